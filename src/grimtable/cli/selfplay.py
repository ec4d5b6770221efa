"""`grimtable selfplay`: many games of bots at every player count, each recorded, replayed and compared."""

import os
import signal
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from statistics import median_low
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskProgressColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from grimtable.bots import decide
from grimtable.cli.packs import PackOption, asked_packs
from grimtable.cli.terminal.seating import make_bots
from grimtable.games import PackName, load_changed
from grimtable.games.packs import pack_name
from grimtable.kernel.action import Action
from grimtable.kernel.aside import CARD_FAULTS, culprit, note
from grimtable.kernel.errors import GrimtableError, SetupError, StateError
from grimtable.kernel.game import Game
from grimtable.kernel.playout import LIMIT, chooser, random_playout
from grimtable.kernel.setup import Setup, Windows
from grimtable.records.record import read_record
from grimtable.records.session import Session
from grimtable.records.verifying import verify
from grimtable.simulation.seating import seat_levels

app = typer.Typer(add_completion=False)

FAILED = 1
INTERRUPTED = 130

#: No game here seats more.
MOST_PLAYERS = 8

#: How many failures are told one by one.
TOLD = 10

#: How many games a worker plays before it reports: short enough for a lively bar and a quick stop.
BATCH = 4


class SelfplayError(GrimtableError):
    """An order for games that cannot be played."""


@dataclass(frozen=True, slots=True)
class Order:
    """One game to play; everything about it follows from this."""

    game: str
    players: int
    scenario: str
    seed: int
    windows: Windows
    verify: bool
    records: str  #: the folder for records, or nothing
    seats: str = ""  #: who plays, as written; nothing is random choices
    packs: tuple[str, ...] = ()  #: what was asked for besides the proposed ones, as after `--pack`

    @property
    def command(self) -> str:
        """How to play this very game again."""
        words = f"--games 1 --players {self.players} --scenario {self.scenario} --seed {self.seed}"
        words += f" --seats {self.seats}" if self.seats else ""
        words += "".join(f" --pack {name}" for name in self.packs)
        return f"grimtable selfplay {self.game} {words}" + (" --windows ask" if self.windows == "ask" else "")

    @property
    def path(self) -> Path:
        """Where its record goes."""
        return Path(self.records) / f"{self.game}-{self.players}-{self.scenario}-{self.seed}.json"


@dataclass(frozen=True, slots=True)
class Played:
    """How a game went."""

    order: Order
    decisions: int
    sides: tuple[str, ...] = ()  #: the teams that won
    digest: str = ""
    failure: str = ""  #: why it counts as failed, in one line


# --- in a worker --------------------------------------------------------------------------------------


def play_batch(orders: Sequence[Order]) -> list[Played]:
    """Play these games one after another."""
    return [play_one(order) for order in orders]


def play_one(order: Order) -> Played:
    """Play one game by random choices or by bots and, if wanted, replay its record."""
    session: Session[Any, Any] | None = None
    decisions = 0
    try:
        game = load_changed(order.game, map(pack_name, order.packs))
        setup = game.setup(
            players=order.players, scenario=order.scenario, seed=order.seed, windows=order.windows
        )
        if not order.verify and not order.records and not order.seats:
            state = game.begin(setup)
            try:
                decisions = random_playout(state, chooser(order.seed))
            except CARD_FAULTS as error:
                note(error, culprit(state, error))
                raise
            return Played(order, decisions, _sides(setup, state.result), state.digest())
        session = Session.start(game, setup, undo="free")
        choose = _bot_decisions if order.seats else _random_decisions
        for decisions in choose(session, order):
            if decisions >= LIMIT:
                return _failed(order, session, decisions, f"the game is not over after {LIMIT} decisions")
        if order.verify:
            verify(game, read_record(session.to_json()))
        if order.records:
            session.save(order.path)
        return Played(order, decisions, _sides(setup, session.state.result), session.state.digest())
    except GrimtableError as error:
        return _failed(order, session, decisions, f"{error}{_noted(error)}")
    except Exception as error:  # noqa: BLE001  (a defect of the rules is a failed game, told with its seed)
        return _failed(order, session, decisions, f"{type(error).__name__}: {error}{_noted(error)}")


def _noted(error: Exception) -> str:
    """Which card was being carried out, where the session noted one."""
    return "".join(f" ({note})" for note in getattr(error, "__notes__", ()))


def _random_decisions(session: Session[Any, Any], order: Order) -> Iterator[int]:
    below = chooser(order.seed)
    number = 0
    while not session.state.over:
        legal = session.state.legal_actions()
        _refuse_doubles(session, legal)
        session.play(legal[below(len(legal))])
        number += 1
        yield number


def _bot_decisions(session: Session[Any, Any], order: Order) -> Iterator[int]:
    bots = make_bots(seat_levels(session.setup, order.seats), order.seed)
    number = 0
    while not session.state.over:
        assert session.state.asked is not None
        _refuse_doubles(session, session.state.legal_actions())
        session.play(decide(bots[session.state.asked], session.state))
        number += 1
        yield number


def _refuse_doubles(session: Session[Any, Any], legal: Sequence[Action]) -> None:
    """An action that is offered twice is an error of the rules: nobody could tell the two apart."""
    if len(set(legal)) < len(legal):
        twice = next(action for action in legal if legal.count(action) > 1)
        raise StateError(f"`{session.game.language.spell(session.state, twice)}` is offered twice")


def _failed(order: Order, session: Session[Any, Any] | None, decisions: int, reason: str) -> Played:
    """A failed game; its record up to the failure is kept where records are wanted."""
    if session is not None and order.records:
        session.save(order.path)
    return Played(order, decisions, failure=" ".join(reason.split()))


def _sides(setup: Setup, result: Any) -> tuple[str, ...]:
    winners = () if result is None else result.winners
    return tuple(dict.fromkeys(seat.team for seat in setup.seats if seat.id in winners))


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# --- the command --------------------------------------------------------------------------------------


@app.command()
def selfplay(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, for example skirmish.")],
    games: Annotated[int, typer.Option("--games", min=1, help="Games at each player count.")] = 1000,
    players: Annotated[
        list[str] | None,
        typer.Option("--players", metavar="N|all", help="Player counts; may be given more than once."),
    ] = None,
    scenario: Annotated[
        list[str] | None,
        typer.Option("--scenario", metavar="ID|all", help="Scenarios, played in turn; all by default."),
    ] = None,
    jobs: Annotated[str, typer.Option("--jobs", metavar="N|auto", help="Worker processes.")] = "auto",
    seed: Annotated[int, typer.Option("--seed", help="Seed of the first game; the next has the next.")] = 1,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="LEVEL|SEAT=LEVEL,…",
            help="Bots: one level for all, or seats or teams by name; random by default.",
        ),
    ] = None,
    windows: Annotated[
        str,
        typer.Option("--windows", metavar="skip|ask", help="Whether windows ask seats without an answer."),
    ] = "skip",
    records: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help="Keep every record here.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--verify/--no-verify", help="Write, read and replay the record of each game.")
    ] = True,
    pack: PackOption = None,
) -> None:
    """Play many games of bots and verify their records: the same seeds give the same table on any machine."""
    packs = asked_packs(pack)
    rules = load_changed(game, packs)
    orders = _orders(rules, games, players, scenario, seed, windows, records, seats or "", packs, check=check)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    workers = min(_workers(jobs), len(orders))
    began = time.perf_counter()
    played, finished = _play_all(orders, workers)
    elapsed = time.perf_counter() - began
    failures = [each for each in played if each.failure]
    _report(rules, played, len(orders), elapsed, workers)
    if failures:
        raise typer.Exit(FAILED)
    if not finished:
        raise typer.Exit(INTERRUPTED)


def _orders(
    rules: Game[Any, Any],
    games: int,
    players: Sequence[str] | None,
    scenario: Sequence[str] | None,
    seed: int,
    windows: str,
    records: Path | None,
    seats: str,
    packs: Sequence[PackName],
    *,
    check: bool,
) -> list[Order]:
    """Every game to play, in the order of the table; the scenarios of one player count take turns."""
    if windows not in ("skip", "ask"):
        raise SelfplayError(f"--windows is skip or ask, not {windows!r}")
    wanted = list(rules.scenarios) if scenario is None or "all" in scenario else list(dict.fromkeys(scenario))
    for name in wanted:
        if name not in rules.scenarios:
            raise SelfplayError(
                f"{rules.id} has no scenario {name!r}; choose one of {', '.join(rules.scenarios)}"
            )
    played_by = {name: _player_counts(rules, name) for name in wanted}
    counts = sorted({count for each in played_by.values() for count in each})
    if players is not None and "all" not in players:
        asked = [_number(text, "--players") for text in players]
        for count in asked:
            if count not in counts:
                there = ", ".join(map(str, counts))
                raise SelfplayError(f"{rules.id} is not for {count} players here; choose from {there} or all")
        counts = sorted(set(asked))
    folder = "" if records is None else str(records)
    orders: list[Order] = []
    for count in counts:
        in_turn = [name for name in wanted if count in played_by[name]]
        if seats:
            # Mistakes are told before the first game.
            seat_levels(rules.setup(players=count, scenario=in_turn[0]), seats)
        for place in range(games):
            name = in_turn[place % len(in_turn)]
            orders.append(
                Order(
                    rules.id,
                    count,
                    name,
                    seed + place,
                    "ask" if windows == "ask" else "skip",
                    check,
                    folder,
                    seats,
                    tuple(map(str, packs)),
                )
            )
    return orders


def _player_counts(rules: Game[Any, Any], scenario: str) -> list[int]:
    """How many can play this scenario: asked of the game itself."""
    counts: list[int] = []
    for count in range(1, MOST_PLAYERS + 1):
        try:
            rules.setup(players=count, scenario=scenario)
        except SetupError:
            continue
        counts.append(count)
    return counts


def _number(text: str, option: str) -> int:
    if not (text.isascii() and text.isdigit()) or not 1 <= int(text[:9]) < 10**6:
        raise SelfplayError(f"{option} takes a number from 1 on, not {text!r}")
    return int(text)


def _workers(jobs: str) -> int:
    if jobs != "auto":
        return _number(jobs, "--jobs")
    # Where the system can say it, the processors that this process may use instead of all there are.
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed is not None else os.cpu_count() or 1


def _play_all(orders: Sequence[Order], workers: int) -> tuple[list[Played], bool]:
    """Play everything under a progress bar; what was finished, in order, and whether that is all."""
    played: list[Played] = []
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TaskProgressColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    finished = True
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{orders[0].game}: {_who(orders[0])} games", total=len(orders))
        try:
            for batch in _batches(orders, workers):
                played.extend(batch)
                progress.advance(task, len(batch))
        except KeyboardInterrupt:
            finished = False
    place = {order: number for number, order in enumerate(orders)}
    return sorted(played, key=lambda each: place[each.order]), finished


def _batches(orders: Sequence[Order], workers: int) -> Iterator[list[Played]]:
    """The games as they are finished, in whatever order the workers finish them."""
    if workers == 1:
        for order in orders:
            yield [play_one(order)]
        return
    # Fresh processes instead of forks: a fork would copy the progress bar's thread in the middle of its work.
    pool = ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent
    )
    waiting: set[Future[list[Played]]] = set()
    try:
        for first in range(0, len(orders), BATCH):
            waiting.add(pool.submit(play_batch, orders[first : first + BATCH]))
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


# --- the summary --------------------------------------------------------------------------------------


def _report(
    rules: Game[Any, Any], played: Sequence[Played], ordered: int, elapsed: float, workers: int
) -> None:
    console = Console()
    who = _who(played[0].order) if played else "random"
    table = Table(title=f"{rules.title}: {who} games", title_justify="left")
    for heading in ("players", "scenario", "games", "decisions (min / median / max)", "wins", "failed"):
        table.add_column(heading, justify="left" if heading in ("scenario", "wins") else "right")
    groups: dict[tuple[int, str], list[Played]] = {}
    for each in played:
        groups.setdefault((each.order.players, each.order.scenario), []).append(each)
    for (players, scenario), games in groups.items():
        lengths = [each.decisions for each in games if not each.failure]
        spread = f"{min(lengths)} / {median_low(lengths)} / {max(lengths)}" if lengths else "–"
        failed = sum(bool(each.failure) for each in games)
        table.add_row(str(players), scenario, str(len(games)), spread, _wins(games), str(failed))
    console.print(table)
    failures = [each for each in played if each.failure]
    decisions = sum(each.decisions for each in played)
    speed = f"{len(played) / elapsed:.1f} games/s" if elapsed > 0 else "–"
    process = "process" if workers == 1 else "processes"
    verified = "all verified" if played and all(each.order.verify for each in played) else "not verified"
    if failures:
        verified = f"{len(failures)} failed"
    if len(played) < ordered:
        verified += f"; stopped before the other {ordered - len(played)}"
    console.print(
        f"{len(played)} games, {decisions} decisions, {speed} in {workers} {process}: {verified}.",
        highlight=False,
        soft_wrap=True,
    )
    for each in failures[:TOLD]:
        console.print(
            f"failed after {each.decisions} decisions: {each.failure}", markup=False, soft_wrap=True
        )
        console.print(f"  again with: {each.order.command}", markup=False, highlight=False, soft_wrap=True)
    if len(failures) > TOLD:
        console.print(f"… and {len(failures) - TOLD} more.", highlight=False)


def _who(order: Order) -> str:
    return order.seats or "random"


def _wins(games: Sequence[Played]) -> str:
    """Won games by side; a game that several sides won counts for each of them."""
    wins = Counter(side for each in games for side in each.sides)
    nobody = sum(not each.sides and not each.failure for each in games)
    words = [f"{side} {wins[side]}" for side in sorted(wins)]
    return ", ".join([*words, f"nobody {nobody}"] if nobody else words)
