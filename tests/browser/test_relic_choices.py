"""Acting in Relic: where to go and what to do there at once, and no question that could not matter."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from playwright.sync_api import expect

from grimtable.games import game_for
from grimtable.games.relic import quiet
from grimtable.kernel import State
from grimtable.records.session import Session
from tests.browser.arranging import BOT, ME, go_on, sit
from tests.browser.player import Player
from tests.browser.visitor import Visitor
from tools.clicks import kept
from tools.serving import Server

Visit = Callable[..., Visitor]
Wanted = Callable[[State[Any, Any], str, str], bool]

DEFAULT: dict[str, Any] = {"eachStep": False}
#: A whole game of veterans.
GAME = "relic"
SEATS = {"alpha": ME, "beta": BOT, "gamma": BOT}


def moment(wanted: Wanted) -> tuple[int, str]:
    """The first decision of Alpha in the recorded game of which this is true, and what was chosen there.

    It is asked about the state, what was chosen, and what was chosen after that.
    """
    record = kept(GAME)
    actions = [step.action for step in record.steps]  # type: ignore[union-attr]  # nothing was repaired there
    session = Session.start(game_for(record.setup), record.setup, undo="free")
    for number, (action, following) in enumerate(pairwise(actions)):
        if action.startswith("alpha: ") and wanted(session.state, action, following):
            return number, action
        session.play(action)
    raise AssertionError("there is no such moment")


def at(visit: Visit, server: Server, number: int) -> Player:
    """Alpha at a moment of the recorded game."""
    return sit(visit(settings=DEFAULT), go_on(server, GAME, number, SEATS), "alpha")


def test_where_to_go_and_what_to_do_there_is_one_click(visit: Visit, server: Server) -> None:
    """One point from the Emissary: the direction says where it leads, and one button goes and draws."""
    number, way = moment(lambda state, action, following: ": go " in action and "orders" in following)
    alpha = at(visit, server, number)
    alpha.wait_for_turn()
    direction = alpha.dock.get_by_role("button", name=alpha.offer(way)["label"])
    expect(direction).to_contain_text("Ultramar Emissary")
    before = alpha.revision
    alpha.dock.get_by_role("button", name="Ultramar Emissary › Carry out Orders").click()
    alpha.wait_until(f"here.revision >= {before + 2}")
    assert alpha.picture["pieces"]["alpha"]["place"] == "ultramar_emissary"
    expect(alpha.page.locator(".log")).to_contain_text("Orders")


def test_a_battle_that_is_won_asks_for_nothing_that_could_only_help_to_win_it(
    visit: Visit, server: Server
) -> None:
    """Take Aim could reroll a die of a battle that is won: the page passes, and says so."""

    def is_won(state: Any, action: str, following: str) -> bool:
        decision = state.decision
        assert decision is not None
        return decision.question == "battle.rolled" and quiet.idle(state) is not None

    number, passing = moment(is_won)
    assert passing == "alpha: pass"
    alpha = at(visit, server, number)
    alpha.wait_until("here.decision?.mine && here.decision?.moment !== 'battle.rolled'")
    expect(alpha.dock).to_contain_text("Done for you: Pass")
    expect(alpha.dock.get_by_role("button", name="Ask me")).to_be_visible()
    expect(alpha.page.locator(".log")).to_contain_text("wins the battle")


def test_an_answer_for_always_outlives_what_the_same_moment_asks_next(visit: Visit, server: Server) -> None:
    """The Heart is used each turn, the Power cards after it are kept: the third turn asks about neither."""
    number, use = moment(
        lambda state, action, following: (
            "use heart_of_the_machine_saint" in action
            and state.decision is not None
            and state.decision.question == "turn.start"
            and len(state.legal) > 2
        )
    )
    for _ in range(5):  # a game that goes on has other dice than it had, and may end before the third turn
        if is_asked_twice(at(visit, server, number), use):
            return
    raise AssertionError("no third turn came")


def is_asked_twice(alpha: Player, use: str) -> bool:
    """Use the Heart once, then always; False when the game was over or long before its third use."""
    asked = 0
    for _ in range(150):
        alpha.wait_for_turn()
        if alpha.page.locator(".log").inner_text().count("uses Heart of the Machine Saint") == 3:
            assert asked == 2
            return True
        if alpha.heard("result") is not None:
            return False
        # What the page answers by itself may be over before it is looked at.
        decision = alpha.heard("decision")
        if decision is None or not decision["mine"]:
            continue
        if decision["moment"] != "turn.start":
            answer(alpha)
        elif use not in [offer["text"] for offer in alpha.offers]:
            press(alpha, "Keep for later")
        else:
            asked += 1
            assert asked < 3, "it is asked a third time"
            press(alpha, "Use Heart" if asked == 1 else "Always: Use Heart of the Machine Saint")
    return False


def press(alpha: Player, name: str) -> None:
    before = alpha.revision
    alpha.interrupt.get_by_role("button", name=name).first.click()
    alpha.wait_until(f"here.revision > {before}")


def answer(alpha: Player) -> None:
    """Whatever declines, or else the first thing offered; in the dock where it stands there.

    Whoever lays a card large thinks of it, and is asked again where it could be played.
    """
    offer = next((offer for offer in alpha.offers if offer.get("declines")), alpha.offers[0])
    button = alpha._button(alpha.dock.locator(".acts"), offer)
    if alpha.decision["window"] or button.count() == 0:
        alpha.choose(offer)
        return
    before = alpha.revision
    button.first.click()
    alpha.finish(offer, before)


def test_whatever_has_to_go_goes_with_one_click(visit: Visit, server: Server) -> None:
    """Too many assets and too many Power cards: both stand in the dock, and each is one click away."""

    def is_both(state: State[Any, Any], action: str, following: str) -> bool:
        held = state.table.players["alpha"].power
        card = action.removeprefix("alpha: discard ")
        return "alpha: discard" in action and card in held and len(state.legal) > len(held) + 1

    number, action = moment(is_both)
    alpha = at(visit, server, number)
    alpha.wait_for_turn()
    before, hand = alpha.revision, len(alpha.picture["hand"])
    card = alpha.offer(action)
    alpha._button(alpha.dock.locator(".acts"), card).first.click()
    alpha.wait_until(f"here.revision > {before}")
    assert len(alpha.picture["hand"]) == hand - 1


def test_what_an_ability_asks_for_stands_beside_it(visit: Visit, server: Server) -> None:
    """Forced March after the roll: "Move exactly 6 spaces" is a button of the interrupt, and does both."""
    number, _ = moment(lambda state, action, following: "play forced_march" in action)
    alpha = at(visit, server, number)
    expect(alpha.interrupt).to_be_visible()
    before = alpha.revision
    alpha.interrupt.get_by_role("group", name="Play Forced March").get_by_role("button").last.click()
    alpha.wait_until(f"here.revision >= {before + 2}")
    alpha.wait_until("here.decision?.rule === 'REL-MOV-04'")
    assert "6 movement points" in alpha.decision["question"]
