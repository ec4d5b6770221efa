"""Nightmare: looks ahead on imagined tables for as long as it is given, and no longer than it has to."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, cast

from grimtable.bots.advised_bot import AdvisedBot, told
from grimtable.bots.declaring import bots_module
from grimtable.bots.explanation import Explanation
from grimtable.bots.searching import Lookahead, Search
from grimtable.games.advice import Advice
from grimtable.kernel import Action

if TYPE_CHECKING:
    from grimtable.bots.bot import SeatAtTable

LEVEL: Final = "nightmare"
SECONDS: Final = 1.0


class NightmareBot:
    """A search for the big decisions; the rest, and games without a `SEARCH`, are left to the next level.

    With `iterations`, lines of play are counted instead of seconds: the same choice on every machine.
    """

    def __init__(self, seed: int = 0, *, seconds: float = SECONDS, iterations: int | None = None) -> None:
        self.seed = seed
        self.seconds = seconds
        self.iterations = iterations
        self.level = LEVEL if iterations is None else f"{LEVEL}-{iterations}"
        self._simpler = AdvisedBot(LEVEL, seed)

    def choose(self, seat: SeatAtTable) -> Action:
        """What came out best, the advice and all lines of play considered."""
        search = self._search(seat)
        return self._simpler.choose(seat) if search is None else search.leader.action

    def explain(self, seat: SeatAtTable) -> Explanation:
        """Each candidate's mean chance to win over all lines of play that began with it."""
        search = self._search(seat)
        if search is None:
            return self._simpler.explain(seat)
        candidates = {each.action: each for each in search.candidates}
        chance = getattr(search.horizon, "chance", float)  # where lines are worth something else
        options = []
        for action in seat.decision.actions:
            candidate = candidates.get(action)
            if candidate is not None and candidate.values:
                times = f"tried {len(candidate.values)} times"
                reason = f"{times}; {candidate.reason}" if candidate.reason else times
                options.append(Advice(action, chance(candidate.mean), reason))
            else:
                options.append(Advice(action, 0.0, "not tried"))
        return told(self.level, self.level, seat, options, search.leader.action, "chance to win")

    def _search(self, seat: SeatAtTable) -> Search | None:
        """The finished search; None where there is nothing to search for."""
        if len(seat.decision.actions) == 1:
            return None
        lookahead = cast("Lookahead | None", getattr(bots_module(seat.game), "SEARCH", None))
        if lookahead is None:
            return None
        began = time.perf_counter()
        if not lookahead.is_big(seat.imagine(), seat.seat):
            return None
        search = self._begun(lookahead, seat)
        if search.decided():
            return None
        if self.iterations is not None:
            self._counted(search, self.iterations)
        else:
            self._timed(search, began)
        return search

    def _begun(self, lookahead: Lookahead, seat: SeatAtTable) -> Search:
        return Search(lookahead, seat.imagine, seat.seat)

    def _counted(self, search: Search, most: int) -> None:
        while not search.decided() and search.lines + len(search.running) <= most:
            search.play_round(lambda: False)
            search.give_up((most - search.lines) / len(search.running))

    def _timed(self, search: Search, began: float) -> None:
        clock = time.perf_counter
        until = began + self.seconds * search.share
        first = clock()
        while not search.decided() and search.play_round(lambda: clock() >= until):
            now = clock()
            # At the pace so far; fewer candidates will be quicker, so this errs on the careful side.
            search.give_up(search.rounds * max(0.0, until - now) / max(1e-6, now - first))
