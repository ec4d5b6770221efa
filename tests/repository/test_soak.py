"""`make soak`: batches are found, timed, counted, and their problems are told."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from tools.soak.__main__ import main, soak
from tools.soak.batch import MOST_PROBLEMS, Batch, Run, find, names


def test_every_module_of_the_folder_is_a_batch_with_a_title() -> None:
    batches = find()
    assert [batch.name for batch in batches] == names()
    assert {"selfplay", "long-tests"} <= set(names())
    assert all(batch.title != batch.name for batch in batches)


def told(*batches: Batch) -> tuple[bool, str]:
    console = Console(file=io.StringIO(), width=100)
    well = soak(batches, seed=3, minutes=0.0, console=console)
    assert isinstance(console.file, io.StringIO)
    return well, console.file.getvalue()


def test_a_batch_without_problems_is_well_and_its_figures_are_shown() -> None:
    def good(run: Run) -> None:
        while run.goes_on():
            run.did("games", run.seed)
        run.figures["memory"] = "12 MB"

    well, shown = told(Batch("good", "All is well", good))
    assert well
    assert "3 games" in shown
    assert "memory: 12 MB" in shown


def test_a_batch_that_fails_is_told_and_the_next_one_has_its_turn() -> None:
    after: list[str] = []

    def raising(run: Run) -> None:
        run.did("games")
        raise ValueError("the sky fell")

    def finding(run: Run) -> None:
        while True:
            run.problem("seed 4 never ends")

    def idle(run: Run) -> None:
        after.append("idle")

    well, shown = told(Batch("a", "a", raising), Batch("b", "b", finding), Batch("c", "c", idle))
    assert not well
    assert "the sky fell" in shown
    assert shown.count("seed 4 never ends") == MOST_PROBLEMS
    assert "nothing was done" in shown
    assert after == ["idle"]


def test_a_command_that_fails_is_told_with_its_output(tmp_path: Path) -> None:
    run = Run(1, 10.0, tmp_path)
    assert run.command("rounds", "-c", "print('fine')")
    assert not run.command("rounds", "-c", "print('bad news'); raise SystemExit(3)")
    assert run.counts == {"rounds": 2}
    [problem] = run.problems
    assert "ended with 3" in problem
    assert "bad news" in problem


def test_an_unknown_batch_is_named_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--only", "selfpaly"])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert "selfpaly" in said
    assert "selfplay" in said


def test_long_tests_run_only_when_asked_for(tmp_path: Path) -> None:
    """A folder with one long and one short test, under the settings of this project."""
    run = Run(1, 60.0, tmp_path)
    (tmp_path / "conftest.py").write_text("from tests.conftest import *\n", encoding="utf-8")
    (tmp_path / "test_it.py").write_text(
        "import pytest\n\n\n@pytest.mark.long\ndef test_long() -> None:\n    assert False, 'long'\n\n\n"
        "def test_short() -> None:\n    assert False, 'short'\n",
        encoding="utf-8",
    )
    for option, expected, other in (("--quiet", "'short'", "'long'"), ("--long", "'long'", "'short'")):
        run.problems.clear()
        run.command("runs", "-m", "pytest", "-p", "no:cacheprovider", "--quiet", option, str(tmp_path))
        [problem] = run.problems
        assert f"AssertionError: {expected[1:-1]}" in problem
        assert f"AssertionError: {other[1:-1]}" not in problem


def test_the_list_of_batches(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--list"]) == 0
    assert "selfplay" in capsys.readouterr().out
