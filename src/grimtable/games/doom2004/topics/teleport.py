"""Teleporters: where a jump may lead.  Chapter TEL, ruling D04-R-81."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.table import Marine
from grimtable.games.doom2004.topics.movement import can_go_on
from grimtable.kernel import Refusal

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import Play


def pads_to(state: Play, marine: Marine, points: int) -> list[int]:
    """The discovered pads of the same colour that the Marine may jump to."""
    colour = state.board.scene.pads.get(marine.space, "")
    pads = state.board.scene.teleporters.get(colour, ())
    return [pad for pad in pads if why_not_teleport(state, marine, pad, points) is None]


def why_not_teleport(state: Play, marine: Marine, space: int, points: int) -> Refusal | None:
    """Why a Marine cannot jump to a space; None when he can. He must stand on the pad (D04-R-06)."""
    field = state.board
    colour = field.scene.pads.get(marine.space)
    if colour is None:
        return Refusal("D04-TEL-01", f"{marine.id} does not stand on a teleporter")
    if points <= 0:
        return Refusal("D04-MOV-17", "a jump takes a movement point")
    if space == marine.space or field.scene.pads.get(space) != colour or not field.known >> space & 1:
        return Refusal(
            "D04-TEL-01", f"{field.board.name(space)} is no other {colour} teleporter on the board"
        )
    if field.obstacles >> space & 1:
        return Refusal("D04-MOV-11", f"an obstacle stands on {field.board.name(space)}")
    if field.marines >> space & 1 and not can_go_on(state, marine, space, points - 1):
        return Refusal("D04-R-81", f"{field.at[space][0]} stands on that pad and there is no way on")
    return None


def why_not_blind(state: Play, marine: Marine, colour: str, points: int) -> Refusal | None:
    """Why a Marine cannot jump to a pad that is not discovered yet; None when he can."""
    field = state.board
    if field.scene.pads.get(marine.space) != colour:
        return Refusal("D04-TEL-01", f"{marine.id} does not stand on a {colour} teleporter")
    if points <= 0:
        return Refusal("D04-MOV-17", "a jump takes a movement point")
    if blind_pad(state, colour) < 0:
        return Refusal("D04-TEL-05", f"every {colour} teleporter is on the board")
    return None


def blind_pad(state: Play, colour: str) -> int:
    """The first pad of a colour that is not discovered, in board order; -1 when there is none (D04-DP-28)."""
    field = state.board
    for pad in field.scene.teleporters.get(colour, ()):
        if not field.known >> pad & 1:
            return pad
    return -1
