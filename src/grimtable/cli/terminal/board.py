"""The board on the screen: the game's drawing in colour, numbers on offered spaces, a crop that fits."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from rich.text import Text

from grimtable.narration.words import joined

VOID = "###"
_RULER = re.compile(r"\s+0(\s+\d+)*\s*")

_NEAR = (-1, 0, 1)

WALL, POINT, DOOR, RULER, HIDDEN, TOKEN, OFFERED = (
    "bright_black",
    "grey30",
    "bold yellow",
    "dim",
    "dim magenta",
    "cyan",
    "bold black on bright_yellow",
)


@dataclass(frozen=True, slots=True)
class Grid:
    """How a map with rulers lies in the text: cells of three letters, four apart, on every other line."""

    margin: int
    columns: int
    rows: int

    @classmethod
    def of(cls, lines: list[str]) -> Grid | None:
        """The grid of a drawing; None when the drawing is no map with rulers."""
        if len(lines) < 4 or not _RULER.fullmatch(lines[0]):
            return None
        margin = lines[0].index("0") - 2  # the ruler centres its numbers over spaces of three letters
        return cls(margin, len(lines[0].split()), (len(lines) - 2) // 2)

    def extent(self, lines: list[str]) -> tuple[int, int, int, int] | None:
        """First column, first row, last column and last row of what is on the map; None for nothing."""
        there = [
            (column, row)
            for row in range(self.rows)
            for column in range(self.columns)
            if lines[2 + 2 * row][self.margin + 1 + 4 * column :][:3] != VOID
        ]
        if not there:
            return None
        columns, rows = [column for column, _ in there], [row for _, row in there]
        return min(columns), min(rows), max(columns), max(rows)

    def shows(self, lines: list[str], space: str) -> bool:
        """Whether a drawing has this space."""
        place = self.place(space)
        return place is not None and lines[place[0]][place[1] :][:3] != VOID

    def place(self, space: str) -> tuple[int, int] | None:
        """Line and column of the first letter of a space written as `column,row`."""
        column, comma, row = space.partition(",")
        if not (comma and column.isdecimal() and row.isdecimal()):
            return None
        if int(column) >= self.columns or int(row) >= self.rows:
            return None
        return 2 + 2 * int(row), self.margin + 1 + 4 * int(column)


def paint(
    drawing: str,
    figures: Mapping[str, tuple[str, str]],
    colours: Mapping[str, str],
    offered: Mapping[str, int],
) -> list[Text]:
    """The drawing in colour. `figures`: id → (space, seat); `offered`: space → number of its action.

    An offered space that is empty shows the number to type.
    """
    plain = drawing.splitlines()
    grid = Grid.of(plain)
    if grid is None:
        return [Text(line) for line in plain]
    width = max(map(len, plain))
    letters = [list(line.ljust(width)) for line in plain]
    lines = [_base(row, line, grid) for row, line in enumerate(_hollowed(letters, grid))]
    labels: dict[str, str] = {}
    for space, seat in figures.values():
        place = grid.place(space)
        if place is not None:
            label = "".join(letters[place[0]][place[1] : place[1] + 3]).strip()
            labels[label] = colours.get(seat, "bold")
    for row in range(grid.rows):
        for column in range(grid.columns):
            y, x = 2 + 2 * row, grid.margin + 1 + 4 * column
            cell = "".join(letters[y][x : x + 3])
            number = offered.get(f"{column},{row}")
            if number is not None and (not cell.strip() or cell == "( )"):
                mark = f"({number})" if cell == "( )" and number < 10 else f"{number:^3}"
                lines[y] = Text.assemble(lines[y][:x], (mark, OFFERED), lines[y][x + 3 :])
            elif cell.strip() in labels:
                lines[y].stylize(labels[cell.strip()], x, x + 3)
            elif cell == "???" or (cell[0] == cell[2] == "."):
                lines[y].stylize(HIDDEN, x, x + 3)
            elif cell.strip("# "):
                lines[y].stylize(TOKEN, x, x + 3)
    return lines


def _base(row: int, letters: list[str], grid: Grid) -> Text:
    """One line with rulers, walls, points and doors in their colours."""
    line = Text("".join(letters), end="")
    if row == 0:
        line.stylize(RULER)
        return line
    line.stylize(RULER, 0, grid.margin)
    for x in range(grid.margin, len(letters)):
        letter = letters[x]
        is_edge = row % 2 == 1 or (x - grid.margin) % 4 == 0
        if letter == "#":
            line.stylize(WALL, x, x + 1)
        elif letter == "+" and is_edge:
            line.stylize(POINT, x, x + 1)
        elif is_edge and (letter.isalpha() or letter == "="):
            line.stylize(DOOR, x, x + 1)
    return line


def _hollowed(letters: list[list[str]], grid: Grid) -> list[list[str]]:
    """Rock is not drawn: of the signs for walls, those remain that something else is next to."""

    def is_rock(row: int, x: int) -> bool:
        if not (1 <= row < len(letters) and grid.margin <= x < len(letters[row])):
            return True
        return letters[row][x] == "#"

    return [
        [
            " "
            if row and letter == "#" and all(is_rock(row + dy, x + dx) for dy in _NEAR for dx in _NEAR)
            else letter
            for x, letter in enumerate(line)
        ]
        for row, line in enumerate(letters)
    ]


def extent_of(drawing: str) -> tuple[int, int, int, int] | None:
    """First column and row, last column and row of the part of a drawn map that is there."""
    lines = drawing.splitlines()
    grid = Grid.of(lines)
    return grid.extent(lines) if grid is not None else None


def crop(
    lines: list[Text],
    width: int,
    height: int,
    focus: str | None,
    extent: tuple[int, int, int, int] | None = None,
) -> tuple[list[Text], str]:
    """The part of a map that is there and fits, with rulers, round the focus; a hint what was left out."""
    plain = [line.plain for line in lines]
    grid = Grid.of(plain)
    if not lines:
        return lines, ""
    if grid is None:
        if max(map(len, plain)) <= width and len(lines) <= height:
            return lines, ""
        shown = [line[:width] for line in lines[: max(height, 1)]]
        return shown, "the drawing is larger than the window; make it larger, or type map"
    west, north, east, south = extent or (0, 0, grid.columns - 1, grid.rows - 1)
    columns = max(1, min(east - west + 1, (width - grid.margin - 1) // 4))
    rows = max(1, min(south - north + 1, (height - 2) // 2))
    column, row = _centre(focus, grid)
    first_column = max(west, min(column - columns // 2, east + 1 - columns))
    first_row = max(north, min(row - rows // 2, south + 1 - rows))
    left, right = grid.margin + 4 * first_column, grid.margin + 4 * (first_column + columns) + 1
    top, bottom = 1 + 2 * first_row, 2 + 2 * (first_row + rows)
    kept = [lines[0], *lines[top:bottom]]
    shown = [Text.assemble(line[: grid.margin], line[left:right]) for line in kept]
    if columns == east - west + 1 and rows == south - north + 1:
        return shown, ""
    hidden = [
        word
        for word, is_hidden in (
            ("north", first_row > north),
            ("east", first_column + columns <= east),
            ("south", first_row + rows <= south),
            ("west", first_column > west),
        )
        if is_hidden
    ]
    return shown, f"more of the map lies {joined(hidden)}; map shows more"


def _centre(focus: str | None, grid: Grid) -> tuple[int, int]:
    if focus is not None and grid.place(focus) is not None:
        column, _, row = focus.partition(",")
        return int(column), int(row)
    return grid.columns // 2, grid.rows // 2


def labels_of(drawing: str, figures: Mapping[str, tuple[str, str]]) -> dict[str, str]:
    """Figure → how it is drawn, read from the drawing itself."""
    lines = drawing.splitlines()
    grid = Grid.of(lines)
    labels: dict[str, str] = {}
    if grid is not None:
        for id, (space, _) in figures.items():
            place = grid.place(space)
            if place is not None:
                labels[id] = lines[place[0]][place[1] : place[1] + 3].strip()
    return labels
