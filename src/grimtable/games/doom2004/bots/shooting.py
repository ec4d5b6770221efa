"""Shooting: what a Marine's attack on an invader is worth, from where he stands or could stand."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from grimtable.games.doom2004.bots.blows import Blow, blow, price
from grimtable.games.doom2004.bots.worth import FRAG
from grimtable.games.doom2004.changes import covered, most_wounds, skill
from grimtable.games.doom2004.table import INVADER, MARINES
from grimtable.games.doom2004.topics.line_of_sight import dark_limits
from grimtable.games.doom2004.topics.targets import blast_area, figures_on, usable_weapons
from grimtable.grid import bits

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Invader, Marine

#: what a token of ammunition is worth when this many are left; the last ones are dear
LAST_TOKENS = {1: 0.7, 2: 0.45, 3: 0.3}
PLENTY = 0.18
SOULS_PRICE = 2.0  #: what five souls are worth kept for something better
LIVES_ON = 1.6  #: how many blows a monster that is left alone will probably deal
FRIENDLY_BOT = 0.8  #: a wound that a bot of the squad suffers
BARREL = 0.8  #: a wound from a barrel, as a share of the victim's price
REMEMBERED: Final = 64  #: notes that are kept: those of a few turns at a few tables


class Shot(NamedTuple):
    """An attack somebody could make."""

    weapon: str
    space: int
    target: str
    worth: float
    kill: float
    hit: float


class InView(NamedTuple):
    """An invader that a Marine would see from somewhere."""

    invader: Invader
    space: int  #: its nearest space in sight
    distance: int
    beside: bool


def in_view(state: DoomState, marine: Marine, here: int, masks: dict[str, int]) -> list[InView]:
    """The invaders that this Marine would see if he stood on a space, the nearest space of each."""
    field = state.field
    sight = field.sight
    candidates = field.against(MARINES) & sight.open_from(here)
    if not candidates:
        return []
    blockers = (field.occupied & ~(1 << here) & ~_own_space(marine)) | field.obstacles | field.unseen
    if "shoot_past_figures" in state.lasting.by_name and skill(state, marine.id, "shoot_past_figures"):
        blockers &= ~field.occupied | field.obstacles
    apart = field.board.apart
    neighbours = field.passage.neighbours[here]
    dark = dark_limits(state)
    found = []
    for id, mask in masks.items():
        if not mask & candidates:
            continue
        nearest, at = 0, -1
        for space in bits(mask & candidates):
            distance = apart(here, space)
            if (at < 0 or distance < nearest) and sight.sees(here, space, blockers & ~mask):
                if not any(spaces >> space & 1 and distance > far for far, spaces in dark):
                    nearest, at = distance, space
        if at >= 0:
            found.append(InView(state.table.invaders[id], at, nearest, bool(neighbours & mask)))
    return found


def _own_space(marine: Marine) -> int:
    return 1 << marine.space if marine.space >= 0 else 0


def ammunition_price(marine: Marine, ammo: str) -> float:
    """What one token of this kind is worth to him now."""
    return LAST_TOKENS.get(marine.ammo.get(ammo, 0), PLENTY)


def blow_on(
    state: DoomState, marine: Marine, weapon: str, invader: Invader, distance: int, *, aimed: bool = False
) -> Blow:
    """The odds of his attack on an invader."""
    game = state.game
    kind = game.invaders[invader.kind]
    armor = kind.armor
    accuracy = deadly = 0
    if state.lasting.by_name:
        armor += state.lasting.total("armor", invader.id)
        accuracy = skill(state, marine.id, "accuracy")
        if distance == 1:
            deadly += skill(state, marine.id, "close_damage")
        if game.weapons[weapon].melee:
            deadly += skill(state, marine.id, "melee_damage")
    return blow(
        game,
        weapon,
        armor,
        kind.wounds - invader.wounds,
        distance,
        aimed,
        kind.abilities.dodge,
        accuracy,
        deadly,
        (),
        bool(marine.berserk) and weapon == "fist",
    )


def shot_worth(state: DoomState, marine: Marine, weapon: str, invader: Invader, odds: Blow) -> float:
    """A kill is worth the monster's price, a wound part of it; ammunition has a price, too."""
    value = LIVES_ON * price(state.game, invader.kind)
    left = state.game.invaders[invader.kind].wounds - invader.wounds
    progress = max(0.0, odds.wounds / max(1, left) - odds.kill)
    ammo = state.game.weapons[weapon].ammo
    cost = odds.ammunition * ammunition_price(marine, ammo) if ammo else 0.0
    if state.game.weapons[weapon].abilities.soul_drain:
        # Five kills' work: for what is dear, or to heal who is badly hurt.
        missing = min(3, most_wounds(state, marine) - marine.wounds)
        return (value + 0.5 * missing) * odds.kill - SOULS_PRICE
    return value * (odds.kill + 0.45 * progress) - cost


def shots_from(
    state: DoomState, marine: Marine, here: int, masks: dict[str, int], weapons: list[str] | None = None
) -> list[Shot]:
    """The best weapon against each invader in view from a space, best shot first."""
    game = state.game
    views = in_view(state, marine, here, masks)
    if not views:
        return []
    usable = usable_weapons(state, marine) if weapons is None else weapons
    found = []
    for view in views:
        best: Shot | None = None
        for weapon in usable:
            sheet = game.weapons[weapon]
            if sheet.melee and not view.beside:
                continue
            odds = blow_on(state, marine, weapon, view.invader, view.distance)
            worth = shot_worth(state, marine, weapon, view.invader, odds)
            if sheet.abilities.blast:
                worth += blast_worth(state, marine, here, view, weapon, odds)
            if best is None or worth > best.worth:
                best = Shot(weapon, view.space, view.invader.id, worth, odds.kill, odds.hit)
        if best is not None:
            found.append(best)
    found.sort(key=lambda shot: -shot.worth)
    return found


def shots_noted(state: DoomState, marine: Marine, weapons: list[str]) -> dict[int, list[Shot]]:
    """His shots from each space, as far as somebody has asked: a note that whoever asks fills in further.

    It is the same note as long as nothing changes that `shots_from` looks at, so at every step of a turn.
    Where he stands counts only for a Blast, which strikes him, too.
    """
    table, field, game = state.table, state.field, state.game
    blasts = any(game.weapons[weapon].abilities.blast for weapon in weapons)
    return _note(
        game,
        (marine.id, marine.space if blasts else -1, marine.wounds, marine.armor, bool(marine.berserk)),
        most_wounds(state, marine),
        tuple(weapons),
        tuple(marine.ammo.values()),
        tuple([(i.id, i.kind, i.space, i.wide, i.wounds, i.controller) for i in table.invaders.values()]),
        tuple([(m.id, m.space, m.wounds, m.armor) for m in table.marines.values() if m.id != marine.id]),
        field.passage,
        (field.occupied & ~_own_space(marine), field.obstacles, field.barrels, field.known, field.unseen),
        tuple(state.lasting.by_name.values()),
        tuple(dark_limits(state)),
    )


@lru_cache(maxsize=REMEMBERED)
def _note(*everything: Hashable) -> dict[int, list[Shot]]:
    return {}


def blast_worth(state: DoomState, marine: Marine, here: int, view: InView, weapon: str, odds: Blow) -> float:
    """What a Blast does besides its target: other monsters gain, Marines lose."""
    radius = state.game.weapons[weapon].abilities.blast
    area = blast_area(state, view.space, radius)
    worth = 0.0
    for id in figures_on(state, area):
        other = state.table.invaders.get(id)
        if other is not None:
            if other.kind in state.game.bots:
                worth -= FRIENDLY_BOT * bool(other.seat)
            elif other is not view.invader:
                hurt = blow_on(state, marine, weapon, other, view.distance)
                worth += shot_worth(state, marine, weapon, other, hurt)
        elif id != marine.id:
            worth -= harm_to(state, weapon, state.table.marines[id], view.distance)
    if area >> here & 1:
        worth -= harm_to(state, weapon, marine, view.distance)
    # A Blast that fails may come down anywhere near.
    near = state.field.board.square(view.space, radius + 2) & state.field.of_side[MARINES]
    return worth - 0.5 * (1.0 - odds.hit) * bool(near)


def harm_to(state: DoomState, weapon: str, marine: Marine, distance: int) -> float:
    """What friendly fire costs."""
    hurt = blow(state.game, weapon, marine.armor, marine.wounds, max(1, distance))
    return hurt.wounds + FRAG * hurt.kill


def volley(shots: list[Shot], attacks: int) -> float:
    """What so many attacks from one place are worth: the next goes to another target, or on with this one."""
    if not shots or attacks <= 0:
        return 0.0
    worth = max(0.0, shots[0].worth)
    for _ in range(attacks - 1):
        again = shots[0].worth * (1.0 - shots[0].kill)
        other = shots[1].worth if len(shots) > 1 else 0.0
        worth += max(0.0, again, other)
    return worth


def barrel_worth(state: DoomState, marine: Marine, space: int) -> float:
    """A barrel wounds everybody beside it, friend or foe (D04-OBS-09)."""
    near = state.field.passage.neighbours[space]
    worth = 0.0
    for id in figures_on(state, near):
        invader = state.table.invaders.get(id)
        if invader is None:
            other = state.table.marines[id]
            worth -= 1.0 + (FRAG if other.wounds <= 1 else 0.0)
        elif invader.kind in state.game.bots:
            worth -= FRIENDLY_BOT * bool(invader.seat)
        else:
            kind = state.game.invaders[invader.kind]
            left = kind.wounds - invader.wounds
            worth += LIVES_ON * price(state.game, invader.kind) * (BARREL if left <= 1 else 0.4 * BARREL)
    return worth


def target_at(state: DoomState, space: int) -> Invader | None:
    """The invader that stands on a space."""
    for id in state.field.at.get(space, ()):
        invader = state.table.invaders.get(id)
        if invader is not None and invader.seat == INVADER and covered(state, invader) >> space & 1:
            return invader
    return None
