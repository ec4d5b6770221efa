"""Plans: what a player may mean who points at a figure or a space: announce, walk, take, attack, be done.

Chapters MAR, MOV, ATT, EQP, INV. Each plan is rehearsed on the imagined table that is given, so it holds
nothing that the seat does not know; its price is what watchers, Guards and burning floor may do on the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import dist
from typing import TYPE_CHECKING, NamedTuple

from grimtable.figures.picture.overlays import known_space
from grimtable.figures.walking import Stand, Step
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004 import changes
from grimtable.games.doom2004.forecast import shot_of
from grimtable.games.doom2004.picture.attack_odds import forecast
from grimtable.games.doom2004.picture.cache import cache_for
from grimtable.games.doom2004.picture.overlays import Strike
from grimtable.games.doom2004.picture.routes import (
    guards_on,
    lack_of_air,
    reactions,
    tanks_of,
    watchers_at,
    worry_of,
)
from grimtable.games.doom2004.picture.walking import Walker
from grimtable.games.doom2004.procedures.activation import Activation
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.topics.hazards import without_air
from grimtable.games.doom2004.topics.line_of_sight import figure_of, ground
from grimtable.games.doom2004.topics.odds import OddsError, odds
from grimtable.games.doom2004.topics.sides import enemies_of, is_enemy, team_of
from grimtable.games.doom2004.topics.targets import usable_weapons
from grimtable.games.doom2004.weighing import gives_up
from grimtable.grid import Footprint, bits
from grimtable.kernel import Refusal, refuse
from grimtable.kernel.identity import DoorId, FigureId, Space
from grimtable.picture.planning import IN_REACH, Rehearsal, until_free

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Invader, Marine
    from grimtable.kernel import SeatId
    from grimtable.narration import Names
    from grimtable.picture import Aim, Forecast, Plan

#: An attack is tried from so many places: where one stands, the nearest, beside the target, far away.
_PLACES = 4
#: No more plans are shown for one thing.
_MOST = 6
#: Actions a Marine may announce for a plan, those that keep more open first (D04-MAR-03 to D04-MAR-06).
_ANNOUNCED = ("advance", "ready", "attack", "sprint")
#: What a wound on the way counts against one on the target, and a movement point against both.
PAIN, POINT = 0.6, 0.01


def plans(state: DoomState, seat: SeatId, aim: Aim, names: Names) -> list[Plan] | Refusal:
    """The plans for the figure, the door or the space that is pointed at, the best one first."""
    if aim.is_nothing:
        return _in_reach(state, seat, names)
    field = state.field
    space = known_space(field.board, field.known, aim.place)
    if aim.place is not None and space is None:
        return refuse("D04-MAP-07", "unknown", space=aim.place)
    target = figure_of(state, aim.piece) if aim.piece is not None else None
    if target is not None and (other := _instead(state, seat, target.id, names)) is not None:
        return [other]
    found: list[Weighed] = []
    for rehearsal in _openings(state, seat, names):
        acting = acting_of(rehearsal.state, seat)
        if acting is None:
            continue
        if target is not None and is_enemy(rehearsal.state, acting.figure.id, target.id):
            found += attacks_on(rehearsal, acting, target, names, stops=aim.stops)
        elif aim.door is not None:
            found += _doors(rehearsal, acting, aim, names)
        elif space is not None and not acting.walker.here.mask >> space & 1:
            found += _walks(rehearsal, acting, space, names, stops=aim.stops)
    return _best(found)


def _in_reach(state: DoomState, seat: SeatId, names: Names) -> list[Plan]:
    """Who can be attacked from here, the best attack on each: a button with its odds is pressed once."""
    best: dict[str, Weighed] = {}
    for rehearsal in _openings(state, seat, names):
        acting = acting_of(rehearsal.state, seat)
        if acting is None:
            continue
        for foe in enemies_of(rehearsal.state, team_of(rehearsal.state, acting.figure.id)):
            for weighed in attacks_on(rehearsal, acting, foe, names, walking=False):
                if foe.id not in best or weighed.worth > best[foe.id].worth:
                    best[foe.id] = weighed
    found = sorted(best.values(), key=lambda one: -one.worth)
    return [plan for _, plan in found[:IN_REACH]]


def _instead(state: DoomState, seat: SeatId, figure: str, names: Names) -> Plan | None:
    """D04-INV-19, D04-INV-23: the active invader is done, and the one that is pointed at begins."""
    ending = next((action for action in state.legal if isinstance(action, act.EndActivation)), None)
    if ending is None:
        return None
    rehearsal = Rehearsal(state, seat)
    begins = act.Activate(seat, FigureId(figure))
    if not rehearsal.does(ending, names) or not rehearsal.does(begins, names):
        return None
    left = gives_up(state, ending)
    said = [cache_for(state.game, names).say("plan-unused-attack")] if left else []
    return rehearsal.plan("", piece=figure, warnings=said, light=not left)


def _best(found: list[Weighed]) -> list[Plan]:
    """The best plan of each means, then the other ways to use them: another place is an alternative, too."""
    ordered = sorted(found, key=lambda one: -one.worth)
    first: dict[str, Plan] = {}
    rest: dict[tuple[str, ...], Plan] = {}
    for _, plan in ordered:
        if plan.means not in first:
            first[plan.means] = plan
        else:
            rest.setdefault(plan.actions, plan)
    return [*first.values(), *rest.values()][:_MOST]


class Weighed(NamedTuple):
    worth: float
    plan: Plan


class Acting(NamedTuple):
    """Who acts, and what is left to do."""

    figure: Marine | Invader
    walker: Walker
    points: int
    attacks: int


def _openings(state: DoomState, seat: SeatId, names: Names) -> Iterator[Rehearsal[DoomState]]:
    """What has to be announced first: nothing, or one of the actions (D04-DP-04)."""
    announced = {action.action: action for action in state.legal if isinstance(action, act.Announce)}
    if not announced:
        yield Rehearsal(state, seat)
    for name in _ANNOUNCED:
        if name in announced:
            rehearsal = Rehearsal(state, seat)
            if rehearsal.does(announced[name], names):
                yield rehearsal


def acting_of(state: DoomState, seat: SeatId) -> Acting | None:
    memory = state.stack[-1].memory if state.stack else None
    if state.asked != seat or not isinstance(memory, MarineTurn | Activation):
        return None
    id = memory.seat if isinstance(memory, MarineTurn) else memory.figure
    if isinstance(memory, MarineTurn) and not memory.action:
        return None
    figure = figure_of(state, id)
    if figure is None:
        return None
    return Acting(figure, Walker(state, figure), memory.points, memory.attacks)


# --- going --------------------------------------------------------------------------------------------


def free(state: DoomState) -> act.Take | None:
    """What a Marine may pick up where he stands, without a point (D04-EQP-03, D04-EQP-04)."""
    return next((action for action in state.legal if isinstance(action, act.Take)), None)


def _walks(
    rehearsal: Rehearsal[DoomState], acting: Acting, space: int, names: Names, *, stops: bool
) -> Iterator[Weighed]:
    """To a space, taking what lies there and on the way (D04-EQP-03), or as far as something lies.

    An invader that goes into danger and can do nothing there is done; otherwise whoever begins next ends it.
    """
    state = rehearsal.state
    steps = acting.walker.cheapest(space, acting.points, worry_of(state, acting.walker, space))
    if not steps:
        return
    is_announced = not rehearsal.actions
    if stops:
        steps = until_free(rehearsal, steps, free)
    wounds = expected_wounds(state, acting, steps)
    said = reactions(cache_for(state.game, names), state, acting.walker, steps)
    rehearsal.goes(steps, state.field.name, None if stops else free, names)
    if not rehearsal.actions:
        return
    there = rehearsal.state
    if steps[-1].to[0].mask >> space & 1:
        rehearsal.takes(free, names)  # what lies where somebody points is what is meant
    breathless, choking = air(rehearsal, acting, names)
    said, wounds = [*said, *breathless], wounds + choking
    # No danger, nothing turned up, nothing announced: one click takes it back, so one click does it.
    is_light = is_announced and rehearsal.is_open and not said and not wounds
    if rehearsal.is_open and not is_light and not acting.walker.is_marine:
        ending = next((action for action in there.legal if isinstance(action, act.EndActivation)), None)
        if ending is not None and not any(isinstance(action, act.Attack) for action in there.legal):
            stays = rehearsal.plan(
                means_of(rehearsal, names), piece=acting.figure.id, warnings=said, wounds=wounds, names=names
            )
            if len(there.legal) > 1:
                yield Weighed(-PAIN * wounds - 0.5, stays)
            rehearsal.does(ending, names)
    cost = sum(step.cost for step in steps)
    plan = rehearsal.plan(
        means_of(rehearsal, names),
        piece=acting.figure.id,
        warnings=said,
        wounds=wounds,
        names=names,
        light=is_light,
    )
    # Equal otherwise, the plans keep the order of the openings: Advance before Sprint where both get there.
    yield Weighed(-PAIN * wounds - POINT * cost, plan)


def _doors(rehearsal: Rehearsal[DoomState], acting: Acting, aim: Aim, names: Names) -> Iterator[Weighed]:
    """Beside a door, and work it (D04-DOR-06)."""
    state, walker, door = rehearsal.state, acting.walker, DoorId(aim.door or "")
    stride = state.field.board.stride
    ways: list[tuple[int, float, list[Step]]] = []
    for space in bits(state.field.scene.doorways.get(door, 0) & state.field.known):
        if walker.here.mask >> space & 1:
            ways = [(0, 0.0, [])]
            break
        found = walker.cheapest(space, acting.points, worry_of(state, walker, space))
        if found is not None:
            # Of equally cheap places the one that lies straight ahead.
            straight = dist(divmod(space, stride), divmod(walker.here.anchor, stride))
            ways.append((sum(step.cost for step in found), straight, found))
    if not ways:
        return
    steps = min(ways, key=lambda way: way[:2])[2]
    wounds = expected_wounds(state, acting, steps)
    said = reactions(cache_for(state.game, names), state, walker, steps)
    if steps and not rehearsal.goes(steps, state.field.name, None if aim.stops else free, names):
        return
    if steps:
        breathless, choking = air(rehearsal, acting, names)
        said, wounds = [*said, *breathless], wounds + choking
    if rehearsal.does(act.WorkDoor(walker.seat, door), names):
        cost = sum(step.cost for step in steps)
        plan = rehearsal.plan(
            means_of(rehearsal, names), piece=acting.figure.id, warnings=said, wounds=wounds
        )
        yield Weighed(-PAIN * wounds - POINT * cost, plan)


def means_of(rehearsal: Rehearsal[DoomState], names: Names) -> str:
    """What is announced for it, or what it ends with, as the difference to other plans."""
    labels = [stretch.label for stretch in rehearsal.plan("").stretches if stretch.label]
    return " · ".join(labels)


# --- attacking ----------------------------------------------------------------------------------------


def attacks_on(
    rehearsal: Rehearsal[DoomState],
    acting: Acting,
    target: Marine | Invader,
    names: Names,
    *,
    walking: bool = True,
    stops: bool = False,
) -> Iterator[Weighed]:
    """On a figure, from where it can be hit; without `walking` from where the attacker stands.

    Who would stop for things goes past them on the way to an attack.
    """
    if acting.attacks < 1:
        return
    state = rehearsal.state
    struck = ground(state, target)
    for steps in _approaches(state, acting, struck) if walking else [list[Step]()]:
        tried = Rehearsal(state, rehearsal.seat)
        if steps and not tried.goes(steps, state.field.name, None if stops else free, names):
            continue
        there = tried.state
        if not tried.is_open and steps:
            continue
        wounds = expected_wounds(state, acting, steps)
        said = reactions(cache_for(state.game, names), state, acting.walker, steps)
        if steps:
            breathless, choking = air(tried, acting, names)
            said, wounds = [*said, *breathless], wounds + choking
        for deed, seen in blows(there, target, names):
            whole = Rehearsal(there, rehearsal.seat)
            whole.actions = [*rehearsal.actions, *tried.actions]
            whole.parts = [*rehearsal.parts, *tried.parts]
            if not whole.does(deed, names):
                continue
            means = names.of(deed.weapon) if isinstance(deed, act.Fire) else ""
            opening = means_of(rehearsal, names)
            plan = whole.plan(
                " · ".join(part for part in (opening, means) if part),
                piece=acting.figure.id,
                forecast=seen,
                warnings=said,
                wounds=wounds,
            )
            cost = sum(step.cost for step in steps)
            yield Weighed(gain(seen, target.id) - PAIN * wounds - POINT * cost + _spare(acting), plan)


def _spare(acting: Acting) -> float:
    """Two attacks on the spot are better than one (D04-MAR-04)."""
    return 0.1 * (acting.attacks - 1)


def gain(seen: Forecast | None, target: str) -> float:
    """Chance to kill, and the wounds on the way there; friends count against it."""
    total = 0.0
    for prospect in seen.targets if seen is not None else ():
        mean = sum(wounds * chance for wounds, chance in prospect.wounds)
        if prospect.friend:
            total -= prospect.kill + PAIN * mean
        else:
            total += (prospect.kill + 0.3 * mean) * (1.0 if prospect.piece == target else 0.5)
    return total - (0.1 * (seen.ammunition or 0.0) if seen is not None else 0.0)


def blows(
    state: DoomState, target: Marine | Invader, names: Names
) -> list[tuple[act.Fire | act.Attack, Forecast | None]]:
    """The offered attacks on a figure with their odds: of each weapon that on its best space."""
    struck = ground(state, target)
    best: dict[str, tuple[float, act.Fire | act.Attack, Forecast | None]] = {}
    for action in state.legal:
        if isinstance(action, act.Fire | act.Attack) and struck >> action.space & 1:
            seen = forecast(state, action, names)
            if seen is None or not seen.hit:
                continue  # out of range: offered, and in vain
            weapon = action.weapon if isinstance(action, act.Fire) else ""
            worth = gain(seen, target.id)
            if weapon not in best or worth > best[weapon][0]:
                best[weapon] = (worth, action, seen)
    return [(action, seen) for _, action, seen in best.values()]


def _approaches(state: DoomState, acting: Acting, target: int) -> Iterator[list[Step]]:
    """Ways to where the target can be attacked from: on the spot, the nearest, beside it, far from it."""
    walker = acting.walker
    strike = Strike(state, walker, acting.points)
    places = strike.positions(target)
    if not places:
        return
    board = state.field.board

    def apart(there: Footprint) -> int:
        return min(board.apart(one, other) for one in bits(target) for other in bits(there.mask))

    ways: dict[int, tuple[Footprint, list[Step]]] = {}

    def way_to(there: Footprint) -> list[Step] | None:
        if there.mask == walker.here.mask:
            return []
        if there.anchor not in ways:
            steps = walker.cheapest(there.anchor, acting.points, worry_of(state, walker, there.anchor))
            if steps is None or steps[-1].to[0] != there:
                return None
            ways[there.anchor] = (there, steps)
        return ways[there.anchor][1]

    nearest = sorted(places, key=lambda stand: _distance(state, walker.here, stand))
    wanted: list[Footprint] = []
    for stand in (
        nearest[0],
        min(nearest, key=lambda s: apart(s[0])),
        max(nearest, key=lambda s: apart(s[0])),
        *nearest[1:],
    ):
        if stand[0] not in wanted and len(wanted) < _PLACES:
            wanted.append(stand[0])
    for there in wanted:
        steps = way_to(there)
        if steps is not None:
            yield steps


def _distance(state: DoomState, here: Footprint, stand: Stand) -> int:
    return state.field.board.apart(here.anchor, stand[0].anchor) + 2 * len(stand[1])


# --- what it may cost ---------------------------------------------------------------------------------


def expected_wounds(state: DoomState, acting: Acting, steps: list[Step]) -> float:
    """The wounds to be expected on the way: watchers (D04-ABL-36), Guards (D04-ORD-10), burning floor."""
    walker = acting.walker
    total = 0.0
    before = walker.here.mask
    guarded: dict[str, float] = {}  # a Guard is laid aside for one attack: the best that the way allows
    for step in steps:
        there, opened = step.to
        if there.mask == before:
            continue
        if there.mask & ~before & state.field.burning:
            total += 1.0
        if walker.is_marine:
            watchers = watchers_at(state, there.mask)
            on_the_way = _standing(state, acting, step) if watchers else state
            total += sum(_mean(on_the_way, id, "", acting.figure.id) for id in watchers)
        else:
            guards = guards_on(state, walker, there, opened)
            on_the_way = _standing(state, acting, step) if guards else state
            for id in guards:
                marine = state.table.marines[id]
                weapons = [arms for arms in usable_weapons(state, marine) if not state.game.arms[arms].melee]
                best = max((_mean(on_the_way, id, arms, acting.figure.id) for arms in weapons), default=0.0)
                guarded[id] = max(best, guarded.get(id, 0.0))
        before = there.mask
    return total + sum(guarded.values())


def air(rehearsal: Rehearsal[DoomState], acting: Acting, names: Names) -> tuple[list[str], float]:
    """What a Marine has to know who comes to stand without air; the wounds, where his last point led there.

    D4X-AIR-02, D4X-AIR-03, with the tanks that he has taken on the way.
    """
    state = rehearsal.state
    marine = state.table.marines.get(acting.figure.id)
    if marine is None or marine.space < 0 or not state.field.scene.airless >> marine.space & 1:
        return [], 0.0
    now = acting_of(state, rehearsal.seat)
    is_last = now is not None and now.points < 1 and not tanks_of(state, marine)
    return [lack_of_air(cache_for(state.game, names), state, marine)], without_air(state) if is_last else 0.0


def _standing(state: DoomState, acting: Acting, step: Step) -> DoomState:
    """The table as it is when the acting figure stands where a step has brought it."""
    there, opened = step.to
    found = state.copy()
    for door in opened:
        changes.set_door(found, DoorId(door), "open")
    figure = figure_of(found, acting.figure.id)
    assert figure is not None  # it is acting
    changes.move(found, figure, there)
    return found


def _mean(state: DoomState, attacker: FigureId, weapon: str, target: FigureId) -> float:
    """The wounds that an attack on a figure brings on the average."""
    figure = figure_of(state, target)
    assert figure is not None  # it is acting
    best = 0.0
    for space in bits(ground(state, figure)):
        try:
            shot, struck = shot_of(state, Attack(attacker, weapon, Space(space)))
        except OddsError:
            continue  # so far away it cannot be reached with this at all
        if target in struck:
            answer = odds(shot, {id: die.faces for id, die in state.game.dice.items()})
            best = max(best, float(answer.wounds[struck.index(target)].mean))
    return best
