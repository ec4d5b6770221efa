"""Spawning: the figures of a group come onto the board one by one.  Rules D04-INV-10 to D04-INV-18."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004 import changes
from grimtable.games.doom2004.actions import Forgo, Place, Recycle, Send
from grimtable.games.doom2004.procedures.answering import invader_seat
from grimtable.games.doom2004.procedures.discovery import discover_all
from grimtable.games.doom2004.topics.pool import species
from grimtable.games.doom2004.topics.spawn import (
    can_be_placed,
    free_spaces,
    has_place,
    reusable,
    spawn_places,
)
from grimtable.grid import bits
from grimtable.kernel import Refusal, SeatId, Step, StopIf, ask, choice, do, procedure, refuse, repeat_if
from grimtable.kernel.bounds import Names
from grimtable.kernel.identity import FigureId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


class Spawning(msgspec.Struct):
    """The kinds still to be placed, and the figures placed by this card."""

    kinds: Names
    placed: Names = ()
    forgone: bool = False  #: the last answer gave a figure up; the next one starts afresh


@procedure("spawning", remembers=Spawning)
def spawning() -> list[Step | StopIf]:
    return [
        do("D04-R-11", pass_over_unplaceable),
        ask(
            "D4X-EQV-07",
            choice(Send, among=sendable, why_not=why_not_send, do=send),
            seat=invader_seat,
            when=has_choice,
            name="species",
        ),
        ask(
            "D04-INV-17",
            choice(Recycle, among=recyclable, why_not=why_not_recycle, do=recycle),
            choice(Forgo, among=forgoing, why_not=why_not_forgo, do=forgo),
            seat=invader_seat,
            when=needs_figure,
            name="recycle",
        ),
        ask(
            "D04-INV-10",
            choice(Place, among=places, why_not=why_not_place, do=place),
            seat=invader_seat,
            when=can_place,
            name="place",
        ),
        repeat_if("D04-INV-10", has_more, back_to="pass_over_unplaceable"),
    ]


def pass_over_unplaceable(state: DoomState, spawning: Spawning) -> None:
    """D04-INV-13, D04-R-11: figures that fit nowhere, or that nobody can supply, are forfeited."""
    spawning.forgone = False
    while spawning.kinds:
        possible = _species(state, spawning)
        if possible:
            if len(possible) == 1:
                spawning.kinds = (possible[0], *spawning.kinds[1:])
            return
        spawning.kinds = spawning.kinds[1:]


def _species(state: DoomState, spawning: Spawning) -> list[str]:
    """D4X-EQV-07, D4X-R-12, D4X-R-13: the kinds that can come where this one is called for."""
    return [
        kind
        for kind in species(state, spawning.kinds[0])
        if (has_place(state, kind) if state.table.supply[kind] > 0 else _candidates(state, spawning, kind))
    ]


def has_choice(state: DoomState, spawning: Spawning) -> bool:
    return bool(spawning.kinds) and bool(state.game.groups) and len(_species(state, spawning)) > 1


def sendable(state: DoomState, spawning: Spawning, seat: SeatId) -> Iterator[Send]:
    for kind in _species(state, spawning):
        yield Send(seat, kind)


def why_not_send(state: DoomState, spawning: Spawning, action: Send) -> Refusal | None:
    if action.kind not in _species(state, spawning):
        return refuse("D4X-EQV-07", "not_for_it", kind=action.kind, called=spawning.kinds[0])
    return None


def send(state: DoomState, spawning: Spawning, action: Send) -> None:
    spawning.kinds = (action.kind, *spawning.kinds[1:])


def _candidates(state: DoomState, spawning: Spawning, kind: str) -> list[str]:
    return reusable(state, kind, spawning.placed)


def needs_figure(state: DoomState, spawning: Spawning) -> bool:
    return bool(spawning.kinds) and state.table.supply[spawning.kinds[0]] <= 0


def recyclable(state: DoomState, spawning: Spawning, seat: SeatId) -> Iterator[Recycle]:
    for id in _candidates(state, spawning, spawning.kinds[0]):
        yield Recycle(seat, FigureId(id))


def why_not_recycle(state: DoomState, spawning: Spawning, action: Recycle) -> Refusal | None:
    if action.figure not in _candidates(state, spawning, spawning.kinds[0]):
        return refuse("D04-R-10", "not_for_card", figure=action.figure)
    return None


def recycle(state: DoomState, spawning: Spawning, action: Recycle) -> None:
    changes.recycle_invader(state, state.table.invaders[action.figure])
    discover_all(state)  # D04-EXP-01: it may have stood in a Marine's line of sight


def forgoing(state: DoomState, spawning: Spawning, seat: SeatId) -> Iterable[Forgo]:
    action = Forgo(seat)
    return (action,) if why_not_forgo(state, spawning, action) is None else ()


def why_not_forgo(state: DoomState, spawning: Spawning, action: Forgo) -> Refusal | None:
    if not spawning.placed and not any(can_be_placed(state, kind) for kind in spawning.kinds[1:]):
        return refuse("D04-R-12", "for_nothing")
    return None


def forgo(state: DoomState, spawning: Spawning, action: Forgo) -> None:
    """D04-R-10: recycling is never forced."""
    spawning.kinds = spawning.kinds[1:]
    spawning.forgone = True


def can_place(state: DoomState, spawning: Spawning) -> bool:
    """D04-INV-16: only with a figure in the supply; after forgoing, the next figure is looked at first."""
    return bool(spawning.kinds) and not spawning.forgone and state.table.supply[spawning.kinds[0]] > 0


def places(state: DoomState, spawning: Spawning, seat: SeatId) -> list[Place]:
    kind = spawning.kinds[0]
    if kind in state.game.small:  # often a hundred of them
        return [Place(seat, space, "north-south") for space in bits(free_spaces(state))]
    return [
        Place(seat, there.anchor, "east-west" if there.width > there.height else "north-south")
        for there in spawn_places(state, kind)
    ]


def why_not_place(state: DoomState, spawning: Spawning, action: Place) -> Refusal | None:
    if action not in places(state, spawning, action.seat):
        name = state.field.name(action.space)
        return refuse("D04-INV-11", "no_place", kind=spawning.kinds[0], space=name)
    return None


def place(state: DoomState, spawning: Spawning, action: Place) -> None:
    kind = spawning.kinds[0]
    spawning.kinds = spawning.kinds[1:]
    placed = changes.place_invader(state, kind, action.space, wide=action.lie == "east-west")
    spawning.placed = (*spawning.placed, placed.id)


def has_more(state: DoomState, spawning: Spawning) -> bool:
    return bool(spawning.kinds)
