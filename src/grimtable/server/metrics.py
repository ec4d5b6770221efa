"""Metrics of a running server, in the text format of Prometheus.

They count and time; no metric names a table, a person or an address.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from grimtable import __version__

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger(__name__)

CONTENT_TYPE = CONTENT_TYPE_LATEST
#: Seconds between two lines about the same limit.
_SAID_SECONDS = 60.0

#: Seconds. The budget of an acknowledgement is 0.05, so the steps are fine around it.
ACKNOWLEDGEMENT = (0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.25, 0.5, 1.0, 5.0)
REQUEST = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
THINKING = (0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0)


class Metrics:
    """Everything a server counts; one object for each server, so that tests do not see each other's numbers.

    >>> metrics = Metrics()
    >>> metrics.actions.labels("skirmish", "acknowledged").inc()
    >>> 'grimtable_actions_total{game="skirmish",outcome="acknowledged"} 1.0' in metrics.text().decode()
    True
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._said: dict[str, float] = {}
        self._unsaid: dict[str, int] = {}
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.version = Gauge(
            "grimtable_version", "The running version, as a label.", ["version"], registry=registry
        )
        self.version.labels(__version__).set(1)
        self.requests = Counter(
            "grimtable_requests", "HTTP requests.", ["method", "status"], registry=registry
        )
        self.request_seconds = Histogram(
            "grimtable_request_seconds", "Time to answer an HTTP request.", buckets=REQUEST, registry=registry
        )
        self.actions = Counter(
            "grimtable_actions",
            "Decisions sent by browsers: acknowledged, refused or repeated.",
            ["game", "outcome"],
            registry=registry,
        )
        self.acknowledgement_seconds = Histogram(
            "grimtable_acknowledgement_seconds",
            "Time from the arrival of an action to its acknowledgement, commit included.",
            buckets=ACKNOWLEDGEMENT,
            registry=registry,
        )
        self.connections = Gauge("grimtable_connections", "Open WebSocket connections.", registry=registry)
        self.tables_in_memory = Gauge("grimtable_tables_in_memory", "Tables awake now.", registry=registry)
        self.limits_reached = Counter(
            "grimtable_limits_reached",
            "Requests and connections refused by a limit.",
            ["code"],
            registry=registry,
        )
        self.bot_choices = Counter(
            "grimtable_bot_choices", "Decisions made by bots.", ["level"], registry=registry
        )
        self.bot_seconds = Histogram(
            "grimtable_bot_seconds",
            "Time of a bot's decision, waiting included.",
            ["level"],
            buckets=THINKING,
            registry=registry,
        )
        self.bot_failures = Counter(
            "grimtable_bot_failures",
            "Bots that failed, took too long or died, by level.",
            ["level", "why"],
            registry=registry,
        )
        self.bot_workers = Gauge("grimtable_bot_workers", "Bot processes alive.", registry=registry)
        self.damaged = Counter(
            "grimtable_damaged",
            "Snapshots set aside and histories that were found damaged.",
            ["what"],
            registry=registry,
        )
        self.faults = Counter(
            "grimtable_faults",
            "Defects at tables: parts that were shown plainly, decisions that the rules could not carry out.",
            ["game", "what"],
            registry=registry,
        )
        self.errors = Counter("grimtable_errors", "Defects: answers with status 5xx.", registry=registry)

    def refused(self, code: str) -> None:
        """A limit was reached: counted each time, logged once a minute for each code."""
        self.limits_reached.labels(code).inc()
        unsaid = self._unsaid[code] = self._unsaid.get(code, 0) + 1
        now = self.clock()
        if now - self._said.get(code, -_SAID_SECONDS) >= _SAID_SECONDS:
            self._said[code], self._unsaid[code] = now, 0
            log.warning("limit reached: %s (%d since this was said last)", code, unsaid)

    def count_with(self, tables: Callable[[], int]) -> None:
        """Ask for the number of tables in memory whenever the metrics are read."""
        self.tables_in_memory.set_function(lambda: float(tables()))

    def text(self) -> bytes:
        """All metrics as Prometheus reads them."""
        return generate_latest(self.registry)


class Measuring:
    """ASGI middleware: counts and times requests, and counts open connections."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            with self.metrics.connections.track_inprogress():
                await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = 500  # what the server answers when the application breaks off

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        started = time.perf_counter()
        try:
            await self.app(scope, receive, sending)
        finally:
            metrics = self.metrics
            method = scope["method"] if scope["method"] in METHODS else "other"
            metrics.requests.labels(method, f"{status // 100}xx").inc()
            metrics.request_seconds.observe(time.perf_counter() - started)
            if status >= 500:
                metrics.errors.inc()


#: A stranger's invented methods must not become labels.
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
