"""A Marine's movement: steps, jumps, doors, exits.  Chapters MOV, TEL and DOR, D04-R-25, -84, -88."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.actions import EndMovement, Leave, Step, Teleport, TeleportBlind, WorkDoor
from grimtable.games.doom2004.changes import skill
from grimtable.games.doom2004.procedures.arriving import waits_here
from grimtable.games.doom2004.procedures.deaths import check_victory, telefrag
from grimtable.games.doom2004.procedures.discovery import discover_all
from grimtable.games.doom2004.procedures.hazards import gets_out
from grimtable.games.doom2004.procedures.stepping import steps_onto
from grimtable.games.doom2004.topics.doors import DOOR_COST, why_not_work_door
from grimtable.games.doom2004.topics.movement import marine_steps, why_not_marine_step
from grimtable.games.doom2004.topics.teleport import blind_pad, pads_to, why_not_blind, why_not_teleport
from grimtable.kernel import Refusal, SeatId, refuse
from grimtable.kernel.identity import FigureId, Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.marine_turn import MarineTurn


# --- movement points ------------------------------------------------------------------------------


def spend(turn: MarineTurn, points: int) -> None:
    """D04-MOV-15: MP go into steps, jumps, doors and handing over.

    D04-R-02, D04-R-34: the first MP beyond adrenaline settles that a Ready turn moves.
    """
    turn.points -= points
    turn.spent += points
    if turn.ready and turn.spent > turn.boost:
        turn.ready = False
        turn.attacks = 0


def note_payment(state: DoomState, turn: MarineTurn) -> None:
    """D4X-R-96: points have gone into something that has no moment of its own to be answered."""
    if state.table.is_arena:
        turn.paid = True


def why_not_move(state: DoomState, turn: MarineTurn) -> Refusal | None:
    if turn.movement_ended:
        return refuse("D04-R-88", "ended", figure=turn.seat)
    if "cannot:move" in state.lasting.by_name:
        effect = state.lasting.forbids("move", turn.seat)
        if effect is not None:
            return refuse("D04-EVT-03", "no_movement", card=effect.source, figure=turn.seat)
    return None


def is_sharing(state: DoomState, turn: MarineTurn) -> bool:
    field = state.field
    return (field.shared | field.obstacles) >> state.table.marines[turn.seat].space & 1 == 1


def has_way_on(state: DoomState, turn: MarineTurn, points: int) -> bool:
    """D04-R-25: with so many MP left he can still get off a space that he cannot keep."""
    marine = state.table.marines[turn.seat]
    if points <= 0 or why_not_move(state, turn) is not None:
        return False
    if marine_steps(state, marine, points) or pads_to(state, marine, points):
        return True
    colour = state.field.scene.pads.get(marine.space)
    return colour is not None and why_not_blind(state, marine, colour, points) is None


def why_stranded(state: DoomState, turn: MarineTurn, cost: int) -> Refusal | None:
    """D04-MOV-08, D04-R-25: on a friend's space he keeps the MP that he needs to go on."""
    if is_sharing(state, turn) and not has_way_on(state, turn, turn.points - cost):
        return refuse("D04-MOV-08", "needs_points", figure=turn.seat)
    return None


# --- steps ----------------------------------------------------------------------------------------


def steps(state: DoomState, turn: MarineTurn, seat: SeatId) -> Iterable[Step]:
    if turn.points <= 0 or turn.movement_ended:
        return ()
    if "cannot:move" in state.lasting.by_name and why_not_move(state, turn) is not None:
        return ()
    free = marine_steps(state, state.table.marines[turn.seat], turn.points)
    return steps_onto(state, seat, free)


def why_not_step(state: DoomState, turn: MarineTurn, action: Step) -> Refusal | None:
    if turn.points <= 0 and turn.action in ("attack", "ready") and turn.spent <= turn.boost:
        return refuse("D04-MAR-15", "attacks", figure=turn.seat)
    return why_not_move(state, turn) or why_not_marine_step(
        state, state.table.marines[turn.seat], action.space, turn.points
    )


def take_step(state: DoomState, turn: MarineTurn, action: Step) -> None:
    """D04-MOV-03: one space, one MP."""
    spend(turn, 1)
    marine = state.table.marines[turn.seat]
    before = marine.space
    _arrive(state, turn, action.space)
    if state.field.scene.has_vaults and marine.space == action.space:
        state.field.mode.has_stepped(state, marine, before)


def _arrive(state: DoomState, turn: MarineTurn, space: Space, *, jumps: bool = False) -> None:
    marine = state.table.marines[turn.seat]
    if state.field.burning >> marine.space & 1 and not gets_out(state, marine, 1 << space):
        return
    if jumps:
        telefrag(state, space, FigureId(turn.seat))
    changes.move_marine(state, marine, space)
    turn.moved = turn.entered = True
    turn.stayed = False
    field = state.field
    if len(field.at[space]) == 1 and not field.obstacles >> space & 1:
        turn.last_empty = space


# --- teleporters ----------------------------------------------------------------------------------


def teleports(state: DoomState, turn: MarineTurn, seat: SeatId) -> Iterable[Teleport]:
    """D04-TEL-03, D04-TEL-04: offered to Marines alone, and never forced."""
    marine = state.table.marines[turn.seat]
    if marine.space not in state.field.scene.pads or turn.points <= 0 or why_not_move(state, turn):
        return ()
    return [Teleport(seat, space) for space in pads_to(state, marine, turn.points)]


def why_not_jump(state: DoomState, turn: MarineTurn, action: Teleport) -> Refusal | None:
    return why_not_move(state, turn) or why_not_teleport(
        state, state.table.marines[turn.seat], action.space, turn.points
    )


def teleport(state: DoomState, turn: MarineTurn, action: Teleport) -> None:
    """D04-TEL-01, D04-TEL-02, D04-TEL-11: a jump counts as a step; an invader on the pad is telefragged."""
    spend(turn, 1)
    _jump(state, turn, action.space)


def _jump(state: DoomState, turn: MarineTurn, space: Space) -> None:
    before = state.table.marines[turn.seat].space
    _arrive(state, turn, space, jumps=True)  # who burns as he leaves a jet does not arrive
    if state.table.marines[turn.seat].space >= 0 and state.journal is not None:
        state.emit(events.MarineTeleported(FigureId(turn.seat), before, space))
    check_victory(state)


def blind_teleports(state: DoomState, turn: MarineTurn, seat: SeatId) -> Iterable[TeleportBlind]:
    marine = state.table.marines[turn.seat]
    colour = state.field.scene.pads.get(marine.space)
    if colour is None or turn.points <= 0 or why_not_move(state, turn):
        return ()
    if why_not_blind(state, marine, colour, turn.points) is not None:
        return ()
    return (TeleportBlind(seat, colour),)


def why_not_blind_jump(state: DoomState, turn: MarineTurn, action: TeleportBlind) -> Refusal | None:
    return why_not_move(state, turn) or why_not_blind(
        state, state.table.marines[turn.seat], action.colour, turn.points
    )


def teleport_blind(state: DoomState, turn: MarineTurn, action: TeleportBlind) -> None:
    """D04-TEL-05, D04-R-81: the pad's area is revealed at once, then the Marine stands on the pad."""
    from grimtable.games.doom2004.procedures.jumping import Jumping

    spend(turn, 1)
    state.begin("jumping", Jumping(FigureId(turn.seat), blind_pad(state, action.colour)))


# --- doors ----------------------------------------------------------------------------------------


def doors(state: DoomState, turn: MarineTurn, seat: SeatId) -> Iterable[WorkDoor]:
    scene = state.field.scene
    here = state.table.marines[turn.seat].space
    if turn.points <= 0 or turn.movement_ended or not scene.near_doorway >> here & 1:
        return ()
    found = [WorkDoor(seat, door) for door, spaces in scene.doorways.items() if spaces >> here & 1]
    return [action for action in found if why_not_door(state, turn, action) is None]


def why_not_door(state: DoomState, turn: MarineTurn, action: WorkDoor) -> Refusal | None:
    if turn.movement_ended:
        return refuse("D04-R-88", "ended", figure=turn.seat)
    cost = door_cost(state, turn)
    if turn.points < cost:
        return refuse("D04-DOR-08", "points", cost=cost)
    return why_not_work_door(
        state, 1 << state.table.marines[turn.seat].space, action.door, marine=True
    ) or why_stranded(state, turn, cost)


def door_cost(state: DoomState, turn: MarineTurn) -> int:
    """D04-MOV-20: two MP, one for a Marine whose card says so."""
    return 1 if skill(state, FigureId(turn.seat), "quick_doors") else DOOR_COST


def work_door(state: DoomState, turn: MarineTurn, action: WorkDoor) -> None:
    spend(turn, door_cost(state, turn))
    opened = state.table.doors[action.door] == "closed"
    changes.set_door(state, action.door, "open" if opened else "closed")
    turn.worked = opened
    if not opened:
        note_payment(state, turn)


# --- the end of movement --------------------------------------------------------------------------


def movement_ends(state: DoomState, turn: MarineTurn, seat: SeatId) -> Iterable[EndMovement]:
    action = EndMovement(seat)
    return (action,) if why_not_end_movement(state, turn, action) is None else ()


def why_not_end_movement(state: DoomState, turn: MarineTurn, action: EndMovement) -> Refusal | None:
    if turn.movement_ended:
        return refuse("D04-R-88", "ended", figure=turn.seat)
    marine = state.table.marines[turn.seat]
    if not waits_here(state, marine, marine.space, "movement"):
        return refuse("D04-EXP-07", "nothing_here")
    if is_sharing(state, turn):
        return refuse("D04-MOV-08", "not_empty", figure=turn.seat)
    return None


def end_movement(state: DoomState, turn: MarineTurn, action: EndMovement) -> None:
    turn.movement_ended = True


def leavings(state: DoomState, turn: MarineTurn, seat: SeatId) -> Iterable[Leave]:
    scene, here = state.field.scene, state.table.marines[turn.seat].space
    if not scene.exits >> here & 1 and here not in scene.gates:
        return ()
    action = Leave(seat)
    return (action,) if why_not_leave(state, turn, action) is None else ()


def why_not_leave(state: DoomState, turn: MarineTurn, action: Leave) -> Refusal | None:
    """D04-R-84, D4X-R-81: from an exit, or by the one step through the open door behind which it lies."""
    here, scene = state.table.marines[turn.seat].space, state.field.scene
    if scene.exits >> here & 1:
        ways = [door for door, spaces in scene.doorways.items() if spaces >> here & 1]
    elif here in scene.gates:
        ways = [scene.gates[here]]
    else:
        return refuse("D04-R-84", "not_at_exit", figure=turn.seat)
    for door in ways:
        if state.table.doors[door] == "closed":
            return refuse("D04-R-84", "door", door=door)
    refusal = why_not_move(state, turn)
    if refusal is not None or turn.points <= 0:
        return refusal or refuse("D04-MOV-22", "leaving")
    smashed = any(state.table.doors[door] == "destroyed" for door in ways)
    return refuse("D04-VIC-01", "goal_open") if smashed and _would_leave_for_nothing(state, turn) else None


def _would_leave_for_nothing(state: DoomState, turn: MarineTurn) -> bool:
    """Where an exit door was smashed the last Marine stays until the rest of the goal is reached.

    Nobody could reach it any more, and the game would never end (D04-DOR-10, D04-VIC-01, D4X-SCN-30).
    """
    if not all(marine.left for id, marine in state.table.marines.items() if id != turn.seat):
        return False
    afterwards = state.copy()
    afterwards.table.marines[turn.seat].left = True
    return not state.game.scenario(state.setup).victory.hold(afterwards, None)


def leave(state: DoomState, turn: MarineTurn, action: Leave) -> None:
    """D4X-CHG-10, D4X-R-81: one step through the open door, and there is no way back.

    D4X-R-100: who burns as he leaves a lit jet must live to be out.
    """
    spend(turn, 1)
    marine = state.table.marines[turn.seat]
    if state.field.lit and not gets_out(state, marine, 0):
        return
    changes.leave_board(state, marine)
    check_victory(state)
    discover_all(state)  # D04-EXP-01: he stands in nobody's line of sight any more
