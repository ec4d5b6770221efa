"""Activating some invaders at once, outside step 3.  Rule D04-EVT-05, rulings D04-R-16, D04-DP-17."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004.actions import Activate, NoMore
from grimtable.games.doom2004.procedures.activation import chosen_activation, has_chosen
from grimtable.games.doom2004.procedures.answering import invader_seat
from grimtable.games.doom2004.topics.sides import monsters
from grimtable.kernel import (
    Refusal,
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    call,
    choice,
    procedure,
    refuse,
    repeat_if,
)
from grimtable.kernel.bounds import AtFigure, Names, Sum
from grimtable.kernel.identity import NO_FIGURE, FigureId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


class ActivatingSome(msgspec.Struct):
    """Up to so many invaders, each once; an activation besides step 3 does not use that one up."""

    left: Sum
    group: Names = ()  #: only these; empty is any
    acted: Names = ()
    figure: AtFigure = NO_FIGURE
    done: bool = False


@procedure("activating_some", remembers=ActivatingSome)
def activating_some() -> list[Step | StopIf]:
    return [
        ask(
            "D04-DP-17",
            choice(Activate, among=activations, why_not=why_not_activate, do=activate),
            always(NoMore, do=no_more),
            seat=invader_seat,
            when=can_choose,
            name="choose_invader",
        ),
        call("D04-EVT-05", "activation", remembering=chosen_activation, when=has_chosen),
        repeat_if("D04-DP-17", can_choose, back_to="choose_invader"),
    ]


def _open(state: DoomState, some: ActivatingSome) -> list[str]:
    return [
        each.id
        for each in monsters(state)
        if each.id not in some.acted and (not some.group or each.id in some.group)
    ]


def can_choose(state: DoomState, some: ActivatingSome) -> bool:
    return not some.done and some.left > 0 and bool(_open(state, some))


def activations(state: DoomState, some: ActivatingSome, seat: SeatId) -> Iterator[Activate]:
    for id in _open(state, some):
        yield Activate(seat, FigureId(id))


def why_not_activate(state: DoomState, some: ActivatingSome, action: Activate) -> Refusal | None:
    if action.figure not in _open(state, some):
        return refuse("D04-EVT-05", "not_among", figure=action.figure)
    return None


def activate(state: DoomState, some: ActivatingSome, action: Activate) -> None:
    some.left -= 1
    some.figure = action.figure
    some.acted = (*some.acted, action.figure)


def no_more(state: DoomState, some: ActivatingSome, action: NoMore) -> None:
    some.done = True
