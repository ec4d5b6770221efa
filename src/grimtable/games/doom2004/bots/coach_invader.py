"""The Invader's activations and spawns in words: who strikes whom, how well, and who will shoot back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.coaching import Course, Point, Told, percent
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots.blows import Blow, price
from grimtable.games.doom2004.bots.guarding import posts
from grimtable.games.doom2004.bots.hunting import FREEDOM, Hunt
from grimtable.games.doom2004.bots.striking import strike_on, strike_worth
from grimtable.games.doom2004.bots.walking import FAR, cost_at, hunting_rings
from grimtable.games.doom2004.changes import covered
from grimtable.games.doom2004.field import base_at
from grimtable.games.doom2004.procedures.activation import Activation
from grimtable.games.doom2004.procedures.summoning import kind_to_place
from grimtable.games.doom2004.table import INVADERS, Invader, Marine
from grimtable.games.doom2004.topics.targets import figures_on, needed_range

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.narration import Names

NEARER = 0.12
SEEN = 0.3  #: what it costs a monster to end where a Marine sees it
WALKING = (act.Step, act.Slide, act.UseDuct)
ACTING = (*WALKING, act.Activate, act.WorkDoor, act.Attack, act.EndActivation)
AT_ONCE = 0.0  #: worth above which a fresh monster strikes in the turn in which it comes


def is_activation(course: Course) -> bool:
    """Whether an invader is chosen or acts."""
    return isinstance(course.advice.action, ACTING)


def told_activation(course: Course, names: Names) -> Told | None:
    """What one invader would do with its activation."""
    start: DoomState = course.start
    first = course.advice.action
    active = start.in_progress(Activation)
    id = first.figure if isinstance(first, act.Activate) else active.figure if active is not None else ""
    invader = start.table.invaders.get(id)
    if invader is None:
        return None
    route = [invader.space]
    deeds: list[str] = []
    steps = 0
    struck: list[tuple[str, Blow]] = []
    targets: list[int] = []
    opened = False
    powder: tuple[int, float] | None = None  #: a barrel that is attacked, and what that is worth

    def walk() -> None:
        nonlocal steps
        if steps:
            deeds.append(names.say("hint-do-prowl", figure=names.of(id), steps=steps, first=_first(deeds)))
            steps = 0

    for before, action in course.deeds:
        state: DoomState = before
        if isinstance(action, WALKING):
            steps += 1
            route.append(action.space)
        elif isinstance(action, act.WorkDoor):
            walk()
            opened = True
            deeds.append(names.say("hint-do-force", figure=names.of(id), first=_first(deeds)))
        elif isinstance(action, act.Attack) and id in state.table.invaders:
            walk()
            marines = [each for each in figures_on(state, 1 << action.space) if each in state.table.marines]
            actor = state.table.invaders[id]
            distance = needed_range(state, actor, state.game.arms[actor.kind], action.space)
            for each in marines:
                struck.append((each, strike_on(state, actor.kind, state.table.marines[each], distance, id)))
            targets.append(action.space)
            if state.field.barrels >> action.space & 1:
                powder = (action.space, _explosion(state, actor, action.space, distance))
                deeds.append(names.say("hint-do-blow-up", figure=names.of(id), first=_first(deeds)))
                continue
            whom = names.joined([names.of(each) for each in marines]) or "nothing"
            deeds.append(names.say("hint-do-maul", figure=names.of(id), marine=whom, first=_first(deeds)))
    walk()
    if not deeds:
        deeds.append(names.say("hint-do-hold", figure=names.of(id)))
    return Told(
        deeds,
        _points(course, names, id, struck, opened=opened, aimed=bool(targets), powder=powder),
        [start.field.name(space) for space in route] if len(route) > 1 else [],
        [start.field.name(space) for space in targets],
        [start.field.name(marine.space) for marine in _onlookers(course, id)],
        (id, route[-1], tuple(targets)),
    )


def _first(deeds: list[str]) -> str:
    """Whether the figure has been named already."""
    return "no" if deeds else "yes"


def _sees(state: DoomState, eye: int, mask: int) -> bool:
    seen: int = state.field.sight.visible_from(eye, state.field.obstacles | state.field.unseen)
    return bool(seen & mask)


def _onlookers(course: Course, id: str) -> list[Marine]:
    """The Marines who see an invader where it ends, whoever fell to the dice that were made up on the way."""
    start: DoomState = course.start
    end: DoomState = course.end
    invader = end.table.invaders.get(id)
    if invader is None:
        return []
    mask = covered(end, invader)
    now = end.table.marines
    marines = [now[each.id] if now[each.id].space >= 0 else each for each in start.table.marines.values()]
    return [marine for marine in marines if marine.space >= 0 and _sees(end, marine.space, mask)]


def _explosion(state: DoomState, actor: Invader, barrel: int, distance: int) -> float:
    return Hunt(state).explosion(actor.kind, actor.id, barrel, distance, covered(state, actor))


def _points(
    course: Course,
    names: Names,
    id: str,
    struck: list[tuple[str, Blow]],
    *,
    opened: bool,
    aimed: bool,
    powder: tuple[int, float] | None,
) -> list[Point]:
    start: DoomState = course.start
    end: DoomState = course.end
    found = []
    if struck:
        marines = start.table.marines
        worth = sum(strike_worth(marines[each], odds) for each, odds in struck)
        each, odds = max(struck, key=lambda one: strike_worth(marines[one[0]], one[1]))
        values: dict[str, object] = {
            "marine": names.of(each),
            "wounds": max(1, round(odds.wounds)),
            "little": "yes" if odds.wounds < 0.5 else "no",
            "chance": percent(odds.kill),
            "hit": percent(odds.hit),
        }
        values["deadly"] = "yes" if odds.kill >= 0.1 else "no"
        found.append(Point("blow", worth, values))
    elif powder is not None:
        found.append(Point("powder", powder[1]) if powder[1] > 0 else Point("freed", FREEDOM))
    elif aimed:
        found.append(Point("nobody", -1.0))
    before, after = _steps(start, id), _steps(end, id)
    guards = not struck and powder is None and _guards(end, id)
    if guards:
        found.append(Point("post", 0.4))
    elif not struck and before < FAR and after < FAR and before != after:
        gained = before - after
        found.append(Point("prowl", NEARER * gained + 0.02, {"steps": abs(gained), "left": after}))
    if not struck and not guards and before == after:
        found.append(Point("hold", 0.05))
    if opened:
        found.append(Point("force", 0.2))
    invader = end.table.invaders.get(id)
    if invader is not None:
        watchers = [names.of(marine.id) for marine in _onlookers(course, id)]
        if watchers:
            values = {"marines": names.joined(watchers), "many": "one" if len(watchers) == 1 else "many"}
            found.append(Point("seen", -SEEN * len(watchers) * price(end.game, invader.kind) * 0.4, values))
        else:
            found.append(Point("unseen", 0.3))
    return found


def _guards(state: DoomState, id: str) -> bool:
    """Whether it has come to where the Marines have to go or come back, further from them than from there."""
    invader = state.table.invaders.get(id)
    if invader is None:
        return False
    mask = covered(state, invader)
    watched = state.field.passage.dilate(posts(state))
    return bool(mask & watched) and _steps(state, id) > state.game.invaders[invader.kind].movement + 2


def _steps(state: DoomState, id: str) -> int:
    invader = state.table.invaders.get(id)
    if invader is None:
        return FAR
    rings = hunting_rings(state, state.field.against(INVADERS))
    return cost_at(rings, covered(state, invader))


def told_spawn(course: Course, names: Names, label: str) -> Told | None:
    """A card of monsters, or where one of them comes in."""
    state: DoomState = course.start
    action = course.advice.action
    hunt = Hunt(state)
    if isinstance(action, act.PlaySpawn):
        group = state.game.invader_copies[action.card].groups[action.group - 1]
        worth = {kind: hunt.best_spawn(kind) for kind in group}
        ready = [kind for kind in dict.fromkeys(group) if worth[kind] > AT_ONCE]
        strength = sum(price(state.game, kind) for kind in group)
        points = [Point("horde", 0.45 * strength, {"number": len(group)})]
        if ready:
            about = {"who": "kinds", "kinds": names.joined([names.of(kind) for kind in ready])}
            points.insert(0, Point("ambush", sum(worth[kind] for kind in ready) + 1.0, about))
        points.append(Point("card", -0.2))
        return Told((label,), points, same=(action.card, action.group))
    if isinstance(action, act.Place):
        kind = kind_to_place(state)
        size = state.game.invaders[kind].size
        there = base_at(state.field, action.space, size, wide=action.lie == "east-west")
        worth_here, mask = hunt.spawn_worth(kind, there), there.mask
        steps = cost_at(hunt.rings, mask)
        prey = [
            marine.space
            for marine in hunt.marines
            if state.field.board.apart(marine.space, action.space) <= steps + 1
        ]
        values: dict[str, object] = {"who": "it", "kinds": names.of(kind), "steps": steps}
        if worth_here > AT_ONCE:
            points = [Point("ambush", worth_here + 1.0, values), Point("near", -0.02 * steps, values)]
        else:
            points = [Point("near", 1.0 - 0.05 * steps, values)]
        if mask & state.field.burning:
            points.append(Point("burning", -1.0))
        where = names.say("hint-do-place", kind=names.of(kind), steps=steps)
        here = state.field.name(action.space)
        return Told((where,), points, (), (here,), [state.field.name(space) for space in prey], steps)
    return None
