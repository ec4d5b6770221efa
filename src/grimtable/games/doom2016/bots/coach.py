"""The coach of DOOM 2016: an activation followed as a veteran would play it, and put into words.

A course is followed until an attack is declared: what comes after it hangs on dice and on a card that nobody
has seen. What speaks for it are the exact chances of that attack, the way to the goal, the objective; what
speaks against it is who could strike where it ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from grimtable.games.advice import Advice
from grimtable.games.coaching import Course, Point, Told, effect_of, percent, small
from grimtable.games.doom2016 import actions as act
from grimtable.games.doom2016.bots.danger import danger_for
from grimtable.games.doom2016.bots.demon_plan import DemonMind, Ground
from grimtable.games.doom2016.bots.invader import weigh_invader
from grimtable.games.doom2016.bots.marine import weigh_marine
from grimtable.games.doom2016.bots.purpose import Purpose, extra_for, far_from, prey, purpose_of
from grimtable.games.doom2016.bots.values import blow, hit_on_demon, hit_on_marine, price
from grimtable.games.doom2016.bots.ways import FAR, way
from grimtable.games.doom2016.forecast import offered_odds
from grimtable.games.doom2016.procedures.demon_activation import DemonActivation
from grimtable.games.doom2016.procedures.marine_activation import MarineActivation
from grimtable.games.doom2016.procedures.summoning import Summoning
from grimtable.games.doom2016.remembering import Attack
from grimtable.games.doom2016.table import HEALTH, INVADER, MARINE
from grimtable.games.doom2016.wording import ability_wording
from grimtable.narration import offers

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.table import Figure
    from grimtable.kernel import Action, SeatId
    from grimtable.narration import Names

QUOTED = 120  #: letters of an ability that is told in full
#: actions that begin or go on with an activation; all others are answers, which are told plainly
ACTING = (
    act.ActivateDemon,
    act.ActivateType,
    act.Step,
    act.Rotate,
    act.Halt,
    act.Teleport,
    act.OpenDoor,
    act.DeclareAttack,
    act.PlayCard,
    act.Sprint,
    act.UseAbility,
    act.GainItem,
    act.EndActivation,
)


class Doom2016Coach:
    """Hints for marines and the Invader."""

    def weigh(self, state: DoomState, seat: SeatId) -> Sequence[Advice]:
        """Every legal action as a veteran weighs it."""
        if seat == INVADER:
            return weigh_invader(state, state.legal, careful=True)
        return weigh_marine(state, seat, state.legal, careful=True)

    def goes_on(self, start: DoomState, state: DoomState, seat: SeatId) -> bool:
        """One activation, until an attack is declared."""
        if state.in_progress(Attack) is not None or state.in_progress(Summoning) is not None:
            return False
        if len(state.table.figures) != len(start.table.figures):
            return False  # somebody fell, or demons came
        now = acting(state)
        before = acting(start)
        return now != "" and before in ("", now)

    def told(self, course: Course, names: Names) -> Told | None:
        """An activation as a whole; anything else plainly."""
        if not isinstance(course.advice.action, ACTING):
            return None
        first, memory = course.advice.action, course.start.stack[-1].memory
        begins = isinstance(first, act.ActivateDemon | act.ActivateType)
        if not begins and not isinstance(memory, MarineActivation | DemonActivation):
            return _ability(course, first, names) if isinstance(first, act.UseAbility) else None
        return _Telling(course, names).told()


def acting(state: DoomState) -> str:
    """The figure whose activation it is; empty between activations."""
    for frame in reversed(state.stack):
        memory = frame.memory
        if isinstance(memory, MarineActivation | DemonActivation):
            return memory.figure
    return ""


def _ability(course: Course, action: act.UseAbility, names: Names) -> Told:
    """An ability at a window: what it does is what speaks for it, where it can be said in a breath."""
    start: DoomState = course.start
    label = offers(start, names)[start.legal.index(action)].label
    ability = start.game.sources[action.ability].ability
    text = effect_of(ability_wording(ability, start.game.pack, names.language)).rstrip(".")
    values = {
        "label": label,
        "text": text if len(text) <= QUOTED else "nothing",
        "argent": ability.argent,
    }
    point = Point("do-UseAbility", max(0.01, course.advice.worth), values)
    return Told((small(label),), (point,), same=label)


class _Telling:
    """Puts one course into words."""

    def __init__(self, course: Course, names: Names) -> None:
        self.course, self.names = course, names
        self.start: DoomState = course.start
        self.deeds: list[str] = []
        self.points: list[Point] = []
        self.route: list[int] = []
        self.aimed: list[int] = []
        self.steps = 0
        self.key: list[str] = []

    def say(self, name: str, **values: object) -> None:
        self.deeds.append(self.names.say(f"hint-do-{name}", **values))

    def walk(self) -> None:
        if self.steps:
            self.say("walk", steps=self.steps)
            self.steps = 0

    def told(self) -> Told:
        for before, action in self.course.deeds:
            self._deed(before, action)
        self.walk()
        if not self.deeds:
            self.say("stay")
            self.points.append(Point("stay", 0.01))
        dangers = self._ending()
        name = self.start.field.board.name
        return Told(
            self.deeds,
            self.points,
            [name(space) for space in self.route] if len(self.route) > 1 else [],
            [name(space) for space in self.aimed],
            [name(space) for space in dangers],
            (tuple(sorted(self.key)), self.route[-1] if self.route else -1),  # in whatever order
        )

    # --- what is done -----------------------------------------------------------------------------------

    def _deed(self, state: DoomState, action: Action) -> None:
        id = acting(state)
        figure = state.table.figures.get(id) if id else None
        if figure is not None and not self.route:
            self.route.append(figure.space)
        if isinstance(action, act.Step | act.Rotate):
            self.steps += 1
            self.route.append(action.space)
            if figure is not None and figure.kind == MARINE and state.field.demons >> action.space & 1:
                self._entered(state, action.space)
            return
        if isinstance(action, act.EndActivation | act.Halt):
            return
        self.walk()
        self.key.append(state.game.language.spell(state, action))
        if isinstance(action, act.DeclareAttack):
            self._attack(state, action)
        elif isinstance(action, act.GainItem):
            self.say("take", item=self.names.of(action.item))
            if action.item == HEALTH and figure is not None:
                healed = min(figure.damage, state.game.ruleset.health_pack)
                self.points.append(Point("heal", 0.75 * healed, {"amount": healed}))
            else:
                self.points.append(Point("item", 2.5, {"item": self.names.of(action.item)}))
        elif isinstance(action, act.UseAbility) and self._is_objective(state, action):
            self.deeds.append(self._clause(state, action))
            self.points.append(Point("objective", 8.0))
        elif isinstance(action, act.Teleport):
            self.route.append(action.space)
            self.say("teleport")
        elif isinstance(action, act.OpenDoor):
            self.say("door")
            self.points.append(Point("way-door", 0.2))
        elif isinstance(action, act.PlayCard):
            self.say("play", card=self.names.of(state.game.copies[action.card]))
        elif isinstance(action, act.Sprint):
            self.say("sprint", card=self.names.of(state.game.copies[action.card]))
        elif isinstance(action, act.ActivateDemon):
            self.say("activate", figure=self.names.of(action.figure))
        elif isinstance(action, act.ActivateType):
            self.say("type", demon=self.names.of(action.demon))
            self._promise(state, action.demon)
        elif isinstance(action, act.ChooseFigure) and self.deeds:
            self.deeds[-1] = f"{self.deeds[-1]} ({self.names.of(action.figure)})"
        else:
            self.deeds.append(self._clause(state, action))

    def _clause(self, state: DoomState, action: Action) -> str:
        """An offer inside a sentence; an ability's own name keeps its capital letter."""
        label = offers(state, self.names)[state.legal.index(action)].label
        named = isinstance(action, act.UseAbility) and label.startswith(self.names.of(action.ability))
        return label if named else small(label)

    @staticmethod
    def _is_objective(state: DoomState, action: act.UseAbility) -> bool:
        return state.game.sources[action.ability].sort == "objective"

    def _entered(self, state: DoomState, space: int) -> None:
        """A staggered demon dies where a marine enters its space."""
        reach = state.field.at.get(space)
        demon = None if reach is None else state.table.figures.get(reach)
        if demon is None or demon.kind == MARINE:
            return
        from grimtable.games.doom2016.topics.stagger import is_staggered

        if is_staggered(state, demon, self.course.seat):
            self.walk()
            self.key.append(demon.id)
            self.say("glory", target=self.names.of(demon.id))
            worth = price(state.game, demon.kind) + 2.0
            struck = "yes" if any(point.name == "strike" for point in self.points) else "no"
            values = {"target": self.names.of(demon.id), "struck": struck}
            self.points.append(Point("glory", worth, values))

    def _attack(self, state: DoomState, action: act.DeclareAttack) -> None:
        target = state.table.figures[action.figure]
        self.aimed.append(target.space)
        self.say("attack", target=self.names.of(target.id))
        odds = offered_odds(state, action.figure, self.course.seat)
        if odds is None:
            return
        values: dict[str, object] = {
            "target": self.names.of(target.id),
            "kill": percent(odds.kill),
            "damage": max(1, round(odds.mean)),
            "stagger": percent(odds.staggers),
            "cover": "yes" if odds.cover else "no",
        }
        if target.kind == MARINE:
            values["what"] = "kill" if odds.kill >= 0.1 else "hurt"
            self.points.append(Point("strike", hit_on_marine(state, target, odds), values))
        else:
            values["what"] = "kill" if odds.kill >= 0.15 else "stagger" if odds.staggers >= 0.15 else "hurt"
            extra = extra_for(state, prey(state), target)
            self.points.append(Point("strike", hit_on_demon(state, target, odds, extra), values))
        if odds.cover:
            self.points.append(Point("cover", -0.4, {"target": self.names.of(target.id)}))

    def _promise(self, state: DoomState, kind: str) -> None:
        """How many of a type can strike at once."""
        ground = Ground(state, careful=False)
        speed = state.game.demons[kind].speed
        figures = [each for each in state.table.figures.values() if each.kind == kind]
        gains = []
        for figure in figures:
            gains.append(max((s.gain for s in DemonMind(ground, figure, speed, 1).strikes()), default=0.0))
        able = sum(1 for gain in gains if gain > 0.2)
        values = {"able": able, "all": len(figures), "demon": self.names.of(kind)}
        self.points.append(Point("able" if able else "nobody", sum(gains) if able else 0.05, values))

    # --- how it ends ------------------------------------------------------------------------------------

    def _ending(self) -> list[int]:
        """How far it has come, and who could strike where it ends."""
        if not self.route:
            return []
        first, last = self.route[0], self.route[-1]
        if self.course.seat == INVADER:
            return self._demon_ends(first, last)
        purpose: Purpose = purpose_of(self.start, self.course.seat)
        far = far_from(self.start, purpose)
        gained = min(far[first], FAR) - min(far[last], FAR)
        is_done = any(point.name == "objective" for point in self.points)
        # Whoever does what the mission asks for is at the goal, wherever the next one lies.
        if gained > 0 or (gained and not is_done):
            values: dict[str, object] = {"steps": abs(gained), "goal": purpose.label}
            self.points.append(Point("way", purpose.pull * gained * 1.5, values))
        end: Any = self.course.end
        danger = danger_for(end, self.course.seat)
        safer = danger.wounds(first) - danger.wounds(last)
        if safer > 0.3 and not self.aimed:
            self.points.append(Point("safer", 0.3 * safer))
        strikers = self._strikers(end, last)
        if strikers:
            shown = [self.names.of(each.id) for each in strikers[:2]]
            if len(strikers) > 2:
                shown.append(self.names.say("hint-others", number=len(strikers) - 2))
            wounds = danger.wounds(last)
            about = {"by": self.names.joined(shown), "many": "one" if len(strikers) == 1 else "more"}
            self.points.append(Point("near", -0.3 * wounds, about))
        return [each.space for each in strikers]

    def _demon_ends(self, first: int, last: int) -> list[int]:
        ground = Ground(self.start, careful=True)
        far = way(self.start, ground.goals(), marine=False)
        gained = min(far[first], FAR) - min(far[last], FAR)
        if gained > 0 and not self.aimed:
            self.points.append(Point("hunt", 0.13 * gained, {"steps": gained}))
        stake = ground.stake(1 << last) - ground.stake(1 << first)
        if stake:
            self.points.append(Point("place", stake))
        pairs = zip(ground.marines, ground.seen, strict=True)
        seen = [marine for marine, spaces in pairs if spaces >> last & 1]
        if not seen and not self.aimed:
            was_seen = any(spaces >> first & 1 for spaces in ground.seen)
            self.points.append(Point("hidden", 0.4 if was_seen else 0.05))
        if seen:
            shown = self.names.joined([self.names.of(each.id) for each in seen[:2]])
            about = {"by": shown, "many": "one" if len(seen) == 1 else "two"}
            self.points.append(Point("seen", -0.3 * len(seen), about))
        return [each.space for each in seen]

    @staticmethod
    def _strikers(state: DoomState, space: int) -> list[Figure]:
        """The demons that could strike a space when they act next, the worst first."""
        found = []
        for figure in state.table.figures.values():
            if figure.kind == MARINE:
                continue
            demon = state.game.demons[figure.kind]
            reach = state.field.ways.within(state.field.where[figure.id], demon.speed + demon.attack.range)
            if reach >> space & 1:
                found.append(figure)
        return sorted(found, key=lambda each: -blow(state.game, each.kind))


COACH = Doom2016Coach()
