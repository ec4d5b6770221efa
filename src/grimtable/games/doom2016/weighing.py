"""Weighing actions for a screen: what they cost, what they give up, and which leave everything as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2016 import actions as act
from grimtable.games.doom2016.procedures.demon_activation import DemonActivation
from grimtable.games.doom2016.procedures.marine_activation import MarineActivation
from grimtable.games.doom2016.procedures.spending import ExtraMovement, door_cost
from grimtable.games.doom2016.topics.movement import is_large, step_cost, teleport_cost

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.kernel import Action


def cost(state: DoomState, action: Action) -> int | None:
    """The movement points that a legal action takes; None where it takes none."""
    memory = state.stack[-1].memory if state.stack else None
    if not isinstance(memory, MarineActivation | DemonActivation | ExtraMovement):
        return None
    figure = state.table.figures.get(memory.figure)
    if figure is None:
        return None
    if isinstance(action, act.Step):
        return 1 if is_large(state, figure) else step_cost(state, figure, action.space)
    if isinstance(action, act.Rotate):
        return 1
    if isinstance(action, act.Teleport):
        return teleport_cost(state, figure, action.space)
    if isinstance(action, act.OpenDoor):
        return door_cost(state, figure)
    return None


def gives_up(state: DoomState, action: Action) -> bool:
    """Whether a main action or an attack is left when somebody says that he is done (D16-MAR-09)."""
    if not isinstance(action, act.EndActivation):
        return False
    kinds = {type(each) for each in state.legal}
    if act.DeclareAttack in kinds:
        return True
    return bool(kinds & {act.Sprint, act.PlayCard}) and state.in_progress(MarineActivation) is not None


def declines(state: DoomState, action: Action) -> bool:
    """Whether a legal action leaves everything as it is."""
    return isinstance(action, act.Done)
