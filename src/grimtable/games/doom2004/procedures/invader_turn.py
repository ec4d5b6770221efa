"""The Invader's turn: draw and discard, spawn, activate.  Chapter INV, rulings D04-R-08 to -19, -48, -85."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.procedures.activation import chosen_activation, has_chosen
from grimtable.games.doom2004.procedures.airlocks import an_airlock_is_open, close_airlocks
from grimtable.games.doom2004.procedures.answering import all_seats, invader_seat
from grimtable.games.doom2004.procedures.hazards import burn_idle, standing_on
from grimtable.games.doom2004.procedures.spawning import Spawning
from grimtable.games.doom2004.procedures.special_rules import as_invaders_begin, rules_as_invaders_begin
from grimtable.games.doom2004.table import INVADER, INVADERS, RUN_BY_INVADER
from grimtable.games.doom2004.topics.sides import monsters
from grimtable.games.doom2004.topics.spawn import can_be_placed
from grimtable.kernel import (
    Refusal,
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    call,
    choice,
    do,
    procedure,
    refuse,
    repeat_if,
    window,
)
from grimtable.kernel.bounds import AtCard, AtFigure, Names, Sum
from grimtable.kernel.identity import NO_CARD, NO_FIGURE, FigureId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


class InvaderTurn(msgspec.Struct):
    """What the Invader's turn remembers."""

    cards: Sum = 0  #: still to be drawn
    burning: Names = ()  #: invaders on damaging obstacles when the turn began (D04-R-60)
    acted: Names = ()
    spawned: bool = False
    card: AtCard = NO_CARD
    group: Sum = 0
    figure: AtFigure = NO_FIGURE
    done: bool = False


@procedure("invader_turn", remembers=InvaderTurn)
def invader_turn() -> list[Step | StopIf]:
    return [
        do("D04-INV-01", begin_turn),
        window("D04-R-48", "before_draw", seats=all_seats),
        do("D04-INV-02", draw_one, when=has_cards_to_draw),
        repeat_if("D04-R-08", has_cards_to_draw, back_to="draw_one"),
        window("D04-R-19", "after_draw", seats=invader_only, when=holds_too_many, name="before the discard"),
        ask(
            "D04-INV-04",
            choice(act.DiscardCard, among=discards, why_not=why_not_discard, do=discard),
            seat=invader_seat,
            when=holds_too_many,
            name="discard",
        ),
        repeat_if("D04-INV-04", holds_too_many, back_to="discard"),
        window("D04-R-48", "after_draw", seats=all_seats),
        do("D4X-SCN-46", rules_as_invaders_begin, when=as_invaders_begin),
        window("D04-TIM-04", "invader_turn_began", seats=all_seats),
        ask(
            "D04-INV-09",
            choice(act.PlaySpawn, among=spawns, why_not=why_not_spawn, do=play_spawn),
            choice(act.NoSpawn, among=no_spawns, why_not=why_not_no_spawn, do=no_spawn),
            seat=invader_seat,
            name="spawn",
        ),
        window("D4X-SCN-20", "spawn_declined", seats=invader_only, when=may_do_instead),
        call("D04-INV-10", "spawning", remembering=chosen_group, when=has_spawn_card),
        do("D04-INV-15", discard_spawn, when=has_spawn_card),
        window("D04-R-48", "invaders_spawned", seats=all_seats, when=has_spawned),
        window("D04-TIM-04", "invader_turn_began", seats=all_seats, name="before the first activation"),
        window("D04-R-48", "before_activation", seats=all_seats),
        ask(
            "D04-INV-19",
            choice(act.Activate, among=activations, why_not=why_not_activate, do=activate),
            always(act.EndTurn, do=end_now),
            seat=invader_seat,
            name="activate",
        ),
        call("D04-INV-20", "activation", remembering=chosen_activation, when=has_chosen),
        repeat_if("D04-INV-19", goes_on, back_to="before_activation"),
        do("D04-R-60", burn_idle),
        do("D4X-LCK-02", close_airlocks, when=an_airlock_is_open),
        do("D04-INV-24", end_turn),
    ]


def invader_only(state: DoomState, turn: InvaderTurn) -> tuple[SeatId, ...]:
    return (INVADER,)


# --- step 1: draw and discard ---------------------------------------------------------------------


def begin_turn(state: DoomState, turn: InvaderTurn) -> None:
    """D04-INV-02, D04-INV-03, D04-R-85, D4X-CHG-01: one card for each Marine, or as the ruleset says."""
    state.table.active = INVADER
    turn.cards = state.game.ruleset.cards_drawn or len(state.table.marines)
    # A scenario may take cards away, but one is always drawn: a deck that never ends never ends the game.
    turn.cards = max(1, turn.cards + state.game.extra_cards(state.setup, state.table))
    for invader in monsters(state):
        invader.activated = False
    if state.field.burning & state.field.of_side[INVADERS]:
        turn.burning = standing_on(state, monsters(state))
    if state.journal is not None:
        state.emit(events.TurnBegan(INVADER))


def has_cards_to_draw(state: DoomState, turn: InvaderTurn) -> bool:
    return turn.cards > 0


def draw_one(state: DoomState, turn: InvaderTurn) -> None:
    """D04-R-08, D4X-CHG-02: one by one; the last card of the deck scores at once, however many are drawn."""
    turn.cards -= 1
    changes.draw_card(state)


def holds_too_many(state: DoomState, turn: InvaderTurn) -> bool:
    """D04-INV-04, D04-INV-05, D4X-DP-16: checked after the draw and nowhere else."""
    limit: int = state.game.ruleset.hand_limit
    return len(state.table.hand) > limit


def discards(state: DoomState, turn: InvaderTurn, seat: SeatId) -> Iterable[act.DiscardCard]:
    return [act.DiscardCard(seat, card) for card in state.table.hand]


def why_not_discard(state: DoomState, turn: InvaderTurn, action: act.DiscardCard) -> Refusal | None:
    if action.card not in state.table.hand:
        return refuse("D04-INV-04", "not_held", card=action.card)
    return None


def discard(state: DoomState, turn: InvaderTurn, action: act.DiscardCard) -> None:
    changes.discard_from_hand(state, action.card)


# --- step 2: spawn --------------------------------------------------------------------------------


def spawns(state: DoomState, turn: InvaderTurn, seat: SeatId) -> Iterator[act.PlaySpawn]:
    """D04-R-12: only cards and groups with at least one figure that can be placed."""
    possible: dict[str, bool] = {}
    rooms: dict[str, bool] = {}
    if state.lasting.by_name and state.lasting.forbids("spawn", INVADER):
        return
    for card in state.table.hand:
        for number, group in enumerate(state.game.invader_copies[card].groups, 1):
            for kind in group:
                if kind not in possible:
                    possible[kind] = can_be_placed(state, kind, rooms)
                if possible[kind]:
                    yield act.PlaySpawn(seat, card, number)
                    break


def why_not_spawn(state: DoomState, turn: InvaderTurn, action: act.PlaySpawn) -> Refusal | None:
    if action.card not in state.table.hand:
        return refuse("D04-INV-09", "not_held", card=action.card)
    groups = state.game.invader_copies[action.card].groups
    if not groups:
        return refuse("D04-INV-08", "event", card=action.card)
    effect = state.lasting.forbids("spawn", INVADER) if state.lasting.by_name else None
    if effect is not None:
        return refuse("D04-EVT-03", "no_spawning", card=effect.source)
    if not 1 <= action.group <= len(groups):
        return refuse("D04-INV-14", "no_group", card=action.card, groups=len(groups))
    if not any(can_be_placed(state, kind) for kind in groups[action.group - 1]):
        return refuse("D04-R-12", "no_room", card=action.card)
    return None


def play_spawn(state: DoomState, turn: InvaderTurn, action: act.PlaySpawn) -> None:
    changes.leave_hand(state, action.card)
    state.table.playing.append(action.card)
    state.reveals += 1
    turn.card, turn.group = action.card, action.group
    if state.journal is not None:
        state.emit(events.SpawnPlayed(action.card, action.group))


def no_spawns(state: DoomState, turn: InvaderTurn, seat: SeatId) -> Iterable[act.NoSpawn]:
    return (act.NoSpawn(seat),)


def why_not_no_spawn(state: DoomState, turn: InvaderTurn, action: act.NoSpawn) -> Refusal | None:
    return None


def no_spawn(state: DoomState, turn: InvaderTurn, action: act.NoSpawn) -> None:
    """D04-INV-09, D04-INV-21: playing none is allowed, and the activation follows all the same."""


def may_do_instead(state: DoomState, turn: InvaderTurn) -> bool:
    """D4X-SCN-20, D4X-R-73, D4X-DP-19: he has played no spawn card, and the scenario has something else."""
    return not turn.card and "spawn_declined" in state.answers.by_moment


def has_spawn_card(state: DoomState, turn: InvaderTurn) -> bool:
    return turn.card != ""


def chosen_group(state: DoomState, turn: InvaderTurn) -> Spawning:
    return Spawning(state.game.invader_copies[turn.card].groups[turn.group - 1])


def discard_spawn(state: DoomState, turn: InvaderTurn) -> None:
    state.table.playing.remove(turn.card)
    changes.discard(state, turn.card)
    turn.card = NO_CARD
    turn.spawned = True


def has_spawned(state: DoomState, turn: InvaderTurn) -> bool:
    return turn.spawned


# --- step 3: activate -----------------------------------------------------------------------------


@cache
def _activating(seat: SeatId) -> dict[FigureId, act.Activate]:
    """One for each figure: those that wait are offered again after every activation."""
    return {}


def activations(state: DoomState, turn: InvaderTurn, seat: SeatId) -> Iterable[act.Activate]:
    # Those of `monsters` that have not acted, in one go: it is asked after every activation.
    known, invaders = _activating(seat), state.table.invaders
    try:
        return [
            known[each.id]
            for each in invaders.values()
            if not each.activated and each.controller in RUN_BY_INVADER
        ]
    except KeyError:  # somebody has come
        known.update((each.id, act.Activate(seat, each.id)) for each in invaders.values())
        return activations(state, turn, seat)


def why_not_activate(state: DoomState, turn: InvaderTurn, action: act.Activate) -> Refusal | None:
    invader = state.table.invaders.get(action.figure)
    if invader is None or invader.seat != action.seat:
        return refuse("D04-INV-19", "not_there", figure=action.figure)
    if invader.activated:
        return refuse("D04-INV-19", "has_acted", figure=action.figure)
    return None


def activate(state: DoomState, turn: InvaderTurn, action: act.Activate) -> None:
    turn.figure = action.figure
    turn.acted = (*turn.acted, action.figure)
    state.table.invaders[action.figure].activated = True


def end_now(state: DoomState, turn: InvaderTurn, action: act.EndTurn) -> None:
    turn.done = True


def goes_on(state: DoomState, turn: InvaderTurn) -> bool:
    if turn.done:
        return False
    for each in state.table.invaders.values():
        if not each.activated and each.controller in RUN_BY_INVADER:
            return True
    return False


# --- the end --------------------------------------------------------------------------------------


def end_turn(state: DoomState, turn: InvaderTurn) -> None:
    state.reach("invader_turn_ended", INVADER)
    if state.journal is not None:
        state.emit(events.TurnEnded(INVADER))
