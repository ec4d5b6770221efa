"""Oddities: what no text and no number from outside may hold, asked everywhere by these two functions.

Requests, messages of browsers, records, saved states and repairs are read by different parts, and each has
something behind it that an odd value would hurt: a database that takes no NUL, a terminal that obeys control
characters, a reader who is fooled by text that runs backwards, a log in which one name covers the page, rules
that count to a number of a thousand digits.
"""

from __future__ import annotations

import math
import unicodedata
from typing import Any, Final, Literal

import msgspec

#: So many marks may stand on one letter; the languages that pile most need four.
MOST_MARKS: Final = 8
#: Data from outside is nested no deeper.
DEEPEST: Final = 64
#: Of a line, of a list, and of what is nested in a value: far above any real game's.
MAX_TEXT: Final = 1_000
MAX_ITEMS: Final = 2_000
MAX_DEPTH: Final = 8
#: What fits into 64 bits, as databases have them.
LOWEST: Final = -(2**63)
HIGHEST: Final = 2**63 - 1

#: Joiners of letters: some scripts and most pictures of people are written with them.
_JOINERS: Final = "\u200c\u200d"
_LINES: Final = "\n\r\t"


class Odd(msgspec.Struct, frozen=True):
    """What is odd about a value.

    >>> odd_text("Anna\\u202e").sentence
    'the text holds the invisible character U+202E; remove it'
    """

    what: Literal["hidden", "marks", "number", "nested"]
    detail: str = ""

    @property
    def sentence(self) -> str:
        if self.what == "hidden":
            return f"the text holds the invisible character {self.detail}; remove it"
        if self.what == "marks":
            return f"the text piles more than {MOST_MARKS} marks on one letter; remove some"
        if self.what == "number":
            return f"the number {self.detail} is larger than any that is used here"
        return "the data is nested too deeply"


def odd_text(text: str, *, lines: bool = False) -> Odd | None:
    """What is odd about a text; with `lines` it may have several.

    >>> odd_text("Zoë, Łukasz and שָׁלוֹם") is None
    True
    """
    if text.isprintable() and text.isascii():
        return None
    marks = 0
    for letter in text:
        if letter.isprintable():
            # A mark combines with what stands before it.
            marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
            if marks > MOST_MARKS:
                return Odd("marks")
        elif letter not in _JOINERS and not (lines and letter in _LINES):
            return Odd("hidden", f"U+{ord(letter):04X}")
        else:
            marks = 0
    return None


def odd_value(value: Any, *, lines: bool = False) -> Odd | None:
    """What is odd about plain data, keys included: the first odd thing in it.

    >>> odd_value({"seats": ["red", 2**70]}).sentence
    'the number 1180591620717411303424 is larger than any that is used here'
    """
    waiting: list[tuple[Any, int]] = [(value, 0)]
    while waiting:
        part, depth = waiting.pop()
        odd: Odd | None = None
        if isinstance(part, str):
            odd = odd_text(part, lines=lines)
        elif isinstance(part, int):
            if not LOWEST <= part <= HIGHEST:
                odd = Odd("number", _short(part))
        elif isinstance(part, float):
            if not math.isfinite(part):
                odd = Odd("number", str(part))
        elif isinstance(part, dict | list | tuple):
            if depth >= DEEPEST:
                return Odd("nested")
            waiting.extend((inner, depth + 1) for inner in part)
            if isinstance(part, dict):
                waiting.extend((inner, depth + 1) for inner in part.values())
        if odd is not None:
            return odd
    return None


def _short(number: int) -> str:
    """A number of thousands of digits is not written out."""
    return str(number) if number.bit_length() < 100 else f"of {number.bit_length():,} bits"
