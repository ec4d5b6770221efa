"""How the machine plays DOOM 2016: rules of thumb, and whole activations planned over exact odds.

The game offers advice over a table that agrees with what a seat may know; which bot uses it, and how it is
seated, is decided by `grimtable.bots`. It asks for `ADVISORS` (level → advisor), for `SEARCH` (what a tree
search needs to know), for `ESTIMATE` and `win_chances` (state → chance of each side) and for `COACH`, who
gives hints.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from grimtable.games.advice import Advice
from grimtable.games.doom2016.bots.coach import COACH
from grimtable.games.doom2016.bots.estimate import ESTIMATE, win_chances
from grimtable.games.doom2016.bots.invader import weigh_invader
from grimtable.games.doom2016.bots.looking_ahead import LookingAhead
from grimtable.games.doom2016.bots.marine import weigh_marine
from grimtable.games.doom2016.table import INVADER
from grimtable.kernel import SeatId, State

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState


class Player:
    """Weighs every legal action; a careful one thinks of danger, cover and what comes after the attack."""

    def __init__(self, *, careful: bool) -> None:
        self.careful = careful

    def weigh(self, state: State[Any, Any], seat: SeatId) -> Sequence[Advice]:
        """Every legal action with its worth to the seat."""
        play = cast("DoomState", state)
        if seat == INVADER:
            return weigh_invader(play, state.legal, careful=self.careful)
        return weigh_marine(play, seat, state.legal, careful=self.careful)


ADVISORS: Mapping[str, Player] = {"recruit": Player(careful=False), "veteran": Player(careful=True)}

SEARCH = LookingAhead()

__all__ = ["ADVISORS", "COACH", "ESTIMATE", "SEARCH", "Advice", "LookingAhead", "Player", "win_chances"]
