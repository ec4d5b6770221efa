"""Summaries: what the games of a batch come to, in numbers for reports, comparisons and verdicts."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from grimtable.rulebook.index import find_rule
from grimtable.simulation.batch import Batch
from grimtable.simulation.batch_spec import BatchSpec
from grimtable.simulation.proportions import Share, difference_test
from grimtable.simulation.ranks import correlation, mean, quantile
from grimtable.simulation.tally import Group, Played, Sheet
from grimtable.simulation.watching import in_words, sheet_of

#: Fewer games than this with or without an item say nothing about what it does to the result.
ENOUGH = 10
FIFTHS = 5
FEW_LEFT = 20  #: a curve ends when fewer than one game in so many goes on


@dataclass(frozen=True, slots=True)
class ItemRow:
    """One card, weapon or area over all games."""

    id: str
    name: str
    totals: dict[str, int]  #: column → sum over all games
    games: int  #: games in which it was used
    with_it: Share  #: won by the first side in games that used it
    without: Share

    @property
    def swing(self) -> float | None:
        """How much more often the first side won when it was used; nothing if too few games say so."""
        if min(self.with_it.games, self.without.games) < ENOUGH:
            return None
        return self.with_it.rate - self.without.rate

    @property
    def p(self) -> float:
        return difference_test(self.without, self.with_it)[0]


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """One round of a curve, over the games that lasted so long."""

    round: int
    mean: float
    low: float  #: a tenth of the games lies below
    high: float
    games: int


@dataclass(frozen=True, slots=True)
class LuckOf:
    """How the dice fell for one side in one game, in standard deviations."""

    rolls: int
    marks: float  #: deviation in the sheet's unit
    score: float  #: in standard deviations


@dataclass(frozen=True)
class Summary:
    """A batch and everything that follows from it."""

    spec: BatchSpec
    sheet: Sheet
    played: Sequence[Played]

    @classmethod
    def of(cls, batch: Batch, first: int | None = None) -> Summary:
        """The summary of a batch as it stands, perhaps of its first games only."""
        game = batch.spec.load()
        sheet = sheet_of(game, batch.spec.setup(game))
        return cls(batch.spec, sheet, batch.games(first))

    @cached_property
    def games(self) -> list[Played]:
        """The games that came to an end."""
        return [each for each in self.played if not each.failure]

    @cached_property
    def failures(self) -> list[Played]:
        return [each for each in self.played if each.failure]

    @property
    def verified(self) -> str:
        """How many of the games ended and came out the same when their records were played again."""
        return f"{len(self.games)} of {len(self.played)}"

    @property
    def sides(self) -> dict[str, str]:
        """Team → name; the first one is the side of which shares are told."""
        return self.sheet.sides

    @property
    def first_side(self) -> str:
        return next(iter(self.sides))

    def wins(self, side: str) -> Share:
        return Share(sum(side in each.winners for each in self.games), len(self.games))

    @cached_property
    def nobody(self) -> int:
        return sum(not each.winners for each in self.games)

    @cached_property
    def ends(self) -> dict[str, int]:
        """Rule by which games ended → how many, the most frequent first."""
        found: dict[str, int] = {}
        for each in self.games:
            found[each.rule] = found.get(each.rule, 0) + 1
        return dict(sorted(found.items(), key=lambda entry: (-entry[1], entry[0])))

    @cached_property
    def lengths(self) -> list[int]:
        """How long each game was, in the sheet's unit."""
        return [each.tally.rounds if each.tally is not None else each.decisions for each in self.games]

    @property
    def unit(self) -> str:
        return self.sheet.length if self.spec.watched else "decisions"

    @property
    def median_length(self) -> float:
        return quantile(self.lengths, 0.5)

    # --- items --------------------------------------------------------------------------------------

    def rows(self, group: Group) -> list[ItemRow]:
        """Every item of a group, also those that nobody ever saw."""
        column = group.used or next(iter(group.columns), "")
        totals: dict[str, dict[str, int]] = {item: {} for item in group.items}
        used: dict[str, list[bool]] = {item: [] for item in group.items}
        won: list[bool] = []
        for each in self.games:
            won.append(self.first_side in each.winners)
            counted = {} if each.tally is None else each.tally.counts.get(group.id, {})
            for item, row in counted.items():
                sums = totals.setdefault(item, {})
                for name, number in row.items():
                    sums[name] = sums.get(name, 0) + number
                if row.get(column, 0) > 0:
                    marks = used.setdefault(item, [])
                    marks.extend([False] * (len(won) - 1 - len(marks)))
                    marks.append(True)
        every = Share(sum(won), len(won))
        rows = []
        for item, sums in totals.items():
            marks = used.get(item, [])
            games = sum(marks)
            wins = sum(mark and win for mark, win in zip(marks, won, strict=False))
            name = group.items.get(item) or in_words(item)
            with_it = Share(wins, games)
            without = Share(every.wins - wins, every.games - games)
            rows.append(ItemRow(item, name, sums, games, with_it, without))
        return rows

    def unused(self, group: Group) -> list[ItemRow]:
        """The items of a group that some game could have used and none did."""
        if not group.used:
            return []
        return [row for row in self.rows(group) if not row.games and row.id not in group.absent]

    def end_in_words(self, rule: str) -> str:
        """How a game ends by this rule: the game's own words, or else the title of the rule."""
        found = self.sheet.ends.get(rule)
        if found is None:
            known = find_rule(rule)
            found = known.title if known is not None else ""
        return found

    # --- curves and layers --------------------------------------------------------------------------

    def curve(self, curve: str, line: str) -> list[CurvePoint]:
        """The mean of a line round by round, with the middle four fifths of the games.

        It ends where so few games go on that their mean is a story about one of them.
        """
        by_round: list[list[int]] = []
        for each in self.games:
            values = each.tally.curves.get(curve, {}).get(line, []) if each.tally is not None else []
            for number, value in enumerate(values):
                if number == len(by_round):
                    by_round.append([])
                by_round[number].append(value)
        return [
            CurvePoint(number + 1, mean(values), quantile(values, 0.1), quantile(values, 0.9), len(values))
            for number, values in enumerate(by_round)
            if len(values) >= max(1, len(self.games) // FEW_LEFT)
        ]

    def layer(self, layer: str) -> dict[str, int]:
        """Place → how often, over all games."""
        found: dict[str, int] = {}
        for each in self.games:
            if each.tally is not None:
                for place, number in each.tally.layers.get(layer, {}).items():
                    found[place] = found.get(place, 0) + number
        return found

    # --- luck ---------------------------------------------------------------------------------------

    @cached_property
    def luck(self) -> dict[str, list[LuckOf]]:
        """Side → its luck in each game."""
        found: dict[str, list[LuckOf]] = {side: [] for side in self.sides}
        for each in self.games:
            for side, values in found.items():
                rolls, deviation, variance = (0, 0, 0)
                if each.tally is not None:
                    rolls, deviation, variance = each.tally.luck.get(side, (0, 0, 0))
                values.append(LuckOf(rolls, deviation / 1000, _score(deviation, variance)))
        return found

    @cached_property
    def net_luck(self) -> list[float]:
        """Luck of the first side against all others in each game, in standard deviations."""
        scores = []
        for each in self.games:
            deviation = variance = 0
            for side, values in (each.tally.luck if each.tally is not None else {}).items():
                deviation += values[1] if side == self.first_side else -values[1]
                variance += values[2]
            scores.append(_score(deviation, variance))
        return scores

    @cached_property
    def luck_and_result(self) -> float:
        """How closely the result follows the dice: 0 not at all, 1 they alone decide."""
        won = [float(self.first_side in each.winners) for each in self.games]
        return correlation(self.net_luck, won)

    def by_luck(self) -> list[tuple[float, Share]]:
        """The games in fifths from unlucky to lucky for the first side: mean luck and share of wins."""
        ordered = sorted(
            zip(self.net_luck, self.games, strict=True), key=lambda pair: (pair[0], pair[1].number)
        )
        found = []
        for fifth in range(FIFTHS):
            part = ordered[len(ordered) * fifth // FIFTHS : len(ordered) * (fifth + 1) // FIFTHS]
            if part:
                won = sum(self.first_side in game.winners for _, game in part)
                found.append((mean([luck for luck, _ in part]), Share(won, len(part))))
        return found


def _score(deviation: int, variance: int) -> float:
    """Thousandths of a mark and of a squared mark, as standard deviations."""
    return deviation / 1000 / math.sqrt(variance / 1000) if variance > 0 else 0.0
