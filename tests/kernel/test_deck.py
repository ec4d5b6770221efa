"""Decks: their order, their discard pile, reshuffles, and looking without drawing."""

import pytest

from grimtable.kernel import Deck, SeatId
from grimtable.kernel.action import Comes
from grimtable.kernel.deck import draw, look, reshuffle, shuffle
from grimtable.kernel.identity import CardId
from grimtable.kernel.procedure import Nothing, ask, choice, do
from tests.support.bare import RED, BareGame, BareState, Say, say, table_of, why_not_say, words

CHANCE = SeatId("chance")


def cards(*ids: str) -> list[CardId]:
    return [CardId(id) for id in ids]


@pytest.fixture
def state() -> BareState:
    question = ask("R-1", choice(Say, among=words, why_not=why_not_say, do=say), seat=lambda s, m: RED)
    return BareGame(table_of("game", Nothing, [question])).new(seed=4)


def test_the_top_card_is_the_last_of_the_list(state: BareState) -> None:
    deck = Deck(cards("bottom", "middle", "top"))
    assert [draw(state, deck, "deck") for _ in range(4)] == ["top", "middle", "bottom", None]
    assert len(deck) == 0


def test_drawing_and_looking_cannot_be_unseen(state: BareState) -> None:
    deck = Deck(cards("a", "b"))
    look(state, deck, "deck")
    draw(state, deck, "deck")
    assert state.reveals == 2
    draw(state, Deck(), "deck")
    assert state.reveals == 2, "an empty deck shows nothing"


def test_looking_leaves_the_cards_where_they_are(state: BareState) -> None:
    deck = Deck(cards("bottom", "middle", "top"))
    assert look(state, deck, "deck") == ("top",)
    assert look(state, deck, "deck", 2) == ("top", "middle")
    assert look(state, deck, "deck", 9) == ("top", "middle", "bottom")
    assert look(state, deck, "deck", 0) == ()
    assert deck.cards == ["bottom", "middle", "top"]


def test_shuffling_keeps_the_cards(state: BareState) -> None:
    pile = cards(*(f"card_{number}" for number in range(20)))
    deck = Deck(list(pile))
    shuffle(state, deck, "deck")
    assert deck.cards != pile
    assert sorted(deck.cards) == sorted(pile)
    assert deck.reshuffled == 0


def test_the_discard_pile_goes_under_what_is_left_and_the_reshuffle_is_counted(state: BareState) -> None:
    deck = Deck(cards("left"), cards("x", "y", "z"))
    assert reshuffle(state, deck, "deck")
    assert deck.cards[-1] == "left"
    assert sorted(deck.cards[:-1]) == ["x", "y", "z"]
    assert deck.discard == []
    assert deck.reshuffled == 1
    assert not reshuffle(state, deck, "deck"), "nothing to shuffle"
    assert deck.reshuffled == 1


def test_a_copy_is_independent() -> None:
    deck = Deck(cards("a"), cards("b"), 2, 1)
    twin = deck.copy()
    assert twin == deck
    twin.cards.append(CardId("c"))
    twin.discard.append(CardId("d"))
    assert deck == Deck(cards("a"), cards("b"), 2, 1)


def test_real_cards_that_were_looked_at_are_known_and_come_without_a_question() -> None:
    """Three cards, two of one name: look at two, then draw all three; the last is asked for as well."""
    deck = Deck(cards("imp", "imp", "ghoul"))

    def look_and_draw(state: BareState, memory: Nothing) -> None:
        mine = deck.copy()
        state.table.log.append("seen " + "+".join(look(state, mine, "deck", 2)))
        state.table.log.extend(draw(state, mine, "deck") or "none" for _ in range(3))
        state.finish((RED,), "R-9", "done")

    game = BareGame(table_of("game", Nothing, [do("R-1", look_and_draw)]))
    state = game.begin(game.setup(chance="external"))
    questions = []
    for card in ("ghoul", "imp", "imp"):
        assert state.request is not None
        questions.append(state.request.options)
        state.apply(Comes(CHANCE, card, "deck"))

    assert questions == [("ghoul", "imp"), ("imp",), ("imp",)]
    assert state.table.log == ["seen ghoul+imp", "ghoul", "imp", "imp"]
    assert state.over


@pytest.mark.parametrize(("count", "asked_for"), [(1, 1), (2, 2), (5, 3)])
def test_no_more_real_cards_are_asked_for_than_are_looked_at(count: int, asked_for: int) -> None:
    deck = Deck(cards("imp", "ghoul", "wraith"))

    def look_at_some(state: BareState, memory: Nothing) -> None:
        mine = deck.copy()
        state.table.log.append("+".join(look(state, mine, "deck", count)))
        state.finish((RED,), "R-9", "done")

    game = BareGame(table_of("game", Nothing, [do("R-1", look_at_some)]))
    state = game.begin(game.setup(chance="external"))
    seen = ["imp", "ghoul", "wraith"][:asked_for]
    for card in seen:
        assert not state.over
        state.apply(Comes(CHANCE, card, "deck"))
    assert state.over
    assert state.table.log == ["+".join(seen)]


def test_nothing_is_known_of_real_cards_that_were_shuffled() -> None:
    """What was seen on top may lie anywhere now: the next card is asked for."""
    deck = Deck(cards("imp", "ghoul"))

    def look_shuffle_and_draw(state: BareState, memory: Nothing) -> None:
        mine = deck.copy()
        look(state, mine, "deck")
        shuffle(state, mine, "deck")
        state.table.log.append(draw(state, mine, "deck") or "none")
        state.finish((RED,), "R-9", "done")

    game = BareGame(table_of("game", Nothing, [do("R-1", look_shuffle_and_draw)]))
    state = game.begin(game.setup(chance="external"))
    for card in ("ghoul", "imp"):
        assert state.request is not None
        assert state.request.options == ("ghoul", "imp")
        state.apply(Comes(CHANCE, card, "deck"))
    assert state.table.log == ["imp"]
