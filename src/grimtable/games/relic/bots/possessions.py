"""Possessions: what assets, Power cards, trophies and missions are worth to whoever holds them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from grimtable.games.relic.bots.charges import uses_left
from grimtable.games.relic.bots.prices import FIRST_RELIC, POWER, TROPHY_POINT
from grimtable.games.relic.items import MissionCard, RelicCard, WargearCard

if TYPE_CHECKING:
    from grimtable.games.relic.game import Relic, RelicState
    from grimtable.games.relic.items import Card, InPlay
    from grimtable.games.relic.table import Player

#: what changing a number by 1 is worth for good, where it is not 1.5
CHANGES: Final = {
    "movement": 1.0,
    "asset_limit": 0.4,
    "power_limit": 1.5,
    "wargear_cost": -1.0,
    "level_cost": -2.5,
    "relic_cost": -4.0,
    "battle": 5.0,
    "enemy": -5.0,
    "battle_dice": 8.0,
    "test_dice": 4.0,
    "loss": -4.0,
    "corruption_threshold": 5.0,
}
#: missions by the moment of their objective: how likely they are to be completed soon
EASE: Final = {
    "battle.won": 0.8,
    "trophy.gained": 0.65,
    "movement.end": 0.75,
    "battle.lost": 0.55,
    "life.lost": 0.35,
    "any_time": 0.55,
    "turn.end": 0.9,
    "asset.gained": 0.5,
    "influence.added": 0.55,
    "experience.start": 0.9,
}
#: conditions of objectives, and how much rarer they make them
NARROWER: Final = {
    "fighting": 0.65,
    "card_has_trait": 0.65,
    "any": 0.7,
    "fighting_group": 0.4,
    "enemy_value_at_least": 0.55,
    "in_area": 0.75,
    "in_tier": 0.9,
    "won_by": 0.95,
    "there_are_players": 1.2,
    "has_cards": 0.5,
    "subject_is": 1.0,
}


def bonuses_worth(item: InPlay, left: float) -> float:
    """What battle and test bonuses are worth, with so many uses of charges left."""
    worth = 0.0
    for bonus in item.battle_bonus:
        part = len(bonus.attributes or ("", "", "")) / 3
        uses = left if bonus.charge else 1.0 if bonus.discard else 6.0
        worth += 0.7 * bonus.amount * uses * (0.35 + 0.65 * part) * (0.4 if bonus.if_ else 1.0)
    for bonus in item.test_bonus:
        part = len(bonus.attributes or ("", "", "")) / 3
        worth += 0.3 * bonus.amount * (left if bonus.charge else 3.0) * part
    return worth


def asset_worth(state: RelicState, me: Player, card: str, *, keeping: bool = True) -> float:
    """What an asset is worth; a last relic is the key to the Warp Rift."""
    item: Card = state.game.cards[card]
    charges = state.table.charges.get(card, item.charges if not keeping else 0)
    uses = uses_left(charges)
    worth = 0.3 + bonuses_worth(item, uses)
    for ability in item.abilities:
        if ability.cost is not None and ability.cost.charge:
            worth += 1.3 * uses / sum(1 for a in item.abilities if a.cost is not None)
        else:
            worth += 1.8
    for modifier in item.modifiers:
        if modifier.who == "owner":
            worth += CHANGES.get(modifier.changes, 1.5) * modifier.amount
    worth += 2.0 * len(item.permits) - 1.0 * len(item.cannot)
    if isinstance(item, RelicCard):
        relics = sum(1 for own in me.assets if state.game.is_relic[own])
        worth += 4.0 + (FIRST_RELIC if keeping and relics <= 1 else 0.0)
    elif isinstance(item, WargearCard):
        worth = max(worth, 0.9 * item.cost * (min(1.0, charges / item.charges) if item.charges else 1.0))
    return worth


def power_worth(state: RelicState, card: str) -> float:
    """A Power card: its value as a die, or its ability."""
    value = state.game.values[card]
    ability = 0.8 if state.game.cards[card].abilities else 0.0
    return POWER * (0.25 + 0.14 * value) + ability + (0.8 if value == 6 else 0.0)


def card_worth(state: RelicState, me: Player, card: str) -> float:
    """What a player loses who discards this card."""
    deck = state.game.deck_of[card]
    if card in me.trophies:
        return TROPHY_POINT * state.game.values[card]
    if deck == "power":
        return power_worth(state, card)
    if card in me.corruption:
        return -2.0 if card in me.facedown else -3.0
    if card in me.completed:
        return 7.0
    return asset_worth(state, me, card)


@lru_cache(maxsize=8)
def usual_eases(game: Relic) -> tuple[float, ...]:
    """How easy the missions of the game are, every card once."""
    return tuple(mission_ease(card) for card in game.missions.values())


def better_mission(game: Relic, active: str) -> float:
    """How much easier a newly drawn mission is than the active one, on the average, if the better is kept."""
    now = mission_ease(game.missions[active]) if active else 0.0
    eases = usual_eases(game)
    return sum(max(0.0, ease - now) for ease in eases) / max(1, len(eases))


def mission_ease(card: MissionCard) -> float:
    """How likely a mission is to be completed soon, from 0 to 1."""
    objective = card.objective
    if objective is None:
        return 0.9 * max((EASE.get(ability.moment, 0.4) for ability in card.abilities), default=0.4)
    if objective.whose == "others":
        return 0.9
    ease = EASE.get(objective.moment, 0.4)
    for test in objective.if_.tests:
        if test.name == "own_token_here":
            ease *= 0.4 if objective.moment == "battle.won" else 0.9
        else:
            ease *= NARROWER.get(test.name, 0.8)
    return ease * 0.8 ** (objective.times - 1)
