"""Sight from centre to centre: what stands inside the line blocks it, what it only touches does not.

The line from the centre of one space to the centre of another (D04-LOS-02) is closed by a wall or a closed
door that it crosses. At a lattice point it passes as a diagonal step would: it is closed there only if both
two-step ways round the point are (D04-R-20, D04-R-21). Figures and obstacles block it if it runs through
the inside of their space; touching a corner never does. A line between two centres can never run along an
edge.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple, Self

from grimtable.grid.board import Board
from grimtable.grid.masks import bits, mask_of

#: the line is closed by edges, whatever stands in the spaces
CLOSED: Final = -1
#: spaces that are looked at one by one
_FEW: Final = 8
_HIDDEN: Final = 32  #: sets of blockers whose shadow is remembered, for each space


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
    left, east = (width, -1) if dx < 0 else (0, 1)
    for column in range(1, width + 1):
        # The vertical grid line between two columns is met at height 1/2 + dy * (column - 1/2) / width.
        row, rest = divmod(width + dy * (2 * column - 1), 2 * width)
        after = row * stride + left + east * column
        if rest:
            before = after - east
            inside |= 1 << before | 1 << after
            crossed |= 1 << (after if east > 0 else before)
        else:
            before = after - stride - east
            inside |= 1 << before | 1 << after
            over, under = after - stride, after - east
            by_column = 1 << max(before, over) | 1 << area + after
            by_row = 1 << area + under | 1 << max(under, after)
            points.append((by_column, by_row))
    for row in range(1, dy + 1):
        column, rest = divmod(dy + width * (2 * row - 1), 2 * dy)
        if rest:
            below = row * stride + left + east * column
            inside |= 1 << below - stride | 1 << below
            crossed |= 1 << area + below
    ends = 1 << left | 1 << dy * stride + left + east * width
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

    __slots__ = ("board", "closed", "_lines", "_steady", "_fields", "_vistas")

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
        # A line that meets no door is the same whatever the doors do: sights that differ in doors share it.
        only_doors = self.closed & ~board.all_doors == board.walls
        self._steady: dict[tuple[int, int], int] | None = (
            board.keep("lines without doors") if only_doors else None
        )
        self._fields: dict[int, int] = {}
        self._vistas: dict[int, SightFrom] = board.keep("vistas")

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
            found = self._steady.get((one, other)) if self._steady is not None else None
            if found is None:
                found = self._draw(one, other)
            self._lines[one, other] = self._lines[other, one] = found
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
        found = inside << corner
        if near & crossed or any(near & one_way and near & other_way for one_way, other_way in points):
            found = CLOSED
        if self._steady is not None:
            doors = board.all_doors >> corner
            if not (doors & crossed or any(doors & (way | round_) for way, round_ in points)):
                self._steady[one, other] = self._steady[other, one] = found
        return found

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
        """All spaces that a space sees while these spaces block, itself among them.

        >>> board = Board.of(3, 1)
        >>> bin(CentreSight.of(board, board.walls).visible_from(0, blockers=0b010))
        '0b11'
        """
        field = self._fields.get(space)
        if field is None:
            field = self.open_from(space)
        vista = self._vistas[space]
        blockers &= vista.hiding
        hidden = vista.hidden.get(blockers)
        if hidden is None:
            hidden = vista.hide(blockers)
        return field & ~hidden

    def visible_among(self, space: int, others: int, blockers: int = 0) -> int:
        """Those spaces of a set that a space sees while these spaces block.

        >>> board = Board.of(4, 1)
        >>> bin(CentreSight.of(board, board.walls).visible_among(0, 0b1010, blockers=0b0100))
        '0b10'
        """
        field = self._fields.get(space)
        others &= self.open_from(space) if field is None else field
        if others.bit_count() > _FEW:
            return others & self.visible_from(space, blockers)
        # A figure or two: to look along single lines is cheaper than to find everything in view.
        lines = self._vistas[space].lines
        for other in bits(others):
            if lines[other] & blockers:
                others ^= 1 << other
        return others

    def lines_from(self, space: int) -> Mapping[int, int]:
        """Each space that a space sees while all doors are open → the spaces inside the line to it."""
        self.open_from(space)
        return self._vistas[space].lines

    def open_from(self, space: int) -> int:
        """All spaces that a space sees while nothing stands in the way, itself among them: one lookup.

        Whatever blocks, nothing else is ever seen: a quick first question.
        """
        field = self._fields.get(space)
        if field is None:
            vista = self._vistas.get(space)
            if vista is None:
                vista = self._vistas[space] = SightFrom(self.board, space)
            field = self._fields[space] = self._survey(space, vista)
        return field

    def _survey(self, space: int, vista: SightFrom) -> int:
        """The spaces to which no edge closes the line."""
        field = vista.open
        if self._steady is None:
            # Other edges than walls and doors are closed here: every line has to be looked at.
            return mask_of(other for other in bits(field) if self.line(space, other) >= 0)
        # Few doors touch what one space sees: sights that agree about those see the same.
        closed = self.closed & vista.edges
        found = vista.fields.get(closed)
        if found is not None:
            return found
        for edges, shadow in vista.doors:
            if edges & closed:
                field &= ~shadow
        for other in bits(vista.tangled & field):
            if self.line(space, other) < 0:
                field ^= 1 << other
        vista.fields[closed] = field
        return field


class SightFrom:
    """What one space sees of a map with all doors open, and what each door and each blocker would hide.

    It depends on the map alone, so it is worked out once for every space somebody looks from.
    """

    __slots__ = ("doors", "edges", "fields", "hidden", "hiding", "lines", "open", "shadows", "tangled")

    def __init__(self, board: Board, space: int) -> None:
        #: each space that is seen → the spaces inside the line to it
        self.lines: dict[int, int] = {}
        behind = dict.fromkeys(board.doors, 0)
        field = hiding = tangled = edges_met = 0
        walled: dict[tuple[int, int], tuple[int, CentreLine]] = board.keep("lines that walls close")
        column_of, stride, all_doors = board.column_of, board.stride, board.all_doors
        for other in bits(board.spaces):
            low, high = (space, other) if space < other else (other, space)
            dx = column_of[high] - column_of[low]
            displacement = (dx, (high - low - dx) // stride)
            found = walled.get(displacement)
            if found is None:
                found = walled[displacement] = _walled(board, *displacement)
            corner = low + dx if dx < 0 else low
            if found[0] >> corner & 1:
                continue
            inside, crossed, points = found[1]
            bit = 1 << other
            field |= bit
            self.lines[other] = inside << corner
            hiding |= inside << corner
            doors = all_doors >> corner
            if doors & crossed:
                for door, edges in board.doors.items():
                    if edges >> corner & crossed:
                        behind[door] |= bit
                        edges_met |= edges
            for one_way, other_way in points:
                if doors & (one_way | other_way):
                    tangled |= bit  # doors meet at a lattice point: one alone may or may not close the line
                    edges_met |= (doors & (one_way | other_way)) << corner
        self.open = field
        self.hiding = hiding
        self.shadows: dict[int, int] = {}  #: blocker → what it hides; empty until somebody asks
        self.hidden: dict[int, int] = {}  #: several blockers → what they hide together
        self.doors = tuple((board.doors[door], spaces) for door, spaces in behind.items() if spaces)
        self.tangled = tangled
        self.edges = edges_met  #: of all doors that could close a line
        self.fields: dict[int, int] = {}  #: which of these edges are closed → what is seen then

    def hide(self, blockers: int) -> int:
        """What these blockers hide together, remembered: obstacles and the unknown stay for a while."""
        shadows = self.shadows or self.cast_shadows()
        found = 0
        for blocker in bits(blockers):
            found |= shadows[blocker]
        if len(self.hidden) >= _HIDDEN:
            self.hidden.clear()
        self.hidden[blockers] = found
        return found

    def cast_shadows(self) -> dict[int, int]:
        """What each blocker hides: all at once, because whoever asks about one asks about most of them."""
        shadows: dict[int, int] = dict.fromkeys(bits(self.hiding), 0)
        for other, inside in self.lines.items():
            bit = 1 << other
            for blocker in bits(inside):
                shadows[blocker] |= bit
        self.shadows = shadows
        return shadows


def _walled(board: Board, dx: int, dy: int) -> tuple[int, CentreLine]:
    """The places on the map where walls close a line of this displacement, as a set, and the line itself.

    A place is the top left space of the rectangle that the line spans. All places are tried at once: the
    set of walls, moved back by where the line crosses an edge, is the set of places with a wall there.
    """
    line = centre_line(board.stride, board.area, dx, dy)
    closed = _places(board.walls, line.crossed)
    for one_way, other_way in line.points:
        closed |= _places(board.walls, one_way) & _places(board.walls, other_way)
    return closed, line


def _places(walls: int, edges: int) -> int:
    found = 0
    for edge in bits(edges):
        found |= walls >> edge
    return found
