"""A mutant: one small change of one file, described so that a reader sees what it does."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RULE_ID = re.compile(r"\b[A-Z][A-Z0-9]{2}-[A-Z0-9]+-\d+\b")


@dataclass(frozen=True)
class Mutant:
    """A stretch of a file and what stands in its place."""

    path: str  #: from the root of the repository
    start: int  #: offsets into the text of the file
    end: int
    after: str
    operator: str
    line: int
    lines: tuple[int, int]  #: the statement that it belongs to
    function: str = ""  #: the function or the table of a TOML file it stands in
    was: str = ""  #: the line as it reads now
    becomes: str = ""  #: the line as it would read
    at_import: bool = False  #: whether the line runs when its module is imported, and never again

    def planted(self, text: str) -> str:
        """The text of the file with the mistake in it."""
        return text[: self.start] + self.after + text[self.end :]

    @property
    def place(self) -> str:
        """`file:line`, as editors read it."""
        return f"{self.path}:{self.line}"

    def __str__(self) -> str:
        return f"{self.place} in {self.function or 'the module'}\n    - {self.was}\n    + {self.becomes}"


def changed_lines(text: str, start: int, end: int, after: str) -> tuple[str, str]:
    """The line, or lines, of a change before and after it, without indentation and in one line.

    >>> changed_lines("a\\n  if x < 1:\\n", 9, 10, "<=")
    ('if x < 1:', 'if x <= 1:')
    """
    first = text.rfind("\n", 0, start) + 1
    last = text.find("\n", end)
    last = len(text) if last < 0 else last
    return _one_line(text[first:last]), _one_line(text[first:start] + after + text[end:last])


def nearest_rule(text: str, mutant: Mutant) -> str:
    """The rule id nearest to the mutant: in its line, else in its function, else the last one above it."""
    lines = text.splitlines()
    here = mutant.line - 1
    for number in (
        here,
        *range(here - 1, max(-1, here - 40), -1),
        *range(here + 1, min(len(lines), here + 40)),
    ):
        found = RULE_ID.search(lines[number]) if number < len(lines) else None
        if found:
            return found.group()
    return "no rule named"


def _one_line(text: str) -> str:
    return " ".join(text.split())
