"""Quiet answers: questions that a screen need not ask aloud (D04-RRL-01, D04-ABL-17, D04-R-101).

Only what everybody sees goes into them: dice, figures and the wounds that they have left, and the cards of
whoever is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.actions import PlayEvent, Reroll, StopHere
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.procedures.attack_result import decide_hit, find_victims, scatters
from grimtable.games.doom2004.table import Marine
from grimtable.games.doom2004.topics.attackers import arms, attacker_of
from grimtable.games.doom2004.topics.line_of_sight import figure_of
from grimtable.games.doom2004.topics.sides import enemies, is_enemy
from grimtable.kernel import Pass

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.kernel import Action


def idle(state: DoomState) -> Action | None:
    """A roll that cannot become better is kept, and an attack that can reach nobody is carried no further.

    Nor is a Dodge card spent on a roll that misses anyway, where nothing can come of it (D04-R-101).
    """
    decision = state.decision
    if decision is None:
        return None
    if decision.is_window:
        if decision.question == "attack_rolled" and _has_nothing_to_dodge(state, decision.seat):
            return next((action for action in state.legal if isinstance(action, Pass)), None)
        return None
    if decision.question == "reroll" and _is_best(state, decision.seat):
        return next(
            (action for action in state.legal if isinstance(action, Reroll) and not action.dice), None
        )
    if decision.question == "carry_on" and not _reaches_somebody(state):
        return next((action for action in state.legal if isinstance(action, StopHere)), None)
    return None


def _is_best(state: DoomState, seat: str) -> bool:
    """Whether nothing is left to wish for in a roll that may be rolled again.

    The attacker wishes all enemies dead, his friends unharmed and no bullet spent; who dodges wishes that
    nobody of his side is wounded, and that a missing enemy spends a bullet. A Blast that has failed may come
    down anywhere.
    """
    imagined = state.copy()
    imagined.journal = None
    attack = imagined.innermost(Attack)
    decide_hit(imagined, attack)
    if not attack.hit:
        return not attack.aimed and not scatters(imagined, attack) and not _may_cost_a_bullet(imagined, seat)
    find_victims(imagined, attack)
    if attack.barrels:
        return False
    hurt = [(id, amount) for id, amount in attack.victims if amount]
    if not attack.aimed:
        return all(is_enemy(imagined, seat, id) for id, _ in hurt)
    foes = {id for id, _ in attack.victims if is_enemy(imagined, attack.attacker, id)}
    if not foes or any(id not in foes or amount < _life(imagined, id) for id, amount in hurt):
        return False
    spends = bool(arms(imagined, attack).ammo) and any(bullet for _, _, bullet, _ in attack.faces)
    return len(hurt) == len(foes) and not spends


def _has_nothing_to_dodge(state: DoomState, seat: str) -> bool:
    """Whether nothing but Dodge is offered against a roll that shows a Miss, and nothing could come of it.

    Something comes of it when Aim would roll again (both cancel, D04-RRL-04), when a Blast comes down
    elsewhere, when other dice may show a bullet that the enemy has to spend (D04-AMM-07), and when somebody
    else may still have all dice rolled once more (D4X-R-76).
    """
    attack = state.innermost(Attack)
    if attack.aimed or not any(miss for *_, miss in attack.faces):
        return False
    offered = [action for action in state.legal if not isinstance(action, Pass)]
    if not all(isinstance(action, PlayEvent) and _only_dodges(state, action) for action in offered):
        return False
    if any(other != seat for other, _, _ in state.answers.by_moment.get("attack_rolled", ())):
        return False
    return not arms(state, attack).abilities.blast and not _may_cost_a_bullet(state, seat)


def _only_dodges(state: DoomState, action: PlayEvent) -> bool:
    event = state.game.event_of(action.card)
    return event is not None and all(call.verb == "dodge_attack" for call in event.do)


def _may_cost_a_bullet(state: DoomState, seat: str) -> bool:
    """D04-AMM-06, D04-AMM-07: an enemy's weapon needs ammo and no die shows a bullet yet, hit or miss."""
    attack = state.innermost(Attack)
    if attack.attacker not in state.table.marines or not is_enemy(state, seat, attack.attacker):
        return False
    return bool(arms(state, attack).ammo) and not any(bullet for _, _, bullet, _ in attack.faces)


def _life(state: DoomState, id: str) -> int:
    """The wounds that it still takes: a Marine has them in his bin, an invader has suffered them already."""
    figure = figure_of(state, id)
    if figure is None or isinstance(figure, Marine):
        return 0 if figure is None else figure.wounds
    return state.game.invaders[figure.kind].wounds - figure.wounds


def _reaches_somebody(state: DoomState) -> bool:
    """Whether an enemy or a barrel lies within as many spaces as there are dice to give up (D04-ABL-12)."""
    attack = state.innermost(Attack)
    field = state.field
    goals = (enemies(state, attacker_of(state, attack)) | field.barrels) & field.known
    for space in attack.visited:
        goals &= ~(1 << space)
    if not state.game.ruleset.chain_meets_again:
        for id in attack.hurt:
            for met, figures in field.at.items():
                if id in figures:
                    goals &= ~(1 << met)
    steps = sum(die in ("green", "blue") for die in attack.dice)
    return bool(field.passage.reach(1 << attack.space, steps) & goals)
