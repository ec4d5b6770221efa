"""Whole turns in an arena: where to go, what to shoot from there, and what the others will make of it.

A veteran compares what the actions come to: two shots from here, a shot from the best space within reach, a
run to what pulls. A nightmare also counts what enemies can do to him where he ends, and what the score makes
of a frag. Everything lies open, so nothing is imagined.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from grimtable.games.advice import NEVER, Advice
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots import arena
from grimtable.games.doom2004.bots.blows import blow
from grimtable.games.doom2004.changes import skill
from grimtable.games.doom2004.procedures.announcing import ADRENALINE, MOVEMENT
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.topics import vaults
from grimtable.games.doom2004.topics.sides import is_enemy, team_of, untouchable
from grimtable.games.doom2004.topics.targets import why_not_weapon
from grimtable.grid import bits, mask_of
from grimtable.kernel import Action
from grimtable.kernel.action import Pass

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine

SECOND_SHOT: Final = 0.85  #: what the second of two shots is worth beside the first
DRAWN: Final = 1.0  #: of a pull, beside what a shot brings
DODGED: Final = 0.35  #: of a danger, what Dodge keeps off
UNSEEN: Final = 0.3  #: of a danger, what an enemy does who has to come into sight first
COMES: Final = 6  #: steps from which he does
CARE: Final = 0.15  #: of what enemies could do: who counts all of it hides, and hits nobody
TANK: Final = 0.4  #: what a movement point of adrenaline must bring
SAVED: Final = 0.15


class Plan:
    """One Marine's turn as it stands now."""

    def __init__(self, state: DoomState, marine: Marine, *, wary: bool) -> None:
        self.state, self.marine, self.wary = state, marine, wary
        self.enemies = [
            other
            for other in state.table.marines.values()
            if other.space >= 0 and is_enemy(state, marine.id, other.id)
        ]
        self.pulls = list(arena.pulls(state, marine)) if marine.space >= 0 else []
        self._pull = arena.Pull.of(state, self.pulls)
        self._stay: dict[int, float] = {}
        self._blasts: dict[int, int] = {}
        self._stays: dict[int, tuple[float, int]] = {}
        self._shot: dict[int, float] = {}
        self._danger: dict[int, float] = {}
        self._ways: dict[int, dict[int, tuple[int, int]]] = {}
        safe = untouchable(state)
        self.targets = [other for other in self.enemies if not safe >> other.space & 1]
        self.aimed_at = mask_of(other.space for other in self.targets)

    # --- shots --------------------------------------------------------------------------------------

    @cached_property
    def weapons(self) -> list[str]:
        state, marine = self.state, self.marine
        return [weapon for weapon in state.game.weapons if why_not_weapon(state, marine, weapon) is None]

    def frag_of(self, other: Marine) -> float:
        """What it is worth to frag him: more if he carries one's flag, or is about to win."""
        worth = arena.frag_worth(self.state, self.marine, other)
        if self.wary:
            limit = int(self.state.setup.options["limit"])
            score = self.state.table.beside.score
            if not self.state.field.mode.is_for_teams:
                own = score[team_of(self.state, self.marine.id)]
                if own + 1 >= limit:
                    worth *= 2.5  # it wins
                elif score[team_of(self.state, other.id)] + 1 >= limit:
                    worth *= 1.2
        return worth

    def shot_at(self, shooter: Marine, weapon: str, space: int, other: Marine, there: int) -> float:
        """What an attack from one space on a figure at another is expected to bring the shooter."""
        state = self.state
        sheet = state.game.weapons[weapon]
        field = state.field
        if sheet.melee:
            if not field.passage.neighbours[space] >> there & 1:
                return 0.0
        elif not field.sight.open_from(space) >> there & 1:
            return 0.0
        distance = field.board.apart(space, there)
        odds = arena.blow_between(state, shooter, weapon, other, distance)
        if shooter is not self.marine:
            return arena.FRAG * odds.kill + arena.WOUND * odds.wounds
        worth = self.frag_of(other) * odds.kill + arena.WOUND * odds.wounds
        radius = sheet.abilities.blast
        if radius and distance <= radius:
            worth -= arena.OWN * (arena.FRAG * odds.kill + arena.WOUND * odds.wounds)
        if sheet.ammo and weapon not in state.game.ruleset.start_weapons:
            worth -= SAVED
        return worth

    def shot_from(self, space: int) -> float:
        """The best attack that he could make from a space."""
        found = self._shot.get(space)
        if found is None:
            found = 0.0
            field = self.state.field
            seen = (field.sight.open_from(space) | field.passage.neighbours[space]) & self.aimed_at
            for other in self.targets if seen else ():
                if seen >> other.space & 1:
                    for weapon in self.weapons:
                        found = max(found, self.shot_at(self.marine, weapon, space, other, other.space))
            self._shot[space] = found
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

    def stay(self, space: int) -> float:
        """What it is worth to stand there when the turn is over."""
        found = self._stay.get(space)
        if found is None:
            found = DRAWN * self._pull.at(space)
            field = self.state.field
            if field.burning >> space & 1:
                found -= 2.0
            if field.scene.airless >> space & 1:
                found -= 0.4 if self.marine.held("oxygen_tank") else 1.6
            if self.wary:
                found -= self.danger(space)
            self._stay[space] = found
        return found

    def danger(self, space: int) -> float:
        """What the enemies are expected to do to him there before his next turn."""
        found = self._danger.get(space)
        if found is None:
            state, marine = self.state, self.marine
            found = 0.0
            if not self.state.lasting.by_name or not state.lasting.total("untouchable", marine.id):
                for other in self.enemies:
                    best = max(
                        (
                            self.shot_at(other, weapon, other.space, marine, space)
                            for weapon in self.arms(other)
                        ),
                        default=0.0,
                    )
                    if best <= 0.0 and state.field.board.apart(other.space, space) <= COMES:
                        best = UNSEEN * self.menace(other)
                    found += best
                found *= CARE
                if marine.order == "dodge":
                    found *= 1.0 - DODGED
            self._danger[space] = found
        return found

    def arms(self, other: Marine) -> list[str]:
        """What an enemy would shoot with."""
        return [*other.weapons, *(("pistol",) if not other.has_lost("pistol") else ())]

    def menace(self, other: Marine) -> float:
        """What an enemy does once he sees him, at a usual distance."""
        marine, game = self.marine, self.state.game
        best = 0.0
        for weapon in self.arms(other):
            odds = blow(game, weapon, max(1, marine.armor), max(1, marine.wounds), 3)
            best = max(best, arena.FRAG * odds.kill + arena.WOUND * odds.wounds)
        return best

    def ways(self, points: int) -> dict[int, tuple[int, int]]:
        """Every space that he can end on with so many points: how far it is, and the first step there."""
        known = self._ways.get(points)
        if known is None:
            longer = min((each for each in self._ways if each > points), default=0)
            if longer:  # whoever gets less far goes the same way
                known = {space: way for space, way in self._ways[longer].items() if way[0] <= points}
            else:
                known = self._find_ways(points)
            self._ways[points] = known
        return known

    def _find_ways(self, points: int) -> dict[int, tuple[int, int]]:
        state, marine = self.state, self.marine
        field = state.field
        passage = field.passage
        barred = vaults.inside(field.scene) if field.scene.has_vaults else 0
        free = field.floor & ~field.of_side[field.foe[marine.id]] & ~barred & ~(1 << marine.space)
        if marine.wounds <= 2:
            free &= ~field.burning
        taken = field.occupied
        found: dict[int, tuple[int, int]] = {marine.space: (0, -1)}
        edge = [marine.space]
        for distance in range(1, points + 1):
            further = []
            for here in edge:
                near = passage.neighbours[here] & free
                if near:
                    free ^= near
                    first = found[here][1]
                    for there in bits(near):
                        found[there] = (distance, there if first < 0 else first)
                        further.append(there)
            edge = further
        return {space: way for space, way in found.items() if space == marine.space or not taken >> space & 1}

    def best_stay(self, points: int) -> tuple[float, int]:
        """The best place to end on without another shot, and the first step there; -1 is to stay."""
        found = self._stays.get(points)
        if found is None:
            ways = self.ways(points).items()
            worth, _, first = max([(self.stay(space), -far, first) for space, (far, first) in ways])
            found = self._stays[points] = (worth, first)
        return found

    def best_shot(self, points: int) -> tuple[float, int]:
        """The best of going somewhere, shooting from there, and going on with what is left."""
        best = (0.0, -1)
        for space, (far, first) in self.ways(points).items():
            shot = self.shot_from(space)
            if shot <= 0.0:
                continue
            total = shot + (self.stay(space) if far or not points else self.best_stay(points)[0])
            if total > best[0] + 1e-9:
                best = (total, first)
        return best

    # --- whole turns --------------------------------------------------------------------------------

    def order_worth(self) -> float:
        """What an order is worth that Ready gives."""
        return max(arena.KEPT_GUARD, DODGED * self.danger(self.marine.space)) if self.wary else 0.8

    def announced(self, action: str, adrenaline: int) -> float:
        """What an action comes to."""
        points = MOVEMENT[action] + ADRENALINE * adrenaline
        price = TANK * adrenaline
        here = self.marine.space
        if action == "sprint":
            return self.best_stay(points + skill(self.state, self.marine.id, "sprint_points"))[0] - price
        if action == "attack":
            shot = self.shot_from(here)
            after = self.best_stay(ADRENALINE * adrenaline)[0] if adrenaline else self.stay(here)
            return shot * (1 + SECOND_SHOT) + after - price if shot else NEVER / 2
        if action == "advance":
            best = self.best_shot(points)[0]
            return max(best, self.best_stay(points)[0]) - price
        shot = self.shot_from(here)
        move = self.best_stay(points)[0]
        return max(shot + self.stay(here), move) + self.order_worth() - price


def weigh_turns(state: DoomState, seat: str, options: Sequence[Action], *, wary: bool) -> list[Advice]:
    """What each option is worth to this Marine, his whole turn considered."""
    marine = state.table.marines[seat]
    first = options[0]
    if marine.space < 0 or state.table.active != seat:
        return arena.weigh_arena(state, seat, options, careful=True)
    if isinstance(first, act.Announce | act.AnnounceBoosted):
        plan = Plan(state, marine, wary=wary)
        return [_announcement(plan, option) for option in options]
    turn = state.in_progress(MarineTurn)
    if turn is None or not any(isinstance(option, act.EndTurn | act.Step) for option in options):
        return arena.weigh_arena(state, seat, options, careful=True)
    return _deeds(Plan(state, marine, wary=wary), turn, options)


def _announcement(plan: Plan, option: Action) -> Advice:
    if isinstance(option, act.AnnounceBoosted):
        return Advice(option, plan.announced(option.action, option.adrenaline), "best use of the turn")
    assert isinstance(option, act.Announce)
    return Advice(option, plan.announced(option.action, 0), "best use of the turn")


def _deeds(plan: Plan, turn: MarineTurn, options: Sequence[Action]) -> list[Advice]:
    """One thing to do now, as the whole turn has it."""
    points = 0 if turn.movement_ended else turn.points
    stay, towards_stay = plan.best_stay(points)
    shot, towards_shot = plan.best_shot(points) if turn.attacks else (0.0, -1)
    if turn.ready:  # the first point spent gives up the attack
        here = plan.shot_from(plan.marine.space)
        shot, towards_shot = (here + plan.stay(plan.marine.space), -1) if here else (0.0, -1)
    shoots = turn.attacks > 0 and shot > stay + 1e-9 and shot > 0
    goes = towards_shot if shoots else towards_stay
    found = []
    for option in options:
        if isinstance(option, act.Fire):
            worth = -1.0
            if shoots and goes < 0 and plan.may_hit(option.weapon, option.space):
                worth = arena.shot_worth(plan.state, plan.marine, option.weapon, option.space, plan.frag_of)
            found.append(Advice(option, worth + 10.0 if worth > 0 else worth, "it may hit"))
        elif isinstance(option, act.Step):
            worth = 5.0 if goes == option.space else -1.0
            found.append(Advice(option, worth, "on the way to the best place"))
        elif isinstance(option, act.EndTurn | Pass):
            found.append(Advice(option, 0.02, "nothing better"))
        elif isinstance(option, act.PlaceOrder):
            found.append(Advice(option, _order(plan, option.order), "it helps until his next turn"))
        elif isinstance(option, act.Teleport):
            gain = plan.stay(option.space) - stay
            found.append(Advice(option, 4.0 + gain if gain > 0.1 else -1.0, "a short cut"))
        else:
            each = arena.deed(plan.state, plan.marine, option, plan.pulls, careful=True)
            worth = each.worth + 20.0 if isinstance(option, act.Take) and each.worth > 1.0 else each.worth
            found.append(Advice(option, worth, each.reason))
    return found


def _order(plan: Plan, order: str) -> float:
    danger = plan.danger(plan.marine.space)
    if order == "dodge":
        return DODGED * danger + 0.05
    if order == "guard":
        return arena.KEPT_GUARD * (0.6 if danger > arena.FRAG * 0.6 else 1.0)
    return 0.3 if order == "aim" else 0.1
