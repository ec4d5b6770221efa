"""Prospects: the odds of a battle or a test before it is begun or before the dice are rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.relic.actions import Fight, Ready, Roll
from grimtable.games.relic.changes.dials import value_of
from grimtable.games.relic.picture.cache import cache_for
from grimtable.games.relic.picture.contests import contest
from grimtable.games.relic.topics.dice import battle_odds
from grimtable.picture.shapes import Chance, Forecast, Tone

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.kernel import Action
    from grimtable.narration import Names


def forecast(state: RelicState, action: Action, names: Names) -> Forecast | None:
    """Exact odds of fighting a group of enemies, or of the dice about to be rolled."""
    cache = cache_for(state.game, names)
    if isinstance(action, Roll | Ready):
        fought = contest(cache, state)
        if fought is None or not fought.odds:
            return None
        return Forecast(title=fought.title, lines=(), outcomes=fought.odds, targets=(), warnings=())
    if not isinstance(action, Fight):
        return None
    player = state.table.players[action.seat]
    if player.space < 0:
        return None
    game = state.game
    group = [card for card in state.table.spaces[player.space] if _is_enemy(state, card, action.attribute)]
    if not group:
        return None
    own = value_of(player, action.attribute)
    odds = battle_odds(own - sum(game.values[card] for card in group))
    ends: tuple[tuple[str, Tone], ...] = (("won", "good"), ("tied", "caution"), ("lost", "damage"))
    return Forecast(
        title=cache.say(f"battle-{action.attribute}", enemy=names.joined([names.of(card) for card in group])),
        lines=(cache.say("odds-without-bonuses"),),
        outcomes=tuple(
            Chance(label=cache.say(f"odds-{end}"), chance=round(share, 4), tone=tone)
            for (end, tone), share in zip(ends, odds, strict=True)
        ),
        targets=(),
        warnings=(),
    )


def _is_enemy(state: RelicState, card: str, attribute: str) -> bool:
    threat = state.game.threats[card]
    return threat.type == "enemy" and threat.attribute == attribute and card not in state.table.evaded
