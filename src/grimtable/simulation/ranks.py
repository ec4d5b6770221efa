"""Ranks: whether one set of lengths is longer than another, without assuming any shape."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from grimtable.simulation.proportions import two_sided


@dataclass(frozen=True, slots=True)
class RankTest:
    """What the test of Mann and Whitney found."""

    u: float  #: pairs in which the first is the larger one, ties by half
    p: float
    superiority: float  #: chance that one of the second is larger than one of the first, ties by half

    @property
    def effect(self) -> float:
        """Cliff's delta: from -1 (every one of the second is smaller) to 1 (every one is larger)."""
        return 2 * self.superiority - 1


def mann_whitney(ones: Sequence[float], others: Sequence[float]) -> RankTest:
    """Two-sided, with the normal approximation, corrected for ties and continuity.

    >>> test = mann_whitney([19, 22, 16, 29, 24], [20, 11, 17, 12])
    >>> test.u, round(test.p, 4)
    (17.0, 0.1113)
    """
    n, m = len(ones), len(others)
    if not n or not m:
        return RankTest(0.0, 1.0, 0.5)
    both = sorted([(value, 0) for value in ones] + [(value, 1) for value in others])
    rank_sum = 0.0
    ties = 0
    place = 0
    while place < len(both):
        end = place
        while end < len(both) and both[end][0] == both[place][0]:
            end += 1
        same = end - place
        rank = (place + 1 + end) / 2
        rank_sum += rank * sum(group == 0 for _, group in both[place:end])
        ties += same**3 - same
        place = end
    u = rank_sum - n * (n + 1) / 2
    total = n + m
    variance = n * m / 12 * (total + 1 - ties / (total * (total - 1))) if total > 1 else 0.0
    distance = max(0.0, abs(u - n * m / 2) - 0.5)
    p = two_sided(distance / math.sqrt(variance)) if variance > 0 else 1.0
    return RankTest(u, min(1.0, p), 1 - u / (n * m))


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which this share of the values lies, between neighbours in proportion.

    >>> quantile([1, 2, 3, 4], 0.5), quantile([7], 0.9)
    (2.5, 7.0)
    """
    ordered = sorted(values)
    if not ordered:
        return 0.0
    place = share * (len(ordered) - 1)
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def mean(values: Sequence[float]) -> float:
    """The mean, nothing for nothing."""
    return math.fsum(values) / len(values) if values else 0.0


def correlation(ones: Sequence[float], others: Sequence[float]) -> float:
    """Pearson's correlation; with a result of 0 or 1 it is the point-biserial one.

    >>> round(correlation([1, 2, 3], [2, 4, 6]), 6)
    1.0
    """
    if len(ones) < 2:
        return 0.0
    middle, other_middle = mean(ones), mean(others)
    covariance = math.fsum((x - middle) * (y - other_middle) for x, y in zip(ones, others, strict=True))
    spread = math.fsum((x - middle) ** 2 for x in ones) * math.fsum((y - other_middle) ** 2 for y in others)
    return covariance / math.sqrt(spread) if spread > 0 else 0.0
