"""Movement in DOOM 2016 against rules written down naively, in random small rooms full of everything."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.doom2016.changes import move_figure
from grimtable.games.doom2016.field import ground
from grimtable.games.doom2016.topics import movement
from grimtable.games.doom2016.topics.movement import base_of
from grimtable.games.doom2016.topics.sight import are_adjacent, is_within, pocket_of, sees
from grimtable.games.doom2016.topics.targets import targets
from grimtable.grid import bits, block_moves
from grimtable.grid.footprint import Footprint, rotations
from grimtable.grid.masks import mask_of
from grimtable.kernel.lasting import Effect
from grimtable.kernel.position import Position
from tests.support.rule import rule

GAME: Any = load_game("doom2016")
WIDE, HIGH = 5, 3
PLAIN = ("   ", "~~~", "^^^", "^^^", "^^^", "%%%")
Cell = tuple[int, int]


def staged(signs: dict[Cell, str], legend: dict[str, dict[str, Any]], mover: str) -> Any:
    border = "#" * (4 * WIDE + 1)
    rows = [
        "#" + " ".join(signs.get((column, row), "   ") for column in range(WIDE)) + "#" for row in range(HIGH)
    ]
    drawing = f"\n#{'+'.join(['   '] * WIDE)}#\n".join(rows)
    return GAME.set_up(
        Position(
            scenario="tyrant",
            players=5,
            drawing=f"{border}\n{drawing}\n{border}",
            legend=legend,
            turn={"seat": mover} if mover == "alpha" else {"figure": mover},
        )
    )


def room_of(seed: int, mover: str) -> Any:
    """A random room: friends, enemies, staggered ones, teleporters, ground of all kinds, one who moves."""
    chance = Random(seed)
    places = [(column, row) for column in range(WIDE) for row in range(HIGH)]
    chance.shuffle(places)
    known: dict[str, dict[str, Any]] = {
        "A": {"figure": "alpha", "teleporter": chance.choice(["active", "inactive", ""])},
        "B": {"figure": "bravo"},
        "C": {"figure": "charlie", "teleporter": chance.choice(["active", "inactive", ""])},
        "D": {"figure": "delta"},
        "i": {"figure": "imp", "teleporter": chance.choice(["active", ""])},
        "s": {"figure": "imp", "damage": 2},
        "c": {"figure": "cacodemon"},
        "p": {"figure": "possessed_soldier", "teleporter": chance.choice(["active", ""])},
        "t": {"teleporter": "active"},
        "u": {"teleporter": "active"},
        "o": {"teleporter": "inactive"},
    }
    moves = {"alpha": "A", "cacodemon_1": "c", "possessed_soldier_1": "p"}[mover]
    others = chance.sample(sorted(known.keys() - {moves}), chance.randint(3, 9))
    legend = {
        sign: {key: value for key, value in known[sign].items() if value != ""} for sign in (moves, *others)
    }
    signs = {places.pop(): f"~{sign}~" if chance.random() < 0.4 else f" {sign} " for sign in legend}
    signs.update((place, chance.choice(PLAIN)) for place in places)
    state = staged(signs, legend, mover)
    figure = state.table.figures[mover]
    taken = [each.space for each in state.table.figures.values() if each is not figure]
    if taken and chance.random() < 0.4:
        figure.space = chance.choice(taken)
        state.field.shift(figure, figure.space)
    return state


def naive_steps(state: Any, id: str, points: int) -> tuple[set[int], set[int]]:
    """The spaces that a small figure may step to, and those that it may teleport to."""
    mover = state.table.figures[id]
    is_marine = mover.kind == "marine"
    flies = mover.kind == "cacodemon"
    others = [each for each in state.table.figures.values() if each is not mover]
    taken = {each.space for each in others}
    enemies = {each.space for each in others if (each.kind == "marine") != is_marine}
    weak = {
        each.space
        for each in others
        if is_marine and each.kind != "marine" and each.damage >= GAME.demons[each.kind].stagger
    }
    rough = set(bits(state.field.scene.difficult))
    teleporters = state.table.teleporters if is_marine else {}
    active = {space for space, is_active in teleporters.items() if is_active}
    neighbours = (state.field.ways.fly if flies else state.field.ways.walk).neighbours

    def ways(space: int, *, entered: bool) -> Iterator[tuple[int, int, bool]]:
        """Where one gets to from a space, for how much, and whether one may stay there."""
        for to in bits(neighbours[space]):
            yield to, 1 if flies else 1 + (to in rough) + (to in enemies), to not in taken or to in weak
        if space in (teleporters if entered else active):
            for to in active - {space}:
                yield to, 1 + (to in rough), to not in taken or to in enemies

    @cache
    def goes_on(space: int, left: int) -> bool:
        return any(
            stays or goes_on(to, left - cost) for to, cost, stays in ways(space, entered=True) if cost <= left
        )

    found = {
        to
        for to, cost, stays in ways(mover.space, entered=False)
        if cost <= points and (stays or goes_on(to, points - cost))
    }
    ports = found & active if mover.space in active else set()
    return found & set(bits(neighbours[mover.space])), ports


@rule("D16-MOV-13", "D16-R-19", "D16-TEL-03", "D16-TEL-05", "D16-R-60", "D16-FLY-04")
@pytest.mark.parametrize("mover", ["alpha", "possessed_soldier_1", "cacodemon_1"])
def test_small_figures_go_where_the_naive_rules_let_them(mover: str) -> None:
    for seed in range(70 if mover == "alpha" else 30):
        state = room_of(seed, mover)
        figure = state.table.figures[mover]
        for points in range(1, 7):
            steps, ports = naive_steps(state, mover, points)
            assert set(bits(movement.steps(state, figure, points))) == steps, (seed, points)
            if mover == "alpha":
                assert set(bits(movement.teleports(state, figure, points))) == ports, (seed, points)


def lair_of(seed: int) -> tuple[Any, Any]:
    """A random room with large demons, and one of them, which may stand on the others."""
    chance = Random(seed)
    shapes = {"b": ("baron_of_hell", 1, 2), "d": ("baron_of_hell", 2, 1), "m": ("mancubus", 2, 2)}
    free = {(column, row) for column in range(WIDE) for row in range(HIGH)}
    signs: dict[Cell, str] = {}
    legend: dict[str, dict[str, Any]] = {
        "d": {"turned": True},
        "i": {"figure": "imp"},
        "A": {"figure": "alpha"},
    }
    for sign in ("b", *chance.sample("dm", 2)):
        kind, width, height = shapes[sign]
        covered = [
            {(column + x, row + y) for x in range(width) for y in range(height)}
            for column, row in sorted(free)
        ]
        base = chance.choice([cells for cells in covered if cells <= free] or [set()])
        if base:
            free -= base
            signs[min(base)] = f" {sign} "
            legend.setdefault(sign, {})["figure"] = kind
    legend = {sign: each for sign, each in legend.items() if "figure" in each}
    small = chance.sample(sorted(free), 2)
    signs.update(zip(small, (" i ", " A "), strict=True))
    signs.update((cell, chance.choice(PLAIN)) for cell in free.difference(small))
    state = staged(signs, legend, "baron_of_hell_1")
    baron = state.table.figures["baron_of_hell_1"]
    spaces, stride = state.field.board.spaces, state.field.board.stride
    fitting = [each for each in bits(spaces) if not ground(stride, each, "1x2").mask & ~spaces]
    if chance.random() < 0.6:
        move_figure(state, baron, chance.choice(fitting))
    return state, baron


def naive_moves(state: Any, figure: Any, points: int, moves: Any) -> set[Footprint]:
    """Where a large demon may go: not onto a large one, unless it gets off it again."""
    where, passage = state.field.where, state.field.ways.heavy
    large = [spaces for id, spaces in where.items() if id != figure.id and spaces.bit_count() > 1]

    def gets_off(place: Footprint, left: int) -> bool:
        if not any(place.mask & spaces for spaces in large):
            return True
        onward = (*block_moves(passage, place), *rotations(passage, place))
        return left > 0 and any(gets_off(there, left - 1) for there in onward)

    return {there for there in moves(passage, base_of(state, figure)) if gets_off(there, points - 1)}


@rule("D16-BIG-05", "D16-BIG-17", "D16-R-24")
def test_large_figures_go_where_the_naive_rules_let_them() -> None:
    for seed in range(40):
        state, baron = lair_of(seed)
        large = {id: spaces for id, spaces in state.field.where.items() if spaces.bit_count() > 1}
        mine = large.pop(baron.id)
        assert movement.overlaps_large(state, baron) == any(mine & spaces for spaces in large.values()), seed
        for points in range(1, 4):
            steps = naive_moves(state, baron, points, block_moves)
            assert set(movement.shifts(state, baron, points)) == steps, (seed, points)
            turns = naive_moves(state, baron, points, rotations)
            assert set(movement.turns(state, baron, points)) == turns, (seed, points)


def farther(state: Any, start: int, neighbours: Any) -> Iterator[set[int]]:
    """The spaces that no, one, two steps lead to, and so on."""
    ring: set[int] = {start}
    seen = ring
    while ring:
        yield ring
        ring = {int(to) for space in ring for to in bits(neighbours[space])} - seen
        seen = seen | ring


def naive_nearest(state: Any, start: int, flies: bool) -> set[int]:
    """The free spaces with the fewest steps to them; where no way leads, as near as possible on the map."""
    field = state.field
    taken = {space for spaces in field.where.values() for space in bits(spaces)}
    every = set(bits(field.board.spaces)) - taken
    passage = field.ways.fly if flies else field.ways.walk
    for ring in farther(state, start, passage.neighbours):
        if ring & every:
            return ring & every
    good = every if flies else every - set(bits(field.scene.rough))
    distances = {space: field.board.apart(start, space) for space in good}
    least = min(distances.values(), default=0)
    return {space for space, distance in distances.items() if distance == least}


def naive_room(state: Any, start: int, flies: bool) -> set[int]:
    """On the portal or beside it; if there is no room, as near as ways lead to (D16-SUM-13)."""
    field = state.field
    taken = {space for spaces in field.where.values() for space in bits(spaces)}
    free = set(bits(field.board.spaces)) - taken
    if not flies:
        free -= set(bits(field.scene.rough))
    rings = list(farther(state, start, (field.ways.fly if flies else field.ways.walk).neighbours))
    beside = set().union(*rings[:2]) & free
    return beside or next((ring & free for ring in rings if ring & free), set())


def naive_large_room(state: Any, start: int, base: str) -> set[Footprint]:
    """Anywhere that touches the portal or what is beside it; else what is a step farther, and so on."""
    field = state.field
    every, found = field.board.spaces, set()
    for space in bits(every):
        for turned in (False, True):
            place = ground(field.board.stride, space, base, turned)
            inside = field.board.inner_edges(place.mask) & field.ways.stops
            if not place.mask & ~every and not place.mask & field.occupied and not inside:
                found.add(place)
    rings = list(farther(state, start, field.ways.fly.neighbours))
    for number in range(2, max(3, len(rings) + 1)):
        near = mask_of(set().union(*rings[:number]))
        if touching := {place for place in found if place.mask & near}:
            return touching
    return set()


@rule("D16-BIG-14", "D16-R-22", "D16-SUM-11", "D16-SUM-13", "D16-SUM-14", "D16-SUM-15")
def test_the_nearest_spaces_are_those_of_the_naive_rules() -> None:
    for seed in range(60):
        state = room_of(seed, "alpha")
        for space in bits(state.field.board.spaces):
            for flies in (False, True):
                nearest = movement.nearest_free(state, 1 << space, flies)
                assert set(bits(nearest)) == naive_nearest(state, space, flies), (seed, space)
                small = {place.anchor for place in movement.room(state, 1 << space, "1x1", flies)}
                assert small == naive_room(state, space, flies), (seed, space)
        for base in ("1x2", "2x2"):
            places = movement.room(state, 1 << space, base, False)
            assert len(places) == len(set(places))
            assert set(places) == naive_large_room(state, space, base), (seed, base)


@rule("D16-ATT-02", "D16-ATT-03", "D16-ATT-04", "D16-ATT-05", "D16-RNG-04", "D16-RNG-09", "D16-ADJ-04")
@pytest.mark.parametrize("held", ["", "cannot:attack", "cannot:be_attacked"])
def test_targets_are_all_enemies_that_none_of_the_rules_spares(held: str) -> None:
    for seed in range(70):
        state = room_of(seed, "alpha") if seed % 2 else lair_of(seed)[0]
        if state.field.shared:
            continue  # D16-R-18: nobody attacks before he has gone on
        figures = list(state.table.figures.values())
        spared = figures[seed % len(figures)]
        if held:
            state.lasting.begin(Effect(held, "darkness_1", spared.id))
        field = state.field
        for one in figures:
            for reach in (1, 2, 4):
                naive = set()
                for other in figures:
                    near = field.ways.ignoring(pocket_of(state, one) | pocket_of(state, other))[0]
                    is_near = near.distance_between(field.where[one.id], field.where[other.id]) <= reach
                    assert is_within(state, one, other, reach) == is_near, (seed, one.id, other.id)
                    is_enemy = (one.kind == "marine") != (other.kind == "marine")
                    is_spared = (held == "cannot:attack" and one is spared) or (
                        held == "cannot:be_attacked" and other is spared
                    )
                    if is_enemy and is_near and not is_spared and sees(state, one, other):
                        naive.add(other.id)
                assert {each.id for each in targets(state, one, reach)} == naive, (seed, one.id, reach)
        for one in figures:
            around = {
                to for space in bits(field.where[one.id]) for to in bits(field.ways.walk.neighbours[space])
            }
            for other in figures:
                if not field.where[one.id] & field.where[other.id]:
                    touches = bool(around & set(bits(field.where[other.id])))
                    assert are_adjacent(state, one, other) == touches, (seed, one.id, other.id)
