"""Whole turns in an arena: what to take on the way, what to shoot and from where, and where to end.

A veteran compares what the actions come to: two shots from here, a shot from the best space within reach, a
run to what pulls, a vault emptied and left again; in Deathmatch also what every enemy in sight could do to
him where he ends. Everything lies open, so nothing is imagined.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from grimtable.games.advice import NEVER, Advice
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots import arena, arena_goals
from grimtable.games.doom2004.bots.arena_answers import weigh_answer
from grimtable.games.doom2004.changes import skill
from grimtable.games.doom2004.modes.arena import arena_mode, losses, teams
from grimtable.games.doom2004.procedures.announcing import ADRENALINE, ATTACKS, MOVEMENT
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.topics import vaults
from grimtable.games.doom2004.topics.doors import DOOR_COST, why_not_work_door
from grimtable.games.doom2004.topics.sides import is_enemy, untouchable
from grimtable.games.doom2004.topics.switches import switches_of
from grimtable.games.doom2004.topics.targets import why_not_weapon
from grimtable.grid import bits, mask_of
from grimtable.kernel import Action
from grimtable.kernel.action import Pass
from grimtable.kernel.identity import DoorId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine
    from grimtable.grid import Passage

DRAWN: Final = 1.0  #: of a pull, beside what a shot brings
DODGED: Final = 0.35  #: of a danger, what Dodge keeps off
TANK: Final = 0.4  #: what a token of adrenaline must bring
SAVED: Final = 0.15  #: what a weapon is worth that its icon may cost
VIAS: Final = 3  #: things that are tried on the way
STANDS: Final = 6  #: spaces from which a shot is looked into
DOOR_GAIN: Final = 0.1  #: what a turn must gain by a door that is opened
SPLIT: Final = 0.5  #: an enemy who has others to shoot at
SEEN: Final = 1.7  #: what an enemy in sight may do beside one shot
MOST: Final = 14  #: spaces; from further away it makes no difference


class Wits(NamedTuple):
    """How far somebody thinks."""

    care: float  #: of what enemies could do to him where he ends
    lurks: float  #: of a shot that he would have from where he ends
    second: float  #: what the second of two shots is worth beside the first


DEATHMATCH: Final = Wits(care=0.4, lurks=0.2, second=0.85)
#: Danger that is kept out of the way costs time, and time is points where flags are carried.
FLAGS: Final = Wits(care=0.0, lurks=0.0, second=0.85)

KEPT: Final = 32  #: plans that are remembered
PLANS: Final[dict[tuple[object, ...], Plan]] = {}


def fingerprint(state: DoomState, marine: Marine) -> Iterator[object]:
    """All that a plan depends on but the space on which its Marine stands now."""
    table = state.table
    beside = table.beside
    yield state.game.content_hash
    yield state.setup.scenario
    yield marine.id
    yield start_of(state, marine)
    for each in table.marines.values():
        yield -2 if each is marine else each.space
        yield each.wounds
        yield each.armor
        yield each.order
        yield tuple(each.weapons)
        yield tuple(each.berserk)
        yield str(each.kept)
        yield str(each.lost)
        yield len(each.cards)
    yield marine.adrenaline
    yield tuple(beside.score.values())
    yield tuple(beside.pool.values())
    yield len(table.deck.cards)
    yield beside.time_is_up
    yield tuple(table.doors.values())
    yield tuple((space, *tokens) for space, tokens in table.tokens.items())
    yield state.field.obstacles
    yield state.field.burning
    yield tuple(state.field.scene.pads.items())
    yield tuple(sorted(state.lasting.by_name))


def wits_for(state: DoomState) -> Wits:
    """How far veterans think in this mode."""
    return FLAGS if state.field.mode.is_for_teams else DEATHMATCH


class Line(NamedTuple):
    """A turn from here on: what it comes to, its first step (-1 is none), and whether it shoots at once."""

    worth: float
    first: int = -1
    shoots: bool = False
    opens: str = ""  #: the door that is opened at once


def start_of(state: DoomState, marine: Marine) -> int:
    """Where his turn began; parts are given out by that, so that nobody changes his mind on the way."""
    turn = state.in_progress(MarineTurn) if state.table.active == marine.id else None
    return turn.was_on if turn is not None and turn.action else marine.space


class Plan:
    """One Marine's turn as it stands now."""

    @staticmethod
    def of(state: DoomState, marine: Marine, wits: Wits) -> Plan:
        """The plan of this turn: the same as long as nothing but its Marine has moved."""
        key = (wits, *fingerprint(state, marine))
        plan = PLANS.get(key)
        if plan is None:
            while len(PLANS) >= KEPT:
                del PLANS[next(iter(PLANS))]
            plan = PLANS[key] = Plan(state, marine, wits)
        elif plan.state is not state:
            # The table that it was made for may have gone on since: in lines of play it does.
            plan.state, plan.marine, plan._opened = state, marine, {}
            plan.enemies = [state.table.marines[other.id] for other in plan.enemies]
            plan.targets = [state.table.marines[other.id] for other in plan.targets]
        return plan

    def __init__(self, state: DoomState, marine: Marine, wits: Wits) -> None:
        self.state, self.marine, self.wits = state, marine, wits
        field, scene = state.field, state.field.scene
        self.enemies = [
            other
            for other in state.table.marines.values()
            if other.space >= 0 and is_enemy(state, marine.id, other.id)
        ]
        keys = tuple(vaults.held_keys(state, marine)) if scene.has_vaults else ()
        self.passage: Passage = field.passage
        closed = tuple(door for door, standing in state.table.doors.items() if standing == "closed")
        if keys:
            self.passage = arena_goals.ways_with(scene, keys, closed)
        self.closed = frozenset(closed)
        self.barred = vaults.inside(scene) if scene.has_vaults else 0
        self.prizes = arena_goals.prizes(state, marine) if marine.space >= 0 else []
        self.force = max((arena.usual_wounds(state.game, weapon) for weapon in self.weapons), default=0.5)
        start = start_of(state, marine)
        inside = start >= 0 and bool(scene.airless >> start & 1)
        breathes = inside or bool(marine.held("oxygen_tank"))
        self.hopes = arena_goals.hopeful(scene, keys, breathes=breathes)
        self.pulls = arena_goals.goals(state, marine, start, self.prizes, self.force) if start >= 0 else []
        self._pull: dict[int, arena.Pull] = {}
        safe = untouchable(state)
        self.targets = [other for other in self.enemies if not safe >> other.space & 1]
        self.aimed_at = mask_of(other.space for other in self.targets)
        self.frags = {other.id: arena_goals.frag_worth(state, marine, other) for other in self.targets}
        self._stay: dict[tuple[int, int], float] = {}
        self._ground: dict[int, float] = {}
        self._blasts: dict[int, int] = {}
        self._shot: dict[tuple[int, str], float] = {}
        self._alone: dict[tuple[str, str, int], float] = {}  #: attacks by what their odds depend on
        self._danger: dict[int, float] = {}
        self._strikes: dict[tuple[str, int, bool], float] = {}
        self._ways: dict[int, tuple[int, dict[int, tuple[int, int]]]] = {}
        self._opened: dict[str, Plan] = {}

    # --- shots --------------------------------------------------------------------------------------

    @cached_property
    def weapons(self) -> list[str]:
        state, marine = self.state, self.marine
        return [weapon for weapon in state.game.weapons if why_not_weapon(state, marine, weapon) is None]

    def frag_of(self, other: Marine) -> float:
        """What it is worth to frag him."""
        return self.frags.get(other.id, arena.FRAG)

    def shot_at(self, weapon: str, space: int, other: Marine) -> float:
        """What an attack from a space on an enemy is expected to bring."""
        state, there = self.state, other.space
        sheet = state.game.weapons[weapon]
        field = state.field
        if sheet.melee:
            if not field.passage.neighbours[space] >> there & 1:
                return 0.0
        elif not field.sight.open_from(space) >> there & 1:
            return 0.0
        distance = field.board.apart(space, there)
        worth = self._alone.get((weapon, other.id, distance), NEVER)
        if worth == NEVER:
            odds = arena.blow_between(state, self.marine, weapon, other, distance)
            worth = self.frag_of(other) * odds.kill + arena.WOUND * odds.wounds
            self._alone[weapon, other.id, distance] = worth
        radius = sheet.abilities.blast
        if radius:
            struck = arena.blast_from(state, there, radius)
            if struck >> space & 1:
                own = arena.blow_between(state, self.marine, weapon, self.marine, distance)
                worth -= arena.OWN * (arena.FRAG * own.kill + arena.WOUND * own.wounds)
            for mate in state.table.marines.values():
                if mate.space >= 0 and mate is not other and mate is not self.marine:
                    if struck >> mate.space & 1:
                        hit = arena.blow_between(state, self.marine, weapon, mate, distance)
                        if is_enemy(state, mate.id, self.marine.id):
                            worth += self.frag_of(mate) * hit.kill + arena.WOUND * hit.wounds
                        else:
                            worth -= arena.OWN * (arena.FRAG * hit.kill + arena.WOUND * hit.wounds)
        if sheet.ammo and weapon not in state.game.ruleset.start_weapons:
            worth -= SAVED
        return worth

    def shot_from(self, space: int, extra: str = "") -> float:
        """The best attack that he could make from a space, also with a weapon that he takes on the way."""
        found = self._shot.get((space, extra))
        if found is None:
            found = 0.0
            field = self.state.field
            seen = (field.sight.open_from(space) | field.passage.neighbours[space]) & self.aimed_at
            if seen:
                weapons = [*self.weapons, extra] if extra and extra not in self.weapons else self.weapons
                for other in self.targets:
                    if seen >> other.space & 1:
                        for weapon in weapons:
                            found = max(found, self.shot_at(weapon, space, other))
            self._shot[space, extra] = found
        return found

    def may_hit(self, weapon: str, space: int) -> bool:
        """Whether an attack on a space is worth a closer look: somebody stands there, or in the blast."""
        radius = self.state.game.weapons[weapon].abilities.blast
        if not radius:
            return bool(self.aimed_at >> space & 1)
        near = self._blasts.get(radius)
        if near is None:
            near = 0
            for other in self.targets:
                near |= self.state.field.board.square(other.space, radius)
            self._blasts[radius] = near
        return bool(near >> space & 1)

    # --- places -------------------------------------------------------------------------------------

    def pull(self, without: int = -1) -> arena.Pull:
        """What pulls, without what has been taken on the way."""
        found = self._pull.get(without)
        if found is None:
            pulls = tuple(pull for pull in self.pulls if pull[0] != without)
            found = self._pull[without] = arena.Pull(self.hopes, pulls)
        return found

    def stay(self, space: int, without: int = -1) -> float:
        """What it is worth to stand there when the turn is over."""
        found = self._stay.get((space, without))
        if found is None:
            ground = self._ground.get(space)
            if ground is None:
                ground = self._ground[space] = self.ground(space)
            found = self._stay[space, without] = DRAWN * self.pull(without).at(space) + ground
        return found

    def ground(self, space: int) -> float:
        """What a space is like whatever pulls from elsewhere: fire, air, a shot from it, and danger."""
        found, field = 0.0, self.state.field
        if field.burning >> space & 1:
            found -= 2.0
        if field.scene.airless >> space & 1:
            found -= 0.4 if self.marine.held("oxygen_tank") else 1.6
        if self.exposed >> space & 1:
            if self.wits.lurks:
                found += self.wits.lurks * self.shot_from(space)
            if self.wits.care:
                found -= self.wits.care * self.danger(space)
        return found

    @cached_property
    def exposed(self) -> int:
        """Where an enemy sees him or is beside him, or a lever near one frags him."""
        field = self.state.field
        found = self.trap
        for other in self.enemies:
            found |= field.sight.open_from(other.space) | field.passage.neighbours[other.space]
        return found

    @cached_property
    def death(self) -> float:
        """What his own frag costs him: a point of the others, and what he carries."""
        state, marine = self.state, self.marine
        things = sum(0.4 * self.carried(token) for token in losses(state, marine))
        if state.field.mode.is_for_teams:
            flags = arena_mode(state).flags
            carries = any(marine.held(flag) for flag in flags.values())
            return (arena.THIEF if carries else arena_goals.AWAY) + things
        return arena.FRAG / max(1, len(teams(state)) - 1) + things

    def carried(self, token: str) -> float:
        """What a thing is worth to whoever has it."""
        game = self.state.game
        if token in game.weapons:
            return arena.WEAPON * max(0.2, arena.usual_wounds(game, token) - 0.8)
        return arena.STEPS * game.token(token).worth

    def danger(self, space: int) -> float:
        """What the enemies are expected to do to him there before his next turn."""
        found = self._danger.get(space)
        if found is None:
            found = 0.0
            state, marine = self.state, self.marine
            if not state.lasting.by_name or not state.lasting.total("untouchable", marine.id):
                found = self.share * sum(self.strike(other, space) for other in self.enemies)
                if marine.order == "dodge":
                    found *= 1.0 - DODGED
            if self.trap >> space & 1:
                found += self.death
            self._danger[space] = found
        return found

    @cached_property
    def trap(self) -> int:
        """The area in which everybody is fragged when an enemy comes to a lever that is near him."""
        found = 0
        for lever, area in arena_goals.levers(self.state):
            ways = self.state.field.passage.distances(lever)
            if any(ways[other.space] <= MOVEMENT["sprint"] for other in self.enemies):
                found |= area
        return found

    @cached_property
    def share(self) -> float:
        """How likely an enemy who could shoot at several shoots at this one."""
        rivals = len(teams(self.state)) - 1
        return 1.0 if rivals <= 1 else (1.0 + SPLIT * (rivals - 1)) / rivals

    def strike(self, other: Marine, space: int) -> float:
        """The worst that an enemy may do to him there from where he stands."""
        state, marine, field = self.state, self.marine, self.state.field
        there = 1 << other.space
        seen = field.sight.open_from(space) & there
        near = field.passage.neighbours[space] & there
        if not seen and not near:
            return 0.0
        distance = min(MOST, field.board.apart(space, other.space)) if seen else 0
        known = self._strikes.get((other.id, distance, bool(near)))
        if known is None:
            known = 0.0
            for weapon in self.arms(other):
                melee = state.game.weapons[weapon].melee
                if (melee and not near) or (not melee and not seen):
                    continue
                odds = arena.blow_between(state, other, weapon, marine, 1 if melee else distance)
                known = max(known, self.death * odds.kill + self.death / 5 * odds.wounds)
            known *= SEEN if seen else 1.0
            self._strikes[other.id, distance, bool(near)] = known
        return known

    def arms(self, other: Marine) -> list[str]:
        """What an enemy would shoot with."""
        common = [weapon for weapon in ("pistol", "grenade") if not other.has_lost(weapon)]
        return [*other.weapons, *common]

    # --- ways ---------------------------------------------------------------------------------------

    @cached_property
    def neighbours(self) -> Sequence[int]:
        """Where a step leads from each space; whoever stands on a switch walks through its door."""
        state = self.state
        kinds = state.field.scene.door_kinds
        held = [door for door in self.closed if kinds[door].held_open]
        if not held:
            return self.passage.neighbours
        found = list(self.passage.neighbours)
        for door in held:
            opened = self.passage_through(door)
            for space in bits(switches_of(state, door)):
                found[space] |= opened.neighbours[space]
        return found

    def passage_through(self, door: str) -> Passage:
        """His ways with one more door open."""
        return self.passage.with_stops(self.passage.stops & ~self.state.field.board.doors[door])

    @cached_property
    def locks(self) -> list[tuple[str, int]]:
        """The closed doors that whoever stands beside them may open, and where that is."""
        state, field = self.state, self.state.field
        doorways = ((door, field.scene.doorways[DoorId(door)]) for door in sorted(self.closed))
        return [
            (door, spaces)
            for door, spaces in doorways
            if any(why_not_work_door(state, 1 << space, door, marine=True) is None for space in bits(spaces))
        ]

    def opened(self, door: str) -> Plan:
        """The same turn when this door is open; nobody has the points for two."""
        twin = self._opened.get(door)
        if twin is None:
            twin = Plan.__new__(Plan)
            twin.__dict__.update(self.__dict__)
            twin.closed = self.closed - {door}
            twin.passage = self.passage_through(door)
            twin._ways, twin._opened = {}, {}
            twin.__dict__.pop("neighbours", None)
            twin.locks = []
            self._opened[door] = twin
        return twin

    def ways(self, start: int, points: int) -> dict[int, tuple[int, int]]:
        """Every space within so many points of a start: how far it is, and the first step there."""
        known = self._ways.get(start)
        if known is not None and known[0] >= points:
            if known[0] == points:
                return known[1]
            return {space: way for space, way in known[1].items() if way[0] <= points}
        state, marine = self.state, self.marine
        field = state.field
        free = field.floor & ~field.of_side[field.foe[marine.id]] & ~(1 << start)
        if marine.wounds <= 2:
            free &= ~field.burning
        neighbours = self.neighbours
        found: dict[int, tuple[int, int]] = {start: (0, -1)}
        edge: list[int] = [start]
        for distance in range(1, points + 1):
            further: list[int] = []
            for here in edge:
                near = neighbours[here] & free
                if near:
                    free ^= near
                    first = found[here][1]
                    for there in bits(near):
                        found[there] = (distance, there if first < 0 else first)
                        further.append(there)
            edge = further
        self._ways[start] = (points, found)
        return found

    @property
    def no_end(self) -> int:
        """Where he may not end: where somebody else stands, and in a vault."""
        return self.barred | self.state.field.occupied & ~(1 << self.marine.space)

    def is_end(self, space: int) -> bool:
        """Whether he may end there."""
        return not self.no_end >> space & 1

    def end(self, start: int, points: int, without: int = -1) -> Line:
        """The best place to end on without another shot."""
        best, first_step = NEVER, -1
        stay, known = self.stay, self._stay
        no_end = self.no_end
        for space, (far, first) in self.ways(start, points).items():
            if not no_end >> space & 1:
                worth = known.get((space, without))
                if worth is None:
                    worth = stay(space, without)
                worth -= 0.001 * far
                if worth > best:
                    best, first_step = worth, first
        return Line(best, first_step)

    def shoot(self, start: int, points: int, attacks: int, extra: str = "", without: int = -1) -> Line:
        """The best of going somewhere, shooting from there, and going on with what is left."""
        stands = []
        for space, (far, first) in self.ways(start, points).items():
            shot = self.shot_from(space, extra)
            if shot > 0.0 and (space == start or not self.state.field.occupied >> space & 1):
                stands.append((shot, -far, space, first))
        stands.sort(reverse=True)
        best = Line(NEVER)
        for shot, back, space, first in stands[:STANDS]:
            left = points + back
            after = self.end(space, left, without).worth if left else NEVER
            if self.is_end(space):
                after = max(after, self.stay(space, without))
            worth = shot * (1.0 + self.wits.second * (attacks - 1)) + after
            if worth > best.worth:
                best = Line(worth, first, first < 0)
        return best

    def line(self, points: int, attacks: int, *, either: bool = False, start: int = -1) -> Line:
        """The best turn with so many points and attacks; `either` allows to move or to attack."""
        here = start if start >= 0 else self.marine.space
        best = self.end(here, points)
        if attacks and either:
            shot = self.shot_from(here) if start < 0 else 0.0
            if shot > 0.0 and shot + self.stay(here) > best.worth:
                best = Line(shot + self.stay(here), -1, True)
        elif attacks:
            best = max(best, self.shoot(here, points, attacks))
        ways = self.ways(here, points)
        near = [prize for prize in self.prizes if ways.get(prize.space, (0, 0))[0] > 0]
        near.sort(key=lambda prize: -prize.worth)
        for prize in near[:VIAS]:
            far, first = ways[prize.space]
            left = points - far
            after = self.end(prize.space, left, prize.space).worth
            if attacks and not either:
                shots = self.shoot(prize.space, left, attacks, prize.weapon, prize.space).worth
                after = max(after, shots)
            if prize.worth + after > best.worth:
                best = Line(prize.worth + after, first)
        for door, beside in self.locks:
            beyond = self.through(door, beside, ways, points, attacks, either=either)
            if beyond.worth > best.worth + DOOR_GAIN:
                best = beyond
        return best

    def through(
        self,
        door: str,
        beside: int,
        ways: dict[int, tuple[int, int]],
        points: int,
        attacks: int,
        *,
        either: bool,
    ) -> Line:
        """The best turn that goes to a closed door, opens it and goes on from there."""
        near = [(ways[space][0], space) for space in bits(beside) if space in ways]
        far, space = min(near, default=(points, -1))
        left = points - far - DOOR_COST
        if left < 0:
            return Line(NEVER)
        first = ways[space][1]
        worth = self.opened(door).line(left, attacks, either=either, start=space).worth
        return Line(worth, first, opens=door if first < 0 else "")

    # --- whole turns --------------------------------------------------------------------------------

    def guard(self) -> float:
        """What a Guard order is likely to bring."""
        ways = self.hopes.distances(self.marine.space)
        if not any(ways[other.space] <= MOVEMENT["sprint"] for other in self.targets):
            return 0.2
        return 0.4 + 0.55 * arena.WOUND * self.force

    def order_worth(self) -> float:
        """What an order is worth that Ready gives."""
        return max(self.guard(), DODGED * self.danger(self.marine.space))

    def announced(self, action: str, adrenaline: int) -> float:
        """What an action comes to."""
        extra = {"sprint": "sprint_points", "advance": "advance_points", "attack": "attack_points"}
        points = MOVEMENT[action] + ADRENALINE * adrenaline
        attacks = ATTACKS[action]
        if action in extra:
            points += skill(self.state, self.marine.id, extra[action])
        if action == "attack":
            attacks += skill(self.state, self.marine.id, "extra_attack")
        either = action == "ready" and not skill(self.state, self.marine.id, "tactician")
        worth = self.line(points, attacks, either=either).worth
        if action == "ready":
            worth += self.order_worth()
        return worth - TANK * adrenaline


def weigh_turns(state: DoomState, seat: str, options: Sequence[Action], *, wits: Wits) -> list[Advice]:
    """What each option is worth to this Marine, his whole turn considered."""
    marine = state.table.marines[seat]
    first = options[0]
    answers = weigh_answer(state, seat, options)
    if answers is not None:
        return answers
    if marine.space < 0 or state.table.active != seat:
        return arena.weigh_arena(state, seat, options, careful=True)
    if isinstance(first, act.Announce | act.AnnounceBoosted):
        plan = Plan.of(state, marine, wits)
        return [_announcement(plan, option) for option in options]
    turn = state.in_progress(MarineTurn)
    if turn is None or not any(isinstance(option, act.EndTurn | act.Step) for option in options):
        return arena.weigh_arena(state, seat, options, careful=True)
    return _deeds(Plan.of(state, marine, wits), turn, options)


def _announcement(plan: Plan, option: Action) -> Advice:
    if isinstance(option, act.AnnounceBoosted):
        return Advice(option, plan.announced(option.action, option.adrenaline), "best use of the turn")
    assert isinstance(option, act.Announce)
    return Advice(option, plan.announced(option.action, 0), "best use of the turn")


def _deeds(plan: Plan, turn: MarineTurn, options: Sequence[Action]) -> list[Advice]:
    """One thing to do now, as the whole turn has it."""
    points = 0 if turn.movement_ended else turn.points
    line = plan.line(points, turn.attacks, either=turn.ready)
    wanted = {prize.space for prize in plan.prizes if prize.worth > 0.0}
    found = []
    for option in options:
        if isinstance(option, act.Fire):
            worth = -1.0
            if line.shoots and plan.may_hit(option.weapon, option.space):
                worth = arena.shot_worth(plan.state, plan.marine, option.weapon, option.space, plan.frag_of)
            found.append(Advice(option, worth + 10.0 if worth > 0 else worth, "it may hit"))
        elif isinstance(option, act.Step):
            worth = 5.0 if line.first == option.space else -1.0
            found.append(Advice(option, worth, "on the way to the best place"))
        elif isinstance(option, act.EndTurn | Pass):
            found.append(Advice(option, 0.02, "nothing better"))
        elif isinstance(option, act.PlaceOrder):
            found.append(Advice(option, _order(plan, option.order), "it helps until his next turn"))
        elif isinstance(option, act.Teleport):
            found.append(Advice(option, _jump(plan, option.space, points, line), "a short cut"))
        elif isinstance(option, act.WorkDoor):
            found.append(Advice(option, 6.0 if option.door == line.opens else -0.5, "it opens a way"))
        elif isinstance(option, act.HandOver):
            found.append(Advice(option, -0.5, "he needs it himself"))
        elif isinstance(option, act.Take):
            flag = option.token in arena_mode(plan.state).flags.values()
            takes = flag or plan.marine.space in wanted
            found.append(Advice(option, 30.0 if flag else 20.0 if takes else -0.1, "it helps"))
        else:
            found.append(arena.deed(plan.state, plan.marine, option, plan.pulls, careful=True))
    return found


def _jump(plan: Plan, space: int, points: int, line: Line) -> float:
    """Through a teleporter; whoever stands there is fragged by it."""
    state = plan.state
    worth = plan.end(space, points - 1).worth if plan.is_end(space) else plan.stay(space)
    for id in state.field.at.get(space, ()):
        if is_enemy(state, plan.marine.id, id):
            worth += plan.frag_of(state.table.marines[id])
    return 6.0 + worth - line.worth if worth > line.worth + 0.1 else -1.0


def _order(plan: Plan, order: str) -> float:
    if order == "dodge":
        return DODGED * plan.danger(plan.marine.space) + 0.05
    if order == "guard":
        return plan.guard()
    return 0.3 if order == "aim" else 0.1
