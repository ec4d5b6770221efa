"""Respawning: a fragged Marine comes back when his turn begins.  D04-FRG-09 to D04-FRG-14, D04-R-92."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes
from grimtable.games.doom2004.actions import Respawn
from grimtable.games.doom2004.procedures.discovery import discover_all
from grimtable.kernel import Refusal, SeatId, refuse

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.marine_turn import MarineTurn


def must_respawn(state: DoomState, turn: MarineTurn) -> bool:
    return state.table.marines[turn.seat].space < 0


def respawns(state: DoomState, turn: MarineTurn, seat: SeatId) -> Iterator[Respawn]:
    """D04-FRG-10 to D04-FRG-14."""
    for space in state.field.mode.respawn_spaces(state, state.table.marines[turn.seat]):
        yield Respawn(seat, space)


def why_not_respawn(state: DoomState, turn: MarineTurn, action: Respawn) -> Refusal | None:
    if action.space not in state.field.mode.respawn_spaces(state, state.table.marines[turn.seat]):
        name = state.field.name(action.space)
        return refuse("D04-FRG-11", "not_best", space=name)
    return None


def respawn(state: DoomState, turn: MarineTurn, action: Respawn) -> None:
    changes.place_marine(state, state.table.marines[turn.seat], action.space, respawned=True)
    discover_all(state)


def skip_if_off_board(state: DoomState, turn: MarineTurn) -> None:
    """D04-R-92: without an empty space he waits one more round."""
    if state.table.marines[turn.seat].space < 0:
        state.leave("marine_turn")
        return
    turn.begun = True
