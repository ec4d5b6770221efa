"""Choices: the named groups of figures and spaces that cards ask for.  Rules SKI-CRD-06, SKI-SPN-01."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from grimtable.games.skirmish.changes import team_of
from grimtable.games.skirmish.topics.line_of_sight import can_see
from grimtable.grid import bits
from grimtable.kernel import SeatId

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import Play
    from grimtable.games.skirmish.table import Figure


def is_own_wounded(state: Play, seat: SeatId, figure: Figure) -> bool:
    """A wounded figure of the same side."""
    return team_of(figure.seat) == team_of(seat) and figure.wounds > 0


def is_enemy_in_sight(state: Play, seat: SeatId, figure: Figure) -> bool:
    """An enemy that one of the seat's own figures can see."""
    if team_of(figure.seat) == team_of(seat):
        return False
    return any(can_see(state, own, figure) for own in state.table.figures.values() if own.seat == seat)


FIGURES: Mapping[str, Callable[[Play, SeatId, Figure], bool]] = {
    "own_wounded": is_own_wounded,
    "enemy_in_sight": is_enemy_in_sight,
}


def spawn_spaces(state: Play) -> list[int]:
    """SKI-SPN-01: free known spaces on or next to a portal that is not sealed, in board order."""
    field = state.board
    around = 0
    for space, sealed in state.table.portals.items():
        if not sealed and field.known >> space & 1:
            around |= field.passage.neighbours[space] | 1 << space
    return bits(around & field.known & ~field.occupied)
