"""Purpose: where a marine wants to be and what he wants to do there, from what everybody can see.

Marines divide the work by where they stand: a token belongs to whoever is nearest to it, and one marine is
enough for each. Nobody has to talk: all of them count the same.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from grimtable.games.doom2016.bots.tasks import Task, done, hazards_of, tasks
from grimtable.games.doom2016.bots.ways import way
from grimtable.games.doom2016.bots.worth import HURRY, MISSION, WAY
from grimtable.games.doom2016.effects.missions import area as area_of
from grimtable.games.doom2016.field import ways_of
from grimtable.games.doom2016.position import map_of
from grimtable.games.doom2016.procedures.using import Using
from grimtable.games.doom2016.table import MARINE
from grimtable.grid import bits
from grimtable.kernel import SeatId

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.game import Doom2016
    from grimtable.games.doom2016.table import Figure

LOOSE: Final = 0.12  #: a point of way where there is no hurry


class Purpose:
    """What one marine is up to."""

    __slots__ = ("deeds", "goals", "hold", "label", "pull", "slack")

    #: where demons are the goal, they come by themselves
    PATIENT: Final = ("fight", "guard", "hunt", "cull")

    def __init__(self, label: str, goals: int, pull: float = WAY, hold: float = 0.0, slack: int = 0) -> None:
        self.label = label  #: in a word, for reasons and hints
        self.goals = goals  #: where to go
        self.pull = pull  #: what a point of way is worth
        self.hold = hold  #: what it is worth to stand there when the round ends
        self.slack = slack  #: so many points away are as good
        #: space → what the objective's ability is worth there, by its name
        self.deeds: dict[int, tuple[str, float]] = {}

    @property
    def urgent(self) -> float:
        """What a point of way is worth to who counts the rounds: each of them brings new demons."""
        return self.pull if self.label in self.PATIENT else self.pull * HURRY


def unit(state: DoomState, task: Task) -> float:
    """What doing a task once is worth: its part of the mission."""
    number = task.amount or _on_the_map(state.game, state.setup.scenario, task.token)
    return MISSION / max(1, number)


@lru_cache(maxsize=64)
def _on_the_map(game: Doom2016, scenario: str, token: str) -> int:
    """How many such tokens a mission begins with."""
    mission = game.missions[scenario]
    return sum(mission.legend[mark].tokens.count(token) for mark in map_of(mission).marks.values())


def token_spaces(state: DoomState, token: str) -> int:
    """Where such tokens lie."""
    found = 0
    for space, lying in state.table.tokens.items():
        if token in lying:
            found |= 1 << space
    return found


def carriers(state: DoomState, token: str) -> list[Figure]:
    return [each for each in state.table.figures.values() if token in each.carries]


def purpose_of(state: DoomState, seat: str) -> Purpose:
    """What this marine should be up to now."""
    figure = state.table.figures.get(seat)
    found: Purpose | None = None
    for task in tasks(state):
        purpose = _for_task(state, seat, figure, task)
        if purpose is None:
            continue
        if found is None:
            found = purpose
        else:
            found.goals |= purpose.goals
            found.deeds.update(purpose.deeds)
            found.hold = max(found.hold, purpose.hold)
    return found or _fight(state)


def _fight(state: DoomState) -> Purpose:
    """Nothing else to do: towards the demons."""
    return Purpose("fight", state.field.demons, LOOSE, slack=4)


def _for_task(state: DoomState, seat: str, figure: Figure | None, task: Task) -> Purpose | None:
    kind = task.kind
    if kind == "switch":
        return _switch(state, seat, task)
    if kind == "carry":
        return _carry(state, seat, figure, task)
    if kind == "escort":
        return _escort(state, seat, task)
    if kind == "portals":
        return _portals(state, seat, task)
    if kind == "rule":
        spaces = area_of(state, task.area)
        return Purpose("rule", spaces, WAY * 1.3, unit(state, task) * 0.5)
    if kind == "guard":
        return _guard(state, task)
    if kind == "gather":
        return Purpose("gather", area_of(state, task.area), WAY * 1.6, MISSION / 12)
    if kind == "hunt":
        return _hunt(state, task)
    return Purpose("cull", state.field.demons, WAY, slack=3)


def _divided(state: DoomState, seat: str, goals: int) -> int:
    """The goals that are this marine's: each goes to whoever is nearest, as long as nobody is left idle."""
    spaces = bits(goals)
    if len(spaces) < 2 or len(state.table.marines) < 2:
        return goals
    marines = [each for each in state.table.figures.values() if each.kind == MARINE]
    if len(marines) < 2:
        return goals
    pairs = []
    for space in spaces:
        far = way(state, 1 << space, marine=True)
        for place, marine in enumerate(marines):
            pairs.append((far[marine.space], place, space))
    pairs.sort()
    taken: dict[int, int] = {}
    served: set[int] = set()
    for _, place, space in pairs:
        if space in served or taken.get(place):
            continue
        taken[place] = 1 << space
        served.add(space)
    for place, marine in enumerate(marines):
        if marine.id == seat:
            return taken.get(place, goals)
    return goals


def _switch(state: DoomState, seat: str, task: Task) -> Purpose | None:
    using = Using(SeatId(seat), task.ability)
    if any(not condition.holds(state, using) for condition in task.asks):
        return None
    spaces = token_spaces(state, task.token)
    if not spaces:
        return None
    purpose = Purpose("switch", _divided(state, seat, spaces))
    worth = unit(state, task)
    marine = state.table.marines[seat]
    used = any(each.endswith(task.ability) for each in marine.used)
    for space in bits(spaces):
        if not used:
            purpose.deeds[space] = (task.ability, worth)
    return purpose


def _carry(state: DoomState, seat: str, figure: Figure | None, task: Task) -> Purpose | None:
    worth = unit(state, task)
    lab = area_of(state, task.area)
    mine = figure is not None and task.token in figure.carries
    lying = token_spaces(state, task.token)
    if mine:
        purpose = Purpose("deliver", lab, WAY * 1.5)
        for space in bits(lab):
            purpose.deeds[space] = (task.ability, worth * 0.6)
        return purpose
    carried = carriers(state, task.token)
    wanted = task.amount - done(state, task) - len(carried)
    if not lying or wanted <= 0:
        if not carried:
            return None
        around = 0
        for each in carried:
            around |= state.field.ways.within(state.field.where[each.id], 2)
        return Purpose("accompany", around, WAY)
    purpose = Purpose("fetch", _divided(state, seat, lying))
    for space in bits(lying):
        purpose.deeds[space] = ("", worth * 0.4)
    return purpose


def _portals(state: DoomState, seat: str, task: Task) -> Purpose | None:
    portals = 0
    for space in state.table.portals:
        portals |= 1 << space
    if not portals:
        return None
    mine = _divided(state, seat, portals)
    walk = state.field.ways.walk
    purpose = Purpose("close", mine | walk.around(mine))
    for space in bits(portals | walk.dilate(portals)):
        purpose.deeds[space] = (task.ability, unit(state, task))
    return purpose


def _escort(state: DoomState, seat: str, task: Task) -> Purpose | None:
    drone = token_spaces(state, task.token)
    if not drone:
        return None
    field = state.field
    goal = area_of(state, task.area)
    near = field.ways.within(drone, task.within)
    purpose = Purpose("escort", near, WAY * 1.2, MISSION / 7)
    door = door_ahead(state, drone, goal)
    if door:
        far = way(state, door, marine=True)
        marines = [each for each in state.table.figures.values() if each.kind == MARINE]
        if marines and min(marines, key=lambda each: far[each.space]).id == seat:
            # With a squad one marine goes ahead; alone the door comes first as long as the drone is far.
            if len(marines) > 1 or far[next(iter(bits(drone)))] <= 6:
                purpose = Purpose("door", door, WAY * 1.2)
    else:
        # In front of it rather than behind.
        onward = way(state, goal, marine=False)
        least = min((onward[space] for space in bits(near)), default=0)
        ahead = 0
        for space in bits(near):
            if onward[space] <= least + 1:
                ahead |= 1 << space
        purpose.goals = ahead or near
        purpose.slack = task.within
    return purpose


def door_ahead(state: DoomState, token: int, goal: int) -> int:
    """The spaces at the first closed door on the way of a token; 0 where none is in its way."""
    if not any(state.table.doors.values()):
        return 0
    board = state.field.board
    opened = ways_of(board, 0).walk
    rings = opened.rings(goal)
    space = token.bit_length() - 1
    at = next((number for number, ring in enumerate(rings) if ring >> space & 1), 0)
    walk = state.field.ways.walk
    here = 1 << space
    for number in range(at - 1, -1, -1):
        onward = rings[number] & opened.around(here)
        if not onward:
            return 0
        passable = rings[number] & walk.around(here)
        if not passable:
            found = 0
            for door, spaces in state.field.scene.doorways.items():
                if state.table.doors.get(door) and spaces & onward and spaces & here:
                    found |= spaces
            return found & walk.reach(token)
        here = passable & -passable
    return 0


def _guard(state: DoomState, task: Task) -> Purpose:
    if not task.area:
        return _fight(state)
    gate = area_of(state, task.area)
    near = state.field.ways.walk.around(gate) | gate
    inside = state.field.demons & near
    return Purpose("guard", inside or near, WAY, 0.0, slack=3 if inside else 1)


def _hunt(state: DoomState, task: Task) -> Purpose | None:
    prey = 0
    for figure in state.table.figures.values():
        if figure.kind == task.demon:
            prey |= state.field.where[figure.id]
    if not prey:
        return None
    return Purpose("hunt", prey, WAY, slack=3)


def prey(state: DoomState) -> dict[str, float]:
    """Demon type → what killing one is worth beside its price; `*` is for all of them."""
    found: dict[str, float] = {}
    for task in tasks(state):
        if task.kind == "hunt" and done(state, task) < task.amount:
            found[task.demon] = MISSION * 0.8 / task.amount
        elif task.kind == "cull":
            found["*"] = MISSION * 0.8 / task.amount
    return found


def extra_for(state: DoomState, worths: dict[str, float], demon: Figure) -> float:
    """What the death of a demon is worth beside its price: the task, and places where it does harm."""
    extra = worths.get(demon.kind, 0.0) + worths.get("*", 0.0)
    where = state.field.where[demon.id]
    for task in tasks(state):
        if task.kind == "guard" and task.area and where & area_of(state, task.area):
            extra += MISSION / (task.limit or 9)
        elif task.kind == "rule" and where & area_of(state, task.area):
            extra += unit(state, task) * 0.25
        elif task.kind == "escort":
            drone = token_spaces(state, task.token)
            if drone and state.field.ways.within(drone, 1) & where:
                extra += 0.5 * MISSION / (task.limit or 6)
    return extra


def hazard(state: DoomState) -> dict[int, int]:
    """Space → damage at the end of this round."""
    mission = state.game.mission(state.setup)
    found: dict[int, int] = {}
    for each in hazards_of(state.game, mission.objective):
        if state.table.round >= each.round:
            for space in bits(area_of(state, each.area)):
                found[space] = found.get(space, 0) + each.damage
    return found


def far_from(state: DoomState, purpose: Purpose) -> tuple[int, ...]:
    """How far every space is from the goal."""
    return way(state, purpose.goals, marine=True) if purpose.goals else (0,) * state.field.board.area
