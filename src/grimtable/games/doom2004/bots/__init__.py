"""How the machine plays DOOM 2004: rules of thumb, look-ahead and an estimate of who will win.

The game offers advice over a table that agrees with what a seat may know; which bot uses it, and how it is
seated, is decided by `grimtable.bots`. It asks for `ADVISORS` (level → advisor), for `SEARCH` (what a tree
search needs to know), for `win_chances` (state → chance of each side), for `ESTIMATE` (the numbers that these
are learned from) and for `COACH`, who gives hints.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from grimtable.games.advice import Advice
from grimtable.games.doom2004.bots import recruit_invader, recruit_marine, veteran_invader, veteran_marine
from grimtable.games.doom2004.bots.arena import weigh_arena
from grimtable.games.doom2004.bots.arena_plan import weigh_turns, wits_for
from grimtable.games.doom2004.bots.coach import COACH
from grimtable.games.doom2004.bots.estimate import ESTIMATE, win_chances
from grimtable.games.doom2004.bots.looking_ahead import LookingAhead
from grimtable.games.doom2004.table import INVADER
from grimtable.kernel import SeatId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


class Recruit:
    """Rules of thumb without looking ahead: quick, and good enough for large batches."""

    def weigh(self, state: DoomState, seat: SeatId) -> Sequence[Advice]:
        """Every legal action with its worth to the seat."""
        if state.table.is_arena:
            return weigh_arena(state, seat, state.legal)
        if seat == INVADER:
            return recruit_invader.weigh_invader(state, state.legal)
        return recruit_marine.weigh_marine(state, seat, state.legal)


class Veteran:
    """Whole turns planned over exact odds: paths, sight, danger, focus, ammunition, orders and the clock."""

    def weigh(self, state: DoomState, seat: SeatId) -> Sequence[Advice]:
        """Every legal action with its worth to the seat."""
        if state.table.is_arena:
            return weigh_turns(state, seat, state.legal, wits=wits_for(state))
        if seat == INVADER:
            return veteran_invader.weigh_invader(state, state.legal)
        return veteran_marine.weigh_marine(state, seat, state.legal)


ADVISORS: Mapping[str, Recruit | Veteran] = {
    "recruit": Recruit(),
    "veteran": Veteran(),
    "nightmare": Veteran(),  # what its search leaves to it
}

SEARCH = LookingAhead()

__all__ = [
    "ADVISORS",
    "COACH",
    "ESTIMATE",
    "SEARCH",
    "Advice",
    "LookingAhead",
    "Recruit",
    "Veteran",
    "win_chances",
]
