"""Ways, for the machine: where a figure could get, at what cost, the first step there, how far goals are.

Small figures are thought over in sets of spaces, one set for each number of movement points; a closed door on
the way costs the point that opens it. Large figures are few and slow: their places are listed one by one.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from grimtable.games.doom2016 import actions as act
from grimtable.games.doom2016.field import ways_of
from grimtable.games.doom2016.table import MARINE
from grimtable.games.doom2016.topics.movement import base_of, killable, network_of, surcharges
from grimtable.grid import bits, block_moves
from grimtable.grid.footprint import rotations
from grimtable.kernel.identity import DoorId, Space

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from grimtable.games.doom2016.field import DoomState, Ways
    from grimtable.games.doom2016.table import Figure
    from grimtable.grid import CornerSight, Passage
    from grimtable.grid.footprint import Footprint
    from grimtable.kernel import Action, SeatId

FAR: Final = 60  #: what is not reached at all


class Reach:
    """Where a small figure could go from a space, by cost: `layers[3]` is first reached with 3."""

    __slots__ = (
        "deadly",
        "doors",
        "enemies",
        "layers",
        "network",
        "openers",
        "passage",
        "rough",
        "start",
        "stops",
        "wide",
    )

    def __init__(self, state: DoomState, figure: Figure, points: int) -> None:
        field = state.field
        marine = figure.kind == MARINE
        flies = not marine and state.game.demons[figure.kind].flying
        ways = field.ways
        self.passage = ways.fly if flies else ways.walk
        self.doors = any(state.table.doors.values())
        opened = ways_of(field.board, 0)
        self.wide = (opened.fly if flies else opened.walk) if self.doors else self.passage
        self.start: int = figure.space
        self.rough, self.enemies = surcharges(state, figure)
        self.network = network_of(state) if marine and state.table.teleporters else 0
        self.deadly = killable(state, figure) if marine else 0
        here = 1 << self.start
        own = field.where[figure.id]
        #: where it may stop: free spaces, its own, and those that entering empties
        self.stops = (field.board.spaces & ~field.occupied) | own & ~field.shared | self.deadly
        if not flies:
            self.stops &= ~field.scene.rough
        #: from where it could open a door
        self.openers = self.stops & openers(state) if self.doors else 0
        self.layers = self._spread(here, max(0, points))

    def _spread(self, here: int, points: int) -> list[int]:
        passage, network = self.passage, self.network
        dear = self.rough & self.enemies
        once = (self.rough | self.enemies) & ~dear
        plain = ~(once | dear)
        layers = [here]
        seen = here
        for spent in range(1, points + 1):
            last = layers[spent - 1]
            found = 0
            if last:
                found = passage.dilate(last) & plain
                if network and last & network:
                    found |= network & plain
            if spent >= 2:
                before = layers[spent - 2]
                if before:
                    found |= passage.dilate(before) & once
                    if self.doors:
                        found |= self.wide.dilate(before & self.openers) & plain
            if spent >= 3:
                before = layers[spent - 3]
                if before:
                    if dear:
                        found |= passage.dilate(before) & dear
                    if self.doors:
                        found |= self.wide.dilate(before & self.openers) & once
            found &= ~seen
            seen |= found
            layers.append(found)
        return layers

    def onward(self, start: int, points: int) -> Reach:
        """Where the same figure could go from another space."""
        other = Reach.__new__(Reach)
        other.passage, other.wide, other.doors = self.passage, self.wide, self.doors
        other.openers = self.openers
        other.rough, other.enemies = self.rough, self.enemies
        other.network, other.deadly = self.network, self.deadly
        other.start = start
        other.stops = self.stops | 1 << start
        other.layers = other._spread(1 << start, points)
        return other

    def within(self, points: int) -> int:
        """All spaces where it could stop with so many points."""
        found = 0
        for layer in self.layers[: points + 1]:
            found |= layer
        return found & self.stops

    def cost(self, space: int) -> int:
        """What the way to a space costs; FAR if it is out of reach."""
        for cost, layer in enumerate(self.layers):
            if layer >> space & 1:
                return cost
        return FAR

    def path(self, space: int) -> list[int]:
        """The spaces of a cheapest way, without the first."""
        found = []
        cost = self.cost(space)
        while cost > 0 and space != self.start:
            found.append(space)
            price = 1 + (self.rough >> space & 1) + (self.enemies >> space & 1)
            before = self._before(space, cost, price)
            if before is None:
                break
            space, cost = before
        found.reverse()
        return found

    def _before(self, space: int, cost: int, price: int) -> tuple[int, int] | None:
        at = cost - price
        if at >= 0:
            near = self.layers[at] & self.passage.neighbours[space]
            if near:
                return _first(near & ~self.enemies or near), at
            if self.network >> space & 1 and self.layers[at] & self.network:
                return _first(self.layers[at] & self.network), at
        if self.doors and at >= 1:
            near = self.layers[at - 1] & self.wide.neighbours[space] & self.openers
            if near:
                return _first(near), at - 1
        return None

    def first(self, state: DoomState, space: int, seat: SeatId) -> Action | None:
        """The first thing to do on the way to a space: a step, a teleporter or a door."""
        path = self.path(space)
        if not path:
            return None
        onward = path[0]
        if self.passage.neighbours[self.start] >> onward & 1:
            return act.Step(seat, Space(onward))
        if self.network >> self.start & 1 and self.network >> onward & 1:
            return act.Teleport(seat, Space(onward))
        door = door_between(state, self.start, onward)
        return None if door is None else act.OpenDoor(seat, door)


def _first(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def door_between(state: DoomState, one: int, other: int) -> DoorId | None:
    """A closed door that stands between two spaces, or beside the first of them."""
    best = None
    for door, spaces in state.field.scene.doorways.items():
        if state.table.doors.get(door) and spaces >> one & 1:
            if spaces >> other & 1:
                return door
            best = door
    return best


def openers(state: DoomState) -> int:
    """The spaces beside closed doors: only from there one is opened."""
    closed = state.table.doors
    found = 0
    for door, spaces in state.field.scene.doorways.items():
        if closed.get(door):
            found |= spaces
    return found


class LargeReach:
    """Where a large demon could go: its bases by cost, and how it got there."""

    __slots__ = ("came", "costs", "here", "others")

    def __init__(self, state: DoomState, figure: Figure, points: int) -> None:
        field = state.field
        passage = field.ways.heavy
        self.here = base_of(state, figure)
        turns = state.game.demons[figure.kind].base in ("1x2", "2x3")
        self.others = field.occupied & ~field.where[figure.id] | field.shared
        big = field.large & ~field.where[figure.id]
        self.costs: dict[Footprint, int] = {self.here: 0}
        self.came: dict[Footprint, Footprint] = {}
        ring = [self.here]
        for spent in range(1, points + 1):
            onward = []
            for place in ring:
                moves = block_moves(passage, place)
                for there in (*moves, *rotations(passage, place)) if turns else moves:
                    if there not in self.costs and not there.mask & big:
                        self.costs[there] = spent
                        self.came[there] = place
                        onward.append(there)
            ring = onward

    def ends(self) -> Iterable[Footprint]:
        """Where it could stop without standing on anybody."""
        return [place for place in self.costs if not place.mask & self.others]

    def first(self, place: Footprint, seat: SeatId) -> Action | None:
        """The first shift or turn on the way to a place."""
        if place == self.here:
            return None
        while self.came[place] != self.here:
            place = self.came[place]
        if (place.width, place.height) == (self.here.width, self.here.height):
            return act.Step(seat, Space(place.anchor))
        return act.Rotate(seat, Space(place.anchor))


@lru_cache(maxsize=8192)
def visible(ways: Ways, spaces: int, pocket: int = 0) -> int:
    """All spaces that see a figure on these spaces."""
    sight = ways.ignoring(pocket)[1]
    found = 0
    for space in bits(spaces):
        found |= sight.visible_from(space)
    return found


def sees_one(sight: CornerSight, space: int, target: Sequence[int]) -> bool:
    """Whether a space sees one of those that a figure stands on."""
    return any(map(partial(sight.sees, space), target))


def first_spot(layers: Iterable[int], spots: int, sight: CornerSight, target: Sequence[int]) -> list[int]:
    """The nearest of some places that sees a target, if there is any."""
    for layer in layers:
        for space in bits(layer & spots):
            if sees_one(sight, space, target):
                return [space]
    return []


# --- how far it is ------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def distances(
    ways: Ways, goals: int, network: int = 0, flies: bool = False, doors: int = 0
) -> tuple[int, ...]:
    """For every space the movement points to the nearest goal, doors and difficult terrain included.

    `doors` are the spaces from which one is opened.
    """
    board = ways.board
    opened = ways_of(board, 0)
    passage: Passage = ways.fly if flies else ways.walk
    wide: Passage = opened.fly if flies else opened.walk
    rough = 0 if flies else board.terrains.get("difficult", 0)
    far = [FAR] * board.area
    layers = [goals]
    seen = goals
    for space in bits(goals):
        far[space] = 0
    empty = 0
    spent = 0
    while empty < 3 and spent < FAR - 1:
        spent += 1
        last = layers[spent - 1]
        found = 0
        if last & ~rough:
            found = passage.dilate(last & ~rough)
            if network and last & network:
                found |= network
        if spent >= 2 and layers[spent - 2]:
            before = layers[spent - 2]
            found |= passage.dilate(before) | wide.dilate(before & ~rough) & doors
        if spent >= 3 and layers[spent - 3]:
            found |= wide.dilate(layers[spent - 3]) & doors
        found &= ~seen
        seen |= found
        layers.append(found)
        for space in bits(found):
            far[space] = spent
        empty = 0 if found else empty + 1
    return tuple(far)


def way(state: DoomState, goals: int, *, marine: bool, flies: bool = False) -> tuple[int, ...]:
    """`distances` as the table stands."""
    network = network_of(state) if marine and state.table.teleporters else 0
    doors = openers(state) if any(state.table.doors.values()) else 0
    return distances(state.field.ways, goals, network, flies, doors)
