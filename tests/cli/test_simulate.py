"""`grimtable simulate`, `compare`, `tournament` and `balance`: results, resuming, sentences."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from grimtable.cli.main import main
from grimtable.simulation import Batch, play_one

Run = Callable[..., tuple[int, str, str]]

OVERLAY = """
id = "tough"
title = "Tough ghouls"
game = "skirmish"
version = "1"
overlays = "skirmish"
"""


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run a command in a folder of its own; gives exit code, output and errors."""
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.chdir(tmp_path)

    def call(*words: str) -> tuple[int, str, str]:
        code = main(list(words))
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


SIMULATE = ("simulate", "skirmish", "long_hall", "--seats", "random", "--jobs", "1")


def test_a_batch_with_its_report(run: Run, tmp_path: Path) -> None:
    code, output, _ = run(*SIMULATE, "--games", "6", "--out", "batch")
    assert code == 0
    assert "6 games, " in output
    assert "games/s" in output
    assert "Report: batch/report.html" in output
    assert {"batch.json", "games.jsonl", "games.csv", "report.html"} <= {
        p.name for p in Path("batch").iterdir()
    }


def test_the_same_command_goes_on_and_more_games_are_added(run: Run) -> None:
    run(*SIMULATE, "--games", "3", "--out", "batch")
    code, output, _ = run(*SIMULATE, "--games", "3", "--out", "batch")
    assert code == 0
    assert "games/s" not in output  # nothing was left to play
    run(*SIMULATE, "--games", "5", "--out", "batch")
    assert len(Batch.open(Path("batch")).games()) == 5


def test_without_a_folder_the_order_names_one(run: Run) -> None:
    run(*SIMULATE, "--games", "1")
    assert Path("simulations/skirmish-long_hall-2-random-seed1/report.html").exists()


def test_winners_only(run: Run) -> None:
    code, output, _ = run(*SIMULATE, "--games", "2", "--winners-only", "--out", "batch")
    assert code == 0
    assert "decisions in the median" in output
    assert all(game.tally is None for game in Batch.open(Path("batch")).games())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_stopped_in_the_middle(tmp_path: Path, number: signal.Signals) -> None:
    """Ctrl-C, or a polite kill: what is finished is kept, and how to go on is told."""
    folder = tmp_path / "batch"
    words = ["simulate", "skirmish", "--seats", "random", "--games", "50000", "--jobs", "2"]
    process = subprocess.Popen(
        [sys.executable, "-m", "grimtable", *words, "--out", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "COLUMNS": "160"},
        text=True,
    )
    games = folder / "games.jsonl"
    for _ in range(600):
        if games.exists() and games.read_bytes().count(b"\n") >= 5:
            break
        time.sleep(0.1)
    process.send_signal(number)
    output, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "of 50000 games finished; the same command goes on" in output
    batch = Batch.open(folder)
    finished = batch.games()
    assert str(len(finished)) in output
    assert finished[-1] == play_one(batch.spec, finished[-1].number)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "skirmsh"), "did you mean skirmish?"),
        (("simulate", "skirmish", "nowhere"), "scenario"),
        (("simulate", "skirmish", "--seats", "rekruit"), "did you mean recruit?"),
        (("simulate", "skirmish", "--players", "99"), "players"),
        (("simulate", "skirmish", "--games", "0"), "--games"),
        (("simulate", "skirmish", "--jobs", "many", "--games", "2"), "--jobs takes a number"),
        (("simulate", "skirmish", "--pack", "missing"), 'skirmish has no pack "missing"'),
        (("simulate", "skirmish", "--option", "hand_limit"), "key=value"),
        (("simulate", "doom2004", "--option", "errrata=yes"), "no option"),
        (("compare", "here", "there"), "here holds no batch"),
        (("compare", "original", "missing", "--game", "skirmish"), 'skirmish has no pack "missing"'),
        (("compare", "original", "original", "--game", "skirmish"), "nothing to compare"),
        (("tournament", "skirmish", "--levels", "random"), "two different levels"),
        (("tournament", "skirmish", "--levels", "random,veterran"), "did you mean veteran?"),
        (("tournament", "skirmish", "--pairs", "some"), "all or neighbours"),
        (("tournament", "skirmish", "--scenarios", "long_hal"), "did you mean long_hall?"),
        (("tournament", "skirmish", "--markdown", "missing.md"), "does not exist"),
        (("balance", "skirmish", "--marines", "1"), "has no Marines; use --players"),
        (("balance", "doom2004", "--marines", "4"), "--marines 4 does not fit; this scenario is for 1, 2, 3"),
        (("balance", "doom2004", "--players", "7"), "--players 7 does not fit"),
        (("balance", "doom2004", "--marines", "x"), "--marines takes a number"),
        (("balance", "doom2004", "--marines", "1", "--players", "2"), "not both"),
        (("balance", "doom2004", "nowhere"), "no scenario"),
    ],
)
def test_bad_input_gets_one_sentence(run: Run, words: tuple[str, ...], sentence: str) -> None:
    code, _, errors = run(*words)
    assert code in (1, 2)
    assert errors.startswith("grimtable: ")
    assert errors.count("\n") == 1
    assert sentence in errors


def test_another_order_in_the_same_folder_is_refused(run: Run) -> None:
    run(*SIMULATE, "--games", "1", "--out", "batch")
    code, _, errors = run(*SIMULATE, "--games", "1", "--out", "batch", "--seed", "2")
    assert code == 1
    assert "differs in the seed (1 and 2)" in errors


# --- compare ----------------------------------------------------------------------------------------


def test_two_batches_side_by_side(run: Run) -> None:
    run(*SIMULATE, "--games", "5", "--out", "a")
    run(*SIMULATE, "--games", "5", "--out", "b", "--seed", "2")
    code, output, _ = run("compare", "a", "b")
    assert code == 0
    assert "Both batches have the same order." in output
    assert "median rounds" in output
    assert output.rstrip().splitlines()[-1].startswith("It made ")


def test_a_pack_against_the_original(run: Run, tmp_path: Path) -> None:
    """Ghouls that cannot be killed: the content differs, and both are played from the same seed."""
    pack = tmp_path / "tough"
    (pack / "figures").mkdir(parents=True)
    (pack / "pack.toml").write_text(OVERLAY, encoding="utf-8")
    (pack / "figures" / "ghoul.toml").write_text("patch = true\nhealth = 30\n", encoding="utf-8")
    words = (
        "--game",
        "skirmish",
        "--scenario",
        "long_hall",
        "--seats",
        "random",
        "--games",
        "4",
        "--jobs",
        "1",
    )
    code, output, errors = run("compare", "original", "tough", *words, "--out", "both")
    assert code == 0, errors
    assert "They differ in the packs (none and tough); the content (" in output
    assert len(Batch.open(Path("both/b")).games()) == 4


# --- tournament and balance -------------------------------------------------------------------------


def test_a_tournament_fills_its_section(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("# Bots\n<!-- tournament: begin -->\n<!-- tournament: end -->\n", encoding="utf-8")
    words = ("tournament", "skirmish", "--levels", "recruit,random", "--games", "3", "--jobs", "1")
    code, output, errors = run(*words, "--markdown", "bots.md")
    assert code == 0, errors
    assert "How often the Scouts win: cold_start" in output
    assert "Ratings" in output
    text = page.read_text(encoding="utf-8")
    assert (
        "grimtable tournament skirmish --levels random,recruit --games 3 --seed 1 --markdown bots.md" in text
    )
    assert "| **recruit** | random |" in text


def test_a_balance_ends_in_a_verdict(run: Run) -> None:
    words = ("balance", "skirmish", "long_hall", "--players", "2,3", "--level", "random", "--games", "3")
    page = Path("balance.md")
    page.write_text("<!-- long_hall: begin -->\n<!-- long_hall: end -->\n", encoding="utf-8")
    code, output, errors = run(*words, "--jobs", "1", "--markdown", "balance.md")
    assert code == 0, errors
    assert "| 2 players | " in page.read_text(encoding="utf-8")
    assert "2 players: " in output
    assert "3 players: " in output
    assert output.rstrip().splitlines()[-2].startswith("Verdict: ")
    assert len(list(Path("simulations").glob("*/report.html"))) == 2


def test_a_balance_whose_time_is_up_judges_what_there_is(run: Run) -> None:
    words = ("balance", "skirmish", "--players", "2", "--level", "random", "--jobs", "1", "--games", "3")
    assert run(*words)[0] == 0
    code, output, _ = run(*words[:-1], "500000", "--seconds", "1")
    assert code == 0
    assert "games left; the same command goes on with them" in output


def test_a_balance_of_doom_names_area_and_idle_items(run: Run) -> None:
    words = ("balance", "doom2004", "--marines", "1", "--level", "recruit", "--games", "4", "--jobs", "1")
    code, output, errors = run(*words)
    assert code == 0, errors
    assert "1 Marine" in output
    assert "decides it" in output
    assert "never played" in output
