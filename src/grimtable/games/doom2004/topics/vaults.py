"""Vaults: rooms behind doors that nobody opens and one key holder walks through.  D4X-DM-54 to D4X-DM-58."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from grimtable.grid import Passage, mask_of
from grimtable.kernel.identity import NO_SPACE, Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.scene import Scene
    from grimtable.games.doom2004.table import Marine


def key_of(colour: str) -> str:
    """The token that passes the doors of a colour."""
    return f"{colour}_key"


def held_keys(state: DoomState, marine: Marine) -> list[str]:
    """The colours of the keys that he carries (D4X-R-60)."""
    return [colour for colour in vault_doors(state.field.scene) if marine.held(key_of(colour))]


def vault_doors(scene: Scene) -> dict[str, list[str]]:
    """Colour → the doors that its key leads through."""
    found: dict[str, list[str]] = {}
    for door, kind in scene.door_kinds.items():
        if kind.lets_through:
            found.setdefault(scene.doors[door].key, []).append(door)
    return found


def beyond(state: DoomState, marine: Marine) -> int:
    """D4X-DM-55: the spaces next to him behind vault doors that his keys let him through.

    D4X-R-61: but nobody sees through them.
    """
    field = state.field
    if not field.scene.near_doorway >> marine.space & 1:
        return 0
    keys = held_keys(state, marine)
    if not keys:
        return 0
    vaults = vault_doors(field.scene)
    passed = [door for colour in keys for door in vaults[colour]]
    stopping = [
        door for door, standing in state.table.doors.items() if standing == "closed" and door not in passed
    ]
    passage = Passage.of(field.board, field.board.walls | field.board.closed(stopping))
    return passage.neighbours[marine.space] & ~field.passage.neighbours[marine.space]


def passed_doors(state: DoomState, before: int, after: int) -> list[str]:
    """The colours of the vault doors that part two neighbouring spaces."""
    field = state.field
    if field.passage.neighbours[before] >> after & 1:
        return []
    near = field.board.edges_of(1 << before) | field.board.edges_of(1 << after)
    vaults = vault_doors(field.scene)
    return [key for key, doors in vaults.items() if any(field.board.doors[door] & near for door in doors)]


@lru_cache(maxsize=64)
def inside(scene: Scene) -> int:
    """D4X-MAP-01: the spaces that can be reached only through a vault door, or by teleporter from one.

    D4X-CTF-01: between flags Marines come from their headquarters. A drawn position may show neither
    these nor respawn points: then the largest part of the board is outside.
    """
    marks = scene.marks.items()
    starts = mask_of(space for space, mark in marks if mark.respawn)
    starts = starts or mask_of(space for space, mark in marks if mark.headquarters)
    doors = [door for doors in vault_doors(scene).values() for door in doors]
    open_ways = Passage.of(scene.board, scene.board.walls | scene.board.closed(doors))
    floor = scene.board.spaces & ~scene.obstacles
    outside = open_ways.reach(starts) if starts else _largest_part(open_ways, floor)
    return floor & ~outside


def _largest_part(open_ways: Passage, floor: int) -> int:
    largest, left = 0, floor
    while left:
        part = open_ways.reach(left & -left)
        largest = max(largest, part & floor, key=int.bit_count)
        left &= ~part
    return largest


def home_of(scene: Scene, token: str) -> Space:
    """D4X-DM-56: the space where the map shows a token; none on a drawn map that does not show it."""
    return next((Space(space) for space, mark in scene.marks.items() if token in mark.tokens), NO_SPACE)
