"""Walking: where a figure could get with its points, over friends and enemies, doors and teleporters.

A step that the procedure offers is one here too: `topics.movement` says where a figure may go; this looks
several steps ahead, over what stands there now. A marine who enters the space of a staggered demon kills it
(D16-STG-04), so its space is free afterwards; a large demon may stop on small figures (D16-BIG-12).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.figures.walking import Mover, Stand, Step
from grimtable.games.doom2016.actions import OpenDoor, Rotate, Teleport
from grimtable.games.doom2016.actions import Step as StepTo
from grimtable.games.doom2016.field import ways_of
from grimtable.games.doom2016.table import MARINE
from grimtable.games.doom2016.topics.movement import (
    base_of,
    is_large,
    killable,
    network_of,
    surcharges,
)
from grimtable.games.doom2016.topics.skills import skill
from grimtable.grid import bits, block_moves
from grimtable.grid.footprint import Footprint, rotations, single
from grimtable.kernel import SeatId

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState, Ways
    from grimtable.games.doom2016.table import Figure
    from grimtable.kernel.identity import Space


class Walker(Mover):
    """A figure that may walk (D16-MOV-01 to D16-MOV-15, D16-BIG-02 to D16-BIG-12)."""

    def __init__(self, state: DoomState, figure: Figure) -> None:
        field = state.field
        super().__init__(field.ways.walk, base_of(state, figure))
        self.state = state
        self.figure = figure
        self.seat = SeatId(figure.seat)
        self.marine = figure.kind == MARINE
        self.large = is_large(state, figure)
        self.flying = not self.marine and state.game.demons[figure.kind].flying
        self.rough, self.enemies = surcharges(state, figure)
        self.killed = killable(state, figure)
        self.network = network_of(state) if self.marine else 0
        here = field.where[figure.id]
        others = field.occupied & ~here | field.shared & here
        #: where it may not stop: small figures nowhere among others, large ones not on large ones
        self.closed = others & ~self.killed
        if self.large:
            self.closed = 0
            for id, spaces in field.where.items():
                if id != figure.id and spaces & (spaces - 1):
                    self.closed |= spaces
        self.door_cost = 0 if self.marine and skill(state, figure.id, "free_doors") > 0 else 1
        self.shut = tuple(door for door, closed in state.table.doors.items() if closed)

    def ways(self, opened: tuple[str, ...]) -> Ways:
        """Ways with these doors opened."""
        field = self.state.field
        if not opened:
            return field.ways
        return ways_of(field.board, field.board.closed(door for door in self.shut if door not in opened))

    def can_stay(self, there: Footprint) -> bool:
        """D16-MOV-14, D16-BIG-17: whether it may end its movement there."""
        return not there.mask & self.closed

    def steps(self, stand: Stand) -> Iterator[Step]:
        there, opened = stand
        ways = self.ways(opened)
        if self.large:
            for to in block_moves(ways.heavy, there):
                yield Step((to, opened), StepTo(self.seat, to.anchor), 1)
            if there.width != there.height:
                for to in rotations(ways.heavy, there):
                    yield Step((to, opened), Rotate(self.seat, to.anchor), 1)
        else:
            passage = ways.fly if self.flying else ways.walk
            for space in bits(passage.neighbours[there.anchor]):
                cost = 1 + (self.rough >> space & 1) + (self.enemies >> space & 1)
                yield Step((single(space), opened), StepTo(self.seat, space), cost)
            if self.network >> there.anchor & 1:
                for space in bits(self.network & ~there.mask):
                    yield Step((single(space), opened), Teleport(self.seat, space), self._pad_cost(space))
        doorways = self.state.field.scene.doorways
        for door, spaces in doorways.items():
            if door in self.shut and door not in opened and spaces & there.mask and not self._shares(there):
                now = tuple(sorted((*opened, door)))
                yield Step((there, now), OpenDoor(self.seat, door), self.door_cost)

    def _pad_cost(self, space: Space) -> int:
        return 1 + (self.rough >> space & 1)

    def _shares(self, there: Footprint) -> bool:
        """D16-R-18: on another figure's space nothing can be done but move on."""
        return bool(there.mask & self.state.field.occupied & ~self.state.field.where[self.figure.id])

    def glory_kills(self, steps: list[Step]) -> list[str]:
        """The demons that a way kills by entering their spaces (D16-STG-04)."""
        found: dict[str, None] = {}
        for step in steps:
            if self.marine and step.to[0].mask & self.killed:
                id = self.state.field.at.get(step.to[0].anchor)
                if id is not None and id != self.figure.id:
                    found[id] = None
        return list(found)
