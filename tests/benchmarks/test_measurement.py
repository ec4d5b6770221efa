"""Figures from slices: medians of rounds, ratios within a round."""

import pytest

from benchmarks.measurement import MEASURES, Measurement, ratio, ratios
from tests.benchmarks.fakes import speed


def test_a_busy_minute_that_hits_both_sides_does_not_move_the_ratio() -> None:
    """The ratio of the medians would be 1.0; every single round says 2."""
    ours = speed("ours", 200.0, 100.0, 50.0)
    theirs = speed("theirs", 100.0, 50.0, 25.0)

    assert ratios(ours, theirs) == [2.0, 2.0, 2.0]
    assert ratio(ours, theirs) == 2.0


def test_the_ratio_is_the_median_of_the_rounds_and_not_the_ratio_of_the_medians() -> None:
    ours = speed("ours", 10.0, 20.0, 90.0)
    theirs = speed("theirs", 10.0, 5.0, 30.0)

    assert ours.median / theirs.median == 2.0
    assert ratio(ours, theirs) == 3.0


def test_subjects_that_were_not_measured_together_are_not_compared() -> None:
    with pytest.raises(ValueError, match="ours and theirs were not measured in the same rounds"):
        ratio(speed("ours", 1.0, 2.0, 3.0), speed("theirs", 1.0, 2.0))


def test_rates_count_per_second_and_costs_per_operation() -> None:
    assert MEASURES["decisions"].figure(operations=300, seconds=0.5) == 600.0
    assert MEASURES["copy"].figure(operations=50, seconds=0.001) == pytest.approx(20.0)
    assert MEASURES["undo"].figure(operations=2, seconds=0.1) == pytest.approx(50.0)


def test_spread_is_half_the_range_as_a_share_of_the_median() -> None:
    assert speed("fake", 90.0, 100.0, 130.0).spread == pytest.approx(0.2)


def test_games_per_second_follow_from_the_median_and_the_length_of_finished_games() -> None:
    assert Measurement("fake", "decisions", (90.0, 100.0, 400.0), game_length=25.0).games_per_second == 4.0


def test_without_a_finished_game_there_is_no_figure_for_games() -> None:
    assert speed("fake", 100.0).games_per_second is None


def test_the_share_of_the_core_is_processor_time_over_wall_time() -> None:
    assert Measurement("fake", "decisions", (1.0,), seconds=3.0, wall=4.0).share_of_core == 0.75
    assert speed("fake", 1.0).share_of_core is None
