"""Targets: whom a figure may attack.  Rules SKI-ATK-01 to SKI-ATK-03."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.skirmish.topics.line_of_sight import can_see
from grimtable.grid import bits
from grimtable.kernel import Refusal, refuse

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState
    from grimtable.games.skirmish.table import Figure


def targets(state: SkirmishState, attacker: Figure) -> list[Figure]:
    """Every enemy the figure may attack, in board order."""
    field = state.field
    enemies = field.scouts if attacker.seat == "keeper" else field.keepers
    values = state.game.kinds[attacker.kind]
    near = field.scene.within(attacker.space, values.side, values.range) & enemies
    if not near or (state.lasting.by_name and state.lasting.forbids("attack", attacker.id)):
        return []
    # A large figure stands on several spaces but is one target.
    ids = dict.fromkeys(field.at[space] for space in bits(near))
    figures = state.table.figures
    return [figures[id] for id in ids if why_not_target(state, attacker, figures[id]) is None]


def why_not_target(state: SkirmishState, attacker: Figure, target: Figure) -> Refusal | None:
    """Why this figure cannot be attacked by that one; None when it can."""
    if (target.seat == "keeper") == (attacker.seat == "keeper"):
        return refuse("SKI-ATK-01", "same_side", target=target.id, figure=attacker.id)
    effect = state.lasting.forbids("attack", attacker.id)
    if effect is not None:
        return refuse("SKI-LST-03", "cannot_attack", card=effect.source, figure=attacker.id)
    field = state.field
    values = state.game.kinds[attacker.kind]
    there = field.scene.ground(target.space, state.game.kinds[target.kind].side)
    if not field.scene.within(attacker.space, values.side, values.range) & there:
        return refuse("SKI-ATK-03", "too_far", target=target.id, figure=attacker.id, range=values.range)
    if values.range == 1 and not field.next_to(attacker.space, values.side) & there:
        return refuse("SKI-MOV-06", "parted", figure=attacker.id, target=target.id)
    if not can_see(state, attacker, target) and state.lasting.permits("attack_unseen", attacker.id) is None:
        return refuse("SKI-LOS-01", "unseen", figure=attacker.id, target=target.id)
    return None
