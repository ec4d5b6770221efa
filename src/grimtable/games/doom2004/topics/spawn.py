"""Spawning: where new invaders may stand.  Rules D04-INV-10 to D04-INV-18, rulings D04-R-10 to -14."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.changes import covered
from grimtable.games.doom2004.table import INVADERS
from grimtable.games.doom2004.topics.pool import species
from grimtable.games.doom2004.topics.sides import monsters
from grimtable.grid import Footprint, anchors, lies, standings

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


def spawn_places(state: DoomState, kind: str, lifted: int = 0) -> list[Footprint]:
    """Every place out of all Marines' sight where a figure of this kind may stand, in board order.

    D04-R-13: tokens, features and damaging obstacles do not matter. `lifted`: spaces that will be free
    because the figure on them is taken off the board first.
    """
    barred = state.field.board.spaces & ~free_spaces(state, lifted)
    return standings(state.field.passage, state.game.invaders[kind].size, barred)


def free_spaces(state: DoomState, lifted: int = 0) -> int:
    """The spaces out of all Marines' sight where nothing stands: enough for a figure that covers one."""
    field = state.field
    return hidden_spaces(state) & ~(field.others(lifted) | field.obstacles)


def hidden_spaces(state: DoomState) -> int:
    """D04-INV-11, D04-INV-12, D04-R-14: discovered spaces that no Marine sees; invaders do not hide them.

    D4X-BOT-15, D4X-R-37: what a bot sees does not matter, but it hides what is behind it.
    """
    field = state.field
    # Asked for every kind of every card in hand and again for every figure placed: remembered until a
    # Marine, an obstacle, a door or the known map changes.
    theirs = field.against(INVADERS)
    depends_on = (theirs, field.obstacles, field.known, field.sight)
    if field.hidden is not None and field.hidden[0] == depends_on:
        return field.hidden[1]
    blockers = theirs | field.obstacles | field.unseen
    hidden = field.known & ~field.scene.outside
    for marine in state.table.marines.values():
        if marine.space >= 0:
            hidden &= ~field.sight.visible_from(marine.space, blockers & ~(1 << marine.space))
    field.hidden = (depends_on, hidden)
    return hidden


def can_be_placed(state: DoomState, kind: str, rooms: dict[str, bool] | None = None) -> bool:
    """D04-R-12: a figure is free or can be recycled, and there is a place for it.

    A figure of an equivalent kind of the pool will do (D4X-EQV-07).

    `rooms` remembers, for whoever asks about several kinds at once, whether there is a place for each size.
    """
    if kind in state.game.groups:
        return any(_can_be_placed(state, each, rooms) for each in species(state, kind))
    return _can_be_placed(state, kind, rooms)


def _can_be_placed(state: DoomState, kind: str, rooms: dict[str, bool] | None) -> bool:
    if state.table.supply[kind] <= 0:
        return bool(reusable(state, kind, ()))
    if rooms is None:
        return has_place(state, kind)
    size = state.game.invaders[kind].size
    room = rooms.get(size)
    if room is None:
        room = rooms[size] = has_place(state, kind)
    return room


def has_place(state: DoomState, kind: str, lifted: int = 0) -> bool:
    """Whether there is any of the places that `spawn_places` lists."""
    free = free_spaces(state, lifted)
    if kind in state.game.small or not free:
        return bool(free)
    field = state.field
    barred = field.board.spaces & ~free
    shapes = lies(state.game.invaders[kind].size)
    return any(anchors(field.passage, width, height, barred) for width, height in shapes)


def reusable(state: DoomState, kind: str, placed: tuple[str, ...]) -> list[str]:
    """D04-INV-17, D04-R-10: the figures that may be taken off to be placed anew, if there is a place then.

    Not those that the same card has just placed.
    """
    found = [i for i in monsters(state) if i.kind == kind and i.id not in placed]
    if not found:
        return []
    if has_place(state, kind):
        return [invader.id for invader in found]
    return [i.id for i in found if has_place(state, kind, covered(state, i))]
