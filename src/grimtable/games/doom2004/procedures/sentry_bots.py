"""Sentry bots: who activates them, and their turn after their controller's.  Chapter BOT, D4X-R-30 to -38.

An active bot is a figure that a Marine's seat runs: an ally of all Marines (D4X-BOT-07) and treated as one
(D4X-BOT-14) but for what stands here. It is nobody's to heal (D4X-BOT-19) and has no orders (D4X-BOT-21).
Encounters are nothing to it (D4X-R-38).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.procedures.activation import (
    Activation,
    attack,
    attacks,
    begin_activation,
    cannot_move,
    chosen_activation,
    come_to,
    end_activation,
    endings,
    goes_on,
    has_chosen,
    invader_is_gone,
    invader_of,
    its_seat,
    look_for_areas,
    may_show_area,
    might_be_stranded,
    settle,
    steps,
    take_step,
    why_not_attack,
    why_not_end,
    why_not_step,
)
from grimtable.games.doom2004.procedures.airlocks import an_airlock_is_open, close_airlocks
from grimtable.games.doom2004.procedures.answering import all_seats
from grimtable.games.doom2004.procedures.deaths import check_victory
from grimtable.games.doom2004.procedures.hazards import (
    burn_invader,
    has_entered,
    invader_ends_in_jet,
    invader_enters,
    invader_stayed,
    invader_stays,
)
from grimtable.games.doom2004.procedures.jumping import Jumping
from grimtable.games.doom2004.procedures.moving import spend, why_stranded
from grimtable.games.doom2004.topics.sides import enemies, is_enemy, is_idle, run_by
from grimtable.games.doom2004.topics.teleport import blind_pad, pads_to, why_not_blind, why_not_teleport
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
    stop_if,
    window,
)
from grimtable.kernel import its_seat as memory_seat
from grimtable.kernel.bounds import AtFigure, AtSeat, Names
from grimtable.kernel.identity import NO_FIGURE, FigureId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.marine_turn import MarineTurn

MOST_BOTS = 2  #: D4X-BOT-08


# --- activating one -------------------------------------------------------------------------------


def wakings(state: DoomState, turn: MarineTurn, seat: SeatId) -> Iterable[act.Activate]:
    """The inactive bots beside him, if he can pay for one."""
    if not state.game.bots or turn.points <= 0:
        return ()
    found = [act.Activate(seat, bot.id) for bot in run_by(state, "")]
    return [action for action in found if why_not_wake(state, turn, action) is None]


def why_not_wake(state: DoomState, turn: MarineTurn, action: act.Activate) -> Refusal | None:
    """D4X-BOT-04, D4X-BOT-08, D4X-R-31: beside him, for two MP, whether he has moved or not; two at most."""
    marine = state.table.marines[turn.seat]
    bot = state.table.invaders.get(action.figure)
    if bot is None or not is_idle(bot) or bot.kind not in state.game.bots:
        return refuse("D4X-BOT-04", "no_bot", figure=action.figure)
    if turn.movement_ended:
        return refuse("D04-R-88", "ended", figure=turn.seat)
    if not state.field.passage.neighbours[marine.space] >> bot.space & 1:
        return refuse("D4X-BOT-04", "not_beside", figure=action.figure, marine=turn.seat)
    if len(run_by(state, turn.seat)) >= MOST_BOTS:
        return refuse("D4X-BOT-08", "enough", marine=turn.seat, most=MOST_BOTS)
    cost = state.game.invaders[bot.kind].wakes
    if turn.points < cost:
        return refuse("D4X-BOT-04", "points", cost=cost)
    return why_stranded(state, turn, cost)


def wake(state: DoomState, turn: MarineTurn, action: act.Activate) -> None:
    """D4X-BOT-05, D4X-BOT-06: his colour, and his to run from now on, until it is destroyed (D4X-BOT-09)."""
    bot = state.table.invaders[action.figure]
    spend(turn, state.game.invaders[bot.kind].wakes)
    changes.take_control(state, bot, turn.seat)


# --- their turns ----------------------------------------------------------------------------------


class BotsTurn(msgspec.Struct):
    """The bots of a seat, one after the other."""

    seat: AtSeat
    acted: Names = ()
    figure: AtFigure = NO_FIGURE


@procedure("bots_turn", remembers=BotsTurn)
def bots_turn() -> list[Step | StopIf]:
    return [
        ask(
            "D4X-BOT-11",
            choice(act.Activate, among=waiting_bots, why_not=why_not_next, do=choose_next),
            seat=memory_seat,
            when=has_several,
            name="choose_bot",
        ),
        do("D4X-BOT-10", take_last, when=has_one),
        call("D4X-BOT-12", "bot_turn", remembering=chosen_activation, when=has_chosen),
        repeat_if("D4X-BOT-10", has_more, back_to="choose_bot"),
        # D4X-R-19: an event may have let an invader open one meanwhile.
        do("D4X-LCK-02", close_airlocks, when=an_airlock_is_open),
    ]


def _waiting(state: DoomState, turn: BotsTurn) -> list[FigureId]:
    """D4X-R-32: also one that was activated in the turn just over."""
    return [bot.id for bot in run_by(state, turn.seat) if bot.id not in turn.acted]


def waiting_bots(state: DoomState, turn: BotsTurn, seat: SeatId) -> Iterable[act.Activate]:
    return [act.Activate(seat, id) for id in _waiting(state, turn)]


def why_not_next(state: DoomState, turn: BotsTurn, action: act.Activate) -> Refusal | None:
    if action.figure not in _waiting(state, turn):
        return refuse("D4X-BOT-11", "not_waiting", figure=action.figure)
    return None


def choose_next(state: DoomState, turn: BotsTurn, action: act.Activate) -> None:
    turn.figure = action.figure
    turn.acted = (*turn.acted, action.figure)


def has_several(state: DoomState, turn: BotsTurn) -> bool:
    """D4X-DP-14: only several leave a choice."""
    return len(_waiting(state, turn)) > 1


def has_one(state: DoomState, turn: BotsTurn) -> bool:
    return not turn.figure and len(_waiting(state, turn)) == 1


def take_last(state: DoomState, turn: BotsTurn) -> None:
    (turn.figure,) = _waiting(state, turn)
    turn.acted = (*turn.acted, turn.figure)


def has_more(state: DoomState, turn: BotsTurn) -> bool:
    return bool(_waiting(state, turn))


# --- one turn (D4X-BOT-12) ------------------------------------------------------------------------


@procedure("bot_turn", remembers=Activation)
def bot_turn() -> list[Step | StopIf]:
    """Like a Marine's Advance (D4X-DP-15); of the movement actions there is the jump alone (D4X-BOT-20)."""
    return [
        stop_if("D04-R-40", invader_is_gone),
        do("D4X-BOT-12", begin_activation),
        ask(
            "D4X-BOT-12",
            choice(act.Step, among=steps, why_not=why_not_step, do=take_step),
            choice(act.Teleport, among=jumps, why_not=why_not_jump, do=jump),
            choice(act.TeleportBlind, among=blind_jumps, why_not=why_not_blind_jump, do=jump_blind),
            choice(act.Attack, among=attacks, why_not=why_not_attack, do=attack),
            choice(act.EndActivation, among=endings, why_not=why_not_end, do=end_activation),
            seat=its_seat,
            name="act",
        ),
        do("D04-OBS-04", invader_enters, when=has_entered, name="enter_damaging"),
        do("D4X-R-33", look_for_areas, when=may_show_area),
        window("D04-ABL-36", "came_adjacent", seats=enemy_seats, when=is_beside_enemy),
        do("D4X-BOT-12", has_answered),
        do("D04-R-25", settle, when=might_be_stranded),
        repeat_if("D4X-BOT-12", goes_on, back_to="act"),
        do("D04-OBS-05", invader_stays, when=invader_stayed, name="stay_on_damaging"),
        do("D4X-FLM-05", burn_invader, when=invader_ends_in_jet, name="end_in_jet"),
    ]


def jumps(state: DoomState, activation: Activation, seat: SeatId) -> Iterable[act.Teleport]:
    bot = invader_of(state, activation)
    if activation.points <= 0 or bot.space not in state.field.scene.pads or cannot_move(state, activation):
        return ()
    return [act.Teleport(seat, space) for space in pads_to(state, bot, activation.points)]


def why_not_jump(state: DoomState, activation: Activation, action: act.Teleport) -> Refusal | None:
    return cannot_move(state, activation) or why_not_teleport(
        state, invader_of(state, activation), action.space, activation.points
    )


def jump(state: DoomState, activation: Activation, action: act.Teleport) -> None:
    """D4X-R-34: whoever stands there is telefragged, as by a Marine."""
    bot = invader_of(state, activation)
    before = bot.space
    come_to(state, activation, action.space)
    if bot.id in state.table.invaders and state.journal is not None:
        state.emit(events.MarineTeleported(bot.id, before, action.space))
    check_victory(state)


def blind_jumps(state: DoomState, activation: Activation, seat: SeatId) -> Iterable[act.TeleportBlind]:
    bot = invader_of(state, activation)
    colour = state.field.scene.pads.get(bot.space)
    if colour is None or cannot_move(state, activation):
        return ()
    if why_not_blind(state, bot, colour, activation.points) is not None:
        return ()
    return (act.TeleportBlind(seat, colour),)


def why_not_blind_jump(state: DoomState, activation: Activation, action: act.TeleportBlind) -> Refusal | None:
    return cannot_move(state, activation) or why_not_blind(
        state, invader_of(state, activation), action.colour, activation.points
    )


def jump_blind(state: DoomState, activation: Activation, action: act.TeleportBlind) -> None:
    """D4X-R-33: a bot may be the first to see an area this way, too."""
    activation.points -= 1
    state.begin("jumping", Jumping(activation.figure, blind_pad(state, action.colour)))


def enemy_seats(state: DoomState, activation: Activation) -> tuple[SeatId, ...]:
    """D04-ABL-36: whoever runs figures that may watch it."""
    mine = its_seat(state, activation)
    return tuple(seat for seat in all_seats(state, activation) if is_enemy(state, seat, mine))


def is_beside_enemy(state: DoomState, activation: Activation) -> bool:
    if not activation.moved:
        return False
    bot = invader_of(state, activation)
    return state.field.passage.neighbours[bot.space] & enemies(state, bot) != 0


def has_answered(state: DoomState, activation: Activation) -> None:
    """Everything that answers its last step is over."""
    activation.moved = False
