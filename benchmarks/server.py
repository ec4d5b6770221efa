"""The server's budgets: actions a second beside the barest server, and how long an acknowledgement takes.

Both servers run in processes of their own and are driven by the same players over real WebSockets; `make
load` shows the same figures at length, and for PostgreSQL too.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from benchmarks.measurement import Measurement
from tools.load import DRAWN, OURS, load, peers, throughput
from tools.serving import Server

SERVER = "server"
BARE = "bare-sqlite-loop"
"""The peer of this measure: rules, a commit for each action, every seat's picture, and nothing else."""

THROUGHPUT_TABLES = 20
THROUGHPUT_ROUNDS = 3
THROUGHPUT_SECONDS = 2.0
LOADED_TABLES = 100
LOADED_SECONDS = 10.0
"""Enough for a verdict in a minute; `make load` takes its time."""


def server_measures(wants: Callable[[str], bool], announce: Callable[[str], None]) -> list[Measurement]:
    """Those of the server's measures that are wanted."""
    measurements: list[Measurement] = []
    if wants("server"):
        measurements += actions(rounds=THROUGHPUT_ROUNDS, seconds=THROUGHPUT_SECONDS, announce=announce)
    if wants("acknowledgement"):
        measurements += acknowledgements(announce=announce)
    return measurements


def actions(*, rounds: int, seconds: float, announce: Callable[[str], None]) -> list[Measurement]:
    """Actions a second of both servers, round by round in turn, 20 tables without a pace."""
    announce(SERVER)
    with (
        tempfile.TemporaryDirectory(prefix="grimtable-bench-") as folder,
        peers(Path(folder)) as servers,
        Progress(console=Console(quiet=True)) as progress,
    ):
        speed = asyncio.run(throughput(servers, THROUGHPUT_TABLES, seconds, rounds, progress=progress))
    return [
        Measurement(SERVER, "server", tuple(speed.rates[OURS])),
        Measurement(BARE, "server", tuple(speed.rates[DRAWN])),
    ]


def acknowledgements(
    *, announce: Callable[[str], None], seconds: float = LOADED_SECONDS
) -> list[Measurement]:
    """The 99th percentile of an acknowledgement at 100 tables of quick people, in milliseconds."""
    announce(SERVER)
    with (
        tempfile.TemporaryDirectory(prefix="grimtable-bench-") as folder,
        Server(str(Path(folder) / "tables.sqlite3")) as server,
        Progress(console=Console(quiet=True)) as progress,
    ):
        figures = asyncio.run(
            load(server, "SQLite", LOADED_TABLES, seconds, folder=Path(folder), progress=progress)
        )
    if figures.problems:
        raise ServerBroke(f"the server lost or refused something: {figures.problems[0]}")
    return [Measurement(SERVER, "acknowledgement", (figures.p99,), operations=figures.actions)]


class ServerBroke(Exception):
    """What was measured was not a working server."""
