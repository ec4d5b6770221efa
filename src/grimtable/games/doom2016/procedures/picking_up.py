"""Picking up: a marine was placed on a space with items outside his own activation.  Rules D16-R-25,
D16-R-51.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2016 import changes
from grimtable.games.doom2016.actions import Done, GainItem
from grimtable.games.doom2016.table import HEALTH
from grimtable.games.doom2016.topics.movement import shares
from grimtable.kernel import (
    Refusal,
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    choice,
    its_seat,
    procedure,
    refuse,
    repeat_if,
)
from grimtable.kernel.bounds import AtSeat

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState


class PickingUp(msgspec.Struct):
    """The marine who may gain what lies on his space."""

    seat: AtSeat
    done: bool = False


@procedure("picking_up", remembers=PickingUp)
def picking_up() -> list[Step | StopIf]:
    return [
        ask(
            "D16-R-51",
            choice(GainItem, among=items, why_not=why_not_gain, do=gain),
            always(Done, do=leave_lying),
            seat=its_seat,
            when=may_gain,
            name="pick_up",
        ),
        repeat_if("D16-R-51", may_gain, back_to="pick_up"),
    ]


def gainable(state: DoomState, seat: SeatId) -> list[GainItem]:
    """D16-ITM-02: what a marine may gain from his space, each kind once."""
    figure = state.table.figures.get(seat)
    lying = () if figure is None else state.table.items.get(figure.space, ())
    found = [GainItem(seat, item) for item in dict.fromkeys(lying)]
    return [action for action in found if why_not_item(state, action) is None]


def why_not_item(state: DoomState, action: GainItem) -> Refusal | None:
    """Why a marine cannot gain an item; None when he can (D16-ITM-14, D16-R-52, D16-R-53)."""
    figure = state.table.figures.get(action.seat)
    if figure is None or action.item not in state.table.items.get(figure.space, ()):
        return refuse("D16-ITM-02", "not_here", item=action.item)
    if action.item != HEALTH:
        if changes.has_set(state, action.seat, action.item):
            if state.game.sets[action.item].grenade:
                return refuse("D16-ITM-14", "has_it", item=action.item)
            return refuse("D16-CRD-20", "has_it", item=action.item)
        if not state.table.sets.get(action.item):
            return refuse("D16-R-52", "no_cards", item=action.item)
    if state.field.shared and shares(state, figure):
        return refuse("D16-R-18", "shares", figure=figure.id)
    return None


def may_gain(state: DoomState, picking: PickingUp) -> bool:
    return not picking.done and bool(gainable(state, picking.seat))


def items(state: DoomState, picking: PickingUp, seat: SeatId) -> Iterable[GainItem]:
    return gainable(state, seat)


def why_not_gain(state: DoomState, picking: PickingUp, action: GainItem) -> Refusal | None:
    return why_not_item(state, action)


def gain(state: DoomState, picking: PickingUp, action: GainItem) -> None:
    """D16-ITM-03: it costs nothing."""
    changes.gain_item(state, action.seat, state.table.figures[action.seat].space, action.item)


def leave_lying(state: DoomState, picking: PickingUp, action: Done) -> None:
    picking.done = True
