"""Checking and mending: whether the stored tables are whole, and going on behind damage."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import delete, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from grimtable.kernel.errors import GrimtableError
from grimtable.records.resting import Rest
from grimtable.server import schema, series_store
from grimtable.server.chain import Damage, raw, seal
from grimtable.server.database import StorageError, reason_of
from grimtable.server.keeping import Listed, listed
from grimtable.server.store import Statement, Store
from grimtable.server.waking import load


def nothing(_: int) -> None:
    """Nobody watches how far it is."""


def damages(
    store: Store,
    *,
    replay: bool = False,
    ids: list[str] | None = None,
    step: Callable[[int], object] = nothing,
) -> list[str]:
    """What is damaged, one sentence each; with `replay` every game is also lived through."""
    found = _pages(store)
    for table in listed(store):
        if ids is None or table.id in ids:
            found += _of_table(store, table, replay=replay)
            step(1)
    if ids is None:
        found += _of_series(store)
    return found


def _of_series(store: Store) -> list[str]:
    found = []
    for series in series_store.every(store):
        if not series.is_whole:
            found.append(f"series {series.id}: what was agreed is damaged")
        numbers = [game.number for game in series.games]
        if numbers != list(range(1, len(numbers) + 1)):
            found.append(f"series {series.id}: a game is missing")
        found += [
            f"series {series.id}: the line of game {game.number} is damaged; it is written anew from its "
            "table when the series is next looked at"
            for game in series.games
            if not game.is_whole
        ]
    return found


def _pages(store: Store) -> list[str]:
    if not store.database.is_sqlite:
        return []
    try:
        with store.reading() as connection:
            told = connection.execute(text("PRAGMA integrity_check(10)")).scalars().all()
    except StorageError as error:
        return [f"the file cannot be looked through: {error}"]
    return [f"the file: {' '.join(str(line).split())}" for line in told if line != "ok"]


def _of_table(store: Store, table: Listed, *, replay: bool) -> list[str]:
    try:
        history = store.history(table.id)
        found = []
        if history.damage is not None:
            found.append(
                f"table {table.id}: entry {history.damage.entry} of {table.entries} is damaged; "
                f"the {len(history.entries)} before it are whole"
            )
        found += _snapshots(store, table.id, history.links)
    except GrimtableError as error:
        return [f"table {table.id}: {error}"]
    if replay and not found:
        try:
            load(store, table.id)
        except GrimtableError as error:
            found.append(f"table {table.id}: {error}")
    return found


def _snapshots(store: Store, id: str, links: Sequence[bytes]) -> list[str]:
    snapshots = schema.snapshots
    found = []
    with store.reading() as connection:
        rows = connection.execute(
            select(*snapshots.c["entries", "rest", "digest"]).where(snapshots.c.table_id == id)
        )
        for number, rest, digest in rows:
            is_whole = number < len(links) and (
                digest is None or raw(digest) == seal(links[number], number, raw(rest))
            )
            try:
                msgspec.json.decode(raw(rest), type=Rest)
            except msgspec.DecodeError:
                is_whole = False
            if not is_whole:
                found.append(
                    f"table {id}: the snapshot after entry {number} is damaged; the table is rebuilt from "
                    "its entries when it is next opened"
                )
    return found


def mend(store: Store, id: str) -> Damage:
    """Set a damaged entry and all after it aside, so that the table can be played on from before."""
    history = store.history(id)
    damage = history.damage
    if damage is None:
        raise StorageError(f"the history of table {id} is whole; there is nothing to mend")
    entries, snapshots = schema.entries, schema.snapshots
    after = (entries.c.table_id == id) & (entries.c.number >= damage.entry)
    statements: list[Statement] = []
    now = time.time()
    try:
        with store.engine.connect() as connection:
            rows = connection.execute(select(*entries.c["number", "key", "entry"]).where(after)).all()
    except SQLAlchemyError as error:
        raise StorageError(
            f"what comes after the damage cannot be read ({reason_of(error)}); restore table {id} from a "
            "backup, or save what is whole with `export`"
        ) from None
    if rows:
        kept = [
            {
                "table_id": id,
                "what": "entry",
                "number": row[0],
                "key": None if row[1] is None else str(row[1]),
                "document": raw(row[2]),
                "at": now,
            }
            for row in rows
        ]
        statements.append((insert(schema.set_aside), kept))
    statements.append((delete(entries).where(after), {}))
    statements.append(
        (delete(snapshots).where(snapshots.c.table_id == id, snapshots.c.entries >= damage.entry), {})
    )
    stored = store.table(id)
    if stored is not None and stored.status == "over":  # it no longer is: its end is set aside
        statements.append(store.changing(id, status="playing"))
    store.write_and_wait(id, *statements)
    return damage
