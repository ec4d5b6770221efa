"""Buying Life, Power cards and Wargear; taking a relic.  Rules REL-POW-02, REL-WAR-01, REL-RLC-02."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.games.relic.actions import Done, SpendInfluence, TakeCard
from grimtable.games.relic.changes.cards import (
    can_draw,
    draw_power,
    draw_top,
    renew,
    take_asset,
    to_pile,
    without,
)
from grimtable.games.relic.changes.dials import gain_life, spend_influence
from grimtable.games.relic.choices import Buying, OfferingWargear, TakingRelic
from grimtable.games.relic.events import CardsRevealed
from grimtable.games.relic.remembering import is_cut_short
from grimtable.games.relic.table import HIGHEST
from grimtable.games.relic.topics.cards import wargear_price
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
from grimtable.kernel.deck import shuffle
from grimtable.kernel.identity import CardId

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState


@procedure("buying", remembers=Buying)
def buying() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        ask(
            "REL-POW-02",
            offer(
                SpendInfluence,
                among=amounts,
                do=buy,
                rule="REL-POW-02",
                because="too_much",
            ),
            seat=its_seat,
            when=can_buy,
            name="buy_more",
        ),
    ]


def _most(state: RelicState, buying: Buying) -> int:
    """REL-R-34: Life cannot be bought beyond what can be gained, nor a Power card where there is none."""
    player = state.table.players[buying.seat]
    if buying.what == "power":
        return player.influence if can_draw(state, "power") else 0
    top = state.game.heroes[player.hero].life if buying.capped else HIGHEST
    return max(0, min(player.influence, top - player.life))


def can_buy(state: RelicState, buying: Buying) -> bool:
    return _most(state, buying) > 0


def amounts(state: RelicState, buying: Buying, seat: SeatId) -> Iterator[SpendInfluence]:
    for number in range(_most(state, buying) + 1):
        yield SpendInfluence(seat, number)


def buy(state: RelicState, buying: Buying, action: SpendInfluence) -> None:
    """REL-POW-02, REL-R-37: announced and paid at once, then all of it is received."""
    player = state.table.players[buying.seat]
    spend_influence(state, player, action.number)
    if buying.what == "power":
        draw_power(state, player, action.number)
    else:
        gain_life(state, player, action.number, capped=buying.capped)


# --- Wargear ------------------------------------------------------------------------------------------------


@procedure("offering_wargear", remembers=OfferingWargear)
def offering_wargear() -> list[Step | StopIf]:
    return [
        do("REL-WAR-01", reveal_wargear),
        ask(
            "REL-WAR-02",
            offer(
                TakeCard,
                among=wargear,
                do=take_wargear,
                rule="REL-WAR-02",
                because="not_open",
            ),
            always(Done, do=stop_shopping),
            seat=its_seat,
            when=has_offers,
            name="take_wargear",
        ),
        repeat_if("REL-WAR-01", has_offers, back_to="take_wargear"),
        do("REL-WAR-01", discard_rest),
    ]


def reveal_wargear(state: RelicState, offering: OfferingWargear) -> None:
    """Cards from the top of the Wargear deck are laid open."""
    shown: list[CardId] = []
    for _ in range(offering.amount):
        card = draw_top(state, "wargear")
        if card is not None:
            shown.append(card)
    state.table.open = (*state.table.open, *shown)
    if state.journal is not None:
        state.emit(CardsRevealed(tuple(shown)))


def _open(state: RelicState) -> list[CardId]:
    return [card for card in state.table.open if state.game.deck_of[card] == "wargear"]


def payable(state: RelicState, offering: OfferingWargear) -> list[CardId]:
    player = state.table.players[offering.seat]
    if offering.free:
        return _open(state)
    return [card for card in _open(state) if wargear_price(state, player, card) <= player.influence]


def has_offers(state: RelicState, offering: OfferingWargear) -> bool:
    """REL-R-85: without any influence the cards are revealed and discarded."""
    return not offering.stopped and bool(payable(state, offering))


def wargear(state: RelicState, offering: OfferingWargear, seat: SeatId) -> Iterator[TakeCard]:
    for card in payable(state, offering):
        yield TakeCard(seat, CardId(card))


def take_wargear(state: RelicState, offering: OfferingWargear, action: TakeCard) -> None:
    """REL-WAR-02, REL-WAR-03, REL-WAR-04: paid for or free, it is in force at once."""
    player = state.table.players[offering.seat]
    if offering.free:
        offering.free -= 1
        if not offering.free:
            offering.stopped = True
    else:
        spend_influence(state, player, wargear_price(state, player, action.card))
    state.table.open = without(state.table.open, action.card)
    take_asset(state, player, action.card)


def stop_shopping(state: RelicState, offering: OfferingWargear, action: Done) -> None:
    offering.stopped = True


def discard_rest(state: RelicState, offering: OfferingWargear) -> None:
    for card in _open(state):
        state.table.open = without(state.table.open, card)
        to_pile(state, CardId(card))


# --- relics -------------------------------------------------------------------------------------------------


@procedure("taking_relic", remembers=TakingRelic)
def taking_relic() -> list[Step | StopIf]:
    return [
        do("REL-RLC-02", reveal_relics),
        ask(
            "REL-RLC-02",
            offer(
                TakeCard,
                among=relics,
                do=take_relic,
                rule="REL-RLC-02",
                because="not_open",
            ),
            seat=its_seat,
            when=has_relics,
            name="take_relic",
        ),
        do("REL-RLC-03", put_back),
    ]


def reveal_relics(state: RelicState, taking: TakingRelic) -> None:
    """REL-R-50: discarded relics are shuffled in first where the deck is too small."""
    deck = state.table.decks["relic"]
    if len(deck.cards) < 2 and deck.discard:
        renew(state, "relic")
    shown: list[CardId] = []
    for _ in range(2):
        card = draw_top(state, "relic")
        if card is not None:
            shown.append(card)
    state.table.open = (*state.table.open, *shown)
    if state.journal is not None:
        state.emit(CardsRevealed(tuple(shown)))


def open_relics(state: RelicState) -> list[CardId]:
    return [card for card in state.table.open if state.game.deck_of[card] == "relic"]


def has_relics(state: RelicState, taking: TakingRelic) -> bool:
    return bool(open_relics(state))


def relics(state: RelicState, taking: TakingRelic, seat: SeatId) -> Iterator[TakeCard]:
    for card in open_relics(state):
        yield TakeCard(seat, CardId(card))


def take_relic(state: RelicState, taking: TakingRelic, action: TakeCard) -> None:
    state.table.open = without(state.table.open, action.card)
    take_asset(state, state.table.players[taking.seat], action.card)


def put_back(state: RelicState, taking: TakingRelic) -> None:
    """REL-RLC-03: the other is shuffled back into the deck, not discarded."""
    left = open_relics(state)
    if left:
        deck = state.table.decks["relic"]
        for card in left:
            state.table.open = without(state.table.open, card)
            deck.cards.append(CardId(card))
        shuffle(state, deck, "relic")
