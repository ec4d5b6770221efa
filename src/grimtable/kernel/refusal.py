"""Refusals: why something is not legal, given by a rule."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from grimtable.kernel.errors import UnreadableText

#: What a sentence is about: the id of a figure, card, seat or space, several of them, or a number.
Value: TypeAlias = str | int | tuple[str, ...]


class Refusal(msgspec.Struct, frozen=True):
    """A rule id, the name of one of its reasons, and the values that the reason's sentence speaks of.

    Each reason has a sentence in every language, `refusal-RULE-reason` of the game's texts; whoever shows the
    refusal puts it into words (`narration.localised`). A refusal that is in words already, and one
    in the older spelling, has a whole sentence for its reason.

    >>> str(Refusal("SKI-ATK-03", "the ghoul stands behind a wall"))
    'the ghoul stands behind a wall (SKI-ATK-03)'
    """

    rule: str
    reason: str
    values: tuple[tuple[str, Value], ...] = ()
    said: str = ""  #: the same in English, for logs and programs: the kernel has no texts

    @property
    def is_message(self) -> bool:
        """Whether the reason is a name, to be put into words."""
        return self.reason.isidentifier()

    @property
    def sentence(self) -> str:
        """The sentence; of a reason by name only a makeshift for logs.

        >>> refuse("SKI-MOV-04", "occupied", figure="ghoul_2", space="3,1").sentence
        'occupied: figure ghoul_2, space 3,1'
        """
        if self.said or not self.is_message:
            return self.said or self.reason
        about = ", ".join(f"{key} {value}" for key, value in self.values)
        return f"{self.reason.replace('_', ' ')}: {about}" if about else self.reason.replace("_", " ")

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"


def refuse(rule: str, reason: str, /, **values: Value) -> Refusal:
    """A refusal for a reason by name; the values are what its sentence may speak of.

    >>> refuse("SKI-DOR-01", "no_such_door", door="A").values
    (('door', 'A'),)
    """
    return Refusal(rule, reason, tuple(values.items()))


def unreadable(error: UnreadableText) -> Refusal:
    """A text names no action (KRN-08)."""
    return Refusal("KRN-08", error.reason, tuple(error.values.items()), str(error))


def not_asked(asked: str, seat: str) -> Refusal:
    """Somebody acts whose decision it is not (KRN-01)."""
    return Refusal(
        "KRN-01", "not_asked", (("asked", asked), ("seat", seat)), f"{asked} is asked now, not {seat}"
    )
