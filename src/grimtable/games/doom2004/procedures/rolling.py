"""The roll of an attack: Aim, dice, re-rolls, ammunition.  Chapters RRL and AMM, D04-ATT-10, D04-ORD-04."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.actions import KeepAim, Reroll, UseAim
from grimtable.games.doom2004.table import INVADER
from grimtable.games.doom2004.topics.attackers import affected, arms, attacker_of, attacking_seat
from grimtable.games.doom2004.topics.sides import enemies
from grimtable.kernel import Refusal, SeatId, clockwise_from, refuse

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.attack import Attack


def is_rolled(state: DoomState, attack: Attack) -> bool:
    """D04-R-65, D04-R-70, D4X-CHG-11, D4X-CHG-12: an empty space of a chain has no roll and costs no ammo."""
    if attack.faces:
        return True
    if attack.unseen:
        return False
    sheet = arms(state, attack).abilities
    if not sheet.blow_through or sheet.blast:
        return True
    bit = 1 << attack.space
    return bool((enemies(state, attacker_of(state, attack)) | state.field.barrels) & bit)


# --- aiming ---------------------------------------------------------------------------------------


def may_aim(state: DoomState, attack: Attack) -> bool:
    """D04-ORD-04, D04-R-58: a Marine with Aim, before each roll, unless it is aimed anyway."""
    if attack.aimed:
        return False
    marine = state.table.marines.get(attack.attacker)
    return marine is not None and marine.order == "aim" and is_rolled(state, attack)


def use_aim(state: DoomState, attack: Attack, action: UseAim) -> None:
    """The order is discarded; this roll is aimed."""
    changes.remove_order(state, state.table.marines[attack.attacker])
    attack.aimed = True


def keep_aim(state: DoomState, attack: Attack, action: KeepAim) -> None:
    """D04-ORD-09: Aim stays for a later roll."""


# --- rolling --------------------------------------------------------------------------------------


def roll_dice(state: DoomState, attack: Attack) -> None:
    """D04-ATT-10: exactly the dice that the sheet gives."""
    faces = [state.roll(die, state.game.dice[die].faces) for die in attack.dice]
    attack.faces = tuple((f.range, f.damage, int(f.bullet), int(f.miss)) for f in faces)
    _show_dice(state, attack, ())


def _show_dice(state: DoomState, attack: Attack, again: tuple[str, ...]) -> None:
    if state.journal is not None:
        shown = tuple("miss" if m else f"{r}/{d}{'*' if b else ''}" for r, d, b, m in attack.faces)
        names = dice_names(attack.dice)
        reach, damage = (sum(face[place] for face in attack.faces) for place in (0, 1))
        state.emit(events.DiceRolled(attack.attacker, names, shown, again, reach, damage))


def dice_names(dice: tuple[str, ...]) -> tuple[str, ...]:
    """Names for the dice of one roll: yellow, green_1, green_2."""
    names = []
    for place, die in enumerate(dice):
        if dice.count(die) == 1:
            names.append(die)
        else:
            names.append(f"{die}_{dice[: place + 1].count(die)}")
    return tuple(names)


# --- rolling again --------------------------------------------------------------------------------


def judge_rerolls(state: DoomState, attack: Attack) -> None:
    """D04-RRL-03, D04-RRL-04, D04-RRL-05, D04-R-55: one re-roll at most; aimed and dodged cancel each other.

    So does Dodge by order (D04-ORD-22) or ability (D4X-ABL-03). It does not matter where Aim comes from
    (D04-ABL-04). Whoever would be affected may dodge, also in a Blast or a Sweep, and several dodgers have
    one re-roll between them (D04-ABL-09, D04-ABL-35).
    One die or six, the Soul Cube's too (D4X-R-26).
    """
    dodgers = [
        id
        for id in affected(state, attack)
        if id in state.table.marines and state.table.marines[id].order == "dodge"
    ]
    if attack.card_dodge:
        dodgers.append(INVADER)
    if state.game.dodging:
        dodgers.extend(_dodging_seats(state, attack, dodgers))
    if dodgers:
        # The first dodging player to the left of the attacker; the attacker himself comes last (D04-R-54).
        order = clockwise_from(state.order, attacking_seat(state, attack))
        order = (*order[1:], order[0])
        dodgers.sort(key=lambda seat: order.index(SeatId(seat)))
    attack.dodgers = tuple(dodgers)
    if attack.aimed and dodgers:
        attack.aimed = False
        attack.dodgers = ()
        attack.rerolled = True  # no re-roll takes place
        if state.journal is not None:
            state.emit(events.RerollCancelled(attack.attacker))


def _dodging_seats(state: DoomState, attack: Attack, dodgers: list[str]) -> list[str]:
    """D4X-ABL-01, D4X-ABL-02, D4X-R-85: figures that always dodge; a seat has one re-roll for all its own."""
    table, found = state.table, dict[str, None]()
    for id in affected(state, attack):
        invader = table.invaders.get(id)
        if invader is not None and invader.kind in state.game.dodging and invader.seat not in dodgers:
            if invader.seat in state.order:
                found[invader.seat] = None
    return list(found)


def has_reroll(state: DoomState, attack: Attack) -> bool:
    return bool(attack.faces) and not attack.rerolled and (attack.aimed or bool(attack.dodgers))


def rerolling_seat(state: DoomState, attack: Attack) -> SeatId:
    """Who causes the re-roll chooses the dice (D04-RRL-01)."""
    return attacking_seat(state, attack) if attack.aimed else SeatId(attack.dodgers[0])


def rerolls(state: DoomState, attack: Attack, seat: SeatId) -> Iterator[Reroll]:
    """D04-ORD-05, D04-ORD-19: any set of dice, none of them first."""
    names = dice_names(attack.dice)
    for size in range(len(names) + 1):
        for chosen in combinations(names, size):
            yield Reroll(seat, chosen)


def why_not_reroll(state: DoomState, attack: Attack, action: Reroll) -> Refusal | None:
    names = dice_names(attack.dice)
    if list(action.dice) != [name for name in names if name in action.dice]:
        return refuse("D04-RRL-01", "not_among", dice=tuple(names))
    return None


def reroll(state: DoomState, attack: Attack, action: Reroll) -> None:
    """D04-RRL-02, D04-ORD-06, D04-ORD-20: the attacker rolls the chosen dice again; the new result stands."""
    attack.rerolled = True
    if not action.dice:
        return
    faces = list(attack.faces)
    for place, name in enumerate(dice_names(attack.dice)):
        if name in action.dice:
            face = state.roll(attack.dice[place], state.game.dice[attack.dice[place]].faces)
            faces[place] = (face.range, face.damage, int(face.bullet), int(face.miss))
    attack.faces = tuple(faces)
    _show_dice(state, attack, action.dice)


# --- ammunition -----------------------------------------------------------------------------------


def spend_ammunition(state: DoomState, attack: Attack) -> None:
    """D04-AMM-05, D04-R-68: a bullet icon on the final faces costs a token of the weapon's kind.

    One token however many icons show (D04-AMM-06), hit or miss (D04-AMM-07), none without an icon
    (D04-AMM-08); every roll of a chain counts for itself (D04-R-71, D4X-CHG-14). Invaders and weapons with
    the infinity sign ignore all this, berserk fists among them (D04-AMM-03, D04-AMM-04, D04-R-97).
    """
    marine = state.table.marines.get(attack.attacker)
    if marine is None or not arms(state, attack).ammo:
        return
    if any(bullet for _, _, bullet, _ in attack.faces):
        state.field.mode.pay_bullet(state, marine, attack.weapon)
