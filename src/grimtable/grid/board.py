"""The map of a square board: its spaces, their terrain, and one type for every edge between them.

Spaces are numbered row by row over the bounding rectangle, ``space = row * stride + column``. The stride is
one more than the number of columns: the spare column keeps a shifted set of spaces from running over into
the next row, and makes the whole geometry the same everywhere, so that what is known about a displacement
is known for every pair.

Edges are numbered the same way: the edge west of space s has the number s, the edge north of it ``area +
s``. Sets of edges are ints too, and shifting one by n moves all its edges by n spaces.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, Final

from grimtable.grid.errors import GridError
from grimtable.grid.masks import bits, first, mask_of

LARGEST_SIDE: Final = 64
FLOOR: Final = "floor"

#: types of terrain lines, strictest first; a wall or a door is stricter than all of them (D16-R-17)
LINE_KINDS: Final = ("blocking", "impassable", "difficult")

#: how many passages and sights, one of each kind per set of closed doors, are kept in memory
_REMEMBERED: Final = 96


class Board:
    """An immutable map. Which doors are closed is the caller's state: pass it as a set of edges.

    >>> board = Board.of(3, 2, walls=["0,0|1,0"], doors={"A": ["2,0|2,1"]}, terrain={"1,1": "blocking"})
    >>> board.name(board.read("2,1")), board.terrain_at(board.read("1,1"))
    ('2,1', 'blocking')
    >>> [board.edge_name(edge) for edge in bits(board.closed(["A"]))]
    ['2,0|2,1']
    """

    __slots__ = (
        "columns",
        "rows",
        "stride",
        "area",
        "spaces",
        "edges",
        "border",
        "walls",
        "doors",
        "lines",
        "terrains",
        "all_doors",
        "column_of",
        "_key",
        "_hash",
        "_memo",
        "_kept",
        "_names",
    )

    columns: int
    rows: int
    stride: int  #: spaces from one row to the next
    area: int  #: the number of the edge north of space 0
    spaces: int  #: the spaces that are part of the map
    edges: int  #: every edge of every space
    border: int  #: the edges between the map and what is not part of it; always walls
    walls: int  #: wall edges, the border among them
    doors: Mapping[str, int]  #: the edges of each door
    lines: Mapping[str, int]  #: the edges of each kind of terrain line (LINE_KINDS)
    terrains: Mapping[str, int]  #: the spaces of each terrain other than plain floor
    all_doors: int  #: the edges of all doors
    column_of: tuple[int, ...]  #: column of each space number

    def __init__(
        self,
        columns: int,
        rows: int,
        *,
        spaces: int | None = None,
        walls: int = 0,
        doors: Mapping[str, int] | None = None,
        lines: Mapping[str, int] | None = None,
        terrains: Mapping[str, int] | None = None,
        outline: Sequence[str] = (),
    ) -> None:
        """Build a map from sets; `Board.of` and `read_map` are easier on the eye.

        `outline` names terrains that draw a terrain line of their own name around each of their spaces
        (D16-TER-05).
        """
        check_size(columns, rows)
        self.columns, self.rows = columns, rows
        self.stride = stride = columns + 1
        self.area = area = stride * (rows + 1)
        self.column_of = tuple(number % stride for number in range(area))
        rectangle = mask_of(row * stride + column for row in range(rows) for column in range(columns))
        self.spaces = rectangle if spaces is None else spaces
        if self.spaces & ~rectangle or not self.spaces:
            raise GridError("a map needs at least one space, and all of them inside its rectangle")
        self.edges = self.edges_of(self.spaces)
        self.border = self.rim(self.spaces)
        self._memo: dict[Hashable, Any] = {}
        self._kept: dict[Hashable, dict[Any, Any]] = {}
        self._names: dict[int, str] = {}

        self.terrains = {
            name: terrains[name] for name in sorted(terrains or ()) if terrains and terrains[name]
        }
        self.terrains.pop(FLOOR, None)
        taken = 0
        for name, where in self.terrains.items():
            if where & ~self.spaces or where & taken:
                raise GridError(f"terrain {name!r} lies off the map or on a space that has another terrain")
            taken |= where

        self.walls = (walls | self.border) & self.edges
        self.doors = {name: doors[name] for name in sorted(doors or ())} if doors else {}
        self.all_doors = 0
        for name, where in self.doors.items():
            self._check_door(name, where)
            self.all_doors |= where
        self.lines = self._strictest_lines(lines or {}, outline)

        self._key = (
            columns,
            rows,
            self.spaces,
            self.walls,
            tuple(self.doors.items()),
            tuple(self.lines.items()),
            tuple(self.terrains.items()),
        )
        self._hash = hash(self._key)

    def _check_door(self, name: str, where: int) -> None:
        if not where:
            raise GridError(f"door {name!r} has no edge: give it one between two spaces")
        for edge in bits(where):
            place = self.edge_name(edge)
            if not self.edges >> edge & 1 or self.border >> edge & 1:
                raise GridError(
                    f"door {name!r} touches no two spaces at {place}: move it inside the map", edge=edge
                )
            if self.walls >> edge & 1:
                raise GridError(f"door {name!r} stands on the wall {place}: remove one of them", edge=edge)
            if self.all_doors >> edge & 1:
                raise GridError(
                    f"door {name!r} stands on another door at {place}: remove one of them", edge=edge
                )
        joined = self._touching(first(where), where)
        if joined != where:
            apart = first(where & ~joined)
            raise GridError(
                f"door {name!r} is at {self.edge_name(first(where))} and at {self.edge_name(apart)}, "
                "which do not touch: give the second one another letter",
                edge=apart,
            )

    def _touching(self, start: int, among: int) -> int:
        """The edges among these that hang together with the first one, end to end."""
        found, waiting = 1 << start, [start]
        while waiting:
            ends = self.ends(waiting.pop())
            for edge in bits(among & ~found):
                if ends & self.ends(edge):
                    found |= 1 << edge
                    waiting.append(edge)
        return found

    def _strictest_lines(self, lines: Mapping[str, int], outline: Sequence[str]) -> Mapping[str, int]:
        """One type per edge: wall and door before blocking before impassable before difficult (D16-R-17)."""
        unknown = [kind for kind in (*lines, *outline) if kind not in LINE_KINDS]
        if unknown:
            raise GridError(f"unknown terrain line {unknown[0]!r}: use one of {', '.join(LINE_KINDS)}")
        free = self.edges & ~self.walls & ~self.all_doors
        result = {}
        for kind in LINE_KINDS:
            wanted = lines.get(kind, 0)
            if kind in outline:
                wanted |= self.edges_of(self.terrains.get(kind, 0))
            result[kind] = wanted & free
            free &= ~wanted
        return result

    @classmethod
    def of(
        cls,
        columns: int,
        rows: int,
        *,
        void: Iterable[str] = (),
        terrain: Mapping[str, str] | None = None,
        walls: Iterable[str] = (),
        doors: Mapping[str, Iterable[str]] | None = None,
        lines: Mapping[str, Iterable[str]] | None = None,
        outline: Sequence[str] = (),
    ) -> Board:
        """A map in words: spaces are "column,row", edges "column,row|column,row"."""
        blank = cls(columns, rows)
        terrains: dict[str, int] = {}
        for place, kind in (terrain or {}).items():
            terrains[kind] = terrains.get(kind, 0) | 1 << blank.read(place)

        def edges(names: Iterable[str]) -> int:
            return mask_of(blank.read_edge(name) for name in names)

        return cls(
            columns,
            rows,
            spaces=blank.spaces & ~mask_of(blank.read(place) for place in void),
            walls=edges(walls),
            doors={name: edges(where) for name, where in (doors or {}).items()},
            lines={kind: edges(where) for kind, where in (lines or {}).items()},
            terrains=terrains,
            outline=outline,
        )

    # ------------------------------------------------------------------ names

    def name(self, space: int) -> str:
        """A space as text: "column,row", counted from 0 at the top left."""
        found = self._names.get(space)
        if found is None:
            found = f"{space % self.stride},{space // self.stride}"
            if 0 <= space < self.area:  # pictures and sentences hold the same few hundred thousands of times
                self._names[space] = found
        return found

    def read(self, text: str) -> int:
        """The space that a text names; refuses, in a sentence, what is not on the map."""
        column, comma, row = (part.strip() for part in text.partition(","))
        if not comma or not _is_number(column) or not _is_number(row):
            raise GridError(f"{text!r} is no space: write column,row, for example 7,4")
        if int(column) >= self.columns or int(row) >= self.rows:
            raise GridError(
                f"{text!r} is off the map: columns go to {self.columns - 1}, rows to {self.rows - 1}"
            )
        space = int(row) * self.stride + int(column)
        if not self.spaces >> space & 1:
            raise GridError(f"{text!r} is not part of the map")
        return space

    def edge_name(self, edge: int) -> str:
        """An edge as text: the two spaces it separates, "0,0|1,0"."""
        one, other = self.sides(edge)
        return f"{self._place(one)}|{self._place(other)}"

    def _place(self, space: int) -> str:
        row, column = divmod(space, self.stride)
        return self.name(space) if column < self.columns and 0 <= row < self.rows else "outside"

    def read_edge(self, text: str) -> int:
        """The edge that a text such as "0,0|1,0" names."""
        one, bar, other = text.partition("|")
        if not bar:
            raise GridError(f"{text!r} is no edge: write two neighbouring spaces, for example 0,0|1,0")
        return self.edge(self.read(one), self.read(other))

    # ------------------------------------------------------------------ spaces and edges

    def terrain_at(self, space: int) -> str:
        """The name of a space's terrain."""
        for name, where in self.terrains.items():
            if where >> space & 1:
                return name
        return FLOOR

    def edge(self, one: int, other: int) -> int:
        """The number of the edge between two orthogonally neighbouring spaces."""
        low, high = min(one, other), max(one, other)
        if high - low == 1:
            return high
        if high - low == self.stride:
            return self.area + high
        raise GridError(
            f"{self.name(one)} and {self.name(other)} share no edge: name two neighbouring spaces"
        )

    def sides(self, edge: int) -> tuple[int, int]:
        """The two space numbers an edge separates; one of them may lie off the map."""
        if edge < self.area:
            return edge - 1, edge
        return edge - self.area - self.stride, edge - self.area

    def ends(self, edge: int) -> int:
        """The two lattice points an edge joins; a point has the number of the space south-east of it."""
        if edge < self.area:
            return 1 << edge | 1 << edge + self.stride
        return 1 << edge - self.area | 1 << edge - self.area + 1

    def kind_of(self, edge: int) -> str:
        """The one type of an edge: open, wall, door, blocking, impassable or difficult."""
        if self.walls >> edge & 1:
            return "wall"
        if self.all_doors >> edge & 1:
            return "door"
        for kind, where in self.lines.items():
            if where >> edge & 1:
                return kind
        return "open"

    def door_at(self, edge: int) -> str | None:
        """The door that stands on an edge."""
        for name, where in self.doors.items():
            if where >> edge & 1:
                return name
        return None

    def closed(self, doors: Iterable[str]) -> int:
        """The edges of these doors."""
        edges = 0
        for door in doors:
            if door not in self.doors:
                raise GridError(f"unknown door {door!r}: this map has {', '.join(self.doors) or 'no doors'}")
            edges |= self.doors[door]
        return edges

    def spaces_at(self, edges: int) -> int:
        """The spaces at these edges: where a figure stands to work a door (D04-DOR-07, D16-ADJ-05)."""
        west, north = edges & (1 << self.area) - 1, edges >> self.area
        return (west | west >> 1 | north | north >> self.stride) & self.spaces

    def edges_of(self, spaces: int) -> int:
        """Every edge of these spaces."""
        return spaces | spaces << 1 | (spaces | spaces << self.stride) << self.area

    def inner_edges(self, spaces: int) -> int:
        """The edges between two of these spaces."""
        return spaces & spaces << 1 | (spaces & spaces << self.stride) << self.area

    def rim(self, spaces: int) -> int:
        """The edges between these spaces and all others, such as the border of the known part of a map."""
        return (spaces ^ spaces << 1) | (spaces ^ spaces << self.stride) << self.area

    def areas(self, spaces: int, stops: int = 0) -> tuple[int, ...]:
        """These spaces in groups that hang together edge to edge without a stop between them (D16-TER-04)."""
        joined = self.inner_edges(spaces) & ~stops
        east, south = (joined & (1 << self.area) - 1) >> 1, joined >> self.area >> self.stride
        found = []
        while spaces:
            group, grown = 0, spaces & -spaces
            while group != grown:
                group = grown
                grown |= (group & east) << 1 | (group >> 1) & east
                grown |= (group & south) << self.stride | (group >> self.stride) & south
            found.append(group)
            spaces &= ~group
        return tuple(found)

    def square(self, space: int, radius: int) -> int:
        """The spaces whose column and row differ by at most the radius, whatever stands between."""
        row, column = divmod(space, self.stride)
        left, right = max(0, column - radius), min(self.columns - 1, column + radius)
        line = (1 << right - left + 1) - 1
        mask = 0
        for y in range(max(0, row - radius), min(self.rows - 1, row + radius) + 1):
            mask |= line << y * self.stride + left
        return mask & self.spaces

    def apart(self, one: int, other: int) -> int:
        """The larger of the column and row differences, whatever stands between."""
        columns = abs(one % self.stride - other % self.stride)
        return max(columns, abs(one // self.stride - other // self.stride))

    # ------------------------------------------------------------------ being a value

    def recall(self, key: Hashable) -> Any:
        """What was worked out before about this map under a key, or None."""
        found = self._memo.pop(key, None)
        if found is not None:
            self._memo[key] = found  # the last one asked for is the last one to go
        return found

    def remember(self, key: Hashable, value: Any) -> None:
        """Keep something worked out about this map; the oldest goes when there is too much."""
        if len(self._memo) >= _REMEMBERED:
            self._memo.pop(next(iter(self._memo)), None)  # another thread may have been quicker
        self._memo[key] = value

    def keep(self, key: Hashable) -> dict[Any, Any]:
        """A table that belongs to this map for good: what depends on nothing but the map itself."""
        return self._kept.setdefault(key, {})

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Board) and self._key == other._key)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return (
            f"<Board {self.columns}x{self.rows}, {self.spaces.bit_count()} spaces, {len(self.doors)} doors>"
        )

    def __copy__(self) -> Board:
        return self

    def __deepcopy__(self, _: object) -> Board:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, self._key


def _rebuild(
    columns: int,
    rows: int,
    spaces: int,
    walls: int,
    doors: tuple[tuple[str, int], ...],
    lines: tuple[tuple[str, int], ...],
    terrains: tuple[tuple[str, int], ...],
) -> Board:
    return Board(
        columns,
        rows,
        spaces=spaces,
        walls=walls,
        doors=dict(doors),
        lines=dict(lines),
        terrains=dict(terrains),
    )


def check_size(columns: int, rows: int) -> None:
    """Refuse maps that are empty or too large to be meant."""
    if not 1 <= columns <= LARGEST_SIDE or not 1 <= rows <= LARGEST_SIDE:
        raise GridError(
            f"a map of {columns} x {rows} spaces: both sides must be from 1 to {LARGEST_SIDE}, so split it"
        )


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 4
