"""Long games: what a history of 2,000 decisions weighs, and how long taking one back takes."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol, runtime_checkable

from benchmarks.measurement import Measurement

DECISIONS = 2_000

GAMES = 3
"""How many games are weighed: one after another, since nothing is timed."""

MEGABYTE = 1_000_000


class History(Protocol):
    """A game in progress that remembers how it came about."""

    def undo(self) -> None:
        """Take the last decision back."""

    def redo(self) -> None:
        """Put it back."""


@runtime_checkable
class KeepsHistory(Protocol):
    """A subject that can play a long game with its history."""

    name: str

    def history(self, seed: int, decisions: int) -> History | None:
        """A random game, stopped after so many decisions; None if no game of this subject lasts that long."""


@dataclass(slots=True)
class Undos:
    """The last of 2,000 decisions is taken back; putting it back again is not timed."""

    subject: str
    game: History
    taken_back: bool = False
    measure: str = "undo"

    def prepare(self) -> None:
        if self.taken_back:
            self.game.redo()

    def run(self) -> int:
        self.game.undo()
        self.taken_back = True
        return 1


def weight(make: Callable[[], object]) -> float:
    """Megabytes that stay allocated for what `make` returns, by Python's own account.

    It is made once before without being weighed, so that caches which all games share are not counted.

    >>> 1.0 < weight(lambda: bytearray(1_000_000)) < 1.1
    True
    """
    make()
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        made = make()
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
        del made
    finally:
        tracemalloc.stop()
    return (after - before) / MEGABYTE


def memory(subject: KeepsHistory, seed: int, announce: Callable[[str], None]) -> Measurement | None:
    """The weight of a few long games with everything they remember; None if no game lasts that long."""
    samples: list[float] = []
    for game in range(GAMES):
        announce(subject.name)
        if subject.history(seed + game, DECISIONS) is None:
            return None
        samples.append(weight(partial(subject.history, seed + game, DECISIONS)))
    return Measurement(subject.name, "memory", tuple(samples))
