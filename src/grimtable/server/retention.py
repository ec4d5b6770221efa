"""Retention: how long tables are kept, by a policy that the owner sets; archived, then removed.

A game, finished or abandoned, becomes a record file in the archive before its table goes; without an archive
it stays for ever. Only tables at which nothing was ever played go without a trace. Every table says until
when it is kept, and every one that goes is a line in the log.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from pathlib import Path

import msgspec

from grimtable.kernel.errors import GrimtableError, RecordError
from grimtable.records.record import read_record, write_whole
from grimtable.server.database import Database, StorageError
from grimtable.server.keeping import Listed, retiring
from grimtable.server.store import Store
from grimtable.server.waking import load

log = logging.getLogger(__name__)

PREFIX = "GRIMTABLE_KEEP_"
ARCHIVE = "GRIMTABLE_ARCHIVE"
DAY = 24 * 3600.0


class RetentionError(GrimtableError):
    """The policy in the environment cannot be used."""


class Retention(msgspec.Struct, frozen=True):
    """Days after the last change, by what became of the table; 0 is for ever."""

    finished: int = 180
    abandoned: int = 365  #: begun and not finished
    waiting: int = 30  #: never begun
    archive: str = ""  #: the folder for records; without one, games stay for ever

    @classmethod
    def from_environment(cls, environment: Mapping[str, str], database: Database) -> Retention:
        """The policy with what the environment sets; records go beside a SQLite file."""
        days: dict[str, int] = {}
        names = ("finished", "abandoned", "waiting")
        for key in sorted(environment):
            if not key.startswith(PREFIX):
                continue
            name = key.removeprefix(PREFIX).removesuffix("_DAYS").lower()
            if name not in names or not key.endswith("_DAYS"):
                known = ", ".join(f"{PREFIX}{each.upper()}_DAYS" for each in names)
                raise RetentionError(f"{key} is not known; there are {known} and {ARCHIVE}")
            text = environment[key]
            if not (text.isascii() and text.isdecimal() and len(text) < 6):
                raise RetentionError(f"{key} takes a number of days, 0 for ever, not {text[:40]!r}")
            days[name] = int(text)
        archive = environment.get(ARCHIVE, "")
        if not archive and database.is_sqlite:
            archive = str(Path(str(database.url.database)).parent / "archive")
        return cls(**days, archive=archive)

    def until(self, status: str, touched: float, series: str = "") -> float | None:
        """When a table of this status goes, in seconds since 1970; None is never.

        >>> Retention(waiting=1).until("waiting", 0.0)
        86400.0
        >>> Retention().until("over", 0.0) is None
        True
        """
        if series:
            return None  # its series says it
        days = {"over": self.finished, "waiting": self.waiting}.get(status, self.abandoned)
        if not days or (status != "waiting" and not self.archive):
            return None
        return touched + days * DAY

    def due(self, tables: list[Listed], now: float) -> list[Listed]:
        """Those whose time has come, the oldest first."""
        found = []
        for table in tables:
            if table.series:
                continue  # it stays as long as its series does
            # A table that continues another game waits with a history, and that is a game too.
            status = "playing" if table.status == "waiting" and table.entries else table.status
            until = self.until(status, table.touched)
            if until is not None and until <= now:
                found.append(table)
        return sorted(found, key=lambda table: table.touched)


def day_of(seconds: float) -> str:
    """A day as people write it down: 2026-11-16."""
    return time.strftime("%Y-%m-%d", time.gmtime(seconds))


def record_name(game: str, id: str) -> str:
    """The name of a table's record as a file."""
    return f"{game}-{id}.json"


def export(store: Store, id: str, folder: Path) -> Path:
    """Write a record, as far as it is whole, and the problem reports into a folder; the record's path.

    It holds every secret, so that the game can be resumed: it is for the owner of the server.
    """
    table = load(store, id)
    _make(folder)
    path = folder / record_name(table.stored.game, id)
    table.session.save(path)
    for number in range(1, store.reports(id) + 1):
        report = store.report(id, number)
        if report is not None:
            write_whole(folder / f"report-{id}-{number}.json", report)
    return path


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError(f"{folder} cannot be used: {error.strerror or error}") from None


def retire(store: Store, listed: Listed, archive: str) -> Path | None:
    """Archive a table and remove it, unless it has changed since it was listed; its record's path."""
    path = None
    if listed.entries:
        if not archive:
            raise StorageError("there is no folder for records; set GRIMTABLE_ARCHIVE")
        history = store.history(listed.id)
        if history.damage is not None:
            raise RecordError(
                f"entry {history.damage.entry} of table {listed.id} is damaged, so it is not archived by "
                "itself; save what is whole with `grimtable server-admin export`"
            )
        path = export(store, listed.id, Path(archive))
        if len(read_record(path.read_bytes()).entries) != listed.entries:
            raise RecordError(f"{path} does not hold the whole game; table {listed.id} stays")
    store.write_and_wait(listed.id, *retiring(listed))
    if store.table(listed.id) is not None:
        raise StorageError(f"table {listed.id} was changed meanwhile and stays")
    where = "nothing was played at it" if path is None else f"its record is {path}"
    log.info(
        "table %s (%s, %s, last changed %s) is removed; %s",
        listed.id,
        listed.game,
        listed.status,
        day_of(listed.touched),
        where,
    )
    return path
