"""Chains of Blow-Through against rules written down naively, on random rooms.  D04-ABL-11 to D04-ABL-17."""

from __future__ import annotations

from functools import cache
from itertools import islice, product
from typing import Any, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from grimtable.games import load_game
from grimtable.games.doom2004.actions import CarryOn, Fire, StopHere
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

CHAIN_DICE = ["red", "green", "green", "blue"]
CHAIN_NOUNS: dict[str, dict[str, Any]] = {"z": {"invader": "zombie"}, "b": {"barrel": True}}


@cache
def chain_game(*, amended: bool) -> Any:
    """The game with a shotgun that goes on three times."""
    game: Any = load_game("doom2004", ["amendments"] if amended else [])
    return game.with_overrides({"weapons": {"shotgun": {"dice": CHAIN_DICE}}})


class Hall(NamedTuple):
    """Who stands where before the first shot, and how the chain is played."""

    shooter: Cell
    large: Cell | None
    small: list[Cell]
    barrels: list[Cell]
    stones: list[Cell]
    bullets: int
    amended: bool
    seed: int
    picks: list[int]


@st.composite
def halls(draw: st.DrawFn) -> Hall:
    cells = list(CELLS)
    large = draw(st.one_of(st.none(), st.tuples(st.integers(0, WIDE - 2), st.integers(0, HIGH - 2))))
    if large is not None:
        cells = [cell for cell in cells if cell not in square(large)]
    cells = draw(st.permutations(cells))
    small, barrels, stones = draw(st.integers(0, 4)), draw(st.integers(0, 3)), draw(st.integers(0, 4))
    rest = iter(cells[1:])
    return Hall(
        cells[0],
        large,
        list(islice(rest, small)),
        list(islice(rest, barrels)),
        list(islice(rest, stones)),
        draw(st.integers(1, 3)),
        draw(st.booleans()),
        draw(st.integers(0, 999)),
        draw(st.lists(st.integers(0, 999), min_size=5, max_size=5)),
    )


def square(anchor: Cell) -> Base:
    return frozenset(product(range(anchor[0], anchor[0] + 2), range(anchor[1], anchor[1] + 2)))


def touching(one: Cell, other: Cell) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


def naive_sight(eye: Cell, target: Cell, blockers: set[Cell]) -> bool:
    """No blocker's inside is crossed by the line between the centres (D04-LOS-02, D04-R-21)."""
    across, down = target[0] - eye[0], target[1] - eye[1]
    for column, row in blockers - {eye, target}:
        if not min(eye[0], target[0]) <= column <= max(eye[0], target[0]):
            continue
        if not min(eye[1], target[1]) <= row <= max(eye[1], target[1]):
            continue
        # On which side of the line each corner lies, in half spaces.
        sides = [
            across * (2 * (row - eye[1]) + high) - down * (2 * (column - eye[0]) + wide)
            for wide, high in product((-1, 1), (-1, 1))
        ]
        if min(sides) < 0 < max(sides):
            return False
    return True


def naive_targets(state: Any, hall: Hall) -> tuple[set[Cell], set[Cell]]:
    """The spaces an attack may strike from where the shooter stands, and those where nobody is."""
    invaders = invader_cells(state)
    barrels = set(cells_of(state, sum(1 << space for space in state.table.barrels)))
    solid = set(hall.stones) | barrels | {hall.shooter}.union(*invaders.values())
    seen = set()
    for cell in {*barrels}.union(*invaders.values()):
        own = set().union(*(base for base in invaders.values() if cell in base))
        if naive_sight(hall.shooter, cell, solid - own):
            seen.add(cell)
    return seen, set(CELLS) - solid


@rule(
    "D04-ABL-11", "D04-ABL-12", "D04-ABL-15", "D04-ABL-17", "D04-AMM-09", "D04-R-65", "D04-R-70", "D04-R-72"
)
@settings(max_examples=200, deadline=None)
@given(halls())
def test_a_chain_goes_where_the_naive_rules_let_it(hall: Hall) -> None:
    """One shot and whatever it is carried on to, with everything that dies or goes up on the way."""
    marks = {hall.shooter: "g", **dict.fromkeys(hall.small, "z"), **dict.fromkeys(hall.barrels, "b")}
    legend: dict[str, Any] = {"g": {"marine": "green", "weapons": ["shotgun"], "wounds": 9}}
    legend["g"]["ammo"] = {"bullets": hall.bullets}
    legend |= {sign: noun for sign, noun in CHAIN_NOUNS.items() if sign in marks.values()}
    if hall.large is not None:
        marks[hall.large] = "M"
        legend["M"] = {"invader": "mancubus"}
    marks |= dict.fromkeys(hall.stones, "%%%")
    state = room(
        marks,
        legend,
        game=chain_game(amended=hall.amended),
        seed=hall.seed,
        turn={"seat": "green", "action": "attack"},
    )
    named = {state.field.board.read(f"{column},{row}"): (column, row) for column, row in CELLS}

    struck, empty = naive_targets(state, hall)
    first = [action for action in offered(state, Fire) if action.weapon == "shotgun"]
    in_view = {cell for cell in empty if naive_sight(hall.shooter, cell, set(CELLS) - empty)}
    assert {named[action.space] for action in first} == struck | in_view
    if not first:
        return
    aimed = [action for action in first if named[action.space] in struck]
    if hall.picks[0] % 4 and aimed:
        first = aimed  # most chains begin with somebody
    action: Any = first[hall.picks[0] % len(first)]
    dice, visited, hurt = list(CHAIN_DICE), [named[action.space]], set()
    hurt |= {id for id, base in invader_cells(state).items() if visited[-1] in base}
    state.apply(action)
    for pick in hall.picks[1:]:
        struck, empty = naive_targets(state, hall)
        if not hall.amended:
            again = {cell for id, base in invader_cells(state).items() if id in hurt for cell in base}
            struck -= again
        on = {cell for cell in struck | empty if touching(cell, visited[-1]) and cell not in visited}
        if state.table.marines["green"].ammo["bullets"] == 0:
            on = set()
        wanted = {(cell, die) for cell in on for die in ("green", "blue") if die in dice}
        found = offered(state, CarryOn)
        assert {(named[action.space], action.die) for action in found} == wanted
        assert bool(offered(state, StopHere)) == bool(wanted)
        if not wanted:
            return
        action = found[pick % len(found)]
        dice.remove(action.die)
        visited.append(named[action.space])
        hurt |= {id for id, base in invader_cells(state).items() if visited[-1] in base}
        state.apply(action)
