"""Drawing a map in the text notation that `read_map` reads. See docs/map-notation.md."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from string import ascii_uppercase

from grimtable.grid.board import Board
from grimtable.grid.errors import GridError
from grimtable.grid.notation import LINE_SIGNS, TERRAIN_SIGNS, VOID

#: gives a drawn space its colours: (space, its three characters) to what is printed instead
Style = Callable[[int, str], str]


def door_letters(board: Board) -> dict[str, str]:
    """The letter each door is drawn with: its id if that is one capital, else a free one, of its name first.

    >>> board = Board.of(3, 1, doors={"red": ["0,0|1,0"], "A": ["1,0|2,0"]})
    >>> door_letters(board)
    {'A': 'A', 'red': 'R'}
    """
    letters = {name: name for name in board.doors if len(name) == 1 and name in ascii_uppercase}
    taken = set(letters)
    for name in board.doors:
        if name not in letters:
            wanted = [letter for letter in name.upper() + ascii_uppercase if letter in ascii_uppercase]
            letter = next((letter for letter in wanted if letter not in taken), None)
            if letter is None:
                raise GridError(
                    f"the map has {len(board.doors)} doors: at most {len(ascii_uppercase)} can be drawn"
                )
            letters[name] = letter
            taken.add(letter)
    return dict(sorted(letters.items()))


def draw_map(
    board: Board,
    labels: Mapping[int, str] | None = None,
    *,
    open_doors: Collection[str] = (),
    letters: Mapping[str, str] | None = None,
    signs: Mapping[str, str] = TERRAIN_SIGNS,
    rulers: bool = False,
    style: Style | None = None,
    shown: int | None = None,
) -> str:
    """The map as text, with a label of up to three characters in each space that has one.

    With `shown`, every other space is drawn as if it were not part of the map: nobody may know it yet.

    >>> print(draw_map(Board.of(3, 1, doors={"A": ["1,0|2,0"]}), {0: "r", 1: "i2"}))
    #############
    # r  i2 A   #
    #############
    >>> print(draw_map(Board.of(3, 1, doors={"A": ["1,0|2,0"]}), {0: "r", 2: "i2"}, shown=0b011))
    #############
    # r     A####
    #############
    """
    labels = labels or {}
    missing = [name for name in board.terrains if name not in signs]
    if missing:
        raise GridError(f"terrain {missing[0]!r} has no sign to draw: add one to signs")
    spaces = board.spaces if shown is None else board.spaces & shown
    edges = _edge_signs(board, letters or door_letters(board), open_doors, spaces)
    stride = board.stride
    margin = len(str(board.rows - 1)) + 1 if rulers else 0
    lines = []
    if rulers:
        lines.append(
            (" " * margin + " " + " ".join(f"{column:^3}" for column in range(board.columns))).rstrip()
        )
    points = _point_signs(board, spaces)
    for row in range(board.rows + 1):
        parts = [" " * margin]
        for column in range(board.columns + 1):
            space = row * stride + column
            parts.append(points[row][column])
            if column < board.columns:
                parts.append(_horizontal(edges, board.area + space))
        lines.append("".join(parts))
        if row == board.rows:
            break
        parts = [f"{row:>{margin - 1}} " if rulers else ""]
        for column in range(board.columns + 1):
            space = row * stride + column
            sign = edges.get(space)
            parts.append("#" if sign is None else sign)
            if column < board.columns:
                there = spaces >> space & 1
                drawn = _space(board, space, labels.get(space, ""), signs) if there else VOID
                parts.append(style(space, drawn) if style and there else drawn)
        lines.append("".join(parts))
    return "\n".join(lines)


def _edge_signs(
    board: Board, letters: Mapping[str, str], open_doors: Collection[str], spaces: int
) -> dict[int, str]:
    """The sign of every edge of the map; an edge between two spaces that are not drawn has none."""
    signs = {}
    for edge, kind in _edge_kinds(board, spaces).items():
        if kind == "door":
            door = board.door_at(edge) or ""
            signs[edge] = letters[door].lower() if door in open_doors else letters[door]
        else:
            signs[edge] = LINE_SIGNS.get(kind) or {"open": " ", "wall": "#"}[kind]
    return signs


# A game is drawn again at every decision, and its map changes seldom.
@lru_cache(maxsize=32)
def _edge_kinds(board: Board, spaces: int) -> dict[int, str]:
    drawn = board.edges & board.edges_of(spaces)
    return {edge: board.kind_of(edge) for edge in range(2 * board.area) if drawn >> edge & 1}


@lru_cache(maxsize=32)
def _point_signs(board: Board, spaces: int) -> list[str]:
    """A line of signs for every row of corners."""
    return [
        "".join(_point_sign(board, column, row, spaces) for column in range(board.columns + 1))
        for row in range(board.rows + 1)
    ]


def _horizontal(edges: Mapping[int, str], edge: int) -> str:
    sign = edges.get(edge, "#")
    return f"={sign}=" if sign.isalpha() else sign * 3


def _point_sign(board: Board, column: int, row: int, spaces: int) -> str:
    """# where a wall ends or nothing of the map is, + elsewhere."""
    for x, y in ((column - 1, row - 1), (column, row - 1), (column - 1, row), (column, row)):
        if not (0 <= x < board.columns and 0 <= y < board.rows and spaces >> y * board.stride + x & 1):
            return "#"
    point = row * board.stride + column
    arms = 1 << point | 1 << point - board.stride | 1 << board.area + point | 1 << board.area + point - 1
    return "#" if board.walls & arms else "+"


def _space(board: Board, space: int, label: str, signs: Mapping[str, str]) -> str:
    """The three characters of a space: its terrain round its label."""
    if len(label) > 3:
        raise GridError(f"the label {label!r} at {board.name(space)} is too long: use up to 3 characters")
    sign = signs.get(board.terrain_at(space), " ")
    if not label:
        return sign * 3
    if sign == " " or len(label) == 3:
        return f"{label:^3}"
    return f"{sign}{label}{sign}"[:3]
