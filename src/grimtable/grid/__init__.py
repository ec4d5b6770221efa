"""Square boards in exact integers: spaces, edges, footprints, paths, line of sight. Knows no game.

Sets of spaces and sets of edges are ints used as bit boards, see `Board`. What depends on the map alone is
worked out once; what depends on doors is worked out once per set of stopping edges; figures are one mask
test.

- `Board`: an immutable map; `read_map` and `draw_map` are its text notation, `Board.of` its words.
- `Passage.of(board, stops, diagonals)`: neighbours, reach, blast areas, range and straight ways.
- `CentreSight.of(board, closed)` and `CornerSight.of(board, blockers)`: the two kinds of
  sight; the second knows cover.
- `Footprint` with `block_moves`, `follow_moves`, `sidestep_moves`, `rotations`, `shoves`, `placements`,
  `fits`, `single`; by the name of a size (`1x2`): `sized`, `lies`, `standings`.
- `levels`, `way_back`, `shortest_path`, `routes`: cheapest ways.
- `bits`, `first`, `mask_of`: reading and writing bit boards.
"""

from __future__ import annotations

from grimtable.grid.board import FLOOR, LARGEST_SIDE, LINE_KINDS, Board
from grimtable.grid.centre import CLOSED, CentreSight
from grimtable.grid.corner import CornerSight
from grimtable.grid.directions import (
    ALL_DIRECTIONS,
    DIRECTION_NAMES,
    EAST,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    ORTHOGONAL,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    STEPS,
    WEST,
    opposite,
)
from grimtable.grid.drawing import door_letters, draw_map
from grimtable.grid.errors import GridError, MapError
from grimtable.grid.footprint import (
    EXTENTS,
    Footprint,
    allowed,
    anchors,
    block_moves,
    fits,
    follow_moves,
    footprint,
    lies,
    placements,
    rotations,
    shoves,
    sidestep_moves,
    single,
    sized,
    spaces_of,
    standings,
)
from grimtable.grid.masks import bits, first, mask_of
from grimtable.grid.notation import LINE_SIGNS, TERRAIN_SIGNS, DrawnMap, read_map
from grimtable.grid.passage import OUT_OF_REACH, Diagonals, Passage
from grimtable.grid.paths import Routes, levels, routes, shortest_path, way_back

__all__ = [
    "EXTENTS",
    "lies",
    "sized",
    "standings",
    "ALL_DIRECTIONS",
    "Board",
    "CLOSED",
    "CentreSight",
    "CornerSight",
    "DIRECTION_NAMES",
    "Diagonals",
    "DrawnMap",
    "EAST",
    "FLOOR",
    "Footprint",
    "GridError",
    "LARGEST_SIDE",
    "LINE_KINDS",
    "LINE_SIGNS",
    "MapError",
    "NORTH",
    "NORTH_EAST",
    "NORTH_WEST",
    "ORTHOGONAL",
    "OUT_OF_REACH",
    "Passage",
    "Routes",
    "SOUTH",
    "SOUTH_EAST",
    "SOUTH_WEST",
    "STEPS",
    "TERRAIN_SIGNS",
    "WEST",
    "allowed",
    "anchors",
    "bits",
    "block_moves",
    "door_letters",
    "draw_map",
    "first",
    "fits",
    "follow_moves",
    "footprint",
    "levels",
    "mask_of",
    "opposite",
    "placements",
    "read_map",
    "rotations",
    "routes",
    "shortest_path",
    "shoves",
    "sidestep_moves",
    "single",
    "spaces_of",
    "way_back",
]
