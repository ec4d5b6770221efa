"""The writer: one thread that commits what tables hand in, in groups, and answers only what it knows.

While a transaction is on its way to the disk, what arrives is gathered, and the next transaction takes it
all: under load one commit serves many tables, and a lone action waits for nobody.

When a connection to PostgreSQL is lost during COMMIT, nobody has been told whether it happened. The writer
then looks the transaction up by the mark that it left in it, and only then answers. If the database stays
away, the outcome is unknown, and that is said too: nobody hears a yes or a no that might be false.
"""

from __future__ import annotations

import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Executable, text
from sqlalchemy.exc import SQLAlchemyError

from grimtable.server.database import Database, StorageError, reason_of

log = logging.getLogger(__name__)

#: No transaction takes more writes than this; the others go into the next.
_LARGEST_GROUP = 256
#: The channel on which servers that share a PostgreSQL tell each other what changed.
CHANNEL = "grimtable"
#: PostgreSQL takes no longer message.
_LONGEST_NOTICE = 7_000
#: Seconds that a group waits for a database that has gone away: as long as PostgreSQL needs to come back
#: from a crash, and less than people wait before they reload the page.
PATIENCE = 15.0
#: Seconds between two attempts.
_BREATH = 0.2
#: Milliseconds that a look waits for a transaction of a lost connection to end.
_LOCK_PATIENCE = 3_000
#: Milliseconds that emptying the log of SQLite waits for readers at the end.
_LAST_PATIENCE = 2_000

#: A statement and its values; a list of values is carried out for each of them.
Statement = tuple[Executable, dict[str, Any] | list[dict[str, Any]]]

#: The last statement of a transaction on PostgreSQL: the mark by which it is found again, and the notice to
#: other servers, which is delivered with the commit. They are one statement, so the mark costs no extra trip.
_MARK = text(
    "WITH marked AS (INSERT INTO writers (process, commits, seen) VALUES (:process, :commits, :seen) "
    "ON CONFLICT (process) DO UPDATE SET commits = excluded.commits, seen = excluded.seen) "
    "SELECT pg_notify(:channel, :notice)"
)
#: Reads the mark. The server's side of a lost connection may still be committing; this waits for its end,
#: for a first mark too, which no plain SELECT would see.
_LOOK = text(
    "INSERT INTO writers (process, commits, seen) VALUES (:process, 0, :seen) "
    "ON CONFLICT (process) DO UPDATE SET seen = excluded.seen RETURNING commits"
)
_NOTIFY = text("SELECT pg_notify(:channel, :notice)")


class Conflict(StorageError):
    """Somebody else was first: the number or the key of an entry exists."""


class OutcomeUnknown(StorageError):
    """The database went away while it stored something: nobody knows yet whether it is kept."""


@dataclass(frozen=True, slots=True)
class Append:
    """One entry for the end of a table's history."""

    number: int
    key: str | None
    entry: bytes
    digest: bytes  #: its link in the chain of the table


@dataclass
class Job:
    """Writes that belong together: all of them or none."""

    table: str
    statements: Sequence[Statement]
    done: Callable[[BaseException | None], object]
    append: Append | None = None
    outcome: StorageError | None = field(default=None)

    def settle(self) -> None:
        """Tell whoever waits."""
        try:
            self.done(self.outcome)
        except RuntimeError:  # the loop that asked has ended
            log.debug("nobody waits for a write to %s", self.table)


class Writer:
    """The thread that writes for one server."""

    def __init__(self, database: Database, process: str, append: Executable) -> None:
        """`append` inserts entries and returns table and number of those that were new."""
        self.database = database
        self.engine = database.engine
        self.process = process
        self._append = append
        self.attempts = 0  #: transactions so far, those that failed included; the mark of the last one
        self._stopping = threading.Event()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._gate = threading.Lock()
        self._ended = False  #: nobody takes out what is put in now; known before the thread is gone
        self._thread = threading.Thread(target=self._live, name="grimtable-writer", daemon=True)
        self._thread.start()

    @property
    def is_alive(self) -> bool:
        """Whether anything that is handed in will be written."""
        return not self._ended and not self._stopping.is_set()

    def hand_in(self, job: Job) -> None:
        """Write this with the next group; StorageError when the writer has stopped."""
        with self._gate:  # so that nothing is put behind the end, where nobody would answer it
            if self._stopping.is_set():
                raise StorageError("the server is shutting down")
            if self._ended:
                raise StorageError("this could not be stored: the writer has stopped; restart the server")
            self._jobs.put(job)

    def close(self, seconds: float) -> None:
        """Write what is waiting, empty the log of SQLite, and stop."""
        with self._gate:
            if self._stopping.is_set():
                return
            self._stopping.set()
            self._jobs.put(None)
        self._thread.join(timeout=seconds)

    # --- the thread ---------------------------------------------------------------------------------------

    def _live(self) -> None:
        try:
            self._write_on()
        except BaseException:
            log.exception("the writer has stopped; nothing can be stored until the server is restarted")
        finally:
            with self._gate:
                self._ended = True
                self._refuse_waiting()

    def _refuse_waiting(self) -> None:
        """Nobody may wait for a writer that has stopped."""
        while True:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return
            if job is not None:
                job.outcome = StorageError("this could not be stored: the writer has stopped")
                job.settle()

    def _write_on(self) -> None:
        connection: Connection | None = None
        stopping = False
        try:
            while not stopping:
                group, stopping = self._next_group()
                if group:
                    connection = self._write_and_tell(connection, group)
        finally:
            self._finish(connection)

    def _next_group(self) -> tuple[list[Job], bool]:
        """Everything that waits, at least one; and whether it is the last."""
        group: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            group.append(job)
            if len(group) >= _LARGEST_GROUP:
                break
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
        return group, job is None

    def _write_and_tell(self, connection: Connection | None, group: list[Job]) -> Connection | None:
        try:
            return self._write_group(connection, group)
        except BaseException:
            for job in group:
                job.outcome = OutcomeUnknown("the writer broke down; look again whether this was stored")
            raise
        finally:
            for job in group:
                job.settle()

    def _finish(self, connection: Connection | None) -> None:
        """Leave a database behind that is one whole file."""
        try:
            if connection is None:
                if not self.database.is_sqlite or not self.database.is_owned:
                    return
                connection = self.engine.connect()
            if self.database.is_sqlite:
                connection.rollback()
                driver = connection.connection.driver_connection
                assert isinstance(driver, sqlite3.Connection)
                # Outside of a transaction, and not for long: whoever still reads keeps the log alive.
                driver.execute(f"PRAGMA busy_timeout = {_LAST_PATIENCE}")
                is_busy, *_ = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
                if is_busy:
                    log.warning("somebody still reads the database; its log stays beside it")
                connection.invalidate()  # its patience is not for others
            connection.close()
        except (SQLAlchemyError, sqlite3.Error) as error:
            log.warning("the log of the database could not be emptied: %s", reason_of(error))

    # --- groups -------------------------------------------------------------------------------------------

    def _write_group(self, connection: Connection | None, group: list[Job]) -> Connection | None:
        """One transaction for all; when it fails, one for each: nobody suffers for another's write."""
        # The same order in every server, so that two of them never wait for each other.
        group.sort(key=lambda job: job.table)
        lost = self.database.why_lost()
        if lost is not None:
            # SQLite would go on writing into a file that nobody will ever open again.
            for job in group:
                job.outcome = StorageError(lost)
            return connection
        until = time.monotonic() + PATIENCE
        connection, error = self._insist(connection, group, until)
        if error is None:
            return connection
        if len(group) == 1 or error.is_away:
            for job in group:
                job.outcome = error.told
            return connection
        for job in group:
            connection, error = self._insist(connection, [job], until)
            if error is not None:
                job.outcome = error.told
        return connection

    def _insist(
        self, connection: Connection | None, jobs: list[Job], until: float
    ) -> tuple[Connection | None, _Failure | None]:
        """Write these; again when the connection was lost and they are known not to be stored."""
        while True:
            connection, error = self._transact(connection, jobs)
            if error is None or not error.is_away:
                return connection, error
            if error.is_in_doubt:
                stored = self._was_stored(until)
                if stored is None:
                    return connection, _Failure(OutcomeUnknown(error.unknown), is_away=True)
                if stored:
                    return connection, None
            if self._stopping.is_set() or time.monotonic() > until:
                return connection, error
            self._stopping.wait(_BREATH)

    def _transact(
        self, connection: Connection | None, jobs: list[Job]
    ) -> tuple[Connection | None, _Failure | None]:
        for job in jobs:
            job.outcome = None
        in_doubt = False
        try:
            if connection is None:
                connection = self.engine.connect()
            transaction = connection.begin()
            self._carry_out(connection, jobs)
            in_doubt = not self.database.is_sqlite  # a COMMIT that SQLite refuses has not happened
            transaction.commit()
        except Exception as error:  # whatever it is, others have something to write too
            log.error("a write failed: %s", reason_of(error), exc_info=not isinstance(error, SQLAlchemyError))
            self.database.notice(error)
            # The answer to COMMIT is in doubt unless the server itself said no.
            in_doubt = in_doubt and not self.database.was_refused(error)
            failure = _Failure.of(
                error, is_away=in_doubt or self.database.is_away(error), is_in_doubt=in_doubt
            )
            if connection is not None:
                try:
                    connection.invalidate()
                    connection.close()
                except SQLAlchemyError as again:
                    log.error("its connection could not be closed: %s", reason_of(again))
            return None, failure
        return connection, None

    def _was_stored(self, until: float) -> bool | None:
        """Whether the last transaction was committed; None when the database does not come back in time."""
        while True:
            try:
                with self.engine.begin() as connection:
                    connection.execute(text(f"SET LOCAL lock_timeout = {_LOCK_PATIENCE}"))
                    values = {"process": self.process, "seen": time.time()}
                    is_stored = connection.execute(_LOOK, values).scalar() == self.attempts
                log.warning(
                    "a connection was lost during a commit, which was %sstored", "" if is_stored else "not "
                )
                return is_stored
            except SQLAlchemyError as error:
                log.error("whether a commit was stored is not known yet: %s", reason_of(error))
            if self._stopping.is_set() or time.monotonic() > until:
                return None
            self._stopping.wait(_BREATH)

    # --- one transaction ----------------------------------------------------------------------------------

    def _carry_out(self, connection: Connection, jobs: list[Job]) -> None:
        appends = [(job, job.append) for job in jobs if job.append is not None]
        if appends:
            rows = [
                {
                    "table_id": job.table,
                    "number": each.number,
                    "key": each.key,
                    "entry": each.entry,
                    "digest": each.digest,
                }
                for job, each in appends
            ]
            # A lone row takes the short way through SQLAlchemy.
            found = connection.execute(self._append, rows if len(rows) > 1 else rows[0])
            written = {(row[0], row[1]) for row in found}
            for job, each in appends:
                if (job.table, each.number) not in written:
                    job.outcome = Conflict("somebody else was first; look at the table again")
                written.discard((job.table, each.number))
        for job in jobs:
            if job.outcome is None:
                for statement, values in job.statements:
                    connection.execute(statement, values)
        if not self.database.is_sqlite:
            self._mark(connection, [job for job in jobs if job.outcome is None])

    def _mark(self, connection: Connection, jobs: list[Job]) -> None:
        """Leave the mark of this transaction, and tell the other servers what changed."""
        notice = self.process
        for word in dict.fromkeys(job.table for job in jobs):
            if len(notice) > _LONGEST_NOTICE:
                connection.execute(_NOTIFY, {"channel": CHANNEL, "notice": notice})
                notice = self.process
            notice = f"{notice} {word}"
        self.attempts += 1
        values = {"process": self.process, "commits": self.attempts, "seen": time.time()}
        connection.execute(_MARK, {**values, "channel": CHANNEL, "notice": notice})


@dataclass(frozen=True, slots=True)
class _Failure:
    """Why something was not stored, or not known to be."""

    told: StorageError
    is_away: bool = False  #: the database cannot be reached, so others need not be tried
    is_in_doubt: bool = False  #: it may have been stored all the same
    unknown: str = ""

    @classmethod
    def of(cls, error: Exception, *, is_away: bool, is_in_doubt: bool) -> _Failure:
        reason = reason_of(error)
        return cls(
            StorageError(f"this could not be stored ({reason}); nothing was changed, try again"),
            is_away=is_away,
            is_in_doubt=is_in_doubt,
            unknown=f"it is not known whether this was stored ({reason}); look again in a moment",
        )
