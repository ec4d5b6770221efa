"""Readable: record types are made ready for reading by one thread, before several read them.

The library that reads records learns what a type consists of when the type is first read, in Python code that
another thread may interrupt; if that one reads the same type, it finds half of it and the process dies. So
whoever brings types into the program makes them ready: a game when it is loaded, a server before it serves.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import suppress

import msgspec

#: Types that are ready, and the lock under which others are made so.
_READY: set[type] = set()
_MAKING = threading.Lock()


def make_readable() -> None:
    """Make every record type ready that the program has by now."""
    with _MAKING:
        for record in _new(msgspec.Struct):
            # What is only ever written or kept in memory may have fields that nothing could read.
            with suppress(TypeError, NameError):
                msgspec.json.Decoder(record)
            _READY.add(record)


def _new(base: type) -> Iterator[type]:
    """All types below a type that are not ready."""
    record: type
    for record in base.__subclasses__():
        if record not in _READY:
            yield record
        yield from _new(record)
