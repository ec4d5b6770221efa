"""The mods: small packs that a table chooses, each with one change."""

from itertools import combinations, product

import pytest

from grimtable.games import load_game, packs_of
from grimtable.games.packs import UnknownPack
from grimtable.kernel import SetupError
from tests.support.rule import rule

SCENARIO, DEATHMATCH, FLAG = "scenario", "deathmatch", "capture_the_flag"
#: D4X-C-51 to D4X-C-65: the modes that each mod is for; the first one, difficulty, is five packs of its own
SUITS = {
    "chainsaw_massacre": (SCENARIO, DEATHMATCH, FLAG),
    "elite_training": (SCENARIO,),
    "fast_timer": (DEATHMATCH, FLAG),
    "hail_to_the_king": (SCENARIO, DEATHMATCH, FLAG),
    "loaded": (SCENARIO,),
    "no_timer": (DEATHMATCH, FLAG),
    "organised_marines": (SCENARIO,),
    "slow_timer": (DEATHMATCH, FLAG),
    "special_forces": (SCENARIO, DEATHMATCH, FLAG),
    "standardised_training": (SCENARIO,),
    "super_shotgun": (SCENARIO, DEATHMATCH, FLAG),
    "task_force": (SCENARIO, DEATHMATCH, FLAG),
    "texas_holdem": (DEATHMATCH, FLAG),
    "three_card_program": (FLAG,),
    "tireless_pistols": (SCENARIO, DEATHMATCH, FLAG),
}
MODS = tuple(SUITS)
#: D4X-R-87: what replaces the same step, and what needs cards of one's own that another mod takes away
PACES = ("fast_timer", "no_timer", "slow_timer")
COMMON, TRAINING = ("texas_holdem", "three_card_program"), ("special_forces", "task_force")
EXCLUDE = {
    frozenset(pair)
    for pair in (
        ("chainsaw_massacre", "hail_to_the_king"),
        *combinations(PACES, 2),
        COMMON,
        *product(COMMON, TRAINING),
    )
}


@rule("D4X-MOD-01", "D4X-MOD-02", *(f"D4X-C-{number}" for number in range(51, 66)))
def test_fifteen_mods_say_where_they_suit() -> None:
    packs = packs_of("doom2004")
    mods = {name: pack.manifest for name, pack in packs.items() if pack.folder.parent.name == "mods"}
    assert {name: tuple(manifest.suits) for name, manifest in mods.items()} == SUITS
    assert not set(MODS) & set(load_game("doom2004").packs)


@rule("D4X-R-87")
def test_mods_exclude_each_other_where_they_replace_the_same_step() -> None:
    for pair in combinations(MODS, 2):
        if frozenset(pair) in EXCLUDE:
            with pytest.raises(UnknownPack, match="exclude each other"):
                load_game("doom2004", list(pair))
    manifests = packs_of("doom2004")
    said = {frozenset((mod, other)) for mod in MODS for other in manifests[mod].manifest.excludes}
    assert said == EXCLUDE


@rule("D4X-MOD-02")
def test_a_mod_is_refused_in_a_mode_that_it_is_not_for() -> None:
    with pytest.raises(SetupError, match="is for capture_the_flag, not for deathmatch"):
        load_game("doom2004", ["expansion", "three_card_program"]).setup(scenario="cloverleaf")
    with pytest.raises(SetupError, match="not for scenario"):
        load_game("doom2004", ["texas_holdem"]).setup()


@pytest.mark.parametrize("mod", MODS)
def test_a_mod_changes_how_the_game_plays(mod: str) -> None:
    assert load_game("doom2004", ["amendments", mod]).content_hash != load_game("doom2004").content_hash
