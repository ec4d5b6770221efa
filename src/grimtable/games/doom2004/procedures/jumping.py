"""Jumping into the unknown: the pad's area is revealed, then the Marine is there.  D04-TEL-05, D04-R-81."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.procedures.deaths import check_victory, telefrag
from grimtable.games.doom2004.procedures.discovery import Discovering
from grimtable.games.doom2004.procedures.jets import gets_out
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.kernel import Step, StopIf, call, do, procedure
from grimtable.kernel.bounds import AtFigure, Spot

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


class Jumping(msgspec.Struct):
    """A Marine on his way to a pad nobody has seen."""

    marine: AtFigure
    pad: Spot


@procedure("jumping", remembers=Jumping)
def jumping() -> list[Step | StopIf]:
    return [
        call("D04-TEL-05", "discovering", remembering=its_area),
        do("D04-TEL-11", arrive),
    ]


def its_area(state: DoomState, jumping: Jumping) -> Discovering:
    return Discovering(state.field.scene.area_of(jumping.pad), jumping.marine)


def arrive(state: DoomState, jumping: Jumping) -> None:
    """D04-TEL-11, D04-TEL-12: whatever invader stands there is killed."""
    marine = state.table.marines[jumping.marine]
    if marine.space < 0 or (state.field.lit and not gets_out(state, marine, 1 << jumping.pad)):
        return
    telefrag(state, jumping.pad, marine.id)
    before = marine.space
    changes.move_marine(state, marine, jumping.pad)
    turn = state.innermost(MarineTurn)
    turn.moved = turn.entered = True
    turn.stayed = False
    turn.last_empty = jumping.pad
    if state.journal is not None:
        state.emit(events.MarineTeleported(marine.id, before, jumping.pad))
    check_victory(state)
