"""What makes a mission unplayable: its map, who starts where, and what its legend asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from grimtable.grid import CornerSight, GridError, Passage, bits
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


def look_at_mission(mission: Mission, pack: Pack) -> Iterable[tuple[str, str]]:
    """What can be played and is hardly meant: no goal, portals without room, a map without corners."""
    from grimtable.games.doom2016.position import areas_of, map_of

    try:
        map = map_of(mission)
    except GridError:
        return
    yield from _look_at_objective(mission, pack, areas_of(mission))
    yield from _look_at_portals(mission, map, pack)
    yield from _look_at_sight(map)


def _named(written: object, key: str) -> set[str]:
    """Every value of a key in what content wrote, however deep."""
    if isinstance(written, Mapping):
        inner = set().union(*(_named(value, key) for value in written.values())) if written else set()
        return inner | {value for name, value in written.items() if name == key and isinstance(value, str)}
    if isinstance(written, list | tuple):
        return set().union(*(_named(value, key) for value in written)) if written else set()
    return set()


def _look_at_objective(mission: Mission, pack: Pack, areas: Mapping[str, int]) -> Iterable[tuple[str, str]]:
    """The tokens and areas that the objective speaks of are on the map."""
    from grimtable.games.doom2016.items import ObjectiveCard

    objective = pack.get("objectives", mission.objective)
    assert isinstance(objective, ObjectiveCard)  # the reference was checked
    said = [objective.victory.written, objective.defeat.written if objective.defeat is not None else []]
    for ability in objective.abilities:
        said += [ability.if_.written, ability.do.written]
    lying = {token for mark in mission.legend.values() for token in mark.tokens}
    for token in sorted(_named(said, "token") - lying):
        yield "legend", f"the objective {objective.id} speaks of tokens {token!r}, and the map has none"
    for area in sorted((_named(said, "area") | _named(said, "goal")) - set(areas)):
        yield "legend", f"the objective {objective.id} speaks of an area {area!r}, and the map has none"


def _look_at_portals(mission: Mission, map: DrawnMap, pack: Pack) -> Iterable[tuple[str, str]]:
    """D16-SUM-11: the groups of the suggested invasion card find room near the portals of their level."""
    from grimtable.games.doom2016.field import ground
    from grimtable.games.doom2016.items import Demon, InvasionCard

    board = map.board
    invasion = pack.get("invasions", mission.invasion)
    assert isinstance(invasion, InvasionCard)  # the reference was checked
    demons = {each.id: each for each in pack.items("demons") if isinstance(each, Demon)}
    heavy = Passage.of(board, board.walls | board.all_doors, "never")
    rough = board.terrains.get("blocking", 0) | board.terrains.get("impassable", 0)
    levels = {mission.legend[mark].portal for mark in map.marks.values()} - {""}
    if not levels:
        yield "legend", "no portal lies on the map, so that the Invader can never summon (D16-SUM-03)"
    for space, text in sorted(map.marks.items()):
        level = mission.legend[text].portal
        if not level:
            continue
        near = heavy.reach(1 << space, 3)
        for group in invasion.groups(level):
            small = sum(each.count for each in group.demons if demons[each.demon].base == "1x1")
            if (near & ~rough).bit_count() < small:
                where = board.name(space)
                yield f"legend.{text}", f"near the portal at {where} is no room for {small} small demons"
            for each in group.demons:
                base = demons[each.demon].base
                if base == "1x1":
                    continue
                places = [
                    place
                    for anchor in bits(board.spaces)
                    for turned in (False, True)
                    if (place := ground(board.stride, anchor, base, turned)).mask & near
                    and fits(heavy, place, 0)
                ]
                if not places:
                    where = board.name(space)
                    yield f"legend.{text}", f"near the portal at {where} is no room for a {each.demon}"


def _look_at_sight(map: DrawnMap) -> Iterable[tuple[str, str]]:
    """Neither one hall in which everybody sees everything, nor a maze in which nobody sees anybody."""
    board = map.board
    sight = CornerSight.of(board, board.walls | board.all_doors | board.lines["blocking"])
    spaces = list(bits(board.spaces))
    seen = sum((sight.visible_from(space) & board.spaces).bit_count() for space in spaces)
    share = 100 * seen // max(1, len(spaces) ** 2)
    if not 10 <= share <= 85:
        yield "map", f"with doors closed one sees {share} % of the map from a space; 10 to 85 % play well"


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
