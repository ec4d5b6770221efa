"""Setting up a game of DOOM 2004: who sits at the table, what is dealt, and what nobody may see yet."""

from __future__ import annotations

import json

import pytest

from grimtable.games.doom2004.game import Doom2004, load
from grimtable.games.doom2004.table import INVADER
from grimtable.grid import bits
from grimtable.kernel import SeatId, SetupError
from tests.support.rule import rule

GAME = load()
SCENARIOS = GAME.scenarios
SIZES = (2, 3, 4)


def plain_cards() -> Doom2004:
    """The game with Marine cards that do nothing, so that the tokens of the tables can be counted."""
    return GAME.with_overrides(
        {"marine_cards": {card.id: {"skills": []} for card in GAME.marine_copies.values()}}
    )


@rule("D04-SET-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(SetupError, match="2 to 4 players"):
        GAME.setup(players=players)


@rule("D04-SET-01", "D04-SET-17")
@pytest.mark.parametrize("players", SIZES)
def test_one_invader_and_a_marine_for_everybody_else(players: int) -> None:
    seats = [seat.id for seat in GAME.setup(players=players).seats]

    assert seats == [*("red", "green", "blue")[: players - 1], INVADER]


@rule("D04-SET-03", "D04-SET-23")
def test_marines_choose_their_colours() -> None:
    seats = [seat.id for seat in GAME.setup(options={"marines": "green+blue"}).seats]

    assert seats == ["green", "blue", INVADER]
    with pytest.raises(SetupError, match="makes 3 players"):
        GAME.setup(players=4, options={"marines": "green+blue"})


@rule("D04-SET-06", "D04-SET-25")
def test_a_scenario_is_chosen_by_name() -> None:
    """Any scenario of the pack can be played, the first one if nobody chooses; an unknown one is named."""
    assert [GAME.setup(scenario=name).scenario for name in SCENARIOS] == list(SCENARIOS)
    assert GAME.setup().scenario == "knee_deep_in_the_dead"
    with pytest.raises(SetupError, match="no scenario 'the_cellar'"):
        GAME.setup(scenario="the_cellar")


@rule("D04-SET-25")
def test_a_home_made_scenario_is_data() -> None:
    """A scenario from a text file needs no code."""
    cellar = {
        "new": True,
        "name": "The Cellar",
        "provenance": "original",
        "source": "This test",
        "number": 99,
        "goal": "Leave.",
        "victory": ["all_left"],
        "map": "#################\n# a   b   c   x #\n#################",
        "legend": {"a": {"marine": 1}, "b": {"marine": 2}, "c": {"marine": 3}, "x": {"exit": True}},
    }
    state = GAME.with_overrides({"scenarios": {"the_cellar": cellar}}).new(players=2, scenario="the_cellar")

    assert state.field.board.name(state.table.marines["red"].space) == "0,0"


@rule("D04-SET-04", "D04-SET-05")
@pytest.mark.parametrize("players", SIZES)
def test_figures_of_the_colours_in_play_only(players: int) -> None:
    """One third, two thirds or all of the 66 figures' monsters, wherever they stand."""
    state = GAME.new(players=players, seed=3)
    on_board = [invader.kind for invader in state.table.invaders.values()]

    for kind in GAME.invaders.values():
        assert state.table.supply[kind.id] + on_board.count(kind.id) == kind.per_colour * (players - 1)


@rule("D04-SET-12", "D04-SET-13", "D04-SET-14", "D04-SET-15", "D04-SET-16")
@pytest.mark.parametrize(("players", "bullets", "wounds"), [(2, 4, 10), (3, 3, 9), (4, 2, 8)])
def test_every_bin_holds_the_starting_tokens(players: int, bullets: int, wounds: int) -> None:
    state = plain_cards().new(players=players, scenario="knee_deep_in_the_dead", seed=1)

    for marine in state.table.marines.values():
        assert marine.ammo == {"bullets": bullets, "rockets": 0, "cells": 0}
        assert (marine.wounds, marine.armor, marine.weapons) == (wounds, 2, [])


@rule("D04-SET-19", "D04-SET-22")
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 3), (4, 2)])
def test_cards_dealt(players: int, cards: int) -> None:
    """Three or two Marine cards each, all different; five cards for the Invader, whatever the number."""
    state = GAME.new(players=players, seed=5)
    dealt = [copy for marine in state.table.marines.values() for copy in marine.cards]

    assert [len(marine.cards) for marine in state.table.marines.values()] == [cards] * (players - 1)
    assert len(set(dealt)) == len(dealt)
    assert not set(dealt) & set(state.table.marine_deck)
    assert len(state.table.hand) == 5


@rule("D04-SET-18")
def test_two_decks_shuffled_apart() -> None:
    """The order follows the seed, and neither deck gets a card of the other."""
    one, same, other = (GAME.new(players=3, seed=seed) for seed in (1, 1, 2))

    assert one.table.deck.cards == same.table.deck.cards
    assert one.table.deck.cards != other.table.deck.cards
    assert one.table.marine_deck != other.table.marine_deck
    assert {*one.table.deck.cards, *one.table.hand} == set(GAME.invader_copies)
    assert set(one.table.marine_deck) < set(GAME.marine_copies)


@rule("D04-SET-09", "D04-SET-11")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", SIZES)
def test_only_the_start_area_and_what_is_seen_from_it_is_laid_out(scenario: str, players: int) -> None:
    state = GAME.new(players=players, scenario=scenario, seed=2)
    scene = state.field.scene

    assert state.table.areas[0] == "start"
    assert set(scene.areas) - set(state.table.areas), "something is left to discover"
    assert state.field.known == sum(scene.areas[area] for area in state.table.areas)
    for number, marine in enumerate(state.table.marines.values(), 1):
        assert scene.marks[marine.space].marine == number
    for invader in state.table.invaders.values():
        assert scene.marks[invader.space].invader == invader.kind
        assert scene.marks[invader.space].area in state.table.areas


@rule("D04-SET-07")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_scenario_guide_is_for_the_invader_alone(scenario: str) -> None:
    """No Marine's view holds a space, a name or a word of an area that is not discovered."""
    state = GAME.new(players=2, scenario=scenario, seed=2)
    seen = GAME.view_of(state, SeatId("red"))
    told = json.dumps(seen)
    known = {state.field.board.name(space) for space in bits(state.field.known)}
    guide = GAME.scenario(state.setup)

    assert set(seen["spaces"]) == known
    for name, area in guide.areas.items():
        if name not in state.table.areas and area.text:
            assert json.dumps(area.text)[1:-1] not in told
    for encounter in guide.encounters.values():
        if encounter.text:
            assert json.dumps(encounter.text)[1:-1] not in told


@rule("D04-DIE-01")
def test_no_sheet_asks_for_more_dice_than_the_box_holds() -> None:
    """One yellow, one red, two green, two blue; no weapon and no invader rolls more of a colour."""
    assert GAME.dice_counts == {"yellow": 1, "red": 1, "green": 2, "blue": 2}
    sheets = {weapon.id: weapon.dice for weapon in GAME.weapons.values()}
    sheets |= {invader.id: invader.dice for invader in GAME.invaders.values()}
    for name, dice in sheets.items():
        for colour, number in GAME.dice_counts.items():
            assert sum(die == colour for die in dice) <= number, name


@rule("D04-DIE-05")
def test_only_red_and_yellow_have_a_miss() -> None:
    misses = {die.id: sum(face.miss for face in die.faces) for die in GAME.dice.values()}

    assert misses == {"yellow": 1, "red": 1, "green": 0, "blue": 0}
    assert all(len(die.faces) == 6 for die in GAME.dice.values())


@rule("D04-DIE-07", "D04-DIE-09")
def test_what_everybody_carries_and_what_needs_no_ammunition() -> None:
    assert {weapon.id for weapon in GAME.weapons.values() if weapon.always} == {"fist", "pistol", "grenade"}
    assert {weapon.id for weapon in GAME.weapons.values() if not weapon.ammo} == {"fist", "chainsaw"}


@rule("D04-BIG-01", "D04-MAP-02")
def test_sizes_of_the_figures() -> None:
    large = {kind.id: kind.size for kind in GAME.invaders.values() if kind.size != "1x1"}

    assert large == {"demon": "1x2", "mancubus": "2x2", "hell_knight": "2x2", "cyberdemon": "2x2"}


@rule("D04-DOR-16")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_scenario_uses_more_doors_than_the_box_holds(scenario: str) -> None:
    doors = GAME.scene(GAME.setup(scenario=scenario), None).doors.values()
    keys = [door.key for door in doors if door.key]

    assert len(doors) - len(keys) <= 11
    assert len(set(keys)) == len(keys) <= 3
