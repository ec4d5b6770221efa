"""Problem reports against each other and the end of their table: one clear answer, nothing half kept."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import delete, func, select

from grimtable.server import reporting, schema
from grimtable.server.faults import Fault
from tests.server.support import Answered, House, MadeTable

#: Seconds that something may take to happen which does happen.
SOON = 20.0


class Gate:
    """A place at which whoever comes first is held until it is opened."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.opened = threading.Event()

    def wrap(self, work: Callable[..., Any]) -> Callable[..., Any]:
        def held(*arguments: Any) -> Any:
            self.reached.set()
            assert self.opened.wait(SOON)
            return work(*arguments)

        return held


@contextmanager
def beside(work: Callable[..., Any], *arguments: Any) -> Iterator[Any]:
    """Do something in a thread of its own; its result is the future's."""
    with ThreadPoolExecutor(1) as pool:
        yield pool.submit(work, *arguments)


def report(house: House, table: MadeTable, text: str = "the door is wrong") -> Answered:
    return house.request("POST", f"{table.path}/report", {"text": text}, token=table.tokens["red"])


def kept(house: House) -> int:
    """How many reports the database holds, of whichever table."""
    with house.registry.store.reading() as connection:
        return int(connection.execute(select(func.count()).select_from(schema.reports)).scalar() or 0)


def assert_no_such_table(answer: Answered) -> None:
    assert answer.status == 404, answer.body
    assert b'"no-such-table"' in answer.body


@pytest.fixture(autouse=True)
def no_error_is_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """What happens here is nobody's mistake: the owner is not woken for it."""
    yield
    assert [entry for entry in caplog.records if entry.levelno >= logging.ERROR] == []


def test_a_table_deleted_while_a_report_is_made(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, gate = house.make(), Gate()
    monkeypatch.setattr(reporting, "_written", gate.wrap(reporting._written))
    with beside(report, house, table) as answer:
        assert gate.reached.wait(SOON)
        assert house.request("DELETE", table.path, token=table.host).status == 204
        gate.opened.set()
        assert_no_such_table(answer.result())
    assert kept(house) == 0


def test_a_report_made_while_its_table_is_deleted(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = house.make()
    table.join("red").close()  # it is awake
    written, gate = house.registry.store.write, Gate()

    async def held(*arguments: Any) -> None:
        await house.registry.storage.run(gate.wrap(lambda: None))
        await written(*arguments)

    monkeypatch.setattr(house.registry.store, "write", held)
    with (
        beside(house.request, "DELETE", table.path, None, table.host) as deletion,
        beside(report, house, table) as answer,
    ):
        assert gate.reached.wait(SOON)
        monkeypatch.setattr(house.registry.store, "write", written)
        gate.opened.set()
        assert deletion.result().status == 204
        # Either it was there first and went with the table, or there was no table any more.
        if answer.result().status != 201:
            assert_no_such_table(answer.result())
    assert kept(house) == 0
    assert_no_such_table(report(house, table))


def test_a_table_that_another_server_deletes_while_a_report_is_made(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The notice of the other server may come later than the report."""
    table, gate = house.make(), Gate()
    monkeypatch.setattr(reporting, "_written", gate.wrap(reporting._written))
    with beside(report, house, table) as answer:
        assert gate.reached.wait(SOON)
        with house.registry.store.engine.begin() as connection:
            connection.execute(delete(schema.tables).where(schema.tables.c.id == table.id))
        gate.opened.set()
        assert_no_such_table(answer.result())
    assert kept(house) == 0


def test_reports_made_at_once_are_all_kept_and_numbered(house: House) -> None:
    table, many = house.make(), 8
    texts = [f"report {number}" for number in range(many)]
    with ThreadPoolExecutor(many) as pool:
        answers = list(pool.map(lambda text: report(house, table, text), texts))
    assert [answer.status for answer in answers] == [201] * many
    found = house.ask("GET", f"{table.path}/reports", token=table.tokens["red"])["reports"]
    assert sorted(told["number"] for told in found) == list(range(1, many + 1))
    assert sorted(told["text"] for told in found) == texts


def test_a_fault_of_a_table_that_is_gone_is_not_kept(house: House) -> None:
    table = house.make()
    with table.join("red"):
        live = house.registry.tables[table.id]
        assert house.request("DELETE", table.path, token=table.host).status == 204
    fault = Fault("picture", "ValueError", 0, "red")
    house.run(reporting.report_fault(house.registry, live, fault))
    assert kept(house) == 0
