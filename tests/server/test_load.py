"""A short load: several tables over real WebSockets, every action acknowledged once. `make load` is long."""

import asyncio
from pathlib import Path

import pytest
from rich.console import Console
from rich.progress import Progress

from tests.server.postgres import postgres as postgres  # noqa: PLC0414 - a fixture
from tools.load import DRAWN, OURS, Figures, Throughput, load, peers, percentile, report, throughput
from tools.players import Pace
from tools.postgres import Postgres
from tools.serving import Server

SILENT = Console(quiet=True)


def check(figures: Figures) -> None:
    assert not figures.problems
    assert not figures.refused
    assert figures.actions > figures.tables
    assert 0 < figures.p50 <= figures.p95 <= figures.p99 <= figures.longest


def run(database: str, storage: str, folder: Path) -> Figures:
    with Server(database) as server, Progress(console=SILENT) as progress:
        return asyncio.run(
            load(server, storage, 8, 3.0, folder=folder, pace=Pace(0.05, 0.1), progress=progress)
        )


def test_a_short_load_on_sqlite(tmp_path: Path) -> None:
    check(run(str(tmp_path / "tables.sqlite3"), "SQLite", tmp_path))


def test_a_short_load_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    check(run(postgres.database(), "PostgreSQL", tmp_path))


def test_the_bare_server_plays_the_same_games(tmp_path: Path) -> None:
    with peers(tmp_path) as servers, Progress(console=SILENT) as progress:
        speed = asyncio.run(throughput(servers, 4, 0.5, 1, progress=progress))
    assert all(rate > 0 for rates in speed.rates.values() for rate in rates)
    assert len(speed.rates) == 3


@pytest.mark.parametrize(
    ("values", "share", "expected"),
    [([], 0.5, 0.0), ([3.0], 0.99, 3.0), ([1.0, 2.0, 3.0, 4.0, 5.0], 0.99, 5.0)],
)
def test_percentiles(values: list[float], share: float, expected: float) -> None:
    assert percentile(values, share) == expected


def test_a_broken_budget_is_reported_as_broken() -> None:
    fine = Figures("SQLite", 100, 60.0, 9_000, 0, (), 3.0, 8.0, 20.0, 40.0, 0.3, 1_000_000)
    slow = Figures("SQLite", 100, 60.0, 9_000, 0, (), 3.0, 8.0, 51.0, 90.0, 0.3, 1_000_000)
    lost = Figures("SQLite", 100, 60.0, 9_000, 0, ("lost",), 3.0, 8.0, 20.0, 40.0, 0.3, 1_000_000)
    quick = Throughput({OURS: [700.0], DRAWN: [1_000.0]}, {OURS: [1.0], DRAWN: [1.0]})
    lame = Throughput({OURS: [500.0], DRAWN: [1_000.0]}, {OURS: [1.0], DRAWN: [1.0]})
    assert report(SILENT, [fine], quick)
    assert not report(SILENT, [slow], quick)
    assert not report(SILENT, [lost], quick)
    assert not report(SILENT, [fine], lame)
