"""Keeping: which tables there are and how much they hold, and what goes when it is needed no more."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Table, delete, func, select

from grimtable.server import schema
from grimtable.server.store import Statement, Store

#: Snapshots that lie further back than so many entries are needed no more: a table wakes from a newer one,
#: and when that is damaged from the one before.
_FAR = 400


class Listed(msgspec.Struct, frozen=True):
    """A table as an owner sees it."""

    id: str
    game: str
    name: str
    status: str
    created: str
    touched: float
    entries: int
    bytes: int  #: of history, snapshots and reports
    series: str = ""  #: the series that it belongs to, with which it stays and goes


def listed(store: Store, id: str | None = None) -> list[Listed]:
    """All tables, or one of them, those first that were used last."""
    tables = schema.tables
    chosen = select(
        *tables.c["id", "game", "name", "status", "created", "touched", "series"],
        _at_each(schema.entries, func.count()),
        _at_each(schema.entries, func.sum(func.length(schema.entries.c.entry))),
        _at_each(schema.snapshots, func.sum(func.length(schema.snapshots.c.rest))),
        _at_each(schema.reports, func.sum(func.length(schema.reports.c.document))),
    ).order_by(tables.c.touched.desc())
    if id is not None:
        chosen = chosen.where(tables.c.id == id)
    with store.reading() as connection:
        rows = connection.execute(chosen).all()
    return [Listed(*row[:6], row[7], sum(int(size or 0) for size in row[8:]), series=row[6]) for row in rows]


def _at_each(table: Table, what: ColumnElement[Any]) -> ColumnElement[Any]:
    """Something counted for each table of the registry."""
    return select(what).where(table.c.table_id == schema.tables.c.id).scalar_subquery()


def retiring(table: Listed) -> list[Statement]:
    """What removes a table, if it still is as it was listed."""
    tables, entries = schema.tables, schema.entries
    played_on = (
        select(entries.c.number)
        .where(entries.c.table_id == table.id, entries.c.number > table.entries)
        .exists()
    )
    unchanged = (tables.c.id == table.id) & (tables.c.touched == table.touched)
    return [(delete(tables).where(unchanged, ~played_on), {})]


def thinning(table: str, entries: int, *, is_over: bool, window: int) -> Statement:
    """What removes snapshots that are needed no more; a prepared table keeps the one it began with.

    Of a finished game the newest stays that a look back wakes from, `window` entries before the end.
    """
    snapshots = schema.snapshots
    mine = (snapshots.c.table_id == table) & (snapshots.c.entries > 0)
    if not is_over:
        return delete(snapshots).where(mine, snapshots.c.entries < entries - _FAR), {}
    newest = (
        select(func.max(snapshots.c.entries))
        .where(snapshots.c.table_id == table, snapshots.c.entries <= entries - window)
        .scalar_subquery()
    )
    return delete(snapshots).where(mine, snapshots.c.entries != func.coalesce(newest, -1)), {}


def report_bytes(store: Store) -> int:
    """How much room problem reports take, at all tables."""
    with store.reading() as connection:
        return int(connection.execute(select(func.sum(func.length(schema.reports.c.document)))).scalar() or 0)
