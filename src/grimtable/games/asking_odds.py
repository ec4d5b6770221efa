"""Asking for odds: a question about one attack or about all of them, and its answer, whatever the game.

The part `odds` of a game answers; who asks knows nothing of its weapons, and only shows what came back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from grimtable.content import Pack


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackQuestion:
    """What somebody wants to know, in the words of the command line; the game reads them."""

    weapon: str | None = None
    invader: str | None = None
    target: str | None = None
    distance: int = 1
    armor: int | None = None
    wounds: int | None = None
    aim: bool = False
    dodge: bool = False
    berserk: bool = False
    objective: str | None = None
    deck: bool = False
    cover: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """One way in which it may end."""

    label: str
    chance: Fraction
    style: str  #: a colour of the terminal


@dataclass(frozen=True, slots=True)
class AttackOdds:
    """The answer about one attack: in blocks of rows for people, as a document for programs."""

    title: str
    how: str  #: said after the title: the range, the dice
    blocks: Sequence[Sequence[Row]]
    means: Sequence[str]
    document: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Matrix:
    """The answer about all attacks: a table for each attacker, with a row for each target."""

    title: str
    columns: Sequence[str]
    tables: Mapping[str, Mapping[str, Sequence[Fraction | None]]]  #: None where it cannot attack
    document: Mapping[str, object]


class AnswersOdds(Protocol):
    """What the part `odds` of a game offers."""

    def one(self, pack: Pack, question: AttackQuestion) -> AttackOdds:
        """The chances of one attack; a GrimtableError in a sentence where the question makes no sense."""

    def every(self, pack: Pack, question: AttackQuestion) -> Matrix:
        """The chances of every weapon on every target."""


def told(chance: Fraction) -> dict[str, object]:
    """A chance for other programs: exactly, and as a number.

    >>> told(Fraction(1, 3))
    {'exact': '1/3', 'percent': 33.3333}
    """
    return {"exact": str(chance), "percent": round(float(chance * 100), 4)}
