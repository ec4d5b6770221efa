"""The board in sentences, for whoever listens to a screen instead of looking at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grimtable.games.relic.game import Play
    from grimtable.games.relic.picture.easel import Easel
    from grimtable.games.relic.table import Player


def description(easel: Easel, state: Play) -> str:
    """Round and turn; each hero; what lies on the spaces."""
    table, names = state.table, easel.names
    scenario = names.of(table.scenario) if table.scenario else ""
    said = [
        easel.say(
            "heading",
            scenario=scenario or "none",
            round=table.round,
            seat=names.of(table.active) if table.active else "none",
        )
    ]
    said += [_hero(easel, state, player) for player in table.players.values()]
    lying = [
        easel.say("lying-on", space=names.of(space), cards=names.joined([names.of(card) for card in cards]))
        for space, cards in zip(state.game.space_ids, table.spaces, strict=True)
        if cards
    ]
    return " ".join((*said, *lying))


def _hero(easel: Easel, state: Play, player: Player) -> str:
    names = easel.names
    if player.eliminated or not player.hero:
        return easel.say("seat-out" if player.eliminated else "seat-waits", seat=names.of(player.seat))
    return easel.say(
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
