"""The board: the discovered map for everybody, and the rest of it, dim, for the Invader (D04-SET-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grimtable.figures.picture.board import board_of, place_at
from grimtable.games.doom2004.box import PLAIN_DOOR
from grimtable.games.doom2004.picture import icons
from grimtable.games.doom2004.picture.cache import cache_for
from grimtable.games.doom2004.table import INVADER
from grimtable.grid import bits
from grimtable.kernel.identity import DoorId, Space
from grimtable.picture.shapes import Board, Door, DoorLook, Mark, Place
from grimtable.picture.squares import door_line, fog_of, frame_of, walls_of

if TYPE_CHECKING:
    from grimtable.games.doom2004.box import DoorKind
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.game import Doom2004
    from grimtable.games.doom2004.picture.cache import DrawingCache
    from grimtable.games.doom2004.scene import Scene
    from grimtable.kernel import SeatId
    from grimtable.narration import Names

STYLE = "doom2004"


def board(cache: DrawingCache, state: DoomState, viewer: SeatId | None) -> Board:
    """The map that this viewer knows, with its doors as they stand."""
    table, field = state.table, state.field
    whole = viewer == INVADER
    key = (
        field.scene,
        field.known,
        whole,
        tuple(table.doors.values()),
        tuple(table.encounters),
        field.lit,
        state.setup.scenario,
        tuple(table.marines) if whole else (),
    )
    found: Board | None = cache.boards.get(key)
    if found is None:
        found = cache.keep(cache.boards, key, _draw(cache, state, whole=whole))
    return found


def _draw(cache: DrawingCache, state: DoomState, *, whole: bool) -> Board:
    table, field = state.table, state.field
    scene, known = field.scene, field.known
    map_ = scene.board
    shown = map_.spaces if whole else known
    areas = _area_titles(cache, state, shown)
    places: dict[str, Place] = {}
    for space in bits(shown):
        places[map_.name(space)] = _place(
            cache,
            state,
            space,
            areas[space],
            dim=not known >> space & 1,
            encounter=space in table.encounters,
        )
    doors = {
        door: _door(cache, scene, door, standing)
        for door, standing in table.doors.items()
        if scene.doorways[DoorId(door)] & shown
    }
    return board_of(STYLE, map_, shown, known, places, doors)


def _area_titles(cache: DrawingCache, state: DoomState, shown: int) -> dict[int, tuple[str, str]]:
    """Space → title of its area, and the lettering on the first space of each."""
    titles: dict[int, tuple[str, str]] = {}
    for area, spaces in state.field.scene.areas.items():
        title = area_title(cache, state, area)
        label = title
        for space in bits(spaces & shown):
            titles[space] = (title, label)
            label = ""
    return titles


def area_title(cache: DrawingCache, state: DoomState, area: str) -> str:
    """What an area is called; a map drawn for one table has no titles."""
    if state.table.drawn is not None:
        return ""
    return cache.names.prose(state.game.area(state.setup, area).title)


def _place(
    cache: DrawingCache, state: DoomState, space: int, area: tuple[str, str], *, dim: bool, encounter: bool
) -> Place:
    scene = state.field.scene
    in_play = tuple(state.table.marines) if dim else ()
    jet = _jet(state, space)
    key = (scene, space, dim, encounter, (*in_play, *area, jet))
    found: Place | None = cache.places.get(key)
    if found is None:
        marks = [*_features(cache, scene, space)]
        if jet:
            icon = icons.JET_ON if jet == "on" else icons.JET_OFF
            marks.append(Mark(icon=icon, name=cache.say(f"jet-{jet}")))
        if encounter:
            marks.append(Mark(icon=icons.ENCOUNTER, name=cache.say("encounter")))
        if dim:
            marks += _waiting(cache, state, space)
        title, label = area
        made = place_at(scene.board, space, tuple(marks), area=title or None, label=label or None, dim=dim)
        if _has_no_air(scene, space):
            made = msgspec.structs.replace(made, terrain="airless")
        if jet == "on":  # D4X-FLM-09
            made = msgspec.structs.replace(made, terrain="damaging")
        found = cache.keep(cache.places, key, made)
    return found


def _jet(state: DoomState, space: int) -> str:
    """Whether a flame jet is on or off, or will be when it is laid out; empty without one."""
    mark = state.field.scene.marks.get(space)
    if mark is None or not mark.jet:
        return ""
    on = state.table.jet_spaces().get(Space(space))
    return mark.jet if on is None else "on" if on else "off"


def _has_no_air(scene: Scene, space: int) -> bool:
    """D4X-AIR-01: plain floor without air has a look of its own."""
    return bool(scene.airless >> space & 1) and scene.board.terrain_at(space) == "floor"


def _features(cache: DrawingCache, scene: Scene, space: int) -> list[Mark]:
    """What is printed on the map (D04-MAP-06)."""
    marks = []
    if scene.exits >> space & 1:
        marks.append(Mark(icon=icons.EXIT, name=cache.say("exit")))
    colour = scene.pads.get(space)
    if colour:
        marks.append(Mark(icon=icons.TELEPORTER, name=cache.say("teleporter", colour=colour), colour=colour))
    if scene.ducts >> space & 1:
        marks.append(Mark(icon=icons.DUCT, name=cache.say("duct")))
    if scene.airless >> space & 1:
        # Whole canyons have it: it must not outshine what stands there.
        marks.append(Mark(icon=icons.AIRLESS, name=cache.say("airless"), dim=True))
    mark = scene.marks.get(space)
    if mark is not None and mark.respawn:
        marks.append(Mark(icon=icons.RESPAWN, name=cache.say("respawn-point", number=mark.respawn)))
    if mark is not None and (team := mark.base or mark.headquarters):
        icon = icons.BASE if mark.base else icons.HEADQUARTERS
        what = "flag-base" if mark.base else "headquarters"
        colour = "red" if team == "guns" else "blue"
        marks.append(Mark(icon=icon, name=cache.say(what, team=cache.names.word(team)), colour=colour))
    return marks


def _waiting(cache: DrawingCache, state: DoomState, space: int) -> list[Mark]:
    """What comes onto an undiscovered space, with the Marines who are in play (D04-SET-04)."""
    mark = state.field.scene.marks.get(space)
    if mark is None or (mark.colour and not state.table.plays(mark.colour)):
        return []
    marks = [Mark(icon=icons.token_icon(token), name=cache.names.of(token)) for token in mark.tokens]
    if mark.invader:
        marks.append(Mark(icon=icons.invader_icon(mark.invader), name=cache.names.of(mark.invader)))
    if mark.barrel:
        marks.append(Mark(icon=icons.BARREL, name=cache.say("barrel")))
    if mark.encounter:
        marks.append(Mark(icon=icons.ENCOUNTER, name=cache.say("encounter")))
    return marks


def _door(cache: DrawingCache, scene: Scene, door: str, standing: str) -> Door:
    key = scene.doors[door].key
    kind = scene.door_kinds[door]
    if key:
        name = cache.say("security-door", door=door, colour=key)
    elif kind is PLAIN_DOOR:
        name = cache.say("door", door=door)
    else:
        name = cache.say("door-of-kind", kind=cache.names.of(kind.id), door=door)
    return Door(
        line=door_line(scene.board, door),
        state="closed" if standing == "closed" else "open" if standing == "open" else "destroyed",
        colour=key or None,
        name=name,
        look=_look(kind),
        note=cache.names.prose(kind.text),
    )


def _look(kind: DoorKind) -> DoorLook:
    """D4X-LCK-01, D4X-DM-54, D4X-MAP-06: what does not behave like a door does not look like one."""
    if kind.closes_itself:
        return "hatch"
    if kind.lets_through:
        return "bars"
    return "switched" if kind.held_open else "leaves"


def thumbnail(game: Doom2004, scenario: str, names: Names) -> Board:
    """The lobby's map: the start as it is, the rest a dim outline without terrain, doors and names.

    Whoever will play a Marine may look at it; inner walls and doors of the rest would tell him the way.
    """
    cache = cache_for(game, names)
    setup = game.setup(scenario=scenario)
    scene = game.scene(setup, None)
    title = names.prose(game.area(setup, "start").title)
    map_ = scene.board
    start = scene.areas["start"]
    rest = map_.spaces & ~start
    places = {
        map_.name(space): Place(
            x=space % map_.stride,
            y=space // map_.stride,
            terrain=map_.terrain_at(space) if start >> space & 1 else "floor",
            marks=tuple(_features(cache, scene, space)) if start >> space & 1 else (),
            label=title if space == bits(start)[0] and title else None,
            area=title if start >> space & 1 and title else None,
            dim=bool(rest >> space & 1),
        )
        for space in bits(map_.spaces)
    }
    return Board(
        style=STYLE,
        frame=frame_of(map_, map_.spaces),
        places=places,
        walls=walls_of(map_, start),
        doors={
            door: _door(cache, scene, door, "open" if door in scene.open_doors else "closed")
            for door, spaces in scene.doorways.items()
            if spaces & start
        },
        fog=fog_of(map_, start),
    )
