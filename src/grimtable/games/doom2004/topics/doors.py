"""Doors: who may work which.  Chapter DOR, rulings D04-R-28, -29, -94."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.changes import covered
from grimtable.kernel import Refusal

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import Play

DOOR_COST = 2  #: D04-MOV-20


def why_not_work_door(state: Play, here: int, door: str, *, marine: bool) -> Refusal | None:
    """Why a figure standing here cannot open or close a door; None when it can.

    D04-DOR-14: the key of a security door unlocks it; opening and closing cost as always.
    """
    table, field = state.table, state.board
    standing = table.doors.get(door)
    if standing is None or not field.scene.doorways[door] & field.known:
        # A door of an undiscovered area is not on the board, and nobody is told that there is one.
        return Refusal("D04-DOR-06", f"there is no door {door}")
    if not field.scene.doorways[door] & here:
        return Refusal("D04-DOR-07", f"door {door} is worked from one of the four spaces at its line")
    if standing == "destroyed":
        return Refusal("D04-R-94", f"door {door} is destroyed")
    key = field.scene.doors[door].key
    if key:
        if not marine:
            return Refusal("D04-DOR-15", "invaders never open or close a security door")
        if key not in table.keys:
            return Refusal("D04-DOR-12", f"door {door} is locked until the {key} key is found")
    if state.lasting.by_name:
        sealed = state.lasting.forbids(f"door_{door}", None)
        if sealed is not None:
            return Refusal("D04-EVT-03", f"{sealed.source} seals door {door}")
    if standing == "open":  # D04-BIG-12
        edges, small = field.board.doors[door], state.game.small
        for invader in table.invaders.values():
            if invader.kind not in small and field.board.inner_edges(covered(state, invader)) & edges:
                return Refusal("D04-DOR-11", f"{invader.id} stands across the line of door {door}")
    return None
