"""Luck: what the dice of a line of play gave beyond what was to be expected of them.

Nobody knows the dice. Of every attack it is known what it was to bring on the average; what it brought beyond
that is taken off the worth of a line again, so that fewer lines tell two candidates apart. What a wound or a
fall is worth need not be exact for that: the mean of what is taken off is nothing in any case.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from grimtable.games.doom2004.bots.blows import Blow
from grimtable.games.doom2004.procedures.attack import Attack

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


class Awaited(NamedTuple):
    """What is to be expected of an attack that is under way, for one of those whom it strikes."""

    attacker: str
    target: str
    wounds: int  #: that the target has left before it
    odds: Blow
    wound: float  #: what a wound is worth to the searching side
    fall: float  #: and the end of it, beside its wounds


class Luck:
    """The account of one line of play."""

    def __init__(self) -> None:
        self.under_way: list[Awaited] = []
        self.total = 0.0

    def expect(self, awaited: Iterable[Awaited]) -> None:
        """An attack is declared; its odds are known."""
        self.under_way.extend(awaited)

    def settle(self, state: DoomState) -> None:
        """When the attacks are over: what they brought, less what was to be expected."""
        if not self.under_way or (state.result is None and state.in_progress(Attack) is not None):
            return
        for each in self.under_way:
            left = wounds_left(state, each.target)
            if wounds_left(state, each.attacker) == 0 and left == each.wounds:
                continue  # somebody was quicker: no roll, no luck
            self.total += each.fall * ((left == 0) - each.odds.kill)
            self.total += each.wound * (max(0, each.wounds - left) - each.odds.wounds)
        self.under_way.clear()


def wounds_left(state: DoomState, id: str) -> int:
    """How many wounds a figure has left; none if it is off the board."""
    marine = state.table.marines.get(id)
    if marine is not None:
        return marine.wounds if marine.space >= 0 else 0
    invader = state.table.invaders.get(id)
    return 0 if invader is None else state.game.invaders[invader.kind].wounds - invader.wounds
