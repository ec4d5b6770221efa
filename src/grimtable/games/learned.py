"""Learned estimates: who is winning, from public numbers whose weights `grimtable train` finds in games.

A game names the numbers; what each of them weighs stands in a file beside its bots, with the record of the
games that it was learned from. Every team has a score, the sum of its numbers times their weights, and scores
become chances as in a lottery in which each further point gives e times as many tickets. A team without
numbers has the score 0: with two sides it is enough to describe one of them.

    ESTIMATE = Learned(__file__, features)      # in a game's module `bots`
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Any, Final

from grimtable.kernel import State

#: name of a number → its value at this table
Features = Mapping[str, float]
#: kind of table → name of a number → its weight
Weights = Mapping[str, Mapping[str, float]]

FILE: Final = "estimate.toml"
ANY: Final = "any"  #: the kind of table where a game knows only one


class Learned:
    """An estimate over numbers that a game names.

    `features` gives the numbers of every team that it describes. They have to be public: what somebody cannot
    see must not change them. `kind` names tables that share their weights, where a game has more than one
    sort of them. `given` weights are not learned, and the others are fitted around them: for what a deed
    does is not always what it goes along with in games that were played.
    """

    def __init__(
        self,
        beside: str,
        features: Callable[[Any], Mapping[str, Features]],
        kind: Callable[[Any], str] | None = None,
        given: Mapping[str, float] | None = None,
    ) -> None:
        """`beside` is a module in whose folder the file with the weights lies."""
        self.path = Path(beside).with_name(FILE)
        self.features = features
        self.given = given or {}
        self._kind = kind

    def kind(self, state: State[Any, Any]) -> str:
        """Which weights count at this table."""
        return ANY if self._kind is None else self._kind(state)

    @property
    def weights(self) -> Weights:
        """What was learned; nothing where nobody has trained yet."""
        return _read(self.path)

    def chances(self, state: State[Any, Any], weights: Weights | None = None) -> dict[str, float]:
        """Team → its chance to win. A finished game is certain."""
        teams = dict.fromkeys(str(seat.team) for seat in state.setup.seats)
        if state.result is not None:
            won = {str(seat.team) for seat in state.setup.seats if seat.id in state.result.winners}
            return {team: float(team in won) / max(1, len(won)) for team in teams}
        learned = (self.weights if weights is None else weights).get(self.kind(state), {})
        described = self.features(state)
        return lottery({team: score(learned, described.get(team, {})) for team in teams})


def score(weights: Mapping[str, float], numbers: Features) -> float:
    """The sum of the numbers times their weights; a number that was not there in training adds nothing."""
    return sum([weights.get(name, 0.0) * value for name, value in numbers.items()])


def lottery(scores: Mapping[str, float]) -> dict[str, float]:
    """Chances from scores.

    >>> lottery({"marines": 0.0, "invader": 0.0})
    {'marines': 0.5, 'invader': 0.5}
    """
    highest = max(scores.values())
    tickets = {team: exp(each - highest) for team, each in scores.items()}
    whole = sum(tickets.values())
    return {team: each / whole for team, each in tickets.items()}


@lru_cache(maxsize=32)
def _read(path: Path) -> Weights:
    if not path.exists():
        return {}
    learned: Weights = tomllib.loads(path.read_text(encoding="utf-8"))["weights"]
    return learned
