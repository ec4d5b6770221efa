"""What is wrong with a repair by its wording alone, and the one sentence for everything else (KRN-16).

Why a repair does not fit the table is a question about the table, secrets included: "the card is on the table
0 times" finds a card in another hand or in a deck by trying. So whoever proposes one hears what is wrong with
the words, which everybody can see, and otherwise only that it does not fit.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from grimtable.kernel.oddities import MAX_TEXT, odd_text
from grimtable.kernel.refusal import Refusal

#: What is said of every repair whose words are right and which the table does not take.
UNFIT = Refusal(
    "KRN-16",
    "unfit",
    (),
    "the repair does not fit the table; which of its values is wrong stays untold, because that could tell "
    "of hidden things",
)


class Misworded(msgspec.Struct, frozen=True):
    """What anybody can see to be wrong with a repair."""

    what: Literal["reason", "nothing", "path"]
    path: str = ""  #: what the table does not have
    near: tuple[str, ...] = ()  #: what it has, the nearest only where one is near

    @property
    def refusal(self) -> Refusal:
        """The same in a sentence."""
        if self.what == "reason":
            return Refusal("KRN-16", "no_reason", (), "a repair needs its reason in one line, for the log")
        if self.what == "nothing":
            return Refusal("KRN-16", "no_change", (), "a repair says what to change or what to leave")
        said = f"the repair is impossible: the table has no {self.path}"
        known = ", ".join(self.near)
        values = (("path", self.path), ("known", known))
        if len(self.near) == 1:
            return Refusal("KRN-16", "no_value_near", values, f"{said}; did you mean {known}?")
        return Refusal("KRN-16", "no_value", values, f"{said}; it has {known}")


def misworded(
    table: type[Any], reason: str, changes: Mapping[str, Any], leave: str | None
) -> Misworded | None:
    """What is wrong with the words of a repair; `table` is the game's kind of table, not the one in play.

    >>> class Table(msgspec.Struct):
    ...     round: int = 1
    >>> misworded(Table, "we lost count", {"rond": 2}, None)
    Misworded(what='path', path='rond', near=('round',))
    >>> misworded(Table, "we lost count", {"round": 2}, None) is None
    True
    """
    reason = " ".join(reason.split())
    if not reason or len(reason) > MAX_TEXT or odd_text(reason) is not None:
        return Misworded("reason")
    if not changes and leave is None:
        return Misworded("nothing")
    known = table.__struct_fields__
    for path in changes:
        first = path.partition(".")[0][:60]
        if first not in known:
            near = difflib.get_close_matches(first, known, n=1) or known
            return Misworded("path", first if first.isprintable() else repr(first), tuple(near))
    return None
