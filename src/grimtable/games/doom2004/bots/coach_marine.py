"""A Marine's turn in words: where he goes, whom he attacks, what it brings, and what may strike him there."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from grimtable.games.coaching import Course, Point, Told, percent
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots.blows import Blow
from grimtable.games.doom2004.bots.danger import danger_for
from grimtable.games.doom2004.bots.marine_plan import (
    CAUTION,
    LEAVING,
    MEETING,
    OPENING,
    STEP,
    STEP_ALONE,
    TOKEN,
)
from grimtable.games.doom2004.bots.purpose import goals_of, is_objective, token_worth
from grimtable.games.doom2004.bots.shooting import ammunition_price, blow_on, shot_worth, target_at
from grimtable.games.doom2004.bots.veteran_marine import ADRENALINE_PRICE, order_worth
from grimtable.games.doom2004.bots.walking import FAR, cost_at, passage_for, rings_to
from grimtable.games.doom2004.changes import covered
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.table import MARINES
from grimtable.games.doom2004.topics.targets import needed_range
from grimtable.grid import bits
from grimtable.kernel.identity import DoorId, Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine
    from grimtable.narration import Names

FEW = 3  #: tokens of ammunition from which on a shot is thought about
MOST_NAMED = 2  #: monsters that are named one by one
UNLIKELY = 0.12  #: chances of a kill below this are not promised
FELT = 0.25  #: wounds to be expected that are worth a word
WALKING = (act.Step, act.Teleport)


class Shooting(NamedTuple):
    """Attacks of one weapon on one target, one after the other."""

    target: str
    weapon: str
    space: int
    times: int
    kill: float
    hit: float
    worth: float
    ammunition: float


def is_turn(state: DoomState, seat: str) -> bool:
    """Whether this is a decision of his own turn, and not an answer in the middle of something."""
    memory = state.stack[-1].memory
    return (
        isinstance(memory, MarineTurn) and memory.seat == seat and not isinstance(state.legal[0], act.Respawn)
    )


def told_turn(course: Course, names: Names) -> Told:
    """The turn as it would be played."""
    start: DoomState = course.start
    marine = start.table.marines[course.seat]
    turn = Turn(start, marine, names)
    for state, action in course.deeds:
        turn.add(state, action)
    turn.finish()
    return Told(
        turn.deeds,
        turn.points(course),
        [start.field.name(space) for space in turn.route] if len(turn.route) > 1 else [],
        [start.field.name(each.space) for each in turn.shots],
        [
            start.field.name(space)
            for id in turn.by
            for space in bits(covered(start, start.table.invaders[id]))
        ],
        (
            # Who opens a door stands beside it: beside it on which side is no other plan.
            tuple(turn.doors) or turn.route[-1],
            tuple(sorted((shot.target, shot.times) for shot in turn.shots)),
            turn.order,
        ),
    )


class Turn:
    """Collects what a turn consists of."""

    def __init__(self, state: DoomState, marine: Marine, names: Names) -> None:
        self.state, self.marine, self.names = state, marine, names
        self.deeds: list[str] = []
        self.route = [marine.space]
        self.shots: list[Shooting] = []
        self.tokens: list[str] = []
        self.doors: list[str] = []
        self.order = ""
        self.adrenaline = 0
        self.leaves = self.meets = self.jumps = False
        self.heals = ""
        self.explores = False
        self.by: list[str] = []
        self._steps = 0
        self._walked = False
        self._announced = 0
        self._taken: list[str] = []

    # --- what is done -----------------------------------------------------------------------------

    def add(self, state: DoomState, action: object) -> None:
        """One more action of his."""
        if isinstance(action, WALKING):
            self._steps += 1
            self.route.append(action.space)
            return
        if isinstance(action, act.Take):
            self.tokens.append(action.token)
            self._taken.append(self.names.of(action.token))
            return
        if isinstance(action, act.Announce | act.AnnounceBoosted):
            self.adrenaline = action.adrenaline if isinstance(action, act.AnnounceBoosted) else 0
            self._say("announce", action=action.action, adrenaline=self.adrenaline)
            self._announced = 1
        elif isinstance(action, act.Fire):
            self._fire(state, action)
        elif isinstance(action, act.WorkDoor):
            self._walk()
            self.doors.append(action.door)
            field = state.field
            self.explores |= bool(field.scene.doorways[action.door] & ~field.known)
            self._say("door", new="yes" if self.explores else "no")
        elif isinstance(action, act.PlaceOrder):
            self._walk()
            self.order = action.order
            self._say("order", order=action.order)
        elif isinstance(action, act.Heal):
            self.heals = action.marine
            self._say("heal", marine=self.names.of(action.marine))
        elif isinstance(action, act.Leave):
            self._walk()
            self.leaves = True
            self._say("leave")
        elif isinstance(action, act.TeleportBlind):
            self._walk()
            self.jumps = self.explores = True
            self._say("jump")
        elif isinstance(action, act.EndMovement):
            self._walk()
            self.meets = True
            self._say("meet")

    def _say(self, name: str, **values: object) -> None:
        self.deeds.append(self.names.say(f"hint-do-{name}", **values))

    def _fire(self, state: DoomState, action: act.Fire) -> None:
        found = self.aimed_at(state, action)
        if found is None:
            self._walk()
            self._say("barrel", weapon=self.names.of(action.weapon))
            self.shots.append(Shooting("barrel", action.weapon, action.space, 1, 0.0, 0.0, 1.0, 0.0))
            return
        target, odds, worth = found
        before = self.shots[-1] if self.shots and not (self._steps or self._taken) else None
        if before is not None and (before.target, before.weapon) == (target, action.weapon):
            self.shots[-1] = _again(before, odds, worth)
            self.deeds[-1] = self._shoot(self.shots[-1])
            return
        self._walk()
        self.shots.append(
            Shooting(target, action.weapon, action.space, 1, odds.kill, odds.hit, worth, odds.ammunition)
        )
        self.deeds.append(self._shoot(self.shots[-1]))

    def aimed_at(self, state: DoomState, action: act.Fire) -> tuple[str, Blow, float] | None:
        """Whom an attack is meant for, its odds, and what it is worth; None where it is a barrel."""
        invader = target_at(state, action.space)
        if invader is None:
            return None
        marine = state.table.marines[self.marine.id]
        distance = needed_range(state, marine, state.game.arms[action.weapon], action.space)
        odds = blow_on(state, marine, action.weapon, invader, distance)
        return invader.id, odds, shot_worth(state, marine, action.weapon, invader, odds)

    def _shoot(self, shot: Shooting) -> str:
        sheet = self.state.game.weapons[shot.weapon]
        name = "strike" if sheet.melee else "shoot"
        names = self.names
        return names.say(
            f"hint-do-{name}", target=names.of(shot.target), weapon=names.of(shot.weapon), times=shot.times
        )

    def _walk(self) -> None:
        """Tell the steps up to here, with what is there, and what was taken on the way."""
        if self._steps:
            kind, thing = ("nothing", "") if self._taken else self._landmark(self.route[-1])
            again = "yes" if self._walked else "no"
            self._say("walk", steps=self._steps, where=kind, thing=thing, again=again)
            self._steps = 0
            self._walked = True
        if self._taken:
            self._say("take", tokens=self.names.joined(list(dict.fromkeys(self._taken))))
            self._taken = []

    def _landmark(self, space: int) -> tuple[str, str]:
        """What is at a space, or the area it lies in if that is another one."""
        state, names = self.state, self.names
        field = state.field
        lying = dict.fromkeys(state.table.tokens.get(Space(space), []))
        tokens = [names.of(token) for token in lying if token_worth(state, self.marine, token)]
        if tokens:
            return "token", names.joined(tokens)
        if field.scene.exits >> space & 1:
            return "exit", ""
        if Space(space) in state.table.encounters:
            return "encounter", ""
        for door, standing in state.table.doors.items():
            if standing == "closed" and field.scene.doorways[DoorId(door)] >> space & 1:
                return "door", ""
        if space in field.scene.pads:
            return "pad", ""
        area = field.scene.area_of(space)
        if area != field.scene.area_of(self.route[0]) and state.table.drawn is None:
            title = names.prose(state.game.area(state.setup, area).title)
            if title:
                return "area", title
        return "nothing", ""

    def finish(self) -> None:
        """The last steps, and what to do who does nothing."""
        self._walk()
        if len(self.deeds) == self._announced and len(self.route) == 1:
            self._say("stay")

    # --- what speaks for it and against it ------------------------------------------------------------

    def points(self, course: Course) -> list[Point]:
        """What counts, in the veteran's own weights."""
        found = [*self.way(), *self.shooting(), *self._things()]
        if not self.leaves:
            found += self._danger()
        if self.order:
            expected = danger_for(self.state, self.marine).expected(self.route[-1])
            found.append(Point(f"order-{self.order}", max(0.3, order_worth(expected, ""))))
        if self.adrenaline:
            price = ADRENALINE_PRICE * self.adrenaline
            found.append(Point("adrenaline", -price, {"number": self.adrenaline}))
        return found

    def way(self) -> list[Point]:
        state = self.state
        field = state.field
        step = STEP if len(state.table.marines) > 1 else STEP_ALONE
        here, end = 1 << self.route[0], 1 << self.route[-1]
        passage = passage_for(state, marine=True)
        forbidden = field.obstacles | field.burning
        best: tuple[int, int, str] | None = None
        arrived = False
        for goal in goals_of(state, self.marine):
            for closed in (field.against(MARINES), 0):
                rings = rings_to(
                    state,
                    passage,
                    [(goal.cost, goal.spaces)],
                    forbidden=forbidden | closed & ~here,
                    pads=True,
                )
                before, after = cost_at(rings, here), cost_at(rings, end)
                if before < FAR and after < FAR:
                    break
            if before < FAR and after < FAR and (best is None or before < best[0]):
                best = before, after, goal.name
                arrived = bool(goal.spaces & end)
        if best is None:
            return []
        gained = best[0] - best[1]
        values: dict[str, object] = {"steps": abs(gained), "gained": gained, "goal": best[2]}
        values["arrived"] = "yes" if gained > 0 and arrived else "no"
        return [Point("way", step * gained, values)] if gained else []

    def shooting(self) -> list[Point]:
        if not self.shots:
            return []
        first = max(self.shots, key=lambda shot: shot.worth)
        total = sum(shot.worth for shot in self.shots)
        if first.target == "barrel":
            return [Point("barrel", max(0.5, total))]
        names = self.names
        values: dict[str, object] = {
            "target": names.of(first.target),
            "chance": percent(first.kill),
            "hit": percent(first.hit),
            "all": names.joined([names.of(id) for id in dict.fromkeys(s.target for s in self.shots)]),
        }
        values["little"] = "yes" if first.kill < UNLIKELY else "no"
        found = [Point("kill", max(0.1, total), values)]
        ammo = self.state.game.weapons[first.weapon].ammo
        left = self.marine.ammo.get(ammo, 0) if ammo else FEW + 1
        if left <= FEW and first.ammunition > 0.1:
            price = first.ammunition * ammunition_price(self.marine, ammo)
            found.append(Point("ammunition", -price, {"ammo": names.of(ammo), "left": left}))
        return found

    def _things(self) -> list[Point]:
        state, names = self.state, self.names
        found = []
        if self.tokens:
            worth = sum(token_worth(state, self.marine, token) for token in self.tokens)
            wanted = any(is_objective(state, token) for token in self.tokens)
            tokens = names.joined([names.of(token) for token in dict.fromkeys(self.tokens)])
            name = "objective" if wanted else "token"
            walked = "yes" if len(self.route) > 1 else "no"
            found.append(Point(name, TOKEN * worth, {"tokens": tokens, "walked": walked}))
        if self.explores:
            found.append(Point("explore", OPENING))
        elif self.doors:
            found.append(Point("door", 0.4))
        if self.meets:
            found.append(Point("encounter", MEETING))
        if self.leaves:
            found.append(Point("leave", LEAVING))
        if self.heals:
            found.append(Point("heal", 1.5, {"marine": names.of(self.heals)}))
        return found

    def _danger(self) -> list[Point]:
        """What may strike him where he ends, the target of a good shot counted for less."""
        end = self.route[-1]
        danger = danger_for(self.state, self.marine)
        kills = {shot.target: shot.kill for shot in self.shots}
        expected = danger.expected(end)
        cost = danger.cost(end)
        for id, kill in kills.items():
            expected -= kill * (danger.expected(end) - danger.expected(end, id))
            cost -= kill * (danger.cost(end) - danger.cost(end, id))
        self.by = [
            threat.id
            for threat in danger.threats
            if threat.spaces >> end & 1 and kills.get(threat.id, 0.0) < 0.5
        ]
        if expected >= FELT and self.by:
            return [self.danger(expected, -CAUTION * cost)]
        spawn = danger.spawn(end)
        if spawn >= 1.9:
            return [Point("corner", -CAUTION * spawn * 0.8)]
        return [Point("safe", 0.2)]

    def danger(self, expected: float, weight: float) -> Point:
        """Who may strike him there, and how hard."""
        names = self.names
        shown = [names.of(id) for id in self.by[:MOST_NAMED]]
        if len(self.by) > MOST_NAMED:
            shown.append(names.say("hint-others", number=len(self.by) - MOST_NAMED))
        values: dict[str, object] = {
            "by": names.joined(shown),
            "many": "one" if len(self.by) == 1 else "many",
            "wounds": max(1, round(expected)),
            "left": self.marine.wounds,
            "deadly": "yes" if expected >= 0.6 * self.marine.wounds else "no",
        }
        return Point("danger", weight, values)


def _again(shot: Shooting, odds: Blow, worth: float) -> Shooting:
    """One more attack on the same target: it counts only if it is still alive."""
    kill = 1.0 - (1.0 - shot.kill) * (1.0 - odds.kill)
    hit = 1.0 - (1.0 - shot.hit) * (1.0 - odds.hit)
    more = shot.worth + (1.0 - shot.kill) * worth
    return shot._replace(times=shot.times + 1, kill=kill, hit=hit, worth=more)
