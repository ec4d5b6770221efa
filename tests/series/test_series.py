"""Series: games in one folder, each a whole record that begins with what the one before handed on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from grimtable.cli.main import main
from grimtable.games.skirmish.game import Skirmish
from grimtable.records.record import read_record_file, write_whole
from grimtable.records.session import Session
from grimtable.series import MATCH, Coming, Ended, Series, SeriesError, SeriesSpec, match
from grimtable.series import rules as series_rules
from tests.support.played import play_on

SPEC = SeriesSpec(format=1, game="skirmish", kind=MATCH, players=2, seed=3)


def finish(series: Series, seed: int = 1) -> Series:
    """Play the next game to its end; the series as it is on disk then."""
    session = series.start()
    play_on(session, 100_000, seed=seed)
    assert series.running is not None
    session.save(series.running)
    return Series.open(series.folder)


def test_a_match_plays_its_scenarios_in_turn_and_counts_wins(tmp_path: Path) -> None:
    series = Series.begin(tmp_path / "match", SPEC)
    assert series.coming() == Coming(("cold_start",))
    series = finish(series)
    assert series.coming() == Coming(("long_hall",))
    series = finish(series)
    ended = series.coming()
    assert isinstance(ended, Ended)
    wins = [team for each in series.finished for team in each.winners]
    assert set(ended.winners) == {team for team in wins if wins.count(team) == max(map(wins.count, wins))}
    with pytest.raises(SeriesError, match="is over; begin another one"):
        series.start()


def test_a_game_that_was_left_goes_on(tmp_path: Path) -> None:
    series = Series.begin(tmp_path, SPEC)
    session = series.start()
    session.play(session.state.decision.actions[0])  # type: ignore[union-attr]  # a new game asks something
    assert series.running is not None
    session.save(series.running)
    again = Series.open(tmp_path).start()
    assert again.decisions == 1
    assert again.state.plain() == session.state.plain()


def test_every_record_of_a_series_is_a_record_of_its_own(tmp_path: Path) -> None:
    series = finish(Series.begin(tmp_path, SPEC))
    (path,) = (each for each in tmp_path.iterdir() if each.name.startswith("01-"))
    assert Session.resume(series.game, read_record_file(path)).state.over


@pytest.fixture
def handing_on(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Rules of a series in which each game hands on how many rounds were played so far."""

    def coming(game: Any, spec: Any, finished: Any) -> Coming | Ended:
        found = match.coming(game, spec, finished)
        if isinstance(found, Ended) or not finished:
            return found
        return Coming(found.scenarios, carried=finished[-1].carried)

    given = {"souls": 1}
    own = SimpleNamespace(
        kinds=lambda game: ("campaign",), coming=coming, carried=lambda game, state: dict(given)
    )
    monkeypatch.setattr(series_rules, "part_of", lambda game, name: own)
    monkeypatch.setattr(Skirmish, "why_not_carried", lambda self, setup: None)

    def give(souls: int) -> None:
        given["souls"] = souls

    return give


def test_what_is_handed_on_stands_in_the_next_set_up(
    tmp_path: Path, handing_on: Callable[[int], None]
) -> None:
    series = finish(Series.begin(tmp_path, msgspec.structs.replace(SPEC, kind="campaign")))
    assert series.start().setup.carried == {"souls": 1}


def test_a_record_that_begins_with_something_else_does_not_fit(
    tmp_path: Path, handing_on: Callable[[int], None]
) -> None:
    series = finish(Series.begin(tmp_path, msgspec.structs.replace(SPEC, kind="campaign")))
    finish(series)
    handing_on(2)
    with pytest.raises(SeriesError, match=r"02-long_hall\.json: the carried of this game are not those"):
        Series.open(tmp_path)


def test_a_game_that_takes_nothing_over_refuses_it(tmp_path: Path) -> None:
    series = Series.begin(tmp_path, SPEC)
    session = series.start()
    assert series.running is not None
    setup = msgspec.structs.replace(session.setup, carried={"souls": 1})
    record = msgspec.structs.replace(session.record, setup=setup)
    write_whole(series.running, record.to_json())
    with pytest.raises(SeriesError, match="takes nothing over from earlier games"):
        Series.open(tmp_path)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("series.json", "once upon a time", "does not say what was agreed"),
        ("series.json", '{"format": 2, "game": "skirmish", "kind": "match", "players": 2}', "has format 2"),
        (
            "series.json",
            '{"format": 1, "game": "skirmish", "kind": "saga", "players": 2}',
            "has no series 'saga'",
        ),
        ("03-cold_start.json", "{}", "game 2 of the series is missing"),
        ("02-cold_start.json", "{}", "02-cold_start.json: this is no record"),
    ],
)
def test_a_damaged_folder_is_told_in_one_sentence(
    tmp_path: Path, name: str, text: str, sentence: str
) -> None:
    finish(Series.begin(tmp_path, SPEC))
    (tmp_path / name).write_text(text, encoding="utf-8")
    code = main(["series", "show", str(tmp_path)])
    assert code == 1
    with pytest.raises(Exception, match=sentence):
        Series.open(tmp_path)


def test_the_command_begins_shows_plays_and_verifies(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(tmp_path / "evening")
    assert main(["series", "begin", folder, "skirmish", "--seed", "5"]) == 0
    assert "Next: Cold Start" in capsys.readouterr().out
    assert main(["series", "play", folder, "--seats", "random,random"]) == 0
    assert "Next: The Long Hall" in capsys.readouterr().out
    assert main(["series", "verify", folder]) == 0
    assert "verified 1 games" in capsys.readouterr().out
    assert main(["series", "begin", folder, "skirmish"]) == 1
    assert "holds a series already" in capsys.readouterr().err
