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
    return _ways_with(state, passed).neighbours[marine.space] & ~field.passage.neighbours[marine.space]


def passed_doors(state: DoomState, marine: Marine, before: int, after: int) -> list[str]:
    """D4X-DM-56: the colours of his keys that have let him from one space to the next, and of no other.

    Where two doors meet he may hold a key that he did not need, of a door that he only passed by.
    """
    field = state.field
    if field.passage.neighbours[before] >> after & 1:
        return []
    vaults = vault_doors(field.scene)
    held = held_keys(state, marine)
    for keys in (*([key] for key in held), held):
        passed = [door for key in keys for door in vaults[key]]
        if _ways_with(state, passed).neighbours[before] >> after & 1:
            return keys
    return []


def _ways_with(state: DoomState, passed: list[str]) -> Passage:
    """The ways as they are now, but for doors that are as if they were not there."""
    board = state.field.board
    stopping = [
        door for door, standing in state.table.doors.items() if standing == "closed" and door not in passed
    ]
    return Passage.of(board, board.walls | board.closed(stopping))


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


@lru_cache(maxsize=64)
def rooms(scene: Scene) -> dict[str, int]:
    """D4X-DM-57: colour → the spaces behind its doors: its own vault, and no other.

    What can be reached by teleporter from there alone belongs to it, too.
    """
    within = inside(scene)
    vaults = vault_doors(scene)
    found: dict[str, int] = {}
    for colour, doors in vaults.items():
        others = [door for key, each in vaults.items() if key != colour for door in each]
        ways = Passage.of(scene.board, scene.board.walls | scene.board.closed(others))
        near = scene.board.spaces_at(scene.board.closed(doors)) & within
        found[colour] = ways.reach(near, forbidden=scene.board.spaces & ~within) & within
    left = within
    for room in found.values():
        left &= ~room
    pads = scene.pads.items()
    outside = {pad for space, pad in pads if not within >> space & 1}
    for part in scene.board.areas(left, scene.board.walls):
        ways_in = {pad for space, pad in pads if part >> space & 1}
        for colour, room in found.items():
            if not ways_in & outside and ways_in & {pad for space, pad in pads if room >> space & 1}:
                found[colour] |= part
    return found


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
