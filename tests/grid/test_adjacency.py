"""Neighbours, reach, range, blast areas and straight ways, against the oracle and the worked examples."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimtable.grid import (
    ALL_DIRECTIONS,
    EAST,
    OUT_OF_REACH,
    SOUTH_EAST,
    STEPS,
    Board,
    Diagonals,
    Passage,
    bits,
    block_moves,
    follow_moves,
    sidestep_moves,
    sized,
)
from tests.grid.maps import HARD, SIGHT, WALK, TwoMaps, maps, maps_with_spaces
from tests.grid.oracle import Cell
from tests.support.rule import rule

POLICIES: tuple[Diagonals, ...] = ("either", "both", "never")


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("stops", [HARD, SIGHT, WALK])
@given(both=maps())
def test_neighbours_are_those_of_the_rule(both: TwoMaps, stops: tuple[str, ...], policy: Diagonals) -> None:
    passage = Passage.of(both.board, both.stops(stops), policy)
    for cell in both.plain.cells:
        expected = set(both.plain.neighbours(cell, stops, policy))
        assert both.cells(passage.neighbours[both.space(cell)]) == expected
        assert passage.steps[both.space(cell)] == tuple(sorted(both.space(other) for other in expected))
        assert both.cells(passage.around(1 << both.space(cell))) == expected


@pytest.mark.parametrize("policy", POLICIES)
@given(both=maps())
def test_neighbours_taken_over_from_other_stops_are_the_same(both: TwoMaps, policy: Diagonals) -> None:
    for before, after in ((HARD, WALK), (WALK, HARD), (("wall",), HARD), (HARD, ("wall",))):
        passage = Passage(both.board, both.stops(before), policy)
        taken_over = Passage(both.board, both.stops(after), policy, like=passage)
        assert taken_over.neighbours == Passage(both.board, both.stops(after), policy).neighbours


@given(both=maps())
def test_a_passage_with_other_stops_is_the_one_that_is_remembered(both: TwoMaps) -> None:
    open_ways = Passage.of(both.board, both.board.walls)
    closed = open_ways.with_stops(both.stops(HARD))
    assert closed is Passage.of(both.board, both.stops(HARD))
    assert closed.with_stops(both.board.walls) is open_ways


@given(both=maps())
def test_steps_hang_on_nothing_but_the_stops_nearby(both: TwoMaps) -> None:
    """Two passages that agree about them offer the same moves, to small figures and large ones."""
    one, other = (Passage(both.board, both.stops(kinds)) for kinds in (HARD, WALK))
    for space in bits(both.board.spaces):
        figures = [sized(both.board.stride, space, size) for size in ("1x1", "1x2", "2x2")]
        for figure in figures:
            if figure.mask & ~both.board.spaces or one.stops_near(figure.mask) != other.stops_near(
                figure.mask
            ):
                continue
            assert block_moves(one, figure) == block_moves(other, figure)
            if figure.width * figure.height == 2:
                assert follow_moves(one, figure) == follow_moves(other, figure)
                assert sidestep_moves(one, figure) == sidestep_moves(other, figure)


@given(both=maps())
def test_spaces_off_the_map_have_no_neighbours(both: TwoMaps) -> None:
    passage = Passage.of(both.board, 0)
    off = ~both.board.spaces & (1 << both.board.area) - 1
    assert all(passage.neighbours[space] == 0 for space in bits(off))


@pytest.mark.parametrize("policy", POLICIES)
@given(case=maps_with_spaces(2))
def test_range_is_the_shortest_chain(case: tuple[TwoMaps, list[Cell]], policy: Diagonals) -> None:
    both, (one, other) = case
    passage = Passage.of(both.board, both.stops(SIGHT), policy)
    expected = both.plain.distances([one], SIGHT, policy)
    assert passage.distance(both.space(one), both.space(other)) == expected.get(other, OUT_OF_REACH)
    for steps in (0, 1, 3):
        near = {cell for cell, distance in expected.items() if distance <= steps}
        assert both.cells(passage.reach(1 << both.space(one), steps)) == near


@given(case=maps_with_spaces(6))
def test_range_between_figures_is_the_smallest_over_their_spaces(case: tuple[TwoMaps, list[Cell]]) -> None:
    both, cells = case
    passage = Passage.of(both.board, both.stops(SIGHT))
    ones, others = cells[:3], cells[3:]
    distances = both.plain.distances(ones, SIGHT)
    expected = min(distances.get(cell, OUT_OF_REACH) for cell in others)
    assert passage.distance_between(both.mask(ones), both.mask(others)) == expected


@given(case=maps_with_spaces(5, terrain=False), radius=st.integers(0, 4))
@rule("D04-ABL-05", "D04-ABL-06", "D04-R-66", "D04-R-104")
def test_a_blast_spreads_by_steps_and_stops_at_obstacles(
    case: tuple[TwoMaps, list[Cell]], radius: int
) -> None:
    both, (origin, *others) = case
    obstacles, barrels = set(others[:2]), set(others[2:])
    found, ring = {origin}, [origin]
    for _ in range(radius):
        ring = [
            other
            for cell in ring
            if cell == origin or cell not in barrels
            for other in both.plain.neighbours(cell, HARD)
            if other not in obstacles
        ]
        found.update(ring)
    passage = Passage.of(both.board, both.stops(HARD))
    area = passage.spread(both.space(origin), radius, outside=both.mask(obstacles), last=both.mask(barrels))
    assert both.cells(area) == found


@given(case=maps_with_spaces(1), direction=st.sampled_from(ALL_DIRECTIONS), steps=st.integers(0, 5))
@rule("D04-SCT-05", "D04-SCT-06", "D04-R-78")
def test_a_straight_way_ends_where_a_step_is_stopped(
    case: tuple[TwoMaps, list[Cell]], direction: int, steps: int
) -> None:
    both, (start,) = case
    (dx, dy), expected, cell = STEPS[direction], [], start
    for _ in range(steps):
        following = (cell[0] + dx, cell[1] + dy)
        if not both.plain.adjacent(cell, following, HARD):
            break
        expected.append(following)
        cell = following
    way = Passage.of(both.board, both.stops(HARD)).way(both.space(start), direction, steps)
    assert [both.cell(space) for space in way] == expected


@given(both=maps())
def test_areas_hang_together_edge_to_edge(both: TwoMaps) -> None:
    rough = [cell for cell, kind in both.plain.terrain.items() if kind == "difficult"]
    expected = both.plain.areas(rough, HARD)
    found = [both.cells(area) for area in both.board.areas(both.mask(rough), both.stops(HARD))]
    assert sorted(map(sorted, found)) == sorted(map(sorted, expected))


@rule("D16-EX-01", "D16-ADJ-03", "D16-MOV-16", "D04-R-20")
def test_a_diagonal_step_past_one_wall() -> None:
    board = Board.of(2, 2, walls=["0,0|0,1"])
    here, there = board.read("0,0"), board.read("1,1")
    assert Passage.of(board, board.walls).adjacent(here, there)
    assert not Passage.of(board, board.walls, "both").adjacent(here, there)


@rule("D16-EX-02", "D16-ADJ-03", "D04-R-20")
def test_no_diagonal_step_with_both_ways_closed() -> None:
    board = Board.of(2, 2, walls=["0,0|0,1", "1,0|1,1"])
    assert not Passage.of(board, board.walls).adjacent(board.read("0,0"), board.read("1,1"))


@rule("D16-EX-03", "D16-ADJ-07")
def test_difficult_terrain_beside_a_diagonal_does_not_matter() -> None:
    board = Board.of(2, 2, walls=["0,0|0,1"], terrain={"1,0": "difficult"}, outline=["difficult"])
    stops = board.walls | board.lines["blocking"] | board.lines["impassable"]
    assert Passage.of(board, stops).adjacent(board.read("0,0"), board.read("1,1"))


@rule("D04-DOR-01", "D04-DOR-07", "D04-R-20", "D04-R-24")
def test_a_door_over_two_edges_closes_the_point_between_them() -> None:
    """Diagonally across the middle of the door is closed, round the end of its line is open."""
    board = Board.of(2, 3, doors={"A": ["0,1|1,1", "0,2|1,2"]})
    closed = Passage.of(board, board.walls | board.closed(["A"]))
    assert not closed.adjacent(board.read("0,1"), board.read("1,2"))
    assert closed.adjacent(board.read("0,1"), board.read("1,0"))
    opened = Passage.of(board, board.walls)
    assert opened.adjacent(board.read("0,1"), board.read("1,2"))
    assert [board.name(space) for space in bits(board.spaces_at(board.closed(["A"])))] == [
        "0,1",
        "1,1",
        "0,2",
        "1,2",
    ]


@rule("D04-EX-12", "D04-RNG-01", "D04-RNG-02", "D04-R-22")
def test_the_fourth_space_is_at_range_four() -> None:
    board = Board.of(6, 3)
    assert Passage.of(board, board.walls).distance(board.read("0,0"), board.read("4,2")) == 4


@rule("D16-EX-14", "D16-RNG-08")
def test_range_over_a_wall_goes_round_its_free_end() -> None:
    board = Board.of(2, 3, walls=["0,1|1,1"])
    assert Passage.of(board, board.walls).distance(board.read("0,1"), board.read("1,1")) == 2


@rule("D16-RNG-05", "D16-TER-11", "D16-R-16")
def test_impassable_terrain_stops_steps_but_not_range() -> None:
    board = Board.of(3, 1, terrain={"1,0": "impassable"}, outline=["impassable"])
    walking = Passage.of(board, board.walls | board.lines["impassable"])
    ranging = Passage.of(board, board.walls)
    assert walking.distance(0, 2) == OUT_OF_REACH
    assert ranging.distance(0, 2) == 2


@rule("D04-EX-31", "D04-ABL-29", "D04-ABL-30")
def test_a_tracking_way_passes_obstacles_but_not_walls() -> None:
    board = Board.of(3, 1, terrain={"1,0": "blocking"})
    assert Passage.of(board, board.walls).distance(0, 2) == 2
    walled = Board.of(3, 2, walls=["0,0|1,0"])
    assert Passage.of(walled, walled.walls).distance(0, 1) == 2


@rule("D04-EX-22", "D04-SCT-04")
def test_a_grenade_scatters_four_spaces_home() -> None:
    board = Board.of(6, 6)
    way = Passage.of(board, board.walls).way(board.read("1,1"), SOUTH_EAST, 4)
    assert board.name(way[-1]) == "5,5"
    assert len(Passage.of(board, board.walls).way(board.read("3,1"), EAST, 4)) == 2


def test_passages_are_remembered() -> None:
    board = Board.of(3, 3)
    assert Passage.of(board, board.walls) is Passage.of(board, board.walls)
    assert Passage.of(board, board.walls) is not Passage.of(board, board.walls, "never")
