"""Movement: where a figure may step.  Chapters MOV, BIG and TEL, rulings D04-R-20, -25, -81, -82, -107."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.changes import skill
from grimtable.games.doom2004.field import base_at, cover
from grimtable.games.doom2004.table import Invader, Marine
from grimtable.games.doom2004.topics import vaults
from grimtable.games.doom2004.topics.sides import enemies, flies, friends, held, passable
from grimtable.grid import Footprint, Passage, bits, block_moves, first, follow_moves, sidestep_moves
from grimtable.kernel import Refusal, refuse

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState, Occupancy


def marine_steps(state: DoomState, marine: Marine, points: int) -> int:
    """The spaces a Marine may step to with so many MP, as a set (D04-MOV-05 to D04-MOV-11).

    Neighbours on the discovered board (D04-MOV-06); enemies beside the way (D04-MOV-12) and tokens,
    encounters, pads, ducts and damaging obstacles on it (D04-MOV-23) do not hinder.

    A friend's space, and with Recon an obstacle's or an enemy's, may be crossed but not kept (D04-MOV-08,
    D04-R-25, D4X-C-18).
    """
    if points <= 0:
        return 0
    field = state.field
    around = field.passage.neighbours[marine.space]
    if field.scene.has_vaults:
        around |= vaults.beyond(state, marine)
    hostile = field.of_side[field.foe[marine.id]]
    near = around & field.floor
    near ^= near & hostile  # what is passable on foot
    crossed = near & field.occupied  # only friends are left there
    lasting = state.lasting.by_name  # a skill lasts, as all effects do
    if "pass_obstacles" in lasting and skill(state, marine.id, "pass_obstacles"):
        crossed |= around & field.scene.obstacles & field.known & ~hostile
    if "pass_enemies" in lasting and around & hostile and skill(state, marine.id, "pass_enemies"):
        crossed |= around & field.floor & hostile  # D4X-CHG-03, D4X-EX-08
    if not crossed:
        return near
    free = near ^ (near & crossed)
    for space in bits(crossed):
        if can_go_on(state, marine, space, points - 1):
            free |= 1 << space
    return free


def can_go_on(state: DoomState, marine: Marine | Invader, space: int, points: int) -> bool:
    """D04-R-25: from a space that cannot be kept, an empty one can still be reached with the MP left.

    The space he leaves counts as empty unless he shares it; a teleporter is a way on, too (D04-TEL-02).
    """
    field = state.field
    crossable = passable(state, marine)
    empty = crossable & ~friends(state, marine)
    if skill(state, marine.id, "pass_obstacles"):
        crossable |= field.known & field.obstacles & ~enemies(state, marine)
    if skill(state, marine.id, "pass_enemies"):
        crossable |= field.floor & enemies(state, marine)
    if len(field.at[marine.space]) == 1 and not field.obstacles >> marine.space & 1:
        empty |= 1 << marine.space
    if empty >> space & 1:
        return True
    if points > 0 and field.passage.neighbours[space] & empty:
        return True  # the usual case: the next step leads on
    if points > 0 and space in field.scene.pads:
        landable = empty | enemies(state, marine) | field.unknown
        pads = field.scene.teleporters[field.scene.pads[space]]
        if any(landable >> pad & 1 for pad in pads if pad != space):
            return True
    reached = field.passage.reach(1 << space, points, forbidden=field.board.spaces & ~(crossable | empty))
    return bool(reached & empty & ~(1 << space))


def why_not_marine_step(state: DoomState, marine: Marine, space: int, points: int) -> Refusal | None:
    """Why a Marine cannot step to a space; None when he can."""
    if points <= 0:
        return refuse("D04-MOV-22", "no_points", figure=marine.id)
    if marine_steps(state, marine, points) >> space & 1:
        return None
    return _why_not_there(state, marine, space)


def _why_not_there(state: DoomState, figure: Marine | Invader, space: int) -> Refusal:
    field = state.field
    id, here, name = figure.id, figure.space, field.name(space)
    if not field.known >> space & 1:
        return refuse("D04-MAP-07", "unknown", space=name)
    if field.board.apart(here, space) != 1:
        return refuse("D04-MOV-05", "not_next_to", space=name, figure=id)
    if enemies(state, figure) >> space & 1:
        return refuse("D04-MOV-09", "enemy", figure=field.at[space][0], space=name)
    if field.obstacles >> space & 1:
        return refuse("D04-MOV-11", "obstacle", space=name)
    if not field.passage.neighbours[here] >> space & 1:
        if a_door_parts(state, here, space):
            return refuse("D04-MOV-10", "door", figure=id, space=name)
        return refuse("D04-MOV-25", "wall", figure=id, space=name)
    return refuse("D04-R-25", "no_way_on", figure=field.at[space][0], space=name)


def a_door_parts(state: DoomState, here: int, space: int) -> bool:
    """Whether a closed door, rather than a wall, parts two neighbouring spaces (D04-DOR-04)."""
    board = state.field.board
    closed = board.closed(d for d, standing in state.table.doors.items() if standing == "closed")
    around = board.edges_of(1 << here) | board.edges_of(1 << space)
    return bool(closed & around)


# --- invaders -------------------------------------------------------------------------------------


def moves_from(passage: Passage, here: Footprint, size: str) -> tuple[Footprint, ...]:
    """One MP's worth of moves from a base: a Demon follows or sidesteps, everything else moves as a block.

    D04-MOV-24, D04-BIG-09: either half of a Demon may lead. D04-R-107: corners are tested space by space.
    """
    if size != "1x2":
        return block_moves(passage, here)
    key = ("demon", here.anchor, here.width)
    found: tuple[Footprint, ...] | None = passage.memo.get(key)
    if found is None:
        found = tuple(sorted((*follow_moves(passage, here), *sidestep_moves(passage, here))))
        passage.memo[key] = found
    return found


def invader_steps(state: DoomState, invader: Invader, points: int) -> int:
    """The spaces a small invader may step to with so many MP, as a set."""
    if points <= 0:
        return 0
    field = state.field
    flying = invader.kind in state.game.flying
    if flying:
        crossable, own = passable(state, invader), held(state, invader)
    else:  # the same, on foot
        crossable = field.floor
        crossable ^= crossable & field.of_side[field.foe[invader.id]]
        own = field.of_side[field.team[invader.id]]
    near = field.passage.neighbours[invader.space] & crossable
    shared = near & own
    if not shared:
        return near
    free = near ^ shared
    if points == 1:
        return free
    empty = crossable ^ (crossable & own)
    here = 1 << invader.space
    if not field.shared & here and not (flying and has_to_go_on(state, invader, here)):
        empty |= here  # it leaves this one empty
    neighbours = field.passage.neighbours
    while shared:
        space = shared.bit_length() - 1  # from the top down, as `bits` does
        bit = 1 << space
        shared ^= bit
        if neighbours[space] & empty:
            free |= bit  # the usual case: the next step leads on
        elif points > 2:
            if field.passage.reach(bit, points - 1, forbidden=field.board.spaces & ~crossable) & empty:
                free |= bit
    return free


def large_steps(state: DoomState, invader: Invader, points: int) -> list[Footprint]:
    """The moves of a large invader; friends may be crossed if it can still end clear of them (D04-BIG-13).

    So may, in flight, enemies and obstacles (D4X-ABL-08).
    """
    if points <= 0:
        return []
    field = state.field
    size = state.game.invaders[invader.kind].size
    here = cover(field, invader, size)
    barred = field.board.spaces ^ passable(state, invader)
    crossed = held(state, invader) & ~here | field.shared & here
    if state.game.flying and flies(state, invader):
        crossed |= field.obstacles & here
    found = []
    for spaces, there in _moves_over(field, here, size):
        if spaces & barred:
            continue
        if not spaces & crossed or _can_end(field, spaces, size, points - 1, barred, crossed):
            found.append(there)
    return found


def _can_end(field: Occupancy, start: int, size: str, points: int, barred: int, crossed: int) -> bool:
    """Whether a base that lies over friends gets clear of them with so many MP."""
    if points <= 0:
        return False
    taken = barred | crossed
    for spaces, _ in _moves_over(field, start, size):
        if not spaces & taken:
            return True  # the usual case: the next step leads on
    seen, ring = {start}, [start]
    for _ in range(points):
        step: list[int] = []
        for place in ring:
            for spaces, _ in _moves_over(field, place, size):
                if spaces & barred:
                    continue
                if not spaces & crossed:
                    return True
                if spaces not in seen:
                    seen.add(spaces)
                    step.append(spaces)
        ring = step
    return False


def _moves_over(field: Occupancy, here: int, size: str) -> tuple[tuple[int, Footprint], ...]:
    """The same moves for a base told by the spaces it covers, each with the spaces it leads to."""
    passage = field.passage
    found: tuple[tuple[int, Footprint], ...] | None = passage.moves.get(here)
    if found is None:
        # Doors far away do not matter: ways that agree about what is near share the answer.
        shared = field.board.keep("moves")
        key = (here, passage.stops_near(here))
        found = shared.get(key)
        if found is None:
            anchor = first(here)
            base = base_at(field, anchor, size, wide=bool(here >> anchor + 1 & 1))
            found = shared[key] = tuple((there.mask, there) for there in moves_from(passage, base, size))
        passage.moves[here] = found
    return found


def has_to_go_on(state: DoomState, invader: Invader, mask: int) -> bool:
    """D04-MOV-08, D4X-ABL-08: whether it cannot end its movement on the spaces that it covers."""
    field = state.field
    if field.shared & mask:
        return True
    return bool(field.obstacles & mask) and flies(state, invader)


def shares_space(state: DoomState, mask: int) -> bool:
    """D04-MOV-07: whether another figure stands on one of these spaces too."""
    return state.field.shared & mask != 0


def why_not_invader_step(state: DoomState, invader: Invader, space: int, points: int) -> Refusal | None:
    """Why a small or 2 x 2 invader cannot step there; None when it can."""
    size = state.game.invaders[invader.kind].size
    if points <= 0:
        return refuse("D04-MOV-22", "no_points", figure=invader.id)
    if size == "1x1":
        if invader_steps(state, invader, points) >> space & 1:
            return None
        return _why_not_there(state, invader, space)
    if any(there.anchor == space for there in large_steps(state, invader, points)):
        return None
    return refuse("D04-BIG-11", "no_room", figure=invader.id, space=state.field.name(space))


def why_not_slide(state: DoomState, invader: Invader, space: int, wide: bool, points: int) -> Refusal | None:
    """Why a Demon cannot lie there next; None when it can."""
    if points <= 0:
        return refuse("D04-MOV-22", "no_points", figure=invader.id)
    for there in large_steps(state, invader, points):
        if there.anchor == space and (there.width > there.height) == wide:
            return None
    return refuse("D04-BIG-08", "no_slide", figure=invader.id, space=state.field.name(space))
