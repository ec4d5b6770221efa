"""Looking ahead: what a search needs to know of Relic."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from grimtable.games.relic import actions as act
from grimtable.games.relic.bots.advice import Advice
from grimtable.games.relic.bots.estimate import PROMISE, win_chances
from grimtable.games.relic.bots.mind import Mind
from grimtable.games.relic.bots.routes import RINGS
from grimtable.games.relic.bots.weighing import weigh
from grimtable.kernel import Action, SeatId, State

if TYPE_CHECKING:
    from grimtable.games.relic.game import Play


class LookingAhead:
    """Advice for the candidates, play to the horizon, and the worth of what is reached."""

    point: Final = 0.005  #: a level is worth six and a half influence, and about three chances in a hundred

    def is_big(self, state: State[Any, Any], seat: SeatId) -> bool:
        """Turns are short and lines of play quick, so everything is but the choice of a sheet.

        Of two sheets one is kept by lot, so that batches say something about heroes.
        """
        return not isinstance(state.legal[0], act.KeepSheet)

    def weigh(self, state: State[Any, Any], seat: SeatId) -> Sequence[Advice]:
        """The options as the veteran weighs them."""
        return weigh(cast("Play", state), seat, state.legal, exact=True)

    def players(self, state: State[Any, Any], seat: SeatId) -> Callable[[], Answers]:
        """Whoever plays the lines of one search."""
        return lambda: Answers(seat)

    def horizon(self, state: State[Any, Any], seat: SeatId) -> Horizon:
        """Where lines of play from here end."""
        return Horizon(cast("Play", state), seat)


class Answers:
    """One line of play: the searching seat as the veteran, for so it will go on; the others by thumb."""

    def __init__(self, seat: SeatId) -> None:
        self.seat = seat

    def answer(self, state: State[Any, Any]) -> Action:
        """What the asked seat does in this line of play."""
        asked = state.asked
        assert asked is not None
        advice = weigh(cast("Play", state), asked, state.legal, exact=asked == self.seat)
        return max(advice, key=lambda each: each.worth).action


class Horizon:
    """The end of the turn in which the decision is taken: what the others do then is no news about it."""

    def __init__(self, state: Play, seat: SeatId) -> None:
        self.turn = state.table.turn
        self.seat = seat
        #: What places promise hardly changes in a turn, and working it out takes as long as the turn itself.
        self.before = Mind(state, seat, exact=True)

    def reached(self, state: State[Any, Any]) -> bool:
        """Whether a line of play has come far enough to be judged."""
        return cast("Play", state).table.turn > self.turn

    def worth(self, state: State[Any, Any]) -> dict[str, float]:
        """The chance of each seat to win; for the searching one with what its place promises."""
        play = cast("Play", state)
        me = play.table.players[self.seat]
        if play.result is not None or not me.hero or not 0 <= me.space < RINGS:
            return win_chances(play)
        mind = Mind(play, self.seat, exact=True)
        if mind.has_relic == self.before.has_relic:
            mind = self.before
        return win_chances(play, {self.seat: PROMISE * mind.being_at(me.space)})
