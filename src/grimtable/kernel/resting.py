"""Resting: what a session leaves behind to be woken quickly, and the mark it goes back to."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from grimtable.kernel.chance import Outcome
from grimtable.kernel.record import AnyEntry, Played, Repair, Sealed, Step, Undone
from grimtable.kernel.sealing import Stream


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

    >>> timeline_with_takers([Played("red: pass"), Played("blue: pass"), Undone("blue")])
    ([Played(action='red: pass', chance=())], [(Played(action='blue: pass', chance=()), 'blue')])
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
