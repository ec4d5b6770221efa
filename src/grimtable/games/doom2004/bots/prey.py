"""Prey: whom the Invader's monsters hunt, Marines and the bots that obey them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.table import INVADER, MARINES, Marine
from grimtable.games.doom2004.topics.attackers import is_out_of_reach

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


def prey_spaces(state: DoomState) -> int:
    """Where they stand; what nobody runs is no prey (D4X-BOT-02)."""
    return state.field.of_side[MARINES]


def prey_of(state: DoomState) -> list[Marine]:
    """Everybody on the board whom it is worth striking."""
    marines = [marine for marine in state.table.marines.values() if marine.space >= 0]
    if "untouchable" in state.lasting.by_name:
        marines = [marine for marine in marines if not is_out_of_reach(state, marine.id)]
    return [*marines, *bots_as_prey(state)] if state.game.bots else marines


def bots_as_prey(state: DoomState) -> list[Marine]:
    """Each active bot as if it were a Marine with nothing in his bin but its wounds."""
    found = []
    for bot in state.table.invaders.values():
        if bot.kind in state.game.bots and bot.seat not in ("", INVADER):
            kind = state.game.invaders[bot.kind]
            found.append(Marine(bot.id, bot.space, kind.wounds - bot.wounds, kind.armor))
    return found


def as_prey(state: DoomState, id: str) -> Marine | None:
    """A figure as prey; None for monsters and inactive bots."""
    marine = state.table.marines.get(id)
    if marine is not None or not state.game.bots:
        return marine
    return next((bot for bot in bots_as_prey(state) if bot.id == id), None)


def is_bot(prey: Marine) -> bool:
    """Whether it is one of these stand-ins: a Marine's bin has room for ammunition."""
    return not prey.ammo
