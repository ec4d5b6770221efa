"""What is derived from a table: a copy has everything, and two that differ are told apart."""

import random
from typing import Any, cast

import pytest

from grimtable.games import load_game
from grimtable.games.doom2004.changes import covered
from grimtable.games.doom2004.field import Occupancy
from grimtable.games.doom2004.modes.scenario import ScenarioMode
from grimtable.kernel import Seat, SeatId, TeamId
from grimtable.kernel.identity import FigureId
from grimtable.kernel.position import Position

LEGEND: dict[str, dict[str, Any]] = {
    "r": {"marine": "red"},
    "z": {"invader": "zombie"},
    "o": {"barrel": True},
}
DRAWING = "#############\n# r   z   o #\n#############"
LONGER = "#################\n# r   z   o     #\n#################"


def field() -> Occupancy:
    game = load_game("doom2004")
    return cast(
        "Occupancy", game.set_up(Position(drawing=DRAWING, legend=LEGEND, turn={"seat": "red"})).field
    )


def test_a_copy_has_everything() -> None:
    one = field()
    twin = one.copy()
    assert twin == one
    for name in Occupancy.__slots__:
        assert getattr(twin, name) == getattr(one, name), name
    assert twin.at is not one.at


@pytest.mark.parametrize("name", ["known", "obstacles", "barrels", "lit", "occupied", "unseen"])
def test_two_that_differ_are_told_apart(name: str) -> None:
    one, other = field(), field()
    assert one == other
    setattr(other, name, getattr(other, name) ^ 1 << 2)
    assert one != other


def test_who_stands_where_is_compared_too() -> None:
    one, other = field(), field()
    other.at[2] = (FigureId("nobody"),)
    assert one != other


def test_the_map_and_the_sides_are_compared_too() -> None:
    one, other = field(), field()
    game = load_game("doom2004")
    longer = game.set_up(Position(drawing=LONGER, legend=LEGEND, turn={"seat": "red"}))
    other.board = cast("Occupancy", longer.field).board
    assert one != other
    other = field()
    other.team = {**other.team, "zombie_1": other.team["red"]}
    assert one != other
    assert one != "a field"


def test_no_large_figure_is_forgotten_where_lines_of_sight_ask_for_them() -> None:
    """D04-BIG-06, D04-LOS-04: whatever it does, a figure of several spaces stands where `large` says."""
    game = load_game("doom2004")
    looked_at = 0
    for seed in (1, 2):
        state: Any = game.new(players=4, scenario=None, seed=seed, windows="skip")
        chooser = random.Random(seed)
        while state.result is None:
            state.apply(chooser.choice(state.legal_actions()))
            for invader in state.table.invaders.values():
                spaces = covered(state, invader)
                if spaces & (spaces - 1):
                    looked_at += 1
                    assert not spaces & ~state.field.large, invader
    assert looked_at > 1_000


@pytest.mark.parametrize("sides", [1, 2, 3, 5])
def test_whatever_figures_do_everybody_stands_where_he_is(sides: int) -> None:
    """Small and large ones come, go, share spaces with friends and enemies, and are taken over by others.

    After each change all that the field keeps is worked out anew from where each figure stands.
    """
    chance = random.Random(sides)
    seats = [Seat(SeatId(f"seat_{n}"), TeamId(f"team_{n % sides}")) for n in range(2 * sides)]
    whole = Occupancy(field().scene, seats, ScenarioMode())
    owners = {FigureId(f"figure_{n}"): seat.id for n, seat in enumerate(seats * 2)}
    stands: dict[FigureId, int] = {}
    for id, seat in owners.items():
        whole.enrol(id, seat)
    for _ in range(500):
        id = chance.choice(list(owners))
        space = chance.randrange(6)
        here, there = stands.get(id, 0), 1 << space
        if not here:
            if chance.random() < 0.3:  # somebody else's from now on, or nobody's
                owners[id] = chance.choice([SeatId(""), *(seat.id for seat in seats)])
                whole.enrol(id, owners[id])
            there |= chance.choice([0, 1 << space + 1])
            whole.stand(id, there)
        elif chance.random() < 0.3:
            whole.lift(id, here)
            there = 0
        elif here & (here - 1):
            there |= 1 << space + 1
            if here != there:
                whole.move(id, here, there)
        elif here != there:
            whole.shift(id, here.bit_length() - 1, space)
        stands[id] = there
        check(whole, owners, stands)


def check(field: Occupancy, owners: dict[FigureId, SeatId], stands: dict[FigureId, int]) -> None:
    on_board = {id: spaces for id, spaces in stands.items() if spaces}
    at = {
        space: tuple(sorted(id for id, spaces in on_board.items() if spaces >> space & 1))
        for space in range(20)
    }
    assert field.at == {space: ids for space, ids in at.items() if ids}
    assert field.occupied == sum(1 << space for space, ids in at.items() if ids)
    assert field.shared == sum(1 << space for space, ids in at.items() if len(ids) > 1)
    for id, seat in owners.items():
        team = field.team[id]
        assert team == field.team[seat]
        own = enemies = 0
        for other, spaces in on_board.items():
            if field.team[other] == team:
                own |= spaces
            else:
                enemies |= spaces
        assert field.of_side[team] == own
        assert field.against(id) == field.against(team) == field.against(seat) == enemies
        here = stands.get(id, 0)
        if here:
            assert field.others(here) == field.occupied & ~(here & ~field.shared)
        if here & (here - 1):
            assert not here & ~field.large
        elif here:
            space = here.bit_length() - 1
            assert field.next_to_enemies(id, space) == field.passage.neighbours[space] & enemies
