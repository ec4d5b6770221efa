"""Prices: what Life, Corruption, cards and levels are worth to a player as things stand, in influence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grimtable.games.relic.bots.prospects import Prospect
from grimtable.games.relic.table import INNER, TOP_LEVEL
from grimtable.games.relic.topics.cards import corruption_threshold, power_limit, relic_cost, trophy_points

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.table import Player

LEVEL: Final = 6.5
GROWTH: Final = 1.6  #: how much dearer the first level is than the last
ATTRIBUTE: Final = 5.0
POWER: Final = 2.0
MISSION: Final = 8.0
TROPHY_POINT: Final = 1.05
TURN: Final = 4.0
TOKEN: Final = 12.0  #: a character token on the scenario sheet
FIRST_RELIC: Final = 26.0
FURTHER_RELIC: Final = 14.0
#: what a player with so much Life gives for one point more
LIFE: Final = (9.0, 5.5, 3.4, 2.6, 2.1, 1.8, 1.6, 1.4, 1.3, 1.2, 1.1, 1.0, 0.0)
#: what the next Corruption card costs with so many places left below the threshold
CORRUPTION: Final = (0.0, 60.0, 11.0, 5.0, 3.2, 2.4, 2.0, 1.8)
FLAT_LIFE: Final = 2.0
FLAT_CORRUPTION: Final = 2.5


def youth(level: int) -> float:
    """How much more the next level is worth than the last: the first ones pay for all that follow."""
    return 1.0 + GROWTH * (1.0 - level / TOP_LEVEL)


class Prices:
    """What things are worth to one player now; `exact` looks at how many there are already."""

    __slots__ = ("exact", "me", "prospect", "state")

    def __init__(
        self, state: RelicState, me: Player, *, exact: bool, prospect: Prospect | None = None
    ) -> None:
        self.state, self.me, self.exact = state, me, exact
        #: what things add to the run; rules of thumb do not look so far
        self.prospect = (prospect or Prospect(state, me)) if exact and me.hero else None

    def influence(self, amount: int) -> float:
        """Influence gained (or lost, as far as there is any); a heap of it is worth less."""
        have = self.me.influence
        further = self.prospect.influence(amount) if self.prospect is not None else 0.0
        if amount < 0:
            return further - float(min(have, -amount))
        if not self.exact or have + amount <= 10:
            return further + float(amount)
        useful = max(0, 10 - have)
        return further + useful + 0.5 * (amount - useful)

    def paying(self, amount: int) -> float:
        """The price of spending so much influence."""
        return -self.influence(-amount) if amount else 0.0

    def life(self, amount: int, *, capped: bool = False) -> float:
        """Life gained, or lost with the danger of being vanquished."""
        me = self.me
        if amount >= 0:
            top = self.state.game.heroes[me.hero].life if capped and me.hero else 12
            amount = max(0, min(amount, top - me.life))
            if self.prospect is None:
                return FLAT_LIFE * amount
            worth = sum(LIFE[min(12, me.life + step)] for step in range(amount))
            return worth + self.prospect.life(amount)
        lost = -amount
        if lost >= me.life:
            return -self.defeat()
        if self.prospect is None:
            return -FLAT_LIFE * lost
        return self.prospect.life(-lost) - sum(LIFE[me.life - step - 1] for step in range(lost))

    def defeat(self) -> float:
        """Being vanquished: hand, trophies and influence go, and the way back has to be walked."""
        me = self.me
        if not self.exact:
            return 8.0
        points = trophy_points(self.state, me.trophies)
        way = 30.0 if me.space >= INNER.start else 0.0
        if self.prospect is not None and way:
            way = max(way, -self.prospect.life(-me.life))
        refreshed = sum(LIFE[me.life : self.state.game.heroes[me.hero].life]) if me.hero else 0.0
        lost = POWER * len(me.power) + TROPHY_POINT * points + me.influence
        return max(6.0, 9.0 + way + lost - 0.5 * refreshed)

    def corruption(self, amount: int) -> float:
        """Corruption cards drawn, or discarded when the amount is negative."""
        me = self.me
        if self.state.lasting.by_name and self.state.lasting.forbids("draw_corruption", me.seat):
            return 0.0
        if not self.exact:
            have = len(me.corruption)
            return FLAT_CORRUPTION * min(-amount, have) if amount < 0 else -FLAT_CORRUPTION * amount
        left = corruption_threshold(self.state, me) - len(me.corruption)
        further = self.prospect.corruption(amount) if self.prospect is not None else 0.0
        if amount < 0:
            removed = min(-amount, len(me.corruption))
            return further + 0.8 * sum(CORRUPTION[min(7, left + step + 1)] for step in range(removed))
        cost = 0.0
        for step in range(amount):
            place = left - step
            if place <= 1:
                return further - (cost + 20.0 + LEVEL * me.level)
            cost += CORRUPTION[min(7, place)]
        return further - cost

    def power(self, amount: int) -> float:
        """Power cards drawn; beyond the limit they are worth little."""
        me = self.me
        if amount < 0:
            return -POWER * min(len(me.power), -amount)
        room = power_limit(self.state, me) - len(me.power) if me.hero else 0
        useful = max(0, min(amount, room))
        return POWER * useful + 0.6 * (amount - useful)

    def attribute(self, name: str, amount: int) -> float:
        """Points of an attribute gained or lost; "all" and "choice" are told apart by whoever asks."""
        further = self.prospect.attribute(name) if self.prospect is not None else 0.0
        return (ATTRIBUTE + further) * amount

    def level(self) -> float:
        """The next level."""
        if self.prospect is None:
            return LEVEL
        return LEVEL * youth(self.me.level) + self.prospect.level

    def trophy_point(self) -> float:
        """A point of trophies: a part of the level that they buy."""
        return TROPHY_POINT * self.level() / LEVEL

    def missions(self, amount: int) -> float:
        """Completed missions: a third of a relic each."""
        further = self.prospect.missions(amount) if self.prospect is not None else 0.0
        return further + amount * MISSION * (3 / relic_cost(self.state, self.me) if self.me.hero else 1.0)

    def relic(self) -> float:
        """A relic; the first one opens the Warp Rift."""
        is_relic = self.state.game.is_relic
        if any(is_relic[card] for card in self.me.assets):
            return FURTHER_RELIC
        return FIRST_RELIC + (self.prospect.relic() if self.prospect is not None else 0.0)
