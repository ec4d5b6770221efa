"""Lines of sight as work: the first question about a pair of spaces, and the same question again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

Look = Callable[[int, int], object]
"""Asks whether one space sees another on a given map."""

PAIRS_PER_BATCH = 512


class SightSubject(ABC):
    """One policy of seeing on one map: how to ask on a map nobody has looked at, and about which pairs."""

    name: str
    title: str

    @abstractmethod
    def missing(self) -> str | None:
        """Why it cannot be measured here; None if it can."""

    @abstractmethod
    def pairs(self, seed: int, count: int) -> Sequence[tuple[int, int]]:
        """Pairs of different spaces, the same for the same seed, no pair twice."""

    @abstractmethod
    def fresh(self) -> Look:
        """The question on a map for which nothing about pairs of spaces has been computed yet."""

    @abstractmethod
    def forget(self) -> None:
        """Forget also what is known about all maps of this size: the geometry of displacements."""


@dataclass(slots=True)
class ColdLines:
    """Every pair is asked once, and nothing is known: neither of the map nor of any displacement.

    Setting the map up and forgetting are not timed.
    """

    source: SightSubject
    batch: Sequence[tuple[int, int]]
    measure: str = "sight_cold"
    _look: Look = field(init=False)

    @property
    def subject(self) -> str:
        return self.source.name

    def prepare(self) -> None:
        self._look = self.source.fresh()
        self.source.forget()

    def run(self) -> int:
        return ask(self._look, self.batch)


@dataclass(slots=True)
class ChangedLines:
    """Every pair is asked once after the map has changed, say by a door; displacements are known."""

    source: SightSubject
    batch: Sequence[tuple[int, int]]
    measure: str = "sight_changed"
    _look: Look = field(init=False)

    @property
    def subject(self) -> str:
        return self.source.name

    def prepare(self) -> None:
        # The cold lines of the slice before have emptied what is to be known here.
        ask(self.source.fresh(), self.batch)
        self._look = self.source.fresh()

    def run(self) -> int:
        return ask(self._look, self.batch)


@dataclass(slots=True)
class CachedLines:
    """The same pairs are asked again and again on one map."""

    source: SightSubject
    batch: Sequence[tuple[int, int]]
    measure: str = "sight_cached"
    _look: Look = field(init=False)

    @property
    def subject(self) -> str:
        return self.source.name

    def __post_init__(self) -> None:
        self._look = self.source.fresh()
        self.run()

    def prepare(self) -> None:
        """Nothing: everything has been asked before."""

    def run(self) -> int:
        return ask(self._look, self.batch)


def ask(look: Look, pairs: Sequence[tuple[int, int]]) -> int:
    """Ask about every pair; how many there were. The loop itself costs about 0.03 µs a pair."""
    for viewer, target in pairs:
        look(viewer, target)
    return len(pairs)


def lines_of_sight(subject: SightSubject, seed: int) -> tuple[ColdLines, ChangedLines, CachedLines]:
    """All works of one policy, over the same pairs."""
    pairs = subject.pairs(seed, PAIRS_PER_BATCH)
    return ColdLines(subject, pairs), ChangedLines(subject, pairs), CachedLines(subject, pairs)
