"""Odds of an attack against a defence that the attacker does not know.  Chapters ATT, DEF, COV, STN.

The dice are known, the card that the defender will reveal is not: it is one of those that whoever asks has
not seen. For the Invader these are all cards of the marine that do not lie open, for a marine all events in
use that are neither played nor discarded. Everything is counted in whole numbers, so the chances are exact.

    odds = attack_odds(state, attacker, defender, swing, viewer)
    float(odds.kill), odds.mean, [float(odds.chance(n)) for n in range(4)]

What somebody may still use (reactions, events, abilities with a choice) is left out, on both sides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from grimtable.content.amounts import Amount
from grimtable.games.doom2016.table import INVADER, MARINE
from grimtable.games.doom2016.topics.sight import in_cover
from grimtable.games.doom2016.topics.skills import health, skill
from grimtable.games.doom2016.topics.stagger import stagger_value
from grimtable.kernel import SeatId

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.game import Doom2016
    from grimtable.games.doom2016.items import ActionCard, Demon, EventCard
    from grimtable.games.doom2016.table import Figure
    from grimtable.kernel.identity import FigureId

#: shields that nothing gets through: a dodge
DODGE: Final = 99

#: what a defence card does → how many such cards may come: sorted pairs of shields and number
Defences = tuple[tuple[int, int], ...]


class Swing(NamedTuple):
    """An attack before it is declared: its dice and what its card says by itself."""

    dice: tuple[str, ...]
    reach: int = 1
    ignores_cover: bool = False
    pierces: int = 0  #: shields that the defence loses
    extra: int = 0  #: damage that joins the dice


class Odds(NamedTuple):
    """How an attack may end: in so many of `of` cases, it does exactly so much damage."""

    cases: tuple[int, ...]  #: place: damage dealt
    of: int
    health: int  #: what the defender can still take
    stagger: int  #: damage with which a demon is staggered; as much as its health for a marine
    cover: bool

    def chance(self, damage: int) -> Fraction:
        """The chance of exactly so much damage."""
        return Fraction(self.cases[damage] if damage < len(self.cases) else 0, self.of)

    def at_least(self, damage: int) -> float:
        """The chance of so much damage or more."""
        return sum(self.cases[max(0, damage) :]) / self.of

    @property
    def mean(self) -> float:
        """Damage on the average, what is too much not counted."""
        return _mean(self.cases, self.of, self.health)

    @property
    def kill(self) -> float:
        return self.at_least(self.health)

    @property
    def staggers(self) -> float:
        """The chance that a demon is staggered or dead afterwards."""
        return self.at_least(self.stagger)


@lru_cache(maxsize=4096)
def _mean(cases: tuple[int, ...], of: int, most: int) -> float:
    """Damage on the average; the bots ask for it all the time."""
    return sum([min(place, most) * number for place, number in enumerate(cases)]) / of


# --- defences ---------------------------------------------------------------------------------------


def gathered(found: Iterable[int]) -> Defences:
    """Shields of cards, counted."""
    return tuple(sorted(Counter(found).items()))


def marine_shields(card: ActionCard) -> int:
    """What an action card is worth as a defence card."""
    return DODGE if card.dodge else card.shields


def demon_shields(event: EventCard, demon: Demon) -> int:
    """What an event card is worth to this demon (D16-DEF-04, D16-DEF-05)."""
    if not event.special:
        return event.shields
    return DODGE if demon.dodge else event.shields + demon.shields


def defences(state: DoomState, defender: Figure, viewer: SeatId | None) -> Defences:
    """What the top card of the defender's deck may be, as far as this seat can know.

    A hand that the viewer does not see may hold what he fears, so its cards count as well; an empty deck
    will be made of the discard pile first (D16-CRD-12).
    """
    game, table = state.game, state.table
    if defender.kind == MARINE:
        marine = table.marines[defender.id]
        if not marine.deck.cards:
            cards = list(marine.deck.discard)
        elif viewer == defender.seat:
            cards = list(marine.deck.cards)
        else:
            cards = [*marine.deck.cards, *marine.hand]
        return gathered(marine_shields(game.action_cards[game.copies[card]]) for card in cards)
    demon = game.demons[defender.kind]
    if not table.events.cards:
        cards = list(table.events.discard)
    elif viewer == INVADER:
        cards = list(table.events.cards)
    else:
        cards = [*table.events.cards, *table.hand]
    return gathered(demon_shields(game.events[game.copies[card]], demon) for card in cards)


# --- dice -------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def _sums(faces: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """In how many ways the dice show each sum."""
    ways = [1]
    for die in faces:
        found = [0] * (len(ways) + max(die))
        for total, number in enumerate(ways):
            for face in die:
                found[total + face] += number
        ways = found
    return tuple(ways)


def faces_of(game: Doom2016, dice: Iterable[str]) -> tuple[tuple[int, ...], ...]:
    """The damage on the faces of these dice; the order does not matter and is always the same."""
    return _faces(game, tuple(sorted(dice)))


@lru_cache(maxsize=512)
def _faces(game: Doom2016, dice: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(face.damage for face in game.dice[colour].faces) for colour in dice)


@lru_cache(maxsize=20_000)
def damage_cases(
    faces: tuple[tuple[int, ...], ...], deck: Defences, fixed: int, pierces: int, extra: int, cover: bool
) -> tuple[tuple[int, ...], int]:
    """In how many of all cases each damage is done; `fixed` are shields whatever card comes.

    In cover the defender sees dice and card, and takes another one if that is better on the average
    (D16-COV-01); an attack never ends worse for him than he can help.
    """
    sums = _sums(faces)
    found = [0] * (len(sums) + extra)
    number = sum(count for _, count in deck)
    ways = sum(sums)
    if not number:
        for total, times in enumerate(sums):
            found[_through(total + extra, fixed, pierces)] += times
        return tuple(found), ways
    if not cover or number < 2:
        for total, times in enumerate(sums):
            for shields, count in deck:
                found[_through(total + extra, fixed + shields, pierces)] += times * count
        return tuple(found), ways * number
    for total, times in enumerate(sums):
        if not times:
            continue
        ends = [(_through(total + extra, fixed + shields, pierces), count) for shields, count in deck]
        all_damage = sum(damage * count for damage, count in ends)
        for place, (damage, count) in enumerate(ends):
            # The card that was revealed is out of the deck: the others are left.
            if damage * (number - 1) <= all_damage - damage:
                found[damage] += times * count * (number - 1)
                continue
            for other, (second, others) in enumerate(ends):
                left = others - (other == place)
                found[second] += times * count * left
    return tuple(found), ways * number * (number - 1)


def _through(damage: int, shields: int, pierces: int) -> int:
    if shields >= DODGE:
        return 0
    return max(0, damage - max(0, shields - pierces))


# --- attacks ----------------------------------------------------------------------------------------


def card_swing(state: DoomState, marine: str, card: ActionCard, moved: int = 0) -> Swing | None:
    """What a marine attacks with when he plays this card; `moved` are the spaces he will have moved."""
    swing = printed_swing(card, moved)
    if swing is None:
        return None
    dice = (*swing.dice, *("red",) * skill(state, marine, "red_dice"))
    return swing._replace(dice=dice, reach=swing.reach + skill(state, marine, "range"))


def printed_swing(card: ActionCard, moved: int = 0) -> Swing | None:
    """What an action card says of its attack, with all that happens by itself; None: it does not attack."""
    if card.attack is None:
        return None
    dice: list[str] = [*card.attack.dice]
    pierces = extra = 0
    for ability in card.abilities:
        if ability.may:
            continue
        for call in ability.do:
            if ability.moment == "attack.before" and call.verb == "add_dice":
                dice += (str(call.parameters["colour"]),) * _amount(call.parameters, moved)
            elif ability.moment == "attack.attacking" and call.verb == "remove_shields":
                pierces += _amount(call.parameters, moved)
            elif ability.moment == "attack.attacking" and call.verb == "add_damage":
                extra += _amount(call.parameters, moved)
    return Swing(tuple(dice), card.attack.range, card.ignores_cover, pierces, extra)


def _amount(parameters: Mapping[str, object], moved: int) -> int:
    """A number of a card's text; what is counted in spaces moved is known, anything else counts as none."""
    amount = parameters.get("amount", 1)
    if not isinstance(amount, Amount):
        return int(str(amount))
    if amount.fixed is not None:
        return amount.fixed
    if amount.count != "spaces_moved":
        return 0
    number = moved * amount.times // amount.divide_by + amount.plus
    return number if amount.at_most is None else min(number, amount.at_most)


def demon_swing(state: DoomState, kind: str) -> Swing:
    """What a demon attacks with, without any of its abilities."""
    field = state.game.demons[kind].attack
    return Swing(field.dice, field.range)


def attack_odds(
    state: DoomState,
    attacker: FigureId | str,
    defender: FigureId | str,
    swing: Swing,
    viewer: SeatId | None,
    *,
    cover: bool | None = None,
) -> Odds:
    """The exact chances of an attack between two figures, as far as the viewer can know.

    `cover` is what the geometry says from where the attacker stands, unless it is given: for a place that he
    could go to. A stunned attacker rolls a die less, a stunned defender reveals no card.
    """
    figures = state.table.figures
    one, other = figures[attacker], figures[defender]
    dice = list(swing.dice)
    if one.stunned and dice:
        dice.remove("red" if "red" in dice else dice[0])
    hides = in_cover(state, one, other) if cover is None else cover
    hides = hides and not swing.ignores_cover
    return strike_odds(state, other, tuple(dice), swing.pierces, swing.extra, hides, viewer)


def strike_odds(
    state: DoomState,
    defender: Figure,
    dice: tuple[str, ...],
    pierces: int,
    extra: int,
    cover: bool,
    viewer: SeatId | None,
    cards: Defences | None = None,
) -> Odds:
    """The chances of these dice against a figure; `cards`: what it may reveal, if that is known already."""
    if cards is None or defender.stunned:
        cards = () if defender.stunned else defences(state, defender, viewer)
    if defender.kind == MARINE:
        fixed = skill(state, defender.id, "shields")
        left = stagger = health(state, defender.id) - defender.damage
    else:
        demon = state.game.demons[defender.kind]
        fixed = 1 if demon.toughness else 0
        left = demon.health - defender.damage
        seat = viewer if viewer is not None and viewer != INVADER else ""
        stagger = max(0, stagger_value(state, defender, seat) - defender.damage)
    cover = cover and not defender.stunned  # D16-COV-11
    cases, of = damage_cases(faces_of(state.game, dice), cards, fixed, pierces, extra, cover)
    return Odds(cases, of, left, stagger, cover)
