"""The estimate: how likely the marines are to win, from what lies open on the table.

Numbers that anybody could count; what each weighs was learned from games of veterans against each other and
stands in `estimate.toml` (`grimtable train doom2016`). It is a compass for search and for turning points in a
replay, not an oracle.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from grimtable.games.doom2016.bots.purpose import carriers, far_from, purpose_of, token_spaces, unit
from grimtable.games.doom2016.bots.tasks import Task, done, tasks
from grimtable.games.doom2016.bots.values import price
from grimtable.games.doom2016.bots.ways import FAR, distances, way
from grimtable.games.doom2016.bots.worth import MISSION
from grimtable.games.doom2016.effects.missions import area as area_of
from grimtable.games.doom2016.field import ways_of
from grimtable.games.doom2016.position import areas_of, map_of
from grimtable.games.doom2016.table import MARINE, MARINES
from grimtable.games.doom2016.topics.skills import health
from grimtable.games.learned import Learned

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.game import Doom2016
    from grimtable.kernel import State

NEAR: Final = 7  #: demons no further from a marine than this count as near
FARTHEST: Final = 24  #: a way to go that is as long as any
UNPLACED: Final = 14  #: the way of a marine who is not on the map


def features(state: DoomState) -> dict[str, dict[str, float]]:
    """Public numbers of the table, from the marines' side.

    What is done of an objective means something else for each kind of task: whoever guards a gate gets on by
    waiting. So each kind has a weight of its own beside the common one.
    """
    table, game = state.table, state.game
    number = len(table.marines)
    whole = left = 0.0
    found = 0
    for seat, marine in table.marines.items():
        most = health(state, seat)
        whole += most
        found += len(marine.found)
        figure = table.figures.get(seat)
        left += most * 0.75 if figure is None else most - figure.damage
    near = 0.0
    marines = state.field.marines
    around = state.field.ways.within(marines, NEAR) if marines else 0
    for figure in table.figures.values():
        if figure.kind != MARINE and state.field.where[figure.id] & around:
            near += price(game, figure.kind) * (1 - 0.5 * figure.damage / game.demons[figure.kind].health)
    needed = game.kills_needed(state.setup)
    lost = min(1.0, table.kills / needed)
    did = progress(state)
    asked = tasks(state)
    kind = asked[0].kind if asked else "none"
    own = {
        "always": 1.0,
        f"task {kind}": 1.0,
        "done": did,
        f"done of {kind}": did,
        "kill tokens": lost,
        "kill tokens, squared": lost * lost,
        "one kill token left": float(needed - table.kills == 1),
        "health": left / whole,
        "demons near": near / number / 10,
        "harm": harm(state),
        "weapons found": found / number,
    }
    return {MARINES: own}


def way_to_go(state: DoomState) -> float:
    """How far the marines are from where they want to be, on the average.

    It is no part of the estimate: after each step of an objective the next one is far, so in games that were
    played whoever had far to go was ahead.
    """
    ways = []
    for seat in state.table.marines:
        figure = state.table.figures.get(seat)
        if figure is None:
            ways.append(UNPLACED)
            continue
        purpose = purpose_of(state, seat)
        ways.append(min(FARTHEST, max(0, far_from(state, purpose)[figure.space] - purpose.slack)))
    return sum(ways) / len(ways)


def progress(state: DoomState) -> float:
    """The part of the objective that is done, from 0 to 1."""
    parts = [_part(state, task) for task in tasks(state)]
    if not parts:
        return 0.0
    kinds = {task.kind for task in tasks(state)}
    # Tasks that share a counter are steps of one thing.
    return max(parts) if len(kinds) == 1 and len(parts) > 1 else sum(parts) / len(parts)


def _part(state: DoomState, task: Task) -> float:
    amount = task.amount or round(MISSION / unit(state, task))
    if task.kind == "switch" and not task.counter:
        lying = sum(each.count(task.token) for each in state.table.tokens.values())
        return 1.0 - lying / max(1, amount)
    if task.kind == "carry":
        carried = carriers(state, task.token)
        if not task.counter:
            if not carried:
                return 0.0
            far = way(state, area_of(state, task.area), marine=True)
            return 0.45 + 0.5 * (1.0 - min(1.0, far[carried[0].space] / 18))
        return min(1.0, (done(state, task) + 0.4 * len(carried)) / amount)
    if task.kind == "escort":
        drone = token_spaces(state, task.token)
        if not drone:
            return 0.0
        start = _way_of_token(state.game, state.setup.scenario, task.token, task.area)
        far = way(state, area_of(state, task.area), marine=False)
        return max(0.0, 1.0 - far[drone.bit_length() - 1] / max(1, start))
    if task.kind == "gather":
        far = way(state, area_of(state, task.area), marine=True)
        marines = [each for each in state.table.figures.values() if each.kind == MARINE]
        gone = sum(1.0 - min(1.0, far[each.space] / 18) for each in marines)
        return 0.95 * gone / max(1, len(state.table.marines))
    if task.kind == "hunt":
        hurt = 0.0
        for figure in state.table.figures.values():
            if figure.kind == task.demon:
                hurt = max(hurt, figure.damage / state.game.demons[task.demon].health)
        return min(1.0, (done(state, task) + 0.7 * hurt) / amount)
    return min(1.0, done(state, task) / max(1, amount))


@lru_cache(maxsize=64)
def _way_of_token(game: Doom2016, scenario: str, token: str, area: str) -> int:
    """How far a token has to go from where the mission puts it."""
    mission = game.missions[scenario]
    map_ = map_of(mission)
    far = distances(ways_of(map_.board, 0), areas_of(mission).get(area, 0))
    starts = [space for space, mark in map_.marks.items() if token in mission.legend[mark].tokens]
    return min((far[space] for space in starts), default=FAR)


def harm(state: DoomState) -> float:
    """The part of what would lose the mission at once that has happened."""
    found = 0.0
    for condition in state.game.objective(state.setup).defeat or ():
        amount = condition.parameters.get("amount")
        most = getattr(amount, "fixed", amount)
        if condition.name == "counter_at_least" and isinstance(most, int):
            found = max(found, state.table.counters.get(str(condition.parameters["counter"]), 0) / most)
    return min(1.0, found)


ESTIMATE: Final = Learned(__file__, features)


def marines_win(state: DoomState) -> float:
    """The chance of the marines."""
    return ESTIMATE.chances(state)[MARINES]


def win_chances(state: State[Any, Any]) -> dict[str, float]:
    """The chance of each team to win."""
    return ESTIMATE.chances(state)
