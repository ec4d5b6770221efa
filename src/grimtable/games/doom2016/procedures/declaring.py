"""Declaring an attack: whom a figure may attack in its activation.  Rules D16-ATT-02, D16-R-18."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grimtable.games.doom2016.actions import DeclareAttack
from grimtable.games.doom2016.procedures.spending import why_not_while_sharing
from grimtable.games.doom2016.topics.movement import shares
from grimtable.games.doom2016.topics.targets import targets, why_not_target
from grimtable.kernel import Refusal, SeatId, refuse

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.procedures.spending import Mover


def declarations(state: DoomState, activation: Mover, seat: SeatId, reach: int) -> Iterable[DeclareAttack]:
    """D16-ATT-02: one action for every enemy that may be attacked at this range."""
    figure = state.table.figures[activation.figure]
    if state.field.shared and shares(state, figure):
        return ()
    return [DeclareAttack(seat, target.id) for target in targets(state, figure, reach)]


def why_not_declared(
    state: DoomState, activation: Mover, action: DeclareAttack, reach: int
) -> Refusal | None:
    """Why this enemy cannot be attacked at this range; None when it can."""
    sharing = why_not_while_sharing(state, activation)
    if sharing is not None:
        return sharing
    target = state.table.figures.get(action.figure)
    if target is None:
        return refuse("D16-ATT-02", "not_there", figure=action.figure)
    return why_not_target(state, state.table.figures[activation.figure], target, reach)
