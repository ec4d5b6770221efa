"""A slow second opinion on the grid: sets of (column, row) and exact fractions, written from the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import pairwise, product

Cell = tuple[int, int]
Point = tuple[int, int]
Edge = frozenset[Cell]
Spot = tuple[Fraction, Fraction]

WAYS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
KING: tuple[Cell, ...] = tuple((x, y) for x, y in product((-1, 0, 1), repeat=2) if (x, y) != (0, 0))


def between(one: Cell, other: Cell) -> Edge:
    """The edge two neighbouring cells share."""
    return frozenset((one, other))


def ends(edge: Edge) -> tuple[Point, Point]:
    """The lattice points at both ends of an edge."""
    (_, ay), (bx, by) = sorted(edge)
    return ((bx, by), (bx, by + 1)) if ay == by else ((bx, by), (bx + 1, by))


def corners(cell: Cell) -> tuple[Point, ...]:
    """North-west, north-east, south-west, south-east."""
    x, y = cell
    return ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1))


@dataclass(frozen=True)
class PlainMap:
    """A map as anybody would write it down."""

    columns: int
    rows: int
    void: frozenset[Cell] = frozenset()
    kinds: dict[Edge, str] = field(default_factory=dict)  #: edges that are not open: wall, door, blocking …
    terrain: dict[Cell, str] = field(default_factory=dict)

    @property
    def cells(self) -> list[Cell]:
        """The spaces of the map, row by row."""
        every = ((x, y) for y in range(self.rows) for x in range(self.columns))
        return [cell for cell in every if cell not in self.void]

    def __contains__(self, cell: Cell) -> bool:
        x, y = cell
        return 0 <= x < self.columns and 0 <= y < self.rows and cell not in self.void

    def is_free(self, one: Cell, other: Cell, stops: Iterable[str]) -> bool:
        """Whether both spaces exist and their common edge is of no stopping kind."""
        return one in self and other in self and self.kinds.get(between(one, other), "open") not in stops

    # ------------------------------------------------------------------ adjacency, range, areas

    def adjacent(self, one: Cell, other: Cell, stops: Iterable[str], diagonals: str = "either") -> bool:
        """The test of D16-ADJ-03 and D04-R-20."""
        dx, dy = other[0] - one[0], other[1] - one[1]
        if max(abs(dx), abs(dy)) != 1:
            return False
        if dx == 0 or dy == 0:
            return self.is_free(one, other, stops)
        if diagonals == "never":
            return False
        ways = [
            self.is_free(one, middle, stops) and self.is_free(middle, other, stops)
            for middle in ((other[0], one[1]), (one[0], other[1]))
        ]
        return all(ways) if diagonals == "both" else any(ways)

    def neighbours(self, cell: Cell, stops: Iterable[str], diagonals: str = "either") -> list[Cell]:
        """All adjacent spaces."""
        around = ((cell[0] + dx, cell[1] + dy) for dx, dy in KING)
        return [other for other in around if self.adjacent(cell, other, stops, diagonals)]

    def distances(
        self, start: Iterable[Cell], stops: Iterable[str], diagonals: str = "either"
    ) -> dict[Cell, int]:
        """Steps from the nearest of some spaces, by plain breadth-first search."""
        found = dict.fromkeys(start, 0)
        queue = list(found)
        for cell in queue:
            for other in self.neighbours(cell, stops, diagonals):
                if other not in found:
                    found[other] = found[cell] + 1
                    queue.append(other)
        return found

    def areas(self, cells: Iterable[Cell], stops: Iterable[str]) -> list[set[Cell]]:
        """Groups that hang together edge to edge."""
        left, groups = set(cells), []
        while left:
            group, queue = set(), [min(left)]
            while queue:
                cell = queue.pop()
                if cell in left:
                    left.remove(cell)
                    group.add(cell)
                    queue += [
                        (cell[0] + dx, cell[1] + dy)
                        for dx, dy in WAYS
                        if self.is_free(cell, (cell[0] + dx, cell[1] + dy), stops)
                    ]
            groups.append(group)
        return groups

    # ------------------------------------------------------------------ centre to centre

    def centre_clear(self, one: Cell, other: Cell, stops: Iterable[str], blockers: Iterable[Cell]) -> bool:
        """D04-LOS-02 and D04-R-21: follow the line from one meeting with the grid to the next."""
        start, goal = middle(one), middle(other)
        if any(runs_inside(start, goal, cell) for cell in blockers if cell not in (one, other)):
            return False
        for before, after in self.cells_in_order(start, goal):
            dx, dy = after[0] - before[0], after[1] - before[1]
            if dx and dy:
                if not self.adjacent(before, after, stops):
                    return False
            elif not self.is_free(before, after, stops):
                return False
        return True

    def cells_in_order(self, start: Spot, goal: Spot) -> Iterator[tuple[Cell, Cell]]:
        """Pairs of cells that a slanting or straight line between centres passes one after the other."""
        marks = sorted({*grid_times(start[0], goal[0]), *grid_times(start[1], goal[1])})
        moments = [Fraction(0), *marks, Fraction(1)]
        halfway = [(early + late) / 2 for early, late in pairwise(moments)]
        cells = [cell_of(at(start, goal, moment)) for moment in halfway]
        yield from pairwise(cells)

    # ------------------------------------------------------------------ corner to corner

    def corner_clear(self, a: Point, b: Point, here: Cell, there: Cell, blockers: Iterable[str]) -> bool:
        """D16-LOS-19, word for word, with the exception of D16-LOS-15."""
        if abs(here[0] - there[0]) + abs(here[1] - there[1]) == 1 and a != b:
            if set(ends(between(here, there))) == {a, b}:
                return True
        reached, queue = {here}, [here]
        while queue:
            x, y = queue.pop()
            for dx, dy in WAYS:
                other = (x + dx, y + dy)
                if other not in reached and self.is_free((x, y), other, blockers):
                    if touches(a, b, *ends(between((x, y), other))):
                        reached.add(other)
                        queue.append(other)
        return there in reached

    def corner_sees(self, ones: Iterable[Cell], others: Iterable[Cell], blockers: Iterable[str]) -> bool:
        """D16-LOS-02 for figures of any size."""
        return any(
            self.corner_clear(a, b, here, there, blockers)
            for here in ones
            for there in others
            for a in corners(here)
            for b in corners(there)
        )

    def in_cover(
        self, attacker: list[Cell], defender: Cell, blockers: Iterable[str], bodies: list[set[Cell]]
    ) -> bool:
        """D16-COV-16: every corner with sight leads to cover. Bodies: difficult areas and third figures."""
        stops = ("wall", "door")

        def clear(a: Point, b: Point) -> bool:
            return any(
                self.corner_clear(a, b, here, defender, blockers) for here in attacker if a in corners(here)
            )

        def covered_from(a: Point) -> bool:
            if a in corners(defender):
                return False
            for b in corners(defender):
                if not clear(a, b):
                    return True
                if any(self.meets_inside(a, b, body, stops) for body in bodies):
                    return True
            return False

        points = {point for cell in attacker for point in corners(cell)}
        used = [a for a in points if any(clear(a, b) for b in corners(defender))]
        return all(covered_from(a) for a in used)

    def meets_inside(self, a: Point, b: Point, body: set[Cell], stops: Iterable[str]) -> bool:
        """Whether the open segment meets the inside of a body: of one of its spaces or inner edges."""
        start, goal = spot(a), spot(b)
        if any(runs_inside(start, goal, cell) for cell in body):
            return True
        for x, y in body:
            for other in ((x + 1, y), (x, y + 1)):
                if other in body and self.is_free((x, y), other, stops):
                    if runs_along(a, b, *ends(between((x, y), other))):
                        return True
        return False

    # ------------------------------------------------------------------ large figures

    def stands(self, base: set[Cell], stops: Iterable[str]) -> bool:
        """On the map, and nothing that stops between two spaces of the base."""
        pairs = (
            (one, other)
            for one in base
            for other in base
            if abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
        )
        return all(cell in self for cell in base) and all(
            self.is_free(one, other, stops) for one, other in pairs
        )


# ---------------------------------------------------------------------- segments in fractions


def spot(point: Point) -> Spot:
    """A lattice point in fractions."""
    return Fraction(point[0]), Fraction(point[1])


def middle(cell: Cell) -> Spot:
    """The centre of a cell."""
    half = Fraction(1, 2)
    return cell[0] + half, cell[1] + half


def at(start: Spot, goal: Spot, moment: Fraction) -> Spot:
    """The point of the segment at a moment from 0 to 1."""
    return start[0] + (goal[0] - start[0]) * moment, start[1] + (goal[1] - start[1]) * moment


def cell_of(place: Spot) -> Cell:
    """The cell a point lies inside of."""
    return place[0].__floor__(), place[1].__floor__()


def grid_times(start: Fraction, goal: Fraction) -> list[Fraction]:
    """The moments at which a coordinate takes a whole value."""
    if start == goal:
        return []
    low, high = min(start, goal), max(start, goal)
    whole = range(low.__floor__() + 1, high.__ceil__())
    return [(value - start) / (goal - start) for value in whole]


def span_inside(start: Fraction, goal: Fraction, low: int, high: int) -> tuple[Fraction, Fraction] | None:
    """The open span of moments at which a coordinate is strictly between two values."""
    if start == goal:
        return (Fraction(0), Fraction(1)) if low < start < high else None
    first, last = sorted(((low - start) / (goal - start), (high - start) / (goal - start)))
    first, last = max(first, Fraction(0)), min(last, Fraction(1))
    return (first, last) if first < last else None


@cache
def runs_inside(start: Spot, goal: Spot, cell: Cell) -> bool:
    """Whether the open segment meets the open inside of a cell."""
    across = span_inside(start[0], goal[0], cell[0], cell[0] + 1)
    down = span_inside(start[1], goal[1], cell[1], cell[1] + 1)
    if across is None or down is None:
        return False
    return max(across[0], down[0]) < min(across[1], down[1])


@cache
def touches(a: Point, b: Point, p: Point, q: Point) -> bool:
    """Whether the closed segment from a to b and the closed unit edge from p to q have a point in common."""
    axis = 0 if p[0] == q[0] else 1  # the coordinate that is the same all along the edge
    along = 1 - axis
    low, high = min(p[along], q[along]), max(p[along], q[along])
    if a[axis] == b[axis]:
        return a[axis] == p[axis] and max(low, min(a[along], b[along])) <= min(high, max(a[along], b[along]))
    moment = Fraction(p[axis] - a[axis], b[axis] - a[axis])
    return 0 <= moment <= 1 and low <= a[along] + (b[along] - a[along]) * moment <= high


def crosses_inside(a: Point, b: Point, p: Point, q: Point) -> bool:
    """Whether the segment meets the edge in one point that is no end of the edge (D16-LOS-04)."""
    axis = 0 if p[0] == q[0] else 1
    along = 1 - axis
    if a[axis] == b[axis]:
        return False
    moment = Fraction(p[axis] - a[axis], b[axis] - a[axis])
    low, high = min(p[along], q[along]), max(p[along], q[along])
    return 0 <= moment <= 1 and low < a[along] + (b[along] - a[along]) * moment < high


def runs_along(a: Point, b: Point, p: Point, q: Point) -> bool:
    """Whether segment and edge have more than a point in common."""
    axis = 0 if p[0] == q[0] else 1
    along = 1 - axis
    if not a[axis] == b[axis] == p[axis]:
        return False
    low, high = min(p[along], q[along]), max(p[along], q[along])
    return max(low, min(a[along], b[along])) < min(high, max(a[along], b[along]))
