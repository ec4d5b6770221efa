"""Courses: the different turns that a Marine could make of what he has left, one for each purpose.

The veteran takes the best plan and nothing else; who looks ahead compares it with the best one to stay, to
get on, to get out of danger, to shoot from somewhere, and to fetch what lies around.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from grimtable.games.advice import Advice
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots.marine_plan import Plan, Planner
from grimtable.games.doom2004.bots.shooting import volley
from grimtable.games.doom2004.bots.veteran_marine import deeds_of, rest_of_turn
from grimtable.games.doom2004.bots.walking import FAR
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.kernel import Action

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState

STEPS: Final = (act.Step, act.Teleport)
NOTHING: Final = Plan(-1e9, -1, -1, 0.0, 0.0, -1, -1)


class Course(NamedTuple):
    """A plan, the deed it begins with, and the steps that follow it."""

    advice: Advice
    plan: Plan
    way: tuple[int, ...]  #: after the first step; the last one first


def courses(state: DoomState, seat: str, options: Sequence[Action]) -> list[Course]:
    """The best course for each deed with which one could begin, the veteran's own first."""
    turn = cast(MarineTurn, state.stack[-1].memory)
    marine = state.table.marines[seat]
    planner, best = rest_of_turn(state, marine, turn)
    points = 0 if turn.movement_ended else turn.points
    found: dict[Action, Course] = {}
    # Whatever the veteran does with his best plan is a course; others must really begin with theirs.
    begun = [(best, max(deeds_of(planner, best, turn, options), key=_worth))]
    for plan in _for_purposes(planner, points, 0 if turn.ready else turn.attacks):
        advice = _begun(planner, plan, turn, options)
        if advice is not None:
            begun.append((plan, advice))
    for plan, advice in begun:
        known = found.get(advice.action)
        if known is None or known.plan.worth < plan.worth:
            own = advice._replace(worth=plan.worth)
            found[advice.action] = Course(own, plan, steps_after(planner, plan, advice.action))
    return list(found.values())


def _begun(planner: Planner, plan: Plan, turn: MarineTurn, options: Sequence[Action]) -> Advice | None:
    """The deed with which a plan begins: the first step of its way, or the best that is done here."""
    advice = deeds_of(planner, plan, turn, options)
    if plan.over == planner.marine.space:
        return max([each for each in advice if not isinstance(each.action, STEPS)], key=_worth, default=None)
    steps = [each for each in advice if isinstance(each.action, STEPS) and each.action.space == plan.first]
    doors = [each for each in advice if isinstance(each.action, act.WorkDoor) and each.worth > plan.worth]
    return max(steps + doors, key=_worth, default=None)


def _worth(advice: Advice) -> float:
    return advice.worth


def _for_purposes(planner: Planner, points: int, attacks: int) -> list[Plan]:
    """The best turn to stay, to run, to hide, to get on, to shoot, and to fetch each thing."""
    found = [planner.best(points, attacks, moves=False)]
    if attacks:
        found.append(planner.best(points, 0))
    hidden = onward = shooting = NOTHING
    least, most, nearest = 1e9, 0.0, FAR
    for walk in planner.strolls:
        for space, steps in walk.steps.items():
            if steps > points or not steps or planner.taken >> space & 1:
                continue
            plan = planner.ending(space, steps, walk.gains[space], space, points, attacks)
            plan = plan._replace(first=walk.first(space))
            way = planner.onward.get(space, FAR)
            if (plan.danger, -plan.worth) < (least, -hidden.worth):
                least, hidden = plan.danger, plan
            if (way, -plan.worth) < (nearest, -onward.worth):
                nearest, onward = way, plan
            gain = volley(planner.shots(space), attacks) if attacks else 0.0
            if (gain, plan.worth) > (most, shooting.worth):
                most, shooting = gain, plan
    found += [plan for plan in (hidden, onward, shooting) if plan is not NOTHING]
    for space in planner.fetches(points):
        for walk in planner.strolls:
            if walk.steps.get(space, points) < points:
                found.append(planner.by_way_of(space, walk, points, attacks, NOTHING, shoots=False))
    return [plan for plan in found if plan.end >= 0]


def steps_after(planner: Planner, plan: Plan, first: Action) -> tuple[int, ...]:
    """The steps of a plan that follow this one, the last one first; none where it begins otherwise."""
    if not isinstance(first, act.Step) or first.space != plan.first or plan.over == plan.first:
        return ()
    for walk in planner.strolls:
        if plan.over in walk.steps:
            way = walk.way(plan.over)
            if way and way[-1] == plan.first:
                return tuple(way[:-1])
    return ()
