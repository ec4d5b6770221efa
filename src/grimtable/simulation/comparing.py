"""Comparing two batches: did a change of rules, content or bots make a difference, and how large is it?"""

from __future__ import annotations

from dataclasses import dataclass

from grimtable.simulation.batch_spec import SimulationError, differences
from grimtable.simulation.proportions import (
    Share,
    cohens_h,
    difference_interval,
    difference_test,
    holm,
    percent,
    probability,
    size_in_words,
    smallest_difference,
)
from grimtable.simulation.ranks import RankTest, mann_whitney, quantile
from grimtable.simulation.summary import Summary

#: A result that chance alone brings about more often than this is no difference.
SIGNIFICANT = 0.05
#: Thresholds of Cliff's delta for small, medium and large.
DELTAS = (0.147, 0.33, 0.474)
TOLD = 8


@dataclass(frozen=True, slots=True)
class WinChange:
    """How often one side wins in either batch."""

    side: str
    name: str
    one: Share
    other: Share
    p: float
    test: str
    effect: float  #: Cohen's h

    @property
    def interval(self) -> tuple[float, float]:
        return difference_interval(self.one, self.other)

    @property
    def differs(self) -> bool:
        return self.p < SIGNIFICANT

    @property
    def sentence(self) -> str:
        """The finding in a sentence."""
        low, high = self.interval
        span = f"between {100 * low:+.0f} and {100 * high:+.0f} points"
        shares = (
            f"{percent(self.other.rate)} ({self.other.wins} of {self.other.games}) instead of "
            f"{percent(self.one.rate)} ({self.one.wins} of {self.one.games})"
        )
        if self.differs:
            word = "more" if self.other.rate > self.one.rate else "less"
            size = size_in_words(self.effect)
            return (
                f"{self.name} win {word} often: {shares}; {span}, {probability(self.p)} ({self.test}), "
                f"a {size} effect (h = {self.effect:+.2f})."
            )
        least = 100 * smallest_difference(self.one.games, self.other.games)
        return (
            f"No difference is proven in how often {self.name} win: {shares}; {span}, {probability(self.p)} "
            f"({self.test}). So many games would show a difference of {least:.0f} points or more."
        )


@dataclass(frozen=True, slots=True)
class LengthChange:
    """How long games are in either batch."""

    unit: str
    one: float  #: medians
    other: float
    test: RankTest

    @property
    def differs(self) -> bool:
        return self.test.p < SIGNIFICANT

    @property
    def sentence(self) -> str:
        medians = f"{self.other:g} {self.unit} instead of {self.one:g} in the median"
        found = f"{probability(self.test.p)} (Mann-Whitney)"
        if not self.differs:
            return f"No difference is proven in how long games are: {medians}, {found}."
        word = "longer" if self.test.effect > 0 else "shorter"
        size = size_in_words(self.test.effect, *DELTAS)
        return (
            f"Games are {word}: {medians}; {found}, a {size} effect (Cliff's delta {self.test.effect:+.2f})."
        )


@dataclass(frozen=True, slots=True)
class ItemChange:
    """In how many games a card or weapon was used in either batch."""

    group: str
    name: str
    one: Share
    other: Share
    p: float  #: corrected for the number of items

    @property
    def sentence(self) -> str:
        return (
            f"{self.name} ({self.group}) is used in {percent(self.other.rate)} of the games instead of "
            f"{percent(self.one.rate)}, {probability(self.p)} after correction for many tests."
        )


@dataclass(frozen=True, slots=True)
class Comparison:
    """Everything that two batches say about each other."""

    changes: list[str]  #: what differs between the orders
    wins: list[WinChange]
    length: LengthChange
    items: list[ItemChange]

    @property
    def differs(self) -> bool:
        return any(win.differs for win in self.wins) or self.length.differs or bool(self.items)

    @property
    def verdict(self) -> str:
        """Whether it made a difference, in a sentence."""
        if self.wins and self.wins[0].differs:
            return f"It made a difference. {self.wins[0].sentence}"
        if self.length.differs:
            return f"It made no difference to who wins that these games could show. {self.length.sentence}"
        if self.items:
            return f"Results and lengths do not differ, but play does. {self.items[0].sentence}"
        return f"It made no difference that these games could show. {self.wins[0].sentence}"


def compare(one: Summary, other: Summary) -> Comparison:
    """The second batch against the first, side by side."""
    if one.spec.game != other.spec.game:
        raise SimulationError(f"{one.spec.game} and {other.spec.game} are two games; compare batches of one")
    if not one.games or not other.games:
        raise SimulationError("a batch without finished games cannot be compared; play some first")
    if one.unit != other.unit:
        raise SimulationError(
            "one batch kept statistics and the other did not; their lengths cannot be compared"
        )
    wins = []
    for side, name in one.sides.items():
        first, second = one.wins(side), other.wins(side)
        p, test = difference_test(first, second)
        wins.append(WinChange(side, name, first, second, p, test, cohens_h(first, second)))
    if len(wins) == 2 and not one.nobody and not other.nobody:
        del wins[1]  # the same finding, told from the other side
    length = LengthChange(
        one.unit,
        quantile(one.lengths, 0.5),
        quantile(other.lengths, 0.5),
        mann_whitney(one.lengths, other.lengths),
    )
    changes = [change for change in differences(one.spec, other.spec) if not change.startswith("the seed")]
    return Comparison(changes, wins, length, _items(one, other))


def _items(one: Summary, other: Summary) -> list[ItemChange]:
    """Cards, weapons and the like whose use differs, the surest first."""
    found: list[tuple[str, str, Share, Share, float]] = []
    groups = {group.id: group for group in other.sheet.groups}
    for group in one.sheet.groups:
        if not group.used or group.id not in groups:
            continue
        rows = {row.id: row for row in other.rows(groups[group.id])}
        for row in one.rows(group):
            if row.id in rows:
                first = Share(row.games, len(one.games))
                second = Share(rows[row.id].games, len(other.games))
                found.append((group.title, row.name, first, second, difference_test(first, second)[0]))
    corrected = holm([each[4] for each in found])
    items = [
        ItemChange(group, name, first, second, p)
        for (group, name, first, second, _), p in zip(found, corrected, strict=True)
        if p < SIGNIFICANT
    ]
    return sorted(items, key=lambda item: (item.p, item.group, item.name))
