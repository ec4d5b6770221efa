"""Odds the slow way, for comparison: every first roll, every choice of dice, every second roll."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import product

from grimtable.games.doom2004.topics.odds import PlainFace, Shot

Faces = Mapping[str, Sequence[PlainFace]]
Roll = tuple[PlainFace, ...]
#: hit, kills, wounds, harm to the own side (kills, wounds), ammunition kept: sums over outcomes
Worth = tuple[int, int, int, int, int, int]

ORDER = {"kill": (1, 2, 3, 4, 5), "wounds": (2, 1, 3, 4, 5), "hit": (0, 1, 2, 3, 4, 5)}


def expected(shot: Shot, faces: Faces) -> tuple[Fraction, ...]:
    """Expected hit, kills, wounds, own kills, own wounds (both negative) and ammunition kept."""
    dice = [tuple(faces[name]) for name in shot.dice]
    rolls = list(product(*dice))  # equal faces give equal rolls, and each counts
    outcome = {roll: _outcome(shot, roll) for roll in rolls}
    cards = _cards(shot)
    if not shot.rerolled_by:
        return tuple(Fraction(total, len(rolls) * cards) for total in _sum([outcome[roll] for roll in rolls]))
    total = [Fraction(0)] * 6
    for first in rolls:
        best = best_choice(shot, dice, first, outcome)
        total = [old + new for old, new in zip(total, best, strict=True)]
    return tuple(amount / len(rolls) / cards for amount in total)


def best_choice(
    shot: Shot, dice: Sequence[Roll], first: Roll, outcome: Mapping[Roll, Worth]
) -> tuple[Fraction, ...]:
    """What the owner of the re-roll gets out of a first roll."""
    sign = 1 if shot.rerolled_by == "attacker" else -1
    values = [_choice(dice, first, outcome, choice) for choice in product((False, True), repeat=len(dice))]
    return max(values, key=lambda value: tuple(sign * value[aim] for aim in ORDER[shot.objective]))


def advised(shot: Shot, faces: Faces, first: Roll, again: tuple[int, ...] | None) -> tuple[Fraction, ...]:
    """What rolling these dice again comes to in all the aims; with None, the best choice."""
    dice = [tuple(faces[name]) for name in shot.dice]
    outcome = {roll: _outcome(shot, roll) for roll in product(*dice)}
    if again is None:
        value = best_choice(shot, dice, first, outcome)
    else:
        value = _choice(dice, first, outcome, tuple(at in again for at in range(len(dice))))
    return tuple(value[aim] for aim in ORDER[shot.objective])


def _choice(
    dice: Sequence[Roll], first: Roll, outcome: Mapping[Roll, Worth], choice: tuple[bool, ...]
) -> tuple[Fraction, ...]:
    kept = [die if again else (face,) for die, face, again in zip(dice, first, choice, strict=True)]
    rolls = [outcome[roll] for roll in product(*kept)]
    return tuple(Fraction(total, len(rolls)) for total in _sum(rolls))


def _cards(shot: Shot) -> int:
    return sum(scatter.copies for scatter in shot.scatters) if shot.blast and shot.scatters else 1


def _sum(worths: list[Worth]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*worths, strict=True)))


def _outcome(shot: Shot, roll: Roll) -> Worth:
    """One final roll, times the number of scatter cards."""
    missed = any(face.miss for face in roll)
    reach = sum(face.range for face in roll) + shot.accuracy
    damage = sum(face.damage for face in roll) + shot.deadly
    hit = not missed and (shot.melee or reach >= shot.distance)
    cards = _cards(shot)
    strikes: list[tuple[int, Sequence[int]]] = []
    if hit:
        strikes = [(cards, range(len(shot.targets)))]
    elif shot.blast:
        strikes = [(scatter.copies, scatter.struck) for scatter in shot.scatters]
    kills = wounds = own_kills = own_wounds = 0
    for copies, targets in strikes:
        for at in targets:
            target = shot.targets[at]
            taken = min(target.wounds, damage // max(1, target.armor))
            if hit and shot.berserk and target.side == "enemy":
                taken = target.wounds
            dead = copies * (taken == target.wounds)
            if target.side == "enemy":
                kills += dead
                wounds += copies * taken
            else:
                own_kills -= dead
                own_wounds -= copies * taken
    spent = shot.ammunition and any(face.bullet for face in roll)
    return (cards * hit, kills, wounds, own_kills, own_wounds, cards * (not spent))


def expected_of_six(shot: Shot, faces: Faces) -> tuple[Fraction, ...]:
    """The same for the six dice of the box with a re-roll, with a memory.

    Which dice are rolled again and what the others add up to decides the rest.
    """
    dice = [tuple(faces[name]) for name in shot.dice]
    choices = list(product((False, True), repeat=6))
    orders = ORDER[shot.objective]
    sign = 1 if shot.aimed else -1
    known: dict[tuple[tuple[bool, ...], PlainFace], tuple[tuple[int, ...], tuple[int, ...]]] = {}
    sums: dict[tuple[bool, ...], dict[PlainFace, int]] = {}
    for choice in choices:
        counts = {PlainFace(): 1}
        for die in (die for die, again in zip(dice, choice, strict=True) if again):
            longer: dict[PlainFace, int] = {}
            for (shown, count), face in product(counts.items(), die):
                both = _both(shown, face)
                longer[both] = longer.get(both, 0) + count
            counts = longer
        sums[choice] = counts

    def value(choice: tuple[bool, ...], kept: PlainFace) -> tuple[tuple[int, ...], tuple[int, ...]]:
        total = [0] * 6
        for shown, count in sums[choice].items():
            for at, part in enumerate(_outcome(shot, (_both(kept, shown),))):
                total[at] += part * count * 6 ** (6 - sum(choice))
        return tuple(sign * total[aim] for aim in orders), tuple(total)

    totals: list[tuple[int, ...]] = []
    weights: dict[tuple[PlainFace, ...], int] = {}
    for first in product(*dice):  # the two green and the two blue dice are alike
        alike = (*first[:2], *sorted(first[2:4], key=repr), *sorted(first[4:], key=repr))
        weights[alike] = weights.get(alike, 0) + 1
    for first, weight in weights.items():
        best: tuple[tuple[int, ...], tuple[int, ...]] | None = None
        for choice in choices:
            kept = PlainFace()
            for face, again in zip(first, choice, strict=True):
                if not again:
                    kept = _both(kept, face)
            found = known.get((choice, kept))
            if found is None:
                found = known[choice, kept] = value(choice, kept)
            if best is None or found[0] > best[0]:
                best = found
        assert best is not None
        totals.append(tuple(part * weight for part in best[1]))
    return tuple(Fraction(part, 6**12 * _cards(shot)) for part in map(sum, zip(*totals, strict=True)))


def _both(left: PlainFace, right: PlainFace) -> PlainFace:
    return PlainFace(
        range=left.range + right.range,
        damage=left.damage + right.damage,
        bullet=left.bullet or right.bullet,
        miss=left.miss or right.miss,
    )
