"""Granting: procedures that give a figure its attacks, so that an attack finds whose allowance it uses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol, cast

import msgspec

from grimtable.kernel.identity import FigureId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


class Grants(msgspec.Struct):
    """The record of a procedure that gives attacks. It adds no field, so that saved games read as before."""

    @property
    def grants_attacks_of(self) -> str:
        """The figure that attacks."""
        raise NotImplementedError


class Allowance(Protocol):
    """What such a record counts."""

    attacks: int  #: left
    chained: bool  #: the attack for a kill has been given, or is not given here


def granting(state: DoomState, figure: FigureId) -> Iterator[Allowance]:
    """The records of the procedures in progress that give this figure attacks, the innermost first."""
    for frame in reversed(state.stack):
        memory = frame.memory
        if isinstance(memory, Grants) and memory.grants_attacks_of == figure:
            yield cast("Allowance", memory)
