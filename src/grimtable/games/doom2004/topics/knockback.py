"""Knockback: where a victim may land.  Rules D04-ABL-21 to D04-ABL-24, rulings D04-R-75, -76, -103."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.changes import base
from grimtable.games.doom2004.table import Invader, Marine
from grimtable.grid import Footprint, shoves

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import Play

DISTANCE = 3


def landings(state: Play, figure: Marine | Invader) -> list[Footprint]:
    """Empty places within three steps, walls and closed doors regarded, flying over everything else."""
    field = state.board
    if isinstance(figure, Marine):
        here = Footprint(figure.space, 1, 1, 1 << figure.space)
    else:
        here = base(state, figure)
    taken = (field.occupied & ~here.mask) | field.obstacles | (field.board.spaces & ~field.known)
    return [there for there in shoves(field.passage, here, DISTANCE) if not there.mask & taken]
