"""Marine cards: permanent skills that lie open before their owner.  D04-SET-19 to D04-SET-21."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004 import events
from grimtable.kernel.identity import CardId, FigureId
from grimtable.kernel.lasting import Effect

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


def top_card(state: DoomState) -> CardId:
    """D04-SET-18, D04-SET-19: the next card of the Marine deck, still lying there.

    Where people shuffle a real one they say which it is, as of any deck (KRN-06).
    """
    deck = state.table.marine_deck
    if state.chance.source == "external":
        return CardId(state.pick("marine_deck", sorted(deck)))
    return deck[-1]


def take_marine_card(state: DoomState, marine: FigureId, copy: str) -> None:
    """A Marine card of the deck lies open before its owner."""
    state.table.marine_deck.remove(CardId(copy))
    have_marine_card(state, marine, copy)
    if state.journal is not None and state.game.ruleset.draft:
        state.emit(events.MarineCardPicked(marine, CardId(copy)))


def have_marine_card(state: DoomState, marine: FigureId, copy: str) -> None:
    """It is his, and takes effect."""
    state.table.marines[marine].cards.append(CardId(copy))
    share_marine_card(state, marine, copy)


def share_marine_card(state: DoomState, marine: FigureId, copy: str) -> None:
    """What a card says holds for a Marine, whether it lies before him or is common to several.

    D4X-MOD-17, D4X-MOD-19.
    """
    card = state.game.marine_copies[copy]
    for skill in card.skills:
        state.lasting.begin(Effect(skill.changes, copy, marine, skill.amount))
    if card.reaction is not None:
        state.answers.add(marine, "skill", skill_source(marine, copy), (card.reaction.moment,))


def skill_source(marine: str, copy: str) -> str:
    """How a window remembers that a Marine has used a card: another who shares it may still do so.

    >>> skill_source("red", "tough_1")
    'red_tough_1'
    """
    return f"{marine}_{copy}"


def _disown(state: DoomState, marine: FigureId, copy: CardId) -> None:
    state.table.marines[marine].cards.remove(copy)
    state.lasting.end_source(copy)
    reaction = state.game.marine_copies[copy].reaction
    if reaction is not None:
        state.answers.remove(marine, "skill", skill_source(marine, copy), (reaction.moment,))


def return_marine_card(state: DoomState, marine: FigureId, copy: CardId) -> None:
    """D4X-MOD-10: a card goes back, under the deck that nobody draws from any more."""
    _disown(state, marine, copy)
    state.table.marine_deck.insert(0, copy)
    if state.journal is not None:
        state.emit(events.MarineCardReturned(marine, copy))


def trade_cards(state: DoomState, marine: FigureId, card: CardId, wanted: CardId) -> None:
    """D4X-MOD-33: two Marines exchange a card each."""
    other = next(each.id for each in state.table.marines.values() if wanted in each.cards)
    _disown(state, marine, card)
    _disown(state, other, wanted)
    have_marine_card(state, marine, wanted)
    have_marine_card(state, other, card)
    if state.journal is not None:
        state.emit(events.CardsTraded(marine, other, card, wanted))
