"""Faults at a table: what its game could not draw, tell or carry out, noted once for each kind."""

from __future__ import annotations

import logging
import threading
import traceback
from collections.abc import Callable
from pathlib import Path

import msgspec

log = logging.getLogger(__name__)

#: So many kinds of faults of one table are told in full: one that breaks everywhere need not fill the log.
MOST_KINDS = 10
#: Letters of a fault's description.
_LONGEST = 300


#: `Fault.what` of a decision that the rules could not carry out; anything else is a part of the show.
RULES = "rules"


class Fault(msgspec.Struct, frozen=True):
    """Something that could not be shown or done."""

    what: str  #: `picture`, `offers`, … or `rules`
    kind: str  #: what went wrong and where, the same for the same defect
    decision: int
    viewer: str


class Faults:
    """The faults of one table. Drawing happens in threads too, so everything here may be called from them."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._known: set[tuple[str, str]] = set()
        self._lock = threading.Lock()
        #: told of every fault, and whether it is the first of its kind
        self.listener: Callable[[Fault, bool], object] = lambda fault, is_new: None

    def note(self, what: str, error: BaseException, decision: int, viewer: str | None) -> None:
        """This could not be shown, and a plain one takes its place; or the rules could not do it."""
        fault = Fault(what, kind_of(error), decision, viewer or "spectators")
        with self._lock:
            is_new = (what, fault.kind) not in self._known and len(self._known) < MOST_KINDS
            if is_new:
                self._known.add((what, fault.kind))
        if is_new:
            log.error(
                "table %s, decision %d: the %s for %s failed: %s",
                self._table,
                decision,
                what,
                fault.viewer,
                fault.kind,
                exc_info=error,
            )
        self.listener(fault, is_new)


def kind_of(error: BaseException) -> str:
    """What went wrong and in which line of which file.

    >>> try:
    ...     {}["choice"]
    ... except KeyError as error:
    ...     kind_of(error).partition(" (")[0]
    "KeyError: 'choice'"
    """
    place = ""
    frames = traceback.extract_tb(error.__traceback__)
    if frames:
        # Without the folders above: they are the same defect on any machine, and nobody's business.
        file = "/".join(Path(frames[-1].filename).parts[-3:])
        place = f" ({file}:{frames[-1].lineno}, {frames[-1].name})"
    words = " ".join(str(error).split())[:_LONGEST]
    return f"{type(error).__name__}: {words}{place}"
