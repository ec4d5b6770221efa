"""Many tables of nobody but bots through a real server, with a spectator at each: do all of them end?

    python -m tools.many_tables --tables 300 --at-once 40

Every game, scenario and player count takes its turn, with bots of several levels mixed. Each new kind of
table fills caches; `--kinds 10` plays the same ones over and over, which shows whether tables leave anything.
A table that tells nothing new for a while is stuck, and is told with the decision it stands at.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from grimtable.games import installed
from grimtable.games.shelves import shelves_of
from grimtable.kernel import AnyGame
from tools.players import RETRY_SECONDS, ProtocolBroken
from tools.serving import NO_PACE, Server
from tools.showing import tables as tables_of

LEVELS = ("random", "recruit", "veteran")
#: Seconds without news after which a table is stuck: a bot thinks for two at most, and others wait for it.
STUCK = 180.0
#: Seconds between two looks at the time.
LOOK = 1.0
#: Seconds until everything that nobody looks at has gone to sleep.
SETTLED = 130.0
#: What the server may keep more in the end than when half of the tables had ended: a little for each table,
#: and what moves to and fro. By then its caches are full, and it has held as much at once as it ever will.
KEPT, KEPT_EACH = 40_000_000, 100_000
#: Prime, and larger than the number of player counts of any scenario: so every table has its turn.
_STRIDE = 7


@dataclass
class BotTable:
    """One table, and what its spectator has seen last."""

    id: str
    what: str  #: game, scenario, seed and bots
    token: str
    revision: int = 0
    joined: int = 0
    asked: str = ""
    over: bool = False
    problem: str = ""


@dataclass
class Course:
    """How it went."""

    ended: int = 0
    left: int = 0  #: in play when there was no more time
    decisions: int = 0
    problems: list[str] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)  #: bytes whenever a table had ended, and at the end

    @property
    def half(self) -> int:
        """What the server held when half of the tables had ended."""
        return self.memory[len(self.memory) // 2]

    def in_megabytes(self) -> dict[str, str]:
        """At every tenth of the way."""
        if not self.memory:
            return {}
        tenths = [self.memory[(len(self.memory) - 1) * tenth // 10] for tenth in range(11)]
        return {"memory, MB": " ".join(f"{held / 1e6:.0f}" for held in tenths)}


class Kind(NamedTuple):
    """What a table plays."""

    game: AnyGame  #: with the packs that the scenario needs
    scenario: str
    players: int


def kinds(games: Sequence[str] = ()) -> Iterator[Kind]:
    """Every game (or these), scenario and player count, for ever; one of each game after the other.

    What packs bring has its turn too, as often as what the game has without them.
    """
    each = [
        [Kind(shelf.game, *table) for table in tables_of(shelf.game, shelf.scenarios)]
        for name in games or installed()
        for shelf in shelves_of(name)
    ]
    turn = 0
    while True:
        for tables in each:
            # Neighbours differ in the number of players only; a stride shows other scenarios sooner.
            yield tables[turn * _STRIDE % len(tables)]
        turn += 1


def open_table(server: Server, kind: Kind, seed: int, mixed: Sequence[str] = LEVELS) -> BotTable:
    """A table of bots, begun."""
    chance = random.Random(seed)
    game, scenario, players = kind
    setup = game.setup(players=players, scenario=scenario)
    levels = {str(seat): chance.choice(mixed) for seat in setup.order}
    wanted = {
        "game": game.id,
        "scenario": scenario,
        "packs": list(game.packs),
        # Who holds two Marines hangs on the number of players, and is agreed like any option.
        "options": {name: value for name, value in setup.options.items() if name in game.options},
        "seats": {seat: {"player": "bot", "level": level} for seat, level in levels.items()},
        "seed": seed,
    }
    status, made = server.ask("POST", "/api/tables", wanted)
    if status != 201:
        raise ProtocolBroken(f"creating a table: {status} {made}")
    status, begun = server.ask("POST", f"/api/tables/{made['table']}/start", {}, token=made["host_token"])
    if status != 200:
        raise ProtocolBroken(f"starting a table: {status} {begun}")
    who = ", ".join(f"{seat} {level}" for seat, level in levels.items())
    return BotTable(made["table"], f"{game.id}, {scenario}, seed {seed}, {who}", made["host_token"])


async def watch(server: Server, table: BotTable, stuck: float) -> None:
    """Look on until the game is over; a connection that ends is made anew."""
    address = f"{server.live}/api/tables/{table.id}/live"
    last = time.monotonic()
    while not table.over:
        try:
            async with connect(address, max_size=None, compression=None, ping_interval=None) as socket:
                await socket.send('{"type":"join","language":"en"}')
                table.joined += 1
                while not table.over:
                    if await _hear(socket, table, last + stuck - time.monotonic()):
                        last = time.monotonic()
        except (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError) as error:
            table.problem = f"{type(error).__name__}: {error}"
            await asyncio.sleep(RETRY_SECONDS)
        except TimeoutError:
            pass
        if time.monotonic() - last >= stuck:
            return


async def _hear(socket: ClientConnection, table: BotTable, patience: float) -> bool:
    """The next message; whether the game has gone on. TimeoutError when nothing comes for too long."""
    async with asyncio.timeout(max(0.1, patience)):
        message: Any = msgspec.json.decode(await socket.recv())
    if message["type"] == "error":
        table.problem = message["sentence"]
    if message["type"] not in ("welcome", "update"):
        return False
    has_moved = message["revision"] > table.revision or message["type"] == "welcome"
    table.revision = message["revision"]
    decision = message["decision"]
    table.asked = f"{decision['question']} ({decision['rule']})" if decision else ""
    table.over = message["result"] is not None
    return has_moved and (table.revision > 0 or table.over)


async def play_bot_tables(
    server: Server,
    seed: int,
    at_once: int,
    goes_on: Callable[[int], bool],
    *,
    wanted: Iterable[Kind] | None = None,
    levels: Sequence[str] = LEVELS,
    stuck: float = STUCK,
    settled: float = SETTLED,
    is_over: Callable[[], bool] = lambda: False,
    told: Callable[[Course], object] = lambda _: None,
) -> Course:
    """Keep so many tables going while `goes_on` with the number opened so far; then wait for all of them.

    When it `is_over`, nobody waits any longer: tables in play are left, and were well as far as they came.
    """
    course = Course()
    running: dict[asyncio.Task[None], BotTable] = {}
    finished: list[BotTable] = []
    for opened, kind in enumerate(kinds() if wanted is None else wanted):
        while running and (len(running) >= at_once or not goes_on(opened)):
            done, _ = await asyncio.wait(running, timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)
            if is_over():
                break
            for task in done:
                finished.append(ended(running.pop(task), task, course))
                course.memory.append(server.memory())
            told(course)
        if not goes_on(opened):
            break
        table = await asyncio.to_thread(open_table, server, kind, seed + opened, levels)
        running[asyncio.create_task(watch(server, table, stuck))] = table
    for task, table in running.items():
        if task.done():
            ended(table, task, course)
        else:
            task.cancel()
            course.left += 1
            course.decisions += table.revision
    finished += running.values()
    course.problems += await asyncio.to_thread(_faults, server, finished)
    until = time.monotonic() + (0.0 if course.left else settled)
    while time.monotonic() < until and await asyncio.to_thread(awake, server) > 0:
        await asyncio.sleep(1.0)
    course.memory.append(server.memory())
    # Tables in play hold memory, as many at the end as at half time; while caches fill up, that says nothing.
    if settled and (not course.left or course.ended > 2 * at_once):
        _judge_memory(course)
    return course


def ended(table: BotTable, task: asyncio.Task[None], course: Course) -> BotTable:
    """Nobody looks on any more: count the table, or say why it has not come to its end."""
    course.decisions += table.revision
    if task.exception() is not None:
        course.problems.append(f"{table.what}: {task.exception()!r}")
    elif table.over:
        course.ended += 1
    else:
        said = f"; {table.problem}" if table.problem else ""
        course.problems.append(
            f"{table.what}: stuck after {table.revision} decisions, joined {table.joined} times: "
            f"{table.asked or 'nothing was shown'}{said}"
        )
    if table.joined > 1 and table.over:
        course.problems.append(f"{table.what}: was thrown out {table.joined - 1} times; {table.problem}")
    return table


def _judge_memory(course: Course) -> None:
    end = course.memory[-1]
    if end - course.half > KEPT + KEPT_EACH * course.ended:
        course.problems.append(
            f"the server grew from {course.half / 1e6:.0f} to {end / 1e6:.0f} MB "
            f"over the second half of {course.ended} tables"
        )


def metric(server: Server, pattern: str) -> list[tuple[str, float]]:
    """Every line of the server's metrics that begins so: its name and its value."""
    with urllib.request.urlopen(f"{server.address}/metrics", timeout=30) as answer:
        text = answer.read().decode()
    return [
        (name, float(value)) for name, value in re.findall(rf"^({pattern}\S*) (\S+)$", text, re.MULTILINE)
    ]


def awake(server: Server) -> int:
    """How many tables the server holds in memory."""
    return int(sum(value for _, value in metric(server, "grimtable_tables_in_memory")))


def _faults(server: Server, tables: Sequence[BotTable]) -> list[str]:
    """What the server could not show or do, from its own reports."""
    counted = [
        f"{name}: {value:.0f} times" for name, value in metric(server, "grimtable_faults_total") if value
    ]
    if not counted:
        return []
    found = {
        f"{table.what}: {report['text']}"
        for table in tables
        for report in server.ask("GET", f"/api/tables/{table.id}/reports", token=table.token)[1].get(
            "reports", ()
        )
    }
    return [*counted, *sorted(found)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play so many tables of bots; 0 when all of them ended, nothing failed and the memory stayed flat."""
    parser = argparse.ArgumentParser(prog="python -m tools.many_tables", description=main.__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--at-once", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stuck", type=float, default=STUCK, help="seconds without news that are too many")
    parser.add_argument("--kinds", type=int, help="only so many kinds of tables, over and over")
    parser.add_argument("--game", choices=installed(), action="append", help="only this one; may be repeated")
    parser.add_argument("--level", choices=LEVELS, action="append", help="only bots of this level, likewise")
    chosen = parser.parse_args(arguments)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        tempfile.TemporaryDirectory(prefix="grimtable-tables-") as folder,
        Server(str(Path(folder) / "tables.sqlite3"), NO_PACE) as server,
        Progress(*columns, console=Console(stderr=True)) as progress,
    ):
        task = progress.add_task("tables", total=chosen.tables)
        course = asyncio.run(
            play_bot_tables(
                server,
                chosen.seed,
                chosen.at_once,
                lambda opened: opened < chosen.tables,
                wanted=cycle(islice(kinds(chosen.game or ()), chosen.kinds))
                if chosen.kinds
                else kinds(chosen.game or ()),
                levels=chosen.level or LEVELS,
                stuck=chosen.stuck,
                told=lambda course: progress.update(task, completed=course.ended),
            )
        )
    console = Console()
    for problem in course.problems:
        console.print(problem, markup=False, highlight=False, soft_wrap=True)
    console.print(f"{course.ended} of {chosen.tables} tables ended after {course.decisions} decisions")
    console.print(", ".join(f"{name}: {size}" for name, size in course.in_megabytes().items()))
    return 1 if course.problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
