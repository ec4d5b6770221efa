"""Needing: whether everything that a card's verbs, conditions and counts need is there when they are used.

An effect that speaks of an attack at a moment without one would fail at the table, or do nothing. Functions
and words declare what they need, moments and places what they give; this compares the two.
"""

from __future__ import annotations

import functools
import types
import typing
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from grimtable.content.amounts import Amount
from grimtable.content.conditions import Condition, Conditions
from grimtable.content.effects import Call, Effect
from grimtable.content.problems import KeyPath, quoted
from grimtable.content.registry import Entry, Registry, Sort

Complaint = tuple[KeyPath, str]
Given = frozenset[str]


def why_not_there(item: msgspec.Struct, registry: Registry) -> Iterator[Complaint]:
    """Everything in an item that needs what is not there, with the keys that lead to it."""
    yield from _in_value(item, (), frozenset(), registry)


def _in_value(value: object, path: KeyPath, given: Given, registry: Registry) -> Iterator[Complaint]:
    if isinstance(value, Effect):
        for index, call in enumerate(value.calls):
            yield from _in_call(call, (*path, index), given, registry)
            entry = registry.find("verb", call.verb)
            given = given | frozenset(entry.gives if entry is not None else ())
    elif isinstance(value, Conditions):
        listed = isinstance(value.written, (list, tuple))
        for index, test in enumerate(value.tests):
            yield from _in_condition(test, (*path, index) if listed else path, given, registry)
    elif isinstance(value, Amount):
        if value.fixed is None:
            yield from _missing("quantity", value.count, value.parameters, path, given, registry)
    elif isinstance(value, msgspec.Struct):
        yield from _in_struct(value, path, given, registry)
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _in_value(inner, (*path, key), given, registry)
    elif isinstance(value, (list, tuple)):
        for index, inner in enumerate(value):
            yield from _in_value(inner, (*path, index), given, registry)


def _in_struct(value: msgspec.Struct, path: KeyPath, given: Given, registry: Registry) -> Iterator[Complaint]:
    """A table: its moment, or whichever of its words gives something, gives it to all its keys."""
    fields = _fields(type(value))
    for name, field in fields.items():
        word = getattr(value, name)
        if field.vocabulary and isinstance(word, str):
            given = given | frozenset(registry.given_by(field.vocabulary, word))
    held = given | _held(getattr(value, "if_", None), registry)
    for name, field in fields.items():
        inner = getattr(value, name)
        if not isinstance(inner, (str, int)):
            there = given if name == "if_" else held
            yield from _in_value(inner, (*path, field.key), there | field.gives, registry)


def _held(conditions: object, registry: Registry) -> Given:
    """What is there where these conditions hold: each of them, not one of several."""
    if not isinstance(conditions, Conditions):
        return frozenset()
    entries = (registry.find("condition", test.name) for test in conditions.tests if not test.parts)
    return frozenset(thing for entry in entries if entry is not None for thing in entry.gives)


def _in_call(call: Call, path: KeyPath, given: Given, registry: Registry) -> Iterator[Complaint]:
    if call.guard:
        yield from _in_value(call.guard, (*path, "if"), given, registry)
        given = given | _held(call.guard, registry)
    yield from _missing("verb", call.verb, call.parameters, path, given, registry)


def _in_condition(test: Condition, path: KeyPath, given: Given, registry: Registry) -> Iterator[Complaint]:
    if test.parts:
        for index, part in enumerate(test.parts):
            yield from _in_condition(part, (*path, test.name, index), given, registry)
    else:
        yield from _missing("condition", test.name, test.parameters, path, given, registry)


def _missing(
    sort: Sort, name: str, parameters: Mapping[str, object], path: KeyPath, given: Given, registry: Registry
) -> Iterator[Complaint]:
    """What a function, its words and the effects and counts inside it need and do not find."""
    entry = registry.find(sort, name)
    if entry is None:
        return
    for thing in entry.needs:
        if thing not in given:
            yield path, f"the {sort} {quoted(name)} needs {registry.thing(thing)}, and here is none"
    for key, value in parameters.items():
        vocabulary = _vocabulary_of(entry, key)
        if vocabulary and isinstance(value, str):
            for thing in registry.needed_by(vocabulary, value):
                if thing not in given:
                    what = f"{quoted(value)} needs {registry.thing(thing)}, and here is none"
                    yield (*path, key), what
        elif not isinstance(value, (str, int)):
            # An effect inside a verb finds what the verb gives: a chosen player, the outcome of a roll.
            yield from _in_value(value, (*path, key), given | frozenset(entry.gives), registry)


def needs_of(call: Call, registry: Registry) -> Given:
    """What a call of a verb needs: the verb itself, and the words that it is given."""
    entry = registry.find("verb", call.verb)
    if entry is None:
        return frozenset()
    words = (
        registry.needed_by(_vocabulary_of(entry, key), value)
        for key, value in call.parameters.items()
        if isinstance(value, str)
    )
    return frozenset(entry.needs).union(*words)


class _Field(typing.NamedTuple):
    key: str
    vocabulary: str
    gives: Given


@functools.cache
def _fields(record: type[msgspec.Struct]) -> dict[str, _Field]:
    hints = typing.get_type_hints(record, include_extras=True)
    keys = zip(record.__struct_fields__, record.__struct_encode_fields__, strict=True)
    return {name: _Field(key, *_marks(hints[name])) for name, key in keys}


def _marks(hint: Any) -> tuple[str, Given]:
    """The vocabulary of a type, and what it gives to the effects in it."""
    vocabulary, gives = "", frozenset[str]()
    for mark in getattr(hint, "__metadata__", ()):
        extra = getattr(mark, "extra", None) or {}
        vocabulary = extra.get("word", vocabulary)
        gives |= frozenset(extra.get("gives", ()))
    if typing.get_origin(hint) in (typing.Annotated, typing.Union, types.UnionType):
        for inner in typing.get_args(hint):
            word, more = _marks(inner)
            vocabulary, gives = vocabulary or word, gives | more
    return vocabulary, gives


def _vocabulary_of(entry: Entry, key: str) -> str:
    parameter = entry.parameters.get(key)
    return "" if parameter is None else _marks(parameter.annotation)[0]
