"""Stagger: computed, never stored.  Rules D16-STG-01 to D16-STG-03, D16-R-55."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2016.table import MARINE

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.table import Figure


def stagger_value(state: DoomState, demon: Figure, seat: str) -> int:
    """The stagger value as it is now for a marine.

    D16-STG-03: of the reductions of the printed value only the largest counts; D16-STG-02: all others add up.
    """
    value = state.game.demons[demon.kind].stagger
    printed = _printed(state, seat)
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


def _printed(state: DoomState, seat: str) -> int:
    """What a marine's cards take from printed values."""
    marine = state.table.marines.get(seat)
    if marine is None:
        return 0
    return state.game.printed_stagger_of(marine.marine_class, marine.squad, marine.kept)


def is_staggered(state: DoomState, demon: Figure, seat: str) -> bool:
    """D16-STG-01: its damage has reached its stagger value."""
    return demon.damage >= stagger_value(state, demon, seat)


def staggered(state: DoomState, seat: str) -> list[Figure]:
    """The demons that are staggered for a marine: all at once, because he asks at every step."""
    figures = [each for each in state.table.figures.values() if each.kind != MARINE]
    if state.lasting.by_name:
        return [demon for demon in figures if is_staggered(state, demon, seat)]
    printed, demons = _printed(state, seat), state.game.demons
    return [demon for demon in figures if demon.damage >= demons[demon.kind].stagger + printed]
