"""What is derived from a table: a copy has everything, and two that differ are told apart."""

from typing import Any, cast

import pytest

from grimtable.games import load_game
from grimtable.games.skirmish.field import Occupancy
from grimtable.kernel.position import Position

LEGEND: dict[str, dict[str, Any]] = {"r": {"figure": "scout"}, "g": {"figure": "ghoul"}}
DRAWING = "#############\n# r   g   . #\n#############"
#: Not compared: they follow from the map and its doors.
DERIVED = {"passage", "scene", "sight"}


def field() -> Occupancy:
    game = load_game("skirmish")
    return cast("Occupancy", game.set_up(Position(drawing=DRAWING, legend=LEGEND)).field)


def test_a_copy_has_everything() -> None:
    one = field()
    twin = one.copy()
    assert twin == one
    for name in Occupancy.__slots__:
        assert getattr(twin, name) == getattr(one, name), name
    assert twin.at is not one.at


@pytest.mark.parametrize("name", ["hidden", "keepers", "known", "occupied", "scouts"])
def test_two_that_differ_are_told_apart(name: str) -> None:
    one, other = field(), field()
    assert one == other
    setattr(other, name, getattr(other, name) ^ 1 << 2)
    assert one != other


def test_who_stands_where_is_compared_too_and_nothing_else_is_a_field() -> None:
    one, other = field(), field()
    other.at[2] = "nobody"
    assert one != other
    assert one != one.at


@pytest.mark.parametrize("name", sorted(DERIVED))
def test_what_follows_from_the_map_is_not_compared(name: str) -> None:
    one, other = field(), field()
    setattr(other, name, None)
    assert one == other
