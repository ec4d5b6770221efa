"""A Marine's plan: a whole turn, from the first step to where he stands when they come.

A plan leads by one place on the way, to shoot from or to fetch something, to the place he ends on. It is
worth the shots, the way towards the goal and what lies there, less what watchers take on the way and the
danger of the end. Plans come from purposes: to get on, to shoot from somewhere, to fetch what lies off the
way, to get out of reach; the best one of them all counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from grimtable.games.doom2004.bots.danger import danger_for, harm
from grimtable.games.doom2004.bots.hazards import price_of_ending
from grimtable.games.doom2004.bots.purpose import (
    EXPLORE,
    barriers,
    blind_pads,
    goal_rings,
    goals_of,
    may_leave,
    open_encounters,
    unexplored_doors,
    winning_spaces,
    worth_here,
)
from grimtable.games.doom2004.bots.sentry import idle_within
from grimtable.games.doom2004.bots.shooting import Shot, shots_from, shots_noted, volley
from grimtable.games.doom2004.bots.strolling import Stroll, doors_on_the_way, stroll, tolls
from grimtable.games.doom2004.bots.walking import FAR, cost_at, costs_among, invader_masks
from grimtable.games.doom2004.changes import skill
from grimtable.games.doom2004.table import MARINES
from grimtable.games.doom2004.topics.targets import usable_weapons

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine

STEP = 0.75  #: a movement point of way: whoever is slow has the whole deck to fight
STEP_ALONE = 1.25  #: and a lone Marine has every spawn for himself
TOKEN = 0.5  #: a token's worth is given in steps that he would go for it
LEAVING = 8.0  #: out of the board, out of danger, and nearer to the end
WINNING = 60.0  #: nothing is worth as much as the end of the game
MEETING = 2.5  #: an encounter the goal may need
OPENING = 1.0  #: a new area; more if he has something left to answer it with
JUMP = 3.0  #: a pad that leads into the unknown, where nothing else leads on
UNKNOWN = 1.5  #: wounds to be expected from what stands behind a door that nobody has opened
CAUTION = 0.45  #: how much of the danger of a place is really his to avoid: somebody will come anyway
BARRING = 4.0  #: a monster that bars the only way, besides what it is worth anyway
BESIDE_BOT = 0.6  #: to end beside a bot that can be activated next turn
WAKING_POINTS = 2  #: D4X-BOT-04
PEEKS = 5  #: places to shoot from that are looked at for shooting and moving on
FETCHES = 4  #: things off the way that are looked at
AT_ONCE = 0.02  #: for each step that comes after the shots instead of before them
PATIENCE = 24  #: rounds after which waiting for a better moment has taken too long
WORTH_FETCHING = 0.6  #: wounds: less is taken in passing or left


def impatience(round: int) -> float:
    """Time is the Invader's: whoever has held out long without getting on must dare more at last.

    >>> impatience(5), impatience(PATIENCE + 10), impatience(200)
    (1.0, 1.5, 3.0)
    """
    return 1.0 + min(2.0, max(0, round - PATIENCE) / 20)


class Plan(NamedTuple):
    """A turn: from where to shoot (-1: not at all), where to end, and what it is worth."""

    worth: float
    shoot: int
    end: int
    attacks: float  #: the part of the worth that comes from shooting
    danger: float
    first: int  #: the first step; his own space if he stays or shoots from there
    over: int  #: the place by which he goes: to shoot, to fetch something, or the end itself

    def is_done(self, here: int) -> bool:
        """Whether nothing is left of it for who stands here: neither a way nor a shot."""
        return self.end == here and self.over == here and self.shoot < 0


class Planner:
    """All that a Marine's plans need, worked out once for a decision."""

    def __init__(self, state: DoomState, marine: Marine, points: int) -> None:
        self.state, self.marine = state, marine
        field = state.field
        self.danger = danger_for(state, marine)
        self.masks = invader_masks(state)
        self.goal = goal_rings(state, marine)
        self.way = cost_at(self.goal, 1 << marine.space)
        self.step = STEP if len(state.table.marines) > 1 else STEP_ALONE
        self.hurry = impatience(state.table.round)
        self.step *= self.hurry
        self.leaving = may_leave(state)
        self.winning = winning_spaces(state, marine)
        self.encounters = 0 if self.leaving else open_encounters(state, marine)
        secure, plain = unexplored_doors(state)
        self.doors = secure | plain
        self.pads = self._pads()
        self.bots = idle_within(state, marine)
        self.forbidden = field.obstacles | field.against(MARINES) | field.unknown
        self.taken = field.of_side[MARINES] & ~(1 << marine.space)
        self.tolls = tolls(state, marine, self.masks)
        self.loot = self._loot()
        self.gates = doors_on_the_way(state, marine)
        self.strolls = self._strolls(marine.space, points, self.loot)
        everywhere = 0
        for walk in self.strolls:
            for space in walk.steps:
                everywhere |= 1 << space
        self.onward = costs_among(self.goal, everywhere)
        self.weapons = usable_weapons(state, marine)
        self.hazards = field.burning | field.scene.airless
        for space in state.table.jet_spaces():
            self.hazards |= 1 << space
        self._noted = shots_noted(state, marine, self.weapons)
        self._barriers = barriers(state, marine, self.goal)
        self._shots: dict[int, list[Shot]] = {}
        self._ends: dict[int, tuple[float, float]] = {}

    def _pads(self) -> int:
        """The pads into the unknown that he would jump from: while something better is known, none."""
        pads = blind_pads(self.state)
        if pads and any(goal.cost < EXPLORE for goal in goals_of(self.state, self.marine)):
            return 0
        return pads

    def _loot(self) -> dict[int, float]:
        """What lies on each space, in wounds."""
        known, found = self.state.field.known, {}
        for space in self.state.table.tokens:
            if known >> space & 1 and space != self.marine.space:
                worth = TOKEN * worth_here(self.state, self.marine, space)
                if worth > 0:
                    found[int(space)] = worth
        return found

    def _strolls(self, start: int, points: int, loot: dict[int, float]) -> list[Stroll]:
        """The ways from a space: the shortest ones, and where there are watchers those that keep off them."""
        if not self.tolls:
            return [stroll(self.state, start, points, self.forbidden, loot, self.gates)]
        worth, watched = dict(loot), 0
        for space, toll in self.tolls.items():
            worth[space] = worth.get(space, 0.0) + toll
            watched |= 1 << space
        watched &= ~(1 << start)
        return [
            stroll(self.state, start, points, self.forbidden, worth, self.gates),
            stroll(self.state, start, points, self.forbidden | watched, loot, self.gates),
        ]

    def shots(self, space: int) -> list[Shot]:
        """What he could shoot at from a space, best first."""
        found = self._noted.get(space)
        if found is None:
            found = self._noted[space] = shots_from(self.state, self.marine, space, self.masks, self.weapons)
        if not self._barriers:
            return found
        cleared = self._shots.get(space)
        if cleared is None:
            cleared = self._shots[space] = self._clearing(found)
        return cleared

    def _clearing(self, shots: list[Shot]) -> list[Shot]:
        """The same shots, those at whoever bars the way being worth more."""
        bonus = BARRING * self.step / STEP
        found = [
            shot._replace(worth=shot.worth + bonus * (0.7 * shot.kill + 0.3 * shot.hit))
            if shot.target in self._barriers
            else shot
            for shot in shots
        ]
        found.sort(key=lambda shot: -shot.worth)
        return found

    def end(self, space: int) -> tuple[float, float]:
        """What it is worth to end the turn on a space, and the danger in it."""
        found = self._ends.get(space)
        if found is None:
            danger = self.danger.cost(space)
            onward = self.onward.get(space, FAR)
            gained = max(-12, self.way - onward) if onward < FAR else -6
            worth = self.step * gained - CAUTION * danger
            bit = 1 << space
            if self.encounters & bit:
                worth += MEETING
            if self.bots & bit:
                worth += BESIDE_BOT
            if self.leaving and self.state.field.scene.exits & bit:
                worth += LEAVING + danger
            if self.winning & bit:
                worth += WINNING
            if self.hazards & bit:
                worth -= price_of_ending(self.state, self.marine, space)
            found = self._ends[space] = (worth, danger)
        return found

    def door_bonus(self, space: int, left: int, attacks: int) -> float:
        """An unopened door at hand: worth more with points and attacks left to answer what is behind it."""
        waking = OPENING if self.bots >> space & 1 and left >= WAKING_POINTS else 0.0
        if left and self.pads >> space & 1:
            return waking + JUMP * self.hurry
        if not self.doors >> space & 1:
            return waking
        cost = 1 if skill(self.state, self.marine.id, "quick_doors") else 2
        if left < cost:
            return waking
        return waking + max(0.0, self.opening(space, left - cost, attacks))

    def opening(self, space: int, left: int, attacks: int) -> float:
        """What it is worth to open such a door with so many points left after it."""
        worth = OPENING * self.hurry + 0.08 * left + 0.3 * bool(attacks)
        return worth if self.leaving else worth - self._surprise(space) * (0.5 if attacks else 1.0)

    def _surprise(self, space: int) -> float:
        """What stands behind an unopened door costs whoever has few wounds left."""
        wounds = self.marine.wounds
        expected = self.danger.expected(space)
        unknown = UNKNOWN / max(1, len(self.state.table.marines))
        return CAUTION * (harm(expected + unknown, wounds) - harm(expected, wounds) - unknown)

    # --- plans ------------------------------------------------------------------------------------

    def best(self, points: int, attacks: int, *, moves: bool = True) -> Plan:
        """The best turn with so many points and attacks."""
        here = self.marine.space
        best = self.ending(here, 0, 0.0, here, points, attacks)
        if not moves:
            return best
        peeks: list[tuple[float, int, Stroll]] = []
        for walk in self.strolls:
            for space, steps in walk.steps.items():
                if steps > points or self.taken >> space & 1:
                    continue
                plan = self.ending(space, steps, walk.gains[space], space, points, attacks)
                if plan.worth > best.worth:
                    best = plan._replace(first=walk.first(space))
                if attacks > 0 and steps < points:
                    gain = volley(self.shots(space), attacks)
                    if gain > 0:
                        peeks.append((gain + walk.gains[space], space, walk))
        # Shoot from there and go on: round the corner, back into the open, or on with the way.
        peeks.sort(key=_most)
        for _, space, walk in [*peeks[:PEEKS], *(each for each in peeks[PEEKS:] if each[1] == here)]:
            best = self.by_way_of(space, walk, points, attacks, best, shoots=True)
        for space in self.fetches(points):
            for walk in self.strolls:
                if walk.steps.get(space, points) < points:
                    best = self.by_way_of(space, walk, points, attacks, best, shoots=False)
        return best

    def ending(self, space: int, steps: int, gain: float, over: int, points: int, attacks: int) -> Plan:
        """The turn that ends on a space after so many steps, shooting from there if it pays."""
        worth, danger = self.end(space)
        worth += gain + self.door_bonus(space, points - steps, attacks)
        if attacks > 0:
            shots = self.shots(space)
            volleys = volley(shots, attacks)
            if volleys > 0:
                relief = CAUTION * (danger - self.danger.cost(space, without=shots[0].target))
                total = worth + volleys + shots[0].kill * relief
                if total > worth:
                    return Plan(total, space, space, volleys, danger, self.marine.space, over)
        return Plan(worth, -1, space, 0.0, danger, self.marine.space, over)

    def fetches(self, points: int) -> list[int]:
        """The things within reach that are worth going for, the best first."""
        found = []
        for space, worth in self.loot.items():
            steps = min((walk.steps.get(space, FAR) for walk in self.strolls), default=FAR)
            if worth >= WORTH_FETCHING and 0 < steps < points and not self.taken >> space & 1:
                found.append((0.1 * steps - worth, space))
        return [space for _, space in sorted(found)[:FETCHES]]

    def by_way_of(
        self, space: int, walk: Stroll, points: int, attacks: int, best: Plan, *, shoots: bool
    ) -> Plan:
        """The best turn by way of a place, if it is better than one that is known."""
        left = points - walk.steps[space]
        gain = walk.gains[space]
        volleys, kill, target = 0.0, 0.0, ""
        if shoots:
            shots = self.shots(space)
            volleys, kill, target = volley(shots, attacks), shots[0].kill, shots[0].target
            attacks = 0
        way = walk.way(space)
        loot = {at: worth for at, worth in self.loot.items() if at not in way}
        first = walk.first(space)
        for onward in self._strolls(space, left, loot):
            for end, further in onward.steps.items():
                if further > left or end == space or self.taken >> end & 1 or end not in self.onward:
                    continue
                plan = self.ending(end, further, gain + onward.gains[end], space, left, attacks)
                worth = plan.worth + volleys
                if shoots:
                    worth += kill * CAUTION * (plan.danger - self.danger.cost(end, without=target))
                    worth += AT_ONCE * further  # who shoots first has the rest of his turn to answer
                if worth > best.worth:
                    best = plan._replace(
                        worth=worth,
                        shoot=space if shoots else plan.shoot,
                        attacks=plan.attacks + volleys,
                        first=first,
                    )
        return best


def _most(peek: tuple[float, int, Stroll]) -> tuple[float, int]:
    return -peek[0], peek[1]
