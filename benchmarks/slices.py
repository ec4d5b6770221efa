"""Interleaved slices: every work gets a short slice of time in turn, round after round, in one process."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from benchmarks.measurement import MEASURES, Measurement

Clock = Callable[[], float]


class Work(Protocol):
    """Something that can be done over and over in small batches."""

    @property
    def subject(self) -> str:
        """Whose work it is."""

    @property
    def measure(self) -> str:
        """Which measure its figures belong to."""

    def prepare(self) -> None:
        """Set the next batch up; not timed."""

    def run(self) -> int:
        """Do one batch and say how many operations it had; this is timed."""


@runtime_checkable
class CountsGames(Protocol):
    """A work that also knows how many games it finished and how long they were."""

    games: int
    game_decisions: int


@dataclass(frozen=True, slots=True)
class Slice:
    """What one work did in one turn: operations, seconds of processor time, seconds on the wall."""

    operations: int
    seconds: float
    wall: float


@dataclass(slots=True)
class Stopwatch:
    """The two clocks. Figures are made of processor time, so that other programs cost us little.

    The wall clock only tells how busy the machine was.
    """

    processor: Clock = time.process_time
    wall: Clock = time.perf_counter


@dataclass(slots=True)
class _Record:
    work: Work
    slices: list[Slice] = field(default_factory=list)


def measure_slice(work: Work, seconds: float, stopwatch: Stopwatch) -> Slice:
    """Run batches until at least `seconds` of processor time went into them."""
    operations, spent, wall_spent = 0, 0.0, 0.0
    while spent < seconds:
        work.prepare()
        wall_start = stopwatch.wall()
        start = stopwatch.processor()
        batch = work.run()
        spent += stopwatch.processor() - start
        wall_spent += stopwatch.wall() - wall_start
        if batch <= 0:
            raise ValueError(f"{work.subject}: a batch of {work.measure} did nothing")
        operations += batch
    return Slice(operations, spent, wall_spent)


def tidy() -> None:
    """Before every slice: no garbage of the one before is left for this one to pay for."""
    gc.collect()


def interleave(
    works: Sequence[Work],
    *,
    rounds: int,
    seconds: float,
    stopwatch: Stopwatch | None = None,
    announce: Callable[[Work], None] = lambda work: None,
) -> list[Measurement]:
    """Measure every work in turn, `rounds` times over, after a short warm-up of each.

    The collector stays on with its default thresholds, so that whoever makes garbage pays for it; what
    is alive after the warm-up (packages, caches) is frozen, so that nobody pays for it.
    """
    stopwatch = stopwatch or Stopwatch()
    records = [_Record(work) for work in works]
    for work in works:
        measure_slice(work, seconds / 4, stopwatch)
    gc.collect()
    gc.freeze()
    try:
        for _ in range(rounds):
            for record in records:
                announce(record.work)
                tidy()
                record.slices.append(measure_slice(record.work, seconds, stopwatch))
    finally:
        gc.unfreeze()
    return [to_measurement(record.work, record.slices) for record in records]


def to_measurement(work: Work, slices: Sequence[Slice]) -> Measurement:
    """One figure for each slice, and the totals."""
    measure = MEASURES[work.measure]
    games, game_decisions = (work.games, work.game_decisions) if isinstance(work, CountsGames) else (0, 0)
    return Measurement(
        subject=work.subject,
        measure=work.measure,
        samples=tuple(measure.figure(part.operations, part.seconds) for part in slices),
        operations=sum(part.operations for part in slices),
        seconds=sum(part.seconds for part in slices),
        wall=sum(part.wall for part in slices),
        games=games,
        game_length=game_decisions / games if games else None,
    )
