"""Stagger: computed, never stored.  Rules D16-STG-01 to D16-STG-03, D16-R-55."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2016.topics.skills import skill

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.table import Figure


def stagger_value(state: DoomState, demon: Figure, seat: str) -> int:
    """The stagger value as it is now for a marine: printed reductions do not add up, all others do."""
    value = state.game.demons[demon.kind].stagger
    printed = skill(state, seat, "printed_stagger")
    by_name = state.lasting.by_name
    if by_name:
        for effect in by_name.get("printed_stagger", ()):
            if effect.subject in (None, demon.id, demon.kind):
                printed = min(printed, effect.amount)
        for effect in by_name.get("stagger", ()):
            if effect.subject in (None, demon.id, demon.kind):
                value += effect.amount
    return value + printed


def is_staggered(state: DoomState, demon: Figure, seat: str) -> bool:
    """D16-STG-01: its damage has reached its stagger value."""
    return demon.damage >= stagger_value(state, demon, seat)
