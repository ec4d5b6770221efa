"""Stagger: computed, never stored.  Rules D16-STG-01 to D16-STG-03, D16-R-55."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.table import Figure


def stagger_value(state: DoomState, demon: Figure, seat: str) -> int:
    """The stagger value as it is now for a marine.

    D16-STG-03: of the reductions of the printed value only the largest counts; D16-STG-02: all others add up.
    """
    value = state.game.demons[demon.kind].stagger
    marine = state.table.marines.get(seat)
    printed = (
        0 if marine is None else state.game.printed_stagger_of(marine.marine_class, marine.squad, marine.kept)
    )
    by_name = state.lasting.by_name
    if by_name:
        concerned = (None, demon.id, demon.kind, seat)
        for effect in by_name.get("printed_stagger", ()):
            if effect.subject in concerned:
                printed = min(printed, effect.amount)
        for effect in by_name.get("stagger", ()):
            if effect.subject in concerned:
                value += effect.amount
    return value + printed


def is_staggered(state: DoomState, demon: Figure, seat: str) -> bool:
    """D16-STG-01: its damage has reached its stagger value."""
    return demon.damage >= stagger_value(state, demon, seat)
