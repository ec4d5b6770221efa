"""The store: group commit, conflicts, failures that hurt nobody else, snapshots."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, text

from grimtable.records.record import Played
from grimtable.server.database import Database, StorageError
from grimtable.server.store import Conflict, Store, StoredSeat, StoredTable
from grimtable.server.stored import StoredKey
from grimtable.server.table import encode_bytes
from tests.server.support import appended


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    database = Database(str(tmp_path / "tables.sqlite3"))
    store = Store(database)
    yield store
    store.close()
    database.close()


def table(id: str) -> StoredTable:
    seats = (StoredSeat("red", "human", None, "Anna", False),)
    return StoredTable(id, "skirmish", "", "", "playing", False, "free", None, "anybody", "{}", 1, "x", seats)


async def made(store: Store, *ids: str) -> None:
    for id in ids:
        await store.write(id, *store.creating(table(id), [StoredKey(f"hash {id}", id, "host", None)]))


def entry(number: int) -> bytes:
    return encode_bytes(Played(f"red: step {number}"))


def test_entries_are_kept_in_order(store: Store) -> None:
    async def work() -> None:
        await made(store, "one")
        for number in range(1, 6):
            await appended(store, "one", number, f"k{number}", entry(number))

    asyncio.run(work())
    assert store.history("one").entries == [Played(f"red: step {number}") for number in range(1, 6)]
    assert store.history("one", 3).entries == [Played("red: step 4"), Played("red: step 5")]
    assert store.last_number("one") == 5
    assert store.number_of("one", "k2") == 2
    assert store.number_of("one", "k9") is None
    found = store.table("one")
    assert found is not None
    assert found.touched > 0
    assert msgspec.structs.replace(found, touched=0.0) == table("one")
    assert store.keys(["hash one", "nothing"])["hash one"].role == "host"


@pytest.mark.parametrize(("number", "key"), [(1, "new"), (2, "k1")])
def test_a_number_or_key_that_is_taken_is_a_conflict(store: Store, number: int, key: str) -> None:
    async def work() -> None:
        await made(store, "one")
        await appended(store, "one", 1, "k1", entry(1))
        with pytest.raises(Conflict):
            await appended(store, "one", number, key, entry(9), [store.changing("one", name="changed")])

    asyncio.run(work())
    assert store.history("one").entries == [Played("red: step 1")]
    found = store.table("one")
    assert found is not None
    assert found.name == ""


def test_writes_that_wait_share_a_transaction(store: Store) -> None:
    commits = 0

    @event.listens_for(store.engine, "commit")
    def count(_: Any) -> None:
        nonlocal commits
        commits += 1

    ids = [f"table{number}" for number in range(40)]

    async def work() -> None:
        nonlocal commits
        await made(store, *ids)
        commits = 0
        await asyncio.gather(*(appended(store, id, 1, "k", entry(1)) for id in ids))

    asyncio.run(work())
    assert 1 <= commits < 20
    assert all(store.last_number(id) == 1 for id in ids)


def test_a_write_that_fails_hurts_nobody_else(store: Store) -> None:
    async def work() -> tuple[Any, ...]:
        await made(store, "one", "two")
        bad = (text("INSERT INTO nowhere VALUES (1)"), dict[str, Any]())
        return await asyncio.gather(
            appended(store, "one", 1, "a", entry(1)),
            appended(store, "two", 1, "b", entry(1), [bad]),
            appended(store, "nowhere", 1, "c", entry(1)),
            store.write("one", store.changing("one", name="good")),
            return_exceptions=True,
        )

    one, two, nowhere, named = asyncio.run(work())
    assert one is None
    assert named is None
    assert isinstance(two, StorageError)
    assert isinstance(nowhere, StorageError)
    assert store.last_number("one") == 1
    assert store.last_number("two") == 0


def test_a_failed_statement_takes_its_entry_with_it(store: Store) -> None:
    async def work() -> None:
        await made(store, "one")
        bad = (text("INSERT INTO nowhere VALUES (1)"), dict[str, Any]())
        with pytest.raises(StorageError):
            await appended(store, "one", 1, "k", entry(1), [bad])
        await appended(store, "one", 1, "k", entry(2))

    asyncio.run(work())
    assert store.history("one").entries == [Played("red: step 2")]


def test_what_was_handed_in_is_written_before_the_store_closes(store: Store) -> None:
    async def work() -> None:
        await made(store, "one")
        waiting = asyncio.ensure_future(appended(store, "one", 1, None, entry(1)))
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await waiting
        with pytest.raises(StorageError, match="shutting down"):
            await appended(store, "one", 2, None, entry(2))

    asyncio.run(work())
    assert store.last_number("one") == 1


def test_closing_leaves_no_log_beside_the_file(store: Store) -> None:
    """Everything is in one file, although somebody else has it open."""
    asyncio.run(made(store, "one"))
    path = Path(str(store.database.url.database))
    log = path.with_name(f"{path.name}-wal")
    with store.engine.connect() as other:
        assert log.stat().st_size > 0
        store.close()
        assert log.stat().st_size == 0
        assert other.execute(text("SELECT count(*) FROM tables")).scalar() == 1


def test_migrations_make_the_tables_that_the_code_uses(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from grimtable.server.schema import metadata

    database = Database(str(tmp_path / "tables.sqlite3"))
    with database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    database.close()
