"""Recruit and veteran: they answer every question, repeat themselves, keep to what they know, and explain."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from grimtable.bots import LEVELS, advisor_for, decide, explain, make, seed_for
from grimtable.games import load_game, override
from grimtable.games.doom2004.marks import Mark
from grimtable.kernel import OwnState
from grimtable.kernel.position import Position
from tests.bots.twin_worlds import chooses_the_same

ADVISED = ("recruit", "veteran")


def table(scenario: str | None = None, players: int = 3, seed: int = 4) -> OwnState:
    return load_game("doom2004").new(players=players, scenario=scenario, seed=seed)


def play(state: OwnState, levels: dict[str, str], seed: int, decisions: int = 10**6) -> OwnState:
    """Bots in every seat for so many decisions, or until the end; seats that nobody names are recruits."""
    bots = {seat: make(levels.get(seat, "recruit"), seed_for(seed, seat)) for seat in state.setup.order}
    while not state.over and decisions:
        assert state.asked is not None
        state.apply(decide(bots[state.asked], state))
        decisions -= 1
    return state


def situations(seat: str, number: int, *, seed: int = 4, every: int = 7) -> list[OwnState]:
    """States of one game in which a seat has something to choose: every so many-th one."""
    state = table(seed=seed)
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


@pytest.mark.parametrize("level", ADVISED)
def test_every_scenario_is_played_to_its_end_from_every_seat(level: str) -> None:
    """`apply` refuses what is not legal, so a game that ends was legal throughout."""
    game = load_game("doom2004")
    for players, scenario in enumerate(game.scenarios):
        state = table(scenario, players=2 + players % 3, seed=7)
        play(state, dict.fromkeys(state.setup.order, level), seed=1)
        assert state.over


@pytest.mark.parametrize("level", ADVISED)
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    one, again = (play(table(players=2), {"red": level, "invader": level}, seed=2) for _ in range(2))
    assert one.digest() == again.digest()


@pytest.mark.parametrize("level", ADVISED)
@pytest.mark.parametrize("seat", ["red", "green", "invader"])
def test_in_worlds_that_a_seat_cannot_tell_apart_it_chooses_the_same(level: str, seat: str) -> None:
    """Hands, decks and dice are others; the choice is not."""
    chooses_the_same(make(level, 5), seat, situations(seat, 12), worlds=3)


def with_bare_areas(scenario: str, areas: tuple[str, ...]) -> Any:
    """The game with nothing in these areas: no monsters, tokens, encounters, pads or exits."""
    game: Any = override(load_game("doom2004"), {})
    written = game._scenarios[scenario]
    legend = {
        sign: Mark(area=mark.area, terrain=mark.terrain) if mark.area in areas else mark
        for sign, mark in written.legend.items()
    }
    game._scenarios = {**game._scenarios, scenario: msgspec.structs.replace(written, legend=legend)}
    return game


@pytest.mark.parametrize("level", ADVISED)
def test_what_lies_in_undiscovered_areas_does_not_move_a_marine(level: str) -> None:
    """Two scenarios that differ only beyond the known map: until somebody gets there, all choices agree."""
    scenario = "knee_deep_in_the_dead"
    far = ("gauntlet", "nest", "reactor", "airlock", "armoury")
    one = table(scenario, seed=11)
    other = with_bare_areas(scenario, far).new(players=3, scenario=scenario, seed=11)
    recruits = {seat: make("recruit", seed_for(3, seat)) for seat in one.setup.order}
    bot = make(level, 9)
    compared = 0
    while not one.over and not set(far) & set(one.table.areas):
        assert one.legal == other.legal
        assert one.asked is not None
        if one.asked != "invader" and len(one.legal) > 1:
            assert decide(bot, one) == decide(bot, other)
            compared += 1
        # The Invader knows the whole map, so both tables follow the choices made at the first.
        action = decide(recruits[one.asked], one)
        one.apply(action)
        other.apply(action)
    assert compared >= 15


def test_a_level_that_a_game_lacks_is_played_by_the_next_simpler_one() -> None:
    skirmish, doom = load_game("skirmish"), load_game("doom2004")
    assert advisor_for(skirmish, "veteran") == ("random", None)
    assert advisor_for(doom, "recruit")[0] == "recruit"
    assert advisor_for(doom, "veteran")[0] == "veteran"
    state = skirmish.new(seed=3)
    for level in LEVELS:
        assert decide(make(level, 1), state) in state.legal


def test_an_explanation_for_a_game_without_the_level_says_who_answers() -> None:
    said = explain(make("veteran", 1), load_game("skirmish").new(seed=3)).in_words()
    assert "This game has no veteran; its random answers." in said


@pytest.mark.parametrize("level", ADVISED)
@pytest.mark.parametrize("seat", ["red", "invader"])
def test_an_explanation_weighs_every_option_and_names_the_choice(level: str, seat: str) -> None:
    bot = make(level, 5)
    for state in situations(seat, 10):
        told = explain(bot, state)
        spell = state.game.language.spell
        assert sorted(option.action for option in told.options) == sorted(
            spell(state, a) for a in state.legal
        )
        assert told.chosen == spell(state, decide(bot, state)) == told.options[0].action
        assert told.options[0].estimate == max(option.estimate for option in told.options)
        assert all(option.reason for option in told.options)
        assert told.played_by == level
        assert told.chosen in told.in_words()


def test_a_marine_goes_for_what_is_worth_it() -> None:
    """At the start nothing is in sight, so both levels run."""
    state = table(players=2)
    while state.decision is not None and state.decision.question != "announce":
        state.apply(state.legal[-1])
    for level in ADVISED:
        told = explain(make(level, 1), state)
        assert told.chosen == "red: announce sprint"
        assert "sprint" in told.sentence


@pytest.mark.parametrize("level", ADVISED)
def test_a_marine_with_recon_goes_on_from_a_space_that_he_shares(level: str) -> None:
    """D4X-C-18: between two steps he stands where a Zombie stands, and only a step leads on."""
    position = Position(
        drawing="#################\n# r   z         #\n#################",
        legend={"r": {"marine": "red", "cards": ["recon"]}, "z": {"invader": "zombie"}},
        turn={"action": "advance"},
    )
    state = load_game("doom2004", ["amendments", "expansion"]).set_up(position)
    state.apply(state.game.language.read(state, "red: step to 1,0"))
    told = explain(make(level, 1), state)
    assert {option.action for option in told.options} == {"red: step to 0,0", "red: step to 2,0"}


@pytest.mark.parametrize(("weaker", "stronger"), [("random", "recruit")])
def test_marines_with_rules_of_thumb_get_further_than_marines_without(weaker: str, stronger: str) -> None:
    """Discovered areas after a game against a random Invader: never fewer, and more in sum."""

    def areas(level: str, seed: int) -> int:
        state = table(players=2, seed=seed)
        play(state, {"red": level, "invader": "random"}, seed, decisions=1500)
        return len(state.table.areas)

    assert sum(areas(stronger, seed) for seed in range(3)) > 2 * sum(areas(weaker, seed) for seed in range(3))
