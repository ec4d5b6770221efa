"""Matches: seeded games of levels against levels, counted."""

from __future__ import annotations

from typing import Any

from grimtable.bots.matches import Score, cross_table, play_level, score
from grimtable.games import load_game


def test_a_match_counts_every_game_and_repeats_itself() -> None:
    game: Any = load_game("skirmish")
    levels = {"scouts": "random", "keeper": "random"}
    scenarios, players = game.scenarios, [2, 3]
    one = score(game, levels, "scouts", scenarios=scenarios, players=players, seeds=range(8))
    again = score(game, levels, "scouts", scenarios=scenarios, players=players, seeds=range(8))
    keeper = score(game, levels, "keeper", scenarios=scenarios, players=players, seeds=range(8))
    assert one == again
    assert one.games == 8
    assert one.won + keeper.won == 8


def test_a_recruit_marine_wins_where_a_random_one_does_not() -> None:
    game = load_game("doom2004")
    setup = game.setup(players=3, scenario="inferno", seed=2)
    recruit = play_level(game, setup, {"marines": "recruit", "invader": "random"})
    assert recruit.winners == ("marines",)
    assert play_level(game, setup, {"marines": "random", "invader": "recruit"}).winners == ("invader",)


def test_a_cross_table_has_a_cell_for_every_pairing() -> None:
    game = load_game("skirmish")
    cells = list(
        cross_table(
            game,
            "scouts",
            "keeper",
            ["random", "recruit"],
            scenarios=game.scenarios[:1],
            players=[2],
            seeds=range(2),
        )
    )
    assert [cell[:2] for cell in cells] == [
        ("random", "random"),
        ("random", "recruit"),
        ("recruit", "random"),
        ("recruit", "recruit"),
    ]
    assert all(cell[2].games == 2 for cell in cells)


def test_the_interval_holds_the_share_and_narrows_with_more_games() -> None:
    few, many = Score(3, 10), Score(300, 1000)
    for each in (few, many):
        low, high = each.interval
        assert low < each.share < high
    assert many.interval[0] > few.interval[0]
    assert many.interval[1] < few.interval[1]
    assert Score(0, 0).interval == (0.0, 1.0)
