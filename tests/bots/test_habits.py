"""What `tools.habits` counts of a game of DOOM 2004."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grimtable.games import load_game
from grimtable.games.doom2004 import events
from grimtable.games.doom2004.table import INVADER
from grimtable.kernel import Event, SeatId
from grimtable.kernel.identity import FigureId, Space
from grimtable.kernel.position import Position
from tools.habits import Habits, play, table

DRAWING = """
#####################
# r       o       z #
#   +   +   +   +   #
#     s       k     #
#   +   +   +   +   #
#                   #
#####################
"""
LEGEND: dict[str, dict[str, Any]] = {
    "r": {"marine": "red"},
    "o": {"barrel": True},
    "s": {"tokens": ["shotgun"]},
    "z": {"invader": "zombie"},
    "k": {"invader": "hell_knight"},
}


def watched(happened: Sequence[Event]) -> Habits:
    state: Any = load_game("doom2004").set_up(Position(drawing=DRAWING, legend=LEGEND))
    habits = Habits()
    habits.watch(state, happened)
    return habits


def test_a_large_figure_that_stands_still_is_idle_and_one_beside_a_barrel_in_sight_is_counted() -> None:
    still = watched([events.TurnBegan(INVADER), events.TurnEnded(INVADER)]).counted
    assert (still["turns of large figures"], still["idle large figures"]) == (1, 1)
    assert (still["monster turns"], still["beside a barrel in sight"]) == (2, 1)
    knight = FigureId("hell_knight_1")
    moved = [
        events.TurnBegan(INVADER),
        events.FigureMoved(knight, Space(8), Space(9)),
        events.TurnEnded(INVADER),
    ]
    assert watched(moved).counted["idle large figures"] == 0


def test_a_weapon_within_two_steps_of_the_way_is_passed() -> None:
    red = SeatId("red")
    habits = watched([events.TurnBegan(red), events.TurnEnded(red)])
    assert habits.counted["Marine turns"] == 1
    assert {token for _, token in habits.passed} == {"shotgun"}
    assert not habits.taken


def test_a_game_is_played_and_told() -> None:
    counted = play("knee_deep_in_the_dead", 2, 3, "recruit")
    assert counted["games"] == 1
    assert counted["Marine turns"] > 5
    assert "idle large figures" in table(counted)
