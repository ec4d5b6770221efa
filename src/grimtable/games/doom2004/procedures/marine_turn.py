"""The Marine's turn.  Chapters MAR, MOV, EQP, ORD, TEL; rulings D04-R-02, -25, -32 to -36, -47, -88, -99.

The table of steps and his attacks stand here; the other steps are in `respawning`, `announcing`, `moving`,
`equipment`, `own_orders` and `arriving`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.procedures.announcing import (
    announce,
    announcements,
    boost,
    boosts,
    why_not_announce,
    why_not_boost,
)
from grimtable.games.doom2004.procedures.answering import all_seats
from grimtable.games.doom2004.procedures.arriving import (
    ends_on_encounter,
    has_reached,
    look_for_areas,
    may_be_beside_encounter,
    meet_beside,
    meet_encounter,
    meet_late_encounter,
    might_discover,
    reach_space,
    still_on_encounter,
)
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.procedures.breathing import (
    has_no_air,
    hold_breath,
    may_pay,
    pay,
    payments,
    suffocate,
    why_not_pay,
)
from grimtable.games.doom2004.procedures.equipment import (
    hand_over,
    hand_overs,
    take,
    takings,
    why_not_hand_over,
    why_not_take,
)
from grimtable.games.doom2004.procedures.granting import Grants
from grimtable.games.doom2004.procedures.hazards import (
    burn_marine,
    has_entered,
    marine_ends_in_jet,
    marine_enters,
    marine_stayed,
    marine_stays,
)
from grimtable.games.doom2004.procedures.moving import (
    blind_teleports,
    doors,
    end_movement,
    has_way_on,
    is_sharing,
    leave,
    leavings,
    movement_ends,
    steps,
    take_step,
    teleport,
    teleport_blind,
    teleports,
    why_not_blind_jump,
    why_not_door,
    why_not_end_movement,
    why_not_jump,
    why_not_leave,
    why_not_step,
    work_door,
)
from grimtable.games.doom2004.procedures.orders_in_turn import (
    TIMED_ORDERS,
    heal,
    healings,
    orders,
    place_order,
    remove_timed_orders,
    why_not_heal,
    why_not_order,
)
from grimtable.games.doom2004.procedures.respawning import (
    must_respawn,
    respawn,
    respawns,
    roll_for_point,
    rolls_for_point,
    skip_if_off_board,
    why_not_respawn,
)
from grimtable.games.doom2004.procedures.sentry_bots import wake, wakings, why_not_wake
from grimtable.games.doom2004.procedures.special_rules import (
    after_announcing,
    at_turns_end,
    rules_after_announcing,
    rules_at_turns_end,
)
from grimtable.games.doom2004.topics.placing import nearest_places
from grimtable.games.doom2004.topics.sides import is_enemy
from grimtable.games.doom2004.topics.targets import arms_of, shots_of, why_not_attack_space, why_not_weapon
from grimtable.kernel import (
    Action,
    Refusal,
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    choice,
    do,
    procedure,
    refuse,
    repeat_if,
    stop_if,
    window,
)
from grimtable.kernel.bounds import AtSeat, Name, Names, Spot, Sum
from grimtable.kernel.identity import NO_SPACE, FigureId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState

#: no attack is left, by the rule that says how many an action gives
NO_ATTACK_LEFT = {
    "sprint": refuse("D04-MAR-03", "no_attack"),
    "attack": refuse("D04-MAR-04", "no_attack"),
    "advance": refuse("D04-MAR-07", "no_attack"),
    "ready": refuse("D04-MAR-09", "no_attack"),
}


class MarineTurn(Grants):
    """What a Marine's turn remembers; with its end everything unused is forgotten (D04-MAR-16)."""

    seat: AtSeat
    begun: bool = False  #: he is on the board: his turn has really begun
    action: Name = ""
    points: Sum = 0
    spent: Sum = 0
    boost: Sum = 0  #: MP from adrenaline
    attacks: Sum = 0
    ready: bool = False  #: Ready, and neither moved nor attacked yet: the choice is open (D04-R-02)
    order_left: bool = False
    moved: bool = False  #: the last thing he did was a step or jump
    worked: bool = False  #: the last thing he did was to open a door
    took: Name = ""  #: the token just taken
    entered: bool = False
    was_on: Spot = NO_SPACE  #: the space he stood on when the turn began
    stayed: bool = True
    last_empty: Spot = NO_SPACE
    movement_ended: bool = False
    met: bool = False
    chained: bool = False
    done: bool = False
    #: tokens that were offered in vain, and to whom (D04-R-32)
    refused: Names | msgspec.UnsetType = msgspec.UNSET
    #: the last thing he did has cost movement points and moved nobody; only noted in arenas
    paid: bool | msgspec.UnsetType = msgspec.UNSET

    @property
    def grants_attacks_of(self) -> str:
        return self.seat


@procedure("marine_turn", remembers=MarineTurn)
def marine_turn() -> list[Step | StopIf]:
    return [
        stop_if("D04-R-40", turn_is_cut),
        do("D04-RND-02", begin_turn),
        window("D04-TIM-05", "before_marine_turn", seats=all_seats, when=is_apart),
        do("D04-ORD-17", remove_timed_orders),
        do("D4X-DM-49", roll_for_point, when=rolls_for_point),
        ask(
            "D04-FRG-09",
            choice(act.Respawn, among=respawns, why_not=why_not_respawn, do=respawn),
            seat=marine_seat,
            when=must_respawn,
            must=False,
            name="respawn",
        ),
        do("D04-R-92", skip_if_off_board),
        window("D04-R-47", "before_marine_turn", seats=all_seats, name="still before the action"),
        ask(
            "D04-MAR-01",
            choice(act.Announce, among=announcements, why_not=why_not_announce, do=announce),
            choice(act.AnnounceBoosted, among=boosts, why_not=why_not_boost, do=boost),
            seat=marine_seat,
            name="announce",
        ),
        do("D4X-SCN-27", rules_after_announcing, when=after_announcing),
        window("D04-TIM-01", "action_announced", seats=all_seats),
        ask(
            "D04-MAR-13",
            choice(act.Step, among=steps, why_not=why_not_step, do=take_step),
            choice(act.Teleport, among=teleports, why_not=why_not_jump, do=teleport),
            choice(act.TeleportBlind, among=blind_teleports, why_not=why_not_blind_jump, do=teleport_blind),
            choice(act.WorkDoor, among=doors, why_not=why_not_door, do=work_door),
            choice(act.HandOver, among=hand_overs, why_not=why_not_hand_over, do=hand_over),
            choice(act.Activate, among=wakings, why_not=why_not_wake, do=wake),
            choice(act.Take, among=takings, why_not=why_not_take, do=take),
            choice(act.PlaceOrder, among=orders, why_not=why_not_order, do=place_order),
            choice(act.Heal, among=healings, why_not=why_not_heal, do=heal),
            choice(act.Fire, among=shots, why_not=why_not_fire, do=fire),
            choice(act.EndMovement, among=movement_ends, why_not=why_not_end_movement, do=end_movement),
            choice(act.Leave, among=leavings, why_not=why_not_leave, do=leave),
            choice(act.EndTurn, among=turn_ends, why_not=why_not_end_turn, do=end_turn_now),
            seat=marine_seat,
            name="act",
            together=deeds,
        ),
        # D04-R-59: the obstacle, discovery, Watch, events, and then the mover's own choices.
        do("D04-OBS-04", marine_enters, when=has_entered, name="enter_damaging"),
        do("D04-EXP-01", look_for_areas, when=might_discover),
        do("D4X-SCN-07", meet_beside, when=may_be_beside_encounter),
        do("D4X-DM-39", reach_space, when=has_reached),
        window("D4X-R-96", "points_spent", seats=all_seats, when=has_paid),
        window("D04-ABL-36", "came_adjacent", seats=enemy_seats, when=is_beside_enemy),
        window("D04-TIM-01", "marine_moved", seats=all_seats, when=has_moved),
        window("D04-TIM-01", "door_opened", seats=all_seats, when=has_opened_door),
        window("D04-TIM-01", "token_taken", seats=all_seats, when=has_taken),
        do("D04-EXP-07", meet_encounter, when=ends_on_encounter),
        do("D04-MAR-13", settle, name="settle"),
        repeat_if("D04-MAR-13", goes_on, back_to="act"),
        # Hazards, then encounters, then clocks.
        do("D04-OBS-05", marine_stays, when=marine_stayed, name="stay_on_damaging"),
        do("D4X-FLM-05", burn_marine, when=marine_ends_in_jet, name="end_in_jet"),
        do("D4X-AIR-03", suffocate, when=has_no_air),
        ask(
            "D4X-AIR-02",
            choice(act.PayAir, among=payments, why_not=why_not_pay, do=pay),
            always(act.HoldBreath, do=hold_breath),
            seat=marine_seat,
            when=may_pay,
            name="breathe",
        ),
        do("D04-R-99", meet_late_encounter, when=still_on_encounter),
        do("D04-EQP-22", run_clocks, saved_as="berserk_clock"),
        do("D4X-R-18", rules_at_turns_end, when=at_turns_end),
        window("D04-MAR-14", "marine_turn_ended", seats=all_seats),
        do("D04-MAR-14", end_turn),
    ]


def turn_is_cut(state: DoomState, turn: MarineTurn) -> bool:
    """D04-R-40, D4X-DM-47: fragged or gone in his own turn, after the respawn."""
    return turn.begun and state.table.marines[turn.seat].space < 0


def marine_seat(state: DoomState, turn: MarineTurn) -> SeatId:
    return turn.seat


def enemy_seats(state: DoomState, turn: MarineTurn) -> tuple[SeatId, ...]:
    """D04-ABL-36: whoever runs figures that may watch him."""
    return tuple(seat for seat in all_seats(state, turn) if is_enemy(state, seat, turn.seat))


def begin_turn(state: DoomState, turn: MarineTurn) -> None:
    state.table.active = turn.seat
    if state.journal is not None:
        state.emit(events.TurnBegan(turn.seat))


def is_apart(state: DoomState, turn: MarineTurn) -> bool:
    """D04-R-47: whether events before the turn have a moment of their own, or one with those that still come.

    With no order to end and no respawn between them the two are one, and nobody is asked twice.
    """
    marine = state.table.marines[turn.seat]
    return marine.space < 0 or marine.order in TIMED_ORDERS


# --- what he may do -------------------------------------------------------------------------------


def deeds(state: DoomState, turn: MarineTurn, seat: SeatId) -> list[Action]:
    """D4X-DP-09: all that he may do now: what the lists give, without those that cannot hold anything."""
    legal: list[Action] = []
    table, field = state.table, state.field
    marine = table.marines[turn.seat]
    space = marine.space
    featured = space in field.scene.features
    if turn.points > 0 and not turn.movement_ended:
        legal.extend(steps(state, turn, seat))
        if featured:
            legal.extend(teleports(state, turn, seat))
            legal.extend(blind_teleports(state, turn, seat))
            legal.extend(doors(state, turn, seat))
        if field.passage.neighbours[space] & field.of_side[field.team[turn.seat]] or len(field.at[space]) > 1:
            legal.extend(hand_overs(state, turn, seat))
        if state.game.bots:
            legal.extend(wakings(state, turn, seat))
    if space in table.tokens or space in field.scene.bases:
        legal.extend(takings(state, turn, seat))
    if turn.order_left:
        legal.extend(orders(state, turn, seat))
    if marine.order == "heal":
        legal.extend(healings(state, turn, seat))
    if turn.attacks > 0:
        legal.extend(shots(state, turn, seat))
    if space in table.encounters:
        legal.extend(movement_ends(state, turn, seat))
    if featured:
        legal.extend(leavings(state, turn, seat))
    if not (field.shared | field.obstacles) >> space & 1:
        legal.append(act.EndTurn(seat))
    return legal


# --- attacks --------------------------------------------------------------------------------------


def shots(state: DoomState, turn: MarineTurn, seat: SeatId) -> Iterable[act.Fire]:
    if turn.attacks <= 0:
        return ()
    marine = state.table.marines[turn.seat]
    return [act.Fire(seat, weapon, space) for weapon, spaces in shots_of(state, marine) for space in spaces]


def why_not_fire(state: DoomState, turn: MarineTurn, action: act.Fire) -> Refusal | None:
    if turn.attacks <= 0:
        return NO_ATTACK_LEFT.get(turn.action, NO_ATTACK_LEFT["attack"])
    marine = state.table.marines[turn.seat]
    return why_not_weapon(state, marine, action.weapon) or why_not_attack_space(
        state, marine, arms_of(state, marine, action.weapon), action.space
    )


def fire(state: DoomState, turn: MarineTurn, action: act.Fire) -> None:
    """D04-MAR-05: fully resolved before anything else; Ready has chosen to attack (D04-R-34).

    D04-MAR-08, D04-MOV-14: before, between or after the steps; the MP left stay.
    """
    turn.attacks -= 1
    if turn.ready:
        turn.ready = False
        # Never more than a card has left him.
        turn.points = min(turn.points, max(0, turn.boost - turn.spent))
    state.field.offered_at = state.stamp()
    state.begin("attack", Attack(FigureId(turn.seat), action.weapon, action.space))


# --- after each deed ------------------------------------------------------------------------------


def is_beside_enemy(state: DoomState, turn: MarineTurn) -> bool:
    """D04-MOV-13, D04-R-79: he moved, and an enemy stands next to him; working a door is no step."""
    return turn.moved and state.field.next_to_enemies(turn.seat, state.table.marines[turn.seat].space) != 0


def has_moved(state: DoomState, turn: MarineTurn) -> bool:
    return turn.moved


def has_opened_door(state: DoomState, turn: MarineTurn) -> bool:
    return turn.worked


def has_paid(state: DoomState, turn: MarineTurn) -> bool:
    return turn.paid is True


def has_taken(state: DoomState, turn: MarineTurn) -> bool:
    return turn.took != ""


def settle(state: DoomState, turn: MarineTurn) -> None:
    """Everything that answers the last deed is over.

    D04-R-25: if an interruption left him on a space he cannot keep, with no way on, he is put back.
    """
    turn.moved = turn.worked = False
    turn.paid = msgspec.UNSET
    turn.took = ""
    if not turn.done and is_sharing(state, turn) and not has_way_on(state, turn, turn.points):
        marine = state.table.marines[turn.seat]
        back = turn.last_empty
        if (state.field.occupied | state.field.obstacles) >> back & 1:  # somebody has taken it meanwhile
            there = nearest_places(state, "", back)
            back = marine.space if there is None else there.anchor
        changes.move_marine(state, marine, back)
        if state.journal is not None:
            state.emit(events.FigurePutBack(marine.id, back))


def goes_on(state: DoomState, turn: MarineTurn) -> bool:
    return not turn.done


# --- the end of the turn (D04-R-99) ---------------------------------------------------------------


def turn_ends(state: DoomState, turn: MarineTurn, seat: SeatId) -> Iterable[act.EndTurn]:
    return () if is_sharing(state, turn) else (act.EndTurn(seat),)


def why_not_end_turn(state: DoomState, turn: MarineTurn, action: act.EndTurn) -> Refusal | None:
    if is_sharing(state, turn):
        return refuse("D04-MOV-08", "not_empty", figure=turn.seat)
    return None


def end_turn_now(state: DoomState, turn: MarineTurn, action: act.EndTurn) -> None:
    turn.done = True


def run_clocks(state: DoomState, turn: MarineTurn) -> None:
    """D04-EQP-22, D04-EQP-23, D04-R-36: each token that does not last for ever keeps its own clock."""
    marine = state.table.marines[turn.seat]
    for token, before in marine.others().items():
        clocks = [clock - 1 for clock in before if clock]
        if not clocks:
            continue
        left = [clock for clock in clocks if clock > 0]
        marine.set_clocks(token, left)
        changes.settle_skills(state, marine, token)
        if min(clocks) > 1:
            continue  # the turn in which it was picked up: nothing changes yet
        if ended := len(clocks) - len(left):
            state.field.mode.use_up(state, marine, token, ended)
        if state.journal is not None:
            state.emit(events.TokenFaded(marine.id, not left, token))


def end_turn(state: DoomState, turn: MarineTurn) -> None:
    if state.journal is not None:
        state.emit(events.TurnEnded(turn.seat))
