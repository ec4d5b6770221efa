"""Sight from centre to centre, against the oracle in fractions and the examples of the D04 catalogue."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings

from grimtable.grid import CLOSED, Board, CentreSight, bits, mask_of, read_map
from tests.grid.maps import HARD, SIGHT, TwoMaps, maps_with_spaces
from tests.grid.oracle import Cell
from tests.support.rule import rule


@settings(max_examples=800)
@given(case=maps_with_spaces(8))
@rule("D04-LOS-02", "D04-LOS-05", "D04-LOS-06", "D04-LOS-07", "D04-LOS-08", "D04-LOS-10", "D04-R-21")
def test_lines_are_those_of_the_oracle(case: tuple[TwoMaps, list[Cell]]) -> None:
    both, (here, *others) = case
    blockers = others[:4]
    for kinds in (HARD, SIGHT):
        sight = CentreSight.of(both.board, both.stops(kinds))
        for there in (*others, here):
            expected = both.plain.centre_clear(here, there, kinds, blockers)
            assert sight.sees(both.space(here), both.space(there), both.mask(blockers)) == expected
            assert sight.sees(both.space(there), both.space(here), both.mask(blockers)) == expected


@settings(max_examples=60)
@given(case=maps_with_spaces(4, terrain=False))
def test_the_whole_field_agrees_with_single_lines(case: tuple[TwoMaps, list[Cell]]) -> None:
    both, (here, *figures) = case
    sight, start = CentreSight.of(both.board, both.stops(HARD)), both.space(here)
    blockers = both.mask(figures)
    fresh = CentreSight(both.board, sight.closed)
    single = {space for space in bits(both.board.spaces) if fresh.sees(start, space, blockers)}
    assert set(bits(sight.visible_from(start, blockers))) == single
    # Few spaces are looked at one by one, many all together: both must tell the same.
    few = both.mask(figures) | 1 << start
    assert sight.visible_among(start, both.board.spaces, blockers) == mask_of(single)
    assert sight.visible_among(start, few, blockers) == mask_of(single) & few


@settings(max_examples=60)
@given(case=maps_with_spaces(1, terrain=False))
def test_what_is_remembered_of_one_position_of_the_doors_holds_for_no_other(
    case: tuple[TwoMaps, list[Cell]],
) -> None:
    """Sights of one map share what its walls decide; all positions of the doors are looked at in turn."""
    both, (here,) = case
    board, start = both.board, both.space(here)
    for count in range(min(3, len(board.doors)) + 1):
        for doors in combinations(board.doors, count):
            sight = CentreSight(board, board.walls | board.closed(doors))
            single = mask_of(space for space in bits(board.spaces) if sight.sees(start, space))
            assert CentreSight(board, sight.closed).open_from(start) == single


@settings(max_examples=60)
@given(case=maps_with_spaces(7, terrain=False))
@rule("D04-LOS-03", "D04-LOS-04", "D04-BIG-03")
def test_large_figures_see_and_are_seen_by_any_space(case: tuple[TwoMaps, list[Cell]]) -> None:
    both, cells = case
    ones, others, blockers = cells[:2], cells[2:4], [cell for cell in cells[4:] if cell not in cells[:4]]
    expected = any(both.plain.centre_clear(one, other, HARD, blockers) for one in ones for other in others)
    sight = CentreSight.of(both.board, both.stops(HARD))
    everybody = both.mask(cells)
    assert sight.sees_any(both.mask(ones), both.mask(others), everybody) == expected


@settings(max_examples=60)
@given(case=maps_with_spaces(4, terrain=False))
@rule("D04-R-22")
def test_with_sight_the_range_is_the_larger_difference(case: tuple[TwoMaps, list[Cell]]) -> None:
    both, (here, *others) = case
    distances = both.plain.distances([here], HARD)
    for there in others:
        if CentreSight.of(both.board, both.stops(HARD)).sees(both.space(here), both.space(there)):
            assert distances[there] == both.board.apart(both.space(here), both.space(there))


@rule("D04-EX-11", "D04-LOS-02", "D04-LOS-05", "D04-LOS-07", "D04-LOS-08")
def test_the_marine_sees_the_demon_only() -> None:
    """The obstacle hides the zombie, the wall corner the cyberdemon, the demon the archvile."""
    drawn = read_map(
        """
        #############################
        # z                 # c   c #
        #   +   +   +   +   #   +   #
        #    %%%            # c   c #
        #   +   +   +   +   #########
        #         m   d   d   a     #
        #############################
        """
    )
    board = drawn.board
    at = {mark: sum(1 << s for s, name in drawn.marks.items() if name == mark) for mark in "zcmda"}
    blockers = at["z"] | at["c"] | at["m"] | at["d"] | at["a"] | board.terrains["blocking"]
    sight = CentreSight.of(board, board.walls)
    seen = {mark for mark in "zcda" if sight.sees_any(at["m"], at[mark], blockers)}
    assert seen == {"d"}


@rule("D04-LOS-03", "D04-LOS-10")
def test_a_large_figure_looks_over_its_own_spaces() -> None:
    """Its front half stands before a wall; its rear half sees past the wall's end, over the front half."""
    board = Board.of(4, 2, walls=["1,0|2,0"])
    figure = 1 << board.read("0,0") | 1 << board.read("1,0")
    sight = CentreSight.of(board, board.walls)
    assert sight.sees_any(figure, 1 << board.read("3,1"), blockers=figure)
    assert not sight.sees(board.read("1,0"), board.read("3,1"))


@rule("D04-EX-29", "D04-LOS-07")
def test_no_shot_through_a_figure() -> None:
    board = Board.of(3, 1)
    assert not CentreSight.of(board, board.walls).sees(0, 2, blockers=0b010)


@rule("D04-R-21")
def test_touching_the_corner_of_a_blocker_does_not_matter() -> None:
    board = Board.of(2, 2)
    blockers = 1 << board.read("1,0") | 1 << board.read("0,1")
    assert CentreSight.of(board, board.walls).sees(board.read("0,0"), board.read("1,1"), blockers)


@rule("D04-R-21", "D04-R-20")
def test_a_grid_point_is_closed_only_if_both_ways_are() -> None:
    one_wall, two_walls = Board.of(2, 2, walls=["0,0|0,1"]), Board.of(2, 2, walls=["0,0|0,1", "1,0|1,1"])
    here, there = one_wall.read("0,0"), one_wall.read("1,1")
    assert CentreSight.of(one_wall, one_wall.walls).sees(here, there)
    assert CentreSight.of(two_walls, two_walls.walls).line(here, there) == CLOSED


@rule("D04-EX-33", "D04-DOR-02", "D04-LOS-06")
def test_an_open_door_frees_the_line() -> None:
    board = Board.of(2, 2, doors={"A": ["0,0|1,0", "0,1|1,1"]})
    assert not CentreSight.of(board, board.walls | board.closed(["A"])).sees(
        board.read("0,0"), board.read("1,1")
    )
    assert CentreSight.of(board, board.walls).sees(board.read("0,0"), board.read("1,1"))
