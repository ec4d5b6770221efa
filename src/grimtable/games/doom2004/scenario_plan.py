"""The plan of a scenario: its map with everything on it, and how far Marines can get on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from grimtable.content import Condition, Conditions, Effect
from grimtable.games.doom2004.scene import Scene
from grimtable.grid import Board, Passage, bits, first, mask_of, routes

if TYPE_CHECKING:
    from grimtable.games.doom2004.box import Box
    from grimtable.games.doom2004.items import Encounter, Mark, Scenario

Gain = tuple[str, str]
"""What a Marine can get: a flag, a key's colour, an open door, a known area or a space he is taken to."""


@dataclass(frozen=True)
class Plan:
    """A scenario with its map as it is played."""

    scenario: Scenario
    scene: Scene
    box: Box  #: what it is set up from

    @classmethod
    def of(cls, scenario: Scenario, box: Box) -> Plan:
        """Read the drawing; raises `MapError` if it cannot be read."""
        return cls(scenario, Scene.read(scenario.map, scenario.legend, scenario.doors, box.doors), box)

    @property
    def board(self) -> Board:
        return self.scene.board

    @property
    def marks(self) -> dict[int, Mark]:
        """The meaning of every marked space, in board order."""
        return self.scene.marks

    @cached_property
    def areas(self) -> dict[str, int]:
        """Area → its spaces, those that have any."""
        return {name: spaces for name, spaces in self.scene.areas.items() if spaces}

    @property
    def blocking(self) -> int:
        """Spaces nobody ever enters (D04-OBS-01)."""
        return self.scene.obstacles

    @cached_property
    def barrels(self) -> int:
        return mask_of(space for space, mark in self.marks.items() if mark.barrel)

    @cached_property
    def starts(self) -> int:
        """The Marines' start spaces."""
        return mask_of(space for space, mark in self.marks.items() if mark.marine)

    @cached_property
    def pads(self) -> dict[str, int]:
        """Teleporter colour → its pads."""
        return {colour: mask_of(pads) for colour, pads in self.scene.teleporters.items()}

    @cached_property
    def locks(self) -> dict[str, tuple[str, ...]]:
        """Locked door → the colours of its keys (D04-DOR-12)."""
        return {door: keys for door, keys in self.scene.keys.items() if keys}

    def stays_shut(self, door: str, keys: Collection[str]) -> bool:
        """Whether Marines with these keys cannot open it."""
        return self.scene.worked_by[door] == "nobody" or any(key not in keys for key in self.scene.keys[door])

    def names(self, spaces: int, most: int = 4) -> str:
        """Spaces for a sentence: the first few, and how many more there are."""
        listed = [self.board.name(space) for space in bits(spaces)]
        more = f" and {len(listed) - most} more" if len(listed) > most else ""
        return " ".join(listed[:most]) + more


@dataclass
class Walk:
    """As far as Marines of any number get, with every key, code and pad that they can come by."""

    plan: Plan
    reached: int = 0
    keys: set[str] = field(default_factory=set)
    opened: set[str] = field(default_factory=set)
    known: set[str] = field(default_factory=set)
    flags: Counter[str] = field(default_factory=Counter)
    lucky: bool = False  #: every die of an encounter has shown what one likes

    @classmethod
    def of(cls, plan: Plan, *, lucky: bool = False) -> Walk:
        """Walk on until nothing new is found."""
        walk = cls(plan, reached=plan.starts, opened=set(plan.scene.open_doors), lucky=lucky)
        while True:
            before = (walk.reached, len(walk.keys), len(walk.opened), len(walk.known), dict(walk.flags))
            walk._go()
            walk._collect()
            if before == (walk.reached, len(walk.keys), len(walk.opened), len(walk.known), dict(walk.flags)):
                return walk

    def _go(self) -> None:
        board = self.plan.board
        plan = self.plan
        locked = [
            door for door in board.doors if plan.stays_shut(door, self.keys) and door not in self.opened
        ]
        passage = Passage.of(board, board.walls | board.closed(locked))
        self.reached = passage.reach(self.reached, forbidden=self.plan.blocking)
        for pads in self.plan.pads.values():
            if pads & self.reached:
                self.reached |= pads
        self.known |= {area for area, spaces in self.plan.areas.items() if spaces & self.reached}

    def _collect(self) -> None:
        """Count anew everything that can be found, so that nothing is counted twice."""
        gains: Counter[Gain] = Counter()
        scenario = self.plan.scenario
        for space in bits(self.reached):
            mark = self.plan.marks.get(space)
            if mark is None:
                continue
            if not mark.colour:  # what depends on a colour cannot be relied on
                gains += self._token_gains(mark.tokens)
            encounter = scenario.encounters.get(mark.encounter)
            if encounter is not None:
                gains += self._encounter_gains(encounter)
        for name, area in scenario.areas.items():
            if name in self.known:
                gains += self._gains(area.do)
        for timer in scenario.timers:
            gains += self._gains(timer.do)
        for rule in scenario.special_rules.values():
            if not rule.owner and self.allows(rule.if_):  # the Invader need not help anybody
                gains += self._gains(rule.do)
        self._take(gains)

    def _take(self, gains: Counter[Gain]) -> None:
        board = self.plan.board
        for (what, name), number in gains.items():
            if what == "flag":
                self.flags[name] = max(self.flags[name], number)
            elif what == "key":
                self.keys.add(name)
            elif what == "door":
                self.opened.add(name)
            elif what == "area":
                self.known.add(name)
            elif board.spaces >> int(name) & 1:
                self.reached |= 1 << int(name)

    def _encounter_gains(self, encounter: Encounter) -> Counter[Gain]:
        """What it always gives: of a table of rolls only what every roll gives."""
        if not self.allows(encounter.if_):
            return Counter()
        gains = self._gains(encounter.do)
        rolls = [self._gains(effect) for effect in encounter.rolls.values()]
        if rolls:
            common = rolls[0]
            for other in rolls[1:]:
                common = common | other if self.lucky else common & other
            gains += common
        return gains

    def _gains(self, effect: Effect | None) -> Counter[Gain]:
        gains: Counter[Gain] = Counter()
        for call in effect or ():
            if not self.allows(call.guard):
                continue
            given = call.parameters
            if call.verb in ("give_tokens", "drop_tokens"):
                gains += self._token_gains(words(given.get("tokens")))
            elif call.verb == "give_holder":
                gains += self._token_gains(words(given.get("tokens")))
            elif call.verb == "lay_tokens":
                space = space_named(self.plan, str(given.get("space")))
                if space is not None and self.reached >> space & 1:
                    gains += self._token_gains(words(given.get("tokens")))
            elif call.verb == "count":
                gains["flag", str(given.get("flag"))] += number(given.get("by", 1))
            elif call.verb == "unlock":
                gains["key", str(given.get("colour"))] += 1
            elif call.verb == "open_door":
                gains["door", str(given.get("door"))] += 1
            elif call.verb == "reveal_area":
                gains["area", str(given.get("area"))] += 1
            elif call.verb == "teleport_finder":
                space = space_named(self.plan, str(given.get("space")))
                if space is not None:
                    gains["space", str(space)] += 1
        return +gains  # a count that only takes away gives nothing

    def _token_gains(self, tokens: tuple[str, ...]) -> Counter[Gain]:
        """What taking these tokens brings for the way on: keys, and what a scenario counts."""
        gains: Counter[Gain] = Counter()
        for token in tokens:
            # What brings other tokens is refused elsewhere, and could go round in circles here.
            if token in self.plan.box.tokens and not self.plan.box.tokens[token].brings_tokens:
                gains += self._gains(self.plan.box.tokens[token].on_take)
        return gains

    def allows(self, conditions: Conditions) -> bool:
        """Whether conditions can come to hold with what has been found; where unsure, yes."""
        return all(self._possible(test) for test in conditions)

    def _possible(self, test: Condition) -> bool:
        given = test.parameters
        if test.name == "all":
            return all(self._possible(part) for part in test.parts)
        if test.name == "any":
            return any(self._possible(part) for part in test.parts)
        if test.name == "flag_at_least":
            return self.flags[str(given.get("flag"))] >= number(given.get("amount", 1))
        if test.name == "key_found":
            return given.get("colour") in self.keys
        if test.name == "area_known":
            return given.get("area") in self.known
        if test.name == "marines_at_least":
            return number(given.get("amount", 1)) <= 1  # one Marine alone must be able to win, too
        if test.name == "all_left":
            return any(mark.exit and self.reached >> space & 1 for space, mark in self.plan.marks.items())
        return True


def words(value: object) -> tuple[str, ...]:
    """A parameter that holds several words.

    >>> words(["cells", "rockets"])
    ('cells', 'rockets')
    """
    return tuple(str(word) for word in value) if isinstance(value, (list, tuple)) else ()


def number(value: object) -> int:
    """A parameter that holds a number; one that is counted on the table is taken as 1."""
    fixed = getattr(value, "fixed", value)
    return fixed if isinstance(fixed, int) else 1


def space_named(plan: Plan, text: str) -> int | None:
    """The space that a text such as "3,4" names, or None if it is not on the map."""
    try:
        return plan.board.read(text)
    except ValueError:  # GridError is one
        return None


def effects(scenario: Scenario) -> Iterator[tuple[str, str, Effect]]:
    """Every effect of a scenario: its key, the area it belongs to if it belongs to one, and itself."""
    for name, area in scenario.areas.items():
        if area.do is not None:
            yield f"areas.{name}.do", name, area.do
    for name, encounter in scenario.encounters.items():
        if encounter.do is not None:
            yield f"encounters.{name}.do", "", encounter.do
        for roll, effect in encounter.rolls.items():
            yield f"encounters.{name}.rolls.{roll}", "", effect
    for index, timer in enumerate(scenario.timers):
        yield f"timers[{index}].do", "", timer.do
    for name, rule in scenario.special_rules.items():
        yield f"special_rules.{name}.do", "", rule.do


def shortest_way(
    plan: Plan,
    start: int,
    goal: int,
    *,
    keys: frozenset[str] = frozenset(),
    opened: frozenset[str] = frozenset(),
) -> tuple[int, frozenset[str]] | None:
    """The fewest movement points from one space to another, and the doors that stand open afterwards.

    A step or a jump costs 1 (D04-MOV-03, D04-MOV-17), opening a door 2 (D04-MOV-20, D04-MOV-21). Figures are
    left out of account; barrels and blocking obstacles are walked around.
    """
    board = plan.board
    free = opened | plan.scene.open_doors
    closed = [door for door in board.doors if door not in free]
    usable = [door for door in closed if not plan.stays_shut(door, keys)]
    passage = Passage.of(board, board.walls | board.closed(closed))
    behind = {
        door: Passage.of(board, board.walls | board.closed(other for other in closed if other != door))
        for door in usable
    }
    forbidden = plan.blocking | plan.barrels

    def steps(space: int) -> Iterator[tuple[int, int]]:
        here = passage.neighbours[space]
        for other in bits(here & ~forbidden):
            yield other, 1
        for door in usable:
            if board.spaces_at(board.doors[door]) >> space & 1:
                for other in bits(behind[door].neighbours[space] & ~here & ~forbidden):
                    yield other, 3
        for pads in plan.pads.values():
            if pads >> space & 1:
                for other in bits(pads & ~(1 << space)):
                    yield other, 1

    found = routes(start, steps)
    if goal not in found.costs:
        return None
    path = found.path(goal)
    crossed = {
        door
        for one, other in pairwise(path)
        for door in usable
        if not passage.neighbours[one] >> other & 1 and behind[door].neighbours[one] >> other & 1
    }
    return found.costs[goal], frozenset(opened | crossed)


def first_start(plan: Plan) -> int:
    """The first Marine's start space, or the first one there is."""
    marked = [space for space, mark in plan.marks.items() if mark.marine == 1]
    return marked[0] if marked else first(plan.starts)
