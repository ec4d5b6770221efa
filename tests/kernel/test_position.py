"""Positions: decks as they are written, and whether anything is arranged at all."""

from __future__ import annotations

import pytest

from grimtable.kernel import Deck
from grimtable.kernel.identity import CardId
from grimtable.kernel.position import Key, Position, PositionError, copy_in


def laid(position: Position) -> Deck:
    """A deck of two duds, a rage and a fear, after the position was laid."""
    deck = Deck([CardId(card) for card in ("dud_1", "dud_2", "rage_1", "fear_1")])

    def take(card: str, name: str, key: Key) -> CardId:
        copy = copy_in(deck.cards, card)
        assert copy is not None
        deck.cards.remove(copy)
        return copy

    position.lay_decks({"events": deck}, take)
    return deck


def test_what_is_named_lies_on_top_and_the_rest_below() -> None:
    """The last of the list is the top card."""
    deck = laid(Position(decks={"events": ("dud", "rage")}))
    assert deck.cards == ["dud_2", "fear_1", "rage_1", "dud_1"]


def test_a_star_discards_whatever_is_named_nowhere() -> None:
    """Wherever in the list it stands, the rest lies below the cards with a name."""
    deck = laid(Position(decks={"events": ("fear",)}, discards={"events": ("*", "rage")}))
    assert deck.cards == ["fear_1"]
    assert deck.discard == ["dud_2", "dud_1", "rage_1"]


def test_a_deck_that_there_is_not_is_named() -> None:
    with pytest.raises(PositionError, match=r"decks\.event: there is no deck 'event' — did you mean events"):
        laid(Position(decks={"event": ("dud",)}))


def test_a_lasting_effect_that_cannot_be_read_is_told_by_its_number() -> None:
    position = Position(lasting=({"name": "slow", "source": "dud_1"}, {"nam": "slow"}))
    effects = position.effects()
    assert next(effects).name == "slow"
    with pytest.raises(PositionError, match=r"lasting\.1\.nam"):
        next(effects)


@pytest.mark.parametrize(
    ("position", "arranged"),
    [
        (Position(players=3, seed=7, table={"round": 2}), False),
        (Position(drawing="###\n# #\n###"), True),
        (Position(turn={"seat": "red"}), True),
        (Position(more={"vows": {}}), True),
    ],
)
def test_what_a_new_game_decides_for_itself(position: Position, arranged: bool) -> None:
    assert position.is_arranged is arranged
