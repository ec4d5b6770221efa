"""The works made of a subject: random playouts carried over from slice to slice, and mid-game copies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from benchmarks.subject import Choose, Copier, Subject, Table, chooser, halfway

DECISIONS_PER_BATCH = 64
"""Decisions between two looks at the clock: a few milliseconds at most, and not a whole game."""

COPIES_PER_BATCH = 32

COPY_POSITIONS = 8
"""How many mid-game positions, each of another game, the copies go through in turn."""


@dataclass(slots=True)
class Playouts:
    """Random games of one subject, one after another; a game goes on in the next batch where it stopped.

    Dealing a game is part of the time. The game of number n is dealt with the first seed plus n.
    """

    source: Subject
    seed: int
    measure: str = "decisions"
    games: int = 0
    game_decisions: int = 0
    _table: Table | None = None
    _played: int = 0
    _choose: Choose = field(init=False)

    def __post_init__(self) -> None:
        self._choose = chooser(self.seed)

    @property
    def subject(self) -> str:
        return self.source.name

    def prepare(self) -> None:
        """Nothing: the game goes on."""

    def run(self) -> int:
        """Play one batch of decisions, over the ends of games if need be."""
        left = DECISIONS_PER_BATCH
        while left:
            if self._table is None:
                self._table = self.source.begin(self.seed + self.games, self._choose)
                self._played = 0
            played = self._table.advance(left)
            self._played += played
            if played < left:
                self._finish_game()
            left -= played
        return DECISIONS_PER_BATCH

    def _finish_game(self) -> None:
        if not self._played:
            raise ValueError(
                f"{self.subject}: game {self.seed + self.games} was over before its first decision"
            )
        self._table = None
        self.games += 1
        self.game_decisions += self._played


@dataclass(slots=True)
class Copies:
    """Copies of positions halfway through random games of one subject."""

    source: Subject
    copiers: Sequence[Copier]
    measure: str = "copy"
    _batch: list[Copier] = field(default_factory=list)

    def __post_init__(self) -> None:
        repeats = -(-COPIES_PER_BATCH // len(self.copiers))
        self._batch = list(self.copiers) * repeats

    @property
    def subject(self) -> str:
        return self.source.name

    def prepare(self) -> None:
        """Nothing: a copy leaves its original as it was."""

    def run(self) -> int:
        for copy in self._batch:
            copy()
        return len(self._batch)


def mid_game_copies(subject: Subject, seed: int) -> Copies | None:
    """The copies of a subject, or None when it offers no copy.

    Must not run while a playout of catanatron is open: its games draw from Python's shared generator.
    """
    copiers: list[Copier] = []
    for offset in range(COPY_POSITIONS):
        copier = halfway(subject, seed + offset).copier()
        if copier is None:
            return None
        copiers.append(copier)
    return Copies(subject, copiers)
