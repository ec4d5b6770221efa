"""Switches: doors that encounter spaces hold open.  D4X-MAP-06 to D4X-MAP-08, ruling D4X-R-95."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.kernel.identity import DoorId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


def switches_of(state: DoomState, door: str) -> int:
    """The encounter spaces that belong to a door: those whose encounter opens it."""
    encounters = state.game.scenario(state.setup).encounters
    found = 0
    for space, name in state.table.encounters.items():
        encounter = encounters.get(name)
        calls = encounter.do if encounter is not None and encounter.do is not None else ()
        if any(call.verb == "open_door" and call.parameters.get("door") == door for call in calls):
            found |= 1 << space
    return found


def doors_to_close(state: DoomState) -> list[DoorId]:
    """D4X-MAP-07, D4X-MAP-08: open ones on whose switches no Marine stands."""
    kinds = state.field.scene.door_kinds
    return [
        DoorId(door)
        for door, standing in state.table.doors.items()
        if standing == "open"
        and kinds[door].held_open
        and not switches_of(state, door) & state.field.occupied
    ]
