"""Nightmare in arenas: it plays turns out, judges lines without their luck, and knows who is winning."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.bots import NightmareBot, SeatAtTable, decide, estimate, explain, make, nightmare_bot, seed_for
from grimtable.bots.searching import Search
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots import SEARCH, arena, arena_estimate, arena_search
from grimtable.games.doom2004.bots.arena_search import ArenaHorizon, ArenaPlay, Stakes, turns_taken
from grimtable.kernel import SeatId
from tests.bots.test_arena_bots import GAME, HOMES, arranged, field
from tests.bots.test_nightmare import Ticking
from tests.bots.twin_worlds import chooses_the_same

LINES = 12
MAPS = (("cloverleaf", 4), ("mind_bender", 2), ("open_ground", 6))


def searching(state: Any) -> Search:
    return Search(SEARCH, SeatAtTable(state, state.asked, 3).imagine, state.asked)


def big(scenario: str, players: int, number: int, seed: int = 4) -> list[Any]:
    """Situations in which nightmare really searches."""
    state = GAME.new(scenario=scenario, players=players, seed=seed)
    bots = {seat: make("veteran", seed_for(seed, seat)) for seat in state.setup.order}
    found: list[Any] = []
    while len(found) < number:
        if SEARCH.is_big(state, state.asked) and not searching(state).decided():
            found.append(state.copy())
        state.apply(decide(bots[state.asked], state))
    return found


# --- lines of play --------------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "players"), MAPS)
def test_announcements_are_searched_and_the_explanation_counts_every_try(scenario: str, players: int) -> None:
    told = explain(NightmareBot(3, iterations=LINES), big(scenario, players, 1)[0])
    tried = [option for option in told.options if option.reason.startswith("tried")]
    assert told.unit == "chance to win"
    assert len(tried) >= 2
    assert 4 <= sum(int(option.reason.split()[1]) for option in tried) <= LINES
    assert all(0.0 < option.estimate < 1.0 for option in tried)


@pytest.mark.parametrize(("scenario", "players"), MAPS)
def test_a_line_of_play_ends_when_everybody_has_had_a_turn(scenario: str, players: int) -> None:
    state = big(scenario, players, 1)[0]
    horizon = ArenaHorizon(state, state.asked)
    player = arena_search.players(state, state.asked)()
    began, marines = turns_taken(state), len(state.table.marines)
    while state.result is None and not horizon.reached(state):
        assert turns_taken(state) < began + marines
        state.apply(state.legal[0] if len(state.legal) == 1 else player.answer(state))
    assert state.result is not None or turns_taken(state) == began + marines


@pytest.mark.parametrize(("scenario", "players"), MAPS)
def test_counted_searches_keep_to_what_a_seat_knows(scenario: str, players: int) -> None:
    for state in big(scenario, players, 3):
        chooses_the_same_here(state)


def chooses_the_same_here(state: Any) -> None:
    """The same choice again, and in worlds that look alike."""
    bot = make(f"nightmare-{LINES}", 3)
    twins = [state.game.redealt(state, state.asked, lambda bound: bound // 2), state.copy()]
    assert {decide(bot, twin) for twin in twins} == {decide(bot, state)}


def test_dealt_cards_of_others_do_not_move_a_search() -> None:
    """Two are dealt to each in secret, before anybody has kept one."""
    situations = []
    for seed in range(8):
        state = GAME.new(scenario="cloverleaf", players=4, seed=seed)
        while state.asked is not None and state.decision.question != "announce":
            if state.asked == "red" and len(state.legal) > 1:
                situations.append(state.copy())
            state.apply(state.legal[0])
    chooses_the_same(make(f"nightmare-{LINES}", 5), "red", situations, worlds=4)


def test_a_timed_search_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that goes on by a hundredth at each look, so what is asked after the end is seen."""
    state = next(each for each in big("cloverleaf", 4, 6) if len(searching(each).candidates) > 2)
    clock = Ticking(0.01)
    monkeypatch.setattr(nightmare_bot, "time", clock)
    assert decide(NightmareBot(3, seconds=0.3), state) in state.legal
    assert clock.now < 0.3 + 0.05


# --- what it sees that a veteran does not ----------------------------------------------------------

CORNER = """
#####################################
# .   .   .   .   .   w   .   .   g #
#   #################################
# r #   #   #   #   #   #   #   #   #
#####################################
"""


def announced(level: str, **green: Any) -> str:
    """What Red announces, round the corner from a rocket launcher that Green could see him take."""
    legend = {
        "r": {"marine": "red", "wounds": 1},
        "g": {"marine": "green", "wounds": 5, **green},
        "w": {"tokens": ["rocket_launcher"]},
    }
    table = {"arena.pool": {"rocket_launcher": 2}}
    state = arranged("cloverleaf", CORNER, legend, {"seat": "red"}, table=table)
    action = decide(make(level, 1), state)
    assert isinstance(action, act.Announce)
    return action.action


def test_nobody_with_one_wound_runs_before_a_gun() -> None:
    """The way there is eight points long, so he would stand before it when Green's turn comes."""
    assert announced("veteran", weapons=["plasma_gun"]) == "sprint"
    assert announced("nightmare-60", weapons=["plasma_gun"]) == "ready"


def test_but_for_a_weapon_that_nobody_guards_he_runs() -> None:
    assert announced("nightmare-60", lost=["pistol", "grenade"]) == "sprint"


# --- luck -----------------------------------------------------------------------------------------

DUEL = """
#####################
# r   .   .   g   . #
#####################
"""


def duel(**more: Any) -> Any:
    legend = {"r": {"marine": "red"}, "g": {"marine": "green", "wounds": 2, **more}}
    return arranged("cloverleaf", DUEL, legend, {"seat": "red", "action": "attack"})


def test_what_a_roll_brings_beyond_its_odds_is_taken_off() -> None:
    """A frag and a miss, each as often as the odds have it, come to nothing together."""
    state = duel()
    red, green = state.table.marines["red"], state.table.marines["green"]
    odds = arena.blow_between(state, red, "pistol", green, 3)
    assert 0.0 < odds.kill < 1.0
    expected = 0.0
    for wounds, chance in ((0, odds.kill), (1, odds.wounds - 2 * odds.kill), (2, 0.0)):
        chance = chance or 1.0 - odds.kill - (odds.wounds - 2 * odds.kill)
        after = state.copy()
        play = ArenaPlay(Stakes(after, SeatId("red")), {})
        play.account.expect(play.stakes.awaited(after, after.table.marines["red"], "pistol", green.space))
        hit = after.table.marines["green"]
        hit.wounds = wounds or 5
        hit.space = hit.space if wounds else -1
        luck = play.luck(after)
        assert luck > 0 if not wounds else wounds == 1 or luck < 0
        expected += chance * luck
    assert expected == pytest.approx(0.0, abs=1e-9)


def test_an_attack_that_a_guard_has_stopped_was_no_bad_luck() -> None:
    state = duel()
    play = ArenaPlay(Stakes(state, SeatId("red")), {})
    red, green = state.table.marines["red"], state.table.marines["green"]
    play.account.expect(play.stakes.awaited(state, red, "pistol", green.space))
    red.space = -1
    assert play.luck(state) == 0.0


def test_luck_makes_lines_of_the_same_turn_less_different() -> None:
    """That is what it is for: the same search with fewer lines of play."""
    spread = []
    for counted in (True, False):
        values = []
        for state in big("cloverleaf", 4, 14)[-3:]:
            search = searching(state)
            if not counted:
                search.player = Unlucky.of(search.player)
            for _ in range(8):
                assert search.play_round(lambda: False)
            for candidate in search.candidates:
                mean = candidate.mean
                values += [(each - mean) ** 2 for each in candidate.values]
        spread.append(sum(values) / len(values))
    assert spread[0] < 0.8 * spread[1]


class Unlucky:
    """The same player without an account of luck."""

    def __init__(self, player: Any) -> None:
        self.answer = player.answer

    @staticmethod
    def of(players: Any) -> Any:
        return lambda: Unlucky(players())


# --- who is winning -------------------------------------------------------------------------------


def test_points_wounds_and_weapons_speak_for_a_side() -> None:
    state = duel()
    before = arena_estimate.chances(state)
    assert sum(before.values()) == pytest.approx(1.0)
    state.table.marines["red"].weapons.append("plasma_gun")
    armed = arena_estimate.chances(state)
    assert armed["red"] > before["red"]
    state.table.marines["red"].wounds -= 3
    assert arena_estimate.chances(state)["red"] < armed["red"]
    state.table.beside.score["green"] += 2
    behind = arena_estimate.chances(state)
    assert behind["green"] > 2 * before["green"]
    assert estimate(state) == behind


def carrying(column: int, *, own_flag: bool = True) -> float:
    """The guns' chance with the saws' flag in a column of the field."""
    places: dict[str, dict[str, Any]] = {
        f"{column},1": {"marine": "red", "kept": {"blue_flag": [0]}},
        "9,2": {"marine": "red_saw"},
    }
    changed: dict[str, Any] = {"K": {**HOMES["K"], "tokens": []}}
    if not own_flag:
        changed["H"] = {**HOMES["H"], "tokens": []}
    return arena_estimate.chances(field(places, {"seat": "red", "action": "sprint"}, **changed))["guns"]


def test_a_flag_is_worth_more_the_nearer_it_is_to_ones_base_and_ones_own_lies_there() -> None:
    assert carrying(3) > carrying(7) > 0.5
    assert carrying(3, own_flag=False) < carrying(3)


def test_the_end_is_certain() -> None:
    state = big("coffin_yard", 2, 1)[0]
    bots = {seat: make("recruit", seed_for(4, seat)) for seat in state.setup.order}
    while not state.over:
        state.apply(decide(bots[state.asked], state))
    chances = arena_estimate.chances(state)
    winners = {state.field.team[seat] for seat in state.result.winners}
    assert all((chances[team] > 0.0) == (team in winners) for team in chances)
    assert sum(chances.values()) == pytest.approx(1.0)
