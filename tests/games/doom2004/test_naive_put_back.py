"""Figures put back on the last empty place, against D04-R-25 written down naively, on random rooms."""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from grimtable.games.doom2004.actions import Slide, Step
from grimtable.games.doom2004.changes import move_invader, move_marine
from grimtable.games.doom2004.procedures.activation import settle as settle_invader
from grimtable.games.doom2004.procedures.marine_turn import settle as settle_marine
from grimtable.grid import single
from tests.games.doom2004.naive_room import (
    CELLS,
    HIGH,
    WIDE,
    Base,
    Cell,
    cells_of,
    invader_cells,
    offered,
    room,
)
from tests.support.rule import rule


class Walk(NamedTuple):
    """A figure that walks among its friends until its movement points are gone."""

    kind: str
    wide: bool
    at: Cell
    friends: list[Cell]
    stones: list[Cell]
    picks: list[int]
    taken: bool  #: a friend is moved meanwhile to where it should be put back


@st.composite
def walks(draw: st.DrawFn) -> Walk:
    kind = draw(st.sampled_from(["green", "imp", "demon", "mancubus"]))
    wide = kind == "demon" and draw(st.booleans())
    base = base_of(kind, wide, (0, 0))
    column = draw(st.integers(0, WIDE - 1 - max(cell[0] for cell in base)))
    row = draw(st.integers(0, HIGH - 1 - max(cell[1] for cell in base)))
    own = base_of(kind, wide, (column, row))
    others = draw(st.permutations([cell for cell in CELLS if cell not in own]))
    most = 1 if kind == "green" else 8
    friends, stones = draw(st.integers(1, most)), draw(st.integers(0, 4))
    picks = draw(st.lists(st.integers(0, 999), min_size=6, max_size=6))
    return Walk(
        kind,
        wide,
        (column, row),
        others[:friends],
        others[friends : friends + stones],
        picks,
        draw(st.booleans()),
    )


def base_of(kind: str, wide: bool, anchor: Cell) -> Base:
    width, height = {"demon": (2, 1) if wide else (1, 2), "mancubus": (2, 2)}.get(kind, (1, 1))
    return frozenset(product(range(anchor[0], anchor[0] + width), range(anchor[1], anchor[1] + height)))


def naive_return(kind: str, last: Base, figures: set[Cell], own: Base, stones: set[Cell]) -> Base:
    """The last empty place; if somebody stands there now, the nearest free one, the topmost, the leftmost."""
    if not last & (figures | stones):
        return last
    home = min(last, key=lambda cell: (cell[1], cell[0]))
    free = set(CELLS) - figures - own - stones
    places = [base_of(kind, wide, cell) for cell in CELLS for wide in (False, True)]

    def nearest(place: Base) -> tuple[int, int, int, int]:
        anchor = min(place, key=lambda cell: (cell[1], cell[0]))
        distance = min(max(abs(cell[0] - home[0]), abs(cell[1] - home[1])) for cell in place)
        return distance, anchor[1], anchor[0], len({column for column, _ in place})

    return min((place for place in places if place <= free), key=nearest, default=last)


@rule("D04-R-25", "D04-MOV-08", "D04-BIG-13")
@settings(max_examples=120, deadline=None)
@given(walks())
def test_a_stranded_figure_is_put_back_where_the_naive_rules_put_it(walk: Walk) -> None:
    """It takes steps that are offered until it stands on a friend's space; then its points vanish."""
    marine = walk.kind == "green"
    mover: dict[str, Any] = {"marine": "green"} if marine else {"invader": walk.kind}
    if walk.kind == "demon":
        mover["wide"] = walk.wide
    friend = {"t": {"marine": "blue"} if marine else {"invader": "trite"}, "z": {"invader": "zombie"}}
    signs = dict(zip(walk.friends, "ttttzzzz", strict=False))
    id = "green" if marine else f"{walk.kind}_1"
    state = room(
        {walk.at: "F", **signs, **dict.fromkeys(walk.stones, "%%%")},
        {"F": mover, **{sign: noun for sign, noun in friend.items() if sign in signs.values()}},
        turn={"seat": "green", "action": "sprint"} if marine else {"figure": id, "points": 9},
    )
    figures = state.table.marines if marine else state.table.invaders
    friends = [other for other in figures if other != id]

    def places() -> dict[str, Base]:
        if marine:
            return {other: cells_of(state, 1 << figures[other].space) for other in (id, *friends)}
        return invader_cells(state)

    last = places()[id]
    for pick in walk.picks:
        actions = offered(state, Step) + offered(state, Slide)
        if not actions:
            return
        state.apply(actions[pick % len(actions)])
        here = places()
        taken = set().union(*(here[other] for other in friends))
        if here[id] & taken:
            break
        last = here[id]
    else:
        return
    home = min(last, key=lambda cell: (cell[1], cell[0]))
    away = [other for other in friends if not here[other] & here[id]]
    if walk.taken and away and home not in here[id]:
        there = state.field.board.read(f"{home[0]},{home[1]}")
        if marine:
            move_marine(state, figures[away[0]], there)
        else:
            move_invader(state, figures[away[0]], single(there))
    memory = state.stack[-1].memory
    memory.points = 0
    taken = set().union(*(places()[other] for other in friends))
    wanted = naive_return(walk.kind, last, taken, here[id], set(walk.stones))
    (settle_marine if marine else settle_invader)(state, memory)
    assert places()[id] == wanted
