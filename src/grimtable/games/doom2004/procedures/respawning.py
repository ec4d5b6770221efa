"""Respawning: a fragged Marine comes back when his turn begins.  D04-FRG-09 to D04-FRG-14, D04-R-92.

D4X-DM-48, D4X-DM-53: in an arena, too; then he takes his turn like anybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.actions import Respawn
from grimtable.games.doom2004.procedures.discovery import discover_all
from grimtable.kernel import Refusal, SeatId
from grimtable.kernel.identity import FigureId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.marine_turn import MarineTurn


def must_respawn(state: DoomState, turn: MarineTurn) -> bool:
    return state.table.marines[turn.seat].space < 0


def rolls_for_point(state: DoomState, turn: MarineTurn) -> bool:
    return state.field.mode.rolls_for_respawn and must_respawn(state, turn)


def roll_for_point(state: DoomState, turn: MarineTurn) -> None:
    """D4X-DM-49: only the range number of the green die counts."""
    point = state.table.beside.point = state.roll("green", state.game.dice["green"].faces).range
    if state.journal is not None:
        state.emit(events.RespawnRolled(FigureId(turn.seat), point))


def respawns(state: DoomState, turn: MarineTurn, seat: SeatId) -> Iterator[Respawn]:
    """D04-FRG-10 to D04-FRG-14."""
    for space in state.field.mode.respawn_spaces(state, state.table.marines[turn.seat]):
        yield Respawn(seat, space)


def why_not_respawn(state: DoomState, turn: MarineTurn, action: Respawn) -> Refusal | None:
    mode, marine = state.field.mode, state.table.marines[turn.seat]
    if action.space not in mode.respawn_spaces(state, marine):
        return mode.not_to_respawn(state, marine, action.space)
    return None


def respawn(state: DoomState, turn: MarineTurn, action: Respawn) -> None:
    marine = state.table.marines[turn.seat]
    for id in state.field.at.get(action.space, ()):
        # D4X-DM-51, D4X-DM-52, D4X-R-58: whoever is in the way, friend or enemy, and nobody scores for it.
        changes.frag_marine(state, state.table.marines[id])
    changes.place_marine(state, marine, action.space, respawned=True)
    state.field.mode.has_respawned(state, marine)
    discover_all(state)


def skip_if_off_board(state: DoomState, turn: MarineTurn) -> None:
    """D04-R-92: without an empty space he waits one more round."""
    if state.table.marines[turn.seat].space < 0:
        state.leave("marine_turn")
        return
    turn.begun = True
