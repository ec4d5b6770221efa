"""Targets: whom a figure may attack.  Rules D16-ATT-02 to D16-ATT-05, D16-RNG-01, D16-FIG-07, D16-FIG-08."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2016.table import MARINE
from grimtable.games.doom2016.topics.sight import is_within, pocket_of, sees
from grimtable.grid import bits
from grimtable.kernel import Refusal, refuse

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.table import Figure


def targets(state: DoomState, attacker: Figure, reach: int) -> list[Figure]:
    """Every enemy the figure may attack at this range, in board order."""
    field = state.field
    enemies = field.demons if attacker.kind == MARINE else field.marines
    if not enemies:
        return []
    here = field.where[attacker.id]
    blocking = field.scene.blocking
    if (blocking and (enemies | here) & blocking) or state.lasting.by_name:
        return _targets_one_by_one(state, attacker, reach)
    ways = field.ways
    near = ways.within(here, reach) & enemies
    if not near:
        return []
    at, where, sight = field.at, field.where, ways.sight
    found: dict[str, Figure] = {}
    figures = state.table.figures
    alone = not here & (here - 1)
    while near:
        low = near & -near
        near ^= low
        id = at[low.bit_length() - 1]
        if id not in found:
            target = figures[id]
            there = where[id]
            if alone and not there & (there - 1):
                seen = sight.sees(attacker.space, target.space)
            else:
                seen = sight.sees_any(here, there)
            if seen:
                found[id] = target
    return list(found.values())


def _targets_one_by_one(state: DoomState, attacker: Figure, reach: int) -> list[Figure]:
    """D16-RNG-09: who is inside blocking terrain is measured by himself; so is whom a card may spare."""
    field = state.field
    figures = state.table.figures
    enemies = field.demons if attacker.kind == MARINE else field.marines
    if field.scene.blocking and (enemies & field.scene.blocking or pocket_of(state, attacker)):
        near = enemies
    else:
        near = field.ways.within(field.where[attacker.id], reach) & enemies
    at = field.at
    ids = dict.fromkeys([at[space] for space in bits(near)])
    # Range first: it is looked up, lines are drawn.
    return [
        figures[id]
        for id in ids
        if is_within(state, attacker, figures[id], reach)
        and why_not_target(state, attacker, figures[id], reach) is None
    ]


def why_not_target(state: DoomState, attacker: Figure, target: Figure, reach: int) -> Refusal | None:
    """Why this figure cannot be attacked by that one; None when it can."""
    if (target.kind == MARINE) == (attacker.kind == MARINE):
        return refuse("D16-ATT-05", "same_side", target=target.id, figure=attacker.id)
    lasting = state.lasting
    if lasting.by_name:
        effect = lasting.forbids("attack", attacker.id)
        if effect is not None:
            return refuse("D16-GLD-03", "cannot_attack", source=effect.source, figure=attacker.id)
        effect = lasting.forbids("be_attacked", target.id)
        if effect is not None:
            return refuse("D16-GLD-03", "cannot_be_attacked", source=effect.source, target=target.id)
    if attacker.kind != MARINE and state.setup.options.get("blocking_attacks") == "none":
        if pocket_of(state, attacker):
            return refuse("D16-R-08", "inside", figure=attacker.id)
    if not sees(state, attacker, target):
        return refuse("D16-ATT-03", "unseen", figure=attacker.id, target=target.id)
    if not is_within(state, attacker, target, reach):
        return refuse("D16-ATT-04", "too_far", target=target.id, figure=attacker.id, range=reach)
    return None
