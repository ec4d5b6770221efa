"""Watching: a figure strikes an enemy that steps next to it.  Rules SKI-WAT-01 to SKI-WAT-03."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grimtable.games.skirmish.actions import Watch
from grimtable.games.skirmish.procedures.activation import Activation
from grimtable.games.skirmish.procedures.attack import Attack
from grimtable.games.skirmish.topics.movement import is_next_to
from grimtable.games.skirmish.topics.targets import why_not_target
from grimtable.kernel import Refusal, Responder, SeatId, refuse
from grimtable.kernel.identity import FigureId

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState


def strikes(state: SkirmishState, seat: SeatId, source: str, moment: str) -> Iterable[Watch]:
    """The watcher's blow, when the mover stands next to it."""
    figures = state.table.figures
    if not is_next_to(state, figures[source], figures[state.innermost(Activation).figure]):
        return ()
    action = Watch(seat, FigureId(source))
    return (action,) if why_not_strike(state, action, moment) is None else ()


def why_not_strike(state: SkirmishState, action: Watch, moment: str) -> Refusal | None:
    """Why a figure may not strike now; None when it may."""
    watcher = state.table.figures.get(action.figure)
    if watcher is None or watcher.seat != action.seat:
        return refuse("SKI-WAT-02", "not_there", seat=action.seat, figure=action.figure)
    if moment != "figure.came_near" or not state.game.kinds[watcher.kind].watch:
        return refuse("SKI-WAT-02", "no_watch", figure=action.figure)
    mover = state.table.figures[state.innermost(Activation).figure]
    if not is_next_to(state, watcher, mover):
        return refuse("SKI-WAT-01", "not_near", mover=mover.id, figure=action.figure)
    return why_not_target(state, watcher, mover)


def strike(state: SkirmishState, action: Watch) -> None:
    """SKI-WAT-03: the watcher attacks at once, in the middle of the other side's turn."""
    mover = state.innermost(Activation).figure
    state.begin("attack", Attack(action.figure, mover))


WATCH_RESPONDER = Responder(
    kind="watch",
    actions=(Watch,),
    among=strikes,
    source_of=lambda action: action.figure,
    why_not=why_not_strike,
    do=strike,
)
