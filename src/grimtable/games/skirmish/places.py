"""Places by what is there: "by door A", "at the portal", "in the west of the map" (SKI-FOG-01)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from grimtable.figures.places import Landmark, place_by, room_words

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState
    from grimtable.narration import Names


def place_words(state: SkirmishState, space: int, names: Names) -> str:
    """Where a space is, as an answer to "where?"; the map is open to all, what hidden areas hold is not."""
    field = state.field
    landmarks = partial(_landmarks, state, names)
    return place_by(space, field.board.spaces, field.passage, landmarks, _room(state, space, names))


def _landmarks(state: SkirmishState, names: Names, spaces: int) -> Iterator[Landmark]:
    """Portals that can be seen, and doors."""
    field = state.field
    portals = [space for space in state.table.portals if field.known >> space & 1]
    for space in portals:
        if spaces >> space & 1:
            yield Landmark(names.say("place-portal"), len(portals) == 1)
    for door, doorway in field.scene.doorways.items():
        if doorway & spaces:
            yield Landmark(names.say("place-door", door=door), True)


def _room(state: SkirmishState, space: int, names: Names) -> str:
    """The named area, or the part of the map."""
    board = state.field.board
    for id, area in state.table.areas.items():
        if space in area.spaces:
            spaces = sum(1 << each for each in area.spaces)
            return room_words(names, names.of(id), spaces, space, board.stride)
    return room_words(names, "", board.spaces, space, board.stride)
