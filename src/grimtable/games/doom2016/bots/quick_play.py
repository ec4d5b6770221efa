"""Quick play: both sides by rules of thumb, for the lines of a search.

A walk is thought out once: as long as the next space of it is on offer and the figure is the same, it goes on
without thinking.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from grimtable.games.doom2016 import actions as act
from grimtable.games.doom2016.bots.invader import weigh_invader
from grimtable.games.doom2016.bots.marine import weigh_marine
from grimtable.games.doom2016.table import INVADER

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.kernel import Action, State


class QuickPlay:
    """Answers for every seat in one line of play."""

    def __init__(self) -> None:
        self._route: list[int] = []
        self._walker = ""

    def answer(self, state: State[Any, Any]) -> Action:
        """What a recruit would do, without thinking of every step anew."""
        play = cast("DoomState", state)
        legal = state.legal
        seat = state.asked
        assert seat is not None
        figure = getattr(play.stack[-1].memory, "figure", "")
        if self._route and figure == self._walker:
            onward = self._route.pop(0)
            for option in legal:
                if isinstance(option, act.Step) and option.space == onward:
                    return option
        self._route = []
        if seat == INVADER:
            advice = weigh_invader(play, legal, careful=False, route=self._route)
        else:
            advice = weigh_marine(play, seat, legal, careful=False, route=self._route)
        best = max(advice, key=lambda each: each.worth)
        if self._route and isinstance(best.action, act.Step) and best.action.space == self._route[0]:
            self._route.pop(0)
            self._walker = figure
        else:
            self._route = []
        return best.action
