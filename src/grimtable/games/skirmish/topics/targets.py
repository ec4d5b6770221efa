"""Targets: whom a figure may attack.  Rules SKI-ATK-01 to SKI-ATK-03."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.games.skirmish.field import ground, within
from grimtable.games.skirmish.topics.line_of_sight import can_see
from grimtable.grid import bits
from grimtable.kernel import Refusal

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import Play
    from grimtable.games.skirmish.table import Figure


def targets(state: Play, attacker: Figure) -> Iterator[Figure]:
    """Every enemy the figure may attack, in board order."""
    field = state.board
    enemies = field.scouts if attacker.seat == "keeper" else field.keepers
    if not enemies:
        return
    values = state.game.kinds[attacker.kind]
    near = within(field.board, attacker.space, values.side, values.range) & enemies
    if not near or (state.lasting.by_name and state.lasting.forbids("attack", attacker.id)):
        return
    seen: set[str] = set()
    figures = state.table.figures
    for space in bits(near):
        id = field.at[space]
        if id not in seen:
            seen.add(id)
            target = figures[id]
            if why_not_target(state, attacker, target) is None:
                yield target


def why_not_target(state: Play, attacker: Figure, target: Figure) -> Refusal | None:
    """Why this figure cannot be attacked by that one; None when it can."""
    if (target.seat == "keeper") == (attacker.seat == "keeper"):
        return Refusal("SKI-ATK-01", f"{target.id} is on the side of {attacker.id}")
    effect = state.lasting.forbids("attack", attacker.id)
    if effect is not None:
        return Refusal("SKI-LST-03", f"{effect.source} says that {attacker.id} cannot attack")
    field = state.board
    values = state.game.kinds[attacker.kind]
    there = ground(field.board, target.space, state.game.kinds[target.kind].side).mask
    if not within(field.board, attacker.space, values.side, values.range) & there:
        return Refusal("SKI-ATK-03", f"{target.id} is further away than {attacker.id} reaches ({values.range})")
    if values.range == 1 and not field.passage.dilate(
        ground(field.board, attacker.space, values.side).mask
    ) & there:
        return Refusal("SKI-MOV-06", f"a wall or a closed door parts {attacker.id} and {target.id}")
    if not can_see(state, attacker, target) and state.lasting.permits("attack_unseen", attacker.id) is None:
        return Refusal("SKI-LOS-01", f"{attacker.id} has no line of sight to {target.id}")
    return None
