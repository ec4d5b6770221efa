"""The Marine's turn.  Chapters MAR, MOV, EQP, ORD, TEL; rulings D04-R-02, -25, -32 to -36, -47, -88, -99."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.changes import skill
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.procedures.discovery import discover_all
from grimtable.games.doom2004.procedures.resolving import Resolving
from grimtable.games.doom2004.procedures.wounds import check_victory, settle_wounds
from grimtable.games.doom2004.table import AMMUNITION, INVADER, ORDERS, Marine
from grimtable.games.doom2004.topics.doors import why_not_work_door
from grimtable.games.doom2004.topics.movement import marine_steps, why_not_marine_step
from grimtable.games.doom2004.topics.placing import nearest_places
from grimtable.games.doom2004.topics.respawn import respawn_spaces
from grimtable.games.doom2004.topics.targets import (
    arms_of,
    shots_of,
    why_not_attack_space,
    why_not_weapon,
)
from grimtable.games.doom2004.topics.teleport import blind_pad, pads_to, why_not_blind, why_not_teleport
from grimtable.grid import bits
from grimtable.kernel import (
    Action,
    Refusal,
    SeatId,
    Step,
    StopIf,
    ask,
    choice,
    do,
    procedure,
    repeat_if,
    stop_if,
    window,
)

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import Play

MOVEMENT = {"sprint": 8, "attack": 0, "advance": 4, "ready": 4}  #: D04-C-33
ATTACKS = {"sprint": 0, "attack": 2, "advance": 1, "ready": 1}
#: the rule that says how many attacks an action gives
ATTACK_RULES = {
    "sprint": "D04-MAR-03",
    "attack": "D04-MAR-04",
    "advance": "D04-MAR-07",
    "ready": "D04-MAR-09",
}
ADRENALINE = 4  #: D04-EQP-16
DOOR_COST = 2  #: D04-MOV-20
MOST_OFFERS = 20_000


class MarineTurn(msgspec.Struct):
    """What a Marine's turn remembers; with its end everything unused is forgotten (D04-MAR-16)."""

    seat: str
    begun: bool = False  #: he is on the board: his turn has really begun
    action: str = ""
    points: int = 0
    spent: int = 0
    boost: int = 0  #: MP from adrenaline
    attacks: int = 0
    ready: bool = False  #: Ready, and neither moved nor attacked yet: the choice is open (D04-R-02)
    order_left: bool = False
    moved: bool = False  #: the last thing he did was a step or jump
    worked: bool = False  #: the last thing he did was to open a door
    took: str = ""  #: the token just taken
    entered: bool = False
    was_on: int = -1  #: the space he stood on when the turn began
    stayed: bool = True
    last_empty: int = -1
    movement_ended: bool = False
    met: bool = False
    chained: bool = False
    done: bool = False

    @property
    def grants_attacks_of(self) -> str:
        return self.seat


@procedure("marine_turn", remembers=MarineTurn)
def marine_turn() -> list[Step | StopIf]:
    return [
        stop_if("D04-R-40", turn_is_cut),
        do("D04-RND-02", begin_turn),
        window("D04-TIM-05", "before_marine_turn", seats=all_seats),
        do("D04-ORD-17", remove_timed_orders),
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
        window("D04-TIM-01", "action_announced", seats=all_seats),
        ask(
            "D04-MAR-13",
            choice(act.Step, among=steps, why_not=why_not_step, do=take_step),
            choice(act.Teleport, among=teleports, why_not=why_not_jump, do=teleport),
            choice(act.TeleportBlind, among=blind_teleports, why_not=why_not_blind_jump, do=teleport_blind),
            choice(act.WorkDoor, among=doors, why_not=why_not_door, do=work_door),
            choice(act.HandOver, among=hand_overs, why_not=why_not_hand_over, do=hand_over),
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
        do("D04-OBS-04", enter_damaging, when=has_entered_damaging),
        do("D04-EXP-01", look_for_areas, when=might_discover),
        window("D04-ABL-36", "came_adjacent", seats=invader_only, when=is_beside_invader),
        window("D04-TIM-01", "marine_moved", seats=all_seats, when=has_moved),
        window("D04-TIM-01", "door_opened", seats=all_seats, when=has_opened_door),
        window("D04-TIM-01", "token_taken", seats=all_seats, when=has_taken),
        do("D04-EXP-07", meet_encounter, when=ends_on_encounter),
        do("D04-MAR-13", settle, name="settle"),
        repeat_if("D04-MAR-13", goes_on, back_to="act"),
        do("D04-OBS-05", stay_on_damaging, when=stayed_on_damaging),
        do("D04-R-99", meet_late_encounter, when=still_on_encounter),
        do("D04-EQP-22", berserk_clock),
        window("D04-MAR-14", "marine_turn_ended", seats=all_seats),
        do("D04-MAR-14", end_turn),
    ]


def turn_is_cut(state: Play, turn: MarineTurn) -> bool:
    """D04-R-40: fragged or gone in his own turn, after the respawn."""
    return turn.begun and state.table.marines[turn.seat].space < 0


def marine_of(state: Play, turn: MarineTurn) -> Marine:
    return state.table.marines[turn.seat]


def marine_seat(state: Play, turn: MarineTurn) -> SeatId:
    return SeatId(turn.seat)


def all_seats(state: Play, turn: MarineTurn) -> tuple[SeatId, ...]:
    return state.game.invader_first(state.order)


def invader_only(state: Play, turn: MarineTurn) -> tuple[SeatId, ...]:
    return (SeatId(INVADER),)


# --- the start of the turn ------------------------------------------------------------------------


def begin_turn(state: Play, turn: MarineTurn) -> None:
    state.table.active = turn.seat
    if state.journal is not None:
        state.emit(events.TurnBegan(turn.seat))


def remove_timed_orders(state: Play, turn: MarineTurn) -> None:
    """D04-ORD-09, D04-ORD-17, D04-ORD-21, D04-ORD-27: Guard, Dodge and Heal end now, Aim stays."""
    marine = marine_of(state, turn)
    if marine.order in ("guard", "dodge", "heal"):
        changes.remove_order(state, marine)


def must_respawn(state: Play, turn: MarineTurn) -> bool:
    return marine_of(state, turn).space < 0


def respawns(state: Play, turn: MarineTurn, seat: SeatId) -> Iterator[act.Respawn]:
    """D04-FRG-10 to D04-FRG-14."""
    for space in respawn_spaces(state, marine_of(state, turn)):
        yield act.Respawn(seat, space)


def why_not_respawn(state: Play, turn: MarineTurn, action: act.Respawn) -> Refusal | None:
    if action.space not in respawn_spaces(state, marine_of(state, turn)):
        name = state.board.board.name(action.space)
        return Refusal("D04-FRG-11", f"{name} is not among the spaces that fit best (8 to 16 away and empty)")
    return None


def respawn(state: Play, turn: MarineTurn, action: act.Respawn) -> None:
    changes.place_marine(state, marine_of(state, turn), action.space, respawned=True)
    discover_all(state)


def skip_if_off_board(state: Play, turn: MarineTurn) -> None:
    """D04-R-92: without an empty space he waits one more round."""
    if marine_of(state, turn).space < 0:
        state.leave("marine_turn")
        return
    turn.begun = True


# --- announcing -----------------------------------------------------------------------------------


def announcements(state: Play, turn: MarineTurn, seat: SeatId) -> Iterable[act.Announce]:
    return [act.Announce(seat, action) for action in MOVEMENT]


def why_not_announce(state: Play, turn: MarineTurn, action: act.Announce) -> Refusal | None:
    if action.action not in MOVEMENT:
        return Refusal("D04-MAR-01", f"there is no action {action.action}")
    return None


def announce(state: Play, turn: MarineTurn, action: act.Announce) -> None:
    _begin_action(state, turn, action.action, 0)


def boosts(state: Play, turn: MarineTurn, seat: SeatId) -> Iterable[act.AnnounceBoosted]:
    """D04-R-33, D04-R-35: any number of adrenaline tokens with the action; the MP mix freely with attacks.

    D04-EQP-17: one picked up in this turn has to wait, since tokens are taken after the announcement.
    """
    tokens = marine_of(state, turn).adrenaline
    return [act.AnnounceBoosted(seat, action, n) for n in range(1, tokens + 1) for action in MOVEMENT]


def why_not_boost(state: Play, turn: MarineTurn, action: act.AnnounceBoosted) -> Refusal | None:
    if action.action not in MOVEMENT:
        return Refusal("D04-MAR-01", f"there is no action {action.action}")
    if not 1 <= action.adrenaline <= marine_of(state, turn).adrenaline:
        return Refusal("D04-EQP-16", f"{turn.seat} has {marine_of(state, turn).adrenaline} adrenaline to use")
    return None


def boost(state: Play, turn: MarineTurn, action: act.AnnounceBoosted) -> None:
    marine = marine_of(state, turn)
    marine.adrenaline -= action.adrenaline
    removed = state.table.removed
    removed["adrenaline"] = removed.get("adrenaline", 0) + action.adrenaline
    _begin_action(state, turn, action.action, action.adrenaline)


def _begin_action(state: Play, turn: MarineTurn, action: str, adrenaline: int) -> None:
    """D04-MAR-03 to D04-MAR-12, D04-MOV-01, D04-EQP-18, D04-R-34: what the action gives."""
    marine = marine_of(state, turn)
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


def spend(turn: MarineTurn, points: int) -> None:
    """D04-MOV-15: MP go into steps, jumps, doors and handing over.

    D04-R-02, D04-R-34: the first MP beyond adrenaline settles that a Ready turn moves.
    """
    turn.points -= points
    turn.spent += points
    if turn.ready and turn.spent > turn.boost:
        turn.ready = False
        turn.attacks = 0


def deeds(state: Play, turn: MarineTurn, seat: SeatId) -> list[Action]:
    """Everything he may do now: what the lists below give, without those that cannot hold anything."""
    legal: list[Action] = []
    table, field = state.table, state.board
    marine = table.marines[turn.seat]
    space = marine.space
    featured = space in field.scene.features
    if turn.points > 0 and not turn.movement_ended:
        legal.extend(steps(state, turn, seat))
        if featured:
            legal.extend(teleports(state, turn, seat))
            legal.extend(blind_teleports(state, turn, seat))
            legal.extend(doors(state, turn, seat))
        if field.passage.neighbours[space] & field.marines or len(field.at[space]) > 1:
            legal.extend(hand_overs(state, turn, seat))
    if space in table.tokens:
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
    legal.extend(turn_ends(state, turn, seat))
    return legal


# --- stepping -------------------------------------------------------------------------------------


def _cannot_move(state: Play, turn: MarineTurn) -> Refusal | None:
    if turn.movement_ended:
        return Refusal("D04-R-88", f"{turn.seat} has ended his movement")
    if "cannot:move" in state.lasting.by_name:
        effect = state.lasting.forbids("move", turn.seat)
        if effect is not None:
            return Refusal("D04-EVT-03", f"{effect.source} keeps {turn.seat} from moving")
    return None


def steps(state: Play, turn: MarineTurn, seat: SeatId) -> Iterable[act.Step]:
    if turn.points <= 0 or _cannot_move(state, turn) is not None:
        return ()
    free = marine_steps(state, state.table.marines[turn.seat], turn.points)
    offers = state.board.scene.offers
    offered = offers.get((seat, free))
    if offered is None:
        if len(offers) >= MOST_OFFERS:
            offers.clear()
        offered = offers[seat, free] = [act.Step(seat, space) for space in bits(free)]
    return offered  # type: ignore[return-value]  # the cache holds steps of both sides


def why_not_step(state: Play, turn: MarineTurn, action: act.Step) -> Refusal | None:
    if turn.points <= 0 and turn.action in ("attack", "ready") and turn.spent <= turn.boost:
        return Refusal("D04-MAR-15", f"{turn.seat} attacks in this turn and has no movement points")
    return _cannot_move(state, turn) or why_not_marine_step(
        state, marine_of(state, turn), action.space, turn.points
    )


def take_step(state: Play, turn: MarineTurn, action: act.Step) -> None:
    """D04-MOV-03: one space, one MP."""
    spend(turn, 1)
    _arrive(state, turn, action.space)


def _arrive(state: Play, turn: MarineTurn, space: int) -> None:
    changes.move_marine(state, state.table.marines[turn.seat], space)
    turn.moved = turn.entered = True
    turn.stayed = False
    field = state.board
    if len(field.at[space]) == 1 and not field.obstacles >> space & 1:
        turn.last_empty = space


def teleports(state: Play, turn: MarineTurn, seat: SeatId) -> Iterable[act.Teleport]:
    """D04-TEL-03, D04-TEL-04: offered to Marines alone, and never forced."""
    marine = state.table.marines[turn.seat]
    if marine.space not in state.board.scene.pads or turn.points <= 0 or _cannot_move(state, turn):
        return ()
    return [act.Teleport(seat, space) for space in pads_to(state, marine, turn.points)]


def why_not_jump(state: Play, turn: MarineTurn, action: act.Teleport) -> Refusal | None:
    return _cannot_move(state, turn) or why_not_teleport(
        state, marine_of(state, turn), action.space, turn.points
    )


def teleport(state: Play, turn: MarineTurn, action: act.Teleport) -> None:
    """D04-TEL-01, D04-TEL-02, D04-TEL-11: a jump counts as a step; an invader on the pad is telefragged."""
    spend(turn, 1)
    _jump(state, turn, action.space)


def _jump(state: Play, turn: MarineTurn, space: int) -> None:
    for id in state.board.at.get(space, ()):
        victim = state.table.invaders.get(id)
        if victim is not None:
            changes.kill_invader(state, victim)  # D04-R-83: no attack
    before = marine_of(state, turn).space
    _arrive(state, turn, space)
    if state.journal is not None:
        state.emit(events.MarineTeleported(turn.seat, before, space))
    check_victory(state)


def blind_teleports(state: Play, turn: MarineTurn, seat: SeatId) -> Iterable[act.TeleportBlind]:
    marine = state.table.marines[turn.seat]
    colour = state.board.scene.pads.get(marine.space)
    if colour is None or turn.points <= 0 or _cannot_move(state, turn):
        return ()
    if why_not_blind(state, marine, colour, turn.points) is not None:
        return ()
    return (act.TeleportBlind(seat, colour),)


def why_not_blind_jump(state: Play, turn: MarineTurn, action: act.TeleportBlind) -> Refusal | None:
    return _cannot_move(state, turn) or why_not_blind(
        state, marine_of(state, turn), action.colour, turn.points
    )


def teleport_blind(state: Play, turn: MarineTurn, action: act.TeleportBlind) -> None:
    """D04-TEL-05, D04-R-81: the pad's area is revealed at once, then the Marine stands on the pad."""
    from grimtable.games.doom2004.procedures.jumping import Jumping

    spend(turn, 1)
    state.begin("jumping", Jumping(turn.seat, blind_pad(state, action.colour)))


# --- doors, tokens --------------------------------------------------------------------------------


def doors(state: Play, turn: MarineTurn, seat: SeatId) -> Iterable[act.WorkDoor]:
    scene = state.board.scene
    here = state.table.marines[turn.seat].space
    if turn.points <= 0 or turn.movement_ended or not scene.near_doorway >> here & 1:
        return ()
    found = [act.WorkDoor(seat, door) for door, spaces in scene.doorways.items() if spaces >> here & 1]
    return [action for action in found if why_not_door(state, turn, action) is None]


def why_not_door(state: Play, turn: MarineTurn, action: act.WorkDoor) -> Refusal | None:
    if turn.movement_ended:
        return Refusal("D04-R-88", f"{turn.seat} has ended his movement")
    cost = door_cost(state, turn)
    if turn.points < cost:
        return Refusal("D04-DOR-08", f"working a door takes {cost} movement point{'s' if cost > 1 else ''}")
    return why_not_work_door(
        state, 1 << marine_of(state, turn).space, action.door, marine=True
    ) or _why_stranded(state, turn, cost)


def door_cost(state: Play, turn: MarineTurn) -> int:
    """D04-MOV-20: two MP, one for a Marine whose card says so."""
    return 1 if skill(state, turn.seat, "quick_doors") else DOOR_COST


def work_door(state: Play, turn: MarineTurn, action: act.WorkDoor) -> None:
    spend(turn, door_cost(state, turn))
    opened = state.table.doors[action.door] == "closed"
    changes.set_door(state, action.door, "open" if opened else "closed")
    turn.worked = opened


def hand_overs(state: Play, turn: MarineTurn, seat: SeatId) -> Iterator[act.HandOver]:
    marine = state.table.marines[turn.seat]
    if turn.points <= 0 or turn.movement_ended or len(state.table.marines) == 1:
        return
    if _why_stranded(state, turn, 1) is not None:
        return
    for other in state.table.marines.values():
        if other.id != marine.id and _is_beside(state, marine, other):
            for token in _transferable(marine):
                yield act.HandOver(seat, token, other.id)


def _is_beside(state: Play, one: Marine, other: Marine) -> bool:
    """D04-R-24, D04-R-32: adjacent, or on a shared space."""
    if other.space < 0:
        return False
    return one.space == other.space or bool(state.board.passage.neighbours[one.space] >> other.space & 1)


def _transferable(marine: Marine) -> list[str]:
    """D04-EQP-06: weapons and ammunition only."""
    return [*dict.fromkeys(marine.weapons), *(ammo for ammo in AMMUNITION if marine.ammo[ammo] > 0)]


def why_not_hand_over(state: Play, turn: MarineTurn, action: act.HandOver) -> Refusal | None:
    marine = marine_of(state, turn)
    if turn.movement_ended:
        return Refusal("D04-R-88", f"{turn.seat} has ended his movement")
    if turn.points <= 0:
        return Refusal("D04-MOV-22", "handing over takes a movement point")
    other = state.table.marines.get(action.marine)
    if other is None or other.id == marine.id or not _is_beside(state, marine, other):
        return Refusal("D04-EQP-05", f"{action.marine} does not stand beside {marine.id}")
    if action.token not in _transferable(marine):
        return Refusal("D04-EQP-06", f"{marine.id} has no {action.token} to hand over")
    return _why_stranded(state, turn, 1)


def hand_over(state: Play, turn: MarineTurn, action: act.HandOver) -> None:
    """D04-EQP-05, D04-MOV-19: one MP for each token; the receiver may refuse (D04-R-32)."""
    from grimtable.games.doom2004.procedures.handing import Handing

    spend(turn, 1)
    state.begin("handing", Handing(turn.seat, action.marine, action.token))


def takings(state: Play, turn: MarineTurn, seat: SeatId) -> Iterable[act.Take]:
    marine = state.table.marines[turn.seat]
    lying = state.table.tokens.get(marine.space)
    if not lying:
        return ()
    found = [act.Take(seat, token) for token in dict.fromkeys(lying)]
    return [action for action in found if why_not_take(state, turn, action) is None]


def why_not_take(state: Play, turn: MarineTurn, action: act.Take) -> Refusal | None:
    marine = marine_of(state, turn)
    if action.token not in state.table.tokens.get(marine.space, ()):
        return Refusal("D04-EQP-03", f"there is no {action.token} where {marine.id} stands")
    if action.token == "medkit" and marine.wounds >= changes.most_wounds(state, marine):
        return Refusal("D04-EQP-12", f"{marine.id} is not hurt")
    return None


def take(state: Play, turn: MarineTurn, action: act.Take) -> None:
    """D04-EQP-04, D04-MOV-16: free; Marines only (D04-EQP-02), each token by choice (D04-R-30), and never
    outside his own turn (D04-R-39).
    """
    changes.take_token(state, marine_of(state, turn), action.token)
    turn.took = action.token
    check_victory(state)


# --- orders ---------------------------------------------------------------------------------------


def orders(state: Play, turn: MarineTurn, seat: SeatId) -> Iterable[act.PlaceOrder]:
    """D04-MAR-11: at any moment of a Ready turn."""
    if not turn.order_left or state.table.marines[turn.seat].order:
        return ()
    found = [act.PlaceOrder(seat, order) for order in ORDERS]
    return [action for action in found if why_not_order(state, turn, action) is None]


def why_not_order(state: Play, turn: MarineTurn, action: act.PlaceOrder) -> Refusal | None:
    marine = marine_of(state, turn)
    if turn.action != "ready":
        return Refusal("D04-MAR-12", "only Ready lets a Marine place an order")  # Heal, too (D04-R-04)
    if not turn.order_left:
        return Refusal("D04-MAR-10", f"{turn.seat} has placed an order in this turn")
    if action.order not in ORDERS:
        return Refusal("D04-ORD-01", f"there is no order {action.order}")
    if marine.order:
        return Refusal("D04-ORD-03", f"{turn.seat} still has {marine.order}")
    if action.order == "heal" and not skill(state, marine.id, "medic"):
        return Refusal("D04-ORD-23", "only a Medic can place Heal")
    return None


def place_order(state: Play, turn: MarineTurn, action: act.PlaceOrder) -> None:
    """D04-MAR-11, D04-R-52: at any moment of the turn, and it may be used in it."""
    turn.order_left = False
    changes.place_order(state, marine_of(state, turn), action.order)


def healings(state: Play, turn: MarineTurn, seat: SeatId) -> Iterable[act.Heal]:
    if state.table.marines[turn.seat].order != "heal":
        return ()
    found = [act.Heal(seat, marine) for marine in state.table.marines]
    return [action for action in found if why_not_heal(state, turn, action) is None]


def why_not_heal(state: Play, turn: MarineTurn, action: act.Heal) -> Refusal | None:
    from grimtable.games.doom2004.procedures.orders import why_not_heal_marine

    return why_not_heal_marine(state, action)


def heal(state: Play, turn: MarineTurn, action: act.Heal) -> None:
    changes.remove_order(state, marine_of(state, turn))
    changes.heal_marine(state, state.table.marines[action.marine], 1)


# --- attacks --------------------------------------------------------------------------------------


def shots(state: Play, turn: MarineTurn, seat: SeatId) -> Iterable[act.Fire]:
    if turn.attacks <= 0:
        return ()
    marine = state.table.marines[turn.seat]
    return [act.Fire(seat, weapon, space) for weapon, space in shots_of(state, marine)]


def why_not_fire(state: Play, turn: MarineTurn, action: act.Fire) -> Refusal | None:
    if turn.attacks <= 0:
        rule = ATTACK_RULES.get(turn.action, "D04-MAR-04")
        return Refusal(rule, f"{turn.seat} has no attack left; {turn.action or 'no action'} gives no more")
    marine = marine_of(state, turn)
    return why_not_weapon(state, marine, action.weapon) or why_not_attack_space(
        state, marine, arms_of(state, marine, action.weapon), action.space
    )


def fire(state: Play, turn: MarineTurn, action: act.Fire) -> None:
    """D04-MAR-05: fully resolved before anything else; Ready has chosen to attack (D04-R-34).

    D04-MAR-08, D04-MOV-14: before, between or after the steps; the MP left stay.
    """
    turn.attacks -= 1
    if turn.ready:
        turn.ready = False
        # Never more than a card has left him.
        turn.points = min(turn.points, max(0, turn.boost - turn.spent))
    state.begin("attack", Attack(turn.seat, action.weapon, action.space))


# --- ending ---------------------------------------------------------------------------------------


def movement_ends(state: Play, turn: MarineTurn, seat: SeatId) -> Iterable[act.EndMovement]:
    action = act.EndMovement(seat)
    return (action,) if why_not_end_movement(state, turn, action) is None else ()


def why_not_end_movement(state: Play, turn: MarineTurn, action: act.EndMovement) -> Refusal | None:
    if turn.movement_ended:
        return Refusal("D04-R-88", f"{turn.seat} has ended his movement")
    if marine_of(state, turn).space not in state.table.encounters:
        return Refusal("D04-EXP-07", "there is no encounter here")
    if _is_sharing(state, turn):
        return Refusal("D04-MOV-08", f"{turn.seat} cannot end his movement on a shared space")
    return None


def end_movement(state: Play, turn: MarineTurn, action: act.EndMovement) -> None:
    turn.movement_ended = True


def leavings(state: Play, turn: MarineTurn, seat: SeatId) -> Iterable[act.Leave]:
    if not state.board.scene.exits >> state.table.marines[turn.seat].space & 1:
        return ()
    action = act.Leave(seat)
    return (action,) if why_not_leave(state, turn, action) is None else ()


def why_not_leave(state: Play, turn: MarineTurn, action: act.Leave) -> Refusal | None:
    marine = marine_of(state, turn)
    if not state.board.scene.exits >> marine.space & 1:
        return Refusal("D04-R-84", f"{turn.seat} does not stand at the exit")
    for door, spaces in state.board.scene.doorways.items():
        if spaces >> marine.space & 1 and state.table.doors[door] == "closed":
            return Refusal("D04-R-84", f"door {door} is closed, and the way out leads through it")
    return _cannot_move(state, turn) or (
        Refusal("D04-MOV-22", "leaving takes a movement point") if turn.points <= 0 else None
    )


def leave(state: Play, turn: MarineTurn, action: act.Leave) -> None:
    spend(turn, 1)
    changes.leave_board(state, marine_of(state, turn))
    check_victory(state)
    discover_all(state)  # D04-EXP-01: he stands in nobody's line of sight any more


def turn_ends(state: Play, turn: MarineTurn, seat: SeatId) -> Iterable[act.EndTurn]:
    return () if _is_sharing(state, turn) else (act.EndTurn(seat),)


def why_not_end_turn(state: Play, turn: MarineTurn, action: act.EndTurn) -> Refusal | None:
    if _is_sharing(state, turn):
        return Refusal("D04-MOV-08", f"{turn.seat} must end his movement on an empty space")
    return None


def end_turn_now(state: Play, turn: MarineTurn, action: act.EndTurn) -> None:
    turn.done = True


def _is_sharing(state: Play, turn: MarineTurn) -> bool:
    space = state.table.marines[turn.seat].space
    field = state.board
    return len(field.at[space]) > 1 or bool(field.obstacles >> space & 1)


# --- after each deed ------------------------------------------------------------------------------


def has_entered_damaging(state: Play, turn: MarineTurn) -> bool:
    if not turn.entered:
        return False
    turn.entered = False
    damaging = state.board.scene.damaging
    return damaging != 0 and bool(damaging >> marine_of(state, turn).space & 1)


def enter_damaging(state: Play, turn: MarineTurn) -> None:
    """D04-OBS-04: one wound, whatever the armor; it may frag him (D04-FRG-15)."""
    changes.wound_marine(state, marine_of(state, turn), 1)
    settle_wounds(state, "")


def might_discover(state: Play, turn: MarineTurn) -> bool:
    return (turn.moved or turn.worked) and state.board.outlook() != 0


def look_for_areas(state: Play, turn: MarineTurn) -> None:
    discover_all(state)


def is_beside_invader(state: Play, turn: MarineTurn) -> bool:
    """D04-MOV-13, D04-R-79: he moved, and an invader stands next to him; working a door is no step."""
    if not turn.moved:
        return False
    field = state.board
    return field.passage.neighbours[state.table.marines[turn.seat].space] & field.invaders != 0


def has_moved(state: Play, turn: MarineTurn) -> bool:
    return turn.moved


def has_opened_door(state: Play, turn: MarineTurn) -> bool:
    return turn.worked


def has_taken(state: Play, turn: MarineTurn) -> bool:
    return turn.took != ""


def ends_on_encounter(state: Play, turn: MarineTurn) -> bool:
    return turn.movement_ended and not turn.met and marine_of(state, turn).space in state.table.encounters


def meet_encounter(state: Play, turn: MarineTurn) -> None:
    """D04-EXP-07, D04-EXP-08: the first Marine who ends his movement here; only once."""
    turn.met = True
    marine = marine_of(state, turn)
    name = state.table.encounters.pop(marine.space)
    encounter = state.game.scenario(state.setup).encounters[name]
    rolled = ""
    if encounter.rolls:
        rolled = str(state.roll("green", state.game.dice["green"].faces).range)
    if state.journal is not None:
        state.emit(events.EncounterMet(marine.id, name, encounter.text, int(rolled or 0)))
    state.begin("resolving", Resolving(marine.id, "encounter", name, marine.id, rolled, space=marine.space))


def settle(state: Play, turn: MarineTurn) -> None:
    """Everything that answers the last deed is over.

    D04-R-25: if an interruption left him on a space he cannot keep, with no way on, he is put back.
    """
    turn.moved = turn.worked = False
    turn.took = ""
    if not turn.done and _is_sharing(state, turn) and not _has_way_on(state, turn, turn.points):
        marine = marine_of(state, turn)
        back = turn.last_empty
        if (state.board.occupied | state.board.obstacles) >> back & 1:  # somebody has taken it meanwhile
            there = nearest_places(state, "", back, "finder")
            back = marine.space if there is None else there.anchor
        changes.move_marine(state, marine, back)
        if state.journal is not None:
            state.emit(events.FigurePutBack(marine.id, back))


def _has_way_on(state: Play, turn: MarineTurn, points: int) -> bool:
    """D04-R-25: with so many MP left he can still get off a space that he cannot keep."""
    marine = marine_of(state, turn)
    if points <= 0 or _cannot_move(state, turn) is not None:
        return False
    if marine_steps(state, marine, points) or pads_to(state, marine, points):
        return True
    colour = state.board.scene.pads.get(marine.space)
    return colour is not None and why_not_blind(state, marine, colour, points) is None


def _why_stranded(state: Play, turn: MarineTurn, cost: int) -> Refusal | None:
    """D04-MOV-08, D04-R-25: on a friend's space he keeps the MP that he needs to go on."""
    if _is_sharing(state, turn) and not _has_way_on(state, turn, turn.points - cost):
        return Refusal("D04-MOV-08", f"{turn.seat} needs his movement points to get to an empty space")
    return None


def goes_on(state: Play, turn: MarineTurn) -> bool:
    return not turn.done


# --- the end of the turn (D04-R-99) ---------------------------------------------------------------


def stayed_on_damaging(state: Play, turn: MarineTurn) -> bool:
    marine = marine_of(state, turn)
    return (
        turn.stayed and marine.space == turn.was_on and bool(state.board.scene.damaging >> marine.space & 1)
    )


def stay_on_damaging(state: Play, turn: MarineTurn) -> None:
    """D04-OBS-05, D04-R-61: only who never left it in this turn."""
    changes.wound_marine(state, marine_of(state, turn), 1)
    settle_wounds(state, "")


def still_on_encounter(state: Play, turn: MarineTurn) -> bool:
    return not turn.met and marine_of(state, turn).space in state.table.encounters


def meet_late_encounter(state: Play, turn: MarineTurn) -> None:
    meet_encounter(state, turn)


def berserk_clock(state: Play, turn: MarineTurn) -> None:
    """D04-EQP-22, D04-EQP-23, D04-R-36: each token keeps its own clock."""
    marine = marine_of(state, turn)
    if not marine.berserk:
        return
    clocks = [clock - 1 for clock in marine.berserk]
    marine.berserk = [clock for clock in clocks if clock > 0]
    if min(clocks) > 1:
        return  # the turn in which it was picked up: nothing changes yet
    ended = len(clocks) - len(marine.berserk)
    if ended:
        state.table.removed["berserk"] = state.table.removed.get("berserk", 0) + ended
    if state.journal is not None:
        state.emit(events.BerserkFaded(marine.id, not marine.berserk))


def end_turn(state: Play, turn: MarineTurn) -> None:
    if state.journal is not None:
        state.emit(events.TurnEnded(turn.seat))
