"""A Marine's answers between the big decisions: orders, skills, aims, pushes, gifts and respawns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from grimtable.games.advice import NEVER, Advice
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots.blows import blow, menace, price
from grimtable.games.doom2004.bots.purpose import goal_rings
from grimtable.games.doom2004.bots.rolls import weigh_reroll
from grimtable.games.doom2004.bots.shooting import (
    LIVES_ON,
    barrel_worth,
    blow_on,
    shot_worth,
    shots_from,
    target_at,
)
from grimtable.games.doom2004.bots.walking import costs_among, hunting_rings, invader_masks
from grimtable.games.doom2004.bots.worth import STEP
from grimtable.games.doom2004.procedures.activation import Activation
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.procedures.resolving import Resolving
from grimtable.games.doom2004.table import MARINES, Marine
from grimtable.games.doom2004.topics.attackers import affected
from grimtable.games.doom2004.topics.targets import needed_range
from grimtable.kernel import Action
from grimtable.kernel.action import Pass
from grimtable.kernel.identity import Space
from grimtable.kernel.window import Window

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState

GUARD_PATIENCE = 0.45  #: a shot below this share of the target's price waits for a better one


def weigh_answer(state: DoomState, seat: str, options: Sequence[Action]) -> list[Advice] | None:
    """Advice for every question except announcing and the deeds of his turn; None for those."""
    marine = state.table.marines[seat]
    first = type(options[0])
    rule = _RULES.get(first)
    if rule is not None:
        return rule(state, marine, options)
    if any(isinstance(option, Pass) for option in options):
        return weigh_window(state, marine, options)
    return None


# --- windows --------------------------------------------------------------------------------------


def weigh_window(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    """Guard, Heal and skills: each against saying nothing, which is worth 0."""
    found = []
    for option in options:
        if isinstance(option, Pass):
            found.append(Advice(option, 0.0, "wait"))
        elif isinstance(option, act.Interrupt):
            found.append(_interrupt(state, marine, option))
        elif isinstance(option, act.Heal):
            found.append(_heal(state, option))
        elif isinstance(option, act.UseSkill):
            found.append(_skill(state, marine, option))
        elif isinstance(option, act.SpendToken):
            found.append(Advice(option, _again(state), "that roll once more"))
        else:
            found.append(Advice(option, NEVER, "no reason to"))
    return found


def _interrupt(state: DoomState, marine: Marine, option: act.Interrupt) -> Advice:
    """Shoot when the monster is about to strike, or when the shot is too good to wait."""
    invader = target_at(state, option.space)
    if invader is None:
        if state.field.barrels >> option.space & 1:
            worth = 0.5 * barrel_worth(state, marine, option.space)
            return Advice(option, worth - 0.5, "the barrel beside them")
        return Advice(option, NEVER, "nobody stands there")
    weapon = state.game.weapons[option.weapon]
    distance = needed_range(state, marine, state.game.arms[option.weapon], option.space)
    odds = blow_on(state, marine, option.weapon, invader, distance)
    worth = shot_worth(state, marine, option.weapon, invader, odds)
    if weapon.abilities.blast and distance <= weapon.abilities.blast:
        return Advice(option, NEVER, "the blast would reach him too")
    active = state.in_progress(Activation)
    striking = active is not None and active.figure == invader.id and active.attacks > 0
    beside = distance == 1
    needed = 0.1 if striking and (beside or distance <= 4) else GUARD_PATIENCE
    value = LIVES_ON * price(state.game, invader.kind)
    reason = f"kill {round(100 * odds.kill)}% before it strikes"
    return Advice(option, worth - needed * value, reason)


def _heal(state: DoomState, option: act.Heal) -> Advice:
    patient = state.table.marines[option.marine]
    return Advice(option, 1.0 + 0.1 * max(0, 6 - patient.wounds), f"a wound back for {option.marine}")


def _skill(state: DoomState, marine: Marine, option: act.UseSkill) -> Advice:
    """Skills cost nothing; only once-in-a-game ones and dice that may miss are thought about."""
    card = state.game.marine_copies[option.card]
    verbs = [call.verb for call in state.game.calls(state.setup, "skill", option.card, "")]
    if "cancel_event" in verbs:
        worth = _event_to_cancel(state)
        return Advice(option, worth - 2.0, f"that event would cost about {worth:.1f}")
    if "add_die" in verbs:
        return Advice(option, _extra_die(state, marine), "one more red die")
    return Advice(option, 1.0, f"{card.name} costs nothing")


def _again(state: DoomState) -> float:
    """D4X-SCN-37: worth giving up for a blow that nearly kills, or for a good shot that went wide.

    Only when nobody may roll any more: until then somebody else may do it for nothing.
    """
    attack = state.in_progress(Attack)
    window = state.in_progress(Window)
    if attack is None or window is None or window.moment != "roll_final":
        return NEVER
    missed = any(miss for _, _, _, miss in attack.faces)
    damage = 0 if missed else sum(face[1] for face in attack.faces)
    victims = [state.table.marines[id] for id in affected(state, attack) if id in state.table.marines]
    if attack.attacker in state.table.marines:
        return 1.0 if missed and len(attack.dice) > 2 and not victims else NEVER
    wounds = [(damage // max(1, each.armor), each.wounds) for each in victims]
    return 3.0 if any(hurt >= left for hurt, left in wounds) else NEVER


def _event_to_cancel(state: DoomState) -> float:
    """What the event that was just shown is likely to cost the Marines."""
    resolving = state.innermost(Resolving)
    heavy = {"activate_chosen": 2.5, "spawn": 2.5, "attack_again": 2.5, "attack_mover": 2.2}
    calls = state.game.calls(state.setup, "event", resolving.name, "")
    return max([heavy.get(call.verb, 1.0) for call in calls], default=0.0)


def _extra_die(state: DoomState, marine: Marine) -> float:
    """A red die helps where damage lacks; one time in six it spoils a sure hit."""
    attack = state.innermost(Attack)
    invader = target_at(state, attack.space)
    if invader is None:
        return -0.1
    distance = needed_range(state, marine, state.game.arms[attack.weapon], attack.space)
    kind = state.game.invaders[invader.kind]
    left = kind.wounds - invader.wounds
    without = blow(state.game, attack.weapon, kind.armor, left, distance, attack.aimed)
    with_die = blow(state.game, attack.weapon, kind.armor, left, distance, attack.aimed, extra=("red",))
    return shot_worth(state, marine, attack.weapon, invader, with_die) - shot_worth(
        state, marine, attack.weapon, invader, without
    )


# --- questions ------------------------------------------------------------------------------------


def _aim(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    """Use Aim on a target worth it; a Trite is not."""
    attack = state.innermost(Attack)
    invader = target_at(state, attack.space)
    gain = 0.0
    if invader is not None:
        distance = needed_range(state, marine, state.game.arms[attack.weapon], attack.space)
        plain = blow_on(state, marine, attack.weapon, invader, distance)
        aimed = blow_on(state, marine, attack.weapon, invader, distance, aimed=True)
        gain = shot_worth(state, marine, attack.weapon, invader, aimed) - shot_worth(
            state, marine, attack.weapon, invader, plain
        )
    return [
        Advice(
            option, gain if isinstance(option, act.UseAim) else 0.15, f"a re-roll is worth {gain:.1f} here"
        )
        for option in options
    ]


def _reroll(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    return weigh_reroll(state, [option for option in options if isinstance(option, act.Reroll)])


def _breathe(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    """D4X-AIR-02: two wounds are dearer than a tank, which has no other use."""
    return [
        Advice(o, 1.0, "a tank is for this")
        if isinstance(o, act.PayAir)
        else Advice(o, -1.0, "two wounds for a tank")
        for o in options
    ]


def _accept(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    """A gift is a gift."""
    return [
        Advice(o, 1.0 if isinstance(o, act.Accept) else 0.0, "somebody thought he needs it") for o in options
    ]


def _respawn(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    """Back as near to the goal as possible, and away from the monsters."""
    spaces = 0
    for option in options:
        if isinstance(option, act.Respawn):
            spaces |= 1 << option.space
    shown = Marine(marine.id, space=marine.fragged_at if marine.fragged_at >= 0 else Space(0))
    ways = costs_among(goal_rings(state, shown), spaces)
    prowl = costs_among(hunting_rings(state, state.field.against(MARINES)), spaces)
    found = []
    for option in options:
        assert isinstance(option, act.Respawn)
        way, near = ways.get(option.space, 60), prowl.get(option.space, 20)
        worth = -STEP * way - 1.5 * max(0, 6 - near) / 6
        found.append(Advice(option, worth, f"{way} steps from the goal, {near} from the nearest monster"))
    return found


def _push(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    """Away from the Marines; into acid is better still."""
    field = state.field
    others = [m.space for m in state.table.marines.values() if m.space >= 0]
    found = []
    for option in options:
        if isinstance(option, act.Push):
            away = min((field.board.apart(option.space, space) for space in others), default=0)
            burns = 1.5 * (field.burning >> option.space & 1)
            found.append(Advice(option, 0.1 * away + burns, f"{away} spaces away from us"))
        else:
            found.append(Advice(option, 0.15, "leave it where it is"))
    return found


def _carry_on(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    """The attack goes on where another monster stands, or stops."""
    attack = state.innermost(Attack)
    found = []
    for option in options:
        if isinstance(option, act.CarryOn):
            invader = target_at(state, option.space)
            if invader is None:
                found.append(Advice(option, -0.2, "nobody stands there"))
                continue
            distance = needed_range(state, marine, state.game.arms[attack.weapon], option.space)
            odds = blow_on(state, marine, attack.weapon, invader, distance)
            worth = 0.55 * shot_worth(state, marine, attack.weapon, invader, odds)
            # The green die reaches, the blue one hurts: far targets need the green one.
            worth += 0.02 if (option.die == "green") == (distance <= 2) else 0.0
            found.append(Advice(option, worth, f"on to {invader.id}"))
        else:
            found.append(Advice(option, 0.05, "enough"))
    return found


def _explode(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    """All of them go up in the end; the order hardly matters."""
    return [Advice(option, -0.001 * place, "they all go up") for place, option in enumerate(options)]


def _choose_figure(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    """Whoever shoots best has most of it: himself if in doubt."""
    masks = invader_masks(state)
    found = []
    for option in options:
        if isinstance(option, act.ChooseFigure) and option.figure in state.table.marines:
            other = state.table.marines[option.figure]
            shots = shots_from(state, other, other.space, masks) if other.space >= 0 else []
            worth = 0.2 + (shots[0].worth if shots else 0.0) + 0.01 * (other.id == marine.id)
            found.append(Advice(option, worth, f"{option.figure} has use for it"))
        else:
            found.append(Advice(option, 0.0, "nobody else"))
    return found


def _choose_order(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    """Guard where monsters are near, Dodge for the hurt, Aim otherwise."""
    near = (
        state.field.board.square(marine.space, 7) & state.field.against(MARINES) if marine.space >= 0 else 0
    )
    hurt = marine.wounds <= 3
    worth = {
        "guard": 1.0 if near else 0.2,
        "dodge": 1.2 if near and hurt else 0.3,
        "aim": 0.5,
        "heal": 0.0,
    }
    found = []
    for option in options:
        if isinstance(option, act.PlaceOrder):
            found.append(Advice(option, worth[option.order], f"{option.order} helps until his next turn"))
        else:
            found.append(Advice(option, 0.0, "no order"))
    return found


def threat_near(state: DoomState, marine: Marine, steps: int) -> float:
    """What the monsters within so many steps could deal to him."""
    rings = hunting_rings(state, 1 << marine.space)
    near = 0
    for ring in rings[: steps + 1]:
        near |= ring
    total = 0.0
    for id, mask in invader_masks(state).items():
        if mask & near:
            total += menace(state.game, state.table.invaders[id].kind)
    return total


_Rule = Callable[["DoomState", Marine, Sequence[Action]], list[Advice]]


def _buy(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    """Armor first, then cards, then the guns he has grown used to; points keep until the next shop."""
    worth = {"armor": 3.0, "card": 2.0}
    return [
        Advice(option, worth.get(option.thing, 1.0), f"{option.thing} for the next scenario")
        if isinstance(option, act.Buy)
        else Advice(option, 0.0, "enough")
        for option in options
    ]


_RULES: dict[type[Action], _Rule] = {
    act.Buy: _buy,
    act.UseAim: _aim,
    act.KeepAim: _aim,
    act.Reroll: _reroll,
    act.Accept: _accept,
    act.PayAir: _breathe,
    act.HoldBreath: _breathe,
    act.Refuse: _accept,
    act.Respawn: _respawn,
    act.Push: _push,
    act.NoPush: _push,
    act.CarryOn: _carry_on,
    act.StopHere: _carry_on,
    act.Explode: _explode,
    act.ChooseFigure: _choose_figure,
    act.NoMore: _choose_figure,
}


def weigh_order(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    """Which order a card lets him place."""
    return _choose_order(state, marine, options)
