"""Bots: seats played by the machine. A bot sees what a person in its seat would see, and nothing else."""

from __future__ import annotations

import difflib
import hashlib
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from grimtable.bots.advised_bot import AdvisedBot
from grimtable.bots.bot import Bot, ForeignDecision, SeatAtTable, decide, explain
from grimtable.bots.calibrated_bot import CalibratedBot, NotCalibrated, calibration_of
from grimtable.bots.declaring import advisor_for
from grimtable.bots.explanation import Explanation, Weighed
from grimtable.bots.mixed_bot import HIGHEST, MixedBot
from grimtable.bots.nightmare_bot import NightmareBot
from grimtable.bots.random_bot import RandomBot
from grimtable.bots.winning import estimate
from grimtable.kernel import Game, GrimtableError

__all__ = [
    "LEVELS",
    "STRENGTHS",
    "AdvisedBot",
    "Bot",
    "CalibratedBot",
    "Explanation",
    "ForeignDecision",
    "MixedBot",
    "NightmareBot",
    "NotCalibrated",
    "RandomBot",
    "SeatAtTable",
    "UnknownBot",
    "Weighed",
    "advisor_for",
    "decide",
    "estimate",
    "explain",
    "levels_of",
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


#: What a lobby offers between the levels, where a game's bots are calibrated: the weakest opponent first.
STRENGTHS = ("strength-0.7", "strength-0.5", "strength-0.3")


def levels_of(game: Game[Any, Any]) -> tuple[str, ...]:
    """Every opponent that a person may choose for this game.

    >>> from grimtable.games import load_game
    >>> levels_of(load_game("skirmish"))
    ('random', 'recruit', 'veteran', 'nightmare')
    """
    return (*LEVELS, *STRENGTHS) if calibration_of(game) else tuple(LEVELS)


class UnknownBot(GrimtableError):
    """No bot of this level exists."""


MOST_LINES: Final = 100_000


def _counting(lines: float, seed: int) -> Bot:
    """Nightmare by lines of play; a part of a line is somebody who thinks of seconds."""
    if lines < 1 or lines != int(lines):
        raise UnknownBot(
            f"there is no bot 'nightmare-{lines:g}'; it counts lines of play, for example nightmare-40"
        )
    return NightmareBot(seed, iterations=int(lines))


#: what stands before a number → the largest number, what the number means, and what makes the bot
_NUMBERED: Mapping[str, tuple[float, str, Callable[[float, int], Bot]]] = {
    "skill-": (HIGHEST, "the skill of mixed bots", MixedBot),
    "strength-": (1, "the part of games that the person should win", CalibratedBot),
    "nightmare-": (MOST_LINES, "the lines of play it looks at for a decision", _counting),
}


def make(level: str, seed: int = 0) -> Bot:
    """A bot of this level; the same seed at the same decisions chooses the same.

    Between the levels there are `skill-1.5`, every second decision a veteran's and the others a recruit's,
    and `strength-0.4`, against whom a person wins about 40 of 100 games. `nightmare-200` looks at 200 lines
    of play where `nightmare` takes a second, so that its games can be played again.

    >>> make("random", seed=7).level, make("strength-0.4").level
    ('random', 'strength-0.4')
    """
    maker = LEVELS.get(level)
    if maker is not None:
        return maker(seed)
    for prefix, (most, meaning, numbered) in _NUMBERED.items():
        if level.startswith(prefix):
            return numbered(_number(level, prefix, most, meaning), seed)
    near = difflib.get_close_matches(level, LEVELS, n=1)
    hint = f"did you mean {near[0]}?" if near else f"the levels are {', '.join(LEVELS)} and strength-0.4"
    raise UnknownBot(f"there is no bot {level!r}; {hint}")


def _number(level: str, prefix: str, most: float, meaning: str) -> float:
    try:
        number = float(level.removeprefix(prefix))
    except ValueError:
        number = -1.0
    if not 0 <= number <= most:
        raise UnknownBot(f"there is no bot {level!r}; write {prefix}N with {meaning}, from 0 to {most:g}")
    return number


def seed_for(seed: int, seat: str) -> int:
    """The seed of the bot in one seat of the game with this seed.

    It goes through a hash, so that neither the dice nor the bots of other seats follow from it.

    >>> seed_for(1, "red") == seed_for(1, "red"), seed_for(1, "red") == seed_for(1, "keeper")
    (True, False)
    """
    digest = hashlib.blake2b(f"{seed} {seat}".encode(), digest_size=7, person=b"grimtable bots").digest()
    return int.from_bytes(digest, "big")
