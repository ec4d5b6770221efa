"""The veteran as a Marine: a whole turn is planned, from the first step to where he stands when they come.

A plan is a place to shoot from and a place to end on. It is worth the shots, the way towards the goal and
what lies there, less the danger of the place he ends on. The best plan of each action decides what he
announces; at every deed he plans again with what is left, so what he finds on the way counts at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from grimtable.games.advice import NEVER, Advice
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots.danger import danger_for
from grimtable.games.doom2004.bots.hazards import price_of_ending
from grimtable.games.doom2004.bots.marine_answers import weigh_answer, weigh_order
from grimtable.games.doom2004.bots.purpose import (
    goal_rings,
    may_leave,
    open_encounters,
    token_worth,
    unexplored_doors,
    worth_here,
)
from grimtable.games.doom2004.bots.sentry import idle_within, weigh_bot, weigh_choice
from grimtable.games.doom2004.bots.shooting import (
    Shot,
    barrel_worth,
    shots_from,
    shots_noted,
    volley,
)
from grimtable.games.doom2004.bots.training import weigh_training
from grimtable.games.doom2004.bots.walking import FAR, cost_at, costs_among, invader_masks, rings_to
from grimtable.games.doom2004.changes import most_wounds, skill
from grimtable.games.doom2004.procedures.announcing import ATTACKS, MOVEMENT
from grimtable.games.doom2004.procedures.choosing import ChoosingOrder
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.procedures.moving import door_cost
from grimtable.games.doom2004.procedures.sentry_bots import BotsTurn
from grimtable.games.doom2004.table import MARINES
from grimtable.games.doom2004.topics.targets import usable_weapons
from grimtable.grid import bits
from grimtable.kernel import Action

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine

STEP = 0.75  #: a movement point of way: whoever is slow has the whole deck to fight
STEP_ALONE = 1.25  #: and a lone Marine has every spawn for himself
TOKEN = 0.5  #: a token's worth is given in steps that he would go for it
LEAVING = 8.0  #: out of the board, out of danger, and nearer to the end
MEETING = 2.5  #: an encounter the goal may need
OPENING = 1.0  #: a new area; more if he has something left to answer it with
ADRENALINE_PRICE = 0.8
CAUTION = 0.45  #: how much of the danger of a place is really his to avoid: somebody will come anyway
ORDER_AIM = 0.3
BESIDE_BOT = 0.6  #: to end beside a bot that can be activated next turn
WAKING_POINTS = 2  #: D4X-BOT-04
PEEKS = 5  #: places to shoot from that are looked at for shooting and moving on


class Plan(NamedTuple):
    """A turn: from where to shoot (-1: not at all), where to end, and what it is worth."""

    worth: float
    shoot: int
    end: int
    attacks: float  #: the part of the worth that comes from shooting
    danger: float


class Planner:
    """All that a Marine's plans need, worked out once for a decision."""

    def __init__(self, state: DoomState, marine: Marine, points: int) -> None:
        self.state, self.marine = state, marine
        field = state.field
        self.danger = danger_for(state, marine)
        self.masks = invader_masks(state)
        self.goal = goal_rings(state, marine)
        self.way = cost_at(self.goal, 1 << marine.space)
        self.step = STEP if len(state.table.marines) > 1 else STEP_ALONE
        self.leaving = may_leave(state)
        self.encounters = 0 if self.leaving else open_encounters(state, marine)
        secure, plain = unexplored_doors(state)
        self.doors = secure | plain
        self.bots = idle_within(state, marine)
        self.forbidden = field.obstacles | field.against(MARINES) | field.unknown
        self.taken = field.of_side[MARINES] & ~(1 << marine.space)
        self.reach = self.walk(marine.space, points)
        everywhere = 0
        for space in self.reach:
            everywhere |= 1 << space
        self.onward = costs_among(self.goal, everywhere)
        self.weapons = usable_weapons(state, marine)
        self.hazards = field.burning | field.scene.airless
        for space in state.table.jet_spaces():
            self.hazards |= 1 << space
        self._shots = shots_noted(state, marine, self.weapons)
        self._ends: dict[int, tuple[float, float]] = {}

    def walk(self, start: int, points: int) -> dict[int, int]:
        """Spaces within so many steps, with the number of steps; acid counts three."""
        field = self.state.field
        found = {start: 0}
        passage = field.passage
        reached = ring = 1 << start
        jumps = field.scene.pads if field.scene.pads else {}
        damaging = field.burning
        for steps in range(1, points + 1):
            grown = passage.dilate(ring & ~damaging | ring & 1 << start) & ~(reached | self.forbidden)
            if jumps:
                for space in bits(ring):
                    if space in jumps:
                        for pad in field.scene.teleporters[jumps[space]]:
                            grown |= 1 << pad & field.known & ~(reached | self.forbidden)
            ring = grown
            if not ring:
                break
            reached |= ring
            for space in bits(ring & ~self.taken):
                found[space] = steps
        return found

    def shots(self, space: int) -> list[Shot]:
        """What he could shoot at from a space, best first."""
        found = self._shots.get(space)
        if found is None:
            found = self._shots[space] = shots_from(self.state, self.marine, space, self.masks, self.weapons)
        return found

    def end(self, space: int) -> tuple[float, float]:
        """What it is worth to end the turn on a space, and the danger in it."""
        found = self._ends.get(space)
        if found is None:
            danger = self.danger.cost(space)
            onward = self.onward.get(space, FAR)
            gained = max(-12, self.way - onward) if onward < FAR else -6
            worth = self.step * gained - CAUTION * danger
            field = self.state.field
            bit = 1 << space
            if space in self.state.table.tokens and space != self.marine.space:
                worth += TOKEN * worth_here(self.state, self.marine, space)
            if self.encounters & bit:
                worth += MEETING
            if self.bots & bit:
                worth += BESIDE_BOT
            if self.leaving and field.scene.exits & bit:
                worth += LEAVING + danger
            if self.hazards & bit:
                worth -= price_of_ending(self.state, self.marine, space)
            found = self._ends[space] = (worth, danger)
        return found

    def door_bonus(self, space: int, left: int, attacks: int) -> float:
        """An unopened door at hand: worth more with points and attacks left to answer what is behind it."""
        waking = OPENING if self.bots >> space & 1 and left >= WAKING_POINTS else 0.0
        if not self.doors >> space & 1:
            return waking
        cost = 1 if skill(self.state, self.marine.id, "quick_doors") else 2
        if left < cost:
            return waking
        return waking + OPENING + 0.08 * (left - cost) + 0.3 * bool(attacks)

    def best(self, points: int, attacks: int, *, moves: bool = True) -> Plan:
        """The best turn with so many points and attacks."""
        here = self.marine.space
        reach = self.reach if moves else {here: 0}
        ends = []
        for space, steps in reach.items():
            if steps <= points:
                worth, danger = self.end(space)
                ends.append((worth + self.door_bonus(space, points - steps, attacks), space, steps, danger))
        worth, space, _, danger = max(ends)
        best = Plan(worth, -1, space, 0.0, danger)
        if attacks <= 0:
            return best
        peeks = []
        for worth, space, steps, danger in ends:
            shots = self.shots(space)
            gain = volley(shots, attacks)
            if gain <= 0:
                continue
            relief = CAUTION * (danger - self.danger.cost(space, without=shots[0].target))
            total = worth + gain + shots[0].kill * relief
            if total > best.worth:
                best = Plan(total, space, space, gain, danger)
            peeks.append((gain, space, steps))
        # Shoot from there and go on: round the corner, back into the open, or on with the way.
        peeks.sort(reverse=True)
        for gain, space, steps in peeks[:PEEKS]:
            left = points - steps
            if left <= 0:
                continue
            onward = reach if space == here else self.walk(space, left)
            for end, further in onward.items():
                if further > left or end == space:
                    continue
                worth, danger = self.end(end) if end in self.onward or end in self.reach else (NEVER, 0.0)
                if worth + gain > best.worth:
                    best = Plan(worth + gain, space, end, gain, danger)
        return best


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
    points = 0 if turn.movement_ended else turn.points
    planner = Planner(state, marine, points)
    if turn.ready:
        plan = max(planner.best(points, 0), planner.best(max(0, turn.boost - turn.spent), turn.attacks))
    else:
        plan = planner.best(points, turn.attacks)
    words = _in_words(planner, plan)
    target = plan.shoot if plan.shoot >= 0 else plan.end
    toward = _toward(planner, target, points) if target != marine.space else {}
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
            good = planner.encounters >> marine.space & 1 and plan.end == marine.space and plan.shoot < 0
            found.append(Advice(option, plan.worth + 0.1 if good else NEVER, "see what this is"))
        elif isinstance(option, act.WorkDoor):
            found.append(_door(planner, turn, option, plan))
        elif isinstance(option, act.Activate):
            found.append(Advice(option, 45.0, "a bot of one's own"))
        elif isinstance(option, act.Teleport):
            good = option.space in toward
            found.append(Advice(option, plan.worth if good else NEVER, words))
        elif isinstance(option, act.TeleportBlind):
            found.append(_blind(planner, option, plan, points))
        elif isinstance(option, act.PlaceOrder):
            found.append(_order(planner, turn, option, plan))
        elif isinstance(option, act.Heal):
            found.append(Advice(option, 40.0, "a wound back"))
        elif isinstance(option, act.EndTurn):
            done = plan.end == marine.space and plan.shoot < 0
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
    """Steps on the way of the plan; among them those that stay away from watchers and acid."""
    if option.space not in toward:
        return Advice(
            option, planner.end(option.space)[0] - 2.0 if option.space in planner.onward else NEVER, "aside"
        )
    field = planner.state.field
    worth = plan.worth
    if field.burning >> option.space & 1:
        worth -= 0.3
    for id in field.at.get(option.space, ()):
        worth -= 0.05 * (id in planner.state.table.marines)
    near = field.passage.neighbours[option.space] & field.against(MARINES)
    for space in bits(near):
        for id in field.at[space]:
            invader = planner.state.table.invaders.get(id)
            if invader is not None:  # who passes enemies shares a space with one for a moment
                watches = planner.state.game.invaders[invader.kind].abilities.watch
                worth -= 0.08 if watches else 0.02
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
    if state.field.barrels >> option.space & 1 and not state.game.weapons[option.weapon].abilities.blast:
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
    if plan.end != marine.space or plan.shoot == marine.space:
        return Advice(option, NEVER, "not yet")
    doorway = field.scene.doorways[option.door]
    if doorway & ~field.known:
        return Advice(option, plan.worth + 0.2, "see what lies behind it")
    beyond = cost_at(planner.goal, doorway & ~(1 << marine.space))
    gained = planner.way - beyond
    left = turn.points - door_cost(state, turn)
    worth = planner.end(marine.space)[0] + planner.step * min(gained, left + 2) if gained > 0 else NEVER
    return Advice(option, worth, "the way leads through it")


def _blind(planner: Planner, option: act.TeleportBlind, plan: Plan, points: int) -> Advice:
    """Into the unknown when nothing else leads on."""
    good = plan.end == planner.marine.space and plan.shoot != planner.marine.space
    return Advice(option, plan.worth + OPENING * 0.5 + 0.05 * points if good else NEVER, "into the unknown")


def _order(planner: Planner, turn: MarineTurn, option: act.PlaceOrder, plan: Plan) -> Advice:
    """The order that fits the danger of where he ends; placed when the plan has nothing else to do."""
    state, marine = planner.state, planner.marine
    if plan.end != marine.space or plan.shoot >= 0:
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
