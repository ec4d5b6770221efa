"""Jumping into the unknown: the pad's area is revealed, then the Marine is there.  D04-TEL-05, D04-R-81."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.procedures.activation import Activation
from grimtable.games.doom2004.procedures.deaths import check_victory, telefrag
from grimtable.games.doom2004.procedures.discovery import Discovering
from grimtable.games.doom2004.procedures.hazards import get_in, gets_out, note_way
from grimtable.games.doom2004.table import Marine
from grimtable.games.doom2004.topics.line_of_sight import figure_of
from grimtable.games.doom2004.topics.sides import seat_of
from grimtable.grid import single
from grimtable.kernel import Step, StopIf, call, do, procedure
from grimtable.kernel.bounds import AtFigure, Spot

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


class Jumping(msgspec.Struct):
    """A Marine, or a bot, on the way to a pad nobody has seen."""

    marine: AtFigure
    pad: Spot


@procedure("jumping", remembers=Jumping)
def jumping() -> list[Step | StopIf]:
    return [
        call("D04-TEL-05", "discovering", remembering=its_area),
        do("D04-TEL-11", arrive),
    ]


def its_area(state: DoomState, jumping: Jumping) -> Discovering:
    figure = figure_of(state, jumping.marine)
    finder = jumping.marine if figure is None else seat_of(figure)
    return Discovering(state.field.scene.area_of(jumping.pad), finder)


def arrive(state: DoomState, jumping: Jumping) -> None:
    """D04-TEL-11, D04-TEL-12: whatever invader stands there is killed."""
    figure = figure_of(state, jumping.marine)
    if figure is None or figure.space < 0:
        return
    if state.field.burning and not gets_out(state, figure, 1 << jumping.pad):
        return
    telefrag(state, jumping.pad, figure.id)
    before = figure.space
    changes.move(state, figure, single(jumping.pad))
    if isinstance(figure, Marine):
        from grimtable.games.doom2004.procedures.marine_turn import MarineTurn

        turn = state.innermost(MarineTurn)
        turn.moved = turn.entered = True
        turn.stayed = False
        turn.last_empty = jumping.pad
    else:
        activation = state.innermost(Activation)
        activation.moved = True
        note_way(state, activation, 1 << before, 1 << jumping.pad)
        activation.last_empty = jumping.pad
        if state.field.lit:
            get_in(state, figure, 1 << before)
    if state.journal is not None:
        state.emit(events.MarineTeleported(figure.id, before, jumping.pad))
    check_victory(state)
