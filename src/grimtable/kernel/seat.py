"""Seats: who sits where, in which team, and who is next."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from grimtable.kernel.identity import SeatId, TeamId


class Seat(msgspec.Struct, frozen=True):
    """One place at the table. A seat may run several figures; seats of one team win together."""

    id: SeatId
    team: TeamId
    role: str = ""


def next_seat(order: Sequence[SeatId], after: SeatId, out: Collection[SeatId] = ()) -> SeatId | None:
    """The seat whose turn follows, passing over eliminated ones; None when nobody else is left.

    >>> next_seat(("red", "green", "blue"), "red", out=("green",))
    'blue'
    """
    start = order.index(after)
    for distance in range(1, len(order)):
        seat = order[(start + distance) % len(order)]
        if seat not in out:
            return seat
    return None


def clockwise_from(
    order: Sequence[SeatId], first: SeatId, out: Collection[SeatId] = ()
) -> tuple[SeatId, ...]:
    """All seats still in the game, in turn order, beginning with `first`.

    >>> clockwise_from(("red", "green", "blue"), "green")
    ('green', 'blue', 'red')
    """
    start = order.index(first)
    turned = tuple(order[start:]) + tuple(order[:start])
    return tuple(seat for seat in turned if seat not in out) if out else turned
