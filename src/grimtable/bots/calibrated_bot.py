"""The calibrated opponent: asked for how often the person should win, it plays as strongly as that takes.

How strong that is was measured by `grimtable calibrate`: in the file `calibration.toml` beside a game's bots
stand, for the side of the bots, points of a curve: the skill of the mixed bots, and how many games the other
side won. The other side was played by recruits, who stand for a person; somebody better than that asks for a
smaller number.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from grimtable.bots.declaring import bots_module
from grimtable.bots.mixed_bot import HIGHEST, MixedBot
from grimtable.kernel import GrimtableError

if TYPE_CHECKING:
    from grimtable.bots.bot import SeatAtTable
    from grimtable.bots.explanation import Explanation
    from grimtable.kernel import Action, Game

#: The side that stands for every side, in games where all seats are rivals.
ANY_SIDE = "*"
FILE = "calibration.toml"


class Point(NamedTuple):
    """One measured point of a curve."""

    skill: float  #: of the bots
    share: float  #: of the games that the person's side won


class NotCalibrated(GrimtableError):
    """Nobody has measured this game's bots yet."""


def smoothed(points: Sequence[Point]) -> list[Point]:
    """The curve without bumps: more skill never means more games for the person (pooled neighbours).

    >>> smoothed([Point(0, 0.9), Point(1, 0.4), Point(2, 0.5)])
    [Point(skill=0, share=0.9), Point(skill=1, share=0.45), Point(skill=2, share=0.45)]
    """
    pools: list[list[Point]] = []
    for point in sorted(points):
        pools.append([point])
        while len(pools) > 1 and _mean(pools[-2]) < _mean(pools[-1]):
            pools[-2:] = [pools[-2] + pools[-1]]
    return [Point(point.skill, round(_mean(pool), 4)) for pool in pools for point in pool]


def _mean(pool: Sequence[Point]) -> float:
    return sum(point.share for point in pool) / len(pool)


def skill_for(points: Sequence[Point], share: float) -> float:
    """The skill at which the person wins this share; the nearest end of the curve where it does not reach.

    >>> skill_for([Point(0, 0.9), Point(1, 0.5), Point(2, 0.1)], 0.3)
    1.5
    >>> skill_for([Point(0, 0.9), Point(1, 0.5), Point(2, 0.1)], 0.95)
    0
    """
    curve = smoothed(points)
    if share >= curve[0].share:
        return curve[0].skill
    for one, other in pairwise(curve):
        if share >= other.share and one.share > other.share:
            part = (one.share - share) / (one.share - other.share)
            return round(one.skill + part * (other.skill - one.skill), 3)
    return curve[-1].skill


def calibration_of(game: Game[Any, Any]) -> Mapping[str, Sequence[Point]]:
    """Side of the bots → measured points; empty where nobody has measured."""
    module = bots_module(game)
    if module is None or module.__file__ is None:
        return {}
    return _read(Path(module.__file__).with_name(FILE))


@lru_cache(maxsize=32)
def _read(path: Path) -> Mapping[str, Sequence[Point]]:
    if not path.exists():
        return {}
    curves = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        side: [Point(float(skill), each["won"] / each["games"]) for skill, each in points.items()]
        for side, points in curves.items()
    }


def check_calibrated(game: Game[Any, Any], share: float) -> None:
    """Refuse a strength that this game's bots cannot play, before anybody sits down."""
    if not calibration_of(game):
        raise _not_calibrated(game, share)


def _not_calibrated(game: Game[Any, Any], share: float) -> NotCalibrated:
    return NotCalibrated(
        f"nobody has measured how strong the bots of {game.id} are, so there is no strength {share:g}; "
        "choose a level"
    )


class CalibratedBot:
    """Strength 0.4: the person is to win about 40 of 100 games."""

    def __init__(self, share: float, seed: int = 0) -> None:
        """`share` is the part of games that the person's side should win, between 0 and 1."""
        self.share = share
        self.seed = seed

    @property
    def level(self) -> str:
        return f"strength-{self.share:g}"

    def choose(self, seat: SeatAtTable) -> Action:
        """What a mixed bot of the right skill does."""
        return self.mixture(seat).choose(seat)

    def explain(self, seat: SeatAtTable) -> Explanation:
        """What that mixed bot says."""
        return self.mixture(seat).explain(seat)

    def mixture(self, seat: SeatAtTable) -> MixedBot:
        """The mixed bot that is as strong as asked, on this side of this game."""
        curves = calibration_of(seat.game)
        points = curves.get(seat.side) or curves.get(ANY_SIDE)
        if points is None:
            raise _not_calibrated(seat.game, self.share)
        return MixedBot(min(HIGHEST, skill_for(points, self.share)), self.seed)
