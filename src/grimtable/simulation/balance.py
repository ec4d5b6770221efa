"""Balance: what an author asks of a scenario. Is it winnable, where is it decided, what is idle?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grimtable.simulation.proportions import Share, percent
from grimtable.simulation.ranks import quantile
from grimtable.simulation.summary import ItemRow, Summary
from grimtable.simulation.tally import Group

#: Shares of games won by the first side, each with the word for what lies below it.
GRADES = (
    (0.02, "cannot be won"),
    (0.20, "nearly hopeless"),
    (0.35, "hard"),
    (0.65, "fair"),
    (0.80, "easy"),
    (0.98, "far too easy"),
    (1.01, "cannot be lost"),
)
#: What a scenario should come to (see `docs/balance`).
FAIR = (0.35, 0.65)
ROUNDS = (8, 25)
#: Idle cards and weapons that a verdict names.
MOST_NAMED = 5
#: Roles of groups whose idle items an author should know of, with the words for them.
IDLE = {
    "cards": "never played",
    "skills": "never in play",
    "weapons": "never fired",
    "figures": "never on the board",
    "orders": "never used",
    "tokens": "never taken",
    "encounters": "never met",
    "doors": "never opened",
    "places": "never reached",
}


@dataclass(frozen=True, slots=True)
class Deciding:
    """The area in which most lost games end."""

    name: str
    frags: float  #: share of all Marines lost there
    ended: float  #: share of lost games whose last one fell there


@dataclass(frozen=True, slots=True)
class Gate:
    """The area whose reaching tells best who will win."""

    name: str
    reached: Share  #: games won by those who reached it
    missed: Share


@dataclass(frozen=True)
class Crewed:
    """The scenario with one number of players."""

    label: str  #: `2 Marines`
    summary: Summary

    @property
    def share(self) -> Share:
        return self.summary.wins(self.summary.first_side)

    @property
    def grade(self) -> str:
        """How hard it is for the first side; few games without a win are no proof that there is none."""
        low, high = self.share.interval
        if not self.share.wins and high > GRADES[0][0]:
            return "never won"
        if self.share.wins == self.share.games and low < GRADES[-2][0]:
            return "never lost"
        return next(word for limit, word in GRADES if self.share.rate < limit)

    @property
    def sure(self) -> bool:
        """Whether the games are enough to tell fair from unfair."""
        low, high = self.share.interval
        return (
            low >= FAIR[0] and high <= FAIR[1]
            if FAIR[0] <= self.share.rate <= FAIR[1]
            else not (low < FAIR[1] and high > FAIR[0])
        )

    @property
    def rounds(self) -> float:
        return quantile(self.summary.lengths, 0.5)

    def deciding(self) -> Deciding | None:
        """Where lost games end; nothing when there are no areas or nobody was lost."""
        rows = _places(self.summary)
        frags = sum(row.totals.get("frags", 0) for row in rows)
        ended = sum(row.totals.get("ended", 0) for row in rows)
        if not frags:
            return None
        row = max(
            rows, key=lambda each: (each.totals.get("ended", 0), each.totals.get("frags", 0), each.name)
        )
        return Deciding(
            row.name,
            row.totals.get("frags", 0) / frags,
            row.totals.get("ended", 0) / ended if ended else 0.0,
        )

    def gate(self) -> Gate | None:
        """The area that parts winners from losers most clearly, unless reaching it is winning."""
        found: list[tuple[float, ItemRow]] = []
        for row in _places(self.summary):
            swing = row.swing
            if swing is not None and swing > 0 and row.with_it.rate < 0.97:
                games = row.with_it.games + row.without.games
                reached = row.with_it.games / games
                found.append((swing * (reached * (1 - reached)) ** 0.5, row))
        if not found:
            return None
        row = max(found, key=lambda each: (each[0], each[1].name))[1]
        return Gate(row.name, row.with_it, row.without)


def _places(summary: Summary) -> list[ItemRow]:
    group = summary.sheet.group("places")
    return summary.rows(group) if group is not None else []


@dataclass(frozen=True)
class Balance:
    """A scenario over all numbers of players that were tried."""

    crews: Sequence[Crewed]

    def idle(self) -> list[tuple[Group, str, list[str]]]:
        """Group, the words for it, and the items that no game with any number of players used."""
        found = []
        for group in self.crews[0].summary.sheet.groups:
            words = IDLE.get(group.role)
            if words is None or not group.used:
                continue
            names: dict[str, str] | None = None
            for crew in self.crews:
                own = next((each for each in crew.summary.sheet.groups if each.id == group.id), None)
                rows = {row.id: row.name for row in crew.summary.unused(own)} if own is not None else {}
                absent = set(own.absent) if own is not None else set()
                if names is None:
                    names = rows
                else:
                    # What another crew has not got at all does not count as used by it.
                    names = {id: name for id, name in names.items() if id in rows or id in absent}
            if names:
                found.append((group, words, list(names.values())))
        return found

    def findings(self) -> list[str]:
        """Everything worth saying, a sentence each, the most important first."""
        first = next(iter(self.crews[0].summary.sides.values()))
        return [
            *(self._result(crew, first) for crew in self.crews),
            *self._where(first),
            *self._idle(),
        ]

    @staticmethod
    def _result(crew: Crewed, first: str) -> str:
        low, high = ROUNDS
        length = f"{crew.rounds:g} {crew.summary.unit} in the median"
        if crew.summary.unit == "rounds" and not low <= crew.rounds <= high:
            beside = "short of" if crew.rounds < low else "beyond"
            length += f", {beside} the {low} to {high} that a game should take"
        doubt = "" if crew.sure else "; more games could change the word"
        won = f"The {first} win {crew.share} of {crew.share.games}"
        return f"{crew.label}: {crew.grade}. {won}; {length}{doubt}."

    def _where(self, first: str) -> list[str]:
        found = []
        for crew in self.crews:
            deciding, gate = crew.deciding(), crew.gate()
            words = []
            if deciding is not None:
                words.append(
                    f"{deciding.name} decides it: {percent(deciding.frags)} of all losses fall there, and "
                    f"{percent(deciding.ended)} of the lost games end there"
                )
            if gate is not None:
                words.append(
                    f"those who get to {gate.name} win {percent(gate.reached.rate)}, the others "
                    f"{percent(gate.missed.rate)}"
                )
            if words:
                found.append(f"{crew.label}: {'; '.join(words)}.")
        return found

    def _idle(self) -> list[str]:
        return [f"{group.title} {words}: {', '.join(names)}." for group, words, names in self.idle()]

    def markdown(self, command: str = "") -> str:
        """The figures and the verdict for a page of documentation."""
        summary = self.crews[0].summary
        first = next(iter(summary.sides.values()))
        lines = [f"### {summary.sheet.title}", ""]
        lines += [f"Made by `{command}`.", ""] if command else []
        lines += [
            f"| | {first} win | ended and verified | median {summary.unit} | is | decided in |",
            "|---|---|---|---|---|---|",
        ]
        for crew in self.crews:
            deciding = crew.deciding()
            where = "–" if deciding is None else f"{deciding.name} ({percent(deciding.ended)} of lost games)"
            figures = f"{crew.share} | {crew.summary.verified} | {crew.rounds:g}"
            lines.append(f"| {crew.label} | {figures} | {crew.grade} | {where} |")
        lines += ["", *(f"- {sentence}" for sentence in self._idle())]
        return "\n".join([*lines, "", self.verdict()])

    def verdict(self) -> str:
        """The short verdict."""
        first = next(iter(self.crews[0].summary.sides.values()))
        fair = [crew for crew in self.crews if FAIR[0] <= crew.share.rate <= FAIR[1]]
        lost = [crew for crew in self.crews if not crew.share.wins]
        hard = [crew for crew in self.crews if 0 < crew.share.rate < FAIR[0]]
        easy = [crew for crew in self.crews if crew.share.rate > FAIR[1]]
        parts = []
        if len(fair) == len(self.crews):
            parts.append("Fair" if len(fair) == 1 else "Fair with every number of players tried")
        else:
            if fair:
                parts.append(f"Fair with {_labels(fair)}")
            if hard:
                parts.append(f"too hard for the {first} with {_labels(hard)}")
            if lost:
                parts.append(f"never won by the {first} with {_labels(lost)}")
            if easy:
                parts.append(f"too easy for the {first} with {_labels(easy)}")
        sentence = "; ".join(parts)
        sentence = sentence[:1].upper() + sentence[1:] + "."
        unsure = [crew for crew in self.crews if not crew.sure]
        if unsure:
            sentence += (
                " Play more games before changing anything: chance alone could have brought some of this."
            )
        deciding = {found.name: None for crew in self.crews if (found := crew.deciding()) is not None}
        if deciding:
            sentence += f" It is decided in {' and '.join(deciding)}."
        idle = [
            name for group, _, names in self.idle() if group.role in ("cards", "weapons") for name in names
        ]
        if idle:
            more = f" and {len(idle) - MOST_NAMED} more" if len(idle) > MOST_NAMED else ""
            sentence += f" Idle: {', '.join(idle[:MOST_NAMED])}{more}."
        elif any(group.role in ("cards", "weapons") for group in self.crews[0].summary.sheet.groups):
            sentence += " Every card and weapon is used."
        return sentence


def _labels(crews: Sequence[Crewed]) -> str:
    labels = [crew.label for crew in crews]
    if len(labels) == 1:
        return labels[0]
    return ", ".join(labels[:-1]) + " and " + labels[-1]
