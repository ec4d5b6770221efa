"""Guarding: monsters that reach nobody wait where the Marines have to go, and where they come back.

All of it lies open: the objective is read out, and a fragged Marine's choice is bounded by the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from grimtable.games.doom2004.bots.purpose import ENCOUNTER, EXPLORE, goal_rings, goals_of
from grimtable.games.doom2004.bots.walking import FAR, costs_among
from grimtable.games.doom2004.table import Marine
from grimtable.games.doom2004.topics.respawn import nearest_to_the_band
from grimtable.kernel.identity import Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState

LANDING = 2  #: whoever comes back does so hardly further from his goal than he could


def posts(state: DoomState) -> int:
    """The spaces worth guarding: what the Marines need next, and where those who are gone will come back."""
    found = 0
    for marine in state.table.marines.values():
        if marine.left:
            continue
        if marine.space >= 0:
            found |= _wanted(state, marine)
            continue
        shown = replace(marine, space=marine.fragged_at if marine.fragged_at >= 0 else Space(0))
        found |= _wanted(state, shown) | _landings(state, marine, shown)
    return found


def _wanted(state: DoomState, marine: Marine) -> int:
    """What he needs next; the unexplored doors only where nothing better is known."""
    goals = goals_of(state, marine)
    needed = [goal.spaces for goal in goals if goal.cost <= ENCOUNTER]
    later = [goal.spaces for goal in goals if goal.cost <= EXPLORE]
    found = 0
    for spaces in needed or later:
        found |= spaces
    return found


def _landings(state: DoomState, marine: Marine, shown: Marine) -> int:
    """The spaces on which he may come back that are nearest to his goal."""
    allowed = 0
    for space in nearest_to_the_band(state, marine):
        allowed |= 1 << space
    ways = costs_among(goal_rings(state, shown), allowed)
    nearest = min(ways.values(), default=FAR)
    found = 0
    for landing, cost in ways.items():
        if cost <= nearest + LANDING:
            found |= 1 << landing
    return found
