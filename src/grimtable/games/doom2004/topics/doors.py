"""Doors: who may work which.  Chapter DOR, rulings D04-R-28, -29, -94."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.changes import covered
from grimtable.kernel import Refusal, refuse
from grimtable.kernel.identity import DoorId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState

DOOR_COST = 2  #: D04-MOV-20


def why_not_work_door(state: DoomState, here: int, door: str, *, marine: bool) -> Refusal | None:
    """Why a figure standing here cannot open or close a door; None when it can.

    D04-DOR-12: its kind, or the key on it, says who may. D04-DOR-14: keys unlock it; opening and closing cost
    as always.
    """
    table, field = state.table, state.field
    standing = table.doors.get(door)
    if standing is None or not field.scene.doorways[DoorId(door)] & field.known:
        # A door of an undiscovered area is not on the board, and nobody is told that there is one.
        return refuse("D04-DOR-06", "no_door", door=door)
    if not field.scene.doorways[DoorId(door)] & here:
        return refuse("D04-DOR-07", "not_at_door", door=door)
    if standing == "destroyed":
        return refuse("D04-R-94", "destroyed", door=door)
    worker = field.scene.worked_by[door]
    if worker != "all":
        if worker == "nobody":
            kind = field.scene.door_kinds[door]
            if kind.lets_through:
                return refuse("D4X-DM-54", "vault", door=door)
            if kind.held_open:
                return refuse("D4X-R-95", "switched", door=door)
            return refuse("D04-DOR-06", "never", door=door)
        if not marine:
            return refuse("D04-DOR-15", "security")
        for key in field.scene.keys[door]:
            if key not in table.keys:
                return refuse("D04-DOR-12", "locked", door=door, key=f"{key}_key")
    if state.lasting.by_name:
        sealed = state.lasting.forbids(f"door_{door}", None)
        if sealed is not None:
            return refuse("D04-EVT-03", "sealed", card=sealed.source, door=door)
    if standing == "open":  # D04-BIG-12
        edges, small = field.board.doors[door], state.game.small
        for invader in table.invaders.values():
            if invader.kind not in small and field.board.inner_edges(covered(state, invader)) & edges:
                # D4X-LCK-06: closing an airlock by hand keeps to it as well.
                return refuse("D04-DOR-11", "in_the_way", figure=invader.id, door=door)
    return None


def is_unlocked(state: DoomState, door: str) -> bool:
    """D04-DOR-13: whether Marines may work it as far as keys are concerned."""
    scene, keys = state.field.scene, state.table.keys
    return scene.worked_by[door] != "nobody" and all(key in keys for key in scene.keys[door])
