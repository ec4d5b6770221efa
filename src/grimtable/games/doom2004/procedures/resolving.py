"""Resolving: the instructions of an event, an encounter, an area or a timer, one after the other.

Chapters EVT and EXP. The record names the instructions by plain words (`event dud_2`, `encounter locker`),
so a game can be saved between any two of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004 import changes, counters, events
from grimtable.games.doom2004.actions import PlayEvent, UseSkill
from grimtable.games.doom2004.procedures.marine_cards import skill_source
from grimtable.games.doom2004.table import INVADER
from grimtable.kernel import (
    Refusal,
    Responder,
    SeatId,
    Step,
    StopIf,
    do,
    procedure,
    refuse,
    repeat_if,
    window,
)
from grimtable.kernel.bounds import AtDoor, AtFigure, AtSeat, Name, Names, Spot, Sum
from grimtable.kernel.identity import NO_DOOR, NO_FIGURE, NO_SPACE, CardId, FigureId

if TYPE_CHECKING:
    from grimtable.content import Call
    from grimtable.games.doom2004.field import DoomState


class Resolving(msgspec.Struct):
    """What is being carried out."""

    seat: AtSeat
    kind: Name  #: event, skill, encounter, area, timer, rule (of the scenario) or spend (a token)
    name: Name
    finder: Name = ""  #: the Marine concerned
    block: Name = ""  #: the result rolled for an encounter
    place: Sum = 0
    cancelled: bool = False
    figure: AtFigure = NO_FIGURE  #: chosen
    figures: Names = ()
    space: Spot = NO_SPACE
    door: AtDoor = NO_DOOR


def card_of(resolving: Resolving) -> str:
    """The card that is carried out; nothing where it is a part of the scenario, which tells its own story."""
    return resolving.name if resolving.kind in ("event", "skill") else ""


@procedure("resolving", remembers=Resolving)
def resolving() -> list[Step | StopIf]:
    return [
        do("D04-EVT-03", show, when=is_event),
        window("D04-R-15", "event_played", seats=marines, when=is_event),
        window("D4X-SCN-37", "encounter_rolled", seats=marines, when=is_rolled),
        do("D04-EVT-03", carry_out_next, when=has_more_to_do),
        repeat_if("D04-EVT-03", has_more_to_do, back_to="carry_out_next"),
        do("D04-EVT-03", put_away, when=is_event),
    ]


def is_event(state: DoomState, resolving: Resolving) -> bool:
    return resolving.kind == "event"


def show(state: DoomState, resolving: Resolving) -> None:
    """The card leaves the hand and is shown to everybody."""
    changes.leave_hand(state, CardId(resolving.name))
    state.table.playing.append(CardId(resolving.name))
    state.reveals += 1
    if state.journal is not None:
        state.emit(events.EventPlayed(CardId(resolving.name)))


def marines(state: DoomState, resolving: Resolving) -> tuple[SeatId, ...]:
    return tuple(seat for seat in state.order if seat in state.table.marines)


def is_rolled(state: DoomState, resolving: Resolving) -> bool:
    """The die of an encounter lies there, and nothing of it has been carried out."""
    return resolving.kind == "encounter" and bool(resolving.block)


def calls_of(state: DoomState, resolving: Resolving) -> tuple[Call, ...]:
    """The instructions that are being carried out."""
    return state.game.calls(state.setup, resolving.kind, resolving.name, resolving.block)


def has_more_to_do(state: DoomState, resolving: Resolving) -> bool:
    return not resolving.cancelled and resolving.place < len(calls_of(state, resolving))


def carry_out_next(state: DoomState, resolving: Resolving) -> None:
    """One instruction; it may put a question before the next one follows."""
    call = calls_of(state, resolving)[resolving.place]
    resolving.place += 1
    call.run(state, resolving)


def put_away(state: DoomState, resolving: Resolving) -> None:
    """D04-EVT-03: then the card goes to the discard pile."""
    state.table.playing.remove(CardId(resolving.name))
    changes.discard(state, CardId(resolving.name))


# --- events as answers ----------------------------------------------------------------------------


def playable(state: DoomState, seat: SeatId, source: str, moment: str) -> Iterable[PlayEvent]:
    # It is in hand and this is its moment: that is how it came to be asked.
    event = state.game.event_of(source)
    if event is None or not event.if_.hold(state, Resolving(INVADER, "event", source)):
        return ()
    return (PlayEvent(seat, CardId(source)),)


def why_not_play(state: DoomState, action: PlayEvent, moment: str) -> Refusal | None:
    """D04-EVT-01, D04-EVT-02, D04-R-95: held, and its printed condition is met; its effect may be nothing."""
    if action.seat != INVADER or action.card not in state.table.hand:
        return refuse("D04-EVT-01", "not_held", seat=action.seat, card=action.card)
    event = state.game.event_of(action.card)
    if event is None:
        return refuse("D04-EVT-07", "spawn", card=action.card)
    if event.moment != moment:
        return refuse("D04-EVT-02", "other_moment", card=action.card)
    failing = event.if_.failing(state, Resolving(INVADER, "event", action.card))
    if failing is not None:
        return refuse("D04-EVT-02", "condition", card=action.card)
    return None


def play(state: DoomState, action: PlayEvent) -> None:
    """D04-EVT-04: whatever was going on waits, and continues exactly where it stopped."""
    state.begin("resolving", Resolving(INVADER, "event", action.card))


EVENT_RESPONDER = Responder(
    kind="event",
    actions=(PlayEvent,),
    among=playable,
    source_of=lambda action: action.card,
    why_not=why_not_play,
    do=play,
)


# --- skills as answers ----------------------------------------------------------------------------


def usable(state: DoomState, seat: SeatId, source: str, moment: str) -> Iterable[UseSkill]:
    # It lies before its owner and this is its moment: that is how it came to be asked.
    copy = source[len(seat) + 1 :]
    reaction = state.game.marine_copies[copy].reaction
    if reaction is None or not reaction.if_.hold(state, Resolving(seat, "skill", copy, seat)):
        return ()
    if reaction.once and state.table.flags.get(_mark(state, seat, copy), -1) == period(state, reaction.once):
        return ()
    return (UseSkill(seat, CardId(copy)),)


def _mark(state: DoomState, seat: SeatId, copy: str) -> str:
    """What tells when a card was used last: of a card that several share, by each of them."""
    owned = copy in state.table.marines[seat].cards
    return counters.used(copy if owned else skill_source(seat, copy))


def why_not_use(state: DoomState, action: UseSkill, moment: str) -> Refusal | None:
    """D04-SET-21: the Marine has the card, and its moment and condition are there."""
    marine = state.table.marines.get(action.seat)
    if marine is None or action.card not in (*marine.cards, *state.table.shared_by(action.seat)):
        return refuse("D04-SET-21", "not_held", seat=action.seat, card=action.card)
    reaction = state.game.marine_copies[action.card].reaction
    if reaction is None or reaction.moment != moment:
        return refuse("D04-SET-21", "other_moment", card=action.card)
    mark = _mark(state, action.seat, action.card)
    if reaction.once and state.table.flags.get(mark, -1) == period(state, reaction.once):
        return refuse("D04-SET-21", "used", card=action.card, period=reaction.once)
    failing = reaction.if_.failing(state, Resolving(action.seat, "skill", action.card, action.seat))
    if failing is not None:
        return refuse("D04-SET-21", "condition", card=action.card)
    return None


def period(state: DoomState, once: str) -> int:
    """A number for the turn, round or game that is being played, different for each."""
    table = state.table
    if once == "game":
        return 0
    if once == "round":
        return table.round
    # Before the first turn nobody is active; set-up counts as the turn of the first seat.
    turn = state.order.index(SeatId(table.active)) if table.active else 0
    return table.round * len(state.order) + turn


def use(state: DoomState, action: UseSkill) -> None:
    """The card stays before its owner; one that is good once in a while is marked as used."""
    reaction = state.game.marine_copies[action.card].reaction
    assert reaction is not None  # why_not_use has seen it
    if reaction.once:
        state.table.flags[_mark(state, action.seat, action.card)] = period(state, reaction.once)
    if state.journal is not None:
        state.emit(events.SkillUsed(FigureId(action.seat), action.card))
    state.begin("resolving", Resolving(action.seat, "skill", action.card, action.seat))


SKILL_RESPONDER = Responder(
    kind="skill",
    actions=(UseSkill,),
    among=usable,
    source_of=lambda action: skill_source(action.seat, action.card),
    why_not=why_not_use,
    do=use,
)
