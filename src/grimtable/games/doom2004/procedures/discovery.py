"""Discovery: what a Marine sees is revealed at once.  Chapter EXP, rulings D04-R-10, -29, -89."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004 import changes
from grimtable.games.doom2004.actions import Forgo, Recycle, Send
from grimtable.games.doom2004.field import base_at
from grimtable.games.doom2004.procedures.answering import all_seats, invader_seat
from grimtable.games.doom2004.procedures.resolving import Resolving
from grimtable.games.doom2004.table import INVADER
from grimtable.games.doom2004.topics.line_of_sight import areas_in_sight
from grimtable.games.doom2004.topics.pool import is_left, species
from grimtable.games.doom2004.topics.sides import figures_of, seat_of
from grimtable.kernel import (
    Refusal,
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    choice,
    do,
    procedure,
    refuse,
    repeat_if,
    window,
)
from grimtable.kernel.bounds import Name, Names, Spots
from grimtable.kernel.identity import FigureId, Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


class Discovering(msgspec.Struct):
    """An area being laid out: which of its invaders still wait for a figure."""

    area: Name
    finder: Name = ""
    waiting: Spots = ()  #: marked spaces whose invader has no figure yet
    placed: Names = ()
    kind: Name = ""  #: the species that is chosen for the next of them (D4X-DP-36)
    acted: bool = False  #: the figure just recycled has been activated in this step 3 (D04-R-10)


@procedure("discovering", remembers=Discovering)
def discovering() -> list[Step | StopIf]:
    return [
        do("D04-EXP-02", lay_out),
        ask(
            "D4X-EQV-08",
            choice(Send, among=sendable, why_not=why_not_send, do=send),
            seat=invader_seat,
            when=has_choice,
            name="species",
        ),
        ask(
            "D04-EXP-06",
            choice(Recycle, among=recyclable, why_not=why_not_recycle, do=recycle),
            always(Forgo, do=forgo),
            seat=invader_seat,
            when=needs_figure,
            name="recycle",
        ),
        do("D04-EXP-02", place_waiting, when=can_place),
        repeat_if("D04-EXP-06", is_waiting, back_to="species"),
        do("D04-EXP-03", read_aloud),
        window("D04-TIM-01", "area_discovered", seats=all_seats),
        # Then the game goes on exactly where it stopped (D04-EXP-04), new figures and all (D04-EXP-11).
        do("D04-EXP-10", discover_more),
    ]


def discover_all(state: DoomState) -> None:
    """D04-EXP-01: discover the first undiscovered area that any Marine sees; that looks further."""
    if not state.field.outlook():
        return
    for figure in figures_of(state, state.field.mode.explorers):
        for area in areas_in_sight(state, figure):
            state.begin("discovering", Discovering(area, FigureId(seat_of(figure))))
            return


def discover_more(state: DoomState, discovering: Discovering) -> None:
    """D04-EXP-10: the new part may show a further one."""
    discover_all(state)


def lay_out(state: DoomState, discovering: Discovering) -> None:
    """The area's spaces, tokens and features; then its invaders one by one."""
    if discovering.area in state.table.areas:
        # Two things at once have shown the same area: it is laid out once.
        state.leave("discovering")
        return
    changes.lay_out_area(state, discovering.area)
    table = state.table
    discovering.waiting = tuple(
        Space(space)
        for space, mark in state.field.scene.marks.items()
        if mark.area == discovering.area and mark.invader and (not mark.colour or table.plays(mark.colour))
    )


def is_waiting(state: DoomState, discovering: Discovering) -> bool:
    return bool(discovering.waiting)


def next_kind(state: DoomState, discovering: Discovering) -> str:
    """The species that was chosen, or the only one that can come; else the one that is printed."""
    printed = state.field.scene.marks[discovering.waiting[0]].invader
    if discovering.kind or printed not in state.game.groups:
        return discovering.kind or printed
    possible = _species(state, discovering)
    return possible[0] if possible else printed


def _species(state: DoomState, discovering: Discovering) -> list[str]:
    """D4X-EQV-07, D4X-EQV-08, D4X-R-12, D4X-R-13: those of the printed colour that have a figure for it."""
    mark = state.field.scene.marks[discovering.waiting[0]]
    return [
        kind
        for kind in species(state, mark.invader, mark.colour)
        if state.table.supply[kind] > 0 or _candidates(state, discovering, kind)
    ]


def has_choice(state: DoomState, discovering: Discovering) -> bool:
    if not discovering.waiting or not state.game.groups:
        return False
    return len(_species(state, discovering)) > 1


def sendable(state: DoomState, discovering: Discovering, seat: SeatId) -> Iterator[Send]:
    for kind in _species(state, discovering):
        yield Send(seat, kind)


def why_not_send(state: DoomState, discovering: Discovering, action: Send) -> Refusal | None:
    if action.kind not in _species(state, discovering):
        printed = state.field.scene.marks[discovering.waiting[0]].invader
        return refuse("D4X-EQV-07", "not_for_it", kind=action.kind, called=printed)
    return None


def send(state: DoomState, discovering: Discovering, action: Send) -> None:
    discovering.kind = action.kind


def needs_figure(state: DoomState, discovering: Discovering) -> bool:
    """D04-EXP-06, D04-INV-17: no figure of the kind is free, but one on the board could be used again."""
    if not discovering.waiting:
        return False
    kind = next_kind(state, discovering)
    return state.table.supply[kind] <= 0 and bool(_candidates(state, discovering, kind))


def _candidates(state: DoomState, discovering: Discovering, kind: str) -> list[str]:
    return [
        invader.id
        for invader in state.table.invaders.values()
        if invader.kind == kind and invader.seat == INVADER and invader.id not in discovering.placed
    ]


def recyclable(state: DoomState, discovering: Discovering, seat: SeatId) -> Iterator[Recycle]:
    for id in _candidates(state, discovering, next_kind(state, discovering)):
        yield Recycle(seat, FigureId(id))


def why_not_recycle(state: DoomState, discovering: Discovering, action: Recycle) -> Refusal | None:
    if action.figure not in _candidates(state, discovering, next_kind(state, discovering)):
        return refuse("D04-R-10", "not_for_area", figure=action.figure)
    return None


def recycle(state: DoomState, discovering: Discovering, action: Recycle) -> None:
    invader = state.table.invaders[action.figure]
    discovering.acted = invader.activated and state.table.active == INVADER
    changes.recycle_invader(state, invader)


def can_place(state: DoomState, discovering: Discovering) -> bool:
    """The next invader has a figure, or can get none; if one could be recycled the Invader is asked first."""
    return is_waiting(state, discovering) and not needs_figure(state, discovering)


def forgo(state: DoomState, discovering: Discovering, action: Forgo) -> None:
    """D04-EXP-06: that invader is left out."""
    discovering.waiting = discovering.waiting[1:]
    discovering.kind = ""


def place_waiting(state: DoomState, discovering: Discovering) -> None:
    """D04-EXP-09: where the scenario puts it, also in full view."""
    space = discovering.waiting[0]
    kind = next_kind(state, discovering)
    discovering.waiting = discovering.waiting[1:]
    discovering.kind = ""
    mark = state.field.scene.marks[space]
    if not is_left(state, kind):
        return
    size = state.game.invaders[kind].size
    wide = mark.wide and size == "1x2"
    field = state.field
    there = base_at(field, space, size, wide=wide)
    if there.mask & (field.occupied | field.obstacles) or there.mask & ~field.known:
        return
    placed = changes.place_invader(state, kind, space, wide=wide)
    placed.activated, discovering.acted = discovering.acted, False
    discovering.placed = (*discovering.placed, placed.id)


def read_aloud(state: DoomState, discovering: Discovering) -> None:
    """D04-EXP-03, D4X-SCN-05: the text was told with the event; what the scenario prescribes happens."""
    if state.game.calls(state.setup, "area", discovering.area, ""):
        state.begin("resolving", Resolving(INVADER, "area", discovering.area, discovering.finder))
