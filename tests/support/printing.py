"""Printing: what content says, in one line of text, for tables that pin it."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any


def words(written: Any) -> str:
    """A value as content writes it, without the words for people."""
    if isinstance(written, dict):
        kept = {key: value for key, value in written.items() if key != "text"}
        return "(" + " ".join(f"{key}={words(value)}" for key, value in kept.items()) + ")"
    if isinstance(written, (list, tuple)):
        return "[" + ", ".join(words(each) for each in written) + "]"
    return str(written)


def effect(part: Any) -> str:
    """An effect or a condition as it is written; nothing where there is none."""
    return words(part.written) if part else ""


def said(**values: Any) -> str:
    """Only what is there."""
    return "; ".join(f"{name} {words(value)}" for name, value in values.items() if value)


def same_as_pinned(printed: Path, lines: Iterable[str]) -> None:
    """Whether these lines are the ones that a file pins, in its order."""
    pinned, found = printed.read_text(encoding="utf-8").splitlines(), list(lines)
    missing = [line for line in pinned if line not in found]
    new = [line for line in found if line not in pinned]
    assert (missing, new) == ([], []), "changed on purpose? then make printed.txt anew (see the test)"
    assert found == pinned
