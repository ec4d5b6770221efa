"""`make crash`: kill the server, or PostgreSQL under it, again and again in mid-play, and compare memories.

Players keep playing through every death: they come back, say again what was not acknowledged, and go on. In
the end the database must hold exactly what they were told, each action once, and nobody was told anything
false: neither that something is stored nor that it is not.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tools.players import Company, Pace, SeatedTable, create
from tools.postgres import NoPostgres, running_postgres
from tools.serving import Server
from tools.stored import histories
from tools.witness import disagreements

GAMES = ("skirmish", "doom2004")
SEATS = 4
#: Quick enough that every kill finds actions in each stage of their way.
PACE = Pace(0.0, 0.05)
#: How long the players have to come back after a kill.
SWING_SECONDS = 60.0


class Outcome(msgspec.Struct, frozen=True):
    """What was left after the strikes."""

    strikes: int
    tables: int
    acknowledged: int
    repeated: int  #: actions that had to be said again, because a kill came before the answer
    joined: int
    problems: tuple[str, ...]


async def crash(
    server: Server,
    strikes: int,
    tables: int,
    *,
    seed: int,
    strike: Callable[[], object] | None = None,
    progress: Progress | None = None,
) -> Outcome:
    """Play, kill, restart; `server` must be running and is running afterwards.

    `strike` does something else than killing and starting the server: crashing its database.
    """
    chance = random.Random(seed)
    task = progress.add_task("strikes", total=strikes) if progress is not None else None
    strike = strike or server.kill_and_start
    every: list[SeatedTable] = []
    company = Company(server, PACE, patient=True, seed=seed)
    try:
        for _ in range(strikes):
            while sum(not table.over for table in every) < tables:
                game = GAMES[len(every) % len(GAMES)]
                every.append(
                    await asyncio.to_thread(create, server, game, SEATS, seed=chance.randrange(1 << 30))
                )
                company.sit_down(every[-1])
            await _in_full_swing(every, tables)
            await asyncio.sleep(chance.uniform(0.1, 1.0))
            await asyncio.to_thread(strike)
            if progress is not None and task is not None:
                progress.advance(task)
        await _in_full_swing(every, tables)
    finally:
        await company.stop()
    problems = [error for table in every for error in table.errors]
    problems += [f"{table.id}: {refusal}" for table in every for refusal in table.refusals]
    problems += disagreements(every, histories(server.database))
    answers = [action for table in every for action in table.acknowledged]
    return Outcome(
        strikes=strikes,
        tables=len(every),
        acknowledged=len(answers),
        repeated=sum(action.repeated > 0 for action in answers),
        joined=sum(table.joined for table in every),
        problems=tuple(problems),
    )


async def _in_full_swing(every: Sequence[SeatedTable], tables: int) -> None:
    """Wait until the players are back and as many actions were acknowledged as there are tables."""
    until = time.monotonic() + SWING_SECONDS
    wanted = sum(len(table.acknowledged) for table in every) + tables
    while time.monotonic() < until and sum(len(table.acknowledged) for table in every) < wanted:
        await asyncio.sleep(0.02)


def main(arguments: Sequence[str] | None = None) -> int:
    """Kill the server, and PostgreSQL, so often; 0 when nothing was lost, doubled or answered falsely."""
    parser = argparse.ArgumentParser(prog="make crash", description=main.__doc__)
    parser.add_argument("--kills", type=int, default=20, help="of the server, on each storage")
    parser.add_argument("--crashes", type=int, default=10, help="of PostgreSQL under a running server")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--storage", choices=("all", "sqlite", "postgres"), default="all")
    chosen = parser.parse_args(arguments)
    console = Console()
    well = True
    try:
        if chosen.storage != "postgres" and chosen.kills:
            with tempfile.TemporaryDirectory(prefix="grimtable-crash-") as folder:
                database = str(Path(folder) / "tables.sqlite3")
                well &= _one(console, "SQLite", database, chosen.kills, chosen)
        if chosen.storage != "sqlite":
            with running_postgres() as postgres:
                if chosen.kills:
                    well &= _one(console, "PostgreSQL", postgres.database(), chosen.kills, chosen)
                if chosen.crashes:
                    well &= _one(
                        console, "PostgreSQL", postgres.database(), chosen.crashes, chosen, postgres.crash
                    )
    except NoPostgres as error:
        console.print(f"{error}; or try SQLite alone with --storage sqlite.", highlight=False)
        return 1
    return 0 if well else 1


def _one(
    console: Console,
    name: str,
    database: str,
    strikes: int,
    chosen: argparse.Namespace,
    strike: Callable[[], object] | None = None,
) -> bool:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Server(database) as server, Progress(*columns, console=Console(stderr=True)) as progress:
        outcome = asyncio.run(
            crash(server, strikes, chosen.tables, seed=chosen.seed, strike=strike, progress=progress)
        )
    for problem in outcome.problems[:20]:
        console.print(f"{name}: {problem}", markup=False, highlight=False, soft_wrap=True)
    verdict = (
        "nothing lost, nothing doubled, no false answer"
        if not outcome.problems
        else f"{len(outcome.problems)} problems"
    )
    struck = f"{outcome.strikes} {'kills' if strike is None else 'crashes of the database'}"
    told = f"{outcome.acknowledged} actions acknowledged, {outcome.repeated} of them said again"
    console.print(
        f"{name}: {struck} at {outcome.tables} tables, {told}: {verdict}.", highlight=False, soft_wrap=True
    )
    return not outcome.problems


if __name__ == "__main__":
    raise SystemExit(main())
