"""Which spaces are adjacent when some edges stop: neighbours, reach, range, spreading and straight ways.

Two diagonal neighbours are adjacent if at least one of the two orthogonal two-step ways between them is
free (D04-R-20, D16-ADJ-03); the stricter policy asks for both ways, and large figures of D16 know no
diagonals at all (D16-BIG-02). A door over two edges in a row closes the lattice point between them by the
same test.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Literal, Self

from grimtable.grid.board import Board
from grimtable.grid.directions import STEPS
from grimtable.grid.masks import bits

Diagonals = Literal["either", "both", "never"]

#: the distance to a space that no way leads to: longer than every range
OUT_OF_REACH: Final = 1 << 30


@cache
def _around(stride: int) -> tuple[int, ...]:
    """The neighbours of a space for each set of directions, lifted: bit stride + 1 is the space itself."""
    return tuple(
        sum(1 << dy * stride + dx + stride + 1 for bit, (dx, dy) in enumerate(STEPS) if code >> bit & 1)
        for code in range(256)
    )


def _grown(spaces: int, stride: int) -> int:
    """These spaces and all around them, whatever is between; some may lie off the map."""
    row = spaces | spaces << 1 | spaces >> 1
    return row | row << stride | row >> stride


class Passage:
    """The adjacency of one map with one set of stopping edges and one policy for diagonals.

    Ask for it with `Passage.of`, which remembers recent ones. Which edges stop is the caller's rule: walls
    and closed doors for most questions, blocking and impassable lines too where the game says so. The
    border always stops.

    >>> board = Board.of(2, 2, walls=["0,0|0,1"])
    >>> passage = Passage.of(board, board.walls)
    >>> [board.name(space) for space in passage.steps[board.read("0,0")]]
    ['1,0', '1,1']
    """

    __slots__ = ("board", "stops", "diagonals", "can", "neighbours", "memo", "moves", "_steps", "_fields")

    board: Board
    stops: int
    diagonals: Diagonals
    can: tuple[int, ...]  #: for each direction, the spaces from which a step that way is free
    neighbours: tuple[int, ...]  #: for each space number, the set of adjacent spaces
    memo: dict[Any, Any]  #: moves and surroundings of large figures already worked out
    moves: dict[int, Any]  #: what a game knows about the moves of a large figure, by the spaces it covers

    @classmethod
    def of(cls, board: Board, stops: int, diagonals: Diagonals = "either") -> Self:
        """The passage for these stopping edges, worked out once and then remembered by the board."""
        key = (cls, stops, diagonals)
        found: Self | None = board.recall(key)
        if found is None:
            found = cls(board, stops, diagonals)
            board.remember(key, found)
        return found

    def with_stops(self, stops: int) -> Self:
        """The passage when other edges stop, a door more or less: only what is near them is worked out."""
        key = (type(self), stops, self.diagonals)
        found: Self | None = self.board.recall(key)
        if found is None:
            found = type(self)(self.board, stops, self.diagonals, like=self)
            self.board.remember(key, found)
        return found

    def __init__(
        self, board: Board, stops: int, diagonals: Diagonals = "either", like: Passage | None = None
    ) -> None:
        """`like`: a passage of the same map and policy, from which most neighbours can be taken over."""
        self.board = board
        self.stops = stops = stops | board.border
        self.diagonals = diagonals
        self.can = self._free_steps(stops)
        self.neighbours = self._neighbours() if like is None else self._neighbours_like(like)
        self.memo = {}
        self.moves = {}
        self._steps: tuple[tuple[int, ...], ...] | None = None
        self._fields: dict[int, list[int]] = {}

    def _free_steps(self, stops: int) -> tuple[int, ...]:
        board = self.board
        stride, spaces = board.stride, board.spaces
        east = spaces & spaces >> 1 & ~(stops >> 1)
        south = spaces & spaces >> stride & ~(stops >> board.area >> stride)
        west, north = east << 1, south << stride
        if self.diagonals == "never":
            return (north, 0, east, 0, south, 0, west, 0)
        # The two ways to the south-east: east then south, south then east. Likewise to the south-west.
        ways_east = (east & south >> 1, south & east >> stride)
        ways_west = (west & south << 1, south & west >> stride)
        if self.diagonals == "both":
            south_east, south_west = ways_east[0] & ways_east[1], ways_west[0] & ways_west[1]
        else:
            south_east, south_west = ways_east[0] | ways_east[1], ways_west[0] | ways_west[1]
        north_west, north_east = south_east << stride + 1, south_west << stride - 1
        return (north, north_east, east, south_east, south, south_west, west, north_west)

    def _neighbours(self) -> tuple[int, ...]:
        """Neighbour sets of all spaces at once: one byte per space collects its eight directions."""
        board = self.board
        size, stride = board.area, board.stride
        codes = 0
        ones = int.from_bytes(b"\x01" * size, "big")
        for direction, free in enumerate(self.can):
            digits = f"{free:0{size}b}".encode()
            codes |= (int.from_bytes(digits, "big") & ones) << direction
        around = _around(stride)
        lift = stride + 1
        return tuple(
            [around[code] << space >> lift for space, code in enumerate(codes.to_bytes(size, "little"))]
        )

    def _neighbours_like(self, other: Passage) -> tuple[int, ...]:
        """The same; far from the edges that differ they are those of another passage."""
        board = self.board
        found = list(other.neighbours)
        around, lift = _around(board.stride), board.stride + 1
        for space in bits(board.spaces & _grown(board.spaces_at(self.stops ^ other.stops), board.stride)):
            code = sum((free >> space & 1) << direction for direction, free in enumerate(self.can))
            found[space] = around[code] << space >> lift
        return tuple(found)

    @property
    def steps(self) -> tuple[tuple[int, ...], ...]:
        """For each space number, its adjacent spaces in ascending order."""
        if self._steps is None:
            self._steps = tuple(tuple(bits(mask)) for mask in self.neighbours)
        return self._steps

    def adjacent(self, one: int, other: int) -> bool:
        """Whether two spaces are adjacent (D04-R-24, D16-ADJ-01 to D16-ADJ-03)."""
        return bool(self.neighbours[one] >> other & 1)

    # ------------------------------------------------------------------ sets

    def dilate(self, spaces: int) -> int:
        """These spaces and all that are adjacent to one of them."""
        stride = self.board.stride
        north, north_east, east, south_east, south, south_west, west, north_west = self.can
        grown = (
            spaces
            | (spaces & east) << 1
            | (spaces & west) >> 1
            | (spaces & south) << stride
            | (spaces & north) >> stride
        )
        if self.diagonals != "never":
            grown |= (
                (spaces & south_east) << stride + 1
                | (spaces & north_west) >> stride + 1
                | (spaces & south_west) << stride - 1
                | (spaces & north_east) >> stride - 1
            )
        return grown

    def around(self, spaces: int) -> int:
        """The spaces adjacent to a figure that covers these spaces (D04-BIG-14)."""
        found: int | None = self.memo.get(spaces)
        if found is None:
            found = self.memo[spaces] = self.dilate(spaces) & ~spaces
        return found

    def stops_near(self, spaces: int) -> int:
        """The stopping edges of these spaces and of all around them: they alone decide a step from there.

        >>> board = Board.of(5, 1, walls=["0,0|1,0", "2,0|3,0"])
        >>> passage = Passage.of(board, board.walls)
        >>> passage.stops_near(0b00001) == passage.stops_near(0b10000)
        False
        """
        return self.board.edges_of(_grown(spaces, self.board.stride)) & self.stops

    def rings(self, start: int, limit: int = OUT_OF_REACH, forbidden: int = 0) -> list[int]:
        """Sets of spaces by the number of steps from a set of spaces; forbidden spaces are never entered.

        >>> board = Board.of(3, 1)
        >>> Passage.of(board, board.walls).rings(0b001)
        [1, 2, 4]
        """
        found, reached, ring = [start], start, start
        while limit > 0:
            ring = self.dilate(ring) & ~(reached | forbidden)
            if not ring:
                break
            reached |= ring
            found.append(ring)
            limit -= 1
        return found

    def reach(self, start: int, steps: int = OUT_OF_REACH, forbidden: int = 0) -> int:
        """All spaces within so many steps of a set of spaces, the set itself among them."""
        reached = ring = start
        while steps > 0:
            ring = self.dilate(ring) & ~(reached | forbidden)
            if not ring:
                break
            reached |= ring
            steps -= 1
        return reached

    def spread(self, origin: int, radius: int, *, outside: int = 0, last: int = 0) -> int:
        """The area of a blast: steps from the origin, never onto `outside`, and no further from `last`.

        A blocking obstacle is outside the area, a barrel is hit but lets nothing pass; neither stops a
        blast that begins on it (D04-R-66, D04-R-104).
        """
        reached = ring = 1 << origin
        for _ in range(radius):
            ring = self.dilate(ring) & ~(reached | outside)
            if not ring:
                break
            reached |= ring
            ring &= ~last
        return reached

    # ------------------------------------------------------------------ range

    def distances(self, space: int) -> list[int]:
        """The number of steps from a space to every space number (D04-R-22, D16-RNG-02)."""
        field = self._fields.get(space)
        if field is None:
            field = [OUT_OF_REACH] * self.board.area
            for distance, ring in enumerate(self.rings(1 << space)):
                for reached in bits(ring):
                    field[reached] = distance
            self._fields[space] = field
        return field

    def distance(self, one: int, other: int) -> int:
        """The number of steps between two spaces, or OUT_OF_REACH."""
        return self.distances(one)[other]

    def distance_between(self, one: int, other: int) -> int:
        """The smallest number of steps between two sets of spaces, or OUT_OF_REACH (D16-R-07)."""
        distance, reached, ring = 0, one, one
        while not ring & other:
            ring = self.dilate(ring) & ~reached
            if not ring:
                return OUT_OF_REACH
            reached |= ring
            distance += 1
        return distance

    # ------------------------------------------------------------------ straight ways

    def way(self, start: int, direction: int, steps: int) -> tuple[int, ...]:
        """The spaces of a straight way after its start; shorter than asked where an edge stops it (D04-R-78).

        >>> board = Board.of(3, 3)
        >>> [board.name(space) for space in Passage.of(board, board.walls).way(0, 3, 5)]
        ['1,1', '2,2']
        """
        columns, rows = STEPS[direction]
        step, free = rows * self.board.stride + columns, self.can[direction]
        found: list[int] = []
        space = start
        while len(found) < steps and free >> space & 1:
            space += step
            found.append(space)
        return tuple(found)
