"""Bots that follow their game's advice: recruit and veteran."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grimtable.bots.declaring import advisor_for, bots_module
from grimtable.bots.explanation import Explanation, Weighed
from grimtable.games.advice import Advice
from grimtable.kernel import Action

if TYPE_CHECKING:
    from grimtable.bots.bot import SeatAtTable

CLOSE = 1e-9  #: options nearer to each other than this are equally good


class AdvisedBot:
    """Looks at the table, asks the game's advisor, and takes the best option; among equals it draws."""

    def __init__(self, level: str, seed: int = 0) -> None:
        self.level = level
        self.seed = seed

    def choose(self, seat: SeatAtTable) -> Action:
        """The option with the highest worth."""
        actions = seat.decision.actions
        if len(actions) == 1:
            return actions[0]
        advisor = advisor_for(seat.game, self.level)[1]
        if advisor is None:
            return actions[seat.below(len(actions))]
        return best_of(advisor.weigh(seat.look(), seat.seat), seat)

    def explain(self, seat: SeatAtTable) -> Explanation:
        """The same thoughts, told instead of acted upon."""
        played_by, advisor = advisor_for(seat.game, self.level)
        if advisor is None:
            return even_chances(self.level, seat, self.choose(seat))
        weighed = advisor.weigh(seat.look(), seat.seat)
        unit = str(getattr(bots_module(seat.game), "UNIT", "wounds"))
        return told(self.level, played_by, seat, weighed, best_of(weighed, seat), unit)


def best_of(weighed: Sequence[Advice], seat: SeatAtTable) -> Action:
    """The best option; among equals one is drawn with the seat's own numbers."""
    best = max(advice.worth for advice in weighed)
    equal = [advice.action for advice in weighed if advice.worth >= best - CLOSE]
    return equal[0] if len(equal) == 1 else equal[seat.below(len(equal))]


def told(
    level: str,
    played_by: str,
    seat: SeatAtTable,
    weighed: Sequence[Advice],
    chosen: Action,
    unit: str = "wounds",
) -> Explanation:
    """An explanation of these estimates, the chosen option first."""
    options = sorted(weighed, key=lambda advice: (advice.action != chosen, -advice.worth))
    return Explanation(
        level,
        played_by,
        seat.seat,
        seat.decision.question,
        seat.text(chosen),
        tuple(Weighed(seat.text(each.action), round(each.worth, 3), each.reason) for each in options),
        unit,
    )


def even_chances(level: str, seat: SeatAtTable, chosen: Action) -> Explanation:
    """What there is to say about a choice by lot."""
    actions = sorted(seat.decision.actions, key=lambda action: action != chosen)
    chance = 1 / len(actions)
    return Explanation(
        level,
        "random",
        seat.seat,
        seat.decision.question,
        seat.text(chosen),
        tuple(
            Weighed(seat.text(action), round(chance, 3), "every option is as likely") for action in actions
        ),
        "chance of being drawn",
    )
