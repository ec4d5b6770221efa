"""A connection lost during COMMIT: yes exactly when it is stored, and silence when nobody knows."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from sqlalchemy import event

from grimtable.records.record import Played
from grimtable.server import writer
from grimtable.server.database import Database, StorageError
from grimtable.server.store import Append, OutcomeUnknown, Store, StoredSeat, StoredTable
from grimtable.server.stored import StoredKey
from grimtable.server.table import encode_bytes
from tests.attack.proxy import Moment, Proxy, proxy_before
from tests.server.live import Browser, Closed
from tests.server.postgres import postgres as postgres  # noqa: PLC0414 - a fixture
from tools.players import create
from tools.postgres import Postgres
from tools.serving import Server
from tools.stored import histories


@dataclass
class Scene:
    """A store that reaches its database through the proxy only."""

    store: Store
    proxy: Proxy
    direct: str  #: the address past the proxy

    def numbers(self, table: str) -> list[int]:
        return [action.number for action in histories(self.direct).get(table, [])]


@pytest.fixture
def scene(postgres: Postgres) -> Iterator[Scene]:
    direct = postgres.database()
    with proxy_before(postgres.port) as proxy:
        database = Database(direct.replace(f":{postgres.port}/", f":{proxy.port}/"))
        store = Store(database)
        asyncio.run(made(store, "one", "two"))
        yield Scene(store, proxy, direct)
        store.close()
        database.close()


async def made(store: Store, *ids: str) -> None:
    seats = (StoredSeat("red", "human", None, "Anna", False),)
    for id in ids:
        table = StoredTable(
            id, "skirmish", "", "", "playing", False, "free", None, "anybody", "{}", 1, "x", seats
        )
        await store.write(id, *store.creating(table, [StoredKey(f"hash {id}", id, "host", None)]))


def entry(number: int) -> bytes:
    return encode_bytes(Played(f"red: step {number}"))


def appended(store: Store, table: str, number: int, key: str, entry: bytes) -> Coroutine[Any, Any, None]:
    return store.append(table, Append(number, key, entry, b"any digest"))


async def said(work: Awaitable[None]) -> bool:
    """Whether the store says yes."""
    try:
        await work
    except StorageError:
        return False
    return True


@pytest.mark.parametrize("moment", ["before", "after"])
def test_yes_exactly_when_it_is_stored(scene: Scene, moment: Moment) -> None:
    scene.proxy.lose(moment, "step 1")
    yes = asyncio.run(said(appended(scene.store, "one", 1, "red:k1", entry(1))))
    assert scene.proxy.lost.is_set()
    assert scene.numbers("one") == ([1] if yes else [])
    assert yes, "the database is there again, so it can be stored"


@pytest.mark.parametrize("moment", ["before", "after"])
def test_a_write_without_a_key_is_looked_up_too(scene: Scene, moment: Moment) -> None:
    """A note has no key that could be asked for; stored twice it would be told twice."""
    scene.proxy.lose(moment, "note-imported")
    yes = asyncio.run(said(scene.store.write("one", scene.store.noting("one", '{"key":"note-imported"}'))))
    found = scene.store.table("one")
    assert found is not None
    assert len(found.notes) == (1 if yes else 0)


@pytest.mark.parametrize("moment", ["before", "after"])
def test_a_whole_group_is_stored_once(scene: Scene, moment: Moment) -> None:
    async def work() -> tuple[bool, bool, bool]:
        scene.proxy.lose(moment, "step 1")
        return await asyncio.gather(
            said(appended(scene.store, "one", 1, "red:k1", entry(1))),
            said(appended(scene.store, "two", 1, "red:k1", entry(1))),
            said(scene.store.write("two", scene.store.noting("two", '{"key":"note-imported"}'))),
        )

    assert all(asyncio.run(work()))
    assert scene.numbers("one") == scene.numbers("two") == [1]
    found = scene.store.table("two")
    assert found is not None
    assert len(found.notes) == 1


@pytest.mark.parametrize("moment", ["before", "after"])
def test_while_the_database_stays_away_nobody_says_yes_or_no(
    scene: Scene, moment: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 0.5)
    scene.proxy.lose(moment, "step 1", stay_away=True)
    with pytest.raises(OutcomeUnknown, match="not known whether this was stored"):
        asyncio.run(appended(scene.store, "one", 1, "red:k1", entry(1)))
    # What comes while it is away was never sent, and that is certain.
    with pytest.raises(StorageError, match="nothing was changed") as refused:
        asyncio.run(appended(scene.store, "two", 1, "red:k1", entry(1)))
    assert not isinstance(refused.value, OutcomeUnknown)
    assert scene.numbers("one") == ([1] if moment == "after" else [])
    scene.proxy.is_away = False
    yes = asyncio.run(said(appended(scene.store, "two", 1, "red:k1", entry(1))))
    assert yes, "the writer lives on"


def test_the_other_end_may_still_be_committing(scene: Scene) -> None:
    """The line is cut while PostgreSQL works on the COMMIT: looking before its end would find nothing."""
    with scene.store.engine.begin() as connection:
        connection.exec_driver_sql(
            "CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS "
            "'BEGIN PERFORM pg_sleep(1); RETURN NULL; END'"
        )
        connection.exec_driver_sql(
            "CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED "
            "FOR EACH ROW EXECUTE FUNCTION dawdle()"
        )
    before = scene.store.writer.attempts
    scene.proxy.lose("during", "step 1")
    yes = asyncio.run(said(appended(scene.store, "one", 1, "red:k1", entry(1))))
    assert yes
    assert scene.numbers("one") == [1]
    assert scene.store.writer.attempts == before + 1, "it was found, not written again"


def test_a_refusal_of_the_database_itself_is_no_doubt(scene: Scene) -> None:
    """A COMMIT that PostgreSQL refuses, here for a deferred constraint, is simply refused."""
    with scene.store.engine.begin() as connection:
        connection.exec_driver_sql(
            "ALTER TABLE notes ADD CONSTRAINT one_note UNIQUE (table_id) DEFERRABLE INITIALLY DEFERRED"
        )
    note = scene.store.noting("one", '{"key":"note-imported"}')
    with pytest.raises(StorageError, match="one_note") as refused:
        asyncio.run(scene.store.write("one", note, note))
    assert not isinstance(refused.value, OutcomeUnknown)


def test_an_error_nobody_thought_of_does_not_stop_the_writer(scene: Scene) -> None:
    with pytest.raises(StorageError):
        asyncio.run(scene.store.write("one", (object(), {})))  # type: ignore[arg-type]  # that is the attack
    assert asyncio.run(said(appended(scene.store, "one", 1, "red:k1", entry(1))))


def test_a_dead_writer_answers_whoever_waits(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    def die(*_: object) -> None:
        raise SystemExit

    monkeypatch.setattr(scene.store.writer, "_write_group", die)

    async def work() -> list[bool]:
        async with asyncio.timeout(20):
            return [
                await said(appended(scene.store, "one", 1, f"red:k{number}", entry(1))) for number in (1, 2)
            ]

    assert asyncio.run(work()) == [False, False]
    assert not scene.store.writer.is_alive


# --- through a whole server ---


async def played(server: Server, prepare: Callable[[], Any]) -> tuple[str, str]:
    """One decision whose COMMIT loses its line; what the player hears, and the table."""
    table = create(server, "skirmish", 2, seed=1)
    async with Browser(server, table.id, next(iter(table.tokens.values()))) as first:
        assert first.decision is not None
        token = table.tokens[first.decision["seat"]]
    async with Browser(server, table.id, token) as browser:
        prepare()
        await browser.act("k")
        try:
            answer = await browser.answer("k")
        except Closed:
            return "silence", table.id
        return answer["type"], table.id


@pytest.mark.parametrize("moment", ["before", "after"])
def test_a_player_hears_ack_exactly_when_the_decision_is_stored(postgres: Postgres, moment: Moment) -> None:
    direct = postgres.database()
    with (
        proxy_before(postgres.port) as proxy,
        Server(direct.replace(f":{postgres.port}/", f":{proxy.port}/")) as server,
    ):
        heard, table = asyncio.run(played(server, lambda: proxy.lose(moment, '"entry":"played"')))
        assert proxy.lost.is_set()
        stored = len(histories(direct).get(table, []))
        assert heard == "ack"
        assert stored == 1


def test_sqlite_keeps_its_word_when_a_commit_is_refused(tmp_path: Any) -> None:
    """A COMMIT that SQLite refuses has not happened, and the same decision can be said again."""
    database = Database(str(tmp_path / "tables.sqlite3"))
    store = Store(database)
    asyncio.run(made(store, "one"))
    failures = iter([True, False])

    @event.listens_for(store.engine, "commit")
    def fail(_: Any) -> None:
        if next(failures, False):
            raise RuntimeError("the disk is on fire")

    assert not asyncio.run(said(appended(store, "one", 1, "red:k1", entry(1))))
    assert store.last_number("one") == 0
    assert asyncio.run(said(appended(store, "one", 1, "red:k1", entry(1))))
    store.close()
    database.close()
