"""Values, for the machine: what a demon, a marine's life and a hit are worth."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from grimtable.games.doom2016.bots.worth import MISSION
from grimtable.games.doom2016.table import MARINE
from grimtable.games.doom2016.topics.odds import damage_cases, faces_of, marine_shields
from grimtable.games.doom2016.topics.skills import health

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.game import Doom2016
    from grimtable.games.doom2016.table import Figure
    from grimtable.games.doom2016.topics.odds import Odds

GLORY: Final = 2.2  #: a Glory Kill beside the kill: healing and a card
HURT: Final = 0.45  #: the part of a demon's price that it is worth to have it staggered


@lru_cache(maxsize=256)
def blow(game: Doom2016, kind: str) -> float:
    """What an attack of this demon does on the average to a marine nobody knows anything about."""
    cards: dict[int, int] = {}
    for weapon in game.sets.values():
        if weapon.found:
            continue
        for card in game.cards_of_set[weapon.id]:
            shields = marine_shields(game.action_cards[card])
            cards[shields] = cards.get(shields, 0) + weapon.copies
    dice = game.demons[kind].attack.dice
    cases, of = damage_cases(faces_of(game, dice), tuple(sorted(cards.items())), 0, 0, 0, False)
    return sum(damage * number for damage, number in enumerate(cases)) / of


@lru_cache(maxsize=256)
def price(game: Doom2016, kind: str) -> float:
    """What it is worth to be rid of a demon: the blows it would still have dealt."""
    demon = game.demons[kind]
    return 0.8 + 1.7 * blow(game, kind) + 0.12 * demon.health


def life(state: DoomState) -> float:
    """A kill token: its part of the mission; the last ones are dearer."""
    needed = state.game.kills_needed(state.setup)
    left = max(1, needed - state.table.kills)
    return MISSION / needed * (1.0 + 0.8 / left)


def left_of(state: DoomState, figure: Figure) -> int:
    """What a figure can still take."""
    if figure.kind == MARINE:
        return health(state, figure.id) - figure.damage
    return state.game.demons[figure.kind].health - figure.damage


def hit_on_demon(
    state: DoomState, demon: Figure, odds: Odds, extra: float = 0.0, follow: bool = False
) -> float:
    """What an attack on a demon is worth; `extra` is what its death is worth besides, `follow` whether a
    Glory Kill could follow at once.
    """
    whole = price(state.game, demon.kind) + extra
    kill = odds.kill
    worth = whole * kill
    if odds.stagger > 0:
        # Nobody has to shoot it to the end: who steps onto a staggered demon kills it.
        stagger = state.game.demons[demon.kind].stagger
        worth += whole * HURT * _short_of(odds.cases, odds.of, odds.stagger) / stagger
        staggered = odds.staggers - kill
        worth += staggered * ((whole * (1 - HURT * 0.5) + GLORY) if follow else whole * HURT + 0.3)
        return worth
    health = state.game.demons[demon.kind].health
    return worth + whole * HURT * (odds.mean - kill * odds.health) / health


@lru_cache(maxsize=4096)
def _short_of(cases: tuple[int, ...], of: int, stagger: int) -> float:
    """The damage on the average that does not stagger yet."""
    return sum([damage * number for damage, number in enumerate(cases[:stagger])]) / of


def hit_on_marine(state: DoomState, marine: Figure, odds: Odds) -> float:
    """What an attack on a marine is worth to the Invader: wounds near death are dearer."""
    whole = health(state, marine.id)
    thin = marine.damage / whole
    return odds.mean * (0.8 + 0.7 * thin) + odds.kill * life(state)


def wound_on_marine(state: DoomState, marine: Figure, damage: float) -> float:
    """What so much certain damage to a marine is worth to the Invader."""
    left = left_of(state, marine)
    thin = marine.damage / health(state, marine.id)
    return min(damage, left) * (0.8 + 0.7 * thin) + (life(state) if damage >= left else 0.0)


def wound_on_demon(state: DoomState, demon: Figure, damage: float, extra: float = 0.0) -> float:
    """What so much certain damage to a demon is worth to the marines."""
    whole = price(state.game, demon.kind) + extra
    left = left_of(state, demon)
    if damage >= left:
        return whole
    kind = state.game.demons[demon.kind]
    if demon.damage >= kind.stagger:
        return whole * HURT * damage / kind.health
    return whole * HURT * min(1.0, damage / kind.stagger)
