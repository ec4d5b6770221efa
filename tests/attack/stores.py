"""A table with a long history in a file that a test may damage between two servers."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from grimtable.games import game_for
from grimtable.records.record import Record, read_record
from grimtable.records.session import Session
from grimtable.server.tables import Seat
from tests.server.support import House, MadeTable

RECORD = Path(__file__).parents[1] / "records" / "skirmish" / "time_runs_out.json"
#: How much of the record has been played, and where its snapshots stand.
PLAYED = 240
SNAPSHOTS = (50, 100)


def recorded() -> Record:
    """The game as it was played."""
    return read_record(RECORD.read_bytes())


def long_table(house: House, *, entries: int = PLAYED, are_hosts: bool = True) -> MadeTable:
    """A table in the middle of its game, with snapshots a good way back."""
    record = recorded()
    game = game_for(record.setup)
    played = record.entries[:entries]
    made = house.run(
        house.registry.make(
            game,
            record.setup,
            {str(seat): Seat("human", who="Anna") for seat in record.setup.order},
            undo=record.undo,
            status="playing" if entries < len(record.entries) else "over",
            are_hosts=are_hosts,
            entries=[msgspec.json.encode(entry) for entry in played],
        )
    )
    store = house.registry.store
    links = store.history(made.table).links
    for number in SNAPSHOTS:
        rest = Session.wake(game, record.setup, record.undo, played[:number]).rest()
        document = msgspec.json.encode(rest)
        house.run(store.write(made.table, store.resting(made.table, number, document, links[number])))
    table = MadeTable(house, made.table, made.host_token, made.tokens, made.spectator_token)
    for seat in made.tokens:
        table.sit(seat, is_hosts=are_hosts)
    return table


def while_closed(house: House, damage: Callable[[sqlite3.Connection], Any]) -> None:
    """Stop the server, lay hands on its file, and start it again."""
    house.close()
    with closing(sqlite3.connect(house.path)) as file:
        damage(file)
        file.commit()
    house.open()


def metric(house: House, name: str) -> float:
    """One number from the server's metrics."""
    for line in house.request("GET", "/metrics").body.decode().splitlines():
        if line.startswith(f"{name} "):
            return float(line.rpartition(" ")[2])
    return 0.0
