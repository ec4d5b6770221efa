"""Choices at the terminal: a target once with the ways to attack it, one answer not asked, and hints."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from grimtable.cli.replay import app as replay
from grimtable.cli.terminal.client import Client
from grimtable.cli.terminal.keyboard import PipedKeyboard
from grimtable.cli.terminal.menu import Menu
from grimtable.games import load_game
from grimtable.games.doom2004.actions import Fire
from grimtable.narration import Names, figures_of
from grimtable.records.session import Session
from tools.hints import positions

RECORD = Path("tests/records/doom2004/marines_leave_by_the_red_door.json")


def test_a_target_stands_there_once_with_the_ways_to_attack_it() -> None:
    for state in positions("doom2004", 3, 3):
        if state.asked == "invader" or not any(isinstance(action, Fire) for action in state.legal):
            continue
        figures = figures_of(state.game, state.game.view(state, state.asked))
        menu = Menu(state, Names(state.game, state.order), figures, {})
        lines = [line.plain for line in menu.lines(100)]
        heads = [line for line in lines if re.fullmatch(r" {5}[A-Z]\w.* at \d+,\d+", line)]
        if heads:
            break
    ways = lines[lines.index(heads[0]) + 1 :]
    assert re.fullmatch(r" *\d+ {4}fire \w+ +hit \d+%.*", ways[0])
    assert re.fullmatch(r" *\d+ {4}fire \w+ +hit \d+%.*", ways[1])
    target = heads[0].split(" at ")[0].strip()
    # Odds of a blast may name it again, at other spaces.
    assert sum(line.strip().startswith(target) for line in lines) == 1
    numbers = [int(found.group()) for line in lines if (found := re.match(r" *\d+(?=  )", line))]
    assert len(numbers) == len(set(numbers))


@pytest.mark.parametrize("takes", [False, True])
def test_a_question_with_one_answer_is_not_asked(takes: bool) -> None:
    """The end of a turn with nothing left to do is one; who takes back means the decision before it."""
    game = load_game("doom2004")
    session = Session.start(game, game.setup(players=2, seed=4), undo="free")
    lines = ["announce attack", "end turn"]
    players = {"red": "human", "invader": "random"}
    written = io.StringIO()
    keyboard = PipedKeyboard(lines)
    client = Client(session, players, keyboard, Console(file=written, width=100), takes_single=takes)
    asked = []
    while len(session.steps) < 4 and not session.state.over:
        decision = session.state.decision
        assert decision is not None
        if decision.seat == "red" and len(decision.actions) == 1:
            asked.append(client._is_single())
        client.play(decision.actions[-1])
    assert all(each == takes for each in asked)


def test_the_coach_answers_at_the_terminal() -> None:
    game = load_game("doom2004")
    session = Session.start(game, game.setup(players=2, seed=4))
    written = io.StringIO()
    keyboard = PipedKeyboard(["hint"])
    console = Console(file=written, width=200)
    Client(session, {"red": "human", "invader": "random"}, keyboard, console).run()
    told = written.getvalue().rpartition("help lists the commands")[2]
    assert re.search(r"Sprint.*: .*\. \(1\)", told), told
    assert told.count("· ") >= 2


def test_a_record_is_coached_in_any_language() -> None:
    runner = CliRunner()
    said = {
        language: runner.invoke(replay, ["hint", str(RECORD), "20", "--language", language]).stdout
        for language in ("en", "de", "pl")
    }
    assert len(set(said.values())) == 3
    assert all(len(text.splitlines()) >= 2 for text in said.values())
    refused = runner.invoke(replay, ["hint", str(RECORD), "20", "--language", "fr"])
    assert refused.exit_code != 0
