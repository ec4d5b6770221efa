"""Two processes beside one."""

from dataclasses import dataclass, field

import pytest

from benchmarks.measurement import ratio
from benchmarks.processes import PLAIN_LOOP, ProcessCrew, ProcessStopped, gains


@dataclass
class FakeCrew:
    """Processes whose speeds are given: (subject, number of processes) to speed round by round."""

    speeds: dict[tuple[str, int], list[float]]
    orders: list[tuple[str, int]] = field(default_factory=list)

    def work(self, subject: str, *, processes: int, seconds: float) -> float:
        order = (subject, processes)
        self.orders.append(order)
        return self.speeds[order][self.orders.count(order) - 1]


def test_the_gain_is_two_processes_over_one_in_the_same_round() -> None:
    crew = FakeCrew(
        {
            ("game", 1): [100.0, 50.0, 100.0],
            ("game", 2): [180.0, 95.0, 190.0],
            (PLAIN_LOOP, 1): [10.0, 10.0, 10.0],
            (PLAIN_LOOP, 2): [20.0, 19.0, 19.0],
        }
    )

    game, loop = gains(crew, ["game", PLAIN_LOOP], rounds=3, seconds=1.0, announce=lambda subject: None)

    assert game.samples == (1.8, 1.9, 1.9)
    assert loop.samples == (2.0, 1.9, 1.9)
    assert ratio(game, loop) == 1.0
    assert crew.orders == [("game", 1), (PLAIN_LOOP, 1), ("game", 2), (PLAIN_LOOP, 2)] * 3


def test_a_process_that_stops_early_is_reported_in_a_sentence(capfd: pytest.CaptureFixture[str]) -> None:
    with (
        ProcessCrew(seed=1) as crew,
        pytest.raises(ProcessStopped, match="a process that worked on nobody stopped; see its message above"),
    ):
        crew.work("nobody", processes=1, seconds=0.01)
    assert "there is no subject 'nobody'" in capfd.readouterr().err


def test_real_processes_do_as_they_are_told_and_stop() -> None:
    with ProcessCrew(seed=1) as crew:
        assert crew.work(PLAIN_LOOP, processes=1, seconds=0.01) > 0
        assert crew.work(PLAIN_LOOP, processes=2, seconds=0.01) > 0
        processes = list(crew.processes)
    assert [process.exitcode for process in processes] == [0, 0]
