"""Groups: one plan for all invaders that may still act, each with an order of its own (chapter INV).

"All go on as before", "these three go there": an order says for whom or where a figure goes, or that it
stays. Who has none attacks whom it hits best, or comes nearer. The plans are rehearsed one after the other
on the imagined table; attacks are only announced there, for nobody knows how the dice fall.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from grimtable.figures.picture.overlays import known_space
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.picture.cache import cache_for
from grimtable.games.doom2004.picture.plans import (
    Acting,
    Weighed,
    acting_of,
    attacks_on,
    blows,
    expected_wounds,
    gain,
)
from grimtable.games.doom2004.picture.routes import FAR, reactions, worry_of
from grimtable.games.doom2004.procedures.activation import Activation
from grimtable.games.doom2004.table import Marine
from grimtable.games.doom2004.topics.line_of_sight import figure_of, ground
from grimtable.games.doom2004.topics.sides import enemies_of, is_enemy, monsters, team_of
from grimtable.grid import bits
from grimtable.kernel.identity import FigureId
from grimtable.picture.hooks import Order
from grimtable.picture.planning import Rehearsal
from grimtable.picture.shapes import Ordered

if TYPE_CHECKING:
    from grimtable.figures.walking import Step
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Invader
    from grimtable.kernel import SeatId
    from grimtable.narration import Names
    from grimtable.picture import Plan


def group(state: DoomState, seat: SeatId, orders: Sequence[Order], names: Names) -> list[Ordered]:
    """A plan for the figure that acts and for every one that may act after it."""
    if state.asked != seat:
        return []
    acting = acting_of(state, seat)
    running = acting.figure.id if acting is not None and isinstance(_memory(state), Activation) else None
    waiting = {action.figure for action in state.legal if isinstance(action, act.Activate)}
    if running is not None:
        waiting = {figure for figure in _rest(state) if figure != running} | {running}
    wanted = {FigureId(order.piece): order for order in orders if order.piece in waiting}
    ahead = [figure for figure, order in wanted.items() if order.first]
    sequence = [*ahead, *_nearest_first(state, [one for one in waiting if one not in ahead])]
    if running is not None:
        sequence = [running, *(one for one in sequence if one != running)]
    rehearsal = Rehearsal(state, seat)
    found: list[Ordered] = []
    for figure in sequence:
        order = wanted.get(figure, Order(figure))
        row, rehearsal = _ordered(rehearsal, order, names)
        found.append(row)
    return found


def _memory(state: DoomState) -> object:
    return state.stack[-1].memory if state.stack else None


def _rest(state: DoomState) -> list[FigureId]:
    """Who acts after the one that acts now."""
    return [one.id for one in monsters(state) if not one.activated]


def _nearest_first(state: DoomState, figures: Sequence[FigureId]) -> list[FigureId]:
    """Those in front make room for those behind them."""
    board = state.field.board

    def apart(id: FigureId) -> int:
        figure = figure_of(state, id)
        if figure is None:
            return 0
        foes = [ground(state, foe) for foe in _foes(state, figure)]
        here = bits(ground(state, figure))
        return min(
            (board.apart(one, other) for foe in foes for one in bits(foe) for other in here), default=0
        )

    return sorted(figures, key=lambda id: (apart(id), id))


def _foes(state: DoomState, figure: Marine | Invader) -> list[Marine | Invader]:
    """The enemies on the board."""
    return [foe for foe in enemies_of(state, team_of(state, figure.id)) if ground(state, foe)]


def _ordered(
    before: Rehearsal[DoomState], order: Order, names: Names
) -> tuple[Ordered, Rehearsal[DoomState]]:
    """What one figure does, and the imagined table after it has gone; it stays where it can do nothing."""
    state, seat = before.state, before.seat
    figure = figure_of(state, order.piece)
    say = cache_for(state.game, names).say
    title = names.of(order.piece)
    staying = Ordered(piece=order.piece, name=title, text=say("group-stays"), hold=order.hold)
    if figure is None or order.hold:
        return staying, before
    beginning = Rehearsal(state, seat)
    begins = act.Activate(seat, figure.id)
    if begins in state.legal and not beginning.does(begins, names):
        return staying, before
    acting = acting_of(beginning.state, seat)
    if acting is None or acting.figure.id != figure.id:
        return staying, before
    target = figure_of(state, order.target) if order.target else None
    if target is not None and (not is_enemy(state, figure.id, target.id) or not ground(state, target)):
        target = None  # gone in the meantime: as seems best
    course = _course(beginning, acting, order, target, names)
    if course is None:
        return staying, before
    after = _walked(state, seat, course.plan)
    row = Ordered(
        piece=order.piece,
        name=title,
        text=course.text,
        target=target.id if target is not None else "",
        place=order.place if target is None else "",
        plan=course.plan,
    )
    return row, after


def _walked(state: DoomState, seat: SeatId, plan: Plan) -> Rehearsal[DoomState]:
    """The imagined table when it is done, as if its attack had come to nothing."""
    after = Rehearsal(state, seat)
    spell = state.game.language.spell
    for text in plan.actions:
        action = next((one for one in after.state.legal if spell(after.state, one) == text), None)
        if action is None or isinstance(action, act.Attack) or not after.does(action):
            break
    ending = next((one for one in after.state.legal if isinstance(one, act.EndActivation)), None)
    if ending is not None:
        after.does(ending)
    after.is_open = True
    return after


class _Course(NamedTuple):
    """What a figure does, in words and deeds."""

    text: str
    plan: Plan


def _course(
    beginning: Rehearsal[DoomState],
    acting: Acting,
    order: Order,
    target: Marine | Invader | None,
    names: Names,
) -> _Course | None:
    """An attack if there is one to make, else the way; whoever is done is done."""
    state = beginning.state
    field = state.field
    say = cache_for(state.game, names).say
    space = known_space(field.board, field.known, order.place or None) if target is None else None
    foes = [target] if target is not None else _foes(state, acting.figure)
    if isinstance(_memory(state), Activation) and acting.attacks < 1:
        return _done(beginning, acting, names)  # it has attacked: that is all
    if space is None:
        struck: list[tuple[Weighed, str]] = []
        for foe in foes:
            struck += [(weighed, foe.id) for weighed in attacks_on(beginning, acting, foe, names)]
        if struck:
            best, foe_id = max(struck, key=lambda one: one[0].worth)
            return _Course(say("group-attacks", target=names.of(foe_id)), best.plan)
    goals = 1 << space if space is not None else _beside(acting, foes)
    steps = [] if acting.walker.here.mask & goals else _towards(state, acting, goals, space)
    walked = Rehearsal(state, beginning.seat)
    walked.actions, walked.parts = [*beginning.actions], [*beginning.parts]
    if steps and not walked.goes(steps, field.name):
        return None
    said = reactions(cache_for(state.game, names), state, acting.walker, steps)
    wounds = expected_wounds(state, acting, steps)
    return _ended(walked, acting, steps, said, wounds, foes if space is None else [], names)


def _ended(
    walked: Rehearsal[DoomState],
    acting: Acting,
    steps: list[Step],
    said: list[str],
    wounds: float,
    foes: list[Marine | Invader],
    names: Names,
) -> _Course | None:
    """At the end of the way: an attack on whoever is in reach, or the end."""
    say = cache_for(walked.state.game, names).say
    id = acting.figure.id
    if walked.is_open and acting.attacks > 0:
        there = walked.state
        struck = [
            (gain(seen, foe.id), foe.id, deed, seen)
            for foe in _foes(there, acting.figure)
            for deed, seen in blows(there, foe, names)
        ]
        if struck:
            _, foe_id, deed, seen = max(struck, key=lambda one: one[0])
            if walked.does(deed, names):
                plan = walked.plan("", piece=id, forecast=seen, warnings=said, wounds=wounds)
                return _Course(say("group-attacks", target=names.of(foe_id)), plan)
    if not steps:
        return None
    if walked.is_open:
        ending = next((one for one in walked.state.legal if isinstance(one, act.EndActivation)), None)
        if ending is not None:
            walked.does(ending, names)
    plan = walked.plan("", piece=id, warnings=said, wounds=wounds)
    spaces = sum(step.cost for step in steps)
    if len(foes) == 1:
        return _Course(say("group-comes", spaces=spaces, target=names.of(foes[0].id)), plan)
    return _Course(say("group-goes", spaces=spaces), plan)


def _done(beginning: Rehearsal[DoomState], acting: Acting, names: Names) -> _Course | None:
    ending = next((one for one in beginning.state.legal if isinstance(one, act.EndActivation)), None)
    if ending is None or not beginning.does(ending, names):
        return None
    say = cache_for(beginning.state.game, names).say
    return _Course(say("group-done"), beginning.plan("", piece=acting.figure.id))


def _beside(acting: Acting, foes: Sequence[Marine | Invader]) -> int:
    """The spaces beside enemies."""
    state = acting.walker.state
    goals = 0
    for foe in foes:
        goals |= state.field.passage.around(ground(state, foe))
    return goals


def _towards(state: DoomState, acting: Acting, goals: int, space: int | None) -> list[Step]:
    """The way there as far as the points go, to where it may stay."""
    walker = acting.walker
    goal = space if space is not None else (bits(goals)[0] if goals else walker.here.anchor)
    way = walker.nearest(goals, FAR, worry_of(state, walker, goal))
    if way is None:
        return _closer(state, acting, goals)
    spent, kept = 0, 0
    for count, step in enumerate(way, 1):
        spent += step.cost
        if spent > acting.points:
            break
        # A door that is opened at the end of the way is opened for whoever comes next.
        if walker.can_stay(step.to[0]):
            kept = count
    return way[:kept]


def _closer(state: DoomState, acting: Acting, goals: int) -> list[Step]:
    """Where no way leads, as a large figure in front of a narrow one: to where it is nearest."""
    walker, field = acting.walker, state.field
    rings = field.passage.rings(goals, FAR, forbidden=~field.known)

    def apart(mask: int) -> int:
        return next((count for count, ring in enumerate(rings) if ring & mask), FAR)

    here = apart(walker.here.mask)
    best = min(walker.ends(acting.points), key=lambda stand: apart(stand[0].mask), default=None)
    if best is None or apart(best[0].mask) >= here:
        return []
    anchor = best[0].anchor
    return walker.cheapest(anchor, acting.points, worry_of(state, walker, anchor)) or []
