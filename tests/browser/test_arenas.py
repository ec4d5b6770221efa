"""Marines against Marines in the browser: seats by side in the lobby, secrets, scores and the timer."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.arranging import BOT, ME, open_table, sit
from tests.browser.player import Player
from tests.browser.test_phone import HELD, overflow
from tests.browser.visitor import Visitor
from tools.serving import Server

Visit = Callable[..., Visitor]
PACKS = ["amendments", "expansion"]


def first_offer(player: Player, words: str) -> dict[str, Any]:
    return next(offer for offer in player.offers if words in offer["text"])


def answer(player: Player, words: str) -> None:
    """Take the first offer with these words, and wait until this seat is asked again."""
    player.wait_for_turn()
    before = player.revision
    player.choose(first_offer(player, words))
    player.wait_until(f"here.revision > {before}")


def whoever_is_asked(*players: Player) -> Player:
    """The first of them who has to decide."""
    for _ in range(300):
        for player in players:
            decision = player.heard("decision")
            if decision and decision.get("mine") and "begin" in str(decision["offers"]):
                return player
        players[0].page.wait_for_timeout(100)
    raise AssertionError("nobody of them is asked")


def test_a_deathmatch_of_two_on_a_phone(visit: Visit, server: Server) -> None:
    """A card, a respawn point and an action by tapping; points and timer stand at the top all the while."""
    seats = {"red": ME, "green": BOT, "red_saw": BOT, "green_saw": BOT}
    opened = open_table(
        server, "doom2004", seats, scenario="cloverleaf", packs=PACKS, options={"squads": "pairs"}, seed=5
    )
    red = sit(visit(**HELD), opened, "red")
    answer(red, "red: keep")
    answer(red, "red: begin at")
    red.wait_for_turn()
    assert overflow(red.page) == 0
    counted = {counter["id"] for counter in red.picture["counters"]}
    assert counted == {"score_red", "score_green", "timer"}


def test_capture_the_flag_with_two_browsers_and_bots(visit: Visit, server: Server) -> None:
    """What one side is dealt is nowhere in the other's browser until all cards are turned up."""
    seats = dict.fromkeys(("red", "red_saw", "green", "green_saw", "blue", "blue_saw"), BOT)
    opened = open_table(
        server,
        "doom2004",
        {**seats, "red": ME, "red_saw": ME},
        scenario="open_ground",
        packs=PACKS,
        seed=5,
    )
    guns, saws = sit(visit(), opened, "red"), sit(visit(), opened, "red_saw")
    guns.wait_for_turn()
    dealt = [offer["text"].removeprefix("red: keep ") for offer in guns.offers]
    assert len(dealt) == 2
    assert not any(card in str(saws.picture) for card in dealt)
    answer(guns, "red: keep")
    answer(saws, "red_saw: keep")
    for _ in range(2):  # the lot says which side places first
        answer(whoever_is_asked(guns, saws), ": begin at")
    for player in (guns, saws):
        player.wait_until("here.picture.seats.red.cards.length === 1")
        expect(player.page.get_by_text("Timer", exact=False).first).to_be_visible()
