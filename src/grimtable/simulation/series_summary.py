"""What a batch of whole series comes to: who won, where it was decided, what was earned and bought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import median
from typing import TYPE_CHECKING

from grimtable.series import Course
from grimtable.series.telling import Teller
from grimtable.simulation.proportions import Share

if TYPE_CHECKING:
    from grimtable.simulation.whole_series import GameOfSeries, SeriesOrder, SeriesPlayed


class SeriesSummary:
    """The figures of one batch."""

    def __init__(self, order: SeriesOrder, played: Sequence[SeriesPlayed]) -> None:
        self.order = order
        self.played = [each for each in played if not each.failure]
        self.failures = [each for each in played if each.failure]
        course = Course(order.spec, order.places)
        teller = Teller(course)
        told = teller.told()
        self.names = teller.names
        self.title = told.title
        self.sides = {side.id: side.name for side in told.sides}
        longest = max((len(each.games) for each in self.played), default=0)
        self.most = max(len(course.road()), longest)

    def wins(self, side: str) -> Share:
        """How many series a side has won."""
        return Share(sum(side in each.winners for each in self.played), len(self.played))

    def open_after(self, games: int) -> Share:
        """How many series were still open after so many games."""
        still = sum(each.decided_after(self.most) > games for each in self.played)
        return Share(still, len(self.played))

    def games_at(self, place: int) -> list[GameOfSeries]:
        """The games that were played at this place of the road, from 1."""
        return [each.games[place - 1] for each in self.played if len(each.games) >= place]

    def counted(self, games: Sequence[GameOfSeries]) -> dict[str, float]:
        """What was counted in these games, as a mean."""
        total: Counter[str] = Counter()
        for game in games:
            total.update(game.counted)
        return {name: number / len(games) for name, number in total.items()} if games else {}

    def lines(self) -> list[str]:
        """The report, in Markdown."""
        spec = self.order.spec
        lines = [
            f"# {self.title}: {len(self.played)} series of bots",
            "",
            f"{spec.game}, {spec.players} players, seed {self.order.seed}; "
            + ", ".join(f"{seat} {level}" for seat, level in self.order.levels.items()),
            "",
            "| won by | series | share (95 %) |",
            "|---|---|---|",
        ]
        lines += [
            f"| {name} | {self.wins(side).wins} | {self.wins(side)} |" for side, name in self.sides.items()
        ]
        if self.played:
            decided = [each.decided_after(self.most) for each in self.played]
            lines += [
                "",
                f"A series took {median(len(each.games) for each in self.played):g} games in the median "
                f"and was decided after {median(decided):g}.",
                "",
                "| after game | still open |",
                "|---|---|",
            ]
            lines += [f"| {games} | {self.open_after(games)} |" for games in range(1, self.most)]
            lines += ["", *self._road(), "", *self._totals()]
        for each in self.failures:
            lines.append(f"\nSeries {each.number} failed: {each.failure}")
        return lines

    def _road(self) -> list[str]:
        heads = [f"won by {name}" for name in self.sides.values()]
        lines = [
            f"| game | scenario | {' | '.join(heads)} | decisions |",
            "|---|---|" + "---|" * (len(heads) + 1),
        ]
        for place in range(1, self.most + 1):
            games = self.games_at(place)
            if not games:
                continue
            titles = Counter(self.names.of(game.scenario) for game in games)
            title = next(iter(titles)) if len(titles) == 1 else f"{len(titles)} different ones"
            shares = [
                str(Share(sum(side in game.winners for game in games), len(games))) for side in self.sides
            ]
            middle = median(game.decisions for game in games)
            lines.append(f"| {place} | {title} | {' | '.join(shares)} | {middle:g} |")
        return lines

    def _totals(self) -> list[str]:
        every = [game for each in self.played for game in each.games]
        names = sorted(self.counted(every))
        if not names:
            return []
        lines = ["| counted | a game | a series | " + " | ".join(map(str, range(1, self.most + 1))) + " |"]
        lines.append("|---|---|---|" + "---|" * self.most)
        by_place = [self.counted(self.games_at(place)) for place in range(1, self.most + 1)]
        for name in names:
            mean = self.counted(every)[name]
            whole = mean * len(every) / len(self.played)
            cells = " | ".join(f"{each.get(name, 0):.1f}" for each in by_place)
            lines.append(f"| {name} | {mean:.1f} | {whole:.1f} | {cells} |")
        return lines
