"""Spending a token at a moment: its owner gives it up, and it does what it says.  D4X-SCN-37, D4X-R-76."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.actions import SpendToken
from grimtable.games.doom2004.procedures.resolving import Resolving
from grimtable.kernel import Refusal, Responder, SeatId, refuse
from grimtable.kernel.window import Window

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


def spendable(state: DoomState, seat: SeatId, source: str, moment: str) -> Iterable[SpendToken]:
    action = SpendToken(seat, source.removeprefix(f"{seat}_"))
    return (action,) if why_not_spend(state, action, moment) is None else ()


def why_not_spend(state: DoomState, action: SpendToken, moment: str) -> Refusal | None:
    marine = state.table.marines.get(action.seat)
    if marine is None or not marine.held(action.token):
        return refuse("D4X-SCN-37", "no_token", seat=action.seat, token=action.token)
    for each in state.game.token(action.token).spend:
        if each.moment == moment:
            if each.if_.hold(state, _record(action.seat, action.token, moment)):
                return None
            return refuse("D4X-SCN-37", "token_condition", token=action.token)
    return refuse("D4X-SCN-37", "token_moment", token=action.token)


def _record(seat: SeatId, token: str, moment: str) -> Resolving:
    return Resolving(seat, "spend", token, seat, moment)


def spend(state: DoomState, action: SpendToken) -> None:
    """It leaves the game, and then does what it says, for whoever is rolling (D4X-SCN-37)."""
    marine = state.table.marines[action.seat]
    # At which of its moments: the one whose window is open.
    moment = state.innermost(Window).moment
    marine.drop(action.token)
    changes.settle_skills(state, marine, action.token)
    state.field.mode.use_up(state, marine, action.token)
    if state.journal is not None:
        state.emit(events.TokenSpent(marine.id, action.token))
    state.begin("resolving", _record(action.seat, action.token, moment))


SPEND_RESPONDER = Responder(
    kind="spend",
    actions=(SpendToken,),
    among=spendable,
    source_of=lambda action: f"{action.seat}_{action.token}",
    why_not=why_not_spend,
    do=spend,
)
