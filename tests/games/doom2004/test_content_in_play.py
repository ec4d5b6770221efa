"""What the game makes of its content: who starts with what, which map lies there, which figures play."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.doom2004.procedures.resolving import Resolving
from grimtable.games.doom2004.topics import pool, respawn
from grimtable.kernel import SeatId, SetupError
from grimtable.kernel.position import Position
from tests.support.rule import rule


@pytest.fixture(scope="module")
def game() -> Any:
    return load_game("doom2004", ("amendments", "expansion"))


@rule("D04-SET-17", "D4X-DIF-06", "D4X-MOD-08", "D4X-MOD-09", "D4X-R-102")
@pytest.mark.parametrize(
    ("rules", "scenario", "start", "dealt"),
    [
        ({}, {}, (4, 10, 2, 3), 3),
        ({"start_bullets": -3, "start_wounds": -3, "start_cards": -2, "spare_cards": 1}, {}, (1, 7, 2, 1), 2),
        ({"squad_size": 3, "start_bullets": -3, "start_cards": -3}, {}, (0, 8, 2, 0), 0),
        ({"start_bullets": 2, "start_wounds": 1}, {"wounds": 2, "armor": 1}, (6, 13, 3, 3), 3),
        ({"squad_size": 3}, {}, (2, 8, 2, 2), 2),
    ],
)
def test_what_each_marine_starts_with(
    game: Any, rules: dict[str, Any], scenario: dict[str, Any], start: tuple[int, ...], dealt: int
) -> None:
    other = game.with_overrides({"ruleset": {"doom2004": rules}, "scenarios": {"inferno": scenario}})
    setup = other.setup(players=2, scenario="inferno")
    assert other.starting_tokens(setup) == start
    assert other.cards_dealt(setup) == dealt


@rule("D04-SET-06", "D4X-SET-13")
def test_options_are_those_of_the_mode(game: Any) -> None:
    for scenario, options in (
        ("inferno", {"limit": 3}), ("cloverleaf", {"escape": "one"}), ("open_ground", {"squads": "pairs"}),
    ):  # fmt: skip
        with pytest.raises(SetupError, match="means nothing"):
            game.setup(scenario=scenario, options=options)
    assert game.setup(scenario="cloverleaf", players=2).options == {
        "knockback": "wound",
        "squads": "pairs",
        "limit": 5,
    }
    assert game.setup(scenario="open_ground").options == {"knockback": "wound", "limit": 5}
    assert game.setup(scenario="open_ground", players=3).options == {
        "knockback": "wound",
        "limit": 5,
        "people": 3,
    }
    saws = {"marines": "red_saw"}
    assert [seat.id for seat in game.setup(scenario="inferno", options=saws).seats] == ["red_saw", "invader"]
    with pytest.raises(SetupError, match="chainsaws"):
        load_game("doom2004", ("amendments",)).setup(scenario="inferno", options=saws)


def test_who_is_to_blame_for_what_is_carried_out(game: Any) -> None:
    state = game.new(players=2, scenario="inferno", seed=1)

    def blamed(kind: str, name: str) -> str:
        return str(game.blamed(state, Resolving(SeatId("invader"), kind, name)))

    assert blamed("event", "charge_1") == "invader_cards/charge"
    assert blamed("skill", "scout_1") == "marine_cards/scout"
    assert (blamed("spend", "charm"), blamed("token", "charm"), blamed("token", "lamp")) == (
        "tokens/charm", "tokens/charm", "",
    )  # fmt: skip
    assert blamed("timer", "0") == "scenarios/inferno#timers[0]"
    assert blamed("area", "start") == "scenarios/inferno#areas.start"
    assert blamed("rule", "cold") == "scenarios/inferno#special_rules.cold"
    assert blamed("encounter", "well") == "scenarios/inferno#encounters.well"
    assert game.blamed(state, state) == ""


@rule("D04-EVT-06")
def test_what_is_carried_out_for_what(game: Any) -> None:
    tell = [{"verb": "tell", "text": "It happens."}]
    other = game.with_overrides(
        {
            "tokens": {
                "charm": {
                    "spend": [
                        {"moment": "roll_final", "do": tell},
                        {"moment": "attack_rolled", "do": [*tell, *tell]},
                    ]
                }
            },
            "marine_cards": {"scout": {"reaction": {"moment": "attack_rolled", "do": [*tell] * 3}}},
            "invader_cards": {"charge": {"scatters": ["north 1", "miss"]}},
        }
    )
    setup = other.setup(players=2, scenario="inferno")
    for kind, name, block, number in (
        ("spend", "charm", "roll_final", 1),
        ("spend", "charm", "attack_rolled", 2),
        ("spend", "charm", "marine_moved", 0),
        ("skill", "scout_1", "", 3),
        ("skill", "recon_1", "", 0),
        ("event", "imp_gang_1", "", 0),
    ):
        assert len(other.calls(setup, kind, name, block)) == number
    assert (other.scatter_of("charge_1"), other.scatter_of("charge_2")) == ("north 1", "miss")
    assert other.moments_of("imp_gang_1") == () and len(other.moments_of("charge_1")) == 1
    assert "charge_3" not in other.invader_copies


@rule("D4X-EQV-01", "D4X-EQV-06", "D4X-BOT-01")
def test_kinds_and_their_groups(game: Any) -> None:
    assert game.groups["zombie"] == game.groups["zombie_commando"] == ("zombie", "zombie_commando")
    assert "vagary" not in game.groups and game.bots == {"sentry_bot"}
    assert {"zombie", "imp", "trite"} <= game.small and not {"demon", "mancubus", "cyberdemon"} & game.small
    assert "cacodemon" in game.flying and "zombie" not in game.flying
    assert {"rocket_launcher", "bfg"} <= game.far_reaching and not {"pistol", "fist"} & game.far_reaching
    assert game.gathering == (("soul_cube", "soul"),) and game.breaths == ("oxygen_tank",)


@rule("D4X-SET-08", "D4X-SET-09", "D4X-SET-10", "D4X-EQV-09")
def test_how_many_may_be_swapped(game: Any) -> None:
    """Zombies are four of each colour; as many commandos, and no more than Zombies are left."""
    state = game.new(players=3, scenario="inferno", seed=1)
    table = state.table
    assert pool.colours_of(table) == ("red", "green")
    assert pool.swappable(game, table, "zombie_commando", "red") == 4
    assert pool.swappable(game, table, "zombie_commando", "blue") == 0
    assert [pool.half(game, table, "zombie_commando", colour) for colour in ("red", "blue")] == [2, 0]
    pool.swap(game, table, "zombie_commando", "red", 1)
    assert (table.supply["zombie"], table.supply["zombie_commando"]) == (7, 1)
    assert pool.swappable(game, table, "zombie_commando", "red") == 3
    assert pool.half(game, table, "zombie_commando", "red") == 2
    assert pool.swappable(game, table, "zombie_commando", "green") == 4
    figures = pool.pool(game, table)
    assert (figures["red"]["zombie"], figures["red"]["zombie_commando"]) == (3, 1)
    assert (figures["green"]["zombie"], figures["green"]["zombie_commando"]) == (4, 0)
    assert pool.species(state, "zombie") == ("zombie", "zombie_commando")
    assert pool.species(state, "zombie", "green") == ("zombie",)
    assert pool.species(state, "demon") == ("demon",)
    assert pool.off_board(state, "zombie") == 8
    pool.swap(game, table, "zombie_commando", "red", 3)
    assert pool.species(state, "zombie", "red") == ("zombie_commando",)
    assert "vagary" not in pool.stand_ins(game) and "zombie_commando" in pool.stand_ins(game)


# --- the map ----------------------------------------------------------------------------------------

DRAWING = """
#############################
# r   .   y A d   x   .   . #
#   +   +   +   +   +   +   #
# a   .   . A .   q   . B e #
#   +   +   +   +   +   #####
# .   .   .   v   .   y #####
#############################
"""
LEGEND: dict[str, dict[str, Any]] = {
    "r": {"marine": "red"},
    "a": {"airless": True},
    "y": {"teleporter": "yellow"},
    "d": {"terrain": "damaging"},
    "x": {"terrain": "blocking"},
    "q": {"duct": True},
    "e": {"exit": True},
    "v": {"area": "vault"},
}


@rule("D04-DOR-12", "D04-DOR-15", "D4X-R-81", "D04-EXP-02")
def test_what_a_drawing_says(game: Any) -> None:
    doors = {"A": {"key": "red"}, "B": {"kind": "airlock", "open": True}}
    state = game.set_up(
        Position(
            drawing=DRAWING, legend=LEGEND, turn={"seat": "red", "action": "advance"}, more={"doors": doors}
        )
    )
    scene = state.field.scene

    def names(spaces: int) -> set[str]:
        return {scene.board.name(space) for space in range(200) if spaces >> space & 1}

    assert (scene.keys, scene.worked_by["A"]) == ({"A": ("red",), "B": ()}, "marines")
    assert (scene.open_doors, scene.closing) == ({"B"}, ("B",))
    assert names(scene.doorways["A"]) == {"2,0", "3,0", "2,1", "3,1"}
    assert names(scene.doorways["B"]) == {"5,1", "6,1"}
    assert names(scene.near_doorway) == {"2,0", "3,0", "2,1", "3,1", "5,1", "6,1"}
    assert (names(scene.obstacles), names(scene.damaging)) == ({"4,0"}, {"3,0"})
    assert (names(scene.ducts), names(scene.exits), names(scene.airless)) == ({"4,1"}, {"6,1"}, {"0,1"})
    assert {scene.board.name(space) for space in scene.pads} == {"2,0", "5,2"}
    assert [scene.board.name(space) for space in scene.teleporters["yellow"]] == ["2,0", "5,2"]
    assert {scene.board.name(space) for space in scene.features} == names(scene.near_doorway) | {"4,1", "5,2"}
    assert scene.gates == {} and scene.outside == 0  # one may walk from the exit to 6,0
    assert scene.area_of(state.field.board.read("3,2")) == "vault" and scene.area_of(-1) == "start"
    assert not scene.has_vaults and scene.bases == frozenset()


@rule("D4X-R-81")
def test_a_door_behind_which_nothing_but_exits_lies_is_a_gate(game: Any) -> None:
    walled = DRAWING.replace("#   +   +   +   +   +   +   #\n# a", "#   +   +   +   +   +   #####\n# a")
    state = game.set_up(
        Position(
            drawing=walled,
            legend=LEGEND,
            turn={"seat": "red", "action": "advance"},
            more={"doors": {"A": {}, "B": {}}},
        )
    )
    scene = state.field.scene
    assert {scene.board.name(space): door for space, door in scene.gates.items()} == {"5,1": "B"}
    assert scene.outside == scene.exits


@rule("D04-FRG-12", "D04-FRG-13", "D04-R-44", "D04-R-45")
@pytest.mark.parametrize(
    ("length", "fell", "spaces"),
    [
        (20, 0, range(8, 17)),  # eight to sixteen away
        (8, 0, [7]),  # none is so far: the furthest
        (9, 0, [8]),
        (20, 19, range(3, 12)),
    ],
)
def test_where_a_fragged_marine_may_come_back(game: Any, length: int, fell: int, spaces: Any) -> None:
    marks = ["."] * length
    marks[fell] = "g"
    drawing = (
        f"{'#' * (4 * length + 1)}\n#{' '.join(f' {mark} ' for mark in marks)}#\n{'#' * (4 * length + 1)}"
    )
    legend = {"g": {"marine": "green"}}
    state = game.set_up(Position(drawing=drawing, legend=legend, turn={"seat": "green", "action": "advance"}))
    green = state.table.marines["green"]
    state.field.lift(green.id, 1 << green.space)
    green.fragged_at, green.space = green.space, -1
    found = respawn.nearest_to_the_band(state, green)
    assert [state.field.board.name(each) for each in found] == [f"{column},0" for column in spaces]
    green.fragged_at = -1
    assert len(respawn.nearest_to_the_band(state, green)) == length
