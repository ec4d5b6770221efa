"""The database of a server: SQLite by its path, PostgreSQL by its URL; brought up to date at every start."""

from __future__ import annotations

import hashlib
import re
import shutil
import sqlite3
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

from grimtable.kernel.errors import GrimtableError
from grimtable.server.owning import NotOwned, Owner

if TYPE_CHECKING:
    from alembic.config import Config

#: How long a statement waits for another process, in milliseconds.
_PATIENCE = 10_000
#: A network that swallows everything is noticed in seconds, on our side and on the other: there the
#: transaction of a connection that went silent ends by itself and lets go of its locks.
_POSTGRESQL = {
    "connect_timeout": 10,
    "tcp_user_timeout": _PATIENCE,
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
}


class StorageError(GrimtableError):
    """The database cannot be used, or a write to it failed; one sentence."""


class Database:
    """An open database. Two servers may share a PostgreSQL; a SQLite file belongs to one server at a time."""

    def __init__(self, place: str, *, own: bool = True) -> None:
        """Open and migrate it. `place` is a path, or a URL of SQLite or PostgreSQL.

        Who does not `own` it looks at what there is, beside a running server, and changes nothing.
        """
        self.url = url_of(place)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._owner: Owner | None = None
        #: what the database said when it found itself damaged
        self.damage: str | None = None
        self.is_owned = own
        if self.is_sqlite and not own and not Path(str(self.url.database)).is_file():
            raise StorageError(f"there is no database {self.shown}; name one with --database")
        if self.is_sqlite and own:
            try:
                self._owner = Owner(Path(str(self.url.database)))
            except NotOwned as error:
                raise StorageError(str(error)) from None
        self.engine = _engine(self.url, self.is_sqlite, may_write=own)
        try:
            with self.engine.connect() as connection:
                if own:
                    _migrate(connection, self.shown, is_sqlite=self.is_sqlite)
                else:
                    _check_current(connection, self.shown)
        except SQLAlchemyError as error:
            self.close()
            raise StorageError(
                f"the database {self.shown} cannot be used: {reason_of(error)}; "
                "check --database or GRIMTABLE_DATABASE_URL"
            ) from None
        except StorageError:
            self.close()
            raise

    @property
    def shown(self) -> str:
        """The place without its password."""
        return str(self.url.database) if self.is_sqlite else self.url.render_as_string(hide_password=True)

    def is_away(self, error: Exception) -> bool:
        """Whether the database could not be reached, so that a later attempt may go well."""
        if self.is_sqlite or not isinstance(error, DBAPIError):
            return False
        if error.connection_invalidated:
            return True
        is_operational = isinstance(error, OperationalError | InterfaceError)
        return is_operational and (_state_of(error) or "08").startswith(_AWAY)

    def is_damage(self, error: Exception) -> bool:
        """Whether the database found itself damaged."""
        if self.is_sqlite:
            code = getattr(getattr(error, "orig", error), "sqlite_errorcode", None)
            # The lower byte is the kind of error; the upper ones say more.
            return isinstance(code, int) and code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
        return _state_of(error) in ("XX001", "XX002")

    def was_refused(self, error: Exception) -> bool:
        """Whether the database itself said no, with a reason; a lost connection says nothing."""
        state = _state_of(error)
        return state is not None and not state.startswith(_AWAY)

    def close(self) -> None:
        """Let go of it."""
        self.engine.dispose()
        if self._owner is not None:
            self._owner.let_go()
            self._owner = None

    def why_lost(self) -> str | None:
        """Why nothing can be kept here any more: a SQLite file that is not where it was."""
        return None if self._owner is None else self._owner.why_lost()

    @property
    def bytes_free(self) -> int | None:
        """The room on the disk of a SQLite file."""
        if self._owner is None:
            return None
        try:
            return shutil.disk_usage(self._owner.path.parent).free
        except OSError:
            return None

    def notice(self, error: Exception) -> None:
        """Remember that the database found itself damaged, for whoever asks after its health."""
        if self.is_damage(error):
            self.damage = reason_of(error)

    def vacuum(self) -> None:
        """Give room that is used no more back to the disk."""
        try:
            with self.engine.connect() as connection:
                if self.is_sqlite:
                    connection.connection.cursor().execute("VACUUM")  # outside of any transaction
                else:
                    connection.execution_options(isolation_level="AUTOCOMMIT").execute(text("VACUUM"))
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise StorageError(f"the room could not be given back: {reason_of(error)}") from None

    def check_pages(self) -> None:
        """Look through a SQLite file for damaged pages; may take a while."""
        if not self.is_sqlite:
            return  # PostgreSQL says so when it meets one
        try:
            with self.engine.connect() as connection:
                found = str(connection.execute(text("PRAGMA quick_check(1)")).scalar())
        except SQLAlchemyError as error:
            self.notice(error)
            return
        if found != "ok":
            self.damage = " ".join(found.split())[:200]


def url_of(place: str) -> URL:
    """The URL of a database named by a path or a URL; StorageError for another kind of database.

    >>> url_of("games/tables.sqlite3").get_backend_name(), url_of("postgres://anna@db/tables").drivername
    ('sqlite', 'postgresql+psycopg')
    """
    if "://" not in place:
        return _file_url(place)
    try:
        # Some providers still write the name that SQLAlchemy gave up.
        url = make_url(re.sub(r"^postgres://", "postgresql://", place))
    except (ArgumentError, ValueError):
        raise StorageError(
            "the database URL cannot be read; write a path, or postgresql://USER:PASSWORD@HOST/NAME"
        ) from None
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() != "sqlite":
        raise StorageError(
            f"tables cannot be kept in {url.drivername[:40]}; use a SQLite path or a postgresql:// URL"
        )
    if not url.database or url.database == ":memory:":
        raise StorageError("a SQLite database needs a path: --database tables.sqlite3")
    return _file_url(url.database)


def _file_url(place: str) -> URL:
    # Through links to the file itself: SQLite names its log after the path, and two names make two logs.
    return URL.create("sqlite", database=str(Path(place).expanduser().resolve()))


#: States in which PostgreSQL goes away: connection exceptions, and being shut down or started.
_AWAY = ("08", "57P")


def _state_of(error: Exception) -> str | None:
    """The code that PostgreSQL gives a refusal; None when it did not get to speak."""
    state = getattr(getattr(error, "orig", error), "sqlstate", None)
    return state if isinstance(state, str) else None


def reason_of(error: Exception) -> str:
    """What the driver says, on one line and without the statement."""
    origin = getattr(error, "orig", None) or error
    return " ".join(str(origin).split())[:200].rstrip(".? ")


def _engine(url: URL, is_sqlite: bool, *, may_write: bool) -> Engine:
    if not is_sqlite:
        shared = create_engine(
            url,
            pool_size=4,
            max_overflow=12,
            pool_pre_ping=True,
            hide_parameters=True,  # an error that is logged must not tell the secret of a table
            connect_args=dict(_POSTGRESQL),
        )

        @event.listens_for(shared, "connect")
        def bound(connection: Any, _: object) -> None:
            connection.execute(f"SET idle_in_transaction_session_timeout = {_PATIENCE}")
            connection.commit()

        return shared
    engine = create_engine(url, hide_parameters=True, connect_args={"timeout": _PATIENCE / 1000})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        # The driver's own guesses about transactions are turned off; `begin` below opens them.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        # FULL: a commit is on the disk before it is acknowledged, so not even a power cut loses it.
        # Group commit makes that cheap: see `docs/server.md`.
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute("PRAGMA journal_size_limit = 67108864")
        if not may_write:
            cursor.execute("PRAGMA query_only = ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def migrations() -> Config:
    """Where alembic finds what has changed since the first schema."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


@cache
def _revisions() -> tuple[str, ...]:
    """Every schema there ever was, the newest first; reading them takes longer than using one."""
    from alembic.script import ScriptDirectory

    return tuple(each.revision for each in ScriptDirectory.from_config(migrations()).walk_revisions())


def _check_known(connection: Connection, shown: str) -> tuple[tuple[str, ...], str]:
    """The schema of the database and the newest there is; StorageError for one that is not known here."""
    from alembic.migration import MigrationContext

    known = _revisions()
    current = MigrationContext.configure(connection).get_current_heads()
    for revision in current:
        if revision not in known:
            raise StorageError(
                f"the database {shown} has schema {revision[:40]}, and this version of Grimtable "
                f"knows up to {known[0]}; update Grimtable, or choose another database with --database"
            )
    return current, known[0]


def _check_current(connection: Connection, shown: str) -> None:
    """Whoever only looks brings nothing up to date."""
    current, newest = _check_known(connection, shown)
    if current != (newest,):
        raise StorageError(
            f"the database {shown} has schema {''.join(current) or 'none'} and has to be brought up to "
            f"{newest} first; start `grimtable serve` with it once"
        )


def _migrate(connection: Connection, shown: str, *, is_sqlite: bool) -> None:
    from alembic import command

    if not is_sqlite:  # two servers that start together take turns
        connection.execute(text("SELECT pg_advisory_lock(:number)"), {"number": lock_number("migrations")})
        connection.commit()
    config = migrations()
    config.attributes["connection"] = connection
    try:
        current, newest = _check_known(connection, shown)
        if current != (newest,):
            command.upgrade(config, "head")
        connection.commit()
    finally:
        if not is_sqlite:
            connection.rollback()
            connection.execute(
                text("SELECT pg_advisory_unlock(:number)"), {"number": lock_number("migrations")}
            )
            connection.commit()


def lock_number(name: str) -> int:
    """The number by which PostgreSQL knows a lock."""
    digest = hashlib.blake2b(name.encode(), digest_size=8, person=b"grimtable locks").digest()
    return int.from_bytes(digest, "big", signed=True)
