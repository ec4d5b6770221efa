"""Whole series of bots: campaigns and operations from the first game to the end, and what became of them.

A series is decided from within: each game begins with what the one before handed on, so a series is the unit
that workers play. Its records can be kept, and then every one of them is verified like people's.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import msgspec

from grimtable.bots import Bot, decide, make, seed_for
from grimtable.games import PackName, chosen_packs, load_game
from grimtable.games.packs import pack_name
from grimtable.kernel import Action, AnyState, GrimtableError
from grimtable.kernel.errors import StuckGame
from grimtable.kernel.playout import LIMIT
from grimtable.kernel.setup import OptionValue
from grimtable.series import Coming, Course, Ended, Series, SeriesSpec
from grimtable.series.course import FORMAT
from grimtable.series.rules import kinds_of, offered
from grimtable.simulation.batch_spec import SimulationError, seed_of
from grimtable.simulation.seating import seat_levels, sides

#: Games of a series have seeds of their own, this far apart.
_APART = 1 << 20


class SeriesOrder(msgspec.Struct, frozen=True):
    """A batch of series: which, who plays, and from which seed."""

    spec: SeriesSpec
    levels: dict[str, str]
    seed: int
    sides: tuple[str, ...]
    packs: tuple[str, ...] = ()  #: by name or folder
    folder: str = ""  #: where records are kept; none: they are not

    @property
    def places(self) -> list[PackName]:
        """The packs that are folders of one's own."""
        return [name for name in map(pack_name, self.packs) if isinstance(name, Path)]


class GameOfSeries(msgspec.Struct, frozen=True):
    """One game of a simulated series."""

    scenario: str
    winners: tuple[str, ...]
    decisions: int
    counted: dict[str, int]


class SeriesPlayed(msgspec.Struct, frozen=True):
    """What became of one series; `failure` says why it has no end."""

    number: int
    games: tuple[GameOfSeries, ...] = ()
    winners: tuple[str, ...] = ()
    failure: str = ""

    def decided_after(self, most: int) -> int:
        """After how many games nobody could lose it any more who was to win it; `most` games at most.

        >>> won = [GameOfSeries("a", (side,), 1, {}) for side in ("x", "x", "y", "x")]
        >>> SeriesPlayed(1, tuple(won), ("x",)).decided_after(5)
        4
        """
        wins: Counter[str] = Counter()
        for played, game in enumerate(self.games, 1):
            wins.update(game.winners)
            ordered = [won for _, won in wins.most_common()] + [0, 0]
            if ordered[0] > ordered[1] + most - played:
                return played
        return len(self.games)


def make_order(
    game: str,
    kind: str | None = None,
    *,
    players: int | None = None,
    seats: str = "",
    seed: int = 1,
    options: dict[str, OptionValue] | None = None,
    packs: Sequence[PackName] = (),
    scenarios: Sequence[str] = (),
    folder: Path | None = None,
) -> SeriesOrder:
    """Check what was asked for; the first thing that is wrong is told in a sentence."""
    in_force = chosen_packs(game, packs)
    rules = load_game(game, in_force)
    own = kinds_of(rules)
    spec = SeriesSpec(
        format=FORMAT,
        game=rules.id,
        kind=kind or own[0],
        players=len(rules.setup(players=players).seats),
        options=dict(options or {}),
        packs=tuple(rules.packs),
        scenarios=tuple(scenarios),
    )
    places = [name for name in in_force if isinstance(name, Path)]
    Course(spec, places).check()
    setup = rules.setup(players=spec.players, scenario=scenarios[0] if scenarios else None)
    return SeriesOrder(
        spec,
        seat_levels(setup, seats),
        seed,
        sides(setup),
        tuple(map(str, in_force)),
        "" if folder is None else str(folder),
    )


def play_all(order: SeriesOrder, count: int, jobs: int = 1) -> Iterator[SeriesPlayed]:
    """Play so many series, as they are finished; the same order gives the same series."""
    numbers = range(1, count + 1)
    if jobs <= 1:
        yield from map(partial(play_series, order), numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(partial(play_series, order), numbers)


def play_series(order: SeriesOrder, number: int) -> SeriesPlayed:
    """One series from its first game to its end; a defect is told, and ends this series only."""
    seed = seed_of(order.seed, number)
    spec = msgspec.structs.replace(order.spec, seed=seed % _APART)
    games: list[GameOfSeries] = []
    try:
        course: Course
        if order.folder:
            course = Series.begin(Path(order.folder) / f"series-{number:04}", spec, order.places)
        else:
            course = Course(spec, order.places)
        ended = _play(course, order, seed, games)
        if isinstance(course, Series):
            _verify(course, order)
    except GrimtableError as error:
        return SeriesPlayed(number, tuple(games), failure=str(error))
    except Exception as error:  # noqa: BLE001  (whatever goes wrong in one series must not end the batch)
        return SeriesPlayed(number, tuple(games), failure=f"{type(error).__name__}: {error}")
    return SeriesPlayed(number, tuple(games), ended.winners)


def _play(course: Course, order: SeriesOrder, seed: int, games: list[GameOfSeries]) -> Ended:
    dice = random.Random(seed)
    while True:
        coming = course.coming()
        if isinstance(coming, Ended):
            return coming
        bots = {seat: make(level, seed_for(seed + len(games), seat)) for seat, level in order.levels.items()}
        state = _play_next(course, dice.choice(coming.scenarios), coming, bots)
        finished = course.finish(state)
        course.finished.append(finished)
        counted = offered(course.rules, "counted")
        games.append(
            GameOfSeries(
                state.setup.scenario,
                finished.winners,
                state.decisions,
                {} if counted is None else dict(counted(course.game, state)),
            )
        )


def _play_next(course: Course, scenario: str, coming: Coming, bots: Mapping[str, Bot]) -> AnyState:
    """The next game to its end: as a record where records are kept, which takes longer."""
    if not isinstance(course, Series):
        state = course.game.begin(course.setup_for(coming, scenario))
        while not state.over:
            state.apply(_decided(state, bots))
        return state
    session = course.start(scenario)
    while not session.state.over:
        session.play(_decided(session.state, bots))
    assert course.running is not None
    session.save(course.running)
    course.running = None
    return session.state


def _decided(state: AnyState, bots: Mapping[str, Bot]) -> Action:
    if state.decisions >= LIMIT:
        raise StuckGame(f"{state.setup.scenario} is not over after {LIMIT} decisions")
    assert state.asked is not None
    return decide(bots[state.asked], state)


def _verify(series: Series, order: SeriesOrder) -> None:
    """Every record replayed, and that each begins with what the one before handed on."""
    again = Series.open(series.folder, order.places)
    if again.finished != series.finished:
        raise SimulationError(f"{series.folder} does not come out as it was played")


__all__ = ["GameOfSeries", "SeriesOrder", "SeriesPlayed", "make_order", "play_all", "play_series"]
