"""`grimtable play`: whole games from typed lines, every command, every mistake answered in a sentence."""

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from grimtable.cli.terminal.client import Client
from grimtable.cli.terminal.keyboard import PipedKeyboard
from grimtable.cli.terminal.seating import seat_players
from grimtable.games import load_game
from grimtable.kernel.keyed import seal_of
from grimtable.kernel.setup import Windows
from grimtable.narration.names import Names
from grimtable.records.record import Played, Sealed, UndoPolicy, read_record_file
from grimtable.records.session import Session
from grimtable.records.verifying import verify

SRC = Path(__file__).parents[2] / "src"
Captured = pytest.CaptureFixture[str]


class Game:
    """A table played by a list of lines; `said` is everything that was printed."""

    def __init__(self, capsys: Captured) -> None:
        self.capsys = capsys
        self.code = -1
        self.session: Session[Any, Any]

    def play(
        self,
        lines: Iterable[str],
        *,
        seats: str | None = None,
        players: int = 2,
        seed: int = 3,
        undo: UndoPolicy = "until-revealed",
        windows: Windows = "skip",
        save_to: Path | None = None,
        width: int = 80,
        scenario: str = "cold_start",
        typed: bool = False,
    ) -> str:
        game = load_game("skirmish")
        setup = game.setup(
            players=players,
            scenario=scenario,
            seed=seed,
            windows=windows,
            chance="external" if typed else "seeded",
        )
        self.session = Session.start(game, setup, undo=undo)
        client = Client(
            self.session,
            seat_players(setup.order, seats),
            PipedKeyboard(lines),
            Console(highlight=False, width=width),
            save_to=save_to,
        )
        self.capsys.readouterr()
        self.code = client.run()
        return self.capsys.readouterr().out


@pytest.fixture
def table(capsys: Captured) -> Game:
    return Game(capsys)


def always(*lines: str, times: int = 400) -> Iterator[str]:
    """The same lines again and again, far beyond the end of any game, and then the end of the input."""
    for _ in range(times):
        yield from lines


def command(
    *words: str, lines: Iterable[str] = (), home: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the real command in another process."""
    environment = {**os.environ, "PYTHONPATH": str(SRC), "COLUMNS": "80"}
    if home is not None:
        environment["XDG_DATA_HOME"] = str(home)
    return subprocess.run(
        [sys.executable, "-m", "grimtable", *words],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        timeout=120,
    )


# --- whole games -----------------------------------------------------------------------------------


def test_a_game_typed_by_number_runs_to_its_end(table: Game) -> None:
    said = table.play(always("1", "1", "2"))
    assert table.session.state.over
    assert table.code == 0
    result = table.session.state.result
    assert result is not None
    assert result.sentence in said
    assert result.rule in said
    assert "grimtable replay show FILE" in said
    assert "Traceback" not in said


def test_bots_alone_play_to_the_end_and_the_record_verifies(table: Game, tmp_path: Path) -> None:
    path = tmp_path / "bots.json"
    said = table.play([], seats="random,random", save_to=path)
    assert table.code == 0
    assert "· Round 2 begins." in said
    assert verify(load_game("skirmish"), read_record_file(path)).decisions == table.session.decisions


def test_the_same_lines_and_seed_give_the_same_game(table: Game) -> None:
    table.play(["1", "e", "e", "end", "end turn", "quit", "no"])
    first = table.session.state.digest()
    table.play(["1", "e", "e", "end", "end turn", "quit", "no"])
    assert table.session.state.digest() == first


def test_a_game_resumed_in_another_process_goes_on_to_the_same_digest(table: Game, tmp_path: Path) -> None:
    """Twelve decisions, saved, continued elsewhere by the same lines: the same as playing in one sitting."""
    path = tmp_path / "half.json"
    whole = ["1", "1", "2", "1", "1", "1", "end", "1", "1", "1", "1", "1"]
    table.play([*whole[:6], f"save {path}", "quit"])
    elsewhere = tmp_path / "whole.json"
    run = command(
        "play",
        "--resume",
        str(path),
        "--save",
        str(elsewhere),
        "--seats",
        "human,random",
        lines=[*whole[6:], "quit"],
    )
    assert run.returncode == 0, run.stderr
    table.play([*whole, "quit", "no"])
    resumed = Session.resume(load_game("skirmish"), read_record_file(elsewhere))
    assert resumed.state.digest() == table.session.state.digest()


def test_the_command_plays_a_piped_game_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "piped.json"
    run = command(
        "play", "skirmish", "--seats", "human,random", "--seed", "3", "--save", str(path), lines=["1"] * 500
    )
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    assert read_record_file(path).result is not None
    # A long path is broken over two lines.
    assert f"grimtablereplayshow{path}" in "".join(run.stdout.split())


def test_without_a_seed_the_dice_are_sealed_and_proved_after_the_end(tmp_path: Path) -> None:
    """Resuming rolls no die again: the saved game holds the secret."""
    path = tmp_path / "sealed.json"
    words = ("--seats", "human,random", "--save", str(path))
    run = command("play", "skirmish", *words, lines=["1", "1", "dice", "quit"])
    assert run.returncode == 0, run.stderr
    saved = read_record_file(path)
    said = "".join(run.stdout.split())
    assert said.count(f"Thedicearesealed:{saved.setup.seal}") == 2
    assert [seal_of(secret) for secret in saved.secrets] == [saved.setup.seal]
    assert saved.secrets[0] not in said

    run = command("play", "--resume", str(path), *words, lines=["1"] * 500)
    assert run.returncode == 0, run.stderr
    assert f"Thedicearesealed:{saved.setup.seal}" in "".join(run.stdout.split())
    record = read_record_file(path)
    assert record.secrets == saved.secrets
    assert "the dice are proved by the seal" in verify(load_game("skirmish"), record).dice


def test_a_record_from_a_running_table_goes_on_under_a_new_seal(tmp_path: Path) -> None:
    game = load_game("skirmish")
    session = Session.start(game, game.setup(players=2, chance="keyed"), undo="free")
    session.play(session.state.legal_actions()[0])
    path = tmp_path / "running.json"
    path.write_bytes(session.to_json())
    run = command("play", "--resume", str(path), "--seats", "human,random", lines=["1"] * 500)
    assert run.returncode == 0, run.stderr
    record = read_record_file(path)
    assert [type(entry) for entry in record.entries[:2]] == [Played, Sealed]
    assert "from decision 2 on the dice are proved" in verify(game, record).dice


def test_a_typed_seed_is_said_to_be_known(tmp_path: Path) -> None:
    run = command("play", "skirmish", "--seed", "7", lines=["quit", "no"])
    assert "follow from the seed 7, so they can be known beforehand" in " ".join(run.stdout.split())


# --- the screen ------------------------------------------------------------------------------------


def test_the_page_shows_seats_hand_question_rule_and_numbered_actions(table: Game) -> None:
    said = table.play(["quit", "no"])
    assert "▶ Red (you) · 3 cards" in said
    assert "Keeper (random) · 3 cards" in said
    assert "round 1 of 8" in said
    assert "Your hand" in said
    assert "Red: choose the figure that acts next, or end the turn.  SKI-TRN-02" in said
    assert "  1  activate red scout 1       Rs1 at 0,0" in said


def test_offered_spaces_show_their_number_on_the_map(table: Game) -> None:
    said = table.play(["1", "quit", "no"])
    assert "0 #Rs1  1     #" in said
    assert "  1  step to 1,0" in said


def test_many_steps_are_folded_into_columns(table: Game) -> None:
    said = table.play(["1", "se", "quit", "no"])
    assert "     step to  1 0,0   2 1,0   3 2,0" in said


def test_what_others_draw_is_not_told(table: Game) -> None:
    said = table.play(["log", "quit", "no"])
    assert "· Keeper draws a card. (×3)" in said
    names_of = Names(load_game("skirmish"), table.session.setup.order).of
    names = set(map(names_of, table.session.state.table.hands["keeper"]))
    own = set(map(names_of, table.session.state.table.hands["red"]))
    assert names - own
    assert not any(name in said for name in names - own)


@pytest.mark.parametrize("width", [20, 40, 60, 80, 200])
def test_no_line_is_wider_than_the_window(table: Game, width: int) -> None:
    said = table.play(["1", "1", "quit", "no"], scenario="long_hall", width=width)
    page = said.split("red> ")[1]
    assert max(len(line) for line in page.splitlines()) <= width


def test_a_map_larger_than_the_window_is_cropped_round_the_acting_figure(table: Game) -> None:
    said = table.play(["1", "map", "quit", "no"], scenario="long_hall")
    assert "map shows more" in said
    page = said.split("red> ")[1]
    assert "Rs1" in page
    assert max(len(line) for line in said.splitlines()) > 90  # `map` itself


def test_dice_may_be_typed_in(table: Game) -> None:
    said = table.play(always("1", "2", "3"), typed=True, seats="random", players=4, scenario="long_hall")
    assert "Draw from the real pile of the scouts: what did you draw?" in said
    assert "Roll the Attack die on the real table: which face does it show?" in said
    assert "attack shows 0 blank" in " ".join(said.split())


# --- handing over ------------------------------------------------------------------------------------


def test_nothing_private_is_shown_between_two_people(table: Game) -> None:
    said = table.play(["", "end turn", "quit", "no"], seats="human,human")
    between = said.split("red> end turn\n")[1].split("Keeper presses Enter")[0]
    assert between == "Keeper is asked now. Hand over the keyboard; nobody else looks at the screen.\n"
    assert said.startswith("Red is asked now.")


def test_one_person_among_bots_is_never_asked_to_hand_over(table: Game) -> None:
    assert "Hand over" not in table.play(["end turn", "end turn", "quit", "no"], players=4)


def test_enter_passes_where_passing_is_all_there_is(table: Game) -> None:
    """With windows that ask everybody, a keeper who holds nothing fitting answers with Enter."""
    lines = iter(["", "1", "1"])
    said = table.play([*lines, *[""] * 8, "quit", "no"], seats="human,human", windows="ask")
    assert "keeper> " in said
    assert any(step.action == "keeper: pass" for step in table.session.steps)  # type: ignore[union-attr]  # nothing was repaired
