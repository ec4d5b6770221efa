"""Bounds: the kinds of values that a table, a procedure's record or a described position may hold.

    class Marine(Data):
        space: Spot = -1
        wounds: Count = 0
        weapons: Pile = []

Whatever comes from outside (a repair, a case, a saved state) is read through these types, so a number that
would keep the rules busy for hours is refused in a sentence. They cost nothing in play: only reading looks at
them. Each is far above what any game on a table reaches, for a value that play has reached must be readable.
`unbounded` finds the fields that forgot one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec import inspect as shape

from grimtable.kernel.identity import CardId, DoorId, FigureId, HeroId, SeatId, Space

#: A question with more answers than this is a mistake of content, or somebody's joke.
MOST_ACTIONS = 10_000

#: So many items fail at one table at most: each costs a game of its own, and a table without so many is none.
MOST_ASIDE = 50

#: A game that goes on for so long without asking anybody goes round in a circle.
MOST_STEPS = 100_000

Tokens = Annotated[int, msgspec.Meta(ge=0, le=99)]
"""What a player uses any number of at once: each number is an answer of its own."""
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
"""How many there are of something."""
Sum = Annotated[int, msgspec.Meta(ge=-9_999, le=9_999)]
"""A number that rules add to and take from."""
Clock = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
"""How often something has happened since the game began."""
Spot = Annotated[Space, msgspec.Meta(ge=-1, le=9_999)]
"""A space of a board, or none; the largest map has fewer."""

AtSeat = Annotated[SeatId, msgspec.Meta(max_length=200)]
AtFigure = Annotated[FigureId, msgspec.Meta(max_length=200)]
AtCard = Annotated[CardId, msgspec.Meta(max_length=200)]
AtHero = Annotated[HeroId, msgspec.Meta(max_length=200)]
AtDoor = Annotated[DoorId, msgspec.Meta(max_length=200)]
Name = Annotated[str, msgspec.Meta(max_length=200)]
"""An id, or a few words."""
Prose = Annotated[str, msgspec.Meta(max_length=2_000)]
"""A sentence or two."""
Drawing = Annotated[str, msgspec.Meta(max_length=16_384)]
"""A map in text notation."""

Names = Annotated[tuple[Name, ...], msgspec.Meta(max_length=2_000)]
Spots = Annotated[tuple[Spot, ...], msgspec.Meta(max_length=2_000)]
Cards = Annotated[tuple[AtCard, ...], msgspec.Meta(max_length=2_000)]
Figures = Annotated[tuple[AtFigure, ...], msgspec.Meta(max_length=2_000)]
Seats = Annotated[tuple[AtSeat, ...], msgspec.Meta(max_length=12)]
Heroes = Annotated[tuple[AtHero, ...], msgspec.Meta(max_length=2_000)]
Pile = Annotated[list[Name], msgspec.Meta(max_length=2_000)]
"""Things in an order."""
CardPile = Annotated[list[AtCard], msgspec.Meta(max_length=2_000)]
Counts = Annotated[dict[Name, Count], msgspec.Meta(max_length=500)]
Sums = Annotated[dict[Name, Sum], msgspec.Meta(max_length=500)]


def unbounded(kind: Any) -> list[str]:
    """The paths inside a type whose numbers, texts or lists have no bound.

    >>> class Purse(msgspec.Struct):
    ...     coins: int
    ...     notes: Count
    >>> unbounded(Purse)
    ['Purse.coins']
    """
    return sorted(set(_unbounded(shape.type_info(kind), getattr(kind, "__name__", str(kind)), set())))


_LISTS = (shape.ListType, shape.VarTupleType, shape.SetType, shape.FrozenSetType)


def _unbounded(part: shape.Type, path: str, seen: set[type]) -> Iterator[str]:
    if isinstance(part, shape.Metadata):
        yield from _unbounded(part.type, path, seen)
    elif isinstance(part, shape.IntType | shape.FloatType):
        has_floor = part.ge is not None or part.gt is not None
        has_ceiling = part.le is not None or part.lt is not None
        if not (has_floor and has_ceiling):
            yield path
    elif isinstance(part, shape.StrType | shape.BytesType):
        if part.max_length is None:
            yield path
    elif isinstance(part, _LISTS):
        if part.max_length is None:
            yield path
        yield from _unbounded(part.item_type, f"{path}[]", seen)
    elif isinstance(part, shape.TupleType):
        for place, item in enumerate(part.item_types):
            yield from _unbounded(item, f"{path}[{place}]", seen)
    elif isinstance(part, shape.DictType):
        if part.max_length is None:
            yield path
        yield from _unbounded(part.key_type, f"{path}{{}}", seen)
        yield from _unbounded(part.value_type, f"{path}.*", seen)
    elif isinstance(part, shape.UnionType):
        for alternative in part.types:
            yield from _unbounded(alternative, path, seen)
    elif isinstance(part, shape.StructType):
        if part.cls not in seen:
            seen.add(part.cls)
            for field in part.fields:
                yield from _unbounded(field.type, f"{part.cls.__name__}.{field.name}", seen)
    elif isinstance(part, shape.AnyType):
        yield path
