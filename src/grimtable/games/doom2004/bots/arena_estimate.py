"""Who is winning an arena: points, time, wounds, weapons and flags, weighed by a curve fitted to games.

Each side has a sum of what speaks for it; the chances to win are as the powers of these sums. Everything that
is counted lies open.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

from grimtable.games.doom2004.bots import arena, arena_goals
from grimtable.games.doom2004.modes.arena import arena_mode, has_own, marines_of, point_limit, teams
from grimtable.games.doom2004.topics.arena import base

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine
    from grimtable.kernel import TeamId

NEARER: Final = 0.9  #: what is left of a flag's worth one step further away
CERTAIN: Final = 0.02  #: a chance that is not told from none

#: What each number of `features` weighs: the first fitted to 240 games of veterans on the five maps of
#: Deathmatch with two to six players, the second to 108 games to three points. In those a wound and a missing
#: Marine made no difference that shows; what they weigh there was set by hand.
DEATHMATCH: Final[tuple[float, ...]] = (0.83, 0.42, 0.24, 0.62, 0.48, 0.26, 0.68)
FLAGS: Final[tuple[float, ...]] = (1.70, 0.20, 0.67, 0.15, 1.00, 0.73, -0.20, 0.65, 0.81, 0.29, 0.86)


def chances(state: DoomState) -> dict[str, float]:
    """The chance of each side to win."""
    if state.result is not None:
        winners = {state.field.team[seat] for seat in state.result.winners}
        return {team: float(team in winners) / max(1, len(winners)) for team in teams(state)}
    sums = strengths(state)
    most = max(sums.values())
    powers = {team: exp(each - most) for team, each in sums.items()}
    whole = sum(powers.values())
    return {team: each / whole for team, each in powers.items()}


def score_of(chance: float) -> float:
    """A chance on the scale of the weights; nothing is quite certain there."""
    sure = min(1.0 - CERTAIN, max(CERTAIN, chance))
    return log(sure / (1.0 - sure))


def chance_of(score: float) -> float:
    """The chance that is so much on the scale of the weights."""
    return 1.0 / (1.0 + exp(-score))


def strengths(state: DoomState) -> dict[TeamId, float]:
    """What speaks for each side."""
    weights = FLAGS if arena_mode(state).flags else DEATHMATCH
    return {
        team: sum(weight * number for weight, number in zip(weights, features(state, team), strict=True))
        for team in teams(state)
    }


def features(state: DoomState, team: TeamId) -> tuple[float, ...]:
    """The numbers that are counted for a side, in the order of the weights."""
    score = state.table.beside.score
    limit = point_limit(state)
    missing = max(1, limit - max(score.values()))
    points = float(score[team])
    squad = marines_of(state, team)
    here = [marine for marine in squad if marine.space >= 0]
    each = len(squad)
    found = (
        points,
        points / missing,
        points / (1.0 + arena_goals.rounds_left(state)),
        sum(min(7, marine.wounds) for marine in here) / each / 5,
        sum(float(has_own(state, marine, "armor")) for marine in here) / each,
        sum(force(state, marine) for marine in here) / each,
        (each - len(here)) / each,
    )
    return (*found, *_of_flags(state, team, here)) if arena_mode(state).flags else found


def slopes(state: DoomState) -> tuple[float, float, float, float]:
    """What a point, a wound, a Marine on the board and a flag in hand add to a side's sum as things stand."""
    flags = bool(arena_mode(state).flags)
    weights = FLAGS if flags else DEATHMATCH
    most = max(state.table.beside.score.values())
    missing = max(1, point_limit(state) - most)
    point = weights[0] + weights[1] / missing + weights[2] / (1.0 + arena_goals.rounds_left(state))
    each = len(state.table.marines) / len(teams(state))
    life = weights[3] / 5 / each
    # A flag that is dropped is not lost: somebody of his side may be near.
    flag = weights[7] / 2 if flags else 0.0
    return 0.0 if flags else point, life, -weights[6] / each, flag


def force(state: DoomState, marine: Marine) -> float:
    """What he shoots with, beside what everybody has."""
    game = state.game
    best = max((arena.usual_wounds(game, weapon) for weapon in marine.weapons), default=0.0)
    return max(0.0, best - arena.usual_wounds(game, "pistol"))


def _of_flags(state: DoomState, team: TeamId, here: list[Marine]) -> tuple[float, ...]:
    """How near the enemy's flag is to one's base, and oneself to it."""
    scene, table = state.field.scene, state.table
    flags = arena_mode(state).flags
    own = flags[team]
    theirs = next(flag for owner, flag in flags.items() if owner != team)
    home = base(scene, team)
    ways = arena_goals.hopeful(scene, ())
    own_home = float(any(own in table.tokens.get(space, ()) for space in home))
    carrier = next((marine for marine in here if marine.held(theirs)), None)
    if carrier is not None:
        near = NEARER ** min(ways.distances(carrier.space)[space] for space in home)
        return 1.0, near * own_home, carrier.wounds / 5, 0.0
    lying = next((space for space, tokens in table.tokens.items() if theirs in tokens), -1)
    if lying < 0:
        return 0.0, 0.0, 0.0, 0.0
    way = ways.distances(lying)
    nearest = max((NEARER ** way[marine.space] for marine in here), default=0.0)
    return 0.0, 0.0, 0.0, nearest
