"""Nightmare: looks ahead by tree search on imagined tables, for as long as it is given."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, NamedTuple, cast

from grimtable.bots.advised_bot import AdvisedBot, told
from grimtable.bots.declaring import bots_module
from grimtable.bots.explanation import Explanation
from grimtable.bots.searching import Lookahead, Search
from grimtable.kernel import Action

if TYPE_CHECKING:
    from grimtable.bots.bot import SeatAtTable

SECONDS = 1.0


class Searched(NamedTuple):
    """An option after a search."""

    action: Action
    worth: float
    reason: str


class NightmareBot:
    """A search for the big decisions; the rest, and games without a `SEARCH`, are left to the next level.

    With `iterations` the search is counted instead of timed and gives the same choice on every machine.
    """

    level: ClassVar[str] = "nightmare"

    def __init__(self, seed: int = 0, *, seconds: float = SECONDS, iterations: int | None = None) -> None:
        self.seed = seed
        self.seconds = seconds
        self.iterations = iterations
        self._simpler = AdvisedBot(self.level, seed)

    def choose(self, seat: SeatAtTable) -> Action:
        """What was tried most often."""
        search = self._search(seat)
        return self._simpler.choose(seat) if search is None else search.best()

    def explain(self, seat: SeatAtTable) -> Explanation:
        """Each candidate's mean chance to win over all lines of play that began with it."""
        search = self._search(seat)
        if search is None:
            return self._simpler.explain(seat)
        root = search.root
        options = []
        for action in seat.decision.actions:
            child = root.children.get(action)
            if child is not None and child.visits:
                times = f"tried {child.visits} times"
                reason = root.reasons.get(action, "")
                options.append(Searched(action, child.mean, f"{times}; {reason}" if reason else times))
            else:
                options.append(Searched(action, 0.0, "not tried"))
        return told(self.level, self.level, seat, options, search.best(), "chance to win")

    def _search(self, seat: SeatAtTable) -> Search | None:
        if len(seat.decision.actions) == 1:
            return None
        lookahead = cast("Lookahead | None", getattr(bots_module(seat.game), "SEARCH", None))
        if lookahead is None:
            return None
        began = time.perf_counter()
        if not lookahead.is_big(seat.imagine(), seat.seat):
            return None
        search = Search(lookahead, seat.imagine, seat.seat)
        if search.decided():
            return None
        goes_on, out_of_time = self._limits(search, began)
        while goes_on():
            search.iterate(out_of_time)
        return search

    def _limits(self, search: Search, began: float) -> tuple[Callable[[], bool], Callable[[], bool]]:
        """Whether to begin another line of play, and whether to break one off."""
        if self.iterations is not None:
            most = self.iterations
            return (lambda: search.iterations < most), (lambda: False)
        until = began + self.seconds
        return (lambda: time.perf_counter() < until), (lambda: time.perf_counter() >= until)
