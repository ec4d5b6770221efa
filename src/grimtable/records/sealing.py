"""Sealing: which secret decides which decisions of one game.

The set-up names the first source of chance. A game goes on under a **new seal** when somebody may know what
would come from the old source: it was continued or imported from a record, or its end was taken back after
the secret had been told. The record says where, and nothing that was decided before changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from grimtable.kernel.chance import Chance
from grimtable.kernel.errors import RecordError
from grimtable.kernel.keyed import Key, Keyed, keyed
from grimtable.kernel.setup import Setup
from grimtable.records.record import AnyEntry, Redone, Sealed, Undone


class Known:
    """The secrets that are known of one game, by their seals."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        self._keys = {key.seal: key for key in map(Key.of, secrets)}

    def key(self, seal: str) -> Key:
        """The key of a seal; locked, where its secret is not known."""
        return self._keys.get(seal) or Key(seal)

    def add(self, key: Key) -> None:
        self._keys[key.seal] = key

    @property
    def seals(self) -> Iterable[str]:
        return self._keys


class Stream(msgspec.Struct, frozen=True):
    """A source of chance in a game: None is the seed of the set-up, or dice that are typed in."""

    key: Key | None
    first: int = 0  #: how many decisions came before those it decides


class Streams:
    """The sources of one game, the one in use last.

    Decisions in force lie in the order in which they were made, so each source has a stretch of them. A
    source that begins after a decision which is taken back and replaced begins there.
    """

    def __init__(self, streams: Sequence[Stream]) -> None:
        self.all = tuple(streams)

    @property
    def key(self) -> Key | None:
        """What the next decision draws from."""
        return self.all[-1].key

    def key_of(self, number: int) -> Key | None:
        """What this decision drew from; 0 is the set-up."""
        if number <= 0 or len(self.all) == 1:
            return self.all[0].key
        return next(stream.key for stream in reversed(self.all) if stream.first < number)

    def add(self, key: Key, first: int) -> None:
        """A new seal, after so many decisions; those that can be put back come before it."""
        self.all = (*self.all, Stream(key, first))

    def decided(self, decisions: int) -> None:
        """A new decision was made, and now there are so many."""
        newest = self.all[-1]
        if newest.first >= decisions:
            self.all = (*self.all[:-1], Stream(newest.key, decisions - 1))

    def secrets(self, *, with_newest: bool) -> tuple[str, ...]:
        """The secrets that are known, in their order, with or without the one in use."""
        told = self.all if with_newest else self.all[:-1]
        return tuple(stream.key.secret for stream in told if stream.key and not stream.key.is_locked)


def first_stream(setup: Setup, known: Known) -> Stream:
    """The source that the set-up names."""
    return Stream(known.key(str(setup.seal)) if setup.chance == "keyed" else None)


def streams_of(setup: Setup, entries: Iterable[AnyEntry], known: Known) -> Streams:
    """The sources of a game of which these entries are known."""
    streams = Streams([first_stream(setup, known)])
    decisions = taken_back = 0
    for entry in entries:
        if isinstance(entry, Sealed):
            streams.add(known.key(entry.seal), decisions + taken_back)
        elif isinstance(entry, Undone):
            decisions -= entry.decisions
            taken_back += entry.decisions
            if entry.seal:
                streams.add(known.key(entry.seal), decisions + taken_back)
        elif isinstance(entry, Redone):
            decisions += entry.decisions
            taken_back -= entry.decisions
        else:
            decisions += 1
            taken_back = 0
            streams.decided(decisions)
    return streams


def drawing(chance: Chance, key: Key | None) -> Chance:
    """The same chance, or the beginning of the key's stream where it drew from something else."""
    if key is None:
        return chance
    if isinstance(chance, Keyed) and chance.key == key:
        chance.key = key  # one that was read from a document has no secret; this gives it back
        return chance
    return keyed(key, chance.drawn)


def check_secrets(setup: Setup, entries: Sequence[AnyEntry], known: Known) -> None:
    """RecordError for a secret that belongs to no seal of the record."""
    seals = {str(setup.seal), *(entry.seal for entry in entries if isinstance(entry, Sealed | Undone))}
    for seal in known.seals:
        if seal not in seals:
            raise RecordError(
                f"a secret in the record makes the seal {seal}, and no such seal stands in it: "
                "the secret or the seal was altered; use the record as it was saved"
            )
