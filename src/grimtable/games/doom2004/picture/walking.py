"""Walking: where a figure could get with so many movement points, doors and jumps included (chapter MOV).

The rules themselves stay in `topics` and `procedures`; this looks several steps ahead over the known map.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from grimtable.figures.walking import Mover, Stand, Step
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.changes import base, skill
from grimtable.games.doom2004.table import Invader, Marine
from grimtable.games.doom2004.topics.doors import DOOR_COST, why_not_work_door
from grimtable.games.doom2004.topics.movement import moves_from
from grimtable.games.doom2004.topics.sides import enemies, flies, held, passable, seat_of
from grimtable.grid import Footprint, bits, mask_of, single
from grimtable.kernel.identity import DoorId, Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.kernel import Action


class Walker(Mover):
    """A figure that may walk over the known map."""

    def __init__(self, state: DoomState, figure: Marine | Invader) -> None:
        self.state = state
        self.figure = figure
        field = state.field
        self.seat = seat_of(figure)
        self.is_marine = isinstance(figure, Marine)
        if isinstance(figure, Marine):
            self.size = "1x1"
            here = Footprint(figure.space, 1, 1, 1 << figure.space)
            self.door_cost = 1 if skill(state, figure.id, "quick_doors") else DOOR_COST
            self.crawls = False
        else:
            kind = state.game.invaders[figure.kind]
            self.size = kind.size
            here = base(state, figure)
            self.door_cost = DOOR_COST
            self.crawls = kind.abilities.stealth and kind.size == "1x1"
        super().__init__(field.passage, here)
        #: what may be crossed but not kept
        self.shared = held(state, figure) & ~self.here.mask | field.shared & self.here.mask
        if flies(state, figure):
            self.shared |= field.obstacles & self.here.mask
        self.open = passable(state, figure)
        solid = field.obstacles
        if isinstance(figure, Marine) and skill(state, figure.id, "pass_obstacles"):
            self.shared |= field.scene.obstacles
            solid &= ~field.scene.obstacles
            self.open |= field.known & field.scene.obstacles & ~enemies(state, figure)
        if isinstance(figure, Marine) and skill(state, figure.id, "pass_enemies"):
            self.shared |= field.floor & enemies(state, figure)
            self.open |= field.floor & enemies(state, figure)
        self.landable = field.known & ~solid if self.is_marine else self.open  # D04-TEL-11: telefrag

    @cached_property
    def workable(self) -> tuple[str, ...]:
        """The closed doors that it could open if it stood beside them."""
        table, scene = self.state.table, self.state.field.scene
        return tuple(
            door
            for door, standing in table.doors.items()
            if standing == "closed"
            and why_not_work_door(self.state, scene.doorways[DoorId(door)], door, marine=self.is_marine)
            is None
        )

    @property
    def jumps(self) -> bool:
        """Whether it may get somewhere without walking there."""
        return bool(self._networks())

    def can_stay(self, there: Footprint) -> bool:
        """D04-MOV-08: whether it may end its movement there."""
        return not there.mask & self.shared

    def steps(self, stand: Stand) -> Iterator[Step]:
        """Everything that a movement point or two buy from a place."""
        there, opened = stand
        passage = self.passage(opened)
        if self.size == "1x1":
            for space in bits(passage.neighbours[there.anchor] & self.open):
                to = Footprint(space, 1, 1, 1 << space)
                yield Step((to, opened), act.Step(self.seat, space), 1)
            yield from self._jumps(there.anchor, opened)
        else:
            for to in moves_from(passage, there, self.size):
                if not to.mask & ~self.open:
                    yield Step((to, opened), self._large_step(to), 1)
        scene = self.state.field.scene
        if there.mask & scene.near_doorway and self.can_stay(there):
            for door in self.workable:
                if door not in opened and scene.doorways[DoorId(door)] & there.mask:
                    now = tuple(sorted((*opened, door)))
                    yield Step((there, now), act.WorkDoor(self.seat, DoorId(door)), self.door_cost)

    def _large_step(self, to: Footprint) -> Action:
        if self.size == "1x2":
            lie = "east-west" if to.width > to.height else "north-south"
            return act.Slide(self.seat, to.anchor, lie)
        return act.Step(self.seat, to.anchor)

    def _jumps(self, space: int, opened: tuple[str, ...]) -> Iterator[Step]:
        """Teleporters for Marines (D04-TEL-01), ducts for who can crawl (D04-TEL-08)."""
        scene = self.state.field.scene
        if self.is_marine and space in scene.pads:
            for pad in scene.teleporters[scene.pads[space]]:
                if pad != space and self.landable >> pad & 1:
                    to = Footprint(Space(pad), 1, 1, 1 << pad)
                    yield Step((to, opened), act.Teleport(self.seat, Space(pad)), 1)
        elif self.crawls and scene.ducts >> space & 1:
            for duct in bits(scene.ducts & self.open & ~(1 << space)):
                to = Footprint(duct, 1, 1, 1 << duct)
                yield Step((to, opened), act.UseDuct(self.seat, duct), 1)

    def ends(self, points: int, near: int = -1) -> Iterator[Stand]:
        """As for any mover; a small figure, asked for most, is quicker by sets of spaces."""
        if self.size != "1x1":
            yield from super().ends(points, near)
            return
        for opened, spaces in self._rings(1 << self.here.anchor, points, (), 0).items():
            for space in bits(spaces & ~self.shared & near):
                yield single(space), opened

    def _rings(
        self, start: int, points: int, opened: tuple[str, ...], jumped: int
    ) -> dict[tuple[str, ...], int]:
        """The same for a small figure as sets of spaces: rings of steps, and on through doors and pads."""
        scene = self.state.field.scene
        rings = self.passage(opened).rings(start, points, forbidden=~self.open & ~start)
        reached = 0
        for ring in rings:
            reached |= ring
        found = {opened: reached}

        def also(others: dict[tuple[str, ...], int]) -> None:
            for doors, spaces in others.items():
                found[doors] = found.get(doors, 0) | spaces

        if reached & scene.near_doorway:
            for door in self.workable:
                at = scene.doorways[DoorId(door)] & ~self.shared
                if door not in opened and reached & at:
                    cost = next(cost for cost, ring in enumerate(rings) if ring & at)
                    left = points - cost - self.door_cost
                    if left >= 0:
                        now = tuple(sorted((*opened, door)))
                        also(self._rings(rings[cost] & at, left, now, jumped))
        for pads in self._networks():
            if reached & pads and not jumped & pads:
                cost = next(cost for cost, ring in enumerate(rings) if ring & pads)
                if cost < points:
                    landing = pads & self.landable & ~(reached & pads)
                    if landing:
                        also(self._rings(landing, points - cost - 1, opened, jumped | pads))
        return found

    def _networks(self) -> list[int]:
        """Sets of spaces between which it can jump: pads of one colour, or the ducts."""
        scene, known = self.state.field.scene, self.state.field.known
        if self.is_marine:
            return [mask_of(pads) & known for pads in scene.teleporters.values()]
        return [scene.ducts & known] if self.crawls and scene.ducts else []
