"""Nightmare in DOOM 2016: whole activations in several moods, played out on copies of the table."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from grimtable.bots import NightmareBot, SeatAtTable, decide, explain, make, nightmare_bot, seed_for
from grimtable.bots.searching import FEWEST, Search
from grimtable.games import load_game
from grimtable.games.doom2016.bots import SEARCH
from grimtable.games.doom2016.bots.estimate import marines_win
from grimtable.games.doom2016.bots.looking_ahead import (
    CLOSE,
    FURTHER,
    POINT,
    Horizon,
    ends_soon,
    has_moods,
    in_moods,
)
from grimtable.games.doom2016.bots.moods import CALM, PLAIN
from grimtable.games.doom2016.bots.quick_play import QuickPlay, now
from grimtable.games.doom2016.procedures.demon_activation import DemonActivation
from grimtable.games.doom2016.procedures.marine_activation import MarineActivation
from grimtable.kernel import SeatId
from tests.bots.test_nightmare import Ticking
from tests.bots.twin_worlds import chooses_the_same

GAME = load_game("doom2016")
LINES = 12
SEATS = ("alpha", "invader")


def searching(state: Any) -> Search:
    return Search(SEARCH, SeatAtTable(state, state.asked, 3).imagine, state.asked)


@cache
def big(seat: str, number: int, scenario: str = "knee_deep", players: int = 3) -> tuple[Any, ...]:
    """Situations in which nightmare really searches for a seat."""
    found: list[Any] = []
    seed = 4
    while len(found) < number:
        state: Any = GAME.new(scenario=scenario, players=players, seed=seed)
        bots = {each: make("veteran", seed_for(seed, each)) for each in state.setup.order}
        while not state.over and len(found) < number:
            if state.asked == seat and len(state.legal) > 1 and SEARCH.is_big(state, state.asked):
                if not searching(state).decided():
                    found.append(state.copy())
            state.apply(decide(bots[state.asked], state))
        seed += 1
    return tuple(found)


def with_moods(seat: str, number: int) -> list[Any]:
    """Those of them in which a figure of the seat is in the middle of its activation."""
    found = [state for state in big(seat, 6 * number) if has_moods(state, SeatId(seat))]
    assert len(found) >= number
    return found[:number]


# --- candidates -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
def test_the_veterans_own_choice_comes_first_and_every_deed_begins_only_one_course(seat: str) -> None:
    for state in with_moods(seat, 3):
        found = in_moods(state, SeatId(seat))
        deeds = [advice.action for advice, _ in found]
        assert deeds[0] == decide(make("veteran", 1), state)
        assert found[0][1] in (PLAIN, CALM)
        assert set(deeds) <= set(state.legal)
        assert len(set(deeds)) == len(deeds) > 1
        assert all(advice.worth < found[0][0].worth for advice, _ in found[1:])


def test_demons_are_searched_for_only_where_the_game_may_end_soon() -> None:
    early, late = with_demons(close=False), with_demons(close=True)
    assert not SEARCH.is_big(early, SeatId("invader"))
    assert SEARCH.is_big(late, SeatId("invader"))


def with_demons(*, close: bool) -> Any:
    """A demon acts, in the first round or with a few kill tokens to go."""
    state: Any = GAME.new(scenario="knee_deep", players=3, seed=4)
    bots = {each: make("veteran", seed_for(4, each)) for each in state.setup.order}
    while not isinstance(state.stack[-1].memory, DemonActivation):
        state.apply(decide(bots[state.asked], state))
    if close:
        state.table.kills = GAME.kills_needed(state.setup) - CLOSE  # type: ignore[attr-defined]  # DOOM (2016) counts it
    assert ends_soon(state) is close
    return state


# --- lines of play --------------------------------------------------------------------------------


def test_an_activation_is_played_on_in_the_mood_in_which_it_was_begun_and_no_longer() -> None:
    state = with_moods("alpha", 1)[0]
    advice, mood = in_moods(state, SeatId("alpha"))[1]
    line = SeatAtTable(state, SeatId("alpha"), 3).imagine()
    player = QuickPlay(SeatId("alpha"), {advice.action: mood})
    player.sets_out(line, advice.action)
    line.apply(advice.action)
    began = now(line)
    while now(line) == began:
        assert player.mood == mood
        line.apply(line.legal[0] if len(line.legal) == 1 else player.answer(line))
    while len(line.legal) == 1:
        line.apply(line.legal[0])
    player.answer(line)
    assert player.mood is None


def test_a_plain_line_of_play_goes_on_as_veterans_do() -> None:
    """Only which demon acts first is left to rules of thumb; a way is gone without thinking of it again."""
    state = with_moods("alpha", 1)[0]
    line = SeatAtTable(state, SeatId("alpha"), 3).imagine()
    veteran = make("veteran", 1)
    player = QuickPlay(SeatId("alpha"), {})
    same = asked = 0
    while isinstance(line.stack[-1].memory, MarineActivation):
        chosen = player.answer(line) if len(line.legal) > 1 else line.legal[0]
        same += chosen == decide(veteran, line)
        asked += 1
        line.apply(chosen)
    assert asked
    assert same == asked


@pytest.mark.parametrize("seat", SEATS)
def test_a_line_of_play_ends_after_so_many_activations_also_across_rounds(seat: str) -> None:
    crossed = 0
    for state in big(seat, 12):
        horizon = Horizon(state)
        line = SeatAtTable(state, SeatId(seat), 3).imagine()
        player = QuickPlay(SeatId(seat), {})
        activations, last = 0, now(line)
        while line.result is None and not horizon.reached(line):
            line.apply(line.legal[0] if len(line.legal) == 1 else player.answer(line))
            activations += now(line) != last and len(line.table.revealed) > 0
            last = now(line)
        if line.result is None:
            crossed += line.table.round > state.table.round
            assert FURTHER <= activations <= FURTHER + 2
    assert crossed


def test_the_way_that_is_left_tells_tables_apart_that_are_as_good() -> None:
    state = with_moods("alpha", 1)[0]
    horizon = Horizon(state)
    less = marines_win(state) - horizon.worth(state)["marines"]
    assert 0.0 < less <= 24 * POINT


# --- the search -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
def test_counted_searches_choose_the_same_in_worlds_that_a_seat_cannot_tell_apart(seat: str) -> None:
    """Hands, decks, initiative and dice are others; the choice is not."""
    chooses_the_same(make("nightmare-6", 5), seat, big(seat, 10)[::2], worlds=4)


@pytest.mark.parametrize("seat", SEATS)
def test_an_explanation_counts_every_try(seat: str) -> None:
    told = explain(NightmareBot(3, iterations=LINES), big(seat, 1)[0])
    tried = [option for option in told.options if option.reason.startswith("tried")]
    assert told.unit == "chance to win"
    assert len(tried) >= 2
    assert FEWEST <= sum(int(option.reason.split()[1]) for option in tried) <= LINES
    assert all(0.0 <= option.estimate <= 1.0 for option in tried)


@pytest.mark.parametrize("seat", SEATS)
def test_a_timed_search_keeps_to_its_time(seat: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that goes on by a hundredth at each look, so what is asked after the end is seen."""
    for state in big(seat, 2):
        clock = Ticking(0.01)
        monkeypatch.setattr(nightmare_bot, "time", clock)
        assert decide(NightmareBot(3, seconds=0.3), state) in state.legal
        assert clock.now < 0.3 + 0.05


def test_the_same_seed_plays_the_same_game() -> None:
    """`apply` refuses what is not legal, so the game was legal throughout."""
    digests = []
    for _ in range(2):
        state: Any = GAME.new(scenario="cold_samples", players=2, seed=8)
        bots = {seat: make("nightmare-4", seed_for(1, seat)) for seat in state.setup.order}
        while not state.over and state.decisions < 120:
            state.apply(decide(bots[state.asked], state))
        digests.append(state.digest())
    assert digests[0] == digests[1]
