"""Bots: seats played by the machine. A bot sees what a person in its seat would see, and nothing else."""

from __future__ import annotations

import difflib
import hashlib
from collections.abc import Callable, Mapping
from functools import partial

from grimtable.bots.advised_bot import AdvisedBot
from grimtable.bots.bot import Bot, ForeignDecision, SeatAtTable, decide, explain
from grimtable.bots.declaring import advisor_for
from grimtable.bots.explanation import Explanation, Weighed
from grimtable.bots.nightmare_bot import NightmareBot
from grimtable.bots.random_bot import RandomBot
from grimtable.bots.winning import estimate
from grimtable.kernel import GrimtableError

__all__ = [
    "LEVELS",
    "AdvisedBot",
    "Bot",
    "Explanation",
    "ForeignDecision",
    "NightmareBot",
    "RandomBot",
    "SeatAtTable",
    "UnknownBot",
    "Weighed",
    "advisor_for",
    "decide",
    "estimate",
    "explain",
    "make",
    "seed_for",
]

#: level → what makes a bot of that level from a seed, the weakest first
LEVELS: Mapping[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "recruit": partial(AdvisedBot, "recruit"),
    "veteran": partial(AdvisedBot, "veteran"),
    "nightmare": NightmareBot,
}


class UnknownBot(GrimtableError):
    """No bot of this level exists."""


def make(level: str, seed: int = 0) -> Bot:
    """A bot of this level; the same seed at the same decisions chooses the same.

    >>> make("random", seed=7).level
    'random'
    """
    maker = LEVELS.get(level)
    if maker is None:
        near = difflib.get_close_matches(level, LEVELS, n=1)
        hint = f"did you mean {near[0]}?" if near else f"the levels are {', '.join(LEVELS)}"
        raise UnknownBot(f"there is no bot {level!r}; {hint}")
    return maker(seed)


def seed_for(seed: int, seat: str) -> int:
    """The seed of the bot in one seat of the game with this seed.

    It goes through a hash, so that neither the dice nor the bots of other seats follow from it.

    >>> seed_for(1, "red") == seed_for(1, "red"), seed_for(1, "red") == seed_for(1, "keeper")
    (True, False)
    """
    digest = hashlib.blake2b(f"{seed} {seat}".encode(), digest_size=7, person=b"grimtable bots").digest()
    return int.from_bytes(digest, "big")
