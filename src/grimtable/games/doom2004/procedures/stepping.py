"""Stepping: the steps that are offered to a figure of either side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.actions import Step
from grimtable.grid import bits
from grimtable.kernel import SeatId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState

MOST_OFFERS = 2_000  #: how many lists of a seat's steps are kept for one map before all are forgotten


def steps_onto(state: DoomState, seat: SeatId, free: int) -> list[Step]:
    """A step onto each of these spaces. Lists are kept with the map, because the same ones come again."""
    offers = state.field.scene.offers[seat]
    offered = offers.get(free)
    if offered is None:
        if len(offers) >= MOST_OFFERS:
            offers.clear()
        offered = offers[free] = [Step(seat, space) for space in bits(free)]
    return offered
