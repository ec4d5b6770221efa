"""Moods: the same plans with other weights, for whoever compares what comes of them.

A veteran is always in the plain mood. Bold marines think of the way and little of danger, wary ones the other
way round, fierce ones want blood; demons keep out of sight, hold what the mission is about, or all go for one
marine. Kept for whole games they are about as good as the plain one, but for hiding, which is worse
(docs/bots.md): it is the moment that tells them apart.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class MarineMood(NamedTuple):
    """By how much a marine counts more than a veteran would."""

    danger: float = 1.0
    way: float = 1.0
    blood: float = 1.0


class DemonMood(NamedTuple):
    """By how much demons count more than a veteran would."""

    prey: str = ""  #: whose wounds count so; everybody's where nobody is named
    blood: float = 1.0
    hiding: float = 1.0  #: to be out of sight of marines
    stake: float = 1.0  #: to stand where the mission is decided


PLAIN: Final = MarineMood()
BOLD: Final = MarineMood(danger=0.35, way=1.5)
WARY: Final = MarineMood(danger=2.2, way=0.7)
FIERCE: Final = MarineMood(danger=0.7, way=0.5, blood=2.0)
MARINE_MOODS: Final = (PLAIN, BOLD, WARY, FIERCE)

CALM: Final = DemonMood()
HIDING: Final = DemonMood(hiding=3.0)
HOLDING: Final = DemonMood(stake=2.0)
DEMON_MOODS: Final = (CALM, HIDING, HOLDING)
FOCUS: Final = 1.7  #: how much more the wounds of a marine count for whom everybody goes
