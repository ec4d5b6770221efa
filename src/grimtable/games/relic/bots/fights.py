"""Fights: what stands on both sides of a battle, what is at stake, and what it is worth by exact odds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from grimtable.games.relic.changes.dials import value_of
from grimtable.games.relic.procedures.throwing import total
from grimtable.games.relic.topics.abilities import fitting, why_not_arms
from grimtable.games.relic.topics.cards import has_trait
from grimtable.games.relic.topics.dice import Odds, battle_odds, known_odds

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.remembering import Battle
    from grimtable.games.relic.table import Player


@dataclass(frozen=True, slots=True)
class Fight:
    """A battle as somebody who weighs it sees it."""

    ahead: int  #: own value minus the enemy's, dice that are thrown counted, open dice not
    dice: int = 1  #: own dice that are still open
    enemy_open: bool = True  #: the enemy has not rolled yet
    exploding: bool = True
    enemy_explodes: bool = True
    won: float = 0.0
    lost: float = 0.0
    tied: float = 0.0
    thumb: bool = False  #: by rule of thumb instead of by exact odds

    @property
    def odds(self) -> Odds:
        """How likely it is won, tied and lost."""
        if self.thumb:
            return _thumb(self.ahead, self.dice, self.enemy_open)
        if self.enemy_open:
            return battle_odds(self.ahead, self.dice, self.exploding, self.enemy_explodes)
        if self.dice <= 0:
            return Odds(float(self.ahead > 0), float(self.ahead == 0), float(self.ahead < 0))
        return known_odds(self.ahead, self.dice, self.exploding)

    @property
    def worth(self) -> float:
        """The mean over all outcomes."""
        won, tied, lost = self.odds
        return won * self.won + tied * self.tied + lost * self.lost

    def better(self, *, by: int = 0, dice: int = 0) -> Fight:
        """The same fight with a higher value or more dice."""
        return replace(self, ahead=self.ahead + by, dice=self.dice + dice)


def _thumb(ahead: int, dice: int, enemy_open: bool) -> Odds:
    """A die is 4, and every point of difference is an eighth."""
    if dice <= 0 and not enemy_open:
        return Odds(float(ahead > 0), float(ahead == 0), float(ahead < 0))
    mean = ahead + 4 * dice - (4 if enemy_open else 0)
    won = min(0.95, max(0.05, 0.45 + mean / 8))
    return Odds(won, 0.1 * (1 - won), 0.9 * (1 - won))


def free_bonus(state: RelicState, me: Player, attribute: str) -> int:
    """Battle bonuses without price or condition, one Weapon and one Armour among them at most."""
    with_bonus = state.game.battle_bonus
    plain = weapon = armour = 0
    for source in (me.hero, *me.assets, *me.corruption):
        if source in with_bonus and source not in me.facedown:
            amount = sum(
                bonus.amount
                for bonus in with_bonus[source]
                if not (bonus.charge or bonus.influence or bonus.discard or bonus.if_)
                and (not bonus.attributes or attribute in bonus.attributes)
            )
            if has_trait(state, source, "weapon"):
                weapon = max(weapon, amount)
            elif has_trait(state, source, "armour"):
                armour = max(armour, amount)
            else:
                plain += amount
    return plain + weapon + armour


def test_bonus(state: RelicState, me: Player, attribute: str) -> int:
    """Test bonuses; those that cost a charge count while there is one."""
    with_bonus = state.game.test_bonus
    amount = 0
    for source in (me.hero, *me.assets, *me.corruption):
        if source in with_bonus and source not in me.facedown and not has_trait(state, source, "weapon"):
            for bonus in with_bonus[source]:
                if bonus.attributes and attribute not in bonus.attributes:
                    continue
                if bonus.if_ or bonus.influence or bonus.discard:
                    continue
                if not bonus.charge or state.table.charges.get(source, 0):
                    amount += bonus.amount
    return amount


def lasting_bonus(state: RelicState, seat: str, attribute: str) -> int:
    """What is in force for every battle of this type, on both sides together."""
    lasting = state.lasting
    if not lasting.by_name:
        return 0
    return (
        lasting.total("battle", seat)
        + lasting.total(f"battle_{attribute}", seat)
        - lasting.total("enemy", seat)
    )


def value_in(state: RelicState, me: Player, attribute: str) -> int:
    """What a player brings to a battle of this type before the dice, prices and conditions left out."""
    return (
        value_of(me, attribute) + free_bonus(state, me, attribute) + lasting_bonus(state, me.seat, attribute)
    )


def undeclared(state: RelicState, battle: Battle) -> int:
    """Free bonuses that this battle still allows to be declared."""
    if battle.step > 1 or battle.outcome:
        return 0
    me = state.table.players[battle.seat]
    with_bonus = state.game.battle_bonus
    amount = 0
    for source in (me.hero, *me.assets, *me.corruption):
        if source not in with_bonus or source in battle.declared or source in me.facedown:
            continue
        if why_not_arms(state, battle.seat, source, "battle.prepare") is not None:
            continue
        for bonus in fitting(state, battle.seat, source, with_bonus[source], battle.attribute):
            if not (bonus.charge or bonus.influence or bonus.discard):
                amount += bonus.amount
    return amount


def in_progress(
    state: RelicState, battle: Battle, stakes: tuple[float, float, float], *, thumb: bool
) -> Fight:
    """The battle as it stands now: what is thrown counts, what is not is open."""
    seat = battle.seat
    me = state.table.players[seat]
    lasting = state.lasting
    attribute = battle.fights_with or battle.attribute
    own = value_of(me, attribute) * battle.multiplier + battle.bonus + undeclared(state, battle)
    ahead = own + lasting_bonus(state, seat, battle.attribute) - battle.printed - battle.enemy_bonus
    dice = 1 + battle.extra_dice
    exploding = enemy_explodes = True
    if lasting.by_name:
        dice += lasting.total("battle_dice", seat)
        exploding = not lasting.forbids("explode", seat)
        enemy_explodes = not lasting.forbids("explode_enemy", seat)
    dice = max(1, dice)
    if battle.dice:
        ahead += total(battle.dice)
        dice = 0
    if battle.enemy_dice:
        ahead -= total(battle.enemy_dice)
    won, tied, lost = stakes
    return Fight(ahead, dice, not battle.enemy_dice, exploding, enemy_explodes, won, lost, tied, thumb)
