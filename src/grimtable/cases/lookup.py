"""Looking things up in plain data by path, and comparing what was found with what was written."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Sequence
from typing import Any

from grimtable.content.problems import did_you_mean
from grimtable.kernel import State
from grimtable.kernel.errors import FAULTS, UnreadableText

#: What may be said of a list instead of writing it whole, and of a number instead of naming it.
LIST_WORDS = ("any_order", "holds", "lacks", "length", "starts", "ends")
NUMBER_WORDS = ("at_least", "at_most")

SPACE = "space"
"""The codec by which a game with a board spells its spaces."""


class Missing(LookupError):
    """A path that leads nowhere; the sentence says where it stops."""


class Unmatchable(ValueError):
    """A description that could never fit what it is compared with; the sentence says why."""


class Eyes:
    """Compares written values with those of one state: spaces are written `3,1` and kept as numbers."""

    def __init__(self, state: State[Any, Any]) -> None:
        self.state = state
        self.spaces = state.game.language.codecs.get(SPACE)

    def find(self, plain: Any, path: str) -> Any:
        """The value at a path: dots lead inwards, numbers count list items from 0; or else Missing."""
        place, gone, parts = plain, "", path.split(".")
        while parts:
            if isinstance(place, dict):
                key, used = self._key(place, parts)
                if key is None:
                    raise Missing(self._sentence(gone, parts[0], list(map(str, place))))
                place = place[key]
            elif isinstance(place, (list, tuple)):
                used = 1
                if not re.fullmatch(r"[0-9]{1,6}", parts[0]) or int(parts[0]) >= len(place):
                    raise Missing(
                        f"{gone or 'it'} is a list of {len(place)} items, and {parts[0]} is none of them"
                    )
                place = place[int(parts[0])]
            else:
                raise Missing(f"{gone or 'it'} is a single value; there is no {parts[0]} in it")
            gone = ".".join([*([gone] if gone else []), *parts[:used]])
            del parts[:used]
        return place

    def _key(self, place: dict[Any, Any], parts: list[str]) -> tuple[Any, int]:
        by_text = {str(key): key for key in place}
        for used in range(len(parts), 0, -1):  # a key may itself have dots
            text = ".".join(parts[:used])
            if text in by_text:
                return by_text[text], used
        space = self.space(parts[0])
        if space is not None and str(space) in by_text:
            return by_text[str(space)], 1
        return None, 0

    def _sentence(self, gone: str, key: str, known: list[str]) -> str:
        near = did_you_mean(key, known)
        hint = f" — did you mean {near}?" if near else f"; it has {', '.join(known[:12]) or 'nothing'}"
        return f"{gone or 'it'} has no {key}{hint}"

    def space(self, text: str) -> int | None:
        """The number of the space that a text names, if it names one of this board."""
        if self.spaces is None or not re.fullmatch(self.spaces.pattern, text):
            return None
        try:
            space = self.spaces.read(self.state, text)
        except UnreadableText:
            return None
        return space if isinstance(space, int) else None

    def same(self, wanted: Any, actual: Any) -> bool:
        """Whether a value is the one that was written. Of a table, only the keys written count."""
        if isinstance(wanted, dict):
            if isinstance(actual, (list, tuple)):
                return self._is_like(wanted, actual)
            if isinstance(actual, int) and not isinstance(actual, bool) and wanted:
                return _is_within(wanted, actual)
            if not isinstance(actual, dict) or (not wanted and actual):
                return False
            return all(self._has(key, value, actual) for key, value in wanted.items())
        if isinstance(wanted, (list, tuple)):
            return (
                isinstance(actual, (list, tuple))
                and len(wanted) == len(actual)
                and all(map(self.same, wanted, actual))
            )
        if isinstance(wanted, bool) or isinstance(actual, bool):
            return wanted is actual
        if isinstance(wanted, str) and isinstance(actual, int):
            return self.space(wanted) == actual
        return bool(wanted == actual)

    def _is_like(self, wanted: dict[str, Any], actual: Sequence[Any]) -> bool:
        """Whether a list is as described: its length, what it holds, how it begins and ends."""
        for key, value in wanted.items():
            if key not in LIST_WORDS:
                raise Unmatchable(_no_such_word(key, LIST_WORDS, "a list"))
            if key == "length":
                if not self.same(value, len(actual)):
                    return False
                continue
            items = list(value) if isinstance(value, (list, tuple)) else [value]
            if key == "any_order":
                fits = len(items) == len(actual) and self._holds(items, actual)
            elif key == "holds":
                fits = self._holds(items, actual)
            elif key == "lacks":
                fits = not any(self.same(item, each) for item in items for each in actual)
            elif key == "starts":
                fits = self.same(items, list(actual[: len(items)]))
            else:
                fits = self.same(items, list(actual[max(0, len(actual) - len(items)) :]))
            if not fits:
                return False
        return True

    def _holds(self, items: list[Any], actual: Sequence[Any]) -> bool:
        """Whether every item has a place of its own in the list, wherever: the same one twice needs two."""
        takers: dict[int, int] = {}  # place in the list → which item has it

        def seat(item: int, tried: set[int]) -> bool:
            for place, each in enumerate(actual):
                if place not in tried and self.same(items[item], each):
                    tried.add(place)
                    # Whoever sits there may find another place: only the keys written count, so many fit.
                    if place not in takers or seat(takers[place], tried):
                        takers[place] = item
                        return True
            return False

        return all(seat(item, set()) for item in range(len(items)))

    def _has(self, key: str, value: Any, actual: dict[Any, Any]) -> bool:
        found, used = self._key(actual, [key])
        return used > 0 and self.same(value, actual[found])

    def spelled(self, wanted: Any, actual: Any) -> Any:
        """The value found, written as the wanted one is: spaces by name where a name was written."""
        if isinstance(wanted, str) and isinstance(actual, int) and not isinstance(actual, bool):
            if self.spaces is not None and re.fullmatch(self.spaces.pattern, wanted):
                try:
                    return self.spaces.spell(self.state, actual)
                except FAULTS:
                    return actual  # no space of this board; the number says as much
        if isinstance(wanted, (list, tuple)) and isinstance(actual, (list, tuple)) and wanted:
            return [self.spelled(wanted[0], each) for each in actual]
        if isinstance(wanted, dict) and isinstance(actual, (list, tuple)):
            likes = [each for value in wanted.values() if isinstance(value, (list, tuple)) for each in value]
            return [self.spelled(likes[0], each) for each in actual] if likes else list(actual)
        if isinstance(wanted, dict) and isinstance(actual, dict):
            return {key: self.spelled(wanted.get(str(key)), each) for key, each in actual.items()}
        return actual


def _is_within(wanted: dict[str, Any], actual: int) -> bool:
    for key, value in wanted.items():
        if key not in NUMBER_WORDS:
            raise Unmatchable(_no_such_word(key, NUMBER_WORDS, "a number"))
        if not isinstance(value, int) or isinstance(value, bool):
            raise Unmatchable(f"{key} takes a number, not {as_text(value)}")
        if actual < value if key == "at_least" else actual > value:
            return False
    return True


def _no_such_word(key: str, words: tuple[str, ...], what: str) -> str:
    near = did_you_mean(key, words)
    hint = f" — did you mean {near}?" if near else f"; say {', '.join(words)}"
    return f"{key} says nothing about {what}{hint}"


def as_text(value: Any) -> str:
    """A value on one line, as one would write it in the case.

    >>> as_text({"wounds": 2, "seat": "red"})
    '{ wounds = 2, seat = "red" }'
    """
    if isinstance(value, dict):
        inner = ", ".join(f"{_key_text(str(key))} = {as_text(each)}" for key, each in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(as_text, value))}]"
    if value is None:
        return "nothing"
    return json.dumps(value, ensure_ascii=False, default=str)


def _key_text(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key, ensure_ascii=False)


def diff(wanted: Any, actual: Any) -> list[str]:
    """Lines that show the difference: `-` was expected, `+` was found.

    >>> diff(2, 1)
    ['- 2', '+ 1']
    """
    before, after = _lines(wanted), _lines(actual)
    if len(before) == len(after) == 1:
        return [f"- {before[0]}", f"+ {after[0]}"]
    return [line for line in difflib.ndiff(before, after) if not line.startswith("?")]


def _lines(value: Any) -> list[str]:
    if isinstance(value, dict) and value:
        return [f"{_key_text(str(key))} = {as_text(each)}" for key, each in value.items()]
    if isinstance(value, (list, tuple)) and len(value) > 3:
        return [as_text(each) for each in value]
    return [as_text(value)]
