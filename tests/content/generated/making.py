"""Making: random items out of what a game declares about its content.

Verbs, conditions, quantities, words and the keys of every kind are read off the registry and the types, so a
new verb is tried without being named here. Most choices are those of a careful author: numbers within their
bounds, verbs that find what they need. Now and then one is wild, so that the check has something to refuse.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from msgspec import inspect as shape

from grimtable.content import Amount, Conditions, Effect, Pack
from grimtable.content.amounts import RESERVED
from grimtable.content.registry import Entry, Parameter, Sort
from grimtable.content.shapes import LISTS, choices, shape_of

C = TypeVar("C")
Plain = dict[str, Any]
Given = frozenset[str]

#: Numbers that an author writes, and those that only a mistake would.
USUAL = (0, 1, 1, 1, 2, 2, 3, 4, 6)
UNUSUAL = (-99, -1, 12, 40, 99, 100, 999, 9_999, 10_000, 2**53)
#: No effect lies deeper inside others than this.
DEEPEST = 3


class Maker:
    """Makes items for one game; the same seed makes the same items."""

    def __init__(self, pack: Pack, seed: int, *, wild: float = 0.02) -> None:
        self.pack = pack
        self.registry = pack.schema.registry
        self.random = Random(seed)
        self.wild = wild
        #: key → the texts that stand under it somewhere in the game's own pack: doors, areas, diagrams
        self.texts: dict[str, list[str]] = {}
        for kind in pack.schema.kinds:
            for written in pack.written(kind).values():
                _gather(written.data, "", self.texts)

    # --- choosing ---------------------------------------------------------------------------------

    def chance(self, share: float) -> bool:
        """Yes in this share of all cases."""
        return self.random.random() < share

    def is_wild(self) -> bool:
        """Whether to do for once what a careful author would not."""
        return self.chance(self.wild)

    def one(self, among: Sequence[C]) -> C:
        """One of them."""
        return self.random.choice(among)

    def number(self, least: int, most: int) -> int:
        """A whole number from `least` to `most`."""
        return self.random.randint(least, most)

    # --- items ------------------------------------------------------------------------------------

    def item(self, kind: str, **fixed: Any) -> Plain:
        """The keys of an item of this kind; those that are given are taken as they are."""
        whole: Any = self.pack.schema.kinds[kind].type
        part = shape_of(whole)
        assert isinstance(part, shape.StructType)
        return self._table(part, frozenset(), 0, {"name": "Made at random", **fixed})

    def old(self, kind: str) -> Plain:
        """The keys of one of the game's own items, to be changed."""
        written = self.pack.written(kind)
        data = copy.deepcopy(dict(written[self.one(sorted(written))].data))
        data.pop("provenance", None)
        return data

    def part(self, type: type, given: Given = frozenset()) -> Plain:
        """A table of this type inside an item."""
        part = shape_of(type)
        assert isinstance(part, shape.StructType)
        return self._table(part, given, 0, {})

    def _table(self, part: shape.StructType, given: Given, depth: int, fixed: Plain) -> Plain:
        table: Plain = {}
        fields = [
            each for each in part.fields if each.name not in ("id", "provenance", "source", "note", "rules")
        ]
        # Words come first: a moment gives something to the effects beside it.
        for field in sorted(fields, key=lambda each: not _vocabulary(each.type)):
            key = field.encode_name
            if key in fixed:
                table[key] = fixed[key]
                continue
            wanted = field.required != self.is_wild() or (not field.required and self.chance(0.35))
            if not wanted:
                continue
            value = self.value(field.type, given, depth, key)
            if value is None:
                continue
            table[key] = value
            vocabulary = _vocabulary(field.type)
            if vocabulary and isinstance(value, str):
                given = given | frozenset(self.registry.given_by(vocabulary, value))
        return table

    def value(self, part: shape.Type, given: Given, depth: int, key: str, extra: Plain | None = None) -> Any:
        """A value of this shape; None for one that is left out."""
        extra = extra or {}
        if isinstance(part, shape.Metadata):
            extra = {**extra, **(part.extra or {})}
            return self.value(part.type, given | frozenset(extra.get("gives", ())), depth, key, extra)
        if isinstance(part, shape.UnionType):
            parts = [each for each in part.types if not isinstance(each, shape.NoneType)]
            return self.value(self.one(parts), given, depth, key, extra)
        if isinstance(part, shape.CustomType):
            return self._compiled(part.cls, given, depth)
        if isinstance(part, shape.StructType):
            return self._table(part, given, depth, {})
        if isinstance(part, shape.DictType):
            return {
                str(self.value(part.key_type, given, depth, key)): self.value(
                    part.value_type, given, depth, key
                )
                for _ in range(self.number(0, 2))
            }
        if isinstance(part, LISTS):
            least = part.min_length or 0
            most = max(least, min(least + 3, 8 if part.max_length is None else part.max_length))
            size = self.number(max(least, 0 if self.chance(0.15) else min(1, most)), most)
            return [self.value(part.item_type, given, depth, key) for _ in range(size)]
        if isinstance(part, shape.TupleType):
            return [self.value(each, given, depth, key) for each in part.item_types]
        if listed := choices(part):
            return self.one(listed)
        if isinstance(part, shape.IntType):
            return self._whole(part)
        if isinstance(part, shape.BoolType):
            return self.chance(0.5)
        if isinstance(part, shape.StrType):
            return self._text(extra, given, key)
        raise TypeError(f"the generator cannot make {part!r}: tell it how")

    def _whole(self, part: shape.IntType) -> int:
        number = self.one(UNUSUAL) if self.is_wild() else self.one(USUAL)
        if not self.is_wild():
            if part.ge is not None:
                number = max(number, int(part.ge))
            if part.le is not None:
                number = min(number, int(part.le))
        return number

    def _text(self, extra: Plain, given: Given, key: str) -> str:
        if self.is_wild():
            return self.one(["", "nothing", "Start", "a" * 200, "9,9", "-1"])
        if "reference" in extra:
            return self.one(list(self.pack.written(extra["reference"])))
        if "word" in extra:
            words = list(self.registry.vocabulary(extra["word"]))
            fitting = [
                word for word in words if given.issuperset(self.registry.needed_by(extra["word"], word))
            ]
            return self.one(fitting or words)
        return self.one(self.texts.get(key) or ["Words"])

    # --- effects ----------------------------------------------------------------------------------

    def _compiled(self, kind: type, given: Given, depth: int) -> Any:
        if kind is Effect:
            return self.effect(given, depth)
        if kind is Conditions:
            return self.conditions(given, depth)
        assert kind is Amount
        return self.amount(given, depth)

    def effect(self, given: Given = frozenset(), depth: int = 0) -> list[Any]:
        """A `do` list; later verbs find what earlier ones give."""
        calls: list[Any] = []
        for _ in range(self.one((1, 1, 1, 2, 2, 3)) if not self.is_wild() else 0):
            entry = self._entry("verb", given, depth)
            guard: Plain = {"if": self.conditions(given, depth)} if self.chance(0.15) else {}
            calls.append(self._call(entry, "verb", given, depth, guard))
            given = given | frozenset(entry.gives)
        return calls

    def conditions(self, given: Given = frozenset(), depth: int = 0) -> Any:
        """An `if`: one condition, or a list."""
        if self.chance(0.5):
            return self._condition(given, depth)
        return [self._condition(given, depth) for _ in range(self.one((1, 1, 2)))]

    def _condition(self, given: Given, depth: int) -> Any:
        if depth < DEEPEST and self.chance(0.2):
            how = self.one(("not", "any", "all"))
            return {how: [self._condition(given, depth + 1) for _ in range(self.number(1, 2))]}
        return self._call(self._entry("condition", given, depth), "condition", given, depth, {})

    def amount(self, given: Given = frozenset(), depth: int = 0) -> Any:
        """A number, or something counted and worked upon."""
        if not self.registry.names("quantity") or self.chance(0.6):
            return self.one(UNUSUAL) if self.is_wild() else self.one(USUAL)
        table = self._call(self._entry("quantity", given, depth), "count", given, depth, {})
        for key in RESERVED[1:]:
            if self.chance(0.15):
                word = self.one(("up", "down")) if key == "round" else self.one(USUAL)
                table[key] = max(1, word) if key == "divide_by" and isinstance(word, int) else word
        return table

    def _entry(self, sort: Sort, given: Given, depth: int) -> Entry:
        entries = list(self.registry.entries(sort))
        if self.is_wild():
            return self.one(entries)
        fitting = [entry for entry in entries if given.issuperset(entry.needs)]
        shallow = [entry for entry in fitting if depth < DEEPEST or not _holds_effects(entry)]
        # What speaks of this very situation is rarer than what can be said anywhere.
        special = [entry for entry in shallow if entry.needs]
        return self.one(special if special and self.chance(0.4) else shallow or fitting or entries)

    def _call(self, entry: Entry, word: str, given: Given, depth: int, more: Plain) -> Plain:
        call: Plain = {word: entry.name}
        inside = given | frozenset(entry.gives)
        for key, parameter in entry.parameters.items():
            if parameter.required or self.chance(0.4):
                value = self.parameter(parameter, inside, depth + 1)
                if value is not None:
                    call[key] = value
        return {**call, **more}

    def parameter(self, parameter: Parameter, given: Given, depth: int) -> Any:
        """What content may write for a parameter."""
        if parameter.counted:
            return self.amount(given, depth)
        return self.value(shape_of(parameter.annotation), given, depth, parameter.key)


def _vocabulary(part: shape.Type) -> str:
    while isinstance(part, shape.Metadata):
        if part.extra and "word" in part.extra:
            return str(part.extra["word"])
        part = part.type
    return ""


def _holds_effects(entry: Entry) -> bool:
    return any("Effect" in str(parameter.annotation) for parameter in entry.parameters.values())


def _gather(value: object, key: str, texts: dict[str, list[str]]) -> None:
    """Note every text of the game's own pack under the key where it stands."""
    if isinstance(value, Mapping):
        for name, inner in value.items():
            _gather(inner, name, texts)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            _gather(inner, key, texts)
    elif isinstance(value, str) and value not in texts.setdefault(key, []):
        texts[key].append(value)
