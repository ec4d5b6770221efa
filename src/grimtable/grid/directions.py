"""The eight directions of a square board, numbered clockwise from north."""

from __future__ import annotations

from typing import Final

NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST = range(8)

ORTHOGONAL: Final = (NORTH, EAST, SOUTH, WEST)
ALL_DIRECTIONS: Final = tuple(range(8))

DIRECTION_NAMES: Final = (
    "north",
    "north-east",
    "east",
    "south-east",
    "south",
    "south-west",
    "west",
    "north-west",
)

#: columns and rows gained by one step in each direction; rows grow southwards
STEPS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


def opposite(direction: int) -> int:
    """The direction back.

    >>> DIRECTION_NAMES[opposite(NORTH_EAST)]
    'south-west'
    """
    return (direction + 4) % 8
