"""Spending movement points: steps, turns, teleporters, doors.  Chapters MOV, BIG, TEL, DOR.

Three procedures have movement points: the activation of a marine, that of a demon, and points gained
outside one's activation. Their records all have `figure`, `points` and `stepped`, and share these choices.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

import msgspec

from grimtable.games.doom2016 import changes, events
from grimtable.games.doom2016.actions import Done, Halt, OpenDoor, Rotate, Teleport
from grimtable.games.doom2016.actions import Step as StepTo
from grimtable.games.doom2016.procedures.displacing import Displacing
from grimtable.games.doom2016.procedures.happening import tell
from grimtable.games.doom2016.procedures.waiting import begin_after_attack
from grimtable.games.doom2016.table import MARINE
from grimtable.games.doom2016.topics import movement
from grimtable.games.doom2016.topics.skills import skill
from grimtable.games.doom2016.topics.stagger import is_staggered
from grimtable.grid import bits
from grimtable.kernel import (
    Refusal,
    SeatId,
    Step,
    StopIf,
    ask,
    choice,
    procedure,
    refuse,
    repeat_if,
    stop_if,
)
from grimtable.kernel.bounds import AtFigure, Names, Sum

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.table import Figure

MOST_OFFERS = 20_000  #: remembered lists of steps


class Mover(Protocol):
    """A record with movement points."""

    figure: AtFigure
    points: int
    moved: int  #: spaces entered so far
    prepared: Names  #: abilities used for an attack that has to follow


def owner(state: DoomState, memory: Mover) -> SeatId:
    """The seat of the figure that moves."""
    return state.table.figures[memory.figure].seat


def is_gone(state: DoomState, memory: Mover) -> bool:
    """D16-R-50: the figure has left the map."""
    return memory.figure not in state.table.figures


# --- steps of small figures, shifts of large ones ---------------------------------------------------


def steps(state: DoomState, memory: Mover, seat: SeatId) -> Iterable[StepTo]:
    """D16-MOV-01, D16-BIG-03: one action for every space the figure may go to."""
    if memory.points <= 0 or memory.prepared:
        return ()
    figure = state.table.figures[memory.figure]
    if figure.kind in state.game.large:
        return [StepTo(seat, there.anchor) for there in movement.shifts(state, figure, memory.points)]
    # The same spaces are free around many positions: actions are frozen, so they are made once.
    free = movement.steps(state, figure, memory.points)
    offers = state.field.scene.offers
    offered = offers.get((seat, free))
    if offered is None:
        if len(offers) >= MOST_OFFERS:
            offers.clear()
        offered = offers[seat, free] = [StepTo(seat, space) for space in bits(free)]
    return offered  # type: ignore[return-value]  # a cache of lists of steps


def why_not_step(state: DoomState, memory: Mover, action: StepTo) -> Refusal | None:
    figure = state.table.figures[memory.figure]
    if memory.prepared:
        return refuse("D16-CRD-05", "prepared", figure=figure.id)
    if memory.points <= 0:
        return refuse("D16-MOV-01", "points", figure=figure.id, needed=1, points=0)
    if movement.is_large(state, figure):
        return movement.why_not_shift(state, figure, action.space, memory.points)
    return movement.why_not_step(state, figure, action.space, memory.points)


def take_step(state: DoomState, memory: Mover, action: StepTo) -> None:
    """The figure moves and pays; a marine who enters a staggered demon's space kills it (D16-STG-04).

    D16-MOV-18, D16-STG-07, D16-STG-08: he pays for the enemy and goes on with what is left.
    """
    figure = state.table.figures[memory.figure]
    if figure.kind in state.game.large:
        memory.points -= 1
    elif figure.space in state.table.teleporters and movement.is_teleport(state, figure, action.space):
        _teleport(state, memory, figure, action.space)
        return
    else:
        memory.points -= movement.walking_cost(state, figure, action.space)
    memory.moved += 1
    _go(state, figure, action.space)


def _go(state: DoomState, figure: Figure, space: int) -> None:
    """Carry out a step; what happens on the space entered follows.

    D16-TEL-13: who walks onto a teleporter makes no telefrag. D16-ITM-08: items mean nothing to a demon.
    """
    if figure.kind != MARINE:
        changes.move_figure(state, figure, space)
        _demon_moved(state, figure)
        return
    if state.field.demons >> space & 1:
        demon = _demon_at(state, space)
        if demon is not None and is_staggered(state, demon, figure.id):
            changes.glory_kill(state, SeatId(figure.id), demon)
            if state.result is not None:
                return
    changes.move_figure(state, figure, space)
    changes.enter(state, figure)
    tell(state, "marine.moved", figure.id, figure.space)


def _demon_at(state: DoomState, space: int) -> Figure | None:
    where = state.field.where
    for figure in state.table.figures.values():
        if figure.kind != MARINE and where[figure.id] >> space & 1:
            return figure
    return None


def rotations(state: DoomState, memory: Mover, seat: SeatId) -> Iterable[Rotate]:
    """D16-BIG-08: a base of two or six spaces may turn."""
    if memory.points <= 0 or memory.prepared:
        return ()
    figure = state.table.figures[memory.figure]
    if figure.kind == MARINE or state.game.demons[figure.kind].base not in ("1x2", "2x3"):
        return ()
    return [Rotate(seat, there.anchor) for there in movement.turns(state, figure, memory.points)]


def why_not_rotate(state: DoomState, memory: Mover, action: Rotate) -> Refusal | None:
    figure = state.table.figures[memory.figure]
    if figure.kind == MARINE or state.game.demons[figure.kind].base not in ("1x2", "2x3"):
        return refuse("D16-BIG-08", "not_oblong", figure=figure.id)
    if memory.prepared:
        return refuse("D16-CRD-05", "prepared", figure=figure.id)
    if memory.points <= 0:
        return refuse("D16-MOV-01", "points", figure=figure.id, needed=1, points=0)
    return movement.why_not_turn(state, figure, action.space, memory.points)


def rotate(state: DoomState, memory: Mover, action: Rotate) -> None:
    """One movement point for a quarter turn."""
    figure = state.table.figures[memory.figure]
    memory.points -= 1
    changes.move_figure(state, figure, action.space, not figure.turned)
    _demon_moved(state, figure)


def _demon_moved(state: DoomState, figure: Figure) -> None:
    """D16-R-68: some objectives hang on where demons stand."""
    if state.setup.scenario in state.game.heeding_demons:
        changes.watch(state)
    tell(state, "demon.moved", figure.id, figure.space)


def halts(state: DoomState, memory: Mover, seat: SeatId) -> Iterable[Halt]:
    """D16-BIG-12: a large figure may stop on small ones."""
    action = Halt(seat)
    return (action,) if state.field.shared and why_not_halt(state, memory, action) is None else ()


def why_not_halt(state: DoomState, memory: Mover, action: Halt) -> Refusal | None:
    figure = state.table.figures[memory.figure]
    if not movement.is_large(state, figure) or not movement.shares(state, figure):
        return refuse("D16-BIG-12", "nobody_there", figure=figure.id)
    if movement.overlaps_large(state, figure):
        return refuse("D16-BIG-17", "large_there", figure=figure.id)
    return None


def halt(state: DoomState, memory: Mover, action: Halt) -> None:
    """The small figures below it are displaced."""
    state.begin("displacing", Displacing(memory.figure))


def why_not_stop(state: DoomState, memory: Mover) -> Refusal | None:
    """D16-R-18: a small figure cannot end its movement on another's space; a large one displaces others."""
    sharing = why_not_while_sharing(state, memory)
    if sharing is None or why_not_halt(state, memory, Halt(owner(state, memory))) is None:
        return None
    return None if is_wedged(state, memory) else sharing


def is_wedged(state: DoomState, memory: Mover) -> bool:
    """D16-R-22: it could not be displaced, because no space of the map was free, and there is no way on."""
    seat = owner(state, memory)
    ways_on = (steps, rotations, teleports)
    return not any(list(moves(state, memory, seat)) for moves in ways_on)


def stop(state: DoomState, memory: Mover) -> None:
    """D16-BIG-12: ending its movement on small figures displaces them, as halting does."""
    if state.field.shared and movement.shares(state, state.table.figures[memory.figure]):
        state.begin("displacing", Displacing(memory.figure))


# --- teleporters and doors --------------------------------------------------------------------------


def teleports(state: DoomState, memory: Mover, seat: SeatId) -> Iterable[Teleport]:
    """D16-TEL-03: from one active teleporter to another."""
    figure = state.table.figures[memory.figure]
    if figure.kind != MARINE or figure.space not in state.table.teleporters or memory.prepared:
        return ()
    return [Teleport(seat, space) for space in bits(movement.teleports(state, figure, memory.points))]


def why_not_teleport(state: DoomState, memory: Mover, action: Teleport) -> Refusal | None:
    figure = state.table.figures[memory.figure]
    if figure.kind != MARINE:
        return refuse("D16-TEL-04", "demon", figure=figure.id)
    if memory.prepared:
        return refuse("D16-CRD-05", "prepared", figure=figure.id)
    table = state.table
    if not table.teleporters.get(figure.space) or not table.teleporters.get(action.space):
        return refuse("D16-TEL-03", "not_active", space=state.field.board.name(action.space))
    if not movement.teleports(state, figure, memory.points) >> action.space & 1:
        return movement.why_not_teleport(state, figure, action.space, memory.points)
    return None


def teleport(state: DoomState, memory: Mover, action: Teleport) -> None:
    """The marine is on the other teleporter."""
    _teleport(state, memory, state.table.figures[memory.figure], action.space)


def _teleport(state: DoomState, memory: Mover, figure: Figure, space: int) -> None:
    """D16-TEL-05, D16-TEL-07: a demon there is killed, whatever its damage and its size."""
    memory.points -= movement.teleport_cost(state, figure, space)
    memory.moved += 1
    if state.field.demons >> space & 1:
        demon = _demon_at(state, space)
        if demon is not None:
            changes.glory_kill(state, SeatId(figure.id), demon, telefrag=True)
            if state.result is not None:
                return
    before = figure.space
    changes.move_figure(state, figure, space)
    if state.journal is not None:
        state.emit(events.MarineTeleported(figure.id, before, figure.space))
    changes.enter(state, figure)
    tell(state, "marine.moved", figure.id, figure.space)


def door_cost(state: DoomState, figure: Figure) -> int:
    """D16-DOR-02: one movement point."""
    return 0 if figure.kind == MARINE and skill(state, figure.id, "free_doors") > 0 else 1


def doors(state: DoomState, memory: Mover, seat: SeatId) -> Iterable[OpenDoor]:
    """D16-DOR-01, D16-MOV-19, D16-ADJ-05: closed doors at the figure's own spaces."""
    field = state.field
    here = field.where[memory.figure]
    if not field.scene.near_doorway & here:
        return ()
    found = [OpenDoor(seat, door) for door, doorway in field.scene.doorways.items() if doorway & here]
    return [action for action in found if why_not_door(state, memory, action) is None]


def why_not_door(state: DoomState, memory: Mover, action: OpenDoor) -> Refusal | None:
    closed = state.table.doors.get(action.door)
    figure = state.table.figures[memory.figure]
    if closed is None:
        return refuse("D16-DOR-01", "no_door", door=action.door)
    if not closed:
        return refuse("D16-DOR-05", "open", door=action.door)
    if not state.field.scene.doorways[action.door] & state.field.where[figure.id]:
        return refuse("D16-DOR-03", "not_at_door", figure=figure.id, door=action.door)
    if memory.prepared:
        return refuse("D16-CRD-05", "prepared", figure=figure.id)
    if movement.shares(state, figure):
        return refuse("D16-R-18", "shares", figure=figure.id)
    if memory.points < door_cost(state, figure):
        return refuse("D16-DOR-02", "points", figure=figure.id, needed=1, points=memory.points)
    return None


def open_door(state: DoomState, memory: Mover, action: OpenDoor) -> None:
    """D16-DOR-07: opening a door is not a step."""
    figure = state.table.figures[memory.figure]
    memory.points -= door_cost(state, figure)
    changes.open_door(state, figure, action.door)


MOVES = (
    choice(StepTo, among=steps, why_not=why_not_step, do=take_step),
    choice(Rotate, among=rotations, why_not=why_not_rotate, do=rotate),
    choice(Halt, among=halts, why_not=why_not_halt, do=halt),
    choice(Teleport, among=teleports, why_not=why_not_teleport, do=teleport),
    choice(OpenDoor, among=doors, why_not=why_not_door, do=open_door),
)


def why_not_while_sharing(state: DoomState, memory: Mover) -> Refusal | None:
    """D16-R-18: on another figure's space one may only move on."""
    if state.field.shared:
        figure = state.table.figures[memory.figure]
        if movement.shares(state, figure):
            return refuse("D16-R-18", "shares", figure=figure.id)
    return None


# --- movement points outside one's activation -------------------------------------------------------


class ExtraMovement(msgspec.Struct):
    """D16-MOV-06: a figure spends points that it gained outside its activation."""

    figure: AtFigure
    points: Sum
    moved: Sum = 0
    prepared: Names = ()
    done: bool = False


@procedure("extra_movement", remembers=ExtraMovement)
def extra_movement() -> list[Step | StopIf]:
    return [
        stop_if("D16-R-50", is_gone),
        ask(
            "D16-R-47",
            *MOVES,
            choice(Done, among=dones, why_not=why_not_done, do=let_lapse),
            seat=owner,
            name="spend",
            when=has_points,
        ),
        repeat_if("D16-R-47", goes_on, back_to="spend"),
    ]


def has_points(state: DoomState, memory: ExtraMovement) -> bool:
    """Somebody who stands on another figure has to go on, and can (D16-R-19)."""
    return memory.points > 0 or bool(
        state.field.shared and movement.shares(state, state.table.figures[memory.figure])
    )


def dones(state: DoomState, memory: ExtraMovement, seat: SeatId) -> Iterable[Done]:
    return (Done(seat),) if why_not_stop(state, memory) is None else ()


def why_not_done(state: DoomState, memory: ExtraMovement, action: Done) -> Refusal | None:
    return why_not_stop(state, memory)


def let_lapse(state: DoomState, memory: ExtraMovement, action: Done) -> None:
    memory.done = True
    stop(state, memory)


def goes_on(state: DoomState, memory: ExtraMovement) -> bool:
    return not memory.done and has_points(state, memory)


# --- points of whoever is active --------------------------------------------------------------------


def _record_of(state: DoomState, figure: str) -> Mover | None:
    """What remembers this figure's points while it can still spend them."""
    from grimtable.games.doom2016.procedures.demon_activation import DemonActivation
    from grimtable.games.doom2016.procedures.marine_activation import MarineActivation

    for frame in reversed(state.stack):
        memory = frame.memory
        if isinstance(memory, ExtraMovement | MarineActivation | DemonActivation) and memory.figure == figure:
            return None if memory.done else memory
    return None


def spend_points(state: DoomState, figure: str, amount: int) -> None:
    """A price in movement points."""
    record = _record_of(state, figure)
    if record is not None:
        record.points -= amount


def gain_points(state: DoomState, figure: Figure, amount: int) -> None:
    """D16-MOV-02, D16-MOV-06, D16-DEM-16, D16-R-47: points join the pool, or are spent at once outside one's
    activation.
    """
    if amount <= 0:
        return
    record = _record_of(state, figure.id)
    if state.journal is not None:
        state.emit(events.PointsGained(figure.id, amount))
    if record is not None:
        record.points += amount
    else:
        begin_after_attack(state, "extra_movement", ExtraMovement(figure.id, amount))
