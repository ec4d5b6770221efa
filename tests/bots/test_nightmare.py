"""Nightmare: a search that can be repeated, keeps to what it knows, and tells what it tried."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.bots import NightmareBot, SeatAtTable, decide, estimate, explain, make
from grimtable.bots.searching import Node
from grimtable.games import load_game
from grimtable.games.doom2004.bots import SEARCH
from grimtable.kernel import SeatId, State
from grimtable.kernel.playout import chooser
from tests.bots.test_levels import situations

ITERATIONS = 6


def big(seat: str, number: int) -> list[State[Any, Any]]:
    """Situations in which nightmare really searches."""
    kinds = {"announce", "spawn", "activate"}
    found = [
        each for each in situations(seat, 60, every=1) if each.decision and each.decision.question in kinds
    ]
    assert len(found) >= number
    return found[:number]


@pytest.mark.parametrize("seat", ["red", "invader"])
def test_counted_searches_choose_the_same_again_and_in_worlds_that_look_alike(seat: str) -> None:
    bot = NightmareBot(3, iterations=ITERATIONS)
    for number, state in enumerate(big(seat, 3)):
        chosen = decide(bot, state)
        assert chosen in state.legal
        assert chosen == decide(bot, state)
        twin = state.game.twin(state, SeatId(seat), chooser(number))
        assert chosen == decide(bot, twin)


def test_an_explanation_counts_every_try() -> None:
    told = explain(NightmareBot(3, iterations=ITERATIONS), big("red", 1)[0])
    tried = [option for option in told.options if option.reason.startswith("tried")]
    assert told.unit == "chance to win"
    assert sum(int(option.reason.split()[1]) for option in tried) == ITERATIONS
    assert all(0.0 <= option.estimate <= 1.0 for option in told.options)


def test_a_timed_search_ends_and_answers() -> None:
    state = big("red", 1)[0]
    assert decide(NightmareBot(3, seconds=0.05), state) in state.legal


def test_small_decisions_and_games_without_search_are_left_to_the_next_level() -> None:
    steps = next(each for each in situations("red", 60, every=1) if not SEARCH.is_big(each, SeatId("red")))
    seat = SeatAtTable(steps, SeatId("red"), 5)
    assert NightmareBot(5).choose(seat) == make("veteran", 5).choose(SeatAtTable(steps, SeatId("red"), 5))
    skirmish = load_game("skirmish").new(seed=3)
    assert decide(make("nightmare", 1), skirmish) in skirmish.legal
    assert "no nightmare" in explain(make("nightmare", 1), skirmish).in_words()


def test_a_node_tries_what_is_recommended_first_and_then_what_proves_good() -> None:
    state = big("red", 1)[0]
    first, second = state.legal[:2]
    node = Node()
    node.priors = {first: 0.7, second: 0.3}
    assert node.choose(state.legal) == first
    node.visits = 40
    for action, worth in ((first, 0.2), (second, 0.8)):
        child = node.children[action] = Node()
        child.visits, child.total = 20, 20 * worth
    assert node.choose(state.legal) == second
    assert node.choose([first]) == first


def test_the_estimate_is_certain_at_the_end_and_follows_the_frags() -> None:
    state = big("red", 1)[0]
    before = estimate(state)
    assert before is not None
    worse = state.copy()
    worse.table.frags += 3
    after = estimate(worse)
    assert after is not None
    assert after["marines"] < before["marines"] < 1.0
    while not state.over:
        state.apply(state.legal[-1])
    assert state.result is not None
    winner = "invader" if "invader" in state.result.winners else "marines"
    chances = estimate(state)
    assert chances is not None
    assert chances[winner] == 1.0
