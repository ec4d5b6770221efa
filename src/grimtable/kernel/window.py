"""Windows: several seats may answer one moment, in a stated order.

Each answer that cards, orders and abilities could give stands in an index from moment to answers
(`Answers`), so that a window costs one lookup when nobody could act. Whether a seat that holds
nothing is asked all the same is a table setting: asking nobody would show that the hand holds nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass
from typing import Annotated, Any, Final

import msgspec

from grimtable.kernel.action import Action
from grimtable.kernel.bounds import AtSeat, Count, Name, Names
from grimtable.kernel.identity import SeatId
from grimtable.kernel.procedure import ANSWER, MANDATORY, Procedure, Step
from grimtable.kernel.refusal import Refusal

Answer = tuple[str, str, str]
"""Something that could answer a moment: whose it is (a seat), what kind of thing, which one.

A plain tuple: answers are taken apart all the time, and Python does that much slower with a named one.
"""


class Window(msgspec.Struct, gc=False):
    """What an open window remembers."""

    moment: Name
    rule: Name
    seats: Annotated[tuple[AtSeat, ...], msgspec.Meta(max_length=50)]
    position: Count = 0
    used: Names = ()  #: sources that have answered this moment already; none answers it twice
    reopens: bool = False


@dataclass(frozen=True, slots=True)
class Responder:
    """How one kind of source answers: its legal actions, the reason against others, what playing it does."""

    kind: str
    actions: tuple[type[Action], ...]
    among: Callable[[Any, SeatId, str, str], Iterable[Action]]  #: state, seat, source, moment
    source_of: Callable[[Any], str]  #: action → source
    why_not: Callable[[Any, Any, str], Refusal | None]  #: state, action, moment
    do: Callable[[Any, Any], None]  #: state, action


class Answers:
    """The index from moment to everything that could answer it.

    What answers a moment by itself may stand under `mandatory(moment)`, apart from what may be played.

    `noted` is for a game that asks the same of the index all the time: what it has worked out from the
    answers to a moment, of both sorts. It is forgotten when one of them comes or goes; copies share it, so it
    must follow from the answers alone.
    """

    __slots__ = ("by_moment", "noted")

    def __init__(
        self, by_moment: dict[str, tuple[Answer, ...]] | None = None, noted: dict[str, Any] | None = None
    ) -> None:
        self.by_moment: dict[str, tuple[Answer, ...]] = by_moment if by_moment is not None else {}
        self.noted: dict[str, Any] = noted if noted is not None else {}

    def copy(self) -> Answers:
        return Answers(self.by_moment.copy(), self.noted.copy())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answers) and self.by_moment == other.by_moment

    __hash__ = None  # type: ignore[assignment]  # mutable, as the standard containers are

    def add(self, seat: str, kind: str, source: str, moments: Iterable[str]) -> None:
        """A card came to a hand, an order was placed, a figure with an ability arrived."""
        come = (seat, kind, source)
        for moment in moments:
            others = self.by_moment.get(moment)
            # Sorted, so that an index rebuilt from a saved table is the same index.
            self.by_moment[moment] = (come,) if others is None else tuple(sorted((*others, come)))
            self.noted.pop(moment.removeprefix(MANDATORY), None)

    def remove(self, seat: str, kind: str, source: str, moments: Iterable[str]) -> None:
        """It left: one entry for each moment goes."""
        gone = (seat, kind, source)
        for moment in moments:
            answers = self.by_moment[moment]
            place = answers.index(gone)
            self.noted.pop(moment.removeprefix(MANDATORY), None)
            if len(answers) > 1:
                self.by_moment[moment] = answers[:place] + answers[place + 1 :]
            else:
                del self.by_moment[moment]


class _EveryMoment:
    """The moments that somebody could answer, where seats are asked whether or not they hold anything."""

    def __contains__(self, moment: object) -> bool:
        return True


EVERY_MOMENT: Final[Container[str]] = _EveryMoment()

#: The kernel's own procedure: one step that asks seat after seat until all have passed.
WINDOW_PROCEDURE = Procedure("window", Window, lambda: [Step(ANSWER, "KRN-05", "answer")]).compile()
