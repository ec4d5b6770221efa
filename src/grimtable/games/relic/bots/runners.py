"""Runners: a player as the estimate of the inner run sees it, the leap from the Warp Rift, and what helps."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from grimtable.games.relic.bots.fights import test_bonus, value_in
from grimtable.games.relic.bots.inner_run import Runner, confronting, run_chance
from grimtable.games.relic.procedures.inner_tier import threshold
from grimtable.games.relic.table import (
    ATTRIBUTES,
    HIGHEST,
    INNER,
    SCENARIO_SPACE,
    SHEET,
    WARP_RIFT,
    token_key,
)
from grimtable.games.relic.topics.cards import corruption_threshold, least_set

if TYPE_CHECKING:
    from grimtable.games.relic.game import Relic, RelicState
    from grimtable.games.relic.table import Player

#: More of each than this makes no difference to a run.
MOST_ASSETS: Final = 6
MOST_CARDS: Final = 4
MOST_INFLUENCE: Final = 16


def runner_of(state: RelicState, player: Player) -> Runner:
    """A player as the estimate of the inner run sees it."""
    lasting, seat = state.lasting, player.seat
    bonus = [
        test_bonus(state, player, name)
        + (lasting.total("test", seat) + lasting.total(f"test_{name}", seat) if lasting.by_name else 0)
        for name in (*ATTRIBUTES, "level")
    ]
    return Runner(
        player.strength,
        player.willpower,
        player.cunning,
        player.level,
        player.life,
        len(player.corruption),
        corruption_threshold(state, player),
        (bonus[0], bonus[1], bonus[2], bonus[3]),
        max(1, 1 + (lasting.total("test_dice", seat) if lasting.by_name else 0)),
        max(value_in(state, player, name) for name in ATTRIBUTES) + _reserves(state, player),
        min(MOST_ASSETS, len(player.assets)),
        min(MOST_CARDS, len(player.power)),
        min(MOST_CARDS, len(player.trophies)),
        min(MOST_INFLUENCE, player.influence),
        state.table.tokens.get(token_key(seat, SHEET), 0),
    )


def _reserves(state: RelicState, player: Player) -> int:
    """What Power cards and charges add to a battle that matters, roughly."""
    with_bonus, charges = state.game.battle_bonus, state.table.charges
    charged = [
        bonus.amount
        for card in player.assets
        if card in with_bonus and charges.get(card, 0)
        for bonus in with_bonus[card]
        if bonus.charge
    ]
    return (len(player.power) + 1) // 2 + (2 * max(charged, default=0) + 1) // 3


def next_box(state: RelicState, player: Player) -> int:
    """The space of the Inner tier whose box a player inside carries out next."""
    inside = max(player.space, WARP_RIFT)
    active = state.table.active == player.seat and not state.table.turn_over
    if inside == WARP_RIFT or (active and state.table.phase in ("exploration", "engagement")):
        return max(inside, WARP_RIFT + 1)
    return min(SCENARIO_SPACE, inside + 1)


def chance_from(state: RelicState, runner: Runner, space: int) -> float:
    """The chance of a runner to win who comes to this space of the Inner tier."""
    return _chance(state.game, state.table.scenario, runner, space)


def _chance(game: Relic, scenario: str, runner: Runner, space: int) -> float:
    if space >= SCENARIO_SPACE:
        return confronting(game, scenario, runner)
    return run_chance(game, scenario, runner, space)


class Leap(NamedTuple):
    """A leap from the Warp Rift (REL-INN-08): where it ends, what is left after it, and what was paid."""

    space: int
    runner: Runner
    influence: bool
    trophies: bool


def leaps(runner: Runner, least: int, spent: int) -> Iterator[Leap]:
    """The leaps that can be paid for: `least` influence or level, or as many trophies as are `spent`."""
    start = WARP_RIFT + 1 + (runner.level >= least)
    for influence in (False, True) if runner.influence >= least else (False,):
        for trophies in (False, True) if spent else (False,):
            left = runner._replace(
                influence=runner.influence - least * influence,
                trophies=max(0, runner.trophies - spent * trophies),
            )
            yield Leap(start + influence + trophies, left, influence, trophies)


def trophies_for_leap(state: RelicState, player: Player) -> int:
    """How many trophies a leap costs; none where all of them are too few."""
    least = threshold(state)
    values = tuple(state.game.values[card] for card in player.trophies)
    return len(least_set(values, least)) if sum(values) >= least else 0


@lru_cache(maxsize=8192)
def _entering(game: Relic, scenario: str, runner: Runner, least: int, spent: int) -> float:
    return max(_chance(game, scenario, leap.runner, leap.space) for leap in leaps(runner, least, spent))


def run_of(state: RelicState, player: Player, runner: Runner) -> float:
    """The chance to win of a player inside from there; of one outside if it entered the Warp Rift now."""
    if player.space > WARP_RIFT:
        return chance_from(state, runner, next_box(state, player))
    spent = trophies_for_leap(state, player)
    return _entering(state.game, state.table.scenario, runner, threshold(state), spent)


# --- what would help ----------------------------------------------------------------------------------------


def raised(state: RelicState, player: Player, runner: Runner, rewards: tuple[str, ...]) -> Runner:
    """The runner after the rewards of a level column, or after a single one of them."""
    for reward in rewards:
        if reward == "level":
            runner = runner._replace(level=runner.level + 1)
        elif reward in ATTRIBUTES:
            if getattr(runner, reward) < HIGHEST:
                best = max(value_in(state, player, name) for name in ATTRIBUTES)
                battle = runner.battle + (value_in(state, player, reward) >= best)
                runner = runner._replace(**{reward: getattr(runner, reward) + 1}, battle=battle)
        elif reward == "life":
            runner = runner._replace(life=min(HIGHEST, runner.life + 1))
        elif reward == "influence":
            runner = runner._replace(influence=min(MOST_INFLUENCE, runner.influence + 2))
        elif reward == "any":
            runner = max(
                (raised(state, player, runner, (name,)) for name in ATTRIBUTES),
                key=lambda each: (run_of(state, player, each), each.battle),
            )
    return runner


def is_inside(player: Player) -> bool:
    """Whether a figure stands in the Inner tier or in the centre."""
    return player.space >= INNER.start
