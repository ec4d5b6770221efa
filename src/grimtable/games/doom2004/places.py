"""Places by what is there: "by door A", "in the north of the Gauntlet"; only what all see on the map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from grimtable.figures.places import Landmark, place_by, room_words
from grimtable.grid import bits

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.narration import Names


def place_words(state: DoomState, space: int, names: Names) -> str:
    """Where a space is, as an answer to "where?"; empty where nothing can be said of it."""
    field = state.field
    landmarks = partial(_landmarks, state, names)
    return place_by(space, field.known, field.passage, landmarks, _room(state, space, names))


def _landmarks(state: DoomState, names: Names, spaces: int) -> Iterator[Landmark]:
    """What there is to name a place by, and whether there is only one such thing on the known map."""
    field, table, scene = state.field, state.table, state.field.scene
    for space in bits(spaces):
        if space in scene.pads:
            colour = scene.pads[space]
            known = [pad for pad in scene.teleporters[colour] if field.known >> pad & 1]
            yield Landmark(names.say("place-teleporter", colour=colour), len(known) == 1)
        if scene.exits >> space & 1:
            yield Landmark(names.say("place-exit"), True)
        if scene.ducts >> space & 1:
            yield Landmark(names.say("place-duct"), (scene.ducts & field.known).bit_count() == 1)
    for space in bits(spaces):
        for token in table.tokens.get(space, ()):
            count = sum(pile.count(token) for at, pile in table.tokens.items() if field.known >> at & 1)
            words = names.say("place-thing", thing_id=token.replace("_", "-"), thing=names.of(token))
            yield Landmark(words, count == 1)
    if field.barrels & spaces:
        yield Landmark(names.say("place-barrel"), field.barrels.bit_count() == 1)
    for door, doorway in scene.doorways.items():
        if doorway & spaces:
            yield Landmark(names.say("place-door", door=door, kind=scene.door_kinds[door].id), True)


def _room(state: DoomState, space: int, names: Names) -> str:
    """The area, and the part of it where it is large; without a title, the part of the known map."""
    field = state.field
    if state.table.drawn is None:
        for area, spaces in field.scene.areas.items():
            title = names.prose(state.game.area(state.setup, area).title) if spaces >> space & 1 else ""
            if title:
                return room_words(names, title, spaces, space, field.board.stride)
    return room_words(names, "", field.known, space, field.board.stride)
