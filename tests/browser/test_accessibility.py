"""axe finds nothing serious: every page, dark and light, and the table in all its states."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.arranging import (
    BOT,
    ME,
    asked,
    go_on,
    moment_before,
    open_table,
    recorded,
    sit,
    window_of,
)
from tests.browser.axe import serious, serious_in_both_themes
from tests.browser.player import Player
from tests.browser.visitor import PHONE, Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]
FRAGS = "doom2004/six_frags_of_three_marines"
SEALED = "skirmish/scouts_seal_every_portal"
FOUR = {"red": ME, "green": ME, "blue": ME, "invader": ME}
PAGES = (
    "",
    "#/learn",
    "#/new/doom2004",
    "#/tables",
    "#/rules/skirmish",
    "#/cards/doom2004",
    "#/rules/doom2004/D04-LOS-01",
    "#/settings",
    "#/about",
    "#/nowhere",
)


def test_pages(visit: Visit) -> None:
    visitor = visit()
    for path in PAGES:
        page = visitor.turn_to(path)
        assert serious_in_both_themes(page) == [], path


def test_the_table(visit: Visit, server: Server) -> None:
    """In mid-game with all its parts: hand, offers, log, then menu, help, a card, a rule."""
    moment = moment_before(FRAGS, "invader: spawn", after=900)
    invader = sit(visit(), go_on(server, FRAGS, moment, FOUR), "invader")
    invader.wait_for_turn()
    page = invader.page
    assert serious_in_both_themes(page) == []
    for button, dialog in {"Menu": "Menu", "Help and keys": "Help and keys"}.items():
        page.get_by_role("banner").get_by_role("button", name=button).click()
        expect(page.get_by_role("dialog", name=dialog)).to_be_visible()
        assert serious_in_both_themes(page) == [], dialog
        page.keyboard.press("Escape")
    invader.hand.get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert serious_in_both_themes(page) == [], "card"
    page.keyboard.press("Escape")
    invader.dock.get_by_role("button", name=invader.decision["rule"]).click()
    assert serious_in_both_themes(page) == [], "rule"


def test_a_replay_and_the_table_of_doom_2016(visit: Visit, server: Server) -> None:
    visitor = visit()
    made = asked(server, "POST", "/api/records", recorded(SEALED))
    visitor.hold(made["table"], host=made["host_token"], seats={})
    page = visitor.go(f"#/replay/{made['table']}/60")
    expect(page.get_by_role("application")).to_be_visible()
    assert serious_in_both_themes(page) == []
    seats = {"alpha": ME, "bravo": ME, "invader": ME}
    someone = visit()
    alpha = sit(someone, go_on(server, "doom2016/time_is_up", 303, seats), "alpha")
    expect(alpha.board).to_be_visible()
    assert serious_in_both_themes(alpha.page) == []


def test_acting(visit: Visit, server: Server) -> None:
    """An attack with its odds, and a refusal."""
    shot = moment_before(FRAGS, "red: fire pistol at", after=100)
    red = sit(visit(), go_on(server, FRAGS, shot, FOUR), "red")
    red.wait_for_turn()
    begin_shot(red)
    assert serious_in_both_themes(red.page) == []
    red.page.keyboard.press("Escape")
    red.page.keyboard.press("Escape")


def test_an_interrupt(visit: Visit, server: Server) -> None:
    opened = go_on(server, SEALED, window_of(SEALED, "red"), {"red": ME, "green": BOT, "keeper": BOT})
    red = sit(visit(), opened, "red")
    expect(red.interrupt).to_be_visible()
    assert serious(red.page) == []


def test_a_phone(visit: Visit, server: Server) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    red = sit(visitor, open_table(server, "doom2004", {"red": ME, "invader": BOT}, seed=1), "red")
    red.wait_for_turn()
    assert serious(red.page) == []
    for button in ("Seats", "Log"):
        red.page.get_by_role("banner").get_by_role("button", name=button, exact=True).tap()
        expect(red.page.get_by_role("dialog")).to_be_visible()
        assert serious(red.page) == [], button
        red.page.get_by_role("dialog").get_by_role("button", name="Close").first.tap()


def test_a_hand_over_and_an_invitation(visit: Visit, server: Server) -> None:
    table = sit(visit(), go_on(server, SEALED, 60, {"red": ME, "green": ME, "keeper": ME}), "red", "green")
    expect(table.page.get_by_role("heading", name="Hand the screen to")).to_be_visible()
    assert serious(table.page) == []
    page = visit().go("#/new/skirmish")
    page.get_by_role("group", name="Who plays Keeper?").get_by_role("radio", name="A friend").check()
    page.get_by_role("button", name="Open the table and invite").click()
    expect(page.get_by_role("textbox", name="Link for Keeper")).to_be_visible()
    assert serious(page) == []


PALE_BY_DAY = """() => {
  const words = document.createElement('p')
  words.textContent = 'Read me at night'
  words.style.color = '#eee'
  words.style.background = 'var(--surface)'
  document.querySelector('main').append(words)
}"""


def test_axe_would_notice(visit: Visit) -> None:
    """A button without a name and a text nobody can read are found, so silence means something."""
    page = visit().go("")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [one.split(":")[0] for one in serious(page)] == ["critical button-name"]
    page.evaluate(PALE_BY_DAY)
    found = [one.split(":")[0] for one in serious_in_both_themes(page)]
    assert found == ["critical button-name", "serious color-contrast"], "by day only"


def begin_shot(player: Player) -> None:
    """Take aim at somebody, so that the odds are shown."""
    target = next(offer for offer in player.offers if "fire pistol" in offer["text"] and offer.get("pieces"))
    player.begin(target)
    if player.chooser.is_visible():
        player.chooser.get_by_role("button").first.click()
    expect(player.preview.locator(".hit")).to_be_visible()
