"""Looking ahead: what tree search needs to know of Relic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from grimtable.games.relic import actions as act
from grimtable.games.relic.bots.advice import Advice
from grimtable.games.relic.bots.estimate import win_chances
from grimtable.games.relic.bots.mind import Mind
from grimtable.games.relic.bots.routes import RINGS
from grimtable.games.relic.bots.weighing import weigh
from grimtable.kernel import Action, SeatId, State

if TYPE_CHECKING:
    from grimtable.games.relic.game import Play

#: the questions that decide turns; every other answer follows from them
BIG: Final[tuple[type[Action], ...]] = (
    act.Go,
    act.UseMovementBox,
    act.CarryOut,
    act.PlayValue,
    act.ChooseOption,
    act.Evade,
    act.TakeCard,
    act.KeepMission,
)
CLOSE: Final = 1.5  #: options within so much influence of the best are searched
#: what a point of worth (an influence) adds to a lead: a level is worth 6.5 and 0.22 of a lead
PROSPECT: Final = 0.034


class LookingAhead:
    """Advice for the nodes of a tree, quick play to the horizon, and the worth of what is reached."""

    def is_big(self, state: State[Any, Any], seat: SeatId) -> bool:
        """Whether a decision is worth a search; the rest is played by the veteran's plan."""
        return any(isinstance(action, BIG) for action in state.legal)

    def weigh(self, state: State[Any, Any], seat: SeatId) -> Sequence[Advice]:
        """The candidates of a node: what the veteran thinks nearly as good as the best.

        Dice speak louder than small differences, so a search is spent on options that are close; where one
        stands out, it is taken without a search.
        """
        advice = weigh(cast("Play", state), seat, state.legal, exact=True)
        best = max(each.worth for each in advice)
        return [each for each in advice if each.worth >= best - CLOSE]

    def quick(self, state: State[Any, Any], seat: SeatId) -> Sequence[Advice]:
        """Play beyond the tree: by rules of thumb."""
        return weigh(cast("Play", state), seat, state.legal, exact=False)

    def horizon(self, state: State[Any, Any], seat: SeatId) -> Horizon:
        """Where lines of play from here end."""
        return Horizon(cast("Play", state), seat)


class Horizon:
    """The end of the turn in which the decision is taken: what the others do then is no news about it."""

    def __init__(self, state: Play, seat: SeatId) -> None:
        self.turn = state.table.turn
        self.seat = seat

    def reached(self, state: State[Any, Any]) -> bool:
        """Whether a line of play has come far enough to be judged."""
        return cast("Play", state).table.turn > self.turn

    def worth(self, state: State[Any, Any]) -> dict[str, float]:
        """The chance of each seat to win; for the searching one with what its place promises."""
        play = cast("Play", state)
        me = play.table.players[self.seat]
        if play.result is not None or not me.hero or not 0 <= me.space < RINGS:
            return win_chances(play)
        promised = Mind(play, self.seat, exact=True).being_at(me.space)
        return win_chances(play, {self.seat: PROSPECT * promised})
