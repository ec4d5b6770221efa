"""The chain: digests by which a table notices that its stored history, or a snapshot of it, was damaged.

Each entry's digest covers the entry, its number, its key and the digest before it; the first link covers what
was agreed. A snapshot is sealed with the link of the entry it stands behind, so it fits no other
history. They find damage, by a failing disk or by a hand in the database; they are no proof against forgery.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from grimtable.records.record import AnyEntry

_SIZE = 16


def _digest(kind: bytes, *parts: bytes) -> bytes:
    # With their lengths, so that nothing can move from one part to the next.
    whole = b"".join([b"%d:%b" % (len(part), part) for part in parts])
    return blake2b(whole, digest_size=_SIZE, person=kind).digest()


def first_link(table: str, game: str, setup: str) -> bytes:
    """Where the chain of a table begins."""
    return _digest(b"beginning", table.encode(), game.encode(), setup.encode())


def link(previous: bytes, number: int, key: str | None, entry: bytes) -> bytes:
    """The digest of an entry behind another."""
    # The key's first letter says whether there is one.
    return _digest(b"entry", previous, b"%d" % number, b"-" if key is None else b"+" + key.encode(), entry)


def seal(at: bytes, entries: int, rest: bytes) -> bytes:
    """The digest of a snapshot behind the entry with the digest `at`."""
    return _digest(b"snapshot", at, b"%d" % entries, rest)


def series_seal(series: str, spec: str) -> bytes:
    """The digest of what was agreed about a series."""
    return _digest(b"series", series.encode(), spec.encode())


def game_seal(series: str, number: int, table: str, scenario: str, finished: bytes | None) -> bytes:
    """The digest of a series' line about one of its games."""
    end = b"-" if finished is None else b"+" + finished
    return _digest(b"game", series.encode(), b"%d" % number, table.encode(), scenario.encode(), end)


def raw(value: Any) -> bytes:
    """The bytes in a column; nothing when a hand in the database put something else there."""
    return bytes(value) if isinstance(value, bytes | memoryview) else b""


@dataclass(frozen=True, slots=True)
class Damage:
    """Where a history stops being whole."""

    entry: int  #: the first entry that is damaged or missing


@dataclass(frozen=True, slots=True)
class History:
    """The entries of a table as far as they are whole."""

    entries: list[AnyEntry]
    links: Sequence[bytes]  #: the digest after so many entries; the first is where it began
    damage: Damage | None = None
