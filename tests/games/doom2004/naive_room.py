"""An open room for rules written down naively: cells are columns and rows, bases are sets of cells."""

from __future__ import annotations

from itertools import product
from typing import Any

from grimtable.games import load_game
from grimtable.games.doom2004.changes import covered
from grimtable.grid import bits
from grimtable.kernel.position import Position

GAME: Any = load_game("doom2004")
WIDE, HIGH = 6, 4

Cell = tuple[int, int]
Base = frozenset[Cell]

CELLS = list(product(range(WIDE), range(HIGH)))


def room(marks: dict[Cell, str], legend: dict[str, Any], game: Any = GAME, **more: Any) -> Any:
    """An open room with these marks on it; a Marine sits in a cell of his own behind a wall."""
    lines = ["#" * (4 * WIDE + 5)]
    for row in range(HIGH):
        cells = [marks.get((column, row), "   ").center(3) for column in range(WIDE)]
        last = " r " if row == 0 else "###"
        lines.append("#" + " ".join(cells) + "#" + last + "#")
        if row < HIGH - 1:
            lines.append("#" + "   +" * (WIDE - 1) + "   #" + "####")
    lines.append("#" * (4 * WIDE + 5))
    return game.set_up(Position(drawing="\n".join(lines), legend={"r": {"marine": "red"}, **legend}, **more))


def cells_of(state: Any, mask: int) -> Base:
    """A set of spaces as cells."""
    board = state.field.board
    names = [board.name(space).split(",") for space in bits(mask)]
    return frozenset((int(column), int(row)) for column, row in names)


def invader_cells(state: Any) -> dict[str, Base]:
    """What each invader covers."""
    return {id: cells_of(state, covered(state, each)) for id, each in state.table.invaders.items()}


def offered(state: Any, kind: type[Any]) -> list[Any]:
    """The actions of one kind that can be chosen now."""
    return [action for action in state.legal_actions() if isinstance(action, kind)]
