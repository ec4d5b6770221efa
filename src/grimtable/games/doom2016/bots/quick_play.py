"""Quick play: how lines of play go on when a search has made its choice, both sides as veterans.

The activation that is being decided about is played to its end in the mood in which it was begun. A walk is
thought out once: as long as the next space of it is on offer and the figure is the same, it goes on without
thinking. Which type and which demon acts first is left to rules of thumb.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from grimtable.games.doom2016 import actions as act
from grimtable.games.doom2016.bots.invader import weigh_invader
from grimtable.games.doom2016.bots.marine import weigh_marine
from grimtable.games.doom2016.bots.moods import CALM, PLAIN, DemonMood, MarineMood
from grimtable.games.doom2016.table import INVADER

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.kernel import Action, SeatId, State

#: questions that rules of thumb answer nearly as well, and much sooner
ORDER: Final = (act.ActivateType, act.ActivateDemon)


class QuickPlay:
    """Answers for every seat in one line of play."""

    def __init__(self, seat: SeatId, moods: Mapping[Action, MarineMood | DemonMood]) -> None:
        """`moods`: by the action that it begins with, how the line goes on."""
        self.seat, self.moods = seat, moods
        self.mood: MarineMood | DemonMood | None = None
        self._until = (0, 0)
        self._route: list[int] = []
        self._walker = ""

    def sets_out(self, state: State[Any, Any], action: Action) -> None:
        """The line begins on this table with this action."""
        self.mood = self.moods.get(action)
        self._until = now(cast("DoomState", state))

    def answer(self, state: State[Any, Any]) -> Action:
        """What a veteran in this mood would do, without thinking of every step anew."""
        play = cast("DoomState", state)
        legal = play.legal
        seat = play.asked
        assert seat is not None
        figure = getattr(play.stack[-1].memory, "figure", "")
        if self._route and figure == self._walker:
            onward = self._route.pop(0)
            for option in legal:
                if isinstance(option, act.Step) and option.space == onward:
                    return option
        self._route = []
        if self.mood is not None and now(play) != self._until:
            self.mood = None
        mood = self.mood if seat == self.seat else None
        if seat == INVADER:
            careful = not isinstance(legal[0], ORDER)
            demons = mood if isinstance(mood, DemonMood) else CALM
            advice = weigh_invader(play, legal, careful=careful, route=self._route, mood=demons)
        else:
            marine = mood if isinstance(mood, MarineMood) else PLAIN
            advice = weigh_marine(play, seat, legal, careful=True, route=self._route, mood=marine)
        best = max(advice, key=lambda each: each.worth)
        if self._route and isinstance(best.action, act.Step) and best.action.space == self._route[0]:
            self._route.pop(0)
            self._walker = figure
        else:
            self._route = []
        return best.action


def now(state: DoomState) -> tuple[int, int]:
    """Which activation of the game this is."""
    return state.table.round, len(state.table.revealed)
