"""Tasks: what a mission asks of the marines, read from the conditions and verbs of its objective.

No mission is known by name: a thirteenth that is written with the same words is understood as well. What the
words come down to are eight kinds of task: to switch tokens, to carry them somewhere, to bring a token along,
to close portals, to rule or guard or gather in an area, and to kill.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from grimtable.content.amounts import Amount

if TYPE_CHECKING:
    from grimtable.content.conditions import Condition
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.game import Doom2016
    from grimtable.games.doom2016.items import Ability

TaskKind = Literal["switch", "carry", "escort", "portals", "rule", "guard", "gather", "hunt", "cull"]


class Task(NamedTuple):
    """One thing to be done, so many times."""

    kind: TaskKind
    amount: int = 1  #: how often; 0 where it has to be counted on the table
    counter: str = ""  #: where it is counted
    token: str = ""
    area: str = ""
    demon: str = ""
    within: int = 0
    ability: str = ""  #: the objective's ability that does it, `objective:key`
    asks: tuple[Condition, ...] = ()  #: what must hold besides
    limit: int = 0  #: how much harm loses the mission at once; 0 where nothing does


class Hazard(NamedTuple):
    """Damage that an objective does in an area at the end of rounds."""

    area: str
    damage: int
    round: int  #: from this round on


#: what a task is done with: a word that its ability's conditions use → the kind
_BY_CONDITION: Final[dict[str, TaskKind]] = {
    "beside_portal": "portals",
    "marines_in_area": "rule",
    "marines_rule_area": "rule",
    "marine_near_token": "escort",
}


@lru_cache(maxsize=128)
def tasks_of(game: Doom2016, objective: str, marines: int) -> tuple[Task, ...]:
    """The tasks of an objective with so many marines."""
    card = game.objectives[objective]
    found: list[Task] = []
    for condition in card.victory:
        words = condition.parameters
        token, area = str(words.get("token", "")), str(words.get("area", ""))
        amount = _number(words.get("amount", 1), marines)
        name = condition.name
        if name == "no_tokens":
            found += _switches(objective, card.abilities, token)
        elif name == "token_in_area":
            near = _near(card.abilities, token)
            found.append(Task("escort", 1, token=token, area=area, within=near))
        elif name == "carrier_in_area":
            found.append(
                Task("carry", 1, token=token, area=area, ability=f"{objective}:{_taking(card.abilities)}")
            )
        elif name == "marines_in_area":
            found.append(Task("gather", amount, area=area))
        elif name == "killed_at_least":
            demon = str(words.get("demon", ""))
            found.append(Task("hunt", amount, f"kills.{demon}", demon=demon))
        elif name == "demons_killed":
            found.append(Task("cull", amount, "kills"))
        elif name == "counter_at_least":
            found += _counted(objective, card.abilities, str(words["counter"]), amount)
    limit = 0
    for condition in card.defeat or ():
        if condition.name == "counter_at_least":
            limit = _number(condition.parameters["amount"], marines)
    return tuple(task._replace(limit=limit) for task in found)


def _number(amount: object, marines: int) -> int:
    if not isinstance(amount, Amount):
        return int(str(amount))
    if amount.fixed is not None:
        return amount.fixed
    return marines * amount.times // amount.divide_by + amount.plus


def _taking(abilities: Iterable[Ability]) -> str:
    for ability in abilities:
        if any(call.verb == "take_token" for call in ability.do):
            return ability.key
    return ""


def _near(abilities: Iterable[Ability], token: str) -> int:
    for ability in abilities:
        for condition in ability.if_:
            if condition.name == "marine_near_token" and condition.parameters.get("token") == token:
                return _number(condition.parameters["amount"], 1)
    return 1


def _switches(objective: str, abilities: Iterable[Ability], token: str) -> list[Task]:
    for ability in abilities:
        if any(call.verb == "remove_token" and call.parameters.get("token") == token for call in ability.do):
            return [Task("switch", 0, token=token, ability=f"{objective}:{ability.key}")]
    return []


def _counted(objective: str, abilities: tuple[Ability, ...], counter: str, amount: int) -> list[Task]:
    """What makes a counter rise: one task for each ability that does."""
    found: list[Task] = []
    for ability in abilities:
        calls = [
            call for call in ability.do if call.verb == "count" and call.parameters["counter"] == counter
        ]
        if not calls:
            continue
        name = f"{objective}:{ability.key}"
        conditions = {condition.name: condition for condition in ability.if_}
        others = tuple(each for each in ability.if_ if each.name not in ("on_token", "in_area", "carries"))
        if "carries" in conditions and "in_area" in conditions:
            token = str(conditions["carries"].parameters["token"])
            area = str(conditions["in_area"].parameters["area"])
            found.append(Task("carry", amount, counter, token, area, ability=name))
        elif "on_token" in conditions:
            token = str(conditions["on_token"].parameters["token"])
            found.append(Task("switch", amount, counter, token, ability=name, asks=others))
        elif any(word in conditions for word in _BY_CONDITION):
            word = next(word for word in _BY_CONDITION if word in conditions)
            area = str(conditions[word].parameters.get("area", ""))
            found.append(Task(_BY_CONDITION[word], amount, counter, area=area, ability=name))
        else:
            found.append(Task("guard", amount, counter, area=_guarded(ability), ability=name))
    return found


def _guarded(ability: Ability) -> str:
    """The area in which demons are counted."""
    for call in ability.do:
        amount = call.parameters.get("amount")
        if isinstance(amount, Amount) and amount.count == "demons_in_area":
            return str(amount.parameters["area"])
    return ""


@lru_cache(maxsize=128)
def hazards_of(game: Doom2016, objective: str) -> tuple[Hazard, ...]:
    """Where an objective hurts everybody at the end of rounds."""
    found = []
    for ability in game.objectives[objective].abilities:
        if ability.moment != "round.end":
            continue
        since = 1
        for condition in ability.if_:
            if condition.name == "round_at_least":
                since = _number(condition.parameters["amount"], 1)
        for call in ability.do:
            if call.verb == "hurt_in_area":
                damage = _number(call.parameters["amount"], 1)
                found.append(Hazard(str(call.parameters["area"]), damage, since))
    return tuple(found)


def tasks(state: DoomState) -> tuple[Task, ...]:
    """What this mission asks of its marines."""
    mission = state.game.mission(state.setup)
    return tasks_of(state.game, mission.objective, len(state.table.marines))


def done(state: DoomState, task: Task) -> int:
    """How often a task is done already."""
    return state.table.counters.get(task.counter, 0)


def wins(state: DoomState, ability: str) -> bool:
    """Whether using an objective's ability once more does the whole of its task."""
    for task in tasks(state):
        if task.ability == ability:
            if task.amount:
                return task.amount - done(state, task) <= 1
            return sum(lying.count(task.token) for lying in state.table.tokens.values()) <= 1
    return False
