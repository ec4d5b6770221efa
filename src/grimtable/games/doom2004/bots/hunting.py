"""Hunting: from where a monster could strike this turn, how well, and where it should end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from grimtable.games.doom2004.bots.blows import price
from grimtable.games.doom2004.bots.prey import prey_of, prey_spaces
from grimtable.games.doom2004.bots.striking import strike_on, strike_worth
from grimtable.games.doom2004.bots.walking import FAR, cost_at, costs_among, hunting_rings, passage_for
from grimtable.games.doom2004.changes import base
from grimtable.games.doom2004.table import INVADERS
from grimtable.games.doom2004.topics.line_of_sight import dark_limits
from grimtable.games.doom2004.topics.movement import has_to_go_on, moves_from
from grimtable.games.doom2004.topics.targets import TRACKING_LIMIT, blast_area
from grimtable.grid import Footprint, bits, single

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Invader, Marine

EXPOSED = 0.12  #: the part of a monster's price that each Marine who sees it will probably take
NEARER = 0.12  #: a step nearer to the prey, for a monster that cannot strike
AMBUSH = 0.5  #: near, and out of everybody's sight


class Raid(NamedTuple):
    """One activation: from where to strike (None: not at all), where to end, and what it is worth."""

    worth: float
    strike: Footprint | None
    end: Footprint
    blow: float  #: the part of the worth that comes from the attack
    prey: int  #: the space that is attacked


class Hunt:
    """All that the Invader's monsters need to know of their prey, worked out once for a decision."""

    def __init__(self, state: DoomState) -> None:
        self.state = state
        field = state.field
        self.marines = prey_of(state)
        self.rings = hunting_rings(state, prey_spaces(state))
        #: what the Marines see, whoever stands in the way of whom
        self.seen: list[int] = [
            field.sight.visible_from(m.space, field.obstacles | field.unseen) for m in self.marines
        ]
        self.ways = field.known & ~(field.against(INVADERS) | field.obstacles)
        #: from where a blow could reach anybody, and from where a shot could
        self.beside = field.passage.dilate(prey_spaces(state))
        self.in_sight = 0
        for seen in self.seen:
            self.in_sight |= seen
        self._levels: dict[str, list[tuple[float, int]]] = {}
        self._blows: dict[tuple[str, str, str, int], float] = {}
        self._steps: Mapping[int, int] = costs_among(self.rings, field.known)
        self._flights: dict[str, Sequence[int]] = {}
        self._ends: dict[tuple[str, int], float] = {}
        self._raids: dict[tuple[str, Footprint, int, int, int], Raid] = {}

    # --- striking ---------------------------------------------------------------------------------

    def blow(self, kind: str, marine: Marine, distance: int, id: str) -> float:
        """What an attack on a Marine is worth from so far away."""
        key = (kind, id if self.state.lasting.by_name else "", marine.id, distance)
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

    def strikes_from(self, kind: str, id: str, there: Footprint, own: int) -> tuple[float, int]:
        """The best attack from a place: its worth and the space to name; (0, -1) if there is none."""
        state, field = self.state, self.state.field
        sheet = state.game.invaders[kind]
        best, prey = 0.0, -1
        if sheet.melee:
            near = field.passage.around(there.mask)
            if not near & field.against(INVADERS):
                return 0.0, -1
            total = 0.0
            for marine in self.marines:
                if near >> marine.space & 1:
                    worth = self.blow(kind, marine, 1, id)
                    total += worth
                    if worth > best:
                        best, prey = worth, marine.space
            return (total, prey) if sheet.abilities.sweep else (best, prey)
        blockers = (field.occupied & ~own & ~there.mask) | field.obstacles | field.unseen
        eyes = (there.anchor,) if there.width * there.height == 1 else bits(there.mask)
        dark = dark_limits(state)
        apart, sees = field.board.apart, field.sight.sees
        total, nearest = 0.0, (FAR, -1)
        for marine in self.marines:
            distance = FAR
            for eye in eyes:
                steps = apart(eye, marine.space)
                if steps < distance and sees(eye, marine.space, blockers):
                    if not any(spaces >> marine.space & 1 and steps > far for far, spaces in dark):
                        distance = steps
            if sheet.abilities.tracking:
                distance = self.round_corners(marine, there)
            if distance < FAR:
                worth = self.blow(kind, marine, distance, id)
                total += worth
                nearest = min(nearest, (distance, marine.space))
                if worth > best:
                    best, prey = worth, marine.space
        if sheet.abilities.telekinesis and total > 0:
            return total, nearest[1]  # everybody in sight is struck; it is told by the nearest
        return best, prey

    def round_corners(self, marine: Marine, there: Footprint) -> int:
        """How far a rocket flies from a place to a Marine; FAR beyond its limit."""
        found = self._flights.get(marine.id)
        if found is None:
            found = self._flights[marine.id] = self.state.field.passage.distances(marine.space)
        distance = min(found[space] for space in bits(there.mask))
        return distance if distance <= TRACKING_LIMIT else FAR

    def ways_of(self, kind: str) -> int:
        """Where a monster of a kind may step: in flight, over everything that is known (D4X-ABL-06)."""
        return self.state.field.known if kind in self.state.game.flying else self.ways

    def strikes_within(self, kind: str) -> int:
        """Where it must come to strike anybody, at a quick look."""
        sheet = self.state.game.invaders[kind]
        if sheet.abilities.tracking:
            return self.state.field.known
        return self.beside if sheet.melee else self.in_sight

    # --- ending -----------------------------------------------------------------------------------

    def end(self, kind: str, there: Footprint) -> float:
        """What it is worth to end there: near the prey, better unseen, never in acid."""
        found = self._ends.get((kind, there.mask))
        if found is None:
            found = self._ends[kind, there.mask] = self._end(kind, there)
        return found

    def _end(self, kind: str, there: Footprint) -> float:
        field = self.state.field
        eyes = 0
        if there.mask & self.in_sight:
            for seen in self.seen:
                if seen & there.mask:
                    eyes += 1
        if there.width * there.height == 1:
            steps = self._steps.get(there.anchor, FAR)
        else:
            steps = min((self._steps.get(space, FAR) for space in bits(there.mask)), default=FAR)
        worth = -NEARER * min(steps, 30)
        movement = self.state.game.invaders[kind].movement
        if not eyes and steps <= movement + 2:
            worth += AMBUSH
        worth -= EXPOSED * eyes * price(self.state.game, kind)
        if field.burning & there.mask and kind not in self.state.game.flying:
            worth -= 1.0
        return worth

    # --- moving -----------------------------------------------------------------------------------

    def reach(self, invader: Invader, points: int) -> dict[Footprint, int]:
        """Every place it could get to, with the steps; friends may be crossed, not stood on."""
        state, field = self.state, self.state.field
        size = state.game.invaders[invader.kind].size
        here = base(state, invader)
        found: dict[Footprint, int] = {here: 0}
        ways = self.ways_of(invader.kind)
        friends = field.of_side[INVADERS] & ~here.mask
        if invader.kind in state.game.flying:
            friends = (field.occupied | field.obstacles) & ~here.mask
        if size == "1x1":
            reached = ring = here.mask
            for steps in range(1, points + 1):
                ring = field.passage.dilate(ring) & ways & ~reached
                if not ring:
                    break
                reached |= ring
                for space in bits(ring & ~friends):
                    found[single(space)] = steps
            return self._kept(invader, here, found)
        barred = ~ways
        seen, frontier = {here}, [here]
        for steps in range(1, points + 1):
            further: list[Footprint] = []
            for place in frontier:
                for there in moves_from(field.passage, place, size):
                    if there in seen or there.mask & barred:
                        continue
                    seen.add(there)
                    further.append(there)
                    if not there.mask & friends:
                        found[there] = steps
            frontier = further
        return self._kept(invader, here, found)

    def _kept(self, invader: Invader, here: Footprint, found: dict[Footprint, int]) -> dict[Footprint, int]:
        """Without the place where it is if it hovers over somebody: it may neither strike nor end there."""
        if len(found) > 1 and has_to_go_on(self.state, invader, here.mask):
            del found[here]
        return found

    def may_strike(self, invader: Invader, points: int) -> bool:
        """A quick look whether anybody could be within its reach, as if it were small and alone."""
        sheet = self.state.game.invaders[invader.kind]
        within = self.strikes_within(invader.kind)
        shut = self.state.field.board.spaces & ~self.ways_of(invader.kind)
        mask = base(self.state, invader).mask
        return sheet.abilities.stealth or bool(
            self.state.field.passage.reach(mask, points, forbidden=shut) & within
        )

    def steps(self, mask: int) -> int:
        """How far it is from a place to the nearest prey."""
        return cost_at(self.rings, mask)

    def raid(self, invader: Invader, points: int, attacks: int) -> Raid:
        """The best activation with so many points and attacks."""
        state = self.state
        here = base(state, invader)
        if state.lasting.by_name:
            return self._raid(invader, here, points, attacks)
        # The prey is the same as long as there is this hunt; where the other monsters stand is not.
        key = (invader.kind, here, points, attacks, state.field.of_side[INVADERS])
        found = self._raids.get(key)
        if found is None:
            found = self._raids[key] = self._raid(invader, here, points, attacks)
        return found

    def _raid(self, invader: Invader, here: Footprint, points: int, attacks: int) -> Raid:
        kind = invader.kind
        places = self.reach(invader, points)
        own = here.mask
        ends = {there: self.end(kind, there) for there in places}
        best_end = max(places, key=lambda there: (ends[there], -places[there]))
        best = Raid(ends[best_end], None, best_end, 0.0, -1)
        if attacks <= 0 or not self.marines:
            return best
        strikes = []
        within = self.strikes_within(kind)
        for there, steps in places.items():
            if not there.mask & within:
                continue
            worth, prey = self.strikes_from(kind, invader.id, there, own)
            if prey >= 0:
                worth *= attacks  # D4X-ABL-04: both of them, from the same place
                strikes.append((worth, -steps, there, prey))
                if worth + ends[there] > best.worth:
                    best = Raid(worth + ends[there], there, there, worth, prey)
        # Strike and withdraw: only worth a look from the best places.
        strikes.sort(key=lambda each: (-each[0], -each[1], each[2]))
        for worth, minus, there, prey in strikes[:3]:
            left = points + minus
            if left <= 0:
                continue
            for end, value in ends.items():
                if worth + value > best.worth and self._near(there, end, left):
                    best = Raid(worth + value, there, end, worth, prey)
        return best

    def _near(self, one: Footprint, other: Footprint, steps: int) -> bool:
        """Whether a monster gets from one place to another in so many steps, as a small one would."""
        if self.state.field.board.apart(one.anchor, other.anchor) > steps:
            return False
        reached = self.state.field.passage.reach(
            1 << one.anchor, steps, forbidden=self.state.field.board.spaces & ~self.ways
        )
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
        for marine, seen in zip(self.marines, self.seen, strict=True):
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
        passage = passage_for(state, marine=False)
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
        steps = min((self._steps.get(space, FAR) for space in bits(mask)), default=FAR)
        return -0.05 * min(steps, 30)
