"""Balance of a game whose sides are alike: does every player, or team, win its share, and before the clock?

Each game is recorded, read and replayed besides, so that the table tells how many came to an end and out the
same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from grimtable.kernel import Game, Setup
from grimtable.rulebook.index import find_rule
from grimtable.simulation.proportions import Share, percent
from grimtable.simulation.ranks import quantile
from grimtable.simulation.rival_balance import WON
from grimtable.simulation.seating import sides
from grimtable.simulation.summary import Summary
from grimtable.simulation.watching import sheet_of

MOST_OF_MANY = 1.35  #: times its share that a player among several may win
MOST_OF_TWO = 0.55  #: of the games that one of two teams may win
BEFORE_THE_TIMER = 0.5  #: of the games, at the usual limit


def are_alike(game: Game[Any, Any], setup: Setup) -> bool:
    """Whether all sides are of one kind, and the game has no heroes or places of its own to compare.

    >>> from grimtable.games import load_game
    >>> game = load_game("doom2004", ["expansion"])
    >>> are_alike(game, game.setup(scenario="cloverleaf")), are_alike(game, game.setup())
    (True, False)
    """
    if len(sides(setup)) < 2 or len({seat.role for seat in setup.seats}) > 1:
        return False
    return not any(WON in group.columns for group in sheet_of(game, setup).groups)


@dataclass(frozen=True)
class EqualSides:
    """One number of players."""

    label: str
    summary: Summary
    timers: frozenset[str]  #: the rules by which the clock ends a game

    @property
    def teams(self) -> tuple[str, ...]:
        spec = self.summary.spec
        return sides(spec.setup(spec.load()))

    def wins(self, team: str) -> Share:
        """Of all wins the team's: those who win together share one."""
        games = self.summary.games
        return Share(sum(team in each.winners for each in games), sum(len(each.winners) for each in games))

    @property
    def luckiest(self) -> tuple[str, Share]:
        """The side with most wins."""
        return max(((team, self.wins(team)) for team in self.teams), key=lambda each: each[1].rate)

    @property
    def times(self) -> float:
        """How many times its share the luckiest side wins."""
        return self.luckiest[1].rate * len(self.teams)

    @property
    def early(self) -> Share:
        """The games that ended before the clock did it."""
        games = self.summary.games
        return Share(sum(each.rule not in self.timers for each in games), len(games))

    @property
    def is_fair(self) -> bool:
        two = len(self.teams) == 2
        return self.luckiest[1].rate <= MOST_OF_TWO if two else self.times <= MOST_OF_MANY

    @property
    def row(self) -> list[str]:
        """The cells of a table."""
        summary, (team, share) = self.summary, self.luckiest
        rounds = f"{quantile(summary.lengths, 0.5):g}"
        most = f"{summary.sides.get(team, team)} {share}"
        return [self.label, summary.verified, rounds, str(self.early), most, f"{self.times:.2f}"]


HEADINGS = (
    "players",
    "ended and verified",
    "median rounds",
    "ended before the timer",
    "who won most",
    "times its share",
)


def timer_rules(game: Game[Any, Any], setup: Setup) -> frozenset[str]:
    """The rules of this table by which a clock, or weariness, ends a game."""
    named = getattr(game, "clock_rules", None)
    return frozenset(named(setup)) if named is not None else frozenset()


def verdict(tables: Sequence[EqualSides]) -> str:
    """Whether the sides have equal chances, and whether games end in time, in a sentence."""
    unfair = [table.label for table in tables if not table.is_fair]
    late = [table.label for table in tables if table.early.rate < BEFORE_THE_TIMER]
    games = sum(len(table.summary.games) for table in tables)
    told = [f"{games} games"]
    told.append(
        f"somebody wins too often with {', '.join(unfair)}" if unfair else "every side wins its share"
    )
    if late:
        told.append(f"the timer ends most games with {', '.join(late)}")
    else:
        told.append("most games end before the timer")
    return "; ".join(told) + "."


def equal_sides_markdown(tables: Sequence[EqualSides], command: str) -> str:
    """The section of a page: the command, a row for each number of players, the verdict."""
    lines = [f"Made by `{command}`.", "", f"| {' | '.join(HEADINGS)} |", "|---" * len(HEADINGS) + "|"]
    lines += [f"| {' | '.join(table.row)} |" for table in tables]
    ends: dict[str, int] = {}
    for table in tables:
        for rule, number in table.summary.ends.items():
            ends[rule] = ends.get(rule, 0) + number
    total = max(1, sum(ends.values()))
    told = []
    for rule, number in sorted(ends.items(), key=lambda each: -each[1]):
        found = find_rule(rule)
        told.append(f"{rule}{f' ({found.title})' if found is not None else ''} {percent(number / total)}")
    lines += ["", f"Ended by: {', '.join(told)}.", "", f"Verdict: {verdict(tables)}"]
    return "\n".join(lines)
