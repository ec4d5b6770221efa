"""Patching: single values of a table, named by their path, are given other values.

Repairs and positions write so. The changed data goes through the game's own types; whatever is wrong with it
is one sentence, and nothing has changed.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Any

import msgspec

from grimtable.kernel.errors import StateError
from grimtable.kernel.oddities import MAX_DEPTH, MAX_ITEMS, MAX_TEXT, odd_text
from grimtable.kernel.state import T

#: The value that takes a key or a list item away. TOML has no `null`, so a word has to do.
DELETE = "-"

#: No number on a table is larger, unless one as large stands there already (a set of spaces as bits).
_LARGEST = 1_000_000


def patch(plain: Any, changes: Mapping[str, Any]) -> Any:
    """The data with these values changed, in the order given; what was handed in stays as it was.

    Dots lead inwards, numbers count list items from 0, the number after the last appends, and the value
    `-` takes a key or an item away. A wrong path is a StateError with the nearest right one.

    >>> patch({"hands": {"red": ["dodge", "brace"]}, "round": 3}, {"hands.red.0": "-", "round": 2})
    {'hands': {'red': ['brace']}, 'round': 2}
    """
    patched = _copied(plain)
    for path, value in changes.items():
        _set(patched, path, value)
    return patched


def _copied(plain: Any) -> Any:
    if isinstance(plain, dict):
        return {key: _copied(value) for key, value in plain.items()}
    if isinstance(plain, list | tuple):
        return [_copied(value) for value in plain]
    return plain


def _set(plain: Any, path: str, value: Any) -> None:
    place = plain
    gone: list[str] = []  # what of the path has been walked, for the sentence
    parts = path.split(".")
    while True:
        if isinstance(place, dict):
            key, used = _key(place, parts)
            if used == len(parts):
                _set_key(place, key, value, path)
                return
            if key not in place:
                raise StateError(_no_such_path(gone, key, list(map(str, place))))
            place = place[key]
        elif isinstance(place, list):
            index = _index(place, parts[0], gone)
            used = 1
            if used == len(parts):
                _set_item(place, index, value, path)
                return
            if index == len(place):
                raise StateError(f"{'.'.join(gone)} has {len(place)} items, so there is none at {parts[0]}")
            place = place[index]
        else:
            raise StateError(
                f"{'.'.join(gone) or 'the table'} is a single value, so there is nothing inside it at {path}"
            )
        gone.extend(parts[:used])
        del parts[:used]


def _key(place: dict[Any, Any], parts: list[str]) -> tuple[Any, int]:
    """The key that comes next, and how many parts of the path it takes: a key may itself have dots."""
    by_text = {str(key): key for key in place}
    for used in range(len(parts), 0, -1):
        text = ".".join(parts[:used])
        if text in by_text:
            return by_text[text], used
    return parts[0], 1


def _set_key(place: dict[Any, Any], key: Any, value: Any, path: str) -> None:
    if value != DELETE:
        place[key] = _copied(value)
    elif key in place:
        del place[key]
    else:
        raise StateError(f"there is no {path} to take away{_near(str(key), list(map(str, place)))}")


def _index(place: list[Any], text: str, gone: list[str]) -> int:
    if not text.isdecimal() or len(text) > 6 or int(text) > len(place):
        raise StateError(
            f"{'.'.join(gone) or 'the table'} is a list of {len(place)}; "
            f"its items are numbered from 0, so {text!r} is none"
        )
    return int(text)


def _set_item(place: list[Any], index: int, value: Any, path: str) -> None:
    if index == len(place):
        if value == DELETE:
            raise StateError(f"there is no {path} to take away; the list has {len(place)} items")
        place.append(_copied(value))
    elif value == DELETE:
        del place[index]
    else:
        place[index] = _copied(value)


def _no_such_path(gone: list[str], key: str, known: list[str]) -> str:
    return f"{'.'.join(gone) or 'the table'} has no {key}{_near(key, known)}"


def _near(key: str, known: list[str]) -> str:
    near = difflib.get_close_matches(key, known, n=1)
    if near:
        return f"; did you mean {near[0]}?"
    return f"; there are {', '.join(known[:12])}" if known else "; it is empty"


def retabled(table: T, changes: Mapping[str, Any]) -> T:
    """The same kind of table with these values changed; StateError in a sentence when they do not fit."""
    plain = msgspec.to_builtins(table, str_keys=True)
    patched = patch(plain, changes)
    try:
        changed = msgspec.convert(patched, type(table), str_keys=True)
        again = msgspec.to_builtins(changed, str_keys=True)
    except msgspec.ValidationError as error:
        raise StateError(_misfit(plain, type(table), changes, error)) from None
    # A record drops keys it does not know without a word; a misspelt path would then change nothing.
    lost = _lost(patched, again, "")
    if lost is not None:
        raise StateError(lost)
    return changed


def _misfit(plain: Any, kind: type[Any], changes: Mapping[str, Any], error: Exception) -> str:
    """The sentence for a change of the wrong kind. The library does not name keys, so try them one by one."""
    for path, value in changes.items():
        try:
            msgspec.convert(patch(plain, {path: value}), kind, str_keys=True)
        except msgspec.ValidationError as alone:
            reason = str(alone).partition(" - at ")[0].replace("Expected", "expected", 1)
            return f"{path} cannot be {str(value)[:60]!r}: {reason}"
        except StateError:
            continue  # this one builds on an earlier one
    return f"the changed table does not fit the game: {error}"


def _lost(wanted: Any, got: Any, path: str) -> str | None:
    """The sentence for the first key that did not arrive in the table."""
    if isinstance(wanted, dict) and isinstance(got, dict):
        for key, value in wanted.items():
            inner = f"{path}.{key}" if path else str(key)
            if key not in got:
                return f"{path or 'the table'} has no value {key}{_near(str(key), list(got))}"
            sentence = _lost(value, got[key], inner)
            if sentence is not None:
                return sentence
    elif isinstance(wanted, list) and isinstance(got, list | tuple):
        for place, (value, arrived) in enumerate(zip(wanted, got, strict=False)):
            sentence = _lost(value, arrived, f"{path}.{place}")
            if sentence is not None:
                return sentence
    return None


def check_changes(plain: Any, changes: Mapping[str, Any]) -> None:
    """Refuse what no hand would write: nonsense sizes that could choke the rules."""
    large_is_fine = _has_large_number(plain)
    for path, value in changes.items():
        if len(path) > MAX_TEXT or odd_text(path) is not None:
            raise StateError("a path must be one line of printable text")
        check_value(path, value, 0, large_is_fine)


def check_value(path: str, value: Any, depth: int, large_is_fine: bool) -> None:
    if isinstance(value, str):
        if len(value) > MAX_TEXT or odd_text(value) is not None:
            raise StateError(f"{path}: a text must be one printable line of at most {MAX_TEXT} letters")
    elif isinstance(value, dict | list | tuple):
        if depth >= MAX_DEPTH - 1 or len(value) > MAX_ITEMS:
            raise StateError(f"{path}: the value is too deep or too long; change its parts one by one")
        for inner in value.values() if isinstance(value, dict) else value:
            check_value(path, inner, depth + 1, large_is_fine)
        if isinstance(value, dict):
            for key in value:
                check_value(path, key, depth + 1, large_is_fine)
    elif isinstance(value, int | float):
        if isinstance(value, float) or (abs(value) > _LARGEST and not large_is_fine):
            raise StateError(f"{path}: use a whole number of at most {_LARGEST:,}")
    elif value is not None:
        raise StateError(f"{path}: {type(value).__name__} is no value of a table; use JSON values")


def _has_large_number(plain: Any) -> bool:
    if isinstance(plain, dict):
        return any(map(_has_large_number, plain.values()))
    if isinstance(plain, list | tuple):
        return any(map(_has_large_number, plain))
    return isinstance(plain, int) and abs(plain) > _LARGEST
