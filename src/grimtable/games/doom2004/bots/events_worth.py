"""Events: when the Invader plays which card, judged by what the card does and not by its name.

Each verb of a card has a small rule of its own; a card is worth the best of its verbs. Cards are no use in
the hand at the end of the game, so whatever brings something is played at the first good moment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from grimtable.games.doom2004.bots.blows import menace, price
from grimtable.games.doom2004.bots.prey import prey_of, prey_spaces
from grimtable.games.doom2004.bots.purpose import goal_rings
from grimtable.games.doom2004.bots.shooting import target_at
from grimtable.games.doom2004.bots.striking import strike_on, strike_worth
from grimtable.games.doom2004.bots.walking import FAR, cost_at, hunting_rings, invader_masks
from grimtable.games.doom2004.bots.worth import FRAG
from grimtable.games.doom2004.changes import covered
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.table import INVADERS, MARINES
from grimtable.games.doom2004.topics.attackers import affected, arms, slays
from grimtable.games.doom2004.topics.line_of_sight import figure_of
from grimtable.games.doom2004.topics.pool import off_board
from grimtable.games.doom2004.topics.sides import monsters
from grimtable.games.doom2004.topics.targets import needed_range
from grimtable.kernel.identity import DoorId

if TYPE_CHECKING:
    from grimtable.content import Call
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Invader

HOLD = 0.6  #: a card that brings less than this now waits for a better moment
SPRINT = 8  #: a Marine's longest way in a turn, without adrenaline
ARRIVING = 1.5  #: and he would have been where he wants to be


def event_worth(state: DoomState, card: str) -> float:
    """What an event is worth at this moment, less what it would be worth to keep it."""
    calls = state.game.calls(state.setup, "event", card, "")
    return max((_RULES.get(call.verb, _unknown)(state, call) for call in calls), default=0.0) - HOLD


def _unknown(state: DoomState, call: Call) -> float:
    """A verb without a rule: play it, it was printed for a reason."""
    return 0.0 if call.verb.startswith("choose") else HOLD + 0.1


# --- monsters act or come -------------------------------------------------------------------------


def prospect(
    state: DoomState, invader: Invader, *, more: int = 0, rings: Sequence[int] | None = None
) -> float:
    """What one activation of an invader would bring: its attack, if it can get at somebody.

    `rings` are those of `hunting_rings` round the Marines, for callers that ask for many invaders.
    """
    kind = state.game.invaders[invader.kind]
    mask = covered(state, invader)
    steps = cost_at(hunting_rings(state, prey_spaces(state)) if rings is None else rings, mask)
    near = steps <= kind.movement + more + 1
    best = 0.0
    for marine in prey_of(state):
        distance = state.field.board.apart(invader.space, marine.space)
        if kind.melee:
            within = near and distance <= kind.movement + more + 2
            distance = 1
        else:
            within = steps <= kind.movement + 6 + more
            distance = max(1, distance - kind.movement - more)
        if within:
            odds = strike_on(state, invader.kind, marine, distance, invader.id)
            best = max(best, strike_worth(marine, odds))
    return best if near or not kind.melee else 0.0


def prospects(state: DoomState) -> list[float]:
    """What every invader could do if it were activated, best first."""
    rings = hunting_rings(state, prey_spaces(state))
    return sorted((prospect(state, each, rings=rings) for each in monsters(state)), reverse=True)


def _activate(state: DoomState, call: Call) -> float:
    return sum(prospects(state)[:2]) * 0.7


def _spawn(state: DoomState, call: Call) -> float:
    # 0.8: a single Imp is worth the card. No later moment is better: who comes now acts from this turn on.
    kinds = call.parameters.get("kinds", ())
    assert isinstance(kinds, tuple)
    return sum(0.8 * price(state.game, kind) for kind in kinds if off_board(state, kind) > 0)


def _strengthen(state: DoomState, call: Call) -> float:
    """More movement helps those that come short; more armor helps the dear ones that Marines look at."""
    invaders = monsters(state)
    if call.parameters.get("what") == "points":
        rings = hunting_rings(state, prey_spaces(state))
        gains = [prospect(state, i, more=2, rings=rings) - prospect(state, i, rings=rings) for i in invaders]
        return sum(sorted(gains, reverse=True)[:3])
    near = state.field.against(INVADERS)
    exposed = [i for i in invaders if state.field.sight.open_from(i.space) & near]
    return max((0.6 * price(state.game, i.kind) for i in exposed), default=0.0)


def _attack_again(state: DoomState, call: Call) -> float:
    attack = state.innermost(Attack)
    invader = state.table.invaders.get(attack.attacker)
    return 0.0 if invader is None else prospect(state, invader)


def _attack_mover(state: DoomState, call: Call) -> float:
    turn = state.in_progress(MarineTurn)
    if turn is None:
        return 0.0
    marine = state.table.marines[turn.seat]
    masks = invader_masks(state)
    near = state.field.passage.neighbours[marine.space]
    return max(
        (
            strike_worth(marine, strike_on(state, state.table.invaders[id].kind, marine, 1, id))
            for id, mask in masks.items()
            if mask & near
        ),
        default=0.0,
    )


def _move(state: DoomState, call: Call) -> float:
    """Somebody left behind comes back: worth it when most are far away."""
    attack = state.in_progress(Attack)
    if attack is not None:
        return _shot_at(state)  # the target steps aside
    if call.parameters.get("how") == "push":
        return HOLD + 0.2
    rings = hunting_rings(state, prey_spaces(state))
    steps = [cost_at(rings, mask) for id, mask in invader_masks(state).items()]
    return 1.2 if steps and max(steps) > 9 else 0.0


# --- against a Marine's turn ----------------------------------------------------------------------


def _wound(state: DoomState, call: Call) -> float:
    """A sure wound, best on a Marine who has one left."""
    active = state.table.marines.get(state.table.active)
    if active is None:
        return 1.0
    return 1.0 + (FRAG if active.wounds <= 1 else 0.5 / active.wounds)


def _lose_attack(state: DoomState, call: Call) -> float:
    return 1.2


def _lose_points(state: DoomState, call: Call) -> float:
    """Worst for who runs; nothing for who would not have gone so far, or has nowhere to go."""
    turn = state.in_progress(MarineTurn)
    if turn is None:
        return 0.0
    marine = state.table.marines[turn.seat]
    amount = call.parameters.get("amount", 2)
    lost = min(turn.points, amount) if isinstance(amount, int) else turn.points
    way = cost_at(goal_rings(state, marine), 1 << marine.space)
    if way >= FAR or not way:
        return 0.3
    missed = min(way, turn.points) - min(way, turn.points - lost)
    return 0.4 * missed + (ARRIVING if turn.points - lost < way <= turn.points else 0.0)


def _lose_orders(state: DoomState, call: Call) -> float:
    orders = {marine.order for marine in state.table.marines.values() if marine.space >= 0}
    return 1.3 if orders & {"guard", "dodge"} else 0.5 if "aim" in orders else 0.0


def _dim(state: DoomState, call: Call) -> float:
    """Darkness helps those that bite and hinders those that throw."""
    field = state.field
    worth = 0.0
    for invader in monsters(state):
        if field.sight.open_from(invader.space) & field.against(INVADERS):
            melee = state.game.invaders[invader.kind].melee
            worth += 0.5 * menace(state.game, invader.kind) * (1 if melee else -1)
    return worth


def _seal_door(state: DoomState, call: Call) -> float:
    """Shut the way in the face of the Marine whose turn comes."""
    return max((seal_worth(state, door) for door in state.table.doors), default=0.0)


def seal_worth(state: DoomState, door: str) -> float:
    """What a door is worth shut until the end of the round: the way round it, for the Marine who comes now.

    Monsters cannot open it either, so those that stand at it count against it.
    """
    field = state.field
    marine = state.table.marines.get(state.table.active)
    doorway = field.scene.doorways[DoorId(door)]
    if marine is None or marine.space < 0:
        return 0.0
    shut = field.obstacles | field.unknown
    if not doorway & field.passage.reach(1 << marine.space, SPRINT, forbidden=shut):
        return 0.0
    way = cost_at(goal_rings(state, marine), 1 << marine.space)
    if way >= FAR:
        return 0.0
    detour = cost_at(goal_rings(state, marine, sealed=door), 1 << marine.space) - way
    if detour <= 0:
        return 0.0
    pursuers = (field.passage.dilate(doorway) & field.of_side[INVADERS]).bit_count()
    arriving = ARRIVING if way <= SPRINT else 0.0
    return 0.25 * min(detour, SPRINT) + arriving - 0.4 * pursuers


def _destroy_door(state: DoomState, call: Call) -> float:
    """A closed door between the pack and its prey."""
    field, table = state.field, state.table
    for door, standing in table.doors.items():
        doorway = field.scene.doorways[DoorId(door)]
        if standing == "closed" and doorway & field.of_side[INVADERS] and not doorway & ~field.known:
            return 1.0
    return 0.0


def _draw(state: DoomState, call: Call) -> float:
    """Cards are monsters to come, and the clock."""
    return 1.5


# --- against an attack ----------------------------------------------------------------------------


def _shot_at(state: DoomState) -> float:
    """What the attack in progress is likely to cost the Invader."""
    attack = state.in_progress(Attack)
    if attack is None:
        return 0.0
    invader = target_at(state, attack.space)
    if invader is None:
        return 0.0
    return 0.45 * price(state.game, invader.kind)


def roll_hurts(state: DoomState) -> float:
    """What the dice that lie there do to the invaders: nothing if they miss."""
    attack = state.innermost(Attack)
    attacker = figure_of(state, attack.attacker)
    if not attack.faces or attacker is None or any(miss for _, _, _, miss in attack.faces):
        return 0.0
    sheet = arms(state, attack)
    reach = sum(face[0] for face in attack.faces) + sheet.abilities.accuracy + attack.bonus_range
    damage = sum(face[1] for face in attack.faces) + sheet.abilities.deadly + attack.bonus_damage
    if not (sheet.melee or sheet.abilities.soul_drain) and reach < needed_range(
        state, attacker, sheet, attack.space
    ):
        return 0.0
    worth = 0.0
    for id in affected(state, attack):
        invader = state.table.invaders.get(id)
        if invader is None:
            continue
        kind = state.game.invaders[invader.kind]
        left = kind.wounds - invader.wounds
        wounds = left if slays(state, attack, id) else damage // max(1, kind.armor)
        worth += price(state.game, invader.kind) * (1.0 if wounds >= left else 0.4 * wounds / left)
    return worth


def _dodge(state: DoomState, call: Call) -> float:
    attack = state.innermost(Attack)
    return 0.0 if attack.aimed else 0.8 * roll_hurts(state)  # aimed and dodged cancel each other


def _lessen(state: DoomState, call: Call) -> float:
    """Worth it where the last wound is the one that is taken away."""
    attack = state.innermost(Attack)
    best = 0.0
    for id, amount in attack.victims:
        invader = state.table.invaders.get(id)
        if invader is not None and amount > 0:
            left = state.game.invaders[invader.kind].wounds - invader.wounds
            saves = amount == left
            best = max(best, price(state.game, invader.kind) * (0.8 if saves else 0.25))
    return best


def _end_attack(state: DoomState, call: Call) -> float:
    return 1.5 * _shot_at(state)


def _spend_ammo(state: DoomState, call: Call) -> float:
    attack = state.in_progress(Attack)
    marine = state.table.marines.get(attack.attacker) if attack is not None else None
    if attack is None or marine is None:
        return 0.0
    left = marine.ammo.get(state.game.weapons[attack.weapon].ammo, 0)
    return 1.5 if left <= 1 else 0.7 if left <= 3 else 0.3


def _heal_invaders(state: DoomState, call: Call) -> float:
    """A wound off somebody dear."""
    hurt = [i for i in monsters(state) if i.wounds]
    return max((0.5 * price(state.game, i.kind) for i in hurt), default=0.0)


def _add_die(state: DoomState, call: Call) -> float:
    """One more die for an attack that wounds anyway; it may miss, too."""
    attack = state.innermost(Attack)
    invader = state.table.invaders.get(attack.attacker)
    if invader is None:
        return 0.0
    colour = str(call.parameters.get("colour", "red"))
    gain = 0.0
    for id in affected(state, attack):
        marine = state.table.marines.get(id)
        if marine is not None and marine.space >= 0:
            distance = state.field.board.apart(invader.space, marine.space)
            plain = strike_worth(marine, strike_on(state, invader.kind, marine, distance, invader.id))
            more = strike_on(state, invader.kind, marine, distance, invader.id, (colour,))
            gain += strike_worth(marine, more) - plain
    return gain


def _add_damage(state: DoomState, call: Call) -> float:
    """More damage is worth most where the attack wounds anyway."""
    attack = state.innermost(Attack)
    invader = state.table.invaders.get(attack.attacker)
    if invader is None:
        return 0.0
    hit = [state.table.marines[id] for id in affected(state, attack) if id in state.table.marines]
    return sum(0.9 + (FRAG * 0.3 if marine.wounds <= 2 else 0.0) for marine in hit if marine.space >= 0)


def _burst(state: DoomState, call: Call) -> float:
    """A sure wound for every Marine beside the cheapest of them, less the figure itself."""
    near, marines = state.field.passage.neighbours, state.field.of_side[MARINES]
    worth = [
        (near[i.space] & marines).bit_count() - 0.5 * price(state.game, i.kind)
        for i in monsters(state)
        if i.kind in state.game.small
    ]
    return max(worth, default=0.0)


_RULES: dict[str, Callable[[DoomState, Call], float]] = {
    "activate_chosen": _activate,
    "spawn": _spawn,
    "strengthen": _strengthen,
    "attack_again": _attack_again,
    "attack_mover": _attack_mover,
    "move": _move,
    "wound": _wound,
    "lose_attack": _lose_attack,
    "lose_points": _lose_points,
    "lose_orders": _lose_orders,
    "dim": _dim,
    "seal_door": _seal_door,
    "destroy_door": _destroy_door,
    "draw_invader_cards": _draw,
    "dodge_attack": _dodge,
    "lessen_wounds": _lessen,
    "end_attack": _end_attack,
    "spend_ammo": _spend_ammo,
    "heal_invaders": _heal_invaders,
    "add_damage": _add_damage,
    "add_die": _add_die,
    "burst": _burst,
}
