"""Tournaments of games in which everybody plays alone: levels share a table, and seats take turns.

Half of the seats (rounded down) are played at the higher level, the others at the lower one; every rotation
of the seats is played equally often. If both levels were equally good, the higher one would win as large a
share of the decided games as it has seats.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grimtable.games import PackName, load_changed
from grimtable.kernel import Game, Setup
from grimtable.kernel.setup import OptionValue
from grimtable.simulation.batch import Batch
from grimtable.simulation.batch_spec import make_spec
from grimtable.simulation.proportions import Share, binomial_test, percent, probability
from grimtable.simulation.seating import sides
from grimtable.simulation.tournament import check_levels

SURE = 0.01


@dataclass(frozen=True, slots=True)
class Table:
    """One rotation of a pair of levels: a batch in a folder of its own."""

    place: str  #: scenario and number of players
    first: str  #: the higher level
    second: str
    seats: tuple[str, ...]  #: those of the higher level
    batch: Batch
    part: int  #: of so many rotations that share the games of a pair

    def games(self, games: int) -> int:
        """How many of the games of a pair are played in this rotation."""
        return -(-games // self.part)


@dataclass(frozen=True, slots=True)
class Rivalry:
    """A level against a lower one at one kind of table, over all rotations."""

    place: str
    higher: str
    lower: str
    seats: int  #: of the higher level
    of: int
    wins: Share  #: of the higher level among decided games
    undecided: int

    @property
    def fair(self) -> float:
        """What the higher level would win if it were no better."""
        return self.seats / self.of

    @property
    def p(self) -> float:
        """Exact, against the share of seats."""
        return binomial_test(self.wins.wins, self.wins.games, self.fair)

    @property
    def sentence(self) -> str:
        """Whether the higher level beats the lower one."""
        told = f"{self.wins} of {self.wins.games} decided games with {self.seats} of {self.of} seats"
        told += f", {probability(self.p)}"
        if self.p < SURE:
            beats = "beats" if self.wins.rate > self.fair else "loses to"
            return f"{self.higher} {beats} {self.lower}: {told}."
        return f"{self.higher} is not proven better than {self.lower}: {told}."


def is_free_for_all(setup: Setup) -> bool:
    """Whether every seat plays alone and there are more than two, or the game has no sides of its own.

    >>> from grimtable.games import load_game
    >>> is_free_for_all(load_game("relic").setup(players=4)), is_free_for_all(load_game("doom2004").setup())
    (True, False)
    """
    roles = {seat.role for seat in setup.seats}
    return len(sides(setup)) == len(setup.seats) and len(roles) == 1


def plays_alone(game: Game[Any, Any], scenario: str | None, players: Sequence[int]) -> bool:
    """The same for every table of a tournament."""
    counts: Sequence[int | None] = players or (None,)
    return all(is_free_for_all(game.setup(players=count, scenario=scenario)) for count in counts)


def rival_tables(
    game: str,
    levels: Sequence[str],
    folder: Path,
    *,
    scenarios: Sequence[str] = (),
    players: Sequence[int] = (),
    seed: int = 1,
    packs: Sequence[PackName] = (),
    options: Mapping[str, OptionValue] | None = None,
    neighbours: bool = False,
) -> list[Table]:
    """Every rotation of every pair of levels; without scenarios or players the game's own are taken."""
    check_levels(levels)
    rules = load_changed(game, packs)
    found: list[Table] = []
    named: Sequence[str | None] = scenarios or (None,)
    counts: Sequence[int | None] = players or (None,)
    for scenario in named:
        for count in counts:
            order = rules.setup(players=count, scenario=scenario, options=options).order
            rotations = _rotations(tuple(map(str, order)))
            for one, lower in enumerate(levels):
                for other in range(one + 1, len(levels)):
                    if neighbours and other > one + 1:
                        continue
                    higher = levels[other]
                    for seats in rotations:
                        given = ",".join(f"{seat}={higher if seat in seats else lower}" for seat in order)
                        asked = make_spec(
                            game,
                            scenario,
                            players=count,
                            seats=given,
                            seed=seed,
                            options=options,
                            packs=packs,
                            watched=False,
                        )
                        place = f"{asked.scenario}, {asked.players} players"
                        name = f"{asked.scenario}-{asked.players}-{lower}-{higher}-{'-'.join(seats)}"
                        batch = Batch.begin(folder / name, asked)
                        found.append(Table(place, higher, lower, seats, batch, len(rotations)))
    return found


def _rotations(order: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every second seat, begun at each seat in turn, every set of seats once.

    >>> _rotations(("alpha", "beta", "gamma", "delta"))
    [('alpha', 'gamma'), ('beta', 'delta')]
    """
    number = max(1, len(order) // 2)
    found: list[tuple[str, ...]] = []
    for start in range(len(order)):
        chosen = {order[(start + 2 * step) % len(order)] for step in range(number)}
        seats = tuple(seat for seat in order if seat in chosen)
        if seats not in found:
            found.append(seats)
    return found


def rivalries(tables: Sequence[Table], games: int) -> list[Rivalry]:
    """What was played so far, pair by pair."""
    found: dict[tuple[str, str, str], list[Table]] = {}
    for table in tables:
        found.setdefault((table.place, table.first, table.second), []).append(table)
    results: list[Rivalry] = []
    for (place, higher, lower), rotations in found.items():
        won = decided = undecided = 0
        for table in rotations:
            for played in table.batch.games(table.games(games)):
                if played.failure:
                    continue
                if not played.winners:
                    undecided += 1
                    continue
                decided += 1
                won += any(seat in table.seats for seat in played.winners)
        seats = len(rotations[0].seats)
        of = rotations[0].batch.spec.players
        results.append(Rivalry(place, higher, lower, seats, of, Share(won, decided), undecided))
    return [*results, *_together(results)]


def _together(results: Sequence[Rivalry]) -> Iterator[Rivalry]:
    """Where several kinds of table were played with the same seats, all of them taken together."""
    pairs: dict[tuple[str, str, int, int], list[Rivalry]] = {}
    for each in results:
        pairs.setdefault((each.higher, each.lower, each.seats, each.of), []).append(each)
    for (higher, lower, seats, of), found in pairs.items():
        if len(found) > 1:
            wins = Share(sum(each.wins.wins for each in found), sum(each.wins.games for each in found))
            undecided = sum(each.undecided for each in found)
            yield Rivalry("all of these", higher, lower, seats, of, wins, undecided)


def rivals_markdown(results: Sequence[Rivalry], command: str = "") -> str:
    """The table for a page of documentation."""
    lines = [f"Made by `{command}`.", ""] if command else []
    lines += [
        "| table | level | against | seats | won | decided games | p |",
        "|---|---|---|---|---|---|---|",
    ]
    for each in results:
        undecided = f" (and {each.undecided} that nobody won)" if each.undecided else ""
        lines.append(
            f"| {each.place} | **{each.higher}** | {each.lower} | {each.seats} of {each.of} "
            f"| {each.wins} | {each.wins.games}{undecided} | {probability(each.p)} |"
        )
    lines += [
        "",
        "“Won” is the share of decided games that a seat of the higher level won; without a difference it "
        f"would be the share of seats ({', '.join(sorted({percent(each.fair) for each in results}))}). "
        "The seats take turns, and the p-value is exact.",
    ]
    return "\n".join(lines)
