"""Prospects: what things are worth because they bring a run through the Inner tier nearer.

Prices say what Life, influence or a level are good for on the way; but the game is won in the centre. A hero
who could win there and lacks a relic has to look for missions, one who has the relic has to grow, and whoever
is about to leap keeps the influence that it costs. All that follows from one number: the chance to win if the
Warp Rift were entered now.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from grimtable.games.relic.bots.runners import (
    MOST_INFLUENCE,
    is_inside,
    raised,
    run_of,
    runner_of,
)
from grimtable.games.relic.bots.worth import WIN
from grimtable.games.relic.table import HIGHEST, TOP_LEVEL
from grimtable.games.relic.topics.cards import relic_cost, relics

if TYPE_CHECKING:
    from grimtable.games.relic.bots.inner_run import Runner
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.table import Player

#: what a chance is worth by the missions that are still missing for a relic: nobody waits for ever
NEARNESS: Final = (0.8, 0.6, 0.45, 0.33, 0.25)
INSIDE: Final = 1.0  #: the same of a hero on the run


class Prospect:
    """One player's run as it would be now, and what would make it better."""

    def __init__(self, state: RelicState, me: Player) -> None:
        self.state, self.me = state, me
        self._gains: dict[tuple[str, int], float] = {}

    @cached_property
    def runner(self) -> Runner:
        return runner_of(self.state, self.me)

    @cached_property
    def chance(self) -> float:
        """The chance to win with what there is now."""
        return self._of(self.runner)

    @cached_property
    def near(self) -> float:
        """What a chance is worth as long as the run has not begun."""
        if is_inside(self.me):
            return INSIDE
        if relics(self.state, self.me):
            return NEARNESS[0]
        return NEARNESS[min(len(NEARNESS) - 1, self.missing)]

    @property
    def worth(self) -> float:
        """What the run is worth as it would be now; prices are what it grows by."""
        return WIN * self.near * self.chance

    @property
    def missing(self) -> int:
        """Missions to be completed for the next relic."""
        return max(0, relic_cost(self.state, self.me) - len(self.me.completed))

    def _of(self, runner: Runner) -> float:
        return run_of(self.state, self.me, runner)

    def _gain(self, runner: Runner) -> float:
        if runner == self.runner:
            return 0.0
        return WIN * self.near * (self._of(runner) - self.chance)

    def _known(self, what: str, amount: int, find: Callable[[int], float]) -> float:
        found = self._gains.get((what, amount))
        if found is None:
            found = self._gains[what, amount] = find(amount)
        return found

    def life(self, amount: int) -> float:
        """What Life gained or lost adds."""
        return self._known("life", amount, self._life)

    def influence(self, amount: int) -> float:
        """What influence gained or lost adds."""
        return self._known("influence", amount, self._influence)

    def corruption(self, amount: int) -> float:
        """What Corruption cards drawn or discarded add."""
        return self._known("corruption", amount, self._corruption)

    def _life(self, amount: int) -> float:
        life = min(HIGHEST, self.runner.life + amount)
        return self._gain(self.runner._replace(life=life)) if life > 0 else -WIN * self.near * self.chance

    def _influence(self, amount: int) -> float:
        influence = max(0, min(MOST_INFLUENCE, self.me.influence + amount))
        return self._gain(self.runner._replace(influence=influence))

    def _corruption(self, amount: int) -> float:
        return self._gain(self.runner._replace(corruption=max(0, self.runner.corruption + amount)))

    def attribute(self, name: str) -> float:
        """What a point of an attribute adds."""
        return self._known(name, 1, lambda _: self._gain(raised(self.state, self.me, self.runner, (name,))))

    @cached_property
    def level(self) -> float:
        """What the next level adds with everything in its column."""
        me = self.me
        if not me.hero or me.level >= TOP_LEVEL:
            return 0.0
        column = self.state.game.heroes[me.hero].levels[me.level]
        return self._gain(raised(self.state, me, self.runner, ("level", *column)))

    def missions(self, amount: int) -> float:
        """What completed missions add on the way to the first relic."""
        if relics(self.state, self.me) or is_inside(self.me):
            return 0.0
        then = NEARNESS[max(0, min(len(NEARNESS) - 1, self.missing - amount))]
        return WIN * (then - self.near) * self.chance

    def relic(self) -> float:
        """What the first relic adds."""
        return self.missions(self.missing)
