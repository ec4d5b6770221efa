"""Attacks on memory: tables that are opened, played at and left, in every way, leave nothing behind.

The server's collector looks through everything very seldom, so that nobody waits for it: what a table held
has to go by itself, the moment it is put to sleep or removed. So these tests run without the collector.
Only what is made during a test counts: earlier tests of the process may have left tables of their own.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time
import weakref
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from grimtable.games import installed, load_game
from grimtable.kernel import State
from grimtable.records.session import Session
from grimtable.server.automation import Driver
from grimtable.server.channels import Channel, Watcher
from grimtable.server.table import LiveTable
from tests.server.support import House, MadeTable, play

#: Whatever belongs to one table or to one connection.
OF_A_TABLE: tuple[type, ...] = (LiveTable, Session, State, Watcher, Channel, Driver)
#: Seconds in which whatever runs beside comes to its end.
SOON = 20.0


@pytest.fixture(autouse=True)
def no_collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What was there before a test is hidden from the collector, and nothing that comes later."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.disable()
    # A server that has warmed up hides what there is, and would hide its own tables from the test.
    monkeypatch.setattr(gc, "freeze", lambda: None)
    # What is logged here is kept by the test's own listeners, with the frames of every error.
    logging.disable()
    yield
    logging.disable(logging.NOTSET)
    gc.enable()


def alive() -> Counter[str]:
    """How many there are of everything that belongs to a table, since the test began."""
    return Counter(type(each).__name__ for each in gc.get_objects() if type(each) in OF_A_TABLE)


def tasks(house: House) -> int:
    async def count() -> int:
        return len(asyncio.all_tasks())

    return house.run(count())


def sleep(house: House) -> None:
    """Every table that nobody looks at is put to sleep."""

    async def sweep() -> None:
        house.registry.sweep(0.0)

    until = time.monotonic() + SOON
    house.run(sweep())
    while house.registry.tables and time.monotonic() < until:
        time.sleep(0.02)
        house.run(sweep())
    assert not house.registry.tables


def comes_to(expected: object, look: Callable[[], object]) -> None:
    """What is let go of in threads goes a moment later."""
    until = time.monotonic() + SOON
    while (found := look()) != expected and time.monotonic() < until:
        time.sleep(0.05)
    assert found == expected


def visit(house: House, game: str) -> MadeTable:
    """A table of people, with everything that can be asked at it."""
    setup = load_game(game).setup()
    table = house.make(game, seats=dict.fromkeys(map(str, setup.order), "human"), undo_policy="free")
    first, *others = map(str, setup.order)
    with table.seated(first, *others) as players, table.join(language="de"), table.join(language="pl"):
        play(players, 4)
        asked = next(player for player in players if player.seat == players[0].decision["seat"])
        for question in ({"what": "hint"}, {"what": "forecast", "offer": "0"}, {"what": "log"}):
            asked.ask(**question)
        asked.do("undo")
        asked.do("repair", reason="look", changes={"no.such": "1"}, leave=None)
        house.request("POST", f"{table.path}/report", {"text": "odd"}, token=table.tokens[first])
    for path in ("record", "replay", "replay/1", "reports"):
        house.request("GET", f"{table.path}/{path}", token=table.tokens[first])
    return table


@pytest.mark.parametrize("game", installed())
def test_tables_that_were_left_leave_nothing(house: House, game: str) -> None:
    visit(house, game)
    sleep(house)
    comes_to(Counter(), alive)
    before = tasks(house)
    for _ in range(3):
        visit(house, game)
    gone = [weakref.ref(table) for table in house.registry.tables.values()]
    assert len(gone) == 3
    sleep(house)
    comes_to([True] * 3, lambda: [each() is None for each in gone])
    comes_to(Counter(), alive)
    # Fewer, if something of the first table was still being written when they were counted.
    comes_to(True, lambda: tasks(house) <= before)


def test_tables_that_were_removed_leave_nothing(house: House) -> None:
    for _ in range(4):
        table = visit(house, "skirmish")
        with table.seated("red", "keeper"):
            assert house.request("DELETE", table.path, token=table.host).status == 204
    assert not house.registry.tables
    comes_to(Counter(), alive)


def test_games_of_bots_that_ended_leave_nothing(house: House) -> None:
    for seed in range(3):
        table = house.make(seats={"red": "bot", "keeper": "bot"}, seed=seed)
        with table.join() as watcher:
            while watcher.result is None:
                watcher.next("update", "welcome")
    sleep(house)
    comes_to(Counter(), alive)


def test_a_fault_keeps_no_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error knows the frames it went through, and those know the table."""

    def broken(*_: Any, **__: Any) -> Any:
        raise ValueError("nothing can be drawn")

    table = house.make()
    monkeypatch.setattr(type(load_game("skirmish")), "picture", broken)
    with table.seated("red", "keeper") as players:
        play(players, 3)
    monkeypatch.undo()
    sleep(house)
    comes_to(Counter(), alive)
