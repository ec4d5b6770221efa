"""Overlays: what is tinted on a map for the reach of a figure, and for what threatens a place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from grimtable.grid import Board, Footprint, GridError
from grimtable.picture.shapes import Overlay
from grimtable.picture.squares import names_of

if TYPE_CHECKING:
    from grimtable.picture.cache import DrawingCache


class Standing(NamedTuple):
    """A figure on the map: its id, the space it is named by, and all that it covers."""

    id: str
    space: int
    ground: int


def known_space(board: Board, known: int, place: str | None) -> int | None:
    """A place of the known map; None for any other text, so that the unknown map stays unknown."""
    if place is None:
        return None
    try:
        space = board.read(place)
    except GridError:
        return None
    return space if known >> space & 1 else None


def tinted(board: Board, title: str, light: int, dark: int, lines: Iterable[tuple[int, int]] = ()) -> Overlay:
    """Some spaces in a light tint, others in a dark one, and lines from space to space."""
    name = board.name
    return Overlay(
        title=title,
        light=names_of(board, light & ~dark),
        dark=names_of(board, dark),
        lines=tuple((name(one), name(other)) for one, other in lines),
    )


def reach(
    cache: DrawingCache[Any],
    board: Board,
    figure: Standing,
    ends: Iterable[tuple[Footprint, tuple[str, ...]]],
    struck: Iterable[Standing],
) -> Overlay:
    """Where a figure can go, and the enemies it could attack from there."""
    light = dark = 0
    for there, _ in ends:
        light |= there.mask
    lines = []
    for foe in struck:
        dark |= foe.ground
        lines.append((figure.space, foe.space))
    title = cache.say("overlay-reach", figure=cache.names.of(figure.id))
    return tinted(board, title, light, dark, lines)


def threat(
    cache: DrawingCache[Any],
    board: Board,
    space: int,
    enemies: Iterable[tuple[Standing, Footprint | None]],
) -> Overlay:
    """Who could attack a place; each enemy with where it could do so from, if anywhere."""
    light = dark = 0
    lines = []
    for foe, there in enemies:
        if there is not None:
            light |= there.mask
            dark |= foe.ground
            lines.append((foe.space, space))
    title = cache.say("overlay-threat", count=len(lines), place=board.name(space))
    return tinted(board, title, light, dark, lines)
