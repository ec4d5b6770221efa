"""A refusal: why something is not legal, with the rule that says so."""

from __future__ import annotations

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """A rule id and one sentence for the player.

    >>> str(Refusal("SKI-ATK-03", "the ghoul stands behind a wall"))
    'the ghoul stands behind a wall (SKI-ATK-03)'
    """

    rule: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"
