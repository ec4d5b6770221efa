"""The invader pool is fixed before play.  D4X-SET-06 to D4X-SET-12, rulings D4X-R-03, -04, -10."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004 import changes
from grimtable.games.doom2004.actions import FixPool, SwapEverything, SwapFigures, SwapHalf, SwapKind
from grimtable.games.doom2004.table import INVADER
from grimtable.games.doom2004.topics.pool import colours_of, half, stand_ins, swappable
from grimtable.kernel import (
    Refusal,
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    choice,
    procedure,
    refuse,
    repeat_if,
)

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


class Pooling(msgspec.Struct):
    """Whether the pool is fixed."""

    fixed: bool = False


@procedure("choosing_pool", remembers=Pooling)
def choosing_pool() -> list[Step | StopIf]:
    return [
        ask(
            "D4X-SET-09",
            always(FixPool, do=fix_pool),
            always(SwapHalf, do=swap_half),
            always(SwapEverything, do=swap_everything),
            choice(SwapKind, among=kinds_to_swap, why_not=why_not_kind, do=swap_kind),
            choice(SwapFigures, among=figures_to_swap, why_not=why_not_figures, do=swap_figures),
            seat=invader_seat,
            name="swap",
        ),
        repeat_if("D4X-SET-09", is_open, back_to="swap"),
    ]


def invader_seat(state: DoomState, pooling: Pooling) -> SeatId:
    return INVADER


def is_open(state: DoomState, pooling: Pooling) -> bool:
    return not pooling.fixed


def fix_pool(state: DoomState, pooling: Pooling, action: FixPool) -> None:
    """D4X-SET-06, D4X-SET-12: what is not swapped stays; with nothing swapped, the base figures alone."""
    pooling.fixed = True
    changes.fix_pool(state)


def swap_half(state: DoomState, pooling: Pooling, action: SwapHalf) -> None:
    """One click for both species of each group: half of what could be swapped, at least one."""
    for kind in stand_ins(state.game):
        for colour in colours_of(state.table):
            number = half(state.game, state.table, kind, colour)
            if number:
                changes.swap_figures(state, kind, colour, number)
    fix_pool(state, pooling, FixPool(action.seat))


def swap_everything(state: DoomState, pooling: Pooling, action: SwapEverything) -> None:
    """One click for all the new figures there are."""
    for kind in stand_ins(state.game):
        _swap_all_of(state, kind)
    fix_pool(state, pooling, FixPool(action.seat))


def _swap_all_of(state: DoomState, kind: str) -> None:
    for colour in colours_of(state.table):
        number = swappable(state.game, state.table, kind, colour)
        if number:
            changes.swap_figures(state, kind, colour, number)


def kinds_to_swap(state: DoomState, pooling: Pooling, seat: SeatId) -> Iterator[SwapKind]:
    for kind in stand_ins(state.game):
        action = SwapKind(seat, kind)
        if why_not_kind(state, pooling, action) is None:
            yield action


def why_not_kind(state: DoomState, pooling: Pooling, action: SwapKind) -> Refusal | None:
    if action.kind not in stand_ins(state.game):
        return refuse("D4X-EQV-06", "no_pair", kind=action.kind)
    if not any(swappable(state.game, state.table, action.kind, colour) for colour in colours_of(state.table)):
        return refuse("D4X-SET-10", "none_left", kind=action.kind)
    return None


def swap_kind(state: DoomState, pooling: Pooling, action: SwapKind) -> None:
    """All figures of one species, in every colour that plays."""
    _swap_all_of(state, action.kind)


def figures_to_swap(state: DoomState, pooling: Pooling, seat: SeatId) -> Iterator[SwapFigures]:
    for kind in stand_ins(state.game):
        for colour in colours_of(state.table):
            for number in range(1, swappable(state.game, state.table, kind, colour) + 1):
                yield SwapFigures(seat, number, colour, kind)


def why_not_figures(state: DoomState, pooling: Pooling, action: SwapFigures) -> Refusal | None:
    """D4X-SET-08 to D4X-SET-10: one for one, of a colour that plays, as many as there are."""
    if action.kind not in stand_ins(state.game):
        return refuse("D4X-EQV-06", "no_pair", kind=action.kind)
    if action.colour not in colours_of(state.table):
        return refuse("D4X-SET-08", "boxed", colour=action.colour)
    left = swappable(state.game, state.table, action.kind, action.colour)
    if not 1 <= action.number <= left:
        return refuse("D4X-SET-10", "too_many", kind=action.kind, left=left)
    return None


def swap_figures(state: DoomState, pooling: Pooling, action: SwapFigures) -> None:
    changes.swap_figures(state, action.kind, action.colour, action.number)
