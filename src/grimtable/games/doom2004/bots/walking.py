"""Walking: how far it is over the discovered map, doors, pads and all.

Everything is a list of sets of spaces, one for each cost: cheap to grow, and asked only where it matters.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from grimtable.games.doom2004.changes import covered
from grimtable.games.doom2004.table import INVADER, INVADERS
from grimtable.games.doom2004.topics.doors import is_unlocked
from grimtable.grid import Passage, bits

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.scene import Scene

FAR: Final = 99  #: further than any way over a map of this game
REMEMBERED: Final = 256  #: answers that are kept: those of a few turns of a game

#: sets of spaces by their cost, the first one free
Rings = tuple[int, ...]


def passage_for(state: DoomState, *, marine: bool) -> Passage:
    """The ways that are open or could be opened: locked doors stay shut.

    Invaders never work security doors (D04-DOR-15), so for them the key does not matter. A door that a card
    seals until the end of the round counts as one that will open again.
    """
    field = state.field
    closed = tuple([door for door, standing in state.table.doors.items() if standing == "closed"])
    if marine:
        closed = tuple([door for door in closed if not is_unlocked(state, door)])
    return _passage(field.scene, closed)


@lru_cache(maxsize=REMEMBERED)
def _passage(scene: Scene, closed: tuple[str, ...]) -> Passage:
    """The ways past these doors, if everybody opens those that he may."""
    shut = [door for door in closed if scene.worked_by[door] != "all"]
    return Passage.of(scene.board, scene.board.walls | scene.board.closed(shut))


def rings_to(
    state: DoomState,
    passage: Passage,
    sources: Sequence[tuple[int, int]],
    *,
    forbidden: int,
    pads: bool = False,
) -> Rings:
    """Sets of spaces by the cost of getting from them to the best source.

    Sources are pairs of extra cost and spaces. With `pads`, a jump between discovered pads of a colour
    counts as a step (D04-TEL-02).
    """
    field = state.field
    forbidden |= field.unknown
    waiting = sorted((cost, spaces & field.known) for cost, spaces in sources if spaces & field.known)
    jumps = [mask for mask in pad_sets(state) if mask & (mask - 1)] if pads else []
    return _rings(passage, tuple(waiting), forbidden, tuple(jumps))


# The same question is asked at every step of a turn in which nobody moved of whom it speaks.
@lru_cache(maxsize=REMEMBERED)
def _rings(
    passage: Passage, waiting: tuple[tuple[int, int], ...], forbidden: int, jumps: tuple[int, ...]
) -> Rings:
    rings: list[int] = []
    reached = ring = 0
    place = 0
    while ring or place < len(waiting):
        grown = passage.dilate(ring) & ~(reached | forbidden) if ring else 0
        for mask in jumps:
            if ring & mask:
                grown |= mask & ~(reached | forbidden)
        while place < len(waiting) and waiting[place][0] <= len(rings):
            grown |= waiting[place][1] & ~reached
            place += 1
        ring = grown
        reached |= ring
        rings.append(ring)
        if len(rings) >= FAR:
            break
    return tuple(rings)


def pad_sets(state: DoomState) -> list[int]:
    """The discovered pads of each colour."""
    field = state.field
    found = []
    for pads in field.scene.teleporters.values():
        mask = 0
        for pad in pads:
            mask |= 1 << pad
        found.append(mask & field.known)
    return found


def cost_at(rings: Sequence[int], spaces: int) -> int:
    """The least cost from any of these spaces; FAR where no way leads."""
    for cost, ring in enumerate(rings):
        if ring & spaces:
            return cost
    return FAR


@lru_cache(maxsize=REMEMBERED)
def costs_among(rings: Rings, spaces: int) -> Mapping[int, int]:
    """The cost from each of these spaces; those without a way are left out."""
    found: dict[int, int] = {}
    for cost, ring in enumerate(rings):
        if ring & spaces:
            for space in bits(ring & spaces):
                found[space] = cost
    return found


def hunting_rings(state: DoomState, prey: int, *, crossing: bool = True) -> Rings:
    """How many steps an invader needs to stand beside one of these spaces: ring 1 is beside it.

    With `crossing`, its friends are no hindrance; they will have moved on.
    """
    field = state.field
    forbidden = field.obstacles | field.against(INVADERS) & ~prey
    if not crossing:
        forbidden |= field.of_side[INVADERS]
    return rings_to(state, passage_for(state, marine=False), [(0, prey)], forbidden=forbidden)


def invader_masks(state: DoomState) -> dict[str, int]:
    """What each invader covers; bots, active or not, are none."""
    return {
        id: covered(state, invader) for id, invader in state.table.invaders.items() if invader.seat == INVADER
    }
