"""Maps drawn in text: the signs of the notation, and reading a drawing. See docs/map-notation.md.

A space is three characters wide and one line high. Between spaces stand their edges: one character for a
vertical edge, three for a horizontal one, and one for the lattice point where edges meet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from grimtable.grid.board import FLOOR, LARGEST_SIDE, LINE_KINDS, Board
from grimtable.grid.errors import GridError, MapError

#: what fills a space of each terrain; a pack may add its own
TERRAIN_SIGNS: Final[Mapping[str, str]] = {
    FLOOR: " ",
    "blocking": "%",
    "impassable": "^",
    "difficult": "~",
    "damaging": "!",
}
LINE_SIGNS: Final[Mapping[str, str]] = {kind: TERRAIN_SIGNS[kind] for kind in LINE_KINDS}
VOID: Final = "###"

_KIND_OF_SIGN: Final = {sign: kind for kind, sign in LINE_SIGNS.items()}
_POINTS: Final = frozenset(" #+-|.=" + "".join(LINE_SIGNS.values()))
_LONGEST_TEXT: Final = 100_000


@dataclass(frozen=True, slots=True)
class DrawnMap:
    """A drawing, read: the map, the mark in each marked space, and the doors drawn open."""

    board: Board
    marks: dict[int, str]
    open_doors: tuple[str, ...]

    @property
    def closed_edges(self) -> int:
        """The edges of the doors that are drawn closed."""
        return self.board.all_doors & ~self.board.closed(self.open_doors)


def read_map(
    text: str,
    legend: Mapping[str, str] | None = None,
    *,
    doors: Mapping[str, str] | None = None,
    signs: Mapping[str, str] = TERRAIN_SIGNS,
    outline: Sequence[str] = (),
) -> DrawnMap:
    """Read a drawn map.

    `legend` gives the terrain under each mark, "floor" for most; without a legend every mark is taken, on
    floor. `doors` gives the id of each door letter; a letter it does not name is its own id. `outline` is
    that of `Board`.

    >>> drawn = read_map('''
    ... #############
    ... # r   z A i #
    ... #############
    ... ''', {"r": "floor", "z": "floor", "i": "floor"})
    >>> drawn.marks, list(drawn.board.doors)
    ({0: 'r', 1: 'z', 2: 'i'}, ['A'])
    """
    return _Reader(text, legend, doors or {}, signs).read(outline)


class _Reader:
    """One drawing being read; remembers where in the text everything stands."""

    def __init__(
        self, text: str, legend: Mapping[str, str] | None, doors: Mapping[str, str], signs: Mapping[str, str]
    ) -> None:
        self.legend, self.doors = legend, doors
        self.terrain_of_sign = {sign: name for name, sign in signs.items() if sign != " "}
        self.lines, self.top, self.left = _trimmed(text)
        self.columns, self.rows = (len(self.lines[0]) - 1) // 4, (len(self.lines) - 1) // 2
        self.frame = Board(self.columns, self.rows)
        self.spaces = self.frame.spaces
        self.marks: dict[int, str] = {}
        self.terrains: dict[str, int] = {}
        self.walls = 0
        self.door_edges: dict[str, int] = {}
        self.open_signs: dict[str, bool] = {}
        self.kinds: dict[str, int] = {}

    def fail(self, line: int, column: int, message: str) -> MapError:
        return MapError(message, line=self.top + line + 1, column=self.left + column + 1)

    def read(self, outline: Sequence[str]) -> DrawnMap:
        for row in range(self.rows):
            for column in range(self.columns):
                self.read_space(column, row)
        for row in range(self.rows + 1):
            for column in range(self.columns + 1):
                point = self.lines[2 * row][4 * column]
                if point not in _POINTS and not _is_letter(point):
                    raise self.fail(
                        2 * row, 4 * column, f"unknown character {point!r} where lines meet: use + or #"
                    )
                if column < self.columns:
                    self.read_edge(column, row, north=True)
                if row < self.rows:
                    self.read_edge(column, row, north=False)
        try:
            board = Board(
                self.columns,
                self.rows,
                spaces=self.spaces,
                walls=self.walls,
                doors=self.door_edges,
                lines=self.kinds,
                terrains=self.terrains,
                outline=outline,
            )
        except GridError as error:
            if error.edge is None:
                raise MapError(str(error)) from None
            line, column = self.place_of(error.edge)
            raise self.fail(line, column, str(error)) from None
        opened = tuple(name for name in board.doors if self.open_signs[name])
        return DrawnMap(board, self.marks, opened)

    # ------------------------------------------------------------------ spaces

    def read_space(self, column: int, row: int) -> None:
        line, start = 2 * row + 1, 4 * column + 1
        drawn = self.lines[line][start : start + 3]
        space = row * self.frame.stride + column
        if drawn == VOID:
            self.spaces &= ~(1 << space)
            if not self.spaces:
                raise self.fail(line, start, "the map has no space at all: leave at least one blank")
            return
        terrain, mark = self.meaning(drawn, line, start)
        if mark:
            self.marks[space] = mark
        if terrain != FLOOR:
            self.terrains[terrain] = self.terrains.get(terrain, 0) | 1 << space

    def meaning(self, drawn: str, line: int, start: int) -> tuple[str, str]:
        """The terrain and the mark of a drawn space."""
        mark = drawn.strip()
        if self.legend is not None and mark in self.legend:
            return self.legend[mark], mark
        if mark in ("", "."):
            return FLOOR, ""
        terrain = self.terrain_of_sign.get(mark[0])
        if terrain is not None:
            rest = mark[1:].strip()
            if rest.endswith(mark[0]):
                rest = rest[:-1].strip()
            if rest in ("", mark[0]):
                return terrain, ""
            mark = rest
        if " " in mark:
            raise self.fail(line, start, f"the mark {mark!r} has a gap: write 1 to 3 characters together")
        if "#" in mark:
            raise self.fail(line, start, f"the space {drawn!r} is half wall: write ### for no space at all")
        if self.legend is None or mark in self.legend:
            return terrain or FLOOR, mark
        near = get_close_matches(mark, self.legend, 1, 0.5)
        hint = f" (did you mean {near[0]!r}?)" if near else ""
        raise self.fail(
            line, start, f"the mark {mark!r} is not in the legend{hint}: add it there or remove it here"
        )

    # ------------------------------------------------------------------ edges

    def place_of(self, edge: int) -> tuple[int, int]:
        """Line and column where an edge is drawn."""
        north, space = divmod(edge, self.frame.area)
        row, column = divmod(space, self.frame.stride)
        return (2 * row, 4 * column + 1) if north else (2 * row + 1, 4 * column)

    def read_edge(self, column: int, row: int, *, north: bool) -> None:
        edge = row * self.frame.stride + column + (self.frame.area if north else 0)
        line, start = self.place_of(edge)
        drawn = self.lines[line][start : start + 3] if north else self.lines[line][start]
        sign = _edge_sign(drawn)
        on_map = [side for side in self.frame.sides(edge) if side >= 0 and self.spaces >> side & 1]
        if sign is None:
            raise self.fail(line, start, f"the edge {drawn!r} is none of blank, wall, door or terrain line")
        if sign == "#":
            self.walls |= 1 << edge
        elif _is_letter(sign):
            self.read_door(edge, sign, line, start, inside=len(on_map) == 2)
        elif len(on_map) == 1:
            raise self.fail(line, start, "the border of the map must be drawn as wall: write # here")
        elif len(on_map) == 2 and sign != " ":
            kind = _KIND_OF_SIGN[sign]
            self.kinds[kind] = self.kinds.get(kind, 0) | 1 << edge

    def read_door(self, edge: int, sign: str, line: int, start: int, *, inside: bool) -> None:
        letter = sign.upper()
        if not inside:
            raise self.fail(
                line, start, f"door {letter!r} touches no two spaces here: move it between two spaces"
            )
        name = self.doors.get(letter, letter)
        if self.open_signs.setdefault(name, sign.islower()) != sign.islower():
            raise self.fail(
                line, start, f"door {letter!r} is drawn open and closed: write all its edges in one case"
            )
        self.door_edges[name] = self.door_edges.get(name, 0) | 1 << edge


def _edge_sign(drawn: str) -> str | None:
    """The sign an edge is drawn with: blank, #, a door's letter or a terrain line; None if it is unclear."""
    if not drawn.strip():
        return " "
    if set(drawn) in ({"#"}, {"-"}, {"|"}):
        return "#"
    core = drawn.strip(" =-")
    if len(set(core)) == 1 and (_is_letter(core[0]) or (core[0] in _KIND_OF_SIGN and "=" not in drawn)):
        return core[0]
    return None


def _is_letter(sign: str) -> bool:
    return sign.isascii() and sign.isalpha()


def _trimmed(text: str) -> tuple[list[str], int, int]:
    """The lines of a drawing without surroundings and rulers; how many lines and columns were cut off."""
    if len(text) > _LONGEST_TEXT:
        raise MapError(
            f"the map is {len(text)} characters long: draw at most {LARGEST_SIDE} x {LARGEST_SIDE} spaces"
        )
    lines = [line.rstrip() for line in text.split("\n")]
    for number, line in enumerate(lines):
        for column, character in enumerate(line):
            if not character.isprintable():
                raise MapError(
                    f"character {character!r} cannot stand in a map: use blanks and printed signs",
                    line=number + 1,
                    column=column + 1,
                )
    top = next((number for number, line in enumerate(lines) if line), None)
    if top is None:
        raise MapError("the map is empty: draw at least one space between walls")
    last = max(number for number, line in enumerate(lines) if line)
    left = min(len(line) - len(line.lstrip()) for line in lines[top : last + 1] if line)
    ruler = lines[top].split()
    if ruler[0] == "0" and all(part.isdigit() for part in ruler):
        left = lines[top].index("0") - 2
        top += 1
        for number in range(top, last + 1):
            if lines[number][:left].strip(" 0123456789"):
                raise MapError(
                    "a ruler of row numbers ends here: align it with the first line",
                    line=number + 1,
                    column=1,
                )
    drawing = [line[left:] for line in lines[top : last + 1]]
    _check_shape(drawing, top, left)
    return drawing, top, left


def _check_shape(drawing: list[str], top: int, left: int) -> None:
    width, height = len(drawing[0]) if drawing else 0, len(drawing)
    for number, line in enumerate(drawing):
        if len(line) != width:
            raise MapError(
                f"this line is {len(line)} characters wide, line {top + 1} is {width}: make all equally wide",
                line=top + number + 1,
                column=left + min(len(line), width) + 1,
            )
    if width % 4 != 1 or width < 5:
        raise MapError(
            f"the lines are {width} characters wide: n columns need 4 * n + 1, so count from the border",
            line=top + 1,
            column=left + max(width, 1),
        )
    if height % 2 != 1 or height < 3:
        raise MapError(
            f"the map is {height} lines high: n rows need 2 * n + 1, with edges above and below each row",
            line=top + max(height, 1),
            column=left + 1,
        )
    columns, rows = (width - 1) // 4, (height - 1) // 2
    if columns > LARGEST_SIDE or rows > LARGEST_SIDE:
        raise MapError(
            f"the map has {columns} x {rows} spaces, at most {LARGEST_SIDE} x {LARGEST_SIDE} fit: split it",
            line=top + 1,
            column=left + 1,
        )
