"""Metrics count what happened and name nobody."""

import asyncio
from typing import Any

import pytest

from grimtable.server.metrics import Measuring, Metrics
from tests.server.asgi import Wire, echo, request


def test_requests_are_counted_by_their_outcome() -> None:
    metrics = Metrics()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] == "/broken":
            raise RuntimeError
        await echo(scope, receive, send)

    measuring = Measuring(app, metrics)
    asyncio.run(request(measuring))
    asyncio.run(request(measuring, method="BREW"))
    with pytest.raises(RuntimeError):
        asyncio.run(request(measuring, "/broken"))
    value = metrics.registry.get_sample_value
    assert value("grimtable_requests_total", {"method": "GET", "status": "2xx"}) == 1.0
    assert value("grimtable_requests_total", {"method": "other", "status": "2xx"}) == 1.0
    assert value("grimtable_requests_total", {"method": "GET", "status": "5xx"}) == 1.0
    assert value("grimtable_errors_total") == 1.0
    assert value("grimtable_request_seconds_count") == 3.0


def test_open_connections_are_counted_while_they_are_open() -> None:
    metrics = Metrics()

    async def scene() -> None:
        wire = Wire()
        talking = asyncio.create_task(Measuring(echo, metrics)(wire.scope, wire.receive, wire.send))
        await asyncio.sleep(0)
        assert metrics.registry.get_sample_value("grimtable_connections") == 1.0
        wire.leaves()
        await talking

    asyncio.run(scene())
    assert metrics.registry.get_sample_value("grimtable_connections") == 0.0


def test_the_number_of_tables_is_asked_for_when_somebody_reads() -> None:
    metrics = Metrics()
    tables = [1, 2]
    metrics.count_with(lambda: len(tables))
    tables.append(3)
    assert b"grimtable_tables_in_memory 3.0" in metrics.text()


def test_two_servers_in_one_process_count_apart() -> None:
    first, second = Metrics(), Metrics()
    first.errors.inc()
    assert second.registry.get_sample_value("grimtable_errors_total") == 0.0


def test_the_text_is_the_format_of_prometheus() -> None:
    from prometheus_client.parser import text_string_to_metric_families

    metrics = Metrics()
    metrics.acknowledgement_seconds.observe(0.004)
    families = {family.name: family for family in text_string_to_metric_families(metrics.text().decode())}
    assert families["grimtable_acknowledgement_seconds"].type == "histogram"
    assert families["grimtable_actions"].documentation
