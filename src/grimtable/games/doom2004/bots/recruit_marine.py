"""The recruit as a Marine: shoot what is worth it, else go on towards the goal and take what lies near."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grimtable.games.advice import NEVER, Advice
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots.hazards import price_of_ending
from grimtable.games.doom2004.bots.marine_answers import threat_near, weigh_answer, weigh_order
from grimtable.games.doom2004.bots.purpose import (
    goal_rings,
    may_leave,
    open_encounters,
    token_worth,
    worth_here,
)
from grimtable.games.doom2004.bots.sentry import WAKING, idle_within, weigh_bot, weigh_choice
from grimtable.games.doom2004.bots.shooting import (
    barrel_worth,
    blast_worth,
    blow_on,
    in_view,
    shot_worth,
    shots_from,
    volley,
)
from grimtable.games.doom2004.bots.training import weigh_training
from grimtable.games.doom2004.bots.walking import (
    FAR,
    cost_at,
    costs_among,
    invader_masks,
    rings_to,
)
from grimtable.games.doom2004.changes import skill
from grimtable.games.doom2004.procedures.announcing import ATTACKS, MOVEMENT
from grimtable.games.doom2004.procedures.choosing import ChoosingOrder
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.procedures.sentry_bots import BotsTurn
from grimtable.games.doom2004.table import MARINES
from grimtable.games.doom2004.topics.doors import is_unlocked
from grimtable.grid import bits
from grimtable.kernel import Action
from grimtable.kernel.identity import DoorId, Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine

STEP = 0.5  #: one movement point of way towards the goal
LAST_STEP = 0.5  #: how much of what the place costs him where his turn ends a step is put off by
BEFORE_A_DOOR = 0.5  #: a step from beside a door to before it, where it can be opened
DETOUR = 6  #: nothing further away than this makes him leave his way


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
    choosing = state.stack[-1].memory
    if isinstance(choosing, ChoosingOrder):
        return weigh_order(state, state.table.marines[choosing.marine], options)
    turn = choosing
    if isinstance(turn, MarineTurn) and not isinstance(first, act.Respawn | act.PayAir | act.HoldBreath):
        return deeds(state, marine, turn, options)
    return weigh_answer(state, seat, options) or [Advice(o, 0.0, "no rule of thumb") for o in options]


# --- announcing -----------------------------------------------------------------------------------


def announce(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    """Stand and shoot when it pays, walk and shoot when something is near, run otherwise."""
    shots = shots_from(state, marine, marine.space, invader_masks(state))
    way = cost_at(goal_rings(state, marine), 1 << marine.space)
    near = threat_near(state, marine, 5)
    found = []
    for option in options:
        if isinstance(option, act.Announce):
            action, boost = option.action, 0
        else:
            assert isinstance(option, act.AnnounceBoosted)
            action, boost = option.action, option.adrenaline
        points = MOVEMENT[action] + 4 * boost + _more_points(state, marine, action)
        attacks = ATTACKS[action]
        # A way that leads past monsters in sight is no way: who runs then is shot in the back.
        steps = min(points, way) * (0.4 if shots else 1.0)
        worth = volley(shots, attacks) + STEP * steps
        if action == "ready":
            # Either the move or the attack, and an order: good for a Marine who waits for somebody.
            worth = max(volley(shots, 1), STEP * steps) + 0.35 * min(2.0, near) * (not marine.order)
        elif attacks and not shots and points:
            worth += 0.5 * min(1.5, near)  # somebody may come into sight on the way
        if action == "attack" and not shots:
            worth -= 1.0
        worth -= 0.9 * boost
        found.append(Advice(option, worth, _announced(action, len(shots), way, near)))
    return found


def _more_points(state: DoomState, marine: Marine, action: str) -> int:
    if action in ("sprint", "attack", "advance"):
        return skill(state, marine.id, f"{action}_points")
    return 0


def _announced(action: str, targets: int, way: int, near: float) -> str:
    seen = f"{targets} in sight" if targets else "nothing in sight"
    return f"{action}: {seen}, {way if way < FAR else 'no'} steps to the goal, threat {near:.1f} near"


# --- the deeds of a turn --------------------------------------------------------------------------


def deeds(state: DoomState, marine: Marine, turn: MarineTurn, options: Sequence[Action]) -> list[Advice]:
    """Leave, take, shoot, walk on, work a door; then end the turn."""
    masks = invader_masks(state)
    walk = Walk(state, marine, turn)
    views = {view.space: view for view in in_view(state, marine, marine.space, masks)} if turn.attacks else {}
    leaving = may_leave(state)
    found = []
    for option in options:
        if isinstance(option, act.Step):
            found.append(walk.step(option))
        elif isinstance(option, act.Fire):
            view = views.get(option.space)
            if view is None:
                found.append(_odd_shot(state, marine, option))
                continue
            odds = blow_on(state, marine, option.weapon, view.invader, view.distance)
            worth = shot_worth(state, marine, option.weapon, view.invader, odds)
            if state.game.weapons[option.weapon].abilities.blast:
                worth += blast_worth(state, marine, marine.space, view, option.weapon, odds)
            reason = f"hit {round(100 * odds.hit)}%, kill {round(100 * odds.kill)}%"
            # Shooting does not cost the way: whatever is worth a shot is shot at first.
            found.append(Advice(option, worth + 3.0 if worth > 0.15 else worth - 1.0, reason))
        elif isinstance(option, act.Leave):
            found.append(Advice(option, 100.0 if leaving else NEVER, "the goal is reached: out"))
        elif isinstance(option, act.Take):
            worth = token_worth(state, marine, option.token)
            found.append(Advice(option, 20.0 + worth if worth > 0.5 else -1.0, f"{option.token} for free"))
        elif isinstance(option, act.EndMovement):
            good = bool(open_encounters(state, marine) >> marine.space & 1) and not turn.attacks * bool(views)
            found.append(Advice(option, 10.0 if good else -2.0, "see what this is"))
        elif isinstance(option, act.WorkDoor):
            found.append(walk.door(option))
        elif isinstance(option, act.Activate):
            found.append(Advice(option, 45.0, "a bot of one's own"))
        elif isinstance(option, act.Teleport):
            found.append(walk.jump(option))
        elif isinstance(option, act.TeleportBlind):
            found.append(Advice(option, walk.blind_jump(), "into the unknown"))
        elif isinstance(option, act.PlaceOrder):
            order = {advice.action: advice for advice in weigh_order(state, marine, [option])}[option]
            found.append(order._replace(worth=order.worth + 0.05))
        elif isinstance(option, act.Heal):
            found.append(Advice(option, 1.0, "a wound back"))
        elif isinstance(option, act.EndTurn):
            found.append(Advice(option, 0.01, "nothing better to do"))
        else:
            found.append(Advice(option, NEVER, "no need"))
    return found


def _odd_shot(state: DoomState, marine: Marine, option: act.Fire) -> Advice:
    """Barrels are worth a shot when monsters stand around them; empty spaces are not."""
    if state.field.barrels >> option.space & 1 and not state.game.weapons[option.weapon].abilities.blast:
        worth = barrel_worth(state, marine, option.space) * 0.6
        return Advice(option, worth + 2.5 if worth > 0.8 else NEVER, "the barrel beside them")
    return Advice(option, NEVER, "nobody there")


class Walk:
    """Where his feet take him: to the goal, or to something that lies near the way."""

    def __init__(self, state: DoomState, marine: Marine, turn: MarineTurn) -> None:
        self.state, self.marine, self.turn = state, marine, turn
        self.goal = goal_rings(state, marine)
        self.way = cost_at(self.goal, 1 << marine.space)
        self.rings = self.goal
        self.reason = "on the way to the goal"
        self._look_for_detour()
        self.here = cost_at(self.rings, 1 << marine.space)
        field = state.field
        near = field.passage.neighbours[marine.space] & field.known
        self.costs = costs_among(self.rings, near)

    def _look_for_detour(self) -> None:
        state, marine = self.state, self.marine
        field = state.field
        lying = 0
        for space in state.table.tokens:
            lying |= 1 << space
        bots = idle_within(state, marine)
        lying |= bots
        lying &= field.board.square(marine.space, DETOUR) & ~(field.occupied & ~(bots & 1 << marine.space))
        if not lying:
            return
        forbidden = field.obstacles | field.against(MARINES) | field.burning
        passage = field.passage
        near = costs_among(
            rings_to(state, passage, [(0, 1 << marine.space)], forbidden=forbidden)[: DETOUR + 1], lying
        )
        onward = costs_among(self.goal, lying)
        best, chosen = 0.5, -1
        for space in bits(lying):
            if space not in near:
                continue
            detour = near[space] + onward.get(space, self.way) - self.way
            gain = worth_here(state, marine, space) + WAKING * (bots >> space & 1) - detour
            if gain > best:
                best, chosen = gain, space
        if chosen >= 0:
            self.rings = rings_to(state, passage, [(0, 1 << chosen)], forbidden=forbidden)
            self.reason = f"to {', '.join(state.table.tokens.get(Space(chosen), ('a bot',)))}"

    def step(self, option: act.Step) -> Advice:
        """A step is worth what it brings him nearer; beside a watcher and in acid it costs."""
        state = self.state
        cost = self.costs.get(option.space, FAR)
        worth = float(self.here - cost) if cost < FAR else -1.0
        field = state.field
        if worth <= 0 and self._is_before_a_door(option.space):
            worth = BEFORE_A_DOOR
        if field.burning >> option.space & 1:
            worth -= 1.2
        if field.scene.airless and self.turn.points == 1:  # here he will stand when his turn is over
            price = price_of_ending(state, self.marine, option.space)
            worth -= LAST_STEP * (price - price_of_ending(state, self.marine, self.marine.space))
        if field.of_side[MARINES] >> option.space & 1:
            worth -= 0.3
        for id in self._watchers_beside(option.space):
            worth -= 0.3
            return Advice(option, worth, f"{self.reason}, but past {id}")
        return Advice(option, worth, self.reason)

    def _is_before_a_door(self, space: int) -> bool:
        """Whether a closed door can be opened there that leads on, and not from where he stands.

        From beside its frame it seems as near to the goal, diagonally through the door when it is open.
        """
        field = self.state.field
        for door, standing in self.state.table.doors.items():
            doorway = field.scene.doorways[DoorId(door)]
            if standing != "closed" or not doorway >> space & 1 or doorway >> self.marine.space & 1:
                continue
            beyond = cost_at(self.rings, doorway & field.known & ~(1 << space))
            if beyond < self.here and is_unlocked(self.state, door):
                return True
        return False

    def _watchers_beside(self, space: int) -> list[str]:
        state = self.state
        near = state.field.passage.neighbours[space] & state.field.against(MARINES)
        if not near:
            return []
        return [
            id
            for each in bits(near)
            for id in state.field.at[each]
            # A Marine may stand on the same space: who passes enemies shares it for a moment.
            if id in state.table.invaders
            and state.game.invaders[state.table.invaders[id].kind].abilities.watch
        ]

    def door(self, option: act.WorkDoor) -> Advice:
        """Open what leads on; leave open doors open."""
        state = self.state
        field = state.field
        if state.table.doors[option.door] != "closed":
            return Advice(option, NEVER, "it stands open")
        doorway = field.scene.doorways[option.door]
        if doorway & ~field.known:
            # Less than a step that brings him nearer to something better.
            return Advice(option, 0.9, "see what lies behind it")
        beyond = cost_at(self.rings, doorway & ~(1 << self.marine.space))
        return Advice(option, float(self.here - beyond), "the way leads through it")

    def jump(self, option: act.Teleport) -> Advice:
        cost = cost_at(self.rings, 1 << option.space)
        return Advice(option, float(self.here - cost), "the pad is the shorter way")

    def blind_jump(self) -> float:
        """Less than a step that brings him nearer to something better."""
        return 0.9 if self.rings is self.goal else -1.0
