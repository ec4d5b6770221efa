"""The server's measures: those that were asked for, and a server that breaks is said to have broken."""

from typing import Any

import pytest

from benchmarks import server
from benchmarks.measurement import Measurement
from benchmarks.selection import select
from tests.benchmarks.fakes import FakeSubject


def fake(subject: str, measure: str, figure: float) -> Any:
    return lambda **_: [Measurement(subject, measure, (figure,))]


@pytest.mark.parametrize(
    ("wanted", "taken"),
    [
        ({"server", "acknowledgement", "copy"}, ["server", "acknowledgement"]),
        ({"acknowledgement"}, ["acknowledgement"]),
        ({"copy"}, []),
    ],
)
def test_only_wanted_measures_are_taken(
    wanted: set[str], taken: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "actions", fake("server", "server", 900.0))
    monkeypatch.setattr(server, "acknowledgements", fake("server", "acknowledgement", 12.0))

    found = server.server_measures(wanted.__contains__, lambda _: None)

    assert [measurement.measure for measurement in found] == taken


def test_a_run_takes_them_and_judges_their_budgets(monkeypatch: pytest.MonkeyPatch) -> None:
    from benchmarks import run as running
    from benchmarks.budget import load_budgets

    both = [
        Measurement(server.SERVER, "server", (700.0, 800.0, 900.0)),
        Measurement(server.BARE, "server", (1000.0, 1000.0, 1000.0)),
    ]
    monkeypatch.setattr(running, "server_measures", lambda wants, announce: both)
    selection = select([FakeSubject("ours", ours=True)], [], only=["server"])

    report = running.run(selection, load_budgets(), seed=1, rounds=3, slice_seconds=0.05)

    verdicts = {
        judgement.budget.title: (judgement.verdict.value, judgement.figure)
        for judgement in report.budgets
        if judgement.budget.subject == "server"
    }
    assert verdicts["server: actions/s beside a bare SQLite loop"] == ("holds", 0.8)


def test_both_servers_are_played_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """The real thing, in small: both servers start, play and are counted."""
    monkeypatch.setattr(server, "THROUGHPUT_TABLES", 2)

    ours, bare = server.actions(rounds=1, seconds=2.0, announce=lambda _: None)

    assert (ours.subject, bare.subject) == (server.SERVER, server.BARE)
    assert ours.median > 0 < bare.median
