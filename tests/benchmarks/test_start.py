"""Cold starts: one start each that does not count, then turns."""

import sys
from collections.abc import Sequence

from benchmarks.start import cold_starts, launch, start_commands


def test_commands_take_turns_after_one_start_each_that_does_not_count() -> None:
    started: list[str] = []

    def fake_launch(command: Sequence[str]) -> float:
        started.append(command[0])
        return float(len(started))

    one, other = cold_starts({"one": ["a"], "other": ["b"]}, runs=3, launch=fake_launch)

    assert started == ["a", "b"] * 4
    assert (one.subject, one.samples) == ("one", (3.0, 5.0, 7.0))
    assert (other.subject, other.samples) == ("other", (4.0, 6.0, 8.0))


def test_a_launch_runs_the_command_to_its_end() -> None:
    assert launch([sys.executable, "-c", "pass"]) > 0


def test_the_bare_interpreter_is_always_there_to_compare_with() -> None:
    assert start_commands()["python"] == [sys.executable, "-c", "pass"]
