"""What a mode decides: who plays, in which teams, with what, who answers first, and how the game begins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from grimtable.kernel import Seat, SeatId, Setup, TeamId
from grimtable.kernel.setup import OptionValue

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine


class StartingTokens(NamedTuple):
    """D04-C-35, D04-C-36: what each Marine starts with."""

    bullets: int
    wounds: int
    armor: int
    cards: int


#: Moments of the Invader's turn, and of anybody's attack, at which a Guard order may break in (D04-R-48,
#: D04-ORD-14). An event that is shown stands for the activations it may bring.
IN_INVADERS_TURN: Final = (
    "event_played",
    "before_draw",
    "after_draw",
    "invaders_spawned",
    "before_activation",
    "invader_moved",
    "attack_declared",
    "attack_resolved",
)
#: Moments of all turns but those between a roll and its wounds: when Heal may be used (D04-R-56).
IN_ANY_TURN: Final = (
    *IN_INVADERS_TURN,
    "before_marine_turn",
    "action_announced",
    "marine_moved",
    "token_taken",
    "door_opened",
    "area_discovered",
    "marine_turn_ended",
)


class Mode(ABC):
    """A kind of game. A scenario names its own; nothing else in the rules asks which one is played."""

    id: ClassVar[str]
    #: the table of steps that a game of this mode begins with
    first_procedure: ClassVar[str]
    #: the table options that are asked for
    options: ClassVar[tuple[str, ...]]
    #: the team that discovers what it sees
    explorers: ClassVar[TeamId]
    #: order → the moments at which it may be used out of turn
    order_moments: ClassVar[Mapping[str, tuple[str, ...]]]

    @abstractmethod
    def seats(self, players: int | None, options: Mapping[str, OptionValue]) -> tuple[Seat, ...]:
        """The seats in turn order, each with its team; SetupError in a sentence when so many cannot play."""

    @abstractmethod
    def starting_tokens(self, setup: Setup) -> StartingTokens:
        """What each Marine starts with."""

    @abstractmethod
    def answering(self, state: DoomState) -> tuple[SeatId, ...]:
        """The seats in the order in which they may answer a moment that concerns all of them."""

    @abstractmethod
    def may_guard(self, state: DoomState, seat: SeatId) -> bool:
        """Whether a Guard order of this seat may break in, going by whose turn it is."""

    @abstractmethod
    def score_frags(self, state: DoomState, fragged: Sequence[Marine], by: str) -> None:
        """Marines were fragged at once, by a figure or by nobody: who scores what for it."""
