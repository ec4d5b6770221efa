"""Respawn: where a fragged Marine may return.  Rules D04-FRG-10 to D04-FRG-14, rulings D04-R-44, -45."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.table import Marine
from grimtable.grid import OUT_OF_REACH, Passage, bits
from grimtable.kernel.identity import Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState

NEAREST, FURTHEST = 8, 16


def nearest_to_the_band(state: DoomState, marine: Marine) -> list[Space]:
    """D04-FRG-12, D04-FRG-13, D04-R-45: the empty known spaces that miss the band of 8 to 16 by the least."""
    field = state.field
    empty = field.known & ~(field.occupied | field.obstacles | field.scene.outside)
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
