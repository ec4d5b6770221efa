"""Matches: scenarios one after the other with the same seats. Wins are counted, nothing is handed on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from grimtable.series.rules import Coming, Ended, Finished

if TYPE_CHECKING:
    from grimtable.kernel import Game, State
    from grimtable.series.course import SeriesSpec

MATCH = "match"


def kinds(game: Game[Any, Any]) -> tuple[str, ...]:
    return (MATCH,)


def road(game: Game[Any, Any], spec: SeriesSpec, finished: Sequence[Finished]) -> tuple[str, ...]:
    return spec.scenarios or game.scenarios


def coming(game: Game[Any, Any], spec: SeriesSpec, finished: Sequence[Finished]) -> Coming | Ended:
    """The next scenario of the list; in the end whoever won the most games has won the match."""
    scenarios = road(game, spec, finished)
    if len(finished) < len(scenarios):
        return Coming((scenarios[len(finished)],))
    return most_wins(finished)


def most_wins(finished: Sequence[Finished]) -> Ended:
    """Whoever has won more games than anybody else."""
    wins = Counter(team for each in finished for team in each.winners)
    most = max(wins.values(), default=0)
    return Ended(tuple(team for team, won in wins.items() if won == most), "most_wins")


def carried(game: Game[Any, Any], state: State[Any, Any]) -> Mapping[str, Any]:
    return {}
