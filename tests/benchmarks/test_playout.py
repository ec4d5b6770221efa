"""Playouts that are carried over from batch to batch, and positions halfway through a game."""

import pytest

from benchmarks import playout
from benchmarks.playout import DECISIONS_PER_BATCH, Playouts, mid_game_copies
from benchmarks.slices import to_measurement
from benchmarks.subject import halfway, play_game
from tests.benchmarks.fakes import FakeSubject


def test_a_batch_has_the_same_number_of_decisions_however_short_the_games() -> None:
    playouts = Playouts(FakeSubject(lengths=(7,)), seed=0)

    assert playouts.run() == DECISIONS_PER_BATCH
    assert (playouts.games, playouts.game_decisions) == (9, 63)


def test_a_game_longer_than_a_batch_goes_on_in_the_next_one() -> None:
    subject = FakeSubject(lengths=(100,))
    playouts = Playouts(subject, seed=3)

    playouts.run()
    assert (playouts.games, len(subject.dealt)) == (0, 1)
    playouts.run()
    assert (playouts.games, playouts.game_decisions) == (1, 100)
    assert [seed for seed, _ in subject.dealt] == [3, 4]
    assert subject.dealt[1][1].played == 2 * DECISIONS_PER_BATCH - 100


def test_a_game_that_ends_with_its_batch_is_counted_with_the_next() -> None:
    playouts = Playouts(FakeSubject(lengths=(DECISIONS_PER_BATCH,)), seed=0)

    playouts.run()
    assert playouts.games == 0
    playouts.run()
    assert (playouts.games, playouts.game_decisions) == (1, DECISIONS_PER_BATCH)


def test_the_choices_of_a_series_do_not_depend_on_where_batches_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def choices(batch: int, batches: int) -> list[int]:
        monkeypatch.setattr(playout, "DECISIONS_PER_BATCH", batch)
        subject = FakeSubject(lengths=(13, 5))
        playouts = Playouts(subject, seed=8)
        for _ in range(batches):
            playouts.run()
        return [choice for _, table in subject.dealt for choice in table.chosen]

    assert choices(batch=60, batches=1) == choices(batch=12, batches=5)


def test_the_length_of_a_game_is_the_mean_over_finished_games() -> None:
    playouts = Playouts(FakeSubject(lengths=(10, 30)), seed=0)
    playouts.run()

    assert to_measurement(playouts, []).game_length == pytest.approx(50 / 3)


def test_a_game_that_is_over_before_it_begins_is_refused() -> None:
    with pytest.raises(ValueError, match="fake: game 5 was over before its first decision"):
        Playouts(FakeSubject(lengths=(0,)), seed=5).run()


def test_a_whole_game_is_counted_whatever_its_length() -> None:
    for length in (0, 1, 255, 256, 257, 1000):
        assert play_game(FakeSubject(lengths=(length,)), seed=0) == length


def test_mid_game_is_halfway_through_the_game_of_that_seed() -> None:
    subject = FakeSubject(lengths=(10, 41))
    table = halfway(subject, seed=1)

    played_through, stopped = (table for _, table in subject.dealt)
    assert stopped is table
    assert stopped.played == 20
    assert stopped.chosen == played_through.chosen[:20]


def test_copies_go_through_positions_of_different_games() -> None:
    copies = mid_game_copies(FakeSubject(lengths=range(2, 200, 2)), seed=4)

    assert copies is not None
    assert [copy() for copy in copies.copiers] == [5, 6, 7, 8, 9, 10, 11, 12]
    assert copies.run() == 32


def test_a_package_without_a_copy_has_no_copies() -> None:
    assert mid_game_copies(FakeSubject(can_copy=False), seed=0) is None
