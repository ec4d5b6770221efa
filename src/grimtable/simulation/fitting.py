"""Fitting: weights under which the games that were played would have been the likeliest to end as they did.

The model is that of `games.learned`: chances follow from scores, a score is a sum of weighted numbers. Its
best weights are found by Newton's method, which needs about six rounds. A little of every weight's square, in
the scale of its number, is held against it: a number that hardly ever differs learns nothing odd.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, sqrt
from typing import Final

from grimtable.simulation.lessons import Lesson

RIDGE: Final = 2e-3  #: for each moment, of a weight in the scale of its number
ROUNDS: Final = 25
CLOSE: Final = 1e-6

#: place of a number → its value, for one team; what is 0 is left out
Row = dict[int, float]


class Sample:
    """One moment as the fit needs it: the numbers of every team, and how much of the game each won."""

    __slots__ = ("rows", "won")

    def __init__(self, rows: list[Row], won: list[float]) -> None:
        self.rows, self.won = rows, won


def samples(lessons: Iterable[Lesson], names: dict[str, int]) -> list[Sample]:
    """The moments of games that somebody won; `names` gets a place for every number."""
    found = []
    for lesson in lessons:
        if not lesson.winners:
            continue
        won = [float(team in lesson.winners) / len(lesson.winners) for team in lesson.teams]
        for moment in lesson.moments:
            rows = []
            for team in lesson.teams:
                numbers = moment.numbers.get(team, {})
                rows.append(
                    {
                        names.setdefault(name, len(names)): value
                        for name, value in sorted(numbers.items())
                        if value
                    }
                )
            found.append(Sample(rows, won))
    return found


def fit(lessons: Sequence[Lesson], given: Mapping[str, float] | None = None) -> dict[str, float]:
    """Name → weight, for lessons of one kind; `given` weights stay as they are."""
    names: dict[str, int] = {}
    known = samples(lessons, names)
    weights = [0.0] * len(names)
    fixed = {names[name]: weight for name, weight in (given or {}).items() if name in names}
    for place, weight in fixed.items():
        weights[place] = weight
    holding = [RIDGE * len(known) * spread * spread for spread in _spreads(known, len(names))]
    for _ in range(ROUNDS):
        slope, bend = _curve(known, weights)
        for place, held in enumerate(holding):
            slope[place] -= held * weights[place]
            # A number that never differs has no weight of its own; the matrix needs one nevertheless.
            bend[place][place] += held or 1e-9
        for place in fixed:
            slope[place] = 0.0
            for other in range(len(names)):
                bend[place][other] = bend[other][place] = float(place == other)
        step = _solved(bend, slope)
        longest = max((abs(each) for each in step), default=0.0)
        # A first step from nowhere may be far too long.
        part = 1.0 if longest < 4.0 else 4.0 / longest
        weights = [weight + part * each for weight, each in zip(weights, step, strict=True)]
        if longest < CLOSE:
            break
    return {name: round(weights[place], 4) for name, place in names.items()}


def _spreads(known: Sequence[Sample], size: int) -> list[float]:
    """How much every number differs: its standard deviation over all moments and described teams."""
    count = 0
    sums, squares = [0.0] * size, [0.0] * size
    for sample in known:
        for row in sample.rows:
            if row:
                count += 1
                for place, value in row.items():
                    sums[place] += value
                    squares[place] += value * value
    count = max(1, count)
    return [
        sqrt(max(0.0, square / count - (total / count) ** 2))
        for total, square in zip(sums, squares, strict=True)
    ]


def _curve(known: Sequence[Sample], weights: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    """The slope of the likelihood at these weights, and how it bends (a full matrix)."""
    size = len(weights)
    slope = [0.0] * size
    bend = [[0.0] * size for _ in range(size)]
    for sample in known:
        chances = _chances(sample, weights)
        mean: Row = {}
        for row, chance, won in zip(sample.rows, chances, sample.won, strict=True):
            for place, value in row.items():
                slope[place] += (won - chance) * value
                mean[place] = mean.get(place, 0.0) + chance * value
        for row, chance in zip(sample.rows, chances, strict=True):
            if chance:
                _add(bend, row, mean, chance)
    for place in range(size):
        line = bend[place]
        for other in range(place):
            line[other] = bend[other][place]
    return slope, bend


def _add(bend: list[list[float]], row: Row, mean: Row, chance: float) -> None:
    """Add how far one team's numbers lie from the mean of all, times itself; the upper half is enough."""
    apart = sorted([(place, row.get(place, 0.0) - value) for place, value in mean.items()])
    for number, (place, one) in enumerate(apart):
        line, weighed = bend[place], chance * one
        for other, two in apart[number:]:
            line[other] += weighed * two


def _chances(sample: Sample, weights: Sequence[float]) -> list[float]:
    scores = [sum([weights[place] * value for place, value in row.items()]) for row in sample.rows]
    highest = max(scores)
    tickets = [exp(each - highest) for each in scores]
    whole = sum(tickets)
    return [each / whole for each in tickets]


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a symmetric positive system (Cholesky)."""
    size = len(right)
    low: list[list[float]] = []
    for place in range(size):
        line: list[float] = []
        for other in range(place + 1):
            rest = (
                matrix[place][other] - sum([a * b for a, b in zip(line, low[other], strict=False)])
                if (other < place)
                else matrix[place][place] - sum([a * a for a in line])
            )
            line.append(sqrt(max(rest, 1e-12)) if other == place else rest / low[other][other])
        low.append(line)
    middle: list[float] = []
    for place in range(size):
        rest = right[place] - sum([a * b for a, b in zip(low[place], middle, strict=False)])
        middle.append(rest / low[place][place])
    found = [0.0] * size
    for place in reversed(range(size)):
        rest = middle[place] - sum([low[other][place] * found[other] for other in range(place + 1, size)])
        found[place] = rest / low[place][place]
    return found
