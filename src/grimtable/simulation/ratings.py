"""Ratings: one number for each level of play, from who won how often against whom on which side.

The model is that of Bradley and Terry with an advantage for the first side of each place (a scenario with a
number of players): the logarithm of the odds that the first side wins is its level's strength, minus the
other level's, plus the advantage. Strengths are shown on the scale of Elo: 400 points are odds of ten to one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from grimtable.kernel.playout import Below, chooser
from grimtable.simulation.proportions import CONFIDENCE
from grimtable.simulation.ranks import quantile

ELO = 400 / math.log(10)
#: Half a win and half a loss are added to every pairing: nobody is infinitely strong.
PRIOR = 0.5
ROUNDS = 60
CLOSE = 1e-9
RESAMPLES = 300
#: A bootstrap draws this many random bits for each game.
_WIDE = 1 << 30


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
    places = list(dict.fromkeys(pairing.place for pairing in pairings))
    names = [*levels[1:], *(f"place {place}" for place in places)]
    number = {name: index for index, name in enumerate(names)}
    rows = [
        (
            number.get(pairing.first, -1),
            number.get(pairing.second, -1),
            number[f"place {pairing.place}"],
            pairing.wins + PRIOR,
            pairing.games + 2 * PRIOR,
        )
        for pairing in pairings
    ]
    values = [0.0] * len(names)
    for _ in range(ROUNDS):
        gradient = [0.0] * len(names)
        hessian = [[0.0] * len(names) for _ in names]
        for first, second, place, wins, games in rows:
            signs = _signs(first, second, place)
            odds = math.fsum(sign * values[index] for index, sign in signs)
            chance = 1 / (1 + math.exp(-odds))
            weight = games * chance * (1 - chance)
            for index, sign in signs:
                gradient[index] += sign * (wins - games * chance)
                for other, other_sign in signs:
                    hessian[index][other] += sign * other_sign * weight
        for index in range(len(names)):
            hessian[index][index] += 1e-9  # a level that never met another stays where it is
        step = solve(hessian, gradient)
        longest = max((abs(value) for value in step), default=0.0)
        shrink = min(1.0, 2.0 / longest) if longest else 1.0
        values = [value + shrink * change for value, change in zip(values, step, strict=True)]
        if longest < CLOSE:
            break
    found = {levels[0]: 0.0}
    found.update({level: round(ELO * values[number[level]], 6) + 0.0 for level in levels[1:]})
    return found


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


def ratings(
    pairings: Sequence[Pairing], levels: Sequence[str], resamples: int = RESAMPLES, seed: int = 1
) -> list[Rating]:
    """Each level's rating with a bootstrap interval: the games of every pairing are drawn again and again."""
    found = strengths(pairings, levels)
    below = chooser(seed)
    drawn: dict[str, list[float]] = {level: [] for level in levels}
    for _ in range(resamples):
        again = [
            Pairing(each.place, each.first, each.second, _redraw(each, below), each.games)
            for each in pairings
        ]
        for level, points in strengths(again, levels).items():
            drawn[level].append(points)
    edge = (1 - CONFIDENCE) / 2
    return [
        Rating(level, found[level], quantile(drawn[level], edge), quantile(drawn[level], 1 - edge))
        if resamples
        else Rating(level, found[level], found[level], found[level])
        for level in levels
    ]


def _redraw(pairing: Pairing, below: Below) -> float:
    """As many games as there were, each won with the share that was won."""
    if pairing.wins in (0, pairing.games):
        # Nobody lost, but somebody may: half a win and half a loss, as in the estimate itself.
        chance = (pairing.wins + PRIOR) / (pairing.games + 2 * PRIOR)
    else:
        chance = pairing.wins / pairing.games
    mark = int(chance * _WIDE)
    return float(sum(below(_WIDE) < mark for _ in range(int(pairing.games))))
