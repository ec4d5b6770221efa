"""Advice: one legal action, what it is thought to be worth, and why."""

from __future__ import annotations

from typing import Final, NamedTuple

from grimtable.kernel import Action

NEVER: Final = -1000.0  #: the worth of what a bot does only where nothing else is left


class Advice(NamedTuple):
    """One option, its estimate and the reason in words."""

    action: Action
    worth: float
    reason: str = ""
