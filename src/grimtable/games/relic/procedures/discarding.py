"""Discarding cards of one's choice, and selling them.  Rules REL-DSC-01 to REL-DSC-03, REL-D-26, REL-D-34."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.games.relic.actions import Discard, DiscardUnread, Done
from grimtable.games.relic.changes.dials import change_influence
from grimtable.games.relic.choices import Discarding, Selling, SpendingMissions
from grimtable.games.relic.effects.card_verbs import discard_card
from grimtable.games.relic.remembering import Resolving, is_cut_short
from grimtable.games.relic.topics.cards import holding, trophy_points
from grimtable.kernel import (
    Refusal,
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    choice,
    do,
    its_seat,
    offer,
    procedure,
    refuse,
    repeat_if,
    stop_if,
)
from grimtable.kernel.identity import CardId

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState


@procedure("discarding", remembers=Discarding)
def discarding() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        ask(
            "REL-DSC-01",
            offer(
                Discard,
                among=cards,
                do=discard,
                rule="REL-DSC-01",
                because="other_kind",
            ),
            choice(Done, among=stopping, why_not=why_not_stop, do=stop),
            seat=its_seat,
            when=has_more,
            name="discard_card",
        ),
        repeat_if("REL-DSC-03", has_more, back_to="discard_card"),
        do("REL-DSC-03", tell_number),
    ]


def _held(state: RelicState, discarding: Discarding) -> tuple[str, ...]:
    player = state.table.players[discarding.seat]
    return holding(state, player, discarding.what, discarding.trait)


def has_more(state: RelicState, discarding: Discarding) -> bool:
    """REL-DSC-02, REL-DSC-03: as far as there are cards of the kind."""
    if discarding.stopped or not _held(state, discarding):
        return False
    if discarding.points:
        return discarding.worth < discarding.points
    return discarding.done < discarding.amount


def cards(state: RelicState, discarding: Discarding, seat: SeatId) -> Iterator[Discard]:
    for card in _held(state, discarding):
        yield Discard(seat, CardId(card))


def stopping(state: RelicState, discarding: Discarding, seat: SeatId) -> tuple[Done, ...]:
    return (Done(seat),) if discarding.optional else ()


def why_not_stop(state: RelicState, discarding: Discarding, action: Done) -> Refusal | None:
    return None if discarding.optional else refuse("REL-DSC-01", "must_discard")


def discard(state: RelicState, discarding: Discarding, action: Discard) -> None:
    """REL-R-76, REL-R-78: any card of the kind, as the owner likes."""
    discarding.done += 1
    if discarding.what == "trophies":
        discarding.worth += trophy_points(state, (action.card,))
    discard_card(state, discarding.seat, discarding.what, action.card)


def stop(state: RelicState, discarding: Discarding, action: Done) -> None:
    discarding.stopped = True


def tell_number(state: RelicState, discarding: Discarding) -> None:
    """The effect around learns how many it were."""
    around = state.in_progress(Resolving)
    if around is not None:
        around.amount = discarding.done


@procedure("spending_missions", remembers=SpendingMissions)
def spending_missions() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        ask(
            "REL-DSC-01",
            choice(Discard, among=read_missions, why_not=why_not_mission, do=spend_mission),
            choice(DiscardUnread, among=unread_missions, why_not=why_not_unread, do=spend_unread),
            seat=its_seat,
            when=can_tell_missions,
            name="choose_mission",
        ),
        repeat_if("REL-DSC-01", can_tell_missions, back_to="choose_mission"),
        do("REL-MIS-08", spend_rest),
    ]


def can_tell_missions(state: RelicState, spending: SpendingMissions) -> bool:
    """Whether it matters which go: not where all of them do, nor where nobody has read any."""
    player = state.table.players[spending.seat]
    return 0 < spending.left < len(player.completed) and len(player.unread) < len(player.completed)


def read_missions(state: RelicState, spending: SpendingMissions, seat: SeatId) -> Iterator[Discard]:
    """Those whose faces the owner knows."""
    player = state.table.players[seat]
    for card in player.completed:
        if card not in player.unread:
            yield Discard(seat, card)


def why_not_mission(state: RelicState, spending: SpendingMissions, action: Discard) -> Refusal | None:
    player = state.table.players[spending.seat]
    if action.card in player.completed and action.card not in player.unread:
        return None
    return refuse("REL-DSC-01", "no_mission")


def spend_mission(state: RelicState, spending: SpendingMissions, action: Discard) -> None:
    spending.left -= 1
    discard_card(state, spending.seat, "completed", action.card)


def unread_missions(state: RelicState, spending: SpendingMissions, seat: SeatId) -> tuple[DiscardUnread, ...]:
    return (DiscardUnread(seat),) if state.table.players[seat].unread else ()


def why_not_unread(state: RelicState, spending: SpendingMissions, action: DiscardUnread) -> Refusal | None:
    if state.table.players[spending.seat].unread:
        return None
    return refuse("REL-DSC-01", "none_unread")


def spend_unread(state: RelicState, spending: SpendingMissions, action: DiscardUnread) -> None:
    """REL-MIS-11: nobody can tell them apart, so the oldest goes."""
    spending.left -= 1
    discard_card(state, spending.seat, "completed", state.table.players[spending.seat].unread[0])


def spend_rest(state: RelicState, spending: SpendingMissions) -> None:
    """REL-DSC-03: as many as there are."""
    for card in state.table.players[spending.seat].completed[: spending.left]:
        discard_card(state, spending.seat, "completed", card)
    spending.left = 0


@procedure("selling", remembers=Selling)
def selling() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        ask(
            "REL-D-26",
            offer(
                Discard,
                among=goods,
                do=sell,
                rule="REL-D-26",
                because="not_for_sale",
            ),
            always(Done, do=stop_selling),
            seat=its_seat,
            when=has_goods,
            name="sell_card",
        ),
        repeat_if("REL-D-26", has_goods, back_to="sell_card"),
        do("REL-INF-02", earn),
    ]


def has_goods(state: RelicState, selling: Selling) -> bool:
    player = state.table.players[selling.seat]
    return not selling.stopped and bool(holding(state, player, selling.what))


def goods(state: RelicState, selling: Selling, seat: SeatId) -> Iterator[Discard]:
    for card in holding(state, state.table.players[selling.seat], selling.what):
        yield Discard(seat, CardId(card))


def sell(state: RelicState, selling: Selling, action: Discard) -> None:
    """Trophies are worth their points, assets a fixed price."""
    selling.worth += trophy_points(state, (action.card,)) if selling.what == "trophies" else selling.price
    discard_card(state, selling.seat, selling.what, action.card)


def stop_selling(state: RelicState, selling: Selling, action: Done) -> None:
    selling.stopped = True


def earn(state: RelicState, selling: Selling) -> None:
    change_influence(state, state.table.players[selling.seat], selling.worth)
