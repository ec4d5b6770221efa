"""Quiet answers: questions that a screen need not ask aloud each time (REL-XP-13, REL-DIE-02, REL-POW-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.relic.actions import Discard, Done, Roll

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.kernel import Action


def declines(state: RelicState, action: Action) -> bool:
    """Whether an offered action only says "no more"; of a further die, that no card replaces it."""
    decision = state.decision
    if isinstance(action, Done):
        return True
    return isinstance(action, Roll) and decision is not None and decision.question == "before_further_die"


def idle(state: RelicState) -> Action | None:
    """REL-XP-13: who has to discard nothing keeps everything."""
    decision = state.decision
    if decision is None or decision.question != "discard_excess":
        return None
    if not all(isinstance(action, Discard | Done) for action in state.legal):
        return None
    return next((action for action in state.legal if isinstance(action, Done)), None)
