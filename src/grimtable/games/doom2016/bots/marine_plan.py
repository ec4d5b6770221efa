"""Plans of a marine: a whole activation, thought out as a way, something to do on it and a place to end.

A candidate says how the main action is spent (a card, Sprint, an ability, or what is left of the card in
play), where he stops on the way to attack, to take or to switch something, and where he ends. It is worth the
exact chances of the attack, the objective's progress and the danger of the last space. Cards come back at the
end of the activation, so playing them costs nothing: their movement points count for every plan.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from grimtable.games.advice import NEVER
from grimtable.games.doom2016.bots.danger import crowd, danger_for
from grimtable.games.doom2016.bots.moods import PLAIN, MarineMood
from grimtable.games.doom2016.bots.purpose import Purpose, extra_for, far_from, hazard, prey, purpose_of
from grimtable.games.doom2016.bots.tasks import wins
from grimtable.games.doom2016.bots.values import GLORY, hit_on_demon, left_of, price
from grimtable.games.doom2016.bots.ways import FAR, Reach, first_spot, sees_one
from grimtable.games.doom2016.changes import has_set
from grimtable.games.doom2016.forecast import swing_now
from grimtable.games.doom2016.table import HEALTH, MARINE
from grimtable.games.doom2016.topics.movement import network_of
from grimtable.games.doom2016.topics.odds import Odds, Swing, card_swing, defences, strike_odds
from grimtable.games.doom2016.topics.sight import pocket_of
from grimtable.games.doom2016.topics.skills import skill
from grimtable.grid import bits
from grimtable.kernel import SeatId

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.items import ActionCard
    from grimtable.games.doom2016.procedures.marine_activation import MarineActivation
    from grimtable.games.doom2016.table import Figure
    from grimtable.games.doom2016.topics.odds import Defences
    from grimtable.grid import CornerSight
    from grimtable.kernel import Action
    from grimtable.kernel.identity import CardId

WEAPON: Final = 3.5  #: a new weapon set
GRENADE: Final = 1.6
HEALED: Final = 0.6  #: a wound that is healed, beside the danger it takes away
TELEPORTER: Final = 1.0  #: a teleporter that becomes active: a place to come back to
SECOND: Final = 0.7  #: what is counted of a second attack: the best one may be gone by then
LOOKED_AT: Final = 5  #: stops on the way whose onward ways are thought out


class Plan(NamedTuple):
    """One way to spend the activation."""

    worth: float
    kind: str  #: what is done at the stop: attack, glory, telefrag, deed, item, walk
    spend: str  #: how the main action is spent: a card, `sprint`, `ability`, or empty for what is in play
    stop: int
    cost: int
    target: str = ""
    end: int = -1
    odds: Odds | None = None
    gain: float = 0.0  #: what is done at the stop, alone
    then: str = ""  #: the objective's bonus ability that is used after the attack


class Candidate(NamedTuple):
    """Something to stop for on the way."""

    rough: float  #: what it is worth to do it and to end there
    space: int
    cost: int
    gain: float
    kind: str
    target: str
    odds: Odds | None = None


@lru_cache(maxsize=64)
def _noted(*everything: Hashable) -> dict[int, float]:
    """What it is worth to end on a space: a note that is the same one as long as all this is the same."""
    return {}


class MarineMind:
    """What a marine who acts thinks over, once for a decision."""

    def __init__(
        self,
        state: DoomState,
        seat: SeatId,
        activation: MarineActivation,
        *,
        careful: bool,
        mood: MarineMood = PLAIN,
    ) -> None:
        self.mood = mood
        self.state, self.seat, self.activation, self.careful = state, seat, activation, careful
        self.game = state.game
        self.figure = state.table.figures[seat]
        self.marine = state.table.marines[seat]
        self.purpose: Purpose = purpose_of(state, seat)
        self.pull = (self.purpose.urgent if careful else self.purpose.pull) * mood.way
        self.far = far_from(state, self.purpose)
        self.prey = prey(state)
        self.danger = danger_for(state, seat) if careful else None
        self.others = crowd(state, seat)
        self.hazard = hazard(state)
        self._ends = _noted(
            state.field.ways,
            network_of(state) if state.table.teleporters else 0,
            (self.purpose.goals, self.purpose.slack, self.pull, self.purpose.hold),
            tuple(self.hazard.items()),
            (left_of(state, self.figure), self.others),
            self.danger,
            mood.danger,
        )
        self._ranked: list[int] | None = None
        self._onwards: dict[tuple[int, int], tuple[float, int]] = {}
        self._reaches: dict[tuple[int, int], Reach] = {}
        self._after: dict[tuple[int, int], tuple[float, str]] = {}
        self._sprints: dict[int, Plan] = {}
        self._odds: dict[tuple[str, Swing, bool], Odds] = {}
        self._cards: dict[str, Defences] = {}
        self._covered: dict[tuple[int, str], bool] = {}  #: from where a demon is in cover, whatever he shoots
        self._extras: dict[str, float] = {}
        types, copies, cards = self.game.types, self.game.copies, self.game.action_cards
        self.hand: list[tuple[CardId, ActionCard]] = [
            (card, cards[copies[card]]) for card in self.marine.hand if card in types
        ]
        self.bonus = sum(card.speed for _, card in self.hand if card.type == "bonus") if careful else 0
        self.mains = [(id, card) for id, card in self.hand if card.type == "main"]
        self.demons = [each for each in state.table.figures.values() if each.kind != MARINE]
        fast = self.fastest() if activation.mains > 0 else 0
        self.most = activation.points + self.bonus + fast * (min(2, activation.mains) if careful else 1)
        self.reach = Reach(state, self.figure, self.most)
        self._stops = self._things_to_do()
        #: space, worth and name of what may be done after an attack; what has to wait for it is named
        #: (D16-ABL-12)
        self._later = [
            (space, worth, name if kind == "deed" and self._moment(name) == "bonus" else "")
            for space, kind, worth, name in self._stops
            if self._comes_after(kind, name)
        ]

    def _comes_after(self, kind: str, name: str) -> bool:
        """Whether something is planned behind an attack: a rule of thumb knows only what must be."""
        if kind == "deed" and wins(self.state, name):
            return False
        if not self.careful:
            return kind == "deed" and self._moment(name) == "bonus"
        return kind != "telefrag"

    @property
    def may_stay(self) -> bool:
        """Whether he stands where he may stop: not among others on his way."""
        return bool(self.reach.stops >> self.reach.start & 1)

    @property
    def sprint(self) -> int:
        return self.game.ruleset.sprint + skill(self.state, self.seat, "sprint")

    def fastest(self, *without: CardId) -> int:
        """The most movement points that a main action brings, without some of the cards."""
        left = [(id, card) for id, card in self.hand if id not in without]
        speeds = [self.speed_of(card) for _, card in left if card.type == "main"]
        if left:
            speeds.append(self.sprint)
        return max(speeds, default=0)

    def further(self, spent: int, *without: CardId) -> int:
        """The points of one more main action than so many: a rule of thumb does not count so far."""
        return self.fastest(*without) if self.careful and self.activation.mains > spent else 0

    # --- places -----------------------------------------------------------------------------------------

    def end_worth(self, space: int) -> float:
        """What it is worth to end the activation on a space."""
        found = self._ends.get(space)
        if found is not None:
            return found
        purpose = self.purpose
        far = max(0, min(self.far[space], FAR) - purpose.slack)
        worth = -self.pull * far
        if purpose.hold and far == 0:
            worth += purpose.hold
        if self.hazard:
            hurt = self.hazard.get(space, 0)
            worth -= hurt * (1.2 if hurt < left_of(self.state, self.figure) else 4.0)
        if self.danger is not None:
            cost = self.danger.price(self.state, self.seat, space, self.others, self.figure.damage)
            worth -= self.mood.danger * cost
        self._ends[space] = worth
        return worth

    def ranked(self) -> list[int]:
        """All places that could be reached, the best to end on first."""
        if self._ranked is None:
            # Who shares a space on his way has to go on; where there is no way on, the space has to do.
            there = self.reach.within(self.most) & ~self.reach.deadly
            places = bits(there or 1 << self.reach.start)
            self._ranked = sorted(places, key=lambda space: -self.end_worth(space))
        return self._ranked

    def best_end(self, reach: Reach, points: int) -> tuple[float, int]:
        """The best place to end with so many points."""
        there = reach.within(points)
        for space in self.ranked():
            if there >> space & 1:
                return self._ends[space], space
        return self.end_worth(reach.start), reach.start

    def _things_to_do(self) -> list[tuple[int, str, float, str]]:
        """Space, kind, worth and target of everything but attacks that could be done by going there."""
        state = self.state
        found: list[tuple[int, str, float, str]] = []
        reached = self.reach.within(self.most)
        for space, (ability, worth) in self.purpose.deeds.items():
            if reached >> space & 1 and not self._needs_main(ability):
                found.append((space, "deed", worth, ability))
        damage = self.figure.damage
        for space, items in state.table.items.items():
            if not reached >> space & 1:
                continue
            for item in items:
                if item == HEALTH:
                    heals = min(self.game.ruleset.health_pack, damage)
                    if heals >= 2:
                        found.append((space, "item", self._relief(space, heals), item))
                elif not has_set(state, self.seat, item) and state.table.sets.get(item):
                    worth = GRENADE if self.game.sets[item].grenade else WEAPON
                    found.append((space, "item", worth, item))
        for space, active in state.table.teleporters.items():
            if self.careful and not active and reached >> space & 1:
                found.append((space, "teleporter", TELEPORTER, ""))
        if self.careful and self.reach.network & state.field.demons:
            found += self._telefrags(reached)
        if self.reach.deadly:
            for demon in self.demons:
                where = state.field.where[demon.id]
                if where & self.reach.deadly & reached:
                    worth = price(self.game, demon.kind) + self.extra(demon) + GLORY - 0.8
                    heals = min(self.game.ruleset.glory_heals, damage)
                    for space in bits(where & reached):
                        found.append((space, "glory", worth + self._relief(space, heals), demon.id))
        return found

    def _relief(self, space: int, heals: int) -> float:
        """What healing is worth, and what ending on a space costs less for it."""
        worth = HEALED * heals
        if self.danger is None:
            return worth
        before, after = self.figure.damage, self.figure.damage - heals
        worth += self.danger.price(self.state, self.seat, space, self.others, before)
        return worth - self.danger.price(self.state, self.seat, space, self.others, after)

    def _telefrags(self, reached: int) -> Iterable[tuple[int, str, float, str]]:
        """D16-TEL-07: a demon on an active teleporter is killed by who comes there through another one."""
        state, network = self.state, self.reach.network
        for demon in self.demons:
            ends = state.field.where[demon.id] & network & ~self.reach.rough
            if not ends:
                continue
            end = ends.bit_length() - 1
            worth = price(self.game, demon.kind) + self.extra(demon) + self.end_worth(end)
            for space in bits(network & reached & ~ends):
                yield space, "telefrag", worth - self.end_worth(space), demon.id

    def _moment(self, ability: str) -> str:
        source = self.game.sources.get(ability)
        return "" if source is None else source.ability.moment

    def _needs_main(self, ability: str) -> bool:
        return self._moment(ability) == "main"

    def extra(self, demon: Figure) -> float:
        found = self._extras.get(demon.id)
        if found is None:
            found = self._extras[demon.id] = extra_for(self.state, self.prey, demon)
        return found

    # --- attacks ----------------------------------------------------------------------------------------

    def odds(self, demon: Figure, swing: Swing, cover: bool) -> Odds:
        """The chances of an attack, worked out once."""
        key = (demon.id, swing, cover)
        found = self._odds.get(key)
        if found is None:
            dice = list(swing.dice)
            if self.figure.stunned and dice:
                dice.remove("red" if "red" in dice else dice[0])
            hides = cover and not swing.ignores_cover
            cards = self._cards.get(demon.kind)
            if cards is None:
                cards = self._cards[demon.kind] = defences(self.state, demon, self.seat)
            found = self._odds[key] = strike_odds(
                self.state, demon, tuple(dice), swing.pierces, swing.extra, hides, self.seat, cards
            )
        return found

    def shots(self, swing: Swing, points: int, times: int) -> Iterable[tuple[int, int, float, Figure, Odds]]:
        """Space, cost, worth, target and odds of the attacks that could be made with so many points."""
        state, field = self.state, self.state.field
        lasting, ways = state.lasting, field.ways
        reached = self.reach.within(points) & ~self.reach.deadly
        for demon in self.demons:
            where = field.where[demon.id]
            pocket = pocket_of(state, demon) if field.scene.blocking else 0
            near = (
                ways.ignoring(pocket)[0].reach(where, swing.reach)
                if pocket
                else ways.within(where, swing.reach)
            )
            spots = reached & near
            if not spots or (lasting.by_name and lasting.forbids("be_attacked", demon.id) is not None):
                continue
            places = self._spots(spots, ways.ignoring(pocket)[1], where)
            if not places:
                continue
            clear = self.odds(demon, swing, False)
            extra = self.extra(demon)
            plain = hit_on_demon(state, demon, clear, extra)
            follow = hit_on_demon(state, demon, clear, extra, follow=True)
            hides = self.careful and not where & (where - 1) and not swing.ignores_cover
            own = 1 << self.figure.space & ~field.shared
            bodies = field.scene.difficult | (field.occupied & ~where & ~own)
            for space in places:
                cost = self.reach.cost(space)
                left = points - cost
                close = left >= 2 and ways.within(where, max(1, left - 1)) >> space & 1
                worth, odds = (follow if close else plain), clear
                if hides:
                    covered = self._covered.get((space, demon.id))
                    if covered is None:
                        sight = ways.ignoring(pocket)[1]
                        covered = sight.in_cover(1 << space, demon.space, bodies, ways.difficult_edges)
                        self._covered[space, demon.id] = covered
                    if covered:
                        odds = self.odds(demon, swing, True)
                        worth = hit_on_demon(state, demon, odds, extra, follow=bool(close))
                worth *= self.mood.blood
                if times > 1:
                    worth *= 1.0 + 0.7 * (times - 1)
                yield space, cost, worth, demon, odds

    def _spots(self, spots: int, sight: CornerSight, where: int) -> list[int]:
        """A few places that see a target: where he stands, the nearest, and the best to end on.

        Sight is asked for one place after the other: a rule of thumb needs one, and a whole map takes long.
        """
        here = self.reach.start
        target = bits(where)
        found: list[int] = []
        if spots >> here & 1 and sees_one(sight, here, target):
            found.append(here)
        if not self.careful:
            return found or first_spot(self.reach.layers, spots, sight, target)
        for space in self.ranked():
            if spots >> space & 1 and space != here and sees_one(sight, space, target):
                found.append(space)
                if len(found) > LOOKED_AT:
                    break
        return found

    # --- plans ------------------------------------------------------------------------------------------

    def plans(
        self,
        spend: str,
        swing: Swing | None,
        points: int,
        times: int = 1,
        strike: int | None = None,
        further: int = 0,
    ) -> Plan:
        """The best plan with so many points and this attack, `strike` of them before it; `further` points
        come with another main action, which would give the attack up.
        """
        attacks: list[Candidate] = []
        if swing is not None:
            attacks = [
                Candidate(gain + self.end_worth(space), space, cost, gain, "attack", demon.id, shot)
                for space, cost, gain, demon, shot in self.shots(
                    swing, points if strike is None else strike, times
                )
            ]
            attacks.sort(key=lambda each: -each.rough)
        candidates = list(attacks)
        for space, kind, gain, target in self._stops:
            # Through the teleporter is a step more.
            cost = self.reach.cost(space) + (kind == "telefrag")
            if cost <= points + further:
                candidates.append(Candidate(gain + self.end_worth(space), space, cost, gain, kind, target))
        candidates.sort(key=lambda each: -each.rough)
        worth, end = self.best_end(self.reach, points + further)
        best = Plan(worth, "walk", spend, end, self.reach.cost(end), "", end)
        tried: set[int] = set()
        for each in candidates:
            space, gain = each.space, each.gain
            left = points + further - each.cost
            looked_at = space in tried or len(tried) < LOOKED_AT
            if left > 0 and self.careful and looked_at:
                tried.add(space)
                onward = self._onward(space, left)
                total, end = gain + onward[0], onward[1]
            elif left > 0 and not self.careful:
                # A rule of thumb: what is left of the points is way towards the goal.
                total, end = each.rough + min(left, self.far[space]) * self.pull, space
            else:
                total, end = each.rough, space
            then = ""
            if each.kind == "attack":
                after, ability = self._thing_after(space, left)
                if gain + after > total:
                    total, then = gain + after, ability
            elif attacks and self.careful and looked_at and not self._gives_up(each):
                before = points if strike is None else strike
                total = max(total, gain + self._attack_after(attacks, space, before - each.cost, left))
            if total > best.worth + 1e-9:
                best = Plan(
                    total, each.kind, spend, space, each.cost, each.target, end, each.odds, gain, then
                )
        return best

    def _gives_up(self, thing: Candidate) -> bool:
        """Whether doing something ends the attack of the card in play (D16-ABL-12)."""
        return thing.kind == "deed" and self._moment(thing.target) == "bonus"

    def _thing_after(self, space: int, left: int) -> tuple[float, str]:
        """The best thing that can still be done after an attack, and its name if it has to wait for that
        (D16-ABL-12).
        """
        found = self._after.get((space, left))
        if found is None:
            found = NEVER, ""
            onward = self._reach_from(space, left)
            there = onward.within(left) | 1 << space
            for goal, gain, ability in self._later:
                if there >> goal & 1:
                    more = left - onward.cost(goal)
                    end = self._onward(goal, more)[0] if more > 0 and self.careful else self.end_worth(goal)
                    if gain + end > found[0]:
                        found = gain + end, ability
            self._after[space, left] = found
        return found

    def _attack_after(self, attacks: Sequence[Candidate], space: int, strike: int, left: int) -> float:
        """The best attack that can still be made with `strike` points after something was done on a space."""
        best = NEVER
        if strike < 0:
            return best
        onward = self._reach_from(space, strike)
        for each in attacks[:LOOKED_AT]:
            cost = onward.cost(each.space)
            if cost <= strike:
                best = max(best, each.gain + self._onward(each.space, left - cost)[0])
        return best

    def _reach_from(self, space: int, points: int) -> Reach:
        found = self._reaches.get((space, points))
        if found is None:
            found = self._reaches[space, points] = self.reach.onward(space, max(0, points))
        return found

    def _onward(self, space: int, left: int) -> tuple[float, int]:
        found = self._onwards.get((space, left))
        if found is None:
            found = self._onwards[space, left] = self.best_end(self._reach_from(space, left), left)
        return found

    def now(self) -> Plan:
        """The best plan with what is in play: points, the attack of the card, and bonus cards."""
        swing = swing_now(self.state, self.activation)
        times = self.activation.attacks
        # Another card gives up what is left of this one (D16-CRD-05), so the attack comes before its points.
        points = self.activation.points
        further = self.further(0) if swing is not None else 0
        return self.plans("", swing, points + self.bonus, times, points, further)

    def with_card(self, id: CardId, card: ActionCard, further: int = 0) -> Plan:
        """The best plan that plays a card of the hand now, the bonus cards after its attack."""
        own = self.activation.points + self.speed_of(card)
        points = max(own, self.activation.points + self.bonus)
        if card.type == "main":
            points = own + self.bonus
        return self.plans(id, self._swing(card), points, max(1, card.attacks), own, further)

    def with_mains(self) -> dict[str, Plan]:
        """The best plan with each main card, another main action behind it: an attack or a way."""
        plans: dict[str, Plan] = {id: self.with_card(id, card) for id, card in self.mains}
        if not self.careful or self.activation.mains < 2:
            return plans
        attacks = {id: plan.gain for id, plan in plans.items() if plan.kind == "attack"}
        for id, card in self.mains:
            second = max([gain for other, gain in attacks.items() if other != id], default=0.0)
            if id in attacks:
                plans[id] = plans[id]._replace(worth=plans[id].worth + SECOND * second)
            further = self.further(1, id)
            if further:
                plans[id] = max(plans[id], self.with_card(id, card, further), key=lambda plan: plan.worth)
        return plans

    def with_bonus_first(self) -> Plan | None:
        """The best plan that needs the points of bonus cards before the attack of a main card: once that card
        is in play, they would give its attack up (D16-CRD-05). Its cost is what the main card leaves to them.
        """
        best: Plan | None = None
        if not self.bonus:
            return None
        for _, card in self.mains:
            speed = self.speed_of(card)
            own = self.activation.points + speed
            found = self.plans("bonus", self._swing(card), own + self.bonus, max(1, card.attacks))
            if found.kind == "attack" and found.cost > own and (best is None or found.worth > best.worth):
                best = found._replace(cost=found.cost - speed)
        return best

    def speed_of(self, card: ActionCard) -> int:
        """The movement points that a card brings when it is played."""
        more = skill(self.state, self.seat, "speed") if card.speed and card.type == "main" else 0
        return max(0, card.speed + more)

    def _swing(self, card: ActionCard) -> Swing | None:
        """What he attacks with when he plays a card now."""
        swing = card_swing(self.state, self.seat, card, self.activation.moved + min(4, self.speed_of(card)))
        if swing is not None and self.activation.extra_dice:
            swing = swing._replace(dice=(*swing.dice, *self.activation.extra_dice))
        return swing

    def with_sprint(self, id: CardId, card: ActionCard) -> Plan:
        """The best plan that discards a card for points: the points of a bonus card are lost with it."""
        lost = card.speed if card.type == "bonus" and self.careful else 0
        found = self._sprints.get(lost)
        if found is None:
            points = self.activation.points + self.bonus - lost + self.sprint
            found = self.plans("sprint", None, points, further=self.further(1, id))
            if self.careful and self.activation.mains > 1:
                # The other main action may be an attack from where the points lead.
                for other, second in self.mains:
                    if other != id:
                        own = self.activation.points + self.sprint + self.speed_of(second)
                        most, times = own + self.bonus - lost, max(1, second.attacks)
                        then = self.plans("sprint", self._swing(second), most, times, own)
                        found = max(found, then, key=lambda plan: plan.worth)
            self._sprints[lost] = found
        return found

    def with_ability(self) -> Plan | None:
        """The best plan that spends the main action on the objective: to close a portal."""
        points = self.activation.points + self.bonus
        best: Plan | None = None
        for space, (ability, gain) in self.purpose.deeds.items():
            if not self._needs_main(ability):
                return None
            cost = self.reach.cost(space)
            if cost <= points and self.reach.stops >> space & 1:
                worth, end = gain + self.end_worth(space), space
                if points > cost and self.careful:
                    onward = self._onward(space, points - cost)
                    worth, end = gain + onward[0], onward[1]
                if best is None or worth > best.worth:
                    best = Plan(worth, "deed", "ability", space, cost, ability, end, None, gain)
        return best

    def step_to(self, space: int) -> Action | None:
        """The first step of the way to a space."""
        return self.reach.first(self.state, space, self.seat)


def keep_worth(card: ActionCard) -> float:
    """What it is worth to have a card in the hand rather than in the discard pile."""
    if card.type == "reaction":
        return 1.1  # it saves a wound or two before he acts again
    dice = 0.0
    if card.attack is not None:
        dice = sum(2.0 if die == "black" else 1.17 for die in card.attack.dice) * max(1, card.attacks)
    return 0.2 * dice + 0.08 * card.speed + (0.3 if card.type == "bonus" else 0.0)
