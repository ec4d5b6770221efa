"""Routes: what every space of the two rings is worth over the next turns, mean over the movement die."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from grimtable.games.relic.table import MIDDLE, OUTER
from grimtable.games.relic.topics.board import CLOCKWISE, COUNTER, next_space

if TYPE_CHECKING:
    from grimtable.games.relic.bots.visits import Visits
    from grimtable.games.relic.game import Relic

RINGS: Final = MIDDLE.stop  #: the spaces of both rings are numbered below this
PATIENCE: Final = 0.86  #: what a turn later is worth beside one now
TURNS: Final = 5  #: looked ahead: Life that is lost on the way makes more of them a guess
TURNS_TO_RIFT: Final = 12  #: the same for whoever has somewhere to go


@lru_cache(maxsize=1024)
def reach(game: Relic, space: int, points: int, relic: bool) -> tuple[tuple[int, ...], bool]:
    """The spaces on which a move of so many points may end, and whether it may enter the Warp Rift.

    >>> from grimtable.games import load_game
    >>> reach(load_game("relic"), 0, 2, False)
    ((2, 22), False)
    """
    ends: list[int] = []
    rift = False
    for direction in (CLOCKWISE, COUNTER):
        found, entered = _walk(game, space, points, direction, relic)
        ends.extend(end for end in found if end not in ends)
        rift = rift or entered
    return tuple(ends), rift


def _walk(game: Relic, space: int, points: int, direction: str, relic: bool) -> tuple[list[int], bool]:
    ends: list[int] = []
    rift = False
    while points > 0:
        box = game.spaces[space].movement_box
        if box is not None:
            to = game.space_numbers[box.to]
            if to >= RINGS:
                rift = rift or relic
            elif points == 1:
                ends.append(to)
            else:
                for way in (CLOCKWISE, COUNTER):
                    ends.extend(_walk(game, to, points - 1, way, relic)[0])
        points -= 1
        space = next_space(space, direction)
    ends.append(space)
    return ends, rift


@lru_cache(maxsize=64)
def moves(game: Relic, slower: int, relic: bool) -> tuple[tuple[tuple[tuple[int, ...], bool], ...], ...]:
    """For each space of the rings and each face of the die: where a move may end (see `reach`)."""
    return tuple(
        tuple(reach(game, space, max(1, face - slower), relic) for face in range(1, 7))
        for space in range(RINGS)
    )


@lru_cache(maxsize=256)
def spread(
    game: Relic,
    now: tuple[float, ...],
    ways: tuple[tuple[int, int, float], ...],
    rift: float,
    relic: bool,
    slower: int,
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The worth of arriving at and of standing on every space; boards are asked for again and again."""
    table = moves(game, slower, relic)
    standing = [0.0] * RINGS
    arriving = list(now)
    for _ in range(TURNS_TO_RIFT if rift > 0 else TURNS):
        arriving = [value + PATIENCE * after for value, after in zip(now, standing, strict=True)]
        for space, to, cost in ways:
            crossed = cost + PATIENCE * standing[to]
            if crossed > arriving[space]:
                arriving[space] = crossed
        for space in range(RINGS):
            total = 0.0
            for ends, enters in table[space]:
                best = arriving[ends[0]]
                for end in ends:
                    if arriving[end] > best:
                        best = arriving[end]
                total += rift if enters and rift > best else best
            standing[space] = total / 6
    return tuple(arriving), tuple(standing)


class Routes:
    """Worth of spaces over the next turns.

    `arriving[s]` is the worth of ending a move on s, `standing[s]` that of a coming turn that begins there.
    """

    def __init__(self, visits: Visits, *, rift: float, relic: bool, slower: int = 0) -> None:
        game = visits.state.game
        self.game, self.rift, self.relic = game, rift, relic
        self.now = tuple(visits.worth(space) for space in range(RINGS))
        ways: list[tuple[int, int, float]] = []
        for space in OUTER:
            if game.spaces[space].boxes and not visits.state.table.spaces[space]:
                crossing = visits.crossing(space)
                if crossing is not None:
                    ways.append((space, *crossing))
        self.arriving, self.standing = spread(game, self.now, tuple(ways), rift, relic, slower)

    def moving(self, space: int, points: int) -> float:
        """What a move of so many points from a space is worth."""
        ends, rift = reach(self.game, space, points, self.relic)
        best = max(self.arriving[end] for end in ends)
        return max(best, self.rift) if rift else best
