"""Choosing: small procedures that only ask something for a card or ability.  Rules D16-DP-13, D16-DP-30."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2016 import changes
from grimtable.games.doom2016.actions import ChooseCard, ChooseDie, ChooseFigure, ChooseSpace, Done
from grimtable.games.doom2016.procedures.using import Using
from grimtable.grid import bits
from grimtable.grid.masks import mask_of
from grimtable.kernel import (
    Refusal,
    SeatId,
    Step,
    StopIf,
    ask,
    choice,
    its_seat,
    offer,
    procedure,
    refuse,
    repeat_if,
)
from grimtable.kernel.bounds import AtSeat, Figures, Spots, Sum

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState


class ChoosingFigure(msgspec.Struct):
    """A card wants one of these figures; `may`: or none."""

    seat: AtSeat
    among: Figures
    may: bool = False


@procedure("choosing_figure", remembers=ChoosingFigure)
def choosing_figure() -> list[Step | StopIf]:
    return [
        ask(
            "D16-DP-13",
            offer(ChooseFigure, among=figures, do=choose_figure, rule="D16-DP-13", because=not_among),
            choice(Done, among=dones, why_not=why_not_done, do=choose_nobody),
            seat=its_seat,
            when=there_is_one,
        )
    ]


def there_is_one(state: DoomState, choosing: ChoosingFigure) -> bool:
    return bool(choosing.among)


def figures(state: DoomState, choosing: ChoosingFigure, seat: SeatId) -> Iterable[ChooseFigure]:
    return [ChooseFigure(seat, figure) for figure in choosing.among]


def not_among(state: DoomState, choosing: ChoosingFigure, action: ChooseFigure) -> Refusal:
    return refuse("D16-DP-13", "not_among", figure=action.figure)


def choose_figure(state: DoomState, choosing: ChoosingFigure, action: ChooseFigure) -> None:
    state.innermost(Using).target = action.figure


class _May(msgspec.Struct):
    may: bool


def dones(state: DoomState, choosing: _May, seat: SeatId) -> Iterable[Done]:
    return (Done(seat),) if choosing.may else ()


def why_not_done(state: DoomState, choosing: _May, action: Done) -> Refusal | None:
    return None if choosing.may else refuse("D16-GLD-04", "must", seat=action.seat)


def choose_nobody(state: DoomState, choosing: ChoosingFigure, action: Done) -> None:
    state.innermost(Using).target = ""


class ChoosingSpace(msgspec.Struct):
    """A card wants one of these spaces; `may`: or none."""

    seat: AtSeat
    among: Spots
    may: bool = False


@procedure("choosing_space", remembers=ChoosingSpace)
def choosing_space() -> list[Step | StopIf]:
    return [
        ask(
            "D16-DP-13",
            offer(ChooseSpace, among=spaces, do=choose_space, rule="D16-DP-13", because=not_a_space),
            choice(Done, among=dones, why_not=why_not_done, do=choose_nowhere),
            seat=its_seat,
            when=there_is_a_space,
        )
    ]


def there_is_a_space(state: DoomState, choosing: ChoosingSpace) -> bool:
    return bool(choosing.among)


def spaces(state: DoomState, choosing: ChoosingSpace, seat: SeatId) -> Iterable[ChooseSpace]:
    return [ChooseSpace(seat, space) for space in bits(mask_of(choosing.among))]


def not_a_space(state: DoomState, choosing: ChoosingSpace, action: ChooseSpace) -> Refusal:
    return refuse("D16-DP-13", "not_a_space", space=state.field.board.name(action.space))


def choose_space(state: DoomState, choosing: ChoosingSpace, action: ChooseSpace) -> None:
    state.innermost(Using).space = action.space


def choose_nowhere(state: DoomState, choosing: ChoosingSpace, action: Done) -> None:
    """Nothing is chosen; later verbs of the card find no space."""


class ChoosingDie(msgspec.Struct):
    """A card wants a die of the attack; `number` of the Using is its place, counted from 1."""

    seat: AtSeat
    count: Sum
    may: bool


@procedure("choosing_die", remembers=ChoosingDie)
def choosing_die() -> list[Step | StopIf]:
    return [
        ask(
            "D16-DP-18",
            offer(ChooseDie, among=dice, do=choose_die, rule="D16-DP-18", because="no_such_die"),
            choice(Done, among=dones, why_not=why_not_done, do=choose_no_die),
            seat=its_seat,
            when=there_is_a_die,
        )
    ]


def there_is_a_die(state: DoomState, choosing: ChoosingDie) -> bool:
    return choosing.count > 0


def dice(state: DoomState, choosing: ChoosingDie, seat: SeatId) -> Iterable[ChooseDie]:
    return [ChooseDie(seat, number) for number in range(1, choosing.count + 1)]


def choose_die(state: DoomState, choosing: ChoosingDie, action: ChooseDie) -> None:
    state.innermost(Using).number = action.number


def choose_no_die(state: DoomState, choosing: ChoosingDie, action: Done) -> None:
    state.innermost(Using).number = 0


class Discarding(msgspec.Struct):
    """A marine discards cards from his hand, one after the other; `may`: or stops."""

    seat: AtSeat
    count: Sum
    may: bool = False
    done: bool = False


@procedure("discarding", remembers=Discarding)
def discarding() -> list[Step | StopIf]:
    return [
        ask(
            "D16-ABL-14",
            offer(ChooseCard, among=hand, do=discard, rule="D16-ABL-14", because=not_in_hand),
            choice(Done, among=dones, why_not=why_not_done, do=stop_discarding),
            seat=its_seat,
            when=has_to_discard,
            name="discard_one",
        ),
        repeat_if("D16-ABL-14", has_to_discard, back_to="discard_one"),
    ]


def has_to_discard(state: DoomState, discarding: Discarding) -> bool:
    return not discarding.done and discarding.count > 0 and bool(state.table.marines[discarding.seat].hand)


def hand(state: DoomState, discarding: Discarding, seat: SeatId) -> Iterable[ChooseCard]:
    return [ChooseCard(seat, card) for card in state.table.marines[seat].hand]


def not_in_hand(state: DoomState, discarding: Discarding, action: ChooseCard) -> Refusal:
    return refuse("D16-ABL-14", "not_held", seat=action.seat, card=action.card)


def discard(state: DoomState, discarding: Discarding, action: ChooseCard) -> None:
    discarding.count -= 1
    changes.discard_from_hand(state, action.seat, action.card)


def stop_discarding(state: DoomState, discarding: Discarding, action: Done) -> None:
    discarding.done = True
