"""Matches: bots of one level against bots of another, many seeded games, counted by team."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

from grimtable.bots.bot import Bot, SeatAtTable
from grimtable.kernel import Game, SeatId, Setup
from grimtable.kernel.errors import StuckGame
from grimtable.kernel.playout import LIMIT

Z95 = 1.959964  #: two-sided 95 %


class Outcome(NamedTuple):
    """How one game ended."""

    winners: tuple[str, ...]  #: teams
    decisions: int


class Score(NamedTuple):
    """Won games out of played ones."""

    won: int
    games: int

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval.

        >>> [round(end, 3) for end in Score(6, 30).interval]
        [0.095, 0.373]
        """
        n = self.games
        if not n:
            return 0.0, 1.0
        centre = (self.share + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
        half = Z95 / (1 + Z95**2 / n) * sqrt(self.share * (1 - self.share) / n + Z95**2 / (4 * n * n))
        return max(0.0, centre - half), min(1.0, centre + half)


def play_out(game: Game[Any, Any], setup: Setup, bots: Mapping[SeatId, Bot]) -> Outcome:
    """One whole game of bots, without a record."""
    state = game.begin(setup)
    decisions = 0
    while state.result is None:
        seat = state.asked
        assert seat is not None
        bot = bots[seat]
        state.apply(bot.choose(SeatAtTable(state, seat, bot.seed)))
        decisions += 1
        if decisions >= LIMIT:
            raise StuckGame(f"the game is not over after {LIMIT} decisions")
    winners = state.result.winners
    return Outcome(tuple(dict.fromkeys(str(s.team) for s in setup.seats if s.id in winners)), decisions)


def play_level(game: Game[Any, Any], setup: Setup, levels: Mapping[str, str]) -> Outcome:
    """One game with every seat played at its team's level; the bots' seeds follow from the game's."""
    from grimtable.bots import make, seed_for

    bots = {seat.id: make(levels[str(seat.team)], seed_for(setup.seed, seat.id)) for seat in setup.seats}
    return play_out(game, setup, bots)


def score(
    game: Game[Any, Any],
    levels: Mapping[str, str],
    team: str,
    *,
    scenarios: Sequence[str],
    players: Sequence[int],
    seeds: Iterable[int],
) -> Score:
    """How often a team wins with these levels; scenarios and player counts take turns over the seeds.

    >>> from grimtable.games import load_game
    >>> levels = {"scouts": "random", "keeper": "random"}
    >>> game = load_game("skirmish")
    >>> score(game, levels, "scouts", scenarios=game.scenarios[:1], players=[2], seeds=range(3)).games
    3
    """
    won = games = 0
    for place, seed in enumerate(seeds):
        setup = game.setup(
            players=players[place % len(players)],
            scenario=scenarios[place // len(players) % len(scenarios)],
            seed=seed,
        )
        won += team in play_level(game, setup, levels).winners
        games += 1
    return Score(won, games)


def cross_table(
    game: Game[Any, Any],
    one: str,
    other: str,
    levels: Sequence[str],
    *,
    scenarios: Sequence[str],
    players: Sequence[int],
    seeds: Sequence[int],
) -> Iterator[tuple[str, str, Score]]:
    """Every level of one team against every level of the other, and how often the first team wins."""
    for first in levels:
        for second in levels:
            pairing = {one: first, other: second}
            yield first, second, score(game, pairing, one, scenarios=scenarios, players=players, seeds=seeds)
