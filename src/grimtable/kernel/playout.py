"""Random playouts: play any position to its end, with choices from a small generator of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grimtable.kernel.chance import seeded
from grimtable.kernel.errors import StuckGame
from grimtable.kernel.state import State

#: Gives a number from 0 to n - 1.
Below = Callable[[int], int]

#: No game of this table takes nearly so many decisions; one that does will never end.
LIMIT = 100_000


def chooser(seed: int) -> Below:
    """A generator for choices: the same seed gives the same numbers on any machine.

    It is kept apart from the dice, so that a game of seed 7 played by chooser 7 does not choose by
    the numbers it rolls.

    >>> choose, again = chooser(7), chooser(7)
    >>> [choose(6) for _ in range(4)] == [again(6) for _ in range(4)]
    True
    """
    return seeded(seed ^ 0x5DEECE66D).below


def random_playout(state: State[Any, Any], below: Below, limit: int = LIMIT) -> int:
    """Play random legal actions until the game is over, and count the decisions."""
    # An action from the list needs no second look; only external chance must go through `apply`.
    perform = state.apply if state.chance.source == "external" else state._advance
    count = 0
    while state.result is None:
        legal = state.legal
        perform(legal[below(len(legal))])
        count += 1
        if count >= limit and state.result is None:
            raise StuckGame(f"the game is not over after {limit} random decisions")
    return count
