"""Knockback: where a victim may land.  Rules D04-ABL-21 to D04-ABL-24, rulings D04-R-75, -76, -103."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.changes import base
from grimtable.games.doom2004.table import Invader, Marine
from grimtable.games.doom2004.topics.sides import is_idle
from grimtable.grid import Footprint, block_moves, shoves

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState, Occupancy

DISTANCE = 3


def landings(state: DoomState, figure: Marine | Invader) -> list[Footprint]:
    """Empty places within three steps; walls and doors count, all else is flown over (D04-ABL-23).

    D04-R-75, D04-R-103: a chain of steps in any direction; a large figure is shifted as a rigid block. The
    steps stay on the discovered map (D04-MAP-07).
    """
    field = state.field
    if is_idle(figure):
        return []  # D4X-R-30
    if isinstance(figure, Marine):
        here = Footprint(figure.space, 1, 1, 1 << figure.space)
    else:
        here = base(state, figure)
    taken = field.others(here.mask) | field.obstacles
    places = _known_shoves(field, here) if field.frontier else shoves(field.passage, here, DISTANCE)
    return [there for there in places if not there.mask & taken]


def _known_shoves(field: Occupancy, here: Footprint) -> list[Footprint]:
    """The same as `shoves`, where undiscovered spaces lie open to the known map."""
    seen, ring = {here}, [here]
    for _ in range(DISTANCE):
        found = {move for place in ring for move in block_moves(field.passage, place)} - seen
        ring = sorted(move for move in found if not move.mask & ~field.known)
        seen.update(ring)
    return sorted(seen - {here})
