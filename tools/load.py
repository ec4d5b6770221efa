"""`make load`: 100 tables with four players each over real WebSockets, on SQLite and on PostgreSQL.

The players are as quick as quick people: each answers half a second to a second after being asked. Every
action must be acknowledged exactly once and stand in the database. Afterwards: how many actions 20 tables
make without any pace, beside the barest server that does the same work.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from tools.players import Pace, SeatedTable, create, play_tables
from tools.postgres import NoPostgres, running_postgres
from tools.serving import NO_PACE, Server
from tools.stored import histories
from tools.witness import disagreements

GAMES = ("skirmish", "doom2004")
SEATS = 4
QUICK = Pace(0.5, 1.0)
NO_WAIT = Pace(0.0, 0.0)

#: The budgets of the project: milliseconds, bytes, and the share of the bare server's actions.
ACKNOWLEDGED_WITHIN = 50.0
IDLE_TABLE = 3_000_000
SHARE = 0.6


class Figures(msgspec.Struct, frozen=True):
    """What one storage showed under load."""

    storage: str
    tables: int
    seconds: float
    actions: int
    refused: int
    problems: tuple[str, ...]
    p50: float  #: milliseconds
    p95: float
    p99: float
    longest: float
    processor: float  #: share of one core that the server used
    idle_table: float  #: bytes
    disk: float = 0.0  #: a bare commit on the same disk at the same time, p99, milliseconds
    own_delay: float = 0.0  #: how late the players' own process is at its work, p99, milliseconds

    @property
    def is_well(self) -> bool:
        """Whether every budget holds."""
        return (
            not self.problems
            and not self.refused
            and self.p99 <= ACKNOWLEDGED_WITHIN
            and self.idle_table <= IDLE_TABLE
        )


OURS, DRAWN, BARE = "Grimtable", "bare, with pictures", "bare"


@dataclass(frozen=True)
class Throughput:
    """Actions a second without a pace, of each server, round by round."""

    rates: dict[str, list[float]]
    costs: dict[str, list[float]]  #: milliseconds of processor time for each action

    def share(self, peer: str = DRAWN) -> float:
        """Our actions for each of the peer's; the peer of the budget plays, commits and draws as we do."""
        return median(a / b for a, b in zip(self.rates[OURS], self.rates[peer], strict=True))


def percentile(sorted_values: Sequence[float], share: float) -> float:
    """The value below which this share of all values lies.

    >>> percentile([1.0, 2.0, 3.0, 4.0], 0.5)
    2.0
    """
    if not sorted_values:
        return 0.0
    return sorted_values[max(0, min(len(sorted_values) - 1, round(share * len(sorted_values)) - 1))]


class Disk:
    """How long the barest commit takes beside the load: what the disk adds to every figure."""

    EVERY = 0.1

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._stopping = threading.Event()
        self._times: list[float] = []
        self._thread = threading.Thread(target=self._commit_on, daemon=True)
        self._thread.start()

    def _commit_on(self) -> None:
        with closing(sqlite3.connect(self._folder / "disk.sqlite3", isolation_level=None)) as file:
            file.execute("PRAGMA journal_mode = WAL")
            file.execute("PRAGMA synchronous = FULL")
            file.execute("CREATE TABLE IF NOT EXISTS entries (entry BLOB)")
            while not self._stopping.wait(self.EVERY):
                started = time.perf_counter()
                file.execute("INSERT INTO entries VALUES (?)", (b"x" * 200,))
                self._times.append(time.perf_counter() - started)

    def stop(self) -> float:
        """The 99th percentile, in milliseconds."""
        self._stopping.set()
        self._thread.join()
        return percentile(sorted(self._times), 0.99) * 1_000


class Lateness:
    """How late this process wakes up: what a busy machine and four hundred players add to every figure."""

    TICK = 0.01

    def __init__(self) -> None:
        self._late: list[float] = []
        self._task = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        while True:
            due = time.perf_counter() + self.TICK
            await asyncio.sleep(self.TICK)
            self._late.append(max(0.0, time.perf_counter() - due))

    async def stop(self) -> float:
        """The 99th percentile, in milliseconds."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        return percentile(sorted(self._late), 0.99) * 1_000


async def load(
    server: Server,
    storage: str,
    tables: int,
    seconds: float,
    *,
    folder: Path,
    pace: Pace = QUICK,
    progress: Progress,
) -> Figures:
    """Play at so many tables for so long, then compare what was said with what is stored."""
    task = progress.add_task(f"{storage}: setting {tables} tables", total=tables)
    # Two tables play first: what every server holds once (games, code, caches) is not counted as tables.
    await play_tables(server, [create(server, game, SEATS, seed=0) for game in GAMES], Pace(0.0, 0.0), 2.0)
    before = server.memory()
    made: list[SeatedTable] = []
    for number in range(tables):
        made.append(create(server, GAMES[number % len(GAMES)], SEATS, seed=number + 1))
        progress.advance(task)
    progress.update(task, description=f"{storage}: playing", total=seconds, completed=0)
    processor = server.processor_seconds()
    lateness, disk = Lateness(), Disk(folder)
    lasted = await play_tables(
        server, made, pace, seconds, progress=lambda passed: progress.update(task, completed=passed)
    )
    processor = server.processor_seconds() - processor
    own_delay, commit = await lateness.stop(), disk.stop()
    progress.update(task, completed=seconds)
    await asyncio.sleep(1.0)
    idle = (server.memory() - before) / tables
    problems = [error for table in made for error in table.errors]
    problems += [f"{table.id}: {table.gaps} updates were missing" for table in made if table.gaps]
    problems += [f"{table.id}: nobody played" for table in made if not table.acknowledged]
    problems += disagreements(made, histories(server.database))
    times = sorted(action.seconds * 1_000 for table in made for action in table.acknowledged)
    return Figures(
        storage=storage,
        tables=tables,
        seconds=lasted,
        actions=len(times),
        refused=sum(len(table.refusals) for table in made),
        problems=tuple(problems),
        p50=percentile(times, 0.50),
        p95=percentile(times, 0.95),
        p99=percentile(times, 0.99),
        longest=times[-1] if times else 0.0,
        processor=processor / lasted,
        idle_table=idle,
        disk=commit,
        own_delay=own_delay,
    )


async def throughput(
    servers: Mapping[str, Server], tables: int, seconds: float, rounds: int, *, progress: Progress
) -> Throughput:
    """The servers in turn, several rounds, the same players at the same games."""
    task = progress.add_task("without pace", total=len(servers) * rounds)
    rates: dict[str, list[float]] = {name: [] for name in servers}
    costs: dict[str, list[float]] = {name: [] for name in servers}
    for round in range(rounds + 1):
        for name, server in servers.items():
            seeds = range(1_000 + round * tables, 1_000 + (round + 1) * tables)
            if name == OURS:
                seated = [create(server, GAMES[seed % 2], SEATS, seed=seed) for seed in seeds]
            else:
                seated = [_bare_table(GAMES[seed % 2], seed) for seed in seeds]
            before = server.processor_seconds()
            lasted = await play_tables(server, seated, NO_WAIT, seconds if round else 1.0)
            actions = sum(len(table.acknowledged) for table in seated)
            if round:  # the first one only warms up
                rates[name].append(actions / lasted)
                costs[name].append((server.processor_seconds() - before) * 1_000 / max(1, actions))
                progress.advance(task)
    return Throughput(rates, costs)


@contextmanager
def peers(folder: Path) -> Iterator[dict[str, Server]]:
    """Our server and the bare ones, each with a SQLite file in this folder."""
    bare = [sys.executable, "-m", "tools.bare_server"]
    with (
        Server(str(folder / "ours.sqlite3"), NO_PACE) as ours,
        Server(str(folder / "drawn.sqlite3"), command=[*bare, "--pictures"]) as drawn,
        Server(str(folder / "bare.sqlite3"), command=bare) as plain,
    ):
        yield {OURS: ours, DRAWN: drawn, BARE: plain}


def _bare_table(game: str, seed: int) -> SeatedTable:
    from grimtable.games import load_game

    seats = load_game(game).setup(players=SEATS).order
    return SeatedTable(f"{game}-{seed}", game, {seat: seat for seat in seats}, "")


@contextmanager
def storages(chosen: str, folder: Path) -> Iterator[list[tuple[str, str]]]:
    """The databases to measure: name and address."""
    found = [("SQLite", str(folder / "tables.sqlite3"))] if chosen in ("all", "sqlite") else []
    if chosen == "sqlite":
        yield found
        return
    with running_postgres(parent=folder.parent) as postgres:
        yield [*found, ("PostgreSQL", postgres.database())]


#: What is printed of each storage.
ROWS: tuple[tuple[str, Callable[[Figures], str]], ...] = (
    ("tables, with four players each", lambda each: str(each.tables)),
    ("actions acknowledged", lambda each: str(each.actions)),
    ("actions a second", lambda each: f"{each.actions / each.seconds:.0f}"),
    ("lost, doubled, missing, broken", lambda each: str(len(each.problems))),
    ("refused", lambda each: str(each.refused)),
    ("acknowledged within: p50, ms", lambda each: f"{each.p50:.1f}"),
    ("p95, ms", lambda each: f"{each.p95:.1f}"),
    (f"p99, ms (budget {ACKNOWLEDGED_WITHIN:.0f})", lambda each: f"{each.p99:.1f}"),
    ("longest, ms", lambda each: f"{each.longest:.1f}"),
    ("meanwhile a bare commit on this disk: p99, ms", lambda each: f"{each.disk:.1f}"),
    ("and the players' own delay: p99, ms", lambda each: f"{each.own_delay:.1f}"),
    ("share of one core", lambda each: f"{each.processor:.0%}"),
    (f"MB for each idle table (budget {IDLE_TABLE / 1e6:.0f})", lambda each: f"{each.idle_table / 1e6:.2f}"),
)


def report(console: Console, figures: Sequence[Figures], speed: Throughput | None) -> bool:
    """Print everything; True when every budget holds."""
    shown = Table(
        title=f"each player answers after {QUICK.shortest} to {QUICK.longest} s", title_justify="left"
    )
    shown.add_column("")
    for each in figures:
        shown.add_column(each.storage, justify="right")
    for title, show in ROWS:
        shown.add_row(title, *(show(each) for each in figures))
    if figures:
        console.print(shown)
    for each in figures:
        for problem in each.problems[:10]:
            console.print(f"{each.storage}: {problem}", markup=False, highlight=False, soft_wrap=True)
    well = all(each.is_well for each in figures)
    if speed is not None:
        shown = Table(title="20 tables without a pace, SQLite", title_justify="left")
        for heading in ("", "actions a second", "ms of processor each", "our share"):
            shown.add_column(heading, justify="right" if heading else "left")
        for name, rates in speed.rates.items():
            share = "" if name == OURS else f"{speed.share(name):.2f}"
            shown.add_row(name, f"{median(rates):.0f}", f"{median(speed.costs[name]):.2f}", share)
        console.print(shown)
        well = well and speed.share() >= SHARE
        console.print(f"The budget is a share of {SHARE} of the bare server with pictures.", highlight=False)
    console.print("Every budget holds." if well else "A budget is broken.", highlight=False)
    return well


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and report; 0 when every budget holds."""
    parser = argparse.ArgumentParser(prog="make load", description=main.__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--storage", choices=("all", "sqlite", "postgres"), default="all")
    parser.add_argument("--rounds", type=int, default=3, help="rounds without pace; 0 leaves them out")
    parser.add_argument("--only-throughput", action="store_true")
    parser.add_argument("--folder", type=Path, help="where the databases lie: the disk that is measured")
    parser.add_argument("--json", type=Path, help="write the figures here too")
    chosen = parser.parse_args(arguments)
    console = Console()
    try:
        with tempfile.TemporaryDirectory(prefix="grimtable-load-", dir=chosen.folder) as folder:
            figures, speed = measure(Path(folder), chosen)
    except NoPostgres as error:
        console.print(f"{error}; or measure SQLite alone with --storage sqlite.", highlight=False)
        return 1
    if chosen.json is not None:
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode((figures, speed))))
    return 0 if report(console, figures, speed) else 1


def measure(folder: Path, chosen: argparse.Namespace) -> tuple[list[Figures], Throughput | None]:
    """Everything that was asked for, under a progress bar."""
    figures: list[Figures] = []
    speed: Throughput | None = None
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        if not chosen.only_throughput:
            with storages(chosen.storage, folder) as places:
                for name, database in places:
                    with Server(database) as server:
                        work = load(
                            server, name, chosen.tables, chosen.seconds, folder=folder, progress=progress
                        )
                        figures.append(asyncio.run(work))
        if chosen.rounds:
            with peers(folder) as servers:
                speed = asyncio.run(throughput(servers, 20, 5.0, chosen.rounds, progress=progress))
    return figures, speed


if __name__ == "__main__":
    raise SystemExit(main())
