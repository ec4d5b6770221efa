"""The whole game: set-up, then rounds until somebody wins.  Chapters SET, RND and VIC."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.actions import NextMarine
from grimtable.games.doom2004.campaigns import ARMOR, CARD
from grimtable.games.doom2004.procedures.airlocks import an_airlock_is_open, close_airlocks
from grimtable.games.doom2004.procedures.deaths import check_victory
from grimtable.games.doom2004.procedures.discovery import Discovering, discover_all
from grimtable.games.doom2004.procedures.gaining import gain_token
from grimtable.games.doom2004.procedures.hazards import has_jets, turn_jets_over
from grimtable.games.doom2004.procedures.improving import Improving, keeps
from grimtable.games.doom2004.procedures.invader_turn import InvaderTurn
from grimtable.games.doom2004.procedures.marine_cards import take_marine_card, top_card
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.procedures.pooling import Pooling
from grimtable.games.doom2004.procedures.resolving import Resolving
from grimtable.games.doom2004.procedures.sentry_bots import BotsTurn
from grimtable.games.doom2004.procedures.special_rules import at_rounds_end, rules_at_rounds_end
from grimtable.games.doom2004.procedures.training import Drafting, GivingBack, Trading, marine_seats
from grimtable.games.doom2004.table import INVADER, INVADERS
from grimtable.games.doom2004.topics import campaign
from grimtable.games.doom2004.topics.sides import run_by
from grimtable.kernel import (
    Refusal,
    SeatId,
    Step,
    StopIf,
    ask,
    call,
    choice,
    do,
    procedure,
    refuse,
    repeat_if,
)
from grimtable.kernel.bounds import Clock, Names, Sum
from grimtable.kernel.deck import shuffle
from grimtable.kernel.identity import FigureId, Space
from grimtable.kernel.lasting import Effect

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState

OPENING_HAND = 5  #: D04-SET-22


class Rounds(msgspec.Struct):
    """What the game remembers: whose turn comes next, and which timer."""

    turns: Clock = 0
    timer: Sum = 0
    #: D4X-MOD-06: the Marines who have had a turn in this round, and whose it is, where they choose
    #: Not there in a fixed order, as in games saved before it was.
    marked: Names | msgspec.UnsetType = msgspec.UNSET

    @property
    def red(self) -> tuple[str, ...]:
        """Those whose markers are red."""
        return () if isinstance(self.marked, msgspec.UnsetType) else self.marked


@procedure("game", remembers=Rounds)
def playing_game() -> list[Step | StopIf]:
    return [
        call("D4X-CMP-04", "improving", remembering=new_improving, when=in_campaign),
        call("D4X-SET-06", "choosing_pool", remembering=new_pool, when=has_stand_ins),
        call("D04-SET-09", "discovering", remembering=start_area),
        do("D04-SET-11", place_marines),
        do("D04-SET-18", shuffle_decks),
        do("D04-SET-19", deal_marine_cards, when=cards_are_dealt),
        call("D4X-MOD-31", "drafting", remembering=draft, when=cards_are_drafted),
        call("D4X-MOD-10", "giving_back", remembering=give_back, when=has_spare_cards),
        call("D4X-MOD-33", "trading", remembering=trade, when=cards_are_traded),
        do("D04-SET-12", fill_bins),
        do("D04-SET-22", deal_invader_hand),
        do("D04-EXP-01", look_around),
        do("D04-RND-01", begin_round),
        ask(
            "D4X-MOD-06",
            choice(NextMarine, among=next_marines, why_not=why_not_next, do=name_next),
            seat=naming_seat,
            when=order_is_free,
            name="next_marine",
        ),
        call("D04-RND-02", "marine_turn", remembering=next_marine, when=marine_plays),
        do("D04-MAR-14", end_marine_turn),
        do("D4X-LCK-02", close_airlocks, when=an_airlock_is_open),
        call("D4X-BOT-10", "bots_turn", remembering=bots_of_last, when=last_has_bots),
        repeat_if("D04-RND-03", marines_left, back_to="next_marine", name="repeat_marine_turn"),
        call("D04-RND-02", "invader_turn", remembering=invaders_turn),
        do("D04-RND-04", begin_timers),
        do("D04-SET-08", run_timer, when=has_timers),
        repeat_if("D04-SET-08", has_timers, back_to="run_timer"),
        do("D4X-R-18", rules_at_rounds_end, when=at_rounds_end),
        do("D4X-FLM-02", turn_jets_over, when=has_jets),
        do("D04-RND-04", end_round),
        repeat_if("D04-RND-04", another_round, back_to="begin_round"),
    ]


# --- set-up ---------------------------------------------------------------------------------------


def has_stand_ins(state: DoomState, rounds: Rounds) -> bool:
    """D4X-SET-12: whether there are figures to swap; everything else of set-up is as ever (D4X-SET-18)."""
    return bool(state.game.groups)


def new_pool(state: DoomState, rounds: Rounds) -> Pooling:
    return Pooling()


def in_campaign(state: DoomState, rounds: Rounds) -> bool:
    return campaign.carried_of(state.setup) is not None


def new_improving(state: DoomState, rounds: Rounds) -> Improving:
    return Improving()


def start_area(state: DoomState, rounds: Rounds) -> Discovering:
    return Discovering("start")


def place_marines(state: DoomState, rounds: Rounds) -> None:
    """D04-SET-11: on the start spaces that the scenario names."""
    starts = {mark.marine: space for space, mark in state.field.scene.marks.items() if mark.marine}
    for number, marine in enumerate(state.table.marines.values(), 1):
        changes.place_marine(state, marine, Space(starts[number]))


def shuffle_decks(state: DoomState, rounds: Rounds) -> None:
    state.table.marine_deck = state.shuffle("marine_deck", state.table.marine_deck)
    shuffle(state, state.table.deck, "invader_deck")


def deal_marine_cards(state: DoomState, rounds: Rounds) -> None:
    """D04-SET-19 to D04-SET-21: open, permanent skills."""
    number = state.game.cards_dealt(state.setup)
    for marine in state.table.marines.values():
        further = campaign.has(state, marine.id, CARD)
        for _ in range(min(number + further, len(state.table.marine_deck))):
            take_marine_card(state, marine.id, top_card(state))


def cards_are_dealt(state: DoomState, rounds: Rounds) -> bool:
    return not cards_are_drafted(state, rounds)


def cards_are_drafted(state: DoomState, rounds: Rounds) -> bool:
    """D4X-MOD-31: with Special Forces Training."""
    drafted: bool = state.game.ruleset.draft
    return drafted


def draft(state: DoomState, rounds: Rounds) -> Drafting:
    return Drafting()


def has_spare_cards(state: DoomState, rounds: Rounds) -> bool:
    """D4X-MOD-09: with Elite Training."""
    return state.game.cards_dealt(state.setup) > state.game.starting_tokens(state.setup).cards


def give_back(state: DoomState, rounds: Rounds) -> GivingBack:
    return GivingBack()


def cards_are_traded(state: DoomState, rounds: Rounds) -> bool:
    """D4X-MOD-33: with Task Force Training, where there is somebody to trade with."""
    return state.game.ruleset.trade and len(state.table.marines) > 1


def trade(state: DoomState, rounds: Rounds) -> Trading:
    return Trading()


def fill_bins(state: DoomState, rounds: Rounds) -> None:
    """D04-SET-13 to D04-SET-17: by the number of Marines; scenarios and cards may add."""
    start = state.game.starting_tokens(state.setup)
    extra = state.game.scenario(state.setup).start
    for marine in state.table.marines.values():
        if improved := campaign.has(state, marine.id, ARMOR):  # D4X-CHG-05: for all his lives
            state.lasting.begin(Effect("start_armor", "campaign", marine.id, improved))
        changes.refill(state, marine)
        marine.ammo = {"bullets": start.bullets, "rockets": 0, "cells": 0}
        for token, amount in extra.items():
            for _ in range(amount):
                gain_token(state, marine, token)
        for token in state.game.ruleset.start_weapons:  # D4X-MOD-24, D4X-MOD-27, D4X-R-89
            gain_token(state, marine, token)
        for ammo in marine.ammo:
            marine.ammo[ammo] += changes.skill(state, marine.id, f"start_{ammo}")
        for weapon in state.game.weapons:
            if keeps(state, marine.id, weapon):
                gain_token(state, marine, weapon)
        marine.adrenaline += changes.skill(state, marine.id, "start_adrenaline")


def deal_invader_hand(state: DoomState, rounds: Rounds) -> None:
    """D04-SET-22; in a campaign, more for the frags of the last scenario."""
    carried = campaign.carried_of(state.setup)
    for _ in range(OPENING_HAND + (carried.stake if carried is not None else 0)):
        changes.draw_card(state)


def look_around(state: DoomState, rounds: Rounds) -> None:
    discover_all(state)


# --- rounds ---------------------------------------------------------------------------------------


def begin_round(state: DoomState, rounds: Rounds) -> None:
    rounds.turns = 0
    rounds.marked = msgspec.UNSET  # D4X-MOD-07: all markers are green again
    state.table.round += 1
    if state.journal is not None:
        state.emit(events.RoundBegan(state.table.round))


def seat_in_turn(state: DoomState, rounds: Rounds, turn: int) -> SeatId:
    """Whose turn of this round it is: by the order of seats, or as the Marines have named them."""
    if rounds.marked is msgspec.UNSET:
        return state.order[turn]
    return SeatId(rounds.red[turn]) if turn < len(rounds.red) else state.order[turn]


def order_is_free(state: DoomState, rounds: Rounds) -> bool:
    """D4X-MOD-05, D4X-MOD-06: with Organised Marines, while more than one marker is green."""
    return state.game.ruleset.free_order and len(_to_name(state, rounds)) > 1


def _green(state: DoomState, rounds: Rounds) -> list[SeatId]:
    return [seat for seat in marine_seats(state) if seat not in rounds.red]


def _to_name(state: DoomState, rounds: Rounds) -> list[SeatId]:
    """D04-R-84, D4X-R-36: whoever has left has no turn, but a place in the round if he has bots."""
    marines = state.table.marines
    return [seat for seat in _green(state, rounds) if not marines[seat].left or run_by(state, seat)]


def naming_seat(state: DoomState, rounds: Rounds) -> SeatId:
    """D4X-R-91: they agree; where they do not, the first Marine decides, so he is asked."""
    return marine_seats(state)[0]


def next_marines(state: DoomState, rounds: Rounds, seat: SeatId) -> Iterable[NextMarine]:
    """D4X-DP-08: any Marine with a green marker, a fragged one too."""
    return [NextMarine(seat, FigureId(marine)) for marine in _to_name(state, rounds)]


def why_not_next(state: DoomState, rounds: Rounds, action: NextMarine) -> Refusal | None:
    if SeatId(action.marine) not in _green(state, rounds):
        return refuse("D4X-MOD-06", "red", marine=action.marine)
    if SeatId(action.marine) not in _to_name(state, rounds):
        return refuse("D04-R-84", "is_out", marine=action.marine)
    return None


def name_next(state: DoomState, rounds: Rounds, action: NextMarine) -> None:
    rounds.marked = (*rounds.red, action.marine)


def marine_plays(state: DoomState, rounds: Rounds) -> bool:
    """D04-R-84: the turn of a Marine who has left is skipped."""
    return not state.table.marines[_now(state, rounds)].left


def _now(state: DoomState, rounds: Rounds) -> SeatId:
    """Whose turn it is; with free order the last green marker is nobody's choice."""
    if state.game.ruleset.free_order and rounds.turns >= len(rounds.red):
        return (_to_name(state, rounds) or _green(state, rounds))[0]
    return seat_in_turn(state, rounds, rounds.turns)


def next_marine(state: DoomState, rounds: Rounds) -> MarineTurn:
    return MarineTurn(_now(state, rounds))


def end_marine_turn(state: DoomState, rounds: Rounds) -> None:
    seat = _now(state, rounds)
    if state.game.ruleset.free_order and seat not in rounds.red:
        rounds.marked = (*rounds.red, seat)
    state.reach("marine_turn_ended", seat)
    rounds.turns += 1


def last_has_bots(state: DoomState, rounds: Rounds) -> bool:
    """D4X-R-36: also if he was fragged in it, or has left: then in his place in the round."""
    return bool(state.game.bots) and bool(run_by(state, seat_in_turn(state, rounds, rounds.turns - 1)))


def bots_of_last(state: DoomState, rounds: Rounds) -> BotsTurn:
    """D4X-BOT-10, D4X-R-18: right after their controller's turn, when airlocks have closed (D4X-R-20)."""
    return BotsTurn(seat_in_turn(state, rounds, rounds.turns - 1))


def marines_left(state: DoomState, rounds: Rounds) -> bool:
    return state.order[rounds.turns] in state.table.marines


def invaders_turn(state: DoomState, rounds: Rounds) -> InvaderTurn:
    return InvaderTurn()


def begin_timers(state: DoomState, rounds: Rounds) -> None:
    rounds.timer = 0


def has_timers(state: DoomState, rounds: Rounds) -> bool:
    return rounds.timer < len(state.game.scenario(state.setup).timers)


def run_timer(state: DoomState, rounds: Rounds) -> None:
    """D04-SET-08: what a scenario demands by the end of a round."""
    number = rounds.timer
    rounds.timer += 1
    timer = state.game.scenario(state.setup).timers[number]
    if timer.round == state.table.round and not timer.unless.hold(state, None):
        if timer.text and state.journal is not None:
            state.emit(events.Told(timer.text))
        state.begin("resolving", Resolving(INVADER, "timer", str(number)))


def end_round(state: DoomState, rounds: Rounds) -> None:
    """D04-RND-04: the round is over; a scenario with a last round ends with it."""
    state.reach("round_ended", None)
    check_victory(state)
    limit = state.game.scenario(state.setup).rounds
    if state.result is None and limit and state.table.round >= limit:
        changes.win(state, (INVADERS,), "D04-VIC-06", "The Marines have run out of time.")


def another_round(state: DoomState, rounds: Rounds) -> bool:
    return True
