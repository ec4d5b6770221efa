"""Plans: what a player may mean who points at an enemy, a space, a door: cards, ways and attacks together.

Whoever points at an enemy wants to attack it, or to tear it apart: the plans differ by the card that is
played for it. Whoever points at a space wants to go there, and takes what lies there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from grimtable.figures.picture.overlays import known_space
from grimtable.games.doom2016.actions import (
    ActivateDemon,
    ActivateType,
    DeclareAttack,
    EndActivation,
    GainItem,
    Halt,
    OpenDoor,
    PlayCard,
    Sprint,
    UseAbility,
)
from grimtable.games.doom2016.foreseeing import declared_odds
from grimtable.games.doom2016.picture.cache import cache_for
from grimtable.games.doom2016.picture.forecasts import forecast
from grimtable.games.doom2016.picture.overlays import places_to_hit
from grimtable.games.doom2016.picture.routes import acting, on_the_way, worry
from grimtable.games.doom2016.picture.walking import Walker
from grimtable.games.doom2016.procedures.demon_activation import DemonActivation
from grimtable.games.doom2016.procedures.marine_activation import MarineActivation
from grimtable.games.doom2016.table import HEALTH, MARINE
from grimtable.games.doom2016.topics.skills import skill
from grimtable.grid import bits
from grimtable.kernel import Action, Refusal, refuse
from grimtable.picture.planning import IN_REACH, Rehearsal, until_free

if TYPE_CHECKING:
    from grimtable.figures.walking import Step
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.picture.routes import Acting
    from grimtable.games.doom2016.table import Figure
    from grimtable.grid import Footprint
    from grimtable.kernel import SeatId
    from grimtable.kernel.identity import CardId
    from grimtable.narration import Names
    from grimtable.picture import Aim, Plan

#: no more ways are shown for one thing
MOST = 5


class Means(NamedTuple):
    """What is done first: nothing, a card that is played, or one that is discarded for a Sprint."""

    first: tuple[Action, ...]
    points: int
    reach: int = 0
    label: str = ""


def plans(state: DoomState, seat: SeatId, aim: Aim, names: Names) -> list[Plan] | Refusal:
    """The plans for what is pointed at, the best one first."""
    board = state.field.board
    space = known_space(board, board.spaces, aim.place)
    if aim.place is not None and space is None:
        return refuse("D16-MOV-01", "no_place", space=aim.place)
    if state.asked != seat:
        return []
    target = state.table.figures.get(aim.piece or "")
    memory = acting(state, seat)
    if memory is None:
        return _chosen(state, seat, target, names) if target is not None else []
    walker = Walker(state, state.table.figures[memory.figure])
    if aim.is_nothing:
        return _in_reach(state, seat, walker, memory, names)
    if aim.door is not None:
        return _door(state, seat, walker, memory, aim.door, names)
    if target is not None and (target.kind == MARINE) != walker.marine:
        return _at_enemy(state, seat, walker, memory, target, names) or _why_not(memory, target)
    if target is not None and space is None:
        space = target.space
    if space is None or walker.here.mask >> space & 1:
        return []
    return _to_place(state, seat, walker, memory, space, names, stops=aim.stops)


def _chosen(state: DoomState, seat: SeatId, target: Figure, names: Names) -> list[Plan]:
    """The Invader points at a demon that may act next: its type is activated, or the figure itself."""
    found = []
    for action in state.legal:
        fits = isinstance(action, ActivateDemon) and action.figure == target.id
        fits = fits or (isinstance(action, ActivateType) and action.demon == target.kind)
        if fits:
            rehearsal = Rehearsal(state, seat)
            rehearsal.does(action, names)
            # In its own type the figure that was pointed at goes first.
            more = next(
                (each for each in rehearsal.state.legal if each == ActivateDemon(seat, target.id)), None
            )
            if rehearsal.is_open and more is not None:
                rehearsal.does(more, names)
            found.append(rehearsal.plan("", piece=target.id, light=True))
    return found


# --- what can be done first -----------------------------------------------------------------------


def _means(state: DoomState, seat: SeatId, memory: Acting, names: Names, *, attack: bool) -> Iterator[Means]:
    """The points at hand, then each card that gives more of them, or that attacks."""
    reach = 0
    if not isinstance(memory, MarineActivation):
        if isinstance(memory, DemonActivation) and memory.attacks:
            kind = state.table.figures[memory.figure].kind
            reach = state.game.demons[kind].attack.range + memory.extra_range
        yield Means((), memory.points, reach)
        if attack and isinstance(memory, DemonActivation):
            yield from _stronger(state, seat, memory, reach, names)
        return
    game, marine = state.game, state.table.marines[seat]
    further = skill(state, seat, "range")
    if memory.attacks:
        printed = game.action_cards[game.copies[memory.card]]
        if printed.attack is not None:
            reach = printed.attack.range + memory.extra_range + further
    yield Means((), memory.points, reach)
    if memory.prepared:
        return
    seen: set[str] = set()
    for card in marine.hand:
        printed = game.action_cards[game.copies[card]]
        if printed.id in seen or PlayCard(seat, card) not in state.legal:
            continue
        seen.add(printed.id)
        strikes = printed.attack is not None
        if attack and not strikes:
            continue
        speed = printed.speed + (
            skill(state, seat, "speed") if printed.type == "main" and printed.speed else 0
        )
        far = printed.attack.range + further if printed.attack is not None else 0
        yield Means((PlayCard(seat, card),), memory.points + max(0, speed), far, names.of(card))
    if attack:
        return
    points = game.ruleset.sprint + skill(state, seat, "sprint")
    spare = _least(state, seat)
    if spare is not None:
        action = Sprint(seat, spare)
        if action in state.legal:
            label = cache_for(game, names).say("sprint-with", card=names.of(spare))
            yield Means((action,), memory.points + points, 0, label)


def _stronger(
    state: DoomState, seat: SeatId, memory: DemonActivation, reach: int, names: Names
) -> Iterator[Means]:
    """Abilities that are paid for before the defender is named (D16-C-03)."""
    for action in state.legal:
        if isinstance(action, UseAbility):
            more = state.game.reach_of_source.get(action.ability)
            if more is not None:
                yield Means((action,), memory.points, reach + more, names.of(action.ability))


def _least(state: DoomState, seat: SeatId) -> CardId | None:
    """The card of the hand that is missed least: one that can only answer, else the slowest."""
    game = state.game

    def worth(card: str) -> tuple[bool, int, int]:
        printed = game.action_cards[game.copies[card]]
        dice = len(printed.attack.dice) if printed.attack is not None else 0
        return printed.type == "main", dice, printed.speed

    return min(state.table.marines[seat].hand, key=worth, default=None)


# --- at an enemy ----------------------------------------------------------------------------------


def _at_enemy(
    state: DoomState, seat: SeatId, walker: Walker, memory: Acting, target: Figure, names: Names
) -> list[Plan]:
    """Attack it with what there is, or with each card that reaches it; tear it apart if it staggers."""
    rated: list[tuple[float, Plan]] = []
    if state.field.where[target.id] & walker.killed:
        for means in _means(state, seat, memory, names, attack=False):
            plan = _glory(state, seat, walker, means, target, names)
            if plan is not None:
                rated.append((100.0 - len(means.first), plan))
    for means in _means(state, seat, memory, names, attack=True):
        if means.reach:
            found = _attack(state, seat, walker, means, target, names)
            if found is not None:
                rated.append(found)
    rated.sort(key=lambda each: -each[0])
    return [plan for _, plan in rated[:MOST]]


def _in_reach(state: DoomState, seat: SeatId, walker: Walker, memory: Acting, names: Names) -> list[Plan]:
    """Who can be attacked from here with what is at hand: a button with its odds is pressed once."""
    means = next(_means(state, seat, memory, names, attack=True))._replace(points=0)
    foes = [each for each in state.table.figures.values() if (each.kind == MARINE) != walker.marine]
    found = [_attack(state, seat, walker, means, foe, names) for foe in foes] if means.reach else []
    rated = sorted((each for each in found if each is not None), key=lambda each: -each[0])
    return [plan for _, plan in rated[:IN_REACH]]


def _why_not(memory: Acting, target: Figure) -> Refusal:
    """Nothing leads to an attack on this enemy now."""
    if isinstance(memory, MarineActivation):
        return refuse("D16-MAR-12", "no_way", figure=memory.figure, target=target.id)
    return refuse("D16-DEM-04", "no_way", figure=memory.figure, target=target.id)


def _glory(
    state: DoomState, seat: SeatId, walker: Walker, means: Means, target: Figure, names: Names
) -> Plan | None:
    """D16-STG-04: walk into the staggered demon; only if that is the only card it takes."""
    spaces = state.field.where[target.id]
    ways = [
        steps
        for space in bits(spaces)
        if (steps := walker.cheapest(space, means.points, worry(state, walker))) is not None
    ]
    if not ways:
        return None
    steps = min(ways, key=lambda way: sum(step.cost for step in way))
    rehearsal = Rehearsal(state, seat)
    if not all(rehearsal.does(action, names) for action in means.first):
        return None
    _goes(rehearsal, steps, names)
    if target.id in rehearsal.state.table.figures:
        return None
    cache = cache_for(state.game, names)
    label = cache.say("plan-glory") if not means.label else cache.say("plan-glory-with", means=means.label)
    said = on_the_way(cache, state, walker, steps)
    return rehearsal.plan(label, piece=walker.figure.id, warnings=said)


def _attack(
    state: DoomState, seat: SeatId, walker: Walker, means: Means, target: Figure, names: Names
) -> tuple[float, Plan] | None:
    """From where it stands, or from the first place where the defender has no cover."""
    steps: list[Step] = []
    place = _vantage(state, walker, means, target)
    if place is None:
        return None
    there, opened = place
    if there != walker.here or opened:
        way = walker.cheapest(there.anchor, means.points, worry(state, walker))
        if way is None or (walker.large and way[-1].to[0] != there):
            return None
        steps = way
    rehearsal = Rehearsal(state, seat)
    if not all(rehearsal.does(action, names) for action in means.first):
        return None
    if not _goes(rehearsal, steps, names):
        return None
    _stop(rehearsal, seat, names)
    action = DeclareAttack(seat, target.id)
    if not rehearsal.is_open or action not in rehearsal.state.legal:
        return None
    odds = declared_odds(rehearsal.state, action)
    seen = forecast(rehearsal.state, action, names)
    said = on_the_way(cache_for(state.game, names), state, walker, steps)
    if odds is None or not rehearsal.does(action, names):
        return None
    worth = odds[2].mean + 3 * odds[2].kill - 0.05 * len(steps) - 0.3 * len(means.first)
    plan = rehearsal.plan(means.label, piece=walker.figure.id, forecast=seen, warnings=said)
    return worth, plan


def _vantage(
    state: DoomState, walker: Walker, means: Means, target: Figure
) -> tuple[Footprint, tuple[str, ...]] | None:
    """Where to attack from: the nearest place without cover for the defender, else the nearest at all."""
    field = state.field
    there = field.where[target.id]
    large = there & (there - 1)
    edges = field.ways.difficult_edges
    spaces = field.scene.difficult | (field.occupied & ~walker.here.mask & ~there)
    best = None
    for place, opened in places_to_hit(walker, means.points, means.reach, target):
        if best is None:
            best = place, opened
        if large or not walker.ways(opened).sight.in_cover(place.mask, target.space, spaces, edges):
            return place, opened
    return best


def _goes(rehearsal: Rehearsal[DoomState], steps: list[Step], names: Names, *, taking: bool = False) -> bool:
    """Walk; a door is opened by a deed of its own. False where one of the steps is not to be."""
    name = rehearsal.state.field.board.name
    for number, step in enumerate(steps):
        if number and taking:
            rehearsal.takes(free, names)
        place = None if isinstance(step.action, OpenDoor) else name(step.to[0].anchor)
        if not rehearsal.does(step.action, names if place is None else None, place, step.cost):
            return False
    return True


def _stop(rehearsal: Rehearsal[DoomState], seat: SeatId, names: Names) -> None:
    """D16-BIG-12: a large figure that stands on small ones stops there."""
    if Halt(seat) in rehearsal.state.legal:
        rehearsal.does(Halt(seat), names)


# --- to a place -----------------------------------------------------------------------------------


def _to_place(
    state: DoomState, seat: SeatId, walker: Walker, memory: Acting, space: int, names: Names, *, stops: bool
) -> list[Plan]:
    """Go there with the points at hand; where they are too few, with a card or a Sprint."""
    found: list[Plan] = []
    for means in _means(state, seat, memory, names, attack=False):
        if means.first and found and not found[0].means:
            break  # nobody plays a card for points he has
        steps = walker.cheapest(space, means.points, worry(state, walker))
        if steps is not None:
            found += _walk(state, seat, walker, means, steps, names, stops=stops)
    return found[:MOST]


def free(state: DoomState) -> GainItem | None:
    """What a marine may gain where he stands, without a point (D16-ITM-02); no health pack for the unhurt."""
    for action in state.legal:
        if isinstance(action, GainItem):
            figure = state.table.figures.get(action.seat)
            if action.item != HEALTH or (figure is not None and figure.damage):
                return action
    return None


def _walk(
    state: DoomState,
    seat: SeatId,
    walker: Walker,
    means: Means,
    steps: list[Step],
    names: Names,
    *,
    stops: bool,
) -> list[Plan]:
    """The way, and what is there to be taken or done, one plan each; the last only walks."""
    cache = cache_for(state.game, names)
    rehearsal = Rehearsal(state, seat)
    if not all(rehearsal.does(action, names) for action in means.first):
        return []
    whole = len(steps)
    if stops:
        steps = until_free(rehearsal, steps, free)
    _goes(rehearsal, steps, names, taking=not stops)
    _stop(rehearsal, seat, names)
    if len(rehearsal.actions) <= len(means.first):
        return []
    said = on_the_way(cache, state, walker, steps)
    found = []
    for action in _there(rehearsal.state) if rehearsal.is_open and len(steps) == whole else ():
        further = Rehearsal(rehearsal.state, seat)
        if further.does(action, names):
            further.actions = [*rehearsal.actions, *further.actions]
            further.parts = [*rehearsal.parts, *further.parts]
            label = further.parts[-1][0]
            means_label = f"{means.label}: {label}" if means.label else label
            found.append(further.plan(means_label, piece=walker.figure.id, warnings=said, names=names))
    stays = rehearsal.plan(
        means.label, piece=walker.figure.id, warnings=said, names=names, light=not means.first and not said
    )
    done = EndActivation(seat)
    if rehearsal.is_open and len(rehearsal.state.legal) == 1 and done in rehearsal.state.legal:
        rehearsal.does(done, names)
        ends = rehearsal.plan(rehearsal.parts[-1][0], piece=walker.figure.id, warnings=said)
        return [*found, ends, stays]
    return [*found, stays]


def _there(state: DoomState) -> list[Action]:
    """What the place itself offers: an item, or something that the objective asks for."""
    found: list[Action] = []
    for action in state.legal:
        if isinstance(action, GainItem):
            found.append(action)
        elif isinstance(action, UseAbility) and state.game.sources[action.ability].sort == "objective":
            found.append(action)
    return found


def _door(
    state: DoomState, seat: SeatId, walker: Walker, memory: Acting, door: str, names: Names
) -> list[Plan]:
    """Go to a door and open it."""
    spaces = state.field.scene.doorways.get(door)  # type: ignore[call-overload]  # ids are strings
    if spaces is None or not state.table.doors.get(door):
        return []
    found: list[Plan] = []
    for means in _means(state, seat, memory, names, attack=False):
        if means.first and found:
            break
        for end, opened in walker.ends(means.points, spaces):
            if door in opened or not end.mask & spaces:
                continue
            steps = (
                walker.cheapest(end.anchor, means.points, worry(state, walker)) if end != walker.here else []
            )
            rehearsal = Rehearsal(state, seat)
            if steps is None or not all(rehearsal.does(action, names) for action in means.first):
                break
            if not _goes(rehearsal, steps, names):
                break
            opening = next(
                (each for each in rehearsal.state.legal if getattr(each, "door", None) == door), None
            )
            if opening is not None and rehearsal.does(opening, names):
                said = on_the_way(cache_for(state.game, names), state, walker, steps)
                found.append(rehearsal.plan(means.label, piece=walker.figure.id, warnings=said, names=names))
            break
    return found
