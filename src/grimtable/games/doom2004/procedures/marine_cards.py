"""Marine cards: permanent skills that lie open before their owner.  D04-SET-19 to D04-SET-21."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.kernel.identity import CardId, FigureId
from grimtable.kernel.lasting import Effect

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


def take_marine_card(state: DoomState, marine: FigureId, copy: str) -> None:
    """A Marine card of the deck lies open before its owner."""
    state.table.marine_deck.remove(CardId(copy))
    have_marine_card(state, marine, copy)


def have_marine_card(state: DoomState, marine: FigureId, copy: str) -> None:
    """It is his, and takes effect."""
    state.table.marines[marine].cards.append(CardId(copy))
    use_marine_card(state, marine, copy, copy)


def use_marine_card(state: DoomState, marine: FigureId, copy: str, source: str) -> None:
    """What a card says holds for a Marine, whether it lies before him or is common to several."""
    card = state.game.marine_copies[copy]
    for skill in card.skills:
        state.lasting.begin(Effect(skill.changes, source, marine, skill.amount))
    if card.reaction is not None:
        state.answers.add(marine, "skill", copy, (card.reaction.moment,))
