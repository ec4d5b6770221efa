"""Movement: what a step costs, where it may lead, and who can be left again.  Chapters MOV, BIG, FLY, TEL.

Small figures here, large ones below, Flying by other ways, teleporters apart (D16-MOV-21).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2016.field import ground
from grimtable.games.doom2016.table import MARINE
from grimtable.games.doom2016.topics.skills import skill
from grimtable.games.doom2016.topics.stagger import staggered
from grimtable.grid import bits, block_moves
from grimtable.grid.directions import EAST, NORTH, SOUTH, WEST
from grimtable.grid.footprint import Footprint, Moves, fits, rotations
from grimtable.grid.masks import mask_of
from grimtable.kernel import Refusal, refuse

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.table import Figure
    from grimtable.grid import Passage


def is_large(state: DoomState, figure: Figure) -> bool:
    """D16-FIG-05, D16-FIG-06: it covers two or more spaces; every marine is small."""
    return figure.kind in state.game.large


def base_of(state: DoomState, figure: Figure) -> Footprint:
    """The spaces a figure covers."""
    base = "1x1" if figure.kind == MARINE else state.game.demons[figure.kind].base
    return ground(state.field.board.stride, figure.space, base, figure.turned)


def passage_of(state: DoomState, figure: Figure) -> Passage:
    """The ways that hold for a small figure: Flying ignores terrain (D16-FLY-03, D16-FLY-06, D16-TER-08)."""
    return state.field.ways.fly if figure.kind in state.game.flying else state.field.ways.walk


def shares(state: DoomState, figure: Figure) -> bool:
    """D16-R-18: whether the figure stands where others do, so that it may only move on."""
    return bool(state.field.shared & state.field.where[figure.id])


# --- small figures ----------------------------------------------------------------------------------


def surcharges(state: DoomState, figure: Figure) -> tuple[int, int]:
    """The spaces that cost one point more: difficult terrain, and those of enemies (D16-MOV-08, D16-MOV-10).

    Only what is entered counts: leaving is free (D16-MOV-09), friends cost nothing (D16-MOV-11, D16-FIG-07).
    D16-TER-14: Flying demons and large figures pay neither.
    """
    field = state.field
    if figure.kind == MARINE:
        enemies, rough = field.demons, field.scene.difficult
        if state.game.has_light_feet:
            if skill(state, figure.id, "pass_enemies") > 0:
                enemies = 0
            if skill(state, figure.id, "light_feet") > 0:
                rough = 0
        return rough, enemies
    if figure.kind in state.game.flying:
        return 0, 0  # D16-FLY-04, D16-FLY-05
    return field.scene.difficult, field.marines


def killable(state: DoomState, figure: Figure) -> int:
    """D16-STG-04, D16-R-57: the spaces of demons that this marine would kill by entering any one of them."""
    if figure.kind != MARINE:
        return 0
    found = 0
    where = state.field.where
    for demon in staggered(state, figure.id):
        found |= where[demon.id]
    return found


def step_cost(state: DoomState, figure: Figure, space: int) -> int:
    """D16-MOV-01, D16-MOV-08 to D16-MOV-12, D16-MOV-17: what entering a space costs a small figure."""
    if is_teleport(state, figure, space):
        return teleport_cost(state, figure, space)
    return walking_cost(state, figure, space)


def walking_cost(state: DoomState, figure: Figure, space: int) -> int:
    """The same for a step that does not lead from one teleporter to another."""
    rough, enemies = surcharges(state, figure)
    return 1 + (rough >> space & 1) + (enemies >> space & 1)


def is_teleport(state: DoomState, figure: Figure, space: int) -> bool:
    """D16-TEL-05: from one active teleporter to another, also where the two lie side by side."""
    teleporters = state.table.teleporters
    return figure.kind == MARINE and bool(teleporters.get(figure.space) and teleporters.get(space))  # type: ignore[call-overload]  # a space is a number


def steps(state: DoomState, figure: Figure, points: int) -> int:
    """The spaces a small figure may step to with these points, as a set; teleporters apart.

    D16-MOV-13, D16-MOV-14: through others, never to rest on them.
    """
    if points <= 0:
        return 0
    field = state.field
    near = passage_of(state, figure).neighbours[figure.space]
    if state.lasting.by_name and state.lasting.forbids("move", figure.id):
        return 0
    rough, enemies = surcharges(state, figure)
    beside = 0
    if figure.kind == MARINE and figure.space in state.table.teleporters:
        # D16-TEL-05, D16-TEL-06: beside each other they are still teleporters.
        beside = teleports(state, figure, points) & near
    cheap = near & ~field.occupied
    if points == 1:
        cheap &= ~rough
        taken = near & field.occupied & ~rough & ~enemies
    else:
        taken = near & field.occupied
        if points == 2:
            taken &= ~(rough & enemies)
    cheap |= beside
    if not taken:
        return cheap
    # D16-R-19: onto an occupied space only if it can be left again, or if entering empties it.
    killed = killable(state, figure)
    for space in bits(taken):
        left = points - 1 - (rough >> space & 1) - (enemies >> space & 1)
        if killed >> space & 1 or can_leave(state, figure, space, left, killed, (rough, enemies)):
            cheap |= 1 << space
    return cheap


def can_leave(
    state: DoomState,
    figure: Figure,
    space: int,
    points: int,
    killed: int,
    costs: tuple[int, int] | None = None,
) -> bool:
    """D16-R-19: whether a small figure could go on from an occupied space to a free one with these points."""
    if points <= 0:
        return False
    field = state.field
    passage = passage_of(state, figure)
    rough, enemies = surcharges(state, figure) if costs is None else costs
    here = field.where[figure.id]
    goal = (field.board.spaces & ~field.occupied) | here & ~field.shared | killed
    # Nearly always the next step is enough.
    if passage.neighbours[space] & goal & ~rough & ~enemies:
        return True
    dear = rough & enemies
    once, twice = (rough | enemies) & ~dear, dear
    if figure.kind == MARINE and state.table.teleporters:
        # D16-TEL-03: whoever enters a teleporter can go to every active one, and telefrags a demon there.
        doors, network = mask_of(state.table.teleporters), network_of(state)
        fragged = network & field.demons
    else:
        doors = network = fragged = 0
    reached = [1 << space]
    seen = 1 << space
    for spent in range(1, points + 1):
        before = reached[spent - 1]
        found = passage.dilate(before) & ~once & ~twice
        if before & doors:
            found |= network & ~rough
            if _others(fragged, before & doors) & ~rough:
                return True
        if spent >= 2:
            before = reached[spent - 2]
            found |= passage.dilate(before) & once
            if before & doors:
                found |= network & rough
                if _others(fragged, before & doors) & rough:
                    return True
        if spent >= 3:
            found |= passage.dilate(reached[spent - 3]) & twice
        found &= ~seen
        if found & goal:
            return True
        seen |= found
        reached.append(found)
    return False


def _others(spaces: int, doors: int) -> int:
    """The spaces that a teleporter leads to from these: from the only one there is, not to itself."""
    return spaces if doors & doors - 1 else spaces & ~doors


def network_of(state: DoomState) -> int:
    """D16-TEL-03, D16-ADJ-06: the spaces of active teleporters, adjacent to each other for marines."""
    found = 0
    for space, active in state.table.teleporters.items():
        if active:
            found |= 1 << space
    return found


def teleports(state: DoomState, figure: Figure, points: int) -> int:
    """D16-TEL-03: the teleporters a marine may step to, as a set."""
    if not state.table.teleporters.get(figure.space):
        return 0
    if state.lasting.by_name and state.lasting.forbids("move", figure.id):
        return 0
    field = state.field
    found = 0
    rough = surcharges(state, figure)[0]
    for space in bits(network_of(state) & ~(1 << figure.space)):
        cost = 1 + (rough >> space & 1)
        if cost > points:
            continue
        if field.marines >> space & 1 and not can_leave(
            state, figure, space, points - cost, killable(state, figure)
        ):
            continue  # D16-R-60
        found |= 1 << space
    return found


def teleport_cost(state: DoomState, figure: Figure, space: int) -> int:
    """D16-TEL-03, D16-TEL-06, D16-R-61: one point, and difficult terrain its own."""
    return 1 + (surcharges(state, figure)[0] >> space & 1)


def why_not_teleport(state: DoomState, figure: Figure, space: int, points: int) -> Refusal:
    """Why a marine cannot go from one active teleporter to this other one."""
    name = state.field.board.name(space)
    held = _why_held(state, figure)
    if held is not None:
        return held
    if space == figure.space:
        return refuse("D16-TEL-03", "not_now", figure=figure.id, space=name)
    cost = teleport_cost(state, figure, space)
    if cost > points:
        return _why_too_dear(state, figure, space, cost, points)
    return refuse("D16-R-60", "cannot_stay", figure=figure.id, space=name)


def why_not_step(state: DoomState, figure: Figure, space: int, points: int) -> Refusal | None:
    """Why a small figure cannot step to a space; None when it can."""
    field = state.field
    board = field.board
    held = _why_held(state, figure)
    if held is not None:
        return held
    name = board.name(space)
    if board.apart(figure.space, space) != 1:
        return refuse("D16-MOV-01", "not_adjacent", space=name, figure=figure.id)
    if not passage_of(state, figure).neighbours[figure.space] >> space & 1:
        if figure.kind in state.game.flying:
            return refuse("D16-FLY-02", "closed", space=name, figure=figure.id)
        if _is_diagonal(state, figure.space, space):
            return refuse("D16-MOV-16", "closed", space=name, figure=figure.id)
        return refuse("D16-MOV-15", "closed", space=name, figure=figure.id)
    cost = step_cost(state, figure, space)
    if cost > points:
        return _why_too_dear(state, figure, space, cost, points)
    if not steps(state, figure, points) >> space & 1:
        return refuse("D16-MOV-14", "cannot_stay", figure=figure.id, space=name)
    return None


def _is_diagonal(state: DoomState, here: int, there: int) -> bool:
    stride = state.field.board.stride
    return here % stride != there % stride and here // stride != there // stride


def _why_too_dear(state: DoomState, figure: Figure, space: int, cost: int, points: int) -> Refusal:
    """By the rule that makes a space cost what it does."""
    rough, enemies = surcharges(state, figure)
    if is_teleport(state, figure, space):
        if rough >> space & 1:
            return refuse("D16-R-61", "points", figure=figure.id, needed=cost, points=points)
        return refuse("D16-TEL-03", "points", figure=figure.id, needed=cost, points=points)
    if killable(state, figure) >> space & 1:
        return refuse("D16-STG-07", "points", figure=figure.id, needed=cost, points=points)
    if (rough & enemies) >> space & 1:
        return refuse("D16-MOV-12", "points", figure=figure.id, needed=cost, points=points)
    if rough >> space & 1:
        return refuse("D16-MOV-08", "points", figure=figure.id, needed=cost, points=points)
    if enemies >> space & 1:
        return refuse("D16-MOV-10", "points", figure=figure.id, needed=cost, points=points)
    return refuse("D16-MOV-01", "points", figure=figure.id, needed=cost, points=points)


# --- large figures ----------------------------------------------------------------------------------


def shifts(state: DoomState, figure: Figure, points: int) -> list[Footprint]:
    """D16-BIG-02 to D16-BIG-05: where the base of a large figure may be shifted to.

    D16-BIG-04, D16-R-23: never over a wall or a door, nor with one inside its base; D16-BIG-06, D16-BIG-07:
    terrain and enemies do not matter.
    """
    return _free_of_large(state, figure, points, block_moves)


def turns(state: DoomState, figure: Figure, points: int) -> list[Footprint]:
    """D16-BIG-08, D16-BIG-09, D16-BIG-10, D16-BIG-11: the places of its base after a quarter turn."""
    return _free_of_large(state, figure, points, rotations)


def _free_of_large(state: DoomState, figure: Figure, points: int, moves: Moves) -> list[Footprint]:
    """D16-BIG-17, D16-R-24: onto another large figure only if it can go on."""
    if state.lasting.by_name and state.lasting.forbids("move", figure.id):
        return []
    others = _large_others(state, figure)
    return [
        there
        for there in moves(state.field.ways.heavy, base_of(state, figure))
        if not there.mask & others or _can_go_on(state, there, points - 1, others)
    ]


def why_not_shift(state: DoomState, figure: Figure, space: int, points: int) -> Refusal | None:
    """Why the base of a large figure cannot be shifted so that its north-western space is this one."""
    held = _why_held(state, figure)
    if held is not None:
        return held
    board, passage = state.field.board, state.field.ways.heavy
    name = board.name(space)
    if board.apart(figure.space, space) != 1:
        return refuse("D16-BIG-03", "one_space", figure=figure.id, space=name)
    if _is_diagonal(state, figure.space, space):
        return refuse("D16-BIG-02", "diagonal", figure=figure.id, space=name)
    here = base_of(state, figure)
    there = ground(board.stride, space, state.game.demons[figure.kind].base, figure.turned)
    if there not in block_moves(passage, here):
        crossed = any(not passage.can[_towards(state, here, there)] >> part & 1 for part in bits(here.mask))
        if crossed:
            return refuse("D16-BIG-04", "closed", figure=figure.id, space=name)
        return refuse("D16-R-23", "closed", figure=figure.id, space=name)
    if there not in shifts(state, figure, points):
        return refuse("D16-BIG-17", "cannot_stay", figure=figure.id, space=name)
    return None


def _towards(state: DoomState, here: Footprint, there: Footprint) -> int:
    stride = state.field.board.stride
    return {-stride: NORTH, 1: EAST, stride: SOUTH, -1: WEST}[there.anchor - here.anchor]


def why_not_turn(state: DoomState, figure: Figure, space: int, points: int) -> Refusal | None:
    """Why a large figure cannot turn so that its north-western space is this one then."""
    held = _why_held(state, figure)
    if held is not None:
        return held
    board = state.field.board
    here = base_of(state, figure)
    there = ground(board.stride, space, state.game.demons[figure.kind].base, not figure.turned)
    if 2 * (there.mask & here.mask).bit_count() < here.mask.bit_count():
        return refuse("D16-BIG-09", "half", figure=figure.id, space=board.name(space))
    if there not in rotations(state.field.ways.heavy, here):
        return refuse("D16-R-23", "closed", figure=figure.id, space=board.name(space))
    if there not in turns(state, figure, points):
        return refuse("D16-BIG-17", "cannot_stay", figure=figure.id, space=board.name(space))
    return None


def _why_held(state: DoomState, figure: Figure) -> Refusal | None:
    effect = state.lasting.forbids("move", figure.id) if state.lasting.by_name else None
    if effect is None:
        return None
    return refuse("D16-GLD-03", "cannot_move", source=effect.source, figure=figure.id)


def _large_others(state: DoomState, figure: Figure) -> int:
    """The spaces of other large figures."""
    found = 0
    for id, spaces in state.field.where.items():
        if id != figure.id and spaces & (spaces - 1):
            found |= spaces
    return found


def _can_go_on(state: DoomState, there: Footprint, points: int, others: int) -> bool:
    passage = state.field.ways.heavy
    ring, seen = {there}, {there}
    for _ in range(points):
        ring = {
            move for place in ring for move in (*block_moves(passage, place), *rotations(passage, place))
        } - seen
        if any(not move.mask & others for move in ring):
            return True
        seen |= ring
    return False


def overlaps_large(state: DoomState, figure: Figure) -> bool:
    """D16-BIG-17: it stands on another large figure, where it cannot stop."""
    here = state.field.where[figure.id]
    return bool(here & state.field.shared and here & _large_others(state, figure))


# --- nearest spaces ---------------------------------------------------------------------------------


def nearest(state: DoomState, figure: Figure, origin: int) -> int:
    """D16-BIG-14, D16-TEL-11, D16-R-20, D16-R-21, D16-R-22: the nearest free spaces for a small figure."""
    flies = figure.kind in state.game.flying
    if flies and state.setup.options.get("displaced_flyers") == "walk":
        flies = False  # D16-R-26, the other reading
    return nearest_free(state, origin, flies)


def nearest_free(state: DoomState, origin: int, flies: bool) -> int:
    """The free spaces that the fewest steps lead to, over occupied spaces too."""
    field = state.field
    passage = field.ways.fly if flies else field.ways.walk
    free = field.board.spaces & ~field.occupied
    for ring in passage.rings(origin):
        if ring & free:
            return ring & free
    if not flies:
        free &= ~field.scene.rough
    for radius in range(1, max(field.board.columns, field.board.rows) + 1):
        near = 0
        for space in bits(origin):
            near |= field.board.square(space, radius)
        if near & free:
            return near & free
    return 0


def room(state: DoomState, origin: int, base: str, flies: bool) -> list[Footprint]:
    """D16-SUM-11, D16-SUM-13, D16-SUM-14, D16-SUM-15, D16-R-65: where a summoned demon may be placed.

    `origin` is the portal's space, or all spaces of the figure beside which it comes (D16-ADJ-04).

    D16-BIG-20, D16-FLY-09: large and Flying ones ignore terrain, and nobody is displaced.

    On or adjacent to the portal if there is room, otherwise as near to it as possible.
    """
    field = state.field
    board = field.board
    large = base != "1x1"
    passage = field.ways.fly if flies or large else field.ways.walk
    if not large:
        free = board.spaces & ~field.occupied
        if not flies:
            free &= ~field.scene.rough
        rings = passage.rings(origin)
        near = (rings[0] | (rings[1] if len(rings) > 1 else 0)) & free
        if not near:
            for ring in rings:
                if ring & free:
                    near = ring & free
                    break
        return [ground(board.stride, space, base) for space in bits(near)]
    lies = [False] if base == "2x2" else [False, True]
    places = [
        place
        for space in bits(board.spaces)
        for turned in lies
        if fits(field.ways.heavy, place := ground(board.stride, space, base, turned), field.occupied)
    ]
    reached = 0
    for number, ring in enumerate(passage.rings(origin)):
        reached |= ring
        if number == 0:
            continue  # the portal's own space and those adjacent to it are alike
        found = [place for place in places if place.mask & reached]
        if found:
            return found
    return []
