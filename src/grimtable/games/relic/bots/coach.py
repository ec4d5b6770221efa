"""The coach of Relic: the veteran's advice, with where a move leads and what is at stake there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from grimtable.games.advice import NEVER, Advice
from grimtable.games.coaching import Course, Point, Told, effect_of, percent, small
from grimtable.games.relic import actions as act
from grimtable.games.relic.bots.answering import ability_of
from grimtable.games.relic.bots.fights import Fight, undeclared, value_in
from grimtable.games.relic.bots.mind import Mind
from grimtable.games.relic.bots.moving import after_throwing, asking, test_value
from grimtable.games.relic.bots.possessions import asset_worth, mission_ease, power_worth
from grimtable.games.relic.bots.visits import drawn_worth
from grimtable.games.relic.bots.weighing import weigh
from grimtable.games.relic.bots.worth import WIN
from grimtable.games.relic.choices import ChoosingSpace
from grimtable.games.relic.items import Cost
from grimtable.games.relic.procedures.experience import Experience
from grimtable.games.relic.procedures.throwing import total
from grimtable.games.relic.remembering import Battle, Engagement, Moving, Test
from grimtable.games.relic.table import ATTRIBUTES, WARP_RIFT
from grimtable.games.relic.topics.abilities import fitting
from grimtable.games.relic.topics.board import CLOCKWISE, COUNTER, next_space
from grimtable.games.relic.topics.cards import level_cost, trophy_points
from grimtable.games.relic.topics.dice import known_odds, pass_chance
from grimtable.kernel import Action, SeatId
from grimtable.kernel.action import Pass
from grimtable.narration import offers
from grimtable.narration.values import NOTHING

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.narration import Names

FELT = 0.15  #: what is worth a word, in influence
FIRST = 50.0  #: what is told before anything else
QUOTED = 160  #: letters of a text box that is told in full


class RelicCoach:
    """Hints for any hero."""

    def weigh(self, state: RelicState, seat: SeatId) -> Sequence[Advice]:
        """What the veteran thinks."""
        return weigh(state, seat, state.legal, exact=True)

    def goes_on(self, start: RelicState, state: RelicState, seat: SeatId) -> bool:
        """Dice and decks decide what comes next, so a course ends with its first action."""
        return False

    def told(self, course: Course, names: Names) -> Told | None:
        """The action with what it leads to."""
        state: RelicState = course.start
        action = course.advice.action
        mind = Mind(state, course.seat, exact=True)
        teller = Teller(mind, names, course.advice.worth)
        offered = offers(state, names)[state.legal.index(action)]
        found = teller.moved(action) or teller.fought(action) or teller.chosen(action)
        if found is None:
            return None
        deed, points, route = found
        deed = deed or small(offered.label)
        places = tuple(state.game.space_ids[space] for space in route)
        return Told((deed,), points, places if len(places) > 1 else (), places[-1:], (), (deed,))


class Teller:
    """Puts one decision of one hero into words."""

    def __init__(self, mind: Mind, names: Names, worth: float) -> None:
        self.mind, self.names, self.worth = mind, names, worth
        self.state, self.me, self.game = mind.state, mind.me, mind.state.game

    def title(self, space: int) -> str:
        """What a space is called."""
        return self.names.of(self.game.space_ids[space])

    # --- moving -----------------------------------------------------------------------------------

    def moved(self, action: Action) -> tuple[str, list[Point], list[int]] | None:
        """A move: where it leads, and what is there."""
        memory = asking(self.mind)
        say = self.names.say
        if isinstance(action, act.Go):
            moving = self.state.in_progress(Moving)
            steps = moving.points if moving is not None else int(getattr(memory, "steps", 1))
            path = self.path(self.me.space, steps, action.direction)
            deed = say("hint-do-go", direction=action.direction, space=self.title(path[-1]))
            return deed, self.visit(path[-1]), path
        if isinstance(action, act.UseMovementBox | act.MoveOn):
            moving = self.state.innermost(Moving)
            if isinstance(action, act.MoveOn):
                path = self.path(self.me.space, moving.points, moving.direction)
                deed = say("hint-do-on", space=self.title(path[-1]))
                return deed, self.visit(path[-1]), path
            box = self.game.spaces[self.me.space].movement_box
            assert box is not None  # otherwise it would not be offered
            to = self.game.space_numbers[box.to]
            points = self.rift() if to == WARP_RIFT else self.visit(to)
            return say("hint-do-box", space=self.title(to)), points, [self.me.space, to]
        if isinstance(memory, Moving) and isinstance(action, act.Roll):
            return self.rolled()
        if isinstance(memory, Moving) and isinstance(action, act.PlayValue):
            return self.paced(action)
        if isinstance(memory, Moving) and isinstance(action, act.ChooseSpace):
            return "", self.visit(action.space), [action.space]
        return None

    def path(self, space: int, steps: int, direction: str) -> list[int]:
        """The spaces of a walk, the first one included; movement boxes on the way are another decision."""
        found = [space]
        for _ in range(steps):
            found.append(next_space(found[-1], direction))
        return found

    def best_end(self, steps: int) -> tuple[float, list[int]]:
        """The better of the two directions."""
        ways = [self.path(self.me.space, steps, direction) for direction in (CLOCKWISE, COUNTER)]
        return max((self.mind.arriving(way[-1]), way) for way in ways)

    def slower(self) -> int:
        lasting = self.state.lasting
        return lasting.total("movement", self.me.seat) if lasting.by_name else 0

    def rolled(self) -> tuple[str, list[Point], list[int]] | None:
        """The movement die: the best that it may bring."""
        if self.me.space >= WARP_RIFT:
            return None
        faces = [(*self.best_end(max(1, face + self.slower())), face) for face in range(1, 7)]
        _, way, face = max(faces)
        values: dict[str, object] = {"face": face, "space": self.title(way[-1])}
        points = [Point("die", FIRST, values)]
        points += [point for point in self.visit(way[-1]) if point.weight > 0][:1]
        return self.names.say("hint-do-die"), points, []

    def paced(self, action: act.PlayValue) -> tuple[str, list[Point], list[int]] | None:
        """A Power card instead of the die."""
        value = self.game.values[action.card]
        if self.me.space >= WARP_RIFT:
            return None
        _, way = self.best_end(max(1, value + self.slower()))
        card = self.names.of(action.card)
        deed = self.names.say("hint-do-pace", card=card, number=value, space=self.title(way[-1]))
        cost = Point("power", -power_worth(self.state, action.card), {"card": card})
        return deed, [*self.visit(way[-1]), cost], way

    def rift(self) -> list[Point]:
        """The run for victory."""
        chance = self.mind.chance(self.me)
        weight = WIN * (chance - 0.1)
        return [Point("run", weight, {"chance": percent(chance)})]

    def visit(self, space: int) -> list[Point]:
        """What ending a move on a space brings, in the veteran's own weights."""
        if space >= WARP_RIFT:
            return self.rift()
        mind, names, game = self.mind, self.names, self.game
        visits = mind.visits
        title = self.title(space)
        found: list[Point] = []
        errand = visits.errand.of_space(space)
        if errand > 0:
            found.append(Point("mission", errand, {"mission": names.of(self.me.mission)}))
        cards = self.state.table.spaces[space]
        lying = [0, 0, 0]
        for card in cards:
            kind = game.types[card]
            if kind == "enemy":
                lying[ATTRIBUTES.index(str(game.threats[card].attribute))] += game.values[card]
            elif kind == "asset":
                worth = asset_worth(self.state, self.me, card, keeping=False)
                found.append(Point("asset", max(FELT, worth), {"card": names.of(card)}))
            else:
                worth = mind.judge.source(game.threats[card].do, card)
                found.append(Point("meeting", worth, {"card": names.of(card)}))
        for at, value in enumerate(lying):
            if value:
                group = [c for c in cards if game.threats[c].attribute == ATTRIBUTES[at]]
                odds = Fight(visits.arms.values[at] - value, visits.arms.dice).odds
                values: dict[str, object] = {
                    "enemies": names.joined([names.of(card) for card in group]),
                    "chance": percent(odds.won),
                    "attribute": ATTRIBUTES[at],
                    "count": len(group),
                }
                found.append(Point("foes", visits.fight(ATTRIBUTES[at], value), values))
        colours = visits.missing(space)
        if colours:
            drawn = drawn_worth(game, visits.arms, colours, (0, 0, 0))
            values = {"number": len(colours), "colour": colours[0] if len(set(colours)) == 1 else "mixed"}
            found.append(Point("draw", drawn, values))
        elif not cards and game.spaces[space].boxes:
            worth = visits.boxes(space)
            crossing = visits.crossing(space)
            boxes = [names.word(box.title) for box in game.spaces[space].boxes]
            if crossing is not None:
                found.append(Point("crossing", 0.5, {"space": self.title(crossing[0])}))
            found.append(Point("box", worth, {"boxes": names.joined(boxes, "or"), "space": title}))
        if space < len(mind.routes.arriving):
            later = mind.arriving(space) - mind.routes.now[space]
            found.append(Point("later", 0.08 * later))
        return found

    # --- fighting ---------------------------------------------------------------------------------

    def fought(self, action: Action) -> tuple[str, list[Point], list[int]] | None:
        """Battles and tests: how likely they are won."""
        mind, names, state = self.mind, self.names, self.state
        memory = asking(mind)
        if isinstance(action, act.Fight) and isinstance(memory, Engagement):
            value = value_in(state, self.me, action.attribute)
            cards = [
                card
                for card in state.table.spaces[self.me.space]
                if self.game.threats[card].attribute == action.attribute and card not in state.table.evaded
            ]
            value -= sum(self.game.values[card] for card in cards)
            chance = percent(Fight(value).odds.won)
            enemies = names.joined([names.of(card) for card in cards])
            values: dict[str, object] = {"chance": chance, "enemies": enemies}
            return "", [Point("battle", 0.2 + self.worth, values)], []
        if isinstance(action, act.Evade):
            return "", [Point("evade", self.worth, {"card": names.of(action.card)})], []
        contest = self.game.contest(state)
        fight = mind.fight
        if isinstance(action, act.Declare | act.Ready) and contest is not None:
            return self.bonus(action, contest)
        if isinstance(action, act.Roll | act.PlayValue) and contest is not None:
            if isinstance(contest, Battle) and fight is None:
                return None
            certain = self.game.values[action.card] if isinstance(action, act.PlayValue) else None
            chance = self.contest_chance(certain)
            values = {"chance": chance, "kind": "battle" if isinstance(contest, Battle) else "test"}
            points = [Point("odds", 0.3 + chance / 20, values)]
            if isinstance(action, act.PlayValue):
                card = names.of(action.card)
                points.append(Point("power", -power_worth(state, action.card), {"card": card}))
                return names.say("hint-do-value", card=card, number=certain or 0), points, []
            return "", points, []
        return None

    def bonus(
        self, action: act.Declare | act.Ready, contest: Battle | Test
    ) -> tuple[str, list[Point], list[int]] | None:
        """A bonus: what it does to the chance, and what it takes; or how things stand without it."""
        mind, state = self.mind, self.state
        kind = "battle" if isinstance(contest, Battle) else "test"
        if isinstance(contest, Battle) and mind.fight is None:
            return None
        if isinstance(action, act.Ready):
            # What costs nothing is counted in already; whoever is ready now goes without it.
            by = -undeclared(state, contest) if isinstance(contest, Battle) else 0
            return "", [Point("ready", 0.01, {"chance": self.lifted(contest, by), "kind": kind})], []
        table = self.game.battle_bonus if kind == "battle" else self.game.test_bonus
        found = fitting(state, mind.seat, action.card, table[action.card], contest.attribute)
        price = self.price(
            action.card,
            Cost(
                charge=any(each.charge for each in found),
                influence=sum(each.influence for each in found),
                discard=any(each.discard for each in found),
            ),
        )
        amount = sum(each.amount for each in found)
        counted = amount if price == NOTHING and isinstance(contest, Battle) else 0
        before, after = self.lifted(contest, -counted), self.lifted(contest, amount - counted)
        values: dict[str, object] = {"before": before, "after": after, "price": price, "kind": kind}
        return "", [Point("bonus", max(0.01, self.worth), values)], []

    def lifted(self, contest: Battle | Test, by: int) -> int:
        """The chance to win or to pass with so much more, in per cent."""
        fight = self.mind.fight
        if isinstance(contest, Battle):
            assert fight is not None  # whose battle it is not declares nothing
            return percent(fight.better(by=by).odds.won)
        return percent(pass_chance(contest.target - test_value(self.mind, contest) - by))

    def price(self, source: str, cost: Cost | None, *, card: bool = False) -> str:
        """What using something takes, in words; `card`: the card itself is gone afterwards."""
        say = self.names.say
        said = []
        if cost is not None:
            left = self.state.table.charges.get(source, 0)
            said = [say("hint-cost-charge", left=left)] if cost.charge else []
            for name in ("influence", "life", "power_cards", "assets", "trophies"):
                if number := getattr(cost, name):
                    said.append(say(f"hint-cost-{name}", number=number))
            card = card or cost.discard
        if card:
            said.append(say("hint-cost-card"))
        return self.names.joined(said) or NOTHING

    def contest_chance(self, certain: int | None) -> int:
        """The chance to win or to pass if the next die is thrown, or is this value, in per cent."""
        throw = asking(self.mind)
        contest = self.game.contest(self.state)
        thrown = total(throw.chains)
        waiting = sum(1 for chain in throw.chains if chain[-1] == 6) if throw.chains else throw.count
        if certain is not None:
            waiting -= 0 if certain == 6 else 1
        sure = thrown + (certain or 0)
        if isinstance(contest, Battle):
            fight = self.mind.fight
            return percent(after_throwing(fight, sure, waiting)[0]) if fight is not None else 0
        assert isinstance(contest, Test)
        need = contest.target - sure - test_value(self.mind, contest)
        if sure:
            return percent(known_odds(1 - need, waiting).won if waiting > 0 else float(need <= 0))
        return percent(pass_chance(need, max(1, waiting)))

    # --- choosing ---------------------------------------------------------------------------------

    def chosen(self, action: Action) -> tuple[str, list[Point], list[int]] | None:
        """Cards, boxes, levels and missions."""
        names, state, game = self.names, self.state, self.game
        weight = self.worth if abs(self.worth) > 0.01 else 0.01
        if isinstance(action, act.CarryOut):
            space = game.spaces[self.me.space]
            text = next((names.prose(box.text) for box in space.boxes if box.title == action.box), "")
            values: dict[str, object] = {"box": names.word(action.box)}
            text = text.partition(": ")[2] or text  # its title stands before it
            values["text"] = text.rstrip(".") if 0 < len(text) <= QUOTED else "nothing"
            values |= _size(self.worth)
            return "", [Point("carry", weight, values)], []
        memory = asking(self.mind)
        spending = any(isinstance(each, act.SpendTrophy) for each in state.legal)
        if spending and isinstance(memory, Experience) and isinstance(action, act.SpendTrophy | act.Done):
            cost = level_cost(state, self.me)
            have = memory.worth + trophy_points(state, self.me.trophies)
            if isinstance(action, act.SpendTrophy):
                values = {"levels": have // cost if cost else 0, "points": have}
                return "", [Point("level" if self.worth > 0 else "waste", weight, values)], []
            return "", [Point("enough", weight, {"short": max(0, cost - have)})], []
        if isinstance(action, act.KeepMission):
            card = game.missions[action.card]
            ease = percent(mission_ease(card))
            return "", [Point("keep-mission", weight, {"mission": names.of(action.card), "chance": ease})], []
        if isinstance(action, act.Use | act.PlayCard):
            return self.ability(action, weight)
        if isinstance(action, act.ChooseOption | act.ChooseSpace):
            return self.option(action)
        if isinstance(action, act.DrawFrom):
            return self.deck(action)
        if isinstance(action, act.SpendInfluence):
            return "", [Point("spend", max(0.01, weight), {"number": action.number})], []
        if isinstance(action, act.Discard):
            free = "yes" if any(isinstance(each, act.Done) for each in state.legal) else "no"
            values = {"card": names.of(action.card), "free": free}
            return "", [Point("discard", max(0.01, 5.0 + self.worth), values)], []
        if isinstance(action, act.Done) and all(
            isinstance(each, act.Discard | act.Done) for each in state.legal
        ):
            return "", [Point("keep-all", 0.01)], []
        if isinstance(action, Pass | act.Decline | act.EndPhase):
            if all(isinstance(each, act.ChooseSpace) for each in state.legal if each != action):
                return "", [Point("remain", 0.01)], []
            others = {getattr(each, "card", "") for each in state.legal if each != action}
            only = names.of(others.pop()) if len(others) == 1 and "" not in others else NOTHING
            return "", [Point("leave", 0.01, {"card": only})], []
        if self.worth <= NEVER / 2:
            return "", [Point("never", 0.01)], []
        return None

    def ability(
        self, action: act.Use | act.PlayCard, weight: float
    ) -> tuple[str, list[Point], list[int]] | None:
        """An ability at a moment: what it does, what that is worth in influence, and what it takes."""
        is_card = isinstance(action, act.PlayCard)
        ability, worth, _ = ability_of(self.mind, action.card)
        price = self.price(action.card, ability.cost, card=is_card)
        item = self.game.sources[action.card]
        # Where more than one thing is printed, the words are not those of this ability alone.
        is_alone = len(item.abilities) == 1 and not (item.modifiers or item.battle_bonus or item.test_bonus)
        text = effect_of(self.names.text_of(action.card).strip()).rstrip(".") if is_alone else ""
        verbs = [call.verb for call in ability.do if call.verb != "take_token"]
        values = {
            "text": text if 0 < len(text) <= QUOTED else NOTHING,
            "deed": verbs[0] if verbs else NOTHING,
            **_size(worth),
            "price": price,
            "edge": "small" if price != NOTHING and self.worth < 1.0 else "clear",
        }
        return "", [Point("use", max(0.01, weight), values)], []

    def option(self, action: act.ChooseOption | act.ChooseSpace) -> tuple[str, list[Point], list[int]] | None:
        """One of several things to choose: what it says, and what that is worth in influence."""
        state, names = self.state, self.names
        memory = asking(self.mind)
        if isinstance(action, act.ChooseSpace) and isinstance(memory, ChoosingSpace) and memory.do[0]:
            if any(call.verb == "place_chosen" for call in self.game.effects[memory.do].calls):
                return "", self.visit(action.space), [action.space]
        note = offers(state, names)[state.legal.index(action)].note.rstrip(".")
        best = max(each.worth for each in weigh(state, self.me.seat, state.legal, exact=True))
        near = "yes" if self.worth < best and round(self.worth) == round(best) else "no"
        text = note if 0 < len(note) <= QUOTED else NOTHING
        values = {"text": text, "near": near, **_size(self.worth)}
        return "", [Point("option", 0.01, values)], []

    def deck(self, action: act.DrawFrom) -> tuple[str, list[Point], list[int]] | None:
        """A Threat deck: how well its enemies suit the hero, where that is what tells it from the others."""
        mine = {}
        for other in self.state.legal:
            if isinstance(other, act.DrawFrom):
                attributes = Counter(
                    str(threat.attribute)
                    for threat in self.game.threats.values()
                    if threat.deck == other.deck and threat.type == "enemy"
                )
                if not attributes:
                    return None
                attribute = attributes.most_common(1)[0][0]
                mine[other.deck] = value_in(self.state, self.me, attribute), attribute
        value, attribute = mine[action.deck]
        best = max(weigh(self.state, self.me.seat, self.state.legal, exact=True), key=lambda each: each.worth)
        first = getattr(best.action, "deck", "")
        if first not in mine or mine[first][0] < max(value for value, _ in mine.values()):
            return None
        if action.deck != first and value >= mine[first][0]:
            return None
        values: dict[str, object] = {"attribute": self.names.word(attribute), "value": value}
        return "", [Point("deck", max(0.01, self.worth), values)], []


def _size(worth: float) -> dict[str, object]:
    """What something is worth, in influence and in words: `bad` harms, 0 is hardly anything."""
    return {"sign": "bad" if worth < -FELT else "good", "worth": max(0, round(worth))}


COACH = RelicCoach()
