"""Sessions played by chance, for tests that need a game with a history."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grimtable.kernel.chance import seeded
from grimtable.records.record import Played
from grimtable.records.session import Session


def play_on(
    session: Session[Any, Any],
    decisions: int,
    *,
    seed: int = 0,
    until: Callable[[Session[Any, Any]], bool] | None = None,
) -> list[str]:
    """Play random legal actions until so many more were made, `until` holds or the game is over.

    Returns the digest before the first and after each.
    """
    chance = seeded(seed)
    digests = [session.state.digest()]
    for _ in range(decisions):
        if session.state.over or (until is not None and until(session)):
            break
        legal = session.state.legal_actions()
        session.play(legal[chance.below(len(legal))])
        digests.append(session.state.digest())
    return digests


def texts_of(session: Session[Any, Any]) -> list[str]:
    """The decisions in force in their text form."""
    return [step.action for step in session.steps if isinstance(step, Played)]


def windows_open(session: Session[Any, Any]) -> int:
    """How many windows are open, one inside another: two and more mean a reaction to a reaction."""
    return sum(frame.procedure.id == "window" for frame in session.state.stack)
