"""Knockback: the attacker pushes whom he has wounded.  D04-ABL-20 to D04-ABL-25, D04-R-76."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.actions import NoPush, Push
from grimtable.games.doom2004.procedures.discovery import discover_all
from grimtable.games.doom2004.procedures.hazards import be_pushed
from grimtable.games.doom2004.table import Marine
from grimtable.games.doom2004.topics.knockback import landings
from grimtable.games.doom2004.topics.line_of_sight import figure_of, ground
from grimtable.kernel import Refusal, SeatId, refuse

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.attack import Attack


def may_push(state: DoomState, attack: Attack) -> bool:
    """D04-ABL-20, D04-R-76: victims still on the board that can land somewhere."""
    while attack.pushing:
        figure = figure_of(state, attack.pushing[0])
        if figure is not None and figure.space >= 0 and landings(state, figure):
            return True
        attack.pushing = attack.pushing[1:]
    return False


def pushes(state: DoomState, attack: Attack, seat: SeatId) -> Iterator[Push]:
    figure = figure_of(state, attack.pushing[0])
    assert figure is not None
    for there in landings(state, figure):
        yield Push(seat, there.anchor)


def why_not_push(state: DoomState, attack: Attack, action: Push) -> Refusal | None:
    figure = figure_of(state, attack.pushing[0])
    assert figure is not None
    if all(there.anchor != action.space for there in landings(state, figure)):
        return refuse("D04-ABL-22", "no_landing", figure=figure.id, space=state.field.name(action.space))
    return None


def push(state: DoomState, attack: Attack, action: Push) -> None:
    """D04-ABL-21 to D04-ABL-24, D04-OBS-06, D4X-DP-12: three spaces at most; an obstacle wounds at once.

    D4X-R-110: it enters the space, but it has not moved itself: no encounter, no tokens.
    """
    figure = figure_of(state, attack.pushing[0])
    assert figure is not None
    attack.pushing = attack.pushing[1:]
    there = next(place for place in landings(state, figure) if place.anchor == action.space)
    before = figure.space
    covered_before = ground(state, figure)  # D04-R-62: a space that stays covered is not entered again
    changes.move(state, figure, there)
    if state.journal is not None:
        state.emit(events.FigurePushed(figure.id, before, there.anchor))
    be_pushed(state, figure, covered_before, attack.attacker)
    if isinstance(figure, Marine) and figure.space >= 0:
        state.field.mode.has_been_pushed(state, figure)
    discover_all(state)


def no_push(state: DoomState, attack: Attack, action: NoPush) -> None:
    attack.pushing = attack.pushing[1:]
