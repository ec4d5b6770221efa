"""Bulk: how far it is for a large figure, base by base.

Where a small monster slips through, a large one may not fit; counted by single spaces it would be sent into
pockets that it can neither leave nor fight from.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from grimtable.games.doom2004.topics.movement import moves_from
from grimtable.grid import Footprint, Passage, standings

REMEMBERED: Final = 256  #: answers that are kept: those of a few turns at a few tables

#: place → moves to the nearest of some places
Paces = Mapping[Footprint, int]


@lru_cache(maxsize=REMEMBERED)
def paces_beside(passage: Passage, size: str, spaces: int, barred: int) -> Paces:
    """The moves from every place until a base of this size touches one of these spaces: 1 is beside it."""
    near = passage.dilate(spaces)
    starts = [place for place in standings(passage, size, barred) if place.mask & near]
    return spread(passage, size, starts, barred, first=1)


@lru_cache(maxsize=REMEMBERED)
def paces_onto(passage: Passage, size: str, spaces: int, barred: int) -> Paces:
    """The moves from every place until a base of this size covers one of these spaces."""
    starts = [place for place in standings(passage, size, barred) if place.mask & spaces]
    return spread(passage, size, starts, barred)


def spread(
    passage: Passage, size: str, starts: Iterable[Footprint], barred: int, *, first: int = 0, most: int = 99
) -> dict[Footprint, int]:
    """The number of moves to each place from the nearest start; every move can be made both ways."""
    ring = list(starts)
    found = dict.fromkeys(ring, first)
    steps = first
    while ring and steps < most:
        steps += 1
        further = []
        for place in ring:
            for there in moves_from(passage, place, size):
                if there not in found and not there.mask & barred:
                    found[there] = steps
                    further.append(there)
        ring = further
    return found
