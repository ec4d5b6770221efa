"""Shortest paths under costs that the caller gives; equal paths are always decided the same way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Any, Generic, TypeVar

from grimtable.grid.errors import GridError
from grimtable.grid.masks import first
from grimtable.grid.passage import OUT_OF_REACH, Passage

#: what is moved about: a space number or a footprint; places compare in board order
Place = TypeVar("Place", bound=Any)

#: costs of entering spaces, as (cost, spaces) with disjoint sets; a space in none of them cannot be entered
Entering = Sequence[tuple[int, int]]


def levels(passage: Passage, start: int, entering: Entering, limit: int = OUT_OF_REACH) -> list[int]:
    """Spaces by what it costs to get there: entry c holds those whose cheapest way costs exactly c.

    This is the fast form for costs that depend on the space entered only (D16-MOV-08 to D16-MOV-12). The
    list ends with the dearest space that can be reached within the limit.

    >>> from grimtable.grid.board import Board
    >>> board = Board.of(3, 1, terrain={"1,0": "difficult"})
    >>> levels(Passage.of(board, board.walls), 0, [(1, 0b101), (2, 0b010)])
    [1, 0, 2, 4]
    """
    _check_entering(entering)
    largest = max((cost for cost, _ in entering), default=0)
    found, reached = [1 << start], 1 << start
    grown = [passage.dilate(1 << start)]
    cost, quiet = 0, 0
    while cost < limit and quiet < largest:
        cost += 1
        level = 0
        for step, spaces in entering:
            if step <= cost:
                level |= grown[cost - step] & spaces
        level &= ~reached
        reached |= level
        found.append(level)
        grown.append(passage.dilate(level) if level else 0)
        quiet = 0 if level else quiet + 1
    while not found[-1]:
        found.pop()
    return found


def way_back(passage: Passage, found: Sequence[int], entering: Entering, goal: int) -> list[int]:
    """A cheapest path to a space of `levels`, both ends included; the lowest space number decides ties."""
    cost = next((cost for cost, level in enumerate(found) if level >> goal & 1), None)
    if cost is None:
        raise GridError(f"no way leads to {passage.board.name(goal)}")
    path = [goal]
    while cost:
        step = next(step for step, spaces in entering if spaces >> path[-1] & 1)
        cost -= step
        path.append(first(passage.neighbours[path[-1]] & found[cost]))
    return path[::-1]


def shortest_path(passage: Passage, start: int, goal: int, forbidden: int = 0) -> list[int] | None:
    """A path with the fewest steps, both ends included, or None; the lowest space number decides ties."""
    rings, target = [1 << start], 1 << goal
    reached = 1 << start
    while not rings[-1] & target:
        ring = passage.dilate(rings[-1]) & ~(reached | forbidden)
        if not ring:
            return None
        reached |= ring
        rings.append(ring)
    path = [goal]
    for ring in rings[-2::-1]:
        path.append(first(passage.neighbours[path[-1]] & ring))
    return path[::-1]


@dataclass(frozen=True, slots=True)
class Routes(Generic[Place]):
    """Cheapest ways from one place: what each place costs, nearest first, and where its way comes from."""

    start: Place
    costs: dict[Place, int]
    came_from: dict[Place, Place]

    def path(self, goal: Place) -> list[Place]:
        """The cheapest way to a place, start and goal included."""
        if goal not in self.costs:
            raise GridError("no way leads there within the limit")
        path = [goal]
        while path[-1] != self.start:
            path.append(self.came_from[path[-1]])
        return path[::-1]


def routes(
    start: Place, steps: Callable[[Place], Iterable[tuple[Place, int]]], limit: int = OUT_OF_REACH
) -> Routes[Place]:
    """Everything within a cost limit: `steps` gives the places one move leads to and what each costs.

    Among equally cheap ways the one over the cheaper, then lower-numbered place is kept.

    >>> routes(0, lambda n: [(n + 1, 1), (n + 3, 2)], limit=4).path(6)
    [0, 3, 6]
    """
    best: dict[Place, int] = {start: 0}
    settled: dict[Place, int] = {}
    came_from: dict[Place, Place] = {}
    heap: list[tuple[int, Place]] = [(0, start)]
    while heap:
        cost, place = heappop(heap)
        if place in settled:
            continue
        settled[place] = cost
        for other, step in steps(place):
            if step < 0:
                raise GridError(f"a step from {place} costs {step}: costs cannot be negative")
            total = cost + step
            if total <= limit and total < best.get(other, OUT_OF_REACH):
                best[other] = total
                came_from[other] = place
                heappush(heap, (total, other))
    return Routes(start, settled, came_from)


def _check_entering(entering: Entering) -> None:
    taken = 0
    for cost, spaces in entering:
        if cost < 1:
            raise GridError(f"entering a space costs {cost}: it must cost at least 1")
        if spaces & taken:
            raise GridError("two costs of entering hold for the same space: make the sets disjoint")
        taken |= spaces
