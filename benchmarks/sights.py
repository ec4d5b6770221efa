"""The two policies of line of sight on a walled map of 24×24 spaces, as the grid package draws them."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence

from benchmarks.sight import Look, SightSubject
from grimtable.grid import Board, CentreSight, CornerSight

SIDE = 24

WALL_PERCENT = 20
"""Share of edges that are walls: about half of all pairs see each other corner to corner, one in eight centre
to centre. Hidden pairs are the slow answer: all sixteen lines between their corners have to be tried.
"""

MAP_SEED = 1


def walled_board() -> Board:
    """The map of the measurement: the same in every run."""
    draw = random.Random(MAP_SEED)
    walls = [
        name
        for row in range(SIDE)
        for column in range(SIDE - 1)
        for name in (f"{column},{row}|{column + 1},{row}", f"{row},{column}|{row},{column + 1}")
        if draw.randrange(100) < WALL_PERCENT
    ]
    return Board.of(SIDE, SIDE, walls=walls)


def forget_geometry() -> None:
    """Empty every cache that the grid package keeps for all maps: the next question starts from nothing."""
    for name, module in list(sys.modules.items()):
        if name.startswith("grimtable.grid."):
            for thing in vars(module).values():
                forget = getattr(thing, "cache_clear", None)
                if forget is not None:
                    forget()


class Sight(SightSubject):
    """One policy: a class of the grid package whose `sees` answers for a map and its closed edges."""

    def __init__(self, name: str, title: str, policy: type[CentreSight] | type[CornerSight]) -> None:
        self.name = name
        self.title = title
        self.policy = policy
        self.board = walled_board()

    def missing(self) -> str | None:
        """Nothing is missing: the grid is part of the package."""
        return None

    def pairs(self, seed: int, count: int) -> Sequence[tuple[int, int]]:
        """Pairs of spaces from anywhere on the map; a pair and its mirror image count as the same."""
        draw = random.Random(seed)
        spaces = [self.board.read(f"{column},{row}") for row in range(SIDE) for column in range(SIDE)]

        pairs: dict[frozenset[int], tuple[int, int]] = {}
        while len(pairs) < count:
            viewer, target = draw.sample(spaces, 2)
            pairs.setdefault(frozenset((viewer, target)), (viewer, target))
        return list(pairs.values())

    def fresh(self) -> Look:
        """A sight on the map drawn anew: a board remembers lines that no door touches."""
        board = walled_board()
        return self.policy(board, board.walls).sees

    def forget(self) -> None:
        forget_geometry()


def sights() -> list[SightSubject]:
    """Both policies."""
    return [
        Sight("sight-centre", "lines centre to centre, 24×24 map", CentreSight),
        Sight("sight-corner", "lines corner to corner, 24×24 map", CornerSight),
    ]
