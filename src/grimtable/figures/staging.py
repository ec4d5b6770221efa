"""Staging: figures put on a drawn map by hand, and what must hold of every table that was made so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from grimtable.grid import DrawnMap, GridError, read_map
from grimtable.kernel import StateError
from grimtable.kernel.identity import Space
from grimtable.kernel.position import N, Position, PositionError, read_nouns

#: the terrain under each mark
Terrains = tuple[tuple[str, str], ...]


@lru_cache(maxsize=128)
def drawn(text: str, terrains: Terrains | None = None, outline: tuple[str, ...] = ()) -> DrawnMap:
    """A map text, read once; without terrains every mark is on floor."""
    return read_map(text, None if terrains is None else dict(terrains), outline=outline)


def read_drawing(
    position: Position, terrains: Terrains | None = None, outline: tuple[str, ...] = ()
) -> DrawnMap:
    """The map that a position draws. Its legend names every mark on it, and nothing else."""
    assert position.drawing is not None
    try:
        map = drawn(position.drawing, terrains, outline)
    except GridError as error:
        raise PositionError(("map",), f"the map cannot be read: {error}") from None
    for text in position.legend:
        if text not in map.marks.values():
            raise PositionError(("legend", text), f"the map shows no {text!r}")
    for space, text in sorted(map.marks.items()):
        if text not in position.legend:
            where = map.board.name(space)
            raise PositionError(
                ("map",), f"the map shows {text!r} at {where}, which the legend does not name"
            )
    return map


def read_marks(position: Position, map: DrawnMap, record: type[N]) -> Iterator[tuple[Space, str, N]]:
    """Every marked space with its mark, and what the legend says of it in the game's own words."""
    for space, text in sorted(map.marks.items()):
        yield Space(space), text, read_nouns(position.legend[text], record, ("legend", text))


def check_supply(supply: Mapping[str, int]) -> None:
    """StateError where more figures stand on the table than the box holds."""
    for kind, number in supply.items():
        if number < 0:
            raise StateError(f"there are not enough figures of kind {kind}; use {-number} fewer")


def check_cards(copies: Iterable[str], counts: Mapping[str, int]) -> None:
    """StateError where a card lies nowhere or twice; `counts` are the game's components."""
    for copy in copies:
        number = counts.get(f"card {copy}", 0)
        if number != 1:
            raise StateError(f"the card {copy} is on the table {number} times, not once")
