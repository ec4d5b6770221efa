"""Skills: what is always different for a marine, because of his class, squad and cards kept in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState


def skill(state: DoomState, seat: str, name: str) -> int:
    """The sum of one skill of a marine; the Invader has none."""
    marine = state.table.marines.get(seat)
    if marine is None:
        return 0
    total = state.game.skills_of(marine.marine_class, marine.squad, marine.kept).get(name, 0)
    if state.lasting.by_name and name in state.lasting.by_name:
        total += state.lasting.total(name, seat)
    return total


def hand_limit(state: DoomState, seat: str) -> int:
    """D16-MAR-21, D16-MAR-22, D16-MAR-23: three cards, and one more for each ability that says so."""
    return state.game.ruleset.hand + skill(state, seat, "hand")


def health(state: DoomState, seat: str) -> int:
    """D16-DMG-04: ten, unless a card says otherwise."""
    return state.game.ruleset.health + skill(state, seat, "health")
