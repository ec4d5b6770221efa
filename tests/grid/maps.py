"""Random maps for hypothesis, each as a Board and as the oracle's plain map."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from grimtable.grid import Board, bits, mask_of
from tests.grid.oracle import WAYS, Cell, PlainMap, between

SIGHT = ("wall", "door", "blocking")
WALK = ("wall", "door", "blocking", "impassable")
HARD = ("wall", "door")


@dataclass(frozen=True)
class TwoMaps:
    """The same map twice."""

    board: Board
    plain: PlainMap

    def stops(self, kinds: Iterable[str]) -> int:
        """The edges of some kinds, doors being closed."""
        sets = {"wall": self.board.walls, "door": self.board.all_doors, **self.board.lines}
        return mask_of(edge for kind in kinds for edge in bits(sets[kind]))

    def space(self, cell: Cell) -> int:
        """The number of a cell."""
        return cell[1] * self.board.stride + cell[0]

    def cell(self, space: int) -> Cell:
        """The cell of a number."""
        return space % self.board.stride, space // self.board.stride

    def mask(self, cells: Iterable[Cell]) -> int:
        """The set of some cells."""
        return mask_of(self.space(cell) for cell in cells)

    def cells(self, mask: int) -> set[Cell]:
        """The cells of a set."""
        return {self.cell(space) for space in bits(mask)}


def label(cell: Cell) -> str:
    """A cell as the board writes it."""
    return f"{cell[0]},{cell[1]}"


def twin(plain: PlainMap) -> TwoMaps:
    """The Board of a plain map; every door edge is a door of its own."""
    edges: dict[str, list[str]] = {"wall": [], "door": [], "blocking": [], "impassable": [], "difficult": []}
    for edge, kind in plain.kinds.items():
        if all(cell in plain for cell in edge):
            one, other = sorted(edge)
            edges[kind].append(f"{label(one)}|{label(other)}")
    board = Board.of(
        plain.columns,
        plain.rows,
        void=[label(cell) for cell in sorted(plain.void)],
        terrain={label(cell): kind for cell, kind in plain.terrain.items()},
        walls=edges["wall"],
        doors={name: [name] for name in edges["door"]},
        lines={kind: edges[kind] for kind in ("blocking", "impassable", "difficult")},
    )
    return TwoMaps(board, plain)


SIZES = st.one_of(
    st.tuples(st.integers(2, 6), st.integers(2, 6)),
    st.tuples(st.integers(1, 12), st.integers(1, 2)),
    st.tuples(st.integers(1, 2), st.integers(1, 12)),
)


@st.composite
def maps(draw: DrawFn, *, terrain: bool = True) -> TwoMaps:
    """Maps with walls, doors, terrain lines and areas, holes, and everything between empty and crowded."""
    columns, rows = draw(SIZES)
    cells = [(x, y) for y in range(rows) for x in range(columns)]
    # One seed for the dull part keeps the examples small enough for hypothesis to shrink.
    chance = draw(st.randoms(use_true_random=False))
    walls = draw(st.sampled_from((0, 8, 20, 40, 60)))
    holes = draw(st.sampled_from((0, 0, 10)))
    rough = draw(st.sampled_from((0, 15, 35))) if terrain else 0
    void = frozenset(cell for cell in cells[1:] if chance.randrange(100) < holes)
    kinds = {}
    for x, y in cells:
        for other in ((x + 1, y), (x, y + 1)):
            if other in cells and chance.randrange(100) < walls:
                choices = ("wall", "wall", "door", "blocking", "impassable", "difficult")
                kinds[between((x, y), other)] = chance.choice(choices if terrain else choices[:3])
    ground = {}
    for cell in cells:
        if cell not in void and chance.randrange(100) < rough:
            ground[cell] = chance.choice(("blocking", "impassable", "difficult", "difficult", "damaging"))
    outlined(columns, rows, ground, kinds)
    return twin(PlainMap(columns, rows, void, kinds, ground))


def outlined(columns: int, rows: int, ground: dict[Cell, str], kinds: dict[frozenset[Cell], str]) -> None:
    """Give the edges of terrain spaces that terrain's type, the strictest winning (D16-TER-05, D16-R-17)."""
    order = ("wall", "door", "blocking", "impassable", "difficult", "open")
    for (x, y), kind in ground.items():
        if kind in order:
            for dx, dy in WAYS:
                if 0 <= x + dx < columns and 0 <= y + dy < rows:
                    edge = between((x, y), (x + dx, y + dy))
                    kinds[edge] = min(kinds.get(edge, "open"), kind, key=order.index)


@st.composite
def maps_with_spaces(draw: DrawFn, count: int, *, terrain: bool = True) -> tuple[TwoMaps, list[Cell]]:
    """A map and some of its spaces."""
    both = draw(maps(terrain=terrain))
    return both, draw(st.lists(st.sampled_from(both.plain.cells), min_size=count, max_size=count))
