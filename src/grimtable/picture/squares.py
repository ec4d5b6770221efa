"""Square boards: the lines, doors, fog and frame of the part of a map that somebody knows."""

from __future__ import annotations

from grimtable.grid import Board, bits
from grimtable.picture.shapes import Line


def frame_of(board: Board, spaces: int) -> Line:
    """Column, row, columns and rows of the smallest rectangle round some spaces.

    >>> frame_of(Board.of(5, 5), 1 << 8 | 1 << 15)
    (2, 1, 2, 2)
    """
    if not spaces:
        return (0, 0, 0, 0)
    columns = [space % board.stride for space in bits(spaces)]
    west, east = min(columns), max(columns)
    north = ((spaces & -spaces).bit_length() - 1) // board.stride
    south = (spaces.bit_length() - 1) // board.stride
    return (west, north, east - west + 1, south - north + 1)


def lines_of(board: Board, edges: int) -> tuple[Line, ...]:
    """A set of edges as lines, each as long as it goes: first those that run north to south, then the others.

    >>> board = Board.of(3, 1)
    >>> lines_of(board, board.walls)
    ((0, 0, 0, 1), (3, 0, 3, 1), (0, 0, 3, 0), (0, 1, 3, 1))
    """
    stride, area = board.stride, board.area
    found: list[Line] = []
    west, north = edges & (1 << area) - 1, edges >> area
    left = west
    while left:
        start = (left & -left).bit_length() - 1
        row, column = divmod(start, stride)
        length = 0
        while left >> start & 1:
            left ^= 1 << start
            start += stride
            length += 1
        found.append((column, row, column, row + length))
    left = north
    while left:
        start = (left & -left).bit_length() - 1
        row, column = divmod(start, stride)
        length = 0
        while left >> start & 1:
            left ^= 1 << start
            start += 1
            length += 1
        found.append((column, row, column + length, row))
    return tuple(found)


def walls_of(board: Board, known: int) -> tuple[Line, ...]:
    """The walls beside the known spaces."""
    return lines_of(board, board.walls & board.edges_of(known))


def fog_of(board: Board, known: int) -> tuple[Line, ...]:
    """Where the known map ends without a wall or a door: nobody knows what lies behind."""
    return lines_of(board, board.rim(known) & board.edges_of(known) & ~board.walls & ~board.all_doors)


def door_line(board: Board, door: str) -> Line:
    """A door from end to end.

    >>> door_line(Board.of(3, 2, doors={"A": ["0,0|1,0", "0,1|1,1"]}), "A")
    (1, 0, 1, 2)
    """
    lines = lines_of(board, board.doors[door])
    # A door that bends is drawn from its first end to its last.
    return (*lines[0][:2], *lines[-1][2:])


def names_of(board: Board, spaces: int) -> tuple[str, ...]:
    """The spaces of a set as places, in board order.

    >>> names_of(Board.of(3, 2), 0b10011)
    ('0,0', '1,0', '0,1')
    """
    name = board.name
    return tuple(name(space) for space in bits(spaces))
