"""Odds: the chances of dice whose sixes explode, and of two totals against each other (REL-DIE-01)."""

from __future__ import annotations

from functools import lru_cache

#: A total above this is as unlikely as makes no difference on a screen.
MOST = 72

Chances = tuple[float, ...]


@lru_cache(maxsize=4)
def one_die(exploding: bool) -> Chances:
    """The chance of each total of one die with all that its sixes bring; the place in the list is the total.

    >>> [round(chance, 3) for chance in one_die(True)[5:9]]
    [0.167, 0.0, 0.028, 0.028]
    """
    chances = [0.0] * (MOST + 1)
    share, base = 1.0, 0
    while base + 6 <= MOST:
        for face in range(1, 6 if exploding else 7):
            chances[base + face] += share / 6
        if not exploding:
            break
        share, base = share / 6, base + 6
    return tuple(chances)


@lru_cache(maxsize=32)
def dice(count: int, exploding: bool) -> Chances:
    """The chance of each total of several dice; none at all is a sure 0.

    >>> dice(0, True)[0], round(dice(2, False)[7], 3)
    (1.0, 0.167)
    """
    if count == 0:
        return (1.0, *([0.0] * MOST))
    one, rest = one_die(exploding), dice(count - 1, exploding)
    chances = [0.0] * (MOST + 1)
    for total, chance in enumerate(rest):
        if chance:
            for more, share in enumerate(one[: MOST + 1 - total]):
                chances[total + more] += chance * share
    return tuple(chances)


def against(own: int, own_dice: Chances, enemy: int, enemy_dice: Chances) -> tuple[float, float, float]:
    """The chances that the own total is higher, equal and lower.

    >>> [round(chance, 2) for chance in against(3, dice(1, False), 3, dice(1, False))]
    [0.42, 0.17, 0.42]
    """
    higher = equal = 0.0
    below = 0.0
    ahead = own - enemy
    shares = list(enemy_dice)
    known = 0
    for total, chance in enumerate(own_dice):
        value = total + ahead
        while known < len(shares) and known < value:
            below += shares[known]
            known += 1
        if chance:
            higher += chance * below
            if 0 <= value < len(shares):
                equal += chance * shares[value]
    return higher, equal, max(0.0, 1.0 - higher - equal)


def passing(own: int, count: int, exploding: bool, target: int) -> float:
    """The chance to pass a test with so many dice: the target, and not only ones in the first throw.

    >>> round(passing(4, 1, True, 8), 3), round(passing(9, 1, True, 8), 3)
    (0.5, 0.833)
    """
    reached = sum(dice(count, exploding)[max(0, target - own) :])
    only_ones = (1 / 6) ** count if own + count >= target else 0.0
    return max(0.0, reached - only_ones)
