"""Patches: what changed between two pictures, as a JSON merge patch (RFC 7396), and how to apply one.

Shapes are never changed, so a part that is the same object needs no second look: a patch costs about as
much as the part that is new.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

_NONE_YET: Final = object()

Field = tuple[str, str, object]


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[Field, ...]:
    """Attribute, key and default of every field of a shape."""
    return tuple((field.name, field.encode_name, field.default) for field in msgspec.structs.fields(kind))


def diff(old: Any, new: Any) -> dict[str, Any]:
    """The merge patch that turns one picture into another: two shapes of a kind, or two dicts with text keys.

    The patch may hold shapes, which encode to JSON as they are; `plain` gives dicts and lists.

    >>> diff({"a": 1, "b": {"c": 2, "d": 3}}, {"b": {"c": 2, "d": 4}, "e": [5]})
    {'a': None, 'b': {'d': 4}, 'e': [5]}
    """
    if old is new:
        return {}
    if isinstance(new, dict):
        return _between_dicts(old, new)
    changes: dict[str, Any] = {}
    kind: type[msgspec.Struct] = type(new)
    for field, key, default in _fields(kind):
        before, after = getattr(old, field), getattr(new, field)
        if before is after:
            continue
        if after is default:  # what is left out of a picture is taken away by the patch
            changes[key] = None
        else:
            _note(changes, key, before, after)
    return changes


def _between_dicts(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    if old.keys() != new.keys():
        for key in old:
            if key not in new:
                changes[key] = None
    for key, after in new.items():
        before = old.get(key, _NONE_YET)
        if before is not after:
            _note(changes, key, before, after)
    return changes


def _note(changes: dict[str, Any], key: str, before: Any, after: Any) -> None:
    """Write down how one value became another that is not the same object."""
    if isinstance(after, dict) and isinstance(before, dict):
        inner = _between_dicts(before, after)
        if inner:
            changes[key] = inner
    elif isinstance(after, msgspec.Struct) and type(before) is type(after):
        inner = diff(before, after)
        if inner:
            changes[key] = inner
    elif before is _NONE_YET or before != after:
        changes[key] = after


def apply(old: Any, patch: Any) -> Any:
    """What a browser makes of a picture and a patch, both plain data; neither is changed.

    >>> apply({"a": 1, "b": {"c": 2, "d": 3}}, {"a": None, "b": {"d": 4}, "e": [5]})
    {'b': {'c': 2, 'd': 4}, 'e': [5]}
    """
    if not isinstance(patch, dict):
        return patch
    result = dict(old) if isinstance(old, dict) else {}
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        else:
            result[key] = apply(result.get(key), value)
    return result


def plain(value: Any) -> Any:
    """A picture, a patch or cues as dicts, lists and numbers: exactly what a browser reads from the JSON.

    >>> from grimtable.picture.shapes import Mark
    >>> plain({"marks": [Mark(icon="exit-door", name="exit")]})
    {'marks': [{'icon': 'exit-door', 'name': 'exit'}]}
    """
    return msgspec.json.decode(msgspec.json.encode(value))
