"""What a roll comes to: hit or miss, scatter, victims and their wounds.  Chapters ATT, SCT and DMG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.changes import skill
from grimtable.games.doom2004.procedures.deaths import settle_wounds
from grimtable.games.doom2004.procedures.gaining import has_most
from grimtable.games.doom2004.table import Marine
from grimtable.games.doom2004.topics.attackers import (
    affected,
    arms,
    attacker_of,
    command_bonus,
    is_gone,
    is_out_of_reach,
    slays,
)
from grimtable.games.doom2004.topics.sides import is_enemy, is_monster
from grimtable.games.doom2004.topics.targets import (
    adjacent_spaces,
    blast_area,
    figures_on,
    in_its_mind,
    needed_range,
)
from grimtable.grid import DIRECTION_NAMES, bits
from grimtable.kernel.identity import NO_SPACE, CardId, Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.attack import Attack


SOUL_DRAIN_HEALS = 3  #: D4X-SOC-10, D4X-ABL-13


# --- hit or miss ----------------------------------------------------------------------------------


def decide_hit(state: DoomState, attack: Attack) -> None:
    """D04-ATT-11, D04-ATT-12, D04-ATT-13: Miss first, then the range.

    Numbers and Accuracy are added (D04-RNG-05, D04-ABL-01), which undoes no Miss (D04-ABL-02); melee asks for
    no range (D04-MEL-03), a ranged attack next door does (D04-MEL-05). Deadly counts the icons of the sheet
    (D04-ABL-18, D04-R-73). Damage below an armor makes no miss of a hit (D04-R-102).
    """
    sheet = arms(state, attack)
    attacker = attacker_of(state, attack)
    accuracy = sheet.abilities.accuracy + attack.bonus_range
    damage = sheet.abilities.deadly + attack.bonus_damage
    if isinstance(attacker, Marine):
        accuracy += skill(state, attacker.id, "accuracy")
        if adjacent_spaces(state, 1 << attacker.space) >> attack.space & 1:
            damage += skill(state, attacker.id, "close_damage")
        if sheet.melee:
            damage += skill(state, attacker.id, "melee_damage")
    elif state.lasting.by_name:
        commanded = command_bonus(state, attacker)
        damage += state.lasting.total("damage", attacker.id) + commanded
        accuracy += commanded
    attack.damage = sum(face[1] for face in attack.faces if not face[3]) + damage
    attack.range = sum(face[0] for face in attack.faces) + accuracy
    if any(face[3] for face in attack.faces):
        attack.failed = "miss"
    elif sheet.abilities.soul_drain:
        attack.needed = 0  # D4X-SOC-08: the number that it shows does not matter
    elif not sheet.melee and not sheet.abilities.sweep:
        attack.needed = needed_range(state, attacker, sheet, attack.space)
        if attack.range < attack.needed:
            attack.failed = "range"
    if attack.failed:
        if state.journal is not None:
            state.emit(events.AttackMissed(attack.attacker, attack.space, attack.failed, attack.aimed_at))
        return
    attack.hit = True
    attack.at = attack.space
    if state.journal is not None:
        state.emit(events.AttackHit(attack.attacker, attack.space, attack.damage, attack.aimed_at))


# --- scatter --------------------------------------------------------------------------------------


def scatters(state: DoomState, attack: Attack) -> bool:
    """D04-SCT-01, D04-SCT-12, D04-ABL-10: a Blast attack that failed, and no other."""
    return bool(attack.failed) and bool(arms(state, attack).abilities.blast)


def scatter(state: DoomState, attack: Attack) -> None:
    """D04-SCT-02, D04-R-78: the top card says where it comes down; it is discarded unread (D04-SCT-08).

    The last card of the deck is a frag point (D04-SCT-09), which may end the game before the blast. In an
    arena the deck is the timer (D4X-DM-21). Where it comes down counts as hit, Deadly included
    (D04-ABL-19); nobody is safe from it (D04-SCT-11).
    """
    card = changes.take_top_card(state)
    if card is None:
        return
    shown = state.game.scatter_of(card)
    attack.at = _scattered(state, attack.space, shown)
    if state.journal is not None:
        state.emit(events.AttackScattered(CardId(card), shown, attack.at))
    changes.discard(state, CardId(card))
    changes.settle_deck(state)
    if attack.at >= 0:
        attack.hit = True


def _scattered(state: DoomState, space: Space, shown: str) -> Space:
    """D04-SCT-04: the new target space; -1 when nothing comes of it.

    The compass has north at the top of the map (D04-SCT-03). A Miss symbol (D04-SCT-07), a wall, a closed
    door or an obstacle on the way (D04-SCT-06) end it; a free way makes it a hit there (D04-SCT-05). Figures
    do not matter (D04-SCT-10), nor does what stands on the original space (D04-R-105).
    """
    direction, _, distance = shown.partition(" ")
    if direction == "miss":
        return NO_SPACE
    field = state.field
    way = field.passage.way(space, DIRECTION_NAMES.index(direction), int(distance))
    if len(way) < int(distance):
        return NO_SPACE
    solid = field.obstacles & ~field.barrels
    for passed in way[:-1]:
        if (field.obstacles | field.unknown) >> passed & 1:
            return NO_SPACE
    last = way[-1]
    if (solid | field.unknown) >> last & 1:
        return NO_SPACE
    return Space(last)


# --- victims --------------------------------------------------------------------------------------


def comes_down(state: DoomState, attack: Attack) -> bool:
    return attack.hit and attack.at >= 0


def find_victims(state: DoomState, attack: Attack) -> None:
    """D04-DMG-01, D04-DMG-06, D04-ABL-07, D04-ABL-33, D04-EQP-21: wounds for each by its own armor."""
    abilities = arms(state, attack).abilities
    if attack.at != attack.space:
        struck = figures_on(state, blast_area(state, attack.at, abilities.blast))
        ids = [id for id in struck if not is_out_of_reach(state, id)]
    else:
        ids = affected(state, attack)
    if abilities.telekinesis:
        # One roll for all, and a Miss has ended it for all (D4X-ABL-15, D4X-ABL-16); who is farther away than
        # it reaches suffers nothing (D4X-ABL-17).
        far = dict(in_its_mind(state, attacker_of(state, attack)))
        ids = [id for id in ids if far[id] <= attack.range]
    attack.victims = tuple((id, wounds_on(state, attack, id)) for id in ids)
    area = 1 << attack.at
    if abilities.blast:
        area = blast_area(state, attack.at, abilities.blast)
    if abilities.sweep or abilities.telekinesis:
        area = 0
    # D04-OBS-11: without damage a barrel stays.
    attack.barrels = tuple(bits(area & state.field.barrels)) if attack.damage > 0 else ()


def wounds_on(state: DoomState, attack: Attack, id: str) -> int:
    """D04-DMG-04, D04-DMG-05: total damage divided by armor, rounded down; the surplus is lost.

    An invader's armor stands on the sheet (D04-DMG-03), a Marine's is his tokens (D04-DMG-02); it counts as
    at least 1 (D04-R-100).
    """
    invader = state.table.invaders.get(id)
    if invader is not None:
        kind = state.game.invaders[invader.kind]
        if slays(state, attack, id):
            return kind.wounds  # barrels and Marines take damage (D04-R-37)
        armor = kind.armor + (state.lasting.total("armor", id) if state.lasting.by_name else 0)
    else:
        if slays(state, attack, id):
            return state.table.marines[id].wounds
        armor = state.table.marines[id].armor
    return attack.damage // max(1, armor)


def inflict_wounds(state: DoomState, attack: Attack) -> None:
    """D04-DMG-07 to D04-DMG-11, D04-R-96: all wounds of one attack at once, then deaths and frag points.

    Nothing but healing takes them away again (D04-DMG-12).
    """
    table = state.table
    hurt = [(id, amount) for id, amount in attack.victims if amount > 0]
    for id, amount in hurt:
        if id in table.marines:
            if table.marines[id].space >= 0:
                changes.wound_marine(state, table.marines[id], amount)
        elif id in table.invaders:
            changes.wound_invader(state, table.invaders[id], amount)
    attack.wounded = True
    attack.killed = settle_wounds(state, attack.attacker)
    quarry = state.field.mode.is_quarry
    attack.slew = attack.slew or any(quarry(state, attack.attacker, id) for id in attack.killed)
    if is_gone(state, attack):
        if attack.attacker in table.marines:
            gather(state, attack)  # D4X-R-24, D4X-R-25: what he took along was his kill
        return
    gather(state, attack)
    if arms(state, attack).abilities.knockback and state.result is None:
        by_damage = state.setup.options["knockback"] == "damage"
        attack.pushing = tuple(
            id
            for id, amount in attack.victims
            if (amount > 0 or (by_damage and attack.damage > 0)) and id not in attack.killed
        )


def gather(state: DoomState, attack: Attack) -> None:
    """What kills are good for: souls for who carries the cube, healing for who used it.

    D4X-SOC-01, D4X-SOC-02, D4X-R-24: one for each invader that an attack roll of his killed, five at most;
    what barrels, hazards and bots kill does not count. D4X-SOC-12: the cube gathers nothing by itself.
    D4X-SOC-10, D4X-R-28: three wounds, once.
    """
    killed = [id for id in attack.killed if any(id == victim for victim, amount in attack.victims if amount)]
    if not killed:
        return
    attacker = attacker_of(state, attack)
    if arms(state, attack).abilities.soul_drain and any(
        is_enemy(state, attack.attacker, id) for id in killed
    ):
        changes.heal(state, attacker, SOUL_DRAIN_HEALS)
    if not isinstance(attacker, Marine):
        return
    for weapon, token in state.game.gathering:
        if weapon in attacker.weapons and weapon != attack.weapon:
            for id in killed:
                if is_monster(state, id) and not has_most(state, attacker, token):
                    changes.gather_token(state, attacker, token)
