"""Attacking (TOY-08, TOY-09, TOY-14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import msgspec

from grimtable.kernel import (
    Action,
    Refusal,
    SeatId,
    Step,
    StopIf,
    ask,
    choice,
    do,
    procedure,
    repeat_if,
    stop_if,
    window,
)
from tests.support.toy.table import (
    FACES,
    CardPlayed,
    DieRolled,
    ToyState,
    change_lives,
    discard,
    in_game_from,
)


class Fight(msgspec.Struct):
    """What an attack remembers."""

    attacker: str
    defender: str
    hits: int = 0
    shields: int = 0
    cancelled: bool = False
    again: bool = False


class Brace(Action, frozen=True):
    """Give up a card for a shield."""

    form: ClassVar[str] = "brace with {card:card}"
    card: str


class Stand(Action, frozen=True):
    """Take it as it comes."""

    form: ClassVar[str] = "stand"


def attack_is_off(state: ToyState, fight: Fight) -> bool:
    persons = state.table.persons
    return fight.cancelled or persons[fight.attacker].out or persons[fight.defender].out


def defender_first(state: ToyState, fight: Fight) -> tuple[SeatId, ...]:
    return in_game_from(state, fight.defender)


def attacker_first(state: ToyState, fight: Fight) -> tuple[SeatId, ...]:
    return SeatId(fight.attacker), SeatId(fight.defender)


def defending_seat(state: ToyState, fight: Fight) -> SeatId:
    return SeatId(fight.defender)


def why_not_brace(state: ToyState, fight: Fight, action: Brace) -> Refusal | None:
    if action.card not in state.table.persons[action.seat].hand:
        return Refusal("TOY-10", f"you do not hold {action.card}")
    return None


def braces(state: ToyState, fight: Fight, seat: SeatId) -> Iterator[Brace]:
    for card in state.table.persons[seat].hand:
        yield Brace(seat, card)


def brace(state: ToyState, fight: Fight, action: Brace) -> None:
    discard(state, action.seat, action.card)
    if state.journal is not None:
        state.emit(CardPlayed(action.seat, action.card))
    fight.shields += 1


def why_not_stand(state: ToyState, fight: Fight, action: Stand) -> None:
    return None


def stands(state: ToyState, fight: Fight, seat: SeatId) -> Iterator[Stand]:
    yield Stand(seat)


def stand(state: ToyState, fight: Fight, action: Stand) -> None:
    """Nothing changes."""


def roll_the_die(state: ToyState, fight: Fight) -> None:
    fight.again = False
    fight.hits = state.roll("die", FACES).hits + state.lasting.total("hits", fight.attacker)
    if state.journal is not None:
        state.emit(DieRolled(SeatId(fight.attacker), fight.hits))


def rolls_again(state: ToyState, fight: Fight) -> bool:
    return fight.again


def suffer(state: ToyState, fight: Fight) -> None:
    wounds = fight.hits - fight.shields
    if wounds > 0:
        change_lives(state, SeatId(fight.defender), -wounds)


@procedure("attack", remembers=Fight)
def attacking() -> list[Step | StopIf]:
    return [
        stop_if("TOY-08", attack_is_off),
        window("TOY-13", "attack.declared", seats=defender_first, reopens=True),
        ask(
            "TOY-09",
            choice(Brace, among=braces, why_not=why_not_brace, do=brace),
            choice(Stand, among=stands, why_not=why_not_stand, do=stand),
            seat=defending_seat,
            name="brace_or_stand",
        ),
        do("TOY-14", roll_the_die),
        window("TOY-13", "attack.rolled", seats=attacker_first),
        repeat_if("TOY-14", rolls_again, back_to="roll_the_die"),
        do("TOY-14", suffer),
    ]
