"""Cheapest ways, against relaxation until nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimtable.grid import (
    Board,
    GridError,
    Passage,
    block_moves,
    footprint,
    levels,
    routes,
    shortest_path,
    way_back,
)
from tests.grid.maps import WALK, TwoMaps, maps_with_spaces
from tests.grid.oracle import Cell
from tests.support.rule import rule


def surcharge(both: TwoMaps, enemies: set[Cell], cell: Cell) -> int:
    return 1 + (both.plain.terrain.get(cell) == "difficult") + (cell in enemies)


def relaxed(both: TwoMaps, start: Cell, enemies: set[Cell]) -> dict[Cell, int]:
    """Cheapest costs the slow way: improve until nothing improves."""
    best, changed = {start: 0}, True
    while changed:
        changed = False
        for cell in list(best):
            for other in both.plain.neighbours(cell, WALK):
                cost = best[cell] + surcharge(both, enemies, other)
                if cost < best.get(other, cost + 1):
                    best[other], changed = cost, True
    return best


@given(case=maps_with_spaces(5), limit=st.integers(0, 8))
@rule("D16-MOV-08", "D16-MOV-10", "D16-MOV-12")
def test_costs_of_entering_are_added_up(case: tuple[TwoMaps, list[Cell]], limit: int) -> None:
    both, (start, *others) = case
    enemies = set(others)
    passage = Passage.of(both.board, both.stops(WALK))
    entering = [
        (cost, both.mask(cell for cell in both.plain.cells if surcharge(both, enemies, cell) == cost))
        for cost in (1, 2, 3)
    ]
    expected = {cell: cost for cell, cost in relaxed(both, start, enemies).items() if cost <= limit}
    found = levels(passage, both.space(start), entering, limit)
    assert {cell: cost for cost, level in enumerate(found) for cell in both.cells(level)} == expected

    def steps(space: int) -> Iterator[tuple[int, int]]:
        for other in passage.steps[space]:
            yield other, surcharge(both, enemies, both.cell(other))

    slow = routes(both.space(start), steps, limit)
    assert {both.cell(space): cost for space, cost in slow.costs.items()} == expected
    for cell, cost in expected.items():
        for path in (way_back(passage, found, entering, both.space(cell)), slow.path(both.space(cell))):
            cells = [both.cell(space) for space in path]
            assert cells[0] == start
            assert cells[-1] == cell
            assert all(both.plain.adjacent(one, other, WALK) for one, other in pairwise(cells))
            assert sum(surcharge(both, enemies, other) for other in cells[1:]) == cost


@given(case=maps_with_spaces(4))
def test_shortest_paths_avoid_forbidden_spaces(case: tuple[TwoMaps, list[Cell]]) -> None:
    both, (start, goal, *blocked) = case
    forbidden = {cell for cell in blocked if cell not in (start, goal)}
    best, queue = {start: 0}, [start]
    for cell in queue:
        for other in both.plain.neighbours(cell, WALK):
            if other not in best and other not in forbidden:
                best[other] = best[cell] + 1
                queue.append(other)
    passage = Passage.of(both.board, both.stops(WALK))
    path = shortest_path(passage, both.space(start), both.space(goal), both.mask(forbidden))
    if goal not in best:
        assert path is None
        return
    assert path is not None
    cells = [both.cell(space) for space in path]
    assert (cells[0], cells[-1], len(cells) - 1) == (start, goal, best[goal])
    assert not forbidden & set(cells)
    assert all(both.plain.adjacent(one, other, WALK) for one, other in pairwise(cells))


def test_equal_paths_are_decided_by_board_order() -> None:
    board = Board.of(3, 3)
    path = shortest_path(Passage.of(board, board.walls), board.read("0,1"), board.read("2,1"))
    assert path is not None
    assert [board.name(space) for space in path] == ["0,1", "1,0", "2,1"]


@rule("D16-EX-27", "D16-MOV-12")
def test_difficult_terrain_with_an_enemy_costs_three() -> None:
    board = Board.of(2, 1, terrain={"1,0": "difficult"})
    assert levels(Passage.of(board, board.walls), 0, [(1, 0b01), (3, 0b10)]) == [0b01, 0, 0, 0b10]


def test_large_figures_find_their_way_too() -> None:
    board = Board.of(5, 3, walls=["1,1|2,1", "1,2|2,2"])
    passage = Passage.of(board, board.walls, "never")
    start, goal = footprint(board, board.read("0,1"), 2, 2), footprint(board, board.read("3,1"), 2, 2)
    assert goal not in routes(start, lambda place: [(move, 1) for move in block_moves(passage, place)]).costs
    small = footprint(board, board.read("0,1"))
    way = routes(small, lambda place: [(move, 1) for move in block_moves(passage, place)])
    assert way.costs[footprint(board, board.read("2,1"))] == 4


def test_senseless_costs_are_refused() -> None:
    board = Board.of(2, 1)
    passage = Passage.of(board, board.walls)
    with pytest.raises(GridError, match="at least 1"):
        levels(passage, 0, [(0, 0b11)])
    with pytest.raises(GridError, match="disjoint"):
        levels(passage, 0, [(1, 0b11), (2, 0b10)])
    with pytest.raises(GridError, match="negative"):
        routes(0, lambda space: [(space + 1, -1)])
    with pytest.raises(GridError, match="no way leads to 1,0"):
        way_back(passage, [0b01], [(1, 0b11)], 1)
    with pytest.raises(GridError, match="no way leads there"):
        routes(0, lambda space: []).path(1)
