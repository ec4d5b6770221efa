"""Hazards that are sure to hurt whoever ends his turn on a space: no air, and fire that burns or will burn.

Unlike what the Invader might do, these are known beforehand, so they count in full.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.bots.worth import FRAG

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine

SUFFOCATION = 2  #: wounds, D4X-AIR-03
TANK, LAST_TANK = 0.6, 1.1  #: what a tank is worth that is breathed: the last one more than one of several
BURN = 1.2
#: a jet that is off comes on when the round ends, and burns him again as he leaves
WILL_BURN = 2.0


def tanks(state: DoomState, marine: Marine) -> int:
    """How many ends of turns without air he can pay for."""
    return sum(marine.held(token) for token in state.game.breaths)


def price_of_ending(state: DoomState, marine: Marine, space: int) -> float:
    """What it costs him, in wounds, to end his turn on a space, besides whatever comes there."""
    field = state.field
    cost = BURN if field.burning >> space & 1 else 0.0
    if field.lit >> space & 1:
        cost += 1.0  # D4X-FLM-05: entering is not all
    elif space in state.table.jet_spaces():
        cost += WILL_BURN
    if cost > BURN and cost >= marine.wounds:
        cost += FRAG
    if field.scene.airless >> space & 1:
        cost += price_of_breath(state, marine)
    return cost


def price_of_breath(state: DoomState, marine: Marine) -> float:
    """A tank, or two wounds; the last wounds are a frag."""
    left = tanks(state, marine)
    if left:
        return LAST_TANK if left == 1 else TANK
    return SUFFOCATION + (FRAG if marine.wounds <= SUFFOCATION else 0.0)


def tank_worth(state: DoomState, marine: Marine) -> float:
    """What one more tank is worth to him, in steps: nothing where everybody can breathe."""
    if not state.field.scene.airless & state.field.known:
        return 0.6
    return max(1.0, 6.0 - 2.0 * tanks(state, marine))
