"""Blow-Through: the same steps for the next space, one die less.  D04-ABL-11 to D04-ABL-17, D04-R-70, -72."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.games.doom2004.actions import CarryOn, StopHere
from grimtable.games.doom2004.topics.attackers import arms, attacker_of, attacking_seat
from grimtable.games.doom2004.topics.sides import enemies
from grimtable.games.doom2004.topics.targets import why_not_attack_space, why_not_weapon
from grimtable.grid import bits
from grimtable.kernel import Refusal, SeatId, refuse
from grimtable.kernel.identity import Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.attack import Attack


def may_carry_on(state: DoomState, attack: Attack) -> bool:
    """D04-ABL-11, D04-ABL-14, D04-ABL-16, D04-AMM-09, D4X-CHG-19: a die, ammunition and a next space."""
    sheet = arms(state, attack)
    if not sheet.abilities.blow_through or not ({"green", "blue"} & set(attack.dice)):
        return False
    marine = state.table.marines.get(attack.attacker)
    if marine is not None and why_not_weapon(state, marine, attack.weapon) is not None:
        return False  # D4X-R-53: also when its icon has cost the weapon
    return any(True for _ in continuations(state, attack, attacking_seat(state, attack)))


def continuations(state: DoomState, attack: Attack, seat: SeatId) -> Iterator[CarryOn]:
    """D4X-DP-11: every adjacent space the attack may go on to, with each colour of die it may give up."""
    colours = [colour for colour in ("green", "blue") if colour in attack.dice]
    for space in bits(state.field.passage.neighbours[attack.space]):
        if why_not_next_space(state, attack, space) is None:
            for colour in colours:
                yield CarryOn(seat, space, colour)


def why_not_next_space(state: DoomState, attack: Attack, space: Space) -> Refusal | None:
    """D04-ABL-15, D04-R-70, D04-R-72: adjacent, not yet attacked, in sight if somebody stands there.

    D4X-CHG-15, D4X-R-106: sight is asked now and not when the attack began, and never to an empty space.
    D4X-CHG-16, D4X-CHG-17: by the amendments a large figure may be met again, a space never.
    """
    field = state.field
    name = field.name(space)
    if not field.passage.neighbours[attack.space] >> space & 1 or not field.known >> space & 1:
        return refuse("D04-ABL-11", "not_adjacent", space=name)
    if space in attack.visited:
        return refuse("D04-ABL-15", "attacked", space=name)
    attacker = attacker_of(state, attack)
    sheet = arms(state, attack)
    if not (enemies(state, attacker) | field.barrels) >> space & 1:
        if (field.occupied | field.obstacles) >> space & 1:
            return refuse("D04-R-65", "no_enemy", space=name)
        return None
    chain_meets_again = state.game.ruleset.chain_meets_again
    if not chain_meets_again and any(id in attack.hurt for id in field.at.get(space, ())):
        return refuse("D04-R-72", "attacked", figure=field.at[space][0])
    return why_not_attack_space(state, attacker, sheet, space)


def why_not_carry_on(state: DoomState, attack: Attack, action: CarryOn) -> Refusal | None:
    if action.die not in attack.dice or action.die not in ("green", "blue"):
        return refuse("D04-ABL-12", "no_die", die=action.die)
    return why_not_next_space(state, attack, action.space)


def carry_on(state: DoomState, attack: Attack, action: CarryOn) -> None:
    """D04-ABL-12, D04-ABL-13, D4X-CHG-13: a die less, wherever to; the space is the new target."""
    dice = list(attack.dice)
    dice.remove(action.die)
    attack.dice = tuple(dice)
    attack.space = action.space
    attack.carrying = True


def stop_here(state: DoomState, attack: Attack, action: StopHere) -> None:
    attack.carrying = False


def is_carried_on(state: DoomState, attack: Attack) -> bool:
    return attack.carrying
