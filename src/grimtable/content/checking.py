"""Checking a value against its type: quickly when it is right, thoroughly when something is wrong.

The quick way is msgspec's own conversion. It stops at the first mistake and knows neither items nor words nor
verbs, so a value that fails is walked through once more, key by key, and each mistake is told with its place.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import inspect as shape

from grimtable.content import compiling, limits
from grimtable.content.compiling import FAILED
from grimtable.content.problems import KeyPath, did_you_mean, printable, quoted
from grimtable.content.registry import Registry
from grimtable.content.shapes import (
    COMPILED,
    LISTS,
    accepts,
    all_parts,
    choices,
    expected,
    found,
    holds_names,
    shape_of,
    struct_is_strict,
)

if TYPE_CHECKING:
    from grimtable.content.items import Schema

Report = Callable[[KeyPath, str, str | None], None]
"""Takes a key path, what is wrong there, and what was probably meant."""

_MESSAGE_PLACE: Final = re.compile(r" - at `(?:key in )?\$(.*)`$")
_PLACE_STEP: Final = re.compile(r"\.([^.\[]+)|\[(\d+)\]")


class Stop(ValueError):
    """The quick way met a mistake; the thorough way will say which."""


class Check:
    """Converts the values of one item, and knows which items, words and functions exist."""

    __slots__ = ("registry", "ids", "calls", "_report", "_reports", "_quick")

    def __init__(self, registry: Registry, ids: Mapping[str, Collection[str]], report: Report | None) -> None:
        self.registry = registry
        self.ids = ids
        self.calls = 0
        self._report = report
        self._reports = 0
        self._quick: Check = self if report is None else Check(registry, ids, None)

    def report(self, path: KeyPath, what: str, suggestion: str | None = None) -> None:
        """Tell a mistake; on the quick way, stop at it."""
        if self._report is None:
            raise Stop(what)
        self._reports += 1
        self._report(path, what, suggestion)

    def count_call(self, path: KeyPath) -> None:
        """Count one more verb, condition or counted quantity of this item."""
        self.calls += 1
        if self.calls == limits.ITEM_CALLS + 1:
            self.report(path, f"an item may hold at most {limits.ITEM_CALLS} verbs, conditions and counts")

    def convert(self, value: object, annotation: Any, path: KeyPath) -> Any:
        """The value as its type, or FAILED after every mistake in it has been reported."""
        self._quick.calls = self.calls
        try:
            result = msgspec.convert(value, annotation, dec_hook=self._compile_quickly)
        except msgspec.ValidationError as error:
            if self._report is None:
                raise Stop(str(error)) from None
            before = self._reports
            self._walk(value, shape_of(annotation), path, compiled=False)
            if self._reports == before:  # a constraint only msgspec knows
                self.report(*_translated(str(error), path))
            return FAILED
        self.calls = self._quick.calls
        if holds_names(annotation):
            before = self._reports
            self._walk(value, shape_of(annotation), path, compiled=True)
            if self._reports != before:
                return FAILED
        return result

    def _compile_quickly(self, type: type, value: object) -> object:
        compiled = compiling.compile_as(type, value, (), self._quick)
        if compiled is FAILED:
            raise Stop("")
        return compiled

    def _walk(self, value: object, part: shape.Type, path: KeyPath, compiled: bool) -> None:
        """Report every mistake in a value; with `compiled`, effects and conditions are known to be right."""
        if isinstance(part, shape.Metadata):
            self._walk(value, part.type, path, compiled)
            if isinstance(value, str) and part.extra:
                self._check_name(value, part.extra, path)
        elif isinstance(part, shape.CustomType):
            if not compiled:
                compiling.compile_as(part.cls, value, path, self)
        elif isinstance(part, shape.UnionType):
            self._walk_union(value, part, path, compiled)
        elif isinstance(part, shape.StructType):
            if isinstance(value, dict):
                self._walk_struct(value, part, path, compiled)
            else:
                self._wrong(value, part, path)
        elif isinstance(part, shape.DictType):
            if not isinstance(value, dict):
                self._wrong(value, part, path)
                return
            for key, inner in value.items():
                self._walk(key, part.key_type, (*path, key), compiled)
                self._walk(inner, part.value_type, (*path, key), compiled)
        elif isinstance(part, LISTS):
            if not isinstance(value, (list, tuple)):
                self._wrong(value, part, path)
                return
            for index, inner in enumerate(value):
                self._walk(inner, part.item_type, (*path, index), compiled)
            self._check_length(len(value), part, path)
        elif isinstance(part, shape.TupleType):
            if not isinstance(value, (list, tuple)) or len(value) != len(part.item_types):
                self._wrong(value, part, path)
                return
            for index, (inner, item_type) in enumerate(zip(value, part.item_types, strict=True)):
                self._walk(inner, item_type, (*path, index), compiled)
        elif listed := choices(part):
            if not any(choice == value and type(choice) is type(value) for choice in listed):
                texts = [choice for choice in listed if isinstance(choice, str)]
                self._wrong(value, part, path, did_you_mean(value, texts) if isinstance(value, str) else None)
        elif not accepts(part, value):
            self._wrong(value, part, path)
        elif isinstance(part, shape.IntType):
            self._check_range(value, part, path)

    def _walk_struct(
        self, value: dict[str, object], part: shape.StructType, path: KeyPath, compiled: bool
    ) -> None:
        fields = {field.encode_name: field for field in part.fields}
        meant: set[str | None] = set()  # a key that is only misspelt is not reported as missing too
        for key, inner in value.items():
            if key in fields:
                self._walk(inner, fields[key].type, (*path, key), compiled)
            elif key != part.tag_field:
                near = did_you_mean(key, [name for name in fields if name not in value])
                self.report((*path, key), f"unknown key {quoted(key)}", near)
                meant.add(near)
        for name, field in fields.items():
            if field.required and name not in value and name not in meant:
                self.report(path, f"the key {quoted(name)} is missing; it takes {expected(field.type)}")

    def _walk_union(self, value: object, union: shape.UnionType, path: KeyPath, compiled: bool) -> None:
        fitting = [part for part in union.types if accepts(part, value)]
        alternatives = [part for part in union.types if not isinstance(part, shape.NoneType)]
        if len(fitting) == 1:
            self._walk(value, fitting[0], path, compiled)
        elif len(alternatives) == 1:
            self._walk(value, alternatives[0], path, compiled)
        elif not fitting:
            self._wrong(value, union, path)
        elif isinstance(value, dict):
            self._walk_tagged(
                value, [part for part in fitting if isinstance(part, shape.StructType)], path, compiled
            )

    def _walk_tagged(
        self, value: dict[str, object], parts: list[shape.StructType], path: KeyPath, compiled: bool
    ) -> None:
        """A table that is one of several, told apart by one of its keys."""
        field = next((part.tag_field for part in parts if part.tag_field is not None), None)
        if field is None:
            return
        tag = value.get(field)
        by_tag = {part.tag: part for part in parts}
        names = [name for name in by_tag if isinstance(name, str)]
        if field not in value:
            self.report(path, f"the key {quoted(field)} is missing; it takes {_one_of(names)}")
        elif isinstance(tag, (str, int)) and tag in by_tag:
            self._walk_struct(value, by_tag[tag], path, compiled)
        else:
            near = did_you_mean(tag, names) if isinstance(tag, str) else None
            self.report((*path, field), f"expected {_one_of(names)}, found {found(tag)}", near)

    def _check_name(self, name: str, extra: Mapping[str, Any], path: KeyPath) -> None:
        kind = extra.get("reference")
        if kind is not None:
            known = self.ids.get(kind, ())
            if name not in known:
                self.report(
                    path, f"there is no item {quoted(name)} in {quoted(kind)}", did_you_mean(name, known)
                )
        vocabulary = extra.get("word")
        if vocabulary is not None:
            words = self.registry.vocabulary(vocabulary)
            if name not in words:
                what = f"unknown word {quoted(name)} (vocabulary {quoted(vocabulary)})"
                self.report(path, what, did_you_mean(name, words))

    def _check_range(self, value: object, part: shape.IntType, path: KeyPath) -> None:
        if not isinstance(value, int):
            return
        bounds: tuple[tuple[float | None, str, Callable[[Any, Any], bool]], ...] = (
            (part.ge, "at least", operator.ge),
            (part.gt, "more than", operator.gt),
            (part.le, "at most", operator.le),
            (part.lt, "less than", operator.lt),
        )
        for bound, words, keeps in bounds:
            if bound is not None and not keeps(value, bound):
                self.report(path, f"expected a whole number of {words} {bound}, found {value}")

    def _check_length(self, length: int, part: Any, path: KeyPath) -> None:
        if part.min_length is not None and length < part.min_length:
            self.report(path, f"expected at least {part.min_length} in the list, found {length}")
        if part.max_length is not None and length > part.max_length:
            self.report(path, f"expected at most {part.max_length} in the list, found {length}")

    def _wrong(self, value: object, part: shape.Type, path: KeyPath, suggestion: str | None = None) -> None:
        what = found(value)
        if isinstance(part, shape.TupleType) and isinstance(value, (list, tuple)):
            what = f"a list of {len(value)}"
        self.report(path, f"expected {expected(part)}, found {what}", suggestion)


def check_types(schema: Schema) -> None:
    """Refuse item types that would let mistakes pass; this is the game's mistake, so it stops the import."""
    from grimtable.content.items import RESERVED_KEYS, Item

    for kind in schema.kinds.values():
        if not issubclass(kind.type, Item):
            raise TypeError(f"{kind.type.__name__} must derive from Item")
        for part in all_parts(shape_of(kind.type)):
            if isinstance(part, shape.StructType) and not struct_is_strict(part):
                raise TypeError(f"{part.cls.__name__} must derive from Part, so that unknown keys are errors")
            if isinstance(part, shape.CustomType) and part.cls not in COMPILED:
                raise TypeError(f"{kind.type.__name__} uses {part.cls.__name__}, which content cannot hold")
            if isinstance(part, shape.Metadata) and part.extra:
                target = part.extra.get("reference")
                if target is not None and target not in schema.kinds:
                    raise TypeError(
                        f"{kind.type.__name__} refers to the kind {target!r}, which is not declared"
                    )
        for name in RESERVED_KEYS:
            if name in kind.type.__struct_encode_fields__:
                raise TypeError(f"{kind.type.__name__} cannot have a key {name!r}: overlays use it")


def _one_of(names: list[str]) -> str:
    return "one of " + ", ".join(quoted(name) for name in names)


def _translated(message: str, path: KeyPath) -> tuple[KeyPath, str]:
    """msgspec's message in our words, with its `$.a[0]` turned into a key path."""
    place = _MESSAGE_PLACE.search(message)
    if place is not None:
        message = message[: place.start()]
        for name, index in _PLACE_STEP.findall(place.group(1)):
            path = (*path, name) if name else (*path, int(index))
    for theirs, ours in (
        ("`int`", "a whole number"),
        ("`str`", "text"),
        ("`object`", "a table"),
        ("`array`", "a list"),
        ("`bool`", "true or false"),
        (", got ", ", found "),
    ):
        message = message.replace(theirs, ours)
    return path, printable(message[:1].lower() + message[1:])
