"""Checking an arena: is there room for all, can everything be reached, is it fair at a glance?

D4X-MAP-01, D4X-DM-50, D4X-CTF-03. What passes here can be played to the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from grimtable.content import did_you_mean
from grimtable.games.doom2004.modes.capture_the_flag import SIDES
from grimtable.games.doom2004.scenario_plan import Plan
from grimtable.grid import CentreSight, MapError, Passage, bits, mask_of

if TYPE_CHECKING:
    from grimtable.games.doom2004.box import Box
    from grimtable.games.doom2004.items import Scenario

Complaint = tuple[str, str]

POINT_NUMBERS: Final = (1, 2, 3)  #: what the green die can show (D4X-DM-49)
MOST_POINTS: Final = 6  #: respawn markers in the box
MOST_MARINES: Final = 6
TEAM_SIZE: Final = 3
MOST_COPIES: Final = 3  #: of a kind of thing: the smaller pool has no more (D4X-DM-07)
MOST_IN_SIGHT: Final = 0.6  #: no space looks over more of the map


def check_arena(scenario: Scenario, box: Box) -> Iterable[Complaint]:
    """Everything wrong with an arena: the key, and a sentence with the place and the remedy."""
    try:
        plan = Plan.of(scenario, box)
    except MapError as error:
        return [("map", str(error))]
    found = [*_legend(plan), *_pads(plan), *_encounters(plan), *_doors(plan), *_things(plan)]
    if scenario.mode == "deathmatch":
        found += [*_points(plan), *_vaults(plan)]
    else:
        found += _homes(plan)
    return [*found, *_ways(plan), *_sight(plan)]


def _legend(plan: Plan) -> Iterator[Complaint]:
    used = set(plan.scene.drawn.marks.values())
    for name, mark in plan.scenario.legend.items():
        key = f"legend.{name}"
        if name not in used:
            yield key, f"the mark {name!r} is nowhere on the map: draw it there or remove it here"
        for word, is_there in (
            ("invader", mark.invader),
            ("marine", mark.marine),
            ("exit", mark.exit),
            ("colour", mark.colour),
        ):
            if is_there:
                yield f"{key}.{word}", f"{word} means nothing in an arena: remove it"
        for token in mark.tokens:
            if token not in plan.box.tokens:
                near = did_you_mean(token, plan.box.tokens)
                hint = f" — did you mean {near!r}?" if near else f": use {', '.join(plan.box.tokens)}"
                yield f"{key}.tokens", f"unknown token {token!r}{hint}"
        if mark.encounter and mark.encounter not in plan.scenario.encounters:
            yield (
                f"{key}.encounter",
                f"there is no encounter {mark.encounter!r}: describe it under [encounters]",
            )


def _pads(plan: Plan) -> Iterator[Complaint]:
    """D4X-MAP-05: two teleporters with a red X, of different colours, or none."""
    marked = [mark for mark in plan.marks.values() if mark.exchanges]
    colours = {mark.teleporter for mark in marked}
    calls = (call for each in plan.scenario.encounters.values() for call in each.do or ())
    wanted = any(call.verb == "exchange_pads" for call in calls)
    if (marked or wanted) and (len(marked) != 2 or len(colours) != 2 or "" in colours):
        yield (
            "legend",
            "two teleporters of different colours change places: mark just these with exchanges",
        )


def _encounters(plan: Plan) -> Iterator[Complaint]:
    """D4X-R-70, D4X-R-93: they stay, and work whenever somebody enters them."""
    for name, encounter in plan.scenario.encounters.items():
        if encounter.trigger != "enters":
            what = 'encounters of an arena work whenever somebody enters: write trigger = "enters"'
            yield f"encounters.{name}.trigger", what
        if encounter.rolls:
            yield f"encounters.{name}.rolls", "nobody rolls for what an arena does: write do instead"
        for call in encounter.do or ():
            if call.verb == "frag_in_area":
                yield from _trap(plan, name, str(call.parameters.get("area")))


def _trap(plan: Plan, encounter: str, area: str) -> Iterator[Complaint]:
    """D4X-MAP-03: whoever stands in the area can see it on the map: it ends where its marks do."""
    spaces = plan.scene.areas.get(area, 0)
    marked = mask_of(space for space, mark in plan.marks.items() if mark.area == area)
    if not marked:
        yield f"encounters.{encounter}.do", f"no space is marked with the area {area!r}: mark some"
    elif spaces & ~marked:
        names = plan.names(spaces & ~marked)
        yield "map", f"the area {area!r} spreads to {names}: mark these spaces as its own, or as start"


def _doors(plan: Plan) -> Iterator[Complaint]:
    for name, door in plan.scenario.doors.items():
        if name not in plan.board.doors:
            yield f"doors.{name}", f"there is no door {name!r} on the map: draw it there or remove it here"
        kind = plan.box.doors.get(door.kind)
        if kind is None:
            yield f"doors.{name}.kind", f"there is no kind {door.kind!r}: use {', '.join(plan.box.doors)}"
        elif bool(door.key) != kind.lets_through:
            yield (
                f"doors.{name}",
                'a key belongs to a vault and to nothing else: write kind = "vault" with a key',
            )
        if door.open:
            yield f"doors.{name}.open", "doors of an arena are closed at the start: remove open"


def _things(plan: Plan) -> Iterator[Complaint]:
    """D4X-DM-06, D4X-DM-09: what a Deathmatch needs, and no more of a kind than there are."""
    lying = Counter(token for mark in plan.marks.values() for token in mark.tokens)
    for token, number in lying.items():
        kind = plan.box.tokens.get(token)
        if kind is None:
            continue
        if kind.keep == "compass" and number > 1:
            yield "map", f"{token} lies on {number} spaces, and there is one: draw it once"
        elif kind.keep != "compass" and not kind.only_hurt and number > MOST_COPIES:
            yield (
                "map",
                f"{token} lies on {number} spaces, and the pool begins with {MOST_COPIES}: remove some",
            )
        if kind.gives("count"):
            yield "map", f"{token} is counted by scenarios and does nothing in an arena: remove it"
    if plan.scenario.mode == "deathmatch":
        known = [plan.box.tokens[token] for token in lying if token in plan.box.tokens]
        if not any(kind.only_hurt for kind in known):
            yield "map", "a Deathmatch has medkits: lay at least one"
        if not any(kind.keep != "compass" and not kind.only_hurt for kind in known):
            yield "map", "nothing lies there to be picked up: lay weapons and other equipment"


def _points(plan: Plan) -> Iterator[Complaint]:
    """D4X-DM-50: six markers, two of each number that the green die shows."""
    points = Counter(mark.respawn for mark in plan.marks.values() if mark.respawn)
    for number in POINT_NUMBERS:
        if points[number] < 2:
            yield "map", f"only {points[number]} respawn points have the number {number}: mark at least two"
    for number in points:
        if number not in POINT_NUMBERS:
            yield "map", f"no die shows {number}: respawn points have the numbers 1, 2 and 3"
    if points.total() > MOST_POINTS:
        yield "map", f"there are {points.total()} respawn points and {MOST_POINTS} markers: remove some"


def _vaults(plan: Plan) -> Iterator[Complaint]:
    """D4X-MAP-01: at least one, and its key lies outside."""
    kinds = plan.scene.door_kinds
    doors = {name: plan.scene.doors[name] for name, kind in kinds.items() if kind.lets_through}
    if not doors:
        yield "doors", 'a Deathmatch has a vault: give a door kind = "vault" and a key'
        return
    board = plan.board
    starts = mask_of(space for space, mark in plan.marks.items() if mark.respawn)
    outside = Passage.of(board, board.walls | board.closed(doors)).reach(starts)
    if outside == board.spaces:
        yield "doors", "nothing lies behind the vault's door: wall a room in, or remove the door"
    for name, door in doors.items():
        key = f"{door.key}_key"
        homes = mask_of(space for space, mark in plan.marks.items() if key in mark.tokens)
        if not homes:
            yield f"doors.{name}.key", f"no {key} lies on the map: draw one"
        elif not homes & outside:
            yield f"doors.{name}.key", f"the {key} lies inside a vault, where nobody gets without it: move it"


def _homes(plan: Plan) -> Iterator[Complaint]:
    """D4X-CTF-03: alike in size, with room for three besides the base."""
    sizes = [sum(mark.headquarters == team for mark in plan.marks.values()) for team in SIDES]
    if sizes[0] != sizes[1]:
        yield "map", f"the headquarters have {sizes[0]} and {sizes[1]} spaces: make them alike"
    for team in SIDES:
        home = [space for space, mark in plan.marks.items() if mark.headquarters == team]
        base = [space for space, mark in plan.marks.items() if mark.base == team]
        if len(base) != 2:
            yield "map", f"the base of the {team} covers {len(base)} spaces: mark two"
        elif plan.board.apart(*base) != 1:
            yield "map", f"the two spaces of the base of the {team} lie apart: move them together"
        if not set(base) <= set(home):
            yield "map", f"the base of the {team} lies outside its headquarters: mark its spaces as both"
        if len(home) < TEAM_SIZE + 2:
            yield (
                "map",
                f"the headquarters of the {team} have {len(home)} spaces: mark at least {TEAM_SIZE + 2}",
            )


def _ways(plan: Plan) -> Iterator[Complaint]:
    """Everything but vaults can be walked to from everywhere, and has a second neighbour."""
    board = plan.board
    free = board.spaces & ~board.terrains.get("blocking", 0)
    everywhere = Passage.of(board, board.walls)
    starts = mask_of(space for space, mark in plan.marks.items() if mark.respawn or mark.headquarters)
    if not starts:
        yield "map", "no Marine can begin anywhere: mark respawn points or headquarters"
        return
    lost = free & ~everywhere.reach(starts & -starts, forbidden=board.spaces & ~free)
    pads = mask_of(space for space, mark in plan.marks.items() if mark.teleporter)
    if lost and not lost & pads:
        yield "map", f"nobody gets to {plan.names(lost)}: open a way"


def _sight(plan: Plan) -> Iterator[Complaint]:
    """No space from which most others are covered."""
    board = plan.board
    free = board.spaces & ~board.terrains.get("blocking", 0)
    sight = CentreSight.of(board, board.walls | board.all_doors)
    for space in bits(free):
        seen = (sight.open_from(space) & free).bit_count()
        if seen > MOST_IN_SIGHT * free.bit_count():
            name = board.name(space)
            yield "map", f"{name} looks over {seen} of {free.bit_count()} spaces: put something in the way"
            return
