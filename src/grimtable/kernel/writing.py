"""Writing: what changes at every decision is written as quickly as Python can.

When a field of a record is written, the library that makes records looks whether the collector of garbage
has to hear of it. Python cannot look through that, so it searches for the field by its name every time, at
five times the cost. The records of a game in progress are trees of plain values, which the collector never
has to take apart, so they are written in Python's own way.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

R = TypeVar("R", bound=msgspec.Struct)


def quickly_written(record: type[R]) -> type[R]:
    """Let the fields of a mutable record that is part of no circle be written in Python's own way.

    To be called when the class is made: the library sets what its metaclass promises at the very end, so a
    method in the body of the class would not do. Whatever is derived from the record has to ask for itself.
    """
    if not record.__struct_config__.frozen:
        # One slot of a class holds both: Python takes the quick way where neither is anybody else's.
        record.__setattr__ = object.__setattr__  # type: ignore[method-assign]
        record.__delattr__ = object.__delattr__  # type: ignore[method-assign]
    return record
