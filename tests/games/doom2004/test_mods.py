"""The mods for scenarios: small packs that a table chooses, each with one change."""

import pytest

from grimtable.games import load_game, packs_of
from grimtable.games.packs import UnknownPack
from tests.support.rule import rule

MODS = (
    "chainsaw_massacre",
    "elite_training",
    "hail_to_the_king",
    "loaded",
    "organised_marines",
    "special_forces",
    "standardised_training",
    "super_shotgun",
    "task_force",
    "tireless_pistols",
)
#: for scenarios alone; the others are for Deathmatch and Capture the Flag as well (D4X-C-50 to D4X-C-65).
#: Drafts and trades there wait for steps of those modes.
SCENARIOS_ALONE = (
    "elite_training",
    "loaded",
    "organised_marines",
    "special_forces",
    "standardised_training",
    "task_force",
)


@rule("D4X-MOD-01", "D4X-MOD-02")
def test_ten_mods_say_where_they_suit() -> None:
    packs = packs_of("doom2004")
    assert tuple(name for name in packs if packs[name].folder.parent.name == "mods") == MODS
    assert not set(MODS) & set(load_game("doom2004").packs)
    for mod in MODS:
        suits = load_game("doom2004", [mod]).pack.manifests[-1].suits  # type: ignore[attr-defined]
        assert suits[0] == "scenario"
        assert (len(suits) == 1) == (mod in SCENARIOS_ALONE)


def test_chainsaw_massacre_is_part_of_hail_to_the_king() -> None:
    """D4X-R-87."""
    with pytest.raises(UnknownPack, match="exclude each other"):
        load_game("doom2004", ["chainsaw_massacre", "hail_to_the_king"])


@pytest.mark.parametrize("mod", MODS)
def test_a_mod_changes_how_the_game_plays(mod: str) -> None:
    assert load_game("doom2004", ["amendments", mod]).content_hash != load_game("doom2004").content_hash
