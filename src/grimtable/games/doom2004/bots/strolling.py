"""Strolling: where a Marine gets to with his points, and what each way there brings and costs him.

Of all shortest ways to a space he takes the one on which most lies and on which fewest watchers strike at
him. What he passes is picked up for nothing, so it counts for the way and not only for its end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from grimtable.games.doom2004.bots.striking import strike_on, strike_worth
from grimtable.games.doom2004.changes import skill
from grimtable.games.doom2004.topics.doors import DOOR_COST, why_not_work_door
from grimtable.grid import Passage, bits
from grimtable.kernel.identity import DoorId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine


class Stroll:
    """Everywhere within so many steps of a space: how many they are, by which way, and what it is worth."""

    __slots__ = ("gains", "parents", "start", "steps")

    def __init__(self, start: int) -> None:
        self.start = start
        self.steps: dict[int, int] = {start: 0}
        self.gains: dict[int, float] = {start: 0.0}
        self.parents: dict[int, int] = {}

    def way(self, space: int) -> list[int]:
        """The spaces of the best way to one of them, the last one first."""
        found = []
        while space != self.start:
            found.append(space)
            space = self.parents[space]
        return found

    def first(self, space: int) -> int:
        """The first step of that way; the start itself for whoever stays."""
        way = self.way(space)
        return way[-1] if way else self.start


class Doors(NamedTuple):
    """The closed doors within the known map that a Marine may open on his way."""

    cost: int  #: of opening one
    spaces: int  #: those at their lines
    open: Passage  #: the ways if they stood open


def doors_on_the_way(state: DoomState, marine: Marine) -> Doors | None:
    """Those that he could open now; None where there are none. What is behind unknown ones is no way yet."""
    field = state.field
    found, spaces = [], 0
    for door, standing in state.table.doors.items():
        doorway = field.scene.doorways[DoorId(door)]
        if standing != "closed" or not doorway & field.known or doorway & field.unknown:
            continue
        if why_not_work_door(state, doorway, door, marine=True) is None:
            found.append(door)
            spaces |= doorway
    if not found:
        return None
    cost = 1 if skill(state, marine.id, "quick_doors") else DOOR_COST
    passage = field.passage.with_stops(field.passage.stops & ~field.board.closed(found))
    return Doors(cost, spaces, passage)


def stroll(
    state: DoomState,
    start: int,
    points: int,
    forbidden: int,
    worth: Mapping[int, float],
    doors: Doors | None = None,
) -> Stroll:
    """Spaces within so many steps; `worth`: what it brings or costs to come onto a space, if anything.

    Damaging ground is the end of a way unless he stands on it already.
    """
    field = state.field
    passage = field.passage
    neighbours = passage.neighbours
    jumps = field.scene.pads if field.scene.pads else {}
    found = Stroll(start)
    steps, gains, parents = found.steps, found.gains, found.parents
    reached = ring = 1 << start
    rings = [ring]
    for count in range(1, points + 1):
        leaving = ring & ~field.burning | ring & 1 << start
        grown = passage.dilate(leaving) & ~(reached | forbidden)
        landed = through = waiting = 0
        if jumps:
            for space in bits(ring):
                if space in jumps:
                    for pad in field.scene.teleporters[jumps[space]]:
                        landed |= 1 << pad & field.known & ~(reached | forbidden)
            grown |= landed
        if doors is not None and count > doors.cost:
            # Who came to a closed door so many points ago has opened it by now.
            waiting = rings[count - 1 - doors.cost] & doors.spaces
            if waiting:
                through = doors.open.dilate(waiting) & doors.spaces & ~(reached | forbidden | grown)
                grown |= through
        for space in bits(grown):
            best, parent = -1e9, start
            near = neighbours[space] & leaving
            if landed >> space & 1:
                near |= _pads_with(state, space) & ring
            if doors is not None and through >> space & 1:
                near |= doors.open.neighbours[space] & waiting
            while near:
                low = near & -near
                near ^= low
                other = low.bit_length() - 1
                gain = gains[other]
                if gain > best:
                    best, parent = gain, other
            steps[space] = count
            gains[space] = best + worth.get(space, 0.0)
            parents[space] = parent
        ring = grown
        rings.append(ring)
        reached |= ring
        if not ring and doors is None:
            break
    return found


def _pads_with(state: DoomState, space: int) -> int:
    """All pads of the colour of this one."""
    scene = state.field.scene
    found = 0
    for pad in scene.teleporters[scene.pads[space]]:
        found |= 1 << pad
    return found


def tolls(state: DoomState, marine: Marine, masks: Mapping[str, int]) -> dict[int, float]:
    """What watchers take from whoever comes onto a space beside them (D04-ABL-36), in wounds; below zero."""
    game, passage = state.game, state.field.passage
    found: dict[int, float] = {}
    for id, mask in masks.items():
        kind = state.table.invaders[id].kind
        if game.invaders[kind].abilities.watch:
            cost = strike_worth(marine, strike_on(state, kind, marine, 1, id))
            for space in bits(passage.around(mask)):
                found[space] = found.get(space, 0.0) - cost
    return found
