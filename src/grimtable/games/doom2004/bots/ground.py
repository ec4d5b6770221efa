"""Ground: what every monster's hunt has in common while the prey stands where it is and no door moves.

The Invader's turn is dozens of decisions over the same ground. It is worked out once, from nothing but what
is written in `Lie`, and remembered; which friends are in the way and how many wounds the prey has left is
asked anew each time.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from grimtable.games.doom2004.bots.blows import price
from grimtable.games.doom2004.bots.bulk import Paces, paces_beside, paces_onto, spread
from grimtable.games.doom2004.bots.guarding import posts
from grimtable.games.doom2004.bots.prey import prey_spaces
from grimtable.games.doom2004.bots.walking import (
    FAR,
    Rings,
    cost_at,
    costs_among,
    hunting_rings,
    passage_for,
    rings_to,
)
from grimtable.games.doom2004.table import INVADERS
from grimtable.games.doom2004.topics.line_of_sight import dark_limits
from grimtable.games.doom2004.topics.movement import moves_from
from grimtable.games.doom2004.topics.targets import TRACKING_LIMIT
from grimtable.grid import CentreSight, Footprint, Passage, bits, single

if TYPE_CHECKING:
    from grimtable.games.doom2004.bots.hunting import Raid
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.game import Doom2004
    from grimtable.games.doom2004.table import Marine

EXPOSED = 0.12  #: the part of a monster's price that each Marine who sees it will probably take
NEARER = 0.12  #: a step nearer to the prey, for a monster that cannot strike
USUAL_PRICE = 2.0  #: that of an Imp or a Zombie
AMBUSH = 0.5  #: near, and out of everybody's sight
GUARD = 4  #: steps that a post seems further away than prey
SEEING = (
    4  #: steps that a place to throw from seems further away than one beside the prey, if none can be had
)
POWDER = 4  #: steps that it costs a large figure to blow a barrel out of its way
NOWHERE = 12  #: steps that prey seems further away from where a large figure does not get to it at all
BESIDE_POWDER = (
    0.3,
    0.1,
)  #: the part of its price that a barrel in sight will cost it, with one wound and with more
CRUSHED: Final = (
    2.0  #: the part of its price that a large figure loses in an airlock: all, and its blows to come
)
MOST_STEPS: Final = 60  #: prey further away is as good as nowhere
FURTHEST: Final = 12  #: no monster walks further in a turn
REMEMBERED: Final = 64  #: grounds that are kept: those of a few turns at a few tables


class Lie(NamedTuple):
    """Everything that a ground follows from."""

    game: Doom2004
    passage: Passage
    doors: Passage  #: as if every door stood open that a monster may work
    sight: CentreSight
    rings: Rings
    posts: Rings  #: how far it is to where the Marines have to go or come back
    prey: tuple[int, ...]  #: where it stands, in the order of the hunt
    squad: int  #: where the Marines and their bots stand
    enemies: int  #: these and what nobody runs: only a flyer passes
    known: int
    ducts: int
    obstacles: int
    barrels: int
    unseen: int
    burning: int
    closing: int  #: the lines of doors that close by themselves and crush who stands across them
    dark: tuple[tuple[int, int], ...]


def ground_of(state: DoomState, prey: Sequence[Marine]) -> Ground:
    """The ground on which this prey is hunted."""
    field = state.field
    doors = passage_for(state, marine=False)
    return _ground(
        Lie(
            state.game,
            field.passage,
            doors,
            field.sight,
            hunting_rings(state, prey_spaces(state)),
            rings_to(state, doors, [(0, posts(state))], forbidden=field.obstacles),
            tuple([each.space for each in prey]),
            prey_spaces(state),
            field.against(INVADERS),
            field.known,
            field.scene.ducts & field.known & ~field.obstacles,
            field.obstacles,
            field.barrels & field.known,
            field.unseen,
            field.burning,
            field.board.closed(field.scene.closing),
            tuple(dark_limits(state)),
        )
    )


#: prey by its place in the hunt → how it could be struck, the shortest way first: how far it is, and the
#: spaces that must be free of figures
Targets = tuple[tuple[int, tuple[tuple[int, int], ...]], ...]


class Place(NamedTuple):
    """Somewhere a monster of a kind could get to."""

    there: Footprint
    mask: int
    end: float  #: what it is worth to end there: near the prey, better unseen, never in acid
    targets: Targets  #: whom it could strike from there, if nobody stands in between
    crossed: int  #: every space on which a figure would make a difference


class Reach(NamedTuple):
    """Where a monster of a kind gets to from a place with so many points, whichever friends stand there."""

    places: tuple[tuple[int, Place], ...]  #: each with the steps to it, the nearest first
    strikes: tuple[tuple[int, Place], ...]  #: those with somebody to strike
    crossed: int  #: every space on which a figure would make a difference


class Ground:
    """All that the Invader's monsters need to know of where their prey stands."""

    def __init__(self, lie: Lie) -> None:
        self.lie = lie
        self.game, self.passage = lie.game, lie.passage
        self.rings = lie.rings
        #: what the prey sees, whoever stands in the way of whom
        self.seen = [lie.sight.visible_from(space, lie.obstacles | lie.unseen) for space in lie.prey]
        self.ways = lie.known & ~(lie.enemies | lie.obstacles)
        #: from where a blow could reach anybody, and from where a shot could
        self.beside = lie.passage.dilate(lie.squad)
        self.in_sight = 0
        for seen in self.seen:
            self.in_sight |= seen
        self._steps: Mapping[int, int] = costs_among(lie.rings, lie.known)
        self._posts: Mapping[int, int] = costs_among(lie.posts, lie.known)
        self.powder = self._barrels_beside_prey()
        self._dangerous = self._beside_barrels_in_sight()
        #: raids over this ground, by the monster and by who is in its way
        self.raids: dict[Hashable, Raid] = {}
        #: by kind, and by the space of small ones and the base of large ones
        self._places: dict[str, dict[Hashable, Place]] = {}
        self._reaches: dict[tuple[str, Footprint, int, int], Reach] = {}
        self._within: dict[tuple[int, int, int], int] = {}
        self._back: dict[tuple[int, int, int], list[int]] = {}

    def _barrels_beside_prey(self) -> tuple[int, ...]:
        """The barrels that would wound somebody worth it."""
        near = self.passage.neighbours
        return tuple([barrel for barrel in bits(self.lie.barrels) if near[barrel] & self.lie.squad])

    def _beside_barrels_in_sight(self) -> int:
        """Where a shot at a barrel would wound a monster."""
        still, found = self.lie.obstacles | self.lie.unseen, 0
        for barrel in bits(self.lie.barrels):
            if any(self.lie.sight.sees(eye, barrel, still & ~(1 << barrel)) for eye in self.lie.prey):
                found |= self.passage.neighbours[barrel]
        return found

    def ways_of(self, kind: str) -> int:
        """Where a monster of a kind may step: in flight, over everything that is known (D4X-ABL-06)."""
        return self.lie.known if kind in self.game.flying else self.ways

    def strikes_within(self, kind: str) -> int:
        """Where it must come to strike anybody, at a quick look."""
        sheet = self.game.invaders[kind]
        if sheet.abilities.tracking:
            return self.lie.known
        return self.beside if sheet.melee else self.in_sight

    def within(self, spaces: int, steps: int, ways: int) -> int:
        """Everything within so many steps, for somebody small who keeps to these ways."""
        key = (spaces, steps, ways)
        found = self._within.get(key)
        if found is None:
            shut = self.passage.board.spaces & ~ways
            found = self._within[key] = self.passage.reach(spaces, steps, forbidden=shut)
        return found

    def rings_back(self, target: int, ways: int, ducts: int = 0) -> list[int]:
        """Sets of spaces by the steps to a place, over spaces that a monster may enter, and through ducts."""
        found = self._back.get((target, ways, ducts))
        if found is None:
            found = [target]
            reached = ring = target
            while ring and len(found) <= FURTHEST:
                ring = self._next_ring(ring, ways, ducts) & ~reached
                reached |= ring
                found.append(ring)
            self._back[target, ways, ducts] = found
        return found

    def _next_ring(self, ring: int, ways: int, ducts: int) -> int:
        """Everything one step further; from one duct to all others it is a step (D04-ABL-26)."""
        grown = self.passage.dilate(ring)
        if ring & ducts:
            grown |= ducts
        return grown & ways

    def ducts_of(self, kind: str) -> int:
        """The ducts through which a monster of this kind may crawl."""
        return self.lie.ducts if self.game.invaders[kind].abilities.stealth else 0

    def steps(self, mask: int) -> int:
        """How far it is from a place to the nearest prey."""
        return cost_at(self.rings, mask)

    def pace(self, kind: str, there: Footprint) -> int:
        """How far it is for a monster of this kind from a place to prey; a large one goes base by base."""
        if kind in self.game.small:
            return self._steps.get(there.anchor, FAR)
        return self._paces(kind).get(there, FAR)

    def _paces(self, kind: str) -> Paces:
        barred = self.passage.board.spaces & ~self.ways_of(kind)
        return paces_beside(self.lie.doors, self.game.invaders[kind].size, self.lie.squad, barred)

    def is_shut_in(self, kind: str, there: Footprint) -> bool:
        """Whether a large figure can neither come beside prey from there nor see it from anywhere."""
        return kind not in self.game.small and self._pace_or_sight(kind, there) >= FAR

    def _pace_or_sight(self, kind: str, there: Footprint) -> int:
        """The same, for whoever throws also until it sees somebody."""
        steps = self.pace(kind, there)
        if steps < FAR or self.game.invaders[kind].melee or not self.in_sight:
            return steps
        barred = self.passage.board.spaces & ~self.ways_of(kind)
        seeing = paces_onto(self.lie.doors, self.game.invaders[kind].size, self.in_sight, barred)
        return seeing.get(there, FAR - SEEING) + SEEING

    def _way_to_prey(self, kind: str, there: Footprint) -> int:
        """How far prey is, however it can be got at: with barrels blown up, or not at all."""
        steps = self.pace(kind, there)
        if steps < FAR or kind in self.game.small:
            return steps
        steps = self._pace_or_sight(kind, there)
        if self.lie.barrels:
            freed = self._pace_without(kind, there, self.lie.barrels)
            steps = min(steps, min(freed, FAR - POWDER) + POWDER)
        if steps < FAR:
            return steps
        return min(self._steps.get(space, FAR) for space in bits(there.mask)) + NOWHERE

    def _way_to_post(self, kind: str, there: Footprint) -> int:
        """How far it is to something worth guarding."""
        if kind in self.game.small:
            return self._posts.get(there.anchor, FAR)
        spaces = self.lie.posts[0] if self.lie.posts else 0
        barred = self.passage.board.spaces & ~self.ways_of(kind)
        return paces_beside(self.lie.doors, self.game.invaders[kind].size, spaces, barred).get(there, FAR)

    def barrels_in_the_way(self, kind: str, there: Footprint) -> list[int]:
        """The barrels of which a large figure has to blow up one, the best first, or all of them."""
        barrels = self.lie.barrels
        one = [(self._pace_without(kind, there, 1 << each), each) for each in bits(barrels)]
        found = sorted(each for each in one if each[0] < FAR)
        if found:
            return [barrel for _, barrel in found]
        if self._pace_without(kind, there, barrels) >= FAR:
            return []
        return [each for each in bits(barrels) if self._pace_without(kind, there, barrels ^ 1 << each) >= FAR]

    def _pace_without(self, kind: str, there: Footprint, barrels: int) -> int:
        """How far it would be without these barrels."""
        barred = self.passage.board.spaces & ~(self.ways_of(kind) | barrels)
        size = self.game.invaders[kind].size
        return paces_beside(self.lie.doors, size, self.lie.squad, barred).get(there, FAR)

    # --- moving -----------------------------------------------------------------------------------

    def first_moves(
        self, kind: str, here: Footprint, target: Footprint, points: int, shut: int = 0
    ) -> list[Footprint]:
        """The moves with which a figure gets to a place the shortest way; friends are crossed."""
        ways = self.ways_of(kind) & ~shut
        if kind in self.game.small:
            ducts = self.ducts_of(kind)
            rings = self.rings_back(target.mask, ways, ducts)
            nearer = rings[max(0, cost_at(rings, here.mask) - 1) : cost_at(rings, here.mask)]
            near = self._next_ring(here.mask, ways, ducts)
            return [single(space) for ring in nearer for space in bits(ring & near)]
        size = self.game.invaders[kind].size
        barred = self.passage.board.spaces & ~ways
        back = spread(self.passage, size, [target], barred, most=points)
        left = back.get(here, 0) - 1
        return [there for there in moves_from(self.passage, here, size) if back.get(there) == left]

    def reach(self, kind: str, here: Footprint, points: int, shut: int = 0) -> Reach:
        """Every place it could get to; friends may be crossed, and stood on if they are gone by then.

        `shut`: spaces that it cannot cross after all.
        """
        key = (kind, here, points, shut)
        found = self._reaches.get(key)
        if found is None:
            ways = self.ways_of(kind) & ~shut
            walk = self._walk if kind in self.game.small else self._shove
            places = walk(kind, here, points, ways)
            crossed = 0
            for _, place in places:
                crossed |= place.crossed
            strikes = tuple([each for each in places if each[1].targets])
            found = self._reaches[key] = Reach(tuple(places), strikes, crossed)
        return found

    def _walk(self, kind: str, here: Footprint, points: int, ways: int) -> list[tuple[int, Place]]:
        """A figure of one space: ring by ring."""
        known = self._places.setdefault(kind, {})
        found = [(0, self.place(kind, here))]
        ducts = self.ducts_of(kind)
        reached = ring = here.mask
        for steps in range(1, points + 1):
            ring = self._next_ring(ring, ways, ducts) & ~reached
            if not ring:
                break
            reached |= ring
            for space in bits(ring):
                place = known.get(space)
                if place is None:
                    place = self.place(kind, single(space))
                found.append((steps, place))
        return found

    def _shove(self, kind: str, here: Footprint, points: int, ways: int) -> list[tuple[int, Place]]:
        """A large figure: move by move."""
        size = self.game.invaders[kind].size
        barred = ~ways
        found = [(0, self.place(kind, here))]
        seen, frontier = {here}, [here]
        for steps in range(1, points + 1):
            further: list[Footprint] = []
            for place in frontier:
                for there in moves_from(self.passage, place, size):
                    if there in seen or there.mask & barred:
                        continue
                    seen.add(there)
                    further.append(there)
                    found.append((steps, self.place(kind, there)))
            frontier = further
        return found

    # --- ending -----------------------------------------------------------------------------------

    def place(self, kind: str, there: Footprint) -> Place:
        """What a place is good for, to a monster of this kind."""
        known = self._places.setdefault(kind, {})
        key = there.anchor if there.width * there.height == 1 else there
        found = known.get(key)
        if found is None:
            targets = self._targets(kind, there) if there.mask & self.strikes_within(kind) else ()
            crossed = there.mask
            for _, lines in targets:
                for _, inside in lines:
                    crossed |= inside
            found = known[key] = Place(there, there.mask, self._end(kind, there), targets, crossed)
        return found

    def _end(self, kind: str, there: Footprint) -> float:
        eyes = 0
        if there.mask & self.in_sight:
            for seen in self.seen:
                if seen & there.mask:
                    eyes += 1
        sheet = self.game.invaders[kind]
        steps = self._way_to_prey(kind, there)
        # Who is dear is shot at, and all the same of no use where it waits: it comes, or lies in ambush near.
        nearer = NEARER * max(1.0, price(self.game, kind) / USUAL_PRICE)
        if steps <= sheet.movement + 2:
            worth = -nearer * steps + (0.0 if eyes else AMBUSH)
        else:
            worth = -nearer * min(steps, self._way_to_post(kind, there) + GUARD, MOST_STEPS)
        worth -= EXPOSED * eyes * price(self.game, kind)
        if self.lie.closing and self.passage.board.inner_edges(there.mask) & self.lie.closing:
            worth -= CRUSHED * price(self.game, kind)
        if self._dangerous & there.mask:
            worth -= BESIDE_POWDER[sheet.wounds > 1] * price(self.game, kind)
        if self.lie.burning & there.mask and kind not in self.game.flying:
            worth -= 1.0
        return worth

    # --- striking ---------------------------------------------------------------------------------

    def _targets(self, kind: str, there: Footprint) -> Targets:
        sheet = self.game.invaders[kind]
        can = sheet.abilities
        # Barrels come after the prey; who strikes everybody at once cannot name one.
        marks = self.lie.prey if can.sweep or can.telekinesis else (*self.lie.prey, *self.powder)
        prey = enumerate(marks)
        if sheet.melee:
            near = self.passage.around(there.mask)
            return tuple([(place, ((1, 0),)) for place, space in prey if near >> space & 1])
        if can.tracking:
            flights = [(place, self._flight(there, space)) for place, space in prey]
            return tuple([(place, ((far, 0),)) for place, far in flights if far <= TRACKING_LIMIT])
        lines = [(place, self._lines(there, space)) for place, space in prey]
        return tuple([(place, tuple(sorted(clear))) for place, clear in lines if clear])

    def _flight(self, there: Footprint, space: int) -> int:
        """How far a rocket flies round corners."""
        distances = self.passage.distances(space)
        return min(distances[start] for start in bits(there.mask))

    def _lines(self, there: Footprint, space: int) -> list[tuple[int, int]]:
        """The lines of sight to a space that only figures could interrupt."""
        still = self.lie.obstacles | self.lie.unseen
        apart = self.passage.board.apart
        found = []
        for eye in bits(there.mask):
            inside = self.lie.sight.line(eye, space)
            distance = apart(eye, space)
            dark = any(spaces >> space & 1 and distance > far for far, spaces in self.lie.dark)
            if inside >= 0 and not inside & still and not dark:
                found.append((distance, inside))
        return found


@lru_cache(maxsize=REMEMBERED)
def _ground(lie: Lie) -> Ground:
    return Ground(lie)
