"""The printed counts: the pack against the catalogue's component tables, and scenarios within the box."""

import re
from collections import Counter
from typing import cast

import pytest

from grimtable.cli.main import main
from grimtable.games import load_game
from grimtable.games.doom2004.game import Doom2004
from grimtable.games.doom2004.items import Component, Die, InvaderCard, InvaderKind, MarineCard, Weapon
from grimtable.games.doom2004.scene import Scene
from grimtable.games.doom2004.table import COLOURS, ORDERS
from tests.support.rule import rule

#: "Figures" of the catalogue: kind → total, of each colour, spaces
FIGURES = {
    "zombie": (12, 4, 1),
    "imp": (12, 4, 1),
    "trite": (12, 4, 1),
    "archvile": (6, 2, 1),
    "demon": (6, 2, 2),
    "mancubus": (6, 2, 4),
    "hell_knight": (6, 2, 4),
    "cyberdemon": (3, 1, 4),
}
#: "Invader figures available by number of Marines"
AVAILABLE = {
    1: (4, 4, 4, 2, 2, 2, 2, 1),
    2: (8, 8, 8, 4, 4, 4, 4, 2),
    3: (12, 12, 12, 6, 6, 6, 6, 3),
}
#: "Dice": colour → how many, and how many of its faces are a Miss
DICE = {"yellow": (1, 1), "red": (1, 1), "green": (2, 0), "blue": (2, 0)}
#: "Tokens", "Map parts and doors": what together makes a printed count
TOKENS = {
    18: ("obstacles",),
    3: tuple(f"{colour}_key" for colour in COLOURS),
    6: ("encounters",),
    33: ("obstacles", *(f"{colour}_key" for colour in COLOURS), "encounters", "teleporters"),
    46: ("wounds",),
    15: ("armor",),
    10: tuple(f"{order}_order" for order in ORDERS),
    45: ("bullets", "rockets", "cells"),
    12: ("medkit",),
    1: ("compass",),
    14: ("doors", "security_doors"),
    59: ("map_parts",),
}


def game() -> Doom2004:
    return cast("Doom2004", load_game("doom2004"))


def components() -> dict[str, int]:
    pack = game().pack
    boxed = [*pack.items("tokens"), *pack.items("components")]
    return {item.id: count for item in boxed if (count := cast("Component", item).count)}


def figures() -> dict[str, InvaderKind]:
    return dict(game().invaders)


@rule("D04-SET-04")
def test_figures_are_printed_in_equal_numbers_of_each_colour() -> None:
    kinds = figures()
    assert set(kinds) == set(FIGURES)
    spaces = {"1x1": 1, "1x2": 2, "2x2": 4}
    for kind, (total, per_colour, covered) in FIGURES.items():
        assert kinds[kind].per_colour == per_colour
        assert kinds[kind].in_the_box == (total, f"figures, {per_colour} of each colour")
        assert spaces[kinds[kind].size] == covered
    assert components()["marines"] == 3
    assert sum(kind.in_the_box[0] for kind in kinds.values()) + 3 == 66


@rule("D04-SET-05")
@pytest.mark.parametrize("marines", [1, 2, 3])
def test_the_supply_is_a_third_of_the_figures_for_each_marine(marines: int) -> None:
    played = game()
    table = played.first_table(played.setup(players=marines + 1))
    assert tuple(table.supply[kind] for kind in FIGURES) == AVAILABLE[marines]


@rule("D04-DIE-01")
def test_there_are_six_dice_and_two_of_them_can_miss() -> None:
    dice: dict[str, Die] = dict(game().dice)
    assert {id: (die.count, sum(face.miss for face in die.faces)) for id, die in dice.items()} == DICE
    assert sum(die.count for die in dice.values()) == 6
    assert all(len(die.faces) == 6 for die in dice.values())


def test_there_are_66_invader_cards_with_a_scatter_each_and_18_marine_cards() -> None:
    played = game()
    invader_cards = [cast("InvaderCard", card) for card in played.pack.items("invader_cards")]
    marine_cards = [cast("MarineCard", card) for card in played.pack.items("marine_cards")]
    assert sum(card.in_the_box[0] for card in invader_cards) == 66
    assert sum(card.in_the_box[0] for card in marine_cards) == 18
    assert len(played.invader_copies) == 66
    assert len(played.marine_copies) == 18
    scatter = re.compile(r"miss|(north|south|east|west|north-east|north-west|south-east|south-west) [1-9]")
    assert [
        played.scatter_of(copy)
        for copy in played.invader_copies
        if not scatter.fullmatch(played.scatter_of(copy))
    ] == []


@rule("D04-SET-18")
def test_the_decks_on_the_table_are_the_printed_ones() -> None:
    state = game().new(players=4, seed=5)
    table = state.table
    held = sum(len(marine.cards) for marine in table.marines.values())
    assert len(table.marine_deck) + held == 18
    assert len(table.deck.cards) + len(table.hand) + len(table.deck.discard) == 66


def test_seven_weapons_have_three_tokens_and_three_have_none() -> None:
    weapons: dict[str, Weapon] = dict(game().weapons)
    assert Counter(weapon.tokens for weapon in weapons.values()) == {3: 7, 0: 3}
    assert {id for id, weapon in weapons.items() if not weapon.tokens} == {"fist", "pistol", "grenade"}
    assert all(weapon.always is (weapon.tokens == 0) for weapon in weapons.values())
    assert sum(weapon.tokens for weapon in weapons.values()) == 21


@pytest.mark.parametrize(("printed", "names"), list(TOKENS.items()))
def test_tokens_and_doors_add_up_to_the_printed_counts(printed: int, names: tuple[str, ...]) -> None:
    counts = components()
    assert sum(counts[name] for name in names) == printed


def test_the_equipment_tokens_are_88() -> None:
    counts = components()
    other = counts["adrenaline"] + counts["berserk"]
    weapons = sum(weapon.tokens for weapon in game().weapons.values())
    ammo = counts["bullets"] + counts["rockets"] + counts["cells"]
    assert (ammo, weapons, counts["medkit"], other) == (45, 21, 12, 10)
    assert ammo + weapons + counts["medkit"] + other == 88


def test_every_order_and_every_token_that_can_be_taken_is_in_the_box() -> None:
    played = game()
    assert {f"{order}_order" for order in ORDERS} <= set(components())
    always = {id for id, weapon in played.weapons.items() if weapon.always}
    counted = {token.id for token in played.tokens.values() if token.gives("count")}
    assert counted == {"scientist", "code_a", "code_b", "sigil"}  # a story's own things
    assert set(played.tokens) - always - counted <= set(limits())


# --- scenarios within the box ---------------------------------------------------------------------------


def scene_of(scenario: str) -> Scene:
    played = game()
    return played.scene(played.setup(scenario=scenario, players=4), None)


def used_by(scenario: str) -> dict[str, int]:
    """How many of each component a scenario lays out with three Marines, their bins included."""
    scene = scene_of(scenario)
    used: Counter[str] = Counter({"bullets": 3 * 2, "armor": 3 * 2, "wounds": 3 * 8})  # D04-SET-15
    used["wounds"] += game().scenario(game().setup(scenario=scenario)).frags
    for mark in scene.marks.values():
        used["encounters"] += bool(mark.encounter)
        used["teleporters"] += bool(mark.teleporter)
        used["obstacles"] += mark.barrel
        for token in mark.tokens:
            used[token] += 1
    used["obstacles"] += scene.obstacles.bit_count() + scene.damaging.bit_count()
    for door in scene.doors.values():
        used["security_doors" if door.key else "doors"] += 1
        if door.key:
            used[f"{door.key}_security_door"] += 1
    return used


def limits() -> dict[str, int]:
    return {
        **components(),
        **{id: weapon.tokens for id, weapon in game().weapons.items()},
        **{f"{colour}_security_door": 1 for colour in COLOURS},
    }


@pytest.mark.parametrize("scenario", load_game("doom2004").scenarios)
def test_a_scenario_needs_no_more_than_the_box_holds(scenario: str) -> None:
    """What a story invents (codes, sigils) is shown on a real table by encounters and keys left over."""
    used, most = used_by(scenario), limits()
    own = {name for name in used if name not in most}
    over = {name: number for name, number in used.items() if name in most and number > most[name]}
    assert over == {}
    keys = [f"{colour}_key" for colour in COLOURS]
    spare = most["encounters"] - used["encounters"] + sum(most[key] - used[key] for key in keys)
    assert sum(used[name] for name in own) <= spare


@pytest.mark.parametrize("scenario", load_game("doom2004").scenarios)
def test_no_area_of_a_scenario_holds_more_figures_than_there_are(scenario: str) -> None:
    """D04-EXP-06: figures may be used again, but one area alone must not ask for more than the box has."""
    scene = scene_of(scenario)
    waiting: Counter[tuple[str, str]] = Counter()
    for mark in scene.marks.values():
        if mark.invader:
            waiting[mark.area, mark.invader] += 1
    assert waiting
    assert {key: number for key, number in waiting.items() if number > FIGURES[key[1]][0]} == {}


# --- the command ------------------------------------------------------------------------------------------


def test_content_list_shows_the_printed_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "list", "doom2004"]) == 0
    listed = capsys.readouterr().out
    assert listed.startswith("in the box")
    for kind, (total, per_colour, _) in FIGURES.items():
        assert re.search(
            rf"^ *{total} figures, {per_colour} of each colour +\w+ +invaders/{kind} ", listed, re.M
        )
    for line in (
        "  6 dice (dice)",
        " 21 tokens (weapons)",
        " 63 figures (invaders)",
        " 18 cards (marine cards)",
        " 66 cards (invader cards)",
        " 10 order tokens (components)",
        " 30 map features (components)",
        " 14 doors (components)",
    ):
        assert f"\n{line}\n" in listed
    assert re.search(r"^ +3 tokens +\w+ +weapons/shotgun ", listed, re.M)
    assert re.search(r"^ +– +\w+ +weapons/pistol ", listed, re.M)


def test_content_list_of_one_kind_counts_that_kind_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "list", "doom2004", "--kind", "dice"]) == 0
    listed = capsys.readouterr().out
    assert "  1 die " in listed
    assert listed.endswith("in the box\n  6 dice (dice)\n")


def test_a_game_that_was_never_printed_has_no_such_column(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "list", "skirmish"]) == 0
    assert "in the box" not in capsys.readouterr().out
