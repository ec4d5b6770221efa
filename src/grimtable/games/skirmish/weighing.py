"""Weighing actions for a screen: what they cost, what they give up, and which are aimed at figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.skirmish.actions import (
    Activate,
    DeclareAttack,
    EndActivation,
    EndTurn,
    Seal,
    Step,
    WorkDoor,
)
from grimtable.games.skirmish.procedures.activation import SEALING

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState
    from grimtable.kernel import Action

COSTS: dict[type[Action], int] = {Step: 1, WorkDoor: 1, Seal: SEALING}
"""Steps that an action takes (SKI-MOV-01, SKI-DOR-01, SKI-POR-01)."""


def gives_up(state: SkirmishState, action: Action) -> bool:
    """Whether a figure that could act, or an attack that could be made, is left behind (SKI-TRN-02)."""
    lost = {EndTurn: Activate, EndActivation: DeclareAttack}.get(type(action))
    return lost is not None and any(type(other) is lost for other in state.legal_actions())
