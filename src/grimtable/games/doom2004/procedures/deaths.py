"""Wounds: who dies of them, and what the Invader scores.  Chapters DMG and FRG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes
from grimtable.games.doom2004.procedures.discovery import discover_all
from grimtable.games.doom2004.table import MARINES

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


def settle_wounds(state: DoomState, by: str) -> tuple[str, ...]:
    """D04-DMG-08, D04-DMG-10, D04-R-96: remove the dead, score all frag points, then look who has won.

    A frag scores whoever caused it, a friend or the Marine himself included (D04-R-41).
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
        state.game.mode_of(state.setup).score_frags(state, fragged, by)
    check_victory(state)
    if killed:
        discover_all(state)  # D04-EXP-01: a figure that is gone blocks nobody's sight
    return tuple(killed)


def check_victory(state: DoomState) -> None:
    """D04-VIC-05, D04-R-87: the first condition met ends the game."""
    if state.result is not None:
        return
    scenario = state.game.scenario(state.setup)
    if scenario.victory and scenario.victory.hold(state, None):
        changes.win(state, MARINES, "D04-VIC-01", scenario.goal_reached or scenario.goal)
