"""`/health` says no, with one sentence, when decisions cannot be stored or bots cannot answer."""

import asyncio
import resource
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from grimtable.server import health
from grimtable.server.bot_workers import BotsUnavailable
from tests.attack.stores import long_table
from tests.attack.test_damaged_stores import zero_page_with
from tests.server.support import House
from tools.serving import Server


@pytest.fixture(autouse=True)
def every_question_is_a_probe(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(health, "PROBE_SECONDS", 0.0)
    yield


def ailing(house: House) -> tuple[str, str]:
    """Part and sentence of an ailing server."""
    status, part, sentence = house.error("GET", "/health")
    assert status == 503
    assert sentence.count(".") == sentence.rstrip(".").count(".") + 1
    assert "\n" not in sentence
    return part, sentence


def until_ailing(house: House) -> tuple[str, str]:
    """Something in the background has to notice it first."""
    until = time.monotonic() + 30
    while house.request("GET", "/health").status == 200:
        assert time.monotonic() < until, "it was never noticed"
    return ailing(house)


def test_a_healthy_server_is_well(house: House) -> None:
    assert house.ask("GET", "/health") == {"status": "well"}


def test_many_who_ask_are_one_probe(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PROBE_SECONDS", 3600.0)
    probes = 0
    probe = house.registry.store.probe

    async def counted() -> None:
        nonlocal probes
        probes += 1
        await probe()

    monkeypatch.setattr(house.registry.store, "probe", counted)

    async def ask() -> None:
        await asyncio.gather(*(house.registry.health.ailment() for _ in range(50)))

    house.run(ask())
    assert probes == 1


def test_a_disk_that_takes_nothing_more(tmp_path: Path) -> None:
    """The system refuses to let the log of SQLite grow: what a full disk does, at one process."""
    path = tmp_path / "tables.sqlite3"
    with Server(str(path)) as server:
        until = time.monotonic() + 30
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (server.log.stat().st_size + 20_000, -1))
        while (answer := server.ask("GET", "/health"))[0] == 200:
            assert time.monotonic() < until, "it was never noticed"
            server.ask("POST", "/api/tables", {"game": "skirmish"})
            time.sleep(0.05)
        assert answer[0] == 503
        assert answer[1]["error"]["code"] == "storage"
        assert answer[1]["error"]["sentence"].startswith("Nothing can be stored: ")
        # Whoever makes room is believed.
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (-1, -1))
        while server.ask("GET", "/health")[0] != 200:
            assert time.monotonic() < until, "it never got well"
            time.sleep(0.05)
        assert server.ask("POST", "/api/tables", {"game": "skirmish"})[0] == 201


def test_a_disk_that_is_almost_full(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LEAST_BYTES", 2**60)
    part, sentence = ailing(house)
    assert part == "disk"
    assert "MB are left" in sentence


def test_a_read_only_database(house: House) -> None:
    @event.listens_for(house.database.engine, "begin")
    def forbid(connection: Any) -> None:
        connection.connection.driver_connection.execute("PRAGMA query_only = ON")

    part, sentence = ailing(house)
    assert part == "storage"
    assert "readonly" in sentence


def test_a_writer_that_has_died(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def die(*_: object) -> None:
        raise SystemExit

    monkeypatch.setattr(house.registry.store.writer, "_write_group", die)
    until_ailing(house)
    part, sentence = ailing(house)
    assert part == "writer"
    assert "restart" in sentence
    # and nobody hangs who still tries
    status, _, _ = house.error("POST", "/api/tables", {"game": "skirmish"})
    assert status == 503


def test_a_writer_that_hangs(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.2)
    with house.database.engine.connect() as other:
        other.exec_driver_sql("UPDATE tables SET name = name")  # holds the one lock for writing
        part, sentence = ailing(house)
        other.rollback()
    assert part == "storage"
    assert "within" in sentence
    assert house.ask("GET", "/health") == {"status": "well"}


def test_damaged_pages(house: House) -> None:
    long_table(house)
    house.close()
    zero_page_with(house.path, b'"state":{')
    house.open()
    part, sentence = until_ailing(house)
    assert part == "damage"
    assert "restore it from a backup" in sentence


def test_dead_bots(house: House) -> None:
    workers = house.registry.workers
    program, workers.program = workers.program, ("-c", "raise SystemExit(1)")

    async def ask() -> None:
        with pytest.raises(BotsUnavailable):
            await workers.choose("skirmish", "random", 1, "red", b"{}", 0.1)

    house.run(ask())
    part, sentence = ailing(house)
    assert part == "bots"
    assert "No bot can answer" in sentence
    # a way back without a restart
    workers.program = program
    assert house.ask("GET", "/health") == {"status": "well"}


def test_a_database_that_was_taken_away(house: House) -> None:
    table = house.make()
    house.path.rename(house.path.with_name("elsewhere.sqlite3"))
    part, sentence = ailing(house)
    assert part == "storage"
    assert "moved" in sentence
    with table.join("red") as red:
        answer = red.act()
        assert answer["type"] == "refusal", "what is stored in a file that is gone is not stored"
    house.path.with_name("elsewhere.sqlite3").rename(house.path)
    with table.join("red") as red:
        assert red.act()["type"] == "ack"
