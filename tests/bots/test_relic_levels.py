"""Bots at a table of Relic: any number of seats, every question, the same choice in twin worlds."""

from __future__ import annotations

import pytest

from grimtable.bots import NightmareBot, SeatAtTable, decide, estimate, explain, make, seed_for
from grimtable.games import load_game
from grimtable.games.relic.bots import SEARCH
from grimtable.kernel import OwnState, SeatId
from grimtable.kernel.playout import chooser
from tests.bots.twin_worlds import chooses_the_same

ADVISED = ("recruit", "veteran")


def table(players: int = 4, seed: int = 4, scenario: str | None = None) -> OwnState:
    return load_game("relic").new(players=players, seed=seed, scenario=scenario)


def play(state: OwnState, level: str, seed: int, decisions: int = 10**6) -> OwnState:
    """Bots of one level in every seat for so many decisions, or until the end."""
    bots = {seat: make(level, seed_for(seed, seat)) for seat in state.setup.order}
    while not state.over and decisions:
        assert state.asked is not None
        state.apply(decide(bots[state.asked], state))
        decisions -= 1
    return state


def situations(seat: str, number: int, *, every: int = 5, seed: int = 4) -> list[OwnState]:
    """States of one game in which a seat has something to choose: every so many-th one."""
    state = table(players=3, seed=seed)
    bots = {each: make("recruit", seed_for(seed, each)) for each in state.setup.order}
    found: list[OwnState] = []
    passed = 0
    while not state.over and len(found) < number:
        assert state.asked is not None
        if state.asked == seat and len(state.legal) > 1:
            passed += 1
            if passed % every == 1 % every:
                found.append(state.copy())
        state.apply(decide(bots[state.asked], state))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", ADVISED)
def test_games_are_played_to_a_win_at_tables_of_any_size(level: str, players: int) -> None:
    """`apply` refuses what is not legal, so a game that ends was legal throughout."""
    state = play(table(players, seed=20 + players), level, seed=1)
    assert state.result is not None
    assert len(state.result.winners) == 1


@pytest.mark.parametrize("level", ADVISED)
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    one, again = (play(table(2), level, seed=2, decisions=250) for _ in range(2))
    assert one.digest() == again.digest()


@pytest.mark.parametrize("level", ADVISED)
@pytest.mark.parametrize("seat", ["alpha", "beta", "gamma"])
def test_in_worlds_that_a_seat_cannot_tell_apart_it_chooses_the_same(level: str, seat: str) -> None:
    """Hands, decks, facedown cards and dice are others; the choice is not."""
    chooses_the_same(make(level, 5), seat, situations(seat, 15), worlds=2)


@pytest.mark.parametrize("level", ADVISED)
def test_an_explanation_weighs_every_option_and_names_the_choice(level: str) -> None:
    bot = make(level, 5)
    for state in situations("beta", 10):
        told = explain(bot, state)
        spell = state.game.language.spell
        assert sorted(option.action for option in told.options) == sorted(
            spell(state, action) for action in state.legal
        )
        assert told.chosen == spell(state, decide(bot, state)) == told.options[0].action
        assert all(option.reason for option in told.options)
        assert (told.played_by, told.unit) == (level, "influence")


def test_nightmare_searches_what_matters_and_counts_its_tries() -> None:
    searched = 0
    for state in situations("alpha", 40, every=2):
        bot = NightmareBot(3, iterations=8)
        assert decide(bot, state) in state.legal
        told = explain(bot, state)
        if told.unit == "chance to win":
            tried = [option for option in told.options if option.reason.startswith("tried")]
            assert 2 <= sum(int(option.reason.split()[1]) for option in tried) <= 8
            searched += 1
        elif not SEARCH.is_big(state, SeatId("alpha")):
            seat = SeatAtTable(state, SeatId("alpha"), 3)
            assert bot.choose(seat) == make("veteran", 3).choose(SeatAtTable(state, SeatId("alpha"), 3))
    assert searched >= 2


@pytest.mark.parametrize("seat", ["alpha", "gamma"])
def test_a_counted_search_chooses_the_same_in_worlds_that_a_seat_cannot_tell_apart(seat: str) -> None:
    bot = NightmareBot(3, iterations=16)
    searched = differing = 0
    for number, state in enumerate(situations(seat, 40, every=2)):
        if not SEARCH.is_big(state, SeatId(seat)):
            continue
        twin = state.game.redealt(state, SeatId(seat), chooser(number))
        differing += twin.table != state.table
        assert decide(bot, state) == decide(bot, state) == decide(bot, twin)
        searched += explain(bot, state).unit == "chance to win"
    assert searched >= 3
    assert differing >= 3  # otherwise nothing was compared


def test_a_timed_search_ends_and_answers() -> None:
    state = next(each for each in situations("alpha", 20) if SEARCH.is_big(each, SeatId("alpha")))
    assert decide(NightmareBot(3, seconds=0.05), state) in state.legal


def test_lines_of_play_end_with_the_turn_and_are_worth_what_was_gained_in_it() -> None:
    state = next(each for each in situations("alpha", 20) if SEARCH.is_big(each, SeatId("alpha")))
    horizon = SEARCH.horizon(state, SeatId("alpha"))
    assert not horizon.reached(state)
    assert horizon.worth(state)["alpha"] == pytest.approx((estimate(state) or {})["alpha"])
    richer, poorer = state.copy(), state.copy()
    richer.table.players["alpha"].influence += 3
    poorer.table.players["alpha"].life -= 1
    rival = state.copy()
    rival.table.players["beta"].influence += 3
    before = horizon.worth(state)["alpha"]
    assert horizon.worth(richer)["alpha"] > before > horizon.worth(poorer)["alpha"]
    assert horizon.worth(poorer)["alpha"] < horizon.worth(rival)["alpha"] < before
    later = play(state.copy(), "recruit", seed=1, decisions=200)
    assert horizon.reached(later)
    assert 0 < horizon.worth(later)["alpha"] < 1


def test_the_estimate_knows_every_seat() -> None:
    chances = estimate(table(3))
    assert chances is not None
    assert set(chances) == {"alpha", "beta", "gamma"}
    assert sum(chances.values()) == pytest.approx(1.0)
