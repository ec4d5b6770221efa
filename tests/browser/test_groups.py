"""Many figures by one plan: it lies ready, every order may be changed, one click does all of it."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.arranging import BOT, ME, go_on, moment_before, sit
from tests.browser.axe import serious
from tests.browser.player import Player
from tests.browser.visitor import PHONE, Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]
FRAGS = "doom2004/six_frags_of_three_marines"
SEATS = {"red": BOT, "green": BOT, "blue": BOT, "invader": ME}


def horde(visit: Visit, server: Server, **options: object) -> Player:
    """The Invader, before the first of several invaders goes."""
    opened = go_on(server, FRAGS, moment_before(FRAGS, "invader: activate", after=AFTER), SEATS)
    player = sit(visit(settings={"eachStep": False}, **options), opened, "invader")
    player.wait_for_turn()
    return player


#: In this turn of the record several invaders stand on the board.
AFTER = 150


#: They no longer go, or something is asked that the plan knows nothing of.
QUESTION = """seat => {
  const { decision } = window.witness.seats[seat]
  const isAsked = decision?.mine && document.querySelector('.dock .parts, .interrupt .pass button')
  return isAsked || !document.querySelector('.dock .going')
}"""


def press(player: Player) -> None:
    """Keep the roll, or pass."""
    before = player.revision
    keep = player.dock.get_by_role("button", name="Keep the roll")
    (keep if keep.count() else player.interrupt.locator(".pass button").first).click()
    player.wait_until(f"here.revision > {before}")


def activated(player: Player) -> int:
    return sum("activate" in offer["text"] for offer in player.offers)


def test_one_click_moves_them_all_until_the_dice_fall(visit: Visit, server: Server) -> None:
    invader = horde(visit, server)
    waiting = activated(invader)
    assert waiting >= 3
    plan = invader.page.get_by_role("region", name="All go on as before")
    expect(plan).to_be_visible()
    assert invader.page.locator(".group-way").count() >= 1
    plan.get_by_role("button", name="All go").click()
    going = invader.page.get_by_text("They go, one after the other")
    for _ in range(20):
        # Questions in between are the player's; then they go on, until the rest is another plan.
        invader.page.wait_for_function(QUESTION, arg="invader")
        if going.count() == 0:
            break
        press(invader)
    assert activated(invader) <= waiting - 2


def test_some_are_sent_elsewhere_before_it_is_confirmed(visit: Visit, server: Server) -> None:
    invader = horde(visit, server)
    plan = invader.page.get_by_role("region", name="All go on as before")
    plan.get_by_role("button", name="Change…").click()
    rows = plan.get_by_role("listitem")
    figure = next(offer["pieces"][0] for offer in invader.offers if "activate" in offer["text"])
    piece = invader.picture["pieces"][figure]
    # A figure is chosen on the board, and told to stay.
    invader.point(piece["x"] + piece["w"] / 2, piece["y"] + piece["h"] / 2)
    row = rows.filter(has_text=piece["name"]).get_by_role("button").first
    expect(row).to_have_attribute("aria-pressed", "true")
    plan.get_by_role("button", name="Stay", exact=True).click()
    expect(row).to_contain_text("stays")
    # In its row it is chosen again and sent to an enemy.
    row.click()
    marine = next(
        one for one in invader.picture["pieces"].values() if one["seat"] in ("red", "green", "blue")
    )
    invader.point(marine["x"] + 0.5, marine["y"] + 0.5)
    expect(row).not_to_contain_text("stays")
    expect(row).to_contain_text(marine["name"])
    assert serious(invader.page) == []
    # Only this one goes.
    row.click()
    before = invader.revision
    plan.get_by_role("button", name="Only this one").click()
    invader.wait_until(f"here.revision > {before}")


def test_escape_leaves_it_and_nothing_has_moved(visit: Visit, server: Server) -> None:
    invader = horde(visit, server)
    before = invader.revision
    plan = invader.page.get_by_role("region", name="All go on as before")
    plan.get_by_role("button", name="Change…").click()
    expect(plan.get_by_role("listitem").first).to_be_visible()
    invader.page.keyboard.press("Escape")
    expect(plan.get_by_role("listitem")).to_have_count(0)
    assert invader.revision == before


def test_a_thumb_finds_it(visit: Visit, server: Server) -> None:
    invader = horde(visit, server, viewport=PHONE, has_touch=True, is_mobile=True)
    plan = invader.page.get_by_role("region", name="All go on as before")
    plan.get_by_role("button", name="Change…").tap()
    expect(plan.get_by_role("button", name="All go")).to_be_in_viewport()
    assert serious(invader.page) == []
