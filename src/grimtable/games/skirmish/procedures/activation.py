"""Activation: one figure moves, attacks, works doors and plays orders.  Rules SKI-ACT-01 to SKI-ACT-07."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.skirmish import changes
from grimtable.games.skirmish.actions import DeclareAttack, EndActivation, PlayCard, Seal, WorkDoor
from grimtable.games.skirmish.actions import Step as StepTo
from grimtable.games.skirmish.events import FigureActivated
from grimtable.games.skirmish.procedures.attack import Attack
from grimtable.games.skirmish.procedures.discovery import discover
from grimtable.games.skirmish.procedures.playing import Playing, enemies_of, why_not_in_hand
from grimtable.games.skirmish.table import KEEPER
from grimtable.games.skirmish.topics.movement import enemies_next_to, free_around, steps_from, why_not_stand
from grimtable.games.skirmish.topics.targets import targets, why_not_target
from grimtable.grid import bits
from grimtable.kernel import (
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
from grimtable.kernel.bounds import AtFigure, Sum
from grimtable.kernel.identity import CardId

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState

SEALING = 2  #: steps that sealing costs (SKI-POR-01)
MOST_OFFERS = 20_000  #: remembered lists of steps


class Activation(msgspec.Struct):
    """What an activation remembers."""

    figure: AtFigure
    steps: Sum  #: steps left
    attacks: Sum = 1
    stepped: bool = False  #: the last thing it did was a step
    done: bool = False


@procedure("activation", remembers=Activation)
def activating() -> list[Step | StopIf]:
    return [
        stop_if("SKI-ACT-07", figure_is_gone),
        do("SKI-ACT-01", announce_figure),
        ask(
            "SKI-ACT-02",
            choice(StepTo, among=steps, why_not=why_not_step, do=take_step),
            choice(WorkDoor, among=doors, why_not=why_not_door, do=work_door),
            choice(Seal, among=seals, why_not=why_not_seal, do=seal),
            choice(DeclareAttack, among=attacks, why_not=why_not_attack, do=declare_attack),
            choice(PlayCard, among=orders, why_not=why_not_order, do=play_order),
            always(EndActivation, do=end_activation),
            seat=owner,
            name="act",
        ),
        do("SKI-FOG-02", discover_from_here, when=reveals_something),
        window("SKI-REA-07", "figure.stepped", seats=enemies_of_mover, when=has_just_stepped),
        window("SKI-REA-09", "figure.came_near", seats=enemies_of_mover, when=came_near_an_enemy),
        repeat_if("SKI-ACT-02", may_go_on, back_to="act"),
    ]


def figure_is_gone(state: SkirmishState, activation: Activation) -> bool:
    """The figure was slain in its own activation."""
    return activation.figure not in state.table.figures


def announce_figure(state: SkirmishState, activation: Activation) -> None:
    """The figure is marked as activated."""
    state.table.figures[activation.figure].activated = True
    if state.journal is not None:
        state.emit(FigureActivated(activation.figure))


def owner(state: SkirmishState, activation: Activation) -> SeatId:
    return SeatId(state.table.figures[activation.figure].seat)


# --- stepping -----------------------------------------------------------------------------------


def steps(state: SkirmishState, activation: Activation, seat: SeatId) -> Iterable[StepTo]:
    """SKI-MOV-01: one action for every space next to the figure that it may step to."""
    if activation.steps <= 0:
        return ()
    if state.lasting.by_name and state.lasting.forbids("step", activation.figure):
        return ()
    figure = state.table.figures[activation.figure]
    if state.game.kinds[figure.kind].side > 1:
        return [StepTo(seat, space) for space in steps_from(state, figure)]
    # The same spaces are free around many positions: actions are frozen, so they are made once.
    free = free_around(state, figure)
    offers = state.field.scene.offers
    offered = offers.get((seat, free))
    if offered is None:
        if len(offers) >= MOST_OFFERS:
            offers.clear()
        offered = offers[seat, free] = [StepTo(seat, space) for space in bits(free)]
    return offered


def why_not_step(state: SkirmishState, activation: Activation, action: StepTo) -> Refusal | None:
    if activation.steps <= 0:
        return refuse("SKI-MOV-02", "no_steps", figure=activation.figure)
    effect = state.lasting.forbids("step", activation.figure)
    if effect is not None:
        return refuse("SKI-LST-03", "cannot_step", card=effect.source, figure=activation.figure)
    return why_not_stand(state, state.table.figures[activation.figure], action.space)


def take_step(state: SkirmishState, activation: Activation, action: StepTo) -> None:
    """The figure moves one space and pays one step."""
    activation.steps -= 1
    activation.stepped = True
    changes.move_figure(state, state.table.figures[activation.figure], action.space)


def has_just_stepped(state: SkirmishState, activation: Activation) -> bool:
    return activation.stepped


def came_near_an_enemy(state: SkirmishState, activation: Activation) -> bool:
    stepped, activation.stepped = activation.stepped, False
    return stepped and enemies_next_to(state, state.table.figures[activation.figure]) != 0


def enemies_of_mover(state: SkirmishState, activation: Activation) -> tuple[SeatId, ...]:
    return enemies_of(state, state.table.figures[activation.figure].seat)


def reveals_something(state: SkirmishState, activation: Activation) -> bool:
    """SKI-FOG-02: a scout that could step into a hidden area reveals it."""
    field = state.field
    if not field.hidden:
        return False
    figure = state.table.figures[activation.figure]
    if figure.seat == KEEPER:
        return False
    return bool(field.passage.neighbours[figure.space] & field.hidden)


def discover_from_here(state: SkirmishState, activation: Activation) -> None:
    discover(state, state.table.figures[activation.figure])


# --- doors and portals ----------------------------------------------------------------------------


def doors(state: SkirmishState, activation: Activation, seat: SeatId) -> Iterable[WorkDoor]:
    """SKI-DOR-01: doors at the figure's own spaces."""
    scene = state.field.scene
    figure = state.table.figures[activation.figure]
    if activation.steps <= 0 or not scene.near_doorway >> figure.space & 1:
        return ()
    here = scene.ground(figure.space, state.game.kinds[figure.kind].side)
    actions = [WorkDoor(seat, door) for door, doorway in scene.doorways.items() if doorway & here]
    return [action for action in actions if why_not_door(state, activation, action) is None]


def why_not_door(state: SkirmishState, activation: Activation, action: WorkDoor) -> Refusal | None:
    field = state.field
    if action.door not in state.table.doors:
        return refuse("SKI-DOR-01", "no_door", door=action.door)
    if activation.steps <= 0:
        return refuse("SKI-MOV-02", "no_steps", figure=activation.figure)
    figure = state.table.figures[activation.figure]
    here = field.scene.ground(figure.space, state.game.kinds[figure.kind].side)
    edges = field.board.doors[action.door]
    if not field.scene.doorways[action.door] & here:
        return refuse("SKI-DOR-02", "not_at_door", figure=figure.id, door=action.door)
    if not state.table.doors[action.door]:
        for other in state.table.figures.values():
            mask = field.scene.ground(other.space, state.game.kinds[other.kind].side)
            if field.board.inner_edges(mask) & edges:
                return refuse("SKI-DOR-03", "in_the_way", figure=other.id, door=action.door)
    return None


def work_door(state: SkirmishState, activation: Activation, action: WorkDoor) -> None:
    """Working a door costs one step."""
    activation.steps -= 1
    changes.work_door(state, action.door)


def seals(state: SkirmishState, activation: Activation, seat: SeatId) -> Iterable[Seal]:
    """SKI-POR-01: a scout on an open portal may seal it."""
    if state.table.figures[activation.figure].space not in state.table.portals:
        return ()
    action = Seal(seat)
    return (action,) if why_not_seal(state, activation, action) is None else ()


def why_not_seal(state: SkirmishState, activation: Activation, action: Seal) -> Refusal | None:
    figure = state.table.figures[activation.figure]
    sealed = state.table.portals.get(figure.space)
    if sealed is None:
        return refuse("SKI-POR-01", "no_portal", figure=figure.id)
    if figure.seat == KEEPER:
        return refuse("SKI-POR-01", "only_scouts")
    if sealed:
        return refuse("SKI-POR-02", "sealed")
    if activation.steps < SEALING:
        return refuse("SKI-POR-01", "steps", needed=SEALING, figure=figure.id, steps=activation.steps)
    return None


def seal(state: SkirmishState, activation: Activation, action: Seal) -> None:
    """Sealing costs two steps."""
    activation.steps -= SEALING
    changes.seal_portal(state, state.table.figures[activation.figure])


# --- attacks ----------------------------------------------------------------------------------------


def attacks(state: SkirmishState, activation: Activation, seat: SeatId) -> Iterable[DeclareAttack]:
    """SKI-ATK-01: one action for every enemy that may be attacked."""
    if activation.attacks <= 0:
        return ()
    found = targets(state, state.table.figures[activation.figure])
    return [DeclareAttack(seat, target.id) for target in found]


def why_not_attack(state: SkirmishState, activation: Activation, action: DeclareAttack) -> Refusal | None:
    if activation.attacks <= 0:
        return refuse("SKI-ACT-04", "has_attacked", figure=activation.figure)
    target = state.table.figures.get(action.figure)
    if target is None:
        return refuse("SKI-ATK-02", "not_there", figure=action.figure)
    return why_not_target(state, state.table.figures[activation.figure], target)


def declare_attack(state: SkirmishState, activation: Activation, action: DeclareAttack) -> None:
    """One attack in each activation."""
    activation.attacks -= 1
    state.begin("attack", Attack(activation.figure, action.figure))


# --- orders -------------------------------------------------------------------------------------------


def orders(state: SkirmishState, activation: Activation, seat: SeatId) -> Iterable[PlayCard]:
    """SKI-ACT-05: orders and vows from the hand."""
    moments = state.game.moments
    return [
        PlayCard(seat, card)
        for card in state.table.hands[seat]
        if not moments[card] and why_not_ordered(state, seat, card) is None
    ]


def why_not_order(state: SkirmishState, activation: Activation, action: PlayCard) -> Refusal | None:
    return why_not_in_hand(state, action) or why_not_ordered(state, action.seat, action.card)


def why_not_ordered(state: SkirmishState, seat: SeatId, copy: str) -> Refusal | None:
    """Why a card in the hand cannot be played as an order or vow now; None when it can."""
    card = state.game.copies[copy]
    if card.vow is not None:
        if state.table.vows[seat]:
            return refuse("SKI-VOW-03", "bound", seat=seat, card=state.table.vows[seat][0])
        return None
    if card.order is None:
        return refuse("SKI-ACT-05", "reaction", card=copy)
    conditions = card.order.if_
    if not conditions:
        return None
    failing = conditions.failing(state, Playing(seat, CardId(copy)))
    if failing is not None:
        return refuse("SKI-CRD-09", "condition", card=copy, condition=failing.name)
    return None


def play_order(state: SkirmishState, activation: Activation, action: PlayCard) -> None:
    state.begin("playing", Playing(action.seat, action.card))


# --- ending -------------------------------------------------------------------------------------------


def end_activation(state: SkirmishState, activation: Activation, action: EndActivation) -> None:
    activation.done = True


def may_go_on(state: SkirmishState, activation: Activation) -> bool:
    return not activation.done
