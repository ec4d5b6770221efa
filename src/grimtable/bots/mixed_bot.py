"""Mixed bots: a strength between two levels, drawn anew at every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grimtable.bots.advised_bot import AdvisedBot
from grimtable.bots.declaring import ORDER
from grimtable.bots.explanation import Explanation
from grimtable.kernel import Action

if TYPE_CHECKING:
    from grimtable.bots.bot import SeatAtTable

#: The levels that are mixed: 0 is random, 1 recruit, 2 veteran. A search would make every second turn slow.
MIXED: Final = ORDER[:3]
HIGHEST: Final = len(MIXED) - 1
_GRAIN = 1000


class MixedBot:
    """Plays some decisions on one level and the rest on the next: skill 1.3 is a veteran in three of ten.

    Every decision draws for itself, so a weak opponent is one who slips now and then, not one who plays well
    until the middle of the game.
    """

    def __init__(self, skill: float, seed: int = 0) -> None:
        """`skill` counts levels: from 0, random, to 2, veteran."""
        self.skill = skill
        self.seed = seed

    @property
    def level(self) -> str:
        return f"skill-{self.skill:g}"

    def choose(self, seat: SeatAtTable) -> Action:
        """What the drawn level does."""
        return self._drawn(seat).choose(seat)

    def explain(self, seat: SeatAtTable) -> Explanation:
        """What the drawn level says."""
        return self._drawn(seat).explain(seat)

    def _drawn(self, seat: SeatAtTable) -> AdvisedBot:
        lower = min(int(self.skill), HIGHEST - 1)
        part = round(_GRAIN * (self.skill - lower))
        return AdvisedBot(MIXED[lower + (seat.below(_GRAIN) < part)], self.seed)
