"""Attackers: who attacks, with what, and whom it would strike.  Chapters ATT and ABL, ruling D04-R-27."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004.changes import skill
from grimtable.games.doom2004.table import INVADER, Invader, Marine
from grimtable.games.doom2004.topics.line_of_sight import figure_of, ground
from grimtable.games.doom2004.topics.sides import is_enemy, is_idle, seat_of
from grimtable.games.doom2004.topics.targets import (
    Arms,
    adjacent_spaces,
    blast_area,
    figures_on,
    in_its_mind,
)
from grimtable.kernel import SeatId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.attack import Attack


def attacker_of(state: DoomState, attack: Attack) -> Marine | Invader:
    figure = figure_of(state, attack.attacker)
    assert figure is not None
    return figure


def is_gone(state: DoomState, attack: Attack) -> bool:
    if attack.attacker in state.table.invaders:
        return False
    marine = state.table.marines.get(attack.attacker)
    return marine is None or marine.space < 0


def attacking_seat(state: DoomState, attack: Attack) -> SeatId:
    """Who decides for the attacker, also when it has just left the board."""
    figure = figure_of(state, attack.attacker)
    if figure is not None:
        return seat_of(figure)
    return INVADER if isinstance(attack.seat, msgspec.UnsetType) else SeatId(attack.seat)


def arms(state: DoomState, attack: Attack) -> Arms:
    return state.game.arms[attack.weapon or state.table.invaders[attack.attacker].kind]


def slays(state: DoomState, attack: Attack, id: str) -> bool:
    """Whether a hit of this attack is enough to kill that figure, whatever its armor and wounds.

    D04-EQP-21, D04-R-37, D04-R-38, D4X-R-47: a berserk Marine's fist, against enemies. D4X-SOC-09,
    D4X-ABL-12: the Soul Cube, against every enemy.
    """
    if arms(state, attack).abilities.soul_drain:
        return is_enemy(state, attack.attacker, id)
    marine = state.table.marines.get(attack.attacker)
    return (
        marine is not None
        and bool(marine.berserk)
        and attack.weapon == "fist"
        and (id not in state.table.marines or is_enemy(state, attack.attacker, id))
    )


def command_bonus(state: DoomState, figure: Marine | Invader) -> int:
    """D4X-BOT-16: what a bot beside a Marine who commands has more, of range and of damage."""
    if (
        isinstance(figure, Marine)
        or figure.kind not in state.game.bots
        or "commands_bots" not in state.lasting.by_name
    ):
        return 0
    near = state.field.passage.neighbours[figure.space] | 1 << figure.space
    return max(
        (
            skill(state, marine.id, "commands_bots")
            for marine in state.table.marines.values()
            if marine.space >= 0 and near >> marine.space & 1 and not is_enemy(state, marine.id, figure.id)
        ),
        default=0,
    )


def affected(state: DoomState, attack: Attack) -> list[str]:
    """The figures this attack would affect at its target space (D04-ABL-05, D04-ABL-32, D04-R-27).

    A Blast asks nobody's side (D04-ABL-08); a Sweep and any other attack spare friends (D04-ABL-34).
    """
    abilities = arms(state, attack).abilities
    attacker = attacker_of(state, attack)
    if abilities.telekinesis and not abilities.sweep:
        struck = [id for id, _ in in_its_mind(state, attacker)]
    elif abilities.blast and not abilities.sweep:
        struck = figures_on(state, blast_area(state, attack.space, abilities.blast))
    else:
        near = adjacent_spaces(state, ground(state, attacker)) if abilities.sweep else 1 << attack.space
        struck = [id for id in figures_on(state, near) if is_enemy(state, attack.attacker, id)]
    return [id for id in struck if not is_out_of_reach(state, id)]


def is_out_of_reach(state: DoomState, id: str) -> bool:
    """Whether no attack does anything to a figure: an inactive bot, an invisible Marine.

    D4X-BOT-02, D4X-R-30; D4X-EQP-05, D4X-R-45: also not a Blast whose centre is elsewhere, or on his own
    space. Other harm than attacks hurts him (D4X-R-44).
    """
    figure = state.table.invaders.get(id)
    if figure is not None:
        return is_idle(figure)
    return bool(state.lasting.by_name) and state.lasting.total("untouchable", id) > 0
