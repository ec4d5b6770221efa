"""Breathing: what a Marine pays who ends his turn without air.  Chapter AIR, rulings D4X-R-15, -16, -23.

Bots need none (D4X-R-17).

Invaders (D4X-AIR-07) and whoever merely crosses such a space (D4X-AIR-06) are not asked.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.actions import HoldBreath, PayAir
from grimtable.games.doom2004.procedures.deaths import settle_wounds
from grimtable.games.doom2004.topics.hazards import without_air
from grimtable.kernel import Refusal, SeatId, refuse

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.marine_turn import MarineTurn


def has_no_air(state: DoomState, turn: MarineTurn) -> bool:
    """D4X-R-15, D4X-R-23: once, at the end of his own turn alone, also if he did not move."""
    airless = state.field.scene.airless
    return airless != 0 and _is_without(state, turn) and not _tanks(state, turn)


def may_pay(state: DoomState, turn: MarineTurn) -> bool:
    airless = state.field.scene.airless
    return airless != 0 and _is_without(state, turn) and bool(_tanks(state, turn))


def _is_without(state: DoomState, turn: MarineTurn) -> bool:
    return bool(state.field.scene.airless >> state.table.marines[turn.seat].space & 1)


def _tanks(state: DoomState, turn: MarineTurn) -> list[str]:
    marine = state.table.marines[turn.seat]
    return [token for token in state.game.breaths if marine.held(token)]


def suffocate(state: DoomState, turn: MarineTurn) -> None:
    """D4X-AIR-03, D4X-AIR-04, D4X-AIR-08: wounds, whatever the armor; they may frag him."""
    marine = state.table.marines[turn.seat]
    if state.journal is not None:
        state.emit(events.AirMissed(marine.id))
    changes.wound_marine(state, marine, without_air(state))
    settle_wounds(state, "")


def payments(state: DoomState, turn: MarineTurn, seat: SeatId) -> Iterable[PayAir]:
    return [PayAir(seat, token) for token in _tanks(state, turn)]


def why_not_pay(state: DoomState, turn: MarineTurn, action: PayAir) -> Refusal | None:
    if action.token not in state.game.breaths:
        return refuse("D4X-AIR-02", "no_air", token=action.token)
    if action.token not in _tanks(state, turn):
        return refuse("D4X-AIR-02", "no_tank", figure=turn.seat, token=action.token)
    return None


def pay(state: DoomState, turn: MarineTurn, action: PayAir) -> None:
    """D4X-AIR-05: it is used up, for this end of a turn alone."""
    marine = state.table.marines[turn.seat]
    marine.drop(action.token)
    state.field.mode.use_up(state, marine, action.token)
    if state.journal is not None:
        state.emit(events.AirPaid(marine.id, action.token, marine.held(action.token)))


def hold_breath(state: DoomState, turn: MarineTurn, action: HoldBreath) -> None:
    """D4X-R-16, D4X-DP-13: he may keep a tank that he has."""
    suffocate(state, turn)
