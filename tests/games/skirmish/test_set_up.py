"""Setting up, rounds and turns: what holds before anybody has chosen anything."""

from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.skirmish.events import DeckReshuffled, RoundBegan, TurnBegan
from grimtable.kernel import Journal, SetupError
from grimtable.kernel.playout import chooser
from tests.support.rule import rule

GAME: Any = load_game("skirmish")


@rule("SKI-SET-01")
@pytest.mark.parametrize(
    ("players", "seats"),
    [(2, ("red", "keeper")), (3, ("red", "green", "keeper")), (4, ("red", "green", "blue", "keeper"))],
)
def test_the_keeper_sits_last(players: int, seats: tuple[str, ...]) -> None:
    assert GAME.new(players=players).setup.order == seats


@rule("SKI-SET-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_people_play(players: int) -> None:
    with pytest.raises(SetupError, match="2 to 4 players"):
        GAME.new(players=players)


@rule("SKI-SET-04", "SKI-SET-03")
def test_everybody_begins_with_three_cards_of_their_own_deck() -> None:
    table = GAME.new(players=4, seed=3).table
    for seat, hand in table.hands.items():
        assert len(hand) == 3
        own = GAME.deck_of("keeper" if seat == "keeper" else "scouts")
        assert set(hand) <= set(own)


@rule("SKI-SET-03")
def test_another_seed_shuffles_another_way() -> None:
    assert GAME.new(seed=1).table.decks["scouts"].cards != GAME.new(seed=2).table.decks["scouts"].cards


@rule("SKI-SET-05", "SKI-HID-03")
def test_the_finds_are_dealt_at_random_and_only_the_keeper_knows_them() -> None:
    dealt = set()
    for seed in range(12):
        state = GAME.new(players=3, seed=seed)
        assert {area.known_to for area in state.table.areas.values()} == {("keeper",)}
        dealt.add(tuple(area.find for area in state.table.areas.values()))
        for viewer in ("red", "green", None):
            assert "find" not in GAME.view_of(state, viewer)["areas"]["vault"]
        assert GAME.view_of(state, "keeper")["areas"]["vault"]["find"] == state.table.areas["vault"].find
    assert dealt == {("lair", "cache"), ("cache", "lair")}


@rule("SKI-RND-01", "SKI-RND-02")
def test_a_round_gives_everybody_one_turn_in_order() -> None:
    state = GAME.new(players=4, seed=5)
    state.journal = Journal()
    while state.table.round < 3 and not state.over:
        endings = [action for action in state.legal_actions() if "End" in type(action).__name__]
        state.apply((endings or state.legal_actions())[-1])
    turns = [event.seat for event in state.journal.events if isinstance(event, TurnBegan)]
    rounds = [event.round for event in state.journal.events if isinstance(event, RoundBegan)]
    assert rounds == [2, 3]
    assert turns[:7] == ["green", "blue", "keeper", "red", "green", "blue", "keeper"]


@rule("SKI-WIN-03", "SKI-RND-04")
def test_the_last_round_ends_the_game() -> None:
    """Nobody ever does anything: after the last round the keeper has held out."""
    state = GAME.new(players=2)
    while not state.over:
        state.apply(state.legal_actions()[-1])
    assert state.table.round == GAME.scenario(state.setup).rounds
    assert (state.result.winners, state.result.rule) == (("keeper",), "SKI-WIN-03")


@rule("SKI-RND-03", "SKI-DMG-03")
def test_random_games_never_ask_a_seat_that_is_out() -> None:
    """In every game that eliminates a seat while the game goes on, that seat is never asked again."""
    eliminated = 0
    for seed in range(40):
        state, below = GAME.new(players=4, seed=seed), chooser(seed)
        while not state.over:
            assert state.asked not in state.table.eliminated
            legal = state.legal_actions()
            attacks = [action for action in legal if "Attack" in type(action).__name__]
            state.apply((attacks or legal)[below(len(attacks or legal))])
        eliminated += len(state.table.eliminated)
    assert eliminated


@rule("SKI-TRN-05")
@pytest.mark.parametrize("limit", [4, 5, 6])
def test_the_hand_limit_is_an_option(limit: int) -> None:
    """Nobody plays anything: hands grow by one each turn, up to the limit."""
    state = GAME.new(players=2, options={"hand_limit": limit})
    while not state.over:
        state.apply(state.legal_actions()[-1])
    assert {len(hand) for hand in state.table.hands.values()} == {limit}


@rule("SKI-CRD-08", "SKI-CRD-01")
def test_the_discard_pile_becomes_the_deck_when_that_is_empty() -> None:
    """All the scouts' cards lie on the discard pile: red's card at the end of the turn comes from there."""
    state = GAME.new(players=2, seed=1)
    state.journal = Journal()
    deck = state.table.decks["scouts"]
    deck.discard, deck.cards = deck.cards, []
    thrown = set(deck.discard)
    state.apply(GAME.language.read(state, "red: end turn"))
    assert (deck.reshuffled, deck.discard) == (1, [])
    assert set(deck.cards) | {state.table.hands["red"][-1]} == thrown
    assert [event.deck for event in state.journal.events if isinstance(event, DeckReshuffled)] == ["scouts"]


@rule("SKI-CRD-08")
def test_no_card_is_drawn_when_deck_and_discard_pile_are_empty() -> None:
    state = GAME.new(players=2, seed=1)
    deck = state.table.decks["scouts"]
    deck.cards, deck.discard = [], []
    state.apply(GAME.language.read(state, "red: end turn"))
    assert len(state.table.hands["red"]) == 3
