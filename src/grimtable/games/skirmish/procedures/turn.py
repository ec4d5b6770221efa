"""The turn of one seat: its figures act one after the other.  Rules SKI-TRN-01 to SKI-TRN-06."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.skirmish.actions import Activate, EndTurn
from grimtable.games.skirmish.changes import draw_card, end_effects
from grimtable.games.skirmish.events import TurnBegan, TurnEnded
from grimtable.games.skirmish.procedures.activation import Activation
from grimtable.games.skirmish.procedures.choosing import Spawning
from grimtable.games.skirmish.table import KEEPER
from grimtable.kernel import (
    Refusal,
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    call,
    choice,
    do,
    procedure,
    refuse,
    repeat_if,
)
from grimtable.kernel.bounds import AtFigure, AtSeat
from grimtable.kernel.identity import NO_FIGURE

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState


class Turn(msgspec.Struct):
    """What a turn remembers."""

    seat: AtSeat
    figure: AtFigure = NO_FIGURE  #: chosen for activation
    done: bool = False


@procedure("turn", remembers=Turn)
def taking_turn() -> list[Step | StopIf]:
    return [
        do("SKI-TRN-01", begin_turn),
        call("SKI-SPN-01", "spawning", remembering=reinforcement, when=is_keepers_turn),
        ask(
            "SKI-TRN-02",
            choice(Activate, among=activations, why_not=why_not_activate, do=choose_figure),
            always(EndTurn, do=end_early),
            seat=whose_turn,
            when=has_figures_left,
            name="choose_figure",
        ),
        call("SKI-TRN-03", "activation", remembering=activation_of_chosen, when=has_chosen),
        repeat_if("SKI-TRN-04", goes_on, back_to="choose_figure"),
        do("SKI-TRN-05", fill_hand),
        do("SKI-TRN-06", end_turn),
    ]


def begin_turn(state: SkirmishState, turn: Turn) -> None:
    """All figures of the seat are ready to act again."""
    state.table.active = turn.seat
    for figure in state.table.figures.values():
        if figure.seat == turn.seat:
            figure.activated = False
    if state.journal is not None:
        state.emit(TurnBegan(turn.seat))


def is_keepers_turn(state: SkirmishState, turn: Turn) -> bool:
    return turn.seat == KEEPER


def reinforcement(state: SkirmishState, turn: Turn) -> Spawning:
    return Spawning(state.game.scenario(state.setup).reinforcement)


def whose_turn(state: SkirmishState, turn: Turn) -> SeatId:
    return SeatId(turn.seat)


def has_figures_left(state: SkirmishState, turn: Turn) -> bool:
    return any(f.seat == turn.seat and not f.activated for f in state.table.figures.values())


def activations(state: SkirmishState, turn: Turn, seat: SeatId) -> Iterator[Activate]:
    """One action for every figure of the seat that has not acted yet."""
    for figure in state.table.figures.values():
        if figure.seat == seat and not figure.activated:
            yield Activate(seat, figure.id)


def why_not_activate(state: SkirmishState, turn: Turn, action: Activate) -> Refusal | None:
    figure = state.table.figures.get(action.figure)
    if figure is None or figure.seat != turn.seat:
        return refuse("SKI-TRN-02", "not_yours", figure=action.figure, seat=turn.seat)
    if figure.activated:
        return refuse("SKI-TRN-04", "has_acted", figure=action.figure)
    return None


def choose_figure(state: SkirmishState, turn: Turn, action: Activate) -> None:
    turn.figure = action.figure


def end_early(state: SkirmishState, turn: Turn, action: EndTurn) -> None:
    turn.done = True


def has_chosen(state: SkirmishState, turn: Turn) -> bool:
    return turn.figure != ""


def activation_of_chosen(state: SkirmishState, turn: Turn) -> Activation:
    """SKI-ACT-03: the figure gets as many steps as its speed."""
    figure, turn.figure = turn.figure, NO_FIGURE
    return Activation(figure, state.game.kinds[state.table.figures[figure].kind].speed)


def goes_on(state: SkirmishState, turn: Turn) -> bool:
    return not turn.done and has_figures_left(state, turn)


def fill_hand(state: SkirmishState, turn: Turn) -> None:
    """SKI-TRN-05: draw one card, and no more than the hand limit allows."""
    if turn.seat in state.table.eliminated:
        return
    if len(state.table.hands[turn.seat]) < int(state.setup.options["hand_limit"]):
        draw_card(state, turn.seat)


def end_turn(state: SkirmishState, turn: Turn) -> None:
    """Effects that last until the end of this seat's turn end now."""
    end_effects(state, state.reach("turn.ended", turn.seat))
    if state.journal is not None:
        state.emit(TurnEnded(turn.seat))
