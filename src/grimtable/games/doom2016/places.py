"""Places by what is there: "by the blue portal", "by door A", "in the south of the map" (D16-HID-05)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from grimtable.figures.places import Landmark, place_by, room_words
from grimtable.games.doom2016.position import areas_of
from grimtable.narration import capital

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.narration import Names


def place_words(state: DoomState, space: int, names: Names) -> str:
    """Where a space is, as an answer to "where?": the whole map lies open."""
    field = state.field
    landmarks = partial(_landmarks, state, names)
    return place_by(space, field.board.spaces, field.ways.walk, landmarks, _room(state, space, names))


def _landmarks(state: DoomState, names: Names, spaces: int) -> Iterator[Landmark]:
    """Portals, teleporters, things and doors, and whether there is only one like it on the map."""
    table = state.table
    levels = [portal.level for portal in table.portals.values()]
    for space, portal in table.portals.items():
        if spaces >> space & 1:
            words = names.say("place-portal", level=portal.level)
            yield Landmark(words, levels.count(portal.level) == 1)
    for space in table.teleporters:
        if spaces >> space & 1:
            yield Landmark(names.say("place-teleporter"), len(table.teleporters) == 1)
    for lying in (table.tokens, table.items):
        things = [thing for pile in lying.values() for thing in pile]
        for space, pile in lying.items():
            for thing in pile if spaces >> space & 1 else ():
                named = capital(names.of(thing))
                words = names.say("place-thing", thing_id=thing.replace("_", "-"), thing=named)
                yield Landmark(words, things.count(thing) == 1)
    for door, doorway in state.field.scene.doorways.items():
        if doorway & spaces:
            yield Landmark(names.say("place-door", door=door), True)


def _room(state: DoomState, space: int, names: Names) -> str:
    """The named area, or the part of the map."""
    board = state.field.board
    if not state.table.drawing:
        for area, spaces in areas_of(state.game.mission(state.setup)).items():
            if spaces >> space & 1:
                return room_words(names, capital(names.word(area)), spaces, space, board.stride)
    return room_words(names, "", board.spaces, space, board.stride)
