"""Ratings: one number for each level of play, from who won how often against whom on which side.

The model is that of Bradley and Terry with an advantage for the first side of each place (a scenario with a
number of players): the logarithm of the odds that the first side wins is its level's strength, minus the
other level's, plus the advantage. Strengths are shown on the scale of Elo: 400 points are odds of ten to one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from grimtable.simulation.proportions import normal_quantile

ELO = 400 / math.log(10)
#: Half a win and half a loss are added to each two levels on their sides: nobody is infinitely strong.
PRIOR = 0.5
ROUNDS = 60
CLOSE = 1e-9


@dataclass(frozen=True, slots=True)
class Pairing:
    """How often the first side won in one place, with these levels on the two sides."""

    place: str
    first: str
    second: str
    wins: float
    games: float


@dataclass(frozen=True, slots=True)
class Rating:
    """A level's strength on the scale of Elo, with its interval."""

    level: str
    points: float
    low: float
    high: float


def strengths(pairings: Sequence[Pairing], levels: Sequence[str]) -> dict[str, float]:
    """The strength of each level in Elo points; the first level has 0.

    >>> found = strengths([Pairing("", "a", "b", 5, 10), Pairing("", "b", "a", 5, 10)], ["a", "b"])
    >>> found == {"a": 0.0, "b": 0.0}
    True
    """
    return {rating.level: rating.points for rating in ratings(pairings, levels)}


def ratings(pairings: Sequence[Pairing], levels: Sequence[str]) -> list[Rating]:
    """Each level's rating, with the interval that follows from how sharply the games speak for it."""
    places = list(dict.fromkeys(pairing.place for pairing in pairings))
    names = [*levels[1:], *(f"place {place}" for place in places)]
    number = {name: index for index, name in enumerate(names)}
    met: dict[tuple[str, str], float] = {}
    for pairing in pairings:
        met[pairing.first, pairing.second] = met.get((pairing.first, pairing.second), 0.0) + pairing.games
    rows = []
    for pairing in pairings:
        # Spread over the places: many places are no reason to doubt a clear result more.
        prior = PRIOR * pairing.games / max(1.0, met[pairing.first, pairing.second])
        first, second = number.get(pairing.first, -1), number.get(pairing.second, -1)
        signs = _signs(first, second, number[f"place {pairing.place}"])
        rows.append((signs, pairing.wins + prior, pairing.games + 2 * prior))
    values = [0.0] * len(names)
    for _ in range(ROUNDS):
        gradient, hessian = _slopes(rows, values)
        step = solve(hessian, gradient)
        longest = max((abs(value) for value in step), default=0.0)
        shrink = min(1.0, 2.0 / longest) if longest else 1.0
        values = [value + shrink * change for value, change in zip(values, step, strict=True)]
        if longest < CLOSE:
            break
    _, hessian = _slopes(rows, values)
    found = [Rating(levels[0], 0.0, 0.0, 0.0)]
    for level in levels[1:]:
        place = number[level]
        variance = solve(hessian, [float(index == place) for index in range(len(names))])[place]
        spread = normal_quantile() * math.sqrt(max(0.0, variance))
        ends = (values[place], values[place] - spread, values[place] + spread)
        found.append(Rating(level, *(round(ELO * end, 6) + 0.0 for end in ends)))
    return found


Row = tuple[list[tuple[int, float]], float, float]
"""Which unknowns stand in a pairing with which sign, wins of the first side, games."""


def _slopes(rows: Sequence[Row], values: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    """How the likelihood of all games rises in each direction, and how it bends."""
    gradient = [0.0] * len(values)
    hessian = [[0.0] * len(values) for _ in values]
    for signs, wins, games in rows:
        odds = math.fsum(sign * values[index] for index, sign in signs)
        chance = 1 / (1 + math.exp(-odds))
        weight = games * chance * (1 - chance)
        for index, sign in signs:
            gradient[index] += sign * (wins - games * chance)
            for other, other_sign in signs:
                hessian[index][other] += sign * other_sign * weight
    for index in range(len(values)):
        hessian[index][index] += 1e-9  # a level that never met another stays where it is
    return gradient, hessian


def _signs(first: int, second: int, place: int) -> list[tuple[int, float]]:
    """Which unknowns stand in a pairing, and with which sign; a level against itself cancels out."""
    signs = [(place, 1.0)]
    if first != second:
        signs += [(index, sign) for index, sign in ((first, 1.0), (second, -1.0)) if index >= 0]
    return signs


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Linear equations by Gaussian elimination with pivots.

    >>> solve([[2, 1], [1, 3]], [3, 5])
    [0.8, 1.4]
    """
    size = len(right)
    rows = [[*map(float, row), float(value)] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column][column]
        for row in range(column + 1, size):
            factor = rows[row][column] / head if head else 0.0
            for place in range(column, size + 1):
                rows[row][place] -= factor * rows[column][place]
    found = [0.0] * size
    for row in range(size - 1, -1, -1):
        rest = rows[row][size] - math.fsum(rows[row][k] * found[k] for k in range(row + 1, size))
        found[row] = rest / rows[row][row] if rows[row][row] else 0.0
    return found
