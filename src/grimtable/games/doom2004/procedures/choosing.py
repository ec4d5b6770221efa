"""Choosing: a card asks for figures, a space or a door.  D04-DP-16, D04-DP-17."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004 import changes
from grimtable.games.doom2004.actions import ChooseDoor, ChooseFigure, ChooseSpace, NoMore, PlaceOrder
from grimtable.games.doom2004.procedures.resolving import Resolving
from grimtable.games.doom2004.topics.groups import DOORS, FIGURES, SPACES
from grimtable.kernel import (
    Refusal,
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    choice,
    its_seat,
    offer,
    procedure,
    refuse,
    repeat_if,
)
from grimtable.kernel.bounds import AtFigure, AtSeat, Name, Names, Sum
from grimtable.kernel.identity import DoorId, FigureId, Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


class ChoosingFigures(msgspec.Struct):
    """Up to so many figures out of a named group; the chosen ones go into the record of the card."""

    seat: AtSeat
    group: Name
    left: Sum
    must: bool = False
    done: bool = False


@procedure("choosing_figures", remembers=ChoosingFigures)
def choosing_figures() -> list[Step | StopIf]:
    return [
        ask(
            "D04-DP-16",
            offer(ChooseFigure, among=figures, do=choose_figure, rule="D04-EVT-02", because=not_of_the_group),
            choice(NoMore, among=no_mores, why_not=why_not_no_more, do=no_more),
            seat=its_seat,
            must=False,
            name="choose_figure",
        ),
        repeat_if("D04-DP-17", wants_more, back_to="choose_figure"),
    ]


def _open(state: DoomState, choosing: ChoosingFigures) -> list[str]:
    resolving = state.innermost(Resolving)
    return [id for id in FIGURES[choosing.group](state, resolving) if id not in resolving.figures]


def figures(state: DoomState, choosing: ChoosingFigures, seat: SeatId) -> Iterator[ChooseFigure]:
    for id in _open(state, choosing):
        yield ChooseFigure(seat, FigureId(id))


def not_of_the_group(
    state: DoomState,
    choosing: ChoosingFigures | ChoosingSpace | ChoosingDoor,
    action: ChooseFigure | ChooseSpace | ChooseDoor,
) -> Refusal:
    """The card asks for another one."""
    if isinstance(action, ChooseFigure):
        return refuse("D04-EVT-02", "other_figure", figure=action.figure)
    if isinstance(action, ChooseSpace):
        return refuse("D04-EVT-02", "other_space", space=state.field.name(action.space))
    return refuse("D04-EVT-02", "other_door", door=action.door)


def choose_figure(state: DoomState, choosing: ChoosingFigures, action: ChooseFigure) -> None:
    resolving = state.innermost(Resolving)
    resolving.figure = action.figure
    resolving.figures = (*resolving.figures, action.figure)
    choosing.left -= 1


def no_mores(state: DoomState, choosing: ChoosingFigures, seat: SeatId) -> Iterable[NoMore]:
    action = NoMore(seat)
    return (action,) if why_not_no_more(state, choosing, action) is None else ()


def why_not_no_more(state: DoomState, choosing: ChoosingFigures, action: NoMore) -> Refusal | None:
    if choosing.must and _open(state, choosing):
        return refuse("D04-EVT-03", "must_choose")
    return None


def no_more(state: DoomState, choosing: ChoosingFigures, action: NoMore) -> None:
    choosing.done = True


def wants_more(state: DoomState, choosing: ChoosingFigures) -> bool:
    return not choosing.done and choosing.left > 0 and bool(_open(state, choosing))


class ChoosingOrder(msgspec.Struct):
    """An order out of a list for a Marine who has none; or none at all."""

    seat: AtSeat
    marine: AtFigure
    among: Names


@procedure("choosing_order", remembers=ChoosingOrder)
def choosing_order() -> list[Step | StopIf]:
    return [
        ask(
            "D04-ORD-01",
            choice(PlaceOrder, among=orders, why_not=why_not_order, do=place_order),
            always(NoMore, do=no_order),
            seat=its_seat,
            name="choose_order",
        )
    ]


def orders(state: DoomState, choosing: ChoosingOrder, seat: SeatId) -> Iterator[PlaceOrder]:
    for order in choosing.among:
        action = PlaceOrder(seat, order)
        if why_not_order(state, choosing, action) is None:
            yield action


def why_not_order(state: DoomState, choosing: ChoosingOrder, action: PlaceOrder) -> Refusal | None:
    marine = state.table.marines[choosing.marine]
    if action.order not in choosing.among:
        return refuse("D04-ORD-01", "not_among", orders=tuple(choosing.among))
    if marine.order:
        return refuse("D04-ORD-03", "still_there", figure=marine.id, order=marine.order)
    return None


def place_order(state: DoomState, choosing: ChoosingOrder, action: PlaceOrder) -> None:
    changes.place_order(state, state.table.marines[choosing.marine], action.order)


def no_order(state: DoomState, choosing: ChoosingOrder, action: NoMore) -> None:
    """A skill is never forced."""


class ChoosingSpace(msgspec.Struct):
    """A space out of a named group."""

    seat: AtSeat
    group: Name


@procedure("choosing_space", remembers=ChoosingSpace)
def choosing_space() -> list[Step | StopIf]:
    return [
        ask(
            "D04-DP-16",
            offer(ChooseSpace, among=spaces, do=choose_space, rule="D04-EVT-02", because=not_of_the_group),
            seat=its_seat,
            must=False,
        )
    ]


def spaces(state: DoomState, choosing: ChoosingSpace, seat: SeatId) -> Iterator[ChooseSpace]:
    for space in SPACES[choosing.group](state, state.innermost(Resolving)):
        yield ChooseSpace(seat, Space(space))


def choose_space(state: DoomState, choosing: ChoosingSpace, action: ChooseSpace) -> None:
    state.innermost(Resolving).space = action.space


class ChoosingDoor(msgspec.Struct):
    """A door out of a named group."""

    seat: AtSeat
    group: Name


@procedure("choosing_door", remembers=ChoosingDoor)
def choosing_door() -> list[Step | StopIf]:
    return [
        ask(
            "D04-DP-16",
            offer(ChooseDoor, among=doors, do=choose_door, rule="D04-EVT-02", because=not_of_the_group),
            seat=its_seat,
            must=False,
        )
    ]


def doors(state: DoomState, choosing: ChoosingDoor, seat: SeatId) -> Iterator[ChooseDoor]:
    for door in DOORS[choosing.group](state, state.innermost(Resolving)):
        yield ChooseDoor(seat, DoorId(door))


def choose_door(state: DoomState, choosing: ChoosingDoor, action: ChooseDoor) -> None:
    state.innermost(Resolving).door = action.door
