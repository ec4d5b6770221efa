"""The board in sentences, for whoever listens to a screen instead of looking at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.picture.cache import DrawingCache
    from grimtable.games.relic.table import Player


def description(cache: DrawingCache, state: RelicState) -> str:
    """Round and turn; each hero; what lies on the spaces."""
    table, names = state.table, cache.names
    scenario = names.of(table.scenario) if table.scenario else ""
    said = [
        cache.say(
            "heading",
            scenario=scenario or "none",
            round=table.round,
            seat=names.of(table.active) if table.active else "none",
        )
    ]
    said += [_hero(cache, state, player) for player in table.players.values()]
    lying = [
        cache.say("lying-on", space=names.of(space), cards=names.joined([names.of(card) for card in cards]))
        for space, cards in zip(state.game.space_ids, table.spaces, strict=True)
        if cards
    ]
    return " ".join((*said, *lying))


def _hero(cache: DrawingCache, state: RelicState, player: Player) -> str:
    names = cache.names
    if player.eliminated or not player.hero:
        return cache.say("seat-out" if player.eliminated else "seat-waits", seat=names.of(player.seat))
    return cache.say(
        "hero",
        seat=names.of(player.seat),
        hero=names.of(player.hero),
        space=names.of(state.game.space_ids[player.space]) if player.space >= 0 else "none",
        level=player.level,
        strength=player.strength,
        willpower=player.willpower,
        cunning=player.cunning,
        life=player.life,
        influence=player.influence,
    )
