"""What can go wrong for a reason a person can mend: every error here is one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grimtable.kernel.refusal import Refusal

#: What rules code raises on a table that contradicts itself in a way no judgement foresaw.
FAULTS = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    StopIteration,
    TypeError,
    ValueError,
)


class GrimtableError(Exception):
    """Base of every error that is shown to a person as it stands, without a traceback.

    It may quote what a stranger wrote, so characters that a terminal would obey are shown as dots.
    """

    def __str__(self) -> str:
        sentence = super().__str__()
        if sentence.isprintable():
            return sentence
        return "".join(letter if letter.isprintable() or letter == "\n" else "·" for letter in sentence)


class IllegalAction(GrimtableError):
    """An action the rules do not allow now; carries the refusal that says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class UnreadableText(GrimtableError):
    """A text form that names no action, figure or space of this game.

    It comes in English for logs, and as the name of a reason with its values, for readers of every language.
    """

    def __init__(self, sentence: str, reason: str = "", /, **values: str | int) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.values = values


class ChanceError(GrimtableError):
    """A scripted or typed-in result that does not fit what was rolled or drawn."""


class RecordError(GrimtableError):
    """A record that cannot be read, continued or verified."""


class StateError(GrimtableError):
    """A saved state that cannot be read by this game."""


class SetupError(GrimtableError):
    """A table that cannot be set up: wrong seats, options or scenario."""


class StuckGame(GrimtableError):
    """A step that must be answered offers no action: a fault in the rules code, never in the play."""
