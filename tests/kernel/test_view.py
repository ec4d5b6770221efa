"""Views and twin worlds: a seat sees what it may see, and a leak of any kind is found."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from grimtable.conformance.suite import Trial, check_twins, spots
from grimtable.conformance.twin import TwinDifference, check_twin_worlds, make_twin, play_in_both
from grimtable.kernel import Event, SeatId
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.identity import CardId
from grimtable.kernel.playout import chooser
from grimtable.kernel.position import Position
from tests.support import toy
from tests.support.toy import TOY, CardDrawn, EndTurn, Rest, Search, ToyGame, ToyState

RED, GREEN = SeatId("red"), SeatId("green")

HANDS: dict[str, tuple[str, ...]] = {"red": ("negate_1", "curse_1"), "green": ("dodge_1", "negate_3")}


def staged() -> ToyState:
    return TOY.set_up(Position(hands=HANDS, windows="ask"))


def vault_twin(game: ToyGame, state: ToyState) -> ToyState:
    """A twin for green in which the vault holds something else."""
    twins = (make_twin(game, state, GREEN, chooser(seed)) for seed in range(20))
    return next(twin for twin in twins if twin.table.vault != state.table.vault)


def test_a_view_holds_the_question_for_everybody_but_the_actions_only_for_the_asked() -> None:
    state = staged()
    mine, others = TOY.view(state, RED), TOY.view(state, GREEN)

    assert mine["decision"]["actions"][0] == "red: attack green"
    assert others["decision"] == {"seat": "red", "rule": "TOY-03", "question": "act"}
    assert mine["table"]["seats"]["red"]["hand"] == ["negate_1", "curse_1"]


def test_hidden_things_are_absent_from_views() -> None:
    """Nothing that green holds, that lies in the deck or in the vault appears anywhere in red's bytes."""
    state = staged()
    for viewer, unseen in (
        (RED, HANDS["green"]),
        (GREEN, HANDS["red"]),
        (None, (*HANDS["red"], *HANDS["green"])),
    ):
        text = json.dumps(TOY.view(state, viewer))
        for card in (*unseen, *state.table.deck.cards):
            assert card not in text
        assert "gold" not in text


def test_the_view_tells_the_result_and_the_lasting_effects() -> None:
    state = staged()
    state.apply(toy.Cast(RED, "curse_1", "green"))
    assert TOY.view(state, None)["lasting"][0]["name"] == "cannot:attack"
    state.finish((RED,), "TOY-15", "only red is left")
    assert list(TOY.view(state, None)["result"]["winners"]) == ["red"]


# --- twin worlds ----------------------------------------------------------------------------------------


def test_a_twin_differs_only_in_what_the_viewer_cannot_know() -> None:
    state = staged()
    twin = make_twin(TOY, state, RED, chooser(1))
    assert twin.table.persons["red"].hand == state.table.persons["red"].hand
    assert twin.table.persons["green"].hand != state.table.persons["green"].hand
    assert TOY.components(twin) == TOY.components(state)


def test_worlds_stay_alike_until_a_secret_is_shown() -> None:
    state = staged()
    twin = vault_twin(TOY, state)
    assert play_in_both(TOY, state, twin, GREEN, "red: rest"), "red draws, green sees no card"
    assert not play_in_both(TOY, state, twin, GREEN, "red: search the vault"), "everybody sees the vault"


def test_passing_over_seats_would_show_hands_so_it_is_no_table_for_twins() -> None:
    with pytest.raises(ValueError, match='need a table with windows = "ask"'):
        make_twin(TOY, TOY.new(windows="skip"), RED, chooser(1))


def found(game: ToyGame) -> str:
    """What the check says of a game, over a few random games with all seats looking."""
    with pytest.raises(GrimtableError) as error:
        for seed in range(8):
            for spot in spots(Trial(game, seed, players=3, windows="ask"), 16):
                check_twins(spot)
    return str(error.value)


class ShowsHands(ToyGame):
    """The view of everybody holds every hand."""

    def view_of(self, state: ToyState, viewer: SeatId | None) -> dict[str, Any]:
        view = super().view_of(state, viewer)
        view["oops"] = state.table.persons["green"].hand
        return view


class OrderedKeys(ToyGame):
    """The same values, but in an order that depends on a secret."""

    def view_of(self, state: ToyState, viewer: SeatId | None) -> dict[str, Any]:
        view = super().view_of(state, viewer)
        return dict(sorted(view.items(), reverse=state.table.vault == "trap"))


class DrawsVault(ToyGame):
    """The drawing shows the closed vault."""

    def draw(self, state: ToyState, viewer: SeatId | None) -> str:
        return super().draw(state, viewer) + state.table.vault


class AsksHolders(ToyGame):
    """Only who holds an answer is asked, so being asked shows the hand."""

    def could_answer(self, state: ToyState, seat: SeatId, moment: str) -> bool:
        return False


class LosesCards(ToyGame):
    """The twin has a card more."""

    def redealt(self, state: ToyState, viewer: SeatId | None, below: Callable[[int], int]) -> ToyState:
        twin = super().redealt(state, viewer, below)
        twin.table.deck.discard.append(CardId("dodge_1"))
        return twin


class ChangesTheOriginal(ToyGame):
    """Making a twin reorders the original's deck."""

    def redealt(self, state: ToyState, viewer: SeatId | None, below: Callable[[int], int]) -> ToyState:
        twin = super().redealt(state, viewer, below)
        state.table.deck.cards.sort()
        return twin


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        (ShowsHands(), "the views of red differ"),
        (OrderedKeys(), "the views of"),
        (DrawsVault(), "the drawings for"),
        (AsksHolders(), "which showed no secret, the views of"),
        (LosesCards(), "has other components"),
        (ChangesTheOriginal(), "changed the original"),
    ],
)
def test_a_leak_is_found_and_told_with_the_lines_that_differ(game: ToyGame, sentence: str) -> None:
    message = found(game)
    assert sentence in message
    assert "in toy, seed" in message
    if "differ" in sentence:
        assert "\n  -" in message
        assert "\n  +" in message


def test_a_leak_in_an_event_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another seat draws; the view shows no card, but the log would."""
    monkeypatch.setattr(CardDrawn, "seen_by", Event.seen_by)
    message = found(TOY)
    assert "the events for" in message
    assert "CardDrawn" in message


def test_an_event_may_say_that_it_shows_what_no_view_keeps(monkeypatch: pytest.MonkeyPatch) -> None:
    """As above, but declared: the comparison ends there instead of failing."""
    monkeypatch.setattr(CardDrawn, "seen_by", Event.seen_by)
    monkeypatch.setattr(CardDrawn, "shows", True)
    state = staged()
    twin = vault_twin(TOY, state)
    assert not play_in_both(TOY, state, twin, GREEN, "red: rest")


def test_an_unmarked_secret_in_the_play_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The vault is opened without counting it as revealed."""
    original = toy.turn.search

    def search_without_counting(state: ToyState, turn: toy.Turn, action: Search) -> None:
        before = state.reveals
        original(state, turn, action)
        state.reveals = before

    class Careless(ToyGame):
        """Its search forgets to count."""

    game = Careless()
    handlers: Any = game.procedures["turn"].handlers[0]
    monkeypatch.setitem(handlers, Search, search_without_counting)
    state = game.set_up(Position(hands=HANDS, windows="ask"))
    twin = vault_twin(game, state)
    with pytest.raises(TwinDifference, match="which showed no secret"):
        play_in_both(game, state, twin, GREEN, "red: search the vault")


def test_the_check_leaves_the_state_and_says_how_much_it_compared() -> None:
    state = staged()
    before = state.to_json()
    differs, compared = check_twin_worlds(TOY, state, RED, chooser(4), decisions=3)
    assert state.to_json() == before
    assert differs
    assert 1 <= compared <= 3
    assert state.why_not(EndTurn(RED)) is None
    assert state.why_not(Rest(RED)) is None
