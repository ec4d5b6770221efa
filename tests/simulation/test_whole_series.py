"""Whole series of bots: the same order gives the same series, and kept records fit together."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimtable.cli.main import main
from grimtable.series import Series
from grimtable.simulation import SimulationError
from grimtable.simulation.series_summary import SeriesSummary
from grimtable.simulation.whole_series import GameOfSeries, SeriesPlayed, make_order, play_all


def test_the_same_order_gives_the_same_series() -> None:
    order = make_order("skirmish", "match", seed=4)
    first = list(play_all(order, 2))
    assert first == list(play_all(order, 2))
    assert [len(each.games) for each in first] == [2, 2]
    assert first[0].games != first[1].games


def test_records_are_kept_and_fit_together(tmp_path: Path) -> None:
    order = make_order("skirmish", "match", seed=4, folder=tmp_path)
    (played,) = play_all(order, 1)
    assert not played.failure
    series = Series.open(tmp_path / "series-0001")
    assert [each.winners for each in series.finished] == [game.winners for game in played.games]
    assert played.games == next(iter(play_all(make_order("skirmish", "match", seed=4), 1))).games


def test_a_series_that_fails_is_told_and_the_others_go_on(tmp_path: Path) -> None:
    order = make_order("skirmish", "match", seed=4, folder=tmp_path)
    (tmp_path / "series-0001").mkdir()
    (tmp_path / "series-0001" / "series.json").write_text("{}", encoding="utf-8")
    first, second = play_all(order, 2)
    assert "holds a series already" in first.failure and not second.failure
    lines = SeriesSummary(order, [first, second]).lines()
    assert any("Series 1 failed" in line for line in lines)


@pytest.mark.parametrize(
    ("winners", "most", "decided"),
    [
        ("mmmm", 6, 4),
        ("mimimi", 6, 6),
        ("mmimm", 6, 5),
        ("iiiiiimmmm", 10, 6),
        ("mimimimimi", 10, 10),
    ],
)
def test_where_a_series_was_decided(winners: str, most: int, decided: int) -> None:
    games = tuple(GameOfSeries("a", (side,), 1, {}) for side in winners)
    assert SeriesPlayed(1, games, (winners[-1],)).decided_after(most) == decided


def test_the_command_reports_and_refuses_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "report")
    command = ["simulate", "skirmish", "--campaign", "--games", "2", "--seats", "random", "--jobs", "1"]
    assert main([*command, "--out", out, "--records"]) == 0
    told = capsys.readouterr().out
    assert "2 series, 4 records verified" in told and "| Cold Start |" in told
    assert main([*command, "--out", out]) == 1
    assert "holds a report already" in capsys.readouterr().err
    assert main(["simulate", "skirmish", "--series", "saga"]) == 1
    assert "has no series 'saga'" in capsys.readouterr().err
    assert main([*command, "--records"]) == 1
    assert "--out" in capsys.readouterr().err


def test_an_order_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(Exception, match="there is no"):
        make_order("skirmish", "match", scenarios=["nowhere"])
    assert issubclass(SimulationError, Exception)
