"""Words: small helpers for sentences."""

from __future__ import annotations

from collections.abc import Sequence


def joined(words: Sequence[str], last: str = "and") -> str:
    """A list in a sentence.

    >>> joined(["red", "green", "blue"]), joined(["red"])
    ('red, green and blue', 'red')
    """
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def capital(text: str) -> str:
    """With a capital letter, and nothing else changed.

    >>> capital("the BFG is loaded")
    'The BFG is loaded'
    """
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """With a capital and a full stop.

    >>> sentence("the game is over"), sentence("did you mean red?")
    ('The game is over.', 'Did you mean red?')
    """
    text = capital(text)
    return text if text.endswith((".", "?", "!")) else f"{text}."


def short(text: str) -> str:
    """What somebody typed, cut where it grows long."""
    return text if len(text) <= 60 else f"{text[:60]}…"
