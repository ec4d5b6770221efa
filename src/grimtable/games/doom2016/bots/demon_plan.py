"""Plans of a demon: the way to a place from which it strikes best, and where it goes then.

A candidate is a demon's whole activation: stop, victim, what Argent Power adds, and the place to end. It is
worth the exact chances against defence cards that the Invader has not seen, what the place means for the
mission, and how open it lies to the marines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from grimtable.games.doom2016.bots.advice import MISSION
from grimtable.games.doom2016.bots.effects_worth import ARGENT
from grimtable.games.doom2016.bots.purpose import carriers, prey, token_spaces, unit
from grimtable.games.doom2016.bots.tasks import tasks
from grimtable.games.doom2016.bots.values import hit_on_marine, price
from grimtable.games.doom2016.bots.ways import FAR, LargeReach, Reach, way
from grimtable.games.doom2016.effects.missions import area as area_of
from grimtable.games.doom2016.table import INVADER, MARINE
from grimtable.games.doom2016.topics.movement import is_large
from grimtable.games.doom2016.topics.odds import Swing, demon_swing, strike_odds
from grimtable.games.doom2016.topics.sight import pocket_of
from grimtable.grid import bits

if TYPE_CHECKING:
    from collections.abc import Iterable

    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.table import Figure
    from grimtable.games.doom2016.topics.odds import Odds
    from grimtable.kernel import Action

NEARER: Final = 0.13  #: a point of way towards the marines
OPEN: Final = 0.10  #: the part of its price that a demon in sight of a marine is thought to lose
SQUAT: Final = 0.9  #: to stand on something that marines want


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

    __slots__ = ("careful", "hunted", "marines", "state", "stakes")

    def __init__(self, state: DoomState, *, careful: bool) -> None:
        self.state, self.careful = state, careful
        self.marines = [each for each in state.table.figures.values() if each.kind == MARINE]
        self.hunted = prey(state)
        self.stakes: list[tuple[int, float]] = []
        self._read_tasks()

    def _read_tasks(self) -> None:
        state = self.state
        field = state.field
        for task in tasks(state):
            if task.kind == "rule":
                self.stakes.append((area_of(state, task.area), unit(state, task) * 0.3))
            elif task.kind == "guard" and task.area:
                self.stakes.append((area_of(state, task.area), MISSION / 8))
            elif task.kind == "escort":
                drone = token_spaces(state, task.token)
                if drone:
                    self.stakes.append((field.ways.within(drone, 1), MISSION / 9))
            elif task.kind in ("switch", "carry"):
                lying = token_spaces(state, task.token)
                if lying:
                    self.stakes.append((lying, SQUAT))
            elif task.kind == "gather":
                self.stakes.append((area_of(state, task.area), SQUAT))

    def stake(self, mask: int) -> float:
        """What it is worth to stand there when the round ends."""
        return sum(worth for spaces, worth in self.stakes if spaces & mask)

    def goals(self) -> int:
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
        self.far = way(state, ground.goals(), marine=False, flies=self.demon.flying or self.large)
        self.reach: Reach | None = None
        self.bases: LargeReach | None = None
        if self.large:
            self.bases = LargeReach(state, figure, points)
        else:
            self.reach = Reach(state, figure, points)
        self.after = self._points_after()
        self._ends: dict[int, float] = {}
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
        near = min(self.far[space] for space in bits(mask))
        worth = -NEARER * min(near, FAR) + self.ground.stake(mask)
        if self.ground.careful:
            worth -= self._openness(mask)
        self._ends[mask] = worth
        return worth

    def _openness(self, mask: int) -> float:
        state = self.state
        sight = state.field.ways.sight
        whole = price(state.game, self.figure.kind) + self.ground.hunted.get(self.figure.kind, 0.0) * 0.4
        space = (mask & -mask).bit_length() - 1
        seen = 0
        for marine in self.ground.marines:
            if state.field.board.apart(space, marine.space) <= 9 and sight.sees(space, marine.space):
                seen += 1
        hurt = self.figure.damage / self.demon.health
        return OPEN * whole * min(seen, 2) * (1.0 + hurt)

    # --- attacks ----------------------------------------------------------------------------------------

    def odds(self, marine: Figure, cover: bool, swing: Swing) -> Odds:
        key = (marine.id, cover, swing)
        found = self._odds.get(key)
        if found is None:
            dice = list(swing.dice)
            if self.figure.stunned and dice:
                dice.remove("red" if "red" in dice else dice[0])
            found = self._odds[key] = strike_odds(
                self.state, marine, tuple(dice), swing.pierces, swing.extra, cover, INVADER
            )
        return found

    def swings(self) -> Iterable[tuple[str, Swing, float]]:
        """The plain attack, and the one that Argent Power lets reach further: name, swing, price."""
        yield "", self.swing, 0.0
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
        plain = hit_on_marine(state, marine, clear) + 0.3 * len(marine.carries) * clear.mean - cost
        plain += self._splash(marine)
        sight = field.ways.sight
        if self.large:
            assert self.bases is not None
            for base in self.bases.ends():
                if base.mask & near and sight.sees_any(base.mask, 1 << marine.space):
                    yield Strike(
                        plain + self.end_worth(base.mask),
                        plain,
                        base.anchor,
                        marine.id,
                        base.anchor,
                        name,
                        clear,
                    )
            return
        assert self.reach is not None
        spaces = field.scene.difficult | (
            field.occupied & ~field.where[marine.id] & ~field.where[self.figure.id]
        )
        pockets = field.scene.blocking and (self.demon.flying or pocket_of(state, self.figure))
        for points, layer in enumerate(self.reach.layers):
            here = layer & self.reach.stops & (near if not pockets else -1)
            while here:
                low = here & -here
                here ^= low
                space = low.bit_length() - 1
                if pockets and low & field.scene.blocking:
                    passage, look = field.ways.ignoring(field.ways.pockets.get(space, 0))
                    if passage.distance_between(low, 1 << marine.space) > swing.reach:
                        continue
                    if not look.sees(space, marine.space):
                        continue
                elif not (near & low and sight.sees(space, marine.space)):
                    continue
                gain, odds = plain, clear
                if self.ground.careful and not swing.ignores_cover:
                    if sight.in_cover(low, marine.space, spaces, field.ways.difficult_edges):
                        odds = self.odds(marine, True, swing)
                        gain = hit_on_marine(state, marine, odds) + self._splash(marine) - cost
                moved = points - 0.001 * points
                yield Strike(
                    gain + self.end_worth(low) - 0.001 * moved, gain, space, marine.id, space, name, odds
                )

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
        reach = Reach(self.state, self.figure, left, strike.stop)
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
        assert self.reach is not None
        here = self.figure.space
        best, end = self.end_worth(1 << here), here
        for space in bits(self.reach.within(self.points)):
            worth = self.end_worth(1 << space)
            if worth > best + 1e-9:
                best, end = worth, space
        return Strike(best, 0.0, end, "", end)

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


def promise(ground: Ground, figure: Figure) -> float:
    """What a demon's activation is thought to bring from where it stands."""
    speed = ground.state.game.demons[figure.kind].speed
    return DemonMind(ground, figure, speed, 1).best().gain
