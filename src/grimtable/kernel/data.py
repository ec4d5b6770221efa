"""Plain data that copies quickly: the base of a game's table and of every part on it."""

from __future__ import annotations

import typing
from collections.abc import Callable
from functools import partial
from typing import Any, Self, get_args, get_origin

import msgspec

from grimtable.kernel.procedure import is_shareable
from grimtable.kernel.writing import quickly_written

Copier = Callable[[Any], Any]

#: The shallow copy of a record, called directly: half the cost of going through `copy.copy`.
shallow: Copier = msgspec.Struct.__copy__  # type: ignore[attr-defined]  # missing from the library's stubs


class Data(msgspec.Struct, gc=False):
    """A mutable record whose `copy()` is independent.

    What can be shared (numbers, strings, tuples, frozen records) is shared; lists, dicts and
    mutable records are copied, as deep as their declared types say.
    """

    def copy(self) -> Self:
        """An independent copy.

        >>> class Hand(Data):
        ...     cards: list[str]
        >>> hand = Hand(["brace"]); twin = hand.copy(); twin.cards.append("dodge"); hand.cards
        ['brace']
        """
        twin: Self = shallow(self)
        for name, copier in _copiers(type(self)):
            setattr(twin, name, copier(getattr(self, name)))
        return twin


def write_quickly(base: type[Data] = Data) -> None:
    """Let every part of a table that the program has by now be written in the quick way."""
    for part in base.__subclasses__():
        quickly_written(part)
        write_quickly(part)


_KNOWN: dict[type, tuple[tuple[str, Copier], ...]] = {}


def _copiers(record: type[msgspec.Struct]) -> tuple[tuple[str, Copier], ...]:
    known = _KNOWN.get(record)
    if known is None:
        hints = typing.get_type_hints(record)
        made = [(name, _copier(hints[name])) for name in record.__struct_fields__]
        known = _KNOWN[record] = tuple((name, copier) for name, copier in made if copier is not None)
    return known


def _copy_unless(nothing: object, copier: Copier, value: Any) -> Any:
    return nothing if value is nothing else copier(value)


def _copier(hint: Any) -> Copier | None:
    """How to copy a value of this declared type; None when copies may share it."""
    if is_shareable(hint):
        return None
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is list:
        item = _copier(arguments[0])
        if item is None:
            return list.copy
        each: Copier = item
        return lambda values: [each(value) for value in values]
    if origin is dict:
        item = _copier(arguments[1])
        if item is None:
            return dict.copy
        part: Copier = item
        return lambda values: {key: part(value) for key, value in values.items()}
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        if issubclass(hint, Data) and not _copiers(hint):
            return shallow
        method = getattr(hint, "copy", None)
        if callable(method):
            return typing.cast("Copier", method)
    # None, or not there at all: a field that saved games of before do not have.
    for absent, nothing in ((type(None), None), (msgspec.UnsetType, msgspec.UNSET)):
        if absent in arguments and len(arguments) == 2:
            (only,) = [a for a in arguments if a is not absent]
            item = _copier(only)
            assert item is not None
            return partial(_copy_unless, nothing, item)
    raise TypeError(f"the kernel does not know how to copy {hint}; use lists, dicts, Data or frozen records")
