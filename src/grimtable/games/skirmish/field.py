"""The field: what is derived from a skirmish table and kept beside it — bit boards and the sight lines in force."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from grimtable.games.skirmish.table import KEEPER, Figure, Table
from grimtable.grid import Board, CentreSight, Footprint, Passage, footprint

if TYPE_CHECKING:
    from grimtable.kernel import State

    Play = State[Table, "Field"]


class Field:
    """Where everything stands, as sets of spaces."""

    __slots__ = ("at", "board", "hidden", "keepers", "known", "occupied", "passage", "scouts", "sight")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.passage: Passage = Passage.of(board, board.walls)
        self.sight: CentreSight = CentreSight.of(board, board.walls)
        self.hidden = 0  #: spaces of areas not yet revealed
        self.known = board.spaces
        self.occupied = 0
        self.scouts = 0
        self.keepers = 0
        self.at: dict[int, str] = {}  #: space → figure

    def copy(self) -> Field:
        twin = Field.__new__(Field)
        twin.board = self.board
        twin.passage = self.passage
        twin.sight = self.sight
        twin.hidden = self.hidden
        twin.known = self.known
        twin.occupied = self.occupied
        twin.scouts = self.scouts
        twin.keepers = self.keepers
        twin.at = self.at.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Field) and all(
            getattr(self, name) == getattr(other, name) for name in Field.__slots__ if name not in ("passage", "sight")
        )

    __hash__ = None  # type: ignore[assignment]  # mutable, as the standard containers are

    def work_doors(self, doors: dict[str, bool]) -> None:
        """Doors have moved: take the passages and sight lines that hold now."""
        stops = self.board.walls | self.board.closed(door for door, closed in doors.items() if closed)
        self.passage = Passage.of(self.board, stops)
        self.sight = CentreSight.of(self.board, stops)

    def stand(self, figure: Figure, spaces: int) -> None:
        """A figure stands on these spaces now."""
        self.occupied |= spaces
        if figure.seat == KEEPER:
            self.keepers |= spaces
        else:
            self.scouts |= spaces
        at, id = self.at, figure.id
        while spaces:
            low = spaces & -spaces
            at[low.bit_length() - 1] = id
            spaces ^= low

    def lift(self, figure: Figure, spaces: int) -> None:
        """A figure has left these spaces."""
        self.occupied &= ~spaces
        if figure.seat == KEEPER:
            self.keepers &= ~spaces
        else:
            self.scouts &= ~spaces
        at = self.at
        while spaces:
            low = spaces & -spaces
            del at[low.bit_length() - 1]
            spaces ^= low


@lru_cache(maxsize=65536)
def ground(board: Board, space: int, side: int) -> Footprint:
    """What a figure of one or of two by two spaces covers when it stands here."""
    return footprint(board, space, side, side)


@lru_cache(maxsize=65536)
def within(board: Board, space: int, side: int, reach: int) -> int:
    """All spaces no further than this from a figure standing here, walls or not."""
    spaces = 0
    for row in range(side):
        for column in range(side):
            spaces |= board.square(space + row * board.stride + column, reach)
    return spaces
