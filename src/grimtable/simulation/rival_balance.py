"""Balance of a game in which everybody plays alone: does every hero and every seat have its chance?

It reads two kinds of groups from a game's sheet: those with a column `won` beside the column that counts a
use (heroes, the order of turns), and those with the role `cards`, for what was never used.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grimtable.simulation.proportions import Share, percent
from grimtable.simulation.ranks import mean, quantile
from grimtable.simulation.summary import Summary
from grimtable.simulation.tally import Group

#: A share of wins should lie within these parts of what everybody would have with equal chances: at a table
#: of four 15 to 40 % for a hero, 20 to 30 % for a place in the order of turns.
HEROES = (0.6, 1.6)
PLACES = (0.8, 1.2)
MOST_NAMED = 8
WON = "won"


@dataclass(frozen=True, slots=True)
class Chance:
    """How often an item of a group won."""

    name: str
    wins: Share
    rates: dict[str, float]  #: other column → how often in a game in which it took part


@dataclass(frozen=True)
class RivalTable:
    """One number of players."""

    label: str
    summary: Summary

    @property
    def par(self) -> float:
        """What everybody would win with equal chances."""
        return 1 / max(1, len(self.summary.sides))

    @property
    def decided(self) -> Share:
        games = len(self.summary.games)
        return Share(games - self.summary.nobody, games)

    def groups(self) -> list[Group]:
        """The groups whose items win games."""
        return [group for group in self.summary.sheet.groups if group.used and WON in group.columns]

    def chances(self, group: Group) -> list[Chance]:
        """Every item of a group with its share of wins, the luckiest first."""
        found: list[Chance] = []
        for row in self.summary.rows(group):
            taken = row.totals.get(group.used, 0)
            if not taken:
                continue
            rates = {
                column: row.totals.get(column, 0) / taken
                for column in group.columns
                if column not in (group.used, WON)
            }
            found.append(Chance(row.name, Share(row.totals.get(WON, 0), taken), rates))
        return sorted(found, key=lambda each: -each.wins.rate)

    def findings(self) -> list[str]:
        """What an author should know, in sentences."""
        lengths = self.summary.lengths
        found = [
            f"{len(self.summary.games)} games, {quantile(lengths, 0.5):g} {self.summary.unit} in the median "
            f"(a tenth under {quantile(lengths, 0.1):g}, a tenth over {quantile(lengths, 0.9):g}); "
            f"{self.summary.nobody} without a winner."
        ]
        for group in self.groups():
            low, high = (part * self.par for part in (HEROES if group.role else PLACES))
            for each in self.chances(group):
                if not low <= each.wins.rate <= high:
                    word = "seldom" if each.wins.rate < low else "often"
                    found.append(f"{each.name} wins too {word}: {each.wins} of {each.wins.games}.")
        for group in self.summary.sheet.groups:
            idle = self.summary.unused(group) if group.role == "cards" else []
            if idle:
                names = ", ".join(row.name for row in idle[:MOST_NAMED])
                more = f" and {len(idle) - MOST_NAMED} more" if len(idle) > MOST_NAMED else ""
                found.append(f"{group.title} without use: {names}{more}.")
        return found

    @property
    def fair(self) -> bool:
        """Whether everybody's share lies within the goals."""
        for group in self.groups():
            low, high = (part * self.par for part in (HEROES if group.role else PLACES))
            if any(not low <= each.wins.rate <= high for each in self.chances(group)):
                return False
        return True

    def markdown(self) -> list[str]:
        """The tables of this number of players."""
        lines = [f"**{self.label}.** {self.findings()[0]}", ""]
        for group in self.groups():
            columns = [name for name in group.columns if name not in (group.used, WON)]
            titles = [group.columns[name] for name in columns]
            lines.append(f"| {group.title} | {group.columns[group.used]} | won | {' | '.join(titles)} |")
            if not columns:
                lines[-1] = f"| {group.title} | {group.columns[group.used]} | won |"
            lines.append("|---" * (3 + len(columns)) + "|")
            for each in self.chances(group):
                cells = [each.name, str(each.wins.games), str(each.wins)]
                cells += [f"{each.rates[name]:.2f}" for name in columns]
                lines.append(f"| {' | '.join(cells)} |")
            lines.append("")
        told = [f"- {sentence}" for sentence in self.findings()[1:]]
        return [*lines, *told, ""] if told else lines


def rival_verdict(tables: Sequence[RivalTable]) -> str:
    """Whether the game is fair, in a sentence."""
    unfair = [table.label for table in tables if not table.fair]
    length = mean([quantile(table.summary.lengths, 0.5) for table in tables])
    told = f"about {length:.0f} {tables[0].summary.unit}"
    if not unfair:
        return f"everybody has a fair chance; a game lasts {told}."
    return f"not everybody has a fair chance with {', '.join(unfair)}; a game lasts {told}."


def rival_balance_markdown(tables: Sequence[RivalTable], command: str) -> str:
    """The section of a page: the command, a table for each number of players, the verdict."""
    lines = [f"Made by `{command}`.", ""]
    for table in tables:
        lines += table.markdown()
    par = ", ".join(f"{percent(table.par)} with {table.label}" for table in tables)
    lines += [
        f"Columns beside the share of wins are means for each time at the table; par is {par}.",
        "",
        f"Verdict: {rival_verdict(tables)}",
    ]
    return "\n".join(lines)
