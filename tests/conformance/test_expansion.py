"""DOOM with the packs of its expansion keeps what docs/conformance.md promises, too."""

from typing import Any

import pytest

from grimtable.conformance.suite import Trial, examine
from grimtable.games import load_game
from grimtable.kernel import Game
from tests.conformance.catalogue import KERNEL_RULES, UNDONE, catalogue_rules

PACKS = ["amendments", "expansion", "expansion_deck"]
GAME: Game[Any, Any] = load_game("doom2004", PACKS)
RULES = KERNEL_RULES | catalogue_rules("doom2004")
#: numbers of players that take turns, for each mode
PLAYERS = {"scenario": (2, 3, 4), "deathmatch": (2, 5, 3, 6, 4), "capture_the_flag": (6, 2, 4)}


def _tables() -> list[tuple[str, int]]:
    """Every scenario and arena once."""
    found = []
    for turn, scenario in enumerate(GAME.scenarios):
        players = PLAYERS[GAME.mode(scenario)]
        found.append((scenario, players[turn % len(players)]))
    return found


TABLES = _tables()
#: both modes without an Invader with every number of players, on their smallest maps
EVERY_NUMBER = [(arena, players) for arena in ("coffin_yard", "open_ground") for players in range(2, 7)]


#: Those of the base game keep their secrets in `test_games`: with the expansion they are played through.
NEW = [table for table in TABLES if table[0] not in load_game("doom2004", ["amendments"]).scenarios]


@pytest.mark.parametrize(("scenario", "players"), NEW)
def test_a_table_with_the_expansion_keeps_its_secrets(scenario: str, players: int) -> None:
    """Twin worlds for every seat and a spectator, on top of all the other checks."""
    survey = examine(Trial(GAME, 5, players, scenario, "ask"), RULES, count=12, undone=UNDONE)
    assert survey.twins > 0
    assert survey.compared >= 12


@pytest.mark.parametrize(("arena", "players"), EVERY_NUMBER)
def test_an_arena_keeps_its_secrets_with_every_number_of_players(arena: str, players: int) -> None:
    survey = examine(Trial(GAME, 7, players, arena, "ask"), RULES, count=6, undone=UNDONE)
    assert survey.twins > 0
    assert survey.compared >= 6


#: Every fourth here, the others in `make soak`.
@pytest.mark.parametrize(
    ("scenario", "players"),
    [pytest.param(*table, marks=[pytest.mark.long] if turn % 4 else []) for turn, table in enumerate(TABLES)],
)
def test_a_table_with_the_expansion_passes_over_who_cannot_answer(scenario: str, players: int) -> None:
    survey = examine(Trial(GAME, 6, players, scenario, "skip"), RULES, count=8, undone=UNDONE)
    assert survey.refused > 100
