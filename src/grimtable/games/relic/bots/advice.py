"""Advice: one legal action, what it is thought to be worth, and why.

Worth is counted in influence: a Power card is worth about two, a level six, a completed mission seven. What a
point of Life or a Corruption card is worth depends on how many there are (see `prices`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from grimtable.kernel import Action

WIN: Final = 100.0  #: the game
NEVER: Final = -1000.0


class Advice(NamedTuple):
    """One option, its estimate and the reason in words."""

    action: Action
    worth: float
    reason: str
