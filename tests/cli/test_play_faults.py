"""The terminal plays on when a page, a sentence, a bot or a rule fails: plain words, and no traceback."""

import io
from typing import Any

import pytest
from rich.console import Console

from grimtable.bots import RandomBot
from grimtable.cli.terminal.client import Client
from grimtable.cli.terminal.keyboard import PipedKeyboard
from grimtable.games import load_game
from grimtable.narration import Sentences
from grimtable.records.record import read_record
from grimtable.records.session import Session
from grimtable.records.verifying import verify
from tests.support.failing import failing_cards
from tests.support.rule import rule

GAME: Any = load_game("skirmish")


def fails(*_: Any, **__: Any) -> Any:
    raise AttributeError("'Player' object has no attribute 'choice'")


def played(*lines: str, **players: str) -> tuple[Client, str]:
    """A game at the terminal with these lines; the client and everything on the screen."""
    session = Session.start(GAME, GAME.setup(seed=7), undo="free")
    screen = Console(file=io.StringIO(), width=100, highlight=False)
    seats = {"red": "human", "keeper": "random", **players}
    client = Client(session, seats, PipedKeyboard(lines), screen)
    client.run()
    assert isinstance(screen.file, io.StringIO)
    return client, " ".join(screen.file.getvalue().split())


@pytest.mark.parametrize(
    "part", ["grimtable.cli.terminal.client.paint", "grimtable.cli.terminal.menu.forecast_of"]
)
def test_a_page_that_cannot_be_drawn_is_told_in_plain_words(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(part, fails)
    client, screen = played("1", "1", "undo", "1")
    assert client.session.decisions == 2
    assert "This page cannot be drawn (AttributeError" in screen
    assert "1 activate red_scout_1" in screen
    assert "save FILE keeps the game" in screen


def test_what_cannot_be_told_takes_nothing_else_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sentences, "event", fails)
    _, screen = played("1", "1", "log 50")
    assert "cannot be told" in screen
    assert "cannot be drawn" not in screen


def test_a_command_that_fails_is_answered_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Client, "large_board", fails)
    client, screen = played("map", "1")
    assert "That cannot be answered (AttributeError" in screen
    assert client.session.decisions == 1


def test_a_bot_that_fails_is_played_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "choose", fails)
    client, screen = played(red="random", keeper="random")
    assert client.session.state.over
    assert screen.count("The bot of Red could not play") == 1


def test_where_the_rules_break_the_table_stays_and_something_else_can_be_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = Session.play

    def breaking(self: Any, action: Any) -> Any:
        if action == self.state.legal[0]:
            self.state.table = None  # half done
            fails()
        return real(self, action)

    monkeypatch.setattr(Session, "play", breaking)
    client, screen = played("1", "2")
    assert "The rules cannot carry this out" in screen
    assert client.session.decisions == 1


@rule("KRN-17")
def test_a_card_that_fails_is_set_aside_and_the_game_is_played_to_its_end() -> None:
    with failing_cards(GAME):
        client, screen = played(red="random", keeper="random")
        assert client.session.state.over
        aside = client.session.state.aside
        assert aside
        assert client.session.state.table.round < 100, "nothing of what was half done stays"
        name = GAME.cards[aside[0].removeprefix("cards/")].title
        assert f"{name} does not work here and is set aside: from now on it has no effect." in screen
        assert f"{aside[0]} fails: KeyError: 'planted'. It was" in screen
        verify(GAME, read_record(client.session.to_json()))
