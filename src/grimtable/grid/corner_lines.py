"""The sixteen lines between the corners of two spaces, as tests on sets of edges (D16-LOS-19, D16-LOS-20).

The rule: a line is clear if one can go from the attacker's space to the defender's, always to an orthogonal
neighbour, over edges that the closed segment touches and that are no blockers. For a slanting segment this
splits into parts in a row: edges crossed between their ends must be free, and at every lattice point on the
segment, its two ends included, one of the two ways round the point must be free. A segment along a grid
line touches a ladder of edges instead; there one may change sides wherever a rung is free.

Corners and quadrants are numbered 0 north-west, 1 north-east, 2 south-west, 3 south-east. All sets are
counted from the top left space of the rectangle that the two spaces span and lifted by one row and one
space, because a corner on the rectangle's rim touches edges outside it.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

Gate = tuple[int, int]  #: the edges of the two ways round a lattice point: one of them must be free


class Ladder(NamedTuple):
    """The edges that a segment along a grid line touches, as seen on the way from one end to the other.

    The two spaces stand beside the line; behind each there may be one more column that the line touches.
    """

    sides: tuple[int, int]  #: the side of the first and of the last space: 1 or 2
    rung: int  #: the edge between the two sides at the first space
    behind: int | None  #: the edges of the way round behind the first space, if there is one
    columns: tuple[
        tuple[int, int, int], ...
    ]  #: rails of side 1 and side 2 into each further column, and its rung
    beyond: int | None  #: the edges of the way round beyond the last space, if there is one
    straight: int | None  #: all rails of the one side, if both spaces are on it


#: one line: the edges it crosses, the lattice points it passes, and the ladder it runs along, if it does
CornerLine = tuple[int, tuple[Gate, ...], Ladder | None]


_ROUND = (0, 1, 3, 2)  # the quadrants clockwise; the arms between them are north, east, south, west


@cache
def _turns(stride: int, area: int) -> dict[tuple[int, int], Gate]:
    """The two ways round lattice point 0 from each quadrant to each other one, lifted."""
    lift = stride + 1
    arms = (1 << lift - stride, 1 << area + lift, 1 << lift, 1 << area + lift - 1)
    found = {}
    for start in range(4):
        for steps in (1, 2, 3):
            clockwise = sum(arms[(start + step) % 4] for step in range(steps))
            found[_ROUND[start], _ROUND[(start + steps) % 4]] = (clockwise, sum(arms) - clockwise)
    return found


@cache
def _slant(stride: int, area: int, width: int, height: int, falling: bool) -> tuple[int, tuple[Gate, ...]]:
    """Edges crossed and inner lattice points of a segment between opposite corners of a rectangle."""
    lift = stride + 1
    crossed, gates = 0, []
    one_way, other_way = _turns(stride, area)[(0, 3) if falling else (2, 1)]
    for column in range(1, width):
        row, rest = divmod(height * (column if falling else width - column), width)
        point = row * stride + column
        if rest:
            crossed |= 1 << point
        else:
            gates.append((one_way << point, other_way << point))
    for row in range(1, height):
        column, rest = divmod(width * (row if falling else height - row), height)
        if rest:
            crossed |= 1 << area + row * stride + column
    return crossed << lift, tuple(gates)


@cache
def corner_lines(stride: int, area: int, dx: int, dy: int) -> tuple[CornerLine, ...]:
    """The lines to a space dx columns and dy >= 0 rows on: line 4 * i + j joins corner i to corner j."""
    turns = _turns(stride, area)
    here, there = max(0, -dx), max(0, dx)
    lines: list[CornerLine] = []
    for i in range(4):
        x, y = here + (i & 1), i >> 1
        for j in range(4):
            u, v = there + (j & 1) - x, dy + (j >> 1) - y
            if u and v:
                falling = (u > 0) == (v > 0)
                crossed, inner = _slant(stride, area, abs(u), abs(v), falling)
                shift = min(y, y + v) * stride + min(x, x + u)
                gates = [(one << shift, other << shift) for one, other in inner] if inner else []
                leaving = (u > 0) + 2 * (v > 0)
                if leaving != 3 - i:
                    point = y * stride + x
                    one, other = turns[3 - i, leaving]
                    gates.append((one << point, other << point))
                if leaving != j:
                    point = (y + v) * stride + x + u
                    one, other = turns[3 - leaving, 3 - j]
                    gates.append((one << point, other << point))
                lines.append((crossed << shift, tuple(gates), None))
            elif u or v:
                lines.append(_along(stride, area, (here, 0), (there, dy), (x, y), (u, v)))
            else:
                point = y * stride + x
                one, other = turns[3 - i, 3 - j]
                lines.append((0, ((one << point, other << point),), None))
    return tuple(lines)


def _along(
    stride: int,
    area: int,
    here: tuple[int, int],
    there: tuple[int, int],
    start: tuple[int, int],
    span: tuple[int, int],
) -> CornerLine:
    """The line along a grid line: a ladder of touched edges."""
    flat = span[1] == 0
    # Turn the picture so that the line runs along the first coordinate.
    axis, cross = (0, 1) if flat else (1, 0)
    begin, end = sorted((start[axis], start[axis] + span[axis]))
    level = start[cross]
    here_at, here_side = here[axis], here[cross] - level + 1
    there_at, there_side = there[axis], there[cross] - level + 1
    if here_at == there_at:
        # Both spaces have the whole line as an edge: this is the line of D16-LOS-15, always clear.
        return (0, (), None)

    lift = stride + 1

    def rail(at: int, side: int) -> int:
        """The edge between the spaces before and after a point, on one side of the line."""
        if flat:
            return 1 << (level - 1 + side) * stride + at + lift
        return 1 << area + at * stride + level - 1 + side + lift

    def rung(at: int) -> int:
        """The edge between the two sides."""
        if flat:
            return 1 << area + level * stride + at + lift
        return 1 << at * stride + level + lift

    def way_round(at: int, column: int) -> int | None:
        """The edges of the way over both rails at a point and a column's rung, if they are touched."""
        return rail(at, 0) | rail(at, 1) | rung(column) if begin - 1 <= column <= end else None

    (first, first_side), (last, last_side) = sorted(((here_at, here_side), (there_at, there_side)))
    columns = range(first + 1, last + 1)
    ladder = Ladder(
        sides=(first_side + 1, last_side + 1),
        rung=rung(first),
        behind=way_round(first, first - 1),
        columns=tuple((rail(at, 0), rail(at, 1), rung(at)) for at in columns),
        beyond=way_round(last + 1, last + 1),
        straight=sum(rail(at, first_side) for at in columns) if first_side == last_side else None,
    )
    return (0, (), ladder)


@cache
def lines_to_try(stride: int, area: int, dx: int, dy: int) -> tuple[CornerLine, ...]:
    """The lines of `corner_lines` in the order in which looking for a clear one is quickest."""
    lines = corner_lines(stride, area, dx, dy)
    return tuple(sorted(lines, key=lambda line: (line[2] is not None, line[0].bit_count(), len(line[1]))))


def is_clear(line: CornerLine, blockers: int) -> bool:
    """Whether a line is clear; the blocker edges are lifted and counted like the line's own."""
    crossed, gates, ladder = line
    if crossed & blockers:
        return False
    for one_way, other_way in gates:
        if one_way & blockers and other_way & blockers:
            return False
    return ladder is None or climbs(ladder, blockers)


def climbs(ladder: Ladder, blockers: int) -> bool:
    """Whether a ladder leads from its first space to its last; turning back helps at the two ends only."""
    (side, goal), rung, behind, columns, beyond, straight = ladder
    if straight is not None and not straight & blockers:
        return True
    if not rung & blockers or (behind is not None and not behind & blockers):
        side = 3
    for rail, other_rail, rung in columns:
        if rail & blockers:
            side &= 2
        if other_rail & blockers:
            side &= 1
        if not side:
            return False
        if side != 3 and not rung & blockers:
            side = 3
    return bool(side & goal) or (beyond is not None and not beyond & blockers)


@cache
def corner_spans(stride: int, area: int, dx: int, dy: int) -> tuple[tuple[int, int], ...]:
    """The spaces each line runs through and the edges it runs along (D16-COV-15, D16-R-11).

    Counted from the top left space of the rectangle, not lifted.
    """
    here, there = max(0, -dx), max(0, dx)
    found = []
    for i in range(4):
        x, y = here + (i & 1), i >> 1
        for j in range(4):
            u, v = there + (j & 1) - x, dy + (j >> 1) - y
            corner = min(y, y + v) * stride + min(x, x + u)
            inside, along = 0, 0
            if u and v:
                inside = _passed(stride, abs(u), abs(v), (u > 0) == (v > 0)) << corner
            elif u:
                along = (1 << abs(u)) - 1 << area + corner
            elif v:
                along = sum(1 << corner + row * stride for row in range(abs(v)))
            found.append((inside, along))
    return tuple(found)


@cache
def _passed(stride: int, width: int, height: int, falling: bool) -> int:
    """The spaces whose inside a segment between opposite corners of a rectangle meets."""
    spaces = 0
    for column in range(width):
        top, bottom = height * column // width, -(-height * (column + 1) // width)
        at = column if falling else width - 1 - column
        for row in range(top, bottom):
            spaces |= 1 << row * stride + at
    return spaces
