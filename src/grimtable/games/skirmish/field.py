"""The field: what is derived from a skirmish table and kept beside it, bit boards and lines of sight."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from grimtable.games.skirmish.actions import Step
from grimtable.games.skirmish.table import KEEPER, Figure, Table
from grimtable.grid import Board, CentreSight, Passage, bits
from grimtable.kernel.identity import DoorId

if TYPE_CHECKING:
    from grimtable.games.skirmish.game import Skirmish
    from grimtable.kernel import State

#: A state of this game.
SkirmishState: TypeAlias = "State[Table, Occupancy, Skirmish]"


class Scene:
    """What the map alone decides, worked out once: bases of large figures, doorways, reach."""

    __slots__ = ("blocks", "board", "doorways", "near_doorway", "offers", "reaches")

    def __init__(self, board: Board) -> None:
        self.board = board
        stride = board.stride
        block = 1 | 1 << 1 | 1 << stride | 1 << stride + 1
        #: for each space number, the two by two spaces to its south-east, or nothing where they leave the map
        self.blocks = tuple(
            0 if block << space & ~board.spaces else block << space for space in range(board.area)
        )
        #: door → the spaces from which it can be worked (SKI-DOR-02)
        self.doorways = {DoorId(door): board.spaces_at(edges) for door, edges in board.doors.items()}
        #: north-west spaces of figures, small or large, that might stand at a door
        self.near_doorway = 0
        for spaces in self.doorways.values():
            self.near_doorway |= spaces | spaces >> 1 | spaces >> stride | spaces >> stride + 1
        self.offers: dict[tuple[str, int], list[Step]] = {}
        self.reaches: dict[tuple[int, int, int], int] = {}

    def ground(self, space: int, side: int) -> int:
        """The spaces a figure covers when it stands here; nothing where it would leave the map."""
        return 1 << space if side == 1 else self.blocks[space]

    def within(self, space: int, side: int, reach: int) -> int:
        """SKI-BIG-03: all spaces no further than this from a figure standing here, walls or not."""
        found = self.reaches.get((space, side, reach))
        if found is None:
            found = 0
            for each in bits(self.ground(space, side)):
                found |= self.board.square(each, reach)
            self.reaches[space, side, reach] = found
        return found


@lru_cache(maxsize=64)
def scene_of(board: Board) -> Scene:
    """The scene of a map."""
    return Scene(board)


class Occupancy:
    """Where everything stands, as sets of spaces."""

    __slots__ = (
        "at",
        "board",
        "hidden",
        "keepers",
        "known",
        "occupied",
        "passage",
        "scene",
        "scouts",
        "sight",
    )

    def __init__(self, board: Board) -> None:
        self.board = board
        self.scene = scene_of(board)
        self.passage: Passage = Passage.of(board, board.walls)
        self.sight: CentreSight = CentreSight.of(board, board.walls)
        self.hidden = 0  #: spaces of areas not yet revealed
        self.known = board.spaces
        self.occupied = 0
        self.scouts = 0
        self.keepers = 0
        self.at: dict[int, str] = {}  #: space → figure

    def copy(self) -> Occupancy:
        twin = Occupancy.__new__(Occupancy)
        twin.board = self.board
        twin.scene = self.scene
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
        return isinstance(other, Occupancy) and all(
            getattr(self, name) == getattr(other, name)
            for name in Occupancy.__slots__
            if name not in ("passage", "scene", "sight")
        )

    __hash__ = None  # type: ignore[assignment]  # mutable, as the standard containers are

    def work_doors(self, doors: dict[str, bool]) -> None:
        """Doors have moved: take the passages and sight lines that hold now."""
        stops = self.board.walls | self.board.closed(door for door, closed in doors.items() if closed)
        self.passage = Passage.of(self.board, stops)
        self.sight = CentreSight.of(self.board, stops)

    def next_to(self, space: int, side: int) -> int:
        """SKI-MOV-06: the spaces next to a figure standing here; walls and closed doors part."""
        if side == 1:
            return self.passage.neighbours[space]
        here = self.scene.blocks[space]
        return self.passage.dilate(here) & ~here

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
