"""Exact odds as work: of the questions that a game's greatest attacks pose, the one that takes longest."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

Question = Callable[[], object]
"""Asks for the odds of one attack."""

TRIES = 3
"""How often each question is tried in search of the dearest: the best time of each counts."""


class Oracle(Protocol):
    """Whoever tells exact odds and remembers what it was asked."""

    def questions(self) -> Sequence[Question]:
        """Attacks with all dice of the game and a re-roll, at least one."""

    def forget(self) -> None:
        """Forget all answers, so that the next one is worked out; what belongs to the dice stays known."""


@runtime_checkable
class TellsOdds(Protocol):
    """A subject that may have exact odds."""

    name: str

    def oracle(self) -> Oracle | None:
        """What tells them; None if the game has none."""


@dataclass(slots=True)
class DearestOdds:
    """One question, worked out over and over: a budget for any attack is one for the slowest of all.

    The tables of the dice are known, as they are at a table after its first attack. Forgetting is not timed.
    """

    subject: str
    oracle: Oracle
    question: Question
    measure: str = "odds"

    def prepare(self) -> None:
        self.oracle.forget()

    def run(self) -> int:
        self.question()
        return 1


def dearest_odds(
    subject: TellsOdds, *, tries: int = TRIES, clock: Callable[[], float] = time.process_time
) -> DearestOdds | None:
    """The work of a subject, or None when it has no odds: every question is tried, the dearest is taken."""
    oracle = subject.oracle()
    if oracle is None:
        return None
    questions = oracle.questions()
    taken = [min(_seconds(oracle, question, clock) for _ in range(tries)) for question in questions]
    return DearestOdds(subject.name, oracle, questions[taken.index(max(taken))])


def _seconds(oracle: Oracle, question: Question, clock: Callable[[], float]) -> float:
    oracle.forget()
    start = clock()
    question()
    return clock() - start
