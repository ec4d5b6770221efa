"""Plans: what a player may mean who points at a figure or a space: walk, attack, be done (MOV, ATK, WAT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.figures.picture.overlays import known_space
from grimtable.games.skirmish.actions import DeclareAttack, EndActivation
from grimtable.games.skirmish.changes import team_of
from grimtable.games.skirmish.picture.cache import cache_for
from grimtable.games.skirmish.picture.ways import Walker, forecast, on_the_way, watched_ways
from grimtable.games.skirmish.procedures.activation import Activation
from grimtable.grid import Footprint
from grimtable.kernel import Refusal, refuse
from grimtable.picture.planning import IN_REACH, Rehearsal

if TYPE_CHECKING:
    from grimtable.figures.walking import Step
    from grimtable.games.skirmish.field import SkirmishState
    from grimtable.kernel import SeatId
    from grimtable.narration import Names
    from grimtable.picture import Aim, Plan


def plans(state: SkirmishState, seat: SeatId, aim: Aim, names: Names) -> list[Plan] | Refusal:
    """The plans of the active figure for what is pointed at, the best one first."""
    memory = state.stack[-1].memory if state.stack else None
    if state.asked != seat or not isinstance(memory, Activation):
        return []
    walker = Walker(state, state.table.figures[memory.figure])
    space = known_space(state.field.board, state.field.known, aim.place)
    if aim.place is not None and space is None:
        return refuse("SKI-FOG-01", "unknown", space=aim.place)
    if aim.is_nothing:
        return _in_reach(state, seat, walker, names)
    target = state.table.figures.get(aim.piece or "")
    if target is not None and team_of(target.seat) != team_of(seat):
        return _attacks(state, seat, walker, memory.steps, target.id, names)
    if space is None or walker.here.mask >> space & 1:
        return []
    steps = walker.cheapest(space, memory.steps, watched_ways(state, walker))
    return _walk(state, seat, walker, steps, names) if steps else []


def _in_reach(state: SkirmishState, seat: SeatId, walker: Walker, names: Names) -> list[Plan]:
    """Who can be attacked from here: a button with its odds is pressed once."""
    targets = [action.figure for action in state.legal if isinstance(action, DeclareAttack)]
    found = [plan for target in targets for plan in _attacks(state, seat, walker, 0, target, names)]
    return sorted(found, key=lambda plan: -(plan.forecast.hit or 0) if plan.forecast else 0)[:IN_REACH]


def _walk(state: SkirmishState, seat: SeatId, walker: Walker, steps: list[Step], names: Names) -> list[Plan]:
    """To a space; who went into danger and can attack nobody there is done, unless its player says stay."""
    said, wounds = on_the_way(cache_for(state.game, names), state, walker, steps)
    rehearsal = Rehearsal(state, seat)
    rehearsal.goes(steps, state.field.board.name)
    if not rehearsal.actions:
        return []
    # What can be taken back with one click needs no second one.
    light = rehearsal.is_open and not said and not wounds
    stays = rehearsal.plan("", piece=walker.figure.id, warnings=said, wounds=wounds, names=names, light=light)
    legal = rehearsal.state.legal
    ending = next((action for action in legal if isinstance(action, EndActivation)), None)
    others = any(isinstance(action, DeclareAttack) for action in legal)
    if light or not rehearsal.is_open or ending is None or others or len(legal) == 1:
        return [stays]
    rehearsal.does(ending, names)
    label = rehearsal.plan("").stretches[-1].label
    done = rehearsal.plan(label, piece=walker.figure.id, warnings=said, wounds=wounds)
    return [done, stays]


def _attacks(
    state: SkirmishState, seat: SeatId, walker: Walker, points: int, target: str, names: Names
) -> list[Plan]:
    """From where the active figure stands, else from the first place where it could attack (SKI-ATK-03)."""
    field = state.field
    foe = state.table.figures[target]
    ground = field.scene.ground(foe.space, state.game.kinds[foe.kind].side)
    here = walker.could_hit(0, ground, field.occupied | field.hidden)
    there: Footprint | None = here or walker.could_hit(points, ground, field.occupied | field.hidden)
    if there is None:
        return []
    steps: list[Step] | None = []
    if there != walker.here:
        steps = walker.cheapest(there.anchor, points, watched_ways(state, walker))
    if steps is None:
        return []
    rehearsal = Rehearsal(state, seat)
    if steps and not rehearsal.goes(steps, field.board.name):
        return []
    attack = next(
        (a for a in rehearsal.state.legal if isinstance(a, DeclareAttack) and a.figure == target), None
    )
    if attack is None:
        return []
    said, wounds = on_the_way(cache_for(state.game, names), state, walker, steps)
    seen = forecast(rehearsal.state, attack, names)
    if not rehearsal.does(attack, names):
        return []
    return [rehearsal.plan("", piece=walker.figure.id, forecast=seen, warnings=said, wounds=wounds)]
