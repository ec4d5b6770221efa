"""Items and kinds: what a pack holds, and what a game declares about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeVar

import msgspec

from grimtable.content.conditions import Conditions
from grimtable.content.effects import Effect
from grimtable.content.registry import Registry

if TYPE_CHECKING:
    from grimtable.content.packs import Pack

Provenance = Literal["rulebook", "community", "original"]
"""Where a value comes from: a rulebook, a published fact about the component, or this project."""

PROVENANCES: Final[tuple[Provenance, ...]] = ("rulebook", "community", "original")

BOOKKEEPING: Final = ("provenance", "source", "note")
"""Keys that say where an item comes from and never how it plays, so they stay out of the content hash."""

RESERVED_KEYS: Final = ("patch", "new", "remove")
"""Keys by which an overlay says what it does with an item; no item type may use them."""


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table inside an item. Unknown keys are errors and nothing can be changed after loading."""


class Item(Part, frozen=True, kw_only=True):
    """What every item of every kind has; a game's kinds derive from it."""

    id: str = ""
    """The name of the item's file (or of its table); never written as a key."""
    provenance: Provenance
    source: str = ""
    """Where exactly the value stands: book and page, or who published it."""
    note: str = ""
    """For people: why it is as it is."""
    name: str = ""
    """The printed name."""

    @property
    def title(self) -> str:
        """The printed name, or one made from the id.

        >>> Item(id="cold_start", provenance="original").title
        'Cold start'
        """
        return self.name or self.id.replace("_", " ").capitalize()


class Block(Part, frozen=True, kw_only=True):
    """A table with conditions and an effect, as most cards have; games add keys such as `moment`."""

    if_: Conditions = msgspec.field(default=Conditions.ALWAYS, name="if")
    do: Effect


def Reference(kind: str) -> msgspec.Meta:  # noqa: N802 (stands in annotations, beside Annotated)
    """Marks text that must be the id of an item: `Annotated[str, Reference("weapons")]`."""
    return msgspec.Meta(extra={"reference": kind})


def Word(vocabulary: str) -> msgspec.Meta:  # noqa: N802
    """Marks text that must be a word of a registered vocabulary: `Annotated[str, Word("moments")]`."""
    return msgspec.Meta(extra={"word": vocabulary})


def Given(*things: str) -> msgspec.Meta:  # noqa: N802
    """Marks where effects and conditions find these things: `Annotated[Effect, Given("finder")]`."""
    return msgspec.Meta(extra={"gives": things})


T = TypeVar("T", bound=Item)
Complaint = tuple[str, str]
"""A key path such as `map` or `victory.keeper` (or nothing, for the whole item), and what is wrong there."""


class Kind(Generic[T]):
    """One kind of item: the name of its folder, its type, and what the game checks beyond the type.

    >>> Kind("cards", Item).name
    'cards'
    """

    __slots__ = ("name", "type", "check", "findings")

    def __init__(
        self,
        name: str,
        type: type[T],
        check: Callable[[T, Pack], Iterable[Complaint]] | None = None,
        findings: Callable[[T, Pack], Iterable[Complaint]] | None = None,
    ) -> None:
        if not name.isidentifier() or name in ("texts", "pack"):
            raise ValueError(f"{name!r} cannot be the name of a kind")
        self.name: Final = name
        self.type: Final = type
        self.check: Final = check
        """What makes an item unusable."""
        self.findings: Final = findings
        """What an author should look at, though the item can be played: words that say something else."""

    def __repr__(self) -> str:
        return f"Kind({self.name!r}, {self.type.__name__})"


class Schema:
    """What a game says about its content: its name, its kinds of items, and the functions they may use."""

    __slots__ = ("game", "kinds", "registry")

    def __init__(self, game: str, kinds: Iterable[Kind[Any]], registry: Registry | None = None) -> None:
        from grimtable.content.checking import check_types

        self.game: Final = game
        self.kinds: Final[dict[str, Kind[Any]]] = {}
        self.registry: Final = registry or Registry()
        for kind in kinds:
            if kind.name in self.kinds:
                raise ValueError(f"the kind {kind.name!r} is declared twice")
            self.kinds[kind.name] = kind
        if undeclared := self.registry.undeclared():
            raise ValueError(f"nobody has named what is needed or given here: {', '.join(undeclared)}")
        check_types(self)
