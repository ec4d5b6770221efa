"""Explanations: the options a bot weighed, its estimate for each, and the choice, in words."""

from __future__ import annotations

import msgspec

MOST_TOLD = 6


class Weighed(msgspec.Struct, frozen=True):
    """One option as the bot saw it."""

    action: str  #: its text form
    estimate: float
    reason: str


class Explanation(msgspec.Struct, frozen=True):
    """Why a bot would do what it does: for the hint button and for authors."""

    level: str  #: the level that was asked
    played_by: str  #: the level that answered: the same, or the next simpler one that the game has
    seat: str
    question: str
    chosen: str
    options: tuple[Weighed, ...]  #: best first
    unit: str = ""  #: what the estimates count

    @property
    def sentence(self) -> str:
        """The choice and its reason in one sentence."""
        first = self.options[0]
        why = f": {first.reason}" if first.reason else ""
        return f"{self.chosen}{why}"

    def in_words(self, most: int = MOST_TOLD) -> str:
        """Everything a person wants to read, one option on a line."""
        lines = [f"{self.seat} is asked: {self.question.replace('_', ' ')}."]
        if self.played_by != self.level:
            lines.append(f"This game has no {self.level}; its {self.played_by} answers.")
        lines.append(f"{self.played_by} chooses {self.sentence}.")
        for option in self.options[:most]:
            why = f"  ({option.reason})" if option.reason else ""
            lines.append(f"{option.estimate:8.2f}  {option.action}{why}")
        if len(self.options) > most:
            lines.append(f"… and {len(self.options) - most} more.")
        return "\n".join(lines)
