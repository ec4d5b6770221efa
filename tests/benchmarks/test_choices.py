"""Choices: the share of decisions with more than one answer, and what it makes of a speed."""

import pytest

from benchmarks.choices import GAMES, choices, share_of_choices
from benchmarks.run import run
from benchmarks.selection import select
from tests.benchmarks.fakes import FakeSubject, speed


def test_the_share_is_counted_over_whole_games() -> None:
    subject = FakeSubject(lengths=(4, 3))  # 2 of 4 and 2 of 3 questions have two answers

    share = share_of_choices(subject, seed=0)

    assert len(subject.dealt) == GAMES == 5
    assert share == pytest.approx((3 * 2 + 2 * 2) / (3 * 4 + 2 * 3))


def test_a_speed_in_choices_is_the_speed_in_decisions_times_the_share() -> None:
    counted = choices(speed("relic", 1000.0, 1200.0, 800.0), 0.25)

    assert (counted.subject, counted.measure, counted.samples) == ("relic", "choices", (250.0, 300.0, 200.0))


@pytest.mark.parametrize(
    ("wanted", "measured"),
    [("decisions", {"decisions"}), ("choices", {"decisions", "choices"}), ("copy", {"copy"})],
)
def test_choices_are_counted_when_asked_for(wanted: str, measured: set[str]) -> None:
    selection = select([FakeSubject(lengths=(9,))], [], only=["fake"], measures=[wanted])

    report = run(selection, [], seed=1, rounds=3, slice_seconds=0.001)

    assert {each.measure for each in report.measurements} == measured
    if "choices" in measured:
        decided, chosen = report.find("fake", "decisions"), report.find("fake", "choices")
        assert decided is not None and chosen is not None
        assert chosen.median == pytest.approx(decided.median * 2 / 3)
