"""Reactions to reactions: nested, saved in the middle, carried on in another process."""

import subprocess
import sys
from pathlib import Path

from grimtable.games.skirmish.events import AttackRolled, CardCancelled, CardDiscarded, FigureMoved
from grimtable.kernel.playout import chooser, random_playout
from grimtable.kernel.window import Window
from tests.games.skirmish.situation import Situation
from tests.support.rule import rule

DUEL = """
#####################
# r               P #
#   +   +   +   +   #
#     g             #
#####################
"""

#: loads a state from standard input, plays on at random and prints what comes of it
PLAY_ON = """
import sys
from grimtable.games import load_game
from grimtable.kernel.playout import chooser, random_playout
state = load_game("skirmish").load(sys.stdin.buffer.read())
random_playout(state, chooser(11))
print(state.decisions, state.digest())
"""


def reaction_to_a_reaction() -> Situation:
    """The ghoul attacks, red dives, the keeper says Not Today, and red may say Not Today to that."""
    duel = Situation(
        DUEL,
        hands={"red": ("dive", "not_today", "brace"), "keeper": ("not_today", "swarm")},
        turn={"seat": "keeper", "figure": "ghoul_1"},
        seed=4,
    )
    return duel.play("keeper: attack red_scout_1", "red: play dive_1", "keeper: play not_today_2")


@rule("SKI-CRD-03", "SKI-REA-03")
def test_a_reaction_is_answered_inside_the_attack_it_interrupts() -> None:
    duel = reaction_to_a_reaction()
    assert [frame.procedure.id for frame in duel.state.stack] == [
        *("game", "turn", "activation", "attack"),
        *("window", "playing", "window", "playing", "window"),
    ]
    assert duel.offers() == ["red: play not_today_1", "red: pass"]


@rule("SKI-CRD-04", "SKI-CRD-05", "SKI-ATK-04")
def test_cancelling_the_canceller_lets_the_first_card_take_effect() -> None:
    duel = reaction_to_a_reaction().play("red: play not_today_1")
    assert [event.card for event in duel.happened(CardCancelled)] == ["not_today_2"]
    assert duel.offers() == ["red: choose space 1,0", "red: choose space 0,1"]

    duel.play("red: choose space 1,0")
    assert [event.figure for event in duel.happened(FigureMoved)] == ["red_scout_1"]
    assert sorted(event.card for event in duel.happened(CardDiscarded)) == [
        "dive_1",
        "not_today_1",
        "not_today_2",
    ]


@rule("SKI-CRD-04", "SKI-CRD-05")
def test_a_cancelled_card_does_nothing_and_is_discarded() -> None:
    duel = reaction_to_a_reaction().play("red: pass")
    assert [event.card for event in duel.happened(CardCancelled)] == ["dive_1"]
    assert not duel.happened(FigureMoved)
    assert duel.table.decks["scouts"].discard == ["dive_1"]
    assert duel.happened(AttackRolled)


def test_a_copy_and_a_saved_twin_offer_the_same_and_play_on_to_the_same_end() -> None:
    duel = reaction_to_a_reaction()
    loaded = duel.game.load(duel.state.to_json())
    ends = set()
    for twin in (duel.state.copy(), loaded, duel.state):
        assert twin.legal_actions() == duel.state.legal_actions() or twin is duel.state
        random_playout(twin, chooser(11))
        ends.add((twin.decisions, twin.digest()))
    assert len(ends) == 1


def test_saved_inside_a_reaction_to_a_reaction_it_plays_on_elsewhere_to_the_same_digest() -> None:
    duel = reaction_to_a_reaction()
    saved = duel.state.to_json()
    source = str(Path(sys.modules["grimtable"].__file__ or "").parent.parent)
    elsewhere = subprocess.run(
        [sys.executable, "-c", PLAY_ON],
        input=saved,
        capture_output=True,
        check=True,
        # Another order of hashes, so that nothing can depend on it.
        env={"PYTHONPATH": source, "PYTHONHASHSEED": "12345"},
    )
    random_playout(duel.state, chooser(11))
    assert elsewhere.stdout.decode().split() == [str(duel.state.decisions), duel.state.digest()]


@rule("SKI-REA-08")
def test_a_seat_reacts_as_often_as_it_can_and_before_the_roll_everybody_is_asked_anew() -> None:
    """Red dives and may dive again; the window stands at its first seat again and knows the card."""
    duel = Situation(DUEL, hands={"red": ("dive", "dive")}, turn={"seat": "keeper", "figure": "ghoul_1"})
    duel.play("keeper: attack red_scout_1", "red: play dive_1", "red: choose space 1,0")
    window = duel.state.innermost(Window)
    assert (window.seats, window.position, window.used) == (("red", "keeper"), 0, ("dive_1",))
    assert window.reopens
    assert duel.offers() == ["red: play dive_2", "red: pass"]


@rule("SKI-HID-04")
def test_a_bluffing_table_asks_whoever_holds_cards() -> None:
    """Neither side holds an answer, but both hold cards: with windows = ask both are asked all the same."""
    asked: dict[str, list[str]] = {}
    for windows in ("skip", "ask"):
        duel = Situation(
            DUEL,
            hands={"red": ("double_time",), "keeper": ("oathbreaker",)},
            turn={"seat": "keeper", "figure": "ghoul_1"},
            windows=windows,
            seed=1,
        )
        duel.play("keeper: attack red_scout_1")
        seats = []
        while duel.state.decision is not None and duel.state.decision.is_window:
            seats.append(duel.state.decision.seat)
            duel.play(f"{seats[-1]}: pass")
        asked[windows] = seats
    assert asked["skip"] == []
    assert asked["ask"][:2] == ["red", "keeper"]
