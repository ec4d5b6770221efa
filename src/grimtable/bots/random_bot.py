"""The random bot: every legal action is equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from grimtable.bots.advised_bot import even_chances
from grimtable.bots.explanation import Explanation
from grimtable.kernel import Action

if TYPE_CHECKING:
    from grimtable.bots.bot import SeatAtTable


class RandomBot:
    """Chooses among the legal actions and looks at nothing else."""

    level: ClassVar[str] = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, seat: SeatAtTable) -> Action:
        """One of the legal actions, with the random numbers of this decision."""
        actions = seat.decision.actions
        return actions[seat.below(len(actions))]

    def explain(self, seat: SeatAtTable) -> Explanation:
        """There is nothing to weigh."""
        return even_chances(self.level, seat, self.choose(seat))
