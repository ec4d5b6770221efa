"""The field: what is derived from a DOOM table and kept beside it, bit boards and lines of sight."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from grimtable.games.doom2004.areas import START, areas_of
from grimtable.games.doom2004.marks import Door, Mark
from grimtable.games.doom2004.table import Invader, Table
from grimtable.grid import CentreSight, DrawnMap, Footprint, Passage, bits, single
from grimtable.kernel.identity import DoorId, FigureId, Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.actions import Step
    from grimtable.games.doom2004.game import Doom2004
    from grimtable.kernel import State

    class DoomState(State[Table, "Occupancy"]):
        """A state of this game, for type checkers: its `game` is known."""

        game: Doom2004


class Scene:
    """What the map alone decides, worked out once; every square of the drawing is one space (D04-MAP-01)."""

    __slots__ = (
        "areas",
        "board",
        "damaging",
        "dark",
        "doors",
        "doorways",
        "ducts",
        "exits",
        "features",
        "marks",
        "near_doorway",
        "obstacles",
        "offers",
        "pads",
        "lines_into_unknown",
        "teleporters",
    )

    def __init__(self, drawn: DrawnMap, legend: Mapping[str, Mark], doors: Mapping[str, Door]) -> None:
        board = drawn.board
        self.board = board
        #: space → its mark, in board order
        self.marks: dict[int, Mark] = {space: legend[text] for space, text in sorted(drawn.marks.items())}
        self.doors: dict[str, Door] = {door: doors.get(door, Door()) for door in board.doors}
        #: door → the four spaces at its line (D04-DOR-07)
        self.doorways = {DoorId(door): board.spaces_at(edges) for door, edges in board.doors.items()}
        self.near_doorway = 0
        for spaces in self.doorways.values():
            self.near_doorway |= spaces
        # Only these block way and sight (D04-OBS-01, D04-OBS-07); damaging ones are open (D04-OBS-03).
        self.obstacles = board.terrains.get("blocking", 0)
        self.damaging = board.terrains.get("damaging", 0)
        #: area → its spaces
        self.areas = areas_of(board, self.marks)
        #: colour → pads, in board order
        self.teleporters: dict[str, tuple[int, ...]] = {}
        self.pads: dict[int, str] = {}
        self.ducts = 0
        self.exits = 0
        for space, mark in self.marks.items():
            if mark.teleporter:
                self.teleporters[mark.teleporter] = (*self.teleporters.get(mark.teleporter, ()), space)
                self.pads[space] = mark.teleporter
            if mark.duct:
                self.ducts |= 1 << space
            if mark.exit:
                self.exits |= 1 << space
        #: where there is more to do than to step and fight: doorways, pads, ducts, exits
        self.features = frozenset((*bits(self.near_doorway | self.ducts | self.exits), *self.pads))
        self.dark: dict[str, list[tuple[int, int]]] = {}  #: scenario → its dark areas
        self.offers: dict[tuple[str, int], list[Step]] = {}  #: seat and spaces → steps onto them
        self.lines_into_unknown: dict[tuple[int, int, int], tuple[tuple[str, int], ...]] = {}

    def area_of(self, space: int) -> str:
        for name, spaces in self.areas.items():
            if space >= 0 and spaces >> space & 1:
                return name
        return START


class Occupancy:
    """Where everything stands, as sets of spaces."""

    __slots__ = (
        "arrival",
        "at",
        "barrels",
        "board",
        "declared",
        "frontier",
        "hidden",
        "invaders",
        "known",
        "marines",
        "obstacles",
        "occupied",
        "outlooks",
        "passage",
        "scene",
        "shared",
        "sight",
        "unseen",
        "ways",
    )

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.board = scene.board
        self.passage: Passage = Passage.of(scene.board, scene.board.walls)
        self.sight: CentreSight = CentreSight.of(scene.board, scene.board.walls)
        self.known = 0  #: spaces of discovered areas
        self.obstacles = scene.obstacles  #: blocking obstacles and barrels
        self.barrels = 0
        self.marines = 0
        self.invaders = 0
        self.occupied = 0
        #: space → the figures on it; two only while one moves through a friend (D04-MOV-07)
        self.at: dict[int, tuple[FigureId, ...]] = {}
        #: what the last question for an outlook depended on, and its answer
        self.outlooks: tuple[int, int, CentreSight, int] | None = None
        self.shared = 0  #: spaces with more than one figure
        #: what the last question for spaces out of sight depended on, and its answer
        self.hidden: tuple[object, int] | None = None
        self.frontier = 0  #: undiscovered spaces that no wall or closed door parts from the known map
        self.unseen = 0  #: everything that could be discovered through them
        self.ways = -1  #: where invaders may step, friends or not; -1 when it has to be looked up again
        self.arrival = -1  #: `state.stamp()` when a monster last stepped
        self.declared = -1  #: the same, when a player last chose an attack that was offered

    def copy(self) -> Occupancy:
        twin = Occupancy.__new__(Occupancy)
        twin.scene = self.scene
        twin.board = self.board
        twin.passage = self.passage
        twin.sight = self.sight
        twin.known = self.known
        twin.obstacles = self.obstacles
        twin.barrels = self.barrels
        twin.marines = self.marines
        twin.invaders = self.invaders
        twin.occupied = self.occupied
        twin.at = self.at.copy()
        twin.shared = self.shared
        twin.outlooks = self.outlooks
        twin.hidden = self.hidden
        twin.frontier = self.frontier
        twin.unseen = self.unseen
        twin.ways = self.ways
        twin.arrival = self.arrival
        twin.declared = self.declared
        return twin

    def __eq__(self, other: object) -> bool:
        same = ("known", "obstacles", "barrels", "marines", "invaders", "occupied", "at", "unseen", "board")
        return isinstance(other, Occupancy) and all(
            getattr(self, name) == getattr(other, name) for name in same
        )

    __hash__ = None  # type: ignore[assignment]  # mutable, as the standard containers are

    def work_doors(self, doors: Mapping[str, str]) -> None:
        """Doors have moved: take the passages and sight lines that hold now.

        D04-DOR-04, D04-DOR-05: a closed door stops every step and every attack, also one without sight.
        """
        stops = self.board.walls | self.board.closed(
            d for d, standing in doors.items() if standing == "closed"
        )
        self.passage = Passage.of(self.board, stops)
        self.sight = CentreSight.of(self.board, stops)
        self.look_around()

    def outlook(self) -> int:
        """The Marines' spaces from which, but for figures, something undiscovered could be seen.

        Asked after every step of every figure; the answer changes when a Marine moves or a door does.
        """
        if not self.unseen:
            return 0
        last = self.outlooks
        if last is not None and last[0] == self.marines and last[1] == self.unseen and last[2] is self.sight:
            return last[3]
        found = 0
        for space in bits(self.marines):
            if self.sight.open_from(space) & self.unseen:
                found |= 1 << space
        self.outlooks = (self.marines, self.unseen, self.sight, found)
        return found

    def others(self, spaces: int) -> int:
        """Where other figures stand than the one that covers these spaces; whoever shares one stays there."""
        return self.occupied & ~spaces | self.shared & spaces

    def find_ways(self) -> int:
        """The spaces that invaders may enter: known, no Marine and no obstacle on them."""
        self.ways = self.known & ~(self.marines | self.obstacles)
        return self.ways

    def look_around(self) -> None:
        """Which undiscovered spaces lie open to the known map."""
        self.ways = -1
        unknown = self.board.spaces & ~self.known
        self.frontier = self.passage.dilate(self.known) & unknown if unknown else 0
        self.unseen = self.passage.reach(self.frontier, forbidden=self.known) if self.frontier else 0

    def stand(self, id: FigureId, spaces: int, *, marine: bool) -> None:
        """A figure stands on these spaces now."""
        self.occupied |= spaces
        if marine:
            self.marines |= spaces
            self.ways = -1
        else:
            self.invaders |= spaces
        at = self.at
        if not spaces & (spaces - 1):
            space = spaces.bit_length() - 1
            if space not in at:
                at[space] = (id,)
                return
        for space in bits(spaces):
            if space in at:
                at[space] = tuple(sorted((*at[space], id)))  # as a rebuilt field would have it
                self.shared |= 1 << space
            else:
                at[space] = (id,)

    def lift(self, id: FigureId, spaces: int, *, marine: bool) -> None:
        """A figure has left these spaces; a friend it moved through stays."""
        at = self.at
        gone = 0
        for space in (spaces.bit_length() - 1,) if not spaces & (spaces - 1) else bits(spaces):
            others = at[space]
            if len(others) == 1:
                del at[space]
                gone |= 1 << space
            else:
                at[space] = left = tuple(other for other in others if other != id)
                if len(left) == 1:
                    self.shared ^= 1 << space
        self.occupied &= ~gone
        if marine:
            self.marines &= ~gone
            self.ways = -1
        else:
            self.invaders &= ~gone

    def shift(self, id: FigureId, before: int, space: int, *, marine: bool) -> None:
        """A figure that covers one space goes to another one."""
        at = self.at
        here = at[before]
        kept = -1
        if len(here) == 1:
            del at[before]
            kept = ~(1 << before)
        else:
            at[before] = left = tuple(other for other in here if other != id)
            if len(left) == 1:
                self.shared ^= 1 << before
        new = 1 << space
        if space in at:
            at[space] = tuple(sorted((*at[space], id)))  # as a rebuilt field would have it
            self.shared |= new
        else:
            at[space] = (id,)
        self.occupied = self.occupied & kept | new
        if marine:
            self.marines = self.marines & kept | new
            self.ways = -1
        else:
            self.invaders = self.invaders & kept | new


def cover(field: Occupancy, invader: Invader, size: str) -> int:
    """The spaces an invader covers, as a set."""
    space = invader.space
    if size == "1x1":
        return 1 << space
    if size == "2x2":
        return 3 << space | 3 << space + field.board.stride
    return 3 << space if invader.wide else 1 << space | 1 << space + field.board.stride


def base_of(field: Occupancy, invader: Invader, size: str) -> Footprint:
    """All the spaces that an invader covers by its size (D04-MAP-02, D04-BIG-02)."""
    return base_at(field, invader.space, size, wide=invader.wide)


def base_at(field: Occupancy, space: int, size: str, *, wide: bool) -> Footprint:
    """What a figure of this size covers whose north-west space is here."""
    stride = field.board.stride
    if size == "1x1":
        return single(space)
    if size == "2x2":
        return Footprint(Space(space), 2, 2, 3 << space | 3 << space + stride)
    if wide:
        return Footprint(Space(space), 2, 1, 3 << space)
    return Footprint(Space(space), 1, 2, 1 << space | 1 << space + stride)
