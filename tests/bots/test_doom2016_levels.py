"""Bots at a table of DOOM 2016: every mission, every question, the same choice in twin worlds."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from grimtable.bots import NightmareBot, decide, estimate, explain, make, seed_for
from grimtable.cases import parse_case
from grimtable.cases.setup import position_of
from grimtable.games import load_game
from grimtable.games.doom2016.actions import DeclareAttack, EndActivation, Step, Teleport, UseAbility
from grimtable.games.doom2016.bots import SEARCH
from grimtable.games.doom2016.bots.effects_worth import price_of, worth_of
from grimtable.games.doom2016.bots.tasks import tasks
from grimtable.kernel import SeatId, State
from grimtable.kernel.event import Journal
from grimtable.kernel.identity import FigureId
from grimtable.kernel.playout import chooser
from tests.bots.twin_worlds import chooses_the_same

ADVISED = ("recruit", "veteran")
GAME = load_game("doom2016")
SWITCHING = UseAbility(SeatId("alpha"), "checkpoints:switch_on", FigureId("alpha"))


def play(
    state: State[Any, Any], marines: str, invader: str, seed: int, decisions: int = 10**6
) -> State[Any, Any]:
    """Bots in every seat for so many decisions, or until the end."""
    bots = {
        seat: make(invader if seat == "invader" else marines, seed_for(seed, seat))
        for seat in state.setup.order
    }
    while not state.over and decisions:
        assert state.asked is not None
        state.apply(decide(bots[state.asked], state))
        decisions -= 1
    return state


@cache
def situations(seat: str, number: int, every: int = 7, seed: int = 4) -> tuple[State[Any, Any], ...]:
    """States of games in which a seat has something to choose: every so many-th one."""
    found: list[State[Any, Any]] = []
    passed = 0
    while len(found) < number:
        state = GAME.new(players=3, seed=seed)
        bots = {each: make("recruit", seed_for(seed, each)) for each in state.setup.order}
        while not state.over and len(found) < number:
            assert state.asked is not None
            if state.asked == seat and len(state.legal) > 1:
                passed += 1
                if passed % every == 1:
                    found.append(state.copy())
            state.apply(decide(bots[state.asked], state))
        seed += 1
    return tuple(found)


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_recruits_finish_every_mission_against_a_random_invader(scenario: str) -> None:
    """Whoever does not know what a mission asks does not win it, not even against demons that stray."""
    state = play(GAME.new(players=3, scenario=scenario, seed=2), "recruit", "random", seed=2, decisions=4000)
    assert state.result is not None
    assert state.result.winners != ("invader",)


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_mission_is_understood(scenario: str) -> None:
    assert tasks(GAME.new(players=2, scenario=scenario, seed=1))  # type: ignore[arg-type]  # of this game


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("level", ADVISED)
def test_games_are_played_to_the_end_at_tables_of_any_size(level: str, players: int) -> None:
    """`apply` refuses what is not legal, so a game that ends was legal throughout."""
    state = play(GAME.new(players=players, scenario="break_the_ring", seed=players), level, level, seed=1)
    assert state.result is not None


@pytest.mark.parametrize("level", ADVISED)
def test_every_step_belongs_to_a_plan(level: str) -> None:
    """Over spaces of others, where nobody may stop, and past doors, which are opened from beside them."""
    state = GAME.new(players=4, scenario="the_open_gate", seed=31)
    bots = {seat: make(level, seed_for(31, seat)) for seat in state.setup.order}
    walked = 0
    while not state.over and walked < 250:
        assert state.asked is not None
        chosen = decide(bots[state.asked], state)
        if isinstance(chosen, Step) and len(state.legal) > 1:
            walked += 1
            assert explain(bots[state.asked], state).options[0].reason not in ("another way", "a way")
        state.apply(chosen)


@pytest.mark.parametrize("level", ADVISED)
def test_decks_of_ones_own_choice_are_built(level: str) -> None:
    state = GAME.new(players=3, seed=3, options={"building": "free"})
    play(state, level, level, seed=3, decisions=60)
    assert state.table.round >= 1
    assert all(marine.marine_class for marine in state.table.marines.values())


@pytest.mark.parametrize("level", ADVISED)
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    one, again = (play(GAME.new(players=3, seed=6), level, level, seed=2, decisions=120) for _ in range(2))
    assert one.digest() == again.digest()


@pytest.mark.parametrize("level", ADVISED)
@pytest.mark.parametrize("seat", ["alpha", "bravo", "invader"])
def test_in_worlds_that_a_seat_cannot_tell_apart_it_chooses_the_same(level: str, seat: str) -> None:
    """Hands, decks, the invasion card, initiative and dice are others; the choice is not."""
    chooses_the_same(make(level, 5), seat, situations(seat, 15), worlds=2)


@pytest.mark.parametrize("level", ADVISED)
@pytest.mark.parametrize("seat", ["alpha", "invader"])
def test_an_explanation_weighs_every_option_and_names_the_choice(level: str, seat: str) -> None:
    bot = make(level, 5)
    for state in situations(seat, 15)[:8]:
        told = explain(bot, state)
        spell = state.game.language.spell
        assert sorted(option.action for option in told.options) == sorted(
            spell(state, action) for action in state.legal
        )
        assert told.chosen == spell(state, decide(bot, state)) == told.options[0].action
        assert all(option.reason for option in told.options)
        assert (told.played_by, told.unit) == (level, "wounds")


@pytest.mark.parametrize("seat", ["alpha", "invader"])
def test_a_counted_search_chooses_the_same_in_worlds_that_a_seat_cannot_tell_apart(seat: str) -> None:
    bot = NightmareBot(3, iterations=8)
    searched = differing = 0
    for number, state in enumerate(situations(seat, 80, every=2)):
        if not SEARCH.is_big(state, SeatId(seat)) or searched >= 4:
            continue
        twin = state.game.redealt(state, SeatId(seat), chooser(number))
        differing += twin.table != state.table
        assert decide(bot, state) == decide(bot, twin)
        searched += explain(bot, state).unit == "chance to win"
    assert searched >= 2
    assert differing >= 2  # otherwise nothing was compared


def test_a_timed_search_ends_and_answers() -> None:
    state = next(each for each in situations("alpha", 80, every=2) if SEARCH.is_big(each, SeatId("alpha")))
    assert decide(NightmareBot(3, seconds=0.05), state) in state.legal


def test_the_estimate_knows_both_sides_and_what_is_good_for_them() -> None:
    state = next(each for each in situations("alpha", 15) if "bravo" in each.table.figures).copy()
    chances = estimate(state)
    assert chances is not None
    assert set(chances) == {"marines", "invader"}
    assert sum(chances.values()) == pytest.approx(1.0)
    richer, hurt = state.copy(), state.copy()
    richer.table.kills += 2
    hurt.table.figures["bravo"].damage += 6
    assert (estimate(richer) or {})["invader"] > chances["invader"]
    assert (estimate(hurt) or {})["invader"] > chances["invader"]


def asked_anew(state: State[Any, Any]) -> State[Any, Any]:
    """The same table, its choices counted again."""
    anew = state.game.redealt(state, SeatId("alpha"), chooser(1))
    anew.ask_again()  # who is asked keeps its choices where nothing was changed by hand
    return anew


@cache
def with_a_post_underfoot() -> State[Any, Any]:
    """A marine stands on a post and would attack from there if it were not for the post."""
    bot = make("veteran", 5)
    for situation in situations("alpha", 80, every=2, seed=5):
        if isinstance(decide(bot, situation), DeclareAttack):
            state = situation.copy()
            space = state.table.figures["alpha"].space
            state.table.tokens[space] = (*state.table.tokens.get(space, ()), "post")
            state.table.marines["alpha"].used = ()
            return asked_anew(state)
    raise AssertionError


@pytest.mark.parametrize("level", ADVISED)
def test_an_attack_comes_before_a_bonus_ability_that_would_give_it_up(level: str) -> None:
    """D16-ABL-12: after the ability nothing is left of the card; after the attack the ability still is."""
    state = with_a_post_underfoot()
    given_up = state.copy()
    given_up.apply(SWITCHING)
    assert not any(isinstance(each, DeclareAttack) for each in given_up.legal)
    bot, state = make(level, 5), state.copy()
    while isinstance(chosen := decide(bot, state), Step):  # he may go where he attacks from
        state.apply(chosen)
    assert isinstance(chosen, DeclareAttack)


@pytest.mark.parametrize("level", ADVISED)
def test_a_bonus_ability_comes_first_where_no_attack_is_left_or_where_it_wins(level: str) -> None:
    spent, last = with_a_post_underfoot().copy(), with_a_post_underfoot().copy()
    spent.stack[-1].memory.attacks = 0
    here = last.table.figures["alpha"].space
    for space in [each for each in last.table.tokens if each != here]:
        del last.table.tokens[space]
    for state in (spent, last):
        assert decide(make(level, 5), asked_anew(state)) == SWITCHING


def placed(*lines: str) -> State[Any, Any]:
    """The position of a case that is written here."""
    head = ['game = "doom2016"', 'rules = ["D16-TEL-07"]', 'why = "a position"', 'scenario = "tyrant"']
    case = parse_case("\n".join([*head, *lines]), "here", to_run=False)
    return GAME.set_up(position_of(case), Journal())


def test_a_demon_on_a_teleporter_is_killed_through_another_one() -> None:
    state = placed(
        'map = """',
        "#################",
        "# M       m     #",
        "#   +   +   +   #",
        "#             t #",
        "#################",
        '"""',
        'turn = { seat = "alpha", points = 1 }',
        "[legend]",
        'M = { figure = "alpha", teleporter = "active" }',
        'm = { figure = "mancubus" }',
        't = { teleporter = "active" }',
    )
    assert isinstance(decide(make("veteran", 5), state), Teleport)


@pytest.mark.parametrize("beside", ['t = { teleporter = "active" }', 't = { figure = "imp" }'])
def test_no_demon_waits_on_a_teleporter_or_staggered_beside_a_marine(beside: str) -> None:
    """Who comes through kills whatever stands there; who is beside a staggered demon kills it in a step."""
    hurt = ', teleporter = "active"' if "teleporter" in beside else ", damage = 2"
    state = placed(
        'map = """',
        "#############################",
        "# M   i                     #",
        "#   +   +   +   +   +   +   #",
        "#                         t #",
        "#############################",
        '"""',
        'turn = { figure = "imp_1", points = 4 }',
        "[legend]",
        'M = { figure = "alpha" }',
        f'i = {{ figure = "imp"{hurt} }}',
        beside,
    )
    beginning = state.table.figures["imp_1"].space
    bot = make("veteran", 5)
    while state.asked == "invader" and state.table.active != "alpha" and not state.over:
        chosen = decide(bot, state)
        if isinstance(chosen, EndActivation):
            break
        state.apply(chosen)
    ended = state.table.figures["imp_1"].space
    assert ended != beginning
    if "damage" in hurt:
        assert state.field.board.apart(ended, state.table.figures["alpha"].space) >= 3


@pytest.mark.parametrize(("away", "wanted"), [(4, False), (12, True)])
def test_points_are_worth_what_can_be_struck_with_them(away: int, wanted: bool) -> None:
    """Jump Jets cost Argent Power: they are for a Revenant that could not strike without them."""
    row = ["   "] * 16
    row[0], row[away] = " M ", " r "
    state = placed(
        'map = """',
        "#" * 65,
        f"#{' '.join(row)}#",
        "#" * 65,
        '"""',
        'turn = { figure = "revenant_1", points = 5 }',
        "[legend]",
        'M = { figure = "alpha" }',
        'r = { figure = "revenant" }',
    )
    name = "revenant:jump_jets"
    worth = worth_of(state, SeatId("invader"), name, "revenant_1")  # type: ignore[arg-type]  # of this game
    assert (worth > price_of(state, SeatId("invader"), name)) is wanted  # type: ignore[arg-type]  # of this game
