"""Groups: the named sets of figures, spaces and doors that cards ask for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from grimtable.games.doom2004.changes import base
from grimtable.grid import bits

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import Play
    from grimtable.games.doom2004.procedures.resolving import Resolving

Figures = Callable[["Play", "Resolving"], list[str]]


def invaders(state: Play, resolving: Resolving) -> list[str]:
    """An invader on the board."""
    return list(state.table.invaders)


def small_invaders(state: Play, resolving: Resolving) -> list[str]:
    """A Zombie, Imp or Trite."""
    return [i.id for i in state.table.invaders.values() if i.kind in ("zombie", "imp", "trite")]


def wounded_invaders(state: Play, resolving: Resolving) -> list[str]:
    """An invader with a wound token."""
    return [i.id for i in state.table.invaders.values() if i.wounds > 0]


def marines(state: Play, resolving: Resolving) -> list[str]:
    """A Marine on the board."""
    return [m.id for m in state.table.marines.values() if m.space >= 0]


def marines_with_orders(state: Play, resolving: Resolving) -> list[str]:
    """A Marine with an order."""
    return [m.id for m in state.table.marines.values() if m.space >= 0 and m.order]


def marines_with_ammo(state: Play, resolving: Resolving) -> list[str]:
    """A Marine with at least two ammo tokens."""
    return [m.id for m in state.table.marines.values() if m.space >= 0 and sum(m.ammo.values()) >= 2]


def marines_beside(state: Play, resolving: Resolving) -> list[str]:
    """Another Marine beside the finder."""
    me = state.table.marines.get(resolving.finder)
    if me is None or me.space < 0:
        return []
    near = state.board.passage.neighbours[me.space]
    return [
        m.id
        for m in state.table.marines.values()
        if m.id != me.id and m.space >= 0 and (near >> m.space & 1 or m.space == me.space)
    ]


FIGURES: Mapping[str, Figures] = {
    "invaders": invaders,
    "small_invaders": small_invaders,
    "wounded_invaders": wounded_invaders,
    "marines": marines,
    "marines_with_orders": marines_with_orders,
    "marines_with_ammo": marines_with_ammo,
    "marines_beside": marines_beside,
}


def empty_spaces(state: Play, resolving: Resolving) -> list[int]:
    """An empty discovered space."""
    field = state.board
    return bits(field.known & ~(field.occupied | field.obstacles))


def barrels(state: Play, resolving: Resolving) -> list[int]:
    """A barrel."""
    return sorted(state.table.barrels)


SPACES: Mapping[str, Callable[[Play, Resolving], list[int]]] = {
    "empty_spaces": empty_spaces,
    "barrels": barrels,
}


def closed_doors(state: Play, resolving: Resolving) -> list[str]:
    """A closed door of the discovered map."""
    return [d for d, s in state.table.doors.items() if s == "closed" and _is_known(state, d)]


def open_doors(state: Play, resolving: Resolving) -> list[str]:
    """An open door that nothing blocks."""
    field = state.board
    found = []
    for door, standing in state.table.doors.items():
        if standing != "open" or not _is_known(state, door):
            continue
        edges = field.board.doors[door]
        if not any(
            field.board.inner_edges(base(state, each).mask) & edges for each in state.table.invaders.values()
        ):
            found.append(door)
    return found


def standing_doors(state: Play, resolving: Resolving) -> list[str]:
    """A door that is not destroyed."""
    return [d for d, s in state.table.doors.items() if s != "destroyed" and _is_known(state, d)]


def _is_known(state: Play, door: str) -> bool:
    return bool(state.board.scene.doorways[door] & state.board.known)


DOORS: Mapping[str, Callable[[Play, Resolving], list[str]]] = {
    "closed_doors": closed_doors,
    "open_doors": open_doors,
    "standing_doors": standing_doors,
}
