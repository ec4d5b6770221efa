"""Forecasts: the exact odds of an attack against a defence card that the attacker has not seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2016.actions import DeclareAttack
from grimtable.games.doom2016.foreseeing import declared_odds
from grimtable.games.doom2016.picture.cache import cache_for
from grimtable.games.doom2016.picture.faces import dice_words
from grimtable.games.doom2016.picture.sight_lines import gaze, reason
from grimtable.games.doom2016.table import MARINE
from grimtable.picture.shapes import Chance, Forecast, Prospect

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.picture.cache import DrawingCache
    from grimtable.games.doom2016.table import Figure
    from grimtable.games.doom2016.topics.odds import Odds, Swing
    from grimtable.kernel import Action
    from grimtable.narration import Names


def forecast(state: DoomState, action: Action, names: Names) -> Forecast | None:
    """What an attack may bring if nobody plays a card into it (D16-ATT-06 to D16-ATT-16)."""
    found = declared_odds(state, action)
    if found is None or not isinstance(action, DeclareAttack):
        return None
    attacker, swing, odds = found
    cache = cache_for(state.game, names)
    defender = state.table.figures[action.figure]
    wounds = [(number, cases / odds.of) for number, cases in enumerate(odds.cases) if cases]
    return Forecast(
        title=cache.say("attack", attacker=names.of(attacker.id), defender=names.of(defender.id)),
        lines=tuple(_lines(cache, state, attacker, defender, swing, odds)),
        hit=_chance(odds.at_least(1)),
        outcomes=_outcomes(cache, defender, odds),
        targets=(
            Prospect(
                name=names.of(defender.id),
                piece=defender.id,
                friend=False,
                kill=_chance(odds.kill),
                wounds=tuple(_capped(wounds, odds.health)),
            ),
        ),
        warnings=(),
    )


def _chance(chance: float) -> float:
    return round(float(chance), 4)


def _capped(wounds: list[tuple[int, float]], health: int) -> list[tuple[int, float]]:
    """Damage that is too much counts as what kills."""
    found: dict[int, float] = {}
    for number, chance in wounds:
        least = min(number, health)
        found[least] = found.get(least, 0.0) + chance
    return [(number, _chance(found[number])) for number in sorted(found)]


def _outcomes(cache: DrawingCache, defender: Figure, odds: Odds) -> tuple[Chance, ...]:
    """D16-STG-01: a demon that is staggered waits for its Glory Kill."""
    if defender.kind == MARINE or odds.stagger <= 0 or odds.stagger >= odds.health:
        return ()
    chance = odds.staggers - odds.kill
    return (Chance(label=cache.say("chance-staggers"), chance=_chance(chance), tone="act"),)


def _lines(
    cache: DrawingCache, state: DoomState, attacker: Figure, defender: Figure, swing: Swing, odds: Odds
) -> list[str]:
    said = [cache.say("rolls", dice=dice_words(cache, swing.dice))]
    if attacker.stunned:
        said.append(cache.say("stunned-attacker"))
    if defender.stunned:
        said.append(cache.say("stunned-defender"))
    if odds.cover:
        said.append(reason(cache, state, gaze(state, attacker, defender)))
        said.append(cache.say("cover-helps"))
    elif swing.ignores_cover:
        said.append(cache.say("ignores-cover"))
    said.append(cache.say("card-unknown"))
    return said
