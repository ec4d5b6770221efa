"""Enemies on a player's space, and which ability lets evade one.  Chapter EVD."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.kernel.lasting import Effect


def enemies_here(state: RelicState, seat: str) -> list[str]:
    """The enemies on a player's space that are not evaded."""
    space = state.table.players[seat].space
    types, evaded = state.game.types, state.table.evaded
    return [card for card in state.table.spaces[space] if types[card] == "enemy" and card not in evaded]


def evasion_left(state: RelicState, seat: str) -> Effect | None:
    """REL-EVD-01: the first ability that lets a player evade one enemy and was not used in this turn.

    Each of several such abilities allows one. Whether something forbids it is another question (REL-CLR-02).
    """
    for effect in state.lasting.by_name.get("may:evade", ()):
        if effect.subject == seat and evasion_by(effect) not in state.table.spent:
            return effect
    return None


def evasion_by(effect: Effect) -> str:
    """How a turn remembers that this ability was used."""
    return f"evade:{effect.source}"
