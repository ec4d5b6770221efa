"""Where large figures stand and how they move, against the oracle and the examples of both catalogues."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimtable.grid import (
    Board,
    Footprint,
    GridError,
    Passage,
    allowed,
    block_moves,
    fits,
    follow_moves,
    footprint,
    placements,
    rotations,
    shoves,
    sidestep_moves,
    spaces_of,
)
from tests.grid.maps import HARD, TwoMaps, maps
from tests.grid.oracle import KING, WAYS, Cell
from tests.support.rule import rule

SHAPES = ((1, 1), (2, 1), (1, 2), (2, 2), (2, 3), (3, 2))


def base(anchor: Cell, width: int, height: int) -> set[Cell]:
    return {(anchor[0] + x, anchor[1] + y) for x in range(width) for y in range(height)}


def bases(both: TwoMaps, figures: tuple[Footprint, ...] | list[Footprint]) -> set[frozenset[Cell]]:
    assert len(set(figures)) == len(figures)
    assert list(figures) == sorted(figures)
    return {frozenset(both.cells(figure.mask)) for figure in figures}


def standing(both: TwoMaps, width: int, height: int) -> list[Cell]:
    """The oracle's places for a shape."""
    return [cell for cell in both.plain.cells if both.plain.stands(base(cell, width, height), HARD)]


def put(both: TwoMaps, anchor: Cell, width: int, height: int) -> Footprint:
    return footprint(both.board, both.space(anchor), width, height)


@pytest.mark.parametrize("shape", SHAPES)
@given(both=maps())
@rule("D04-BIG-02", "D04-BIG-13", "D16-R-23")
def test_a_figure_stands_where_nothing_divides_it(both: TwoMaps, shape: tuple[int, int]) -> None:
    passage = Passage.of(both.board, both.stops(HARD))
    expected = {frozenset(base(cell, *shape)) for cell in standing(both, *shape)}
    assert bases(both, placements(passage, *shape)) == expected


@pytest.mark.parametrize("diagonals", ["either", "never"])
@pytest.mark.parametrize("shape", SHAPES)
@settings(max_examples=60)
@given(both=maps())
@rule(
    "D04-BIG-10",
    "D04-BIG-11",
    "D04-BIG-13",
    "D04-R-107",
    "D16-BIG-02",
    "D16-BIG-03",
    "D16-BIG-04",
    "D16-R-23",
)
def test_a_block_moves_space_by_space(both: TwoMaps, shape: tuple[int, int], diagonals: str) -> None:
    passage = Passage.of(both.board, both.stops(HARD), "never" if diagonals == "never" else "either")
    for cell in standing(both, *shape):
        expected = set()
        for dx, dy in KING:
            old = base(cell, *shape)
            free = all(both.plain.adjacent((x, y), (x + dx, y + dy), HARD, diagonals) for x, y in old)
            new = frozenset((x + dx, y + dy) for x, y in old)
            if free and both.plain.stands(set(new), HARD):
                expected.add(new)
        assert bases(both, block_moves(passage, put(both, cell, *shape))) == expected


@pytest.mark.parametrize("shape", [(2, 1), (1, 2)])
@given(both=maps())
@rule("D04-BIG-06", "D04-BIG-07", "D04-BIG-08", "D04-BIG-09")
def test_a_demon_follows_or_sidesteps(both: TwoMaps, shape: tuple[int, int]) -> None:
    passage = Passage.of(both.board, both.stops(HARD))
    for cell in standing(both, *shape):
        old = base(cell, *shape)
        follow = {
            frozenset((lead, (lead[0] + dx, lead[1] + dy)))
            for lead in old
            for dx, dy in WAYS
            if (lead[0] + dx, lead[1] + dy) not in old
            and both.plain.is_free(lead, (lead[0] + dx, lead[1] + dy), HARD)
        }
        aside = set()
        for dx, dy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            new = {(x + dx, y + dy) for x, y in old}
            if all(both.plain.adjacent((x, y), (x + dx, y + dy), HARD) for x, y in old) and both.plain.stands(
                new, HARD
            ):
                aside.add(frozenset(new))
        figure = put(both, cell, *shape)
        assert bases(both, follow_moves(passage, figure)) == follow
        assert bases(both, sidestep_moves(passage, figure)) == aside


@pytest.mark.parametrize("shape", SHAPES)
@given(both=maps())
@rule("D16-BIG-08", "D16-BIG-09", "D16-BIG-10", "D16-BIG-11", "D16-R-23")
def test_a_rotation_keeps_half_of_the_base(both: TwoMaps, shape: tuple[int, int]) -> None:
    passage = Passage.of(both.board, both.stops(HARD))
    width, height = shape
    for cell in standing(both, *shape):
        old = base(cell, *shape)
        expected = {
            frozenset(new)
            for anchor in both.plain.cells
            if width != height
            for new in [base(anchor, height, width)]
            if 2 * len(new & old) >= len(old) and both.plain.stands(new, HARD)
        }
        found = rotations(passage, put(both, cell, *shape))
        assert bases(both, found) == expected
        assert len(found) <= 4


@settings(max_examples=60)
@given(both=maps(terrain=False), steps=st.integers(1, 3))
@rule("D04-R-75", "D04-R-103")
def test_a_push_is_a_chain_of_block_moves(both: TwoMaps, steps: int) -> None:
    passage = Passage.of(both.board, both.stops(HARD))
    for cell in standing(both, 2, 1)[:3]:
        start = put(both, cell, 2, 1)
        reached = {start}
        for _ in range(steps):
            reached |= {move for place in reached for move in block_moves(passage, place)}
        assert shoves(passage, start, steps) == sorted(reached - {start})


def names(board: Board, figures: tuple[Footprint, ...] | list[Footprint]) -> list[str]:
    return [" ".join(board.name(space) for space in spaces_of(figure)) for figure in figures]


@rule("D04-EX-28", "D04-BIG-06", "D04-BIG-07", "D04-BIG-10")
def test_the_cyberdemon_and_the_demon_move_as_pictured() -> None:
    """Right, up-right, up; then left, up with the rear following, then a sidestep."""
    board = Board.of(8, 8)
    passage = Passage.of(board, board.walls)
    for start, end in (("2,4", "3,4"), ("3,4", "4,3"), ("4,3", "4,2")):
        cyberdemon = footprint(board, board.read(start), 2, 2)
        assert footprint(board, board.read(end), 2, 2) in block_moves(passage, cyberdemon)
    demon = footprint(board, board.read("5,6"), 2, 1)
    left = footprint(board, board.read("4,6"), 2, 1)
    turned = footprint(board, board.read("4,5"), 1, 2)
    aside = footprint(board, board.read("5,4"), 1, 2)
    assert left in follow_moves(passage, demon)
    assert turned in follow_moves(passage, left)
    assert aside in sidestep_moves(passage, turned)


@rule("D04-BIG-08")
def test_a_demon_cannot_shift_sideways_or_lead_diagonally() -> None:
    board = Board.of(6, 6)
    passage = Passage.of(board, board.walls)
    demon = footprint(board, board.read("2,2"), 2, 1)
    ways = {*follow_moves(passage, demon), *sidestep_moves(passage, demon)}
    assert len(ways) == 10
    assert footprint(board, board.read("2,1"), 2, 1) not in ways
    assert footprint(board, board.read("4,1"), 1, 2) not in ways


@rule("D16-EX-04", "D16-EX-05", "D16-BIG-02", "D16-BIG-03")
def test_a_large_figure_moves_orthogonally_only() -> None:
    board = Board.of(4, 4)
    passage = Passage.of(board, board.walls, "never")
    moves = names(board, block_moves(passage, footprint(board, 0, 2, 2)))
    assert moves == ["1,0 2,0 1,1 2,1", "0,1 1,1 0,2 1,2"]


@rule("D16-EX-06", "D16-BIG-10")
def test_a_two_space_base_has_four_rotations() -> None:
    board = Board.of(4, 4)
    figure = footprint(board, board.read("1,1"), 2, 1)
    assert names(board, rotations(Passage.of(board, board.walls), figure)) == [
        "1,0 1,1",
        "2,0 2,1",
        "1,1 1,2",
        "2,1 2,2",
    ]


@rule("D16-EX-07", "D16-EX-08", "D16-BIG-09", "D16-BIG-11")
def test_a_six_space_base_has_four_rotations() -> None:
    board = Board.of(5, 5)
    figure = footprint(board, board.read("1,1"), 3, 2)
    found = rotations(Passage.of(board, board.walls), figure)
    assert [board.name(turned.anchor) for turned in found] == ["1,0", "2,0", "1,1", "2,1"]
    assert footprint(board, board.read("3,1"), 2, 3) not in found


def test_forbidden_spaces_are_left_out() -> None:
    board = Board.of(3, 1)
    passage = Passage.of(board, board.walls)
    moves = block_moves(passage, footprint(board, 1))
    assert names(board, allowed(moves, 0b001)) == ["2,0"]
    assert not fits(passage, footprint(board, 1), 0b010)
    assert names(board, placements(passage, 2, 1, forbidden=0b001)) == ["1,0 2,0"]


def test_a_footprint_off_the_map_is_refused() -> None:
    board = Board.of(2, 2)
    with pytest.raises(GridError, match="does not fit on the map at 1,1"):
        footprint(board, board.read("1,1"), 2, 2)
    with pytest.raises(GridError, match="only a figure of 1 x 2"):
        follow_moves(Passage.of(board, board.walls), footprint(board, 0, 2, 2))
