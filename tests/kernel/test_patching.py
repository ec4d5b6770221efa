"""Patching: what no hand would write into a table is refused, and what did not arrive is named."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.kernel.data import Data
from grimtable.kernel.errors import StateError
from grimtable.kernel.oddities import MAX_DEPTH
from grimtable.kernel.patching import check_changes, retabled

LARGE = 2_000_000


class Chest(Data):
    """What lies in a room."""

    coins: int = 0


class Room(Data):
    """A table with records in a list."""

    chests: list[Chest]
    depth: int = 0


@pytest.mark.parametrize(
    "plain", [{"a": 1, "seed": LARGE}, {"a": {"b": 1, "c": LARGE}}, {"a": [1, LARGE]}, {"a": -LARGE}]
)
def test_a_large_number_is_fine_in_a_table_that_has_one(plain: dict[str, Any]) -> None:
    check_changes(plain, {"a": 3 * LARGE})


@pytest.mark.parametrize("plain", [{"a": 1}, {}, {"a": [1, 2], "b": {"c": 3}}, {"a": "text"}])
def test_a_large_number_is_refused_in_a_table_without_one(plain: dict[str, Any]) -> None:
    with pytest.raises(StateError, match="use a whole number of at most 1,000,000"):
        check_changes(plain, {"a": 3 * LARGE})


@pytest.mark.parametrize("wrap", [lambda inner: [inner], lambda inner: {"in": inner}])
def test_a_value_may_not_be_deeper_than_a_table(wrap: Any) -> None:
    value: Any = 1
    for _ in range(MAX_DEPTH - 1):
        value = wrap(value)
    check_changes({}, {"a": value})
    with pytest.raises(StateError, match="too deep or too long"):
        check_changes({}, {"a": wrap(value)})


def test_a_key_that_a_record_in_a_list_does_not_have_is_named_with_its_place() -> None:
    room = Room([Chest(1), Chest(2)])
    assert retabled(room, {"chests.1.coins": 5}) == Room([Chest(1), Chest(5)])
    with pytest.raises(StateError, match=r"chests\.1 has no value coin; did you mean coins\?"):
        retabled(room, {"chests.1": {"coins": 5, "coin": 6}})


def test_an_item_is_named_by_a_number_of_at_most_six_digits() -> None:
    """Longer ones name nothing that a list could hold, and are not even read."""
    room = Room([Chest()] * 100_001)
    changed = retabled(room, {"chests.100000.coins": 5})
    assert changed.chests[100_000] == Chest(5)
    with pytest.raises(StateError, match=r"its items are numbered from 0, so '0000001' is none"):
        retabled(room, {"chests.0000001.coins": 5})
