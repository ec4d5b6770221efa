"""Every installed game keeps what docs/conformance.md promises, at every player count and scenario."""

from typing import Any

import pytest

from grimtable.conformance.suite import Survey, Trial, examine
from grimtable.games import installed, load_game
from grimtable.kernel import AnyGame, SetupError
from tests.conformance.catalogue import KERNEL_RULES, UNDONE, catalogue_rules
from tests.support.toy import RULES, TOY

#: The toy game, which uses every mechanism of the kernel, and everything that can be played.
GAMES: dict[str, AnyGame] = {"toy": TOY, **{name: load_game(name) for name in installed()}}

#: A game of theirs takes a second, of the others ten.
SHORT = ("toy", "skirmish")

#: The ids that each game's refusals may name.
CATALOGUES = {
    name: KERNEL_RULES | (frozenset(RULES) if name == "toy" else catalogue_rules(name)) for name in GAMES
}


def tables() -> list[Any]:
    """Every game, scenario and player count there is: asked of the games themselves."""
    found: list[Any] = []
    for name, game in GAMES.items():
        for scenario in game.scenarios:
            for players in range(1, 9):
                try:
                    game.setup(players=players, scenario=scenario)
                except SetupError:
                    continue
                found.append(pytest.param(name, scenario, players, id=f"{name}-{scenario}-{players}"))
    return found


TABLES = tables()


def one_for_each_scenario(first: int) -> list[Any]:
    """One table of every scenario, the player counts taking turns from this one on.

    The three tests below begin with another count each, so every pair of scenario and count is looked at by
    one of them, in a third of the time; the rest in `make soak`.
    """
    found: dict[tuple[str, str], list[Any]] = {}
    for table in TABLES:
        found.setdefault(table.values[:2], []).append(table)
    chosen = [counts[(first + turn) % len(counts)] for turn, counts in enumerate(found.values())]
    if first == 0:  # a game with a fourth number of players has it here as well
        chosen += [
            counts[(3 + turn) % len(counts)] for turn, counts in enumerate(found.values()) if len(counts) > 3
        ]
    return chosen


def every_second(tables: list[Any], first: int) -> list[Any]:
    """Every second table here, the others in `make soak`; of short games all of them.

    Two tests that begin with another table each look at every scenario between them.
    """
    return [
        pytest.param(*table.values, id=table.id, marks=marks)
        for turn, table in enumerate(tables)
        for is_here in [turn % 2 == first or table.values[0] in SHORT]
        for marks in [[] if is_here else [pytest.mark.long]]
    ]


def test_every_installed_game_is_examined_with_every_number_of_players() -> None:
    assert {"toy", *installed()} == {table.values[0] for table in TABLES}
    examined = {tuple(each.values) for first in range(3) for each in one_for_each_scenario(first)}
    assert examined == {tuple(each.values) for each in TABLES}
    quick = [*every_second(one_for_each_scenario(0), 0), *every_second(one_for_each_scenario(1), 1)]
    here = [each.values for each in quick if not each.marks]
    assert {values[:2] for values in here} == {each.values[:2] for each in TABLES}, "every scenario"
    assert {values[::2] for values in here} == {each.values[::2] for each in TABLES}, "every player count"


@pytest.mark.parametrize(("name", "scenario", "players"), every_second(one_for_each_scenario(0), 0))
def test_a_table_that_passes_over_who_cannot_answer(name: str, scenario: str, players: int) -> None:
    """Two games at each table; one where a fourth number of players makes twice as many tables."""
    survey = Survey()
    counts = sum(each.values[:2] == (name, scenario) for each in TABLES)
    for seed in (1, 2) if counts <= 3 else (1,):
        trial = Trial(GAMES[name], seed, players, scenario, "skip")
        survey.add(examine(trial, CATALOGUES[name], count=8, undone=UNDONE))
    assert survey.applied > 0
    assert survey.refused > 100


@pytest.mark.parametrize(("name", "scenario", "players"), every_second(one_for_each_scenario(1), 1))
def test_a_table_that_asks_everybody_keeps_its_secrets(name: str, scenario: str, players: int) -> None:
    """Twin worlds for every seat and a spectator, on top of all the other checks."""
    trial = Trial(GAMES[name], 3, players, scenario, "ask")
    survey = examine(trial, CATALOGUES[name], count=10, undone=UNDONE)
    assert survey.twins > 0, "no twin differed from its original: the check compared nothing"
    assert survey.compared >= 10
    assert survey.deepest >= 4, "no decision inside an interrupt was looked at"


def one_for_each_game(tables: list[Any]) -> list[Any]:
    """The first table of every game here, the others in `make soak`: every die is a question more."""
    first = {table.values[0]: table for table in reversed(tables)}
    return [
        table if table in first.values() else pytest.param(*table.values, id=table.id, marks=pytest.mark.long)
        for table in tables
    ]


@pytest.mark.parametrize(("name", "scenario", "players"), one_for_each_game(one_for_each_scenario(2)))
def test_a_physical_table_that_types_in_its_dice(name: str, scenario: str, players: int) -> None:
    """External chance: saved and loaded also while a result is missing."""
    survey = examine(Trial(GAMES[name], 4, players, scenario, "skip", "external"), CATALOGUES[name], count=8)
    assert survey.spots == 8


def asked_options(game: AnyGame) -> dict[str, Any]:
    """Those that mean something in a scenario of the game itself; modes of packs may ask for others."""
    asked = {key for scenario in game.scenarios for key in game.asked_options(scenario)}
    return {key: option for key, option in game.options.items() if key in asked}


def other_readings() -> list[Any]:
    """Tables that play with options: each value that changes play at least once, several at a time."""
    found: list[Any] = []
    for name, game in GAMES.items():
        others = {key: option.values[1:3] for key, option in asked_options(game).items()}
        for turn in range(max(map(len, others.values()), default=0)):
            chosen = {key: values[turn % len(values)] for key, values in others.items()}
            found.append(pytest.param(name, chosen, turn, id=f"{name}-{turn}"))
    return found


@pytest.mark.parametrize(("name", "options", "turn"), other_readings())
def test_a_table_that_reads_the_rules_otherwise(name: str, options: dict[str, Any], turn: int) -> None:
    """DOOM without the amendments, Relic with every option turned round."""
    game = GAMES[name]
    scenario = game.scenarios[(turn + 1) % len(game.scenarios)]
    trial = Trial(game, 5 + turn, None, scenario, "skip", options=options)
    assert dict(trial.setup().options) | options == dict(trial.setup().options)
    survey = examine(trial, CATALOGUES[name], count=6, undone=UNDONE)
    assert survey.applied > 0
    assert survey.refused > 20


def test_every_option_has_another_reading_that_is_examined() -> None:
    examined = {(each.values[0], key) for each in other_readings() for key in each.values[1]}
    assert examined == {(name, key) for name, game in GAMES.items() for key in asked_options(game)}
