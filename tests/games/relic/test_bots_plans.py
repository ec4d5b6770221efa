"""Bots of Relic that plan: the run they prepare for, the leap, charges, and habits that are counted."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.relic import actions as act
from grimtable.games.relic.bots.charges import charge_gain, charge_price
from grimtable.games.relic.bots.inner_run import Runner, confronting
from grimtable.games.relic.bots.mind import Mind
from grimtable.games.relic.bots.prices import Prices
from grimtable.games.relic.bots.prospects import Prospect
from grimtable.games.relic.bots.runners import leaps, next_box
from grimtable.games.relic.bots.weighing import weigh
from grimtable.games.relic.topics.abilities import context
from grimtable.kernel.identity import SeatId
from tests.games.relic.situation import Situation, turn
from tools.relic_habits import Habits, changes_nothing, table

GAME: Any = load_game("relic")
HERO = {"hero": "recruit_of_cadia", "space": "wastes"}
RUNNER = Runner(8, 7, 7, 7, 6, 0, 6, (0, 0, 0, 0), 1, 9, 3, 2, 2, 9, 0)


def battle(strength: int, *cards: str, hand: tuple[str, ...] = ()) -> Situation:
    """Alpha meets a Blood Axes Grot, Strength 1."""
    return Situation(
        heroes={"alpha": {**HERO, "strength": strength, "assets": cards}},
        hands={"alpha": list(hand)},
        board={"wastes": ["blood_axes_grot"]},
        turn=turn("engagement"),
    )


def ready(**more: Any) -> Any:
    """A strong hero with a relic, far from the Warp Rift."""
    state = GAME.new(players=3, seed=3)
    while not state.table.phase:
        state.apply(state.legal[0])
    me = state.table.players[state.table.active]
    me.strength = me.willpower = me.cunning = me.life = me.level = 12
    state.table.scenario = "the_mystery_beyond"
    for name, value in more.items():
        setattr(me, name, value)
    return state, me


def test_a_relic_pulls_a_ready_hero_from_every_space_of_the_outer_tier() -> None:
    state, me = ready(influence=9)
    me.assets = (state.table.decks["relic"].cards.pop(),)
    state.table.spaces = [()] * len(state.table.spaces)
    routes = Mind(state, me.seat, exact=True).routes
    assert all(worth > 30 for worth in routes.standing)
    where = routes.arriving.index(max(routes.arriving[:24]))
    assert any(call.verb == "place" for box in GAME.spaces[where].boxes for call in box.do.calls)


def test_who_could_win_looks_for_missions_and_who_has_the_relic_grows() -> None:
    state, me = ready(assets=(), completed=())
    strong = Prices(state, me, exact=True)
    mission, relic = strong.missions(1), strong.relic()
    me.strength = me.willpower = me.cunning = me.life = me.level = 3
    weak = Prices(state, me, exact=True)
    assert mission > weak.missions(1) + 5
    assert relic > weak.relic() + 15
    me.strength = me.willpower = me.cunning = me.life = me.level = 6
    without = Prospect(state, me).level
    me.assets = (state.table.decks["relic"].cards.pop(),)
    assert Prospect(state, me).level > without > 0


def test_influence_that_a_leap_costs_is_not_thrown_away() -> None:
    state, me = ready(assets=(), influence=8, life=7, level=8, strength=6, willpower=6, cunning=6)
    me.assets = (state.table.decks["relic"].cards.pop(),)
    assert Prices(state, me, exact=True).paying(1) > 3
    me.influence = 7
    assert Prices(state, me, exact=True).paying(1) == pytest.approx(1.0)


def test_a_leap_is_weighed_with_what_is_left_after_paying() -> None:
    found = {(leap.influence, leap.trophies): leap for leap in leaps(RUNNER, 8, 2)}
    assert set(found) == {(False, False), (True, False), (False, True), (True, True)}
    assert found[True, True].space == found[False, False].space + 2
    assert found[True, False].runner.influence == 1
    assert found[False, True].runner.trophies == 0
    assert [leap.influence for leap in leaps(RUNNER._replace(influence=7), 8, 0)] == [False]


def test_what_is_burnt_at_the_beacon_cannot_be_burnt_again() -> None:
    rich = RUNNER._replace(influence=8, power=4, assets=4, trophies=4, life=9)
    poor = rich._replace(influence=0, power=0, assets=1, trophies=0)
    assert confronting(GAME, "the_unlit_beacon", rich) > 0.9
    assert confronting(GAME, "the_unlit_beacon", poor) < 0.2
    # One Corruption card for every visit that is not enough: there is no time for seven of them.
    assert confronting(GAME, "the_unlit_beacon", poor._replace(corruption=4)) < 0.05


def test_a_box_that_was_carried_out_is_not_feared_again() -> None:
    state, me = ready()
    other = next(player for player in state.table.players.values() if player is not me)
    other.space = 42
    assert next_box(state, other) == 43
    me.space = 42
    state.table.phase = "engagement"
    assert next_box(state, me) == 42
    state.table.phase = "experience"
    assert next_box(state, me) == 43


def test_charges_go_where_they_are_used_and_many_are_spent_freely() -> None:
    state = battle(2, "storm_bolter", "auspex").state
    charges = state.table.charges
    charges["storm_bolter_1"] = charges["auspex_1"] = 2
    assert charge_gain(state, "storm_bolter_1") > charge_gain(state, "auspex_1")
    dear = charge_price(state, "storm_bolter_1")
    charges["storm_bolter_1"] = 9
    assert charge_gain(state, "storm_bolter_1") < 0.1
    assert charge_price(state, "storm_bolter_1") < dear / 3


def test_nothing_is_spent_on_a_battle_that_is_won_anyway() -> None:
    state = battle(12, "storm_bolter").state
    declare = next(each for each in state.legal if isinstance(each, act.Declare))
    assert changes_nothing(state, declare)
    best = max(weigh(state, "alpha", state.legal, exact=True), key=lambda each: each.worth)
    assert best.action == act.Ready(SeatId("alpha"))
    hard = battle(1, "storm_bolter").state
    assert not changes_nothing(hard, next(each for each in hard.legal if isinstance(each, act.Declare)))


def test_what_helps_a_rival_in_battle_is_no_gain_and_what_harms_it_is() -> None:
    """Another player's battle has begun, and alpha may play a card into it."""
    for card, good in (("misdirected_barrage", True), ("brothers_in_arms", False)):
        state = Situation(
            heroes={"alpha": {**HERO, "space": "outskirts"}, "beta": {**HERO, "hero": "recruit_of_krieg"}},
            hands={"alpha": [card]},
            board={"wastes": ["blood_axes_grot"]},
            turn=turn("engagement", "beta"),
        ).state
        assert state.asked == "alpha"
        judge = Mind(state, "alpha", exact=True).judge
        change = state.game.sources[f"{card}_1"].abilities[0].do.calls[0]
        assert (judge._call(change, context(state, "alpha", f"{card}_1")) > 0) == good


def test_habits_count_charges_that_are_loaded_and_left() -> None:
    state = battle(12, "storm_bolter").state
    habits = Habits()
    declare = next(each for each in state.legal if isinstance(each, act.Declare))
    habits.before(state, declare)
    state.table.charges["storm_bolter_1"] += 2
    habits.after(state)
    habits.finish(state)
    assert habits.counted["loaded"] == habits.counted["unspent"] == 2
    assert habits.counted["charges"] == habits.counted["idle charges"] == 1


def test_habits_count_turns_outside_while_a_rival_is_about_to_win() -> None:
    state, me = ready(influence=9)
    me.assets = (state.table.decks["relic"].cards.pop(),)
    rival = next(player for player in state.table.players.values() if player is not me)
    rival.space = 47
    rival.strength = rival.willpower = rival.cunning = rival.life = rival.level = 12
    habits = Habits()
    habits.before(state, state.legal[0])
    habits.after(state)
    assert (habits.counted["ready"], habits.counted["race"], habits.counted["raced"]) == (1, 1, 0)
    me.space = 40
    habits.after(state)
    assert (habits.counted["runs"], habits.counted["raced"]) == (1, 1)
    assert "1.00 a game" in table(Counter(habits.counted), 1)
