"""The store: everything tables have to remember; writes are acknowledged after the commit, by the writer."""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from grimtable.kernel.keyed import is_digits
from grimtable.records.record import AnyEntry
from grimtable.records.resting import Rest
from grimtable.server import schema
from grimtable.server.chain import Damage, History, first_link, link, raw, seal
from grimtable.server.database import Database, StorageError, reason_of
from grimtable.server.keyring import keying
from grimtable.server.stored import Said, StoredKey, StoredProposal, StoredSeat, StoredTable
from grimtable.server.writer import Append, Conflict, Job, OutcomeUnknown, Statement, Writer

log = logging.getLogger(__name__)

#: Seconds that the writer has for its last words, and for emptying the log of SQLite.
_LAST_WORDS = 8.0
#: Seconds after which the mark of a server that has ended is forgotten.
_OLD_MARK = 30 * 24 * 3600.0


class Store:
    """Reads and writes of one server. Methods that are not `async` are for threads."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.engine = database.engine
        #: who wrote, so that a server does not listen to itself
        self.process = secrets.token_hex(6)
        dialect: Any = sqlite if database.is_sqlite else postgresql
        append = (
            dialect.insert(schema.entries)
            .on_conflict_do_nothing()
            .returning(schema.entries.c.table_id, schema.entries.c.number)
        )
        self._agree = dialect.insert(schema.agreements).on_conflict_do_nothing()
        self._say = dialect.insert(schema.talk).on_conflict_do_nothing()
        reports, table = schema.reports, bindparam("table_id", type_=schema.reports.c.table_id.type)
        there = select(schema.tables.c.id).where(schema.tables.c.id == table).exists()
        values = [bindparam(name, type_=reports.c[name].type) for name in ("number", "document")]
        self._report = (
            dialect.insert(reports)
            .from_select(["table_id", "number", "document"], select(table, *values).where(there))
            .on_conflict_do_nothing()
        )
        seen = dialect.insert(schema.writers)
        self._seen = seen.on_conflict_do_update(index_elements=["process"], set_={"seen": seen.excluded.seen})
        #: told what was found damaged: `entry` or `snapshot`
        self.noticed: Callable[[str], object] = lambda what: None
        self.writer = Writer(database, self.process, append)
        self._forget_old_marks()

    def close(self) -> None:
        """Write what is waiting, leave SQLite without a log beside it, and stop."""
        self.writer.close(_LAST_WORDS)

    def _forget_old_marks(self) -> None:
        if not self.database.is_owned:
            return
        old = schema.writers.c.seen < time.time() - _OLD_MARK
        self.writer.hand_in(Job("", [(delete(schema.writers).where(old), {})], lambda error: None))

    # --- writing ------------------------------------------------------------------------------------------

    async def append(self, table: str, entry: Append, more: Sequence[Statement] = ()) -> None:
        """Commit one entry; Conflict when that number or key is taken, and then nothing was written."""
        await self._hand_in(table, more, entry)

    async def write(self, table: str, *statements: Statement) -> None:
        """Commit these statements together."""
        await self._hand_in(table, statements, None)

    def write_and_wait(self, table: str, *statements: Statement) -> None:
        """The same from a thread."""
        done = threading.Event()
        job = Job(table, statements, lambda error: done.set())
        self.writer.hand_in(job)
        done.wait()
        if job.outcome is not None:
            raise job.outcome

    async def _hand_in(self, table: str, statements: Sequence[Statement], append: Append | None) -> None:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()

        def settle(error: BaseException | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        self.writer.hand_in(
            Job(table, statements, lambda error: loop.call_soon_threadsafe(settle, error), append)
        )
        # Whoever asked may go away; what was handed in is written all the same.
        await asyncio.shield(future)

    # --- statements ---------------------------------------------------------------------------------------

    def creating(
        self,
        table: StoredTable,
        keys: Sequence[StoredKey],
        entries: Sequence[bytes] = (),
        rests: Sequence[tuple[int, bytes]] = (),
        secrets: Sequence[str] = (),
    ) -> list[Statement]:
        """What writes a new table, perhaps with a history."""
        values = msgspec.structs.asdict(table)
        for name in ("seats", "proposals", "notes", "talk", "touched"):
            del values[name]
        statements: list[Statement] = [(insert(schema.tables), {**values, "touched": time.time()})]
        for seat in table.seats:
            statements.append((insert(schema.seats), {"table_id": table.id, **msgspec.structs.asdict(seat)}))
        statements.extend(map(keying, keys))
        statements += [self.hiding(table.id, number, secret) for number, secret in enumerate(secrets, 1)]
        links = [first_link(table.id, table.game, table.setup)]
        if entries:
            rows = []
            for number, entry in enumerate(entries, 1):
                at = link(links[-1], number, None, entry)
                links.append(at)
                rows.append(
                    {"table_id": table.id, "number": number, "key": None, "entry": entry, "digest": at}
                )
            statements.append((insert(schema.entries), rows))
        statements += [self.resting(table.id, seen, rest, links[seen]) for seen, rest in rests]
        return statements

    def resting(self, table: str, entries: int, rest: bytes, at: bytes) -> Statement:
        """What keeps a snapshot behind the entry with the digest `at`."""
        values = {"table_id": table, "entries": entries, "rest": rest, "digest": seal(at, entries, rest)}
        return insert(schema.snapshots), values

    def hiding(self, table: str, number: int, secret: str) -> Statement:
        """What keeps a secret behind the dice."""
        return insert(schema.secrets), {"table_id": table, "number": number, "secret": secret}

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

    @staticmethod
    def noting(table: str, note: str) -> Statement:
        """What keeps a note."""
        return insert(schema.notes), {"table_id": table, "note": note}

    def saying(self, table: str, key: str, said: Said) -> list[Statement]:
        """What keeps a line of talk, unless this key has said it before, and lets the oldest lines go."""
        values = msgspec.structs.asdict(said)
        del values["number"]
        talk = schema.talk
        newest_first = select(talk.c.id).where(talk.c.table_id == table).order_by(talk.c.id.desc())
        newest_old = newest_first.offset(LINES_KEPT).limit(1).scalar_subquery()
        old = (talk.c.table_id == table) & (talk.c.id <= newest_old)
        return [(self._say, {"table_id": table, "key": key, **values}), (delete(talk).where(old), {})]

    def reporting(self, table: str, number: int, document: bytes) -> Statement:
        """What keeps a problem report, unless its table is gone or its number taken; look afterwards."""
        return self._report, {"table_id": table, "number": number, "document": document}

    def deleting(self, table: str) -> list[Statement]:
        """What removes a table with everything that belongs to it."""
        return [(delete(schema.tables).where(schema.tables.c.id == table), {})]

    # --- reading, in threads --------------------------------------------------------------------------------

    async def probe(self) -> None:
        """Store something, as a decision is stored; StorageError says why that does not work."""
        now = time.time()
        seen = self._seen, {"process": self.process, "commits": 0, "seen": now}
        await self._hand_in("", [seen], None)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection to read with; StorageError when the database does not answer."""
        try:
            with self.engine.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            self.database.notice(error)
            raise StorageError(f"the tables cannot be read now ({reason_of(error)}); try again") from error

    def count(self) -> int:
        """How many tables are kept."""
        with self.reading() as connection:
            return int(connection.execute(select(func.count()).select_from(schema.tables)).scalar_one())

    def table(self, id: str) -> StoredTable | None:
        """One table without its history."""
        with self.reading() as connection:
            return self._table(connection, id)

    def _table(self, connection: Connection, id: str) -> StoredTable | None:
        row = (
            connection.execute(select(schema.tables).where(schema.tables.c.id == id)).mappings().one_or_none()
        )
        if row is None:
            return None
        values = dict(row)
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
            talk=_talk(connection, id),
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

    def talk(self, table: str) -> tuple[Said, ...]:
        """The newest lines of what people said at a table."""
        with self.reading() as connection:
            return _talk(connection, table)

    def secrets(self, table: str) -> tuple[str, ...]:
        """The secrets behind the dice of a table, the one in use last; a damaged one is none."""
        chosen = select(schema.secrets.c.secret).where(schema.secrets.c.table_id == table)
        with self.reading() as connection:
            found = [row[0] for row in connection.execute(chosen.order_by(schema.secrets.c.number))]
        return tuple(secret for secret in found if is_digits(secret))

    def next_proposal(self, table: str) -> int:
        """The number of the next proposal at this table."""
        number = func.max(schema.proposals.c.number)
        with self.reading() as connection:
            found = connection.execute(select(number).where(schema.proposals.c.table_id == table)).scalar()
        return int(found or 0) + 1

    def reports(self, table: str) -> int:
        """How many problem reports there are at this table."""
        chosen = select(func.max(schema.reports.c.number)).where(schema.reports.c.table_id == table)
        with self.reading() as connection:
            return int(connection.execute(chosen).scalar() or 0)

    def exists(self, table: str) -> bool:
        """Whether there is such a table."""
        with self.reading() as connection:
            chosen = select(schema.tables.c.id).where(schema.tables.c.id == table)
            return connection.execute(chosen).first() is not None

    def report(self, table: str, number: int) -> bytes | None:
        """One problem report."""
        chosen = (schema.reports.c.table_id == table) & (schema.reports.c.number == number)
        with self.reading() as connection:
            found = connection.execute(select(schema.reports.c.document).where(chosen)).scalar()
        return None if found is None else bytes(found)

    def history(self, table: str, after: int = 0, at: bytes | None = None) -> History:
        """The entries after so many, as far as they are whole; `at` is the digest of the last one before."""
        entries: list[AnyEntry] = []
        with self.reading() as connection:
            if at is None:
                at = self._link_at(connection, table, after)
            links = [at]
            number = after
            chosen = (schema.entries.c.table_id == table) & (schema.entries.c.number > after)
            try:
                for row in connection.execute(
                    select(*schema.entries.c["number", "key", "entry", "digest"])
                    .where(chosen)
                    .order_by(schema.entries.c.number)
                ):
                    number += 1
                    found, key, document, digest = row[0], row[1], raw(row[2]), row[3]
                    at = link(at, number, None if key is None else str(key), document)
                    if found != number or (digest is not None and raw(digest) != at):
                        return History(entries, links, Damage(number))
                    entries.append(decode_entry(document))
                    links.append(at)
            except (msgspec.DecodeError, UnicodeError):
                return History(entries, links, Damage(number))
            except SQLAlchemyError as error:
                self.database.notice(error)
                if not self.database.is_damage(error):
                    raise
                log.error("table %s: entry %d cannot be read: %s", table, number + 1, reason_of(error))
                return History(entries, links, Damage(number + 1))
        return History(entries, links)

    @staticmethod
    def _link_at(connection: Connection, table: str, number: int) -> bytes:
        """The digest after so many entries."""
        if number:
            chosen = (schema.entries.c.table_id == table) & (schema.entries.c.number == number)
            found = connection.execute(select(schema.entries.c.digest).where(chosen)).scalar()
            return b"" if found is None else bytes(found)
        agreed = select(*schema.tables.c["game", "setup"]).where(schema.tables.c.id == table)
        row = connection.execute(agreed).one_or_none()
        return b"" if row is None else first_link(table, row[0], row[1])

    def last_number(self, table: str) -> int:
        """How many entries there are."""
        statement = select(func.max(schema.entries.c.number)).where(schema.entries.c.table_id == table)
        with self.reading() as connection:
            return int(connection.execute(statement).scalar() or 0)

    def rested(self, table: str) -> int:
        """How many entries the newest snapshot has seen."""
        newest = select(func.max(schema.snapshots.c.entries)).where(schema.snapshots.c.table_id == table)
        with self.reading() as connection:
            try:
                return int(connection.execute(newest).scalar() or 0)
            except SQLAlchemyError as error:
                self.database.notice(error)
                if not self.database.is_damage(error):
                    raise
                return 0  # `rest` says so; the entries may be whole

    def rest(self, table: str, most: int, links: Sequence[bytes]) -> Rest | None:
        """The newest whole snapshot with at most so many entries; damaged ones are set aside.

        `links` are the digests of the history. A prepared table begins with a snapshot of no entries.
        """
        snapshots = schema.snapshots
        mine = (snapshots.c.table_id == table) & (snapshots.c.entries <= max(most, 0))
        with self.reading() as connection:
            try:
                numbers = connection.execute(
                    select(snapshots.c.entries).where(mine).order_by(snapshots.c.entries.desc())
                )
                for number in numbers.scalars().all():
                    chosen = (snapshots.c.table_id == table) & (snapshots.c.entries == number)
                    row = connection.execute(select(snapshots.c.rest, snapshots.c.digest).where(chosen)).one()
                    rest, digest = raw(row[0]), row[1]
                    if digest is None or raw(digest) == seal(links[number], number, rest):
                        try:
                            return msgspec.json.decode(rest, type=Rest)
                        except (msgspec.DecodeError, UnicodeError):
                            pass
                    self._set_aside(table, number, rest)
            except SQLAlchemyError as error:
                self.database.notice(error)
                if not self.database.is_damage(error):
                    raise
                log.error("table %s: its snapshots cannot be read: %s", table, reason_of(error))
                self.noticed("snapshot")
        return None

    def _set_aside(self, table: str, number: int, rest: bytes) -> None:
        """A damaged snapshot: kept for whoever wants to know, and never used again."""
        log.error(
            "table %s: the snapshot after entry %d is damaged and set aside; the table is rebuilt from its "
            "entries",
            table,
            number,
        )
        self.noticed("snapshot")
        if not self.database.is_owned:
            return
        snapshots = schema.snapshots
        chosen = (snapshots.c.table_id == table) & (snapshots.c.entries == number)
        statements: list[Statement] = [
            (
                insert(schema.set_aside),
                {
                    "table_id": table,
                    "what": "snapshot",
                    "number": number,
                    "key": None,
                    "document": rest,
                    "at": time.time(),
                },
            ),
            (delete(snapshots).where(chosen), {}),
        ]
        self.writer.hand_in(Job(table, statements, lambda error: None))

    def number_of(self, table: str, key: str) -> int | None:
        """The number of the entry that this key wrote."""
        chosen = (schema.entries.c.table_id == table) & (schema.entries.c.key == key)
        with self.reading() as connection:
            found = connection.execute(select(schema.entries.c.number).where(chosen)).scalar()
        return None if found is None else int(found)

    def keys(self, hashes: Sequence[str]) -> dict[str, StoredKey]:
        """What these tokens open, by their hashes."""
        with self.reading() as connection:
            rows = connection.execute(
                select(schema.keys).where(schema.keys.c.hash.in_(list(hashes)))
            ).mappings()
            return {row["hash"]: _key(row) for row in rows}

    def keys_of(self, table: str) -> dict[str, StoredKey]:
        """All tokens of one table, by their hashes."""
        with self.reading() as connection:
            rows = connection.execute(select(schema.keys).where(schema.keys.c.table_id == table)).mappings()
            own = {row["hash"]: _key(row) for row in rows}
            return {**self._keys_of_series(connection, table, own), **own}

    def _keys_of_series(
        self, connection: Connection, table: str, own: dict[str, StoredKey]
    ) -> dict[str, StoredKey]:
        """What opens every table of a series; a seat that was taken at this very table is that person's."""
        keys = schema.series_keys
        rows = connection.execute(
            select(keys)
            .join(schema.tables, schema.tables.c.series == keys.c.series_id)
            .where(schema.tables.c.id == table, keys.c.role != "invite")
        ).mappings()
        taken = {key.sits for key in own.values() if key.sits is not None}
        return {
            row["hash"]: StoredKey(
                row["hash"],
                table,
                "spent" if row["seat"] in taken else row["role"],
                row["seat"],
                of_series=True,
                since=row["since"],
            )
            for row in rows
        }


#: So many of a table's notes are shown.
NOTES_SHOWN = 12
#: So many lines of talk are kept at a table.
LINES_KEPT = 200


def _key(row: Any) -> StoredKey:
    return StoredKey(row["hash"], row["table_id"], row["role"], row["seat"], since=row["since"])


def _talk(connection: Connection, table: str) -> tuple[Said, ...]:
    talk = schema.talk
    rows = connection.execute(select(talk).where(talk.c.table_id == table).order_by(talk.c.id)).mappings()
    return tuple(
        Said(row["id"], row["seat"], row["who"], row["team"], row["text"], row["at"]) for row in rows
    )


_entry_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def decode_entry(document: bytes) -> AnyEntry:
    """An entry as it was stored."""
    return _entry_decoder.decode(document)


__all__ = [
    "NOTES_SHOWN",
    "Append",
    "Conflict",
    "OutcomeUnknown",
    "Statement",
    "Store",
    "StoredKey",
    "StoredProposal",
    "StoredSeat",
    "StoredTable",
]
