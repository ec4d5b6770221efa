"""The two policies of line of sight on a walled map of 24×24 spaces, as the grid package draws them."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import islice
from typing import Any

from benchmarks.sight import Look, SightSubject
from benchmarks.subject import is_importable

SIDE = 24

WALL_PERCENT = 10
"""Share of edges that are walls: most pairs of spaces do not see each other, which is the slow answer."""

MAP_SEED = 1


def walled_board() -> Any:
    """The map of the measurement: the same in every run."""
    draw = random.Random(MAP_SEED)
    walls = [
        name
        for row in range(SIDE)
        for column in range(SIDE - 1)
        for name in (f"{column},{row}|{column + 1},{row}", f"{row},{column}|{row},{column + 1}")
        if draw.randrange(100) < WALL_PERCENT
    ]
    return import_module("grimtable.grid.board").Board.of(SIDE, SIDE, walls=walls)


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

    def __init__(self, name: str, title: str, module: str, policy: str) -> None:
        self.name = name
        self.title = title
        self.module = module
        self.policy = policy
        self._board: Any = None

    def missing(self) -> str | None:
        if is_importable(self.module) and is_importable("grimtable.grid.board"):
            return None
        return f"{self.module} does not exist yet"

    @property
    def board(self) -> Any:
        if self._board is None:
            self._board = walled_board()
        return self._board

    def pairs(self, seed: int, count: int) -> Sequence[tuple[int, int]]:
        """Pairs of spaces from anywhere on the map; a pair and its mirror image count as the same."""
        draw = random.Random(seed)
        spaces = [self.board.read(f"{column},{row}") for row in range(SIDE) for column in range(SIDE)]

        def fresh_pairs(seen: set[frozenset[int]]) -> Any:
            while True:
                pair = draw.sample(spaces, 2)
                if frozenset(pair) not in seen:
                    seen.add(frozenset(pair))
                    yield tuple(pair)

        return list(islice(fresh_pairs(set()), count))

    def fresh(self) -> Look:
        """A new sight on the map, made past the board's own memory."""
        policy = getattr(import_module(self.module), self.policy)
        look: Look = policy(self.board, self.board.walls).sees
        return look

    def forget(self) -> None:
        forget_geometry()


def sights() -> list[SightSubject]:
    """Both policies."""
    return [
        Sight("sight-centre", "lines centre to centre, 24×24 map", "grimtable.grid.centre", "CentreSight"),
        Sight("sight-corner", "lines corner to corner, 24×24 map", "grimtable.grid.corner", "CornerSight"),
    ]
