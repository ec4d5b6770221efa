"""Foreseeing: the odds of an attack that is offered, with what was prepared for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2016.actions import DeclareAttack
from grimtable.games.doom2016.procedures.demon_activation import DemonActivation
from grimtable.games.doom2016.procedures.marine_activation import MarineActivation
from grimtable.games.doom2016.topics.odds import Odds, Swing, attack_odds, card_swing, demon_swing

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.table import Figure
    from grimtable.kernel import Action

Fighting = MarineActivation | DemonActivation


def declared_odds(state: DoomState, action: Action) -> tuple[Figure, Swing, Odds] | None:
    """Who attacks, with what, and the chances; None for anything but a declared attack."""
    if not isinstance(action, DeclareAttack):
        return None
    memory = state.stack[-1].memory if state.stack else None
    if not isinstance(memory, Fighting):
        return None
    attacker = state.table.figures[memory.figure]
    swing = swing_of(state, memory)
    if swing is None:
        return None
    return attacker, swing, attack_odds(state, attacker.id, action.figure, swing, action.seat)


def swing_of(state: DoomState, memory: Fighting) -> Swing | None:
    """What the acting figure attacks with now, prepared dice among it."""
    figure = state.table.figures[memory.figure]
    if isinstance(memory, DemonActivation):
        swing = demon_swing(state, figure.kind)
    else:
        printed = state.game.action_cards.get(state.game.copies.get(memory.card, ""))
        made = card_swing(state, figure.id, printed, memory.moved) if printed is not None else None
        if made is None:
            return None
        swing = made
    return swing._replace(dice=(*swing.dice, *memory.extra_dice), reach=swing.reach + memory.extra_range)
