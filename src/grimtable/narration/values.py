"""Values: the fields of events, actions and procedures as arguments of a catalogue's messages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NewType

import msgspec

from grimtable.kernel import State
from grimtable.kernel.identity import Space
from grimtable.narration.names import Names, space_name, where

_NO_WORD = re.compile(r"[^\w-]+")
#: A word with a number, such as a scatter: `north-east 2`.
_COUNTED = re.compile(r"([a-z-]+) (\d+)")

#: What a message gets for a value that is not there; it chooses by it and never shows it.
NOTHING = "nothing"


def fields_of(record: Any) -> dict[str, Any]:
    """The fields of a record with their values; none for anything else."""
    if not isinstance(record, msgspec.Struct):
        return {}
    return {name: getattr(record, name) for name in record.__struct_fields__}


def is_space(kind: NewType | None, value: Any) -> bool:
    """Whether a field of this kind holds a space of the board, and not none."""
    return kind is Space and type(value) is int and value >= 0


def simple(value: Any) -> object:
    """Yes and no are words in a catalogue, numbers stay numbers."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


def plain_id(value: str) -> str:
    """A text that a catalogue can choose by: its choices are words of letters and dashes.

    >>> plain_id("hit by an imp"), plain_id("")
    ('hit-by-an-imp', 'nothing')
    """
    return _NO_WORD.sub("-", value) or NOTHING


class Values:
    """Puts fields into words, with the titles that a scenario gives to its parts."""

    def __init__(self, names: Names, titles: Mapping[str, Mapping[str, str]] | None = None) -> None:
        self.names = names
        self.titles = titles or {}

    def arguments(
        self, state: State[Any, Any], fields: Mapping[str, Any], meant: Mapping[str, NewType]
    ) -> dict[str, object]:
        """Each field as `$field`, and the plain id of a text as `$field_id`."""
        arguments: dict[str, object] = {"rolled": self._rolled(fields.get("dice"), fields.get("faces"))}
        for key, value in fields.items():
            arguments[key] = self.said(state, key, value, meant.get(key))
            if self.names.is_named and is_space(meant.get(key), value):
                arguments[f"{key}_at"] = where(state, self.names, value)
            if isinstance(value, str):
                arguments[f"{key}_id"] = plain_id(value)
        return arguments

    def said(self, state: State[Any, Any], key: str, value: Any, kind: NewType | None) -> object:
        """A field as an argument: a name, a number, or a list of them in words."""
        if value is None:
            return NOTHING
        if isinstance(value, bool):
            return simple(value)
        if isinstance(value, int):
            return self.names.of(space_name(state, value)) if is_space(kind, value) else value
        if isinstance(value, str):
            if not value:
                return NOTHING
            if key in self.titles and value in self.titles[key]:
                return self.titles[key][value]
            counted = _COUNTED.fullmatch(value)
            if counted is not None:
                return f"{self.names.word(counted.group(1))} {counted.group(2)}"
            return self.names.of(value) if " " not in value else self.names.prose(value)
        if isinstance(value, list | tuple):
            # Not seats of that colour.
            if key in ("dice", "again") and all(isinstance(each, str) for each in value):
                return self.names.joined([self.die(str(each)) for each in value]) or NOTHING
            return self.names.joined([self._part(state, key, each, kind) for each in value]) or NOTHING
        return str(value)

    def _part(self, state: State[Any, Any], key: str, part: Any, kind: NewType | None) -> str:
        """One of a list; a list within it is a sum: a die with the dice its sixes brought, `6 + 2`."""
        if isinstance(part, list | tuple):
            return " + ".join(str(self.said(state, key, each, kind)) for each in part)
        return str(self.said(state, key, part, kind))

    def _rolled(self, dice: Any, faces: Any) -> str:
        """Dice and what they show, side by side: `yellow 3/2, green 2 miss`."""
        listed = isinstance(dice, list | tuple) and isinstance(faces, list | tuple)
        if not (listed and dice and len(dice) == len(faces)):
            return NOTHING
        word = self.names.word
        return ", ".join(
            f"{self.die(str(die))} {word(str(face))}" for die, face in zip(dice, faces, strict=True)
        )

    def die(self, id: str) -> str:
        """A die by its colour, with its number where several are rolled: `green 2`."""
        colour, _, number = id.rpartition("_")
        if not (colour and number.isdecimal()):
            colour, number = id, ""
        return f"{self.names.find(f'die-{colour}') or colour.replace('_', ' ')} {number}".rstrip()
