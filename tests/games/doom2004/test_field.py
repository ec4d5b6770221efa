"""What is derived from a table: a copy has everything, and two that differ are told apart."""

import random
from typing import Any, cast

import pytest

from grimtable.games import load_game
from grimtable.games.doom2004.changes import covered
from grimtable.games.doom2004.field import Occupancy
from grimtable.kernel.identity import FigureId
from grimtable.kernel.position import Position

LEGEND: dict[str, dict[str, Any]] = {
    "r": {"marine": "red"},
    "z": {"invader": "zombie"},
    "o": {"barrel": True},
}
DRAWING = "#############\n# r   z   o #\n#############"


def field() -> Occupancy:
    game = load_game("doom2004")
    return cast(
        "Occupancy", game.set_up(Position(drawing=DRAWING, legend=LEGEND, turn={"seat": "red"})).field
    )


def test_a_copy_has_everything() -> None:
    one = field()
    twin = one.copy()
    assert twin == one
    for name in Occupancy.__slots__:
        assert getattr(twin, name) == getattr(one, name), name
    assert twin.at is not one.at


@pytest.mark.parametrize("name", ["known", "obstacles", "barrels", "occupied", "unseen"])
def test_two_that_differ_are_told_apart(name: str) -> None:
    one, other = field(), field()
    assert one == other
    setattr(other, name, getattr(other, name) ^ 1 << 2)
    assert one != other


def test_who_stands_where_is_compared_too() -> None:
    one, other = field(), field()
    other.at[2] = (FigureId("nobody"),)
    assert one != other


def test_no_large_figure_is_forgotten_where_lines_of_sight_ask_for_them() -> None:
    """D04-BIG-06, D04-LOS-04: whatever it does, a figure of several spaces stands where `large` says."""
    game = load_game("doom2004")
    looked_at = 0
    for seed in (1, 2):
        state: Any = game.new(players=4, scenario=None, seed=seed, windows="skip")
        chooser = random.Random(seed)
        while state.result is None:
            state.apply(chooser.choice(state.legal_actions()))
            for invader in state.table.invaders.values():
                spaces = covered(state, invader)
                if spaces & (spaces - 1):
                    looked_at += 1
                    assert not spaces & ~state.field.large, invader
    assert looked_at > 1_000
