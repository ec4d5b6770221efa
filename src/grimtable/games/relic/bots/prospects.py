"""Prospects: what things are worth because they bring a run through the Inner tier nearer.

Prices say what Life, influence or a level are good for on the way; but the game is won in the centre. A hero
who could win there and lacks a relic has to look for missions, one who has the relic has to grow, and whoever
is about to leap keeps the influence that it costs. All that follows from one number: the chance to win if the
Warp Rift were entered now.

Some things last (levels, attributes, missions), others come and go (Life, influence). What lasts is weighed
for a rested hero; what comes and goes counts when the run is near, for before that there is time to rest.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from grimtable.games.relic.bots.runners import MOST_INFLUENCE, is_inside, raised, run_of, runner_of
from grimtable.games.relic.bots.worth import WIN
from grimtable.games.relic.table import HIGHEST, MIDDLE, TOP_LEVEL
from grimtable.games.relic.topics.cards import relic_cost, relics

if TYPE_CHECKING:
    from grimtable.games.relic.bots.inner_run import Runner
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.table import Player

#: what a lasting chance is worth by the missions that are still missing for a relic: nobody waits for ever
LASTING: Final = (0.7, 0.52, 0.4, 0.3, 0.22)
#: what a passing one is worth with a relic, in the Outer tier and in the Middle one; without a relic nothing
PASSING: Final = (0.2, 0.45)
RIPE: Final = 0.5  #: a chance below this is grown rather than spared


class Prospect:
    """One player's run as it would be now, and what would make it better."""

    def __init__(self, state: RelicState, me: Player) -> None:
        self.state, self.me = state, me
        self._gains: dict[tuple[str, int], float] = {}

    @cached_property
    def runner(self) -> Runner:
        """The hero as it is."""
        return runner_of(self.state, self.me)

    @cached_property
    def rested(self) -> Runner:
        """The hero after a rest."""
        if is_inside(self.me):
            return self.runner
        return self.runner._replace(life=max(self.me.life, self.state.game.heroes[self.me.hero].life))

    @cached_property
    def chance(self) -> float:
        """The chance to win now."""
        return self._of(self.runner)

    @cached_property
    def promise(self) -> float:
        """The chance to win after a rest."""
        return self._of(self.rested)

    @cached_property
    def lasting(self) -> float:
        """What a chance is worth that lasts."""
        if is_inside(self.me):
            return 1.0
        return LASTING[0 if self.has_relic else min(len(LASTING) - 1, self.missing)]

    @cached_property
    def passing(self) -> float:
        """What a chance is worth that comes and goes."""
        if is_inside(self.me):
            return 1.0
        if not self.has_relic:
            return 0.0
        return PASSING[self.me.space >= MIDDLE.start] * min(1.0, self.promise / RIPE)

    @cached_property
    def has_relic(self) -> bool:
        return relics(self.state, self.me) > 0

    @property
    def missing(self) -> int:
        """Missions to be completed for the next relic."""
        return max(0, relic_cost(self.state, self.me) - len(self.me.completed))

    @property
    def worth(self) -> float:
        """What the run is worth as it would be now; prices are what it grows by."""
        return WIN * (self.lasting * self.promise + self.passing * (self.chance - self.promise))

    def _of(self, runner: Runner) -> float:
        return run_of(self.state, self.me, runner)

    def _known(self, what: str, amount: int, find: Callable[[int], float]) -> float:
        found = self._gains.get((what, amount))
        if found is None:
            found = self._gains[what, amount] = find(amount)
        return found

    # --- what comes and goes ----------------------------------------------------------------

    def life(self, amount: int) -> float:
        """What Life gained or lost adds."""
        return self._known("life", amount, self._life) if self.passing else 0.0

    def influence(self, amount: int) -> float:
        """What influence gained or lost adds."""
        return self._known("influence", amount, self._influence) if self.passing else 0.0

    def _life(self, amount: int) -> float:
        life = max(0, min(HIGHEST, self.runner.life + amount))
        return self._passes(self.runner._replace(life=life))

    def _influence(self, amount: int) -> float:
        influence = max(0, min(MOST_INFLUENCE, self.me.influence + amount))
        return self._passes(self.runner._replace(influence=influence))

    def _passes(self, runner: Runner) -> float:
        if runner == self.runner:
            return 0.0
        return WIN * self.passing * ((self._of(runner) if runner.life else 0.0) - self.chance)

    # --- what lasts -------------------------------------------------------------------------

    def corruption(self, amount: int) -> float:
        """What Corruption cards drawn or discarded add."""
        return self._known("corruption", amount, self._corruption)

    def attribute(self, name: str) -> float:
        """What a point of an attribute adds."""
        return self._known(name, 1, lambda _: self._lasts((name,)))

    @cached_property
    def level(self) -> float:
        """What the next level adds with everything in its column."""
        me = self.me
        if not me.hero or me.level >= TOP_LEVEL:
            return 0.0
        return self._lasts(("level", *self.state.game.heroes[me.hero].levels[me.level]))

    def missions(self, amount: int) -> float:
        """What completed missions add on the way to the first relic."""
        if self.has_relic or is_inside(self.me):
            return 0.0
        then = LASTING[max(0, min(len(LASTING) - 1, self.missing - amount))]
        return WIN * (then - self.lasting) * self.promise

    def relic(self) -> float:
        """What the first relic adds."""
        return self.missions(self.missing)

    def _corruption(self, amount: int) -> float:
        cards = max(0, self.rested.corruption + amount)
        return WIN * self.lasting * (self._of(self.rested._replace(corruption=cards)) - self.promise)

    def _lasts(self, rewards: tuple[str, ...]) -> float:
        better = raised(self.state, self.me, self.rested, rewards)
        return WIN * self.lasting * (self._of(better) - self.promise)
