"""Holdings: all that a player has, in influence, at the same prices at which the bots buy and sell.

A search compares tables by it: what a turn brought is what the holdings have grown. It counts what a price
says a thing is good for; who is winning, from what lies open, is told by `estimate.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grimtable.games.relic.bots.possessions import asset_worth, mission_ease, power_worth
from grimtable.games.relic.bots.prices import (
    ATTRIBUTE,
    CORRUPTION,
    FIRST_RELIC,
    FURTHER_RELIC,
    LEVEL,
    LIFE,
    MISSION,
    TOKEN,
    TURN,
    youth,
)
from grimtable.games.relic.table import SHEET, token_key
from grimtable.games.relic.topics.cards import corruption_threshold, relic_cost, trophy_points

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.table import Player

#: A point of trophies that is not spent yet may still be lost, so it is worth less than what it buys.
UNSPENT: Final = 0.9
#: The active mission is part of the way to a completed one.
ACTIVE: Final = 0.3
HEAP: Final = 10  #: influence beyond this counts half


def holdings(state: RelicState, player: Player) -> float:
    """What a player has; where the figure stands is not part of it."""
    if not player.hero or player.eliminated:
        return 0.0
    game, table, seat = state.game, state.table, player.seat
    worth = min(player.influence, HEAP) + 0.5 * max(0, player.influence - HEAP)
    worth += sum(LIFE[1 : player.life])
    worth += ATTRIBUTE * (player.strength + player.willpower + player.cunning)
    # A level brings an attribute, as a rule, which is counted; the rest of its price is for the other things.
    worth += LEVEL * sum(map(youth, range(player.level))) - ATTRIBUTE * player.level
    left = corruption_threshold(state, player)
    worth -= sum(CORRUPTION[max(0, min(7, left - drawn))] for drawn in range(len(player.corruption)))
    worth += sum(power_worth(state, card) for card in player.power)
    worth += UNSPENT * youth(player.level) * trophy_points(state, player.trophies)
    mission = MISSION * 3 / relic_cost(state, player)
    worth += mission * len(player.completed)
    if player.mission:
        card = game.missions[player.mission]
        times = card.objective.times if card.objective is not None else 1
        done = table.tokens.get(token_key(seat, player.mission), 0) / times
        worth += mission * (ACTIVE * mission_ease(card) * (1 - done) + 0.8 * done)
    relics = 0
    for card_id in player.assets:
        if game.is_relic[card_id]:
            relics += 1
            worth += FIRST_RELIC if relics == 1 else FURTHER_RELIC
        else:
            worth += asset_worth(state, player, card_id)
    worth += TOKEN * table.tokens.get(token_key(seat, SHEET), 0)
    return worth - TURN * player.lying
