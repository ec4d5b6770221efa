"""Drawing: small random maps in text notation, and old ones with something changed."""

from __future__ import annotations

from collections.abc import Sequence

from tests.content.generated.making import Maker

Place = tuple[int, int]


class Drawing:
    """A map being drawn: spaces by column and row, edges by the space to their right or below them."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.cells: dict[Place, str] = {(column, row): "" for row in range(rows) for column in range(columns)}
        self.west: dict[Place, str] = {}
        self.north: dict[Place, str] = {}

    def free(self) -> list[Place]:
        """The spaces without a mark, in board order."""
        return [place for place, mark in self.cells.items() if not mark]

    def mark(self, maker: Maker, mark: str, among: Sequence[Place] | None = None) -> Place | None:
        """Put a mark on a free space, if there is one left."""
        free = [place for place in self.free() if among is None or place in among]
        if not free:
            return None
        place = maker.one(free)
        self.cells[place] = mark
        return place

    def wall(self, column: int) -> None:
        """A wall from top to bottom to the left of a column."""
        for row in range(self.rows):
            self.west[column, row] = "#"

    def __str__(self) -> str:
        border = "#" * (4 * self.columns + 1)
        lines = [border]
        for row in range(self.rows):
            if row:
                edges = [self.north.get((column, row), "   ") for column in range(self.columns)]
                lines.append("#" + "+".join(edges) + "#")
            line = "#"
            for column in range(self.columns):
                if column:
                    line += self.west.get((column, row), " ")
                line += f"{self.cells[column, row]:^3}"
            lines.append(line + "#")
        return "\n".join([*lines, border, ""])


def scrambled(maker: Maker, text: str) -> str:
    """A map with a few of its characters exchanged: mostly still a map, and hardly ever the same one."""
    letters = list(text)
    inner = [place for place, letter in enumerate(letters) if letter not in "\n"]
    for _ in range(maker.number(1, 4)):
        one, other = maker.one(inner), maker.one(inner)
        if maker.chance(0.7):
            letters[one], letters[other] = letters[other], letters[one]
        else:
            letters[one] = maker.one(list("# +%!~AaBg1"))
    return "".join(letters)
