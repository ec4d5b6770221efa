"""Placing: the nearest free places, for figures that a scenario brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.grid import Footprint, bits, standings

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


def nearest_empty(state: DoomState, home: int) -> int:
    """The empty spaces with the least way to a set of spaces, all that tie."""
    field = state.field
    free = field.known & ~(field.occupied | field.obstacles)
    for ring in field.passage.rings(home):
        if ring & free:
            return ring & free
    return free


def nearest_places(state: DoomState, kind: str, space: int, area: str = "") -> Footprint | None:
    """The free place nearest to a space, or the first free one of an area; ties go to board order.

    An empty kind asks for a single space, for a Marine.
    """
    field = state.field
    free = field.known & ~(field.occupied | field.obstacles)
    if area:
        free &= field.scene.areas.get(area, 0)
    size = state.game.invaders[kind].size if kind else "1x1"
    places = standings(field.passage, size, field.board.spaces & ~free)
    if not places:
        return None
    if area or space < 0:
        return places[0]
    distances = field.passage.distances(space)
    return min(places, key=lambda place: (min(distances[each] for each in bits(place.mask)), place.anchor))
