"""Exact odds as work: the dearest question is found, and never answered from memory."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from benchmarks.odds import DearestOdds, Oracle, Question, TellsOdds, dearest_odds
from benchmarks.six_dice import DISTANCES, SixDice
from benchmarks.slices import interleave
from tests.benchmarks.fakes import FakeTime


@dataclass
class FakeOracle:
    """Questions that take stated times, the first one of each longer; it notes what it is asked."""

    time: FakeTime
    seconds: Sequence[float]
    first: float = 0.0
    log: list[str] = field(default_factory=list)

    def questions(self) -> list[Question]:
        return [partial(self.ask, number) for number in range(len(self.seconds))]

    def ask(self, number: int) -> None:
        again = f"ask {number}" in self.log
        self.time.now += self.seconds[number] + (0.0 if again else self.first)
        self.log.append(f"ask {number}")

    def forget(self) -> None:
        self.log.append("forget")


@dataclass
class FakeTeller:
    """A subject with or without odds."""

    told_by: Oracle | None
    name: str = "teller"

    def oracle(self) -> Oracle | None:
        return self.told_by


def found(oracle: FakeOracle) -> DearestOdds:
    work = dearest_odds(FakeTeller(oracle), clock=lambda: oracle.time.now)
    assert work is not None
    return work


def test_the_dearest_question_is_taken() -> None:
    oracle = FakeOracle(FakeTime(), (0.002, 0.005, 0.001))
    work = found(oracle)
    oracle.log.clear()
    work.prepare()
    assert work.run() == 1
    assert oracle.log == ["forget", "ask 1"]


def test_what_only_the_first_answer_costs_does_not_count() -> None:
    """The tables of the dice are made once; whoever is asked first is not the dearest for that."""
    assert found(FakeOracle(FakeTime(), (0.001, 0.002), first=7.0)).question.args == (1,)  # type: ignore[attr-defined]  # a partial of the fake


def test_forgetting_precedes_every_answer_and_is_not_timed() -> None:
    time = FakeTime()

    class Slow(FakeOracle):
        def forget(self) -> None:
            super().forget()
            time.now += 1000.0

    oracle = Slow(time, (0.002,))
    work = found(oracle)
    oracle.log.clear()
    [measurement] = interleave([work], rounds=3, seconds=0.01, stopwatch=time.stopwatch())
    assert oracle.log == ["forget", "ask 0"] * (len(oracle.log) // 2)
    assert [round(sample, 6) for sample in measurement.samples] == [2.0, 2.0, 2.0]


def test_a_game_without_odds_has_no_work() -> None:
    assert isinstance(FakeTeller(None), TellsOdds)
    assert dearest_odds(FakeTeller(None)) is None


def test_every_attack_with_six_dice_is_asked_about_with_a_reroll_on_either_side() -> None:
    oracle = SixDice()
    shots = list(oracle.shots())
    assert len(oracle.questions()) == len(shots) == len(set(shots))
    assert all(len(shot.dice) == 6 and shot.rerolled_by for shot in shots)
    assert {shot.rerolled_by for shot in shots} == {"attacker", "defender"}
    assert {shot.distance for shot in shots} == set(DISTANCES)
    assert {shot.targets[0].name for shot in shots} == {*oracle.sheet.invaders, "marine"}
    crowds = [shot for shot in shots if len(shot.targets) > 1]
    assert all({at for each in shot.scatters for at in each.struck} == {0, 1, 2} for shot in crowds)
