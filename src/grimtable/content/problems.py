"""Problems: what is wrong with a pack, where, and what was probably meant."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from grimtable.content import limits
from grimtable.kernel.errors import GrimtableError

KeyPath = tuple[str | int, ...]
"""Where a value stands inside a file: keys and list positions, outermost first."""

_KEY_STEP: Final = re.compile(r"([^.\[\]]+)(?!\])|\[(\d{1,9})\]")


def printable(text: str) -> str:
    """The text with everything a terminal might obey written as an escape, so that a report is safe to print.

    >>> printable("a\\x1b[2Jb")
    'a\\\\x1b[2Jb'
    """
    if text.isprintable():
        return text
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode("ascii") for letter in text
    )


def quoted(text: str, at_most: int = 60) -> str:
    """The text in quotation marks, safe to print and cut where it grows long.

    >>> quoted("imp")
    '"imp"'
    """
    shown = printable(text[: at_most + 1])
    return f'"{shown[:at_most]}…"' if len(text) > at_most else f'"{shown}"'


def key_text(path: KeyPath) -> str:
    """A key path as authors write it.

    >>> key_text(("reaction", "do", 0, "amount"))
    'reaction.do[0].amount'
    """
    parts: list[str] = []
    for step in path:
        if isinstance(step, int):
            parts.append(f"[{step}]")
        else:
            parts.append(f".{printable(step)}" if parts else printable(step))
    return "".join(parts)


def key_path(text: str) -> KeyPath:
    """A key path from the form authors write.

    >>> key_path("reaction.do[0].amount")
    ('reaction', 'do', 0, 'amount')
    """
    path: list[str | int] = []
    for name, index in _KEY_STEP.findall(text):
        path.append(name if name else int(index))
    return tuple(path)


def did_you_mean(word: str, known: Iterable[str]) -> str | None:
    """The known word nearest to a misspelt one, if any is near.

    >>> did_you_mean("gain_sheilds", ["gain_shields", "draw_cards"])
    'gain_shields'
    >>> did_you_mean("draw", ["gain_shields", "draw_cards"])
    'draw_cards'
    >>> did_you_mean("xyzzy", ["gain_shields"]) is None
    True
    """
    if len(word) > limits.KEY_LETTERS:  # comparing costs the product of the lengths
        return None
    choices = sorted(known)
    near = difflib.get_close_matches(word, choices, n=1, cutoff=0.6)
    if near:
        return near[0]
    plain = word.strip().casefold().replace("-", "_").replace(" ", "_")
    folded = {choice.casefold(): choice for choice in choices}
    near = difflib.get_close_matches(plain, sorted(folded), n=1, cutoff=0.6)
    if near:
        return folded[near[0]]
    longer = [choice for choice in choices if len(word) >= 3 and choice.startswith(word)]
    return longer[0] if len(longer) == 1 else None


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong, at one place.

    >>> print(Problem("cards/brace.toml", 7, "reaction.do[0].verb", 'unknown verb "gian"', "gain"))
    cards/brace.toml:7: reaction.do[0].verb: unknown verb "gian" — did you mean "gain"?
    """

    path: str
    line: int | None
    key: str
    what: str
    suggestion: str | None = None

    def __str__(self) -> str:
        place = f"{self.path}:{self.line}" if self.line is not None else self.path
        key = f" {self.key}:" if self.key else ""
        hint = f" — did you mean {quoted(self.suggestion)}?" if self.suggestion is not None else ""
        return f"{place}:{key} {self.what}{hint}"


class ContentError(GrimtableError):
    """A pack cannot be used; carries every problem found, the first fifty in full."""

    def __init__(self, problems: Sequence[Problem], total: int | None = None) -> None:
        self.problems: tuple[Problem, ...] = tuple(problems)
        self.total: int = len(self.problems) if total is None else total
        super().__init__(str(self))

    def __str__(self) -> str:
        lines = [str(problem) for problem in self.problems]
        more = self.total - len(self.problems)
        if more > 0:
            lines.append(f"… and {more} more {'problem' if more == 1 else 'problems'}")
        return "\n".join(lines)

    def __reduce__(self) -> tuple[type[ContentError], tuple[tuple[Problem, ...], int]]:
        return ContentError, (self.problems, self.total)


class Problems:
    """The problems met so far while a pack is read: the first fifty are kept, the rest only counted."""

    __slots__ = ("kept", "total", "seen")

    def __init__(self) -> None:
        self.kept: list[Problem] = []
        self.total = 0
        self.seen: set[Problem] = set()

    @property
    def full(self) -> bool:
        """Whether further problems are only counted, so that finding their lines would be wasted work."""
        return len(self.kept) >= limits.PROBLEMS_SHOWN

    def add(self, path: str, line: int | None, key: str, what: str, suggestion: str | None = None) -> None:
        """Note one problem; the same sentence about the same place is noted once."""
        if self.full:
            self.total += 1
            return
        problem = Problem(path, line, key, what, suggestion)
        if problem not in self.seen:
            self.seen.add(problem)
            self.kept.append(problem)
            self.total += 1

    def raise_if_any(self) -> None:
        """Raise everything noted so far as one `ContentError`, in the order of the files and their lines."""
        if self.total:
            raise ContentError(sorted(self.kept, key=_by_place), self.total)


def _by_place(problem: Problem) -> tuple[str, int, str]:
    return problem.path, problem.line or 0, problem.key
