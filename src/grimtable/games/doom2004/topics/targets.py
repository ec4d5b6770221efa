"""Targets: which spaces an attack may name.  Chapters ATT, MEL, RNG, ABL; D04-R-22 to -24, -65 to -70."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from grimtable.games.doom2004.table import NOBODY, Invader, Marine
from grimtable.games.doom2004.topics.line_of_sight import can_see, eyes_on, ground, seen_among
from grimtable.games.doom2004.topics.movement import shares_space
from grimtable.games.doom2004.topics.sides import enemies, flies, friends, untouchable
from grimtable.grid import OUT_OF_REACH, bits
from grimtable.kernel import Refusal, refuse
from grimtable.kernel.identity import Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.items import Abilities

TRACKING_LIMIT = 8  #: D04-ABL-31

SOUL_DRAIN_LIMIT = 8  #: D4X-SOC-06, D4X-ABL-11

WeaponNeeds = tuple[str, bool, str, tuple[tuple[str, int], ...]]
"""A weapon, whether everybody has it, the ammunition it takes, and what an attack with it costs."""


@dataclass(frozen=True, slots=True)
class Arms:
    """What an attack is made with: a weapon, or the monster itself. Its fields are asked for all the time."""

    name: str
    dice: tuple[str, ...]
    melee: bool
    ammo: str
    abilities: Abilities

    @property
    def reaches_far(self) -> bool:
        """Whether it may name a space where nobody stands, or one out of sight."""
        return bool(self.abilities.blast or self.abilities.blow_through or self.abilities.tracking)

    @property
    def naming(self) -> tuple[bool, ...]:
        """All that matters for the spaces it may name: weapons that agree in it may name the same ones."""
        a = self.abilities
        return (self.melee, a.sweep, bool(a.blast), a.blow_through, a.tracking, a.soul_drain)


def arms_of(state: DoomState, attacker: Marine | Invader, weapon: str) -> Arms:
    """The line of the reference sheet that counts (D04-DIE-06)."""
    return state.game.arms[weapon if isinstance(attacker, Marine) else attacker.kind]


def why_not_weapon(state: DoomState, marine: Marine, weapon: str, *, is_paid: bool = False) -> Refusal | None:
    """D04-ATT-06 to D04-ATT-08, D04-EQP-20: why a Marine cannot use a weapon; None when he can.

    Each weapon needs a token of its kind (D04-AMM-01, D04-AMM-02), asked at every declaration (D04-R-98); all
    weapons of a kind draw on the same tokens (D04-AMM-10). One that has a price needs all of it, unless this
    attack is paid for (D4X-SOC-04, D4X-SOC-05).
    """
    sheet = state.game.weapons.get(weapon)
    if sheet is None:
        return refuse("D04-ATT-07", "no_weapon", weapon=weapon)
    if marine.has_lost(weapon):
        return refuse("D4X-R-52", "lost", figure=marine.id, weapon=weapon)
    if not sheet.always and weapon not in marine.weapons:
        return refuse("D04-ATT-07", "not_carried", figure=marine.id, weapon=weapon)
    if marine.berserk and weapon != "fist":
        return refuse("D04-EQP-20", "berserk", figure=marine.id)
    if sheet.ammo and marine.ammo[sheet.ammo] <= 0 and state.field.mode.ammunition:
        return refuse("D04-ATT-08", "no_ammo", figure=marine.id, ammo=sheet.ammo, weapon=weapon)
    for token, amount in () if is_paid else sheet.price.items():
        if marine.held(token) < amount:
            return refuse(
                "D4X-SOC-04",
                "price",
                figure=marine.id,
                weapon=weapon,
                token=token,
                amount=amount,
                has=marine.held(token),
            )
    return None


def usable_weapons(state: DoomState, marine: Marine, among: Sequence[WeaponNeeds] | None = None) -> list[str]:
    """The weapons a Marine can use now, anew for each attack (D04-MAR-06), in the order of the sheet.

    `among`: all weapons, if no others are named.
    """
    ammo, carried, berserk = marine.ammo, marine.weapons, bool(marine.berserk)
    endless = not state.field.mode.ammunition
    return [
        name
        for name, always, needed, price in (state.game.weapon_needs if among is None else among)
        if (always or name in carried)
        and not (endless and marine.has_lost(name))
        and (not needed or ammo[needed] > 0 or endless)
        and (not berserk or name == "fist")
        and (not price or all(marine.held(token) >= amount for token, amount in price))
    ]


def needed_range(state: DoomState, attacker: Marine | Invader, arms: Arms, space: int) -> int:
    """D04-RNG-01, D04-RNG-02, D04-RNG-03, D04-R-22, D04-R-23: the shortest count to the target space."""
    here = ground(state, attacker)
    if arms.abilities.tracking:
        return tracking_range(state, here, space)
    if here == here & -here:
        return _steps_between(state, here.bit_length() - 1, space)
    # An oversized attacker counts from any of its spaces that has sight, by the same lines as for the attack.
    eyes = eyes_on(state, attacker, space) or bits(here)
    return min(_steps_between(state, each, space) for each in eyes)


def _steps_between(state: DoomState, one: int, other: int) -> int:
    """With sight the count equals the larger of the column and row differences (D04-R-22)."""
    return state.field.board.apart(one, other)


def tracking_range(state: DoomState, here: int, space: int) -> int:
    """D04-ABL-29, D04-ABL-30, D04-R-77: the way round walls and closed doors over the discovered map.

    Obstacles (D04-OBS-02) and figures do not stop it.
    """
    field = state.field
    target = 1 << space
    reached = ring = here
    distance = 0
    while not ring & target:
        ring = field.passage.dilate(ring) & ~(reached | field.unknown)
        if not ring:
            return OUT_OF_REACH
        reached |= ring
        distance += 1
    return distance


def adjacent_spaces(state: DoomState, mask: int) -> int:
    """D04-MAP-05, D04-BIG-14, D04-R-24: the spaces adjacent to a base, diagonally too, not across walls."""
    if mask == mask & -mask:
        return state.field.passage.neighbours[mask.bit_length() - 1]
    return state.field.passage.around(mask)


def why_not_attack_space(
    state: DoomState, attacker: Marine | Invader, arms: Arms, space: int
) -> Refusal | None:
    """Why an attack cannot name this space; None when it can.

    Melee has only adjacent spaces (D04-MEL-01, D04-MEL-02) and otherwise follows the same rules, the line of
    sight among them (D04-MEL-04, D04-LOS-11). Barrels may be named (D04-ATT-15), and with Blast spaces where
    nobody stands (D04-ATT-05). Sight has no greatest range (D04-RNG-04); Tracking needs none but ends at
    eight spaces, seen or not (D04-ABL-28, D04-R-106).
    """
    field = state.field
    name = field.name(space)
    here = ground(state, attacker)
    unseen = untouchable(state) if state.lasting.by_name else 0
    theirs = enemies(state, attacker) & ~unseen
    bit = 1 << space
    if not field.known & bit:
        return refuse("D04-MAP-07", "unknown", space=name)
    if here & bit:
        return refuse("D04-R-67", "own_space")
    if shares_space(state, here) and _may_not_share(state, attacker):
        if state.game.ruleset.attack_from_shared:
            return refuse("D4X-ABL-10", "shared", figure=attacker.id)
        return refuse("D4X-CHG-03", "shared", figure=attacker.id)  # D04-R-26, D4X-CHG-04, D4X-R-86
    forbidden = state.lasting.forbids("attack", attacker.id) if state.lasting.by_name else None
    if forbidden is not None:
        return refuse("D04-EVT-03", "no_attack", card=forbidden.source, figure=attacker.id)
    abilities = arms.abilities
    if abilities.telekinesis:
        if _mind_space(state, attacker) != [space]:
            return refuse("D4X-ABL-14", "no_choice", figure=attacker.id)
        return None
    if abilities.sweep:
        if not adjacent_spaces(state, here) & theirs & bit:
            return refuse("D04-R-69", "no_enemy", figure=attacker.id, space=name)
        return None
    if arms.melee and not adjacent_spaces(state, here) & bit:
        return refuse("D04-ATT-09", "not_adjacent", space=name, figure=attacker.id)
    if _solid(state) & bit:
        return refuse("D04-R-65", "obstacle", space=name)
    if not abilities.blast:
        if friends(state, attacker) & bit and not theirs & bit:
            return refuse("D04-R-65", "friend", figure=attacker.id, space=name)
        if unseen & bit:
            return refuse("D4X-EQP-04", "invisible", figure=field.at[space][0])
        if not (theirs | field.barrels) & bit and not abilities.blow_through:
            return refuse("D04-ATT-04", "nothing", space=name)
    if abilities.tracking:
        distance = tracking_range(state, here, space)
        if distance == OUT_OF_REACH:
            return refuse("D04-ABL-29", "no_way", space=name)
        if distance > TRACKING_LIMIT:
            return refuse("D04-ABL-31", "too_far", space=name, limit=TRACKING_LIMIT)
        return None
    if abilities.soul_drain and not _drain_reach(state, here) & bit:
        return refuse("D4X-SOC-06", "too_far", space=name, limit=SOUL_DRAIN_LIMIT)
    if not can_see(state, attacker, space):
        return refuse("D04-LOS-01", "unseen", figure=attacker.id, space=name)
    return None


def _drain_reach(state: DoomState, here: int) -> int:
    """D4X-SOC-06, D4X-R-27: the spaces within eight, which nothing extends; sight is asked besides."""
    square = state.field.board.square
    reached = 0
    for space in bits(here):
        reached |= square(space, SOUL_DRAIN_LIMIT)
    return reached


def in_its_mind(state: DoomState, attacker: Marine | Invader) -> list[tuple[str, int]]:
    """D4X-ABL-14, D4X-R-84: every enemy figure in sight and how far away it is, the nearest first.

    From any space of the attacker that sees it, to any of its own. Barrels are no figures, and what nobody
    runs is no target.
    """
    distances: dict[str, int] = {}
    for far, _, id in _seen_enemies(state, attacker):
        distances[id] = min(far, distances.get(id, far))
    return sorted(distances.items(), key=lambda entry: entry[1])


def _mind_space(state: DoomState, attacker: Marine | Invader) -> list[Space]:
    """D4X-DP-20: no target is chosen; the attack is told by the nearest enemy in sight."""
    return [space for _, space, _ in sorted(_seen_enemies(state, attacker))[:1]]


def _seen_enemies(state: DoomState, attacker: Marine | Invader) -> list[tuple[int, Space, str]]:
    """How far away, where and who, in board order."""
    field = state.field
    unseen = untouchable(state)
    return [
        (min(_steps_between(state, eye, space) for eye in eyes_on(state, attacker, space)), space, id)
        for space in seen_among(state, attacker, enemies(state, attacker))
        for id in field.at[space]
        if field.team[id] not in (field.team[attacker.id], NOBODY) and not unseen >> space & 1
    ]


def _solid(state: DoomState) -> int:
    """D04-R-65: spaces of obstacles that are no barrels, unless somebody flies over them (D4X-R-83)."""
    field = state.field
    solid = field.obstacles & ~field.barrels
    if state.game.flying and solid & field.occupied:
        for space in bits(solid & field.occupied):
            invaders = (state.table.invaders.get(id) for id in field.at[space])
            if any(each is not None and flies(state, each) for each in invaders):
                solid &= ~(1 << space)
    return solid


def _may_not_share(state: DoomState, attacker: Marine | Invader) -> bool:
    """D4X-CHG-03; above another figure nobody attacks, whatever the ruleset says (D4X-ABL-10)."""
    if not state.game.ruleset.attack_from_shared:
        return True
    return flies(state, attacker)


def target_spaces(state: DoomState, attacker: Marine | Invader, arms: Arms) -> list[Space]:
    """Every space the attack may name, in board order."""
    field = state.field
    here = ground(state, attacker)
    theirs = field.of_side[field.foe[attacker.id]]
    unseen = 0
    if "untouchable" in state.lasting.by_name:
        unseen = untouchable(state)
        theirs &= ~unseen
    abilities = arms.abilities
    if abilities.sweep:
        candidates = adjacent_spaces(state, here) & theirs
    elif arms.melee:
        candidates = (theirs | field.barrels) & adjacent_spaces(state, here)
    elif abilities.blast or abilities.blow_through:
        candidates = field.known & ~here & ~_solid(state)
        if not abilities.blast:
            candidates &= (~friends(state, attacker) | theirs) & ~unseen
    else:
        candidates = theirs | field.barrels
    if abilities.soul_drain:
        candidates &= _drain_reach(state, here)
    if not candidates:
        return []
    if shares_space(state, here) and _may_not_share(state, attacker):
        return []
    if "cannot:attack" in state.lasting.by_name and state.lasting.forbids("attack", attacker.id):
        return []
    if abilities.telekinesis:
        return _mind_space(state, attacker)
    if abilities.sweep:
        return bits(candidates)
    if abilities.tracking:
        return bits(candidates & field.passage.reach(here, TRACKING_LIMIT, forbidden=field.unknown))
    return seen_among(state, attacker, candidates)


def shots_of(state: DoomState, marine: Marine) -> list[tuple[str, list[Space]]]:
    """Every weapon a Marine can use now with all spaces he may attack with it, in order."""
    field, game = state.field, state.game
    space = marine.space
    # Asked at every step of his turn and, on guard, of every invader: mostly there is nothing to shoot at.
    in_view = field.sight.open_from(space) | field.passage.neighbours[space]
    if in_view & (field.of_side[field.foe[marine.id]] | field.barrels):
        weapons = usable_weapons(state, marine)
    else:
        weapons = usable_weapons(state, marine, game.far_reaching_needs)
    found: list[tuple[str, list[Space]]] = []
    spaces_of: dict[tuple[bool, ...], list[Space]] = {}
    for weapon in weapons:
        naming = game.naming[weapon]
        spaces = spaces_of.get(naming)
        if spaces is None:
            spaces = spaces_of[naming] = target_spaces(state, marine, game.arms[weapon])
        if spaces:
            found.append((weapon, spaces))
    return found


def blast_area(state: DoomState, space: int, radius: int) -> int:
    """D04-ABL-05, D04-ABL-06, D04-R-66, D04-R-104: the spaces a Blast affects."""
    field = state.field
    solid = field.obstacles & ~field.barrels
    return field.passage.spread(space, radius, outside=solid | field.unknown, last=field.barrels)


def figures_on(state: DoomState, spaces: int) -> list[str]:
    """The figures that stand on any of these spaces, each once (D04-BIG-04, D4X-CHG-18), in board order."""
    at = state.field.at
    found: dict[str, None] = {}
    for space in bits(spaces & state.field.occupied):
        for id in at[space]:
            found[id] = None
    return list(found)
