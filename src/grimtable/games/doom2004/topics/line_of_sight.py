"""Line of sight: who sees which space.  Chapter LOS, rulings D04-R-14, -21, -26, -89."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.changes import base, skill
from grimtable.games.doom2004.table import Invader, Marine
from grimtable.grid import bits

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import Play


def ground(state: Play, figure: Marine | Invader) -> int:
    """The spaces a figure stands on."""
    return 1 << figure.space if isinstance(figure, Marine) else base(state, figure).mask


def can_see(state: Play, viewer: Marine | Invader, space: int) -> bool:
    """D04-LOS-02 to D04-LOS-10: an uninterrupted line from any of the viewer's spaces to the centre.

    Walls, closed doors, obstacles and other figures interrupt it; the viewer and whatever stands on the
    space looked at do not.
    """
    field = state.board
    here = ground(state, viewer)
    blockers = (field.occupied & ~here) | field.obstacles | (field.board.spaces & ~field.known)
    target = field.at.get(space)
    if target is not None:
        for id in target:
            figure = figure_of(state, id)
            if figure is not None:
                blockers &= ~ground(state, figure)
    blockers &= ~(1 << space)
    if isinstance(viewer, Marine):
        if field.marines & blockers and skill(state, viewer.id, "see_past_friends"):
            blockers &= ~field.marines
        far = dark_limit(state, space)
        if far and field.board.apart(viewer.space, space) > far:
            return False
        return field.sight.sees(viewer.space, space, blockers)
    far = dark_limit(state, space)
    return any(
        field.sight.sees(each, space, blockers)
        for each in bits(here)
        if not far or field.board.apart(each, space) <= far
    )


def dark_limit(state: Play, space: int) -> int:
    """How far one sees onto a space: dark areas of a scenario and darkness played by card (D04-SET-08)."""
    limit = 0
    if state.game.has_dark_areas(state.setup):
        limit = state.game.area(state.setup, state.board.scene.area_of(space)).dark
    if state.lasting.by_name:
        darkness = state.lasting.by_name.get("darkness")
        if darkness:
            shortest = min(effect.amount for effect in darkness)
            limit = min(limit, shortest) if limit else shortest
    return limit


def figure_of(state: Play, id: str) -> Marine | Invader | None:
    """A figure by its id, wherever it is."""
    return state.table.marines.get(id) or state.table.invaders.get(id)


def seen_by_marines(state: Play, spaces: int) -> bool:
    """D04-INV-11, D04-INV-12, D04-R-14: whether any Marine sees one of these spaces, invaders not blocking."""
    field = state.board
    blockers = field.marines | field.obstacles | (field.board.spaces & ~field.known)
    for marine in state.table.marines.values():
        if marine.space < 0:
            continue
        own = blockers & ~(1 << marine.space)
        for space in bits(spaces):
            if field.sight.sees(marine.space, space, own & ~(1 << space)):
                return True
    return False


def areas_in_sight(state: Play, marine: Marine) -> list[str]:
    """D04-EXP-01, D04-R-89: undiscovered areas to which the Marine has line of sight, in order of their names."""
    field = state.board
    if not field.unseen or marine.space < 0:
        return []
    blockers = (field.occupied & ~(1 << marine.space)) | field.obstacles
    if skill(state, marine.id, "see_past_friends"):
        blockers &= ~field.marines
    sees = field.sight.sees
    found = []
    for name, spaces in field.scene.areas.items():
        for space in bits(spaces & field.unseen):
            if sees(marine.space, space, blockers):
                found.append(name)
                break
    return found
