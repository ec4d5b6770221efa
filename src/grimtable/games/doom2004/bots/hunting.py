"""Hunting: from where a monster could strike this turn, how well, and where it should end."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from grimtable.games.doom2004.bots.blows import blow, price
from grimtable.games.doom2004.bots.bulk import spread
from grimtable.games.doom2004.bots.ground import ground_of
from grimtable.games.doom2004.bots.prey import prey_of
from grimtable.games.doom2004.bots.striking import named_effects, strike_on, strike_worth
from grimtable.games.doom2004.bots.walking import FAR, cost_at
from grimtable.games.doom2004.bots.worth import FRAG
from grimtable.games.doom2004.changes import base
from grimtable.games.doom2004.table import INVADERS
from grimtable.games.doom2004.topics.movement import has_to_go_on
from grimtable.games.doom2004.topics.sides import monsters
from grimtable.games.doom2004.topics.spawn import free_spaces, spawn_places
from grimtable.games.doom2004.topics.targets import blast_area
from grimtable.grid import Footprint, bits, standings

if TYPE_CHECKING:
    from grimtable.games.doom2004.bots.ground import Place, Reach
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Invader, Marine


FREEDOM = 1.0  #: what it is worth to a large figure to blow a barrel out of its way
FRIEND = (
    0.6,
    0.2,
)  #: the part of its price that an explosion costs a friend, with one wound left and with more
POCKET = 1.5  #: what it costs to place a large figure where it cannot fight


class Raid(NamedTuple):
    """One activation: from where to strike (None: not at all), where to end, and what it is worth."""

    worth: float
    strike: Footprint | None
    end: Footprint
    blow: float  #: the part of the worth that comes from the attack
    prey: int  #: the space that is attacked


_worth_of_end = attrgetter("end")


class Hunt:
    """The Invader's monsters after their prey, at one decision: the ground, and who is in the way."""

    def __init__(self, state: DoomState) -> None:
        self.state = state
        self.marines = prey_of(state)
        self.ground = ground_of(state, self.marines)
        self.rings = self.ground.rings
        self.ways = self.ground.ways
        self.named = named_effects(state)
        #: all that is known of the prey besides where it stands
        self.condition = tuple([(m.id, m.wounds, m.armor, m.order) for m in self.marines])
        self._levels: dict[str, list[tuple[float, int]]] = {}
        self._large: dict[str, dict[Footprint, float]] = {}
        self._in_the_way: list[int] | None = None
        self._blows: dict[tuple[str, str, str, int], float] = {}

    # --- striking ---------------------------------------------------------------------------------

    def blow(self, kind: str, marine: Marine, distance: int, id: str) -> float:
        """What an attack on a Marine is worth from so far away."""
        key = (kind, id if self.named else "", marine.id, distance)
        found = self._blows.get(key)
        if found is None:
            found = strike_worth(marine, strike_on(self.state, kind, marine, distance, id))
            sheet = self.state.game.invaders[kind]
            if sheet.abilities.blast:
                found += self._beside(kind, marine, distance, id)
            self._blows[key] = found
        return found

    def _beside(self, kind: str, marine: Marine, distance: int, id: str) -> float:
        """Others whom a Blast on this Marine would strike: Marines count for it, friends against it."""
        state = self.state
        area = blast_area(state, marine.space, state.game.invaders[kind].abilities.blast)
        worth = -0.5 * (area & state.field.of_side[INVADERS]).bit_count()
        for other in self.marines:
            if other is not marine and area >> other.space & 1:
                worth += strike_worth(other, strike_on(state, kind, other, distance, id))
        return worth

    def strikes_from(self, kind: str, id: str, place: Place, own: int) -> tuple[float, int]:
        """The best attack from a place: its worth and the space to name; (0, -1) if there is none."""
        sheet = self.state.game.invaders[kind]
        figures = self.state.field.occupied & ~(own | place.mask)
        best, prey = 0.0, -1
        total, nearest = 0.0, (FAR, -1)
        for number, lines in place.targets:
            distance = next((far for far, inside in lines if not inside & figures), FAR)
            if distance >= FAR:
                continue
            if number >= len(self.marines):
                barrel = self.ground.powder[number - len(self.marines)]
                worth = self.explosion(kind, id, barrel, distance, place.mask)
                if worth > best:
                    best, prey = worth, barrel
                continue
            marine = self.marines[number]
            worth = self.blow(kind, marine, distance, id)
            if distance <= sheet.abilities.blast:
                worth -= self.singed(kind, distance)
            total += worth
            nearest = min(nearest, (distance, marine.space))
            if worth > best:
                best, prey = worth, marine.space
        if sheet.melee:
            return (total, prey) if sheet.abilities.sweep else (best, prey)
        if sheet.abilities.telekinesis and total > 0:
            return total, nearest[1]  # everybody in sight is struck; it is told by the nearest
        return best, prey

    def singed(self, kind: str, distance: int) -> float:
        """What its own blast costs a monster that stands in it: the part of its price that the wounds are."""
        sheet = self.state.game.invaders[kind]
        hurt = blow(self.state.game, kind, sheet.armor, sheet.wounds, distance).wounds
        return price(self.state.game, kind) * hurt / sheet.wounds

    def explosion(self, kind: str, id: str, barrel: int, distance: int, stands: int) -> float:
        """What an attack on a barrel is worth: a wound for everybody beside it, whatever the armor."""
        state = self.state
        near = state.field.passage.neighbours[barrel]
        worth = 0.0
        for marine in self.marines:
            if near >> marine.space & 1:
                worth += 1.0 + 0.6 / max(1, marine.wounds) + (FRAG if marine.wounds <= 1 else 0.0)
        for friend in monsters(state):
            if near & (stands if friend.id == id else base(state, friend).mask):
                left = state.game.invaders[friend.kind].wounds - friend.wounds
                worth -= FRIEND[left > 1] * price(state.game, friend.kind)
        return worth * blow(state.game, kind, 1, 1, distance).kill if worth > 0 else worth

    # --- moving -----------------------------------------------------------------------------------

    def may_strike(self, invader: Invader, points: int) -> bool:
        """A quick look whether anybody could be within its reach, as if it were small and alone."""
        ground, kind = self.ground, invader.kind
        if self.state.game.invaders[kind].abilities.stealth:
            return True
        reached = ground.within(base(self.state, invader).mask, points, ground.ways_of(kind))
        return bool(reached & ground.strikes_within(kind))

    def raid(self, invader: Invader, points: int, attacks: int, *, crossing: bool = True) -> Raid:
        """The best activation with so many points and attacks; not `crossing`, it walks round its friends."""
        here = base(self.state, invader)
        field, kind = self.state.field, invader.kind
        shut = 0 if crossing else field.of_side[INVADERS] & ~here.mask
        reach = self.ground.reach(kind, here, points, shut)
        # A Blast counts friends wherever its prey stands; all others only see who is in their own way.
        concerned = -1 if self.state.game.invaders[kind].abilities.blast else reach.crossed
        key = (
            kind,
            here,
            points,
            attacks,
            crossing,
            field.occupied & concerned,
            field.of_side[INVADERS] & concerned,
            has_to_go_on(self.state, invader, here.mask),
            self.condition,
            tuple(self.barrels_in_the_way()) if self.ground.lie.barrels else (),
            self.named and (invader.id, self.named),
        )
        found = self.ground.raids.get(key)
        if found is None:
            found = self.ground.raids[key] = self._raid(invader, here, points, attacks, reach)
        return found

    def _raid(self, invader: Invader, here: Footprint, points: int, attacks: int, reach: Reach) -> Raid:
        kind, state = invader.kind, self.state
        field = state.field
        # Friends may be crossed, not stood on; in flight that goes for everybody (D4X-ABL-06).
        others = field.occupied | field.obstacles if kind in state.game.flying else field.of_side[INVADERS]
        others &= ~here.mask
        free = [each for each in reach.places if not each[1].mask & others]
        # Who hovers over somebody may neither strike nor end there.
        gone = None
        if len(free) > 1 and has_to_go_on(state, invader, here.mask):
            gone = here
            del free[0]
        best_end = max([place for _, place in free], key=_worth_of_end)
        best = Raid(best_end.end, None, best_end.there, 0.0, -1)
        if attacks <= 0 or not self.marines:
            return best
        strikes = []
        for steps, place in reach.strikes:
            if place.mask & others or place.there == gone:
                continue
            worth, prey = self.strikes_from(kind, invader.id, place, here.mask)
            if prey >= 0:
                worth *= attacks  # D4X-ABL-04: both of them, from the same place
                strikes.append((-worth, steps, place.there, prey))
                if worth + place.end > best.worth:
                    best = Raid(worth + place.end, place.there, place.there, worth, prey)
        # Strike and withdraw: only worth a look from the best places.
        strikes.sort()
        if not strikes and self.ground.lie.barrels:
            return self._way_out(kind, here, free, best)
        for minus, steps, there, prey in strikes[:3]:
            left = points - steps
            if left <= 0 or best_end.end - minus <= best.worth:
                continue
            reached = self.ground.within(1 << there.anchor, left, self.ways)
            for _, place in free:
                if place.end - minus > best.worth and self._near(there, place.there, left, reached):
                    best = Raid(place.end - minus, there, place.there, -minus, prey)
        return best

    def barrels_in_the_way(self) -> list[int]:
        """The barrels that keep a large figure from its prey."""
        if self._in_the_way is None:
            found: list[int] = []
            for friend in monsters(self.state):
                there = base(self.state, friend)
                if self.ground.is_shut_in(friend.kind, there):
                    found += self.ground.barrels_in_the_way(friend.kind, there)
            self._in_the_way = list(dict.fromkeys(found))
        return self._in_the_way

    def _way_out(self, kind: str, here: Footprint, free: list[tuple[int, Place]], best: Raid) -> Raid:
        """Who has nobody to strike blows up a barrel that shuts a large figure in, from afar if possible."""
        field, sheet = self.state.field, self.state.game.invaders[kind]
        barrels = self.barrels_in_the_way()
        if not barrels or sheet.abilities.sweep or sheet.abilities.telekinesis:
            return best
        blockers = field.obstacles | field.unseen | field.occupied & ~here.mask
        for barrel in barrels:
            bit = 1 << barrel
            found = []
            for _, place in free:
                touches = bool(field.passage.around(place.mask) & bit)
                if sheet.melee:
                    within = touches
                else:
                    within = any(field.sight.sees(eye, barrel, blockers & ~bit) for eye in bits(place.mask))
                if within:
                    found.append((not touches, place.end, place.there))
            if found:
                _, end, there = max(found)
                return Raid(max(end, best.worth) + FREEDOM, there, there, 0.0, barrel)
        return best

    def _near(self, one: Footprint, other: Footprint, steps: int, reached: int) -> bool:
        """Whether a monster gets from one place to another in so many steps, as a small one would."""
        if self.state.field.board.apart(one.anchor, other.anchor) > steps:
            return False
        return bool(reached >> other.anchor & 1)

    # --- spawning ---------------------------------------------------------------------------------

    def levels(self, kind: str) -> list[tuple[float, int]]:
        """Sets of spaces from which a fresh small monster strikes this turn, the best blow first."""
        found = self._levels.get(kind)
        if found is not None:
            return found
        state, field = self.state, self.state.field
        sheet = state.game.invaders[kind]
        by_worth: dict[float, int] = {}
        for marine, seen in zip(self.marines, self.ground.seen, strict=True):
            if sheet.melee:
                worth = round(self.blow(kind, marine, 1, ""), 3)
                by_worth[worth] = by_worth.get(worth, 0) | field.passage.neighbours[marine.space] & self.ways
                continue
            for distance in range(1, 9):
                ring = field.board.square(marine.space, distance) & ~field.board.square(
                    marine.space, distance - 1
                )
                if ring & seen & self.ways:
                    worth = round(self.blow(kind, marine, distance, ""), 3)
                    by_worth[worth] = by_worth.get(worth, 0) | ring & seen & self.ways
        passage = self.ground.lie.doors
        shut = field.board.spaces & ~self.ways
        found = []
        for worth in sorted(by_worth, reverse=True):
            if worth > 0:
                spaces = passage.reach(
                    by_worth[worth] & ~field.of_side[INVADERS], sheet.movement, forbidden=shut
                )
                found.append((worth, spaces))
        self._levels[kind] = found
        return found

    def large_strikes(self, kind: str) -> dict[Footprint, float]:
        """Places from which a fresh large monster strikes this turn, each with its best blow."""
        found = self._large.get(kind)
        if found is not None:
            return found
        field, ground = self.state.field, self.ground
        sheet = self.state.game.invaders[kind]
        passage = ground.lie.doors
        barred = field.board.spaces & ~ground.ways_of(kind)
        within = ground.strikes_within(kind)
        by_worth: dict[float, list[Footprint]] = {}
        for there in standings(field.passage, sheet.size, barred | field.of_side[INVADERS]):
            if there.mask & within:
                place = ground.place(kind, there)
                worth, prey = self.strikes_from(kind, "", place, 0) if place.targets else (0.0, -1)
                if prey >= 0 and worth > 0:
                    by_worth.setdefault(round(worth, 2), []).append(there)
        found = {}
        for worth in sorted(by_worth, reverse=True):
            for there in spread(passage, sheet.size, by_worth[worth], barred, most=sheet.movement):
                found.setdefault(there, worth)
        self._large[kind] = found
        return found

    def spawn_worth(self, kind: str, there: Footprint) -> float:
        """What a fresh monster brings if it is placed here: a blow this turn, or a short way to one."""
        if kind in self.state.game.small:
            return self.worth_among(kind, there.mask)
        worth = self.large_strikes(kind).get(there, 0.0)
        if worth > 0:
            return worth
        if self.ground.is_shut_in(kind, there):
            return -POCKET
        return -0.05 * min(self.ground.pace(kind, there), 30)

    def worth_among(self, kind: str, spaces: int) -> float:
        """The same for one that may choose among several spaces, as if it were small."""
        for worth, within in self.levels(kind):
            if within & spaces:
                return worth
        return -0.05 * min(cost_at(self.rings, spaces & self.state.field.known), 30)

    def best_spawn(self, kind: str) -> float:
        """What a fresh monster brings on the best of all places where it may be placed."""
        state = self.state
        if kind in state.game.small:
            free = free_spaces(state)
            return self.worth_among(kind, free) if free else 0.0
        places = spawn_places(state, kind)
        return max((self.spawn_worth(kind, there) for there in places), default=-POCKET)
