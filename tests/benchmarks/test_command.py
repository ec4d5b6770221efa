"""The command line: a whole run with fake subjects, options and exit codes."""

import json
from pathlib import Path

import pytest

from benchmarks import command
from benchmarks.budget import Budget
from benchmarks.command import main
from benchmarks.processes import ProcessStopped
from grimtable.kernel import SetupError
from tests.benchmarks.fakes import FakeSight, FakeSubject, MissingPeer

#: Enough to be held against a budget.
SHORT = ["--rounds", "3", "--slice", "0.05", "--measures"]
QUICK = [*SHORT, "decisions", "copy", "sight_cached"]


@pytest.fixture(autouse=True)
def fakes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of ours, two peers of which one is not installed, and one policy of sight."""
    subjects = [FakeSubject("ours", ours=True), FakeSubject("peer", can_copy=False), MissingPeer("absent")]
    monkeypatch.setattr(command, "all_subjects", lambda: subjects)
    monkeypatch.setattr(command, "all_sights", lambda: [FakeSight()])


def set_budget(monkeypatch: pytest.MonkeyPatch, budget: Budget) -> None:
    monkeypatch.setattr(command, "load_budgets", lambda: [budget])


def test_a_run_prints_the_tables_and_writes_the_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "results.json"

    assert main([*QUICK, "--seed", "5", "--json", str(path)]) == 0

    out, err = capsys.readouterr()
    assert "Figures" in out and "Budgets" in out and "absent: package-that-nobody-has is not installed" in out
    assert "playouts" in err
    plain = json.loads(path.read_text())
    assert plain["method"]["seed"] == 5
    made = {(entry["subject"], entry["measure"]): len(entry["samples"]) for entry in plain["measurements"]}
    assert made == {
        ("ours", "copy"): 3,
        ("ours", "decisions"): 3,
        ("peer", "decisions"): 3,
        ("sight-fake", "sight_cached"): 3,
    }


def test_only_the_named_subjects_are_measured(tmp_path: Path) -> None:
    path = tmp_path / "results.json"

    assert main([*QUICK, "--only", "peer", "--json", str(path)]) == 0

    assert {entry["subject"] for entry in json.loads(path.read_text())["measurements"]} == {"peer"}


@pytest.mark.parametrize(
    ("limit", "options", "code"), [(1e-9, ["--strict"], 1), (1e9, ["--strict"], 0), (1e-9, [], 0)]
)
def test_a_broken_budget_fails_only_a_strict_run(
    monkeypatch: pytest.MonkeyPatch, limit: float, options: list[str], code: int
) -> None:
    set_budget(monkeypatch, Budget("copies", "ours", "copy", at_most=limit))

    assert main([*SHORT, "copy", *options]) == code


def test_a_strict_run_fails_when_a_peer_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    set_budget(monkeypatch, Budget("speed", "ours", "decisions", peer="absent", at_least=1.0))

    assert main([*SHORT, "decisions", "--strict"]) == 1


@pytest.mark.parametrize(
    ("stop", "code", "message"),
    [
        (KeyboardInterrupt(), 130, "stopped before the end"),
        (
            ProcessStopped("a process stopped"),
            2,
            "a process stopped, or leave the measure out with --measures",
        ),
        (
            SetupError("there is no hall"),
            2,
            "a game of ours cannot be played: there is no hall; leave it out with",
        ),
    ],
)
def test_a_run_that_cannot_go_on_says_so_in_a_sentence(
    stop: BaseException,
    code: int,
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def run(*arguments: object, **options: object) -> None:
        raise stop

    monkeypatch.setattr(command, "run", run)

    assert main(QUICK) == code
    assert message in " ".join(capsys.readouterr().err.split())


def test_the_list_names_every_subject_and_measure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--list"]) == 0

    lines = capsys.readouterr().out.splitlines()
    first_words = {line.split()[0] for line in lines if line}
    assert first_words >= {"ours", "peer", "absent", "sight-fake", "grimtable", "decisions", "copy"}


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--only", "pear"], 'unknown subject "pear"; did you mean "peer"? See --list'),
        (["--json", "/nowhere/at/all.json"], "--json: there is no folder /nowhere/at; make it first"),
    ],
)
def test_a_wrong_request_is_answered_in_a_sentence(
    options: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(options) == 2
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--rounds", "2"], "a median needs at least 3 rounds"),
        (["--slice", "soon"], "give seconds from 0.05 to 600"),
        (["--slice", "nan"], "give seconds from 0.05 to 600"),
        (["--seed", "-1"], "a seed is a whole number"),
    ],
)
def test_a_wrong_value_is_answered_in_a_sentence(
    options: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(options)
    assert stop.value.code == 2
    assert complaint in capsys.readouterr().err
