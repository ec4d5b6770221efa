"""Spawning: where new invaders may stand.  Rules D04-INV-10 to D04-INV-18, rulings D04-R-10 to -14."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.grid import Footprint, bits, placements

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import Play


def spawn_places(state: Play, kind: str) -> list[Footprint]:
    """Every place out of all Marines' sight where a figure of this kind may stand, in board order."""
    field = state.board
    taken = field.occupied | field.obstacles | (field.board.spaces & ~field.known)
    size = state.game.invaders[kind].size
    if size == "1x1":
        hidden = hidden_spaces(state)
        return [Footprint(space, 1, 1, 1 << space) for space in bits(hidden & ~taken)]
    shapes = ((2, 2),) if size == "2x2" else ((1, 2), (2, 1))
    barred = taken | (field.board.spaces & ~hidden_spaces(state))
    found = [place for width, height in shapes for place in placements(field.passage, width, height, barred)]
    return sorted(found)


def hidden_spaces(state: Play) -> int:
    """D04-INV-11, D04-INV-12, D04-R-14: discovered spaces that no Marine sees; invaders do not hide them."""
    field = state.board
    # Asked for every kind of every card in hand and again for every figure placed: remembered until a
    # Marine, an obstacle, a door or the known map changes.
    depends_on = (field.marines, field.obstacles, field.known, field.sight)
    if field.hidden is not None and field.hidden[0] == depends_on:
        return field.hidden[1]
    blockers = field.marines | field.obstacles | (field.board.spaces & ~field.known)
    hidden = field.known
    sees = field.sight.sees
    for marine in state.table.marines.values():
        if marine.space < 0:
            continue
        here = marine.space
        own = blockers & ~(1 << here)
        for space in bits(hidden):
            if sees(here, space, own):
                hidden ^= 1 << space
    field.hidden = (depends_on, hidden)
    return hidden


def can_be_placed(state: Play, kind: str) -> bool:
    """D04-R-12: a figure is free or can be recycled, and there is a place for it."""
    if state.table.supply[kind] <= 0 and not any(i.kind == kind for i in state.table.invaders.values()):
        return False
    field = state.board
    free = hidden_spaces(state) & ~(field.occupied | field.obstacles)
    size = state.game.invaders[kind].size
    if size == "1x1" or not free:
        return bool(free)
    shapes = ((2, 2),) if size == "2x2" else ((1, 2), (2, 1))
    barred = field.board.spaces & ~free
    return any(placements(field.passage, width, height, barred) for width, height in shapes)
