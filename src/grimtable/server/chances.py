"""Chances to win along a game, and the turning points: where the estimate swung most within one turn."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from grimtable.bots import estimate
from grimtable.records.session import Session

#: A curve has so many points at regular distances and as many where something happened, however long the game
#: was; an estimate takes about half a millisecond.
MOST_POINTS = 300
#: So many turning points are told, those with the largest swing.
MOST_TURNING = 6
#: A smaller swing turns nothing.
LEAST_SWING = 0.05


class Point(msgspec.Struct, frozen=True, array_like=True):
    """The estimate after a decision: a chance for each side, in the order of the sides."""

    decision: int
    chances: tuple[float, ...]


class Curve(msgspec.Struct, frozen=True):
    """How the chances to win went, from the set-up to the last decision."""

    teams: tuple[str, ...]
    points: tuple[Point, ...]


class Swing(msgspec.Struct, frozen=True):
    """A turning point: after this decision a team's chance had grown by so much within the turn."""

    decision: int
    team: str
    swing: float


def curve_of(session: Session[Any, Any], wanted: Collection[int] = ()) -> Curve | None:
    """The chances along a game, at the `wanted` decisions and at some others; None without an estimate.

    It looks at the true table, so it is for who may see every secret. For threads, on a session aside.
    """
    if estimate(session.state) is None:
        return None
    teams = tuple(dict.fromkeys(str(seat.team) for seat in session.setup.seats))
    stride = -(-max(1, session.decisions) // MOST_POINTS)
    marked = sorted(wanted)
    looked_at = {*marked[:: -(-max(1, len(marked)) // MOST_POINTS)], session.decisions}
    points = []
    for number, state in session.states():
        if number in looked_at or number % stride == 0:
            chances = estimate(state) or {}
            points.append(Point(number, tuple(round(chances.get(team, 0.0), 3) for team in teams)))
    return Curve(teams, tuple(points))


def turning_points(curve: Curve, turns: Sequence[int], last: int) -> list[Swing]:
    """The turns that changed most, each at the decision that did most of it; `turns` are where they begin.

    Within a turn chances go up and down with every step and shot; what counts is what the turn brought. The
    last decision makes the winner certain, which is the end and no turning point.

    >>> points = [(0, 0.4), (3, 0.45), (5, 0.7), (8, 0.72), (10, 0.71), (12, 1.0)]
    >>> curve = Curve(("scouts", "keeper"), tuple(Point(at, (up, 1 - up)) for at, up in points))
    >>> turning_points(curve, [0, 8], last=12)
    [Swing(decision=5, team='scouts', swing=0.32)]
    """
    known = [point for point in curve.points if point.decision < last]
    swings = []
    for begin, end in pairwise([*sorted({0, *turns}), last]):
        within = [point for point in known if begin <= point.decision <= end]
        if len(within) < 2:
            continue
        gains = [after - before for before, after in zip(within[0].chances, within[-1].chances, strict=True)]
        place = max(range(len(gains)), key=gains.__getitem__)
        if gains[place] < LEAST_SWING:
            continue
        _, decision = max(
            (after.chances[place] - before.chances[place], -after.decision)
            for before, after in pairwise(within)
        )
        swings.append(Swing(-decision, curve.teams[place], round(gains[place], 3)))
    swings.sort(key=lambda swing: (-swing.swing, swing.decision))
    return sorted(swings[:MOST_TURNING], key=lambda swing: swing.decision)
