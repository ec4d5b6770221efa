"""Decks: a face-down pile with a known order, its discard pile, and how often it was reshuffled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from grimtable.kernel.bounds import CardPile, Clock, Count
from grimtable.kernel.identity import CardId

if TYPE_CHECKING:
    from grimtable.kernel.state import State


class Deck(msgspec.Struct):
    """A pile of card ids. The top card is the last of the list, so that drawing is cheap."""

    cards: CardPile = []
    discard: CardPile = []
    reshuffled: Clock = 0
    known: Count = 0  #: external chance only: how many cards on top are known already

    def copy(self) -> Deck:
        return Deck(self.cards.copy(), self.discard.copy(), self.reshuffled, self.known)

    def __len__(self) -> int:
        return len(self.cards)


def shuffle(state: State[Any, Any], deck: Deck, name: str) -> None:
    """Put the face-down pile into a random order."""
    deck.cards = state.shuffle(name, deck.cards)
    deck.known = 0


def reshuffle(state: State[Any, Any], deck: Deck, name: str) -> bool:
    """Shuffle the discard pile under the (usually empty) deck; False when there was nothing to shuffle."""
    if not deck.discard:
        return False
    deck.cards = state.shuffle(name, deck.discard) + deck.cards
    deck.discard = []
    deck.reshuffled += 1
    return True


def draw(state: State[Any, Any], deck: Deck, name: str) -> CardId | None:
    """Take the top card. An empty deck gives None: whether to reshuffle first is the game's rule."""
    cards = deck.cards
    if not cards:
        return None
    state.reveals += 1
    if state.chance.source == "external":
        if deck.known:
            deck.known -= 1
        else:
            card = state.pick(name, sorted(set(cards)))
            cards.remove(card)
            return card
    return cards.pop()


def look(state: State[Any, Any], deck: Deck, name: str, count: int = 1) -> tuple[CardId, ...]:
    """The top cards in the order they would be drawn, left where they are."""
    state.reveals += 1
    if state.chance.source == "external":
        while deck.known < min(count, len(deck.cards)):
            place = len(deck.cards) - deck.known
            card = state.pick(name, sorted(set(deck.cards[:place])))
            deck.cards.remove(card)
            deck.cards.insert(place - 1, card)
            deck.known += 1
    return tuple(deck.cards[: -count - 1 : -1])
