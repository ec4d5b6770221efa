"""Wounds: who dies of them, and who scores for it.  Chapters DMG and FRG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes
from grimtable.games.doom2004.procedures.discovery import discover_all
from grimtable.games.doom2004.topics.sides import is_enemy

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.kernel.identity import FigureId, Space


def settle_wounds(state: DoomState, by: str) -> tuple[str, ...]:
    """D04-DMG-08, D04-DMG-10, D04-R-96: remove the dead, score all frag points, then look who has won.

    A frag scores whoever caused it, a friend or the Marine himself included (D04-R-41, D4X-R-101).
    """
    table = state.table
    killed = []
    for invader in [hurt for hurt in table.invaders.values() if hurt.wounds]:
        if changes.is_dead(state, invader):
            changes.kill_invader(state, invader)
            killed.append(invader.id)
    fragged = [marine for marine in table.marines.values() if marine.space >= 0 and marine.wounds <= 0]
    for marine in fragged:
        changes.frag_marine(state, marine)
        killed.append(marine.id)
    if fragged:
        state.field.mode.score_frags(state, fragged, by)
    check_victory(state)
    if killed:
        discover_all(state)  # D04-EXP-01: a figure that is gone blocks nobody's sight
    return tuple(killed)


def check_victory(state: DoomState) -> None:
    """D04-VIC-05, D04-R-87: the first condition met ends the game."""
    if state.result is None:
        state.field.mode.end_if_won(state)


def telefrag(state: DoomState, space: Space, by: FigureId) -> None:
    """D04-TEL-11, D04-TEL-12, D04-R-83: whatever enemy stands where a figure arrives dies; no attack.

    D4X-DM-41, D4X-R-56: it scores like any frag; a friend is none, and cannot be jumped onto (D04-R-81).
    """
    fragged = []
    for id in state.field.at.get(space, ()):
        if is_enemy(state, by, id):
            if id in state.table.invaders:
                changes.kill_invader(state, state.table.invaders[id])
            else:
                changes.frag_marine(state, state.table.marines[id])
                fragged.append(state.table.marines[id])
    if fragged:
        state.field.mode.score_frags(state, fragged, by)
