"""Dice: what is said at a terminal about where they come from."""

from __future__ import annotations

from typing import Any

from grimtable.records.session import Session


def dice_told(session: Session[Any, Any]) -> str:
    """Where the dice of this game come from, and how they are proved."""
    if session.setup.chance == "external":
        return "The dice are your own: you type what they show."
    key = session.streams.key
    if key is None:
        return f"The dice follow from the seed {session.setup.seed}, so they can be known beforehand."
    if session.state.over and not key.is_locked:
        return f"The seal of the dice was {key.seal}, and the secret behind it is {key.secret}."
    return (
        f"The dice are sealed: {key.seal}. After the end the saved game tells the secret, and "
        "grimtable replay verify proves every die."
    )
