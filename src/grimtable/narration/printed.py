"""Printed texts: every sentence that an item carries, with the attribute that translates it.

A part of an item is named by the way to it, with dashes: `areas-hall-text`, `encounters-vault-do-0-text`.
In a catalogue it stands below the item:

    scenarios-cold_start = …
        .areas-hall-text = …
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from grimtable.content import Call, Effect, Item
from grimtable.content.items import BOOKKEEPING

#: What is read by programs, or by people who look where a value comes from.
_UNSPOKEN = frozenset({*BOOKKEEPING, "id", "map", "legend", "scatters", "rules", "glyph"})

#: What is read by people even where it is a single word.
_SPOKEN = frozenset({"text", "goal", "briefing", "what"})


def printed_texts(item: Item) -> Iterator[tuple[str, str]]:
    """Attribute and text of everything that an item says in words; a single word may be an id instead.

    >>> from grimtable.games import load_game
    >>> dict(printed_texts(load_game("skirmish").cards["snare"]))["name"]
    'Snare'
    """
    yield "name", item.title
    for field in item.__struct_fields__:
        if field != "name" and field not in _UNSPOKEN:
            yield from _texts(getattr(item, field), field)


def _texts(value: Any, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        if (
            " " in value.strip()
            or (value and path in _SPOKEN)
            or (value and path.endswith(("-title", "-name")))
        ):
            yield path, value
    elif isinstance(value, Effect):
        yield from _texts(value.calls, path)
    elif isinstance(value, Call):
        yield from _texts(value.parameters, path)
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from _texts(part, f"{path}-{key}")
    elif isinstance(value, list | tuple):
        for place, part in enumerate(value):
            yield from _texts(part, f"{path}-{place}")
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            if field not in _UNSPOKEN:
                yield from _texts(getattr(value, field), f"{path}-{field}")
