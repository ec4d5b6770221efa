"""The board: three rings and the centre, neighbours and tiers.  Chapter BRD."""

from __future__ import annotations

from collections.abc import Mapping

from grimtable.games.relic.table import INNER, MIDDLE, OUTER, SPACES
from grimtable.kernel.identity import Space

CLOCKWISE = "clockwise"
COUNTER = "counterclockwise"


TIERS: tuple[str, ...] = (
    *("outer" for _ in OUTER),
    *("middle" for _ in MIDDLE),
    *("inner" for _ in INNER),
    "centre",
    "",  # the last place, so that of space -1: an eliminated player stands nowhere
)
"""REL-BRD-01: the tier of each space; the scenario space is one of its own."""


def tier_of(space: int) -> str:
    """The tier of a space.

    >>> tier_of(0), tier_of(24), tier_of(40), tier_of(48), tier_of(-1)
    ('outer', 'middle', 'inner', 'centre', '')
    """
    return TIERS[space]


_CLOCKWISE = tuple(
    Space((space + 1) % 24 if space < 24 else 24 + (space - 23) % 16) for space in range(SPACES)
)
_COUNTER = tuple(Space((space - 1) % 24 if space < 24 else 24 + (space - 25) % 16) for space in range(SPACES))

ALONG: Mapping[str, tuple[Space, ...]] = {CLOCKWISE: _CLOCKWISE, COUNTER: _COUNTER}
"""REL-BRD-10: direction → the neighbour of each space; where no ring is, one of the Middle ring."""


def next_space(space: int, direction: str) -> Space:
    """REL-BRD-10: the neighbour in a ring, clockwise or counter-clockwise.

    >>> next_space(23, "clockwise"), next_space(24, "counterclockwise")
    (0, 39)
    """
    return ALONG[direction][space]


def neighbours(space: int) -> tuple[Space, ...]:
    """REL-BRD-11: the two neighbours in the same ring; the Inner tier has no ring.

    >>> neighbours(0), neighbours(44)
    ((1, 23), ())
    """
    if space >= INNER.start:
        return ()
    return next_space(space, CLOCKWISE), next_space(space, COUNTER)
