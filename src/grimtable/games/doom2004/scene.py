"""The scene: what a map and its legend say, read once for play and for the check of a scenario alike."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace as replace_drawn
from typing import TYPE_CHECKING, Final

import msgspec

from grimtable.games.doom2004.box import PLAIN_DOOR, DoorKind
from grimtable.games.doom2004.marks import Door, Mark
from grimtable.grid import Board, DrawnMap, Passage, bits, read_map
from grimtable.kernel.identity import DoorId

if TYPE_CHECKING:
    from grimtable.games.doom2004.actions import Step

START: Final = "start"  #: the area of a mark that names no other


class Scene:
    """What the map alone decides, worked out once; every square of the drawing is one space (D04-MAP-01)."""

    __slots__ = (
        "airless",
        "areas",
        "bases",
        "board",
        "closing",
        "damaging",
        "dark",
        "door_kinds",
        "doors",
        "doorways",
        "drawn",
        "ducts",
        "exits",
        "features",
        "gates",
        "has_vaults",
        "keys",
        "lines_into_unknown",
        "marks",
        "near_doorway",
        "obstacles",
        "offers",
        "open_doors",
        "outside",
        "pads",
        "teleporters",
        "turned",
        "worked_by",
    )

    def __init__(
        self,
        drawn: DrawnMap,
        legend: Mapping[str, Mark],
        doors: Mapping[str, Door],
        kinds: Mapping[str, DoorKind],
    ) -> None:
        board = drawn.board
        self.drawn = drawn
        self.board = board
        #: space → its mark, in board order
        self.marks: dict[int, Mark] = {space: legend[text] for space, text in sorted(drawn.marks.items())}
        self.doors: dict[str, Door] = {door: doors.get(door, Door()) for door in board.doors}
        self.door_kinds = {door: kinds.get(each.kind, PLAIN_DOOR) for door, each in self.doors.items()}
        #: door → the colours of the keys that must be found before a Marine may work it (D04-DOR-12)
        self.keys: dict[str, tuple[str, ...]] = {
            door: (each.key,) if each.key else self.door_kinds[door].keys for door, each in self.doors.items()
        }
        #: door → who may ever work it; what needs a key is nothing for invaders (D04-DOR-15)
        self.worked_by = {
            door: "marines" if self.keys[door] and kind.worked_by != "nobody" else kind.worked_by
            for door, kind in self.door_kinds.items()
        }
        #: doors that close by themselves
        self.closing = tuple(DoorId(door) for door, kind in self.door_kinds.items() if kind.closes_itself)
        #: doors that stand open when the game begins: drawn so, or listed so
        self.open_doors = frozenset(drawn.open_doors) | {
            name for name, door in self.doors.items() if door.open
        }
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
        self.airless = 0
        for space, mark in self.marks.items():
            if mark.teleporter:
                self.teleporters[mark.teleporter] = (*self.teleporters.get(mark.teleporter, ()), space)
                self.pads[space] = mark.teleporter
            if mark.duct:
                self.ducts |= 1 << space
            if mark.exit:
                self.exits |= 1 << space
            if mark.airless:
                self.airless |= 1 << space
        #: D4X-R-81: space → the door behind which nothing but exits lies: one step through it is out
        self.gates: dict[int, DoorId] = {}
        for door, spaces in self.doorways.items():
            beyond = spaces & self.exits
            if beyond and _leads_out(board, self.exits):
                self.gates.update((space, door) for space in bits(spaces & ~self.exits))
        #: exits beyond such a door: nobody comes onto the board there
        self.outside = self.exits if self.gates else 0
        #: where there is more to do than to step and fight: doorways, pads, ducts, exits
        self.features = frozenset((*bits(self.near_doorway | self.ducts | self.exits), *self.pads))
        #: whether some door lets the holder of its key through (D4X-DM-55)
        self.has_vaults = any(kind.lets_through for kind in self.door_kinds.values())
        #: the spaces of bases, from each of which the flag can be taken (D4X-CTF-21)
        self.bases = frozenset(space for space, mark in self.marks.items() if mark.base)
        self.turned: Scene | None = None
        self.dark: dict[str, list[tuple[int, int]]] = {}  #: scenario → its dark areas
        #: seat → spaces → steps onto them
        self.offers: defaultdict[str, dict[int, list[Step]]] = defaultdict(dict)
        self.lines_into_unknown: dict[tuple[int, int, int], tuple[tuple[str, int], ...]] = {}

    @classmethod
    def read(
        cls,
        text: str,
        legend: Mapping[str, Mark],
        doors: Mapping[str, Door],
        kinds: Mapping[str, DoorKind],
    ) -> Scene:
        """Read a drawing with its legend; raises `MapError` if it cannot be read."""
        return cls(
            read_map(text, {name: mark.terrain for name, mark in legend.items()}), legend, doors, kinds
        )

    def exchanged(self) -> Scene:
        """The same map on which the two marked teleporters have changed places (D4X-MAP-05)."""
        if self.turned is None:
            self.turned = self._turned()
        return self.turned

    def _turned(self) -> Scene:
        legend = {str(space): mark for space, mark in self.marks.items()}
        (one, first), (other, second) = (each for each in self.marks.items() if each[1].exchanges)
        replace = msgspec.structs.replace
        legend[str(one)] = replace(first, teleporter=second.teleporter)
        legend[str(other)] = replace(second, teleporter=first.teleporter)
        drawn = replace_drawn(self.drawn, marks={space: str(space) for space in self.marks})
        return Scene(drawn, legend, self.doors, {kind.id: kind for kind in self.door_kinds.values()})

    def area_of(self, space: int) -> str:
        for name, spaces in self.areas.items():
            if space >= 0 and spaces >> space & 1:
                return name
        return START


def _leads_out(board: Board, beyond: int) -> bool:
    """Whether nothing but these spaces lies on their side of the doors around them."""
    return not Passage.of(board, board.walls | board.all_doors, "never").dilate(beyond) & ~beyond


def areas_of(board: Board, marks: Mapping[int, Mark]) -> dict[str, int]:
    """D04-EXP-01, D04-EXP-02: area → its spaces, which are discovered together.

    A mark says the area of its space. A space without a mark belongs to the nearest marked area that it hangs
    together with, walls and doors apart, and to the start where there is none.
    """
    areas: dict[str, int] = {START: 0}
    for space in sorted(marks):
        area = marks[space].area
        areas[area] = areas.get(area, 0) | 1 << space
    passage = Passage.of(board, board.walls | board.all_doors, "never")
    taken = 0
    for spaces in areas.values():
        taken |= spaces
    growing = True
    while growing:
        growing = False
        for name, spaces in areas.items():
            grown = passage.dilate(spaces) & ~taken & board.spaces
            if grown:
                areas[name] |= grown
                taken |= grown
                growing = True
    areas[START] |= board.spaces & ~taken
    return areas
