"""Sight from centre to centre: what stands inside the line blocks it, what it only touches does not.

The line from the centre of one space to the centre of another (D04-LOS-02) is closed by a wall or a closed
door that it crosses. At a lattice point it passes as a diagonal step would: it is closed there only if both
two-step ways round the point are (D04-R-20, D04-R-21). Figures and obstacles block it if it runs through
the inside of their space; touching a corner never does. A line between two centres can never run along an
edge.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, Self

from grimtable.grid.board import Board
from grimtable.grid.masks import bits

#: the line is closed by edges, whatever stands in the spaces
CLOSED: Final = -1


class CentreLine(NamedTuple):
    """What a line meets, for one displacement, counted from the top left space of the rectangle it spans."""

    inside: int  #: spaces it runs through, without its two ends
    crossed: int  #: edges it crosses between their ends
    points: tuple[tuple[int, int], ...]  #: for each lattice point, the edges of the two ways round it


@cache
def centre_line(stride: int, area: int, dx: int, dy: int) -> CentreLine:
    """The line to the space dx columns and dy >= 0 rows further on."""
    width = abs(dx)
    inside, crossed, points = 0, 0, []
    # Worked out for dx >= 0 and mirrored: with dx < 0 column c of the rectangle becomes column width - c.
    mirrored = dx < 0

    def space(column: int, row: int) -> int:
        return row * stride + (width - column if mirrored else column)

    for column in range(1, width + 1):
        # The vertical grid line between two columns is met at height 1/2 + dy * (column - 1/2) / width.
        row, rest = divmod(width + dy * (2 * column - 1), 2 * width)
        if rest:
            left, right = space(column - 1, row), space(column, row)
            inside |= 1 << left | 1 << right
            crossed |= 1 << max(left, right)
        else:
            before, after = space(column - 1, row - 1), space(column, row)
            inside |= 1 << before | 1 << after
            over, under = space(column, row - 1), space(column - 1, row)
            by_column = 1 << max(before, over) | 1 << area + after
            by_row = 1 << area + under | 1 << max(under, after)
            points.append((by_column, by_row))
    for row in range(1, dy + 1):
        column, rest = divmod(dy + width * (2 * row - 1), 2 * dy)
        if rest:
            above, below = space(column, row - 1), space(column, row)
            inside |= 1 << above | 1 << below
            crossed |= 1 << area + below
    ends = 1 << space(0, 0) | 1 << space(width, dy)
    return CentreLine(inside & ~ends, crossed, tuple(points))


class CentreSight:
    """Lines between the centres of a map's spaces while one set of edges is closed.

    Ask for it with `CentreSight.of`, which remembers recent ones. A line once drawn is one lookup and one
    mask test.

    >>> board = Board.of(3, 1)
    >>> sight = CentreSight.of(board, board.walls)
    >>> sight.sees(0, 2), sight.sees(0, 2, blockers=0b010)
    (True, False)
    """

    __slots__ = ("board", "closed", "_lines", "_fields", "_shadows")

    @classmethod
    def of(cls, board: Board, closed: int) -> Self:
        """The sight for these closed edges, remembered by the board."""
        key = (cls, closed)
        found: Self | None = board.recall(key)
        if found is None:
            found = cls(board, closed)
            board.remember(key, found)
        return found

    def __init__(self, board: Board, closed: int) -> None:
        self.board = board
        self.closed = closed | board.border
        self._lines: dict[tuple[int, int], int] = {}
        self._fields: dict[int, int] = {}
        shadows: dict[int, dict[int, int]] | None = board.recall("shadows")
        if shadows is None:
            shadows = {}
            board.remember("shadows", shadows)
        self._shadows = shadows

    def sees(self, one: int, other: int, blockers: int = 0) -> bool:
        """Whether the line is clear while these spaces block; the two ends never block (D04-LOS-10)."""
        line = self._lines.get((one, other))
        if line is None:
            line = self.line(one, other)
        return line >= 0 and not line & blockers

    def line(self, one: int, other: int) -> int:
        """The spaces inside the line, ends left out, or CLOSED (-1) if edges close it."""
        found = self._lines.get((one, other))
        if found is None:
            found = self._lines[one, other] = self._lines[other, one] = self._draw(one, other)
        return found

    def _draw(self, one: int, other: int) -> int:
        board = self.board
        if one > other:
            one, other = other, one
        column = board.column_of[one]
        dx = board.column_of[other] - column
        inside, crossed, points = centre_line(
            board.stride, board.area, dx, (other - one - dx) // board.stride
        )
        corner = one + dx if dx < 0 else one
        near = self.closed >> corner
        if near & crossed:
            return CLOSED
        for one_way, other_way in points:
            if near & one_way and near & other_way:
                return CLOSED
        return inside << corner

    def sees_any(self, ones: int, others: int, blockers: int = 0) -> bool:
        """Whether any space of one set sees any of the other; neither of them blocks (D04-LOS-03)."""
        blockers &= ~(ones | others)
        targets = bits(others)
        for one in bits(ones):
            for other in targets:
                if self.sees(one, other, blockers):
                    return True
        return False

    def visible_from(self, space: int, blockers: int = 0) -> int:
        """All spaces that a space sees while these spaces block, itself among them."""
        field = self._fields.get(space)
        if field is None:
            field = self._fields[space] = self._survey(space)
        shadows = self._shadows.get(space)
        if shadows is None:
            shadows = self._shadows[space] = self._cast(space)
        hidden = 0
        for blocker in bits(blockers & self.board.spaces):
            hidden |= shadows.get(blocker, 0)
        return field & ~hidden

    def _survey(self, space: int) -> int:
        """The spaces to which no edge closes the line."""
        field, known = 0, self._lines
        for other in bits(self.board.spaces):
            line = known.get((space, other))
            if line is None:
                line = self._draw(space, other)
            if line >= 0:
                field |= 1 << other
        return field

    def _cast(self, space: int) -> dict[int, int]:
        """For each space what a blocker on it would hide; the same whatever edges are closed."""
        board, shadows = self.board, dict[int, int]()
        for other in bits(board.spaces):
            low, high = (space, other) if space < other else (other, space)
            dx = board.column_of[high] - board.column_of[low]
            inside = centre_line(board.stride, board.area, dx, (high - low - dx) // board.stride).inside
            for inner in bits(inside << (low + dx if dx < 0 else low)):
                shadows[inner] = shadows.get(inner, 0) | 1 << other
        return shadows
