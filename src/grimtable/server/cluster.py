"""The cluster: servers that share a PostgreSQL tell each other what changed and agree who runs a table."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any

import psycopg
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from grimtable.server.database import Database, lock_number, reason_of
from grimtable.server.writer import CHANNEL

log = logging.getLogger(__name__)

#: Seconds between two looks at whether to stop, and before a lost connection is tried again.
_BREATH = 1.0


class Listener:
    """A thread that hears which tables other servers have changed."""

    def __init__(self, database: Database, process: str, heard: Callable[[list[str] | None], object]) -> None:
        """`heard` is called in this thread with tables, or with None when notices may have been missed."""
        self._database = database
        self._process = process
        self._heard = heard
        self._stopping = threading.Event()
        self.is_listening = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="grimtable-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stopping.set()
        self._thread.join(timeout=5 * _BREATH)

    def _listen(self) -> None:
        while not self._stopping.is_set():
            try:
                self._listen_once()
            except (psycopg.Error, SQLAlchemyError, OSError) as error:
                log.warning(
                    "notices of other servers are interrupted: %s", " ".join(str(error).split())[:200]
                )
                self.is_listening.clear()
                self._stopping.wait(_BREATH)

    def _listen_once(self) -> None:
        address = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(address, autocommit=True, connect_timeout=10) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.is_listening.set()
            self._heard(None)
            while not self._stopping.is_set():
                for notice in connection.notifies(timeout=_BREATH):
                    process, *tables = notice.payload.split()
                    if process != self._process:
                        self._heard(tables)
                    if self._stopping.is_set():
                        return


class Leading:
    """Which tables' bots and timers are this server's to run: those whose lock it holds in the database.

    The locks belong to one connection, so a server that dies lets go of them. Methods are for threads.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = threading.Lock()
        self._connection: Connection | None = None
        self._tables: set[str] = set()

    def lead(self, table: str) -> bool:
        """Whether this server runs the table; asks for it if nobody does."""
        if self._database.is_sqlite:
            return True
        with self._lock:
            try:
                if self._connection is None:
                    self._connection = self._database.engine.connect()
                    self._tables.clear()
                # Queries again shows that the connection still holds what it held.
                if table in self._tables:
                    self._ask("SELECT 1")
                    return True
                got = bool(self._ask("SELECT pg_try_advisory_lock(:number)", number=lock_number(table)))
            except SQLAlchemyError as error:
                self._lose(error)
                return False
            if got:
                self._tables.add(table)
            return got

    def let_go(self, table: str) -> None:
        """Somebody else may run the table."""
        with self._lock:
            if table not in self._tables:
                return
            self._tables.discard(table)
            try:
                self._ask("SELECT pg_advisory_unlock(:number)", number=lock_number(table))
            except SQLAlchemyError as error:
                self._lose(error)

    def close(self) -> None:
        """Let go of everything."""
        with self._lock:
            if self._connection is not None:
                self._connection.invalidate()
                self._connection.close()
                self._connection = None

    def _ask(self, statement: str, **values: Any) -> Any:
        assert self._connection is not None
        found = self._connection.execute(text(statement), values).scalar()
        self._connection.commit()
        return found

    def _lose(self, error: SQLAlchemyError) -> None:
        log.warning("the locks of tables are lost: %s", reason_of(error))
        self._tables.clear()
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None
