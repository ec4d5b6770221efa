"""What is derived from a table: a copy has everything, and two that differ are told apart."""

from typing import Any, cast

import pytest

from grimtable.games import load_game
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
