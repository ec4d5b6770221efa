"""Budgets as data, and the verdict on each after a run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from pathlib import Path

import msgspec

from benchmarks.measurement import MEASURES, Measurement, ratio

BUDGETS = Path(__file__).with_name("budgets.toml")


class Budget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One promise: a measure of a subject against a peer's (the limit is a ratio) or against a figure."""

    title: str
    subject: str
    measure: str
    peer: str | None = None
    at_least: float | None = None
    at_most: float | None = None

    @property
    def limit(self) -> str:
        """The limit as people read it.

        >>> Budget("copies", "skirmish", "copy", at_most=25.0).limit
        'at most 25 µs'
        >>> Budget("speed", "skirmish", "decisions", peer="chess", at_least=3.0).limit
        'at least 3 ×'
        """
        bound, figure = (
            ("at least", self.at_least) if self.at_least is not None else ("at most", self.at_most)
        )
        return f"{bound} {figure:g} {self.unit}"

    @property
    def unit(self) -> str:
        return "×" if self.peer else MEASURES[self.measure].unit

    def is_kept_by(self, figure: float) -> bool:
        """Whether a measured figure is within the limit; the limit itself is."""
        if self.at_least is not None:
            return figure >= self.at_least
        return self.at_most is not None and figure <= self.at_most


class BudgetError(ValueError):
    """The budget file says something that cannot be meant; the message is one sentence for its author."""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    budget: list[Budget]


def load_budgets(path: Path = BUDGETS) -> list[Budget]:
    """Read and check the budget file."""
    try:
        budgets = msgspec.toml.decode(path.read_bytes(), type=_File).budget
    except OSError as error:
        raise BudgetError(f"{path.name}: cannot be read: {error.strerror}") from error
    except msgspec.DecodeError as error:
        raise BudgetError(f"{path.name}: {error}") from error
    for budget in budgets:
        if budget.measure not in MEASURES:
            known = ", ".join(MEASURES)
            raise BudgetError(
                f'{path.name}: "{budget.title}": unknown measure "{budget.measure}"; use one of {known}'
            )
        if (budget.at_least is None) == (budget.at_most is None):
            raise BudgetError(f'{path.name}: "{budget.title}": give either at_least or at_most')
    return budgets


class Verdict(Enum):
    """What a run says about a budget."""

    HOLDS = "holds"
    DOES_NOT_HOLD = "does not hold"
    NOT_YET = "not yet"
    PEER_MISSING = "peer not installed"
    NOT_RUN = "not run"


class Judgement(msgspec.Struct, frozen=True):
    """A budget with what was measured; `figure` is None when there was nothing to measure."""

    budget: Budget
    verdict: Verdict
    figure: float | None = None

    @property
    def fails(self) -> bool:
        """What `--strict` does not accept: a broken budget, or one that a missing peer left open."""
        return self.verdict in (Verdict.DOES_NOT_HOLD, Verdict.PEER_MISSING)


class Scope(msgspec.Struct, frozen=True):
    """What a run could have measured and what it was asked to leave out."""

    existing: frozenset[str]
    missing_peers: frozenset[str] = frozenset()
    subjects_left_out: frozenset[str] = frozenset()
    measures_left_out: frozenset[str] = frozenset()

    def left_out(self, subject: str, measure: str) -> bool:
        """Whether the subject exists and the figure is absent only because nobody asked for it."""
        return subject in self.existing and (
            subject in self.subjects_left_out or measure in self.measures_left_out
        )


def judge(budget: Budget, measurements: Mapping[tuple[str, str], Measurement], scope: Scope) -> Judgement:
    """Compare one budget with the measurements of a run, keyed by subject and measure."""
    ours = measurements.get((budget.subject, budget.measure))
    if ours is None:
        left_out = scope.left_out(budget.subject, budget.measure)
        return Judgement(budget, Verdict.NOT_RUN if left_out else Verdict.NOT_YET)
    if budget.peer is None:
        return _compare(budget, ours.median)
    theirs = measurements.get((budget.peer, budget.measure))
    if theirs is not None:
        return _compare(budget, ratio(ours, theirs))
    if budget.peer in scope.missing_peers:
        return Judgement(budget, Verdict.PEER_MISSING)
    left_out = scope.left_out(budget.peer, budget.measure)
    return Judgement(budget, Verdict.NOT_RUN if left_out else Verdict.NOT_YET)


def _compare(budget: Budget, figure: float) -> Judgement:
    return Judgement(budget, Verdict.HOLDS if budget.is_kept_by(figure) else Verdict.DOES_NOT_HOLD, figure)


def judge_all(
    budgets: Sequence[Budget], measurements: Sequence[Measurement], scope: Scope
) -> list[Judgement]:
    """Judge every budget after a run."""
    by_key = {(measurement.subject, measurement.measure): measurement for measurement in measurements}
    return [judge(budget, by_key, scope) for budget in budgets]
