"""Whole random games of Relic end, replay, and keep every promise of the conformance suite."""

import pytest

from grimtable.conformance.suite import (
    Trial,
    check_copies,
    check_offers,
    check_refusals,
    check_twins,
    spots,
)
from grimtable.kernel.playout import chooser, random_playout
from grimtable.rulebook.index import open_index
from tests.games.relic.situation import game

RULES = {rule for name in ("relic", "kernel") for rule in open_index().rules_of(name)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end(players: int) -> None:
    for seed in range(2):
        state = game().new(players=players, seed=seed)
        assert random_playout(state, chooser(seed), 20_000) > 100
        assert state.over


def test_a_quick_game_starts_at_level_three_with_wargear() -> None:
    state = game().new(players=2, seed=1, options={"quick_start": True})
    choose = chooser(1)
    while state.table.turn == 0:
        legal = [
            action for action in state.legal_actions() if "done" not in game().language.spell(state, action)
        ]
        state.apply(legal[choose(len(legal))])
    for player in state.table.players.values():
        assert player.level == 3
        assert any(game().deck_of[card] == "wargear" for card in player.assets)


def test_a_table_that_asks_everybody_keeps_its_secrets() -> None:
    trial = Trial(game(), 3, 3, "kairos_fateweaver", "ask")
    different = compared = 0
    for spot in spots(trial, 6):
        check_copies(spot)
        check_offers(spot)
        check_refusals(spot, RULES)
        twins, decisions = check_twins(spot)
        different += twins
        compared += decisions
    assert different > 0
    assert compared >= 6
