"""The clock: the number of rounds that everybody sees is the one that holds for this table."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from grimtable.games import load_game
from grimtable.games.doom2004.game import Doom2004
from grimtable.games.doom2004.topics.clock import last_round
from tests.support.rule import rule

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState

GAME = cast("Doom2004", load_game("doom2004"))


def begun(scenario: str, marines: int) -> DoomState:
    """A new game, with one more seat for the Invader."""
    return GAME.new(players=marines + 1, scenario=scenario, seed=1)


@rule("D04-VIC-06")
@pytest.mark.parametrize(("marines", "rounds"), [(1, 38), (2, 26), (3, 26)])
def test_everybody_sees_the_clock_that_holds_for_so_many_marines(marines: int, rounds: int) -> None:
    """The gate opens after round 26, for a lone Marine after round 38."""
    state = begun("the_last_threshold", marines)
    for viewer in (*state.order, None):
        assert GAME.view_of(state, viewer)["rounds"] == rounds


@rule("D04-VIC-06")
@pytest.mark.parametrize("marines", [1, 2, 3])
def test_a_deadline_that_does_not_end_the_game_is_no_last_round(marines: int) -> None:
    """In Inferno time costs frag points; the game goes on."""
    assert last_round(begun("inferno", marines)) == 0


@rule("D04-VIC-06")
@pytest.mark.parametrize("marines", [1, 2])
def test_the_game_ends_with_the_round_that_is_shown(marines: int) -> None:
    """Whoever wastes the last round has lost when it is over."""
    state = begun("the_last_threshold", marines)
    state.table.round = last_round(state)
    while state.result is None:
        assert state.table.round == last_round(state)
        # Ends, passes and the least movement: whatever is offered last of all.
        state.apply(state.legal_actions()[-1])
    assert state.result.winners == ("invader",)
    assert state.result.rule == "D04-VIC-06"


def test_the_screen_says_the_last_round_or_nothing() -> None:
    texts = GAME.pack.texts
    assert texts.find("fact-round", "en", value=3) == "round 3"
    assert texts.find("fact-rounds", "en", value=26) == "last round 26"
    assert (texts.find("fact-rounds", "en", value=0) or "").strip() == ""
