"""Lines, fog and frame of the known part of a square board."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from grimtable.grid import Board, bits, read_map
from grimtable.picture.squares import door_line, fog_of, frame_of, lines_of, names_of, walls_of

DRAWN = read_map(
    """
#################
#       #       #
#   +   +   +   #
#       A       #
#################
"""
).board


def covered(line: tuple[int, int, int, int]) -> set[tuple[str, int, int]]:
    """The edges of a line, each by its direction and its first end."""
    x, y, to_x, to_y = line
    if x == to_x:
        return {("down", x, row) for row in range(y, to_y)}
    return {("right", column, y) for column in range(x, to_x)}


@given(st.integers(0, 2**40 - 1))
def test_lines_cover_every_edge_once(seed: int) -> None:
    board = Board.of(4, 4)
    edges = [edge for place, edge in enumerate(bits(board.edges)) if seed >> place % 40 & 1]
    found: list[tuple[str, int, int]] = []
    for line in lines_of(board, sum(1 << edge for edge in edges)):
        found.extend(covered(line))
    wanted = set()
    for edge in edges:
        space = edge if edge < board.area else edge - board.area
        row, column = divmod(space, board.stride)
        wanted.add(("down" if edge < board.area else "right", column, row))
    assert len(found) == len(set(found))
    assert set(found) == wanted


def test_lines_are_as_long_as_they_go() -> None:
    assert lines_of(DRAWN, DRAWN.border) == ((0, 0, 0, 2), (4, 0, 4, 2), (0, 0, 4, 0), (0, 2, 4, 2))


def test_only_walls_beside_known_spaces_are_drawn() -> None:
    west = sum(1 << DRAWN.read(place) for place in ("0,0", "1,0", "0,1", "1,1"))
    walls = walls_of(DRAWN, west)
    assert (2, 0, 2, 1) in walls, "the wall that ends the known part"
    assert all(max(line[0], line[2]) <= 2 for line in walls), "nothing of what lies behind it"


def test_fog_begins_where_the_known_map_ends_openly() -> None:
    north_west = 1 << DRAWN.read("0,0") | 1 << DRAWN.read("1,0")
    assert fog_of(DRAWN, north_west) == ((0, 1, 2, 1),), "not along the wall to the east"
    west = north_west | 1 << DRAWN.read("0,1") | 1 << DRAWN.read("1,1")
    assert fog_of(DRAWN, west) == (), "a door is a door, open or not"


def test_frame_door_and_names() -> None:
    two = 1 << DRAWN.read("1,0") | 1 << DRAWN.read("3,1")
    assert frame_of(DRAWN, two) == (1, 0, 3, 2)
    assert frame_of(DRAWN, 0) == (0, 0, 0, 0)
    assert door_line(DRAWN, "A") == (2, 1, 2, 2)
    assert names_of(DRAWN, two) == ("1,0", "3,1")
