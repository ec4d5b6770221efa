"""Watch: a free attack on whoever moves next to it.  Rules D04-ABL-36 to D04-ABL-41, D04-R-79, -80."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grimtable.games.doom2004.actions import Watch
from grimtable.games.doom2004.changes import covered
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.table import Invader, Marine
from grimtable.games.doom2004.topics.sides import seat_of
from grimtable.games.doom2004.topics.targets import adjacent_spaces, arms_of, why_not_attack_space
from grimtable.kernel import Refusal, Responder, SeatId, refuse
from grimtable.kernel.identity import FigureId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


def mover_of(state: DoomState) -> Marine | Invader:
    """Who has just come next to a watcher: the Marine whose turn it is, or a bot in its own (D4X-BOT-14)."""
    for frame in reversed(state.stack):
        memory = frame.memory
        if isinstance(memory, MarineTurn):
            return state.table.marines[memory.seat]
        if frame.procedure.id == "bot_turn":
            return state.table.invaders[memory.figure]
    raise AssertionError("nobody has moved")


def bites(state: DoomState, seat: SeatId, source: str, moment: str) -> Iterable[Watch]:
    action = Watch(seat, FigureId(source))
    return (action,) if why_not_watch(state, action, moment) is None else ()


def why_not_watch(state: DoomState, action: Watch, moment: str) -> Refusal | None:
    """Why a watcher gets no free attack now; None when it does.

    However often it has bitten (D04-ABL-38); it is an attack like any other, and needs what any attack needs
    (D04-R-80).
    """
    watcher = state.table.invaders.get(action.figure)
    if watcher is None or action.seat != seat_of(watcher):
        return refuse("D04-ABL-36", "no_watcher", seat=action.seat, figure=action.figure)
    if moment != "came_adjacent" or not state.game.invaders[watcher.kind].abilities.watch:
        return refuse("D04-ABL-41", "nobody", figure=action.figure)
    mover = mover_of(state)
    if not adjacent_spaces(state, covered(state, watcher)) >> mover.space & 1:
        return refuse("D04-ABL-39", "not_next_to", mover=mover.id, figure=action.figure)
    return why_not_attack_space(state, watcher, arms_of(state, watcher, ""), mover.space)


def bite(state: DoomState, action: Watch) -> None:
    """D04-ABL-37, D04-ABL-40: at once, besides its activation."""
    mover = mover_of(state)
    state.begin("attack", Attack(action.figure, "", mover.space, kind="watch"))


WATCH_RESPONDER = Responder(
    kind="watch",
    actions=(Watch,),
    among=bites,
    source_of=lambda action: action.figure,
    why_not=why_not_watch,
    do=bite,
)
