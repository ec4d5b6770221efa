"""Records of a series: a game that is over, what comes next, and how it ends."""

from __future__ import annotations

from typing import Any

import msgspec

from grimtable.kernel.setup import Result, Setup


class Finished(msgspec.Struct, frozen=True):
    """A game of the series that is over."""

    setup: Setup
    result: Result
    decisions: int
    #: what this game hands on, as `SeriesRules.carried` found it at its end
    carried: dict[str, Any] = {}

    @property
    def winners(self) -> tuple[str, ...]:
        """The teams that won it."""
        return tuple(dict.fromkeys(seat.team for seat in self.setup.seats if seat.id in self.result.winners))


class Coming(msgspec.Struct, frozen=True):
    """What is played next: one scenario, or several among which a team chooses."""

    scenarios: tuple[str, ...]
    chooser: str = ""
    carried: dict[str, Any] = {}


class Ended(msgspec.Struct, frozen=True):
    """The series is over: who has won it, and why, by a name (`series-REASON` of the texts)."""

    winners: tuple[str, ...]
    reason: str
