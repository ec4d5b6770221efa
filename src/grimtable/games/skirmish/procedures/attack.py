"""Attacking: a figure tries to wound an enemy it can see.  Rules SKI-ATK-01 to SKI-ATK-09."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from grimtable.games.skirmish.changes import team_of, wound
from grimtable.games.skirmish.events import AttackCancelled, AttackDeclared, AttackRolled
from grimtable.games.skirmish.topics.targets import why_not_target
from grimtable.kernel import SeatId, Step, StopIf, clockwise_from, do, procedure, stop_if, window
from grimtable.kernel.bounds import AtFigure, Sum

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState
    from grimtable.games.skirmish.table import Figure


class Attack(msgspec.Struct):
    """What an attack remembers between its steps: ids and numbers, never objects."""

    attacker: AtFigure
    defender: AtFigure
    hits: Sum = 0
    pierce: Sum = 0
    shields: Sum = 0
    #: (hits, pierce) of each die
    faces: Annotated[tuple[tuple[Sum, Sum], ...], msgspec.Meta(max_length=10_000)] = ()
    wounds: Sum = 0
    cancelled: bool = False


@procedure("attack", remembers=Attack)
def attacking() -> list[Step | StopIf]:
    return [
        stop_if("SKI-ATK-09", attack_is_off),
        do("SKI-ATK-01", announce),
        window("SKI-REA-03", "attack.declared", seats=defender_first, reopens=True),  # SKI-REA-08
        do("SKI-ATK-04", check_again),
        do("SKI-ATK-05", roll_attack_dice),
        window("SKI-REA-04", "attack.defending", seats=defending_side),
        window("SKI-REA-05", "attack.attacking", seats=attacking_side),
        do("SKI-ATK-07", suffer_wounds),
        window("SKI-REA-06", "attack.resolved", seats=defender_first),
    ]


def attack_is_off(state: SkirmishState, attack: Attack) -> bool:
    """Cancelled, or one of the two has left the board."""
    figures = state.table.figures
    return attack.cancelled or attack.attacker not in figures or attack.defender not in figures


def announce(state: SkirmishState, attack: Attack) -> None:
    """The attacker has named the figure it attacks."""
    if state.journal is not None:
        state.emit(AttackDeclared(attack.attacker, attack.defender))


def check_again(state: SkirmishState, attack: Attack) -> None:
    """If an answer has made the attack impossible it ends without effect."""
    attacker, defender = combatants(state, attack)
    if why_not_target(state, attacker, defender) is not None:
        attack.cancelled = True
        if state.journal is not None:
            state.emit(AttackCancelled(attack.attacker, attack.defender))


def roll_attack_dice(state: SkirmishState, attack: Attack) -> None:
    """The attacker rolls its dice; vows may add some."""
    attacker = state.table.figures[attack.attacker]
    game = state.game
    count = game.kinds[attacker.kind].dice + state.lasting.total("dice", attacker.seat)
    faces = [state.roll("attack", game.faces) for _ in range(count)]
    set_faces(state, attack, tuple((face.hits, face.pierce) for face in faces))


def set_faces(state: SkirmishState, attack: Attack, faces: tuple[tuple[int, int], ...]) -> None:
    """SKI-ATK-05: hits and piercing are counted over all dice."""
    attack.faces = faces
    attack.hits = sum(hits for hits, _ in faces)
    attack.pierce = sum(pierce for _, pierce in faces)
    if state.journal is not None:
        shown = tuple(f"{hits}{'!' * pierce}" for hits, pierce in faces)
        state.emit(AttackRolled(attack.attacker, shown, attack.hits, attack.pierce))


def suffer_wounds(state: SkirmishState, attack: Attack) -> None:
    """SKI-ATK-06, SKI-ATK-07: armour and shields less piercing cancel hits; the rest are wounds."""
    defender = state.table.figures[attack.defender]
    attack.wounds = max(0, attack.hits - shields_of(state, attack))
    if attack.wounds:
        wound(state, defender, attack.wounds)


def shields_of(state: SkirmishState, attack: Attack) -> int:
    """SKI-ATK-06: armour, vows and shields from cards, less the piercing rolled, never below none."""
    defender = state.table.figures[attack.defender]
    armour = state.game.kinds[defender.kind].armour + state.lasting.total("armour", defender.seat)
    return max(0, armour + attack.shields - attack.pierce)


def combatants(state: SkirmishState, attack: Attack) -> tuple[Figure, Figure]:
    figures = state.table.figures
    return figures[attack.attacker], figures[attack.defender]


def defender_first(state: SkirmishState, attack: Attack) -> tuple[SeatId, ...]:
    """Everybody may answer, clockwise from the defender."""
    defender = state.table.figures[attack.defender].seat
    return clockwise_from(state.order, SeatId(defender), tuple(map(SeatId, state.table.eliminated)))


def defending_side(state: SkirmishState, attack: Attack) -> tuple[SeatId, ...]:
    """The defender's side, the defender before its friends."""
    team = team_of(state.table.figures[attack.defender].seat)
    return tuple(seat for seat in defender_first(state, attack) if team_of(seat) == team)


def attacking_side(state: SkirmishState, attack: Attack) -> tuple[SeatId, ...]:
    """The attacker's side, the attacker before its friends."""
    attacker = SeatId(state.table.figures[attack.attacker].seat)
    order = clockwise_from(state.order, attacker, tuple(map(SeatId, state.table.eliminated)))
    team = team_of(attacker)
    return tuple(seat for seat in order if team_of(seat) == team)
