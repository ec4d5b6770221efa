"""Exact odds of dice whose sixes explode, for battles and tests.  Chapter DIE, REL-BAT-19, REL-TST-05."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

HIGHEST = 60  #: totals above are counted as this one; twelve sixes in a row do not decide games
FACES = 6


class Odds(NamedTuple):
    """How likely a battle is won, tied and lost."""

    won: float
    tied: float
    lost: float


@lru_cache(maxsize=64)
def totals(dice: int, exploding: bool = True) -> tuple[float, ...]:
    """The chance of every total of so many dice, each exploding by itself.

    >>> round(totals(1)[6], 4), round(totals(1)[7], 4), round(totals(1)[3], 4)
    (0.0, 0.0278, 0.1667)
    """
    if dice <= 0:
        return (1.0,)
    if dice == 1:
        return _one(exploding)
    return _sum(totals(dice - 1, exploding), _one(exploding))


@lru_cache(maxsize=2)
def _one(exploding: bool) -> tuple[float, ...]:
    chances = [0.0] * (HIGHEST + 1)
    reached, before = 1.0, 0
    while before + FACES <= HIGHEST:
        reached /= FACES
        for face in range(1, FACES):
            chances[before + face] += reached
        if not exploding:
            chances[before + FACES] += reached
            return tuple(chances)
        before += FACES
    chances[HIGHEST] += reached
    return tuple(chances)


def _sum(one: tuple[float, ...], other: tuple[float, ...]) -> tuple[float, ...]:
    chances = [0.0] * (HIGHEST + 1)
    for total, chance in enumerate(one):
        if chance:
            for more, likely in enumerate(other):
                chances[min(HIGHEST, total + more)] += chance * likely
    return tuple(chances)


@lru_cache(maxsize=512)
def reaches(need: int, dice: int = 1, exploding: bool = True) -> float:
    """The chance that the dice add up to at least this.

    >>> reaches(1), round(reaches(5), 3)
    (1.0, 0.333)
    """
    if need <= dice:
        return 1.0
    return min(1.0, sum(totals(dice, exploding)[need:]))


@lru_cache(maxsize=2048)
def battle_odds(
    ahead: int, dice: int = 1, exploding: bool = True, enemy_explodes: bool = True, enemy_dice: int = 1
) -> Odds:
    """Odds of a battle before any die is thrown, so far ahead of the enemy without them.

    >>> even = battle_odds(0)
    >>> round(even.won, 3) == round(even.lost, 3)
    True
    """
    won = tied = 0.0
    mine = totals(dice, exploding)
    for theirs, chance in enumerate(totals(enemy_dice, enemy_explodes)):
        if chance:
            need = theirs - ahead
            won += chance * reaches(need + 1, dice, exploding)
            if 0 <= need <= HIGHEST and need < len(mine):
                tied += chance * mine[need]
    return Odds(won, tied, max(0.0, 1.0 - won - tied))


@lru_cache(maxsize=2048)
def known_odds(ahead: int, dice: int = 1, exploding: bool = True) -> Odds:
    """Odds when the enemy's roll is known and counted in: only one's own dice are open.

    >>> known_odds(0), round(known_odds(-3).won, 3)
    (Odds(won=1.0, tied=0.0, lost=0.0), 0.5)
    """
    return battle_odds(ahead, dice, exploding, True, 0)


@lru_cache(maxsize=1024)
def pass_chance(need: int, dice: int = 1, exploding: bool = True) -> float:
    """The chance to pass a test that needs so much from the dice; nothing but ones always fails.

    >>> round(pass_chance(-3), 3), round(pass_chance(8), 3)
    (0.833, 0.139)
    """
    ones = (1 / FACES) ** dice
    return max(0.0, reaches(need, dice, exploding) - (ones if need <= dice else 0.0))
