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


EQUIVALENT: Final[dict[Change, str]] = {
    Change(
        "games/doom2004/topics/movement.py", "moves_from", "passage.memo[key] = found", "pass"
    ): "a memo only saves time: without it the same moves are worked out again",
    Change(
        "games/doom2004/procedures/marine_turn.py",
        "deeds",
        "if turn.attacks > 0:",
        "if turn.attacks > (-1):",
    ): "it differs with no attack left, and then `shots` gives nothing",
    Change(
        "games/doom2004/procedures/activation.py",
        "ducts",
        "if activation.points <= 0 or not scene.ducts >> invader.space & 1:",
        "if activation.points <= 0 and not scene.ducts >> invader.space & 1:",
    ): "every way through a duct is asked of `why_not_duct`, which refuses both; this only saves time",
    Change(
        "games/doom2004/views.py",
        "view_of",
        'if key not in ("id", "space", "fragged_at")',
        'if key not in ("id", "fragged_at")',
    ): "the name of the space is written under the same key below and takes its place",
}


def reason(mutant: Mutant) -> str:
    """Why nobody can notice this mutant; nothing when somebody could."""
    path = mutant.path.removeprefix("src/grimtable/")
    return EQUIVALENT.get(Change(path, mutant.function, mutant.was, mutant.becomes), "")
