"""Orders in his own turn: they end, one is placed, Heal is used.  Chapter ORD, D04-MAR-10 to D04-MAR-12."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes
from grimtable.games.doom2004.actions import Heal, PlaceOrder
from grimtable.games.doom2004.changes import skill
from grimtable.games.doom2004.procedures.orders_out_of_turn import why_not_heal_marine
from grimtable.games.doom2004.table import ORDERS
from grimtable.kernel import Refusal, SeatId, refuse
from grimtable.kernel.identity import FigureId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.marine_turn import MarineTurn

TIMED_ORDERS = ("guard", "dodge", "heal")  #: they last until his next turn


def remove_timed_orders(state: DoomState, turn: MarineTurn) -> None:
    """D04-ORD-09, D04-ORD-17, D04-ORD-21, D04-ORD-27: Guard, Dodge and Heal end now, Aim stays."""
    marine = state.table.marines[turn.seat]
    if marine.order in TIMED_ORDERS:
        changes.remove_order(state, marine)


# --- placing --------------------------------------------------------------------------------------


def orders(state: DoomState, turn: MarineTurn, seat: SeatId) -> Iterable[PlaceOrder]:
    """D04-MAR-11: at any moment of a Ready turn."""
    if not turn.order_left or state.table.marines[turn.seat].order:
        return ()
    found = [PlaceOrder(seat, order) for order in ORDERS]
    return [action for action in found if why_not_order(state, turn, action) is None]


def why_not_order(state: DoomState, turn: MarineTurn, action: PlaceOrder) -> Refusal | None:
    marine = state.table.marines[turn.seat]
    if turn.action != "ready":
        return refuse("D04-MAR-12", "not_ready")  # Heal, too (D04-R-04)
    if not turn.order_left:
        return refuse("D04-MAR-10", "placed", figure=turn.seat)
    if action.order not in ORDERS:
        return refuse("D04-ORD-01", "no_order", order=action.order)
    if marine.order:
        return refuse("D04-ORD-03", "still_there", figure=turn.seat, order=marine.order)
    if action.order == "heal" and not skill(state, marine.id, "medic"):
        return refuse("D04-ORD-23", "no_medic")
    return None


def place_order(state: DoomState, turn: MarineTurn, action: PlaceOrder) -> None:
    """D04-MAR-11, D04-R-52: at any moment of the turn, and it may be used in it."""
    turn.order_left = False
    changes.place_order(state, state.table.marines[turn.seat], action.order)


# --- healing --------------------------------------------------------------------------------------


def healings(state: DoomState, turn: MarineTurn, seat: SeatId) -> Iterable[Heal]:
    if state.table.marines[turn.seat].order != "heal":
        return ()
    found = [Heal(seat, FigureId(marine)) for marine in state.table.marines]
    return [action for action in found if why_not_heal(state, turn, action) is None]


def why_not_heal(state: DoomState, turn: MarineTurn, action: Heal) -> Refusal | None:
    return why_not_heal_marine(state, action)


def heal(state: DoomState, turn: MarineTurn, action: Heal) -> None:
    changes.remove_order(state, state.table.marines[turn.seat])
    changes.heal_marine(state, state.table.marines[action.marine], 1)
