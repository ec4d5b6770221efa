"""Keeping series: which there are, how long they are kept, and what goes into the archive before they go.

The tables of a series go together or not at all. In the archive a series is a folder as `grimtable series`
makes it: what was agreed, and the record of each game.
"""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec
from sqlalchemy import delete, select

from grimtable.kernel.errors import RecordError
from grimtable.records.record import write_whole
from grimtable.series.series import AGREED
from grimtable.server import schema, series_store
from grimtable.server.database import StorageError
from grimtable.server.keeping import Listed, listed
from grimtable.server.retention import Retention, day_of
from grimtable.server.store import Store
from grimtable.server.stored import StoredSeries
from grimtable.server.waking import load

log = logging.getLogger(__name__)


class ListedSeries(msgspec.Struct, frozen=True):
    """A series as an owner sees it."""

    series: StoredSeries
    tables: tuple[Listed, ...]

    @property
    def touched(self) -> float:
        """When somebody last changed it, or played one of its games."""
        return max([self.series.touched, *(table.touched for table in self.tables)])

    @property
    def status(self) -> str:
        """As retention sees it: never begun, or begun."""
        return "playing" if self.series.games else "waiting"

    @property
    def kind(self) -> str:
        """What was agreed, in a word."""
        try:
            agreed = msgspec.json.decode(self.series.spec)
            return f"{agreed['game']} {agreed['kind']}"
        except (msgspec.DecodeError, KeyError, TypeError):
            return "damaged"


def listed_series(store: Store, tables: list[Listed] | None = None) -> list[ListedSeries]:
    """All series, those first that were used last."""
    by_series: dict[str, list[Listed]] = {}
    for table in listed(store) if tables is None else tables:
        by_series.setdefault(table.series, []).append(table)
    found = [
        ListedSeries(series, tuple(by_series.get(series.id, ()))) for series in series_store.every(store)
    ]
    return sorted(found, key=lambda each: -each.touched)


def due(retention: Retention, series: list[ListedSeries], now: float) -> list[ListedSeries]:
    """Those whose time has come, the oldest first."""
    found = []
    for each in series:
        until = retention.until(each.status, each.touched)
        if until is not None and until <= now:
            found.append(each)
    return sorted(found, key=lambda each: each.touched)


def export_series(store: Store, series: StoredSeries, folder: Path) -> Path:
    """Write a series into a folder of its own, every record with its secrets; the folder."""
    place = folder / f"series-{series.id}"
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError(f"{place} cannot be used: {error.strerror or error}") from None
    write_whole(place / AGREED, msgspec.json.format(series.spec.encode(), indent=2) + b"\n")
    for game in series.games:
        load(store, game.table).session.save(place / f"{game.number:02}-{game.scenario}.json")
    return place


def retire_series(store: Store, listed: ListedSeries, archive: str) -> Path | None:
    """Archive a series and remove it with its tables, unless it has changed since it was listed."""
    series = listed.series
    path = None
    if series.games:
        if not archive:
            raise StorageError("there is no folder for records; set GRIMTABLE_ARCHIVE")
        for game in series.games:
            damage = store.history(game.table).damage
            if damage is not None:
                raise RecordError(
                    f"entry {damage.entry} of table {game.table} is damaged, so series {series.id} is not "
                    "archived by itself; save what is whole with `grimtable server-admin export`"
                )
        path = export_series(store, series, Path(archive))
    changed = [each for each in listed_series(store) if each.series.id == series.id]
    if changed and changed[0].touched != listed.touched:
        raise StorageError(f"series {series.id} was changed meanwhile and stays")
    tables = schema.tables.c
    store.write_and_wait(
        series.id,
        *(
            (delete(schema.tables).where(tables.id == table.id, tables.touched == table.touched), {})
            for table in listed.tables
        ),
        (
            delete(schema.series).where(
                schema.series.c.id == series.id,
                schema.series.c.touched == series.touched,
                ~select(tables.id).where(tables.series == series.id).exists(),
            ),
            {},
        ),
    )
    where = "nothing was played in it" if path is None else f"its records are in {path}"
    log.info("series %s (last changed %s) is removed; %s", series.id, day_of(listed.touched), where)
    return path
