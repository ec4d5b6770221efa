"""Records of a game in progress are written in Python's own way, and are records all the same."""

from __future__ import annotations

import dis
import sys
from typing import Any

import msgspec
import pytest

from grimtable.games import load_game
from grimtable.kernel.chance import Chance
from grimtable.kernel.data import Data
from grimtable.kernel.frame import Frame
from grimtable.kernel.writing import quickly_written


@quickly_written
class Purse(msgspec.Struct):
    coins: int = 0
    notes: tuple[str, ...] = ()


@quickly_written
class Seal(msgspec.Struct, frozen=True):
    mark: str


def _records(base: type[Data]) -> list[type[Data]]:
    return [each for below in base.__subclasses__() for each in (below, *_records(below))]


def test_a_record_stays_what_it_is() -> None:
    purse = Purse(3)
    purse.coins = 4
    purse.notes = ("owed",)
    assert purse == Purse(4, ("owed",))
    assert msgspec.json.decode(msgspec.json.encode(purse), type=Purse) == purse
    with pytest.raises(AttributeError):
        purse.gold = 1  # type: ignore[attr-defined]
    del purse.coins
    with pytest.raises(AttributeError):
        print(purse.coins)


def test_what_is_frozen_stays_frozen() -> None:
    with pytest.raises(AttributeError):
        Seal("wax").mark = "lead"  # type: ignore[misc]


def test_everything_that_rules_write_is_written_quickly() -> None:
    """Python writes at once only where a class has its own way of writing."""
    remembered = [each.remembers for each in load_game("skirmish").procedures.values()]
    parts = [part for part in _records(Data) if part.__module__.startswith("grimtable.games.skirmish")]
    assert parts
    for record in (Frame, Chance, *remembered, *parts):
        assert vars(record)["__setattr__"] is object.__setattr__, record


@pytest.mark.skipif(sys.gettrace() is not None, reason="who is traced is not specialised")
def test_python_writes_at_once() -> None:
    def fill(purse: Purse) -> None:
        for coins in range(100):
            purse.coins = coins

    fill(Purse())
    forms: Any = dis.get_instructions(fill, adaptive=True)
    assert [each.opname for each in forms if each.opname.startswith("STORE_ATTR")] == ["STORE_ATTR_SLOT"]
