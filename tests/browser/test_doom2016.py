"""DOOM 2016 in the browser: a mission on each side, two people at one table, a phone, and both lessons."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.arranging import BOT, ME, go_on, open_table, sit
from tests.browser.player import Offer, Player
from tests.browser.visitor import PHONE, Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]

MOST_DECISIONS = 400
#: Time is up in this game: both sides have much to do until then, and it ends by itself.
TIME_IS_UP = "doom2016/time_is_up"
NEAR_THE_END = 1070  #: of its 1105 decisions
MARINES = ("alpha", "bravo")
SETTLED = "() => !document.querySelector('.coach .spinner')"


def wished(offers: list[Offer], done: set[str]) -> Offer:
    """One card, one step and every attack; otherwise whatever comes to its end soonest."""
    for wish, is_once in (
        ("pass", False),
        ("attack", False),
        ("keep defence", False),
        ("play", True),
        ("step to", True),
        ("end activation", False),
        ("done", False),
    ):
        fitting = [offer for offer in offers if f": {wish}" in offer["text"]]
        if fitting and not (is_once and wish in done):
            if is_once:
                done.add(wish)
            return fitting[0]
    return offers[0]


def play_to_the_end(players: dict[str, Player], at_most: int = MOST_DECISIONS) -> int:
    """Whoever must decide does what `wished` says; bots go by themselves. Returns the number of decisions."""
    done: dict[str, set[str]] = {seat: set() for seat in players}
    looking = next(iter(players.values()))
    for number in range(at_most):
        looking.wait_until(f"here.result || {list(players)}.includes(here.decision.seat)")
        if looking.heard("result") is not None:
            return number
        player = players[looking.decision["seat"]]
        player.wait_for_turn()
        if player.heard("result") is not None:
            return number
        player.choose(wished(player.offers, done[player.seat]))
        looking.wait_until(f"here.revision >= {player.revision}")
    assert at_most < MOST_DECISIONS, "the mission does not end"
    return at_most


def in_the_falling_hall(visit: Visit, server: Server) -> Player:
    """The hall falls in, so that it ends."""
    visitor = visit()
    opened = open_table(server, "doom2016", {"alpha": ME, "invader": BOT}, scenario="falling_hall", seed=1)
    alpha = sit(visitor, opened, "alpha")
    alpha.wait_for_turn()
    return alpha


def test_a_mission_is_begun_as_a_marine_against_a_bot(visit: Visit, server: Server) -> None:
    """Every action is made by clicking what is offered; two people play to an end below."""
    alpha = in_the_falling_hall(visit, server)
    expect(alpha.page.get_by_role("heading", level=1)).to_have_text("The Falling Hall")
    assert play_to_the_end({"alpha": alpha}, at_most=8) == 8


@pytest.mark.long
def test_a_whole_mission_as_a_marine_against_a_bot(visit: Visit, server: Server) -> None:
    alpha = in_the_falling_hall(visit, server)
    assert play_to_the_end({"alpha": alpha}) > 20
    expect(alpha.page.get_by_role("dialog")).to_contain_text(alpha.heard("result")["sentence"])


def test_two_people_and_bots_at_one_table(visit: Visit, server: Server) -> None:
    """A marine and the Invader in browsers of their own: both see the same end, and no secret hand."""
    one, other = visit(), visit()
    seats = {**dict.fromkeys(MARINES, BOT), MARINES[0]: ME, "invader": ME}
    opened = go_on(server, TIME_IS_UP, NEAR_THE_END, seats)
    marine = sit(one, opened, MARINES[0])
    invader = sit(other, opened, "invader", host=False)
    assert not set(invader.picture["hand"]) & set(marine.picture["cards"])
    play_to_the_end({MARINES[0]: marine, "invader": invader})
    for player in (marine, invader):
        player.wait_until("here.result")
        expect(player.page.get_by_role("dialog")).to_contain_text(player.heard("result")["sentence"])
    assert marine.heard("result") == invader.heard("result")


def test_a_phone(visit: Visit, server: Server) -> None:
    """A tap on a far space shows the card and the way, a second does it; a card is read and played."""
    visitor = visit(settings={"eachStep": False}, viewport=PHONE, has_touch=True, is_mobile=True)
    opened = open_table(server, "doom2016", {"alpha": ME, "invader": BOT}, seed=3)
    alpha = sit(visitor, opened, "alpha")
    to_activation(alpha)
    expect(alpha.hand).to_be_visible()
    alpha.point_at_place("1,5")
    expect(alpha.preview.get_by_role("button", name="Do it")).to_be_visible()
    before = alpha.revision
    alpha.preview.get_by_role("button", name="Do it").tap()
    alpha.wait_until(f"here.revision > {before} && here.picture.pieces.alpha.place === '1,5'")
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_pointing_at_a_demon_shows_cards_way_and_odds(visit: Visit, server: Server) -> None:
    """One click is a plan with its exact odds; who cannot be reached is told why."""
    visitor = visit(settings={"eachStep": False})
    opened = open_table(server, "doom2016", {"alpha": ME, "invader": BOT}, seed=3)
    alpha = sit(visitor, opened, "alpha")
    to_activation(alpha)
    demon = next(piece for piece in alpha.picture["pieces"].values() if piece["seat"] == "invader")
    alpha.point(demon["x"] + 0.5, demon["y"] + 0.5)
    told = visitor.page.get_by_text("no card in your hand brings", exact=False)
    expect(told.or_(alpha.preview).first).to_be_visible()


def to_activation(player: Player) -> None:
    """Answer what is asked before the first activation."""
    for _ in range(10):
        player.wait_for_turn()
        if any(offer["kind"] == "EndActivation" for offer in player.offers):
            return
        player.choose(player.offers[-1])
    raise AssertionError("no activation")


# --- lessons ----------------------------------------------------------------------------------------------

LESSONS = {
    "doom2016-marine": ("alpha", "That is DOOM (2016)"),
    "doom2016-invader": ("invader", "Hell thanks you"),
}


@pytest.mark.parametrize("course", LESSONS)
@pytest.mark.parametrize("seed", [None, pytest.param(2, marks=pytest.mark.long)])
def test_who_only_presses_show_me_gets_to_the_end(visit: Visit, course: str, seed: int | None) -> None:
    """Whatever the dice do (None: those of the lesson): no card asks for what cannot be had, for ever."""
    page = begin(visit(), course, seed)
    seen: list[str] = []
    for _ in range(160):
        on = button(page, "Go on").or_(button(page, "Show me"))
        expect(on.or_(the_end(page, course)).first).to_be_enabled()
        if the_end(page, course).is_visible():
            return
        seen.append(coach(page).get_by_role("heading").inner_text())
        on.first.click()
        page.wait_for_function(SETTLED)
    raise AssertionError(seen)


@pytest.mark.parametrize(
    ("course", "seed"),
    [
        ("doom2016-marine", 4),
        ("doom2016-invader", 1),
        pytest.param("doom2016-invader", 4, marks=pytest.mark.long),  # more than twice as many decisions
    ],
)
def test_who_plays_something_else_gets_to_the_end(visit: Visit, course: str, seed: int) -> None:
    """Any legal thing but what the card asks for; of the coach only what is to be read is pressed."""
    page = begin(visit(), course, seed)
    player, dice = Player(page, LESSONS[course][0]), Random(seed)
    for _ in range(300):
        if the_end(page, course).is_visible():
            return
        if button(page, "Go on").is_visible():
            button(page, "Go on").click()
            continue
        player.wait_for_turn()
        if the_end(page, course).is_visible() or player.heard("result") is not None:
            continue
        ends = [each for each in player.offers if each["kind"] in ("EndActivation", "Pass", "Done")]
        player.choose(dice.choice(ends if ends and dice.random() < 0.6 else player.offers))
        page.wait_for_function(SETTLED)
    raise AssertionError("the lesson does not end")


def begin(visitor: Visitor, course: str, seed: int | None) -> Page:
    if seed is not None:
        visitor.deal(seed)
    page = visitor.go(f"#/learn/{course}")
    page.get_by_role("button", name="Sit down").click()
    expect(coach(page)).to_be_visible()
    return page


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="Coach")


def button(page: Page, name: str) -> Locator:
    return coach(page).get_by_role("button", name=name)


def the_end(page: Page, course: str) -> Locator:
    """The last card, by whatever way."""
    return page.get_by_role("region", name=LESSONS[course][1]).or_(
        page.get_by_role("region", name="Enough for now")
    )
