"""Walking: where a figure could get with so many points, and the cheapest way there, doors included.

What a step is and what it costs, a game says in its own `Mover`; this looks several steps ahead.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final, NamedTuple

from grimtable.grid import Footprint, Passage

if TYPE_CHECKING:
    from grimtable.kernel import Action

#: where a figure stands, and the doors it has opened on the way
Stand = tuple[Footprint, tuple[str, ...]]

#: One point outweighs everything else that is bad about a way; ways of the same length differ by that.
POINT: Final = 10_000_000


class Step(NamedTuple):
    """One thing that points buy."""

    to: Stand
    action: Action
    cost: int


class Mover(ABC):
    """A figure that may walk over the known map."""

    def __init__(self, passage: Passage, here: Footprint) -> None:
        self.here = here
        self._passages: dict[tuple[str, ...], Passage] = {(): passage}

    @abstractmethod
    def steps(self, stand: Stand) -> Iterator[Step]:
        """Everything that can be bought from a place."""

    def can_stay(self, there: Footprint) -> bool:
        """Whether it may end its movement there."""
        return True

    def passage(self, opened: tuple[str, ...]) -> Passage:
        """Ways and walls with these doors opened."""
        found = self._passages.get(opened)
        if found is None:
            now = self._passages[()]
            found = self._passages[opened] = Passage.of(now.board, now.stops & ~now.board.closed(opened))
        return found

    def ends(self, points: int, near: int = -1) -> Iterator[Stand]:
        """Where it can end its movement with so many points, nearest first; `near` narrows it.

        The place where it stands is among them.
        """
        start: Stand = (self.here, ())
        costs: dict[Stand, int] = {start: 0}
        rings: list[list[Stand]] = [[start], *([] for _ in range(points))]
        for cost, ring in enumerate(rings):
            for stand in ring:
                if costs[stand] < cost:
                    continue
                if stand[0].mask & near and self.can_stay(stand[0]):
                    yield stand
                for step in self.steps(stand):
                    total = cost + step.cost
                    if total <= points and total < costs.get(step.to, points + 1):
                        costs[step.to] = total
                        rings[total].append(step.to)

    def cheapest(
        self,
        space: int,
        points: int,
        worry: Callable[[Stand, Step], int],
        opened: tuple[str, ...] = (),
    ) -> list[Step] | None:
        """The way to a space with so many points; of equally cheap ones the one with the least worry.

        A large figure covers the space in the end; a place with its north-west space on it is better than
        one beside it.
        """
        return self.nearest(1 << space, points, worry, opened)

    def nearest(
        self,
        spaces: int,
        points: int,
        worry: Callable[[Stand, Step], int],
        opened: tuple[str, ...] = (),
    ) -> list[Step] | None:
        """The way to the nearest of several spaces, by Dijkstra's algorithm."""
        start: Stand = (self.here, opened)
        best: dict[Stand, int] = {start: 0}
        came: dict[Stand, tuple[Stand, Step]] = {}
        heap: list[tuple[int, bool, Stand]] = [(0, False, start)]
        while heap:
            cost, _, stand = heappop(heap)
            if cost > best[stand]:
                continue
            if stand[0].mask & spaces and stand != start and self.can_stay(stand[0]):
                way = []
                while stand != start:
                    stand, step = came[stand]
                    way.append(step)
                return way[::-1]
            for step in self.steps(stand):
                total = cost + step.cost * POINT + worry(stand, step)
                if total < (points + 1) * POINT and total < best.get(step.to, total + 1):
                    best[step.to] = total
                    came[step.to] = (stand, step)
                    heappush(heap, (total, not spaces >> step.to[0].anchor & 1, step.to))
        return None
