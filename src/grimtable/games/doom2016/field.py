"""The field: what is derived from a table and kept beside it, as sets of spaces, ways and lines of sight."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from grimtable.games.doom2016.table import MARINE, Figure, Table
from grimtable.grid import Board, CornerSight, Passage, bits
from grimtable.grid.footprint import Footprint
from grimtable.kernel.identity import DoorId, Space

if TYPE_CHECKING:
    from grimtable.games.doom2016.game import Doom2016
    from grimtable.kernel import State

#: A state of this game.
DoomState: TypeAlias = "State[Table, Field, Doom2016]"


#: The size of a base by its printed name → columns and rows of the unturned figure (D16-BIG-01).
EXTENTS: Final = {"1x1": (1, 1), "1x2": (1, 2), "2x2": (2, 2), "2x3": (2, 3)}


@cache
def ground(stride: int, space: int, base: str, turned: bool = False) -> Footprint:
    """What a figure with this base covers; it may leave the map.

    >>> ground(8, 0, "1x2", turned=True)
    Footprint(anchor=0, width=2, height=1, mask=3)
    """
    width, height = EXTENTS[base]
    if turned:
        width, height = height, width
    row = (1 << width) - 1
    return Footprint(
        Space(space), width, height, sum(row << line * stride for line in range(height)) << space
    )


class Scene:
    """What the map alone decides, worked out once."""

    __slots__ = (
        "blocking",
        "board",
        "difficult",
        "doorways",
        "near_doorway",
        "offers",
        "rough",
    )

    def __init__(self, board: Board) -> None:
        self.board = board
        terrains = board.terrains
        self.blocking = terrains.get("blocking", 0)
        self.difficult = terrains.get("difficult", 0)
        self.rough = self.blocking | terrains.get("impassable", 0)  #: where an ordinary figure may not stand
        #: D16-DOR-03: door → the spaces from which it can be opened
        self.doorways = {DoorId(door): board.spaces_at(edges) for door, edges in board.doors.items()}
        self.near_doorway = 0
        for spaces in self.doorways.values():
            self.near_doorway |= spaces
        self.offers: dict[object, object] = {}


@lru_cache(maxsize=64)
def scene_of(board: Board) -> Scene:
    """The scene of a map."""
    return Scene(board)


class Ways:
    """What walls, terrain and closed doors allow, for one set of closed doors (D16-TER-03, D16-TER-16).

    Walls and closed doors stop everybody and every line (D16-TER-01, D16-TER-02, D16-DOR-06, D16-R-05,
    D16-R-12, D16-FLY-02, D16-BIG-04); blocking terrain ordinary figures, sight and range (D16-TER-06,
    D16-TER-07, D16-LOS-03, D16-RNG-06); impassable terrain ordinary figures alone (D16-TER-09 to D16-TER-12,
    D16-TER-10, D16-TER-11, D16-LOS-06, D16-COV-09); difficult terrain nobody (D16-TER-13, D16-TER-15).
    Where two kinds meet, the stricter one holds (D16-R-17).
    """

    __slots__ = (
        "aerial",
        "around",
        "board",
        "difficult_edges",
        "fly",
        "heavy",
        "pockets",
        "range",
        "sight",
        "stops",
        "walk",
    )

    def __init__(self, board: Board, closed: int) -> None:
        lines = board.lines
        self.board = board
        self.stops = stops = board.walls | closed
        #: D16-MOV-15, D16-MOV-16, D16-ADJ-01, D16-ADJ-02, D16-ADJ-03, D16-ADJ-07, D16-R-16: ordinary
        #: figures, and adjacency, which neither figures nor difficult terrain prevent
        self.walk = Passage.of(board, stops | lines["blocking"] | lines["impassable"])
        #: D16-FLY-01, D16-FLY-03, D16-TER-08, D16-TER-12: Flying ignores terrain, not walls and doors
        self.fly = Passage.of(board, stops)
        #: D16-BIG-02: large figures know no diagonals
        self.heavy = Passage.of(board, stops, "never")
        #: D16-RNG-05, D16-RNG-07, D16-RNG-08, D16-RNG-10: impassable terrain, figures and teleporters do not
        #: matter for range
        self.range = Passage.of(board, stops | lines["blocking"])
        #: D16-LOS-04, D16-LOS-07 to D16-LOS-13, D16-LOS-15, D16-LOS-19, D16-LOS-20: the exact test of lines
        self.sight = CornerSight.of(board, stops | lines["blocking"])
        #: D16-R-11: the edges along which a line runs through the inside of a difficult area
        self.difficult_edges = 0
        for area in board.areas(board.terrains.get("difficult", 0), stops):
            self.difficult_edges |= board.inner_edges(area) & ~stops
        #: D16-TER-04: each space of blocking terrain → the enclosed area it belongs to
        self.pockets: dict[int, int] = {}
        for area in board.areas(board.terrains.get("blocking", 0), stops):
            for space in bits(area):
                self.pockets[space] = area
        self.aerial: dict[int, tuple[Passage, CornerSight]] = {}
        self.around: dict[tuple[int, int], int] = {}

    def ignoring(self, spaces: int) -> tuple[Passage, CornerSight]:
        """D16-LOS-17, D16-LOS-18, D16-RNG-09: range and sight without the blocking edges of these spaces."""
        if not spaces:
            return self.range, self.sight
        found = self.aerial.get(spaces)
        if found is None:
            board = self.board
            lines = board.lines["blocking"] & ~board.edges_of(spaces)
            stops = self.stops | lines
            found = self.aerial[spaces] = (Passage.of(board, stops), CornerSight.of(board, stops))
        return found

    def within(self, here: int, reach: int) -> int:
        """D16-RNG-03: all spaces within a range, without any pocket."""
        found = self.around.get((here, reach))
        if found is None:
            found = self.around[here, reach] = self.range.reach(here, reach)
        return found


@lru_cache(maxsize=256)
def ways_of(board: Board, closed: int) -> Ways:
    """The ways while these edges of doors are closed."""
    return Ways(board, closed)


class Field:
    """Where everything stands, as sets of spaces."""

    __slots__ = ("at", "board", "demons", "large", "marines", "occupied", "scene", "shared", "ways", "where")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.scene = scene_of(board)
        self.ways: Ways = ways_of(board, 0)
        self.occupied = 0
        self.marines = 0
        self.demons = 0
        self.large = 0  #: spaces of large figures
        self.shared = 0  #: spaces with more than one figure, in the middle of a movement
        #: figure → the spaces it covers. Its order is that in which figures moved and is not saved: where an
        #: order matters, walk over the table's figures.
        self.where: dict[str, int] = {}
        self.at: dict[int, str] = {}  #: space → figure; of several the one that was there first

    def copy(self) -> Field:
        twin = Field.__new__(Field)
        twin.board = self.board
        twin.scene = self.scene
        twin.ways = self.ways
        twin.occupied = self.occupied
        twin.marines = self.marines
        twin.demons = self.demons
        twin.large = self.large
        twin.shared = self.shared
        twin.where = self.where.copy()
        twin.at = self.at.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Field) and all(
            getattr(self, name) == getattr(other, name)
            for name in Field.__slots__
            if name not in ("scene", "ways", "at")
        )

    __hash__ = None  # type: ignore[assignment]  # mutable, as the standard containers are

    def work_doors(self, doors: dict[str, bool]) -> None:
        """Doors have moved: take the ways and lines that hold now."""
        closed = self.board.closed(door for door, shut in doors.items() if shut) if doors else 0
        self.ways = ways_of(self.board, closed)

    def stand(self, figure: Figure, spaces: int) -> None:
        """A figure stands on these spaces now."""
        self.where[figure.id] = spaces
        self.shared |= spaces & self.occupied
        self.occupied |= spaces
        if figure.kind == MARINE:
            self.marines |= spaces
        else:
            self.demons |= spaces
        at, id = self.at, figure.id
        if spaces & (spaces - 1):
            self.large |= spaces
            for space in bits(spaces):
                at.setdefault(space, id)
        else:
            at.setdefault(spaces.bit_length() - 1, id)

    def lift(self, figure: Figure) -> None:
        """A figure has left its spaces."""
        spaces = self.where.pop(figure.id)
        if spaces & self.shared:
            self._leave_others(spaces)
            return
        self.occupied &= ~spaces
        self.marines &= ~spaces
        self.demons &= ~spaces
        self.large &= ~spaces
        at = self.at
        while spaces:
            low = spaces & -spaces
            del at[low.bit_length() - 1]
            spaces ^= low

    def shift(self, figure: Figure, space: int) -> None:
        """A figure that covers one space goes to another one."""
        id, there = figure.id, 1 << space
        here = self.where[id]
        if self.shared & here or self.occupied & there:
            self.lift(figure)
            self.stand(figure, there)
            return
        # Nobody else is here or there: the two bits change, in all sets that the figure belongs to.
        del self.where[id]
        self.where[id] = there
        moved = here | there
        self.occupied ^= moved
        if figure.kind == MARINE:
            self.marines ^= moved
        else:
            self.demons ^= moved
        del self.at[here.bit_length() - 1]
        self.at[space] = id

    def _leave_others(self, spaces: int) -> None:
        """Count anew who stands on these spaces: somebody left, and others are still there."""
        taken = mine = theirs = large = shared = 0
        at = self.at
        for space in bits(spaces):
            del at[space]
        for id, where in self.where.items():
            part = where & spaces
            if part:
                shared |= part & taken
                taken |= part
                if where & (where - 1):
                    large |= part
                if id in _MARINE_IDS:
                    mine |= part
                else:
                    theirs |= part
                for space in bits(part):
                    at.setdefault(space, id)
        kept = ~spaces
        self.occupied = self.occupied & kept | taken
        self.marines = self.marines & kept | mine
        self.demons = self.demons & kept | theirs
        self.large = self.large & kept | large
        self.shared = self.shared & kept | shared


#: A marine's figure is called as his seat is.
_MARINE_IDS: Final = frozenset(("alpha", "bravo", "charlie", "delta"))
