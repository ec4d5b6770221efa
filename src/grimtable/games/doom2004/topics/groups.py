"""Groups: the named sets of figures, spaces and doors that cards ask for.

The docstring of a group is how cards name it, so each reads on after "choose 1 of".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from grimtable.games.doom2004.changes import covered
from grimtable.games.doom2004.table import INVADER, INVADERS, MARINES, Invader, Marine
from grimtable.games.doom2004.topics.attackers import slays
from grimtable.games.doom2004.topics.knockback import landings
from grimtable.games.doom2004.topics.movement import invader_steps
from grimtable.games.doom2004.topics.sides import is_enemy, monsters
from grimtable.games.doom2004.topics.spawn import hidden_spaces
from grimtable.games.doom2004.topics.targets import adjacent_spaces, arms_of, figures_on, why_not_attack_space
from grimtable.grid import bits
from grimtable.kernel.identity import DoorId, Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.attack import Attack
    from grimtable.games.doom2004.procedures.resolving import Resolving

Figures = Callable[["DoomState", "Resolving"], list[str]]


# --- invaders -------------------------------------------------------------------------------------


def invaders(state: DoomState, resolving: Resolving) -> list[str]:
    """the invaders"""
    return [each.id for each in monsters(state)]


def small_invaders(state: DoomState, resolving: Resolving) -> list[str]:
    """the invaders that cover 1 space"""
    return [i.id for i in monsters(state) if is_small(state, i)]


def small_beside_marines(state: DoomState, resolving: Resolving) -> list[str]:
    """the invaders that cover 1 space and are beside a Marine"""
    near, marines = state.field.passage.neighbours, state.field.of_side[MARINES]
    return [i.id for i in monsters(state) if is_small(state, i) and near[i.space] & marines]


def hunters(state: DoomState, resolving: Resolving) -> list[str]:
    """the Trites and Demons"""
    return [i.id for i in monsters(state) if i.kind in ("trite", "demon")]


def wounded_invaders(state: DoomState, resolving: Resolving) -> list[str]:
    """the wounded invaders"""
    return [i.id for i in monsters(state) if i.wounds > 0]


def new_invaders(state: DoomState, resolving: Resolving) -> list[str]:
    """the invaders of the new area"""
    from grimtable.games.doom2004.procedures.discovery import Discovering

    discovering = state.in_progress(Discovering)
    placed = discovering.placed if discovering is not None else ()
    return [id for id in placed if _is_invader(state, id)]  # D4X-BOT-01: an inactive bot is none


def invaders_beside_mover(state: DoomState, resolving: Resolving) -> list[str]:
    """the invaders that can attack him from a space beside him"""
    mover = _mover(state)
    if mover is None:
        return []
    near = figures_on(state, state.field.passage.neighbours[mover.space])
    found = []
    for id in near:
        invader = state.table.invaders.get(id)
        if invader is not None and invader.seat == INVADER:
            arms = arms_of(state, invader, "")
            if why_not_attack_space(state, invader, arms, mover.space) is None:
                found.append(id)
    return found


def target_invader(state: DoomState, resolving: Resolving) -> list[str]:
    """the invader on the target space"""
    attack = _attack(state)
    if attack is None:
        return []
    quarry = state.field.mode.is_quarry
    return [
        id
        for id in state.field.at.get(attack.space, ())
        if (quarry(state, resolving.seat, id) if id in state.table.marines else _is_invader(state, id))
    ]


def wounded_victims(state: DoomState, resolving: Resolving) -> list[str]:
    """the invaders that this attack wounds"""
    attack = _attack(state)
    if attack is None:
        return []
    # D04-EQP-21, D4X-SOC-09: a hit that kills outright, and nothing makes it less, is not meant.
    return [
        id
        for id, amount in attack.victims
        if amount > 0 and _is_invader(state, id) and not slays(state, attack, id)
    ]


def _is_invader(state: DoomState, id: str) -> bool:
    """Whether this is a figure on the board that the Invader runs."""
    invader = state.table.invaders.get(id)
    return invader is not None and invader.seat == INVADER


# --- Marines --------------------------------------------------------------------------------------


def marines_with_orders(state: DoomState, resolving: Resolving) -> list[str]:
    """the Marines with an order"""
    return [m.id for m in state.table.marines.values() if m.space >= 0 and m.order]


def marines_beside_invaders(state: DoomState, resolving: Resolving) -> list[str]:
    """the Marines beside an invader"""
    near = state.field.passage.neighbours
    threats = state.field.of_side[INVADERS]
    return [m.id for m in state.table.marines.values() if m.space >= 0 and near[m.space] & threats]


def marines_beside_target(state: DoomState, resolving: Resolving) -> list[str]:
    """every Marine beside the target space"""
    attack = _attack(state)
    if attack is None or attack.at < 0:
        return []
    near = figures_on(state, state.field.passage.neighbours[attack.at])
    return [id for id in near if id in state.table.marines]


def active_marine(state: DoomState, resolving: Resolving) -> list[str]:
    """that Marine"""
    marine = state.table.marines.get(state.table.active)
    return [marine.id] if marine is not None and marine.space >= 0 else []


def owner(state: DoomState, resolving: Resolving) -> list[str]:
    """you"""
    marine = state.table.marines.get(resolving.seat)
    return [marine.id] if marine is not None and marine.space >= 0 else []


def squad_without_orders(state: DoomState, resolving: Resolving) -> list[str]:
    """the Marines without an order, yourself or beside you"""
    return [
        id
        for id in (*owner(state, resolving), *_beside(state, resolving.seat))
        if not state.table.marines[id].order
    ]


def chosen(state: DoomState, resolving: Resolving) -> list[str]:
    """the chosen figure"""
    return list(resolving.figures)


def _beside(state: DoomState, id: str) -> list[str]:
    """D04-R-24, D4X-R-99: the other Marines of his side on adjacent spaces, or on the same one."""
    me = state.table.marines.get(id)
    if me is None or me.space < 0:
        return []
    near = state.field.passage.neighbours[me.space] | 1 << me.space
    others = (marine for marine in state.table.marines.values() if marine.id != id and marine.space >= 0)
    return [marine.id for marine in others if near >> marine.space & 1 and not is_enemy(state, id, marine.id)]


def is_small(state: DoomState, invader: Invader) -> bool:
    """Whether an invader covers a single space."""
    return state.game.invaders[invader.kind].size == "1x1"


def _mover(state: DoomState) -> Marine | None:
    """The Marine whose turn it is, if he is on the board."""
    marine = state.table.marines.get(state.table.active)
    return marine if marine is not None and marine.space >= 0 else None


def _attack(state: DoomState) -> Attack | None:
    from grimtable.games.doom2004.procedures.attack import Attack

    return state.in_progress(Attack)


FIGURES: Mapping[str, Figures] = {
    "active_marine": active_marine,
    "chosen": chosen,
    "hunters": hunters,
    "invaders": invaders,
    "invaders_beside_mover": invaders_beside_mover,
    "marines_beside_invaders": marines_beside_invaders,
    "marines_beside_target": marines_beside_target,
    "marines_with_orders": marines_with_orders,
    "new_invaders": new_invaders,
    "owner": owner,
    "small_beside_marines": small_beside_marines,
    "small_invaders": small_invaders,
    "squad_without_orders": squad_without_orders,
    "target_invader": target_invader,
    "wounded_invaders": wounded_invaders,
    "wounded_victims": wounded_victims,
}


# --- spaces ---------------------------------------------------------------------------------------


def hidden_and_empty(state: DoomState, resolving: Resolving) -> list[Space]:
    """the empty spaces that no Marine sees"""
    field = state.field
    return bits(hidden_spaces(state) & ~(field.occupied | field.obstacles))


def empty_beside_target(state: DoomState, resolving: Resolving) -> list[Space]:
    """the empty spaces beside the target"""
    for id in target_invader(state, resolving):
        if is_small(state, state.table.invaders[id]):
            return bits(invader_steps(state, state.table.invaders[id], 1) & ~state.field.occupied)
    return []


def landings_of_chosen(state: DoomState, resolving: Resolving) -> list[Space]:
    """the spaces to which Knockback could push him"""
    marine = state.table.marines.get(resolving.figure)
    if marine is None or marine.space < 0:
        return []
    return [there.anchor for there in landings(state, marine)]


SPACES: Mapping[str, Callable[[DoomState, Resolving], list[Space]]] = {
    "empty_beside_target": empty_beside_target,
    "hidden_and_empty": hidden_and_empty,
    "landings_of_chosen": landings_of_chosen,
}


# --- doors ----------------------------------------------------------------------------------------


def doors_that_can_close(state: DoomState, resolving: Resolving) -> list[str]:
    """the doors that are closed or could be closed"""
    return [door for door in _standing(state) if not is_blocked(state, door)]


def doors_beside_invaders(state: DoomState, resolving: Resolving) -> list[str]:
    """the doors at whose line an invader stands"""
    scene, threats = state.field.scene, state.field.of_side[INVADERS]
    # Cards destroy what they choose here, and some kinds cannot be destroyed (D4X-LCK-05).
    return [
        door
        for door in _standing(state)
        if scene.doorways[DoorId(door)] & threats and scene.door_kinds[door].destructible
    ]


def _standing(state: DoomState) -> list[str]:
    """The doors of the discovered map that are not destroyed."""
    field = state.field
    return [
        door
        for door, standing in state.table.doors.items()
        if standing != "destroyed" and field.scene.doorways[DoorId(door)] & field.known
    ]


def is_blocked(state: DoomState, door: str) -> bool:
    """D04-DOR-11: a large invader stands across its line."""
    if state.table.doors[door] != "open":
        return False
    board = state.field.board
    edges = board.doors[door]
    return any(board.inner_edges(covered(state, each)) & edges for each in state.table.invaders.values())


DOORS: Mapping[str, Callable[[DoomState, Resolving], list[str]]] = {
    "doors_beside_invaders": doors_beside_invaders,
    "doors_that_can_close": doors_that_can_close,
}


def is_beside_kind(state: DoomState, kind: str) -> bool:
    """Whether the Marine whose turn it is stands beside an invader of this kind."""
    mover = _mover(state)
    if mover is None:
        return False
    near = state.field.passage.neighbours[mover.space]
    return any(
        invader.kind == kind and adjacent_spaces(state, covered(state, invader)) >> mover.space & 1
        for invader in monsters(state)
        if near & covered(state, invader)
    )
