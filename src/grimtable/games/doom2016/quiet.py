"""Quiet answers: questions that a screen need not ask aloud (D16-ABL-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2016.procedures.choosing import Discarding

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.kernel import Action


def idle(state: DoomState) -> Action | None:
    """Who has to discard his whole hand is not asked which card goes first: discard piles have no order."""
    discarding = state.stack[-1].memory if state.stack else None
    if state.decision is None or not isinstance(discarding, Discarding) or discarding.may:
        return None
    hand = state.table.marines[discarding.seat].hand
    return state.legal[0] if discarding.count >= len(hand) else None
