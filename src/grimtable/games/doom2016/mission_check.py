"""What makes a mission unplayable: its map, who starts where, and what its legend asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from grimtable.grid import GridError, Passage
from grimtable.grid.footprint import fits
from grimtable.grid.masks import mask_of

if TYPE_CHECKING:
    from grimtable.content import Pack
    from grimtable.games.doom2016.items import Mission
    from grimtable.grid import DrawnMap


def check_mission(mission: Mission, pack: Pack) -> Iterable[tuple[str, str]]:
    """Everything that would keep a mission from being played."""
    from grimtable.games.doom2016.position import map_of

    try:
        map = map_of(mission)
    except GridError as error:
        yield "map", f"the map cannot be read: {error}"
        return
    for mark in mission.legend:
        if mark not in map.marks.values():
            yield f"legend.{mark}", f"the map shows no {mark!r}: draw it or remove it here"
    yield from _check_starts(mission, map)
    yield from _check_demons(mission, map, pack)
    yield from _check_reach(mission, map)


def _check_starts(mission: Mission, map: DrawnMap) -> Iterable[tuple[str, str]]:
    starts = Counter(
        mission.legend[mark].marine for mark in map.marks.values() if mission.legend[mark].marine
    )
    for number in (1, 2, 3, 4):
        if starts[number] != 1:
            yield "legend", f"marine {number} needs exactly one start space, and the map has {starts[number]}"
    if not any(mission.legend[mark].teleporter == "active" for mark in map.marks.values()):
        yield "legend", "killed marines return at active teleporters, and the map has none (D16-R-59)"


def _check_demons(mission: Mission, map: DrawnMap, pack: Pack) -> Iterable[tuple[str, str]]:
    from grimtable.games.doom2016.field import ground
    from grimtable.games.doom2016.items import Demon, WeaponSet

    demons = {each.id: each for each in pack.items("demons") if isinstance(each, Demon)}
    sets = {each.id for each in pack.items("weapon_sets") if isinstance(each, WeaponSet)}
    board = map.board
    passage = Passage.of(board, board.walls | board.all_doors, "never")
    taken = mask_of(space for space, mark in map.marks.items() if mission.legend[mark].marine)
    placed: Counter[str] = Counter()
    for space, text in sorted(map.marks.items()):
        mark = mission.legend[text]
        for item in mark.items:
            if item != "health" and item not in sets:
                yield f"legend.{text}.items", f"there is no weapon set {item!r}; a health pack is health"
        demon = demons.get(mark.demon)
        if demon is None:
            continue
        base = ground(board.stride, space, demon.base, mark.turned)
        if not fits(passage, base, taken):
            yield f"legend.{text}", f"a {demon.id} does not fit at {board.name(space)}"
        taken |= base.mask
        placed[demon.id] += 1
        if placed[demon.id] > demon.figures:
            yield f"legend.{text}", f"the box has only {demon.figures} figures of {demon.id}"


def _check_reach(mission: Mission, map: DrawnMap) -> Iterable[tuple[str, str]]:
    """Marines reach every start, teleporter, item and token once all doors are open."""
    board = map.board
    lines = board.lines
    passage = Passage.of(board, board.walls | lines["blocking"] | lines["impassable"])
    starts = [space for space, mark in map.marks.items() if mission.legend[mark].marine]
    if not starts:
        return
    reached = passage.reach(1 << starts[0])
    for space, text in sorted(map.marks.items()):
        mark = mission.legend[text]
        if (mark.marine or mark.teleporter or mark.items or mark.tokens) and not reached >> space & 1:
            yield f"legend.{text}", f"no marine can get to {board.name(space)}"
