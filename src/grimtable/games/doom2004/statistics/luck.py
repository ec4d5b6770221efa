"""Luck: how far dice fell from what they come to on average, in thousandths of a damage mark.

A roll is worth its damage marks, and nothing if any die shows a Miss (D04-ATT-11, D04-DIE-03). A re-roll is
a roll of its own: the dice that lie still are known by then, so what the re-roll was worth before it fell is
no luck but somebody's decision.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grimtable.games.doom2004.items import Die

MISS = "miss"
THOUSAND = 1000


class Luck:
    """The dice of one side in one game: rolls, how far from their mean, and the variance of that."""

    __slots__ = ("deviation", "rolls", "variance")

    def __init__(self) -> None:
        self.rolls = 0
        self.deviation = 0  #: thousandths of a damage mark, more is better for whoever rolled
        self.variance = 0  #: thousandths of a squared damage mark

    def add(self, damage: int, mean: int, variance: int) -> None:
        self.rolls += 1
        self.deviation += THOUSAND * damage - mean
        self.variance += variance

    def plain(self) -> list[int]:
        return [self.rolls, self.deviation, self.variance]


class Expectation:
    """What dice come to on average, by the faces of one pack; each set of dice is worked out once."""

    def __init__(self, dice: Mapping[str, Die]) -> None:
        #: colour → damage marks of each face, -1 for a Miss
        self._faces = {
            colour: tuple(-1 if face.miss else face.damage for face in die.faces)
            for colour, die in dice.items()
        }
        self._moments: dict[tuple[tuple[str, ...], int], tuple[int, int]] = {}

    def of(self, dice: Sequence[str], kept: int = 0) -> tuple[int, int]:
        """Mean and variance, in thousandths, of these dice beside `kept` marks that lie there already."""
        key = (tuple(sorted(dice)), kept)
        found = self._moments.get(key)
        if found is None:
            found = self._moments[key] = self._work_out(*key)
        return found

    def _work_out(self, dice: tuple[str, ...], kept: int) -> tuple[int, int]:
        ways = {kept: 1}  #: damage → in how many ways without a Miss
        total = 1
        for colour in dice:
            faces = self._faces[colour]
            total *= len(faces)
            after: dict[int, int] = {}
            for damage, count in ways.items():
                for marks in faces:
                    if marks >= 0:
                        after[damage + marks] = after.get(damage + marks, 0) + count
            ways = after
        first = sum(damage * count for damage, count in ways.items())
        second = sum(damage * damage * count for damage, count in ways.items())
        return THOUSAND * first // total, THOUSAND * (second * total - first * first) // (total * total)


def damage_of(faces: Sequence[str]) -> int:
    """The damage marks of a roll as events spell it; nothing with a Miss.

    >>> damage_of(["3/1", "1/2*"]), damage_of(["3/1", "miss"])
    (3, 0)
    """
    if MISS in faces:
        return 0
    return sum(int(face.partition("/")[2].rstrip("*")) for face in faces)


def colour_of(die: str) -> str:
    """The colour of a die by its name in a roll: `green_2` is green."""
    return die.partition("_")[0]
