"""The objective: what a scenario's victory asks for, where it lies on the discovered map.  Chapter VIC."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grimtable.content.conditions import Condition
    from grimtable.games.doom2004.field import DoomState


def leaves_of(conditions: tuple[Condition, ...]) -> Iterator[Condition]:
    """The named conditions inside `all`, `any` and `not`."""
    for condition in conditions:
        if condition.parts:
            yield from leaves_of(condition.parts)
        else:
            yield condition


def objective_spaces(state: DoomState) -> int:
    """Where the Marines have to go: exits, things and keys that victory counts, and where it is counted."""
    table, field = state.table, state.field
    leaves = list(leaves_of(state.game.scenario(state.setup).victory.tests))
    found = field.scene.exits if any(leaf.name == "all_left" for leaf in leaves) else 0
    flags = {str(leaf.parameters["flag"]) for leaf in leaves if leaf.name == "flag_at_least"}
    wanted = flags | {f"{leaf.parameters['colour']}_key" for leaf in leaves if leaf.name == "key_found"}
    for space, tokens in table.tokens.items():
        if wanted.intersection(tokens):
            found |= 1 << space
    for space, name in table.encounters.items():
        calls = state.game.calls(state.setup, "encounter", name, "")
        if any(call.verb == "count" and call.parameters.get("flag") in flags for call in calls):
            found |= 1 << space
    return found & field.known
