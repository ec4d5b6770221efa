"""Rolls: which dice to roll again, for whoever may choose.  Chapter RRL."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from grimtable.games.advice import Advice
from grimtable.games.doom2004.forecast import shot_of
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.procedures.rolling import dice_names
from grimtable.games.doom2004.topics.odds import PlainFace, best_reroll
from grimtable.games.doom2004.topics.odds_shots import Sheet

if TYPE_CHECKING:
    from grimtable.games.doom2004.actions import Reroll
    from grimtable.games.doom2004.field import DoomState


def best_dice(state: DoomState, attack: Attack) -> tuple[str, ...]:
    """The names of the dice that the owner of the re-roll should have rolled again."""
    shot, _ = shot_of(state, attack)
    shot = replace(
        shot,
        dice=attack.dice,
        aimed=attack.aimed,
        dodged=not attack.aimed,
        deadly=shot.deadly + attack.bonus_damage,
        accuracy=shot.accuracy + attack.bonus_range,
    )
    if not shot.targets:
        return ()
    rolled = [PlainFace(range=r, damage=d, bullet=bool(b), miss=bool(m)) for r, d, b, m in attack.faces]
    sheet = Sheet(state.game.dice, state.game.weapons, state.game.invaders)
    again = best_reroll(shot, sheet.faces, rolled)
    names = dice_names(attack.dice)
    return tuple(names[at] for at in again)


def weigh_reroll(state: DoomState, options: list[Reroll]) -> list[Advice]:
    """The exact best choice; everything else is worth less."""
    attack = state.innermost(Attack)
    best = best_dice(state, attack)
    said = (
        f"roll {' and '.join(best)} again: the best by exact odds"
        if best
        else "keep the roll: the best by exact odds"
    )
    return [
        Advice(
            option, 1.0 if option.dice == best else 0.0, said if option.dice == best else "worse by the odds"
        )
        for option in options
    ]
