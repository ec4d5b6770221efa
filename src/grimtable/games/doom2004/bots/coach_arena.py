"""An arena in words: what a turn brings against other Marines, where to begin, and which shot to take.

Everything lies open there: what pulls is a thing, a flag or an enemy, and what strikes is another Marine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.coaching import Course, Point, Told, percent, small
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots import arena
from grimtable.games.doom2004.bots.arena_plan import DEATHMATCH, DRAWN, Plan
from grimtable.games.doom2004.bots.blows import Blow, blow
from grimtable.games.doom2004.bots.coach_marine import FELT, UNLIKELY, Turn, is_turn
from grimtable.games.doom2004.modes.arena import arena_mode
from grimtable.games.doom2004.topics.sides import is_enemy
from grimtable.games.doom2004.topics.targets import blast_area, figures_on
from grimtable.kernel.action import Pass
from grimtable.kernel.identity import Space
from grimtable.narration import offers

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine
    from grimtable.narration import Names

NEAR = 5  #: spaces within which a thing is close by, and an enemy near
MOST_THINGS = 2


def told_arena(course: Course, names: Names) -> Told | None:
    """A turn as a whole, a start with what lies around it, a shot in between with its chance."""
    state: DoomState = course.start
    action = course.advice.action
    if is_turn(state, course.seat):
        return _turn(course, names)
    offered = offers(state, names)[state.legal.index(action)]
    places = (offered.place,) if offered.place is not None else ()
    marine = state.table.marines[course.seat]
    label = small(offered.label)
    if isinstance(action, act.Respawn | act.PlaceMarine):
        points = _around(state, marine, action.space, names)
        return Told((label,), points, (), places, (), offered.label) if points else None
    if isinstance(action, act.Interrupt):
        found = _struck(state, marine, action.weapon, action.space)
        if found is None:
            return None
        other, odds = found
        values = _chances(names, other, odds)
        points = [Point("guard", max(0.1, course.advice.worth), values), Point("order-spent", -0.3)]
        return Told((label,), points, (), places, (), (other, action.weapon))
    if isinstance(action, Pass) and all(isinstance(each, act.UseSkill | Pass) for each in state.legal):
        return Told((label,), [Point("wait-skill", 0.1)], (), places, (), offered.label)
    if isinstance(action, Pass):
        return Told((label,), [Point("wait-marine", 0.1)], (), places, (), offered.label)
    if isinstance(action, act.Reroll):
        points = [Point("reroll" if action.dice else "keep-roll", max(0.01, course.advice.worth))]
        return Told((label,), points, (), places, (), offered.label)
    return None


def _turn(course: Course, names: Names) -> Told:
    start: DoomState = course.start
    turn = ArenaTurn(start, start.table.marines[course.seat], names)
    for state, action in course.deeds:
        turn.add(state, action)
    turn.finish()
    points = turn.points(course)
    return Told(
        turn.deeds,
        points,
        [start.field.name(space) for space in turn.route] if len(turn.route) > 1 else [],
        [start.field.name(each.space) for each in turn.shots],
        [start.field.name(start.table.marines[id].space) for id in turn.by],
        (turn.route[-1], tuple(sorted((shot.target, shot.times) for shot in turn.shots)), turn.order),
    )


class ArenaTurn(Turn):
    """What a Marine does among Marines."""

    def aimed_at(self, state: DoomState, action: act.Fire) -> tuple[str, Blow, float] | None:
        marine = state.table.marines[self.marine.id]
        found = _struck(state, marine, action.weapon, action.space)
        if found is None:
            return None
        return *found, arena.shot_worth(state, marine, action.weapon, action.space)

    def points(self, course: Course) -> list[Point]:
        found = [*self.way(), *self.shooting()]
        if self.tokens:
            flags = set(arena_mode(self.state).flags.values())
            tokens = self.names.joined([self.names.of(token) for token in dict.fromkeys(self.tokens)])
            walked = "yes" if len(self.route) > 1 else "no"
            name = "objective" if flags & set(self.tokens) else "token"
            worth = sum(max(0.5, arena.thing_worth(self.state, self.marine, token)) for token in self.tokens)
            found.append(Point(name, worth, {"tokens": tokens, "walked": walked}))
        if self.doors:
            found.append(Point("door", 0.4))
        if self.order:
            found.append(Point(f"order-{self.order}", 0.5))
        if not found:
            found.append(Point("rest", 0.01))
        return [*found, *self._threats()]

    def shooting(self) -> list[Point]:
        """As elsewhere; but a bullet icon costs the weapon itself (D4X-DM-31)."""
        found = [point for point in super().shooting() if point.name != "ammunition"]
        arms = {shot.weapon for shot in self.shots if self.state.game.weapons[shot.weapon].ammo}
        dear = arms - set(self.state.game.ruleset.start_weapons)
        if dear:
            weapons = self.names.joined([self.names.of(weapon) for weapon in sorted(dear)])
            found.append(Point("lost-weapon", -0.35, {"weapon": weapons}))
        return found

    def way(self) -> list[Point]:
        """What pulls most of what he comes nearer to, or leaves."""
        state, end = self.state, self.route[-1]
        if end == self.route[0]:
            return []
        before, after = (state.field.passage.distances(space) for space in (self.route[0], end))
        best: tuple[float, int, int] | None = None
        for space, worth in arena.pulls(state, self.marine):
            felt = [arena.FADES ** min(40, distances[space]) for distances in (before, after)]
            gain = DRAWN * worth * (felt[1] - felt[0])
            if best is None or abs(gain) > abs(best[0]):
                best = gain, space, before[space] - after[space]
        if best is None or not best[2]:
            return []
        thing, lies = _thing(state, self.marine, best[1], self.names)
        if not thing or any(self.names.of(token) == thing for token in self.tokens):
            return []  # what he takes is told by itself
        return [Point("pull", best[0], {"steps": abs(best[2]), "thing": thing, "lies": lies})]

    def _threats(self) -> list[Point]:
        """The enemies who have a shot at where he ends."""
        state, end = self.state, self.route[-1]
        plan = Plan(state, self.marine, DEATHMATCH)
        kills = {shot.target: shot.kill for shot in self.shots}
        wounds = 0.0
        for other in plan.enemies:
            if kills.get(other.id, 0.0) >= 0.5 or not state.field.sight.open_from(other.space) >> end & 1:
                continue
            distance = state.field.board.apart(other.space, end)
            armor, left = max(1, self.marine.armor), max(1, self.marine.wounds)
            near = [arms for arms in plan.arms(other) if not state.game.weapons[arms].melee or distance == 1]
            strikes = [blow(state.game, arms, armor, left, distance).wounds for arms in near]
            expected = max(strikes, default=0.0)
            if expected > 0.0:
                wounds += expected
                self.by.append(other.id)
        if wounds >= FELT and self.by:
            return [self.danger(wounds, -0.3 * wounds)]
        return [Point("safe", 0.2)]


def _struck(state: DoomState, marine: Marine, weapon: str, space: int) -> tuple[str, Blow] | None:
    """The enemy whom an attack is most likely to frag, and its odds; None where it strikes nobody."""
    radius = state.game.weapons[weapon].abilities.blast
    distance = state.field.board.apart(marine.space, space)
    best: tuple[str, Blow] | None = None
    for id in figures_on(state, blast_area(state, Space(space), radius) if radius else 1 << space):
        other = state.table.marines.get(id)
        if other is None or not is_enemy(state, marine.id, id):
            continue
        odds = arena.blow_between(state, marine, weapon, other, distance)
        if best is None or odds.kill > best[1].kill:
            best = id, odds
    return best


def _chances(names: Names, target: str, odds: Blow) -> dict[str, object]:
    little = "yes" if odds.kill < UNLIKELY else "no"
    chances = {"chance": percent(odds.kill), "hit": percent(odds.hit)}
    return {"target": names.of(target), "little": little, **chances}


def _thing(state: DoomState, marine: Marine, space: int, names: Names) -> tuple[str, str]:
    """What pulls at a space: an enemy, else what lies there; and whether it lies there."""
    figures, tokens = state.field.at.get(Space(space), ()), state.table.tokens.get(Space(space), ())
    enemies = [id for id in figures if is_enemy(state, marine.id, id)]
    lies = "no" if enemies else "yes"
    return next(((names.of(id), lies) for id in (*enemies, *tokens)), ("", lies))


def _around(state: DoomState, marine: Marine, space: int, names: Names) -> list[Point]:
    """What lies close to where he begins, and who stands there."""
    distances = state.field.passage.distances(space)
    things = sorted(
        (distances[at], names.of(token))
        for at, tokens in state.table.tokens.items()
        for token in tokens
        if distances[at] <= NEAR and arena.thing_worth(state, marine, token) > 0.0
    )
    near = sorted(
        (distances[other.space], names.of(other.id))
        for other in state.table.marines.values()
        if other.space >= 0 and is_enemy(state, marine.id, other.id) and distances[other.space] <= NEAR
    )
    found = []
    if things:
        shown = list(dict.fromkeys(name for _, name in things))[:MOST_THINGS]
        found.append(Point("begin", 0.6 * len(things), {"things": names.joined(shown)}))
    if near:
        steps, by = near[0]
        found.append(Point("rival", -0.7 * len(near), {"by": by, "steps": steps}))
    else:
        found.append(Point("alone", 0.4))
    return found
