"""Sight from corner to corner and cover, against the oracle in fractions and on promised properties."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from grimtable.grid import CornerSight, Passage, bits
from tests.grid.maps import HARD, SIGHT, WALK, TwoMaps, maps, maps_with_spaces, twin
from tests.grid.oracle import Cell, PlainMap, corners, crosses_inside, ends
from tests.support.rule import rule


def sight_of(both: TwoMaps) -> CornerSight:
    return CornerSight.of(both.board, both.stops(SIGHT))


@settings(max_examples=800)
@given(case=maps_with_spaces(4))
@rule(
    "D16-LOS-02",
    "D16-LOS-03",
    "D16-LOS-15",
    "D16-LOS-19",
    "D16-LOS-20",
    "D16-R-01",
    "D16-R-02",
    "D16-R-03",
    "D16-R-04",
)
def test_every_line_is_that_of_the_oracle(case: tuple[TwoMaps, list[Cell]]) -> None:
    both, (here, *others) = case
    sight = sight_of(both)
    for there in others:
        if here == there:
            assert sight.sees(both.space(here), both.space(there))
            continue
        expected = {
            4 * i + j
            for i, a in enumerate(corners(here))
            for j, b in enumerate(corners(there))
            if both.plain.corner_clear(a, b, here, there, SIGHT)
        }
        assert set(bits(sight.clear_lines(both.space(here), both.space(there)))) == expected
        assert sight.sees(both.space(here), both.space(there)) == bool(expected)


@settings(max_examples=80)
@given(case=maps_with_spaces(4))
@rule("D16-LOS-14")
def test_sight_is_mutual(case: tuple[TwoMaps, list[Cell]]) -> None:
    both, (here, *others) = case
    for there in others:
        forth = CornerSight(both.board, both.stops(SIGHT)).sees(both.space(here), both.space(there))
        back = CornerSight(both.board, both.stops(SIGHT)).sees(both.space(there), both.space(here))
        assert forth == back


@settings(max_examples=80)
@given(both=maps())
@rule("D16-LOS-15", "D16-COV-08")
def test_neighbours_see_each_other_and_adjacent_ones_have_no_cover(both: TwoMaps) -> None:
    """Whatever is on the edge between two orthogonal neighbours; whatever stands about adjacent ones."""
    sight, passage = sight_of(both), Passage.of(both.board, both.stops(WALK))
    for x, y in both.plain.cells:
        for other in ((x + 1, y), (x, y + 1)):
            if other in both.plain:
                assert sight.sees(both.space((x, y)), both.space(other))
        for space in passage.steps[both.space((x, y))]:
            assert sight.sees(both.space((x, y)), space)
            assert not sight.in_cover(1 << both.space((x, y)), space, both.board.spaces, both.board.edges)


@settings(max_examples=80)
@given(case=maps_with_spaces(5))
@rule("D16-RNG-06", "D16-LOS-15")
def test_who_sees_is_also_joined_by_a_way(case: tuple[TwoMaps, list[Cell]]) -> None:
    """Nobody sees into or out of a closed room, except across the one edge of an orthogonal neighbour."""
    both, (here, *others) = case
    joined = both.plain.distances([here], SIGHT)
    for there in others:
        if sight_of(both).sees(both.space(here), both.space(there)):
            assert there in joined or abs(here[0] - there[0]) + abs(here[1] - there[1]) == 1


@settings(max_examples=80)
@given(case=maps_with_spaces(4))
@rule("D16-LOS-04")
def test_a_line_never_crosses_the_inside_of_a_blocker(case: tuple[TwoMaps, list[Cell]]) -> None:
    both, (here, *others) = case
    blockers = [ends(edge) for edge, kind in both.plain.kinds.items() if kind in SIGHT]
    for there in others:
        if here == there:
            continue
        lines = sight_of(both).clear_lines(both.space(here), both.space(there))
        for i, a in enumerate(corners(here)):
            for j, b in enumerate(corners(there)):
                if lines >> 4 * i + j & 1:
                    assert not any(crosses_inside(a, b, p, q) for p, q in blockers)


def turned(plain: PlainMap) -> PlainMap:
    """The map turned a quarter clockwise."""

    def turn(cell: Cell) -> Cell:
        return plain.rows - 1 - cell[1], cell[0]

    return PlainMap(
        plain.rows,
        plain.columns,
        frozenset(turn(cell) for cell in plain.void),
        {frozenset(turn(cell) for cell in edge): kind for edge, kind in plain.kinds.items()},
        {turn(cell): kind for cell, kind in plain.terrain.items()},
    )


def mirrored(plain: PlainMap) -> PlainMap:
    """The map with left and right exchanged."""

    def flip(cell: Cell) -> Cell:
        return plain.columns - 1 - cell[0], cell[1]

    return PlainMap(
        plain.columns,
        plain.rows,
        frozenset(flip(cell) for cell in plain.void),
        {frozenset(flip(cell) for cell in edge): kind for edge, kind in plain.kinds.items()},
        {flip(cell): kind for cell, kind in plain.terrain.items()},
    )


@settings(max_examples=80)
@given(case=maps_with_spaces(4), mirror=st.booleans())
@rule("D16-LOS-19")
def test_turning_or_mirroring_the_map_changes_nothing(case: tuple[TwoMaps, list[Cell]], mirror: bool) -> None:
    both, (here, *others) = case
    plain = both.plain
    other = twin(mirrored(plain) if mirror else turned(plain))

    def image(cell: Cell) -> Cell:
        return (plain.columns - 1 - cell[0], cell[1]) if mirror else (plain.rows - 1 - cell[1], cell[0])

    figures = both.mask(others[1:]) & ~both.mask([here, others[0]])
    for there in others:
        if there == here:
            continue
        one = sight_of(both).sees(both.space(here), both.space(there))
        assert one == sight_of(other).sees(other.space(image(here)), other.space(image(there)))
        third = other.mask(image(cell) for cell in both.cells(figures))
        assert sight_of(both).in_cover(1 << both.space(here), both.space(there), figures) == sight_of(
            other
        ).in_cover(1 << other.space(image(here)), other.space(image(there)), third)


@settings(max_examples=800)
@given(case=maps_with_spaces(6), wide=st.booleans())
@rule(
    "D16-COV-05",
    "D16-COV-06",
    "D16-COV-07",
    "D16-COV-15",
    "D16-COV-16",
    "D16-R-06",
    "D16-R-09",
    "D16-R-10",
    "D16-R-11",
)
def test_cover_is_that_of_the_oracle(case: tuple[TwoMaps, list[Cell]], wide: bool) -> None:
    """A small or large attacker, difficult areas, two small third figures and one of two spaces."""
    both, (here, there, *others) = case
    attacker = [here, (here[0] + 1, here[1])] if wide and (here[0] + 1, here[1]) in both.plain else [here]
    if there in attacker:
        return
    areas = both.plain.areas([c for c, kind in both.plain.terrain.items() if kind == "difficult"], HARD)
    x, y = others[0]
    large = {(x, y), (x, y + 1)} if both.plain.is_free((x, y), (x, y + 1), HARD) else {(x, y)}
    figures = [large, *({cell} for cell in others[1:3])]
    figures = [body for body in figures if not body & {*attacker, there}]
    expected = both.plain.in_cover(attacker, there, SIGHT, [*areas, *figures])

    inner = both.stops(HARD)
    edges = 0
    for body in (*areas, *figures):
        edges |= both.board.inner_edges(both.mask(body)) & ~inner
    spaces = both.mask(cell for body in (*areas, *figures) for cell in body)
    assert sight_of(both).in_cover(both.mask(attacker), both.space(there), spaces, edges) == expected


@settings(max_examples=60)
@given(case=maps_with_spaces(6))
@rule("D16-R-06")
def test_large_figures_use_every_corner_of_every_space(case: tuple[TwoMaps, list[Cell]]) -> None:
    both, cells = case
    ones, others = cells[:3], cells[3:]
    if set(ones) & set(others):
        return
    expected = both.plain.corner_sees(ones, others, SIGHT)
    assert sight_of(both).sees_any(both.mask(ones), both.mask(others)) == expected


@settings(max_examples=40)
@given(case=maps_with_spaces(1))
def test_the_whole_field_agrees_with_single_looks(case: tuple[TwoMaps, list[Cell]]) -> None:
    both, (here,) = case
    start = both.space(here)
    expected = {space for space in bits(both.board.spaces) if sight_of(both).sees(start, space)}
    assert set(bits(CornerSight(both.board, both.stops(SIGHT)).visible_from(start))) == expected
