"""Relic in the terminal: a hand of Power cards, and a game typed by number."""

from typing import Any

from rich.console import Console

from grimtable.cli.terminal.client import Client
from grimtable.cli.terminal.keyboard import PipedKeyboard
from grimtable.games import load_game
from grimtable.kernel import SeatId, State
from grimtable.narration.hooks import hand_of
from grimtable.records.session import Session


def holding() -> State[Any, Any]:
    """A game in which the first player holds a Power card, some decisions after its beginning."""
    game = load_game("relic")
    state = game.new(players=2, seed=3)
    while not state.table.players["alpha"].power:
        state.apply(state.legal_actions()[0])
    return state


def test_a_player_sees_the_own_power_cards_and_nobody_elses() -> None:
    state = holding()
    game = state.game
    assert hand_of(game, game.view(state, SeatId("alpha")), "alpha") == list(
        state.table.players["alpha"].power
    )
    assert hand_of(game, game.view(state, SeatId("beta")), "alpha") is None


def test_typing_numbers_plays_the_game() -> None:
    game = load_game("relic")
    session = Session.start(game, game.setup(players=2, scenario="the_mystery_beyond", seed=5))
    console = Console(width=100, record=True, force_terminal=False)
    lines = ["hand", "map", *["1"] * 40, "quit"]
    seats = {"alpha": "human", "beta": "random"}
    Client(session, seats, PipedKeyboard(lines), console).run()
    said = console.export_text()
    assert "Alpha: which hero do you play?" in said
    assert session.state.decisions > 40
