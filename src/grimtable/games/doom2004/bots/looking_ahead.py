"""Looking ahead: what tree search needs to know of DOOM 2004.

A Marine's search never profits from what lies behind a door: a line of play ends where it discovers an area,
and what it found there is left out of its worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots import recruit_invader, recruit_marine, veteran_invader, veteran_marine
from grimtable.games.doom2004.bots.advice import Advice
from grimtable.games.doom2004.bots.estimate import marines_win
from grimtable.games.doom2004.table import INVADER
from grimtable.kernel import Action, SeatId, State

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import Play

DISCOVERY: Final = 0.02  #: what a new area is worth before anybody knows what is in it

#: the questions that decide turns; every other answer follows from them
BIG: Final[tuple[type[Action], ...]] = (
    act.Announce,
    act.AnnounceBoosted,
    act.Fire,
    act.Interrupt,
    act.PlaySpawn,
    act.PlayEvent,
    act.Activate,
    act.Attack,
    act.Place,
)


class LookingAhead:
    """Advice for the nodes of a tree, quick play to the horizon, and the worth of what is reached."""

    def is_big(self, state: State[Any, Any], seat: SeatId) -> bool:
        """Whether a decision is worth a search; the rest is played by the veteran's plan."""
        return any(isinstance(action, BIG) for action in state.legal)

    def weigh(self, state: State[Any, Any], seat: SeatId) -> Sequence[Advice]:
        """The candidates of a node, as the veteran weighs them."""
        play = cast("Play", state)
        if seat == INVADER:
            return veteran_invader.weigh_invader(play, state.legal)
        return veteran_marine.weigh_marine(play, seat, state.legal)

    def quick(self, state: State[Any, Any], seat: SeatId) -> Sequence[Advice]:
        """Play beyond the tree: a Marine by the recruit's rules, the Invader by the veteran's.

        The recruit's Invader is too kind: whoever looks ahead must expect the worst.
        """
        play = cast("Play", state)
        if seat != INVADER:
            return recruit_marine.weigh_marine(play, seat, state.legal)
        if isinstance(state.legal[0], act.Activate | act.Reroll | act.DiscardCard):
            return recruit_invader.weigh_invader(play, state.legal)
        return veteran_invader.weigh_invader(play, state.legal)

    def horizon(self, state: State[Any, Any], seat: SeatId) -> Horizon:
        """Where lines of play from here end."""
        return Horizon(cast("Play", state), seat)


class Horizon:
    """The end of the round, or for a Marine the discovery of an area."""

    def __init__(self, state: Play, seat: SeatId) -> None:
        self.round = state.table.round
        self.areas = len(state.table.areas)
        self.known = state.board.known
        self.blind = seat != INVADER

    def reached(self, state: State[Any, Any]) -> bool:
        """Whether a line of play has come far enough to be judged."""
        table = cast("Play", state).table
        return table.round > self.round or (self.blind and len(table.areas) > self.areas)

    def worth(self, state: State[Any, Any]) -> dict[str, float]:
        """The chance of each team to win, from what the searching seat may count."""
        play = cast("Play", state)
        chance = marines_win(play, self.known if self.blind else None)
        if self.blind and play.result is None and len(play.table.areas) > self.areas:
            chance = min(1.0, chance + DISCOVERY)
        return {"marines": chance, "invader": 1.0 - chance}
