"""Places by what is there: "by door A", "in the north of the Gauntlet"; only what all see on the map."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.grid import bits

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.narration import Names

#: Areas with no side longer than this need no corner to be named.
_SMALL = 3


def place_words(state: DoomState, space: int, names: Names) -> str:
    """Where a space is, as an answer to "where?"; empty where nothing can be said of it."""
    field = state.field
    if not field.known >> space & 1:
        return ""
    room = _room(state, space, names)
    near = 1 << space | field.passage.around(1 << space)
    # What lies on the space itself says more than what lies beside it.
    for spaces in (1 << space, near & field.known):
        for words, is_unique in _landmarks(state, spaces, names):
            return words if is_unique or not room else f"{words} {room}"
    return room


def _landmarks(state: DoomState, spaces: int, names: Names) -> Iterator[tuple[str, bool]]:
    """What there is to name a place by, and whether there is only one such thing on the known map."""
    field, table, scene = state.field, state.table, state.field.scene
    for space in bits(spaces):
        if space in scene.pads:
            colour = scene.pads[space]
            known = [pad for pad in scene.teleporters[colour] if field.known >> pad & 1]
            yield names.say("place-teleporter", colour=colour), len(known) == 1
        if scene.exits >> space & 1:
            yield names.say("place-exit"), True
        if scene.ducts >> space & 1:
            yield names.say("place-duct"), (scene.ducts & field.known).bit_count() == 1
    for space in bits(spaces):
        for token in table.tokens.get(space, ()):
            count = sum(pile.count(token) for at, pile in table.tokens.items() if field.known >> at & 1)
            words = names.say("place-thing", thing_id=token.replace("_", "-"), thing=names.of(token))
            yield words, count == 1
    if field.barrels & spaces:
        yield names.say("place-barrel"), field.barrels.bit_count() == 1
    for door, doorway in scene.doorways.items():
        if doorway & spaces:
            yield names.say("place-door", door=door), True


def _room(state: DoomState, space: int, names: Names) -> str:
    """The area, and the part of it where it is large."""
    if state.table.drawn is not None:
        return ""
    stride = state.field.board.stride
    for area, spaces in state.field.scene.areas.items():
        if not spaces >> space & 1:
            continue
        title = names.prose(state.game.area(state.setup, area).title)
        if not title:
            return ""
        rows = [each // stride for each in bits(spaces)]
        columns = [each % stride for each in bits(spaces)]
        down = _third(space // stride, min(rows), max(rows))
        across = _third(space % stride, min(columns), max(columns))
        part = "-".join(filter(None, (("north", "", "south")[down], ("west", "", "east")[across])))
        if max(max(rows) - min(rows), max(columns) - min(columns)) < _SMALL:
            part = "all"
        return names.say("place-area", area=title, part=part or "middle")
    return ""


def _third(at: int, first: int, last: int) -> int:
    """In which third of a stretch something is."""
    return min(2, 3 * (at - first) // (last - first + 1))
