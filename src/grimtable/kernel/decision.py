"""Decisions: one seat, one question, its legal actions."""

from __future__ import annotations

from dataclasses import dataclass

from grimtable.kernel.action import Action
from grimtable.kernel.identity import SeatId


@dataclass(frozen=True, slots=True)
class Decision:
    """What is asked now."""

    seat: SeatId
    rule: str  #: the rule that puts the question
    question: str  #: the step's name, or the moment of a window
    is_window: bool
    actions: tuple[Action, ...]  #: in stable order
