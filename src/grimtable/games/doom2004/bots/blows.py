"""Blows: the exact odds of an attack as plain numbers, asked often and remembered."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from grimtable.games.doom2004.topics.odds import Target, odds
from grimtable.games.doom2004.topics.odds_shots import SOUL_DRAIN_LIMIT, TRACKING_LIMIT, Sheet, shot_for

if TYPE_CHECKING:
    from grimtable.games.doom2004.game import Doom2004

NEAR = 2  #: the distance at which a monster is thought of before anybody knows from where it will attack
USUAL_ARMOR, USUAL_WOUNDS = 2, 9


class Blow(NamedTuple):
    """What an attack comes to on one target."""

    hit: float
    wounds: float  #: the mean
    kill: float
    ammunition: float  #: the chance that it costs a token


NOTHING = Blow(0.0, 0.0, 0.0, 0.0)


@lru_cache(maxsize=65_536)
def blow(
    game: Doom2004,
    line: str,
    armor: int,
    wounds: int,
    distance: int,
    aimed: bool = False,
    dodged: bool = False,
    accuracy: int = 0,
    deadly: int = 0,
    extra: tuple[str, ...] = (),
    berserk: bool = False,
) -> Blow:
    """The attack of a weapon or an invader of this name on a target with so much armor and so many wounds."""
    attacker = game.weapons.get(line) or game.invaders[line]
    if attacker.abilities.tracking and distance > TRACKING_LIMIT:
        return NOTHING
    if attacker.abilities.soul_drain and distance > SOUL_DRAIN_LIMIT:
        return NOTHING
    sheet = Sheet(game.dice, game.weapons, game.invaders)
    shot = shot_for(
        sheet,
        attacker,
        Target("target", armor, max(1, wounds)),
        distance=1 if attacker.melee else max(1, distance),
        aim=aimed,
        dodge=dodged,
        accuracy=accuracy,
        deadly=deadly,
        bonus_dice=extra,
        berserk=berserk,
    )
    answer = odds(shot, sheet.faces)
    return Blow(
        float(answer.hit), float(answer.wounds[0].mean), float(answer.kill()), float(answer.ammunition)
    )


@lru_cache(maxsize=4096)
def menace(game: Doom2004, kind: str) -> float:
    """What a monster of this kind does to a usual Marine with one attack."""
    return blow(game, kind, USUAL_ARMOR, USUAL_WOUNDS, NEAR).wounds


@lru_cache(maxsize=4096)
def price(game: Doom2004, kind: str) -> float:
    """What a monster of this kind is worth on the board: what it deals, and how long it lives to do so."""
    sheet = game.invaders[kind]
    can = sheet.abilities
    reach = 0.25 * sheet.movement + (0.0 if sheet.melee else 1.5) + (0.5 if can.fly else 0.0)
    deals = menace(game, kind) * (1.8 if can.double_attack else 1.5 if can.telekinesis else 1.0)
    lasts = 0.12 * sheet.armor * sheet.wounds * (1.5 if can.dodge else 1.0)
    return deals * (0.5 + lasts + 0.1 * reach) + 0.2
