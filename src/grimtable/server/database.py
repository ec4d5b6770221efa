"""The database of a server: SQLite by its path, PostgreSQL by its URL; brought up to date at every start."""

from __future__ import annotations

import hashlib
import re
import sqlite3
from pathlib import Path
from typing import IO, Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

from grimtable.kernel.errors import GrimtableError

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

    def __init__(self, place: str) -> None:
        """Open and migrate it. `place` is a path, or a URL of SQLite or PostgreSQL."""
        self.url = url_of(place)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._lock: IO[bytes] | None = None
        if self.is_sqlite:
            self._lock = _own(Path(str(self.url.database)))
        self.engine = _engine(self.url, self.is_sqlite)
        try:
            with self.engine.connect() as connection:
                _migrate(connection, is_sqlite=self.is_sqlite)
        except SQLAlchemyError as error:
            self.close()
            raise StorageError(
                f"the database {self.shown} cannot be used: {reason_of(error)}; "
                "check --database or GRIMTABLE_DATABASE_URL"
            ) from None

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
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def url_of(place: str) -> URL:
    """The URL of a database named by a path or a URL; StorageError for another kind of database.

    >>> url_of("games/tables.sqlite3").get_backend_name(), url_of("postgres://anna@db/tables").drivername
    ('sqlite', 'postgresql+psycopg')
    """
    if "://" not in place:
        return URL.create("sqlite", database=str(Path(place).expanduser().absolute()))
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
    return URL.create("sqlite", database=str(Path(url.database).absolute()))


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


def _engine(url: URL, is_sqlite: bool) -> Engine:
    if not is_sqlite:
        shared = create_engine(
            url, pool_size=4, max_overflow=12, pool_pre_ping=True, connect_args=dict(_POSTGRESQL)
        )

        @event.listens_for(shared, "connect")
        def bound(connection: Any, _: object) -> None:
            connection.execute(f"SET idle_in_transaction_session_timeout = {_PATIENCE}")
            connection.commit()

        return shared
    engine = create_engine(url, connect_args={"timeout": _PATIENCE / 1000})

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
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _own(path: Path) -> IO[bytes]:
    """Hold the lock beside a SQLite file while the server runs; a crash lets go of it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.with_name(f"{path.name}-lock").open("ab")
    except OSError as error:
        raise StorageError(
            f"the database {path} cannot be opened: {error.strerror or error}; choose another with --database"
        ) from None
    try:
        import fcntl
    except ModuleNotFoundError:  # a system without it trusts its user
        return lock
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise StorageError(
            f"another server uses the database {path}; stop it, choose another one with --database, "
            "or let both share a PostgreSQL"
        ) from None
    return lock


def _migrate(connection: Connection, *, is_sqlite: bool) -> None:
    from alembic import command
    from alembic.config import Config

    if not is_sqlite:  # two servers that start together take turns
        connection.execute(text("SELECT pg_advisory_lock(:number)"), {"number": lock_number("migrations")})
        connection.commit()
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
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
