"""Records of a series: a game that is over, what comes next, how it ends, and what its page tells."""

from __future__ import annotations

from typing import Any

import msgspec

from grimtable.kernel.setup import Result, Setup


class Finished(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game of the series that is over."""

    setup: Setup
    result: Result
    decisions: int
    #: what this game hands on, as `SeriesRules.carried` found it at its end
    carried: dict[str, Any] = {}
    #: what was done well in it, by name (`medal-NAME` of the texts)
    medals: tuple[str, ...] = ()

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


# --- what a page shows of it, in the words of one language --------------------------------------------------


class Fact(msgspec.Struct, frozen=True):
    """Something that goes on from game to game: `Kill points`, `23`."""

    title: str
    value: str


class Ware(msgspec.Struct, frozen=True):
    """What can be had before the next game, and at what price."""

    title: str
    price: int
    note: str = ""
    can_pay: bool = True  #: whether there is enough for it


class Account(msgspec.Struct, frozen=True):
    """How a series stands beyond wins: what everybody has, and what could be had."""

    facts: tuple[Fact, ...] = ()
    squad: dict[str, tuple[str, ...]] = {}  #: seat → what it takes along
    shop: tuple[Ware, ...] = ()
