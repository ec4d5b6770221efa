"""Sight, cover, range and adjacency between figures of every size, against the slow oracle in fractions."""

from __future__ import annotations

from itertools import permutations
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimtable.games import load_game
from grimtable.games.doom2016.field import EXTENTS, Field, ground
from grimtable.games.doom2016.table import MARINE, Figure
from grimtable.games.doom2016.topics import sight
from grimtable.grid.passage import OUT_OF_REACH
from grimtable.kernel import SeatId
from grimtable.kernel.identity import FigureId, Space
from tests.grid.maps import HARD, SIGHT, WALK, TwoMaps, maps_with_spaces, twin
from tests.grid.oracle import Cell, PlainMap, between
from tests.support.rule import rule

#: name of the demon → its base, and whether it flies
DEMONS = {
    "walker": ("1x1", False),
    "flyer": ("1x1", True),
    "long": ("1x2", False),
    "square": ("2x2", False),
    "boss": ("2x3", False),
}


class Situation:
    """Figures on a map, as the rules see them and as the oracle does."""

    def __init__(self, both: TwoMaps) -> None:
        self.both = both
        field = Field(both.board)
        field.work_doors(dict.fromkeys(both.board.doors, True))
        demons = {name: SimpleNamespace(base=base, flying=flying) for name, (base, flying) in DEMONS.items()}
        self.state: Any = SimpleNamespace(
            field=field,
            table=SimpleNamespace(figures={}, marines={"alpha": None}),
            game=SimpleNamespace(demons=demons),
            setup=SimpleNamespace(options={}),
        )

    def put(self, kind: str, cell: Cell, turned: bool) -> Figure | None:
        """A figure with its north-west space here, if it fits and nobody else is there."""
        base = "1x1" if kind == MARINE else DEMONS[kind][0]
        width, height = EXTENTS[base]
        if turned:
            width, height = height, width
        cells = {(cell[0] + x, cell[1] + y) for x in range(width) for y in range(height)}
        field = self.state.field
        if not self.both.plain.stands(cells, HARD) or self.both.mask(cells) & field.occupied:
            return None
        if base == "1x1" and kind != "flyer" and self.both.plain.terrain.get(cell) == "blocking":
            return None
        id = "alpha" if kind == MARINE else f"{kind}_{len(field.where)}"
        figure = Figure(FigureId(id), kind, SeatId("x"), Space(self.both.space(cell)), turned)
        self.state.table.figures[id] = figure
        field.stand(figure, ground(field.board.stride, figure.space, base, turned).mask)
        return figure

    def cells(self, figure: Figure) -> list[Cell]:
        return sorted(self.both.cells(self.state.field.where[figure.id]))

    def pocket(self, figure: Figure) -> set[Cell]:
        """D16-LOS-17, D16-LOS-18, D16-R-08: the blocking spaces whose edges do not count."""
        plain = self.both.plain
        blocking = {cell for cell, kind in plain.terrain.items() if kind == "blocking"}
        inside = set(self.cells(figure)) & blocking
        if figure.kind == "flyer" and inside:
            # Terrain spaces of one kind hang together over their own lines; walls and doors part them.
            (area,) = [area for area in plain.areas(blocking, HARD) if inside <= area]
            return area
        return inside if figure.kind not in (MARINE, "walker", "flyer") else set()

    def ignoring(self, *figures: Figure) -> PlainMap:
        """The map without the blocking edges of the figures' pockets."""
        plain = self.both.plain
        free = {cell for figure in figures for cell in self.pocket(figure)}
        kinds = {
            edge: kind
            for edge, kind in plain.kinds.items()
            if kind != "blocking" or not any(c in free for c in edge)
        }
        return PlainMap(plain.columns, plain.rows, plain.void, kinds, plain.terrain)

    def check(self, one: Figure, other: Figure) -> None:
        state, plain = self.state, self.ignoring(one, other)
        here, there = self.cells(one), self.cells(other)
        assert sight.sees(state, one, other) == plain.corner_sees(here, there, SIGHT)
        found = plain.distances(here, SIGHT)
        expected = min((found[cell] for cell in there if cell in found), default=OUT_OF_REACH)
        assert sight.distance(state, one, other) == expected
        for reach in (1, 2, 4):
            assert sight.is_within(state, one, other, reach) == (expected <= reach)
        near = any(self.both.plain.adjacent(a, b, WALK) for a in here for b in there)
        assert sight.are_adjacent(state, one, other) == near
        self.check_cover(plain, one, other)

    def check_cover(self, plain: PlainMap, one: Figure, other: Figure) -> None:
        here, there = self.cells(one), self.cells(other)
        if len(there) > 1:
            assert not sight.in_cover(self.state, one, other)
            return
        rough = [cell for cell, kind in plain.terrain.items() if kind == "difficult"]
        third = [each for each in self.state.table.figures.values() if each not in (one, other)]
        bodies = [*plain.areas(rough, HARD), *({*self.cells(each)} for each in third)]
        expected = plain.in_cover(here, there[0], SIGHT, bodies)
        assert sight.in_cover(self.state, one, other) == expected


#: A map with five spaces, four demons for them, and whether those with a long base are turned.
SITUATIONS = given(
    case=maps_with_spaces(5),
    kinds=st.lists(st.sampled_from(list(DEMONS)), min_size=4, max_size=4),
    turned=st.booleans(),
)


def agree_with_the_oracle(case: tuple[TwoMaps, list[Cell]], kinds: list[str], turned: bool) -> None:
    """Every ordered pair of figures, in three arrangements on the map."""
    both, cells = case
    names = [MARINE, *kinds]
    for shift in range(3):
        situation = Situation(both)
        turn = names[shift:] + names[:shift]
        placed = [situation.put(kind, cell, turned) for kind, cell in zip(turn, cells, strict=True)]
        figures = [figure for figure in placed if figure is not None]
        for one, other in permutations(figures, 2):
            situation.check(one, other)


@settings(max_examples=350, deadline=None)
@SITUATIONS
@rule(
    "D16-LOS-02",
    "D16-LOS-14",
    "D16-LOS-17",
    "D16-LOS-18",
    "D16-LOS-19",
    "D16-COV-05",
    "D16-COV-06",
    "D16-COV-10",
    "D16-COV-13",
    "D16-COV-14",
    "D16-COV-16",
    "D16-RNG-03",
    "D16-RNG-05",
    "D16-RNG-09",
    "D16-ADJ-03",
    "D16-ADJ-04",
    "D16-BIG-18",
    "D16-BIG-19",
    "D16-FLY-07",
    "D16-FLY-08",
    "D16-R-06",
    "D16-R-07",
    "D16-R-08",
    "D16-R-11",
)
def test_figures_of_every_size_agree_with_the_oracle(
    case: tuple[TwoMaps, list[Cell]], kinds: list[str], turned: bool
) -> None:
    """Some 7,000 pairs in all."""
    agree_with_the_oracle(case, kinds, turned)


@pytest.mark.long
@settings(max_examples=3_000, deadline=None)
@SITUATIONS
def test_many_figures_of_every_size_agree_with_the_oracle(
    case: tuple[TwoMaps, list[Cell]], kinds: list[str], turned: bool
) -> None:
    agree_with_the_oracle(case, kinds, turned)


def _corridor() -> Situation:
    """Blocking terrain of two spaces in the middle of a corridor, a Flying demon in it."""
    kinds = {}
    for x in (0, 1, 2):
        kinds[between((x, 0), (x + 1, 0))] = "blocking"
    plain = PlainMap(4, 1, frozenset(), kinds, {(1, 0): "blocking", (2, 0): "blocking"})
    return Situation(twin(plain))


@rule("D16-FLY-07", "D16-LOS-17", "D16-RNG-09")
def test_a_flying_demon_is_seen_through_the_whole_of_its_area() -> None:
    situation = _corridor()
    marine, demon = situation.put(MARINE, (0, 0), False), situation.put("flyer", (2, 0), False)
    assert marine is not None and demon is not None
    assert sight.sees(situation.state, marine, demon)
    assert sight.distance(situation.state, marine, demon) == 2
    assert not sight.in_cover(situation.state, marine, demon)


@rule("D16-BIG-19", "D16-LOS-18")
def test_of_a_large_figure_only_its_own_spaces_are_open() -> None:
    situation = _corridor()
    marine, demon = situation.put(MARINE, (0, 0), False), situation.put("long", (2, 0), True)
    assert marine is not None and demon is not None
    assert not sight.sees(situation.state, marine, demon)


@rule("D16-LOS-16", "D16-LOS-05")
def test_anybody_may_look_at_any_time_and_nothing_changes() -> None:
    game = load_game("doom2016")
    state: Any = game.new(scenario="knee_deep", players=5, seed=3)
    before = state.digest()
    figures = list(state.table.figures.values())
    for one in figures:
        for other in figures:
            assert sight.sees(state, one, other) == sight.sees(state, other, one)
    assert state.digest() == before
