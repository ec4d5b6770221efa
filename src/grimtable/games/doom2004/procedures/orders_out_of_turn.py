"""Orders out of turn: Guard breaks in, Heal helps.  Chapter ORD, rulings D04-R-48 to -50, -56, -93."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes, counters
from grimtable.games.doom2004.actions import Heal, Interrupt
from grimtable.games.doom2004.changes import skill
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.topics.sides import is_enemy
from grimtable.games.doom2004.topics.targets import (
    arms_of,
    shots_of,
    why_not_attack_space,
    why_not_weapon,
)
from grimtable.kernel import Refusal, Responder, SeatId, refuse
from grimtable.kernel.identity import FigureId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


def is_between_roll_and_wounds(state: DoomState) -> bool:
    """D04-ORD-26, D04-R-48: some attack in progress has been rolled and its wounds are not applied yet.

    A card played at that moment may bring whole activations; the outer attack stays closed all the while.
    """
    for frame in state.stack:
        attack = frame.memory
        if isinstance(attack, Attack) and attack.faces and not attack.wounded:
            places = frame.procedure.places
            if places["roll_dice"] < frame.place <= places["inflict_wounds"]:
                return True
    return False


def interrupts(state: DoomState, seat: SeatId, source: str, moment: str) -> Iterable[Interrupt]:
    """D04-ORD-10, D04-ORD-11, D04-R-93: any attack that the rules allow, while the Invader's turn lasts.

    Passing is final for this window, the next one is open again (D04-R-49).
    """
    marine = state.table.marines[seat]
    if (
        marine.space < 0
        or not state.field.mode.may_guard(state, seat, moment)
        or is_between_roll_and_wounds(state)
    ):
        return ()
    if _is_attacking(state, FigureId(seat)):
        return ()
    return [Interrupt(seat, weapon, space) for weapon, spaces in shots_of(state, marine) for space in spaces]


def why_not_interrupt(state: DoomState, action: Interrupt, moment: str) -> Refusal | None:
    marine = state.table.marines.get(action.seat)
    if marine is None or marine.order != "guard":
        return refuse("D04-ORD-10", "no_guard", figure=action.seat)
    if not state.field.mode.may_guard(state, action.seat, moment):
        return state.field.mode.not_to_guard()
    if _is_attacking(state, FigureId(action.seat)):
        return refuse("D04-ORD-13", "attacking", figure=action.seat)
    if moment not in state.field.mode.order_moments["guard"] or is_between_roll_and_wounds(state):
        return refuse("D04-R-48", "too_late")
    return why_not_weapon(state, marine, action.weapon) or why_not_attack_space(
        state, marine, arms_of(state, marine, action.weapon), action.space
    )


def _is_attacking(state: DoomState, marine: FigureId) -> bool:
    """Whether the attack in progress is his own: an order that stays in place does not break into it."""
    attack = state.in_progress(Attack)
    return attack is not None and attack.attacker == marine


def interrupt(state: DoomState, action: Interrupt) -> None:
    """D04-ORD-12, D04-ORD-15: the order is discarded and the attack is made at once."""
    marine = state.table.marines[action.seat]
    attack = Attack(FigureId(action.seat), action.weapon, action.space, kind="guard")
    if older := state.field.mode.older_guards(state, marine):
        attack.older = older
    if skill(state, marine.id, "second_guard") and not state.table.flags.get(counters.guarded(marine.id)):
        # Front Guard: the first interrupt of a Guard order leaves it in place.
        state.table.flags[counters.guarded(marine.id)] = 1
    else:
        state.table.flags.pop(counters.guarded(marine.id), None)
        changes.remove_order(state, marine)
    state.begin("attack", attack)


GUARD_RESPONDER = Responder(
    kind="guard",
    actions=(Interrupt,),
    among=interrupts,
    source_of=lambda action: action.seat,
    why_not=why_not_interrupt,
    do=interrupt,
)


def healings(state: DoomState, seat: SeatId, source: str, moment: str) -> Iterable[Heal]:
    found = [Heal(seat, FigureId(marine)) for marine in state.table.marines]
    return [action for action in found if why_not_heal_now(state, action, moment) is None]


def why_not_heal_now(state: DoomState, action: Heal, moment: str) -> Refusal | None:
    if moment not in state.field.mode.order_moments["heal"] or is_between_roll_and_wounds(state):
        return refuse("D04-ORD-26", "too_late")
    return why_not_heal_marine(state, action)


def why_not_heal_marine(state: DoomState, action: Heal) -> Refusal | None:
    """D04-ORD-23 to D04-ORD-25: himself or a Marine beside him who has lost a wound."""
    medic = state.table.marines.get(action.seat)
    if medic is None or medic.order != "heal":
        return refuse("D04-ORD-23", "no_order", figure=action.seat)
    if action.marine in state.table.invaders:
        return refuse("D4X-BOT-19", "no_repair", figure=action.marine)
    patient = state.table.marines.get(action.marine)
    if medic.space < 0 or patient is None or patient.space < 0:
        return refuse("D04-R-56", "off_board")
    if is_enemy(state, medic.id, patient.id):
        return refuse("D4X-R-99", "enemy", figure=patient.id)
    beside = state.field.passage.neighbours[medic.space] >> patient.space & 1
    if patient.id != medic.id and patient.space != medic.space and not beside:
        return refuse("D04-ORD-24", "not_beside", figure=patient.id, medic=medic.id)
    if patient.wounds >= changes.most_wounds(state, patient):
        return refuse("D04-ORD-25", "not_hurt", figure=patient.id)
    return None


def heal(state: DoomState, action: Heal) -> None:
    changes.remove_order(state, state.table.marines[action.seat])
    changes.heal_marine(state, state.table.marines[action.marine], 1)


HEAL_RESPONDER = Responder(
    kind="heal",
    actions=(Heal,),
    among=healings,
    source_of=lambda action: action.seat,
    why_not=why_not_heal_now,
    do=heal,
)
