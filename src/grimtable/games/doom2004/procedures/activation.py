"""Activation: one invader moves and attacks.  Rules D04-INV-19 to D04-INV-23; chapters MOV, BIG, TEL, OBS."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.changes import base, covered
from grimtable.games.doom2004.field import base_at
from grimtable.games.doom2004.procedures.answering import all_seats
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.procedures.deaths import telefrag
from grimtable.games.doom2004.procedures.discovery import discover_all
from grimtable.games.doom2004.procedures.granting import Grants
from grimtable.games.doom2004.procedures.hazards import (
    begin_on,
    burn_invader,
    get_in,
    gets_out,
    has_entered,
    invader_ends_in_jet,
    invader_enters,
    invader_stayed,
    invader_stays,
    note_way,
)
from grimtable.games.doom2004.procedures.stepping import steps_onto
from grimtable.games.doom2004.table import INVADER, Invader
from grimtable.games.doom2004.topics.doors import DOOR_COST, why_not_work_door
from grimtable.games.doom2004.topics.hazards import is_spared
from grimtable.games.doom2004.topics.line_of_sight import ground
from grimtable.games.doom2004.topics.movement import (
    has_to_go_on,
    invader_steps,
    large_steps,
    why_not_invader_step,
    why_not_slide,
)
from grimtable.games.doom2004.topics.placing import nearest_places
from grimtable.games.doom2004.topics.sides import enemies, friends, passable, seat_of
from grimtable.games.doom2004.topics.targets import arms_of, target_spaces, why_not_attack_space
from grimtable.grid import Footprint, anchors, bits
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
    refuse,
    repeat_if,
    stop_if,
    window,
)
from grimtable.kernel.bounds import AtFigure, Spot, Spots, Sum
from grimtable.kernel.identity import NO_FIGURE, NO_SPACE, FigureId, Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


#: One for each seat: it is offered at nearly every step of every figure.
_ENDINGS: dict[SeatId, act.EndActivation] = {}


def _ending(seat: SeatId) -> act.EndActivation:
    found = _ENDINGS.get(seat)
    if found is None:
        found = _ENDINGS[seat] = act.EndActivation(seat)
    return found


class Activation(Grants):
    """What an activation remembers."""

    figure: AtFigure
    points: Sum
    attacks: Sum = 1
    moved: bool = False
    opened: bool = False
    entered: bool = False
    burned: bool = False  #: has taken its one wound from damaging obstacles (D04-R-62)
    stayed: Spots = ()  #: damaging spaces covered all the time
    last_empty: Spot = NO_SPACE
    last_wide: bool = False
    done: bool = False
    chained: bool = True

    @property
    def grants_attacks_of(self) -> str:
        return self.figure


@procedure("activation", remembers=Activation)
def activating() -> list[Step | StopIf]:
    return [
        stop_if("D04-R-40", invader_is_gone),
        do("D04-INV-19", begin_activation),
        ask(
            "D04-INV-20",
            choice(act.Step, among=steps, why_not=why_not_step, do=take_step),
            choice(act.Slide, among=slides, why_not=why_not_slide_to, do=slide),
            choice(act.UseDuct, among=ducts, why_not=why_not_duct, do=use_duct),
            choice(act.WorkDoor, among=doors, why_not=why_not_door, do=work_door),
            choice(act.Attack, among=attacks, why_not=why_not_attack, do=attack),
            choice(act.EndActivation, among=endings, why_not=why_not_end, do=end_activation),
            seat=its_seat,
            name="act",
            together=deeds,
        ),
        do("D04-OBS-04", invader_enters, when=has_entered, name="enter_damaging"),
        do("D04-R-29", look_for_areas, when=may_show_area),
        window("D04-R-48", "invader_moved", seats=all_seats, when=has_moved),
        do("D04-R-25", settle, when=might_be_stranded),
        repeat_if("D04-INV-20", goes_on, back_to="act"),
        do("D04-OBS-05", invader_stays, when=invader_stayed, name="stay_on_damaging"),
        do("D4X-FLM-05", burn_invader, when=invader_ends_in_jet, name="end_in_jet"),
    ]


def invader_is_gone(state: DoomState, activation: Activation) -> bool:
    return activation.figure not in state.table.invaders


def invader_of(state: DoomState, activation: Activation) -> Invader:
    return state.table.invaders[activation.figure]


def its_seat(state: DoomState, activation: Activation) -> SeatId:
    return state.table.invaders[activation.figure].controller or INVADER


class Choosing(Protocol):
    """The record of a procedure that activates one figure after the other."""

    figure: AtFigure  #: chosen, and not activated yet


def has_chosen(state: DoomState, choosing: Choosing) -> bool:
    """Somebody is chosen, and still there."""
    return choosing.figure in state.table.invaders


def chosen_activation(state: DoomState, choosing: Choosing) -> Activation:
    """His activation; the next one has to be chosen anew."""
    figure, choosing.figure = choosing.figure, NO_FIGURE
    return activation_of(state, figure)


def activation_of(state: DoomState, figure: FigureId) -> Activation:
    """D04-INV-20, D04-MOV-02: movement value and one attack; D4X-ABL-04, D4X-R-82: or two.

    Both fall anywhere before, during or after its movement, each on a target of its own (D4X-ABL-05,
    D4X-DP-20).
    """
    kind = state.game.invaders[state.table.invaders[figure].kind]
    points = kind.movement
    if "points" in state.lasting.by_name:
        points = max(0, points + state.lasting.total("points", figure))
    return Activation(figure, points, attacks=2 if kind.abilities.double_attack else 1)


def begin_activation(state: DoomState, activation: Activation) -> None:
    invader = invader_of(state, activation)
    activation.last_empty, activation.last_wide = invader.space, invader.wide
    if state.field.scene.damaging & state.field.occupied:
        begin_on(state, activation, invader)
    if state.journal is not None:
        state.emit(events.InvaderActivated(invader.id))


def cannot_move(state: DoomState, activation: Activation) -> Refusal | None:
    """A card that keeps it where it is."""
    if "cannot:move" in state.lasting.by_name:
        effect = state.lasting.forbids("move", activation.figure)
        if effect is not None:
            return refuse("D04-EVT-03", "no_movement", card=effect.source, figure=activation.figure)
    return None


def deeds(state: DoomState, activation: Activation, seat: SeatId) -> list[Action]:
    """Everything it may do now: what the lists below give, without those that cannot hold anything."""
    legal: list[Action] = []
    invader = state.table.invaders[activation.figure]
    field = state.field
    small = invader.kind in state.game.small
    if activation.points > 0:
        if small:
            if "cannot:move" not in state.lasting.by_name or cannot_move(state, activation) is None:
                legal.extend(steps_onto(state, seat, invader_steps(state, invader, activation.points)))
            if invader.space in field.scene.features:
                legal.extend(ducts(state, activation, seat))
                legal.extend(doors(state, activation, seat))
        else:
            legal.extend(_steps_of(state, activation, invader, seat))
            legal.extend(slides(state, activation, seat))
            legal.extend(doors(state, activation, seat))
    if activation.attacks > 0:
        legal.extend(_attacks_of(state, invader, seat))
    # Whether it hovers or shares its space: asked in full only where anybody could.
    if small and invader.kind not in state.game.flying:
        if not field.shared >> invader.space & 1:
            legal.append(_ending(seat))
    elif not (field.shared or state.game.flying) or not has_to_go_on(state, invader, covered(state, invader)):
        legal.append(_ending(seat))
    return legal


# --- stepping -------------------------------------------------------------------------------------


def steps(state: DoomState, activation: Activation, seat: SeatId) -> Iterable[act.Step]:
    if activation.points <= 0:
        return ()
    return _steps_of(state, activation, state.table.invaders[activation.figure], seat)


def _steps_of(state: DoomState, activation: Activation, invader: Invader, seat: SeatId) -> Iterable[act.Step]:
    if "cannot:move" in state.lasting.by_name and cannot_move(state, activation) is not None:
        return ()
    if invader.kind in state.game.small:
        return steps_onto(state, seat, invader_steps(state, invader, activation.points))
    if state.game.invaders[invader.kind].size == "1x2":
        return ()
    return [act.Step(seat, there.anchor) for there in large_steps(state, invader, activation.points)]


def why_not_step(state: DoomState, activation: Activation, action: act.Step) -> Refusal | None:
    invader = invader_of(state, activation)
    if state.game.invaders[invader.kind].size == "1x2":
        return refuse("D04-BIG-08", "slides", figure=invader.id)
    return cannot_move(state, activation) or why_not_invader_step(
        state, invader, action.space, activation.points
    )


def take_step(state: DoomState, activation: Activation, action: act.Step) -> None:
    invader = state.table.invaders[activation.figure]
    if invader.kind in state.game.small:
        _arrive_small(state, activation, invader, action.space)
    else:
        _arrive(state, activation, base_at(state.field, action.space, "2x2", wide=False))
    state.field.offered_at = state.stamp()


def slides(state: DoomState, activation: Activation, seat: SeatId) -> Iterable[act.Slide]:
    invader = state.table.invaders[activation.figure]
    if state.game.invaders[invader.kind].size != "1x2" or cannot_move(state, activation) is not None:
        return ()
    return [
        act.Slide(seat, there.anchor, "east-west" if there.width > there.height else "north-south")
        for there in large_steps(state, invader, activation.points)
    ]


def why_not_slide_to(state: DoomState, activation: Activation, action: act.Slide) -> Refusal | None:
    invader = invader_of(state, activation)
    if state.game.invaders[invader.kind].size != "1x2":
        return refuse("D04-BIG-10", "steps", figure=invader.id)
    return cannot_move(state, activation) or why_not_slide(
        state, invader, action.space, action.lie == "east-west", activation.points
    )


def slide(state: DoomState, activation: Activation, action: act.Slide) -> None:
    """D04-BIG-06, D04-BIG-07."""
    _arrive(state, activation, base_at(state.field, action.space, "1x2", wide=action.lie == "east-west"))
    state.field.offered_at = state.stamp()


def _arrive(state: DoomState, activation: Activation, there: Footprint) -> None:
    invader = invader_of(state, activation)
    activation.points -= 1
    burning, before = state.field.burning, 0
    if burning:
        before = covered(state, invader)
        burning &= before | there.mask
    burns = burning != 0 and not is_spared(state, invader)
    if burns:
        if not gets_out(state, invader, there.mask):
            return
        note_way(state, activation, before, there.mask)
    changes.move_invader(state, invader, there)
    activation.moved = True
    if not has_to_go_on(state, invader, there.mask):
        activation.last_empty, activation.last_wide = invader.space, invader.wide
    if burns:
        get_in(state, invader, before)


def _arrive_small(
    state: DoomState, activation: Activation, invader: Invader, space: Space, *, jumps: bool = False
) -> None:
    """The same for a figure that covers one space: most steps of a game."""
    field = state.field
    activation.points -= 1
    before = 1 << invader.space
    burns = field.burning & (before | 1 << space) != 0 and not is_spared(state, invader)
    if burns:
        if not gets_out(state, invader, 1 << space):
            return
        note_way(state, activation, before, 1 << space)
    if jumps:
        telefrag(state, space, invader.id)
    changes.step_invader(state, invader, space)
    activation.moved = True
    if not field.shared >> space & 1 and not (state.game.flying and has_to_go_on(state, invader, 1 << space)):
        activation.last_empty = space
    if burns:
        get_in(state, invader, before)


def come_to(state: DoomState, activation: Activation, space: Space) -> None:
    """A figure that covers one space has jumped to another one, which counts as a step (D04-TEL-02).

    D4X-R-34: whoever stands there is telefragged, if it lives to get there.
    """
    _arrive_small(state, activation, invader_of(state, activation), space, jumps=True)


def ducts(state: DoomState, activation: Activation, seat: SeatId) -> Iterable[act.UseDuct]:
    invader = state.table.invaders[activation.figure]
    scene = state.field.scene
    if activation.points <= 0 or not scene.ducts >> invader.space & 1:
        return ()
    found = [act.UseDuct(seat, space) for space in bits(scene.ducts & state.field.known)]
    return [action for action in found if why_not_duct(state, activation, action) is None]


def why_not_duct(state: DoomState, activation: Activation, action: act.UseDuct) -> Refusal | None:
    """D04-TEL-07 to D04-TEL-10, D04-ABL-26, D04-ABL-27, D04-R-82."""
    invader = invader_of(state, activation)
    field = state.field
    kind = state.game.invaders[invader.kind]
    if not kind.abilities.stealth or kind.size != "1x1":
        return refuse("D04-TEL-07", "no_ducts", figure=invader.id)
    if activation.points <= 0:
        return refuse("D04-MOV-18", "no_points")
    if not field.scene.ducts >> invader.space & 1:
        return refuse("D04-TEL-08", "no_duct", figure=invader.id)
    name = field.name(action.space)
    if action.space == invader.space or not field.scene.ducts & field.known & (1 << action.space):
        return refuse("D04-TEL-09", "no_other", space=name)
    if enemies(state, invader) >> action.space & 1:
        return refuse("D04-TEL-09", "marine", space=name)
    if field.obstacles >> action.space & 1:
        return refuse("D04-MOV-11", "obstacle", space=name)
    if friends(state, invader) >> action.space & 1:
        crossable = passable(state, invader)
        reached = field.passage.reach(
            1 << action.space, activation.points - 1, forbidden=field.board.spaces & ~crossable
        )
        if activation.points > 1:
            reached |= field.scene.ducts  # it can crawl on, too
        empty = crossable & ~friends(state, invader)
        if len(field.at[invader.space]) == 1:
            empty |= 1 << invader.space  # it leaves this one empty
        if not reached & empty:
            return refuse("D04-R-82", "no_way_on", figure=field.at[action.space][0])
    return cannot_move(state, activation)


def use_duct(state: DoomState, activation: Activation, action: act.UseDuct) -> None:
    before = invader_of(state, activation).space
    _arrive_small(state, activation, invader_of(state, activation), action.space)
    if activation.figure in state.table.invaders and state.journal is not None:
        state.emit(events.DuctUsed(activation.figure, before, action.space))


# --- doors ----------------------------------------------------------------------------------------


def doors(state: DoomState, activation: Activation, seat: SeatId) -> Iterable[act.WorkDoor]:
    scene = state.field.scene
    if activation.points < DOOR_COST:
        return ()
    here = ground(state, state.table.invaders[activation.figure])
    if not here & scene.near_doorway:
        return ()
    found = [act.WorkDoor(seat, door) for door, spaces in scene.doorways.items() if spaces & here]
    return [action for action in found if why_not_door(state, activation, action) is None]


def why_not_door(state: DoomState, activation: Activation, action: act.WorkDoor) -> Refusal | None:
    if activation.points < DOOR_COST:
        return refuse("D04-DOR-08", "points", cost=DOOR_COST)
    here = covered(state, invader_of(state, activation))
    refusal = why_not_work_door(state, here, action.door, marine=False)
    if refusal is None and has_to_go_on(state, invader_of(state, activation), here):
        if not _has_way_on(state, activation, activation.points - DOOR_COST):
            return refuse("D04-MOV-08", "needs_points", figure=activation.figure)
    return refusal


def work_door(state: DoomState, activation: Activation, action: act.WorkDoor) -> None:
    activation.points -= DOOR_COST
    opened = state.table.doors[action.door] == "closed"
    changes.set_door(state, action.door, "open" if opened else "closed")
    activation.opened = opened
    activation.moved = True


def may_show_area(state: DoomState, activation: Activation) -> bool:
    """An open door or a figure that stepped aside may give a Marine a view (D04-EXP-01, D04-R-89)."""
    field = state.field
    if not field.unseen or not (activation.opened or activation.moved):
        return False
    if activation.opened:
        activation.opened = False
    return field.outlook() != 0


def look_for_areas(state: DoomState, activation: Activation) -> None:
    """D04-EXP-05, D04-R-29: only what a Marine then sees is revealed."""
    discover_all(state)


# --- attacking ------------------------------------------------------------------------------------


def attacks(state: DoomState, activation: Activation, seat: SeatId) -> Iterable[act.Attack]:
    if activation.attacks <= 0:
        return ()
    return _attacks_of(state, state.table.invaders[activation.figure], seat)


def _attacks_of(state: DoomState, invader: Invader, seat: SeatId) -> Iterable[act.Attack]:
    game, field, space = state.game, state.field, invader.space
    arms = game.arms[invader.kind]
    if invader.kind not in game.far_reaching:
        # Most are nowhere near an enemy, and many only bite.
        targets = field.of_side[field.foe[invader.id]] | field.barrels
        if invader.kind in game.small:
            near = field.passage.neighbours[space]
            if not arms.melee:
                near |= field.sight.open_from(space)
            if not near & targets:
                return ()
        elif arms.melee and not field.passage.around(covered(state, invader)) & targets:
            return ()
    return [act.Attack(seat, space) for space in target_spaces(state, invader, arms)]


def why_not_attack(state: DoomState, activation: Activation, action: act.Attack) -> Refusal | None:
    if activation.attacks <= 0:
        return refuse("D04-INV-20", "has_attacked", figure=activation.figure)
    invader = invader_of(state, activation)
    return why_not_attack_space(state, invader, arms_of(state, invader, ""), action.space)


def attack(state: DoomState, activation: Activation, action: act.Attack) -> None:
    activation.attacks -= 1
    state.field.offered_at = state.stamp()
    state.begin("attack", Attack(activation.figure, "", action.space))


# --- ending ---------------------------------------------------------------------------------------


def endings(state: DoomState, activation: Activation, seat: SeatId) -> Iterable[act.EndActivation]:
    action = act.EndActivation(seat)
    return (action,) if why_not_end(state, activation, action) is None else ()


def why_not_end(state: DoomState, activation: Activation, action: act.EndActivation) -> Refusal | None:
    invader = invader_of(state, activation)
    if has_to_go_on(state, invader, covered(state, invader)):
        return refuse("D04-MOV-08", "not_empty", figure=activation.figure)
    return None


def end_activation(state: DoomState, activation: Activation, action: act.EndActivation) -> None:
    """D04-MOV-04: nothing of its movement has to be used."""
    activation.done = True


def has_moved(state: DoomState, activation: Activation) -> bool:
    if not activation.moved:
        return False
    activation.moved = False
    return True


def might_be_stranded(state: DoomState, activation: Activation) -> bool:
    """A step onto a friend's space is offered only if there is a way on: it is there as long as nothing else
    has happened since.
    """
    return (
        not activation.done
        and bool(state.field.shared or state.game.flying)
        and state.field.offered_at != state.decisions + state.reveals  # `state.stamp()`, without a call
    )


def settle(state: DoomState, activation: Activation) -> None:
    """D04-R-25: left on a friend's space with no way on, it is put back on the last empty one."""
    invader = invader_of(state, activation)
    if not has_to_go_on(state, invader, covered(state, invader)):
        return
    if _has_way_on(state, activation, activation.points):
        return
    back = base(state, Invader(invader.id, invader.kind, activation.last_empty, activation.last_wide))
    if not _fits(state, back, covered(state, invader)):
        back = nearest_places(state, invader.kind, activation.last_empty) or back
    changes.move_invader(state, invader, back)
    if state.journal is not None:
        state.emit(events.FigurePutBack(invader.id, back.anchor))


def _fits(state: DoomState, place: Footprint, own: int) -> bool:
    """Whether a base that covers `own` now can lie there: nobody has come, and no door is shut across it."""
    field = state.field
    if place.mask & (field.others(own) | field.obstacles):
        return False
    barred = field.board.spaces & ~place.mask
    return bool(anchors(field.passage, place.width, place.height, barred) >> place.anchor & 1)


def _has_way_on(state: DoomState, activation: Activation, points: int) -> bool:
    """D04-R-25, D04-R-82: with so many MP left it can still get off a friend's space."""
    invader = invader_of(state, activation)
    if points <= 0 or cannot_move(state, activation) is not None:
        return False
    if state.game.invaders[invader.kind].size != "1x1":
        return bool(large_steps(state, invader, points))
    if invader_steps(state, invader, points):
        return True
    return points == activation.points and bool(ducts(state, activation, seat_of(invader)))


def goes_on(state: DoomState, activation: Activation) -> bool:
    return not activation.done
