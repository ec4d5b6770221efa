"""Subjects, clocks and works without any cost, so that the arithmetic can be checked exactly."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from benchmarks.measurement import Measurement
from benchmarks.sight import Look, SightSubject
from benchmarks.slices import Stopwatch
from benchmarks.subject import Choose, Copier, Subject, Table


@dataclass
class FakeTable:
    """A game of a fixed length that notes what was chosen."""

    length: int
    choose: Choose
    chosen: list[int]
    played: int = 0
    can_copy: bool = True

    def advance(self, limit: int) -> int:
        todo = min(limit, self.length - self.played)
        self.chosen.extend(self.choose(1000) for _ in range(todo))
        self.played += todo
        return todo

    def answers(self) -> int:
        """Every third question has one answer."""
        return 1 if self.played % 3 == 0 else 2

    def copier(self) -> Copier | None:
        return (lambda: self.played) if self.can_copy else None


class FakeSubject(Subject):
    """Games of given lengths, dealt by seed; every table dealt is kept for the test to look at."""

    title = "a game of numbers"
    package = "pytest"
    module = "pytest"

    def __init__(
        self, name: str = "fake", lengths: Sequence[int] = (10,), *, ours: bool = False, can_copy: bool = True
    ) -> None:
        self.name = name
        self.lengths = lengths
        self.ours = ours
        self.can_copy = can_copy
        self.dealt: list[tuple[int, FakeTable]] = []

    def begin(self, seed: int, choose: Choose) -> Table:
        table = FakeTable(self.lengths[seed % len(self.lengths)], choose, [], can_copy=self.can_copy)
        self.dealt.append((seed, table))
        return table


class MissingPeer(FakeSubject):
    """A peer that is not installed."""

    module = "package_that_nobody_has"
    package = "package-that-nobody-has"


class FakeSight(SightSubject):
    """Lines of sight that count how often anything was asked, made or forgotten."""

    def __init__(self, name: str = "sight-fake") -> None:
        self.name = name
        self.title = "lines that are always clear"
        self.log: list[str] = []

    def missing(self) -> str | None:
        return None

    def pairs(self, seed: int, count: int) -> Sequence[tuple[int, int]]:
        return [(seed, other) for other in range(count)]

    def fresh(self) -> Look:
        self.log.append("fresh")
        return lambda viewer, target: True

    def forget(self) -> None:
        self.log.append("forget")


@dataclass
class FakeTime:
    """A clock that moves only when a work says so; the wall runs at a stated multiple of it."""

    now: float = 0.0
    wall_factor: float = 1.0

    def stopwatch(self) -> Stopwatch:
        return Stopwatch(processor=lambda: self.now, wall=lambda: self.now * self.wall_factor)


@dataclass
class FakeWork:
    """A work whose batches take a stated time each; the last one goes on for ever."""

    subject: str
    time: FakeTime
    batch_seconds: list[float]
    measure: str = "decisions"
    batch: int = 10
    prepare_seconds: float = 0.0
    diary: list[str] = field(default_factory=list)
    done: int = 0

    def prepare(self) -> None:
        self.time.now += self.prepare_seconds

    def run(self) -> int:
        self.diary.append(self.subject)
        self.time.now += self.batch_seconds[min(self.done, len(self.batch_seconds) - 1)]
        self.done += 1
        return self.batch


def speed(subject: str, *samples: float, measure: str = "decisions") -> Measurement:
    """A measurement by its samples alone."""
    return Measurement(subject, measure, samples)
