"""Everything that can be measured, by name."""

from __future__ import annotations

from benchmarks.peers import peers
from benchmarks.sight import SightSubject
from benchmarks.sights import sights
from benchmarks.subject import Subject
from benchmarks.subjects import games


def all_subjects() -> list[Subject]:
    """Our games first, then the peers."""
    return [*games(), *peers()]


def find_subject(name: str) -> Subject:
    """The subject of this name.

    >>> find_subject("chess").title
    'python-chess, random moves, full rules'
    """
    for subject in all_subjects():
        if subject.name == name:
            return subject
    raise KeyError(f"there is no subject {name!r}")


def all_sights() -> list[SightSubject]:
    """The two policies of line of sight."""
    return sights()
