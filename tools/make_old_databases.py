"""Make the stored databases of older schemas: `python -m tools.make_old_databases` after a new migration.

Each is a small SQLite file as text, made by the migrations up to one revision and filled as the servers of
that time did; the tests open every one with today's server and play on.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import create_engine

from grimtable.games import game_for
from grimtable.kernel.series import Finished
from grimtable.records.record import Record, read_record
from grimtable.records.session import Session
from grimtable.series.course import FORMAT, SeriesSpec
from grimtable.server.chain import first_link, link, seal
from grimtable.server.database import migrations
from grimtable.server.tokens import hash_of

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "tests" / "attack" / "databases"
RECORD = ROOT / "tests" / "records" / "skirmish" / "scouts_seal_every_portal.json"

#: One game that goes on and one that is over. Tokens are the table and the role, such as `going red`.
TABLES = {"going": 135, "over": None}
SNAPSHOT = 10
SERIES = "saga"


def revisions() -> list[str]:
    """Every schema but today's, the oldest first."""
    from alembic.script import ScriptDirectory

    _, *older = ScriptDirectory.from_config(migrations()).walk_revisions()
    return [each.revision for each in older][::-1]


def migrated(path: Path, revision: str) -> None:
    """An empty SQLite file as the servers of this revision made it."""
    from alembic import command

    engine = create_engine(f"sqlite:///{path}")
    config = migrations()
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        connection.commit()
    engine.dispose()


def rows() -> dict[str, list[dict[str, Any]]]:
    """What the tables of the first schema held, and what later ones added."""
    record = read_record(RECORD.read_bytes())
    game = game_for(record.setup)
    found: dict[str, list[dict[str, Any]]] = {
        name: [] for name in ("tables", "keys", "seats", "entries", "snapshots", "notes")
    }
    for id, count in TABLES.items():
        entries = record.entries[:count]
        setup = msgspec.json.encode(record.setup).decode()
        found["tables"].append(
            {
                "id": id,
                "game": record.game,
                "name": f"A game that is {id}",
                "created": "2026-11-15T20:00:00Z",
                "touched": 1_795_000_000.0,
                "status": "over" if count is None else "playing",
                "asked": "",
                "paused": 0,
                "undo": record.undo,
                "timer": None,
                "watching": "anybody",
                "setup": setup,
                "rules": game.version,
                "content": game.content_hash,
            }
        )
        roles: list[tuple[str, str | None]] = [("host", None), ("spectator", None)]
        roles += [("seat", str(seat)) for seat in record.setup.order]
        for role, seat in roles:
            token = hash_of(f"{id} {seat or role}")
            found["keys"].append({"hash": token, "table_id": id, "role": role, "seat": seat})
        for place in record.setup.order:
            found["seats"].append(
                {
                    "table_id": id,
                    "seat": str(place),
                    "player": "human",
                    "level": None,
                    "who": "Anna",
                    "is_hosts": 1,
                }
            )
        links = [first_link(id, record.game, setup)]
        for number, entry in enumerate(entries, 1):
            key = f"{record.setup.order[0]}:key {number}"
            document = msgspec.json.encode(entry)
            links.append(link(links[-1], number, key, document))
            found["entries"].append(
                {"table_id": id, "number": number, "key": key, "entry": document, "digest": links[-1]}
            )
        rest = msgspec.json.encode(Session.wake(game, record.setup, record.undo, entries[:SNAPSHOT]).rest())
        digest = seal(links[SNAPSHOT], SNAPSHOT, rest)
        found["snapshots"].append({"table_id": id, "entries": SNAPSHOT, "rest": rest, "digest": digest})
        found["notes"].append({"table_id": id, "note": '{"key":"note-imported","arguments":{}}'})
    found["tables"][-1] |= {"series": SERIES, "closed": 1}
    return found | series_rows(record)


def series_rows(record: Record) -> dict[str, list[dict[str, Any]]]:
    """A series whose first game is over."""
    assert record.result is not None
    finished = Finished(record.setup, record.result, len(record.entries))
    spec = SeriesSpec(FORMAT, record.game, "match", len(record.setup.seats))
    agreed = {"undo": record.undo, "timer": None, "watching": "anybody", "windows": ""}
    line = {"number": 1, "table_id": "over", "scenario": record.setup.scenario}
    return {
        "series": [
            {
                "id": SERIES,
                "name": "Fridays",
                "created": "2026-11-15T20:00:00Z",
                "touched": 1_795_000_000.0,
                "spec": msgspec.json.encode(spec).decode(),
                **agreed,
            }
        ],
        "series_keys": [
            {"hash": hash_of(f"{SERIES} {seat}"), "series_id": SERIES, "role": "seat", "seat": str(seat)}
            for seat in record.setup.order
        ],
        "series_seats": [
            {"series_id": SERIES, "seat": str(seat), "player": "human", "who": "Anna", "is_hosts": 1}
            for seat in record.setup.order
        ],
        "series_games": [{"series_id": SERIES, **line, "finished": msgspec.json.encode(finished)}],
    }


def fill(file: sqlite3.Connection, found: dict[str, list[dict[str, Any]]]) -> None:
    """Write what this schema has columns for."""
    for table, each in found.items():
        there = {row[1] for row in file.execute(f"PRAGMA table_info({table})")}
        for row in each if there else ():
            kept = {name: value for name, value in row.items() if name in there}
            names, places = ", ".join(kept), ", ".join("?" * len(kept))
            file.execute(f"INSERT INTO {table} ({names}) VALUES ({places})", tuple(kept.values()))
    file.commit()


def dumped(revision: str) -> str:
    """A filled database of this revision as text."""
    folder = Path(tempfile.mkdtemp(prefix="grimtable-old-"))
    try:
        path = folder / "tables.sqlite3"
        migrated(path, revision)
        with closing(sqlite3.connect(path)) as file:
            fill(file, rows())
            return "".join(f"{line}\n" for line in file.iterdump())
    finally:
        shutil.rmtree(folder)


def main(arguments: Sequence[str] = ()) -> int:
    """Write those that are missing; all anew with `--all`, when the rules of skirmish have changed."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for revision in revisions():
        path = FOLDER / f"{revision}.sql"
        if not path.exists() or "--all" in arguments:
            path.write_text(dumped(revision), encoding="utf-8")
            print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    import sys

    raise SystemExit(main(sys.argv[1:]))
