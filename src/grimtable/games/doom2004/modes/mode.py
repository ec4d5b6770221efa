"""What a mode decides: who plays, in which teams, with what, who answers first, and how the game begins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from grimtable.kernel import Seat, SeatId, Setup, TeamId
from grimtable.kernel.setup import OptionValue


class StartingTokens(NamedTuple):
    """D04-C-35, D04-C-36: what each Marine starts with."""

    bullets: int
    wounds: int
    armor: int
    cards: int


class Mode(ABC):
    """A kind of game. A scenario names its own; nothing else in the rules asks which one is played."""

    id: ClassVar[str]
    #: the table of steps that a game of this mode begins with
    first_procedure: ClassVar[str]
    #: the table options that are asked for
    options: ClassVar[tuple[str, ...]]
    #: the team that discovers what it sees
    explorers: ClassVar[TeamId]

    @abstractmethod
    def seats(self, players: int | None, options: Mapping[str, OptionValue]) -> tuple[Seat, ...]:
        """The seats in turn order, each with its team; SetupError in a sentence when so many cannot play."""

    @abstractmethod
    def starting_tokens(self, setup: Setup) -> StartingTokens:
        """What each Marine starts with."""

    @abstractmethod
    def answering(self, order: tuple[SeatId, ...]) -> tuple[SeatId, ...]:
        """The seats in the order in which they may answer a moment that concerns all of them."""
