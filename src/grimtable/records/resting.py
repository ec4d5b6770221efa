"""Resting: what a session leaves behind to be woken quickly, and the mark it goes back to."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from grimtable.kernel.chance import Outcome
from grimtable.records.record import AnyEntry, Played, Repair, Sealed, Step, Undone
from grimtable.records.sealing import Stream

if TYPE_CHECKING:
    from grimtable.records.session import Session

#: A rest some way back is taken after so many decisions, for which a session that wakes keeps a snapshot.
ROUND = 100


class Rest(msgspec.Struct, frozen=True):
    """A session at one place of its history: with the entries up to there it is woken without a replay."""

    entries: int  #: how many entries it has seen
    state: dict[str, Any]  #: `State.plain()`
    seen: tuple[int, ...]  #: after each step in force: how much had been revealed
    digests: dict[int, tuple[str, str]]
    dealt: tuple[Outcome, ...] = ()


@dataclass(frozen=True, slots=True)
class Mark:
    """Where a session stood. Its states are shared with the session, which never changes a snapshot."""

    entries: int
    steps: tuple[Step, ...]
    taken_back: tuple[tuple[Step, str], ...]
    seen: array[int]
    digests: dict[int, tuple[str, str]]
    numbers: tuple[int, ...]
    states: tuple[Any, ...]
    written: int
    streams: tuple[Stream, ...]


def timeline_with_takers(entries: Sequence[AnyEntry]) -> tuple[list[Step], list[tuple[Step, str]]]:
    """The steps in force, and those that could be put back with the seat that took each back.

    >>> steps, taken = timeline_with_takers([Played("red: pass"), Played("blue: pass"), Undone("blue")])
    >>> [step.action for step in steps], [(step.action, seat) for step, seat in taken]
    (['red: pass'], [('blue: pass', 'blue')])
    """
    in_force: list[Step] = []
    taken_back: list[tuple[Step, str]] = []
    for entry in entries:
        if isinstance(entry, Played | Repair):
            in_force.append(entry)
            taken_back.clear()
        elif isinstance(entry, Undone):
            for _ in range(entry.decisions):
                taken_back.append((in_force.pop(), entry.by))
        elif not isinstance(entry, Sealed):
            for _ in range(entry.decisions):
                in_force.append(taken_back.pop()[0])
    return in_force, taken_back


def earlier_rest(session: Session[Any, Any], back: int) -> Rest | None:
    """A rest at least so many entries before the end, from the session as it stands; None in a short game.

    What was decided up to there is still in force at the end, so nothing has to be lived again but the way
    from the nearest snapshot.
    """
    place = _resting_place(session.entries, len(session.entries) - back)
    if place == 0:
        return None
    steps, _ = timeline_with_takers(session.entries[:place])
    decisions = len(steps)
    return Rest(
        place,
        session.state_after(decisions).plain(),
        tuple(session._seen[: decisions + 1]),
        {number: pair for number, pair in session.digests.items() if number <= decisions},
        session.dealt,
    )


def _resting_place(entries: Sequence[AnyEntry], most: int) -> int:
    """After how many of the first `most` entries a round number of decisions was in force for good, or 0."""
    counts = [0]
    for entry in entries:
        if isinstance(entry, Played | Repair):
            change = 1
        elif isinstance(entry, Sealed):
            change = 0
        else:
            change = -entry.decisions if isinstance(entry, Undone) else entry.decisions
        counts.append(counts[-1] + change)
    lowest = counts[-1]
    for place in range(len(entries), 0, -1):
        lowest = min(lowest, counts[place])
        if place <= most and counts[place] == lowest and lowest and lowest % ROUND == 0:
            return place
    return 0
