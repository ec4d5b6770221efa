"""Proportions: how sure a share of won games is, and whether two shares differ."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

#: How sure every interval of a report is meant to be.
CONFIDENCE = 0.95
#: An expected count below this makes the normal approximation doubtful; Fisher's test needs none.
FEW = 5
#: Two chances this close count as equal when the outcomes that are at least as unlikely are added up.
_SAME = 1 + 1e-7


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many, with the interval of Wilson.

    >>> str(Share(5, 10))
    '50 % (24–76 %)'
    """

    wins: int
    games: int

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def __str__(self) -> str:
        if not self.games:
            return "–"
        low, high = self.interval
        return f"{percent(self.rate)} ({100 * low:.0f}–{100 * high:.0f} %)"


def percent(rate: float) -> str:
    """A share as people read it; what is neither nothing nor all never reads like it.

    >>> percent(0.5), percent(0.001), percent(1.0)
    ('50 %', 'under 1 %', '100 %')
    """
    if 0 < rate < 0.005:
        return "under 1 %"
    if 0.995 <= rate < 1:
        return "over 99 %"
    return f"{100 * rate:.0f} %"


def probability(p: float) -> str:
    """A p-value as people read it.

    >>> probability(0.25), probability(0.0004)
    ('p = 0.25', 'p < 0.001')
    """
    if p < 0.001:
        return "p < 0.001"
    return f"p = {p:.3f}" if p < 0.1 else f"p = {p:.2f}"


def normal_quantile(confidence: float = CONFIDENCE) -> float:
    """How many standard deviations lie on either side of an interval of this confidence."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def two_sided(z: float) -> float:
    """The chance that a standard normal number lies at least this far from zero."""
    return math.erfc(abs(z) / math.sqrt(2))


def wilson(wins: int, games: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's score interval of a share: honest for few games and for shares near nothing or all.

    >>> [round(end, 4) for end in wilson(5, 10)]
    [0.2366, 0.7634]
    """
    if games == 0:
        return 0.0, 1.0
    z = normal_quantile(confidence)
    rate = wins / games
    middle = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def binomial_test(wins: int, games: int, chance: float = 0.5) -> float:
    """Exact, two-sided: how likely something as unlikely as this is if each game is won with this chance.

    >>> binomial_test(7, 10)
    0.34375
    """
    if games == 0:
        return 1.0
    if chance <= 0 or chance >= 1:
        return 1.0 if wins == games * chance else 0.0
    ceiling = _log_binomial(wins, games, chance) + math.log(_SAME)
    logs = (_log_binomial(k, games, chance) for k in range(games + 1))
    # Sums of exponentials are rounded in the last places; one that should be simple reads better.
    return min(1.0, round(math.fsum(math.exp(log) for log in logs if log <= ceiling), 12))


def _log_binomial(k: int, n: int, chance: float) -> float:
    return _log_choose(n, k) + k * math.log(chance) + (n - k) * math.log1p(-chance)


def _log_choose(n: int, k: int) -> float:
    return math.lgamma(n + 1) - math.lgamma(k + 1) - math.lgamma(n - k + 1)


def two_proportions(one: Share, other: Share) -> tuple[float, float]:
    """The pooled z-test: how many standard errors the second share lies above the first, and its p-value."""
    if not one.games or not other.games:
        return 0.0, 1.0
    pooled = (one.wins + other.wins) / (one.games + other.games)
    error = math.sqrt(pooled * (1 - pooled) * (1 / one.games + 1 / other.games))
    if error == 0:
        return 0.0, 1.0
    z = (other.rate - one.rate) / error
    return z, two_sided(z)


def fisher_exact(one: Share, other: Share) -> float:
    """Fisher's exact test, two-sided: for counts too small for the z-test.

    >>> round(fisher_exact(Share(1, 10), Share(11, 14)), 6)
    0.002759
    """
    games, wins = one.games + other.games, one.wins + other.wins
    least, most = max(0, wins - other.games), min(wins, one.games)
    every = _log_choose(games, wins)

    def log(k: int) -> float:
        return _log_choose(one.games, k) + _log_choose(other.games, wins - k) - every

    ceiling = log(one.wins) + math.log(_SAME)
    logs = (log(k) for k in range(least, most + 1))
    return min(1.0, round(math.fsum(math.exp(value) for value in logs if value <= ceiling), 12))


def difference_test(one: Share, other: Share) -> tuple[float, str]:
    """Whether two shares differ: the p-value, and the test that fits these counts."""
    if not one.games or not other.games:
        return 1.0, "no games to compare"
    pooled = (one.wins + other.wins) / (one.games + other.games)
    expected = min(one.games, other.games) * min(pooled, 1 - pooled)
    if expected < FEW:
        return fisher_exact(one, other), "Fisher's exact test"
    return two_proportions(one, other)[1], "two-proportion z-test"


def stratified_test(strata: Sequence[tuple[Share, Share]]) -> float:
    """Whether the second share differs from the first, stratum by stratum: Cochran, Mantel and Haenszel.

    A stratum in which both win everything or nothing says nothing and takes nothing away.
    """
    said = [(one, other) for one, other in strata if one.games and other.games]
    if len(said) == 1:
        return difference_test(*said[0])[0]
    surplus = variance = 0.0
    for one, other in said:
        games, wins = one.games + other.games, one.wins + other.wins
        surplus += other.wins - other.games * wins / games
        variance += one.games * other.games * wins * (games - wins) / (games * games * (games - 1))
    return two_sided(surplus / math.sqrt(variance)) if variance else 1.0


def difference_interval(one: Share, other: Share) -> tuple[float, float]:
    """Newcombe's interval of second share minus first, from the two intervals of Wilson."""
    difference = other.rate - one.rate
    low_one, high_one = one.interval
    low_other, high_other = other.interval
    return (
        difference - math.hypot(other.rate - low_other, high_one - one.rate),
        difference + math.hypot(high_other - other.rate, one.rate - low_one),
    )


def cohens_h(one: Share, other: Share) -> float:
    """The effect size of two shares: the distance of their arcsines.

    >>> round(cohens_h(Share(25, 100), Share(50, 100)), 4)
    0.5236
    """
    return 2 * math.asin(math.sqrt(other.rate)) - 2 * math.asin(math.sqrt(one.rate))


def size_in_words(effect: float, small: float = 0.2, medium: float = 0.5, large: float = 0.8) -> str:
    """An effect size in a word, by Cohen's thresholds.

    >>> size_in_words(0.1), size_in_words(-0.6)
    ('tiny', 'medium')
    """
    size = abs(effect)
    if size < small:
        return "tiny"
    if size < medium:
        return "small"
    return "medium" if size < large else "large"


def smallest_difference(games_one: int, games_other: int, rate: float = 0.5, power: float = 0.8) -> float:
    """How far two shares must lie apart for a test at 5 % to find it in four of five tries.

    >>> round(smallest_difference(400, 400), 2)
    0.1
    """
    if not games_one or not games_other:
        return 1.0
    error = math.sqrt(rate * (1 - rate) * (1 / games_one + 1 / games_other))
    return min(1.0, (normal_quantile() + NormalDist().inv_cdf(power)) * error)


def holm(values: list[float]) -> list[float]:
    """P-values of many tests at once, corrected so that one false alarm is as rare as with a single test.

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    corrected = [0.0] * len(values)
    so_far = 0.0
    for rank, place in enumerate(sorted(range(len(values)), key=values.__getitem__)):
        so_far = max(so_far, min(1.0, values[place] * (len(values) - rank)))
        corrected[place] = so_far
    return corrected
