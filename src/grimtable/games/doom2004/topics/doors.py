"""Doors: who may work which.  Chapter DOR, rulings D04-R-28, -29, -94."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.changes import base
from grimtable.kernel import Refusal

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import Play


def why_not_work_door(state: Play, here: int, door: str, *, marine: bool) -> Refusal | None:
    """Why a figure standing here cannot open or close a door; None when it can."""
    table, field = state.table, state.board
    standing = table.doors.get(door)
    if standing is None:
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
    if standing == "open":
        edges = field.board.doors[door]
        for invader in table.invaders.values():
            if field.board.inner_edges(base(state, invader).mask) & edges:
                return Refusal("D04-DOR-11", f"{invader.id} stands across the line of door {door}")
    return None
