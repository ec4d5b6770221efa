"""Trophies: which to spend for levels, with as little waste as possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grimtable.games.relic.bots.prices import LEVEL, TROPHY_POINT
from grimtable.games.relic.topics.cards import least_set, level_cost, trophy_points

if TYPE_CHECKING:
    from grimtable.games.relic.bots.mind import Mind
    from grimtable.games.relic.procedures.experience import Experience

PATIENT: Final = 2  #: points of waste for which somebody waits for a better set


def _plan(mind: Mind, experience: Experience) -> tuple[int, tuple[str, ...]]:
    """Levels to be gained now, and the trophies that pay for them."""
    state, me = mind.state, mind.me
    cost = level_cost(state, me)
    points = trophy_points(state, me.trophies)
    levels = (experience.worth + points) // cost
    if levels <= 0:
        return 0, ()
    values = tuple(state.game.values[card] for card in me.trophies)
    chosen = least_set(values, levels * cost - experience.worth)
    return levels, tuple(me.trophies[position] for position in chosen)


def weigh_trophy(mind: Mind, experience: Experience, card: str) -> tuple[float, str]:
    """Spending a trophy: right if it belongs to the smallest set that pays for the levels."""
    levels, chosen = _plan(mind, experience)
    if card in chosen:
        return LEVEL * levels, f"one of {len(chosen)} trophies for {levels} levels"
    return -TROPHY_POINT * mind.state.game.values[card], "not needed for a level"


def weigh_trophies_done(mind: Mind, experience: Experience) -> tuple[float, str]:
    """Keeping the rest; a set that was begun is finished."""
    return 0.0, "no further trophy is needed"
