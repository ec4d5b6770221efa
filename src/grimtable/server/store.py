"""The store: everything tables have to remember, written in groups and acknowledged after the commit.

One thread writes. While a transaction is on its way to the disk, what arrives is gathered, and the next
transaction takes it all: under load one commit serves many tables, and a lone action waits for nobody.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from grimtable.kernel.record import AnyEntry
from grimtable.kernel.resting import Rest
from grimtable.server import schema
from grimtable.server.database import Database, StorageError, reason_of

log = logging.getLogger(__name__)

#: No transaction takes more writes than this; the others go into the next.
_LARGEST_GROUP = 256
#: The channel on which servers that share a PostgreSQL tell each other what changed.
CHANNEL = "grimtable"
#: PostgreSQL takes no longer message.
_LONGEST_NOTICE = 7_000

#: A statement and its values; a list of values is carried out for each of them.
Statement = tuple[Executable, dict[str, Any] | list[dict[str, Any]]]


class Conflict(StorageError):
    """Somebody else was first: the number or the key of an entry exists."""


class StoredSeat(msgspec.Struct, frozen=True):
    """Who holds a seat."""

    seat: str
    player: str
    level: str | None
    who: str
    is_hosts: bool


class StoredProposal(msgspec.Struct, frozen=True):
    """A proposal that waits for agreement."""

    number: int
    key: str | None
    what: str
    seat: str
    revision: int
    detail: str
    agreed: tuple[str, ...]


class StoredTable(msgspec.Struct, frozen=True):
    """One table without its history."""

    id: str
    game: str
    name: str
    created: str
    status: str
    paused: bool
    undo: str
    timer: int | None
    watching: str
    setup: str
    rules: int
    content: str
    seats: tuple[StoredSeat, ...] = ()
    asked: str = ""
    proposals: tuple[StoredProposal, ...] = ()
    notes: tuple[str, ...] = ()


class StoredKey(msgspec.Struct, frozen=True):
    """What a token opens."""

    hash: str
    table: str
    role: str
    seat: str | None


@dataclass
class _Job:
    """Writes that belong together: all of them or none."""

    table: str
    statements: Sequence[Statement]
    done: Callable[[BaseException | None], object]
    #: the entry to append: number, key and its bytes
    append: tuple[int, str | None, bytes] | None = None
    outcome: BaseException | None = field(default=None)


class Store:
    """Reads and writes of one server. Methods that are not `async` are for threads."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.engine = database.engine
        #: who wrote, so that a server does not listen to itself
        self.process = secrets.token_hex(6)
        dialect: Any = sqlite if database.is_sqlite else postgresql
        self._append = (
            dialect.insert(schema.entries)
            .on_conflict_do_nothing()
            .returning(schema.entries.c.table_id, schema.entries.c.number)
        )
        self._agree = dialect.insert(schema.agreements).on_conflict_do_nothing()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="grimtable-writer", daemon=True)
        self._writer.start()
        self._closed = False

    def close(self) -> None:
        """Write what is waiting and stop."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._writer.join(timeout=30)

    # --- writing ------------------------------------------------------------------------------------------

    async def append(
        self, table: str, number: int, key: str | None, entry: bytes, more: Sequence[Statement] = ()
    ) -> None:
        """Commit one entry; Conflict when that number or key is taken, and then nothing was written."""
        await self._hand_in(table, more, (number, key, entry))

    async def write(self, table: str, *statements: Statement) -> None:
        """Commit these statements together."""
        await self._hand_in(table, statements, None)

    async def _hand_in(
        self, table: str, statements: Sequence[Statement], append: tuple[int, str | None, bytes] | None
    ) -> None:
        if self._closed:
            raise StorageError("the server is shutting down")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()

        def settle(error: BaseException | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        self._jobs.put(
            _Job(table, statements, lambda error: loop.call_soon_threadsafe(settle, error), append)
        )
        # Whoever asked may go away; what was handed in is written all the same.
        await asyncio.shield(future)

    def _write_on(self) -> None:
        """The writer's life."""
        connection: Connection | None = None
        stopping = False
        while not stopping:
            first = self._jobs.get()
            group: list[_Job] = []
            while first is not None:
                group.append(first)
                if len(group) >= _LARGEST_GROUP:
                    break
                try:
                    first = self._jobs.get_nowait()
                except queue.Empty:
                    break
            stopping = first is None
            if not group:
                continue
            connection = self._write_group(connection, group)
            for job in group:
                try:
                    job.done(job.outcome)
                except RuntimeError:  # the loop that asked has ended
                    log.debug("nobody waits for a write to %s", job.table)
        if connection is not None:
            connection.close()

    def _write_group(self, connection: Connection | None, group: list[_Job]) -> Connection | None:
        """One transaction for all; when it fails, one for each: nobody suffers for another's write."""
        # The same order in every server, so that two of them never wait for each other.
        group.sort(key=lambda job: job.table)
        connection, error = self._transact(connection, group)
        if error is None:
            return connection
        if len(group) == 1:
            group[0].outcome = error
            return connection
        for job in group:
            connection, job.outcome = self._transact(connection, [job])
        return connection

    def _transact(
        self, connection: Connection | None, jobs: list[_Job]
    ) -> tuple[Connection | None, StorageError | None]:
        for job in jobs:
            job.outcome = None
        try:
            if connection is None:
                connection = self.engine.connect()
            with connection.begin():
                self._carry_out(connection, jobs)
        except SQLAlchemyError as error:
            log.error("a write failed: %s", reason_of(error))
            if connection is not None:
                try:
                    connection.invalidate()
                    connection.close()
                except SQLAlchemyError as again:
                    log.error("its connection could not be closed: %s", reason_of(again))
            return None, StorageError(
                f"this could not be stored ({reason_of(error)}); nothing was changed, try again"
            )
        return connection, None

    def _carry_out(self, connection: Connection, jobs: list[_Job]) -> None:
        appends = [job for job in jobs if job.append is not None]
        if appends:
            rows = []
            for job in appends:
                assert job.append is not None
                number, key, entry = job.append
                rows.append({"table_id": job.table, "number": number, "key": key, "entry": entry})
            # A lone row takes the short way through SQLAlchemy.
            found = connection.execute(self._append, rows if len(rows) > 1 else rows[0])
            written = {(row[0], row[1]) for row in found}
            for job in appends:
                assert job.append is not None
                if (job.table, job.append[0]) not in written:
                    job.outcome = Conflict("somebody else was first; look at the table again")
                written.discard((job.table, job.append[0]))
        for job in jobs:
            if job.outcome is None:
                for statement, values in job.statements:
                    connection.execute(statement, values)
        if not self.database.is_sqlite:
            self._notify(connection, [job for job in jobs if job.outcome is None])

    def _notify(self, connection: Connection, jobs: list[_Job]) -> None:
        """Tell the other servers; PostgreSQL delivers it with the commit."""
        notice = self.process
        for word in dict.fromkeys(job.table for job in jobs):
            if len(notice) > _LONGEST_NOTICE:
                connection.execute(
                    text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": notice}
                )
                notice = self.process
            notice = f"{notice} {word}"
        connection.execute(
            text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": notice}
        )

    # --- statements ---------------------------------------------------------------------------------------

    def creating(
        self,
        table: StoredTable,
        keys: Sequence[StoredKey],
        entries: Sequence[bytes] = (),
        rest: bytes | None = None,
    ) -> list[Statement]:
        """What writes a new table, perhaps with a history."""
        values = msgspec.structs.asdict(table)
        for name in ("seats", "proposals", "notes"):
            del values[name]
        statements: list[Statement] = [(insert(schema.tables), {**values, "touched": time.time()})]
        for seat in table.seats:
            statements.append((insert(schema.seats), {"table_id": table.id, **msgspec.structs.asdict(seat)}))
        for key in keys:
            row = {"hash": key.hash, "table_id": table.id, "role": key.role, "seat": key.seat}
            statements.append((insert(schema.keys), row))
        if entries:
            rows = [
                {"table_id": table.id, "number": number, "key": None, "entry": entry}
                for number, entry in enumerate(entries, 1)
            ]
            statements.append((insert(schema.entries), rows))
        if rest is not None:
            statements.append(self.resting(table.id, len(entries), rest))
        return statements

    def resting(self, table: str, entries: int, rest: bytes) -> Statement:
        """What keeps a snapshot."""
        return insert(schema.snapshots), {"table_id": table, "entries": entries, "rest": rest}

    def changing(self, table: str, **values: Any) -> Statement:
        """What changes the table itself."""
        return update(schema.tables).where(schema.tables.c.id == table).values(
            touched=time.time(), **values
        ), {}

    def seating(self, table: str, seat: StoredSeat) -> Statement:
        """What changes who holds a seat."""
        values = msgspec.structs.asdict(seat)
        chosen = (schema.seats.c.table_id == table) & (schema.seats.c.seat == values.pop("seat"))
        return update(schema.seats).where(chosen).values(**values), {}

    def proposing(self, table: str, proposal: StoredProposal) -> list[Statement]:
        """What keeps a proposal."""
        values = msgspec.structs.asdict(proposal)
        agreed = values.pop("agreed")
        return [
            (insert(schema.proposals), {"table_id": table, "state": "open", **values}),
            *(self.agreeing(table, proposal.number, seat) for seat in agreed),
        ]

    def agreeing(self, table: str, number: int, seat: str) -> Statement:
        """What keeps a yes."""
        return self._agree, {"table_id": table, "number": number, "seat": seat}

    def settling(self, table: str, numbers: Sequence[int], state: str) -> Statement:
        """What ends proposals: `done`, `refused` or `lapsed`."""
        chosen = (schema.proposals.c.table_id == table) & schema.proposals.c.number.in_(list(numbers))
        return update(schema.proposals).where(chosen).values(state=state), {}

    def noting(self, table: str, note: str) -> Statement:
        """What keeps a note."""
        return insert(schema.notes), {"table_id": table, "note": note}

    def reporting(self, table: str, number: int, document: bytes) -> Statement:
        """What keeps a problem report."""
        return insert(schema.reports), {"table_id": table, "number": number, "document": document}

    def deleting(self, table: str) -> list[Statement]:
        """What removes a table with everything that belongs to it."""
        return [(delete(schema.tables).where(schema.tables.c.id == table), {})]

    # --- reading, in threads --------------------------------------------------------------------------------

    def is_reachable(self) -> bool:
        """Whether the database answers."""
        try:
            with self.engine.connect() as connection:
                connection.execute(select(1))
        except SQLAlchemyError as error:
            log.error("the database does not answer: %s", reason_of(error))
            return False
        return True

    def count(self) -> int:
        """How many tables are kept."""
        with self.engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(schema.tables)).scalar_one())

    def table(self, id: str) -> StoredTable | None:
        """One table without its history."""
        with self.engine.connect() as connection:
            return self._table(connection, id)

    def _table(self, connection: Connection, id: str) -> StoredTable | None:
        row = (
            connection.execute(select(schema.tables).where(schema.tables.c.id == id)).mappings().one_or_none()
        )
        if row is None:
            return None
        values = {key: value for key, value in row.items() if key != "touched"}
        seats = connection.execute(select(schema.seats).where(schema.seats.c.table_id == id)).mappings()
        notes = connection.execute(
            select(schema.notes.c.note)
            .where(schema.notes.c.table_id == id)
            .order_by(schema.notes.c.id.desc())
            .limit(NOTES_SHOWN)
        )
        return StoredTable(
            **values,
            seats=tuple(
                StoredSeat(row["seat"], row["player"], row["level"], row["who"], row["is_hosts"])
                for row in seats
            ),
            proposals=self._proposals(connection, id),
            notes=tuple(row[0] for row in notes)[::-1],
        )

    def _proposals(self, connection: Connection, id: str) -> tuple[StoredProposal, ...]:
        proposals = schema.proposals
        rows = connection.execute(
            select(proposals)
            .where(proposals.c.table_id == id, proposals.c.state == "open")
            .order_by(proposals.c.number)
        ).mappings()
        found = []
        for row in rows.all():
            agreed = connection.execute(
                select(schema.agreements.c.seat).where(
                    schema.agreements.c.table_id == id, schema.agreements.c.number == row["number"]
                )
            )
            found.append(
                StoredProposal(
                    row["number"],
                    row["key"],
                    row["what"],
                    row["seat"],
                    row["revision"],
                    row["detail"],
                    tuple(each[0] for each in agreed),
                )
            )
        return tuple(found)

    def next_proposal(self, table: str) -> int:
        """The number of the next proposal at this table."""
        number = func.max(schema.proposals.c.number)
        with self.engine.connect() as connection:
            found = connection.execute(select(number).where(schema.proposals.c.table_id == table)).scalar()
        return int(found or 0) + 1

    def reports(self, table: str) -> int:
        """How many problem reports there are at this table."""
        chosen = select(func.max(schema.reports.c.number)).where(schema.reports.c.table_id == table)
        with self.engine.connect() as connection:
            return int(connection.execute(chosen).scalar() or 0)

    def report(self, table: str, number: int) -> bytes | None:
        """One problem report."""
        chosen = (schema.reports.c.table_id == table) & (schema.reports.c.number == number)
        with self.engine.connect() as connection:
            found = connection.execute(select(schema.reports.c.document).where(chosen)).scalar()
        return None if found is None else bytes(found)

    def history(self, table: str, after: int = 0) -> list[AnyEntry]:
        """The entries after so many."""
        chosen = (schema.entries.c.table_id == table) & (schema.entries.c.number > after)
        statement = select(schema.entries.c.entry).where(chosen).order_by(schema.entries.c.number)
        with self.engine.connect() as connection:
            return [decode_entry(row[0]) for row in connection.execute(statement)]

    def last_number(self, table: str) -> int:
        """How many entries there are."""
        statement = select(func.max(schema.entries.c.number)).where(schema.entries.c.table_id == table)
        with self.engine.connect() as connection:
            return int(connection.execute(statement).scalar() or 0)

    def rest(self, table: str, most: int) -> Rest | None:
        """The newest snapshot with at most so many entries; a prepared table begins with one of none."""
        statement = (
            select(schema.snapshots.c.rest)
            .where(schema.snapshots.c.table_id == table, schema.snapshots.c.entries <= max(most, 0))
            .order_by(schema.snapshots.c.entries.desc())
            .limit(1)
        )
        with self.engine.connect() as connection:
            found = connection.execute(statement).scalar()
        return None if found is None else msgspec.json.decode(found, type=Rest)

    def number_of(self, table: str, key: str) -> int | None:
        """The number of the entry that this key wrote."""
        chosen = (schema.entries.c.table_id == table) & (schema.entries.c.key == key)
        with self.engine.connect() as connection:
            found = connection.execute(select(schema.entries.c.number).where(chosen)).scalar()
        return None if found is None else int(found)

    def keys(self, hashes: Sequence[str]) -> dict[str, StoredKey]:
        """What these tokens open, by their hashes."""
        with self.engine.connect() as connection:
            rows = connection.execute(
                select(schema.keys).where(schema.keys.c.hash.in_(list(hashes)))
            ).mappings()
            return {
                row["hash"]: StoredKey(row["hash"], row["table_id"], row["role"], row["seat"]) for row in rows
            }

    def keys_of(self, table: str) -> dict[str, StoredKey]:
        """All tokens of one table, by their hashes."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(schema.keys).where(schema.keys.c.table_id == table)).mappings()
            return {
                row["hash"]: StoredKey(row["hash"], row["table_id"], row["role"], row["seat"]) for row in rows
            }


#: So many of a table's notes are shown.
NOTES_SHOWN = 12

_entry_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def decode_entry(document: bytes) -> AnyEntry:
    """An entry as it was stored."""
    return _entry_decoder.decode(document)
