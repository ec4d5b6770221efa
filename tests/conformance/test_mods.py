"""Every mod and every difficulty of DOOM keeps what docs/conformance.md promises, in a mode that it suits."""

import pytest

from grimtable.conformance.suite import Trial, examine
from grimtable.games import load_game, packs_of
from tests.conformance.catalogue import KERNEL_RULES, catalogue_rules

PACKS = packs_of("doom2004")
WHOLE = ("amendments", "expansion")
RULES = KERNEL_RULES | catalogue_rules("doom2004")
#: A short game of each mode, and the number of players.
SHORT = {
    "capture_the_flag": ("open_ground", 6),
    "deathmatch": ("coffin_yard", 3),
    "scenario": ("knee_deep_in_the_dead", 2),
}
#: Those that carry the others, and have tables of their own in `test_expansion` and `test_games`.
MODS = [pack for pack in PACKS if pack not in (*WHOLE, "expansion_deck")]


def table_of(pack: str) -> tuple[list[str], str, int]:
    """The packs, the scenario and the number of players; arenas are shorter, so they come first."""
    suits = PACKS[pack].manifest.suits or tuple(SHORT)
    scenario, players = next(table for mode, table in SHORT.items() if mode in suits)
    return [*(each for each in WHOLE if each not in PACKS[pack].manifest.excludes), pack], scenario, players


def test_there_are_mods_for_every_mode() -> None:
    assert len(MODS) >= 16 + 5 - 1
    assert {scenario for pack in MODS for _, scenario, _ in [table_of(pack)]} == {
        scenario for scenario, _ in SHORT.values() if scenario != "coffin_yard"
    }


#: Every fifth here, the others in `make soak`.
@pytest.mark.parametrize(
    "pack",
    [pytest.param(pack, marks=[pytest.mark.long] if turn % 5 else []) for turn, pack in enumerate(MODS)],
)
def test_a_table_with_a_mod_keeps_its_secrets(pack: str) -> None:
    """Twin worlds for every seat and a spectator, on top of all the other checks."""
    packs, scenario, players = table_of(pack)
    game = load_game("doom2004", packs)
    assert pack in game.packs
    survey = examine(Trial(game, 7, players, scenario, "ask"), RULES, count=3)
    assert survey.compared >= 3
    assert survey.refused > 20
