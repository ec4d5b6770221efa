"""The veteran as a Marine: the best plan of each action decides what he announces.

At every deed he plans again with what is left, so what he finds on the way counts at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grimtable.games.advice import NEVER, Advice
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots.marine_answers import weigh_answer, weigh_order
from grimtable.games.doom2004.bots.marine_plan import OPENING, Plan, Planner
from grimtable.games.doom2004.bots.purpose import token_worth
from grimtable.games.doom2004.bots.sentry import weigh_bot, weigh_choice
from grimtable.games.doom2004.bots.shooting import barrel_worth
from grimtable.games.doom2004.bots.training import weigh_training
from grimtable.games.doom2004.bots.walking import FAR, cost_at, costs_among, rings_to
from grimtable.games.doom2004.changes import most_wounds, skill
from grimtable.games.doom2004.procedures.announcing import ATTACKS, MOVEMENT
from grimtable.games.doom2004.procedures.choosing import ChoosingOrder
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.procedures.moving import door_cost
from grimtable.games.doom2004.procedures.sentry_bots import BotsTurn
from grimtable.kernel import Action

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine

ADRENALINE_PRICE = 0.8
ORDER_AIM = 0.3
ANOTHER_WAY = 0.05  #: as long as the way of the plan, and something less lies on it


def order_worth(danger: float, order: str) -> float:
    """What the best order is worth to a Marine in danger: he breaks in, he dodges, or he takes aim."""
    if order:
        return 0.0
    return max(0.4 * min(danger, 3.0), ORDER_AIM)


# --- announcing -----------------------------------------------------------------------------------


def weigh_marine(state: DoomState, seat: str, options: Sequence[Action]) -> list[Advice]:
    """What each option is worth to this Marine."""
    marine = state.table.marines[seat]
    first = options[0]
    training = weigh_training(state, options)
    if training is not None:
        return training
    if state.stack[-1].procedure.id == "bot_turn":
        return weigh_bot(state, options)
    if isinstance(state.stack[-1].memory, BotsTurn):
        return weigh_choice(state, options)
    if isinstance(first, act.Announce | act.AnnounceBoosted):
        return announce(state, marine, options)
    memory = state.stack[-1].memory
    if isinstance(memory, ChoosingOrder):
        return weigh_order(state, state.table.marines[memory.marine], options)
    if isinstance(memory, MarineTurn) and not isinstance(first, act.Respawn | act.PayAir | act.HoldBreath):
        return deeds(state, marine, memory, options)
    return weigh_answer(state, seat, options) or [Advice(o, 0.0, "no rule of thumb") for o in options]


def announce(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    """The best plan of each action."""
    most = max(_points(state, marine, option)[0] for option in options)
    planner = Planner(state, marine, most)
    return [_announced(planner, option) for option in options]


def _points(state: DoomState, marine: Marine, option: Action) -> tuple[int, int]:
    """Movement points and attacks that an announcement gives."""
    assert isinstance(option, act.Announce | act.AnnounceBoosted)
    action = option.action
    boost = option.adrenaline if isinstance(option, act.AnnounceBoosted) else 0
    points = MOVEMENT[action] + 4 * boost
    attacks = ATTACKS[action]
    if action in ("sprint", "attack", "advance"):
        points += skill(state, marine.id, f"{action}_points")
    if action == "attack":
        attacks += skill(state, marine.id, "extra_attack")
    return points, attacks


def _announced(planner: Planner, option: Action) -> Advice:
    assert isinstance(option, act.Announce | act.AnnounceBoosted)
    marine, state = planner.marine, planner.state
    points, attacks = _points(state, marine, option)
    boost = option.adrenaline if isinstance(option, act.AnnounceBoosted) else 0
    extra = 0.0
    if option.action == "ready":
        if skill(state, marine.id, "tactician"):
            plan = planner.best(points, attacks)
        else:
            plan = max(planner.best(points, 0), planner.best(4 * boost, attacks))
        extra = order_worth(plan.danger, marine.order)
    else:
        plan = planner.best(points, attacks)
    worth = plan.worth + extra - ADRENALINE_PRICE * boost
    return Advice(option, worth, _in_words(planner, plan))


def _in_words(planner: Planner, plan: Plan) -> str:
    name = planner.state.field.name
    shoot = f"shoot from {name(plan.shoot)} for {plan.attacks:.1f}, " if plan.shoot >= 0 else ""
    onward = planner.onward.get(plan.end, FAR)
    way = f"{onward} steps from the goal" if onward < FAR else "off the way"
    return f"{shoot}end on {name(plan.end)}, {way}, danger {plan.danger:.1f}"


# --- deeds ----------------------------------------------------------------------------------------


def deeds(state: DoomState, marine: Marine, turn: MarineTurn, options: Sequence[Action]) -> list[Advice]:
    """The first deed of the best plan with what is left of the turn; what is free comes first."""
    planner, plan = rest_of_turn(state, marine, turn)
    return deeds_of(planner, plan, turn, options)


def rest_of_turn(
    state: DoomState, marine: Marine, turn: MarineTurn, *, moves: bool = True
) -> tuple[Planner, Plan]:
    """The best plan with what is left of the turn, and all that it was made from; he may have to stay."""
    points = 0 if turn.movement_ended else turn.points
    planner = Planner(state, marine, points)
    if turn.ready and moves:
        plan = max(planner.best(points, 0), planner.best(max(0, turn.boost - turn.spent), turn.attacks))
    else:
        plan = planner.best(points, turn.attacks, moves=moves)
    return planner, plan


def deeds_of(planner: Planner, plan: Plan, turn: MarineTurn, options: Sequence[Action]) -> list[Advice]:
    """What each deed is worth to who follows a plan."""
    state, marine = planner.state, planner.marine
    points = 0 if turn.movement_ended else turn.points
    words = _in_words(planner, plan)
    toward = _toward(planner, plan.over, points) if plan.over != marine.space else {}
    found = []
    for option in options:
        if isinstance(option, act.Step):
            found.append(_step(planner, option, toward, plan, words))
        elif isinstance(option, act.Fire):
            found.append(_fire(planner, option, plan))
        elif isinstance(option, act.Leave):
            found.append(Advice(option, 100.0 if planner.leaving else NEVER, "the goal is reached: out"))
        elif isinstance(option, act.Take):
            worth = token_worth(state, marine, option.token)
            found.append(Advice(option, 50.0 + worth if worth > 0.5 else NEVER, f"{option.token} for free"))
        elif isinstance(option, act.EndMovement):
            good = planner.encounters >> marine.space & 1 and plan.is_done(marine.space)
            found.append(Advice(option, plan.worth + 0.1 if good else NEVER, "see what this is"))
        elif isinstance(option, act.WorkDoor):
            found.append(_door(planner, turn, option, plan))
        elif isinstance(option, act.Activate):
            found.append(Advice(option, 45.0, "a bot of one's own"))
        elif isinstance(option, act.Teleport):
            good = option.space in toward
            worth = plan.worth if option.space == plan.first else plan.worth - ANOTHER_WAY
            found.append(Advice(option, worth if good else NEVER, words))
        elif isinstance(option, act.TeleportBlind):
            found.append(_blind(planner, option, plan, points))
        elif isinstance(option, act.PlaceOrder):
            found.append(_order(planner, turn, option, plan))
        elif isinstance(option, act.Heal):
            found.append(Advice(option, 40.0, "a wound back"))
        elif isinstance(option, act.EndTurn):
            done = plan.is_done(marine.space)
            worth = plan.worth if done else planner.end(marine.space)[0]
            found.append(Advice(option, worth - 0.01, "stay here" if done else "stop short of the plan"))
        else:
            found.append(Advice(option, NEVER, "no need"))
    return found


def _toward(planner: Planner, target: int, points: int) -> dict[int, int]:
    """The neighbours from which the target is one step nearer, with the steps left from them."""
    state = planner.state
    field = state.field
    forbidden = planner.forbidden & ~(1 << planner.marine.space)
    rings = rings_to(state, field.passage, [(0, 1 << target)], forbidden=forbidden, pads=True)
    here = cost_at(rings, 1 << planner.marine.space)
    near = field.passage.neighbours[planner.marine.space]
    pads = field.scene.pads
    if planner.marine.space in pads:
        for pad in field.scene.teleporters[pads[planner.marine.space]]:
            near |= 1 << pad
    return {space: cost for space, cost in costs_among(rings, near).items() if cost < here}


def _step(planner: Planner, option: act.Step, toward: dict[int, int], plan: Plan, words: str) -> Advice:
    """The first step of the plan; others that lead there too are worth what lies on them less."""
    if option.space == plan.first:
        return Advice(option, plan.worth, words)
    if option.space not in toward:
        return Advice(
            option, planner.end(option.space)[0] - 2.0 if option.space in planner.onward else NEVER, "aside"
        )
    field = planner.state.field
    worth = plan.worth - ANOTHER_WAY + planner.tolls.get(option.space, 0.0)
    if field.burning >> option.space & 1:
        worth -= 0.3
    for id in field.at.get(option.space, ()):
        worth -= 0.05 * (id in planner.state.table.marines)
    return Advice(option, worth, words)


def _fire(planner: Planner, option: act.Fire, plan: Plan) -> Advice:
    """The shot of the plan from where he stands."""
    state, marine = planner.state, planner.marine
    for shot in planner.shots(marine.space):
        if shot.space == option.space and shot.weapon == option.weapon:
            words = f"hit {round(100 * shot.hit)}%, kill {round(100 * shot.kill)}% of {shot.target}"
            if plan.shoot == marine.space:
                return Advice(option, plan.worth + 0.5 + 0.1 * shot.worth, words)
            return Advice(option, plan.worth - plan.attacks + min(shot.worth, 0.0) - 0.5, words)
    blast = state.game.weapons[option.weapon].abilities.blast
    if state.field.barrels >> option.space & 1 and not blast and not planner.winning >> plan.end & 1:
        worth = 0.6 * barrel_worth(state, marine, option.space)
        if worth > max(1.0, plan.attacks):
            return Advice(option, plan.worth + worth, "the barrel beside them")
    return Advice(option, NEVER, "a worse shot")


def _door(planner: Planner, turn: MarineTurn, option: act.WorkDoor, plan: Plan) -> Advice:
    """Open what is unexplored when the plan ends here, or what the way leads through."""
    state, marine = planner.state, planner.marine
    field = state.field
    if state.table.doors[option.door] != "closed":
        return Advice(option, NEVER, "it stands open")
    doorway = field.scene.doorways[option.door]
    beyond_it = doorway >> plan.first & 1 and not field.passage.neighbours[marine.space] >> plan.first & 1
    if beyond_it and marine.space not in (plan.first, plan.shoot):
        return Advice(option, plan.worth + 0.1, "the way leads through it")
    if not plan.is_done(marine.space):
        return Advice(option, NEVER, "not yet")
    left = turn.points - door_cost(state, turn)
    if doorway & ~field.known:
        if planner.opening(marine.space, left, turn.attacks) <= 0:
            return Advice(option, plan.worth - 0.5, "not with so few wounds left")
        return Advice(option, plan.worth + 0.2, "see what lies behind it")
    beyond = cost_at(planner.goal, doorway & ~(1 << marine.space))
    gained = planner.way - beyond
    worth = planner.end(marine.space)[0] + planner.step * min(gained, left + 2) if gained > 0 else NEVER
    return Advice(option, worth, "the way leads through it")


def _blind(planner: Planner, option: act.TeleportBlind, plan: Plan, points: int) -> Advice:
    """Into the unknown when nothing else leads on."""
    good = plan.is_done(planner.marine.space)
    return Advice(option, plan.worth + OPENING * 0.5 + 0.05 * points if good else NEVER, "into the unknown")


def _order(planner: Planner, turn: MarineTurn, option: act.PlaceOrder, plan: Plan) -> Advice:
    """The order that fits the danger of where he ends; placed when the plan has nothing else to do."""
    state, marine = planner.state, planner.marine
    if not plan.is_done(marine.space):
        return Advice(option, NEVER, "later in the turn")
    danger = plan.danger
    expected = planner.danger.expected(marine.space)
    armed = bool(planner.weapons) and any(w not in ("fist",) for w in planner.weapons)
    worth = {
        "guard": (0.4 if armed else 0.15) * min(danger, 3.0) + 0.05 * skill(state, marine.id, "second_guard"),
        "dodge": 0.38 * expected,
        "aim": ORDER_AIM,
        "heal": 1.2 if _somebody_hurt(state, marine) else 0.0,
    }[option.order]
    return Advice(option, plan.worth + worth, f"{option.order} against a danger of {danger:.1f}")


def _somebody_hurt(state: DoomState, marine: Marine) -> bool:
    near = state.field.passage.neighbours[marine.space] | 1 << marine.space
    return any(
        other.space >= 0 and near >> other.space & 1 and other.wounds < most_wounds(state, other)
        for other in state.table.marines.values()
    )
