"""Displacing: a large figure has stopped on small ones.  Rules D16-BIG-12 to D16-BIG-16."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2016 import changes
from grimtable.games.doom2016.actions import ChooseFigure, ChooseSpace
from grimtable.games.doom2016.table import MARINE
from grimtable.games.doom2016.topics.movement import nearest
from grimtable.grid import bits
from grimtable.kernel import Refusal, SeatId, Step, StopIf, ask, do, offer, procedure, refuse, repeat_if
from grimtable.kernel.bounds import AtFigure
from grimtable.kernel.identity import NO_FIGURE, FigureId

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.table import Figure


class Displacing(msgspec.Struct):
    """What is remembered: the large figure, and the small one that is placed next."""

    figure: AtFigure
    next: AtFigure = NO_FIGURE


@procedure("displacing", remembers=Displacing)
def displacing() -> list[Step | StopIf]:
    return [
        do("D16-BIG-16", take_next, when=any_below),
        ask(
            "D16-BIG-16",
            offer(ChooseFigure, among=candidates, do=choose_figure, rule="D16-BIG-16", because=not_below),
            seat=who_orders,
            when=has_to_choose_figure,
            name="whom",
        ),
        do("D16-BIG-13", displace_alone, when=has_one_space),
        ask(
            "D16-BIG-15",
            offer(ChooseSpace, among=spaces, do=choose_space, rule="D16-BIG-14", because=not_nearest),
            seat=whose,
            when=has_to_choose_space,
            name="where",
        ),
        repeat_if("D16-BIG-16", any_below, back_to="take_next"),
    ]


def below(state: DoomState, displacing: Displacing) -> list[Figure]:
    """The small figures to displace next: demons first, then marines."""
    field = state.field
    here = field.where.get(displacing.figure, 0) & field.shared
    if not here:
        return []
    # In the order of the table, which is saved; the field's order is that in which figures moved.
    found = [
        figure
        for figure in state.table.figures.values()
        if figure.id != displacing.figure
        and field.where[figure.id] & here
        and nearest(state, figure, field.where[figure.id])
    ]
    demons = [figure for figure in found if figure.kind != MARINE]
    return demons or sorted(found, key=lambda figure: figure.id)


def any_below(state: DoomState, displacing: Displacing) -> bool:
    return bool(below(state, displacing))


def take_next(state: DoomState, displacing: Displacing) -> None:
    found = below(state, displacing)
    displacing.next = found[0].id if len(found) == 1 else NO_FIGURE


def has_to_choose_figure(state: DoomState, displacing: Displacing) -> bool:
    return displacing.next == NO_FIGURE and any_below(state, displacing)


def who_orders(state: DoomState, displacing: Displacing) -> SeatId:
    """D16-R-69: the Invader for demons, the first of the marines concerned for marines."""
    return SeatId(below(state, displacing)[0].seat)


def candidates(state: DoomState, displacing: Displacing, seat: SeatId) -> Iterable[ChooseFigure]:
    return [ChooseFigure(seat, figure.id) for figure in below(state, displacing)]


def not_below(state: DoomState, displacing: Displacing, action: ChooseFigure) -> Refusal:
    return refuse("D16-BIG-16", "not_displaced", figure=action.figure)


def choose_figure(state: DoomState, displacing: Displacing, action: ChooseFigure) -> None:
    displacing.next = action.figure


def _spaces(state: DoomState, displacing: Displacing) -> int:
    figure = state.table.figures.get(displacing.next)
    return 0 if figure is None else nearest(state, figure, 1 << figure.space)


def has_one_space(state: DoomState, displacing: Displacing) -> bool:
    return _spaces(state, displacing).bit_count() == 1


def displace_alone(state: DoomState, displacing: Displacing) -> None:
    _displace(state, displacing, _spaces(state, displacing).bit_length() - 1)


def _displace(state: DoomState, displacing: Displacing, space: int) -> None:
    figure = state.table.figures[displacing.next]
    displacing.next = FigureId(NO_FIGURE)
    changes.displace(state, figure, space)


def has_to_choose_space(state: DoomState, displacing: Displacing) -> bool:
    return displacing.next != NO_FIGURE


def whose(state: DoomState, displacing: Displacing) -> SeatId:
    return SeatId(state.table.figures[displacing.next].seat)


def spaces(state: DoomState, displacing: Displacing, seat: SeatId) -> Iterable[ChooseSpace]:
    return [ChooseSpace(seat, space) for space in bits(_spaces(state, displacing))]


def not_nearest(state: DoomState, displacing: Displacing, action: ChooseSpace) -> Refusal:
    return refuse(
        "D16-BIG-14", "not_nearest", figure=displacing.next, space=state.field.board.name(action.space)
    )


def choose_space(state: DoomState, displacing: Displacing, action: ChooseSpace) -> None:
    _displace(state, displacing, action.space)
