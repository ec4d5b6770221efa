"""Weighing actions for a screen: what they cost, what they give up, and which are aimed at figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.procedures.activation import Activation
from grimtable.games.doom2004.procedures.announcing import ATTACKS
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.procedures.moving import door_cost
from grimtable.games.doom2004.topics.doors import DOOR_COST
from grimtable.games.doom2004.topics.line_of_sight import figure_of
from grimtable.games.doom2004.topics.sides import enemies

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.kernel import Action

#: One movement point each (D04-MOV-03, D04-MOV-19, D04-TEL-02, D04-TEL-08).
_STEPS: Final = frozenset({act.Step, act.Slide, act.Teleport, act.TeleportBlind, act.UseDuct, act.HandOver})

#: They name a space for the sake of whoever stands there.
AIMED: Final[frozenset[type[Action]]] = frozenset({act.Fire, act.Attack, act.Interrupt, act.CarryOn})


def cost(state: DoomState, action: Action) -> int | None:
    """D04-MOV-15: the movement points that a legal action takes; None where it takes none."""
    kind = type(action)
    if kind in _STEPS:
        return 1
    if isinstance(action, act.Activate) and isinstance(state.stack[-1].memory, MarineTurn):
        return state.game.invaders[state.table.invaders[action.figure].kind].wakes  # D4X-BOT-04
    if kind is act.WorkDoor:
        turn = state.in_progress(MarineTurn)
        return door_cost(state, turn) if turn is not None else DOOR_COST
    return None


def gives_up(state: DoomState, action: Action) -> bool:
    """Whether somebody who says that he is done leaves something that he would miss (D04-MAR-16).

    That is an order, an enemy whom he could still attack, or his whole action. Points that are left over
    after a walk are no reason to ask twice. Leaving the board is for good too (D04-R-84).
    """
    kind = type(action)
    if kind is act.Leave:
        return True
    if kind is act.EndActivation:
        activation = state.innermost(Activation)
        return activation.attacks > 0 and _could_hit(state, activation.figure)
    if kind is act.EndTurn:
        turn = state.in_progress(MarineTurn)
        if turn is None:
            return act.Activate in _kinds(state)
        if turn.order_left or _could_hit(state, turn.seat):
            return True
        untouched = turn.spent == 0 and turn.attacks >= ATTACKS.get(turn.action, 0)
        return untouched and bool(_kinds(state) & _STEPS)
    return False


def _could_hit(state: DoomState, id: str) -> bool:
    """Whether an enemy stands where this figure may attack now; shots at the bare floor are none."""
    figure = figure_of(state, id)
    if figure is None:
        return False
    foes = enemies(state, figure)
    return any(
        isinstance(action, act.Fire | act.Attack) and foes >> action.space & 1
        for action in state.legal_actions()
    )


def _kinds(state: DoomState) -> frozenset[type[Action]]:
    return frozenset(type(action) for action in state.legal_actions())
