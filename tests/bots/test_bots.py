"""Bots answer what they are asked, repeat themselves from a seed, and know only what their seat knows."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from grimtable.bots import ForeignDecision, SeatAtTable, UnknownBot, decide, make, seed_for
from grimtable.games import installed, load_game
from grimtable.kernel import GrimtableError, SeatId, State
from grimtable.kernel.playout import chooser

RED, KEEPER = SeatId("red"), SeatId("keeper")


def play_out(state: State[Any, Any], seed: int) -> State[Any, Any]:
    """Random bots in every seat until the end."""
    players = {seat: make("random", seed_for(seed, seat)) for seat in state.setup.order}
    while not state.over:
        assert state.asked is not None
        state.apply(decide(players[state.asked], state))
    return state


def red_is_asked(decisions: int) -> State[Any, Any]:
    """A skirmish in which red is asked after some random decisions, with cards in every hand."""
    state = load_game("skirmish").new(players=3, seed=5, windows="ask")
    below = chooser(1)
    while decisions > 0 or state.asked != RED:
        actions = state.legal_actions()
        state.apply(actions[below(len(actions))])
        decisions -= 1
    return state


@pytest.mark.parametrize("id", installed())
def test_random_bots_finish_every_game_and_the_same_seed_plays_the_same(id: str) -> None:
    game = load_game(id)
    first, second, other = (play_out(game.new(seed=3), seed) for seed in (1, 1, 2))
    assert first.over
    assert first.digest() == second.digest()
    assert first.digest() != other.digest()


def test_a_game_taken_up_again_goes_on_as_it_would_have_gone() -> None:
    """A bot keeps nothing between decisions, so a saved state and the state itself have the same future."""
    game = load_game("skirmish")
    state = red_is_asked(60)
    saved = game.load(state.to_json())
    assert play_out(state, 9).digest() == play_out(saved, 9).digest()


def test_every_legal_action_is_chosen_sooner_or_later() -> None:
    state = red_is_asked(0)
    bot = make("random", 4)
    chosen = Counter[str]()
    for seed in range(200):
        seat = SeatAtTable(state, RED, seed)
        chosen[seat.text(bot.choose(seat))] += 1
    assert set(chosen) == {state.game.language.spell(state, action) for action in state.legal_actions()}


def test_an_unknown_level_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownBot, match=r"there is no bot 'randon'; did you mean random\?"):
        make("randon")
    with pytest.raises(UnknownBot, match="the levels are random"):
        make("xyz")


def test_a_seat_that_is_not_asked_has_nothing_to_decide() -> None:
    state = red_is_asked(10)
    with pytest.raises(ForeignDecision, match="the table asks the seat red, so keeper has nothing to decide"):
        SeatAtTable(state, KEEPER, 1)
    over = play_out(state, 1)
    with pytest.raises(ForeignDecision, match="over"):
        SeatAtTable(over, RED, 1)
    with pytest.raises(ForeignDecision, match="over"):
        decide(make("random"), over)


# --- what a seat at the table shows ------------------------------------------------------------------


def test_two_worlds_that_red_cannot_tell_apart_look_the_same_from_its_seat() -> None:
    """Whatever the others hold: view, decision and random numbers are the same, and so is the choice."""
    differing = 0
    for decisions in (0, 20, 60, 100):
        state = red_is_asked(decisions)
        twin = state.game.redealt(state, RED, chooser(decisions + 7))
        differing += twin.table != state.table
        here, there = SeatAtTable(state, RED, 3), SeatAtTable(twin, RED, 3)
        assert msgspec.json.encode(here.view) == msgspec.json.encode(there.view)
        assert here.decision == there.decision
        assert [here.below(1000) for _ in range(20)] == [there.below(1000) for _ in range(20)]
        bot = make("random", 8)
        assert decide(bot, state) == decide(bot, twin)
    assert differing >= 3  # otherwise nothing was compared


def test_what_is_imagined_agrees_with_the_view_and_can_be_played_on() -> None:
    state = red_is_asked(40)
    before = state.digest()
    seat = SeatAtTable(state, RED, 3)
    imagined = [seat.imagine() for _ in range(12)]
    for each in imagined:
        assert each.game.view(each, RED) == seat.view
        assert tuple(each.legal_actions()) == seat.decision.actions
        assert each.game.components(each) == state.game.components(state)
        play_out(each.copy(), 1)
    assert len({each.digest() for each in imagined}) == len(imagined)
    assert state.digest() == before


def test_what_is_imagined_holds_neither_the_dice_nor_the_seed_of_the_game() -> None:
    """With the seed every hidden order could be computed, and with the generator every roll to come."""
    state = red_is_asked(40)
    assert state.setup.seed == 5
    seat = SeatAtTable(state, RED, 3)
    for _ in range(12):
        imagined = seat.imagine()
        assert imagined.setup.seed == 0
        assert imagined.chance.word != state.chance.word
        assert imagined.journal is None


def test_the_true_hand_is_imagined_no_more_often_than_any_other() -> None:
    """The keeper holds one of many cards first; over many dreams the true one is not preferred."""
    state = red_is_asked(0)
    truth = state.table.hands["keeper"][0]
    unknown = len(state.table.decks["keeper"].cards) + len(state.table.hands["keeper"])
    dreams = 1200
    seen = Counter(SeatAtTable(state, RED, seed).imagine().table.hands["keeper"][0] for seed in range(dreams))
    expected = dreams / unknown
    assert len(seen) == unknown
    # Four standard deviations of a binomial count.
    assert abs(seen[truth] - expected) < 4 * expected**0.5


def test_the_random_numbers_handed_out_are_not_those_of_the_imagination() -> None:
    """A bot that draws all its numbers first imagines the same tables as one that draws none."""
    state = red_is_asked(40)
    one, other = SeatAtTable(state, RED, 3), SeatAtTable(state, RED, 3)
    for _ in range(50):
        one.below(7)
    assert one.imagine().digest() == other.imagine().digest()


def test_a_game_whose_twin_changes_what_the_seat_knows_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    state = red_is_asked(40)

    def careless(truth: State[Any, Any], viewer: SeatId | None, below: object) -> State[Any, Any]:
        twin = truth.copy()
        twin.legal = twin.legal[:-1]
        return twin

    monkeypatch.setattr(state.game, "redealt", careless)
    with pytest.raises(GrimtableError, match="its `redealt` changes what the seat knows"):
        SeatAtTable(state, RED, 3).imagine()
