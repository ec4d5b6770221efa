"""The board: a map of squares as a screen draws it, with walls, doors and fog."""

from __future__ import annotations

from grimtable.grid import Board as Map
from grimtable.picture.shapes import Board, Door, Mark, Place
from grimtable.picture.squares import fog_of, frame_of, walls_of


def place_at(
    map_: Map,
    space: int,
    marks: tuple[Mark, ...] = (),
    *,
    area: str | None = None,
    label: str | None = None,
    dim: bool = False,
) -> Place:
    """One square with the terrain that is drawn on the map."""
    row, column = divmod(space, map_.stride)
    return Place(
        x=column, y=row, terrain=map_.terrain_at(space), marks=marks, area=area, label=label, dim=dim
    )


def board_of(
    style: str, map_: Map, shown: int, known: int, places: dict[str, Place], doors: dict[str, Door]
) -> Board:
    """The part of a map that is shown: its walls, and fog where what is known of it ends."""
    return Board(
        style=style,
        frame=frame_of(map_, shown),
        places=places,
        walls=walls_of(map_, shown),
        doors=doors,
        fog=fog_of(map_, known),
    )
