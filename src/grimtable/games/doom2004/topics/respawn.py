"""Respawn: where a fragged Marine may return.  Rules D04-FRG-10 to D04-FRG-14, rulings D04-R-44, -45.

A scenario may keep those who come back off what it is about (`keep_off`): else dying is the quickest way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.table import Marine
from grimtable.games.doom2004.topics.objective import objective_spaces
from grimtable.grid import OUT_OF_REACH, Passage, bits
from grimtable.kernel.identity import Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState

NEAREST, FURTHEST = 8, 16


def kept_off(state: DoomState) -> int:
    """The spaces too near to what the Marines are after, counted like any way to come back (D04-R-44)."""
    spaces = state.game.scenario(state.setup).keep_off
    objective = objective_spaces(state) if spaces else 0
    if not objective:
        return 0
    field = state.field
    return Passage.of(field.board, field.board.walls).reach(objective, spaces, forbidden=field.unknown)


def nearest_to_the_band(state: DoomState, marine: Marine) -> list[Space]:
    """D04-FRG-12, D04-FRG-13, D04-R-45: the empty known spaces that miss the band of 8 to 16 by the least."""
    field = state.field
    empty = field.known & ~(field.occupied | field.obstacles | field.scene.outside)
    empty = empty & ~kept_off(state) or empty
    if not empty:
        return []
    if marine.fragged_at < 0:
        return bits(empty)
    # D04-R-44: a distance that does not change with doors, figures or obstacles.
    walking = Passage.of(field.board, field.board.walls)
    unknown = field.unknown
    rings = walking.rings(1 << marine.fragged_at, forbidden=unknown)
    best: dict[int, int] = {}
    reached = 0
    for distance, ring in enumerate(rings):
        reached |= ring
        short = max(NEAREST - distance, distance - FURTHEST, 0)
        best[short] = best.get(short, 0) | ring & empty
    best[OUT_OF_REACH] = empty & ~reached
    for short in sorted(best):
        if best[short]:
            return bits(best[short])
    return []
