"""Answering: who is asked at a moment that concerns everybody, and in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.table import INVADER

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.kernel import SeatId


def all_seats(state: DoomState, memory: object) -> tuple[SeatId, ...]:
    """D04-TIM-01, D04-R-50: in the order of the mode; in a scenario events first, then Marines in turn order.

    Everybody who could answer is asked before anything goes on, so nothing is ever taken back (D04-TIM-03,
    D04-TIM-06).
    """
    return state.field.mode.answering(state)


def invader_seat(state: DoomState, memory: object) -> SeatId:
    """The Invader decides for what he runs and holds."""
    return INVADER
