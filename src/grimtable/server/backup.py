"""Backups: any database, PostgreSQL too, is saved as one SQLite file, which is restored into either."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import Connection, delete, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from grimtable.server import schema
from grimtable.server.database import Database, StorageError, reason_of
from grimtable.server.owning import NotOwned, Owner

#: Rows that are copied at once, and pages of a SQLite file.
_ROWS = 500
_PAGES = 256

#: Told how much is done of how much.
Step = Callable[[int, int], object]


def back_up(database: Database, path: Path, step: Step) -> None:
    """Save everything into a new file, also while servers use it; a StorageError leaves no half of one."""
    if path.exists():
        raise StorageError(f"{path} exists already; name a new file")
    with _beside(path) as draft:
        if database.is_sqlite:
            _copy_file(Path(str(database.url.database)), draft, step)
        else:
            _copy_into_file(database, draft, step)
        _check_file(draft)
        draft.replace(path)


@contextmanager
def _beside(path: Path) -> Iterator[Path]:
    """A place for a draft in the same folder, so that it becomes the file in one step."""
    try:
        folder = Path(tempfile.mkdtemp(prefix=f".{path.name}.", dir=path.parent))
    except OSError as error:
        raise StorageError(f"{path} cannot be written: {error.strerror or error}") from None
    try:
        yield folder / path.name
    except OSError as error:
        raise StorageError(f"{path} cannot be written: {error.strerror or error}") from None
    except sqlite3.Error as error:
        raise StorageError(f"{path} could not be saved: {error}") from None
    except SQLAlchemyError as error:
        raise StorageError(f"{path} could not be saved: {reason_of(error)}") from None
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _copy_file(source: Path, draft: Path, step: Step) -> None:
    # SQLite itself copies a state that is whole, whatever a server writes meanwhile.
    with (
        closing(sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True)) as here,
        closing(sqlite3.connect(draft)) as there,
    ):
        here.backup(there, pages=_PAGES, progress=lambda _, left, all: step(all - left, all))
        there.execute("PRAGMA journal_mode = DELETE")  # one file and nothing beside it


def _copy_into_file(database: Database, draft: Path, step: Step) -> None:
    target = Database(str(draft))
    try:
        with (
            database.engine.connect().execution_options(isolation_level="REPEATABLE READ") as here,
            target.engine.begin() as there,
        ):
            _copy_rows(here, there, step)
    finally:
        target.close()
    with closing(sqlite3.connect(draft)) as file:
        file.execute("PRAGMA journal_mode = DELETE")


def _copy_rows(here: Connection, there: Connection, step: Step) -> None:
    """Every row of every table, in an order in which each finds what it refers to."""
    tables = [table for table in schema.metadata.sorted_tables if table is not schema.writers]
    total = sum(int(here.execute(select(func.count()).select_from(table)).scalar() or 0) for table in tables)
    done = 0
    for table in tables:
        rows = here.execution_options(yield_per=_ROWS).execute(select(table)).mappings()
        for part in rows.partitions(_ROWS):
            there.execute(insert(table), [dict(row) for row in part])
            done += len(part)
            step(done, total)


def _check_file(path: Path) -> None:
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as file:
        (found,) = file.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise StorageError(
            f"the copy is damaged ({found}), as its source must be; see `grimtable server-admin check`"
        )
    with path.open("rb") as draft:
        os.fsync(draft.fileno())


def restore(path: Path, place: Database | Path, *, replace: bool, step: Step) -> str | None:
    """Make a backup the database; what was there before is kept aside if it was a file, and its place told.

    Backups of older versions are brought up to date on the way.
    """
    if not path.is_file():
        raise StorageError(f"there is no backup {path}")
    near = place if isinstance(place, Path) else path
    near.parent.mkdir(parents=True, exist_ok=True)
    with _beside(near) as draft:
        shutil.copyfile(path, draft)
        source = Database(str(draft))  # brings it up to date, or says that it is none
        try:
            if isinstance(place, Database):
                with source.engine.connect() as here:
                    _fill(here, place, replace=replace, step=step)
                return None
        finally:
            source.close()
        with closing(sqlite3.connect(draft)) as file:
            file.execute("PRAGMA journal_mode = DELETE")
        _check_file(draft)
        return _put(draft, place, replace=replace)


def _put(draft: Path, place: Path, *, replace: bool) -> str | None:
    was_there = place.exists()
    if was_there and not replace:
        raise StorageError(f"{place} exists already; say --replace to move it aside")
    try:
        owner = Owner(place)
    except NotOwned as error:
        raise StorageError(str(error)) from None
    aside = place.with_name(f"{place.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    try:
        for ending in ("", "-wal", "-shm"):
            with suppress(FileNotFoundError):
                place.with_name(f"{place.name}{ending}").rename(f"{aside}{ending}")
        draft.replace(place)
    finally:
        owner.let_go()
    if was_there:
        return str(aside)
    aside.unlink(missing_ok=True)  # the empty file that owning the place made
    return None


def _fill(here: Connection, target: Database, *, replace: bool, step: Step) -> None:
    """Write everything into a PostgreSQL in one transaction."""
    with target.engine.begin() as there:
        others = there.execute(
            text(
                "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
                "AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
            )
        ).scalar()
        if others:
            raise StorageError("somebody is connected to this database; stop the servers that use it first")
        kept = [schema.tables, schema.series]
        if any(there.execute(select(func.count()).select_from(each)).scalar() for each in kept):
            if not replace:
                raise StorageError("the database has tables already; say --replace to remove them")
            there.execute(delete(schema.tables))
            there.execute(delete(schema.series))
        _copy_rows(here, there, step)
        for table in (
            schema.notes,
            schema.set_aside,
            schema.series_notes,
        ):  # numbers that the database gives by itself go on
            there.execute(
                text(
                    f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), "
                    f"(SELECT coalesce(max(id), 0) + 1 FROM {table.name}), false)"
                )
            )
