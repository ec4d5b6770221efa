"""Sending: invaders that a scenario or card brings stand as near as they can.  D4X-EQV-07, D4X-R-12."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004 import changes
from grimtable.games.doom2004.actions import Send
from grimtable.games.doom2004.table import INVADER
from grimtable.games.doom2004.topics.placing import nearest_places
from grimtable.games.doom2004.topics.pool import species
from grimtable.kernel import Refusal, SeatId, Step, StopIf, ask, choice, do, procedure, refuse, repeat_if
from grimtable.kernel.bounds import Name, Names, Spot
from grimtable.kernel.identity import NO_SPACE

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


class Sending(msgspec.Struct):
    """The kinds still to be placed, and where: near a space, or anywhere in an area."""

    kinds: Names
    space: Spot = NO_SPACE
    area: Name = ""


@procedure("sending", remembers=Sending)
def sending() -> list[Step | StopIf]:
    return [
        ask(
            "D4X-EQV-07",
            choice(Send, among=sendable, why_not=why_not_send, do=send),
            seat=invader_seat,
            when=has_choice,
            name="species",
        ),
        do("D04-EXP-09", stand_near),
        repeat_if("D04-EXP-09", has_more, back_to="species"),
    ]


def invader_seat(state: DoomState, sending: Sending) -> SeatId:
    return INVADER


def off_the_board(state: DoomState, kind: str) -> list[str]:
    """D4X-R-12: the species of a group that have a figure off the board."""
    return [each for each in species(state, kind) if state.table.supply.get(each, 0) > 0]


def has_choice(state: DoomState, sending: Sending) -> bool:
    return bool(sending.kinds) and len(off_the_board(state, sending.kinds[0])) > 1


def sendable(state: DoomState, sending: Sending, seat: SeatId) -> Iterator[Send]:
    for kind in off_the_board(state, sending.kinds[0]):
        yield Send(seat, kind)


def why_not_send(state: DoomState, sending: Sending, action: Send) -> Refusal | None:
    if action.kind not in off_the_board(state, sending.kinds[0]):
        return refuse("D4X-EQV-07", "not_for_it", kind=action.kind, called=sending.kinds[0])
    return None


def send(state: DoomState, sending: Sending, action: Send) -> None:
    place_near(state, action.kind, sending.space, sending.area)
    sending.kinds = sending.kinds[1:]


def stand_near(state: DoomState, sending: Sending) -> None:
    """Those without a choice, up to the next one that has it."""
    while sending.kinds and not has_choice(state, sending):
        for kind in off_the_board(state, sending.kinds[0]):
            place_near(state, kind, sending.space, sending.area)
        sending.kinds = sending.kinds[1:]


def place_near(state: DoomState, kind: str, space: int, area: str) -> None:
    there = nearest_places(state, kind, space, area)
    if there is not None:
        changes.place_invader(state, kind, there.anchor, wide=there.width > there.height)


def has_more(state: DoomState, sending: Sending) -> bool:
    return bool(sending.kinds)
