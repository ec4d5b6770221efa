"""Looking back: scrub, step, jump, share a link to a moment, play on from there."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.arranging import BOT, ME, asked, moment_before, open_table, recorded, sit
from tests.browser.axe import serious
from tests.browser.player import Player
from tests.browser.visitor import Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]
SEALED = "skirmish/scouts_seal_every_portal"
RESCUED = "doom2004/scientists_rescued_in_time"


def test_scrub_step_and_jump(visit: Visit, server: Server) -> None:
    """The board follows the time line, whichever way it is moved."""
    visitor = visit()
    page = watch(visitor, server, SEALED)
    expect(line(page)).to_have_attribute("aria-valuetext", re.compile("^decision 0 of 142"))
    figures = page.locator("[data-piece]")
    beginning = figures.evaluate_all("all => all.map(one => one.getAttribute('style'))")
    press(page, "One decision on")
    press(page, "One decision on")
    at(page, 2)
    press(page, "One decision back")
    at(page, 1)
    press(page, "To the next turn")
    expect(line(page)).not_to_have_value("1")
    line(page).fill("100")
    at(page, 100)
    expect(figures.first).to_be_visible()
    assert figures.evaluate_all("all => all.map(one => one.getAttribute('style'))") != beginning
    page.keyboard.press("End")
    at(page, 142)
    page.keyboard.press("Home")
    at(page, 0)
    press(page, "To the next mark")
    expect(line(page)).not_to_have_value("0")


@pytest.mark.begun_first
def test_the_chances_and_the_turning_points(visit: Visit, server: Server) -> None:
    """A curve over the time line, the numbers of this moment, and a jump to where the game turned."""
    page = watch(visit(), server, RESCUED)
    chances = page.get_by_role("figure").filter(has_text="Estimated chance to win")
    expect(chances).to_contain_text(re.compile(r"Marines [1-9]\d%.*Invader [1-9]\d%"))
    for kind in ("discoveries", "kills"):
        page.get_by_role("button", name=re.compile(rf"^\d+ {kind}$")).click()
    turning = page.get_by_role("button", name=re.compile(r"^\d+ turning points$"))
    expect(turning).to_have_attribute("aria-pressed", "true")
    seen = []
    for _ in range(int((turning.text_content() or "").split()[0])):
        before = line(page).input_value()
        press(page, "To the next mark")
        expect(line(page)).not_to_have_value(before)
        seen.append(int(line(page).input_value()))
    assert seen == sorted(set(seen))
    assert seen[-1] < int(line(page).get_attribute("max") or 0), "the end is another mark"
    coached(page)
    page.keyboard.press("End")
    expect(chances).to_contain_text("Marines 100%")
    expect(page.get_by_role("button", name="What would have been good here?")).to_have_count(0)


def coached(page: Page) -> None:
    """A hint about this moment: goal, reason and price, two other ways, drawn; gone at the next moment."""
    moment = moment_before(RESCUED, "red: announce", after=600)
    line(page).fill(str(moment))
    at(page, moment)
    page.get_by_role("button", name="What would have been good here?").click()
    told, drawn = page.locator(".desk .hint"), page.locator(".hint-layer")
    expect(told.locator("p")).to_have_text(re.compile(r"\w.*\."))
    expect(drawn.locator(".way, .target, .danger").first).to_be_attached()
    told.locator("summary").click()
    expect(told.locator("li")).to_have_count(2)
    expect(told.get_by_role("button", name="Do that")).to_have_count(0)
    assert serious(page) == []
    press(page, "One decision on")
    expect(told).to_have_count(0)
    expect(drawn).to_have_count(0)


def test_a_game_without_an_estimate_has_no_curve(visit: Visit, server: Server) -> None:
    page = watch(visit(), server, SEALED)
    expect(line(page)).to_be_visible()
    expect(page.get_by_role("figure")).to_have_count(0)


def test_it_plays_by_itself(visit: Visit, server: Server) -> None:
    page = watch(visit(), server, SEALED)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(line(page)).not_to_have_value("0")
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_link_leads_to_the_moment(visit: Visit, server: Server) -> None:
    """Copied here, opened there: the same decision, as everybody may see it."""
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    page = watch(visitor, server, SEALED)
    line(page).fill("57")
    at(page, 57)
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("status").filter(has_text="clipboard")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"/#/replay/\w+/57", link)
    other = visit()
    other.page.goto(link)
    at(other.page, 57)
    other.page.reload()
    at(other.page, 57)


def test_through_the_eyes_of_a_seat(visit: Visit, server: Server) -> None:
    """After the end the game may be watched openly, or as one seat saw it."""
    page = watch(visit(), server, SEALED)
    seen_by = page.get_by_label("Seen by")
    expect(seen_by).to_be_visible()
    for view in ("Everybody (open)", "Spectators"):
        seen_by.select_option(label=view)
        expect(page.get_by_role("application")).to_be_visible()


def test_playing_on_from_a_moment(visit: Visit, server: Server) -> None:
    """A new table begins there; the old one stays as it is."""
    page = watch(visit(), server, SEALED)
    line(page).fill("60")
    at(page, 60)
    page.get_by_role("button", name="Play on").click()
    dialog = page.get_by_role("dialog", name="Continue from here")
    dialog.get_by_role("radio", name="Random").check()
    dialog.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/#/table/**")
    red = Player(page, "red")
    red.wait_until("here.picture")
    red.wait_for_turn()
    expect(page.get_by_text("Continued from decision 60 of another game.")).to_be_visible()


def test_a_line_of_the_log_leads_to_its_moment(visit: Visit, server: Server) -> None:
    """At the table, in mid-game: the board as it was, and back to now."""
    opened = open_table(server, "doom2004", {"red": ME, "invader": BOT}, seed=1)
    red = sit(visit(), opened, "red")
    red.wait_for_turn()
    red.choose(red.offer("red: announce sprint"))
    red.wait_for_turn()
    figure = red.page.locator("[data-piece=red]")
    before = figure.get_attribute("style") or ""
    red.choose(next(offer for offer in red.offers if "step to" in offer["text"]))
    expect(figure).not_to_have_attribute("style", before)
    red.page.get_by_role("log").get_by_role("button", name="Red announces Sprint.").click()
    banner = red.page.get_by_role("status").filter(has_text="earlier moment")
    expect(banner).to_be_visible()
    expect(figure).to_have_attribute("style", before)
    banner.get_by_role("button", name="Back to now").click()
    expect(figure).not_to_have_attribute("style", before)


def watch(visitor: Visitor, server: Server, record: str) -> Page:
    """Open a finished game at its beginning."""
    made = asked(server, "POST", "/api/records", recorded(record))
    visitor.hold(made["table"], host=made["host_token"], seats={})
    page = visitor.go(f"#/replay/{made['table']}")
    expect(page.get_by_role("application")).to_be_visible()
    return page


def line(page: Page) -> Locator:
    return page.get_by_role("slider", name="Time line")


def at(page: Page, decision: int) -> None:
    """The time line stands at this decision, and the address says so."""
    expect(line(page)).to_have_value(str(decision))
    page.wait_for_url(re.compile(rf"#/replay/\w+/{decision}\b"))


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()
