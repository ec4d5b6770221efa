"""How the machine plays Relic: rules of thumb, look-ahead over exact odds, an estimate of who will win.

The game offers advice over a table that agrees with what a seat may know; which bot uses it, and how it is
seated, is decided by `grimtable.bots`. It asks for `ADVISORS` (level → advisor), for `SEARCH` (what a tree
search needs to know), for `win_chances` (state → chance of each seat), for `ESTIMATE` (the numbers that these
are learned from), for `UNIT` and for `COACH`, who gives hints.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from grimtable.games.advice import Advice
from grimtable.games.relic.bots.coach import COACH
from grimtable.games.relic.bots.estimate import ESTIMATE, win_chances
from grimtable.games.relic.bots.looking_ahead import LookingAhead
from grimtable.games.relic.bots.weighing import weigh
from grimtable.kernel import SeatId

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState


class Recruit:
    """Rules of thumb: the nearest gain, dice that show 4, a relic and off into the Warp Rift."""

    def weigh(self, state: RelicState, seat: SeatId) -> Sequence[Advice]:
        """Every legal action with its worth to the seat."""
        return weigh(state, seat, state.legal, exact=False)


class Veteran:
    """Exact odds, routes to far places, prices that follow the run, and the run when it is ripe."""

    def weigh(self, state: RelicState, seat: SeatId) -> Sequence[Advice]:
        """Every legal action with its worth to the seat."""
        return weigh(state, seat, state.legal, exact=True)


ADVISORS: Mapping[str, Recruit | Veteran] = {"recruit": Recruit(), "veteran": Veteran()}

SEARCH = LookingAhead()

UNIT = "influence"  #: what the worth of an option is counted in

__all__ = [
    "ADVISORS",
    "COACH",
    "ESTIMATE",
    "SEARCH",
    "UNIT",
    "Advice",
    "LookingAhead",
    "Recruit",
    "Veteran",
    "win_chances",
]
