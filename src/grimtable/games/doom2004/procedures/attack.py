"""The attack: declare, look, roll, hit or miss, wounds.  Chapters ATT, RRL, AMM, DMG, SCT and ABL.

The book counts five steps (D04-ATT-01); its "step 6" is the fifth (D04-R-03).
Blow-Through runs the same steps again for the next space, one die less (D04-ABL-11 to D04-ABL-17).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any

import msgspec

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.actions import (
    CarryOn,
    Explode,
    KeepAim,
    NoPush,
    Push,
    Reroll,
    StopHere,
    UseAim,
)
from grimtable.games.doom2004.changes import skill
from grimtable.games.doom2004.procedures.discovery import discover_all
from grimtable.games.doom2004.procedures.wounds import settle_wounds
from grimtable.games.doom2004.table import INVADER, Invader, Marine
from grimtable.games.doom2004.topics.knockback import landings
from grimtable.games.doom2004.topics.line_of_sight import figure_of, ground
from grimtable.games.doom2004.topics.targets import (
    Arms,
    adjacent_spaces,
    blast_area,
    figures_on,
    is_enemy,
    needed_range,
    why_not_attack_space,
    why_not_weapon,
)
from grimtable.grid import DIRECTION_NAMES, bits
from grimtable.kernel import (
    Refusal,
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    choice,
    clockwise_from,
    do,
    procedure,
    repeat_if,
    window,
)
from grimtable.kernel.procedure import stop_if
from grimtable.kernel.window import Window

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import Play

FaceData = tuple[int, int, int, int]  #: range, damage, bullet, miss


class Attack(msgspec.Struct):
    """What an attack remembers between its steps."""

    attacker: str
    weapon: str  #: empty for an invader
    space: int
    kind: str = "turn"  #: turn, guard, watch or card: who gets the attack back if it cannot be made
    dice: tuple[str, ...] = ()
    faces: tuple[FaceData, ...] = ()
    aimed: bool = False
    card_dodge: bool = False  #: the Invader played a dodge card (D04-R-101)
    rerolled: bool = False
    dodgers: tuple[str, ...] = ()
    needed: int = 0
    range: int = 0
    damage: int = 0
    bonus_damage: int = 0
    bonus_range: int = 0
    hit: bool = False
    failed: str = ""  #: miss or range
    at: int = -1  #: where it comes down
    victims: tuple[tuple[str, int], ...] = ()  #: figure, wounds
    killed: tuple[str, ...] = ()
    slew: bool = False  #: an invader died of some roll of this attack
    pushing: tuple[str, ...] = ()
    barrels: tuple[int, ...] = ()
    visited: tuple[int, ...] = ()
    aimed_at: tuple[str, ...] = ()  #: figures on the target space when it was named
    hurt: tuple[str, ...] = ()  #: figures this chain has been directed at (D04-R-72)
    unseen: bool = False  #: a later space of a chain has come out of sight before its roll (D04-R-70)
    declared: bool = False
    carrying: bool = False
    off: bool = False
    wounded: bool = False  #: the wounds of this roll are applied; only what follows from them is left


@procedure("attack", remembers=Attack)
def attacking() -> list[Step | StopIf]:
    return [
        stop_if("D04-R-51", attack_is_off),
        do("D04-ATT-01", announce),
        window("D04-R-17", "attack_declared", seats=all_seats),
        do("D04-R-51", check_again),
        ask(
            "D04-ORD-04",
            always(UseAim, do=use_aim),
            always(KeepAim, do=keep_aim),
            seat=attacking_seat,
            when=may_aim,
            name="aim",
        ),
        do("D04-ATT-10", roll_dice, when=is_rolled),
        window("D04-R-101", "attack_rolled", seats=invader_then_marines, when=is_rolled),
        do("D04-RRL-04", judge_rerolls, when=is_rolled),
        ask(
            "D04-RRL-01",
            choice(Reroll, among=rerolls, why_not=why_not_reroll, do=reroll),
            seat=rerolling_seat,
            when=has_reroll,
            name="reroll",
        ),
        window("D04-R-41", "roll_final", seats=invader_then_marines, when=is_rolled),
        do("D04-AMM-05", spend_ammunition, when=is_rolled),
        do("D04-ATT-12", decide_hit, when=is_rolled),
        do("D04-SCT-01", scatter, when=scatters),
        do("D04-DMG-01", find_victims, when=comes_down),
        window("D04-ORD-26", "damage_known", seats=invader_then_marines, when=comes_down),
        do("D04-DMG-04", inflict_wounds, when=comes_down),
        ask(
            "D04-R-63",
            choice(Explode, among=explosions, why_not=why_not_explode, do=explode),
            seat=attacking_seat,
            when=has_barrels,
            name="explode",
        ),
        repeat_if("D04-R-63", has_barrels, back_to="explode"),
        ask(
            "D04-ABL-25",
            choice(Push, among=pushes, why_not=why_not_push, do=push),
            always(NoPush, do=no_push),
            seat=attacking_seat,
            when=may_push,
            name="push",
        ),
        repeat_if("D04-ABL-25", may_push, back_to="push"),
        window("D04-R-48", "attack_resolved", seats=all_seats),
        ask(
            "D04-ABL-17",
            choice(CarryOn, among=continuations, why_not=why_not_carry_on, do=carry_on),
            always(StopHere, do=stop_here),
            seat=attacking_seat,
            when=may_carry_on,
            name="carry_on",
        ),
        repeat_if("D04-ABL-13", is_carried_on, back_to="announce"),
        do("D04-MAR-05", finish_attack),
    ]


# --- who ------------------------------------------------------------------------------------------


def attacker_of(state: Play, attack: Attack) -> Marine | Invader:
    figure = figure_of(state, attack.attacker)
    assert figure is not None
    return figure


def attack_is_off(state: Play, attack: Attack) -> bool:
    """The attacker has left the board, or the attack has been given up.

    D04-R-64: barrels that it has hit go up all the same.
    """
    if attack.off:
        return True
    return _is_gone(state, attack) and not (attack.wounded and attack.barrels)


def _is_gone(state: Play, attack: Attack) -> bool:
    if attack.attacker in state.table.invaders:
        return False
    marine = state.table.marines.get(attack.attacker)
    return marine is None or marine.space < 0


def attacking_seat(state: Play, attack: Attack) -> SeatId:
    return SeatId(attack.attacker if attack.attacker in state.table.marines else INVADER)


def all_seats(state: Play, attack: Attack) -> tuple[SeatId, ...]:
    """D04-TIM-01, D04-R-50: events first, then Marines in turn order."""
    return state.game.invader_first(state.order)


invader_then_marines = all_seats


def arms(state: Play, attack: Attack) -> Arms:
    return state.game.arms[attack.weapon or state.table.invaders[attack.attacker].kind]


# --- declaring ------------------------------------------------------------------------------------


def announce(state: Play, attack: Attack) -> None:
    """D04-ATT-02, D04-ATT-03, D04-ATT-14: a space is named, and by Marines a weapon; the rest is the same."""
    attack.carrying = False
    attack.visited = (*attack.visited, attack.space)
    attack.aimed_at = state.board.at.get(attack.space, ())
    attack.hurt = (*attack.hurt, *attack.aimed_at)
    attack.unseen = False
    if not attack.dice:
        attack.dice = _dice(state, attack)
    attack.faces = ()
    attack.aimed = arms(state, attack).abilities.aim  # D04-ABL-03
    attack.card_dodge = attack.rerolled = attack.hit = False
    attack.failed = ""
    attack.damage = attack.range = attack.bonus_damage = attack.bonus_range = 0
    attack.at = -1
    attack.victims = attack.killed = attack.pushing = ()
    attack.barrels = ()
    attack.wounded = False
    if state.journal is not None:
        state.emit(events.AttackDeclared(attack.attacker, attack.weapon, attack.space))


def _dice(state: Play, attack: Attack) -> tuple[str, ...]:
    """D04-ATT-10, D04-R-90: the dice of the sheet and of cards, never more of a colour than there are."""
    counts = state.game.dice_counts
    wanted: list[str] = list(arms(state, attack).dice)
    if attack.attacker in state.table.invaders and state.lasting.by_name:
        for colour in counts:
            wanted.extend([colour] * state.lasting.total(f"dice_{colour}", attack.attacker))
    dice: list[str] = []
    for colour in wanted:
        if dice.count(colour) < counts[colour]:
            dice.append(colour)
    return tuple(dice)


def check_again(state: Play, attack: Attack) -> None:
    """D04-R-17, D04-R-51: an attack that became impossible, or whose target is gone, is not used up."""
    attacker = attacker_of(state, attack)
    if attack.declared:
        # A later space of a chain: sight is needed when it is rolled for, never to an empty one (D04-R-70).
        attack.unseen = is_rolled(state, attack) and (
            why_not_attack_space(state, attacker, arms(state, attack), attack.space) is not None
        )
        return
    refusal = why_not_attack_space(state, attacker, arms(state, attack), attack.space)
    if refusal is None and isinstance(attacker, Marine):
        refusal = why_not_weapon(state, attacker, attack.weapon)
    there = state.board.at.get(attack.space, ())
    target_is_gone = bool(attack.aimed_at) and not any(id in there for id in attack.aimed_at)
    if refusal is not None or target_is_gone:
        attack.off = True
        _give_back(state, attack)
        if state.journal is not None:
            state.emit(events.AttackWithdrawn(attack.attacker))
        return
    attack.declared = True


def _give_back(state: Play, attack: Attack) -> None:
    """The turn, activation or order that granted the attack has it again."""
    if attack.kind == "guard":
        # The order lies there again, and the window that it answered is open to it (D04-DP-31).
        marine = state.table.marines[attack.attacker]
        if not marine.order:
            changes.place_order(state, marine, "guard")
        for frame in reversed(state.stack):
            window_memory = frame.memory
            if isinstance(window_memory, Window) and marine.id in window_memory.used:
                window_memory.used = tuple(source for source in window_memory.used if source != marine.id)
                return
        return
    if attack.kind != "turn":
        return
    for frame in reversed(state.stack):
        memory = frame.memory
        if getattr(memory, "grants_attacks_of", "") == attack.attacker:
            memory.attacks += 1
            return


def is_rolled(state: Play, attack: Attack) -> bool:
    """D04-R-65, D04-R-70: an empty space of a Blow-Through attack has no roll."""
    if attack.faces:
        return True
    if attack.unseen:
        return False
    sheet = arms(state, attack).abilities
    if not sheet.blow_through or sheet.blast:
        return True
    bit = 1 << attack.space
    enemies = state.board.invaders if attack.attacker in state.table.marines else state.board.marines
    return bool((enemies | state.board.barrels) & bit)


# --- aiming ---------------------------------------------------------------------------------------


def may_aim(state: Play, attack: Attack) -> bool:
    """D04-ORD-04, D04-R-58: a Marine with Aim, before each roll, unless it is aimed anyway."""
    if attack.aimed:
        return False
    marine = state.table.marines.get(attack.attacker)
    return marine is not None and marine.order == "aim" and is_rolled(state, attack)


def use_aim(state: Play, attack: Attack, action: UseAim) -> None:
    """The order is discarded; this roll is aimed."""
    changes.remove_order(state, state.table.marines[attack.attacker])
    attack.aimed = True


def keep_aim(state: Play, attack: Attack, action: KeepAim) -> None:
    """D04-ORD-09: Aim stays for a later roll."""


# --- rolling --------------------------------------------------------------------------------------


def roll_dice(state: Play, attack: Attack) -> None:
    """D04-ATT-10: exactly the dice that the sheet gives."""
    faces = [state.roll(die, state.game.dice[die].faces) for die in attack.dice]
    attack.faces = tuple((f.range, f.damage, int(f.bullet), int(f.miss)) for f in faces)
    _show_dice(state, attack, ())


def _show_dice(state: Play, attack: Attack, again: tuple[str, ...]) -> None:
    if state.journal is not None:
        shown = tuple("miss" if m else f"{r}/{d}{'*' if b else ''}" for r, d, b, m in attack.faces)
        state.emit(events.DiceRolled(attack.attacker, dice_names(attack.dice), shown, again))


def dice_names(dice: tuple[str, ...]) -> tuple[str, ...]:
    """Names for the dice of one roll: yellow, green_1, green_2."""
    names = []
    for place, die in enumerate(dice):
        if dice.count(die) == 1:
            names.append(die)
        else:
            names.append(f"{die}_{dice[: place + 1].count(die)}")
    return tuple(names)


def affected(state: Play, attack: Attack) -> list[str]:
    """The figures this attack would affect at its target space (D04-ABL-05, D04-ABL-32, D04-R-27).

    A Blast asks nobody's side (D04-ABL-08); a Sweep and any other attack spare friends (D04-ABL-34).
    """
    abilities = arms(state, attack).abilities
    attacker = attacker_of(state, attack)
    if abilities.sweep:
        near = adjacent_spaces(state, ground(state, attacker))
        return [id for id in figures_on(state, near) if is_enemy(state, attack.attacker, id)]
    if abilities.blast:
        return figures_on(state, blast_area(state, attack.space, abilities.blast))
    return [id for id in figures_on(state, 1 << attack.space) if is_enemy(state, attack.attacker, id)]


def judge_rerolls(state: Play, attack: Attack) -> None:
    """D04-RRL-03, D04-RRL-04, D04-RRL-05, D04-R-55: one re-roll at most; aimed and dodged cancel each other.

    So does Dodge by order (D04-ORD-22). It does not matter where Aim comes from (D04-ABL-04). Whoever would
    be affected may dodge, also in a Blast or a Sweep, and several dodgers have one re-roll between them
    (D04-ABL-09, D04-ABL-35).
    """
    dodgers = [
        id
        for id in affected(state, attack)
        if id in state.table.marines and state.table.marines[id].order == "dodge"
    ]
    if attack.card_dodge:
        dodgers.append(INVADER)
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


def has_reroll(state: Play, attack: Attack) -> bool:
    return bool(attack.faces) and not attack.rerolled and (attack.aimed or bool(attack.dodgers))


def rerolling_seat(state: Play, attack: Attack) -> SeatId:
    """Who causes the re-roll chooses the dice (D04-RRL-01)."""
    return attacking_seat(state, attack) if attack.aimed else SeatId(attack.dodgers[0])


def rerolls(state: Play, attack: Attack, seat: SeatId) -> Iterator[Reroll]:
    """D04-ORD-05, D04-ORD-19: any set of dice, none of them first."""
    names = dice_names(attack.dice)
    for size in range(len(names) + 1):
        for chosen in combinations(names, size):
            yield Reroll(seat, chosen)


def why_not_reroll(state: Play, attack: Attack, action: Reroll) -> Refusal | None:
    names = dice_names(attack.dice)
    if list(action.dice) != [name for name in names if name in action.dice]:
        return Refusal("D04-RRL-01", f"choose among {', '.join(names)}, in this order")
    return None


def reroll(state: Play, attack: Attack, action: Reroll) -> None:
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


# --- the result -----------------------------------------------------------------------------------


def spend_ammunition(state: Play, attack: Attack) -> None:
    """D04-AMM-05, D04-R-68: a bullet icon on the final faces costs a token of the weapon's kind.

    One token however many icons show (D04-AMM-06), hit or miss (D04-AMM-07), none without an icon
    (D04-AMM-08); every roll of a chain counts for itself (D04-R-71). Invaders and weapons with the infinity
    sign ignore all this, berserk fists among them (D04-AMM-03, D04-AMM-04, D04-R-97).
    """
    marine = state.table.marines.get(attack.attacker)
    ammo = arms(state, attack).ammo
    if marine is None or not ammo or marine.ammo[ammo] <= 0:
        return
    if any(bullet for _, _, bullet, _ in attack.faces):
        changes.spend_ammo(state, marine, ammo)


def decide_hit(state: Play, attack: Attack) -> None:
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
        damage += state.lasting.total("damage", attacker.id)
    attack.damage = sum(face[1] for face in attack.faces if not face[3]) + damage
    attack.range = sum(face[0] for face in attack.faces) + accuracy
    if any(face[3] for face in attack.faces):
        attack.failed = "miss"
    elif not sheet.melee and not sheet.abilities.sweep:
        attack.needed = needed_range(state, attacker, sheet, attack.space)
        if attack.range < attack.needed:
            attack.failed = "range"
    if attack.failed:
        if state.journal is not None:
            state.emit(events.AttackMissed(attack.attacker, attack.space, attack.failed))
        return
    attack.hit = True
    attack.at = attack.space
    if state.journal is not None:
        state.emit(events.AttackHit(attack.attacker, attack.space, attack.damage))


def scatters(state: Play, attack: Attack) -> bool:
    """D04-SCT-01, D04-SCT-12, D04-ABL-10: a Blast attack that failed, and no other."""
    return bool(attack.failed) and bool(arms(state, attack).abilities.blast)


def scatter(state: Play, attack: Attack) -> None:
    """D04-SCT-02, D04-R-78: the top card says where it comes down; it is discarded unread (D04-SCT-08).

    The last card of the deck is a frag point (D04-SCT-09), which may end the game before the blast. Where it
    comes down counts as hit, Deadly included (D04-ABL-19); nobody is safe from it (D04-SCT-11).
    """
    card = changes.take_top_card(state)
    if card is None:
        return
    shown = state.game.scatter_of(card)
    attack.at = _scattered(state, attack.space, shown)
    if state.journal is not None:
        state.emit(events.AttackScattered(card, shown, attack.at))
    changes.discard(state, card)
    changes.settle_deck(state)
    if attack.at >= 0:
        attack.hit = True


def _scattered(state: Play, space: int, shown: str) -> int:
    """D04-SCT-04: the new target space; -1 when nothing comes of it.

    The compass has north at the top of the map (D04-SCT-03). A Miss symbol (D04-SCT-07), a wall, a closed
    door or an obstacle on the way (D04-SCT-06) end it; a free way makes it a hit there (D04-SCT-05). Figures
    do not matter (D04-SCT-10), nor does what stands on the original space (D04-R-105).
    """
    direction, _, distance = shown.partition(" ")
    if direction == "miss":
        return -1
    field = state.board
    way = field.passage.way(space, DIRECTION_NAMES.index(direction), int(distance))
    if len(way) < int(distance):
        return -1
    solid = field.obstacles & ~field.barrels
    for passed in way[:-1]:
        if (field.obstacles | field.board.spaces & ~field.known) >> passed & 1:
            return -1
    last = way[-1]
    if (solid | field.board.spaces & ~field.known) >> last & 1:
        return -1
    return last


def comes_down(state: Play, attack: Attack) -> bool:
    return attack.hit and attack.at >= 0


def find_victims(state: Play, attack: Attack) -> None:
    """D04-DMG-01, D04-DMG-06, D04-ABL-07, D04-ABL-33, D04-EQP-21: wounds for each by its own armor."""
    abilities = arms(state, attack).abilities
    if attack.at != attack.space:
        ids = figures_on(state, blast_area(state, attack.at, abilities.blast))
    else:
        ids = affected(state, attack)
    attack.victims = tuple((id, wounds_on(state, attack, id)) for id in ids)
    area = 1 << attack.at
    if abilities.blast:
        area = blast_area(state, attack.at, abilities.blast)
    if abilities.sweep:
        area = 0
    # D04-OBS-11: without damage a barrel stays.
    attack.barrels = tuple(bits(area & state.board.barrels)) if attack.damage > 0 else ()


def wounds_on(state: Play, attack: Attack, id: str) -> int:
    """D04-DMG-04, D04-DMG-05: total damage divided by armor, rounded down; the surplus is lost.

    An invader's armor stands on the sheet (D04-DMG-03), a Marine's is his tokens (D04-DMG-02); it counts as
    at least 1 (D04-R-100).
    """
    invader = state.table.invaders.get(id)
    if invader is not None:
        kind = state.game.invaders[invader.kind]
        marine = state.table.marines.get(attack.attacker)
        if marine is not None and marine.berserk and attack.weapon == "fist":
            return kind.wounds  # D04-R-38: a hit is enough; barrels and Marines take damage (D04-R-37)
        armor = kind.armor + (state.lasting.total("armor", id) if state.lasting.by_name else 0)
    else:
        armor = state.table.marines[id].armor
    return attack.damage // max(1, armor)


def inflict_wounds(state: Play, attack: Attack) -> None:
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
    attack.slew = attack.slew or any(id not in table.marines for id in attack.killed)
    if _is_gone(state, attack):
        return
    if arms(state, attack).abilities.knockback and state.result is None:
        by_damage = state.setup.options["knockback"] == "damage"
        attack.pushing = tuple(
            id
            for id, amount in attack.victims
            if (amount > 0 or (by_damage and attack.damage > 0)) and id not in attack.killed
        )


# --- barrels --------------------------------------------------------------------------------------


def has_barrels(state: Play, attack: Attack) -> bool:
    return bool(attack.barrels)


def explosions(state: Play, attack: Attack, seat: SeatId) -> Iterator[Explode]:
    for space in attack.barrels:
        yield Explode(seat, space)


def why_not_explode(state: Play, attack: Attack, action: Explode) -> Refusal | None:
    if action.space not in attack.barrels:
        return Refusal("D04-OBS-08", "no barrel there takes damage from this attack")
    return None


def explode(state: Play, attack: Attack, action: Explode) -> None:
    """D04-OBS-09, D04-OBS-10, D04-R-64: after the attack's own wounds, one wound to everybody adjacent."""
    attack.barrels = tuple(space for space in attack.barrels if space != action.space)
    explode_barrel(state, action.space, attack.attacker)


def explode_barrel(state: Play, space: int, by: str) -> None:
    """A barrel goes up; the explosion gives wounds, not damage (D04-DMG-13), and sets off no other barrel."""
    near = state.board.passage.neighbours[space]
    ids = figures_on(state, near)
    changes.remove_barrel(state, space)
    for id in ids:
        figure = figure_of(state, id)
        if isinstance(figure, Marine):
            changes.wound_marine(state, figure, 1)
        elif figure is not None:
            changes.wound_invader(state, figure, 1)
    settle_wounds(state, by)
    discover_all(state)


# --- knockback ------------------------------------------------------------------------------------


def may_push(state: Play, attack: Attack) -> bool:
    """D04-ABL-20, D04-R-76: victims still on the board that can land somewhere."""
    while attack.pushing:
        figure = figure_of(state, attack.pushing[0])
        if figure is not None and figure.space >= 0 and landings(state, figure):
            return True
        attack.pushing = attack.pushing[1:]
    return False


def pushes(state: Play, attack: Attack, seat: SeatId) -> Iterator[Push]:
    figure = figure_of(state, attack.pushing[0])
    assert figure is not None
    for there in landings(state, figure):
        yield Push(seat, there.anchor)


def why_not_push(state: Play, attack: Attack, action: Push) -> Refusal | None:
    figure = figure_of(state, attack.pushing[0])
    assert figure is not None
    if all(there.anchor != action.space for there in landings(state, figure)):
        return Refusal("D04-ABL-22", f"{figure.id} cannot land on {state.board.board.name(action.space)}")
    return None


def push(state: Play, attack: Attack, action: Push) -> None:
    """D04-ABL-21 to D04-ABL-24, D04-OBS-06: up to three spaces; a damaging obstacle wounds at once."""
    figure = figure_of(state, attack.pushing[0])
    assert figure is not None
    attack.pushing = attack.pushing[1:]
    there = next(place for place in landings(state, figure) if place.anchor == action.space)
    before = figure.space
    covered_before = ground(state, figure)  # D04-R-62: a space that stays covered is not entered again
    if isinstance(figure, Marine):
        changes.move_marine(state, figure, there.anchor)
    else:
        changes.move_invader(state, figure, there)
    if state.journal is not None:
        state.emit(events.FigurePushed(figure.id, before, there.anchor))
    if there.mask & ~covered_before & state.board.scene.damaging:
        if isinstance(figure, Marine):
            changes.wound_marine(state, figure, 1)
        else:
            changes.wound_invader(state, figure, 1)
        settle_wounds(state, attack.attacker)
    discover_all(state)


def no_push(state: Play, attack: Attack, action: NoPush) -> None:
    attack.pushing = attack.pushing[1:]


# --- Blow-Through ---------------------------------------------------------------------------------


def may_carry_on(state: Play, attack: Attack) -> bool:
    """D04-ABL-11, D04-ABL-14, D04-ABL-16, D04-AMM-09: a die to give up, ammunition and a next space."""
    sheet = arms(state, attack)
    if not sheet.abilities.blow_through or not ({"green", "blue"} & set(attack.dice)):
        return False
    marine = state.table.marines.get(attack.attacker)
    if marine is not None and sheet.ammo and marine.ammo[sheet.ammo] <= 0:
        return False
    return any(True for _ in continuations(state, attack, attacking_seat(state, attack)))


def continuations(state: Play, attack: Attack, seat: SeatId) -> Iterator[CarryOn]:
    """Every adjacent space the attack may go on to, with each colour of die it may give up."""
    colours = [colour for colour in ("green", "blue") if colour in attack.dice]
    for space in bits(state.board.passage.neighbours[attack.space]):
        if why_not_next_space(state, attack, space) is None:
            for colour in colours:
                yield CarryOn(seat, space, colour)


def why_not_next_space(state: Play, attack: Attack, space: int) -> Refusal | None:
    """D04-ABL-15, D04-R-70, D04-R-72: adjacent, not yet attacked, in sight if somebody stands there."""
    field = state.board
    name = field.board.name(space)
    if not field.passage.neighbours[attack.space] >> space & 1 or not field.known >> space & 1:
        return Refusal("D04-ABL-11", f"{name} is not adjacent to the last space")
    if space in attack.visited:
        return Refusal("D04-ABL-15", f"{name} has been attacked already")
    attacker = attacker_of(state, attack)
    sheet = arms(state, attack)
    enemies = field.invaders if isinstance(attacker, Marine) else field.marines
    if not (enemies | field.barrels) >> space & 1:
        if (field.occupied | field.obstacles) >> space & 1:
            return Refusal("D04-R-65", f"{name} holds no enemy")
        return None
    if not state.setup.options["errata"] and any(id in attack.hurt for id in field.at.get(space, ())):
        return Refusal("D04-R-72", f"{field.at[space][0]} has been attacked already")
    return why_not_attack_space(state, attacker, sheet, space)


def why_not_carry_on(state: Play, attack: Attack, action: CarryOn) -> Refusal | None:
    if action.die not in attack.dice or action.die not in ("green", "blue"):
        return Refusal("D04-ABL-12", f"there is no {action.die} die to give up")
    return why_not_next_space(state, attack, action.space)


def carry_on(state: Play, attack: Attack, action: CarryOn) -> None:
    """D04-ABL-12, D04-ABL-13: one die less; the new space becomes the target space."""
    dice = list(attack.dice)
    dice.remove(action.die)
    attack.dice = tuple(dice)
    attack.space = action.space
    attack.carrying = True


def stop_here(state: Play, attack: Attack, action: StopHere) -> None:
    attack.carrying = False


def is_carried_on(state: Play, attack: Attack) -> bool:
    return attack.carrying


def finish_attack(state: Play, attack: Attack) -> None:
    """The attack is over; a kill may give another one (skill `chain_kill`, once in each turn)."""
    marine = state.table.marines.get(attack.attacker)
    if marine is None or not attack.slew or not skill(state, marine.id, "chain_kill"):
        return
    for frame in reversed(state.stack):
        memory: Any = frame.memory
        if getattr(memory, "grants_attacks_of", "") == marine.id and not memory.chained:
            memory.chained = True
            memory.attacks += 1
            return
