"""Hunting: from where a monster could strike this turn, how well, and where it should end."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from grimtable.games.doom2004.bots.ground import ground_of
from grimtable.games.doom2004.bots.prey import prey_of
from grimtable.games.doom2004.bots.striking import named_effects, strike_on, strike_worth
from grimtable.games.doom2004.bots.walking import FAR, cost_at
from grimtable.games.doom2004.changes import base
from grimtable.games.doom2004.table import INVADERS
from grimtable.games.doom2004.topics.movement import has_to_go_on
from grimtable.games.doom2004.topics.targets import blast_area

if TYPE_CHECKING:
    from grimtable.games.doom2004.bots.ground import Place, Reach
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Invader, Marine
    from grimtable.grid import Footprint


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
            marine = self.marines[number]
            worth = self.blow(kind, marine, distance, id)
            total += worth
            nearest = min(nearest, (distance, marine.space))
            if worth > best:
                best, prey = worth, marine.space
        if sheet.melee:
            return (total, prey) if sheet.abilities.sweep else (best, prey)
        if sheet.abilities.telekinesis and total > 0:
            return total, nearest[1]  # everybody in sight is struck; it is told by the nearest
        return best, prey

    # --- moving -----------------------------------------------------------------------------------

    def may_strike(self, invader: Invader, points: int) -> bool:
        """A quick look whether anybody could be within its reach, as if it were small and alone."""
        ground, kind = self.ground, invader.kind
        if self.state.game.invaders[kind].abilities.stealth:
            return True
        reached = ground.within(base(self.state, invader).mask, points, ground.ways_of(kind))
        return bool(reached & ground.strikes_within(kind))

    def raid(self, invader: Invader, points: int, attacks: int) -> Raid:
        """The best activation with so many points and attacks."""
        here = base(self.state, invader)
        field, kind = self.state.field, invader.kind
        reach = self.ground.reach(kind, here, points)
        # A Blast counts friends wherever its prey stands; all others only see who is in their own way.
        concerned = -1 if self.state.game.invaders[kind].abilities.blast else reach.crossed
        key = (
            kind,
            here,
            points,
            attacks,
            field.occupied & concerned,
            field.of_side[INVADERS] & concerned,
            has_to_go_on(self.state, invader, here.mask),
            self.condition,
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
        for minus, steps, there, prey in strikes[:3]:
            left = points - steps
            if left <= 0 or best_end.end - minus <= best.worth:
                continue
            reached = self.ground.within(1 << there.anchor, left, self.ways)
            for _, place in free:
                if place.end - minus > best.worth and self._near(there, place.there, left, reached):
                    best = Raid(place.end - minus, there, place.there, -minus, prey)
        return best

    def _near(self, one: Footprint, other: Footprint, steps: int, reached: int) -> bool:
        """Whether a monster gets from one place to another in so many steps, as a small one would."""
        if self.state.field.board.apart(one.anchor, other.anchor) > steps:
            return False
        return bool(reached >> other.anchor & 1)

    # --- spawning ---------------------------------------------------------------------------------

    def levels(self, kind: str) -> list[tuple[float, int]]:
        """Sets of spaces from which a fresh monster of a kind strikes this turn, the best blow first.

        Large ones are taken as small ones that start from any of their spaces.
        """
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

    def spawn_worth(self, kind: str, mask: int) -> float:
        """What a fresh monster brings if it is placed here: a blow this turn, or a short way to one."""
        for worth, spaces in self.levels(kind):
            if spaces & mask:
                return worth
        return -0.05 * min(cost_at(self.rings, mask & self.state.field.known), 30)
