"""Places by what is there: a landmark on the space or beside it, and the part of the room or of the map.

A game gives its landmarks, the most telling first, and the name of the room; only what everybody sees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from grimtable.grid import bits

if TYPE_CHECKING:
    from grimtable.grid import Passage
    from grimtable.narration import Names

#: Rooms with no side longer than this need no corner to be named.
_SMALL = 3


class Landmark(NamedTuple):
    """What a place is named by, as an answer to "where?", and whether there is only one of it to be seen."""

    words: str
    is_unique: bool


def place_by(
    space: int, known: int, passage: Passage, landmarks: Callable[[int], Iterable[Landmark]], room: str
) -> str:
    """Where a space is; `landmarks` names those on a set of spaces. Empty for what nobody has seen."""
    if not known >> space & 1:
        return ""
    near = 1 << space | passage.around(1 << space)
    # What lies on the space itself says more than what lies beside it.
    for spaces in (1 << space, near & known):
        for words, is_unique in landmarks(spaces):
            return words if is_unique or not room else f"{words} {room}"
    return room


def room_words(names: Names, title: str, spaces: int, space: int, stride: int) -> str:
    """The room, and the part of it where it is large; without a title, the part of the map."""
    part = part_of(spaces, space, stride)
    if title:
        return names.say("place-area", area=title, part=part)
    return names.say("place-map", part=part)


def part_of(spaces: int, space: int, stride: int) -> str:
    """Where in a set of spaces one of them lies, in thirds: `north-east`, `middle`; `all` where it is small.

    >>> hall = sum(0b111111 << 10 * row for row in range(6))
    >>> part_of(hall, 5, 10), part_of(hall, 22, 10), part_of(0b111, 1, 10)
    ('north-east', 'middle', 'all')
    """
    rows = [each // stride for each in bits(spaces)]
    columns = [each % stride for each in bits(spaces)]
    if max(max(rows) - min(rows), max(columns) - min(columns)) < _SMALL:
        return "all"
    down = _third(space // stride, min(rows), max(rows))
    across = _third(space % stride, min(columns), max(columns))
    part = "-".join(filter(None, (("north", "", "south")[down], ("west", "", "east")[across])))
    return part or "middle"


def _third(at: int, first: int, last: int) -> int:
    """In which third of a stretch something is."""
    return min(2, 3 * (at - first) // (last - first + 1))
