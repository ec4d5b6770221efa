"""Tournaments: every level of play against every other, on both sides of every scenario.

Sides are not equal, so a level is measured in three ways: on the first side, beside what the lower level
reaches there against the same opponents; the same on the second side; and both together, where a level that
is no better than its opponent wins half of the games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from grimtable.games import PackName, load_changed
from grimtable.kernel import Setup
from grimtable.kernel.setup import OptionValue
from grimtable.simulation.batch import Batch
from grimtable.simulation.batch_spec import BatchSpec, SimulationError, make_spec
from grimtable.simulation.proportions import Share, binomial_test, stratified_test
from grimtable.simulation.ratings import Pairing, Rating, ratings
from grimtable.simulation.seating import sides


@dataclass(frozen=True, slots=True)
class Match:
    """Two levels on the two sides of one scenario, and how often the first side won."""

    place: str  #: scenario and number of players
    first: str
    second: str
    wins: Share  #: of the first side
    draws: int = 0


@dataclass(frozen=True, slots=True)
class Duel:
    """One level against another, over all places."""

    higher: str
    lower: str
    as_first: Share  #: games that the higher level won on the first side
    as_second: Share
    lower_as_first: Share | None  #: what the lower level reached there against itself
    lower_as_second: Share | None
    #: games of the lower and of the higher level on a side, against each opponent that both met there
    on_first: tuple[tuple[Share, Share], ...] = ()
    on_second: tuple[tuple[Share, Share], ...] = ()

    @property
    def together(self) -> Share:
        return Share(self.as_first.wins + self.as_second.wins, self.as_first.games + self.as_second.games)

    @property
    def p(self) -> float:
        """Exact, against one half; cautious, because unequal sides make the sum vary less than a coin."""
        return binomial_test(self.together.wins, self.together.games)

    @property
    def p_first(self) -> float | None:
        return stratified_test(self.on_first) if self.on_first else None

    @property
    def p_second(self) -> float | None:
        return stratified_test(self.on_second) if self.on_second else None


@dataclass(frozen=True, slots=True)
class Tournament:
    """All matches, and what follows from them."""

    game: str
    sides: tuple[str, str]
    levels: tuple[str, ...]
    matches: tuple[Match, ...]

    @property
    def places(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(match.place for match in self.matches))

    def share(self, first: str, second: str, place: str | None = None) -> Share | None:
        """How often the first side won with these levels, in one place or in all."""
        found = [
            match.wins
            for match in self.matches
            if match.first == first and match.second == second and place in (None, match.place)
        ]
        if not found:
            return None
        return Share(sum(share.wins for share in found), sum(share.games for share in found))

    def lost(self, first: str, second: str) -> Share | None:
        """How often the second side won with these levels, in all places."""
        found = [match for match in self.matches if match.first == first and match.second == second]
        if not found:
            return None
        games = sum(match.wins.games for match in found)
        return Share(sum(match.wins.games - match.wins.wins - match.draws for match in found), games)

    def duels(self) -> list[Duel]:
        """Each level against every lower one that it met on both sides, neighbours first."""
        duels = []
        for distance in range(1, len(self.levels)):
            for place in range(len(self.levels) - distance):
                lower, higher = self.levels[place], self.levels[place + distance]
                as_first, as_second = self.share(higher, lower), self.lost(lower, higher)
                if as_first is None or as_second is None:
                    continue
                firsts = [(self.share(lower, each), self.share(higher, each)) for each in (lower, higher)]
                seconds = [(self.lost(each, lower), self.lost(each, higher)) for each in (lower, higher)]
                own = self.share(lower, lower), self.lost(lower, lower)
                duels.append(Duel(higher, lower, as_first, as_second, *own, _met(firsts), _met(seconds)))
        return duels

    def ratings(self) -> list[Rating]:
        """Bradley and Terry's ratings on the scale of Elo, the lowest level at 0."""
        pairings = [
            Pairing(
                match.place, match.first, match.second, match.wins.wins + match.draws / 2, match.wins.games
            )
            for match in self.matches
        ]
        return ratings(pairings, self.levels)


def _met(shares: Sequence[tuple[Share | None, Share | None]]) -> tuple[tuple[Share, Share], ...]:
    """The opponents that both levels met."""
    return tuple((one, other) for one, other in shares if one is not None and other is not None)


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match to be played: its batch, with the levels of the two sides."""

    place: str
    first: str
    second: str
    batch: Batch

    def match(self, games: int) -> Match:
        """What was played of it so far."""
        played = [each for each in self.batch.games(games) if not each.failure]
        team = sides(_setup(self.batch.spec))[0]
        wins = sum(team in each.winners for each in played)
        return Match(
            self.place,
            self.first,
            self.second,
            Share(wins, len(played)),
            sum(not each.winners for each in played),
        )


def _setup(spec: BatchSpec) -> Setup:
    return spec.setup(spec.load())


def check_levels(levels: Sequence[str]) -> None:
    """Refuse a tournament in which nobody could meet anybody else."""
    if len(levels) < 2 or len(set(levels)) < len(levels):
        raise SimulationError("a tournament needs at least two different levels, for example random,recruit")


def fixtures(
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
    mirrors: str = "all",
) -> list[Fixture]:
    """Every match of a tournament, each a batch in a folder of its own that can be stopped and resumed.

    `mirrors` says which levels also play against themselves: `all`, all but the highest (`lower`), or `none`.
    """
    check_levels(levels)
    rules = load_changed(game, packs)
    mirrored = {"all": len(levels), "lower": len(levels) - 1, "none": 0}[mirrors]
    found: list[Fixture] = []
    for scenario in scenarios or rules.scenarios[:1]:
        for count in players or (None,):
            setup = rules.setup(players=count, scenario=scenario, options=options)
            teams = sides(setup)
            if len(teams) != 2:
                raise SimulationError(
                    f"a tournament needs two sides, and {scenario} with {len(setup.seats)} players "
                    f"has {len(teams)}"
                )
            for one, first in enumerate(levels):
                for other, second in enumerate(levels):
                    if (neighbours and abs(one - other) > 1) or (one == other and not one < mirrored):
                        continue
                    spec = make_spec(
                        game,
                        scenario,
                        players=count,
                        seats=f"{teams[0]}={first},{teams[1]}={second}",
                        seed=seed,
                        options=options,
                        packs=packs,
                        watched=False,
                    )
                    place = f"{scenario}, {spec.players} players"
                    name = f"{scenario}-{spec.players}-{first}-{second}"
                    found.append(Fixture(place, first, second, Batch.begin(folder / name, spec)))
    return found


def tournament_of(found: Sequence[Fixture], levels: Sequence[str], games: int) -> Tournament:
    """The tournament as far as it was played."""
    spec = found[0].batch.spec
    teams = sides(_setup(spec))
    matches = tuple(match for match in (fixture.match(games) for fixture in found) if match.wins.games)
    return Tournament(spec.game, (teams[0], teams[1]), tuple(levels), matches)
