"""Forecast: the exact odds of the attack that could be declared now, and of the one that is under way.

odds = offered_odds(state, "imp_1", seat)        # before: the chances of declaring it
odds = attack_under_way(state, seat)             # during: from where it stands
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2016.procedures.demon_activation import DemonActivation
from grimtable.games.doom2016.procedures.marine_activation import MarineActivation
from grimtable.games.doom2016.remembering import Attack
from grimtable.games.doom2016.table import MARINE
from grimtable.games.doom2016.topics.odds import Odds, Swing, attack_odds, card_swing, demon_swing
from grimtable.games.doom2016.topics.skills import health

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.table import Figure
    from grimtable.kernel import SeatId
    from grimtable.kernel.identity import FigureId


def swing_now(state: DoomState, activation: MarineActivation | DemonActivation) -> Swing | None:
    """What the figure that acts would attack with now, what it prepared included; None: with nothing."""
    if activation.attacks <= 0:
        return None
    if isinstance(activation, DemonActivation):
        swing = demon_swing(state, state.table.figures[activation.figure].kind)
    else:
        card = state.game.action_cards[state.game.copies[activation.card]]
        found = card_swing(state, activation.figure, card, activation.moved)
        if found is None:
            return None
        swing = found
    return swing._replace(
        dice=(*swing.dice, *activation.extra_dice), reach=swing.reach + activation.extra_range
    )


def offered_odds(state: DoomState, defender: FigureId | str, viewer: SeatId | None) -> Odds | None:
    """The chances of the attack that the acting figure could declare now; None where nobody acts."""
    for frame in reversed(state.stack):
        memory = frame.memory
        if isinstance(memory, MarineActivation | DemonActivation):
            swing = swing_now(state, memory)
            if swing is None or defender not in state.table.figures:
                return None
            return attack_odds(state, memory.figure, defender, swing, viewer)
    return None


def attack_under_way(state: DoomState, viewer: SeatId | None) -> Odds | None:
    """The chances of the attack that is being carried out, from where it stands; None where there is none."""
    attack = state.in_progress(Attack)
    if attack is None or attack.over or attack.defender not in state.table.figures:
        return None
    if attack.attacker not in state.table.figures:
        return None
    defender = state.table.figures[attack.defender]
    if not attack.faces:
        swing = Swing(attack.dice, 0, attack.ignores_cover, 0, attack.damage)
        return attack_odds(state, attack.attacker, attack.defender, swing, viewer, cover=attack.cover)
    # Dice and defence lie on the table: what is left is certain.
    dealt = 0 if attack.dodged else max(0, attack.damage - attack.shields)
    left = _left(state, defender)
    return Odds((0,) * dealt + (1,), 1, left, left, attack.cover)


def _left(state: DoomState, figure: Figure) -> int:
    whole = health(state, figure.id) if figure.kind == MARINE else state.game.demons[figure.kind].health
    return whole - figure.damage
