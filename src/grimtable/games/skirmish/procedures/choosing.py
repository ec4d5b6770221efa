"""Choosing: a card or a spawning asks for a figure, a space or an area.  Rules SKI-CRD-06, SKI-SPN-01."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.skirmish.actions import ChooseArea, ChooseFigure, ChooseSpace, Decline
from grimtable.games.skirmish.changes import look_at_find, move_figure, place_figure
from grimtable.games.skirmish.procedures.playing import Playing
from grimtable.games.skirmish.table import KEEPER
from grimtable.games.skirmish.topics.choices import FIGURES, spawn_spaces
from grimtable.games.skirmish.topics.movement import steps_from, why_not_stand
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
)
from grimtable.kernel.bounds import AtFigure, AtSeat, Name

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState


class ChoosingFigure(msgspec.Struct):
    """A card wants a figure out of a named group."""

    seat: AtSeat
    among: Name


@procedure("choosing_figure", remembers=ChoosingFigure)
def choosing_figure() -> list[Step | StopIf]:
    return [
        ask(
            "SKI-CRD-06",
            offer(ChooseFigure, among=figures, do=choose_figure, rule="SKI-CRD-06", because=not_of_the_group),
            seat=its_seat,
            must=False,
        )
    ]


def figures(state: SkirmishState, choosing: ChoosingFigure, seat: SeatId) -> Iterator[ChooseFigure]:
    for figure in FIGURES[choosing.among](state, seat):
        yield ChooseFigure(seat, figure.id)


def not_of_the_group(state: SkirmishState, choosing: ChoosingFigure, action: ChooseFigure) -> Refusal:
    """What the card asked for instead."""
    return refuse("SKI-CRD-06", "not_among", figure=action.figure, group=choosing.among)


def choose_figure(state: SkirmishState, choosing: ChoosingFigure, action: ChooseFigure) -> None:
    state.innermost(Playing).target = action.figure


class Displacing(msgspec.Struct):
    """A figure may move one space outside its activation."""

    seat: AtSeat
    figure: AtFigure


@procedure("displacing", remembers=Displacing)
def displacing() -> list[Step | StopIf]:
    return [
        ask(
            "SKI-CRD-06",
            choice(ChooseSpace, among=nearby_spaces, why_not=why_not_nearby, do=displace),
            seat=its_seat,
            must=False,
        )
    ]


def nearby_spaces(state: SkirmishState, displacing: Displacing, seat: SeatId) -> Iterator[ChooseSpace]:
    for space in steps_from(state, state.table.figures[displacing.figure]):
        yield ChooseSpace(seat, space)


def why_not_nearby(state: SkirmishState, displacing: Displacing, action: ChooseSpace) -> Refusal | None:
    return why_not_stand(state, state.table.figures[displacing.figure], action.space)


def displace(state: SkirmishState, displacing: Displacing, action: ChooseSpace) -> None:
    move_figure(state, state.table.figures[displacing.figure], action.space)


class LookingIn(msgspec.Struct):
    """A seat may look at the find of one hidden area."""

    seat: AtSeat


@procedure("looking_in", remembers=LookingIn)
def looking_in() -> list[Step | StopIf]:
    return [
        ask(
            "SKI-FOG-06",
            choice(ChooseArea, among=unknown_areas, why_not=why_not_area, do=look_in),
            seat=its_seat,
            must=False,
        )
    ]


def unknown_areas(state: SkirmishState, looking: LookingIn, seat: SeatId) -> Iterator[ChooseArea]:
    for area in state.table.areas:
        action = ChooseArea(seat, area)
        if why_not_area(state, looking, action) is None:
            yield action


def why_not_area(state: SkirmishState, looking: LookingIn, action: ChooseArea) -> Refusal | None:
    area = state.table.areas.get(action.area)
    if area is None or area.revealed:
        return refuse("SKI-FOG-06", "not_hidden", area=action.area)
    if looking.seat in area.known_to:
        return refuse("SKI-FOG-06", "known", seat=looking.seat, area=action.area)
    return None


def look_in(state: SkirmishState, looking: LookingIn, action: ChooseArea) -> None:
    look_at_find(state, looking.seat, action.area)


class Spawning(msgspec.Struct):
    """The keeper may bring a figure of this kind."""

    kind: Name


@procedure("spawning", remembers=Spawning)
def spawning() -> list[Step | StopIf]:
    return [
        ask(
            "SKI-SPN-01",
            choice(ChooseSpace, among=portal_spaces, why_not=why_not_portal_space, do=spawn),
            always(Decline, do=decline),
            seat=keeper,
            when=can_spawn,
        )
    ]


def keeper(state: SkirmishState, spawning: Spawning) -> SeatId:
    return SeatId(KEEPER)


def can_spawn(state: SkirmishState, spawning: Spawning) -> bool:
    return state.table.supply[spawning.kind] > 0 and bool(spawn_spaces(state, _side(state, spawning)))


def _side(state: SkirmishState, spawning: Spawning) -> int:
    return state.game.kinds[spawning.kind].side


def portal_spaces(state: SkirmishState, spawning: Spawning, seat: SeatId) -> Iterator[ChooseSpace]:
    for space in spawn_spaces(state, _side(state, spawning)):
        yield ChooseSpace(seat, space)


def why_not_portal_space(state: SkirmishState, spawning: Spawning, action: ChooseSpace) -> Refusal | None:
    if action.space not in spawn_spaces(state, _side(state, spawning)):
        name = state.field.board.name(action.space)
        return refuse("SKI-SPN-01", "not_at_a_portal", space=name)
    return None


def spawn(state: SkirmishState, spawning: Spawning, action: ChooseSpace) -> None:
    place_figure(state, spawning.kind, KEEPER, action.space)


def decline(state: SkirmishState, spawning: Spawning, action: Decline) -> None:
    """SKI-SPN-02: spawning is a permission."""
