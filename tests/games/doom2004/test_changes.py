"""Changes: each one changes what it says, tells it, and leaves the field and the index right."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.field import base_at
from grimtable.games.doom2004.procedures.activating_some import ActivatingSome
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.table import Marine
from grimtable.grid import single
from grimtable.kernel import Journal, SeatId, TeamId
from grimtable.kernel.identity import CardId, DoorId, FigureId, Space
from grimtable.kernel.lasting import Effect
from grimtable.kernel.position import Position
from grimtable.kernel.window import Answers
from tests.support.rule import rule

DRAWING = """
#############################
# r           z   d     #   #
#   +   +   +   +   +   #####
# g   b   j   i         A h #
#   +   +   +   +   +   +   #
# k           c         A v #
#############################
"""
LEGEND: dict[str, dict[str, Any]] = {
    "r": {"marine": "red", "wounds": 5, "ammo": {"bullets": 3}, "weapons": ["soul_cube", "shotgun"]},
    "g": {"marine": "green", "order": "aim"},
    "k": {"marine": "blue", "order": "heal"},
    "b": {"barrel": True},
    "j": {"jet": "on"},
    "z": {"invader": "zombie", "wounds": 2},
    "d": {"invader": "demon"},
    "i": {"invader": "imp"},
    "c": {"invader": "sentry_bot", "seat": ""},
    "h": {"area": "vault", "tokens": ["shotgun"], "barrel": True, "jet": "off", "encounter": "corpse"},
    "v": {"area": "vault"},
}
OVERRIDES: dict[str, Any] = {
    "invaders": {"imp": {"abilities": {"watch": True}}, "demon": {"wounds": 3}},
    "tokens": {
        "charm": {"skills": [{"changes": "accuracy", "amount": 2}]},
        "soul": {"skills": [{"changes": "advance_points", "amount": 1}]},
    },
}
RED, GREEN, BLUE = FigureId("red"), FigureId("green"), FigureId("blue")


@pytest.fixture(scope="module")
def game() -> Any:
    found: Any = load_game("doom2004", ("amendments", "expansion"))
    return found.with_overrides(OVERRIDES)


@pytest.fixture
def state(game: Any) -> Any:
    kept = {"kept": {"soul": [0, 0, 0]}}
    position = Position(
        drawing=DRAWING,
        legend={**LEGEND, "r": {**LEGEND["r"], **kept}},
        hands={"invader": ("charge",)},
        turn={"seat": "red", "action": "advance"},
    )
    found = game.set_up(position)
    found.journal = Journal()
    return found


def told(state: Any) -> list[Any]:
    """What was told since the last question, once the field and the index are seen to be right."""
    fresh = state.game.derive(state.setup, state.table)
    for name in ("known", "unknown", "obstacles", "barrels", "lit", "burning", "floor", "occupied", "shared"):
        assert getattr(state.field, name) == getattr(fresh, name), name
    assert (state.field.at, state.field.unseen) == (fresh.at, fresh.unseen)
    assert (state.field.passage, state.field.frontier) == (fresh.passage, fresh.frontier)
    for figure in (*state.table.marines, *state.table.invaders):
        assert state.field.team[figure] == fresh.team[figure]
        assert state.field.against(figure) == fresh.against(figure), figure
    answers = Answers()
    for moment, (seat, kind, source) in state.game.answers(state.setup, state.table):
        answers.add(seat, kind, source, (moment,))
    assert state.answers == answers
    found = state.journal.events
    state.journal = Journal()
    return list(found)


def space(state: Any, name: str) -> Space:
    return Space(state.field.board.read(name))


@rule("D04-ORD-08", "D04-ORD-28")
def test_leaving_a_space_takes_aim_and_no_other_order(state: Any) -> None:
    green, blue = state.table.marines["green"], state.table.marines["blue"]
    there, after = space(state, "1,0"), space(state, "0,1")
    changes.move(state, green, single(there))
    assert told(state) == [events.OrderRemoved(GREEN, "aim"), events.FigureMoved(GREEN, after, there)]
    before = blue.space
    changes.move_marine(state, blue, after)
    assert told(state) == [events.FigureMoved(BLUE, before, after)]
    assert (green.order, blue.order, green.space, blue.space) == ("", "heal", there, after)


@rule("D04-MAR-10", "D04-ORD-10")
def test_an_order_is_laid_and_taken(state: Any) -> None:
    red = state.table.marines["red"]
    changes.remove_order(state, red)
    assert told(state) == []  # he has none
    for order in ("guard", "dodge", "heal", "aim"):
        state.table.flags["guarded_red"] = 1
        changes.place_order(state, red, order)
        assert red.order == order and "guarded_red" not in state.table.flags
        assert told(state) == [events.OrderPlaced(RED, order)]
        changes.remove_order(state, red)
        assert red.order == ""
        assert told(state) == [events.OrderRemoved(RED, order)]


@rule("D04-DMG-07", "D04-ORD-07", "D04-ORD-16", "D04-R-53", "D4X-R-98")
def test_wounds_take_aim_and_guard(state: Any) -> None:
    """More wounds than he has leave him with none, and are told as they were; no wound is nothing."""
    red, zombie = state.table.marines["red"], state.table.invaders["zombie_1"]
    for order, is_lost in (("aim", True), ("guard", True), ("dodge", False), ("heal", False)):
        changes.place_order(state, red, order)
        changes.wound(state, red, 0)
        told(state)
        assert red.order == order
        changes.wound(state, red, 1)
        lost = [events.OrderRemoved(RED, order)] if is_lost else []
        assert told(state) == [events.WoundsSuffered(RED, 1), *lost]
        assert red.order == ("" if is_lost else order)
    assert red.wounds == 1
    changes.wound(state, red, 3)
    assert (red.wounds, told(state)) == (0, [events.WoundsSuffered(RED, 3)])
    changes.wound(state, zombie, 0)
    assert (zombie.wounds, told(state)) == (2, [])
    changes.wound(state, zombie, 1)
    assert (zombie.wounds, told(state)) == (3, [events.WoundsSuffered(zombie.id, 1)])
    bot = state.table.invaders["sentry_bot_1"]
    changes.wound(state, bot, 4)
    assert (bot.wounds, told(state)) == (0, [])  # nobody runs it (D4X-BOT-02)


@rule("D04-EQP-11")
def test_healing_stops_where_he_began(state: Any) -> None:
    red, zombie = state.table.marines["red"], state.table.invaders["zombie_1"]
    most = changes.most_wounds(state, red)
    red.wounds = most - 3
    changes.heal(state, red, 2)
    assert (red.wounds, told(state)) == (most - 1, [events.WoundsHealed(RED, 2)])
    changes.heal(state, red, 2)
    assert (red.wounds, told(state)) == (most, [events.WoundsHealed(RED, 1)])
    changes.heal(state, red, 2)
    assert (red.wounds, told(state)) == (most, [])
    red.wounds = most + 1  # as an old record may have it
    changes.heal(state, red, 2)
    assert (red.wounds, told(state)) == (most + 1, [])
    changes.heal(state, zombie, 1)
    assert (zombie.wounds, told(state)) == (1, [events.WoundsHealed(zombie.id, 1)])
    changes.heal(state, zombie, 4)
    assert (zombie.wounds, told(state)) == (0, [events.WoundsHealed(zombie.id, 1)])
    changes.heal(state, zombie, 4)
    assert (zombie.wounds, told(state)) == (0, [])


@rule("D04-FRG-01", "D04-FRG-04", "D04-FRG-05", "D04-R-42", "D4X-R-102")
def test_a_fragged_marine_is_as_at_the_start(state: Any) -> None:
    green, where = state.table.marines["green"], space(state, "0,1")
    start = state.game.starting_tokens(state.setup)
    state.lasting.begin(Effect("start_wounds", "card", GREEN, 2))
    state.lasting.begin(Effect("start_armor", "card", GREEN, 1))
    green.wounds, green.armor, green.adrenaline = 0, 7, 2
    for fallen in (1, 2):
        changes.frag_marine(state, green)
        assert (green.space, green.fragged_at) == (-1, where)
        assert (green.wounds, green.armor) == (start.wounds + 2, start.armor + 1)
        assert (green.adrenaline, state.table.flags["frags"]) == (2, fallen)
        assert told(state)[-1] == events.MarineFragged(GREEN, where)
        changes.place_marine(state, green, where, respawned=fallen == 1)
        kind = events.MarineRespawned if fallen == 1 else events.MarinePlaced
        assert told(state) == [kind(GREEN, where)]
        assert (green.space, green.fragged_at) == (where, -1)


@rule("D04-R-84")
def test_who_leaves_the_board_is_gone(state: Any) -> None:
    green = state.table.marines["green"]
    changes.leave_board(state, green)
    assert told(state) == [events.OrderRemoved(GREEN, "aim"), events.MarineLeft(GREEN)]
    assert (green.space, green.left, green.order) == (-1, True, "")


@rule("D04-AMM-05", "D4X-SOC-01", "D4X-SOC-04", "D04-R-51")
def test_tokens_that_attacks_cost_and_bring(state: Any) -> None:
    """What a soul makes different holds once for each that he has."""
    red = state.table.marines["red"]
    changes.spend_ammo(state, red, "bullets")
    assert told(state) == [events.AmmoSpent(RED, "bullets", 2)]
    assert (red.ammo["bullets"], state.table.removed["bullets"]) == (2, 1)
    changes.spend_ammo(state, red, "bullets")
    assert (red.ammo["bullets"], state.table.removed["bullets"]) == (1, 2)
    told(state)
    for change, amount, name, held in (
        (changes.pay_tokens, 2, events.PricePaid, 1),
        (changes.return_tokens, 3, events.TokensGathered, 4),
    ):
        change(state, red, "soul", amount)
        assert told(state) == [name(RED, "soul", amount, held)]
        assert (red.held("soul"), changes.skill(state, RED, "advance_points")) == (held, held)
    changes.gather_token(state, red, "soul")
    assert told(state) == [events.TokensGathered(RED, "soul", 1, 5)]
    assert changes.skill(state, RED, "advance_points") == 5
    assert changes.skill(state, GREEN, "advance_points") == 0
    changes.lose_tokens(state, red, "soul")
    assert (red.held("soul"), changes.skill(state, RED, "advance_points")) == (0, 0)


@rule("D4X-SOC-03")
def test_what_a_weapon_has_gathered_does_not_go_with_it(state: Any) -> None:
    red = state.table.marines["red"]
    red.weapons.append("soul_cube")
    red.add("soul")
    changes.part_with_weapon(state, red, "shotgun")
    changes.part_with_weapon(state, red, "soul_cube")  # he has another one
    assert (red.weapons, red.held("soul"), told(state)) == (["soul_cube"], 4, [])
    changes.part_with_weapon(state, red, "soul_cube")
    assert (red.weapons, red.held("soul"), told(state)) == ([], 0, [events.TokensLost(RED, "soul", 4)])
    red.weapons.append("soul_cube")
    changes.part_with_weapon(state, red, "soul_cube")
    assert told(state) == []  # there was nothing to lose


@rule("D4X-SCN-37")
def test_what_a_token_may_be_spent_on_and_makes_different(state: Any) -> None:
    """However many charms he has, one answers each of its moments; both make their difference."""
    red = state.table.marines["red"]
    for number in (1, 2):
        red.add("charm")
        changes.settle_skills(state, red, "charm")
        assert told(state) == []
        assert changes.skill(state, RED, "accuracy") == 2 * number
    red.drop("charm")
    changes.settle_skills(state, red, "charm")
    assert (told(state), changes.skill(state, RED, "accuracy")) == ([], 2)
    changes.lose_tokens(state, red, "charm")
    assert (told(state), changes.skill(state, RED, "accuracy")) == ([], 0)
    changes.lose_tokens(state, red, "charm")  # again, as of a token that he never had
    assert told(state) == []


@rule("D04-INV-10", "D4X-BOT-01")
def test_a_figure_comes_from_the_supply_and_goes_back(state: Any) -> None:
    table = state.table
    supply = dict(table.supply)
    here = space(state, "2,2")
    trite = changes.place_invader(state, "trite", here)
    assert (trite.id, trite.seat, trite.wide) == ("trite_1", "invader", False)
    assert told(state) == [events.InvaderPlaced(FigureId("trite_1"), "trite", here)]
    assert table.supply["trite"] == supply["trite"] - 1
    imp = changes.place_invader(state, "imp", space(state, "6,0"))
    assert imp.id == "imp_2"
    told(state)
    demon = changes.place_invader(state, "demon", space(state, "4,2"), wide=True)
    assert (demon.id, demon.wide) == ("demon_2", True)
    told(state)
    bot = changes.place_invader(state, "sentry_bot", space(state, "1,0"))
    assert (bot.id, bot.seat) == ("sentry_bot_2", "")
    other = changes.place_invader(state, "sentry_bot", space(state, "2,0"), seat=SeatId("red"))
    assert (other.id, other.seat) == ("sentry_bot_3", "red")
    told(state)
    state.lasting.begin(Effect("armor", "card", imp.id, 1))
    state.lasting.begin(Effect("armor", "card", trite.id, 1))
    changes.recycle_invader(state, imp)
    assert told(state) == [events.InvaderRecycled(FigureId("imp_2"))]
    assert table.supply["imp"] == supply["imp"] and "imp_2" not in table.invaders
    assert state.lasting.total("armor", imp.id) == 0 < state.lasting.total("armor", trite.id)
    for crushed, number in ((False, 1), (True, 1), (False, 2)):
        fallen = changes.place_invader(state, "trite", space(state, "5,0" if number == 2 else "2,1"))
        told(state)
        changes.kill_invader(state, fallen, crushed=crushed)
        assert told(state) == [events.InvaderKilled(fallen.id, "trite", fallen.space)]
        assert table.flags[("crushed_" if crushed else "killed_") + "trite"] == number
    flags = dict(table.flags)
    changes.kill_invader(state, bot)
    assert told(state) == [events.BotDestroyed(bot.id, bot.space)]
    assert table.flags == flags


@rule("D04-R-10", "D04-R-40", "D04-R-60")
def test_nobody_is_given_the_name_of_a_figure_that_is_spoken_of(state: Any) -> None:
    """Whatever is going on may remember one by itself, in a list, or with a number."""
    state.begin("activating_some", ActivatingSome(1, ("trite_1",), (), FigureId("trite_2")))
    state.begin("attack", Attack(RED, "pistol", space(state, "3,0"), victims=((FigureId("trite_3"), 1),)))
    placed = [changes.place_invader(state, "trite", space(state, name)).id for name in ("2,2", "5,0")]
    assert placed == ["trite_4", "trite_5"]


@rule("D4X-BOT-05", "D4X-BOT-06")
def test_a_bot_changes_sides(state: Any) -> None:
    bot = state.table.invaders["sentry_bot_1"]
    changes.take_control(state, bot, SeatId("green"))
    assert (bot.seat, told(state)) == ("green", [events.BotActivated(bot.id, GREEN)])


def test_invaders_move(state: Any) -> None:
    zombie, demon = state.table.invaders["zombie_1"], state.table.invaders["demon_1"]
    before, after = zombie.space, space(state, "2,0")
    changes.step_invader(state, zombie, after)
    assert (zombie.space, told(state)) == (after, [events.FigureMoved(zombie.id, before, after)])
    changes.move(state, zombie, single(before))
    assert (zombie.space, told(state)) == (before, [events.FigureMoved(zombie.id, after, before)])
    lain, lies = demon.space, space(state, "4,0")
    for wide in (True, True, False):  # turned, left where it lies, turned back
        changes.move(state, demon, base_at(state.field, lies, "1x2", wide=wide))
        assert (demon.wide, told(state)) == (wide, [events.FigureMoved(demon.id, lain, lies)])


@rule("D04-DMG-10")
def test_as_many_wounds_as_its_value_are_death(state: Any) -> None:
    demon = state.table.invaders["demon_1"]
    for wounds, dead in ((2, False), (3, True), (4, True)):
        demon.wounds = wounds
        assert changes.is_dead(state, demon) is dead


@rule("D04-DOR-03", "D04-DOR-10", "D4X-FLM-02", "D04-OBS-09")
def test_doors_jets_and_barrels(state: Any) -> None:
    door = DoorId("A")
    for standing, name in (
        ("open", events.DoorOpened), ("closed", events.DoorClosed), ("destroyed", events.DoorDestroyed),
    ):  # fmt: skip
        changes.set_door(state, door, standing)
        assert (state.table.doors, told(state)) == ({door: standing}, [name(door)])
    jet = space(state, "2,1")
    assert changes.turn_jets_over(state) == 0
    assert told(state) == [events.JetsTurned(0, 1)]
    assert changes.turn_jets_over(state) == 1 << jet
    assert told(state) == [events.JetsTurned(1, 0)]
    barrel = space(state, "1,1")
    changes.remove_barrel(state, barrel)
    assert (state.table.barrels, told(state)) == ([], [events.BarrelExploded(barrel)])


@rule("D04-EXP-02")
def test_an_area_is_laid_out(state: Any) -> None:
    table, vault, reveals = state.table, space(state, "6,1"), state.reveals
    changes.lay_out_area(state, "vault", silently=True)
    assert told(state) == [] and state.reveals == reveals + 1
    assert (table.areas, table.tokens, table.encounters) == (
        ["start", "vault"], {vault: ["shotgun"]}, {vault: "corpse"},
    )  # fmt: skip
    assert (vault in table.barrels, table.jet_spaces()[vault]) == (True, False)


@rule("D04-FRG-03", "D04-VIC-02")
def test_frag_points_up_to_the_limit(state: Any) -> None:
    limit = state.game.scenario(state.setup).frags
    changes.score_frags(state, limit - 2, "a frag")
    changes.score_frags(state, 1, "the deck")
    scored = [events.FragScored(limit - 2, limit - 2, "a frag"), events.FragScored(1, limit - 1, "the deck")]
    assert (told(state), state.result) == (scored, None)
    changes.score_frags(state, 1, "a frag")
    seats = (SeatId("invader"),)
    assert state.result is not None and state.result.winners == seats
    sentence = f"The Invader has {limit} frag points."
    assert told(state) == [events.FragScored(1, limit, "a frag"), events.GameWon(seats, sentence)]


@rule("D04-INV-02", "D04-INV-04", "D04-INV-06", "D04-R-18")
def test_the_invaders_cards(state: Any) -> None:
    """The last card of the deck is a point, and then the pile is the deck; no cards at all give nothing."""
    table = state.table
    first, second = table.deck.cards[-1], table.deck.cards[-2]
    changes.draw_card(state)
    assert told(state) == [events.CardDrawn(first)] and table.hand[-1] == first
    reveals = state.reveals
    changes.discard_from_hand(state, first)
    assert told(state) == [events.CardDiscarded(first)] and state.reveals == reveals + 1
    assert table.deck.discard == [first] and first not in table.hand
    charge = next(card for card in table.hand if card.startswith("charge"))
    changes.leave_hand(state, charge)
    assert told(state) == [] and charge not in table.hand and table.deck.discard == [first]
    table.deck.cards[:] = [second]
    changes.draw_card(state)
    assert told(state) == [
        events.CardDrawn(second),
        events.FragScored(1, 1, "the last card of the deck"),
        events.DeckReshuffled(1),
    ]
    table.deck.cards.clear()
    assert (changes.take_top_card(state), changes.refill_deck(state)) == (None, False)
    changes.draw_card(state)
    assert told(state) == [] and table.hand == [second]
    changes.discard(state, CardId(charge))
    told(state)
    assert changes.take_top_card(state) == charge
    assert told(state) == [events.DeckReshuffled(1)]  # late, and without a point (D04-R-09)


def test_counters_effects_keys_and_tokens(state: Any) -> None:
    table = state.table
    changes.count(state, "seals", 2)
    changes.count(state, "seals", -1)
    assert told(state) == [events.CounterChanged("seals", 2), events.CounterChanged("seals", 1)]
    for subject in (None, RED):
        changes.begin_effect(state, Effect("dim", "flicker", subject, 3))
        assert told(state) == [events.EffectBegan("dim", subject, "flicker")]
    assert (changes.skill(state, RED, "dim"), changes.skill(state, RED, "nothing")) == (6, 0)
    changes.unlock(state, "red")
    changes.unlock(state, "red")
    assert (table.keys, told(state)) == (["red"], [events.DoorsUnlocked("red")])
    here = space(state, "2,2")
    for number in (1, 2):
        changes.drop_token(state, "armor", here)
        assert (table.tokens[here], told(state)) == (["armor"] * number, [events.TokenDropped("armor", here)])


@rule("D04-VIC-05")
def test_the_seats_of_the_winning_team(state: Any) -> None:
    changes.win(state, (TeamId("marines"),), "D04-VIC-01", "All are safe.")
    seats = (SeatId("red"), SeatId("green"), SeatId("blue"))
    assert (state.result.winners, state.result.rule) == (seats, "D04-VIC-01")
    assert told(state) == [events.GameWon(seats, "All are safe.")]


def test_tokens_of_a_marine() -> None:
    """Ammunition, armor and adrenaline are numbers, weapons a pile, others have clocks, the oldest first."""
    marine = Marine(RED, ammo={"bullets": 1, "cells": 0}, weapons=["bfg", "bfg"], armor=2, berserk=[1])
    kinds = ("bullets", "cells", "bfg", "armor", "adrenaline", "berserk")
    assert [marine.held(token) for token in kinds] == [1, 0, 2, 2, 0, 1]
    for token, clock in (("bullets", 0), ("armor", 0), ("adrenaline", 0), ("berserk", 2), ("lamp", 3)):
        before = marine.held(token)
        marine.add(token, clock)
        assert marine.held(token) == before + 1
    marine.add("lamp", 4)
    assert (marine.clocks("berserk"), marine.clocks("lamp"), marine.clocks("rope")) == ([1, 2], [3, 4], [])
    assert marine.tokens() == ["bfg", "bullets", "adrenaline", "berserk", "lamp"]
    assert marine.others() == {"adrenaline": [0], "berserk": [1, 2], "lamp": [3, 4]}
    marine.set_clocks("adrenaline", [0, 0, 0])
    assert marine.adrenaline == 3
    for token in ("berserk", "lamp", "bfg", "bullets", "armor", "adrenaline"):
        before = marine.held(token)
        marine.drop(token)
        assert marine.held(token) == before - 1
    assert (marine.clocks("berserk"), marine.clocks("lamp")) == ([2], [4])
    marine.drop("lamp")
    marine.drop("berserk")
    marine.set_clocks("adrenaline", [])
    assert marine.others() == {} and marine.tokens() == ["bfg", "bullets"]
    assert not marine.has_lost("pistol")
    marine.lose_weapon("pistol")
    marine.lose_weapon("fist")
    assert marine.lost == ["pistol", "fist"] and marine.has_lost("pistol") and not marine.has_lost("bfg")
