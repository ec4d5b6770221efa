"""Offers against rules written down naively, on random rooms: large moves, spawning, recycling."""

from __future__ import annotations

from itertools import product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from grimtable.games.doom2004.topics.movement import large_steps
from grimtable.games.doom2004.topics.spawn import reusable, spawn_places
from tests.games.doom2004.naive_room import CELLS, GAME, HIGH, WIDE, Base, Cell, cells_of, room
from tests.support.rule import rule

SIDES = [(0, -1), (1, 0), (0, 1), (-1, 0)]
CORNERS = [(1, -1), (1, 1), (-1, 1), (-1, -1)]


def moved(base: Base, step: Cell) -> Base:
    return frozenset((column + step[0], row + step[1]) for column, row in base)


def naive_moves(base: Base, size: str) -> set[Base]:
    """Where one movement point takes a base in an open room (D04-BIG-06 to D04-BIG-11)."""
    if size == "2x2":
        return {moved(base, step) for step in (*SIDES, *CORNERS)}
    found = {moved(base, step) for step in CORNERS}
    one, other = base
    for leading, following in ((one, other), (other, one)):
        for across, down in SIDES:
            to = (leading[0] + across, leading[1] + down)
            if to != following:
                found.add(frozenset((to, leading)))
    return found


def naive_steps(base: Base, size: str, points: int, blocked: set[Cell], friends: set[Cell]) -> set[Base]:
    """Every step from which an empty place can still be reached (D04-BIG-13, D04-R-25)."""

    def legal(place: Base) -> bool:
        return place <= set(CELLS) and not place & blocked

    def gets_clear(place: Base, left: int) -> bool:
        if not place & friends:
            return True
        return left > 0 and any(gets_clear(to, left - 1) for to in naive_moves(place, size) if legal(to))

    if points <= 0:
        return set()
    return {to for to in naive_moves(base, size) if legal(to) and gets_clear(to, points - 1)}


@st.composite
def crowded(draw: st.DrawFn) -> tuple[str, bool, Cell, list[Cell], list[Cell], int]:
    """A large invader somewhere, small friends and obstacles elsewhere, and some points."""
    kind = draw(st.sampled_from(["demon", "mancubus"]))
    lies_wide = draw(st.booleans()) if kind == "demon" else False
    width, height = (2, 2) if kind == "mancubus" else (2, 1) if lies_wide else (1, 2)
    at = (draw(st.integers(0, WIDE - width)), draw(st.integers(0, HIGH - height)))
    own = set(product(range(at[0], at[0] + width), range(at[1], at[1] + height)))
    others = draw(st.permutations([cell for cell in CELLS if cell not in own]))
    friends = draw(st.integers(0, 6))
    stones = draw(st.integers(0, 6))
    return kind, lies_wide, at, others[:friends], others[friends : friends + stones], draw(st.integers(0, 4))


@rule("D04-BIG-06", "D04-BIG-07", "D04-BIG-10", "D04-BIG-11", "D04-BIG-13", "D04-R-25")
@settings(max_examples=60, deadline=None)
@given(crowded())
def test_a_large_invader_may_go_where_the_naive_rules_let_it(
    table: tuple[str, bool, Cell, list[Cell], list[Cell], int],
) -> None:
    kind, lies_wide, at, friends, stones, points = table
    signs = dict(zip(friends, "zzziii", strict=False))
    marks = {at: "D", **signs, **dict.fromkeys(stones, "%%%")}
    legend: dict[str, Any] = {"D": {"invader": kind}}
    if kind == "demon":
        legend["D"]["wide"] = lies_wide
    for sign, friend in (("z", "zombie"), ("i", "imp")):
        if sign in signs.values():
            legend[sign] = {"invader": friend}
    state = room(marks, legend, turn={"figure": f"{kind}_1", "points": points})
    invader = state.table.invaders[f"{kind}_1"]
    size = GAME.invaders[kind].size
    width, height = (2, 2) if size == "2x2" else (2, 1) if lies_wide else (1, 2)
    base = frozenset(product(range(at[0], at[0] + width), range(at[1], at[1] + height)))
    found = {cells_of(state, there.mask) for there in large_steps(state, invader, points)}
    assert found == naive_steps(base, size, points, set(stones), set(friends))


@rule("D04-INV-10", "D04-INV-16", "D04-INV-17", "D04-R-10", "D04-R-13")
@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(["imp", "demon", "mancubus"]),
    st.permutations(CELLS),
    st.integers(0, 4),
    st.integers(0, 16),
)
def test_new_invaders_stand_where_the_naive_rules_let_them(
    kind: str, cells: list[Cell], figures: int, stones: int
) -> None:
    """The whole room is out of sight: every free place is offered, and every figure of the kind again."""
    small = cells[:figures]
    blocked = cells[figures : figures + stones]
    marks = {**dict.fromkeys(small, "t"), **dict.fromkeys(blocked, "%%%")}
    legend = {"t": {"invader": "trite"}} if small else {}
    state = room(marks, legend)
    free = set(CELLS) - set(small) - set(blocked)
    shapes = {"imp": [(1, 1)], "demon": [(1, 2), (2, 1)], "mancubus": [(2, 2)]}[kind]
    wanted = {
        frozenset(product(range(column, column + wide), range(row, row + high)))
        for wide, high in shapes
        for column, row in CELLS
    }
    assert {cells_of(state, place.mask) for place in spawn_places(state, kind)} == {
        place for place in wanted if place <= free
    }
    # A figure taken off leaves its own space free; another kind is never taken.
    state.table.supply["trite"] = 0
    assert set(reusable(state, "trite", ())) == set(state.table.invaders)
    assert reusable(state, kind, ()) == []
    first = list(state.table.invaders)[:1]
    assert set(reusable(state, "trite", tuple(first))) == set(state.table.invaders) - set(first)
