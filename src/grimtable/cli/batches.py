"""What the commands that play many games share: processes, the progress bar, stopping."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from grimtable.kernel.setup import OptionValue
from grimtable.simulation import Batch, BatchSpec, Chunk, SimulationError, WorkerPool, make_pool, processors
from grimtable.simulation.ray_pool import RayPool

INTERRUPTED = 130
FAILED = 1
MOST_GAMES = 10_000_000

JobsOption = Annotated[str, typer.Option("--jobs", metavar="N|auto", help="Worker processes.")]
PageOption = Annotated[
    Path | None,
    typer.Option("--markdown", metavar="FILE", help="Fill the marked section of this page."),
]


def must_exist(page: Path | None) -> None:
    """A sentence for whoever names a page that is not there, before hours of games are played for it."""
    if page is not None and not page.exists():
        raise SimulationError(f"{page} does not exist; --markdown fills a section of a page that does")


def read_number(text: str, option: str, most: int = MOST_GAMES) -> int:
    """A number from 1 on, or a sentence."""
    if not (text.isascii() and text.isdigit()) or not 1 <= int(text[:9]) <= most:
        raise SimulationError(f"{option} takes a number from 1 to {most}, not {text!r}")
    return int(text)


def read_numbers(text: str, option: str, most: int) -> list[int]:
    """Numbers with commas between them, each once."""
    return list(dict.fromkeys(read_number(part.strip(), option, most) for part in text.split(",")))


def read_jobs(text: str) -> int:
    """How many processes play: a number, or as many as there are processors."""
    return processors() if text == "auto" else read_number(text, "--jobs", 1024)


def read_options(words: list[str] | None) -> dict[str, OptionValue]:
    """Table options as `key=value`; numbers and yes or no are read as such."""
    chosen: dict[str, OptionValue] = {}
    for word in words or []:
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise SimulationError(f"--option is written key=value, not {word!r}")
        plain: dict[str, OptionValue] = {"true": True, "yes": True, "false": False, "no": False}
        chosen[key] = plain.get(value, int(value) if value.isdigit() else value)
    return chosen


@contextmanager
def crew_of(jobs: str, games: int, ray: str | None = None) -> Iterator[WorkerPool]:
    """Whoever plays: this process, workers of this machine, or a Ray cluster."""
    wanted = read_jobs(jobs)
    pool: WorkerPool = RayPool(ray, wanted) if ray is not None else make_pool(min(wanted, max(1, games)))
    try:
        yield pool
    finally:
        pool.close()


@contextmanager
def stopping() -> Iterator[None]:
    """A request to end is treated like Ctrl-C: what is finished is kept."""

    def stop(number: int, frame: Any) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


class Bar:
    """One progress bar for one batch or for many of them."""

    def __init__(self, words: str, total: int, sides: dict[str, str] | None = None) -> None:
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TextColumn("left"),
            TimeRemainingColumn(),
            TextColumn("{task.fields[told]}"),
            console=Console(stderr=True),
            transient=True,
            refresh_per_second=4,  # drawing costs time of a processor that could play
        )
        self._words = words
        self._total = total
        self._sides = sides or {}
        self._wins: Counter[str] = Counter()
        self._games = 0
        self._task = TaskID(0)

    def __enter__(self) -> Bar:
        self._task = self._progress.add_task(self._words, total=self._total, told="")
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def tell(self, chunk: Chunk) -> None:
        """Some games are finished."""
        self._wins.update(dict(chunk.wins))
        self._games += chunk.games
        told = ", ".join(
            f"{name} {100 * self._wins[side] / self._games:.0f} %" for side, name in self._sides.items()
        )
        self._progress.update(self._task, advance=chunk.games, told=told)

    def name(self, words: str) -> None:
        """What is being played now."""
        self._progress.update(self._task, description=words)


def play_batch(batch: Batch, games: int, pool: WorkerPool, bar: Bar) -> bool:
    """Play what is missing of a batch; whether it is complete now."""
    try:
        return batch.play(games, pool, bar.tell)
    except KeyboardInterrupt:
        return False


def default_folder(spec: BatchSpec) -> Path:
    """Where a batch goes when nobody says: the same order finds the same folder."""
    who = spec.who.replace(",", "+").replace("=", "-")
    name = f"{spec.game}-{spec.scenario}-{spec.players}-{who}-seed{spec.seed}"
    if spec.has_other_packs or spec.options:
        name += f"-{spec.content[:6]}" + "".join(f"-{key}_{value}" for key, value in spec.options.items())
    return Path("simulations") / name
