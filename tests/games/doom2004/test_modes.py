"""What each mode decides: points, pools, places and refusals, to the number."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.doom2004 import events
from grimtable.games.doom2004.actions import (
    Announce,
    AnnounceBoosted,
    Fire,
    KeepCard,
    NameMarine,
    PlaceMarine,
    PlaceOrder,
)
from grimtable.games.doom2004.modes import arena, capture_the_flag
from grimtable.games.doom2004.modes.capture_the_flag import CAPTURE_THE_FLAG
from grimtable.games.doom2004.modes.deathmatch import DEATHMATCH
from grimtable.games.doom2004.modes.scenario import SCENARIO
from grimtable.games.doom2004.topics.arena import base
from grimtable.kernel import Action, Journal, SeatId, SetupError, TeamId
from grimtable.kernel.identity import CardId, FigureId, Space
from grimtable.kernel.lasting import Effect
from grimtable.kernel.position import Position
from tests.support.rule import rule

RED, GREEN = FigureId("red"), FigureId("green")


@pytest.fixture(scope="module")
def game() -> Any:
    return load_game("doom2004", ("amendments", "expansion"))


def set_up(game: Any, drawing: str, legend: dict[str, Any], scenario: str, **more: Any) -> Any:
    turn = {"seat": "red", "action": "advance"}
    state = game.set_up(Position(drawing=drawing, legend=legend, scenario=scenario, turn=turn, more=more))
    state.journal = Journal()
    return state


@pytest.fixture
def duel(game: Any) -> Any:
    drawing = """
#####################
# r   1   .   g   2 #
#   +   +   +   +   #
# .   1   k   m   s #
#####################
"""
    legend = {
        "r": {"marine": "red"},
        "g": {"marine": "green"},
        "s": {"tokens": ["shotgun", "armor"]},
        "m": {"tokens": ["medkit"]},
        "k": {"tokens": ["red_key"]},
        "1": {"respawn": 1},
        "2": {"respawn": 2},
    }
    return set_up(game, drawing, legend, "cloverleaf")


@pytest.fixture
def flags(game: Any) -> Any:
    drawing = """
#############################
# H   h   r   .   s   k   K #
#   +   +   +   +   +   +   #
# I   h   .   .   .   k   L #
#############################
"""
    guns, saws = {"headquarters": "guns"}, {"headquarters": "saws"}
    legend = {
        "H": {**guns, "base": "guns"},
        "I": {**guns, "base": "guns"},
        "h": guns,
        "k": saws,
        "K": {**saws, "base": "saws"},
        "L": {**saws, "base": "saws"},
        "r": {"marine": "red"},
        "s": {"marine": "red_saw"},
    }
    return set_up(game, drawing, legend, "open_ground")


def space(state: Any, name: str) -> Space:
    return Space(state.field.board.read(name))


def names(state: Any, spaces: list[Space]) -> set[str]:
    return {state.field.board.name(each) for each in spaces}


def told(state: Any) -> list[Any]:
    found, state.journal = state.journal.events, Journal()
    return list(found)


# --- Deathmatch -------------------------------------------------------------------------------------


@rule("D4X-DM-40", "D4X-DM-44", "D4X-R-57")
def test_frags_of_one_moment_are_netted(duel: Any) -> None:
    red, green = duel.table.marines["red"], duel.table.marines["green"]
    before = dict(duel.table.beside.score)
    for fragged, by, changed in (
        ([green], "red", {"red": 1}),
        ([red], "red", {"red": -1}),
        ([red, green], "red", {}),
        ([red], "", {"red": -1}),
        ([red, green], "", {"red": -1, "green": -1}),
    ):
        duel.table.beside.score = dict(before)
        DEATHMATCH.score_frags(duel, fragged, by)
        now = duel.table.beside.score
        assert {
            team: now[team] - before.get(team, 0) for team in now if now[team] != before.get(team, 0)
        } == changed
        assert [(each.team, each.points, each.total) for each in told(duel)] == [
            (team, points, before.get(team, 0) + points) for team, points in changed.items()
        ]


@rule("D4X-DM-42", "D4X-DM-59", "D4X-DM-60")
def test_the_limit_and_the_best(duel: Any) -> None:
    limit = arena.point_limit(duel)
    duel.table.beside.score = {"red": limit - 1, "green": limit - 1, "blue": -2}
    DEATHMATCH.end_if_won(duel)
    results: list[Any] = [duel.result]
    twin = duel.copy()
    DEATHMATCH.time_is_up(twin)
    assert (twin.result.winners, twin.result.rule) == (("red", "green"), "D4X-DM-59")
    twin = duel.copy()
    DEATHMATCH.call_off(twin)
    assert (twin.result.winners, twin.result.rule) == (("red", "green"), "D4X-MOD-22")
    duel.table.beside.score["green"] = limit
    DEATHMATCH.end_if_won(duel)
    results.append(duel.result)
    assert results[0] is None
    assert (results[1].winners, results[1].rule) == (("green",), "D4X-DM-42")
    assert DEATHMATCH.scores(duel) == {"red": limit - 1, "green": limit, "blue": -2}


@rule("D4X-DM-50", "D4X-DM-51", "D4X-DM-18", "D4X-DM-19")
def test_points_where_marines_begin_and_come_back(duel: Any) -> None:
    marine = duel.table.marines["red"]
    assert names(duel, DEATHMATCH.start_spaces(duel, marine)) == {"1,0", "1,1", "4,0"}
    duel.table.beside.point = 1
    assert names(duel, DEATHMATCH.respawn_spaces(duel, marine)) == {"1,0", "1,1"}
    duel.field.shift(RED, marine.space, space(duel, "1,0"))
    marine.space = space(duel, "1,0")
    assert names(duel, DEATHMATCH.respawn_spaces(duel, marine)) == {"1,1"}
    assert names(duel, DEATHMATCH.start_spaces(duel, marine)) == {"1,1", "4,0"}
    duel.table.beside.point = 2
    duel.field.shift(GREEN, space(duel, "3,0"), space(duel, "4,0"))
    assert names(duel, DEATHMATCH.respawn_spaces(duel, marine)) == {"4,0"}  # taken, and the only one
    for name, rule_id in (("0,0", "D4X-DM-18"), ("1,0", "D4X-DM-19"), ("1,1", "")):
        refusal = DEATHMATCH.why_not_start(duel, marine, space(duel, name))
        assert (refusal.rule if refusal else "") == rule_id


@rule("D4X-DM-37", "D4X-DM-38", "D4X-DM-09", "D4X-R-51")
def test_things_come_from_the_pool_and_go_back(duel: Any) -> None:
    marine, pool = duel.table.marines["red"], duel.table.beside.pool
    mode = arena.arena_mode(duel)
    assert arena.copies(duel) == 3 and pool == {"armor": 2, "shotgun": 2}
    assert mode.why_not_take(duel, marine, "shotgun") is None
    assert mode.lift_token(duel, marine, "shotgun")
    marine.weapons.append("shotgun")
    assert pool["shotgun"] == 1
    for token, rule_id in (("shotgun", "D4X-DM-38"), ("medkit", "D4X-DM-09"), ("red_key", ""), ("armor", "")):
        refusal = mode.why_not_take(duel, marine, token)
        assert (refusal.rule if refusal else "") == rule_id, token
    refusal = mode.why_not_receive(duel, marine, "shotgun")
    assert refusal is not None and refusal.rule == "D4X-DM-38"
    assert mode.why_not_receive(duel, marine, "armor") is None
    pool["armor"] = 0
    refusal = mode.why_not_take(duel, marine, "armor")
    assert refusal is not None and refusal.rule == "D4X-DM-37"
    pool["armor"] = 2
    assert not arena.has_own(duel, marine, "armor")
    marine.armor += 1
    assert arena.has_own(duel, marine, "armor")
    marine.add("adrenaline")
    assert arena.losses(duel, marine) == ["shotgun", "armor", "adrenaline"]
    mode.pay_bullet(duel, marine, "shotgun")
    assert (marine.weapons, pool["shotgun"]) == ([], 2)
    mode.pay_bullet(duel, marine, "pistol")
    assert marine.has_lost("pistol")
    assert told(duel) == [events.WeaponLost(RED, "shotgun"), events.WeaponLost(RED, "pistol")]
    marine.weapons.append("shotgun")
    pool["shotgun"] = 1
    mode.strip(duel, marine)
    assert (marine.weapons, pool, marine.adrenaline) == ([], {"armor": 3, "shotgun": 2}, 0)
    assert not marine.has_lost("pistol")
    pool["adrenaline"] = 1
    arena.give_back(duel, marine, "adrenaline")
    mode.use_up(duel, marine, "adrenaline", 2)
    assert pool["adrenaline"] == 4
    duel.lasting.begin(Effect("start_adrenaline", "card", RED, 1))
    pool["adrenaline"] = 2
    arena.give_back(duel, marine, "adrenaline")  # this one came with a card, however many the pool has
    assert pool["adrenaline"] == 2
    arena.give_back(duel, marine, "adrenaline")  # and this one from the pool
    assert pool["adrenaline"] == 3
    arena.give_back(duel, marine, "lamp")
    assert pool == {"armor": 3, "shotgun": 2, "adrenaline": 3}
    mode.renew(duel, marine)
    assert marine.adrenaline == 1
    arena.give_back(duel, marine, "adrenaline")
    assert pool["adrenaline"] == 3


@rule("D4X-DM-39")
def test_a_medkit_and_a_key(duel: Any) -> None:
    marine = duel.table.marines["red"]
    mode = arena.arena_mode(duel)
    most = marine.wounds
    marine.wounds = 1
    for name, wounds in (("0,1", 1), ("3,1", most)):
        marine.space = space(duel, name)
        mode.enter_space(duel, marine)
        assert marine.wounds == wounds
    home = space(duel, "2,1")
    marine.space = home
    assert not mode.lift_token(duel, marine, "red_key")
    assert marine.held("red_key") == 1 and home not in duel.table.tokens
    told(duel)
    arena.return_key(duel, marine, "red_key")
    assert (marine.held("red_key"), duel.table.tokens[home]) == (0, ["red_key"])
    assert told(duel) == [events.TokenReturned("red_key", home)]


@rule("D4X-DM-02", "D4X-DM-14", "D4X-CTF-06", "D04-SET-01")
def test_how_many_play() -> None:
    for players, agreed in ((2, 4), (3, 6), (4, 4), (None, None)):
        number, options = DEATHMATCH.agree(players, {"squads": "single"})
        assert number == agreed and options["squads"] == ("pairs" if players in (2, 3) else "single")
    single, pairs = {"squads": "single"}, {"squads": "pairs"}
    assert [len(DEATHMATCH.seats(number, single)) for number in (None, 4, 5, 6)] == [4, 4, 5, 6]
    assert [seat.team for seat in DEATHMATCH.seats(4, pairs)] == ["red", "green", "red", "green"]
    for number, how in ((3, single), (7, single), (5, pairs), (3, pairs), (7, pairs)):
        with pytest.raises(SetupError):
            DEATHMATCH.seats(number, how)
    for players, agreed in ((1, 1), (2, 6), (5, 6), (6, 6), (None, None)):
        number, options = CAPTURE_THE_FLAG.agree(players, {})
        assert (number, options) == (agreed, {"people": players} if players in (2, 5) else {})
    for players in (1, 5, 7):
        with pytest.raises(SetupError):
            CAPTURE_THE_FLAG.seats(players, {})
    seats = CAPTURE_THE_FLAG.seats(6, {})
    assert [seat.team for seat in seats] == ["guns", "saws"] * 3 and seats == CAPTURE_THE_FLAG.seats(None, {})
    first = {"marines": "first"}
    assert [len(SCENARIO.seats(number, first)) for number in (None, 2, 3, 4)] == [2, 2, 3, 4]
    for number in (1, 5):
        with pytest.raises(SetupError):
            SCENARIO.seats(number, first)
    named = {"marines": "green+blue"}
    assert [seat.id for seat in SCENARIO.seats(None, named)] == ["green", "blue", "invader"]
    assert SCENARIO.seats(3, named) == SCENARIO.seats(None, named)
    for number in (2, 4):
        with pytest.raises(SetupError):
            SCENARIO.seats(number, named)


# --- Capture the Flag -------------------------------------------------------------------------------


@rule("D4X-CTF-13", "D4X-CTF-14", "D4X-CTF-16", "D4X-CTF-23")
def test_both_flags_on_a_base_are_a_point(flags: Any) -> None:
    table, red = flags.table, flags.table.marines["red"]
    home = base(flags.field.scene, "guns")
    own, theirs = capture_the_flag.FLAGS[TeamId("guns")], capture_the_flag.FLAGS[TeamId("saws")]
    capture_the_flag.return_flag(flags, TeamId("guns"))
    capture_the_flag.return_flag(flags, TeamId("saws"))
    told(flags)
    CAPTURE_THE_FLAG.end_if_won(flags)
    assert told(flags) == []
    table.beside.score = {"guns": 0, "saws": 0}
    for at, time_is_up, limit_reached, ends in (
        (home[0], False, False, ""),
        (home[1], True, False, "D4X-CTF-16"),
        (home[1], False, True, "D4X-CTF-14"),
    ):
        state = flags.copy()
        state.journal = Journal()
        capture_the_flag.remove_flag(state, TeamId("saws"))
        marine = state.table.marines["red"]
        marine.add(theirs)
        marine.space = space(state, "2,0")
        CAPTURE_THE_FLAG.end_if_won(state)
        assert told(state) == []  # he is not at home yet
        marine.space = at
        state.table.beside.time_is_up = time_is_up
        if limit_reached:
            state.table.beside.score["guns"] = arena.point_limit(state) - 1
        CAPTURE_THE_FLAG.end_if_won(state)
        happened = told(state)
        assert happened[0].team == "guns" and happened[0].points == 1
        assert events.FlagCaptured(TeamId("guns")) in happened
        assert marine.held(theirs) == 0
        there = base(state.field.scene, "saws")[0]
        assert theirs in state.table.tokens[there] and own in state.table.tokens[home[0]]
        assert (state.result.rule if state.result else "") == ends
    assert red.held(theirs) == 0


@rule("D4X-CTF-15", "D4X-R-68")
def test_more_points_win_when_time_is_up_or_all_agree(flags: Any) -> None:
    for guns, saws, winners in ((2, 1, "guns"), (1, 2, "saws"), (1, 1, "")):
        state = flags.copy()
        state.table.beside.score = {"guns": guns, "saws": saws}
        CAPTURE_THE_FLAG.time_is_up(state)
        if winners:
            assert {state.field.team[seat] for seat in state.result.winners} == {winners}
            assert state.result.rule == "D4X-CTF-15"
        else:
            assert state.result is None
        state = flags.copy()
        state.table.beside.score = {"guns": guns, "saws": saws}
        CAPTURE_THE_FLAG.call_off(state)
        assert {state.field.team[seat] for seat in state.result.winners} == ({winners} if winners else set())
        assert state.result.rule == "D4X-R-68"


@rule("D4X-CTF-21", "D4X-R-65", "D4X-CTF-27")
def test_who_takes_which_flag(flags: Any) -> None:
    table, red = flags.table, flags.table.marines["red"]
    own, theirs = capture_the_flag.FLAGS[TeamId("guns")], capture_the_flag.FLAGS[TeamId("saws")]
    for team in ("guns", "saws"):
        capture_the_flag.return_flag(flags, TeamId(team))
    first, second = base(flags.field.scene, "saws")
    for at, reach in ((first, [theirs]), (second, [theirs]), (space(flags, "5,0"), [])):
        red.space = at
        assert CAPTURE_THE_FLAG.within_reach(flags, red) == reach
    assert CAPTURE_THE_FLAG.why_not_take(flags, red, theirs) is None
    red.space = base(flags.field.scene, "guns")[0]
    refusal = CAPTURE_THE_FLAG.why_not_take(flags, red, own)
    assert refusal is not None and refusal.rule == "D4X-R-65"
    red.space = second
    assert CAPTURE_THE_FLAG.why_not_take(flags, red, own) is None
    assert CAPTURE_THE_FLAG.lift_token(flags, red, theirs)
    assert theirs not in {token for lying in table.tokens.values() for token in lying}
    capture_the_flag.remove_flag(flags, TeamId("guns"))
    table.tokens[red.space] = [own]
    assert not CAPTURE_THE_FLAG.lift_token(flags, red, own)
    assert own in table.tokens[base(flags.field.scene, "guns")[0]]
    assert red.space not in table.tokens


@rule("D4X-CTF-09", "D4X-CTF-17", "D4X-CTF-19")
def test_places_at_home(flags: Any) -> None:
    red, table = flags.table.marines["red"], flags.table
    home = {"0,0", "1,0", "0,1", "1,1"}
    assert names(flags, CAPTURE_THE_FLAG.start_spaces(flags, red)) == home
    assert names(flags, CAPTURE_THE_FLAG.respawn_spaces(flags, red)) == home
    for name, rule_id in (("0,0", ""), ("2,0", "D4X-CTF-09"), ("5,0", "D4X-CTF-09")):
        refusal = CAPTURE_THE_FLAG.why_not_start(flags, red, space(flags, name))
        assert (refusal.rule if refusal else "") == rule_id
    flags.field.shift(RED, red.space, space(flags, "1,0"))
    assert names(flags, CAPTURE_THE_FLAG.start_spaces(flags, red)) == home - {"1,0"}
    refusal = CAPTURE_THE_FLAG.why_not_start(flags, red, space(flags, "1,0"))
    assert refusal is not None and (refusal.rule, refusal.reason) == ("D4X-CTF-09", "taken")
    flags.field.occupied |= sum(1 << space(flags, name) for name in home)
    assert CAPTURE_THE_FLAG.start_spaces(flags, red) == []
    assert names(flags, CAPTURE_THE_FLAG.respawn_spaces(flags, red)) == {"2,0", "2,1"}
    CAPTURE_THE_FLAG.score_frags(flags, [red], "red_saw")
    assert table.beside.missing == ["red"]


# --- what no text can say, and a program may ask ------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "turn", "rule_id"),
    [
        (Announce(SeatId("red"), "dance"), {"seat": "red"}, "D04-MAR-01"),
        (AnnounceBoosted(SeatId("red"), "dance", 1), {"seat": "red"}, "D04-MAR-01"),
        (PlaceOrder(SeatId("red"), "nap"), {"seat": "red", "action": "ready"}, "D04-ORD-01"),
        (Fire(SeatId("red"), "spoon", Space(0)), {"seat": "red", "action": "attack"}, "D04-ATT-07"),
    ],
)
def test_a_word_that_the_game_does_not_know_is_refused(
    game: Any, action: Action, turn: dict[str, Any], rule_id: str
) -> None:
    legend: dict[str, dict[str, Any]] = {
        "r": {"marine": "red", "adrenaline": 2},
        "z": {"invader": "zombie"},
    }
    state = game.set_up(Position(drawing="#########\n# r   z #\n#########", legend=legend, turn=turn))
    refusal = state.why_not(action)
    assert refusal is not None and refusal.rule == rule_id


def test_what_nobody_was_dealt_or_may_name_is_refused(game: Any) -> None:
    state = game.new(players=4, scenario="cloverleaf", seed=3)
    assert state.asked == "red"
    for card in ("medic_9", state.table.beside.dealt["green"][0]):
        refusal = state.why_not(KeepCard(SeatId("red"), CardId(card)))
        assert refusal is not None and refusal.rule == "D4X-DM-16"
    while state.decision.question == "keep_card":
        state.apply(state.legal[0])
    refusal = state.why_not(PlaceMarine(state.asked, Space(state.field.board.read("0,0"))))
    assert refusal is not None
    while state.decision.question == "place":
        state.apply(state.legal[0])
    refusal = state.why_not(NameMarine(state.asked, FigureId("nobody")))
    assert refusal is not None
