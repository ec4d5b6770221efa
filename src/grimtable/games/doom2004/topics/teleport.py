"""Teleporters: where a jump may lead.  Chapter TEL, ruling D04-R-81."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.table import Invader, Marine
from grimtable.games.doom2004.topics.movement import can_go_on
from grimtable.games.doom2004.topics.sides import friends, is_idle
from grimtable.kernel import Refusal, refuse
from grimtable.kernel.identity import NO_SPACE, Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


def pads_to(state: DoomState, marine: Marine | Invader, points: int) -> list[Space]:
    """The discovered pads of the same colour that the Marine may jump to."""
    colour = state.field.scene.pads.get(marine.space, "")
    pads = state.field.scene.teleporters.get(colour, ())
    return [Space(pad) for pad in pads if why_not_teleport(state, marine, pad, points) is None]


def why_not_teleport(state: DoomState, marine: Marine | Invader, space: int, points: int) -> Refusal | None:
    """Why a Marine cannot jump to a space; None when he can. He must stand on the pad (D04-R-06)."""
    field = state.field
    colour = field.scene.pads.get(marine.space)
    if colour is None:
        return refuse("D04-TEL-01", "no_pad", figure=marine.id)
    if points <= 0:
        return refuse("D04-MOV-17", "no_points")
    if space == marine.space or field.scene.pads.get(space) != colour or not field.known >> space & 1:
        return refuse("D04-TEL-01", "no_other", space=field.name(space))
    if field.obstacles >> space & 1:
        return refuse("D04-MOV-11", "obstacle", space=field.name(space))
    for id in field.at.get(space, ()):
        bot = state.table.invaders.get(id)
        if bot is not None and is_idle(bot):
            return refuse("D4X-R-30", "idle", figure=id)
    if friends(state, marine) >> space & 1 and not can_go_on(state, marine, space, points - 1):
        return refuse("D04-R-81", "no_way_on", figure=field.at[space][0])
    return None


def why_not_blind(state: DoomState, marine: Marine | Invader, colour: str, points: int) -> Refusal | None:
    """Why a Marine cannot jump to a pad that is not discovered yet; None when he can."""
    field = state.field
    if field.scene.pads.get(marine.space) != colour:
        return refuse("D04-TEL-01", "other_colour", figure=marine.id)
    if points <= 0:
        return refuse("D04-MOV-17", "no_points")
    if blind_pad(state, colour) < 0:
        return refuse("D04-TEL-05", "none_hidden")
    return None


def blind_pad(state: DoomState, colour: str) -> Space:
    """The first pad of a colour that is not discovered, in board order; -1 when there is none (D04-DP-28)."""
    field = state.field
    for pad in field.scene.teleporters.get(colour, ()):
        if not field.known >> pad & 1:
            return Space(pad)
    return NO_SPACE
