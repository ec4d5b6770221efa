"""Setups: everything that is agreed before the first turn."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from grimtable.kernel.chance import Source
from grimtable.kernel.identity import SeatId
from grimtable.kernel.seat import Seat

OptionValue = str | int | bool

#: Whether a window asks a seat that has nothing to play: `skip` for bots and simulation,
#: `ask` at tables of people, where silence would show that a hand holds nothing.
Windows = Literal["skip", "ask"]


class Setup(msgspec.Struct, frozen=True):
    """Who plays which scenario of which game, with which options and packs."""

    game: str
    seats: tuple[Seat, ...]
    scenario: str
    options: dict[str, OptionValue] = {}
    seed: int = 0
    chance: Source = "seeded"
    windows: Windows = "skip"
    #: of keyed chance: the seal of its secret. Where there is none it is not written, as in older set-ups
    seal: str | msgspec.UnsetType = msgspec.UNSET
    #: laid over the game's own content, in their order. Older set-ups do not say it: see `Game.packs_in`
    packs: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    #: what earlier games of a series hand on to this one, in the words of the game; unset where nothing is
    carried: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET

    @property
    def order(self) -> tuple[SeatId, ...]:
        """The seats clockwise."""
        return tuple(seat.id for seat in self.seats)


class Result(msgspec.Struct, frozen=True):
    """How the game ended: who won, by which rule, in a sentence."""

    winners: tuple[SeatId, ...]
    rule: str
    sentence: str
