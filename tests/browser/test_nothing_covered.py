"""Nothing covers its own subject: what is to be pressed, read or reached is in sight, on desk and phone."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.arranging import BOT, ME, go_on, moment_before, open_table, sit, window_of
from tests.browser.player import POINT, Player
from tests.browser.visitor import DESK, PHONE, Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]
SIX_FRAGS = "doom2004/six_frags_of_three_marines"
SCREENS = pytest.mark.parametrize(
    "screen", [{"viewport": DESK}, {"viewport": PHONE, "has_touch": True}], ids=["desk", "phone"]
)
#: Whether the middle of an element, or a point near its left edge, is the element itself and not a cover.
IS_FREE = """(element, left) => {
  const box = element.getBoundingClientRect()
  const x = left === null ? box.x + box.width / 2 : box.x + left
  const top = document.elementFromPoint(x, box.y + box.height / 2)
  return top !== null && element.contains(top)
}"""


#: Notes whether the words about what happened ever stand there while it is still being played.
TOGETHER = """() => {
  window.together = window.played = false
  const look = () => {
    const isPlaying = document.querySelector('.skip') !== null
    window.played ||= isPlaying
    if (isPlaying && document.querySelector('.saying') !== null) window.together = true
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}"""


def is_free(element: Locator, left: float | None = None) -> bool:
    return bool(element.evaluate(IS_FREE, left))


def let_red_play(invader: Player) -> None:
    """The Invader spawns nothing and moves nobody; then the Marine has had a turn."""
    for _ in range(12):
        quiet = [one for one in invader.offers if {"nothing", "end", "pass"} & set(one["text"].split())]
        began = invader.picture["clock"]["value"]
        invader.choose(quiet[0])
        invader.wait_until("here.decision?.mine")
        if invader.picture["clock"]["value"] > began:
            return
    raise AssertionError("the Marine never had a turn")


def overlaps(one: dict[str, float], other: dict[str, float]) -> bool:
    return not (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def box(element: Locator) -> dict[str, Any]:
    found = element.bounding_box()
    assert found is not None
    return dict(found)


@SCREENS
def test_what_an_interrupt_would_bring_can_be_done(
    visit: Visit, server: Server, screen: dict[str, Any]
) -> None:
    """The odds of an answer take the card's place, so "Do it" is free; going back brings the card again."""
    seats = {"red": BOT, "green": ME, "blue": BOT, "invader": BOT}
    opened = go_on(server, SIX_FRAGS, window_of(SIX_FRAGS, "green", after=600), seats)
    green = sit(visit(**screen), opened, "green")
    green.wait_for_turn()
    offer = next(one for one in green.offers if not one["text"].endswith(": pass"))
    green.begin(offer)
    sure = green.preview.get_by_role("button", name="Do it")
    expect(sure).to_be_visible()
    assert is_free(sure)
    green.preview.get_by_role("button", name="Back").click()
    expect(green.interrupt).to_be_visible()


@SCREENS
def test_a_card_just_played_lies_on_nothing_that_it_lets_somebody_choose(
    visit: Visit, server: Server, screen: dict[str, Any]
) -> None:
    """Scrap Metal asks for a door, and one lies in the corner where cards lie first."""
    seats = {"red": BOT, "green": BOT, "blue": BOT, "invader": ME}
    opened = go_on(server, SIX_FRAGS, moment_before(SIX_FRAGS, "invader: choose door", after=1000), seats)
    invader = sit(visit(**screen), opened, "invader")
    invader.wait_for_turn()
    played = invader.page.locator(".played")
    expect(played).to_be_visible()
    for offer in invader.offers:
        left, top, right, bottom = invader.picture["board"]["doors"][offer["door"]]["line"]
        spot = invader.page.evaluate(POINT, [(left + right) / 2, (top + bottom) / 2])
        assert spot["open"], offer["text"]
    line = played.locator(".text").evaluate("node => parseFloat(getComputedStyle(node).lineHeight)")
    assert played.locator(".text").evaluate(LAST_LINE) >= line - 1, "no line of its text is cut in half"


#: How much of the lowest line of a text that is in sight at all is in sight.
LAST_LINE = """node => {
  const box = node.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(node)
  const lines = [...range.getClientRects()].filter((line) => line.left < box.right && line.top < box.bottom)
  const last = lines.reduce((one, other) => (other.bottom > one.bottom ? other : one))
  return last.bottom <= box.bottom + 1 ? Infinity : box.bottom - last.top
}"""


@SCREENS
def test_every_card_of_the_hand_is_in_sight(visit: Visit, server: Server, screen: dict[str, Any]) -> None:
    opened = open_table(server, "doom2004", {"red": BOT, "invader": ME}, seed=3)
    invader = sit(visit(**screen), opened, "invader")
    invader.wait_for_turn()
    cards = invader.hand.get_by_role("button")
    expect(cards).to_have_count(6)
    for card in cards.all():
        assert is_free(card, left=20), card.inner_text()


@SCREENS
def test_everybody_sees_their_own_goal(visit: Visit, server: Server, screen: dict[str, Any]) -> None:
    """D04-VIC-02: the Invader is told of frags, a Marine of what the scenario wants."""
    opened = open_table(server, "doom2004", {"red": ME, "invader": ME}, seed=3)
    for seat, words in (("red", "Find the red key"), ("invader", "Score 6 frags")):
        player = sit(visit(**screen), opened, seat, host=False)
        goal = player.page.locator(".top .objective")
        expect(goal).to_be_visible()
        expect(goal).to_contain_text(words)


@SCREENS
def test_meanwhile_covers_nothing_of_the_board(visit: Visit, server: Server, screen: dict[str, Any]) -> None:
    opened = open_table(server, "doom2004", {"red": BOT, "invader": ME}, seed=3)
    invader = sit(visit(**screen), opened, "invader")
    invader.wait_for_turn()
    let_red_play(invader)
    meanwhile = invader.page.get_by_role("region", name="Meanwhile")
    expect(meanwhile).to_be_visible()
    assert not overlaps(box(meanwhile), box(invader.page.locator(".board")))


def test_meanwhile_waits_for_the_dice(visit: Visit, server: Server) -> None:
    """While what happened is being played, nothing tells how it ends."""
    opened = open_table(server, "doom2004", {"red": BOT, "invader": ME}, seed=3)
    visitor = visit(settings={"speed": 1, "summariseBots": False})
    invader = sit(visitor, opened, "invader")
    invader.wait_until("here.decision?.mine")
    page = visitor.page
    page.evaluate(TOGETHER)
    let_red_play(invader)
    expect(page.get_by_role("region", name="Meanwhile")).to_be_visible(timeout=60_000)
    assert page.evaluate("window.played"), "something was to be seen"
    assert page.evaluate("window.together") is False


@SCREENS
def test_all_four_boards_of_relic_can_be_reached(
    visit: Visit, server: Server, screen: dict[str, Any]
) -> None:
    seats = {"alpha": ME, "beta": BOT, "gamma": BOT, "delta": BOT}
    alpha = sit(visit(**screen), open_table(server, "relic", seats, seed=3), "alpha")
    alpha.wait_for_turn()
    alpha.choose(alpha.offers[0])
    alpha.wait_for_turn()
    page: Page = alpha.page
    if screen["viewport"] == PHONE:
        chips = page.locator("nav.strip button")
        for chip in chips.all():
            assert is_free(chip), chip.inner_text()
        chips.last.tap()
    boards = page.locator("article.seat")
    expect(boards).to_have_count(4)
    last = boards.filter(has_text="Delta")
    if screen["viewport"] == DESK:
        assert is_free(last.locator(".dials")), "the fourth board is in sight without scrolling"
    last.get_by_role("button", name="Show all").click()
    expect(last).to_contain_text("Level")


def test_where_a_weighed_walk_ends_is_in_sight(visit: Visit, server: Server) -> None:
    """On a small phone the preview lies over half of the board, which makes room for the goal."""
    packs = ["amendments", "expansion"]
    seats = {"red": ME, "invader": BOT}
    opened = open_table(server, "doom2004", seats, seed=4, scenario="breathless", packs=packs)
    red = sit(visit(viewport={"width": 375, "height": 667}, has_touch=True), opened, "red")
    red.wait_for_turn()
    red.choose(red.offer("red: announce sprint"))
    red.wait_for_turn()
    red.point_at_place("7,10")
    expect(red.preview).to_be_visible()
    goal = red.picture["board"]["places"]["7,10"]
    assert red.page.evaluate(POINT, [goal["x"] + 0.5, goal["y"] + 0.5])["open"]
