"""Visits: what ending a move on a space is worth: cards lying there, cards to be drawn, text boxes."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from grimtable.games.relic.bots.fights import Fight, value_in
from grimtable.games.relic.bots.missions import Errand
from grimtable.games.relic.bots.possessions import asset_worth
from grimtable.games.relic.table import ATTRIBUTES, THREATS
from grimtable.games.relic.topics.abilities import context

if TYPE_CHECKING:
    from grimtable.games.relic.bots.judging import Judge
    from grimtable.games.relic.game import Relic

OTHER_CARDS: Final = 1.0  #: what an unknown event, encounter or asset is worth on the average
MOST: Final = 30  #: values of groups above count as this
NOTHING_THERE: Final = (0, 0, 0)
UNLIKELY: Final = 0.002  #: sums that are left out


@lru_cache(maxsize=32)
def share_of(game: Relic, colour: str, attribute: str) -> tuple[float, ...]:
    """How likely a card of this colour is an enemy with this attribute and value 1, 2, 3 …; at 0 the rest."""
    cards = [card for card in game.threats.values() if card.deck == colour]
    shares = [0.0] * 13
    for card in cards:
        if card.type == "enemy" and card.attribute == attribute:
            shares[min(12, card.value)] += 1 / len(cards)
        else:
            shares[0] += 1 / len(cards)
    return tuple(shares)


@lru_cache(maxsize=32)
def others_of(game: Relic, colour: str) -> float:
    """The part of a deck that is no enemy."""
    cards = [card for card in game.threats.values() if card.deck == colour]
    return sum(card.type != "enemy" for card in cards) / max(1, len(cards))


@lru_cache(maxsize=256)
def group_values(game: Relic, colours: tuple[str, ...], attribute: str) -> tuple[tuple[int, float], ...]:
    """Every sum of values with this attribute among cards drawn of these colours, and how likely it is."""
    sums: tuple[float, ...] = (1.0,)
    for colour in colours:
        shares = share_of(game, colour, attribute)
        longer = [0.0] * (len(sums) + 12)
        for value, chance in enumerate(sums):
            if chance:
                for more, likely in enumerate(shares):
                    longer[value + more] += chance * likely
        sums = tuple(longer)
    return tuple((value, chance) for value, chance in enumerate(sums) if chance > UNLIKELY)


class Arms(NamedTuple):
    """What a player brings to battles, and what losing one costs, in the order of the attributes."""

    values: tuple[int, ...]
    losses: tuple[float, ...]
    point: float  #: what a point of trophies is worth
    dice: int
    thumb: bool


@lru_cache(maxsize=8192)
def fight_worth(arms: Arms, attribute: int, value: int) -> float:
    """A battle against enemies worth so much, before anything else is known of them."""
    return Fight(
        arms.values[attribute] - value,
        arms.dice,
        won=arms.point * value,
        lost=arms.losses[attribute],
        thumb=arms.thumb,
    ).worth


@lru_cache(maxsize=8192)
def drawn_worth(game: Relic, arms: Arms, colours: tuple[str, ...], lying: tuple[int, ...]) -> float:
    """Cards of these colours beside enemies that lie there: groups fight together (REL-BAT-28)."""
    worth = 0.0
    for attribute, there in enumerate(lying):
        for more, chance in group_values(game, colours, ATTRIBUTES[attribute]):
            value = min(MOST, there + more)
            if value:
                worth += chance * fight_worth(arms, attribute, value)
    return worth + sum(others_of(game, colour) for colour in colours) * OTHER_CARDS


@lru_cache(maxsize=4096)
def wins_among(game: Relic, arms: Arms, colours: tuple[str, ...]) -> float:
    """How many battles against cards of these colours are won, on the average."""
    wins = 0.0
    for attribute, own in enumerate(arms.values):
        for value, chance in group_values(game, colours, ATTRIBUTES[attribute]):
            if value:
                wins += chance * Fight(own - value, arms.dice, thumb=arms.thumb).odds.won
    return wins


class Visits:
    """What visits are worth to one player."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.state, self.me = judge.state, judge.me
        self.errand = Errand(self.state, self.me, judge.prices.missions(1))
        dice = 1
        if self.state.lasting.by_name:
            dice = max(1, 1 + self.state.lasting.total("battle_dice", self.me.seat))
        loss = judge.prices.life(-1) - 0.5
        spared = spared_attributes(self.state.game, self.me.hero)
        self.arms = Arms(
            tuple(value_in(self.state, self.me, attribute) for attribute in ATTRIBUTES),
            tuple(-0.3 if attribute in spared else loss for attribute in ATTRIBUTES),
            judge.prices.trophy_point(),
            dice,
            not judge.exact,
        )

    def fight(self, attribute: str, value: int) -> float:
        """A battle against enemies worth so much."""
        return fight_worth(self.arms, ATTRIBUTES.index(attribute), value)

    def draw(self, colour: str) -> float:
        """One card of this colour, drawn and resolved."""
        return drawn_worth(self.state.game, self.arms, (colour,), NOTHING_THERE)

    def adding(self, colour: str) -> float:
        """One card of this colour beside the enemies that lie on the player's space."""
        game, lying = self.state.game, [0, 0, 0]
        for card in self.state.table.spaces[self.me.space]:
            if game.types[card] == "enemy" and card not in self.state.table.evaded:
                lying[ATTRIBUTES.index(str(game.threats[card].attribute))] += game.values[card]
        there = tuple(lying)
        return drawn_worth(game, self.arms, (colour,), there) - drawn_worth(game, self.arms, (), there)

    def missing(self, space: int) -> tuple[str, ...]:
        """The colours of the cards that exploring this space would draw."""
        game = self.state.game
        icons = game.spaces[space].icons
        cards = self.state.table.spaces[space]
        if not cards:
            return icons
        demanded: list[str] = list(icons)
        for card in cards:
            demanded.extend(game.icons.get(card, ()))
        found: list[str] = []
        for colour in THREATS:
            lying = sum(1 for card in cards if game.deck_of[card] == colour)
            found.extend([colour] * max(0, demanded.count(colour) - lying))
        return tuple(found)

    def worth(self, space: int) -> float:
        """Ending a move there, without what comes in later turns."""
        cards = self.state.table.spaces[space]
        colours = self.missing(space)
        worth = self.errand.of_space(space)
        if not cards and not colours:
            return worth + self.boxes(space)
        if colours:
            worth += wins_among(self.state.game, self.arms, colours) * self.errand.of_win(5, (), space)
        game = self.state.game
        if not cards:
            return worth + drawn_worth(game, self.arms, colours, NOTHING_THERE)
        lying = [0, 0, 0]
        for card in cards:
            kind = game.types[card]
            if kind == "enemy":
                lying[ATTRIBUTES.index(str(game.threats[card].attribute))] += game.values[card]
            elif kind == "asset":
                worth += asset_worth(self.state, self.me, card, keeping=False)
            elif kind == "encounter":
                worth += self.judge.source(game.threats[card].do, card)
        if self.errand.by_winning:
            worth += self._winning(cards, lying, space)
        return worth + drawn_worth(game, self.arms, colours, tuple(lying))

    def _winning(self, cards: tuple[str, ...], lying: list[int], space: int) -> float:
        """What beating the enemies that lie there is worth to the mission."""
        worth = 0.0
        threats = self.state.game.threats
        for attribute, value in enumerate(lying):
            if value:
                group = [card for card in cards if threats[card].attribute == ATTRIBUTES[attribute]]
                odds = Fight(self.arms.values[attribute] - value, self.arms.dice).odds
                worth += odds.won * self.errand.of_win(value, group, space)
        return worth

    def boxes(self, space: int) -> float:
        """The best text box of a space, crossing to another tier left out; neither may be the best."""
        boxes = self.state.game.spaces[space].boxes
        if not boxes:
            return 0.0
        found = [
            self.judge.source(box.do, self.state.game.space_ids[space])
            for box in boxes
            if not any(call.verb == "place" for call in box.do.calls)
        ]
        best = max(found, default=0.0)
        return max(0.0, best) if len(boxes) > 1 else best

    def crossing(self, space: int) -> tuple[int, float] | None:
        """Where a text box leads to another tier, and what it costs; None where it cannot be paid."""
        game = self.state.game
        for box in game.spaces[space].boxes:
            for call in box.do.calls:
                if call.verb == "place":
                    around = context(self.state, self.me.seat, game.space_ids[space])
                    if not box.if_.hold(self.state, around):
                        return None
                    cost = sum(
                        self.judge._call(each, around) for each in box.do.calls if each.verb != "place"
                    )
                    return game.space_numbers[str(call.parameters["space"])], cost
        return None


@lru_cache(maxsize=64)
def spared_attributes(game: Relic, hero: str) -> frozenset[str]:
    """Battle types in which a lost battle costs this hero no Life."""
    if not hero:
        return frozenset()
    found: set[str] = set()
    for ability in game.heroes[hero].abilities:
        if ability.moment == "battle.lost" and any(call.verb == "spare_life" for call in ability.do):
            types = [str(t.parameters.get("attribute")) for t in ability.if_.tests if t.name == "battle_is"]
            found.update(types or ATTRIBUTES)
    return frozenset(found)
