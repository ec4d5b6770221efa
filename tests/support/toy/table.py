"""The toy table: its rules, cards, die and parts, and the events and mutators that change it."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from grimtable.kernel import Data, Deck, Event, SeatId, State, TeamId, clockwise_from
from grimtable.kernel.deck import draw, reshuffle
from grimtable.kernel.identity import CardId

RULES = {
    "TOY-01": "Shuffle the deck, deal three cards to each seat and hide the vault's content.",
    "TOY-02": "Seats take turns clockwise; an eliminated seat is passed over.",
    "TOY-03": "In its turn a seat takes two actions, or ends its turn before.",
    "TOY-04": "A seat attacks another seat that is still in the game, once in its turn.",
    "TOY-05": "Team mates do not attack each other.",
    "TOY-06": "Resting draws a card, up to a hand of six.",
    "TOY-07": "Searching opens the vault: gold gives a life, a trap costs one. It is opened once.",
    "TOY-08": "An attack ends when it is cancelled or one of the two is eliminated.",
    "TOY-09": "The defender braces, giving up a card for a shield, or stands.",
    "TOY-10": "A card is played from the hand of its holder.",
    "TOY-11": "A card answers only the moment it names.",
    "TOY-12": "A card is used only by the seat it names: attacker, defender, their team or an opponent.",
    "TOY-13": "A card that answers can be answered by a card.",
    "TOY-14": "The attack's hits, less the shields, cost the defender lives.",
    "TOY-15": "A seat without lives is eliminated; the last team wins.",
    "TOY-16": "After the eighth round the team with most lives wins.",
}

#: The names of seats in clockwise order.
SEATS = ("red", "green", "blue", "gold")

#: How many of each card there are; copies are told apart by a number.
CARDS = {"dodge": 4, "parry": 3, "luck": 3, "riposte": 3, "negate": 6, "curse": 3, "charm": 2}
ALL_CARDS = tuple(f"{name}_{number}" for name, count in CARDS.items() for number in range(1, count + 1))

#: The moment that each card in a hand answers.
MOMENTS = {
    "dodge": "attack.declared",
    "parry": "attack.declared",
    "luck": "attack.rolled",
    "riposte": "attack.rolled",
    "negate": "card.played",
}


def name_of(card: str) -> str:
    """The printed name of a card.

    >>> name_of("dodge_2")
    'dodge'
    """
    return card.rpartition("_")[0]


class Face(msgspec.Struct, frozen=True):
    """A face of the die."""

    hits: int


FACES = (Face(0), Face(1), Face(1), Face(2))


class Person(Data):
    """What lies before one seat."""

    lives: int
    hand: list[str] = msgspec.field(default_factory=list)
    in_play: list[str] = msgspec.field(default_factory=list)
    out: bool = False


class Table(Data):
    """Everything on the table."""

    persons: dict[str, Person]
    turn: str
    deck: Deck
    round: int = 1
    vault: str = ""  #: what the vault hides, or held
    vault_open: bool = False


class Standing:
    """Derived: how many seats of each team are still in the game."""

    __slots__ = ("teams",)

    def __init__(self, teams: dict[str, int]) -> None:
        self.teams = teams

    def copy(self) -> Standing:
        return Standing(self.teams.copy())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Standing) and self.teams == other.teams

    __hash__ = None  # type: ignore[assignment]  # mutable, as the standard containers are


ToyState = State[Table, Standing, Any]


class CardDrawn(Event, frozen=True):
    """A card moved from the deck to a hand."""

    rule: ClassVar[str] = "TOY-06"
    seat: SeatId
    card: str | None  #: None in the copy that other seats receive

    def seen_by(self, viewer: SeatId | None) -> Event:
        return self if viewer == self.seat else CardDrawn(self.seat, None)


class CardPlayed(Event, frozen=True):
    """A card was played or used."""

    seat: SeatId
    card: str


class DieRolled(Event, frozen=True):
    """The attacker rolled the die."""

    seat: SeatId
    hits: int


class LivesChanged(Event, frozen=True):
    """A seat gained or lost lives."""

    seat: SeatId
    amount: int


class SeatEliminated(Event, frozen=True):
    """A seat has no lives left and showed its hand."""

    seat: SeatId
    cards: tuple[str, ...]


class VaultOpened(Event, frozen=True):
    """The vault was searched."""

    seat: SeatId
    content: str


def gain_card(state: ToyState, seat: SeatId, card: str) -> None:
    state.table.persons[seat].hand.append(card)
    if (moment := MOMENTS.get(name_of(card))) is not None:
        state.answers.add(seat, "card", card, (moment,))


def lose_card(state: ToyState, seat: SeatId, card: str) -> None:
    state.table.persons[seat].hand.remove(card)
    if (moment := MOMENTS.get(name_of(card))) is not None:
        state.answers.remove(seat, "card", card, (moment,))


def discard(state: ToyState, seat: SeatId, card: str) -> None:
    lose_card(state, seat, card)
    state.table.deck.discard.append(CardId(card))


def draw_card(state: ToyState, seat: SeatId) -> None:
    deck = state.table.deck
    if not deck.cards:
        reshuffle(state, deck, "deck")
    card = draw(state, deck, "deck")
    if card is None:
        return
    gain_card(state, seat, card)
    if state.journal is not None:
        state.emit(CardDrawn(seat, card))


def change_lives(state: ToyState, seat: SeatId, amount: int) -> None:
    person = state.table.persons[seat]
    person.lives = max(0, person.lives + amount)
    if state.journal is not None:
        state.emit(LivesChanged(seat, amount))
    if person.lives == 0:
        eliminate(state, seat)


def eliminate(state: ToyState, seat: SeatId) -> None:
    """TOY-15: the hand is shown and discarded, and everything that hung on the seat ends."""
    person = state.table.persons[seat]
    person.out = True
    state.reveals += 1
    shown = tuple(person.hand)
    for card in shown:
        discard(state, seat, card)
    for card in tuple(person.in_play):
        person.in_play.remove(card)
        state.table.deck.discard.append(CardId(card))
        state.answers.remove(seat, "charm", card, ("attack.declared",))
        state.lasting.end_source(card)
    state.lasting.end_subject(seat)
    team = team_of(state, seat)
    state.field.teams[team] -= 1
    if state.journal is not None:
        state.emit(SeatEliminated(seat, shown))
    left = [each for each, count in state.field.teams.items() if count]
    if len(left) == 1:
        state.finish(members(state, left[0]), "TOY-15", f"only {left[0]} is left")


def team_of(state: ToyState, seat: str) -> TeamId:
    return next(each.team for each in state.setup.seats if each.id == seat)


def members(state: ToyState, team: str) -> tuple[SeatId, ...]:
    return tuple(each.id for each in state.setup.seats if each.team == team)


def out(state: ToyState) -> tuple[SeatId, ...]:
    return tuple(SeatId(seat) for seat, person in state.table.persons.items() if person.out)


def in_game_from(state: ToyState, first: str) -> tuple[SeatId, ...]:
    return clockwise_from(state.setup.order, SeatId(first), out(state))
