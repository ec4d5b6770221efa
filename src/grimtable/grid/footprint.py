"""Figures that cover several spaces: where they stand and how they move.

A footprint is a rectangle of spaces. It may stand where all of them are on the map and no stopping edge
lies between two of them (D04-BIG-13, D16-R-23). Moves give new footprints in board order; callers add what
other figures and terrain forbid through a set of forbidden spaces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final, NamedTuple

from grimtable.grid.board import Board
from grimtable.grid.directions import (
    ALL_DIRECTIONS,
    EAST,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    STEPS,
)
from grimtable.grid.errors import GridError
from grimtable.grid.masks import bits
from grimtable.grid.passage import Passage
from grimtable.kernel.identity import Space

_DIAGONAL = (NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST)


class Footprint(NamedTuple):
    """The spaces a figure covers: north-west space, width, height, and the set itself."""

    anchor: Space
    width: int
    height: int
    mask: int


Moves = Callable[[Passage, Footprint], tuple[Footprint, ...]]


@cache
def _rectangle(stride: int, width: int, height: int) -> int:
    row = (1 << width) - 1
    return sum(row << line * stride for line in range(height))


def footprint(board: Board, anchor: int, width: int = 1, height: int = 1) -> Footprint:
    """The footprint with this north-west space; it has to lie on the map.

    >>> board = Board.of(4, 4)
    >>> print([board.name(space) for space in spaces_of(footprint(board, board.read("1,1"), 2, 1))])
    ['1,1', '2,1']
    """
    mask = _rectangle(board.stride, width, height) << anchor
    if mask & ~board.spaces:
        raise GridError(
            f"a figure of {width} x {height} spaces does not fit on the map at {board.name(anchor)}"
        )
    return Footprint(Space(anchor), width, height, mask)


@cache
def _base(stride: int, anchor: int, width: int, height: int) -> Footprint:
    """The footprint at this place: made once, for all ways of a map remember thousands of them."""
    return Footprint(Space(anchor), width, height, _rectangle(stride, width, height) << anchor)


@cache
def single(space: int) -> Footprint:
    """The footprint of a figure on one space; there are few of them, and they are asked for all the time."""
    return Footprint(Space(space), 1, 1, 1 << space)


#: The size of a base by its printed name → width and height; an oblong one may lie either way.
EXTENTS: Final = {"1x1": (1, 1), "1x2": (1, 2), "2x2": (2, 2)}


@cache
def sized(stride: int, anchor: int, size: str, wide: bool = False) -> Footprint:
    """What a figure of this size covers; `wide`: an oblong one lies east to west. It may leave the map.

    >>> sized(8, 0, "1x2", wide=True)
    Footprint(anchor=0, width=2, height=1, mask=3)
    """
    short, long = EXTENTS[size]
    width, height = (long, short) if wide else (short, long)
    return _base(stride, anchor, width, height)


@cache
def lies(size: str) -> tuple[tuple[int, int], ...]:
    """The ways in which a figure of this size may lie, as width and height."""
    short, long = EXTENTS[size]
    return ((short, long),) if short == long else ((short, long), (long, short))


def standings(passage: Passage, size: str, forbidden: int = 0) -> list[Footprint]:
    """Every place where a figure of this size may stand, whichever way it lies, in board order."""
    first, *others = lies(size)
    found = placements(passage, *first, forbidden)
    for shape in others:
        found = sorted((*found, *placements(passage, *shape, forbidden)))
    return found


def spaces_of(figure: Footprint) -> tuple[int, ...]:
    """The spaces of a footprint, ascending."""
    mask, found = figure.mask, []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def fits(passage: Passage, figure: Footprint, forbidden: int = 0) -> bool:
    """Whether a footprint may stand there: on the map, no stop inside it, nothing forbidden under it."""
    mask, board = figure.mask, passage.board
    return not (mask & (forbidden | ~board.spaces) or board.inner_edges(mask) & passage.stops)


def placements(passage: Passage, width: int, height: int, forbidden: int = 0) -> list[Footprint]:
    """Every place where a footprint of this shape may stand, in board order."""
    stride = passage.board.stride
    places = bits(anchors(passage, width, height, forbidden))
    return [_base(stride, space, width, height) for space in places]


def anchors(passage: Passage, width: int, height: int, forbidden: int = 0) -> int:
    """The north-west spaces of all these places, as a set: enough to know whether there is one.

    >>> board = Board.of(3, 1)
    >>> bits(anchors(Passage.of(board, board.walls), 2, 1, forbidden=0b001))
    [1]
    """
    stride = passage.board.stride
    free = passage.board.spaces & ~forbidden
    east, south = free & passage.can[EAST], free & passage.can[SOUTH]
    found = free
    # Each space of the rectangle but the last of its row is open to the east, each above the last row to
    # the south, and the last of all is free itself.
    for row in range(height):
        for column in range(width):
            offset = row * stride + column
            found &= free >> offset
            if column < width - 1:
                found &= east >> offset
            if row < height - 1:
                found &= south >> offset
    return found


def allowed(moves: Iterable[Footprint], forbidden: int) -> list[Footprint]:
    """The moves that end clear of the forbidden spaces."""
    return [move for move in moves if not move.mask & forbidden]


# ---------------------------------------------------------------------- moves


def block_moves(passage: Passage, figure: Footprint) -> tuple[Footprint, ...]:
    """One step of the whole base in any direction the passage's diagonals allow.

    Each space is tested by itself (D04-BIG-10 to D04-BIG-13, D04-R-107); with diagonals "never" the moves
    are the four of D16-BIG-02 to D16-BIG-04.
    """
    key = ("block", figure.anchor, figure.width, figure.height)
    found: tuple[Footprint, ...] | None = passage.memo.get(key)
    if found is None:
        found = passage.memo[key] = _shifted(passage, figure, ALL_DIRECTIONS)
    return found


def _shifted(passage: Passage, figure: Footprint, directions: Iterable[int]) -> tuple[Footprint, ...]:
    anchor, width, height, mask = figure
    found = []
    stride = passage.board.stride
    for direction in directions:
        if not mask & ~passage.can[direction]:
            columns, rows = STEPS[direction]
            shifted = _base(stride, anchor + rows * stride + columns, width, height)
            if fits(passage, shifted):
                found.append(shifted)
    return tuple(sorted(found))


def follow_moves(passage: Passage, figure: Footprint) -> tuple[Footprint, ...]:
    """One half of a 1 x 2 steps orthogonally, the other takes the space it left (D04-BIG-06, D04-BIG-09)."""
    key = ("follow", figure.anchor, figure.width, figure.height)
    found: tuple[Footprint, ...] | None = passage.memo.get(key)
    if found is None:
        _need_two_spaces(figure)
        head, tail = spaces_of(figure)
        steps = (*_extensions(passage, head, tail), *_extensions(passage, tail, head))
        found = passage.memo[key] = tuple(sorted(steps))
    return found


def sidestep_moves(passage: Passage, figure: Footprint) -> tuple[Footprint, ...]:
    """Both halves of a 1 x 2 figure move one space in the same diagonal direction (D04-BIG-07)."""
    key = ("sidestep", figure.anchor, figure.width, figure.height)
    found: tuple[Footprint, ...] | None = passage.memo.get(key)
    if found is None:
        _need_two_spaces(figure)
        found = passage.memo[key] = _shifted(passage, figure, _DIAGONAL)
    return found


def rotations(passage: Passage, figure: Footprint) -> tuple[Footprint, ...]:
    """A quarter turn after which at least half of the base stays covered (D16-BIG-08 to D16-BIG-11).

    Four results at most for 1 x 2 and for 2 x 3; a square base has nothing to turn.
    """
    key = ("rotation", figure.anchor, figure.width, figure.height)
    found: tuple[Footprint, ...] | None = passage.memo.get(key)
    if found is None:
        found = passage.memo[key] = tuple(sorted(_rotated(passage, figure)))
    return found


def _rotated(passage: Passage, figure: Footprint) -> Iterable[Footprint]:
    anchor, width, height, mask = figure
    if width == height:
        return
    board = passage.board
    row, column = divmod(anchor, board.stride)
    # Only places that overlap the old base can keep half of it.
    for top in range(max(0, row - width + 1), min(row + height, board.rows - width + 1)):
        for left in range(max(0, column - height + 1), min(column + width, board.columns - height + 1)):
            place = top * board.stride + left
            turned = _base(board.stride, place, height, width)
            if 2 * (turned.mask & mask).bit_count() >= width * height and fits(passage, turned):
                yield turned


def _extensions(passage: Passage, kept: int, left: int) -> Iterable[Footprint]:
    """The 1 x 2 footprints that keep one space and take a free neighbour other than the space left."""
    stride = passage.board.stride
    for direction, step in ((0, -stride), (2, 1), (4, stride), (6, -1)):
        if passage.can[direction] >> kept & 1 and kept + step != left:
            width, height = (1, 2) if direction in (0, 4) else (2, 1)
            yield _base(stride, min(kept, kept + step), width, height)


def _need_two_spaces(figure: Footprint) -> None:
    if figure.width * figure.height != 2:
        raise GridError(
            f"only a figure of 1 x 2 spaces moves like this, not {figure.width} x {figure.height}"
        )


def shoves(passage: Passage, figure: Footprint, steps: int) -> list[Footprint]:
    """Where a figure can be pushed as a rigid block in at most so many steps (D04-R-75, D04-R-103)."""
    seen, ring = {figure}, [figure]
    for _ in range(steps):
        ring = sorted({move for place in ring for move in block_moves(passage, place)} - seen)
        seen.update(ring)
    return sorted(seen - {figure})
