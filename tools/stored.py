"""What a server's database holds, read past the server: the witness of load and crash tests."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass

QUESTION = "SELECT table_id, number, key, entry FROM entries ORDER BY table_id, number"


@dataclass(frozen=True, slots=True)
class StoredAction:
    """One line of a table's history."""

    number: int
    key: str | None
    action: str


def histories(database: str) -> dict[str, list[StoredAction]]:
    """Every table's decisions in the order in which they were committed."""
    rows: Iterable[tuple[str, int, str | None, bytes]]
    if database.startswith("postgresql://"):
        import psycopg

        with psycopg.connect(database) as connection:
            rows = connection.execute(QUESTION).fetchall()
    else:
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as file:
            rows = file.execute(QUESTION).fetchall()
    found: dict[str, list[StoredAction]] = {}
    for table, number, key, entry in rows:
        action = json.loads(bytes(entry)).get("action", "")
        found.setdefault(table, []).append(StoredAction(number, key, action))
    return found
