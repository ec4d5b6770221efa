"""Doors as those who plan their way see them: which ones Marines could open."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.doom2004.bots.walking import passage_for
from grimtable.games.doom2004.topics.doors import is_unlocked
from grimtable.kernel.position import Position
from tests.support.rule import rule

GAME: Any = load_game("doom2004", ["amendments", "expansion"])
DRAWING = """
#############
# r A   B   #
#############
"""


def corridor(keys: list[str]) -> Any:
    """Door A has a red lock, and door B is worked by a switch alone."""
    doors = {"A": {"key": "red"}, "B": {"kind": "switched"}}
    more = {"doors": doors, "keys": keys}
    turn = {"seat": "red", "action": "sprint"}
    return GAME.set_up(Position(drawing=DRAWING, legend={"r": {"marine": "red"}}, turn=turn, more=more))


@rule("D04-DOR-12", "D04-DOR-13", "D4X-MAP-06")
@pytest.mark.parametrize(("keys", "unlocked"), [([], False), (["red"], True)])
def test_a_marines_way_leads_through_a_lock_with_its_key_and_never_through_a_switched_door(
    keys: list[str], unlocked: bool
) -> None:
    state = corridor(keys)
    assert is_unlocked(state, "A") is unlocked
    assert not is_unlocked(state, "B")
    ways = passage_for(state, marine=True).neighbours
    west, middle, east = (state.field.board.read(name) for name in ("0,0", "1,0", "2,0"))
    assert bool(ways[west] >> middle & 1) is unlocked
    assert not ways[middle] >> east & 1
