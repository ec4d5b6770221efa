"""Plans of a demon: the way to a place from which it strikes best, and where it goes then.

A candidate is a demon's whole activation: stop, victim, what Argent Power adds, and the place to end. It is
worth the exact chances against defence cards that the Invader has not seen, what the place means for the
mission, and how open it lies to the marines.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from grimtable.games.doom2016.bots.effects_worth import ARGENT
from grimtable.games.doom2016.bots.moods import CALM, DemonMood
from grimtable.games.doom2016.bots.purpose import carriers, prey, token_spaces, unit
from grimtable.games.doom2016.bots.tasks import tasks
from grimtable.games.doom2016.bots.values import GLORY, hit_on_marine, price
from grimtable.games.doom2016.bots.ways import FAR, LargeReach, Reach, first_spot, sees_one, visible, way
from grimtable.games.doom2016.bots.worth import MISSION
from grimtable.games.doom2016.effects.missions import area as area_of
from grimtable.games.doom2016.table import INVADER, MARINE
from grimtable.games.doom2016.topics.movement import is_large, network_of
from grimtable.games.doom2016.topics.odds import Swing, defences, demon_swing, strike_odds
from grimtable.grid import bits, mask_of

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.table import Figure
    from grimtable.games.doom2016.topics.odds import Defences, Odds
    from grimtable.kernel import Action

NEARER: Final = 0.13  #: a point of way towards the marines, for whoever thinks of nothing else
CLOSER: Final = 0.05  #: the same for who can strike from where it stands in its next activation
LATE: Final = 0.3  #: a point of way beyond that: the next activation is spent on it
OPEN: Final = 0.10  #: the part of its price that a demon in sight of a marine is thought to lose
LOOKED_AT: Final = 5  #: places to attack from that are compared
SQUAT: Final = 0.9  #: to stand on something that marines want
#: the chance that a staggered demon dies of a Glory Kill, so many points of way from the next marine
FINISHED: Final = (0.75, 0.75, 0.7, 0.6, 0.45, 0.3, 0.2, 0.1)


class Strike(NamedTuple):
    """One plan of a demon."""

    worth: float
    gain: float  #: of the attack alone
    stop: int  #: the place to attack from: a space, or the anchor of a base
    victim: str
    end: int
    uses: str = ""  #: the ability that makes it reach so far
    odds: Odds | None = None


class Ground:
    """What places mean to the Invader, once for a decision."""

    __slots__ = (
        "_cards",
        "_goals",
        "_odds",
        "careful",
        "hunted",
        "marines",
        "mood",
        "seen",
        "stakes",
        "state",
        "telefrag",
        "telefrags",
        "walk",
    )

    def __init__(self, state: DoomState, *, careful: bool, mood: DemonMood = CALM) -> None:
        self.state, self.careful, self.mood = state, careful, mood
        self.marines = [each for each in state.table.figures.values() if each.kind == MARINE]
        self.hunted = prey(state)
        self.stakes: list[tuple[int, float]] = []
        self._cards: dict[str, Defences] = {}
        self._odds: dict[tuple[str, bool, tuple[str, ...], int, int], Odds] = {}
        if careful:
            self._read_tasks()  # a recruit hunts marines and thinks of nothing else
        self._goals = self._find_goals()
        ways = state.field.ways
        #: where whoever comes through a teleporter kills what stands there, and how likely somebody comes
        self.telefrags = 0
        self.telefrag = 0.0
        if careful and state.table.teleporters:
            self.telefrags = network_of(state) or mask_of(state.table.teleporters)
            self.telefrag = 0.9 if len(self.marines) < len(state.table.marines) else 0.4
        #: how far marines have to walk to every space
        self.walk = way(state, state.field.marines, marine=True)
        #: for each marine the spaces that he could shoot at from where he stands
        self.seen = (
            [visible(ways, 1 << each.space) & ways.within(1 << each.space, 9) for each in self.marines]
            if careful
            else []
        )

    def _read_tasks(self) -> None:
        state = self.state
        field = state.field
        for task in tasks(state):
            if task.kind == "rule":
                self.stakes.append((area_of(state, task.area), unit(state, task) * 0.3))
            elif task.kind == "guard" and task.area:
                self.stakes.append((area_of(state, task.area), MISSION / (task.limit or 8)))
            elif task.kind == "escort":
                drone = token_spaces(state, task.token)
                if drone:
                    near = field.ways.within(drone, 1)
                    # One of them is enough: the second does no further harm.
                    taken = bool(near & field.demons)
                    self.stakes.append((near, MISSION / (task.limit or 5) * (0.3 if taken else 0.7)))
            elif task.kind in ("switch", "carry"):
                lying = token_spaces(state, task.token)
                if lying:
                    self.stakes.append((lying, SQUAT))
            elif task.kind == "gather":
                self.stakes.append((area_of(state, task.area), SQUAT))

    def odds(self, marine: Figure, cover: bool, dice: tuple[str, ...], pierces: int, extra: int) -> Odds:
        """The chances of a demon's dice against a marine, whichever demon rolls them."""
        key = (marine.id, cover, dice, pierces, extra)
        found = self._odds.get(key)
        if found is None:
            cards = self._cards.get(marine.id)
            if cards is None:
                cards = self._cards[marine.id] = defences(self.state, marine, INVADER)
            found = strike_odds(self.state, marine, dice, pierces, extra, cover, INVADER, cards)
            self._odds[key] = found
        return found

    def places(self, flies: bool) -> Places:
        """What is known already of the places where a demon could end, for those that go this way."""
        ways = self.state.field.ways
        return _places(ways, self._goals, flies, tuple(self.seen), tuple(self.stakes))

    def stake(self, mask: int) -> float:
        """What it is worth to stand there when the round ends."""
        return sum(worth for spaces, worth in self.stakes if spaces & mask)

    def blood(self, marine: str) -> float:
        """By how much the wounds of a marine count more than a veteran would say."""
        return self.mood.blood if self.mood.prey in ("", marine) else 1.0

    def goals(self) -> int:
        """Where demons want to go."""
        return self._goals

    def _find_goals(self) -> int:
        """Where demons want to go: marines, those who carry something first, and places that matter."""
        found = self.state.field.marines
        for task in tasks(self.state):
            if task.kind == "carry":
                carried = carriers(self.state, task.token)
                if carried:
                    found = 0
                    for each in carried:
                        found |= self.state.field.where[each.id]
            elif task.kind in ("escort", "guard", "rule"):
                for spaces, _ in self.stakes:
                    found |= spaces
        if not found:
            for space in (*self.state.table.teleporters, *self.state.table.starts.values()):
                found |= 1 << space
        return found


#: spaces → how far they are from where demons want to go, what is at stake there, how many marines see them
Places = dict[int, tuple[int, float, int]]


@lru_cache(maxsize=64)
def _places(*everything: Hashable) -> Places:
    """A note that is the same one as long as nothing changes from which its answers follow."""
    return {}


class DemonMind:
    """What one demon could do with so many points."""

    def __init__(
        self, ground: Ground, figure: Figure, points: int, attacks: int, swing: Swing | None = None
    ) -> None:
        state = ground.state
        self.state, self.ground, self.figure = state, ground, figure
        self.points, self.attacks = points, attacks
        self.demon = state.game.demons[figure.kind]
        self.swing = swing or demon_swing(state, figure.kind)
        self.large = is_large(state, figure)
        flies = self.demon.flying or self.large
        self.far = way(state, ground.goals(), marine=False, flies=flies)
        self._places = ground.places(flies)
        self.reach: Reach | None = None
        self.bases: LargeReach | None = None
        if self.large:
            self.bases = LargeReach(state, figure, points)
        else:
            self.reach = Reach(state, figure, points)
        self.after = self._points_after()
        self._ends: dict[int, float] = {}
        self._ranked: list[int] | None = None
        whole = price(state.game, figure.kind) + ground.hunted.get(figure.kind, 0.0) * 0.4
        self._open = OPEN * whole * (1.0 + figure.damage / self.demon.health)
        #: what a Glory Kill would cost, for a demon that has to fear one
        self._glory = 0.0
        #: what it is worth to the marines to be rid of it
        self._death = price(state.game, figure.kind)
        self._death += ground.hunted.get(figure.kind, 0.0) + ground.hunted.get("*", 0.0)
        if ground.careful and figure.damage >= self.demon.stagger:
            self._glory = self._death + GLORY
        #: so far away it can strike in its next activation
        self._strikes_from = self.demon.speed + self.demon.attack.range - 1 if ground.careful else 0
        self._odds: dict[tuple[str, bool, Swing], Odds] = {}

    def _points_after(self) -> int:
        """Movement points that an attack brings without a price: Hit and Run."""
        found = 0
        for ability in self.demon.abilities:
            if ability.moment == "attack.after" and not ability.argent:
                names = {condition.name for condition in ability.if_}
                for call in ability.do:
                    amount = call.parameters.get("amount")
                    if call.verb == "gain_points" and names <= {"owner_attacks"} and isinstance(amount, int):
                        found += amount
                    elif call.verb == "gain_points" and names <= {"owner_attacks"}:
                        found += 2
        return found

    # --- places -----------------------------------------------------------------------------------------

    def end_worth(self, mask: int) -> float:
        """What it is worth to end on these spaces."""
        found = self._ends.get(mask)
        if found is not None:
            return found
        place = self._places.get(mask)
        if place is None:
            near = min([self.far[space] for space in bits(mask)])
            seen = sum([1 for spaces in self.ground.seen if spaces & mask])
            place = self._places[mask] = (min(near, FAR), self.ground.stake(mask), seen)
        near, worth, seen = place
        worth *= self.ground.mood.stake
        if self._strikes_from:
            worth -= CLOSER * near + LATE * max(0, near - self._strikes_from)
        else:
            worth -= NEARER * near
        if self._glory:
            steps = min([self.ground.walk[space] for space in bits(mask)])
            if steps < len(FINISHED):
                worth -= FINISHED[steps] * self._glory
        if mask & self.ground.telefrags:
            worth -= self.ground.telefrag * self._death
        if seen and self.ground.careful:
            # What it is thought to lose by standing in sight of marines.
            worth -= self._open * min(seen, 2) * self.ground.mood.hiding
        self._ends[mask] = worth
        return worth

    # --- attacks ----------------------------------------------------------------------------------------

    def odds(self, marine: Figure, cover: bool, swing: Swing) -> Odds:
        key = (marine.id, cover, swing)
        found = self._odds.get(key)
        if found is None:
            dice = list(swing.dice)
            if self.figure.stunned and dice:
                dice.remove("red" if "red" in dice else dice[0])
            found = self.ground.odds(marine, cover, tuple(dice), swing.pierces, swing.extra)
            self._odds[key] = found
        return found

    def swings(self) -> Iterable[tuple[str, Swing, float]]:
        """The plain attack, and the one that Argent Power lets reach further: name, swing, price."""
        yield "", self.swing, 0.0
        if not self.ground.careful:
            return
        tokens = self.state.table.demons[self.figure.kind].argent
        for ability in self.demon.abilities:
            if ability.moment != "attack.before" or not ability.argent or ability.argent > tokens:
                continue
            more, dice = 0, list(self.swing.dice)
            for call in ability.do:
                amount = call.parameters.get("amount", 1)
                number = getattr(amount, "fixed", amount)
                if call.verb == "add_range" and isinstance(number, int):
                    more += number
                elif call.verb == "add_dice" and isinstance(number, int):
                    dice += [str(call.parameters["colour"])] * number
            if more:
                name = f"{self.figure.kind}:{ability.key}"
                swing = self.swing._replace(dice=tuple(dice), reach=self.swing.reach + more)
                yield name, swing, ARGENT * ability.argent * 0.8

    def strikes(self) -> list[Strike]:
        """Every attack that it could make, from every place."""
        found: list[Strike] = []
        if self.attacks <= 0:
            return found
        for name, swing, cost in self.swings():
            for marine in self.ground.marines:
                found.extend(self._on(marine, name, swing, cost))
        return found

    def _on(self, marine: Figure, name: str, swing: Swing, cost: float) -> Iterable[Strike]:
        state, field = self.state, self.state.field
        lasting = state.lasting
        if lasting.by_name and lasting.forbids("be_attacked", marine.id) is not None:
            return
        near = field.ways.within(field.where[marine.id], swing.reach)
        clear = self.odds(marine, False, swing)
        blood = self.ground.blood(marine.id)
        plain = hit_on_marine(state, marine, clear) * blood + 0.3 * len(marine.carries) * clear.mean - cost
        plain += self._splash(marine)
        sight = field.ways.sight
        if self.large:
            assert self.bases is not None
            for base in self.bases.ends():
                if base.mask & near and sees_one(sight, marine.space, bits(base.mask)):
                    worth = plain + self.end_worth(base.mask)
                    yield Strike(worth, plain, base.anchor, marine.id, base.anchor, name, clear)
            return
        assert self.reach is not None
        reached = self.reach.within(self.points)
        pockets = 0
        if field.scene.blocking and self.demon.flying:
            pockets = self._from_pockets(reached & field.scene.blocking, marine, swing.reach)
        spots = self._spots(reached & near, marine.space, pockets)
        if not spots:
            return
        hides = self.ground.careful and not swing.ignores_cover
        # Over somebody else's space his body stays there.
        bodies = field.occupied & ~field.where[marine.id] & ~(field.where[self.figure.id] & ~field.shared)
        spaces = field.scene.difficult | bodies
        for space in spots:
            gain, odds = plain, clear
            if hides and field.ways.sight.in_cover(
                1 << space, marine.space, spaces, field.ways.difficult_edges
            ):
                odds = self.odds(marine, True, swing)
                gain = hit_on_marine(state, marine, odds) * blood + self._splash(marine) - cost
            worth = gain + self.end_worth(1 << space) - 0.001 * self.reach.cost(space)
            yield Strike(worth, gain, space, marine.id, space, name, odds)

    def _from_pockets(self, spaces: int, marine: Figure, reach: int) -> int:
        """D16-FLY-07: the spaces inside blocking terrain from which a flying demon can attack."""
        found = 0
        ways = self.state.field.ways
        for space in bits(spaces):
            passage, look = ways.ignoring(ways.pockets.get(space, 0))
            if passage.distance_between(1 << space, 1 << marine.space) <= reach:
                if look.sees(space, marine.space):
                    found |= 1 << space
        return found

    def _spots(self, spots: int, target: int, pockets: int) -> list[int]:
        """A few places that see a marine, or do from a pocket: where it stands, the best ones to be in."""
        assert self.reach is not None
        here = self.reach.start
        sight = self.state.field.ways.sight
        found: list[int] = []
        if pockets >> here & 1 or (spots >> here & 1 and sight.sees(here, target)):
            found.append(here)
        if not self.ground.careful:
            if found or not pockets:
                return found or first_spot(self.reach.layers, spots, sight, (target,))
            seen = [space for space in bits(spots) if sight.sees(space, target)]
            return [min([*seen, *bits(pockets)], key=self.reach.cost)]
        for space in self.ranked():
            if space != here and (pockets >> space & 1 or (spots >> space & 1 and sight.sees(space, target))):
                found.append(space)
                if len(found) > LOOKED_AT:
                    break
        return found

    def ranked(self) -> list[int]:
        """All spaces that could be reached, the best to end on first."""
        if self._ranked is None:
            assert self.reach is not None
            # Who stands among others on the way has to go on, if there is any way on.
            places = bits(self.reach.within(self.points) or 1 << self.reach.start)
            self._ranked = sorted(places, key=lambda space: -self.end_worth(1 << space))
        return self._ranked

    def _splash(self, victim: Figure) -> float:
        """Damage that the attack does around its victim."""
        total = 0.0
        for ability in self.demon.abilities:
            if ability.moment == "attack.after" and not ability.argent:
                for call in ability.do:
                    if call.verb == "hurt" and call.parameters.get("whom") == "marines_near_defender":
                        near = self.state.field.ways.walk.around(self.state.field.where[victim.id])
                        total += 0.9 * (near & self.state.field.marines).bit_count()
        return total

    # --- plans ------------------------------------------------------------------------------------------

    def best(self) -> Strike:
        """The best plan: an attack and a way, or a way alone."""
        walk = self._walk()
        best = walk
        strikes = sorted(self.strikes(), key=lambda each: -each.worth)
        for strike in strikes[: 6 if self.ground.careful else 1]:
            found = self._onward(strike) if self.reach is not None else strike
            if found.worth > best.worth:
                best = found
        return best

    def _onward(self, strike: Strike) -> Strike:
        """What is left of the points, and those that the attack brings, lead to a better place."""
        assert self.reach is not None
        left = self.points - self.reach.cost(strike.stop) + self.after
        if left <= 0 or not self.ground.careful:
            return strike
        reach = self.reach.onward(strike.stop, left)
        best, end = self.end_worth(1 << strike.stop), strike.stop
        for space in bits(reach.within(left)):
            worth = self.end_worth(1 << space)
            if worth > best:
                best, end = worth, space
        return strike._replace(worth=strike.gain + best, end=end)

    def _walk(self) -> Strike:
        """Only moving."""
        if self.bases is not None:
            place = max(self.bases.ends(), key=lambda each: (self.end_worth(each.mask), -each.anchor))
            return Strike(self.end_worth(place.mask), 0.0, place.anchor, "", place.anchor)
        end = self.ranked()[0]
        here = self.figure.space
        assert self.reach is not None
        # Who stands among others on the way has to go on.
        if self.reach.stops >> here & 1 and self.end_worth(1 << end) <= self.end_worth(1 << here) + 1e-9:
            end = here
        return Strike(self.end_worth(1 << end), 0.0, end, "", end)

    def first_step(self, stop: int) -> Action | None:
        """The first step of the way to a place."""
        bases = self.bases
        if bases is not None:
            places = [place for place in bases.ends() if place.anchor == stop]
            return bases.first(min(places, key=bases.costs.__getitem__), INVADER) if places else None
        assert self.reach is not None
        if stop == self.figure.space:
            return None
        return self.reach.first(self.state, stop, INVADER)


def promise(ground: Ground, figure: Figure, points: int | None = None) -> float:
    """What a demon's activation is thought to bring with these points: its best attack."""
    if points is None:
        points = ground.state.game.demons[figure.kind].speed
    strikes = DemonMind(ground, figure, points, 1).strikes()
    return max((strike.gain for strike in strikes), default=0.0)
