"""Blanking: an item that is there as before, with everything that it does taken out."""

from __future__ import annotations

from typing import Any

import msgspec

from grimtable.content.conditions import Condition, Conditions
from grimtable.content.effects import Effect
from grimtable.content.problems import KeyPath


def _never(state: Any, context: Any) -> bool:
    return False


NEVER = Conditions((Condition("not_set_aside", _never, "not_set_aside"),), "not_set_aside")
"""An `if` that does not hold: what is set aside cannot be used."""


def blank(value: Any, path: KeyPath = ()) -> Any:
    """The value without effects, and with an `if` that never holds; with a path, only what lies there.

    Conditions under other keys stay: how a scenario is won is nothing that it does.
    """
    if path:
        return _at(value, path)
    if isinstance(value, Effect):
        return Effect((), [])
    if isinstance(value, msgspec.Struct):
        changed = {name: blank(getattr(value, name)) for name in value.__struct_fields__}
        if "if_" in changed:
            changed["if_"] = NEVER
        return msgspec.structs.replace(value, **changed)
    if isinstance(value, dict):
        return {key: blank(inner) for key, inner in value.items()}
    if isinstance(value, tuple):
        return tuple(blank(inner) for inner in value)
    return value


def _at(value: Any, path: KeyPath) -> Any:
    key, rest = path[0], path[1:]
    if isinstance(value, msgspec.Struct):
        name = str(key)
        if name not in value.__struct_fields__:
            raise KeyError(key)
        return msgspec.structs.replace(value, **{name: blank(getattr(value, name), rest)})
    if isinstance(value, dict):
        return {**value, key: blank(value[key], rest)}
    place = int(key)
    return (*value[:place], blank(value[place], rest), *value[place + 1 :])
