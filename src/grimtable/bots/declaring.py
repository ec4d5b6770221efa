"""Which bots a game has: a module `bots` beside the game says so, and this is where it is read.

A game knows nothing of this package. If its package has a module `bots` with a mapping `ADVISORS` (level →
advisor), bots of those levels play by its advice; a level that it does not have is played by the next
simpler one that it has, and `random` is there for every game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, Final, Protocol

from grimtable.games.advice import Advice
from grimtable.games.parts import part_of
from grimtable.kernel import Game, OwnState, SeatId

RANDOM: Final = "random"
#: the levels, the weakest first
ORDER: Final = (RANDOM, "recruit", "veteran", "nightmare")


class Advisor(Protocol):
    """What a game offers for a level: every legal action of an imagined table with its worth to the seat.

    It may change the state it is given: the table is imagined, and nobody else looks at it.
    """

    def weigh(self, state: OwnState, seat: SeatId) -> Sequence[Advice]: ...


def advisor_for(game: Game[Any, Any], level: str) -> tuple[str, Advisor | None]:
    """The advisor that plays a level of this game, with the level it really is; None plays at random.

    >>> from grimtable.games import load_game
    >>> advisor_for(load_game("skirmish"), "veteran")
    ('random', None)
    """
    module = bots_module(game)
    declared: Mapping[str, Advisor] = {} if module is None else module.ADVISORS
    for simpler in reversed(ORDER[1 : ORDER.index(level) + 1]):
        advisor = declared.get(simpler)
        if advisor is not None:
            return simpler, advisor
    return RANDOM, None


def bots_module(game: Game[Any, Any]) -> ModuleType | None:
    """The module in which a game declares its bots, if it has one."""
    return part_of(game, "bots")
