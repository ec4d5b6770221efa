"""Charges: what the next use of a card is worth, so that none is loaded in vain and none is hoarded."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from grimtable.games.relic.table import ATTRIBUTES

if TYPE_CHECKING:
    from grimtable.games.relic.game import Relic, RelicState
    from grimtable.games.relic.items import Ability

#: A card gives one charge in a turn (REL-CHG-04), and a game is not endless: what each further one is worth.
LATER: Final = (1.0, 0.85, 0.65, 0.3, 0.1, 0.03)
SPENDING: Final = 0.6  #: a charge that is kept may never be used
#: what a use of a verb is worth, where it is not `USUAL`
USES: Final = {
    "reroll": 1.2,
    "look_at_decks": 0.5,
    "spare_life": 2.0,
    "gain_life": 2.0,
    "extra_dice": 1.8,
    "multiply_attribute": 2.6,
    "evade_enemies": 0.8,
    "call_off_battle": 0.8,
    "forbid": 0.8,
    "modify": 0.4,
}
USUAL: Final = 1.3
BATTLE_POINT: Final = 0.5  #: a point of a battle bonus
TEST_POINT: Final = 0.4  #: a point of a test bonus
ONE_TYPE: Final = 0.7  #: of what serves battles or tests of one type only


def charge_gain(state: RelicState, card: str) -> float:
    """What one charge more on a card is worth."""
    return _use(state.game, card) * _later(state.table.charges.get(card, 0))


def charge_price(state: RelicState, card: str) -> float:
    """What is given up with the next charge of a card; of many it is hardly missed."""
    return SPENDING * _use(state.game, card) * _later(state.table.charges.get(card, 0) - 1)


def uses_left(charges: int) -> float:
    """How many uses so many charges are worth.

    >>> uses_left(1), uses_left(16) < 2 * uses_left(2)
    (1.0, True)
    """
    return sum(LATER[:charges]) + LATER[-1] * max(0, charges - len(LATER))


def _later(charges: int) -> float:
    return LATER[max(0, min(len(LATER) - 1, charges))]


@lru_cache(maxsize=512)
def _use(game: Relic, card: str) -> float:
    """What one use of a card is worth on the average."""
    item = game.cards[card]
    found = [0.0]
    for bonus in item.battle_bonus:
        if bonus.charge:
            found.append(BATTLE_POINT * bonus.amount * _breadth(bonus.attributes))
    for bonus in item.test_bonus:
        if bonus.charge:
            found.append(TEST_POINT * bonus.amount * _breadth(bonus.attributes))
    for ability in item.abilities:
        if ability.cost is not None and ability.cost.charge:
            found.append(sum(USES.get(call.verb, USUAL) for call in ability.do) * _fitting(ability))
    return max(found)


def _breadth(attributes: tuple[str, ...]) -> float:
    return ONE_TYPE if len(attributes) == 1 else 1.0


def _fitting(ability: Ability) -> float:
    """Less for what serves one battle type only."""
    types = {str(test.parameters.get("attribute")) for test in ability.if_.tests if test.name == "battle_is"}
    return _breadth(tuple(types & set(ATTRIBUTES)))
