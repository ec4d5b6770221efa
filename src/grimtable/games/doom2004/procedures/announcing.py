"""Announcing the action, with adrenaline or without.  D04-MAR-01 to D04-MAR-12, D04-EQP-16 to D04-EQP-18."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grimtable.games.doom2004 import events
from grimtable.games.doom2004.actions import Announce, AnnounceBoosted
from grimtable.games.doom2004.changes import skill
from grimtable.kernel import Refusal, SeatId, refuse

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.marine_turn import MarineTurn

MOVEMENT = {"sprint": 8, "attack": 0, "advance": 4, "ready": 4}  #: D04-C-33
ATTACKS = {"sprint": 0, "attack": 2, "advance": 1, "ready": 1}
ADRENALINE = 4  #: D04-EQP-16


def announcements(state: DoomState, turn: MarineTurn, seat: SeatId) -> Iterable[Announce]:
    return [Announce(seat, action) for action in MOVEMENT]


def why_not_announce(state: DoomState, turn: MarineTurn, action: Announce) -> Refusal | None:
    if action.action not in MOVEMENT:
        return refuse("D04-MAR-01", "no_action", action=action.action)
    return None


def announce(state: DoomState, turn: MarineTurn, action: Announce) -> None:
    _begin_action(state, turn, action.action, 0)


def boosts(state: DoomState, turn: MarineTurn, seat: SeatId) -> Iterable[AnnounceBoosted]:
    """D04-R-33, D04-R-35: any number of adrenaline tokens with the action; the MP mix freely with attacks.

    D04-EQP-17: one picked up in this turn has to wait, since tokens are taken after the announcement.
    """
    tokens = state.table.marines[turn.seat].adrenaline
    return [AnnounceBoosted(seat, action, n) for n in range(1, tokens + 1) for action in MOVEMENT]


def why_not_boost(state: DoomState, turn: MarineTurn, action: AnnounceBoosted) -> Refusal | None:
    if action.action not in MOVEMENT:
        return refuse("D04-MAR-01", "no_action", action=action.action)
    tokens = state.table.marines[turn.seat].adrenaline
    if not 1 <= action.adrenaline <= tokens:
        return refuse("D04-EQP-16", "too_much", figure=turn.seat, tokens=tokens)
    return None


def boost(state: DoomState, turn: MarineTurn, action: AnnounceBoosted) -> None:
    marine = state.table.marines[turn.seat]
    marine.adrenaline -= action.adrenaline
    state.field.mode.use_up(state, marine, "adrenaline", action.adrenaline)
    _begin_action(state, turn, action.action, action.adrenaline)


def _begin_action(state: DoomState, turn: MarineTurn, action: str, adrenaline: int) -> None:
    """D04-MAR-03 to D04-MAR-12, D04-MOV-01, D04-EQP-18, D04-R-34: what the action gives."""
    marine = state.table.marines[turn.seat]
    turn.action = action
    turn.boost = ADRENALINE * adrenaline
    turn.points = MOVEMENT[action] + turn.boost
    turn.attacks = ATTACKS[action]
    if action == "sprint":
        turn.points += skill(state, marine.id, "sprint_points")
    elif action == "advance":
        turn.points += skill(state, marine.id, "advance_points")
    elif action == "attack":
        turn.points += skill(state, marine.id, "attack_points")
        turn.attacks += skill(state, marine.id, "extra_attack")
    turn.ready = action == "ready" and not skill(state, marine.id, "tactician")
    turn.order_left = action == "ready"
    turn.was_on = turn.last_empty = marine.space
    turn.points = max(
        0, turn.points + (state.lasting.total("points", marine.id) if state.lasting.by_name else 0)
    )
    if state.journal is not None:
        state.emit(events.ActionAnnounced(marine.id, action, adrenaline))
