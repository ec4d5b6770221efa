"""Overlaying: an item of an overlay replaces the item of the same id, patches some of its keys, or is new."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grimtable.content.items import RESERVED_KEYS
from grimtable.content.origins import Written
from grimtable.content.problems import KeyPath, Problems, did_you_mean, key_path, quoted
from grimtable.content.shapes import found


def lay_over(
    base: Written | None, over: Written, known: Mapping[str, Written], problems: Problems
) -> Written | None:
    """The item that results, or None after its problems have been noted."""
    report = over.reporter(problems)
    patch, new = over.data.get("patch", False), over.data.get("new", False)
    remove = over.data.get("remove", [])
    data = {key: value for key, value in over.data.items() if key not in RESERVED_KEYS}
    for key, value in (("patch", patch), ("new", new)):
        if not isinstance(value, bool):
            report((key,), f"expected true or false, found {found(value)}", None)
            return None
    if not isinstance(remove, list) or not all(isinstance(key, str) for key in remove):
        report(("remove",), f"expected a list of keys, found {found(remove)}", None)
        return None
    if new and patch:
        report(("patch",), "an item cannot be new and a patch at once; remove one of the two keys", None)
        return None
    if new:
        if base is not None:
            what = f"{quoted(over.kind)} already has an item {quoted(over.id)}; leave out new to replace it"
            report(("new",), what, None)
            return None
        return Written(over.kind, over.id, data, over.origins)
    if base is None:
        what = f"there is no item {quoted(over.id)} in {quoted(over.kind)}; write new = true to add one"
        report((), what, did_you_mean(over.id, known))
        return None
    if not patch:
        if remove:
            report(("remove",), "keys can be removed by a patch only; write patch = true", None)
            return None
        return Written(over.kind, over.id, data, over.origins)
    merged: dict[str, Any] = _merged(base.data, data)
    sound = True
    for index, key in enumerate(remove):
        sound &= _remove(
            merged, key_path(key), key, lambda what, near, at=index: report(("remove", at), what, near)
        )
    return Written(over.kind, over.id, merged, (*over.origins, *base.origins)) if sound else None


def _merged(base: Mapping[str, object], over: Mapping[str, object]) -> dict[str, Any]:
    """Tables are merged key by key; everything else, lists too, is replaced whole."""
    result: dict[str, Any] = dict(base)
    for key, value in over.items():
        below = result.get(key)
        if isinstance(value, Mapping):
            result[key] = _merged(below if isinstance(below, Mapping) else {}, value)
        else:
            result[key] = value
    return result


def _remove(data: dict[str, Any], path: KeyPath, written: str, report: Any) -> bool:
    """Take a key out of nested tables, copying the tables on the way: the base pack keeps its own."""
    table = data
    for step in path[:-1]:
        inner = table.get(step) if isinstance(step, str) else None
        if not isinstance(inner, dict):
            report(f"there is no key {quoted(written)} to remove", did_you_mean(str(step), table))
            return False
        table[str(step)] = dict(inner)
        table = table[str(step)]
    if not path or path[-1] not in table:
        near = did_you_mean(str(path[-1]), table) if path else None
        report(f"there is no key {quoted(written)} to remove", near)
        return False
    del table[str(path[-1])]
    return True
