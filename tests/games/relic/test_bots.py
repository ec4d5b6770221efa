"""Bots of Relic: odds, prices, routes, trophies and the inner run, each by itself."""

from __future__ import annotations

from itertools import pairwise
from math import isclose
from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.relic.actions import ACTIONS
from grimtable.games.relic.bots import ADVISORS, win_chances
from grimtable.games.relic.bots.holdings import holdings
from grimtable.games.relic.bots.inner_run import Runner, confronting, run_chance, way_through
from grimtable.games.relic.bots.mind import Mind
from grimtable.games.relic.bots.possessions import asset_worth, better_mission, mission_ease
from grimtable.games.relic.bots.prices import Prices
from grimtable.games.relic.bots.routes import RINGS, reach
from grimtable.games.relic.bots.weighing import WEIGHERS, weigh
from grimtable.games.relic.table import INNER
from grimtable.games.relic.topics.abilities import context
from grimtable.games.relic.topics.cards import least_set, level_cost
from grimtable.games.relic.topics.dice import battle_odds, known_odds, pass_chance, reaches, totals
from grimtable.kernel.action import Pass
from grimtable.kernel.playout import chooser
from tests.games.relic.situation import Situation, turn

GAME: Any = load_game("relic")
STRONG = Runner(9, 9, 9, 11, 9, 0, 6, (0, 0, 0, 0), 1, 10, 3, 2, 2, 4, 0)


def playing(seed: int = 3, decisions: int = 150, players: int = 3) -> Any:
    """A game in full swing, played at random."""
    state = GAME.new(players=players, seed=seed)
    choose = chooser(seed)
    for _ in range(decisions):
        state.apply(state.legal[choose(len(state.legal))])
    return state


def test_totals_of_exploding_dice_add_up_to_certainty() -> None:
    for dice in (1, 2, 3):
        assert isclose(sum(totals(dice)), 1.0)
        assert isclose(sum(totals(dice, exploding=False)), 1.0)
    mean = sum(total * chance for total, chance in enumerate(totals(1)))
    assert isclose(mean, 4.2, abs_tol=0.001)


@pytest.mark.parametrize("ahead", [-4, 0, 3])
def test_battle_odds_agree_with_counting_all_faces(ahead: int) -> None:
    """Without explosions thirty-six throws can be counted by hand."""
    odds = battle_odds(ahead, exploding=False, enemy_explodes=False)
    throws = [(mine, theirs) for mine in range(1, 7) for theirs in range(1, 7)]
    assert isclose(odds.won, sum(mine + ahead > theirs for mine, theirs in throws) / 36)
    assert isclose(odds.tied, sum(mine + ahead == theirs for mine, theirs in throws) / 36)
    assert isclose(sum(odds), 1.0)


def test_odds_with_a_known_roll_and_of_tests() -> None:
    assert isclose(known_odds(-3).won, reaches(4))
    assert known_odds(1).won == 1.0
    assert isclose(pass_chance(2), 5 / 6)  # whatever the value, a one fails
    assert isclose(pass_chance(7), 1 / 6)  # a six, and any die after it
    assert pass_chance(1, dice=2) > pass_chance(1)


def test_every_action_of_the_game_can_be_weighed() -> None:
    assert set(WEIGHERS) == {*ACTIONS, Pass}


@pytest.mark.parametrize("exact", [False, True])
def test_weighing_names_every_legal_action_once_and_says_why(exact: bool) -> None:
    state = playing(decisions=0)
    choose = chooser(8)
    for _ in range(250):
        seat = state.asked
        assert seat is not None
        advice = weigh(state.copy(), seat, state.legal, exact=exact)
        assert [each.action for each in advice] == state.legal
        assert all(each.reason for each in advice)
        state.apply(state.legal[choose(len(state.legal))])
        if state.over:
            break


def test_life_is_dearer_the_less_there_is_and_death_dearer_still() -> None:
    state = playing()
    me = next(iter(state.table.players.values()))
    me.life = 5
    prices = Prices(state, me, exact=True)
    one_of_five = prices.life(-1)
    me.life = 2
    assert prices.life(-1) < one_of_five < 0
    assert prices.life(-2) == -prices.defeat() < prices.life(-1)
    assert prices.life(20) < 40  # 12 is the most


def test_corruption_is_dearest_at_the_brink() -> None:
    state = playing()
    me = next(iter(state.table.players.values()))
    deck = state.table.decks["corruption"].cards
    prices = Prices(state, me, exact=True)
    costs = []
    for number in range(5):
        me.corruption = tuple(deck[:number])
        me.facedown = me.corruption
        costs.append(prices.corruption(1))
    assert costs == sorted(costs, reverse=True)
    assert prices.corruption(2) < -20  # the sixth card is the end of the hero
    assert prices.corruption(-1) > 0


def test_a_move_ends_where_the_points_lead_and_a_relic_opens_the_rift() -> None:
    guardian = GAME.space_numbers["guardian_of_the_rift"]
    assert reach(GAME, 0, 2, False) == ((2, 22), False)
    assert reach(GAME, guardian, 1, True)[1]
    assert not reach(GAME, guardian, 1, False)[1]
    assert reach(GAME, guardian + 2, 3, True)[1]  # two steps to the Guardian and one point for the box
    assert not reach(GAME, guardian + 2, 2, True)[1]
    hulk = GAME.space_numbers["space_hulk"]
    assert GAME.webway in reach(GAME, hulk, 1, False)[0]


def test_holdings_grow_with_everything_that_is_good() -> None:
    state = playing()
    me = next(player for player in state.table.players.values() if player.hero and player.life < 6)
    before = holdings(state, me)
    for name in ("life", "influence", "strength", "level"):
        setattr(me, name, getattr(me, name) + 1)
        assert holdings(state, me) > before
        setattr(me, name, getattr(me, name) - 1)
    drawn = next(card for card in GAME.cards if GAME.deck_of[card] == "corruption")
    me.corruption = (*me.corruption, drawn)
    assert holdings(state, me) < before
    me.hero = ""
    assert holdings(state, me) == 0


def test_trophies_are_worth_less_than_the_level_they_buy() -> None:
    state = playing()
    me = next(player for player in state.table.players.values() if player.hero)
    cost = level_cost(state, me)
    enemies = [card for card, threat in GAME.threats.items() if threat.type == "enemy" and threat.value]
    values = tuple(GAME.values[card] for card in enemies)
    me.trophies = tuple(enemies[place] for place in least_set(values, cost))
    before = holdings(state, me)
    me.trophies = ()
    me.level += 1
    me.strength += 1
    assert holdings(state, me) > before


def test_trophies_for_a_level_are_spent_with_the_least_waste() -> None:
    assert least_set((5, 2, 4, 3), 6) == (1, 2)
    assert sum((5, 5, 7)[position] for position in least_set((5, 5, 7), 6)) == 7
    assert least_set((1, 2), 6) == ()


def test_the_run_is_likelier_from_further_on_and_for_stronger_heroes() -> None:
    weak = STRONG._replace(strength=3, willpower=3, cunning=3, level=2, life=4, battle=4)
    for sheet in GAME.scenario_sheets:
        chances = [run_chance(GAME, sheet, STRONG, space) for space in range(INNER.start + 1, INNER.stop)]
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert all(one <= other + 0.02 for one, other in pairwise(chances)), sheet
        assert run_chance(GAME, sheet, weak, 41) < run_chance(GAME, sheet, STRONG, 41)
        assert confronting(GAME, sheet, STRONG) >= chances[0]


def test_nobody_comes_through_with_more_life_than_before() -> None:
    arrived = way_through(GAME, STRONG, 42)
    assert sum(chance for _, _, chance in arrived) <= 1.0 + 1e-9
    assert all(0 < life <= STRONG.life for life, _, _ in arrived)


def test_a_last_relic_is_kept_and_hard_missions_are_exchanged() -> None:
    state = playing()
    me = next(iter(state.table.players.values()))
    relic = state.table.decks["relic"].cards[0]
    me.assets = (relic,)
    assert asset_worth(state, me, relic) > 20
    eases = {card: mission_ease(mission) for card, mission in GAME.missions.items()}
    assert all(0.0 < ease <= 1.0 for ease in eases.values())
    hardest, easiest = min(eases, key=eases.__getitem__), max(eases, key=eases.__getitem__)
    assert better_mission(GAME, hardest) > better_mission(GAME, easiest) == 0.0


def test_a_card_that_counts_enemies_promises_nothing_where_nobody_fights() -> None:
    hero = {"hero": "recruit_of_cadia", "space": "wastes"}
    for board, enemies in (([], 0), (["shoota_mob", "blood_axes_grot"], 2)):
        table = Situation(
            heroes={"alpha": hero},
            hands={"alpha": ["against_all_odds"]},
            board={"wastes": board},
            turn=turn("engagement" if board else "movement"),
        )
        dice = table.game.sources["against_all_odds_1"].abilities[0].do.calls[0]
        judge = Mind(table.state, "alpha", exact=True).judge
        assert judge.number(dice, context(table.state, "alpha", "against_all_odds_1")) == enemies


def test_routes_know_every_space_and_pull_a_ready_hero_to_the_rift() -> None:
    state = playing()
    seat, me = next(iter(state.table.players.items()))
    me.space = GAME.space_numbers["eldar_craftworld"]
    me.assets = (state.table.decks["relic"].cards.pop(),)
    me.strength = me.willpower = me.cunning = me.level = 12
    me.life = 12
    # Whatever lies on the two spaces would weigh too.
    state.table.spaces = [()] * len(state.table.spaces)
    mind = Mind(state, seat, exact=True)
    assert len(mind.routes.arriving) == RINGS
    towards = mind.being_at(GAME.space_numbers["guardian_of_the_rift"])
    assert towards > mind.being_at(GAME.space_numbers["docking_point"])


def test_the_estimate_gives_every_seat_a_chance_and_is_certain_at_the_end() -> None:
    state = playing(players=4)
    chances = win_chances(state)
    assert set(chances) == set(state.order)
    assert isclose(sum(chances.values()), 1.0)
    seat = state.order[0]
    before = chances[seat]
    state.table.players[seat].level += 5
    assert win_chances(state)[seat] > before
    state.finish((seat,), "REL-WIN-03", "")
    assert win_chances(state)[seat] == 1.0


def test_advisors_do_not_look_at_hidden_cards() -> None:
    """Whatever lies in other hands and in the decks, the advice is the same to the last digit."""
    state = playing(players=3, decisions=120)
    compared = 0
    choose = chooser(5)
    for number in range(60):
        seat = state.asked
        assert seat is not None
        for advisor in ADVISORS.values():
            said = [(each.action, each.worth) for each in advisor.weigh(state.copy(), seat)]
            twin = state.game.redealt(state, seat, chooser(number))
            compared += twin.table != state.table
            assert said == [(each.action, each.worth) for each in advisor.weigh(twin, seat)]
        state.apply(state.legal[choose(len(state.legal))])
        if state.over:
            break
    assert compared > 40
