"""Areas: which spaces of a map are discovered together.  D04-EXP-01, D04-EXP-02."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from grimtable.grid import Board, Passage

if TYPE_CHECKING:
    from grimtable.games.doom2004.marks import Mark

START: Final = "start"  #: the area of a mark that names no other


def areas_of(board: Board, marks: Mapping[int, Mark]) -> dict[str, int]:
    """Area → its spaces, for play and for the check of a scenario alike.

    A mark says the area of its space. A space without a mark belongs to the nearest marked area that it hangs
    together with, walls and doors apart, and to the start where there is none.
    """
    areas: dict[str, int] = {START: 0}
    for space in sorted(marks):
        area = marks[space].area
        areas[area] = areas.get(area, 0) | 1 << space
    passage = Passage.of(board, board.walls | board.all_doors, "never")
    taken = 0
    for spaces in areas.values():
        taken |= spaces
    growing = True
    while growing:
        growing = False
        for name, spaces in areas.items():
            grown = passage.dilate(spaces) & ~taken & board.spaces
            if grown:
                areas[name] |= grown
                taken |= grown
                growing = True
    areas[START] |= board.spaces & ~taken
    return areas
