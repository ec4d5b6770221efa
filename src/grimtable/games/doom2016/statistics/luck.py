"""Luck: how far dice fell from what they come to on average, in thousandths of a damage symbol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grimtable.games.doom2016.items import Die

THOUSAND = 1000


class Luck:
    """The dice of one side in one game: rolls, how far from their mean, and the variance of that."""

    __slots__ = ("_moments", "deviation", "rolls", "variance")

    def __init__(self, dice: Mapping[str, Die]) -> None:
        self.rolls = 0
        self.deviation = 0  #: more is better for whoever rolled
        self.variance = 0
        self._moments = {colour: _moments(die) for colour, die in dice.items()}

    def add(self, dice: Sequence[str], damage: int) -> None:
        """These dice came to so much."""
        self.rolls += 1
        self.deviation += THOUSAND * damage - sum(self._moments[colour][0] for colour in dice)
        self.variance += sum(self._moments[colour][1] for colour in dice)

    def plain(self) -> list[int]:
        return [self.rolls, self.deviation, self.variance]


def _moments(die: Die) -> tuple[int, int]:
    """Mean and variance of one die, in thousandths."""
    faces = [face.damage for face in die.faces]
    number, first, second = len(faces), sum(faces), sum(face * face for face in faces)
    return THOUSAND * first // number, THOUSAND * (second * number - first * first) // (number * number)
