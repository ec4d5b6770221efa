"""The coach of DOOM 2004: the veteran's advice, followed through the turn and put into words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grimtable.games.advice import Advice
from grimtable.games.coaching import Course, Point, Told, percent, small
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots import veteran_invader, veteran_marine
from grimtable.games.doom2004.bots.arena_plan import weigh_turns, wits_for
from grimtable.games.doom2004.bots.coach_arena import told_arena
from grimtable.games.doom2004.bots.coach_invader import is_activation, told_activation, told_spawn
from grimtable.games.doom2004.bots.coach_marine import UNLIKELY, is_turn, told_turn
from grimtable.games.doom2004.bots.purpose import goal_rings
from grimtable.games.doom2004.bots.shooting import blow_on, target_at
from grimtable.games.doom2004.bots.walking import cost_at, hunting_rings
from grimtable.games.doom2004.procedures.activation import Activation
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.table import INVADER, MARINES, Marine
from grimtable.games.doom2004.topics.targets import needed_range
from grimtable.kernel import Action, SeatId
from grimtable.kernel.action import Pass
from grimtable.kernel.identity import Space
from grimtable.narration import offers

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.narration import Names


class DoomCoach:
    """Hints for Marines and for the Invader."""

    def weigh(self, state: DoomState, seat: SeatId) -> Sequence[Advice]:
        """What the veteran thinks."""
        if state.table.is_arena:
            return weigh_turns(state, seat, state.legal, wits=wits_for(state))
        if seat == INVADER:
            return veteran_invader.weigh_invader(state, state.legal)
        return veteran_marine.weigh_marine(state, seat, state.legal)

    def goes_on(self, start: DoomState, state: DoomState, seat: SeatId) -> bool:
        """A Marine's turn until it ends or an area is found; one invader's activation."""
        if len(state.table.areas) != len(start.table.areas):
            return False
        if seat == INVADER:
            before, active = start.in_progress(Activation), state.in_progress(Activation)
            return active is not None and (before is None or before.figure == active.figure)
        turn = state.in_progress(MarineTurn)
        return is_turn(start, seat) and turn is not None and turn.seat == seat

    def told(self, course: Course, names: Names) -> Told | None:
        """Turns, activations and spawns as a whole; single answers with what they are good for."""
        state: DoomState = course.start
        if state.table.is_arena:
            return told_arena(course, names)
        action = course.advice.action
        if course.seat != INVADER and is_turn(state, course.seat):
            return told_turn(course, names)
        if course.seat == INVADER and is_activation(course):
            if isinstance(action, act.EndTurn):
                return None
            found = told_activation(course, names)
            if found is not None:
                return found
        offered = offers(state, names)[state.legal.index(action)]
        label = small(offered.label)
        if isinstance(action, act.PlaySpawn | act.Place):
            found = told_spawn(course, names, label)
            if found is not None:
                return found
        places = (offered.place,) if offered.place is not None else ()
        if isinstance(action, act.Respawn):
            area = state.field.scene.area_of(action.space)
            title = "" if state.table.drawn is not None else state.game.area(state.setup, area).title
            points = _respawning(state, course.seat, action)
            deed = names.say("hint-do-respawn", area=names.prose(title) or "nothing")
            return Told((deed,), points, (), places, (), (area, points[0].values["steps"]))
        if isinstance(action, act.Interrupt):
            return _interrupting(state, course, action, names, places)
        answer = answered(state, course.seat, action, course.advice.worth, names)
        return None if answer is None else Told((label,), answer, (), places, (), offered.label)


def answered(
    state: DoomState, seat: SeatId, action: Action, worth: float, names: Names
) -> list[Point] | None:
    """What counts for a single answer, where there is more to say than for every action of its kind."""
    if isinstance(action, act.UseAim | act.KeepAim):
        aim = isinstance(action, act.UseAim)
        invader = target_at(state, state.innermost(Attack).space)
        if invader is None:
            return None
        values: dict[str, object] = {"target": names.of(invader.id)}
        return [Point("aim" if aim else "keep-aim", worth, values)]
    if isinstance(action, act.Reroll):
        return [Point("reroll" if action.dice else "keep-roll", worth or 0.01)]
    if isinstance(action, act.PlaceOrder):
        return [Point(f"order-{action.order}", worth or 0.01)]
    if isinstance(action, Pass) and all(isinstance(each, act.UseSkill | Pass) for each in state.legal):
        return [Point("wait-skill", worth or 0.01)]
    if isinstance(action, Pass):
        return [Point("wait-invader" if seat == INVADER else "wait-marine", worth or 0.01)]
    return None


def _interrupting(
    state: DoomState, course: Course, action: act.Interrupt, names: Names, places: tuple[str, ...]
) -> Told:
    """A shot in the middle of the Invader's turn; its worth is counted against waiting."""
    invader = target_at(state, action.space)
    marine = state.table.marines[course.seat]
    if invader is None:
        deed = names.say("hint-do-barrel", weapon=names.of(action.weapon))
        return Told((deed,), [Point("guard-barrel", course.advice.worth)], (), places, (), "barrel")
    distance = needed_range(state, marine, state.game.arms[action.weapon], action.space)
    odds = blow_on(state, marine, action.weapon, invader, distance)
    values: dict[str, object] = {"target": names.of(invader.id), "weapon": names.of(action.weapon)}
    name = "strike" if state.game.arms[action.weapon].melee else "shoot"
    deed = names.say(f"hint-do-{name}", times=1, **values)
    values |= {"chance": percent(odds.kill), "hit": percent(odds.hit)}
    values["little"] = "yes" if odds.kill < UNLIKELY else "no"
    points = [Point("guard", course.advice.worth, values), Point("order-spent", -0.3)]
    return Told((deed,), points, (), places, (), invader.id)


def _respawning(state: DoomState, seat: SeatId, action: act.Respawn) -> list[Point]:
    marine = state.table.marines[seat]
    shown = Marine(marine.id, space=marine.fragged_at if marine.fragged_at >= 0 else Space(0))
    way = cost_at(goal_rings(state, shown), 1 << action.space)
    near = cost_at(hunting_rings(state, state.field.against(MARINES)), 1 << action.space)
    found = [Point("back-way", max(0.1, 6.0 - 0.22 * way), {"steps": way})]
    if near < 7:
        found.append(Point("back-near", -1.5 * (6 - near) / 6 - 0.1, {"steps": near}))
    else:
        found.append(Point("back-safe", 0.5))
    return found


COACH = DoomCoach()
