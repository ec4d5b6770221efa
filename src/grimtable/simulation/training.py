"""Training: an estimate's weights from games of bots, with the record of what they were learned from.

Every game is also told by weights that have not seen it: the games are dealt into five parts, and a fit to
four of them is asked about the fifth. What is said of an estimate (how well it ranks, how far its chances can
be believed) is said of these answers. The weights that are kept are fitted to all games.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from grimtable.games.learned import Weights, lottery, score
from grimtable.simulation.fitting import fit
from grimtable.simulation.lessons import QUARTERS, Lesson

PARTS: Final = 5  #: that the games are dealt into
CLASSES: Final = 10  #: of chances, in the table of reliability


class Reliability(msgspec.Struct, frozen=True):
    """The moments at which about the same chance was told."""

    told: float  #: on the average
    came: float  #: the part of them that was won
    moments: int


class Examination(msgspec.Struct, frozen=True):
    """How well an estimate tells winners from losers, in games that it has not seen."""

    games: int
    moments: int
    quarters: tuple[float, ...]  #: area under the curve, for each quarter of a game
    #: the same, winners only compared with losers at the same place; empty where parts of the games were told
    #: by fits to the others, for a game that is left out makes its place look better or worse than it is
    within: tuple[float, ...]
    reliability: tuple[Reliability, ...]


class Training(msgspec.Struct, frozen=True):
    """What was learned, and how good it is on games kept apart."""

    weights: dict[str, dict[str, float]]
    games: int
    moments: int
    apart: Examination


def train(lessons: Sequence[Lesson], given: Mapping[str, float] | None = None) -> Training:
    """Learn the weights of every kind of table, those that are not given."""
    told: list[_Told] = []
    for part in range(PARTS):
        others = [lesson for number, lesson in enumerate(lessons) if number % PARTS != part]
        told += _told(lessons[part::PARTS], _fitted(others, given))
    return Training(
        _fitted(lessons, given),
        len(lessons),
        sum(len(lesson.moments) for lesson in lessons),
        _examination(told, len(lessons), fresh=False),
    )


def _fitted(lessons: Iterable[Lesson], given: Mapping[str, float] | None) -> dict[str, dict[str, float]]:
    kinds: dict[str, list[Lesson]] = defaultdict(list)
    for lesson in lessons:
        kinds[lesson.kind].append(lesson)
    return {kind: fit(own, given) for kind, own in sorted(kinds.items())}


# --- how good it is ---------------------------------------------------------------------------------


class _Told(msgspec.Struct, frozen=True):
    place: str
    quarter: int
    chance: float
    won: bool


def examine(lessons: Sequence[Lesson], weights: Weights) -> Examination:
    """Ask weights about games that they were not fitted to."""
    return _examination(_told(lessons, weights), len(lessons), fresh=True)


def _told(lessons: Iterable[Lesson], weights: Weights) -> list[_Told]:
    """What is told at every moment; of two teams the first is enough."""
    found: list[_Told] = []
    for lesson in lessons:
        learned = weights.get(lesson.kind, {})
        asked = lesson.teams[:1] if len(lesson.teams) == 2 else lesson.teams
        for moment in lesson.moments:
            chances = lottery({team: score(learned, moment.numbers.get(team, {})) for team in lesson.teams})
            found += [
                _Told(lesson.place, moment.quarter, chances[team], team in lesson.winners) for team in asked
            ]
    return found


def _examination(told: Sequence[_Told], games: int, *, fresh: bool) -> Examination:
    quarters = [[each for each in told if each.quarter == quarter] for quarter in range(QUARTERS)]
    return Examination(
        games,
        len(told),
        tuple(_area([own]) for own in quarters),
        tuple(_area(_by_place(own)) for own in quarters) if fresh else (),
        _reliability(told),
    )


def _by_place(told: Iterable[_Told]) -> list[list[_Told]]:
    found: dict[str, list[_Told]] = defaultdict(list)
    for each in told:
        found[each.place].append(each)
    return list(found.values())


def _area(groups: Iterable[Sequence[_Told]]) -> float:
    """How often a winner was told a higher chance than a loser of the same group; 0.5 is chance."""
    higher, pairs = 0.0, 0
    for group in groups:
        ranked = sorted(group, key=lambda each: each.chance)
        lost_below, place = 0, 0
        losers = sum(not each.won for each in ranked)
        pairs += losers * (len(ranked) - losers)
        while place < len(ranked):
            equal = place
            while equal < len(ranked) and ranked[equal].chance == ranked[place].chance:
                equal += 1
            same = ranked[place:equal]
            lost = sum(not each.won for each in same)
            higher += (len(same) - lost) * (lost_below + lost / 2)
            lost_below += lost
            place = equal
    return round(higher / pairs, 4) if pairs else 0.5


def _reliability(told: Iterable[_Told]) -> tuple[Reliability, ...]:
    classes: dict[int, list[_Told]] = defaultdict(list)
    for each in told:
        classes[min(CLASSES - 1, int(each.chance * CLASSES))].append(each)
    return tuple(
        Reliability(
            round(sum(each.chance for each in own) / len(own), 4),
            round(sum(each.won for each in own) / len(own), 4),
            len(own),
        )
        for _, own in sorted(classes.items())
    )


# --- as files and pages -----------------------------------------------------------------------------


def as_toml(found: Training, command: str, **record: Any) -> str:
    """The file that a game reads its estimate from."""
    lines = [
        f"# What each number of the estimate weighs; learned by  {command}",
        "",
        "[record]",
        *(f"{name} = {_value(value)}" for name, value in record.items()),
        f"games = {found.games}",
        f"moments = {found.moments}",
        "",
        "# told of every game by a fit to others, for each quarter of a game",
        "[record.apart]",
        f"games = {found.apart.games}",
        f"auc = {list(found.apart.quarters)}",
        "reliability = [",
        *(
            f"  {{ told = {each.told}, came = {each.came}, moments = {each.moments} }},"
            for each in found.apart.reliability
        ),
        "]",
    ]
    for kind, weights in found.weights.items():
        lines += ["", f"[weights.{kind}]"]
        lines += [f'"{name}" = {weight}' for name, weight in weights.items()]
    return "\n".join(lines) + "\n"


def _value(value: Any) -> str:
    return str(value) if isinstance(value, int | float) else f'"{value}"'


def table(found: Examination) -> list[list[str]]:
    """The quarters of a game as rows under their heads: how well winners are told from losers."""
    names = ("first", "second", "third", "last")
    rows = [["quarter of the game", "area under the curve"]]
    rows += [[name, f"{auc:.2f}"] for name, auc in zip(names, found.quarters, strict=True)]
    if found.within:
        for row, more in zip(
            rows, ("at the same place", *(f"{each:.2f}" for each in found.within)), strict=True
        ):
            row.append(more)
    return rows


def markdown(found: Examination, command: str) -> str:
    """For a page of documentation."""
    heads, *rows = table(found)
    parts = [
        f"Made by `{command}`.",
        f"{found.games} games, each told by weights that were not fitted to it; {found.moments} moments.",
        "\n".join(
            [
                f"| {' | '.join(heads)} |",
                "|---" * len(heads) + "|",
                *(f"| {' | '.join(row)} |" for row in rows),
            ]
        ),
        "\n".join(
            [
                "| told | came true | moments |",
                "|---|---|---|",
                *(
                    f"| {100 * each.told:.0f} % | {100 * each.came:.0f} % | {each.moments} |"
                    for each in found.reliability
                ),
            ]
        ),
    ]
    return "\n\n".join(parts)
