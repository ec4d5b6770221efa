"""Packs: the checked content of a game, complete and unchangeable."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeVar, overload

import msgspec

from grimtable.content.amounts import Amount
from grimtable.content.conditions import Condition, Conditions
from grimtable.content.effects import Effect, set_address
from grimtable.content.items import BOOKKEEPING, Item, Kind, Part, Provenance, Schema
from grimtable.content.origins import Written
from grimtable.content.problems import KeyPath, did_you_mean, key_path, key_text, quoted
from grimtable.content.registry import Sort
from grimtable.content.shapes import holds_compiled

if TYPE_CHECKING:
    from grimtable.content.texts import Texts

T = TypeVar("T", bound=Item)


class Defaults(Part, frozen=True, kw_only=True):
    """What `pack.toml` says once for all items that do not say it themselves."""

    provenance: Provenance | None = None
    source: str | None = None


class Manifest(Part, frozen=True, kw_only=True):
    """The contents of `pack.toml`."""

    id: str
    title: str
    game: str
    version: str
    overlays: str | None = None
    default: bool = False  #: of a pack that comes with its game: in force unless a table leaves it out
    suits: tuple[str, ...] = ()  #: the modes that it can be played in; all of them if none is named
    excludes: tuple[str, ...] = ()  #: packs that cannot be in force together with it
    #: hashes of earlier content from which a begun game goes on with this one
    formerly: tuple[str, ...] = ()
    author: str = ""
    licence: str = ""
    note: str = ""
    defaults: Defaults = Defaults()


class UnknownItem(LookupError):
    """A pack was asked for something it does not hold."""


class Pack:
    """All items of a game's content, by kind and id, with their effects.

    A pack never changes; overlays and overrides give a new one.
    """

    def __init__(
        self,
        schema: Schema,
        manifests: tuple[Manifest, ...],
        written: Mapping[str, Mapping[str, Written]],
        items: Mapping[str, Mapping[str, Item]],
        texts: Texts,
        below: Pack | None = None,
        changed: frozenset[tuple[str, str]] = frozenset(),
    ) -> None:
        """Put a pack together; what is not `changed` keeps the effects of the pack `below`."""
        self.schema = schema
        self.manifests = manifests
        """The manifest of the pack itself, then those of its overlays in the order they were laid over it."""
        self.texts = texts
        self._written = written
        self._items: dict[str, dict[str, Item]] = {
            kind: {id: items[kind][id] for id in sorted(items.get(kind, ()))} for kind in schema.kinds
        }
        self._effects: dict[tuple[str, str, str], Effect] = {}
        self._conditions: dict[tuple[str, str, str], Conditions] = {}
        self._hash: str | None = None
        if below is not None:
            self._effects = {at: part for at, part in below._effects.items() if at[:2] not in changed}
            self._conditions = {at: part for at, part in below._conditions.items() if at[:2] not in changed}
        for kind in schema.kinds.values():
            item_type: Any = kind.type
            if holds_compiled(item_type):
                for item in self._items[kind.name].values():
                    if below is None or (kind.name, item.id) in changed:
                        self._index(kind.name, item)

    # what it is

    @property
    def id(self) -> str:
        """The id of the pack without its overlays."""
        return self.manifests[0].id

    @property
    def title(self) -> str:
        """The title of the pack without its overlays."""
        return self.manifests[0].title

    @property
    def game(self) -> str:
        """The game this is content for."""
        return self.schema.game

    @property
    def version(self) -> str:
        """The version of the pack without its overlays."""
        return self.manifests[0].version

    @property
    def packs(self) -> tuple[str, ...]:
        """The ids of the packs laid over the game's own, in their order."""
        return tuple(manifest.id for manifest in self.manifests[1:])

    def why_not_mode(self, mode: str) -> str | None:
        """Why a scenario of this mode cannot be played with the packs laid over it, in a sentence."""
        for manifest in self.manifests[1:]:
            if manifest.suits and mode not in manifest.suits:
                return f"the pack {quoted(manifest.id)} is for {' and '.join(manifest.suits)}, not for {mode}"
        return None

    @property
    def formerly(self) -> tuple[str, ...]:
        """Hashes of earlier content from which a game goes on; what is on top decides."""
        return self.manifests[-1].formerly

    @property
    def hash(self) -> str:
        """A digest of everything that plays: the same for the same items, however their files are arranged.

        Provenance, source and note stay out: correcting a reference must not make old records strangers.
        """
        if self._hash is None:
            digest = hashlib.blake2b(digest_size=16)
            digest.update(_CANONICAL.encode({"game": self.game, "items": self._plain_items()}))
            self._hash = digest.hexdigest()
        return self._hash

    # items

    @overload
    def items(self, kind: Kind[T]) -> tuple[T, ...]: ...
    @overload
    def items(self, kind: str) -> tuple[Item, ...]: ...
    def items(self, kind: Kind[Any] | str) -> tuple[Item, ...]:
        """All items of a kind, in the order of their ids."""
        return tuple(self._kind(kind).values())

    @overload
    def table(self, kind: Kind[T]) -> Mapping[str, T]: ...
    @overload
    def table(self, kind: str) -> Mapping[str, Item]: ...
    def table(self, kind: Kind[Any] | str) -> Mapping[str, Item]:
        """The items of a kind by id, read-only, in the order of their ids."""
        return MappingProxyType(self._kind(kind))

    @overload
    def get(self, kind: Kind[T], id: str) -> T: ...
    @overload
    def get(self, kind: str, id: str) -> Item: ...
    def get(self, kind: Kind[Any] | str, id: str) -> Item:
        """One item; asking for one that is not there says which was probably meant."""
        table = self._kind(kind)
        try:
            return table[id]
        except KeyError:
            name = kind if isinstance(kind, str) else kind.name
            near = did_you_mean(id, table)
            hint = f" — did you mean {quoted(near)}?" if near else ""
            raise UnknownItem(f"there is no item {quoted(id)} in {quoted(name)}{hint}") from None

    def count(self, kind: Kind[Any] | str | None = None) -> int:
        """How many items there are, of one kind or altogether."""
        if kind is not None:
            return len(self._kind(kind))
        return sum(len(table) for table in self._items.values())

    def _kind(self, kind: Kind[Any] | str) -> dict[str, Item]:
        name = kind if isinstance(kind, str) else kind.name
        try:
            return self._items[name]
        except KeyError:
            near = did_you_mean(name, self._items)
            hint = f" — did you mean {quoted(near)}?" if near else ""
            raise UnknownItem(f"there is no kind {quoted(name)} in this game{hint}") from None

    # effects

    def effect(self, kind: str, item: str, block: str) -> Effect:
        """The effect at an address: `pack.effect("cards", "brace", "reaction")`, in full `reaction.do`."""
        try:
            return self._effects[kind, item, block]
        except KeyError:
            raise UnknownItem(self._no_block("effect", kind, item, block, self._effects)) from None

    def conditions(self, kind: str, item: str, block: str) -> Conditions:
        """The conditions at an address: `reaction` or the full `reaction.if`."""
        try:
            return self._conditions[kind, item, block]
        except KeyError:
            raise UnknownItem(self._no_block("condition", kind, item, block, self._conditions)) from None

    def effects(self) -> Iterator[Effect]:
        """Every effect of the pack once, by kind, id and place in the item."""
        for address in sorted(self._effects):
            if self._effects[address].address == address:
                yield self._effects[address]

    def _no_block(
        self, what: str, kind: str, item: str, block: str, known: Mapping[tuple[str, str, str], object]
    ) -> str:
        if kind not in self._items or item not in self._items[kind]:
            return f"there is no item {quoted(item)} in {quoted(kind)}"
        near = did_you_mean(block, [place for of, at, place in known if (of, at) == (kind, item)])
        hint = f" — did you mean {quoted(near)}?" if near else ""
        return f"{kind}/{item} has no {what} {quoted(block)}{hint}"

    def _index(self, kind: str, item: Item) -> None:
        for path, part in compiled_parts(item):
            if isinstance(part, Effect):
                place = key_text(path)
                address = (kind, item.id, place)
                set_address(part, address)
                self._effects[address] = part
                if len(path) > 1 and path[-1] == "do":
                    self._effects.setdefault((kind, item.id, key_text(path[:-1])), part)
            elif isinstance(part, Conditions):
                self._conditions[kind, item.id, key_text(path)] = part
                if len(path) > 1 and path[-1] == "if":
                    self._conditions.setdefault((kind, item.id, key_text(path[:-1])), part)

    def uses(self) -> dict[tuple[Sort, str], tuple[str, ...]]:
        """Which items (`cards/brace`) use each verb, condition and quantity."""
        found: dict[tuple[Sort, str], dict[str, None]] = {}
        for kind, table in self._items.items():
            for item in table.values():
                for _, part in compiled_parts(item):
                    for sort, name in _names(part):
                        found.setdefault((sort, name), {})[f"{kind}/{item.id}"] = None
        return {key: tuple(places) for key, places in sorted(found.items())}

    # where items come from

    def written(self, kind: str) -> Mapping[str, Written]:
        """The items of a kind as they were written, for overlays."""
        return self._written[kind]

    def place(self, kind: str, id: str) -> str:
        """The file, and the line where a file holds several items, in which an item was last written."""
        self.get(kind, id)
        origin = self._written[kind][id].origins[0]
        line = origin.line(()) if origin.prefix else None
        return origin.place.shown if line is None else f"{origin.place.shown}:{line}"

    def origins(self, kind: str, id: str) -> tuple[str, ...]:
        """The ids of the packs that wrote an item, the last to change it first."""
        self.get(kind, id)
        return tuple(origin.pack for origin in self._written[kind][id].origins)

    # new packs from this one

    def overlaid(self, folder: Path) -> Pack:
        """This pack with an overlay pack laid over it."""
        from grimtable.content.loading import overlay_pack

        return overlay_pack(self, folder)

    def with_overrides(
        self,
        overrides: Mapping[str, Mapping[str, Mapping[str, object]]],
        *,
        place: str = "overrides",
        lines: Callable[[KeyPath], int | None] | None = None,
        prefix: KeyPath = (),
    ) -> Pack:
        """This pack with single values changed: `{"weapons": {"pistol": {"dice": ["red"]}}}`.

        Keys are merged over the item as a patch does; `{"new": True, …}` adds an item. Mistakes are reported
        against `place`, with lines if there is a text: `lines=KeyLines(text).line, prefix=("content",)`.
        """
        from grimtable.content.loading import override_pack

        return override_pack(self, overrides, place, lines, prefix)

    def without(self, items: tuple[str, ...]) -> Pack:
        """This pack in which these items do nothing: `cards/brace`, or a part: `scenarios/first#areas.store`.

        LookupError when there is none of that name.
        """
        from grimtable.content.blanking import blank

        changed: dict[str, dict[str, Item]] = {kind: dict(table) for kind, table in self._items.items()}
        names: set[tuple[str, str]] = set()
        for item in items:
            name, _, key = item.partition("#")
            kind, _, id = name.partition("/")
            changed[kind][id] = blank(changed[kind][id], key_path(key))
            names.add((kind, id))
        pack = Pack(self.schema, self.manifests, self._written, changed, self.texts, self, frozenset(names))
        # Whatever is in the middle of one of their effects finds nothing more to do.
        for address, effect in self._effects.items():
            if address[:2] in names and not pack._effects.get(address):
                empty = Effect((), [])
                object.__setattr__(empty, "address", effect.address)
                pack._effects[address] = empty
        return pack

    def _plain_items(self) -> dict[str, dict[str, object]]:
        return {
            kind: {id: _plain_item(item) for id, item in table.items()}
            for kind, table in self._items.items()
            if table
        }

    def __repr__(self) -> str:
        return f"<Pack {self.id!r} for {self.game!r}: {self.count()} items, {self.hash}>"


_CANONICAL = msgspec.json.Encoder(order="sorted")


def fingerprint(*items: object) -> bytes:
    """A short name for items, or tables of them: the same one whenever the same is written in all of them."""
    written = _WRITTEN.encode(items)
    return hashlib.blake2b(written, digest_size=16, person=b"grimtable items").digest()


def _plain_item(item: Item) -> object:
    plain = msgspec.to_builtins(item, enc_hook=_as_written)
    for key in BOOKKEEPING:
        plain.pop(key, None)
    return plain


def _as_written(value: object) -> object:
    if isinstance(value, (Effect, Conditions, Amount)):
        return value.written
    raise NotImplementedError(f"content cannot hold {type(value).__name__}")


_WRITTEN = msgspec.json.Encoder(enc_hook=_as_written, order="deterministic")


def compiled_parts(value: object, path: KeyPath = ()) -> Iterator[tuple[KeyPath, object]]:
    """Every effect, condition and amount inside a value, outermost first, with the keys that lead to it."""
    if isinstance(value, msgspec.Struct):
        for name, key in zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True):
            inner = getattr(value, name)
            if not isinstance(inner, (str, int)):
                yield from compiled_parts(inner, (*path, key))
    elif isinstance(value, Effect):
        yield path, value
        for index, call in enumerate(value.calls):
            if call.guard:
                yield from compiled_parts(call.guard, (*path, index, "if"))
            yield from compiled_parts(call.parameters, (*path, index))
    elif isinstance(value, Conditions):
        yield path, value
        listed = isinstance(value.written, (list, tuple))
        for index, test in enumerate(value.tests):
            yield from _condition_parts(test, (*path, index) if listed else path)
    elif isinstance(value, Amount):
        yield path, value
        yield from compiled_parts(value.parameters, path)
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from compiled_parts(inner, (*path, key))
    elif isinstance(value, (list, tuple)):
        for index, inner in enumerate(value):
            yield from compiled_parts(inner, (*path, index))


def _condition_parts(test: Condition, path: KeyPath) -> Iterator[tuple[KeyPath, object]]:
    yield path, test
    yield from compiled_parts(test.parameters, path)
    for index, part in enumerate(test.parts):
        yield from _condition_parts(part, (*path, test.name, index))


def _names(part: object) -> Iterator[tuple[Sort, str]]:
    if isinstance(part, Effect):
        for call in part.calls:
            yield "verb", call.verb
    elif isinstance(part, Condition) and not part.parts:
        yield "condition", part.name
    elif isinstance(part, Amount) and part.fixed is None:
        yield "quantity", part.count
