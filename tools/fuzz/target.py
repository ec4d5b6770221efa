"""A target of fuzzing: something that reads bytes, what good bytes look like, and what it may answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from grimtable.kernel.errors import GrimtableError

#: A refusal is something to read: longer ones drown what they say.
LONGEST_REFUSAL = 20_000


class Wrong(AssertionError):
    """The target answered, but not as it should."""


@dataclass(frozen=True)
class Prepared:
    """A target that is ready: made once in the process that fuzzes it."""

    read: Callable[[bytes], None]  #: returns, or refuses with one of `refusals`; all else is a defect
    seeds: Sequence[bytes]
    refusals: tuple[type[Exception], ...] = (GrimtableError,)


@dataclass(frozen=True)
class Target:
    """A target by its name."""

    name: str
    title: str
    prepare: Callable[[], Prepared]
    words: Sequence[str] = field(default=())  #: put in now and then, besides the words of the seeds


def checked(prepared: Prepared, data: bytes) -> str | None:
    """Let the target read; the sentence of its refusal, or None. Whatever else it raises is a defect."""
    try:
        prepared.read(data)
    except prepared.refusals as refusal:
        sentence = str(refusal)
        if not sentence.strip():
            raise Wrong(f"a refusal without a word: {refusal!r}") from refusal
        if len(sentence) > LONGEST_REFUSAL:
            raise Wrong(f"a refusal of {len(sentence)} letters") from refusal
        if not all(line.isprintable() for line in sentence.splitlines()):
            raise Wrong(f"a refusal that a terminal would not survive: {sentence[:300]!r}") from refusal
        return sentence
    return None
