"""Plans: deeds that belong together and are pressed at once: fight with all bonuses, spend all trophies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.games.relic import actions as act
from grimtable.games.relic.picture.action_odds import forecast
from grimtable.picture.planning import Rehearsal

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.kernel import Action, SeatId
    from grimtable.narration import Names
    from grimtable.picture import Aim, Plan

#: What one plan may consist of: bonuses on a table are few, trophies too.
_MOST = 12


def plans(state: RelicState, seat: SeatId, aim: Aim, names: Names) -> list[Plan]:
    """For the decision as a whole; where a movement ends the offers themselves say (`leads`)."""
    if any(part is not None for part in aim):
        return []
    found = [*_fights(state, seat, names), *_spending(state, seat, names)]
    return [plan for plan in found if len(plan.actions) > 1]


def _fights(state: RelicState, seat: SeatId, names: Names) -> Iterator[Plan]:
    """REL-BAT-04, REL-BAT-09: which enemy, every bonus that is offered, and the dice."""
    starts: list[Action | None] = [action for action in state.legal if isinstance(action, act.Fight)]
    if not starts and any(isinstance(action, act.Declare | act.Ready) for action in state.legal):
        starts = [None]
    for start in starts:
        rehearsal = Rehearsal(state, seat)
        seen = None
        if start is not None:
            seen = forecast(state, start, names)
            rehearsal.does(start, names)
        while rehearsal.is_open and len(rehearsal.actions) < _MOST:
            following = _next(rehearsal.state)
            if following is None:
                break
            if isinstance(following, act.Roll):
                seen = forecast(rehearsal.state, following, names) or seen
            if not rehearsal.does(following, names):
                break
        labels = [stretch.label for stretch in rehearsal.plan("").stretches]
        yield rehearsal.plan(labels[0] if labels else "", forecast=seen)


def _next(state: RelicState) -> Action | None:
    """The next thing on the way to the dice."""
    for kind in (act.Declare, act.Ready, act.Roll):
        found = next((action for action in state.legal if isinstance(action, kind)), None)
        if found is not None:
            return found
    return None


def _spending(state: RelicState, seat: SeatId, names: Names) -> Iterator[Plan]:
    """REL-XP-03: every trophy, one after the other."""
    rehearsal = Rehearsal(state, seat)
    while rehearsal.is_open and len(rehearsal.actions) < _MOST:
        trophy = next((a for a in rehearsal.state.legal if isinstance(a, act.SpendTrophy)), None)
        if trophy is None or not rehearsal.does(trophy, names):
            break
    if rehearsal.actions:
        yield rehearsal.plan("", names=names)
