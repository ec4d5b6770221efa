"""Choosing: small procedures that only ask something in the middle of an effect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.games.relic.actions import (
    Accept,
    ChooseAttribute,
    ChooseOption,
    ChooseSpace,
    Decline,
    PointAt,
    TakeCard,
)
from grimtable.games.relic.changes.dials import gain_attribute, lose_attribute, spend_influence
from grimtable.games.relic.changes.in_play import change_charges
from grimtable.games.relic.choices import (
    ChoosingAsset,
    ChoosingAttribute,
    ChoosingOption,
    ChoosingPlayer,
    ChoosingSpace,
    EachPlayer,
    MayDo,
)
from grimtable.games.relic.remembering import Resolving, carry_out_at, is_cut_short
from grimtable.kernel import (
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    do,
    its_seat,
    offer,
    procedure,
    repeat_if,
    stop_if,
)
from grimtable.kernel.identity import NO_SEAT

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState


def outer(state: RelicState) -> Resolving | None:
    """The effect in whose middle the question is put."""
    return state.in_progress(Resolving)


@procedure("may_do", remembers=MayDo)
def may_do() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        ask(
            "REL-CLR-07",
            always(Accept, do=accept),
            always(Decline, do=decline),
            seat=its_seat,
            name="may_do",
        ),
    ]


def accept(state: RelicState, may: MayDo, action: Accept) -> None:
    """The price is paid, then it is done."""
    spend_influence(state, state.table.players[may.seat], may.influence)
    carry_out_at(state, may.do, may.seat, may.card, outer(state))


def decline(state: RelicState, may: MayDo, action: Decline) -> None:
    carry_out_at(state, may.otherwise, may.seat, may.card, outer(state))


@procedure("choosing_option", remembers=ChoosingOption)
def choosing_option() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        ask(
            "REL-CLR-05",
            offer(
                ChooseOption,
                among=options,
                do=choose_option,
                rule="REL-CLR-05",
                because="no_option",
            ),
            seat=its_seat,
            name="choose_option",
        ),
    ]


def options(state: RelicState, choosing: ChoosingOption, seat: SeatId) -> Iterator[ChooseOption]:
    for name in choosing.names:
        yield ChooseOption(seat, name)


def choose_option(state: RelicState, choosing: ChoosingOption, action: ChooseOption) -> None:
    around = outer(state)
    if around is not None:
        around.chosen = action.option
    place = choosing.effects[choosing.names.index(action.option)]
    carry_out_at(state, place, choosing.seat, choosing.card, around)


@procedure("choosing_player", remembers=ChoosingPlayer)
def choosing_player() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        ask(
            "REL-CLR-05",
            offer(
                PointAt,
                among=players,
                do=choose_player,
                rule="REL-CLR-05",
                because="no_player",
            ),
            seat=its_seat,
            name="choose_player",
        ),
    ]


def players(state: RelicState, choosing: ChoosingPlayer, seat: SeatId) -> Iterator[PointAt]:
    for player in choosing.among:
        yield PointAt(seat, player)


def choose_player(state: RelicState, choosing: ChoosingPlayer, action: PointAt) -> None:
    """The effect is the chosen player's, or the choosing one's with the chosen one as its target."""
    around = outer(state)
    if around is not None:
        around.target = action.player
    doing = action.player if choosing.by_target else choosing.seat
    carry_out_at(state, choosing.do, doing, choosing.card, around)
    if choosing.by_target and choosing.do != ("", "", ""):
        state.innermost(Resolving).target = choosing.seat


@procedure("each_player", remembers=EachPlayer)
def each_player() -> list[Step | StopIf]:
    return [
        do("REL-R-80", next_player),
        repeat_if("REL-R-80", has_more_players, back_to="next_player"),
    ]


def next_player(state: RelicState, each: EachPlayer) -> None:
    """One player after the other; who was eliminated meanwhile is passed over."""
    seat, each.seats = each.seats[0], each.seats[1:]
    if not state.table.players[seat].eliminated:
        around = outer(state)
        carry_out_at(state, each.do, seat, each.card, around)
        state.innermost(Resolving).target = around.seat if around is not None else NO_SEAT


def has_more_players(state: RelicState, each: EachPlayer) -> bool:
    return bool(each.seats)


@procedure("choosing_space", remembers=ChoosingSpace)
def choosing_space() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        ask(
            "REL-D-35",
            offer(
                ChooseSpace,
                among=spaces,
                do=choose_space,
                rule="REL-D-35",
                because="no_space",
            ),
            seat=its_seat,
            name="choose_space",
        ),
    ]


def spaces(state: RelicState, choosing: ChoosingSpace, seat: SeatId) -> Iterator[ChooseSpace]:
    for space in choosing.spaces:
        yield ChooseSpace(seat, space)


def choose_space(state: RelicState, choosing: ChoosingSpace, action: ChooseSpace) -> None:
    around = outer(state)
    if around is not None:
        around.space = action.space
    carry_out_at(state, choosing.do, choosing.seat, choosing.card, around)


@procedure("choosing_attribute", remembers=ChoosingAttribute)
def choosing_attribute() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        ask(
            "REL-CLR-06",
            offer(
                ChooseAttribute,
                among=attributes,
                do=choose_attribute,
                rule="REL-CLR-06",
                because="no_attribute",
            ),
            seat=its_seat,
            name="choose_attribute",
        ),
    ]


def attributes(state: RelicState, choosing: ChoosingAttribute, seat: SeatId) -> Iterator[ChooseAttribute]:
    for attribute in choosing.among:
        yield ChooseAttribute(seat, attribute)


def choose_attribute(state: RelicState, choosing: ChoosingAttribute, action: ChooseAttribute) -> None:
    """REL-D-42, REL-D-46: the player chooses which attribute rises or falls."""
    player = state.table.players[choosing.seat]
    if choosing.amount > 0:
        gain_attribute(state, player, action.attribute, choosing.amount)
    else:
        lose_attribute(state, player, action.attribute, -choosing.amount)


@procedure("choosing_asset", remembers=ChoosingAsset)
def choosing_asset() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        ask(
            "REL-CHG-06",
            offer(
                TakeCard,
                among=assets,
                do=charge_asset,
                rule="REL-CHG-06",
                because="no_place",
            ),
            seat=its_seat,
            name="choose_asset",
        ),
    ]


def assets(state: RelicState, choosing: ChoosingAsset, seat: SeatId) -> Iterator[TakeCard]:
    for card in choosing.cards:
        yield TakeCard(seat, card)


def charge_asset(state: RelicState, choosing: ChoosingAsset, action: TakeCard) -> None:
    change_charges(state, action.card, choosing.amount)
