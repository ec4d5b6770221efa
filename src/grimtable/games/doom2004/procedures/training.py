"""Training: how Marines come by their cards before the game.  D4X-MOD-09, -10, -31 to -34, D4X-R-90, -108."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004.actions import Accept, GiveBack, NoMore, OfferTrade, Pick, Refuse
from grimtable.games.doom2004.campaigns import CARD
from grimtable.games.doom2004.procedures.marine_cards import (
    return_marine_card,
    take_marine_card,
    trade_cards,
)
from grimtable.games.doom2004.topics import campaign
from grimtable.kernel import (
    Refusal,
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    choice,
    do,
    offer,
    procedure,
    refuse,
    repeat_if,
)
from grimtable.kernel.bounds import AtCard, Names, Sum
from grimtable.kernel.identity import NO_CARD, CardId, FigureId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


def marine_seats(state: DoomState) -> tuple[SeatId, ...]:
    """The Marines in turn order."""
    return tuple(seat for seat in state.order if seat in state.table.marines)


# --- Special Forces Training ----------------------------------------------------------------------


class Drafting(msgspec.Struct):
    """How many cards have been picked, and who began."""

    picks: Sum = 0
    first: Sum | msgspec.UnsetType = msgspec.UNSET  #: the place of a seat; not there if it is the first one


@procedure("drafting", remembers=Drafting)
def drafting() -> list[Step | StopIf]:
    return [
        ask(
            "D4X-MOD-31",
            offer(Pick, among=picks, do=pick, rule="D4X-MOD-31", because=not_in_deck),
            seat=picking_seat,
            name="pick",
        ),
        repeat_if("D4X-MOD-32", picks_are_left, back_to="pick"),
    ]


def picking_seat(state: DoomState, drafting: Drafting) -> SeatId:
    """D4X-MOD-31, D4X-R-108: the first Marine begins, or the starting player; then counter-clockwise.

    Further cards of a campaign are picked when everybody has the others.
    """
    seats = marine_seats(state)
    first = 0 if isinstance(drafting.first, msgspec.UnsetType) else drafting.first
    ring = [seats[(first - place) % len(seats)] for place in range(len(seats))]
    number = state.game.cards_dealt(state.setup)
    if drafting.picks < number * len(ring):
        return ring[drafting.picks % len(ring)]
    further = {seat: campaign.has(state, seat, CARD) for seat in ring}
    turns = [seat for lap in range(max(further.values())) for seat in ring if further[seat] > lap]
    return turns[drafting.picks - number * len(ring)]


def picks(state: DoomState, drafting: Drafting, seat: SeatId) -> Iterable[Pick]:
    """D4X-DP-06: any card left in the deck, which everybody who drafts sees; of equal ones the first."""
    first: dict[str, CardId] = {}
    for copy in sorted(state.table.marine_deck):
        first.setdefault(state.game.marine_copies[copy].id, copy)
    return [Pick(seat, copy) for copy in first.values()]


def not_in_deck(state: DoomState, drafting: Drafting, action: Pick) -> Refusal:
    return refuse("D4X-MOD-31", "not_in_deck", card=action.card)


def pick(state: DoomState, drafting: Drafting, action: Pick) -> None:
    take_marine_card(state, FigureId(action.seat), action.card)
    drafting.picks += 1


def picks_are_left(state: DoomState, drafting: Drafting) -> bool:
    """D4X-MOD-32: until everybody has as many as he is dealt."""
    marines = state.table.marines
    further = sum(campaign.has(state, marine, CARD) for marine in marines)
    in_all: int = len(marines) * state.game.cards_dealt(state.setup) + further
    return drafting.picks < in_all


# --- Elite Training -------------------------------------------------------------------------------


class GivingBack(msgspec.Struct):
    """How many Marines have as many cards as they keep."""

    done: Sum = 0


@procedure("giving_back", remembers=GivingBack)
def giving_back() -> list[Step | StopIf]:
    return [
        ask(
            "D4X-MOD-10",
            choice(GiveBack, among=returns, why_not=why_not_return, do=give_back),
            seat=returning_seat,
            name="give_back",
        ),
        do("D4X-MOD-10", look_who_is_next),
        repeat_if("D4X-MOD-10", somebody_has_more, back_to="give_back"),
    ]


def returning_seat(state: DoomState, giving: GivingBack) -> SeatId:
    return marine_seats(state)[giving.done]


def returns(state: DoomState, giving: GivingBack, seat: SeatId) -> Iterable[GiveBack]:
    """D4X-DP-05: a card of his choice."""
    return [GiveBack(seat, card) for card in state.table.marines[seat].cards]


def why_not_return(state: DoomState, giving: GivingBack, action: GiveBack) -> Refusal | None:
    if action.card not in state.table.marines[action.seat].cards:
        return refuse("D4X-MOD-10", "not_held", seat=action.seat, card=action.card)
    return None


def give_back(state: DoomState, giving: GivingBack, action: GiveBack) -> None:
    return_marine_card(state, FigureId(action.seat), action.card)


def look_who_is_next(state: DoomState, giving: GivingBack) -> None:
    seat = returning_seat(state, giving)
    if len(state.table.marines[seat].cards) <= _kept(state, seat):
        giving.done += 1


def somebody_has_more(state: DoomState, giving: GivingBack) -> bool:
    return giving.done < len(state.table.marines)


def _kept(state: DoomState, seat: SeatId) -> int:
    """D4X-R-90: the normal number, and what he has bought in a campaign."""
    number: int = state.game.starting_tokens(state.setup).cards
    return number + campaign.has(state, seat, CARD)


# --- Task Force Training --------------------------------------------------------------------------


class Trading(msgspec.Struct):
    """Who offers nothing more, what is offered now, and what has been refused."""

    done: Sum = 0
    card: AtCard = NO_CARD
    wanted: AtCard = NO_CARD
    refused: Names = ()


@procedure("trading", remembers=Trading)
def trading() -> list[Step | StopIf]:
    """D4X-MOD-33, D4X-MOD-34: card for card, so that everybody keeps his number; each until he has enough."""
    return [
        ask(
            "D4X-MOD-33",
            choice(OfferTrade, among=trades, why_not=why_not_trade, do=offer_trade),
            always(NoMore, do=no_more),
            seat=trading_seat,
            name="offer",
        ),
        ask(
            "D4X-MOD-33",
            always(Accept, do=accept),
            always(Refuse, do=turn_down),
            seat=asked_seat,
            when=is_offered,
            name="answer",
        ),
        repeat_if("D4X-MOD-33", goes_on, back_to="offer"),
    ]


def trading_seat(state: DoomState, trading: Trading) -> SeatId:
    return marine_seats(state)[trading.done]


def trades(state: DoomState, trading: Trading, seat: SeatId) -> Iterable[OfferTrade]:
    """D4X-DP-07: a card of his for one of another Marine, not one that was refused."""
    found = [
        OfferTrade(seat, card, wanted)
        for card in state.table.marines[seat].cards
        for other in state.table.marines.values()
        if SeatId(other.id) != seat
        for wanted in other.cards
    ]
    return [action for action in found if why_not_trade(state, trading, action) is None]


def why_not_trade(state: DoomState, trading: Trading, action: OfferTrade) -> Refusal | None:
    mine = state.table.marines[action.seat]
    if action.card not in mine.cards:
        return refuse("D4X-MOD-10", "not_held", seat=action.seat, card=action.card)
    owner = _owner(state, action.wanted)
    if owner is None or owner == action.seat:
        return refuse("D4X-MOD-33", "nobody_has", card=action.wanted)
    copies = state.game.marine_copies
    if copies[action.card] is copies[action.wanted]:
        return refuse("D4X-MOD-33", "the_same", card=action.card)
    if f"{action.card} {action.wanted}" in trading.refused:
        return refuse("D4X-MOD-33", "refused", marine=owner)
    return None


def _owner(state: DoomState, card: CardId) -> SeatId | None:
    for marine in state.table.marines.values():
        if card in marine.cards:
            return SeatId(marine.id)
    return None


def offer_trade(state: DoomState, trading: Trading, action: OfferTrade) -> None:
    trading.card, trading.wanted = action.card, action.wanted


def no_more(state: DoomState, trading: Trading, action: NoMore) -> None:
    trading.done += 1


def is_offered(state: DoomState, trading: Trading) -> bool:
    return trading.card != NO_CARD


def asked_seat(state: DoomState, trading: Trading) -> SeatId:
    owner = _owner(state, trading.wanted)
    assert owner is not None  # it was offered for
    return owner


def accept(state: DoomState, trading: Trading, action: Accept) -> None:
    trade_cards(state, FigureId(trading_seat(state, trading)), trading.card, trading.wanted)
    trading.refused = (*trading.refused, f"{trading.wanted} {trading.card}")  # and not back again
    trading.card = trading.wanted = NO_CARD


def turn_down(state: DoomState, trading: Trading, action: Refuse) -> None:
    trading.refused = (*trading.refused, f"{trading.card} {trading.wanted}")
    trading.card = trading.wanted = NO_CARD


def goes_on(state: DoomState, trading: Trading) -> bool:
    return trading.done < len(state.table.marines)
