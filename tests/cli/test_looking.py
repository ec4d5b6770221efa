"""`look` at the terminal: every item of every game is shown in words that are meant for people."""

import io

import pytest
from rich.console import Console

from grimtable.cli.terminal.client import Client
from grimtable.cli.terminal.keyboard import PipedKeyboard
from grimtable.games import installed
from grimtable.games.shelves import Shelf, shelves_of
from grimtable.records.session import Session
from tools.terminal_player import wrong_words

SHELVES = [
    pytest.param(shelf, id=f"{name}-{number}")
    for name in installed()
    for number, shelf in enumerate(shelves_of(name))
]


@pytest.mark.parametrize("shelf", SHELVES)
def test_nothing_that_is_looked_at_shows_the_inside_of_the_program(shelf: Shelf) -> None:
    setup = shelf.game.setup(scenario=shelf.scenarios[0], seed=1)
    session = Session.start(shelf.game, setup)
    screen = io.StringIO()
    console = Console(file=screen, width=120, height=50, highlight=False)
    client = Client(session, {str(seat): "human" for seat in setup.order}, PipedKeyboard(()), console)
    asked = session.state.asked
    assert asked is not None
    client.viewer = asked
    for id in client.names.items:
        screen.seek(0)
        screen.truncate()
        client.commands.carry_out(f"look {id}", asked, None)
        assert screen.getvalue(), id
        assert list(wrong_words(screen.getvalue())) == [], id
