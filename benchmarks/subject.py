"""What can be measured: subjects that deal tables, and tables that are played decision by decision."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import import_module, metadata, util
from typing import Protocol

Copier = Callable[[], object]

Choose = Callable[[int], int]
"""Given n, one of the numbers 0 to n-1, all equally likely."""


class Table(Protocol):
    """One game in progress, played by random choices."""

    def advance(self, limit: int) -> int:
        """Play at most `limit` decisions and say how many; fewer than `limit` means the game is over.

        The loop is inside so that the clock and the harness cost nothing per decision.
        """

    def answers(self) -> int:
        """How many actions are legal in this position."""

    def copier(self) -> Copier | None:
        """The call that copies this position, or None when the package offers no copy."""


class Subject(ABC):
    """A game of ours or of a peer, under the name that budgets and `--only` use.

    `ours` tells Grimtable's games from peers; `package` is the distribution whose version is printed;
    `module` is what has to be importable; `remedy` tells how to get it.
    """

    name: str
    title: str
    ours: bool = False
    package: str
    module: str
    remedy: str = 'install the peers with: pip install -e ".[bench]"'

    @abstractmethod
    def begin(self, seed: int, choose: Choose) -> Table:
        """A new game; the same seed and choices give the same game, decision for decision."""

    def missing(self) -> str | None:
        """Why this subject cannot be measured here, in one sentence with the remedy; None if it can."""
        if not is_importable(self.module):
            return f"{self.package} is not installed; {self.remedy}"
        try:
            import_module(self.module)
        except ImportError as error:
            return f"{self.package} cannot be imported ({error}); {self.remedy}"
        return None

    def version(self) -> str:
        """The installed version of the package, for the head of the report."""
        try:
            return metadata.version(self.package)
        except metadata.PackageNotFoundError:
            return "unversioned"


def is_importable(module: str) -> bool:
    """Whether a module can be found, without importing more than its parents.

    >>> is_importable("json"), is_importable("no_such_package.part")
    (True, False)
    """
    try:
        return util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def chooser(seed: int) -> Choose:
    """The one way every subject picks among its legal actions: `actions[choose(len(actions))]`.

    catanatron's own random player calls `randrange`, so everyone does. One chooser serves a whole series of
    games, because making a generator costs as much as a move in the smallest of them; it is nobody
    else's, so that no game's course depends on what was measured in between.
    """
    return random.Random(seed).randrange


def play_game(subject: Subject, seed: int) -> int:
    """Play one whole game and count its decisions."""
    table = subject.begin(seed, chooser(seed))
    decisions = 0
    while (played := table.advance(GAME_CHUNK)) == GAME_CHUNK:
        decisions += played
    return decisions + played


GAME_CHUNK = 256
"""How many decisions `play_game` asks for at a time; any number gives the same game."""


def halfway(subject: Subject, seed: int) -> Table:
    """The position in the middle of the random game of this seed: what "mid-game" means for every subject."""
    half = play_game(subject, seed) // 2
    table = subject.begin(seed, chooser(seed))
    if half:
        table.advance(half)
    return table
