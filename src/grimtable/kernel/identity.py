"""The ids that the kernel passes around: strings that read in a log."""

from __future__ import annotations

from typing import NewType

SeatId = NewType("SeatId", str)
TeamId = NewType("TeamId", str)
RuleId = NewType("RuleId", str)
Moment = NewType("Moment", str)

#: The seat that answers for dice and cards at a physical table (chance source `external`).
CHANCE = SeatId("chance")
