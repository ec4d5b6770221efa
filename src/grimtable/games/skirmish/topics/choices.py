"""Choices: the named groups of figures and spaces that cards ask for.  Rules SKI-CRD-06, SKI-SPN-01."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from grimtable.games.skirmish.changes import team_of
from grimtable.games.skirmish.table import KEEPER
from grimtable.games.skirmish.topics.movement import room_for
from grimtable.grid import bits
from grimtable.kernel import SeatId
from grimtable.kernel.identity import Space

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState
    from grimtable.games.skirmish.table import Figure


def own_wounded(state: SkirmishState, seat: SeatId) -> list[Figure]:
    """Wounded figures of the same side."""
    team = team_of(seat)
    return [each for each in state.table.figures.values() if each.wounds and team_of(each.seat) == team]


def enemy_nearby(state: SkirmishState, seat: SeatId) -> list[Figure]:
    """Enemies next to a figure of the same side."""
    field = state.field
    own, enemies = (field.keepers, field.scouts) if seat == KEEPER else (field.scouts, field.keepers)
    near = field.passage.dilate(own) & enemies
    ids = dict.fromkeys(field.at[space] for space in bits(near)) if near else ()
    return [state.table.figures[id] for id in ids]


#: What a card's `among` may say: the figures of each group, in stable order.
FIGURES: Mapping[str, Callable[[SkirmishState, SeatId], list[Figure]]] = {
    "own_wounded": own_wounded,
    "enemy_nearby": enemy_nearby,
}


def spawn_spaces(state: SkirmishState, side: int = 1) -> list[Space]:
    """SKI-SPN-01: free known spaces on or next to a portal that is not sealed, in board order.

    A large figure needs room for all of its spaces there (SKI-BIG-01).
    """
    field = state.field
    around = 0
    for space, sealed in state.table.portals.items():
        if not sealed and field.known >> space & 1:
            around |= field.passage.neighbours[space] | 1 << space
    free = bits(around & field.known & ~field.occupied)
    return free if side == 1 else [space for space in free if room_for(state, space, side)]
