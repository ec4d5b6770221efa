"""Looking ahead: what a search needs to know of DOOM 2016.

A line of play goes on until the activation that is being decided about is over and two more have followed, or
the round ends: what is won by a bold move is seen, and what it is punished with.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from grimtable.games.advice import Advice
from grimtable.games.doom2016 import actions as act
from grimtable.games.doom2016.bots.estimate import marines_win, way_to_go
from grimtable.games.doom2016.bots.invader import weigh_invader
from grimtable.games.doom2016.bots.marine import weigh_marine
from grimtable.games.doom2016.bots.quick_play import QuickPlay
from grimtable.games.doom2016.table import INVADER, MARINES
from grimtable.kernel import Action, SeatId, State

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState

#: the questions that decide activations; every other answer follows from them
BIG: Final[tuple[type[Action], ...]] = (act.ActivateType, act.ChooseGroup, act.Sprint)
FURTHER: Final = 2  #: activations after the one that is decided about
POINT: Final = 0.008  #: what a point of way is worth at the end of a line of play


class LookingAhead:
    """Advice for the candidates, quick play to the horizon, and the worth of what is reached."""

    point: Final = 0.016
    error: Final = 0.03

    def is_big(self, state: State[Any, Any], seat: SeatId) -> bool:
        """Whether a decision is worth a search; the rest is played by the veteran's plan."""
        return any(isinstance(action, BIG) for action in state.legal)

    def weigh(self, state: State[Any, Any], seat: SeatId) -> Sequence[Advice]:
        """The options as the veteran weighs them; of the cards that Sprint could cost only the cheapest."""
        play = cast("DoomState", state)
        if seat == INVADER:
            return weigh_invader(play, state.legal, careful=True)
        advice = weigh_marine(play, seat, state.legal, careful=True)
        sprints = [each for each in advice if isinstance(each.action, act.Sprint)]
        cheapest = max(sprints, key=lambda each: each.worth, default=None)
        return [each for each in advice if each is cheapest or not isinstance(each.action, act.Sprint)]

    def players(self, state: State[Any, Any], seat: SeatId) -> Callable[[], QuickPlay]:
        """Whoever plays the lines of one search."""
        return QuickPlay

    def horizon(self, state: State[Any, Any], seat: SeatId) -> Horizon:
        """Where lines of play from here end."""
        return Horizon(cast("DoomState", state))


class Horizon:
    """The end of the round, or two activations after this one."""

    def __init__(self, state: DoomState) -> None:
        self.round = state.table.round
        self.revealed = len(state.table.revealed) + FURTHER

    def reached(self, state: State[Any, Any]) -> bool:
        """Whether a line of play has come far enough to be judged."""
        table = cast("DoomState", state).table
        return table.round > self.round or len(table.revealed) > self.revealed

    def worth(self, state: State[Any, Any]) -> dict[str, float]:
        """The chance of each team to win."""
        play = cast("DoomState", state)
        chance = marines_win(play)
        if state.result is None:
            # Of tables that are as good, the better one is that on which the marines have less far to go.
            chance = max(0.0, chance - POINT * way_to_go(play))
        return {MARINES: chance, INVADER: 1.0 - chance}
