"""Events: what happened, in the past tense, and who may see how much of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

import msgspec

from grimtable.kernel.chance import Outcome
from grimtable.kernel.identity import SeatId


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened at the table.

    A mutator builds the event only when the state has a journal, so play without
    listeners (search, simulation) pays nothing for it.
    """

    #: The rule that made it happen, for the log; a class may fix it.
    rule: ClassVar[str] = ""
    #: Whether it shows a secret that no view keeps afterwards: a card looked at and put back.
    shows: ClassVar[bool] = False
    #: How much it matters to whoever reads the log afterwards: 1 a detail, 2 plain, 3 a turning of the game.
    weight: ClassVar[int] = 2

    def seen_by(self, viewer: SeatId | None) -> Event | None:
        """The copy that this seat receives; None when it learns nothing. `viewer` None is a spectator."""
        return self

    def plain(self) -> dict[str, Any]:
        """The event as plain data, with its name under the key `event`."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


class Journal:
    """What a listening table collects: events and chance outcomes, in order."""

    __slots__ = ("events", "outcomes")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.outcomes: list[Outcome] = []

    def mark(self) -> tuple[int, int]:
        """Where the journal stands now."""
        return len(self.events), len(self.outcomes)

    def cut(self, mark: tuple[int, int]) -> None:
        """Forget everything after a mark: the step that wrote it is going to run again."""
        del self.events[mark[0] :]
        del self.outcomes[mark[1] :]

    def take(self) -> tuple[list[Event], list[Outcome]]:
        """Hand over what was collected and start anew."""
        events, outcomes = self.events, self.outcomes
        self.events, self.outcomes = [], []
        return events, outcomes


def seen_by(viewer: SeatId | None, events: Iterable[Event]) -> tuple[Event, ...]:
    """The copies of these events that a seat receives; None is a spectator."""
    return tuple(seen for event in events if (seen := event.seen_by(viewer)) is not None)
