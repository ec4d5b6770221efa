"""Equipment: taking tokens from the floor, handing them over.  Chapter EQP, D04-R-24, D04-R-30, D04-R-32."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes
from grimtable.games.doom2004.actions import HandOver, Take
from grimtable.games.doom2004.procedures.deaths import check_victory
from grimtable.games.doom2004.procedures.gaining import has_most, take_token
from grimtable.games.doom2004.procedures.handing import Handing, was_refused
from grimtable.games.doom2004.procedures.moving import why_stranded
from grimtable.games.doom2004.table import AMMUNITION, Marine
from grimtable.games.doom2004.topics.sides import is_enemy
from grimtable.kernel import Refusal, SeatId, refuse

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.marine_turn import MarineTurn


# --- handing over ---------------------------------------------------------------------------------


def hand_overs(state: DoomState, turn: MarineTurn, seat: SeatId) -> Iterator[HandOver]:
    marine = state.table.marines[turn.seat]
    if turn.points <= 0 or turn.movement_ended or len(state.table.marines) == 1:
        return
    if why_stranded(state, turn, 1) is not None:
        return
    mode = state.field.mode
    held: list[str] | None = None  # looked for when somebody stands there
    for other in state.table.marines.values():
        if (
            other.id != marine.id
            and _is_beside(state, marine, other)
            and not is_enemy(state, marine.id, other.id)
        ):
            if held is None:
                held = _transferable(state, marine)
            for token in held:
                if was_refused(turn, token, other.id):
                    continue
                if not has_most(state, other, token) and mode.why_not_receive(state, other, token) is None:
                    yield HandOver(seat, token, other.id)


def _is_beside(state: DoomState, one: Marine, other: Marine) -> bool:
    """D04-R-24, D04-R-32: adjacent, or on a shared space."""
    if other.space < 0:
        return False
    return one.space == other.space or bool(state.field.passage.neighbours[one.space] >> other.space & 1)


def _transferable(state: DoomState, marine: Marine) -> list[str]:
    """D04-EQP-06: weapons, ammunition, and what else says so."""
    found = [*dict.fromkeys(marine.weapons), *(ammo for ammo in AMMUNITION if marine.ammo[ammo] > 0)]
    return [token for token in (*found, *marine.others()) if state.game.token(token).hand_over]


def why_not_hand_over(state: DoomState, turn: MarineTurn, action: HandOver) -> Refusal | None:
    marine = state.table.marines[turn.seat]
    if turn.movement_ended:
        return refuse("D04-R-88", "ended", figure=turn.seat)
    if turn.points <= 0:
        return refuse("D04-MOV-22", "handing_over")
    other = state.table.marines.get(action.marine)
    if other is None or other.id == marine.id or not _is_beside(state, marine, other):
        return refuse("D04-EQP-05", "not_beside", other=action.marine, figure=marine.id)
    if is_enemy(state, marine.id, other.id):
        return refuse("D4X-R-99", "enemy", figure=other.id)
    if not state.game.token(action.token).hand_over:
        return state.field.mode.not_to_hand_over(state, action.token)
    if action.token not in _transferable(state, marine):
        return refuse("D04-EQP-06", "none", figure=marine.id, token=action.token)
    if was_refused(turn, action.token, other.id):
        return refuse("D04-R-32", "refused", figure=other.id, token=action.token)
    if has_most(state, other, action.token):
        return refuse("D04-EQP-03", "enough", figure=other.id, token=action.token)
    return state.field.mode.why_not_receive(state, other, action.token) or why_stranded(state, turn, 1)


def hand_over(state: DoomState, turn: MarineTurn, action: HandOver) -> None:
    """D04-EQP-05, D04-MOV-19: one MP for each token; the receiver may refuse, and then none (D04-R-32)."""
    state.begin("handing", Handing(turn.seat, action.marine, action.token, owed=True))


# --- taking ---------------------------------------------------------------------------------------


def takings(state: DoomState, turn: MarineTurn, seat: SeatId) -> Iterable[Take]:
    marine = state.table.marines[turn.seat]
    lying = state.field.mode.within_reach(state, marine)
    if not lying:
        return ()
    found = [Take(seat, token) for token in dict.fromkeys(lying)]
    return [action for action in found if why_not_take(state, turn, action) is None]


def why_not_take(state: DoomState, turn: MarineTurn, action: Take) -> Refusal | None:
    marine = state.table.marines[turn.seat]
    if action.token not in state.field.mode.within_reach(state, marine):
        return refuse("D04-EQP-03", "not_here", token=action.token, figure=marine.id)
    refusal = state.field.mode.why_not_take(state, marine, action.token)
    if refusal is not None:
        return refusal
    if state.game.token(action.token).only_hurt and marine.wounds >= changes.most_wounds(state, marine):
        return refuse("D04-EQP-12", "not_hurt", figure=marine.id)
    if has_most(state, marine, action.token):
        return refuse("D04-EQP-03", "enough", figure=marine.id, token=action.token)
    return None


def take(state: DoomState, turn: MarineTurn, action: Take) -> None:
    """D04-EQP-04, D04-MOV-16: free; Marines only (D04-EQP-02), by choice (D04-R-30, D4X-R-62), and never
    outside his own turn (D04-R-39).
    """
    take_token(state, state.table.marines[turn.seat], action.token)
    turn.took = action.token
    check_victory(state)
