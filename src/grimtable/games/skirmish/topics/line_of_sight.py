"""Line of sight: who sees whom.  Rules SKI-LOS-01 to SKI-LOS-04."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.skirmish.field import ground
from grimtable.grid import spaces_of

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import Play
    from grimtable.games.skirmish.table import Figure


def can_see(state: Play, viewer: Figure, target: Figure) -> bool:
    """SKI-LOS-01 to SKI-LOS-03: centre to centre; walls, closed doors and other figures block.

    A large figure sees from, and is seen on, any of its spaces (SKI-LOS-04).
    """
    field = state.board
    kinds = state.game.kinds
    viewer_side, target_side = kinds[viewer.kind].side, kinds[target.kind].side
    if viewer_side == target_side == 1:
        blockers = (field.occupied & ~(1 << viewer.space | 1 << target.space)) | field.hidden
        return field.sight.sees(viewer.space, target.space, blockers)
    here = ground(field.board, viewer.space, viewer_side)
    there = ground(field.board, target.space, target_side)
    blockers = (field.occupied & ~(here.mask | there.mask)) | field.hidden
    return any(field.sight.sees(a, b, blockers) for a in spaces_of(here) for b in spaces_of(there))


def space_is_seen(state: Play, space: int, team: str) -> bool:
    """Whether any figure of a team sees an empty space."""
    field = state.board
    kinds = state.game.kinds
    for viewer in state.table.figures.values():
        if (viewer.seat == "keeper") == (team == "keeper"):
            here = ground(field.board, viewer.space, kinds[viewer.kind].side)
            blockers = (field.occupied & ~here.mask) | field.hidden
            if any(field.sight.sees(a, space, blockers) for a in spaces_of(here)):
                return True
    return False
