"""The attack: declare, look, roll, hit or miss, wounds.  Chapters ATT, RRL, AMM, DMG, SCT and ABL.

The book counts five steps (D04-ATT-01); its "step 6" is the fifth (D04-R-03). Their table and the declaration
stand here; the dice are in `rolling`, what they come to in `wounding`, and what may follow from that in
`barrels`, `knockback` and `blow_through`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

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
from grimtable.games.doom2004.procedures.answering import all_seats
from grimtable.games.doom2004.procedures.attack_result import (
    comes_down,
    decide_hit,
    find_victims,
    inflict_wounds,
    scatter,
    scatters,
)
from grimtable.games.doom2004.procedures.barrels import (
    explode,
    explode_last,
    explosions,
    has_barrels,
    has_one_barrel,
    has_several_barrels,
    why_not_explode,
)
from grimtable.games.doom2004.procedures.blow_through import (
    carry_on,
    continuations,
    is_carried_on,
    may_carry_on,
    stop_here,
    why_not_carry_on,
)
from grimtable.games.doom2004.procedures.granting import granting
from grimtable.games.doom2004.procedures.knockback import may_push, no_push, push, pushes, why_not_push
from grimtable.games.doom2004.procedures.resolving import Resolving, card_of
from grimtable.games.doom2004.procedures.rolling import (
    has_reroll,
    is_rolled,
    judge_rerolls,
    keep_aim,
    may_aim,
    reroll,
    rerolling_seat,
    rerolls,
    roll_dice,
    spend_ammunition,
    use_aim,
    why_not_reroll,
)
from grimtable.games.doom2004.table import INVADER, Marine
from grimtable.games.doom2004.topics.attackers import arms, attacker_of, attacking_seat, is_gone
from grimtable.games.doom2004.topics.targets import target_spaces, why_not_attack_space, why_not_weapon
from grimtable.kernel import (
    Step,
    StopIf,
    always,
    ask,
    choice,
    do,
    procedure,
    repeat_if,
    window,
)
from grimtable.kernel.bounds import AtFigure, Figures, Name, Names, Spot, Spots, Sum
from grimtable.kernel.identity import NO_SPACE
from grimtable.kernel.procedure import stop_if
from grimtable.kernel.window import Window

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState

#: Every set of dice is a re-roll of its own, so more would be thousands of answers (D04-RRL-01).
MOST_DICE: Final = 10

FaceData = tuple[Sum, Sum, Sum, Sum]  #: range, damage, bullet, miss


class Attack(msgspec.Struct):
    """What an attack remembers between its steps."""

    attacker: AtFigure
    weapon: Name  #: empty for an invader
    space: Spot
    kind: Name = "turn"  #: turn, guard, watch or card: who gets the attack back if it cannot be made
    dice: Annotated[tuple[Name, ...], msgspec.Meta(max_length=MOST_DICE)] = ()
    faces: Annotated[tuple[FaceData, ...], msgspec.Meta(max_length=MOST_DICE)] = ()
    aimed: bool = False
    card_dodge: bool = False  #: the Invader played a dodge card (D04-R-101)
    rerolled: bool = False
    dodgers: Names = ()
    needed: Sum = 0
    range: Sum = 0
    damage: Sum = 0
    bonus_damage: Sum = 0
    bonus_range: Sum = 0
    hit: bool = False
    failed: Name = ""  #: miss or range
    at: Spot = NO_SPACE  #: where it comes down
    #: figure, wounds
    victims: Annotated[tuple[tuple[Name, Sum], ...], msgspec.Meta(max_length=2_000)] = ()
    killed: Names = ()
    slew: bool = False  #: an invader died of some roll of this attack
    pushing: Names = ()
    barrels: Spots = ()
    visited: Spots = ()
    aimed_at: Figures = ()  #: figures on the target space when it was named
    hurt: Names = ()  #: figures this chain has been directed at (D04-R-72)
    unseen: bool = False  #: a later space of a chain has come out of sight before its roll (D04-R-70)
    declared: bool = False
    carrying: bool = False
    off: bool = False
    wounded: bool = False  #: the wounds of this roll are applied; only what follows from them is left
    #: who runs the attacker, a Marine or a monster apart: a bot may leave the board before its attack is over
    #: Not there otherwise, as in games saved before it was.
    seat: Name | msgspec.UnsetType = msgspec.UNSET
    #: whose Guard orders were older than the one that it has used; not there where that does not matter
    older: Names | msgspec.UnsetType = msgspec.UNSET


@procedure("attack", remembers=Attack)
def attacking() -> list[Step | StopIf]:
    return [
        stop_if("D04-R-51", attack_is_off, go_to="finish_attack"),
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
        window("D04-R-101", "attack_rolled", seats=all_seats, when=is_rolled),
        do("D04-RRL-04", judge_rerolls, when=is_rolled),
        ask(
            "D04-RRL-01",
            choice(Reroll, among=rerolls, why_not=why_not_reroll, do=reroll),
            seat=rerolling_seat,
            when=has_reroll,
            name="reroll",
        ),
        window("D04-EVT-01", "roll_final", seats=all_seats, when=is_rolled),
        do("D04-AMM-05", spend_ammunition, when=is_rolled),
        do("D04-ATT-12", decide_hit, when=is_rolled),
        do("D04-SCT-01", scatter, when=scatters),
        do("D04-DMG-01", find_victims, when=comes_down),
        window("D04-EVT-01", "damage_known", seats=all_seats, when=comes_down),
        do("D04-DMG-04", inflict_wounds, when=comes_down),
        ask(
            "D04-R-63",
            choice(Explode, among=explosions, why_not=why_not_explode, do=explode),
            seat=attacking_seat,
            when=has_several_barrels,
            name="explode",
        ),
        do("D04-OBS-09", explode_last, when=has_one_barrel),
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
        do("D4X-R-59", end_by_time, when=has_run_out),
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


def attack_is_off(state: DoomState, attack: Attack) -> bool:
    """The attacker has left the board, or the attack has been given up.

    D04-R-64: barrels that it has hit go up all the same.
    """
    if attack.off:
        return True
    if attack.attacker in state.table.invaders:
        return False  # asked before every step: the usual case needs no more
    return is_gone(state, attack) and not (attack.wounded and attack.barrels)


# --- declaring ------------------------------------------------------------------------------------


def announce(state: DoomState, attack: Attack) -> None:
    """D04-ATT-02, D04-ATT-03, D04-ATT-14: a space is named, and by Marines a weapon; the rest is the same."""
    if not attack.visited:
        pay_price(state, attack)
        invader = state.table.invaders.get(attack.attacker)
        if invader is not None and invader.seat != INVADER:
            attack.seat = invader.seat
    attack.carrying = False
    attack.visited = (*attack.visited, attack.space)
    attack.aimed_at = state.field.at.get(attack.space, ())
    attack.hurt = (*attack.hurt, *attack.aimed_at)
    attack.unseen = False
    if not attack.dice:
        attack.dice = _dice(state, attack)
    attack.faces = ()
    attack.aimed = arms(state, attack).abilities.aim  # D04-ABL-03
    attack.card_dodge = attack.rerolled = attack.hit = False
    attack.failed = ""
    attack.damage = attack.range = attack.bonus_damage = attack.bonus_range = 0
    attack.at = NO_SPACE
    attack.victims = attack.killed = attack.pushing = ()
    attack.barrels = ()
    attack.wounded = False
    if state.journal is not None:
        cause = _cause(state, attack)
        state.emit(
            events.AttackDeclared(attack.attacker, attack.weapon, attack.space, attack.aimed_at, cause)
        )


def _cause(state: DoomState, attack: Attack) -> str:
    """What lets it attack out of its turn: Watch, Guard or a card; nothing in its own."""
    if attack.kind != "card":
        return "" if attack.kind == "turn" else attack.kind
    card = state.in_progress(Resolving)
    return "" if card is None else card_of(card)


def pay_price(state: DoomState, attack: Attack) -> None:
    """D4X-SOC-04, D4X-SOC-11: what it costs is paid when it is declared, once, whatever comes of it.

    D4X-SOC-05, D4X-DP-10: so they must be gathered anew before each further one.
    """
    marine = state.table.marines.get(attack.attacker)
    if marine is not None:
        for token, amount in state.game.weapons[attack.weapon].price.items():
            changes.pay_tokens(state, marine, token, amount)


def _dice(state: DoomState, attack: Attack) -> tuple[str, ...]:
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


def check_again(state: DoomState, attack: Attack) -> None:
    """D04-R-17, D04-R-51: an attack that became impossible, or whose target is gone, is not used up."""
    attacker = attacker_of(state, attack)
    if attack.declared:
        # A later space of a chain: sight is needed when it is rolled for, never to an empty one (D04-R-70).
        attack.unseen = is_rolled(state, attack) and (
            why_not_attack_space(state, attacker, arms(state, attack), attack.space) is not None
        )
        return
    field = state.field
    if field.offered_at == state.stamp():
        # It was offered, and nobody has done anything since: what was possible then is possible now.
        field.offered_at = -1
        attack.declared = True
        return
    sheet = arms(state, attack)
    if sheet.abilities.telekinesis and (nearest := target_spaces(state, attacker, sheet)):
        attack.space = nearest[0]  # nobody was named, so whoever is in sight now is attacked (D4X-ABL-14)
        attack.aimed_at = field.at.get(attack.space, ())
    refusal = why_not_attack_space(state, attacker, sheet, attack.space)
    if refusal is None and isinstance(attacker, Marine):
        refusal = why_not_weapon(state, attacker, attack.weapon, is_paid=True)
    there = field.at.get(attack.space, ())
    target_is_gone = bool(attack.aimed_at) and not any(id in there for id in attack.aimed_at)
    if refusal is not None or target_is_gone:
        attack.off = True
        _give_back(state, attack)
        if isinstance(attacker, Marine):
            for token, amount in state.game.weapons[attack.weapon].price.items():
                changes.return_tokens(state, attacker, token, amount)
        if state.journal is not None:
            state.emit(events.AttackWithdrawn(attack.attacker))
        return
    attack.declared = True


def _give_back(state: DoomState, attack: Attack) -> None:
    """The turn, activation or order that granted the attack has it again."""
    if attack.kind == "guard":
        # The order lies there again, and the window that it answered is open to it (D04-DP-31).
        marine = state.table.marines[attack.attacker]
        was_used = not marine.order
        if was_used:
            changes.place_order(state, marine, "guard")
        if marine.order == "guard":
            state.field.mode.guard_given_back(state, marine, attack.older or (), was_used=was_used)
        for frame in reversed(state.stack):
            window_memory = frame.memory
            if isinstance(window_memory, Window) and marine.id in window_memory.used:
                window_memory.used = tuple(source for source in window_memory.used if source != marine.id)
                return
        return
    if attack.kind != "turn":
        return
    for memory in granting(state, attack.attacker):
        memory.attacks += 1
        return


# --- the end --------------------------------------------------------------------------------------


def has_run_out(state: DoomState, attack: Attack) -> bool:
    """Whether the clock of an arena has run out, for which a scatter has taken the last card."""
    return state.table.is_arena and state.table.beside.time_is_up


def end_by_time(state: DoomState, attack: Attack) -> None:
    """D4X-R-59: all of the attack is done, so the game ends before anybody answers it."""
    state.field.mode.settle(state)


def finish_attack(state: DoomState, attack: Attack) -> None:
    """The attack is over, also when its attacker has fallen in the middle of it.

    A kill may give another one (skill `chain_kill`, once in each turn).
    """
    state.field.mode.settle(state)
    marine = state.table.marines.get(attack.attacker)
    if marine is None or marine.space < 0 or not attack.slew or not skill(state, marine.id, "chain_kill"):
        return
    for memory in granting(state, marine.id):
        if not memory.chained:
            memory.chained = True
            memory.attacks += 1
            return
