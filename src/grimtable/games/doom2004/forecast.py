"""Forecasts: the exact odds of an attack that somebody may declare now, read from the table."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from grimtable.games.doom2004.actions import Attack as AttackSpace
from grimtable.games.doom2004.actions import Fire, Interrupt, Watch
from grimtable.games.doom2004.changes import skill
from grimtable.games.doom2004.procedures.activation import Activation
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.procedures.watching import mover_of
from grimtable.games.doom2004.table import Marine
from grimtable.games.doom2004.topics.attackers import affected, command_bonus
from grimtable.games.doom2004.topics.line_of_sight import figure_of
from grimtable.games.doom2004.topics.odds import Odds, Shot, Side, Target, odds
from grimtable.games.doom2004.topics.odds_shots import Sheet, shot_for
from grimtable.games.doom2004.topics.sides import is_enemy
from grimtable.games.doom2004.topics.targets import adjacent_spaces, arms_of, in_its_mind, needed_range
from grimtable.kernel.identity import FigureId
from grimtable.narration.names import names_at

if TYPE_CHECKING:
    from grimtable.content import Texts
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.items import InvaderKind, Weapon
    from grimtable.kernel import Action


def attack_of(state: DoomState, action: Action) -> Attack | None:
    """The attack that an action would begin; None for everything else."""
    if isinstance(action, Fire | Interrupt):
        return Attack(FigureId(action.seat), action.weapon, action.space)
    if isinstance(action, AttackSpace):
        return Attack(state.innermost(Activation).figure, "", action.space)
    if isinstance(action, Watch):
        return Attack(action.figure, "", mover_of(state).space)
    return None


def shot_of(state: DoomState, attack: Attack) -> tuple[Shot, list[str]]:
    """The attack in numbers as it would be rolled now, and the figures it strikes.

    An order Aim is the owner's to keep or to use, so it does not count yet; Dodge does (D04-ORD-19).
    """
    game = state.game
    attacker = figure_of(state, attack.attacker)
    assert attacker is not None  # whoever may attack is on the board
    arms = arms_of(state, attacker, attack.weapon)
    accuracy = deadly = 0
    bonus: list[str] = []
    line: Weapon | InvaderKind
    if isinstance(attacker, Marine):
        line = game.weapons[attack.weapon]
        accuracy = skill(state, attacker.id, "accuracy")
        if adjacent_spaces(state, 1 << attacker.space) >> attack.space & 1:
            deadly += skill(state, attacker.id, "close_damage")
        if arms.melee:
            deadly += skill(state, attacker.id, "melee_damage")
    else:
        line = game.invaders[attacker.kind]
        if state.lasting.by_name:
            accuracy = command_bonus(state, attacker)
            deadly = state.lasting.total("damage", attacker.id) + accuracy
            for colour in game.dice_counts:
                bonus += [colour] * state.lasting.total(f"dice_{colour}", attacker.id)
    struck = affected(state, attack)
    ignores_range = arms.melee or arms.abilities.sweep
    shot = shot_for(
        Sheet(game.dice, game.weapons, game.invaders),
        line,
        *(_target(state, attack, id) for id in struck),
        distance=1 if ignores_range else needed_range(state, attacker, arms, attack.space),
        dodge=any(_dodges(state, id) for id in struck),
        bonus_dice=bonus,
        accuracy=accuracy,
        deadly=deadly,
        berserk=isinstance(attacker, Marine) and bool(attacker.berserk) and attack.weapon == "fist",
    )
    return (replace(shot, melee=True) if ignores_range else shot), struck


def shots_of(state: DoomState, attack: Attack) -> list[tuple[Shot, list[str]]]:
    """The attack as it concerns each of those it strikes: one shot for all but Telekinesis.

    There one roll is compared with everybody's own distance, the nearest first (D4X-ABL-17).
    """
    shot, struck = shot_of(state, attack)
    attacker = figure_of(state, attack.attacker)
    if attacker is None or not arms_of(state, attacker, attack.weapon).abilities.telekinesis:
        return [(shot, struck)]
    return [
        (replace(shot, distance=far, targets=(_target(state, attack, id),)), [id])
        for id, far in in_its_mind(state, attacker)
    ]


def _dodges(state: DoomState, id: str) -> bool:
    """D04-ORD-19, D4X-ABL-01: by order, or always."""
    marine = state.table.marines.get(id)
    if marine is not None:
        return marine.order == "dodge"
    return state.table.invaders[id].kind in state.game.dodging


def _target(state: DoomState, attack: Attack, id: str) -> Target:
    side: Side = "friend"
    if id == attack.attacker:
        side = "self"
    elif is_enemy(state, attack.attacker, id):
        side = "enemy"
    marine = state.table.marines.get(id)
    if marine is not None:
        return Target(id, marine.armor, marine.wounds, side)
    invader = state.table.invaders[id]
    kind = state.game.invaders[invader.kind]
    armor = kind.armor + (state.lasting.total("armor", id) if state.lasting.by_name else 0)
    return Target(id, armor, kind.wounds - invader.wounds, side)


def forecast(state: DoomState, action: Action, language: str = "en") -> str:
    """`hit 83%, kill 42%`: what an attack is likely to bring; empty where nothing is rolled."""
    attack = attack_of(state, action)
    if attack is None:
        return ""
    shots = shots_of(state, attack)
    shot, struck = shots[0]
    if not struck and not state.field.barrels >> attack.space & 1:
        return ""
    texts = state.game.pack.texts
    faces = {id: die.faces for id, die in state.game.dice.items()}
    answer = odds(shot, faces)
    # Out of reach nobody is hurt, except where a Blast happens to scatter to.
    if answer.hits:
        said = [texts.text("odds-hit", language, chance=_percent(answer.hit))]
    else:
        said = [texts.text("odds-out_of_reach", language)]
    if answer.hits and len(shots) == len(shot.targets) == 1:
        said += _on_one(texts, answer, shot.targets[0], language)
    elif answer.hits:
        names = names_at(state.game, tuple(state.setup.order), language)
        for each, _ in shots:
            on_these = answer if each is shot else odds(each, faces)
            for place, target in enumerate(each.targets):
                said.append(
                    texts.text(
                        "odds-on_one",
                        language,
                        side=target.side,
                        name=names.of(target.name),
                        odds=", ".join(_on_one(texts, on_these, target, language, place)),
                    )
                )
    if shot.ammunition:
        said.append(texts.text("odds-ammo", language, chance=_percent(answer.ammunition)))
    return ", ".join(said)


def _on_one(texts: Texts, answer: Odds, target: Target, language: str, place: int = 0) -> list[str]:
    said = [texts.text("odds-kill", language, chance=_percent(answer.kill(place)))]
    if target.wounds > 1:
        tenths = round(answer.wounds[place].mean * 10)
        mean = f"{tenths // 10}.{tenths % 10}"
        said.append(texts.text("odds-wounds", language, mean=mean, most=target.wounds))
    return said


def _percent(chance: Fraction) -> str:
    """A whole percent; what can happen is never 0%, and what can fail never 100%.

    >>> [_percent(Fraction(part, 1000)) for part in (0, 1, 425, 999, 1000)]
    ['0%', '1%', '42%', '99%', '100%']
    """
    whole = round(chance * 100)
    if 0 < chance < 1:
        whole = min(99, max(1, whole))
    return f"{whole}%"
