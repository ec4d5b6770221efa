"""The coach of skirmish: rules of thumb, followed through one activation and put into words.

Scouts go for portals and for what is hidden, the keeper goes for scouts; a good attack comes first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grimtable.games.advice import Advice
from grimtable.games.coaching import Course, Point, Told, percent
from grimtable.games.skirmish import actions as act
from grimtable.games.skirmish.picture.ways import forecast
from grimtable.games.skirmish.procedures.activation import Activation
from grimtable.games.skirmish.table import KEEPER, Figure
from grimtable.games.skirmish.topics.targets import targets
from grimtable.grid import Passage, bits
from grimtable.kernel import Action, SeatId
from grimtable.kernel.action import Pass
from grimtable.narration import names_at

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState
    from grimtable.narration import Names
    from grimtable.picture import Forecast

FAR = 40  #: steps to where no way leads
STEP = 0.4  #: a step of way
ATTACK, KILL = 1.0, 3.0
SEAL = 9.0
DOOR = 0.3
WATCHED = 0.6  #: a step next to a figure that watches
CARD = 0.2
ACTING = (act.Activate, act.Step, act.WorkDoor, act.Seal, act.DeclareAttack, act.EndActivation)


class SkirmishCoach:
    """Hints for scouts and keeper."""

    def weigh(self, state: SkirmishState, seat: SeatId) -> Sequence[Advice]:
        """Every legal action by rules of thumb."""
        memory = state.stack[-1].memory
        figure = state.table.figures.get(memory.figure) if isinstance(memory, Activation) else None
        return [Advice(action, _worth(state, seat, figure, action)) for action in state.legal]

    def goes_on(self, start: SkirmishState, state: SkirmishState, seat: SeatId) -> bool:
        """One activation, until something hidden is found."""
        if state.field.hidden != start.field.hidden:
            return False
        before, active = start.in_progress(Activation), state.in_progress(Activation)
        return active is not None and (before is None or before.figure == active.figure)

    def told(self, course: Course, names: Names) -> Told | None:
        """An activation as a whole; anything else plainly."""
        if not isinstance(course.advice.action, ACTING):
            return None
        return _told(course, names)


def way_to(state: SkirmishState, seat: str, space: int) -> int:
    """Steps from a space to what its side wants, closed doors counted as open."""
    field = state.field
    passage = Passage.of(field.board, field.board.walls)
    if seat == KEEPER:
        goal = field.scouts
    else:
        goal = 0
        for portal, sealed in state.table.portals.items():
            if not sealed and field.known >> portal & 1:
                goal |= 1 << portal
        goal = goal or passage.dilate(field.hidden) & field.known
    if not goal:
        return FAR
    for steps, ring in enumerate(passage.rings(goal, FAR, field.hidden)):
        if ring >> space & 1:
            return steps
    return FAR


def attack_odds(state: SkirmishState, action: act.DeclareAttack) -> Forecast | None:
    """The exact odds of an attack."""
    return forecast(state, action, names_at(state.game, tuple(state.order), "en"))


def _worth(state: SkirmishState, seat: str, figure: Figure | None, action: Action) -> float:
    if isinstance(action, act.Activate):
        chosen = state.table.figures[action.figure]
        speed = state.game.kinds[chosen.kind].speed
        near = ATTACK if targets(state, chosen) else 0.0
        return 1.0 + near + STEP * max(0, speed - way_to(state, seat, chosen.space)) / 4
    if isinstance(action, act.DeclareAttack):
        odds = attack_odds(state, action)
        if odds is None or not odds.targets:
            return ATTACK
        return ATTACK + KILL * odds.targets[0].kill + (odds.hit or 0.0)
    if isinstance(action, act.Seal):
        return SEAL
    if figure is not None and isinstance(action, act.Step):
        gained = way_to(state, seat, figure.space) - way_to(state, seat, action.space)
        return STEP * gained - WATCHED * bool(_watchers(state, seat, action.space))
    if figure is not None and isinstance(action, act.WorkDoor):
        if not state.table.doors[action.door]:
            return -1.0
        here = way_to(state, seat, figure.space)
        doorway = state.field.scene.doorways[action.door]
        nearer = any(way_to(state, seat, space) < here for space in bits(doorway))
        return DOOR if nearer else -0.5
    if isinstance(action, act.PlayCard | act.Watch):
        return CARD if isinstance(action, act.PlayCard) else ATTACK
    if isinstance(action, act.ChooseSpace):
        return -0.1 * way_to(state, seat, action.space)
    if isinstance(action, Pass | act.EndActivation | act.EndTurn):
        return 0.0
    return -0.5 if isinstance(action, act.Decline) else 0.1


def _watchers(state: SkirmishState, seat: str, space: int) -> list[str]:
    """The enemies that may strike whoever steps onto a space (SKI-WAT-01)."""
    field = state.field
    near = field.passage.neighbours[space] & (field.scouts if seat == KEEPER else field.keepers)
    ids = dict.fromkeys(field.at[each] for each in bits(near))
    return [id for id in ids if state.game.kinds[state.table.figures[id].kind].watch]


def _told(course: Course, names: Names) -> Told:
    start: SkirmishState = course.start
    memory = start.stack[-1].memory
    first = course.advice.action
    id = first.figure if isinstance(first, act.Activate) else ""
    if isinstance(memory, Activation):
        id = memory.figure
    figure = start.table.figures[id]
    route, steps = [figure.space], 0
    deeds: list[str] = []
    aimed: list[int] = []
    points: list[Point] = []

    def say(name: str, **values: object) -> None:
        values |= {"figure": names.of(id), "first": "no" if deeds else "yes"}
        deeds.append(names.say(f"hint-do-{name}", **values))

    def walk() -> None:
        nonlocal steps
        if steps:
            say("walk", steps=steps)
            steps = 0

    for before, action in course.deeds:
        state: SkirmishState = before
        if isinstance(action, act.Step):
            steps += 1
            route.append(action.space)
            watchers = _watchers(state, course.seat, action.space)
            if watchers:
                points.append(Point("watched", -WATCHED, {"by": names.of(watchers[0])}))
            continue
        if isinstance(action, act.DeclareAttack):
            walk()
            target = state.table.figures[action.figure]
            aimed.append(target.space)
            say("attack", target=names.of(target.id))
            odds = attack_odds(state, action)
            if odds is not None and odds.targets:
                kill = odds.targets[0].kill
                values = {
                    "target": names.of(target.id),
                    "chance": percent(kill),
                    "hit": percent(odds.hit or 0.0),
                }
                values["little"] = "yes" if kill < 0.12 else "no"
                points.append(Point("kill", ATTACK + KILL * kill, values))
        elif isinstance(action, act.WorkDoor):
            walk()
            say("door")
            points.append(Point("door", DOOR))
        elif isinstance(action, act.Seal):
            walk()
            say("seal")
            points.append(Point("seal", SEAL))
    walk()
    if not deeds:
        say("stay")
    points += _ending(start, course, route, names)
    name = start.field.board.name
    foes = [start.table.figures[each].space for each in _near(start, course.seat, route[-1])]
    return Told(
        deeds,
        points,
        [name(space) for space in route] if len(route) > 1 else [],
        [name(space) for space in aimed],
        [name(space) for space in foes],
        (id, route[-1], tuple(aimed)),
    )


def _ending(state: SkirmishState, course: Course, route: Sequence[int], names: Names) -> list[Point]:
    """How far it has come, and who is near in the end."""
    found = []
    seat = course.seat
    before, after = way_to(state, seat, route[0]), way_to(state, seat, route[-1])
    if before < FAR and after < FAR and before != after:
        goal = "scouts" if seat == KEEPER else "portal" if _portal_known(state) else "hidden"
        values: dict[str, object] = {"steps": abs(before - after), "gained": before - after, "goal": goal}
        found.append(Point("way", STEP * (before - after), values))
    foes = _near(state, seat, route[-1])
    if foes:
        shown = names.joined([names.of(id) for id in foes[:2]])
        about = {"by": shown, "many": "one" if len(foes) == 1 else "many"}
        found.append(Point("near", -0.3 * len(foes), about))
    return found


def _portal_known(state: SkirmishState) -> bool:
    portals = state.table.portals.items()
    return any(not sealed and state.field.known >> space & 1 for space, sealed in portals)


def _near(state: SkirmishState, seat: str, space: int) -> list[str]:
    """The enemies that could reach a space in their next activation, as the crow flies."""
    found: list[str] = []
    for figure in state.table.figures.values():
        if (figure.seat == KEEPER) == (seat == KEEPER) or figure.space < 0:
            continue
        values = state.game.kinds[figure.kind]
        if state.field.board.apart(figure.space, space) <= values.speed + values.range:
            found.append(figure.id)
    return found


COACH = SkirmishCoach()
