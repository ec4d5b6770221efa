"""Every record in these folders replays to the same digests and the same end."""

from pathlib import Path

import pytest

from grimtable.games import game_for, installed, load_game
from grimtable.records.record import read_record_file
from grimtable.records.session import Session

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.json"))


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_a_record_replays_to_its_end(path: Path) -> None:
    """The content may have changed since, as long as everything comes out the same."""
    record = read_record_file(path)
    assert record.game == path.parent.name
    session = Session.resume(game_for(record.setup), record, other_content=True)
    assert session.state.result == record.result


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_a_record_replays_from_its_written_chance_results_as_well(path: Path) -> None:
    record = read_record_file(path)
    session = Session.resume(game_for(record.setup), record, from_outcomes=True, other_content=True)
    assert session.state.result == record.result


def test_every_end_of_skirmish_has_a_record() -> None:
    ends = {read_record_file(path).result for path in RECORDS if path.parent.name == "skirmish"}
    assert {end.rule for end in ends if end is not None} == {"SKI-WIN-01", "SKI-WIN-02", "SKI-WIN-03"}


def test_every_end_and_every_scenario_of_relic_has_a_record() -> None:
    records = [read_record_file(path) for path in RECORDS if path.parent.name == "relic"]
    ends = {record.result.rule for record in records if record.result is not None}
    assert ends == {"REL-SCN-06", "REL-R-73", "REL-ELM-03"}
    sheets = {scenario for scenario in load_game("relic").scenarios if scenario != "random"}
    assert {record.setup.scenario for record in records} == sheets
    assert {len(record.setup.seats) for record in records} == {2, 3, 4}


def test_every_folder_is_named_after_a_game() -> None:
    assert {path.parent.name for path in RECORDS} <= set(installed())
