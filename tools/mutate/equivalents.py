"""Equivalents: mutants that change nothing anybody could notice, and why.

A reason is a fact about the code or the rules that makes both readings the same at every table; "no case
shows it" is none. Only what is truly the same stands here: it is left out of the figures.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tools.mutate.mutant import Mutant


class Change(NamedTuple):
    """A change by its place and its words, which stay the same when lines move."""

    path: str  #: below src/grimtable
    function: str
    was: str
    becomes: str


EQUIVALENT: Final[dict[Change, str]] = {}


def reason(mutant: Mutant) -> str:
    """Why nobody can notice this mutant; nothing when somebody could."""
    path = mutant.path.removeprefix("src/grimtable/")
    return EQUIVALENT.get(Change(path, mutant.function, mutant.was, mutant.becomes), "")
