"""The board: the whole map lies open, with terrain, doors, portals, teleporters and what a mission marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grimtable.figures.picture.board import board_of, place_at
from grimtable.games.doom2016.picture import icons
from grimtable.games.doom2016.picture.cache import cache_for
from grimtable.games.doom2016.position import areas_of
from grimtable.grid import bits
from grimtable.grid.board import LINE_KINDS
from grimtable.picture.shapes import Barrier, Board, Door, Mark, Place, Zone
from grimtable.picture.squares import door_line, lines_of, names_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.game import Doom2016
    from grimtable.games.doom2016.picture.cache import DrawingCache
    from grimtable.narration import Names

STYLE = "doom2016"


def board(cache: DrawingCache, state: DoomState) -> Board:
    """The map as it lies there for everybody (D16-HID-05)."""
    table, field = state.table, state.field
    key = (
        field.board,
        state.setup.scenario,
        bool(table.drawing),
        tuple(table.doors.items()),
        tuple((space, portal.level, portal.face_up) for space, portal in table.portals.items()),
        tuple(table.teleporters.items()),
    )
    found: Board | None = cache.boards.get(key)
    if found is None:
        found = cache.keep(cache.boards, key, _draw(cache, state))
    return found


def areas(state: DoomState) -> Mapping[str, int]:
    """The named parts of the map; a map drawn for one table has none."""
    return {} if state.table.drawing else areas_of(state.game.mission(state.setup))


def _draw(cache: DrawingCache, state: DoomState) -> Board:
    table = state.table
    map_ = state.field.board
    titles: dict[int, str] = {}
    labels: dict[int, str] = {}
    for area, spaces in areas(state).items():
        title = area_title(cache, area)
        titles.update(dict.fromkeys(bits(spaces), title))
        labels[bits(spaces)[0]] = title
    places: dict[str, Place] = {}
    for space in bits(map_.spaces):
        marks = _marks(cache, state, space)
        key = (map_, space, titles.get(space), labels.get(space), marks)
        place = cache.places.get(key)
        if place is None:
            made = place_at(map_, space, marks, area=titles.get(space), label=labels.get(space))
            place = cache.keep(cache.places, key, made)
        places[map_.name(space)] = place
    doors = {
        door: Door(
            line=door_line(map_, door),
            state="closed" if closed else "open",
            name=cache.say("door", door=door),
        )
        for door, closed in table.doors.items()
    }
    drawn = board_of(STYLE, map_, map_.spaces, map_.spaces, places, doors)
    return msgspec.structs.replace(drawn, zones=_zones(cache, state), barriers=_barriers(cache, state))


def area_title(cache: DrawingCache, area: str) -> str:
    """What a named part of the map is called."""
    said = cache.names.word(area)
    return said[:1].upper() + said[1:]


def _zones(cache: DrawingCache, state: DoomState) -> tuple[Zone, ...]:
    map_ = state.field.board
    return tuple(
        Zone(name=area_title(cache, area), places=names_of(map_, spaces))
        for area, spaces in areas(state).items()
    )


def _barriers(cache: DrawingCache, state: DoomState) -> tuple[Barrier, ...]:
    """Lines of terrain that are drawn by themselves; round its spaces, terrain shows them (D16-TER-01)."""
    map_ = state.field.board
    found = []
    for kind in LINE_KINDS:
        alone = map_.lines[kind] & ~map_.edges_of(map_.terrains.get(kind, 0))
        if alone:
            found.append(Barrier(kind=kind, name=cache.say(f"line-{kind}"), lines=lines_of(map_, alone)))
    return tuple(found)


def _marks(cache: DrawingCache, state: DoomState, space: int) -> tuple[Mark, ...]:
    """Portals and teleporters; those that do nothing yet are dim (D16-SUM-03, D16-TEL-02)."""
    table = state.table
    marks = []
    portal = table.portals.get(space)  # type: ignore[call-overload]  # a space is a number
    if portal is not None:
        name = cache.say("portal-open" if portal.face_up else "portal-closed", level=portal.level)
        icon = icons.PORTALS.get(portal.level, icons.PORTALS["blue"])
        marks.append(Mark(icon=icon, name=name, colour=portal.level, dim=not portal.face_up))
    active = table.teleporters.get(space)  # type: ignore[call-overload]  # a space is a number
    if active is not None:
        name = cache.say("teleporter-active" if active else "teleporter-idle")
        marks.append(Mark(icon=icons.TELEPORTER, name=name, colour="green", dim=not active))
    return tuple(marks)


def thumbnail(game: Doom2016, scenario: str, names: Names) -> Board:
    """The lobby's map: as it lies on the table before the first round."""
    state = game.before_first_step(game.setup(scenario=scenario))
    return _draw(cache_for(game, names), state)
