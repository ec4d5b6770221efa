"""Shapes: what the type of a key expects, in words an author understands."""

from __future__ import annotations

import datetime
import functools
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec import inspect as shape

from grimtable.content.amounts import Amount
from grimtable.content.conditions import Conditions
from grimtable.content.effects import Effect
from grimtable.content.problems import quoted

LISTS: Final = (shape.ListType, shape.VarTupleType, shape.SetType, shape.FrozenSetType, shape.CollectionType)
COMPILED: Final[dict[type, str]] = {
    Effect: "a list of calls such as { verb = … }",
    Conditions: "a condition or a list of conditions",
    Amount: "a whole number or { count = … }",
}
_WORDS: Final[dict[type, str]] = {
    shape.IntType: "a whole number",
    shape.FloatType: "a number",
    shape.StrType: "text",
    shape.BoolType: "true or false",
    shape.NoneType: "nothing",
    shape.DictType: "a table",
    shape.StructType: "a table",
    shape.TupleType: "a list",
    shape.DateType: "a date",
    shape.DateTimeType: "a date with time",
    shape.TimeType: "a time of day",
}


@functools.cache
def shape_of(annotation: Any) -> shape.Type:
    """What msgspec knows about a type; pure, so it is looked up once per type."""
    return shape.type_info(annotation)


@functools.lru_cache(maxsize=1024)
def holds_names(annotation: Any) -> bool:
    """Whether values of the type mention other items or words, which the type alone cannot check."""
    return any(isinstance(part, shape.Metadata) and part.extra for part in all_parts(shape_of(annotation)))


@functools.lru_cache(maxsize=1024)
def holds_compiled(annotation: Any) -> bool:
    """Whether values of the type can hold effects, conditions or amounts."""
    return any(isinstance(part, shape.CustomType) for part in all_parts(shape_of(annotation)))


def all_parts(whole: shape.Type) -> Iterator[shape.Type]:
    """A shape and everything inside it, each once."""
    waiting: list[shape.Type] = [whole]
    seen: set[int] = set()
    while waiting:
        part = waiting.pop()
        if id(part) in seen:  # a type may hold itself
            continue
        seen.add(id(part))
        yield part
        if isinstance(part, shape.StructType):
            waiting.extend(field.type for field in part.fields)
        elif isinstance(part, shape.DictType):
            waiting.extend((part.key_type, part.value_type))
        elif isinstance(part, shape.TupleType):
            waiting.extend(part.item_types)
        elif isinstance(part, shape.UnionType):
            waiting.extend(part.types)
        elif isinstance(part, shape.Metadata):
            waiting.append(part.type)
        elif isinstance(part, LISTS):
            waiting.append(part.item_type)


def accepts(part: shape.Type, value: object) -> bool:
    """Whether a value is roughly what the shape expects: enough to choose among alternatives."""
    if isinstance(part, shape.Metadata):
        return accepts(part.type, value)
    if isinstance(part, shape.AnyType):
        return True
    if isinstance(part, shape.CustomType):
        return part.cls is not Effect or isinstance(value, list)
    if isinstance(value, bool):
        return isinstance(part, shape.BoolType)
    if isinstance(value, int):
        return isinstance(part, (shape.IntType, shape.FloatType)) or _offers(part, int)
    if isinstance(value, float):
        return isinstance(part, shape.FloatType)
    if isinstance(value, str):
        return isinstance(part, shape.StrType) or _offers(part, str)
    if isinstance(value, dict):
        return isinstance(part, (shape.StructType, shape.DictType))
    if isinstance(value, list):
        return isinstance(part, (*LISTS, shape.TupleType))
    return isinstance(part, (shape.DateType, shape.DateTimeType, shape.TimeType))


def choices(part: shape.Type) -> tuple[object, ...]:
    """The values a shape allows one by one, if it lists them."""
    if isinstance(part, shape.LiteralType):
        return tuple(part.values)
    if isinstance(part, shape.EnumType):
        return tuple(member.value for member in part.cls)
    return ()


def _offers(part: shape.Type, type: type) -> bool:
    return any(isinstance(choice, type) for choice in choices(part))


def expected(part: shape.Type) -> str:
    """What the shape expects, for a message.

    >>> expected(shape_of(tuple[int, ...]))
    'a list (each a whole number)'
    """
    if isinstance(part, shape.Metadata):
        return expected(part.type)
    if listed := choices(part):
        shown = [quoted(choice) if isinstance(choice, str) else str(choice) for choice in listed]
        return shown[0] if len(shown) == 1 else f"one of {', '.join(shown)}"
    if isinstance(part, shape.UnionType):
        parts = [inner for inner in part.types if not isinstance(inner, shape.NoneType)]
        return " or ".join(dict.fromkeys(expected(inner) for inner in parts))
    if isinstance(part, LISTS):
        return f"a list (each {expected(part.item_type)})"
    if isinstance(part, shape.TupleType):
        return f"a list of {len(part.item_types)}"
    if isinstance(part, shape.CustomType):
        return COMPILED.get(part.cls, "something else")
    return _WORDS.get(type(part), "something else")


def found(value: object) -> str:
    """What stands there instead, for a message.

    >>> found("two"), found(True), found([1])
    ('the text "two"', 'true', 'a list')
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return f"the whole number {value}"
    if isinstance(value, float):
        return f"the number {value}"
    if isinstance(value, str):
        return f"the text {quoted(value)}"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, (list, tuple)):
        return "a list"
    if isinstance(value, (datetime.date, datetime.time)):
        return f"the date or time {value}"
    return "something else"


def struct_is_strict(part: shape.StructType) -> bool:
    """Whether a struct refuses unknown keys and later changes, as everything in a pack must."""
    config: msgspec.structs.StructConfig = part.cls.__struct_config__
    return bool(part.forbid_unknown_fields and config.frozen)
