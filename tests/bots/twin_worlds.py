"""Twin worlds for bots: hands, decks and dice are others, the choice must not be."""

from collections.abc import Iterable
from typing import Any

from grimtable.bots import Bot, decide
from grimtable.kernel import SeatId, State
from grimtable.kernel.playout import chooser

#: With fewer worlds that really differ, nothing would have been compared.
FEWEST = 20


def chooses_the_same(bot: Bot, seat: str, situations: Iterable[State[Any, Any]], worlds: int) -> None:
    """In each situation the bot is shown so many worlds that its seat cannot tell apart."""
    differing = 0
    for number, state in enumerate(situations):
        for shuffle in range(worlds):
            twin = state.game.redealt(state, SeatId(seat), chooser(100 * number + shuffle))
            differing += twin.table != state.table
            assert decide(bot, state) == decide(bot, twin)
    assert differing >= FEWEST
