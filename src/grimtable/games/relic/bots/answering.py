"""Answering: whether to use an optional ability, or to play a Power card for its ability, at a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.relic.bots.charges import charge_price
from grimtable.games.relic.bots.possessions import asset_worth, power_worth
from grimtable.games.relic.moments import Moment
from grimtable.games.relic.topics.abilities import context

if TYPE_CHECKING:
    from grimtable.games.relic import actions as act
    from grimtable.games.relic.bots.mind import Mind
    from grimtable.games.relic.items import Ability, Cost


def weigh_answer(mind: Mind, action: act.Use) -> tuple[float, str]:
    """What an ability does, its price taken off."""
    _, worth, cost = ability_of(mind, action.card)
    return worth - cost, f"it does {worth:.1f} for a price of {cost:.1f}"


def weigh_play_card(mind: Mind, action: act.PlayCard) -> tuple[float, str]:
    """What the ability of a Power card does, the card taken off."""
    _, worth, cost = ability_of(mind, action.card)
    cost += power_worth(mind.state, action.card)
    return worth - cost, f"it does {worth:.1f} for a card worth {cost:.1f}"


def ability_of(mind: Mind, source: str) -> tuple[Ability, float, float]:
    """The ability of a card at this moment, what it is worth, and its price."""
    state = mind.state
    coming = state.innermost(Moment)
    number = state.game.option_at[source][coming.moment]
    ability = state.game.sources[source].abilities[number]
    around = context(state, mind.seat, source, coming)
    worth = mind.judge.effect(ability.do, around)
    price = _price(mind, source, ability.cost) if ability.cost is not None else 0.0
    return ability, worth, price


def _price(mind: Mind, source: str, cost: Cost) -> float:
    """What paying takes."""
    state, me = mind.state, mind.me
    total = mind.judge.prices.paying(cost.influence)
    if cost.charge:
        total += charge_price(state, source)
    if cost.life:
        total -= mind.judge.prices.life(-cost.life)
    if cost.discard and source in me.assets:
        total += 0.7 * asset_worth(state, me, source)
    if cost.power_cards:
        total += sum(sorted(power_worth(state, card) for card in me.power)[: cost.power_cards])
    if cost.assets:
        others = (card for card in me.assets if card != source)
        total += sum(sorted(asset_worth(state, me, card) for card in others)[: cost.assets])
    if cost.trophies:
        total += sum(sorted(state.game.values[card] for card in me.trophies)[: cost.trophies])
    return total
