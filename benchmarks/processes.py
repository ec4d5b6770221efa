"""Two processes beside one: what a second process adds to our games, and what it adds to a plain loop."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Protocol

from benchmarks.measurement import Measurement
from benchmarks.playout import Playouts
from benchmarks.slices import Stopwatch, Work, measure_slice

PLAIN_LOOP = "plain-loop"
"""The peer of this measure: a loop of integer additions that shares nothing and allocates nothing."""


class PlainLoop:
    """As parallel as a machine's cores allow at the moment."""

    subject = PLAIN_LOOP
    measure = "processes"

    def prepare(self) -> None:
        """Nothing."""

    def run(self) -> int:
        total = 0
        for number in range(20_000):
            total += number & 7
        return 20_000


class ProcessStopped(Exception):
    """A process ended before it was told to; its own message has gone to the error stream."""


class WorkerPool(Protocol):
    """A few processes that can be told to work for a while."""

    def work(self, subject: str, *, processes: int, seconds: float) -> float:
        """Operations a second, added up over the processes that worked at the same time."""


def gains(
    pool: WorkerPool, subjects: Sequence[str], *, rounds: int, seconds: float, announce: Callable[[str], None]
) -> list[Measurement]:
    """How many times one process's speed two processes reach together, round by round.

    Within a round all subjects work alone in turn, then all of them in two processes: what is compared in
    the end, one subject's speed with another's under the same load, was measured within seconds.
    """
    samples: dict[str, list[float]] = {subject: [] for subject in subjects}
    for _ in range(rounds):
        speeds: dict[tuple[str, int], float] = {}
        for processes in (1, 2):
            for subject in subjects:
                announce(subject)
                speeds[subject, processes] = pool.work(subject, processes=processes, seconds=seconds)
        for subject in subjects:
            samples[subject].append(speeds[subject, 2] / speeds[subject, 1])
    return [Measurement(subject, "processes", tuple(samples[subject])) for subject in subjects]


def make_work(subject: str, seed: int) -> Work:
    """The work of a subject by name, made anew in every process."""
    if subject == PLAIN_LOOP:
        return PlainLoop()
    from benchmarks.catalogue import find_subject

    return Playouts(find_subject(subject), seed)


def serve(connection: Connection, seed: int) -> None:
    """The life of one process: work as told until told to stop; answer operations and seconds spent."""
    works: dict[str, Work] = {}
    on_the_wall = Stopwatch(processor=time.perf_counter)
    while (order := connection.recv()) is not None:
        subject, seconds = order
        if subject not in works:
            works[subject] = make_work(subject, seed)
        part = measure_slice(works[subject], seconds, on_the_wall)
        connection.send((part.operations, part.wall))


class ProcessCrew:
    """Two fresh processes, each free to run on any core; use it as a context manager."""

    def __init__(self, seed: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._ends: list[Connection] = []
        self.processes: list[multiprocessing.context.SpawnProcess] = []
        for number in range(2):
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, seed + 1000 * number), daemon=True)
            process.start()
            theirs.close()
            self._ends.append(ours)
            self.processes.append(process)

    def __enter__(self) -> ProcessCrew:
        return self

    def __exit__(self, *_: object) -> None:
        for end in self._ends:
            with suppress(OSError):  # a process that has stopped cannot be told to
                end.send(None)
            end.close()
        for process in self.processes:
            process.join(timeout=10)

    def work(self, subject: str, *, processes: int, seconds: float) -> float:
        """Give the order to each process, then add up what they report."""
        chosen = self._ends[:processes]
        for end in chosen:
            end.send((subject, seconds))
        try:
            reports: list[tuple[int, float]] = [end.recv() for end in chosen]
        except (EOFError, OSError) as error:
            raise ProcessStopped(
                f"a process that worked on {subject} stopped; see its message above"
            ) from error
        return sum(operations / spent for operations, spent in reports)

    def warm_up(self, subjects: Sequence[str]) -> None:
        """Let both processes import and cache what they need before anything is timed."""
        for subject in subjects:
            self.work(subject, processes=2, seconds=0.1)
