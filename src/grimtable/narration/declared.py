"""Declared: what the fields of a record name, read from their types once for each class.

>>> from grimtable.games.skirmish.events import FigureMoved
>>> [kind.__name__ for kind in meanings(FigureMoved).values()]
['FigureId', 'Space', 'Space']
"""

from __future__ import annotations

import typing
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NewType


@lru_cache(maxsize=1024)
def meanings(record: type) -> Mapping[str, NewType]:
    """Field → the kind of id, or the space, that it names; fields with plain words and numbers are absent."""
    if not hasattr(record, "__struct_fields__"):
        return {}
    hints = typing.get_type_hints(record)
    found = {name: _kind(hints[name]) for name in record.__struct_fields__}
    return {name: kind for name, kind in found.items() if kind is not None}


def _kind(hint: Any) -> NewType | None:
    if isinstance(hint, NewType):
        return hint
    # One of several, such as a list of figures, or a card that others do not see.
    kinds = [kind for part in typing.get_args(hint) if (kind := _kind(part)) is not None]
    return kinds[0] if len(kinds) == 1 and typing.get_origin(hint) is not dict else None
