"""The terminal: what its commands could tell a person of what their seat may not know, also at a hot seat."""

import re
from collections.abc import Iterable
from typing import Any

import pytest
from rich.console import Console

from grimtable.cli.terminal.client import Client
from grimtable.cli.terminal.keyboard import PipedKeyboard, TerminalKeyboard
from grimtable.cli.terminal.seating import seat_players
from grimtable.games import installed, load_game
from grimtable.narration import printed_texts
from grimtable.records.session import Session

Captured = pytest.CaptureFixture[str]
LEAVE = ("quit", "no")


def client_of(game_id: str, lines: Iterable[str] = (), *, seats: str | None = None, **more: Any) -> Client:
    game = load_game(game_id)
    setup = game.setup(seed=3, **more)
    return Client(
        Session.start(game, setup, undo="free"),
        seat_players(setup.order, seats),
        PipedKeyboard(lines),
        Console(highlight=False, width=200),
    )


def said(capsys: Captured, client: Client) -> str:
    capsys.readouterr()
    client.run()
    return " ".join(capsys.readouterr().out.split())


def scenarios(game_id: str) -> list[str]:
    client = client_of(game_id)
    return [id for id, (kind, _) in client.names.items.items() if kind == "scenarios"]


@pytest.mark.parametrize("game_id", installed())
def test_looking_at_a_scenario_tells_no_more_than_its_briefing(capsys: Captured, game_id: str) -> None:
    """`look inferno` read out the texts of rooms that nobody had discovered, and where the doors are."""
    for scenario in scenarios(game_id):
        client = client_of(game_id, [f"look {scenario}", *LEAVE])
        item = client.names.items[scenario][1]
        told = said(capsys, client)
        secret = [text for path, text in printed_texts(item) if path.startswith(("areas", "encounters"))]
        assert not [text for text in secret if " ".join(text.split()) in told and len(text) > 20]
        assert "printed:" not in told


@pytest.mark.parametrize("game_id", installed())
def test_completions_name_nothing_that_the_screen_does_not_show(game_id: str) -> None:
    """Doors behind fog and cards of others stood in the list of `why`."""
    client = client_of(game_id, windows="ask")
    state = client.session.state
    client.viewer = state.asked
    menu = client.menu()
    completed = client.commands.completions("why ", menu)
    shown = set(re.findall(r"[a-z]\w+", str(client.view())))
    table = state.plain()["table"]
    hidden = (
        set(re.findall(r"[a-z]\w+", str(table))) - shown - set(table)
    )  # how its parts are called is no secret
    assert completed
    assert hidden
    assert not [line for line in completed if hidden & set(line.split())]


@pytest.mark.parametrize("command", ["why {}", "{}"])
def test_nobody_asks_about_deeds_of_another_seat(capsys: Captured, command: str) -> None:
    game = load_game("doom2004")
    cards = sorted(game.invader_copies)[:12]  # type: ignore[attr-defined]  # DOOM's own
    lines = [command.format(f"invader: play {card}") for card in cards]
    told = said(capsys, client_of("doom2004", [*lines, *LEAVE], windows="ask"))
    answers = re.findall(r"Not (?:legal|now): (.*?)\. ", told)
    assert len(answers) == len(lines)
    assert len(set(answers)) == 1


@pytest.mark.parametrize(
    "repair",
    [
        "hand.0 = rage_1",
        "hand.0 = ambush_1",
        "hand = []",
        "deck.cards.0 = brood_1",
        "hand.77 = -",
        "hand.x = 1",
    ],
)
def test_a_refused_repair_says_nothing_of_hidden_things(capsys: Captured, repair: str) -> None:
    told = said(capsys, client_of("doom2004", [f"repair {repair}", "because", *LEAVE]))
    assert "Not repaired: the repair does not fit the table;" in told
    assert "times" not in told


def test_taking_back_at_a_hot_seat_does_not_read_out_the_decision(capsys: Captured) -> None:
    lines = ["", "1", "undo", *LEAVE]
    told = said(capsys, client_of("skirmish", lines, seats="human,human", players=2))
    assert "takes back a decision of Red." in told
    assert "takes back `" not in told


def test_the_next_person_cannot_bring_back_what_was_typed() -> None:
    """The arrow keys gave the lines of whoever sat there before."""
    keyboard = TerminalKeyboard()
    keyboard._session = object()  # type: ignore[assignment]  # whatever remembered the lines
    client = client_of("skirmish", [""], seats="human,human", players=2)
    forgot = []
    client.keyboard.forget = lambda: forgot.append(True)  # type: ignore[method-assign]  # to see that it is called
    client._hand_over(client.session.setup.order[0])
    assert forgot
    keyboard.forget()
    assert keyboard._session is None
