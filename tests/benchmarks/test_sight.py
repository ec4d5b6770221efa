"""Lines of sight as work: what is known before each question."""

from benchmarks.sight import PAIRS_PER_BATCH, lines_of_sight
from tests.benchmarks.fakes import FakeSight


def test_cold_lines_forget_everything_before_every_batch() -> None:
    sight = FakeSight()
    cold, _, _ = lines_of_sight(sight, seed=1)
    sight.log.clear()

    for _ in range(2):
        cold.prepare()
        assert cold.run() == PAIRS_PER_BATCH
    assert sight.log == ["fresh", "forget"] * 2


def test_changed_lines_know_the_displacements_but_not_the_map() -> None:
    """The first look fills what is shared by all maps; the second, on a fresh map, is timed."""
    sight = FakeSight()
    _, changed, _ = lines_of_sight(sight, seed=1)
    sight.log.clear()

    changed.prepare()
    assert changed.run() == PAIRS_PER_BATCH
    assert sight.log == ["fresh", "fresh"]


def test_cached_lines_use_one_map_for_ever() -> None:
    sight = FakeSight()
    _, _, cached = lines_of_sight(sight, seed=1)
    sight.log.clear()

    for _ in range(3):
        cached.prepare()
        assert cached.run() == PAIRS_PER_BATCH
    assert sight.log == []
