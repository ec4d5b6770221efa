"""Who is winning: a game's own estimate of the chance of each team, for turning points and for search."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grimtable.bots.declaring import bots_module
from grimtable.kernel import State


def estimate(state: State[Any, Any]) -> Mapping[str, float] | None:
    """Team → estimated chance to win; None for a game that has no estimate. A finished game is certain.

    >>> from grimtable.games import load_game
    >>> chances = estimate(load_game("doom2004").new(seed=1))
    >>> sorted(chances), round(sum(chances.values()), 6)
    (['invader', 'marines'], 1.0)
    >>> estimate(load_game("skirmish").new(seed=1)) is None
    True
    """
    judge = getattr(bots_module(state.game), "win_chances", None)
    if judge is None:
        return None
    chances: Mapping[str, float] = judge(state)
    return chances
