"""Rule ids: `PREFIX-CHAPTER-NUMBER`, or `PREFIX-NUMBER` where a catalogue has a single chapter."""

import difflib
import re
from collections.abc import Iterable
from functools import lru_cache

# A sub-case carries a small letter: TOY-LOS-02a.
_NUMBER = r"[0-9]+[a-z]?"
_CHAPTER = r"[A-Z][A-Z0-9]*"
# What may not stand directly before or after a cited id: it would make it part of a longer word, so that
# `TOY-ATK-07` is never found inside `TOY-ATK-071`.
_NOT_BEFORE = r"(?<![A-Za-z0-9_])(?<![A-Za-z0-9_]-)"
_NOT_AFTER = r"(?![A-Za-z0-9_])(?!-[A-Za-z0-9_])"

PREFIX = re.compile(r"[A-Z][A-Z0-9]{1,7}")
CHAPTER_KEY = re.compile(_CHAPTER)


@lru_cache(maxsize=64)
def _pattern(prefixes: tuple[str, ...]) -> re.Pattern[str]:
    if not prefixes:
        return re.compile(r"(?!)")  # no catalogue, no id
    alternatives = "|".join(re.escape(prefix) for prefix in prefixes)
    return re.compile(rf"{_NOT_BEFORE}(?:{alternatives})(?:-{_CHAPTER})?-{_NUMBER}{_NOT_AFTER}")


def ids_with(prefixes: Iterable[str]) -> re.Pattern[str]:
    """The pattern that finds every id token of these prefixes, and nothing shorter or longer.

    >>> ids_with(["TOY"]).findall("TOY-ATK-01 to TOY-ATK-05, not TOY-ATK-nn or MYTOY-ATK-02")
    ['TOY-ATK-01', 'TOY-ATK-05']
    """
    return _pattern(tuple(sorted(set(prefixes))))


def exactly(rule_id: str) -> re.Pattern[str]:
    """The pattern that finds this one id as a whole token."""
    return re.compile(rf"{_NOT_BEFORE}{re.escape(rule_id)}{_NOT_AFTER}")


def chapter_of(rule_id: str, prefix: str) -> str | None:
    """The chapter key inside an id; the prefix itself for ids without one; None if the id has another shape.

    >>> chapter_of("TOY-ATK-01", "TOY"), chapter_of("TOY-01", "TOY"), chapter_of("ATK-01", "TOY")
    ('ATK', 'TOY', None)
    """
    found = re.fullmatch(rf"{re.escape(prefix)}(?:-({_CHAPTER}))?-{_NUMBER}", rule_id)
    if found is None:
        return None
    return found.group(1) or prefix


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of an error sentence that names the nearest known word, or nothing.

    >>> did_you_mean("TOY-ATK-1", ["TOY-ATK-01", "TOY-MOV-05"])
    ' — did you mean TOY-ATK-01?'
    """
    near = difflib.get_close_matches(word, list(known), n=1, cutoff=0.6)
    return f" — did you mean {near[0]}?" if near else ""
