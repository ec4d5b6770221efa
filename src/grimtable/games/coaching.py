"""What a coach says of a turn: the shapes between a game and `grimtable.bots.coaching`.

A game whose module `bots` has a `COACH` can be asked for hints. The coach weighs the options, says how far a
turn can be followed, and puts a course into words and points.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple, Protocol

from grimtable.games.advice import Advice
from grimtable.kernel import Action, OwnState, SeatId
from grimtable.narration import Names


class Point(NamedTuple):
    """One thing that speaks for a course (a weight above 0) or against it (below)."""

    name: str  #: `hint-why-NAME`, `hint-price-NAME`, `hint-worse-NAME` and `hint-better-NAME` are its words
    weight: float
    values: Mapping[str, object] = {}


class Told(NamedTuple):
    """A course as its game tells it."""

    deeds: Sequence[str]  #: what is done, one clause each, in the reader's language
    points: Sequence[Point]
    route: Sequence[str] = ()
    targets: Sequence[str] = ()
    dangers: Sequence[str] = ()
    same: Hashable = None  #: courses for which this is equal are told once


class Course(NamedTuple):
    """An option, and how the turn would go on."""

    start: OwnState
    seat: SeatId
    advice: Advice
    deeds: Sequence[tuple[OwnState, Action]]  #: every action of the seat with the table before it
    end: OwnState


class Coach(Protocol):
    """What a game's bots offer as `COACH`."""

    def weigh(self, state: OwnState, seat: SeatId) -> Sequence[Advice]:
        """Every legal action with its worth."""
        ...

    def goes_on(self, start: OwnState, state: OwnState, seat: SeatId) -> bool:
        """Whether the course can be followed further: the turn is not over, and nothing hidden was found."""
        ...

    def told(self, course: Course, names: Names) -> Told | None:
        """The course in words; None leaves it to `plainly`."""
        ...


def small(text: str) -> str:
    """A label inside a sentence: its first letter small, unless it is a name or an abbreviation.

    >>> small("Fire the pistol"), small("BFG")
    ('fire the pistol', 'BFG')
    """
    return text[:1].lower() + text[1:] if text[1:2].islower() else text


def effect_of(text: str) -> str:
    """What a card does, without when: its moment and its conditions stand before the first colon.

    >>> effect_of("After a step, if an enemy stepped: it cannot step until the end of this turn.")
    'it cannot step until the end of this turn.'
    >>> effect_of("Every enemy vow is broken. Draw 1 card.")
    'Every enemy vow is broken. Draw 1 card.'
    """
    when, colon, effect = text.partition(": ")
    return effect if colon and ". " not in when else text


def percent(chance: float) -> int:
    """A chance in whole per cent; a likely thing is never told as certain.

    >>> percent(0.996), percent(1.0), percent(0.002)
    (99, 100, 1)
    """
    if chance <= 0.0 or chance >= 1.0:
        return 0 if chance <= 0.0 else 100
    return min(99, max(1, round(100 * chance)))
