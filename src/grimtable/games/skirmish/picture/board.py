"""The board: the map is open to all, what lies in its hidden areas is not (SKI-FOG-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.figures.picture.board import board_of, place_at
from grimtable.games.skirmish.picture import icons
from grimtable.games.skirmish.picture.cache import cache_for
from grimtable.grid import bits
from grimtable.picture.shapes import Board, Door, Mark
from grimtable.picture.squares import door_line

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState
    from grimtable.games.skirmish.game import Skirmish
    from grimtable.games.skirmish.picture.cache import DrawingCache
    from grimtable.kernel import SeatId
    from grimtable.narration import Names

STYLE = "skirmish"


def board(cache: DrawingCache, state: SkirmishState, viewer: SeatId | None) -> Board:
    """The map with portals, doors and the hidden areas as dim places."""
    table, field = state.table, state.field
    key = (
        field.board,
        field.hidden,
        tuple(table.doors.values()),
        tuple((space, sealed) for space, sealed in table.portals.items() if field.known >> space & 1),
        tuple(table.areas),
        _finds(state, viewer),
    )
    found: Board | None = cache.boards.get(key)
    if found is None:
        found = cache.keep(cache.boards, key, _draw(cache, state, viewer))
    return found


def _finds(state: SkirmishState, viewer: SeatId | None) -> tuple[tuple[str, str], ...]:
    """Hidden area → the find, for a viewer who has looked into it (SKI-FOG-06)."""
    return tuple(
        (id, area.find)
        for id, area in state.table.areas.items()
        if not area.revealed and viewer is not None and viewer in area.known_to
    )


def _draw(cache: DrawingCache, state: SkirmishState, viewer: SeatId | None) -> Board:
    table, field = state.table, state.field
    map_ = field.board
    finds = dict(_finds(state, viewer))
    areas: dict[int, str] = {}
    labels: dict[int, str] = {}
    marks: dict[int, tuple[Mark, ...]] = {}
    for id, area in table.areas.items():
        title = cache.names.of(id)
        areas.update(dict.fromkeys(area.spaces, title))
        labels[min(area.spaces)] = title
        if id in finds:
            marks[min(area.spaces)] = (Mark(icon=icons.FIND, name=cache.names.word(finds[id])),)
    for space, sealed in table.portals.items():
        if field.known >> space & 1:
            icon = icons.SEALED if sealed else icons.PORTAL
            marks[space] = (Mark(icon=icon, name=cache.say("sealed" if sealed else "portal")),)
    places = {}
    for space in bits(map_.spaces):
        hidden = bool(field.hidden >> space & 1)
        key = (map_, space, hidden, areas.get(space), labels.get(space), marks.get(space, ()))
        place = cache.places.get(key)
        if place is None:
            made = place_at(
                map_, space, marks.get(space, ()), area=areas.get(space), label=labels.get(space), dim=hidden
            )
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
    return board_of(STYLE, map_, map_.spaces, field.known, places, doors)


def thumbnail(game: Skirmish, scenario: str, names: Names) -> Board:
    """The lobby's map: as it lies on the table before the first turn, with two players."""
    cache = cache_for(game, names)
    state = game.before_first_step(game.setup(scenario=scenario))
    return _draw(cache, state, None)
