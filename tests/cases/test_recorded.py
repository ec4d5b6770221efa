"""Recorded games and problem reports run as cases."""

from pathlib import Path

import msgspec
import pytest

from grimtable.cases import run_file
from grimtable.cli.main import main
from grimtable.records.record import Report, read_record

RECORD = Path(__file__).parents[1] / "records" / "skirmish" / "time_runs_out.json"


def reported(folder: Path, **changes: object) -> Path:
    """A problem report about a recorded game."""
    record = read_record(RECORD.read_bytes())
    report = msgspec.structs.replace(Report("the clock ran too fast", seat="red"), **changes)
    path = folder / "report.json"
    path.write_bytes(msgspec.structs.replace(record, report=report).to_json())
    return path


def test_a_record_that_replays_as_it_was_written_passes() -> None:
    verdict = run_file(RECORD)
    assert verdict.passed
    assert verdict.why


def test_a_report_says_what_was_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = reported(tmp_path)
    assert main(["case", "--verbose", str(path)]) == 0
    assert "[recorded] the clock ran too fast\n1 passed, 0 failed" in capsys.readouterr().out
    assert main(["replay", "show", str(path), "--to", "1"]) == 0
    assert "reported by red after decision 0: the clock ran too fast" in capsys.readouterr().out


def test_the_position_of_a_report_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["case", "--show", str(reported(tmp_path))]) == 0
    shown = capsys.readouterr().out
    assert "the clock ran too fast" in shown
    assert "position:" in shown


def test_a_record_that_comes_out_otherwise_fails_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = msgspec.json.decode(RECORD.read_bytes())
    plain["entries"][3]["action"] = "red: dance"
    path = tmp_path / "broken.json"
    path.write_bytes(msgspec.json.encode(plain))
    assert main(["case", str(path)]) == 1
    assert "decision 4" in capsys.readouterr().out


def test_a_report_whose_position_is_another_one_fails(tmp_path: Path) -> None:
    from grimtable.games import load_game

    game = load_game("skirmish")
    record = read_record(RECORD.read_bytes())
    state = game.new(scenario=record.setup.scenario, players=len(record.setup.seats), seed=99).plain()
    path = reported(tmp_path, decision=len(record.steps), state=state)
    verdict = run_file(path)
    assert not verdict.passed
    assert "reported position" in str(verdict.failures[0])
