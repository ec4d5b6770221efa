"""Looking ahead: what a search needs to know of Relic."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log
from typing import TYPE_CHECKING, Final

from grimtable.games.advice import Advice
from grimtable.games.relic import actions as act
from grimtable.games.relic.bots.estimate import win_chances
from grimtable.games.relic.bots.holdings import holdings
from grimtable.games.relic.bots.mind import Mind
from grimtable.games.relic.bots.other_verbs import RIVAL
from grimtable.games.relic.bots.prospects import Prospect
from grimtable.games.relic.bots.runners import is_inside
from grimtable.games.relic.bots.weighing import weigh
from grimtable.games.relic.topics.cards import relics
from grimtable.kernel import Action, SeatId

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.table import Player

#: What an influence adds to the logarithm of the odds: at even chances of four about `LookingAhead.point`.
GAIN: Final = 0.027


class LookingAhead:
    """Advice for the candidates, play to the horizon, and the worth of what is reached."""

    point: Final = 0.005  #: a level is worth six and a half influence, and about three chances in a hundred
    error: Final = 0.01  #: two influence

    def is_big(self, state: RelicState, seat: SeatId) -> bool:
        """Turns are short and lines of play quick, so nearly everything is.

        Of two sheets one is kept by lot, so that batches say something about heroes; what to discard and
        which trophies to spend is a sum that needs no dice.
        """
        return not isinstance(state.legal[0], act.KeepSheet | act.Discard | act.SpendTrophy)

    def weigh(self, state: RelicState, seat: SeatId) -> Sequence[Advice]:
        """The options as the veteran weighs them."""
        return weigh(state, seat, state.legal, exact=True)

    def players(self, state: RelicState, seat: SeatId) -> Callable[[], Answers]:
        """Whoever plays the lines of one search."""
        return lambda: Answers(seat)

    def horizon(self, state: RelicState, seat: SeatId) -> Horizon:
        """Where lines of play from here end."""
        return Horizon(state, seat)


class Answers:
    """One line of play: the searching seat as the veteran, for so it will go on; the others by thumb."""

    def __init__(self, seat: SeatId) -> None:
        self.seat = seat

    def answer(self, state: RelicState) -> Action:
        """What the asked seat does in this line of play."""
        asked = state.asked
        assert asked is not None
        advice = weigh(state, asked, state.legal, exact=asked == self.seat)
        return max(advice, key=lambda each: each.worth).action


class Horizon:
    """The end of the turn in which the decision is taken: what the others do then is no news about it."""

    def __init__(self, state: RelicState, seat: SeatId) -> None:
        self.turn = state.table.turn
        self.seat = seat
        #: What places promise hardly changes in a turn, and working it out takes as long as the turn itself.
        self.before = Mind(state, seat, exact=True)
        chance = min(0.95, max(0.05, win_chances(state)[seat]))
        self.odds = log(chance / (1 - chance))
        self.had = self._has(state)

    def reached(self, state: RelicState) -> bool:
        """Whether a line of play has come far enough to be judged."""
        return state.table.turn > self.turn

    def worth(self, state: RelicState) -> dict[str, float]:
        """The chance of the searching seat to win: as the table stood before, and what was gained since."""
        if state.result is not None:
            return {self.seat: float(self.seat in state.result.winners)}
        gained = self._has(state) - self.had
        return {self.seat: 1.0 / (1.0 + exp(-self.odds - GAIN * gained))}

    def _has(self, state: RelicState) -> float:
        """The own holdings with what the run and the place promise, and a part of what the rivals lack."""
        players = state.table.players
        me = players[self.seat]
        worth = holdings(state, me) + self._promise(state, me)
        return worth - RIVAL * sum(holdings(state, each) for each in players.values() if each is not me)

    def _promise(self, state: RelicState, me: Player) -> float:
        if not me.hero:
            return 0.0
        run = Prospect(state, me).worth
        if is_inside(me):
            return run
        mind = self.before
        if (relics(state, me) > 0) != mind.has_relic:
            mind = Mind(state, self.seat, exact=True)
        return run + mind.being_at(me.space)
