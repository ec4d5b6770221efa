"""`make soak`: batches are found, timed, counted, and their problems are told."""

import io
import os
import time
from pathlib import Path

import pytest
from rich.console import Console

from tools.soak import batch as batch_module
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


# --- time is up ---------------------------------------------------------------------------------------


@pytest.fixture
def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes on after its time is interrupted and ended almost at once."""
    for name, seconds in (("ASKED", 0.2), ("GRACE", 0.4), ("LAST", 0.6)):
        monkeypatch.setattr(batch_module, name, seconds)


@pytest.mark.usefixtures("no_grace")
def test_a_batch_that_does_not_look_at_the_time_is_ended_and_the_next_one_has_its_turn() -> None:
    """A machine with much else to do: one piece of work takes longer than the batch has."""

    def endless(run: Run) -> None:
        run.did("games")
        run.doing = "game 7"
        while True:
            try:
                time.sleep(0.01)
            except Exception:  # noqa: BLE001  (no handler on the way keeps the alarm)
                continue

    def good(run: Run) -> None:
        run.did("rounds")

    well, shown = told(Batch("endless", "a", endless), Batch("good", "b", good))
    assert well
    assert "cut short: game 7 after" in shown
    assert "test_soak.py" in shown
    assert "1 rounds" in shown


@pytest.mark.usefixtures("no_grace")
def test_a_batch_that_has_had_enough_of_the_processor_and_does_not_end_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(batch_module, "MOST_PIECE", 0.05)

    def circling(run: Run) -> None:
        run.did("games")
        while True:
            pass

    well, shown = told(Batch("circling", "a", circling))
    assert not well
    assert "of the processor without an end" in shown
    assert "in circling" in shown


#: Works, and ends as `grimtable selfplay` does when it is interrupted.
OBEDIENT = """
try:
    while True: pass
except KeyboardInterrupt:
    raise SystemExit(130)
"""
#: Works, ignores Ctrl-C, and has started somebody who works too and writes down who that is.
STUBBORN = """
import os, pathlib, signal, subprocess, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)
other = subprocess.Popen([sys.executable, "-c", "while True: pass"])
pathlib.Path(sys.argv[1]).write_text(str(other.pid))
while True: pass
"""


@pytest.mark.usefixtures("no_grace")
def test_a_command_that_is_interrupted_in_its_work_was_well(tmp_path: Path) -> None:
    run = Run(1, 1.0, tmp_path)
    assert run.command("rounds", "-c", OBEDIENT)
    assert not run.problems
    assert "python -c" in run.figures["cut short"]


@pytest.mark.usefixtures("no_grace")
def test_a_command_is_ended_with_all_it_has_started(tmp_path: Path) -> None:
    """Interrupting does not help; whether that is a problem, its processor time says."""
    noted = tmp_path / "other"
    run = Run(1, 2.0, tmp_path)
    assert run.command("rounds", "-c", STUBBORN, str(noted))
    assert not run.problems
    assert "python -c" in run.figures["cut short"]
    assert _has_ended(int(noted.read_text()))


@pytest.mark.usefixtures("no_grace")
def test_a_command_that_goes_on_after_it_was_interrupted_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch_module, "MOST_ASKED", -1.0)
    run = Run(1, 2.0, tmp_path)
    assert not run.command("rounds", "-c", STUBBORN, str(tmp_path / "other"))
    [problem] = run.problems
    assert "after it was interrupted" in problem


@pytest.mark.usefixtures("no_grace")
def test_a_command_that_waits_for_what_never_comes_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch_module, "LEAST_SHARE", 1_000.0)  # however little time it has had
    run = Run(1, 0.5, tmp_path)
    assert not run.command("rounds", "-c", "import time; time.sleep(1_000)")
    [problem] = run.problems
    assert "waits for something" in problem


def _has_ended(process: int) -> bool:
    """Whether a process that was killed is gone, as soon as the system has noticed."""
    for _ in range(1_000):
        try:
            state = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
        except OSError:
            return True
        if state == "Z":
            return True
        os.sched_yield()
        time.sleep(0.01)
    return False


def test_no_long_test_is_begun_when_time_is_up(tmp_path: Path) -> None:
    """The first one is, whichever the seed puts there."""
    run = Run(1, 60.0, tmp_path)
    (tmp_path / "conftest.py").write_text("from tests.conftest import *\n", encoding="utf-8")
    (tmp_path / "test_it.py").write_text(
        "import pytest\nfrom pathlib import Path\n\n\n"
        "@pytest.mark.long\n@pytest.mark.parametrize('number', range(9))\n"
        "def test_long(number: int) -> None:\n"
        "    Path(__file__).with_name(f'did-{number}').touch()\n",
        encoding="utf-8",
    )
    begun: list[str] = []
    for seed in "12":
        assert run.command(
            "runs",
            *("-m", "pytest", "-p", "no:cacheprovider", "--quiet", "--long", str(tmp_path)),
            environment={"SOAK_SECONDS": "0", "SOAK_SEED": seed},
        )
        [done] = tmp_path.glob("did-*")
        begun.append(done.name)
        done.unlink()
    assert len(set(begun)) == 2, "another seed, another order"


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
