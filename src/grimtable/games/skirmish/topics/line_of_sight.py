"""Line of sight: who sees whom.  Rules SKI-LOS-01 to SKI-LOS-04."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState
    from grimtable.games.skirmish.table import Figure


def can_see(state: SkirmishState, viewer: Figure, target: Figure) -> bool:
    """SKI-LOS-01, SKI-LOS-02, SKI-LOS-03: centre to centre; walls, closed doors and other figures block.

    A large figure sees from, and is seen on, any of its spaces (SKI-LOS-04).
    """
    field = state.field
    kinds = state.game.kinds
    viewer_side, target_side = kinds[viewer.kind].side, kinds[target.kind].side
    if viewer_side == target_side == 1:
        blockers = (field.occupied & ~(1 << viewer.space | 1 << target.space)) | field.hidden
        return field.sight.sees(viewer.space, target.space, blockers)
    here = field.scene.ground(viewer.space, viewer_side)
    there = field.scene.ground(target.space, target_side)
    return field.sight.sees_any(here, there, field.occupied | field.hidden)
