"""What is measured and how figures are made of slices: medians per round, ratios within a round."""

from __future__ import annotations

from statistics import median

import msgspec


class Measure(msgspec.Struct, frozen=True):
    """One kind of figure: its unit, and whether it counts operations a second or the cost of one.

    `scale` is how many units a second has, for costs.
    """

    title: str
    unit: str
    rate: bool = False
    scale: float = 1.0

    def figure(self, operations: int, seconds: float) -> float:
        """The figure of one slice.

        >>> MEASURES["decisions"].figure(operations=500, seconds=0.25)
        2000.0
        >>> MEASURES["copy"].figure(operations=1000, seconds=0.02)
        20.0
        """
        return operations / seconds if self.rate else seconds * self.scale / operations


MEASURES: dict[str, Measure] = {
    "decisions": Measure("decisions a second in random games", "/s", rate=True),
    "choices": Measure("decisions with more than one answer a second", "/s", rate=True),
    "copy": Measure("copy of a mid-game state", "µs", scale=1e6),
    "sight_cold": Measure("line of sight, nothing known yet", "µs", scale=1e6),
    "sight_changed": Measure("line of sight, first time after a door opened", "µs", scale=1e6),
    "sight_cached": Measure("line of sight, asked again", "µs", scale=1e6),
    "start": Measure("cold start", "s"),
    "memory": Measure("memory of a state with a long history", "MB"),
    "undo": Measure("undo of the last decision of a long game", "ms", scale=1e3),
    "processes": Measure("gain of two processes over one", "×"),
    "search": Measure("simulations a second in tree search", "/s", rate=True),
    "server": Measure("actions a second through the server, 20 tables", "/s", rate=True),
    "acknowledgement": Measure("99th percentile of an acknowledgement, 100 tables", "ms", scale=1e3),
    "odds": Measure("exact odds of six dice with a reroll", "ms", scale=1e3),
}
"""Every measure that a budget may name; those that nothing measures yet are shown as "not yet"."""


class Measurement(msgspec.Struct, frozen=True):
    """The figures of one subject under one measure, one for each round, in the measure's unit.

    `operations`, `seconds` and `wall` are totals over all rounds; `games` counts finished games and
    `game_length` is the mean number of decisions in them.
    """

    subject: str
    measure: str
    samples: tuple[float, ...]
    operations: int = 0
    seconds: float = 0.0
    wall: float = 0.0
    games: int = 0
    game_length: float | None = None

    @property
    def median(self) -> float:
        """The figure that is reported."""
        return median(self.samples)

    @property
    def spread(self) -> float:
        """Half the distance between the best and the worst round, as a share of the median."""
        return (max(self.samples) - min(self.samples)) / 2 / self.median if self.median else 0.0

    @property
    def games_per_second(self) -> float | None:
        """Median decisions a second over the mean length of a game; None while no game has finished.

        Counting finished games in each slice instead would be coarse: some games outlast a slice.

        >>> Measurement("toy", "decisions", (90.0, 100.0, 110.0), games=3, game_length=20.0).games_per_second
        5.0
        """
        return self.median / self.game_length if self.game_length else None

    @property
    def share_of_core(self) -> float | None:
        """How much of its core the process got while measuring: well below 1 means a busy machine."""
        return self.seconds / self.wall if self.wall else None


def ratios(subject: Measurement, peer: Measurement) -> list[float]:
    """The ratio within each round: both sides of one ratio were measured in the same few seconds.

    >>> slow_minute = Measurement("ours", "decisions", (100.0, 50.0, 102.0))
    >>> ratios(slow_minute, Measurement("theirs", "decisions", (50.0, 25.0, 51.0)))
    [2.0, 2.0, 2.0]
    """
    if len(subject.samples) != len(peer.samples):
        raise ValueError(f"{subject.subject} and {peer.subject} were not measured in the same rounds")
    return [ours / theirs for ours, theirs in zip(subject.samples, peer.samples, strict=True)]


def ratio(subject: Measurement, peer: Measurement) -> float:
    """The median of the rounds' ratios."""
    return median(ratios(subject, peer))
