"""Long games: their weight, and taking the last decision back."""

from dataclasses import dataclass, field

from benchmarks.history import DECISIONS, GAMES, History, KeepsHistory, Undos, memory, weight
from benchmarks.slices import interleave
from tests.benchmarks.fakes import FakeTime


@dataclass
class FakeHistory:
    """A history of a stated weight that notes what is done with it."""

    kilobytes: int = 0
    log: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.load = bytearray(self.kilobytes * 1000)

    def undo(self) -> None:
        self.log.append("undo")

    def redo(self) -> None:
        self.log.append("redo")


class LongGames:
    """A subject whose games weigh as many hundred kilobytes as their seed says."""

    name = "long"

    def __init__(self, *, longest: int = DECISIONS) -> None:
        self.longest = longest

    def history(self, seed: int, decisions: int) -> History | None:
        return FakeHistory(100 * seed) if decisions <= self.longest else None


def test_memory_is_what_stays_allocated_for_each_of_a_few_games() -> None:
    heard: list[str] = []
    measurement = memory(LongGames(), 5, heard.append)

    assert measurement is not None
    assert [round(sample, 1) for sample in measurement.samples] == [0.5, 0.6, 0.7]
    assert heard == ["long"] * GAMES


def test_games_that_are_too_short_are_not_weighed() -> None:
    assert memory(LongGames(longest=DECISIONS - 1), 5, lambda subject: None) is None


def test_what_was_made_once_for_all_games_is_not_weighed() -> None:
    cache: list[bytearray] = []

    def make() -> bytearray:
        if not cache:
            cache.append(bytearray(5_000_000))
        return bytearray(1_000_000)

    assert round(weight(make), 1) == 1.0


def test_every_undo_but_the_first_follows_a_redo_that_is_not_timed() -> None:
    time, game = FakeTime(), FakeHistory()

    class Ticking(FakeHistory):
        def undo(self) -> None:
            super().undo()
            time.now += 0.004

        def redo(self) -> None:
            super().redo()
            time.now += 1000.0

    game = Ticking()
    [measurement] = interleave([Undos("long", game)], rounds=3, seconds=0.01, stopwatch=time.stopwatch())

    assert game.log[0] == "undo"
    assert game.log[1:] == ["redo", "undo"] * (len(game.log) // 2)
    assert [round(sample, 6) for sample in measurement.samples] == [4.0, 4.0, 4.0]


def test_a_subject_without_a_history_is_told_from_one_with_it() -> None:
    assert isinstance(LongGames(), KeepsHistory)
    assert not isinstance(FakeHistory(), KeepsHistory)
