"""Abilities: whether an ability may be used now, and what it costs.  REL-CLR-07, REL-CHG-04, REL-WAR-07."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from grimtable.games.relic.moments import OF_ROLLS, Moment
from grimtable.games.relic.remembering import Battle, Moving, Resolving, Test
from grimtable.games.relic.topics.cards import has_trait
from grimtable.games.relic.topics.use import is_useful
from grimtable.kernel import Refusal, refuse
from grimtable.kernel.identity import CardId, SeatId

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.items import Ability, Bonus, Cost
    from grimtable.games.relic.table import Player


def context(state: RelicState, seat: str, source: str, coming: Moment | None = None) -> Resolving:
    """What conditions look at: who, which card, and what the moment speaks of."""
    if coming is None:
        return Resolving(SeatId(seat), CardId(source), "", "", "", 0)
    return Resolving(
        SeatId(seat), CardId(source), "", "", "", 0, 0, coming.seat, coming.subject, coming.amount
    )


def is_whose(whose: str, owner: str, actor: str) -> bool:
    """Whether a moment of this player is one that the owner waits for.

    >>> is_whose("own", "alpha", "alpha"), is_whose("others", "alpha", "alpha")
    (True, False)
    """
    if whose == "own":
        return owner == actor
    return whose == "any" or owner != actor


def was_used(state: RelicState, source: str, number: int, once: str) -> bool:
    """Whether an ability that works once in a turn, or in the game, has been used."""
    if not once:
        return False
    return f"{source}#{number}" in (state.table.once if once == "game" else state.table.spent)


def is_in_progress(state: RelicState, seat: str, source: str, ability: Ability) -> bool:
    """Whether an ability is being carried out: none answers a moment that it brought about itself."""
    if ability.do.address is None:
        return False
    _, _, block = ability.do.address
    for frame in state.stack:
        memory = frame.memory
        if (
            type(memory) is Resolving
            and memory.card == source
            and memory.seat == seat
            and memory.block.startswith(block)
        ):
            return True
    return False


def why_not_use(
    state: RelicState, seat: str, source: str, number: int, ability: Ability, coming: Moment
) -> Refusal | None:
    """Why an optional ability cannot be used at this moment; None when it can."""
    if not is_whose(ability.whose, seat, coming.seat):
        return refuse("REL-CLR-07", "not_of_others", card=source)
    around = context(state, seat, source, coming)
    refusal = why_not_pick_up(state, around, number, ability, coming)
    if refusal is not None:
        return refusal
    if not ability.if_.tests:
        return None
    failing = ability.if_.failing(state, around)
    if failing is not None:
        return refuse("REL-CLR-07", "condition", card=source)
    return None


def can_use(state: RelicState, seat: str, source: str, number: int, ability: Ability, coming: Moment) -> bool:
    """The same without a sentence: most abilities wait for moments of others, or their conditions fail."""
    if not is_whose(ability.whose, seat, coming.seat):
        return False
    around = context(state, seat, source, coming)
    if ability.if_.tests:
        holds = ability.if_.hold
        if not holds(state, around):
            return False
    return why_not_pick_up(state, around, number, ability, coming) is None


def why_not_pick_up(
    state: RelicState, around: Resolving, number: int, ability: Ability, coming: Moment
) -> Refusal | None:
    """The same, apart from whose moment it is and the conditions printed on it."""
    seat, source = around.seat, around.card
    if (ability.once and was_used(state, source, number, ability.once)) or (
        coming.done and f"{seat} {source} {number}" in coming.done
    ):
        return refuse("REL-CLR-07", "used", card=source)
    if is_in_progress(state, seat, source, ability):
        return refuse("REL-CLR-07", "in_progress", card=source)
    if (
        coming.waiting
        and coming.moment in OF_ROLLS
        and (source, number) in state.game.faces
        and any(each[1:] in state.game.rerolls for each in coming.waiting)
    ):
        return refuse("REL-TIM-04", "reroll_first")
    if coming.moment == "movement.rolled" and state.innermost(Moving).placed:
        return refuse("REL-MOV-07", "placed")
    if source in state.game.arms:
        refusal = why_not_arms(state, seat, source, coming.moment)
        if refusal is not None:
            return refusal
    if ability.cost is not None:
        refusal = why_not_pay(state, seat, source, ability.cost)
        if refusal is not None:
            return refusal
    if not is_useful(state, ability.do, around):
        return refuse("REL-CLR-07", "useless", card=source)
    return None


def why_not_pay(state: RelicState, seat: str, source: str, cost: Cost) -> Refusal | None:
    """REL-R-31: an option with a price is offered only if the whole price can be paid."""
    player = state.table.players[seat]
    if cost.charge:
        refusal = why_not_charge(state, source)
        if refusal is not None:
            return refusal
    if cost.life and state.lasting.forbids("lose_life", seat) is not None:
        return refuse("REL-CLR-02", "no_life")
    payable = (
        player.influence >= cost.influence
        and player.life > cost.life - (cost.life == 0)
        and len(player.power) >= cost.power_cards
        and len(player.assets) - (source in player.assets) >= cost.assets
        and len(player.trophies) >= cost.trophies
    )
    return None if payable else refuse("REL-R-31", "price")


def why_not_charge(state: RelicState, card: str) -> Refusal | None:
    """REL-CHG-04: at most one charge from one card in a turn."""
    if state.table.charges.get(card, 0) <= 0:
        return refuse("REL-CHG-03", "no_charge", card=card)
    if card in state.table.spent:
        return refuse("REL-CHG-04", "once")
    return None


def why_not_arms(state: RelicState, seat: str, source: str, moment: str) -> Refusal | None:
    """REL-BAT-05, REL-WAR-07, REL-WAR-08, REL-TST-09: Weapons and Armour in battles only, and one of each.

    REL-WAR-09, REL-RLC-06: Equipment and relics know no such limit.
    """
    for trait in ("weapon", "armour"):
        if has_trait(state, source, trait):
            battle = state.in_progress(Battle)
            if battle is None or battle.seat != seat or not moment.startswith("battle."):
                return refuse("REL-WAR-07", "no_battle")
            taken = why_not_one_more(state, battle, source, trait)
            if taken is not None:
                return taken
            if state.lasting.by_name and state.lasting.forbids(f"use_{trait}", seat):
                return refuse("REL-CLR-02", "no_arms")
    return None


def why_not_one_more(state: RelicState, battle: Battle, source: str, trait: str) -> Refusal | None:
    """REL-WAR-08: one Weapon and one Armour; where an effect allows a second Weapon, no third."""
    if trait == "armour":
        held: tuple[str, ...] = (battle.armour,)
    elif state.lasting.permits("second_weapon", battle.seat) is None:
        held = (battle.weapon,)
    else:
        held = (battle.weapon, battle.second_weapon)
    if "" in held or source in held:
        return None
    return refuse("REL-WAR-08", "taken", cards=held)


def take_up_arms(state: RelicState, source: str) -> None:
    """REL-R-62: using any part of a Weapon or Armour makes it the one of this battle."""
    battle = state.in_progress(Battle) if source in state.game.arms else None
    if battle is not None:
        if has_trait(state, source, "weapon") and source not in (battle.weapon, battle.second_weapon):
            if battle.weapon:
                battle.second_weapon = source
            else:
                battle.weapon = source
        if has_trait(state, source, "armour"):
            battle.armour = source


def count_dice(state: RelicState, source: str, number: int) -> None:
    """REL-DIE-11: a result that an ability has looked at stands; ignoring it would come too late."""
    whose = state.game.faces.get((source, number))
    if whose is None or (source, number) in state.game.rerolls:
        return
    if whose == "enemy":
        state.innermost(Battle).enemy_counted = True
        return
    roll = state.game.contest(state) or state.in_progress(Moving)
    if roll is not None:
        roll.counted = True


def fitting(
    state: RelicState, seat: str, source: str, bonuses: tuple[Bonus, ...], attribute: str
) -> tuple[Bonus, ...]:
    """REL-BON-09: the bonuses of a card that serve this type and can be paid for."""
    player = state.table.players[seat]
    found: list[Bonus] = []
    for bonus in bonuses:
        if bonus.attributes and attribute not in bonus.attributes:
            continue
        if bonus.charge and why_not_charge(state, source) is not None:
            continue
        if player.influence < bonus.influence:
            continue
        if bonus.if_.tests and not bonus.if_.hold(state, context(state, seat, source)):
            continue
        found.append(bonus)
    return tuple(found)


def why_not_bonus(
    state: RelicState,
    player: Player,
    source: str,
    with_bonus: Mapping[str, tuple[Bonus, ...]],
    contest: Battle | Test,
) -> Refusal | None:
    """Why a component cannot give a bonus in a battle or test at all."""
    if source not in with_bonus or source not in (player.hero, *player.assets, *player.corruption):
        return _no_bonus(contest, source)
    if source in player.facedown:
        return refuse("REL-COR-05", "facedown")
    if source in contest.declared:
        return refuse("REL-BON-10", "declared", card=source)
    return None


def why_not_fitting(
    state: RelicState, seat: str, source: str, bonuses: tuple[Bonus, ...], contest: Battle | Test
) -> Refusal:
    """Why no bonus of a component fits: what the first one that serves this type lacks."""
    for bonus in bonuses:
        if bonus.attributes and contest.attribute not in bonus.attributes:
            continue
        if bonus.charge:
            refusal = why_not_charge(state, source)
            if refusal is not None:
                return refusal
        if state.table.players[seat].influence < bonus.influence:
            return refuse("REL-R-31", "price")
    return _no_bonus(contest, source)


def _no_bonus(contest: Battle | Test, source: str) -> Refusal:
    if isinstance(contest, Battle):
        return refuse("REL-BON-09", "no_bonus", card=source)
    return refuse("REL-BON-02", "no_bonus", card=source)
