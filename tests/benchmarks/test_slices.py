"""Interleaved slices: who gets how much time, in which order, and what counts."""

import gc

import pytest

from benchmarks.slices import Slice, interleave, measure_slice
from tests.benchmarks.fakes import FakeTime, FakeWork


def test_a_slice_ends_with_the_batch_that_fills_it() -> None:
    time = FakeTime(wall_factor=2.0)
    work = FakeWork("fake", time, [0.25])

    assert measure_slice(work, 0.6, time.stopwatch()) == Slice(operations=30, seconds=0.75, wall=1.5)


def test_preparing_a_batch_is_not_timed() -> None:
    time = FakeTime()
    work = FakeWork("fake", time, [0.5], prepare_seconds=100.0)

    assert measure_slice(work, 1.0, time.stopwatch()).seconds == pytest.approx(1.0)


def test_a_work_that_does_nothing_is_refused_instead_of_running_for_ever() -> None:
    time = FakeTime()
    with pytest.raises(ValueError, match="idle: a batch of decisions did nothing"):
        measure_slice(FakeWork("idle", time, [0.0], batch=0), 1.0, time.stopwatch())


def test_works_take_turns_round_after_round() -> None:
    time, diary = FakeTime(), list[str]()
    works = [FakeWork(name, time, [1.0], diary=diary) for name in "abc"]

    interleave(works, rounds=3, seconds=1.0, stopwatch=time.stopwatch())

    warm_up, rounds = diary[:3], diary[3:]
    assert warm_up == ["a", "b", "c"]
    assert rounds == ["a", "b", "c"] * 3


def test_each_round_gives_one_sample_and_the_warm_up_none() -> None:
    time = FakeTime()
    work = FakeWork("fake", time, [50.0, 1.0, 2.0, 4.0])

    [measurement] = interleave([work], rounds=3, seconds=1.0, stopwatch=time.stopwatch())

    assert measurement.samples == (10.0, 5.0, 2.5)
    assert measurement.median == 5.0
    assert measurement.operations == 30
    assert measurement.seconds == 7.0


def test_whoever_listens_hears_of_every_slice_but_not_of_the_warm_up() -> None:
    time, heard = FakeTime(), list[str]()
    works = [FakeWork(name, time, [1.0]) for name in "ab"]

    interleave(
        works,
        rounds=2,
        seconds=1.0,
        stopwatch=time.stopwatch(),
        announce=lambda work: heard.append(work.subject),
    )

    assert heard == ["a", "b", "a", "b"]


def test_the_collector_is_on_with_a_frozen_heap_while_measuring_and_as_before_afterwards() -> None:
    time, seen = FakeTime(), list[tuple[bool, bool]]()
    work = FakeWork("fake", time, [1.0])
    frozen_before = gc.get_freeze_count()

    interleave(
        [work],
        rounds=3,
        seconds=1.0,
        stopwatch=time.stopwatch(),
        announce=lambda work: seen.append((gc.isenabled(), gc.get_freeze_count() > frozen_before)),
    )

    assert seen == [(True, True)] * 3
    assert gc.get_freeze_count() == 0
