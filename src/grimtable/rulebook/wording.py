"""Wording as written in a catalogue file and as kept in a rule: soft line breaks come and go, words stay."""

import re
import textwrap

# A line that starts like this keeps its own line: a table row, a list item.
_OWN_LINE = re.compile(r"\||[*-] |[0-9]+\. ")


def unwrap(text: str) -> str:
    r"""Join wrapped lines as Markdown does; keep paragraphs, table rows, list items and fenced blocks.

    >>> unwrap("A figure moves\nspace by space.\n\nNext.")
    'A figure moves space by space.\n\nNext.'
    """
    text = text.strip()
    if "\n" not in text:
        return text
    kept: list[str] = []
    fenced = False
    joinable = False
    for line in text.split("\n"):
        stripped = line.strip()
        if stripped.startswith("```"):
            fenced = not fenced
            kept.append(stripped)
            joinable = False
        elif fenced:
            kept.append(line.rstrip())
        elif not stripped:
            kept.append("")
            joinable = False
        elif joinable and not _OWN_LINE.match(stripped):
            kept[-1] = f"{kept[-1]} {stripped}"
        else:
            kept.append(stripped)
            joinable = not stripped.startswith("|")
    return "\n".join(kept)


def wrap(text: str, width: int) -> str:
    """The reverse of `unwrap`: break long paragraphs at spaces, never inside an id."""
    kept: list[str] = []
    fenced = False
    for line in text.split("\n"):
        if line.startswith("```"):
            fenced = not fenced
            kept.append(line)
        elif fenced or line.startswith("|") or len(line) <= width:
            kept.append(line)
        else:
            kept.extend(_broken(line, width))
    return "\n".join(kept)


def _broken(line: str, width: int) -> list[str]:
    """One paragraph in lines; one that would read as a list item or table row joins the line before."""
    broken: list[str] = []
    for piece in textwrap.wrap(line, width, break_long_words=False, break_on_hyphens=False):
        if broken and (_OWN_LINE.match(piece) or piece.startswith("```")):
            broken[-1] = f"{broken[-1]} {piece}"
        else:
            broken.append(piece)
    return broken
