"""What dice can show and what may be kept of a roll: the tables behind exact odds (D04-DIE-02 to D04-DIE-05).

Everything here depends on the dice alone, not on the attack, and is computed once for each set of dice.

A first roll matters only through what one may keep of it. A `Keep` is a number of dice of each colour
that are rolled again together with the sum of those that stay; many rolls and many choices lead to the
same one. Its `rolls` are a bit board: one bit for each first roll, equal dice and equal faces taken
together. Finding the best choice for every roll is then a walk over the keeps from the best to the worst,
in which each takes the rolls that nobody took before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import factorial, prod
from operator import itemgetter
from typing import NamedTuple

FaceKey = tuple[int, int, bool, bool]
"""Range, damage, bullet icon, Miss."""
DieKey = tuple[FaceKey, ...]
Shown = tuple[int, int, bool, bool]
"""The sum of some faces: range, damage, whether any has a bullet icon, whether any is a Miss."""

NOTHING: Shown = (0, 0, False, False)


Leads = Callable[[Sequence[int]], tuple[int, ...]]
"""Picks, from the values of all sums so far, those that one die more leads to, a value for each face."""


@dataclass(frozen=True, slots=True)
class Again:
    """Some dice rolled once more: how often they show what. Counts are out of their own outcomes.

    What may be kept beside them is told by the numbers of the keeps, -1 where there is none.
    """

    place: int  #: position in the table
    size: int  #: how many dice
    scale: int  #: times their own outcomes is the number of outcomes of all dice
    clear: int  #: outcomes without a bullet icon, Miss or not
    packed_hits: tuple[int, ...]  #: [damage] for each least range, without a Miss
    packed_damage: int  #: [damage], Miss or not
    packed_range: int  #: [range], without a Miss
    #: for each sum kept without a Miss the keep that has no bullet icon, and the one that has
    unspoilt: tuple[tuple[int, int], ...]
    #: for each damage kept with a Miss, where range does not count, the same
    spoilt: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    leads: tuple[Leads, ...]  #: for each of these sums; of no dice there is none


class Keep(NamedTuple):
    """What stays on the table while some dice are rolled again."""

    number: int  #: position in the table's order, in which fewer dice to roll come first
    range: int
    damage: int
    bullet: bool
    miss: bool
    rolls: int  #: bit board of the first rolls that allow it


Part = tuple[int, int, int, bool, bool]
"""A keep as it is added up: the place of the dice rolled again, then range, damage, bullet icon, Miss."""


@dataclass(frozen=True, slots=True)
class DiceTable:
    """Everything about a set of dice that no attack changes."""

    colours: tuple[DieKey, ...]
    outcomes: int
    hardest: int  #: the greatest damage
    sums: tuple[tuple[int, int], ...]  #: range and damage that all dice together may show
    spoilt_sums: tuple[int, ...]  #: damage that they may show with a Miss
    lane: int  #: bits for one number of a packed row: first rolls times second rolls fit in
    again: tuple[Again, ...]
    bits: tuple[int, ...]  #: the bit of each first roll, by the length of a board that ends with it
    weights: tuple[int, ...]  #: how many outcomes each first roll stands for, likewise
    keeps: tuple[Keep, ...]  #: by number
    parts: tuple[Part, ...]  #: each keep as it is added up, by the low bits of its number's negative
    boards: tuple[int, ...]  #: the first rolls that allow each keep, likewise
    mask: int  #: low bits that hold the number of any keep
    place: dict[tuple[tuple[int, ...], Shown], Keep]  #: dice of each colour rolled again, sum of the others

    @property
    def all_again(self) -> Again:
        """All dice rolled: the first roll, or a second one of everything."""
        return self.again[-1]

    @property
    def nothing_kept(self) -> Keep:
        """All dice are rolled again, which every first roll allows."""
        return self.keeps[-1]


def add(left: Shown, right: Shown) -> Shown:
    """Faces side by side.

    >>> add((2, 2, False, False), (3, 1, True, False))
    (5, 3, True, False)
    """
    return (left[0] + right[0], left[1] + right[1], left[2] or right[2], left[3] or right[3])


def dice_table(dice: tuple[DieKey, ...]) -> DiceTable:
    """The table for a set of dice, in whatever order they are named.

    >>> coin = ((1, 0, False, False), (0, 1, False, False))
    >>> table = dice_table((coin, coin))
    >>> table.outcomes, len(table.again), table.sums
    (4, 3, ((0, 2), (1, 1), (2, 0)))
    """
    return _dice_table(tuple(sorted(dice)))


@lru_cache(maxsize=64)
def _dice_table(dice: tuple[DieKey, ...]) -> DiceTable:
    colours = tuple(dict.fromkeys(dice))
    numbers = tuple(dice.count(colour) for colour in colours)
    kept, weights = _kept(colours, numbers)
    outcomes = prod(len(die) for die in dice)
    lane = (outcomes * outcomes).bit_length()
    grouped: dict[tuple[int, ...], list[tuple[Shown, int]]] = {}
    for (rolled, shown), rolls in kept.items():
        grouped.setdefault(rolled, []).append((shown, rolls))
    showing = _showings(colours, numbers)
    again: list[Again] = []
    place: dict[tuple[tuple[int, ...], Shown], Keep] = {}
    everything: list[Keep] = []
    parts: list[Part] = []
    values = _Values(colours)
    for rolled in sorted(grouped, key=lambda rolled: (sum(rolled), rolled)):
        keeps = []
        for number, (shown, rolls) in enumerate(sorted(grouped[rolled]), start=len(everything)):
            keeps.append(Keep(number, *shown, rolls))
            place[rolled, shown] = keeps[-1]
            parts.append((len(again), *shown))
        again.append(_again(len(again), rolled, showing[rolled], outcomes, keeps, lane, values))
        everything += keeps
    mask = (1 << len(everything).bit_length()) - 1
    by_negative = [-low & mask for low in range(mask + 1)]
    return DiceTable(
        colours=colours,
        outcomes=outcomes,
        hardest=max(shown[1] for shown in showing[numbers]),
        sums=values.sums,
        spoilt_sums=values.spoilt_sums,
        lane=lane,
        again=tuple(again),
        keeps=tuple(everything),
        parts=tuple(parts[number] if number < len(parts) else parts[0] for number in by_negative),
        boards=tuple(everything[number].rolls if number < len(parts) else 0 for number in by_negative),
        mask=mask,
        bits=(0, *(1 << roll for roll in range(len(weights)))),
        weights=(0, *weights),
        place=place,
    )


def _kept(
    colours: tuple[DieKey, ...], numbers: tuple[int, ...]
) -> tuple[dict[tuple[tuple[int, ...], Shown], int], list[int]]:
    """(Dice rolled again, sum of the others) → the first rolls that allow it; and the weight of each roll."""
    sorts = [_Colour(die, number) for die, number in zip(colours, numbers, strict=True)]
    width = prod(len(sort.rolls) for sort in sorts)
    keeps: dict[tuple[tuple[int, ...], Shown], int] = {((), NOTHING): (1 << width) - 1}
    stride = width
    for sort in sorts:
        stride //= len(sort.rolls)
        options = sort.keeps(stride, width)
        longer: dict[tuple[tuple[int, ...], Shown], int] = {}
        for (rolled, shown), rolls in keeps.items():
            for (number, more), board in options.items():
                key = ((*rolled, number), add(shown, more))
                longer[key] = longer.get(key, 0) | (rolls & board)
        keeps = longer
    weights = [prod(parts) for parts in product(*(sort.weights for sort in sorts))]
    return keeps, weights


class _Colour:
    """The dice of one colour: their rolls without order, with equal faces taken together."""

    def __init__(self, die: DieKey, number: int) -> None:
        self.number = number
        self.faces = tuple(dict.fromkeys(die))
        self.rolls = list(combinations_with_replacement(range(len(self.faces)), number))
        alike = [die.count(face) for face in self.faces]
        self.weights = [
            factorial(number)
            // prod(factorial(roll.count(face)) for face in set(roll))
            * prod(alike[face] for face in roll)
            for roll in self.rolls
        ]

    def keeps(self, stride: int, width: int) -> dict[tuple[int, Shown], int]:
        """(Dice rolled again, sum of the others) → the rolls of all dice that allow it.

        The number of a roll counts the rolls of the last colour fastest; so a roll of this colour is `stride`
        neighbouring bits that come back after as many bits as this colour has rolls times `stride`.
        """
        period = stride * len(self.rolls)
        block = ((1 << width) - 1) // ((1 << period) - 1) * ((1 << stride) - 1)
        found: dict[tuple[int, Shown], int] = {}
        for number, roll in enumerate(self.rolls):
            board = block << (number * stride)
            for kept in _parts(roll):
                shown = NOTHING
                for face in kept:
                    shown = add(shown, self.faces[face])
                key = (self.number - len(kept), shown)
                found[key] = found.get(key, 0) | board
        return found


def _parts(roll: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """What can be kept of a roll without order, each choice once."""
    choices = [range(roll.count(face) + 1) for face in sorted(set(roll))]
    for amounts in product(*choices):
        yield tuple(
            face for face, amount in zip(sorted(set(roll)), amounts, strict=True) for _ in range(amount)
        )


def _showings(
    colours: tuple[DieKey, ...], numbers: tuple[int, ...]
) -> dict[tuple[int, ...], dict[Shown, int]]:
    """For every choice of dice how often each sum is rolled; one convolution for each die added."""
    showing: dict[tuple[int, ...], dict[Shown, int]] = {(0,) * len(colours): {NOTHING: 1}}
    for rolled in sorted(product(*(range(number + 1) for number in numbers)), key=sum):
        if rolled in showing:
            continue
        at = next(position for position, number in enumerate(rolled) if number)
        fewer = (*rolled[:at], rolled[at] - 1, *rolled[at + 1 :])
        faces: dict[FaceKey, int] = {}
        for face in colours[at]:
            faces[face] = faces.get(face, 0) + 1
        sums: dict[Shown, int] = {}
        for shown, count in showing[fewer].items():
            for face, times in faces.items():
                total = add(shown, face)
                sums[total] = sums.get(total, 0) + count * times
        showing[rolled] = sums
    return showing


class _Values:
    """Where the value of each sum stands in a list of all of them: fewer dice to roll come first.

    A sum is told by the dice still to roll, range, damage, and whether a Miss spoils it; then range is 0.
    """

    def __init__(self, colours: tuple[DieKey, ...]) -> None:
        self.colours = colours
        self.places: dict[tuple[tuple[int, ...], int, int, bool], int] = {}

    def add(self, rolled: tuple[int, ...], reach: int, damage: int, miss: bool) -> Leads | None:
        """A sum with its place, and what one die more leads to, if there is one to roll."""
        self.places[rolled, reach, damage, miss] = len(self.places) + 1  # the first value is a 0 of no sum
        if not any(rolled):
            return None
        at = next(position for position, number in enumerate(rolled) if number)
        fewer = (*rolled[:at], rolled[at] - 1, *rolled[at + 1 :])
        there = []
        for more, marks, _, spoils in self.colours[at]:
            spoilt = miss or spoils
            there.append(self.places[fewer, 0 if spoilt else reach + more, damage + marks, spoilt])
        return itemgetter(*there) if len(there) > 1 else itemgetter(there[0], 0)

    @property
    def sums(self) -> tuple[tuple[int, int], ...]:
        return tuple(
            (reach, damage) for left, reach, damage, miss in self.places if not any(left) and not miss
        )

    @property
    def spoilt_sums(self) -> tuple[int, ...]:
        return tuple(damage for left, _, damage, miss in self.places if not any(left) and miss)


def _again(
    place: int,
    rolled: tuple[int, ...],
    showing: dict[Shown, int],
    outcomes: int,
    keeps: list[Keep],
    lane: int,
    values: _Values,
) -> Again:
    """The counts of some dice, summed up in the ways that an attack asks for."""
    farthest = max(shown[0] for shown in showing)
    hardest = max(shown[1] for shown in showing)
    rows = [[0] * (hardest + 1) for _ in range(farthest + 1)]
    damage = [0] * (hardest + 1)
    ranges = [0] * (farthest + 1)
    clear = 0
    for (reach, marks, bullet, miss), count in showing.items():
        damage[marks] += count
        if not bullet:
            clear += count
        if not miss:
            ranges[reach] += count
            rows[reach][marks] += count
    for reach in range(farthest - 1, -1, -1):
        rows[reach] = [here + beyond for here, beyond in zip(rows[reach], rows[reach + 1], strict=True)]
    unspoilt: dict[tuple[int, int], list[int]] = {}
    spoilt: dict[int, tuple[list[int], list[int]]] = {}
    for keep in keeps:
        if keep.miss:
            spoilt.setdefault(keep.damage, ([], []))[keep.bullet].append(keep.number)
        else:
            unspoilt.setdefault((keep.range, keep.damage), [-1, -1])[keep.bullet] = keep.number
    leads = [values.add(rolled, reach, marks, miss=False) for reach, marks in unspoilt]
    leads += [values.add(rolled, 0, marks, miss=True) for marks in spoilt]
    return Again(
        place=place,
        size=sum(rolled),
        scale=outcomes // sum(damage),
        clear=clear,
        packed_hits=tuple(pack(row, lane) for row in rows),
        packed_damage=pack(damage, lane),
        packed_range=pack(ranges, lane),
        unspoilt=tuple((plain, bullet) for plain, bullet in unspoilt.values()),
        spoilt=tuple((tuple(plains), tuple(bullets)) for plains, bullets in spoilt.values()),
        leads=tuple(leads_to for leads_to in leads if leads_to is not None),
    )


def pack(row: list[int], lane: int) -> int:
    """A row of counts as one number: adding, scaling, shifting and folding rows are single operations.

    >>> unpack((3 * pack([1, 2], 16) << 16) + pack([5], 16), 16)
    {0: 5, 1: 3, 2: 6}
    """
    return sum(count << (lane * place) for place, count in enumerate(row))


def unpack(packed: int, lane: int) -> dict[int, int]:
    """The counts of a packed row that are not zero, by place."""
    row = {}
    place = 0
    mask = (1 << lane) - 1
    while packed:
        count = packed & mask
        if count:
            row[place] = count
        packed >>= lane
        place += 1
    return row
