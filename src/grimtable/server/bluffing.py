"""Bluffing: how long an answer to an interrupt takes at a table that asks everybody.

Who is asked and holds nothing passes at once, who holds something thinks: the time of an answer would tell
what asking everybody hides. So nobody who answers by machine is quick: a bot's answer waits for a moment that
was drawn without a look at its hand, and so does a browser that passes for its player. Most pauses are short,
so that the game goes on; some are long, so that a long one proves nothing.
"""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections.abc import Awaitable, Callable

#: Seconds: no pause is shorter, so long is the rest of it on the average, and none is longer.
SHORTEST = 0.5
REST = 0.5
LONGEST = 4.0
#: A bot may think about an interrupt for so many seconds, so that its answer is ready before any pause ends.
THINKING = 0.35


def pause(draw: Callable[[], float]) -> float:
    """Seconds to wait; `draw` gives a number from 0 up to 1, and nothing else goes into it.

    >>> pause(lambda: 0.0), round(pause(lambda: 0.5), 2), pause(lambda: 0.9999999)
    (0.5, 0.85, 4.0)
    """
    return min(LONGEST, SHORTEST - REST * math.log(1.0 - draw()))


class Bluff:
    """Keeps answers back. What it is given is the time of the question, and nothing else."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        linger: Callable[[float], Awaitable[None]] = asyncio.sleep,
        draw: Callable[[], float] = random.random,
    ) -> None:
        self.clock = clock
        self.linger = linger
        self.draw = draw

    async def wait(self, asked: float) -> None:
        """Wait until a question of that time may be answered.

        Who is late for one pause waits for the end of another, so that being late tells as little as can be.
        """
        due = asked + pause(self.draw)
        while due < self.clock():
            due += pause(self.draw)
        await self.linger(due - self.clock())
