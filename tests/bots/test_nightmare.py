"""Nightmare: a search that can be repeated, keeps to what it knows, and tells what it tried."""

from __future__ import annotations

import pytest

from grimtable.bots import (
    NightmareBot,
    SeatAtTable,
    decide,
    estimate,
    explain,
    make,
    nightmare_bot,
    seed_for,
)
from grimtable.bots.searching import EQUAL, FEWEST, Candidate, Search
from grimtable.games import load_game
from grimtable.games.advice import Advice
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots import SEARCH
from grimtable.games.doom2004.bots.looking_ahead import different
from grimtable.kernel import OwnState, SeatId
from grimtable.kernel.identity import CardId
from grimtable.kernel.playout import chooser
from tests.bots.test_levels import situations, table, with_bare_areas

ITERATIONS = 12


class Ticking:
    """A clock that only goes on when it is looked at."""

    def __init__(self, tick: float) -> None:
        self.tick, self.now = tick, 0.0

    def perf_counter(self) -> float:
        self.now += self.tick
        return self.now


def big(seat: str, number: int) -> list[OwnState]:
    """Situations in which nightmare really searches."""
    found = []
    for state in situations(seat, 60, every=1):
        if SEARCH.is_big(state, SeatId(seat)) and not searching(state).decided():
            found.append(state)
    assert len(found) >= number
    return found[:number]


def searching(state: OwnState) -> Search:
    """A search for whoever is asked."""
    assert state.asked is not None
    return Search(SEARCH, SeatAtTable(state, state.asked, 3).imagine, state.asked)


def compared(*values: tuple[float, ...]) -> Search:
    """A search with these worths of as many candidates, which the advice thinks equally good."""
    search = searching(big("red", 1)[0])
    actions = [each.action for each in search.candidates]
    search.candidates = [Candidate(actions[place % 2], 0.0, "") for place in range(len(values))]
    for candidate, each in zip(search.candidates, values, strict=True):
        candidate.values = list(each)
    search.running = list(search.candidates)
    search.rounds = len(values[0])
    return search


@pytest.mark.parametrize("seat", ["red", "invader"])
def test_counted_searches_choose_the_same_again_and_in_worlds_that_look_alike(seat: str) -> None:
    bot = make(f"nightmare-{ITERATIONS}", 3)
    assert bot.level == f"nightmare-{ITERATIONS}"
    for number, state in enumerate(big(seat, 3)):
        chosen = decide(bot, state)
        assert chosen in state.legal
        assert chosen == decide(bot, state)
        twin = state.game.redealt(state, SeatId(seat), chooser(number))
        assert chosen == decide(bot, twin)


def test_what_lies_in_undiscovered_areas_does_not_move_a_searching_marine() -> None:
    """Two scenarios that differ only beyond the known map: lines of play that get there tell nothing."""
    scenario, far = "knee_deep_in_the_dead", ("gauntlet", "nest", "reactor", "airlock", "armoury")
    one = table(scenario, players=2, seed=11)
    other = with_bare_areas(scenario, far).new(players=2, scenario=scenario, seed=11)
    recruits = {seat: make("recruit", seed_for(3, seat)) for seat in one.setup.order}
    bot = NightmareBot(9, iterations=ITERATIONS)
    searched = 0
    while not one.over and not set(far) & set(one.table.areas) and searched < 8:
        assert one.asked is not None
        if one.asked == "red" and len(one.legal) > 1 and SEARCH.is_big(one, one.asked):
            assert decide(bot, one) == decide(bot, other)
            searched += not searching(one).decided()
        action = decide(recruits[one.asked], one)
        one.apply(action)
        other.apply(action)
    assert searched >= 4


def test_an_explanation_counts_every_try() -> None:
    told = explain(NightmareBot(3, iterations=ITERATIONS), big("red", 1)[0])
    tried = [option for option in told.options if option.reason.startswith("tried")]
    assert told.unit == "chance to win"
    assert len(tried) >= 2
    assert FEWEST <= sum(int(option.reason.split()[1]) for option in tried) <= ITERATIONS
    assert all(0.0 <= option.estimate <= 1.0 for option in told.options)


@pytest.mark.parametrize("seat", ["red", "invader"])
def test_a_timed_search_keeps_to_its_time_and_answers(seat: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that goes on by a hundredth at each look, so what is asked after the end is seen."""
    for state in big(seat, 2):
        clock = Ticking(0.01)
        monkeypatch.setattr(nightmare_bot, "time", clock)
        whole = 0.3 * searching(state).share
        assert decide(NightmareBot(3, seconds=0.3), state) in state.legal
        assert whole <= clock.now < whole + 0.05  # it was used, and hardly overstepped


def test_small_decisions_and_games_without_search_are_left_to_the_next_level() -> None:
    steps = next(each for each in situations("red", 60, every=1) if not SEARCH.is_big(each, SeatId("red")))
    seat = SeatAtTable(steps, SeatId("red"), 5)
    assert NightmareBot(5).choose(seat) == make("veteran", 5).choose(SeatAtTable(steps, SeatId("red"), 5))
    skirmish = load_game("skirmish").new(seed=3)
    assert decide(make("nightmare", 1), skirmish) in skirmish.legal
    assert "no nightmare" in explain(make("nightmare", 1), skirmish).in_words()


@pytest.mark.parametrize(("seat", "number"), [("red", 12), ("invader", 4)])
def test_every_candidate_of_a_round_is_played_on_the_same_table_with_the_same_dice(
    seat: str, number: int
) -> None:
    """So the same action on it is worth exactly as much, whatever other lines have thought out before."""
    different = 0
    for state in big(seat, number)[-4:]:
        search = searching(state)
        first = search.candidates[0]
        twin = Candidate(first.action, first.guess, "")
        search.running = [first, twin]
        for _ in range(3):
            assert search.play_round(lambda: False)
        assert first.values == twin.values
        different += len(set(first.values)) > 1  # from round to round the tables differ
    assert different


def test_of_spawn_cards_that_bring_the_same_the_one_that_the_veteran_likes_is_tried() -> None:
    """A line for each of them would be thrown away."""
    state = table()
    copies = state.game.invader_copies
    one, other = next(
        (one, other)
        for one in copies
        for other in copies
        if one < other and copies[one].groups and copies[one].groups == copies[other].groups
    )
    spawns = [act.PlaySpawn(SeatId("invader"), CardId(card), 1) for card in (one, other)]
    kept = different(state, [Advice(spawns[0], 1.0, ""), Advice(spawns[1], 2.0, "")])
    assert [each.action for each in kept] == [spawns[1]]


def test_a_round_that_runs_out_of_time_does_not_count() -> None:
    search = searching(big("red", 1)[0])
    assert not search.play_round(lambda: True)
    assert search.rounds == 0
    assert not any(each.values for each in search.candidates)


def test_the_leader_is_what_the_advice_and_the_lines_of_play_say_together() -> None:
    search = compared((0.5, 0.5), (0.52, 0.52))
    second = search.candidates[1]
    assert search.leader is second
    second.guess = -0.2
    assert search.leader is search.candidates[0]


def test_what_falls_behind_is_given_up_and_what_is_open_goes_on() -> None:
    behind = compared((0.6, 0.61, 0.6, 0.59), (0.3, 0.32, 0.3, 0.31))
    behind.give_up(100.0)
    assert behind.running == behind.candidates[:1]
    open_still = compared((0.6, 0.3, 0.6, 0.3), (0.3, 0.6, 0.35, 0.6))
    open_still.give_up(100.0)
    assert len(open_still.running) == 2
    open_still.give_up(0.0)  # and no time left to make up for it
    assert open_still.decided()


def test_what_is_as_good_as_equal_is_not_looked_into_any_longer() -> None:
    """Nobody waits for a difference that would not matter."""
    search = compared((0.5, 0.6) * 40, (0.5 - EQUAL / 100, 0.6) * 40)
    search.give_up(1000.0)
    assert search.running == search.candidates[:1]


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
