"""Lessons: games of bots, remembered as the public numbers of moments along the way and who won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final

import msgspec

from grimtable.bots import decide, make, seed_for
from grimtable.bots.declaring import bots_module
from grimtable.games import PackName, load_changed
from grimtable.games.learned import Learned
from grimtable.kernel import Game, SetupError, State
from grimtable.kernel.errors import StuckGame
from grimtable.kernel.playout import LIMIT
from grimtable.simulation.batch_spec import BatchSpec, SimulationError, make_spec, seed_of
from grimtable.simulation.worker_pool import begin_work

MOST_PLAYERS: Final = 8
MOST_MOMENTS: Final = 32  #: of a game, while it is played; at least half as many are left at its end
QUARTERS: Final = 4
EACH: Final = 3  #: moments of every quarter of a game that a lesson keeps


class Moment(msgspec.Struct, frozen=True):
    """The table at one decision of a game."""

    quarter: int  #: of the game's decisions, from 0
    numbers: dict[str, dict[str, float]]  #: team → name → value


class Lesson(msgspec.Struct, frozen=True):
    """One game."""

    place: str  #: scenario and number of players
    kind: str  #: of table: whose weights it teaches
    teams: tuple[str, ...]
    winners: tuple[str, ...]
    moments: tuple[Moment, ...]


def estimate_of(game: Game[Any, Any]) -> Learned:
    """The estimate that a game wants to have learned."""
    found = getattr(bots_module(game), "ESTIMATE", None)
    if not isinstance(found, Learned):
        raise SimulationError(
            f"the bots of {game.id} name no numbers to learn from; "
            "docs/bots.md says how an ESTIMATE is declared"
        )
    return found


def orders(
    game: str,
    *,
    level: str,
    scenarios: Sequence[str] = (),
    players: Sequence[int] = (),
    packs: Sequence[PackName] = (),
    seed: int = 1,
) -> list[BatchSpec]:
    """A batch for every scenario with every number of players.

    Tables at which the estimate has nothing to count (an arena that is told by its score) are left out.
    """
    rules = load_changed(game, packs)
    learned = estimate_of(rules)
    found = []
    for scenario in scenarios or rules.scenarios:
        for count in players or range(1, MOST_PLAYERS + 1):
            try:
                setup = rules.setup(players=count, scenario=scenario)
            except SetupError:
                continue
            if not learned.features(rules.begin(setup)):
                continue
            found.append(
                make_spec(game, scenario, players=count, seats=level, seed=seed, packs=packs, watched=False)
            )
    if not found:
        raise SimulationError(f"{game} has no such table that its estimate could learn from")
    return found


def lessons(batches: Iterable[BatchSpec], games: int, jobs: int = 1) -> Iterator[Lesson]:
    """So many games of every batch, always in the same order."""
    wanted = [(spec, number) for spec in batches for number in range(games)]
    if jobs <= 1:
        for spec, number in wanted:
            yield play_lesson(spec, number)
        return
    context = get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=begin_work) as pool:
        yield from pool.map(play_lesson, *zip(*wanted, strict=True), chunksize=4)


def play_lesson(spec: BatchSpec, number: int) -> Lesson:
    """One game, watched at moments that are evenly spread over its decisions."""
    game = spec.load()
    learned = estimate_of(game)
    setup = spec.setup(game, number)
    bots = {seat: make(level, seed_for(setup.seed, seat)) for seat, level in spec.levels.items()}
    state: State[Any, Any] = game.begin(setup)
    kind = learned.kind(state)
    seen: list[tuple[int, dict[str, dict[str, float]]]] = []
    every = 1
    while state.result is None:
        if state.decisions >= LIMIT:
            raise StuckGame(f"the game with seed {seed_of(spec.seed, number)} does not end")
        if state.decisions % every == 0:
            seen.append((state.decisions, _numbers(learned, state)))
            if len(seen) == MOST_MOMENTS:
                # Twice as far apart from now on, so that a long game is no longer list than a short one.
                every *= 2
                seen = [each for each in seen if each[0] % every == 0]
        assert state.asked is not None
        state.apply(decide(bots[state.asked], state))
    winners = tuple(dict.fromkeys(str(s.team) for s in setup.seats if s.id in state.result.winners))
    teams = tuple(dict.fromkeys(str(seat.team) for seat in setup.seats))
    return Lesson(
        f"{spec.scenario}, {spec.players} players", kind, teams, winners, _kept(seen, state.decisions)
    )


def _numbers(learned: Learned, state: State[Any, Any]) -> dict[str, dict[str, float]]:
    return {team: dict(numbers) for team, numbers in learned.features(state).items()}


def _kept(seen: Sequence[tuple[int, dict[str, dict[str, float]]]], decisions: int) -> tuple[Moment, ...]:
    """A few moments of every quarter: neighbours tell the same story."""
    found: list[Moment] = []
    for quarter in range(QUARTERS):
        own = [numbers for at, numbers in seen if at * QUARTERS // max(1, decisions) == quarter]
        count = min(EACH, len(own))
        found += [Moment(quarter, own[place * len(own) // count]) for place in range(count)]
    return tuple(found)
