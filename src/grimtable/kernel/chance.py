"""Chance: every die and every shuffle, from one of four sources behind one interface.

* ``seeded``   a small integer generator that lives in the state (the default): quick, for simulation, search
  and cases. Who sees some dozen of its results can compute the others, so tables of people do without it;
* ``keyed``    numbers that follow from a secret which is told after the end (`kernel/keyed.py`);
* ``scripted`` results written down beforehand, even faces that no die has (cases, replays);
* ``external`` results typed in at a physical table: a step that needs one is put back and runs
  again once it is known, so no rule waits inside a Python call.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeVar

import msgspec

from grimtable.kernel.errors import ChanceError
from grimtable.kernel.writing import quickly_written

F = TypeVar("F")
Id = TypeVar("Id", bound=str)

Source = Literal["seeded", "keyed", "scripted", "external"]

_MASK = (1 << 64) - 1
_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing chance decided: a face of a die, the order of a pile, or the card that came.

    A roll's value is the index of the face, or a table of the face's own keys for a face that no die
    has; an order's value is the list of items from bottom to top; a pick's value is the item.
    """

    kind: Literal["roll", "order", "pick"]
    what: str
    value: Any


class Request(msgspec.Struct, frozen=True):
    """What an external source is asked for."""

    kind: Literal["roll", "pick"]
    what: str
    options: tuple[str, ...]


class OutcomeNeeded(Exception):
    """Raised inside a step when an external source has no result yet; never leaves the kernel."""

    def __init__(self, request: Request) -> None:
        super().__init__(request.what)
        self.request = request


@quickly_written
class Chance(msgspec.Struct):
    """The state of chance: plain data, copied with the game."""

    source: Source = "seeded"
    word: int = 0  #: the generator's 64 bits
    drawn: int = 0  #: how many outcomes there have been
    script: list[Outcome] = []  #: results still to come, first at the front
    strict: bool = True  #: scripted: an empty script is an error instead of a seeded result

    def copy(self) -> Chance:
        return Chance(self.source, self.word, self.drawn, self.script.copy(), self.strict)

    def imagine(self, below: Callable[[int], int]) -> Chance:
        """Other results to come than the true ones, for a world that is only imagined."""
        source: Source = "seeded" if self.source == "keyed" else self.source
        return Chance(source, below(1 << 62), self.drawn, self.script.copy(), self.strict)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1: a multiply step and the generator's high bits."""
        word = self.word = (self.word * _MULTIPLIER + _INCREMENT) & _MASK
        # The output permutation XSH-RS of PCG: the low bits of the raw word have short periods.
        return (((word ^ (word >> 22)) >> (22 + (word >> 61))) & 0xFFFFFFFF) * bound >> 32

    def roll(self, die: str, faces: Sequence[F]) -> tuple[F, Outcome]:
        """One die: the face it shows and the outcome to record."""
        self.drawn += 1
        if self.source == "seeded":
            index = self.below(len(faces))
            return faces[index], Outcome("roll", die, index)
        scripted = self._scripted("roll", die)
        if scripted is None:
            if self.source == "external":
                raise OutcomeNeeded(Request("roll", die, tuple(str(i) for i in range(len(faces)))))
            index = self.below(len(faces))
            return faces[index], Outcome("roll", die, index)
        return _face(scripted, faces), scripted

    def order(self, what: str, items: Sequence[Id]) -> tuple[list[Id], Outcome]:
        """Shuffle: the items from bottom to top."""
        self.drawn += 1
        if self.source != "seeded":
            scripted = self._scripted("order", what)
            if scripted is not None:
                order: list[Any] = [str(item) for item in scripted.value]
                if sorted(order) != sorted(items):
                    raise ChanceError(
                        f"the scripted order of {what} does not hold the same cards as the pile; "
                        f"list exactly these: {', '.join(sorted(items))}"
                    )
                return order, scripted
            if self.source == "external":
                # Nobody knows the order of a real pile: it is asked for card by card when drawn.
                order = sorted(items)
                return order, Outcome("order", what, list(order))
        order = list(items)
        below = self.below
        for last in range(len(order) - 1, 0, -1):
            other = below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order, Outcome("order", what, list(order))

    def pick(self, what: str, items: Sequence[Id]) -> tuple[Id, Outcome]:
        """One of several items, all equally likely."""
        self.drawn += 1
        if self.source != "seeded":
            scripted = self._scripted("pick", what)
            if scripted is not None:
                picked: Any = str(scripted.value)
                if picked not in items:
                    there = ", ".join(items)
                    raise ChanceError(f"{what} has no {scripted.value!r} to pick; choose one of {there}")
                return picked, scripted
            if self.source == "external":
                raise OutcomeNeeded(Request("pick", what, tuple(items)))
        item = items[self.below(len(items))]
        return item, Outcome("pick", what, item)

    def _scripted(self, kind: str, what: str) -> Outcome | None:
        """The next scripted outcome of this kind; rolls, orders and picks are separate queues."""
        for place, outcome in enumerate(self.script):
            if outcome.kind == kind:
                if outcome.what not in ("", what):
                    raise ChanceError(
                        f"the script gives {outcome.what} next, but {what} is needed; "
                        f"put a result for {what} first, or leave the name out"
                    )
                del self.script[place]
                return outcome
        if self.source == "scripted" and self.strict and kind == "roll":
            raise ChanceError(f"the script has no result left for {what}; add one more")
        return None


def _face(outcome: Outcome, faces: Sequence[F]) -> F:
    value = outcome.value
    if isinstance(value, int) and not isinstance(value, bool):
        if not 0 <= value < len(faces):
            raise ChanceError(f"{outcome.what} has no face {value}; use 0 to {len(faces) - 1}")
        return faces[value]
    try:
        face: F = msgspec.convert(value, type(faces[0]))
    except msgspec.ValidationError as error:
        raise ChanceError(f"the scripted face of {outcome.what} cannot be read: {error}") from None
    return face


def in_order(bound: int) -> int:
    """Numbers with which nothing is mixed: for who needs some world that could be, and no likely one."""
    return bound - 1


def mix(items: list[Id], below: Callable[[int], int]) -> None:
    """Shuffle a list in place with somebody else's numbers: for worlds that are only imagined."""
    if below is in_order:
        return
    for last in range(len(items) - 1, 0, -1):
        chosen = below(last + 1)
        items[last], items[chosen] = items[chosen], items[last]


def seeded(seed: int) -> Chance:
    """A seeded source: the same seed gives the same results on any machine.

    >>> [seeded(7).below(6), seeded(7).below(6)] == [seeded(7).below(6)] * 2
    True
    """
    chance = Chance(word=(seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & _MASK)
    chance.below(2)  # one step, so that small seeds do not start with small words
    return chance
