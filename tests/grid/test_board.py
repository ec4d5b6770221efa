"""Maps as values: numbering, names, edge types, and what is refused."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimtable.grid import Board, CentreSight, GridError, Passage, bits, first, mask_of
from tests.grid.maps import TwoMaps, maps
from tests.grid.oracle import between
from tests.support.rule import rule


@given(st.sets(st.integers(0, 700)))
def test_bits_and_masks_are_inverse(numbers: set[int]) -> None:
    mask = mask_of(numbers)
    assert bits(mask) == sorted(numbers)
    if numbers:
        assert first(mask) == min(numbers)


@given(both=maps())
def test_every_edge_has_one_type(both: TwoMaps) -> None:
    for x, y in both.plain.cells:
        for other in ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)):
            if other in both.plain:
                edge = both.board.edge(both.space((x, y)), both.space(other))
                assert both.board.kind_of(edge) == both.plain.kinds.get(between((x, y), other), "open")
                assert both.board.read_edge(both.board.edge_name(edge)) == edge
                assert not both.board.border >> edge & 1


@given(both=maps())
def test_copies_are_the_same_map_and_carry_no_cache(both: TwoMaps) -> None:
    board = both.board
    CentreSight.of(board, board.walls).visible_from(first(board.spaces))
    Passage.of(board, board.walls)
    again = pickle.loads(pickle.dumps(board))
    assert again == board
    assert hash(again) == hash(board)
    assert again.recall("shadows") is None
    assert copy.deepcopy(board) is board


def test_boards_with_different_walls_differ() -> None:
    assert Board.of(2, 2) != Board.of(2, 2, walls=["0,0|1,0"])
    assert Board.of(2, 2) != Board.of(2, 2, terrain={"0,0": "damaging"})
    assert Board.of(2, 2) == Board.of(2, 2, terrain={"0,0": "floor"})


@given(both=maps())
def test_what_is_remembered_stays_bounded(both: TwoMaps) -> None:
    for number in range(200):
        both.board.remember(number, number)
    assert both.board.recall(199) == 199
    assert sum(both.board.recall(number) is not None for number in range(200)) < 100


def test_edges_inside_and_around_a_set() -> None:
    board = Board.of(3, 3)
    pair = 1 << board.read("1,1") | 1 << board.read("2,1")
    assert [board.edge_name(edge) for edge in bits(board.inner_edges(pair))] == ["1,1|2,1"]
    assert board.edges_of(pair) == board.inner_edges(pair) | board.rim(pair)
    assert board.rim(pair).bit_count() == 6
    assert board.spaces_at(board.inner_edges(pair)) == pair


def test_squares_count_columns_and_rows() -> None:
    board = Board.of(5, 5, void=["2,1"])
    assert board.square(board.read("2,2"), 1).bit_count() == 8
    assert board.square(board.read("0,0"), 1).bit_count() == 4
    assert board.apart(board.read("0,0"), board.read("3,1")) == 3


@rule("D16-TER-05", "D16-R-17")
def test_terrain_draws_its_own_outline_and_the_strictest_wins() -> None:
    board = Board.of(
        3,
        1,
        terrain={"0,0": "difficult", "1,0": "blocking", "2,0": "impassable"},
        walls=["1,0|2,0"],
        outline=["blocking", "impassable", "difficult"],
    )
    assert board.kind_of(board.read_edge("0,0|1,0")) == "blocking"
    assert [board.lines[kind].bit_count() for kind in ("blocking", "impassable", "difficult")] == [1, 0, 0]
    assert board.kind_of(board.read_edge("1,0|2,0")) == "wall"
    assert board.terrain_at(board.read("2,0")) == "impassable"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("7", "write column,row"),
        ("a,b", "write column,row"),
        ("-1,0", "write column,row"),
        ("9999999,0", "write column,row"),
        ("3,0", "off the map: columns go to 2, rows to 1"),
        ("0,2", "off the map"),
        ("1,1", "not part of the map"),
    ],
)
def test_names_of_no_space_are_refused(text: str, message: str) -> None:
    with pytest.raises(GridError, match=message):
        Board.of(3, 2, void=["1,1"]).read(text)


def test_senseless_maps_are_refused() -> None:
    for columns, rows in ((0, 3), (3, 65), (-1, 1)):
        with pytest.raises(GridError, match="from 1 to 64"):
            Board.of(columns, rows)
    with pytest.raises(GridError, match="touches no two spaces"):
        Board.of(2, 1, void=["1,0"], doors={"A": ["0,0|1,0"]})
    with pytest.raises(GridError, match="stands on the wall"):
        Board.of(2, 1, walls=["0,0|1,0"], doors={"A": ["0,0|1,0"]})
    with pytest.raises(GridError, match="stands on another door"):
        Board.of(2, 1, doors={"A": ["0,0|1,0"], "B": ["0,0|1,0"]})
    with pytest.raises(GridError, match="do not touch"):
        Board.of(4, 1, doors={"A": ["0,0|1,0", "2,0|3,0"]})
    with pytest.raises(GridError, match="has no edge"):
        Board.of(2, 1, doors={"A": []})
    with pytest.raises(GridError, match="share no edge"):
        Board.of(2, 2, walls=["0,0|1,1"])
    with pytest.raises(GridError, match="write two neighbouring spaces"):
        Board.of(2, 2, walls=["0,0"])
    with pytest.raises(GridError, match="unknown terrain line 'lava'"):
        Board.of(2, 2, lines={"lava": ["0,0|1,0"]})
    with pytest.raises(GridError, match="unknown door 'B'"):
        Board.of(2, 1, doors={"A": ["0,0|1,0"]}).closed(["B"])
    with pytest.raises(GridError, match="at least one space"):
        Board.of(1, 1, void=["0,0"])
    with pytest.raises(GridError, match="another terrain"):
        Board(1, 1, terrains={"lava": 1, "ice": 1})
