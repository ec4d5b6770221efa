"""The Movement phase: a die, a direction, movement boxes; one step in the Inner tier.  Chapter MOV."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.games.relic.actions import ChooseSpace, Go, MoveOn, PlayValue, Roll, UseMovementBox
from grimtable.games.relic.changes.cards import without
from grimtable.games.relic.changes.figures import place_on, step_to
from grimtable.games.relic.choices import Walking
from grimtable.games.relic.events import MovementRolled
from grimtable.games.relic.procedures.moments import come
from grimtable.games.relic.procedures.throwing import FACES, spend_value, why_not_replace
from grimtable.games.relic.remembering import Moving, is_cut_short
from grimtable.games.relic.table import INNER, MIDDLE, SCENARIO_SPACE, WARP_RIFT
from grimtable.games.relic.topics.board import ALONG, CLOCKWISE, COUNTER, next_space
from grimtable.games.relic.topics.cards import relics
from grimtable.kernel import (
    Action,
    Line,
    Refusal,
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    choice,
    do,
    its_seat,
    moment,
    offer,
    procedure,
    refuse,
    repeat_if,
    skip_to,
    stop_if,
)
from grimtable.kernel.identity import NO_SPACE, Space

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState


@procedure("movement", remembers=Moving)
def moving() -> list[Line]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        skip_to("roll_or_replace", unless=moves_otherwise),
        do("REL-INN-03", advance_inside, when=is_inside),
        ask(
            "REL-R-38",
            offer(
                ChooseSpace,
                among=any_spaces,
                do=be_placed,
                rule="REL-R-38",
                because="other_tier",
            ),
            seat=its_seat,
            when=is_to_be_placed,
            name="choose_target",
        ),
        ask(
            "REL-MOV-02",
            always(Roll, do=roll),
            choice(PlayValue, among=values, why_not=why_not_value, do=play_value),
            seat=its_seat,
            when=has_alternative,
            name="roll_or_replace",
        ),
        do("REL-MOV-02", roll_movement, when=has_not_rolled, name="roll_die"),
        moment("REL-MOV-07", "movement.rolled", tell_roll),
        do("REL-MOV-20", lose_points),
        ask(
            "REL-MOV-04",
            choice(Go, among=directions, why_not=why_not_go, do=go),
            choice(UseMovementBox, among=box_here, why_not=why_not_movement_box, do=use_box),
            choice(MoveOn, among=moving_on, why_not=why_not_move_on, do=move_on),
            seat=its_seat,
            when=has_decision,
            name="move",
            together=ways,
        ),
        do("REL-MOV-05", take_steps),
        repeat_if("REL-MOV-03", has_points, back_to="move"),
    ]


def moves_otherwise(state: RelicState, moving: Moving) -> bool:
    """Whether there is no normal movement."""
    player = state.table.players[moving.seat]
    return player.space >= INNER.start or "any_space" in player.movements


def is_inside(state: RelicState, moving: Moving) -> bool:
    return state.table.players[moving.seat].space >= INNER.start


def advance_inside(state: RelicState, moving: Moving) -> None:
    """REL-INN-03, REL-INN-04, REL-INN-12: exactly one space forward; on the scenario space nothing.

    REL-INN-16, REL-RLC-08: whatever the last box brought, and with or without a relic.
    """
    player = state.table.players[moving.seat]
    moving.placed = True
    if player.space < SCENARIO_SPACE:
        step_to(state, player, Space(player.space + 1))


# --- special movement ---------------------------------------------------------------------------------------


def is_to_be_placed(state: RelicState, moving: Moving) -> bool:
    """REL-R-38: a duty, in place of the normal movement."""
    return not moving.placed and "any_space" in state.table.players[moving.seat].movements


def any_spaces(state: RelicState, moving: Moving, seat: SeatId) -> Iterator[ChooseSpace]:
    here = state.table.players[seat].space
    for space in range(MIDDLE.stop):
        if space != here:
            yield ChooseSpace(seat, Space(space))


def be_placed(state: RelicState, moving: Moving, action: ChooseSpace) -> None:
    """REL-MOV-20, REL-R-39: no roll, no movement points, no movement box."""
    player = state.table.players[moving.seat]
    # A saved game may still hold two that are due in the same phase; both are used up by it.
    while "any_space" in player.movements:
        player.movements = without(player.movements, "any_space")
    moving.placed = True
    place_on(state, player, action.space)


# --- the roll -----------------------------------------------------------------------------------------------


def has_alternative(state: RelicState, moving: Moving) -> bool:
    if moving.placed or not state.table.players[moving.seat].power:
        return False
    return why_not_replace(state, moving) is None


def values(state: RelicState, moving: Moving, seat: SeatId) -> Iterator[PlayValue]:
    for card in state.table.players[seat].power:
        yield PlayValue(seat, card)


def why_not_value(state: RelicState, moving: Moving, action: PlayValue) -> Refusal | None:
    if action.card not in state.table.players[moving.seat].power:
        return refuse("REL-POW-06", "not_held", card=action.card)
    return why_not_replace(state, moving)


def roll(state: RelicState, moving: Moving, action: Roll) -> None:
    roll_movement(state, moving)


def play_value(state: RelicState, moving: Moving, action: PlayValue) -> None:
    """REL-POW-06, REL-POW-07: the power value in place of the die, announced before the roll."""
    moving.power += 1
    set_value(state, moving, spend_value(state, moving.seat, action.card))


def has_not_rolled(state: RelicState, moving: Moving) -> bool:
    return not moving.placed and not moving.value


def tell_roll(state: RelicState, moving: Moving) -> None:
    """REL-MOV-21, REL-R-38: in the Inner tier, and where a figure is placed, nothing was rolled."""
    if not moving.placed:
        come(state, "movement.rolled", moving.seat, "", moving.points)


def roll_movement(state: RelicState, moving: Moving) -> None:
    """REL-MOV-08: a movement roll never explodes."""
    set_value(state, moving, state.roll("movement", FACES))


def set_value(state: RelicState, moving: Moving, value: int) -> None:
    """The value, changed by what is in force, gives the movement points; at least one (REL-MOV-01)."""
    moving.value = value
    moving.points = value
    if "movement" in state.lasting.by_name:
        moving.points = max(1, value + state.lasting.total("movement", moving.seat))
    # REL-DIE-11: a rerolled die ignores the first result, not what effects have done to the value.
    changes, moving.changes = moving.changes, ()
    for how, amount in changes:
        change_points(moving, how, amount)
    if state.journal is not None:
        state.emit(MovementRolled(moving.seat, value))


def change_points(moving: Moving, how: str, amount: int) -> None:
    """REL-MOV-07: the value is changed `by` an amount or set `to` one; at least one point is left."""
    moving.changes = (*moving.changes, (how, amount))
    moving.points = max(1, moving.points + amount if how == "by" else amount)


def lose_points(state: RelicState, moving: Moving) -> None:
    """Where a special movement took the place of the normal one there are no points."""
    if moving.placed:
        moving.points = 0


# --- step by step -------------------------------------------------------------------------------------------


def has_points(state: RelicState, moving: Moving) -> bool:
    return moving.points > 0


def has_decision(state: RelicState, moving: Moving) -> bool:
    """A direction, or a movement box that could be used."""
    if moving.points <= 0:
        return False
    return moving.direction == "" or (
        moving.boxed != state.table.players[moving.seat].space and why_not_box(state, moving) is None
    )


def why_not_box(state: RelicState, moving: Moving) -> Refusal | None:
    """REL-MOV-10 to REL-MOV-14: why the movement box of the space cannot be used; None when it can.

    REL-MOV-22, REL-RLC-07: the relic is asked for here and nowhere else.
    """
    return why_not_box_of(state, moving, state.table.players[moving.seat].space, moving.points)


def why_not_box_of(state: RelicState, moving: Moving, space: int, points: int) -> Refusal | None:
    """The same for any space, and for whoever would have so many points left there."""
    player = state.table.players[moving.seat]
    box = state.game.spaces[space].movement_box
    if box is None:
        return refuse("REL-BRD-14", "no_box")
    if points <= 0:
        return refuse("REL-MOV-13", "no_points")
    if box.needs_relic and not relics(state, player):
        return refuse("REL-MOV-12", "no_relic")
    if state.lasting.by_name and state.lasting.forbids("use_movement_box", moving.seat):
        return refuse("REL-CLR-02", "no_boxes")
    return None


def directions(state: RelicState, moving: Moving, seat: SeatId) -> tuple[Go, ...]:
    return () if moving.direction else (Go(seat, CLOCKWISE), Go(seat, COUNTER))


def ways(state: RelicState, moving: Moving, seat: SeatId) -> list[Action]:
    """All three choices; most spaces have no movement box, and that needs no sentence."""
    has_box = state.game.spaces[state.table.players[seat].space].movement_box is not None
    return [
        *directions(state, moving, seat),
        *(box_here(state, moving, seat) if has_box else ()),
        *moving_on(state, moving, seat),
    ]


def why_not_go(state: RelicState, moving: Moving, action: Go) -> Refusal | None:
    if moving.direction:
        return refuse("REL-MOV-06", "too_late")
    return None


def go(state: RelicState, moving: Moving, action: Go) -> None:
    """REL-MOV-04, REL-MOV-16: the direction, chosen once in each tier."""
    moving.direction = action.direction
    moving.boxed = state.table.players[moving.seat].space


def box_here(state: RelicState, moving: Moving, seat: SeatId) -> tuple[UseMovementBox, ...]:
    return (UseMovementBox(seat),) if why_not_box(state, moving) is None else ()


def why_not_movement_box(state: RelicState, moving: Moving, action: UseMovementBox) -> Refusal | None:
    return why_not_box(state, moving)


def use_box(state: RelicState, moving: Moving, action: UseMovementBox) -> None:
    """REL-MOV-11, REL-MOV-12, REL-MOV-15: a point, and the figure is there.

    REL-INN-01, REL-INN-02: the Warp Rift halts it.
    """
    player = state.table.players[moving.seat]
    box = state.game.spaces[player.space].movement_box
    assert box is not None  # otherwise it would not have been offered
    moving.points -= 1
    moving.direction = ""
    moving.boxed = NO_SPACE
    place_on(state, player, state.game.space_numbers[box.to])
    if player.space == WARP_RIFT:
        moving.points = 0


def moving_on(state: RelicState, moving: Moving, seat: SeatId) -> tuple[MoveOn, ...]:
    return (MoveOn(seat),) if moving.direction else ()


def why_not_move_on(state: RelicState, moving: Moving, action: MoveOn) -> Refusal | None:
    return None if moving.direction else refuse("REL-MOV-04", "no_direction")


def move_on(state: RelicState, moving: Moving, action: MoveOn) -> None:
    moving.boxed = state.table.players[moving.seat].space


def take_steps(state: RelicState, moving: Moving) -> None:
    """REL-MOV-03, REL-MOV-05, REL-MOV-09: space after space, up to the next movement box.

    REL-MOV-16: none after a movement box before there is a new direction.
    """
    if moving.points <= 0 or not moving.direction:
        return
    player = state.table.players[moving.seat]
    along = ALONG[moving.direction]
    spaces = state.game.spaces
    points = moving.points
    space = player.space
    while points > 0:
        points -= 1
        space = along[space]
        if state.journal is not None:
            step_to(state, player, space)
        if points > 0 and spaces[space].movement_box is not None:
            moving.boxed = NO_SPACE
            break
    player.space = space
    moving.points = points


# --- walking outside the Movement phase ---------------------------------------------------------------------


@procedure("walking", remembers=Walking)
def walking() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        ask(
            "REL-MOV-07",
            offer(Go, among=walks, do=walk, rule="REL-MOV-07", because="no_ring"),
            seat=its_seat,
            name="choose_direction",
        ),
    ]


def walks(state: RelicState, walking: Walking, seat: SeatId) -> tuple[Go, ...]:
    return Go(seat, CLOCKWISE), Go(seat, COUNTER)


def walk(state: RelicState, walking: Walking, action: Go) -> None:
    """An effect moves the figure along its ring; movement boxes cost points, and there are none."""
    player = state.table.players[walking.seat]
    for _ in range(walking.steps):
        step_to(state, player, next_space(player.space, action.direction))
