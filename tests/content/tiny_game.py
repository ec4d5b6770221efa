"""A made-up game, just large enough to use everything a pack can hold."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from grimtable.content import (
    Amount,
    Block,
    Conditions,
    Effect,
    Item,
    Kind,
    Pack,
    Part,
    Quantity,
    Reference,
    Registry,
    Schema,
    Word,
)

PACKS = Path(__file__).parent / "packs"
TINY = PACKS / "tiny"

registry = Registry()
registry.words(
    "moments",
    {
        "attack.defending": "the defender may answer an attack",
        "attack.declared": "an attack has been declared",
        "turn.started": "a seat's turn begins",
    },
)

DieId = Annotated[str, Reference("dice")]
WeaponId = Annotated[str, Reference("weapons")]
Moment = Annotated[str, Word("moments")]


class State:
    """A table that only remembers numbers and what was done."""

    def __init__(self, **numbers: int) -> None:
        self.numbers = numbers
        self.log: list[str] = []


class Row(Part, frozen=True, kw_only=True):
    """One row of a table of results."""

    rolls: Annotated[tuple[int, ...], msgspec.Meta(min_length=1)]
    do: Effect


@registry.verb(
    "gain_shields", text={"en": "gain {amount:shield|shields}", "pl": "+{amount:tarcza|tarcze|tarcz}"}
)
def gain_shields(state: State, card: str, amount: Quantity) -> None:
    """Add shields to the defence of the attack being resolved."""
    state.numbers["shields"] = state.numbers.get("shields", 0) + amount


@registry.verb("draw_cards", text="{who:self=|enemy=the enemy must }draw {amount:card|cards}")
def draw_cards(state: State, card: str, amount: Quantity = 1, who: Literal["self", "enemy"] = "self") -> None:
    """Take cards from the deck."""
    state.log.append(f"{who} draws {amount}")


@registry.verb("discard_this", text="discard this card")
def discard_this(state: State, card: str) -> None:
    """Put the card itself on the discard pile."""
    state.log.append(f"discard {card}")


@registry.verb("take_weapon", text="take the {weapon}")
def take_weapon(state: State, card: str, weapon: WeaponId, optional: bool = False) -> None:
    """Take a weapon from the supply."""
    state.log.append(f"take {weapon}")


@registry.verb("roll_table", text="roll 1 die: {rows}", pauses=True)
def roll_table(state: State, card: str, rows: tuple[Row, ...]) -> Effect:
    """Roll a die and do what its row says."""
    return next(row.do for row in rows if state.numbers["die"] in row.rolls)


@registry.verb("move_from", text="move from {from}")
def move_from(state: State, card: str, from_: Literal["start", "exit"]) -> None:
    """A verb whose parameter is a Python keyword."""
    state.log.append(f"from {from_}")


@registry.verb("unless", pauses=True, text="unless {condition}: {then}")
def unless(state: State, card: str, condition: Conditions, then: Effect) -> None:
    """Do something where a condition does not hold."""
    if not condition.hold(state, card):
        then.run(state, card)


@registry.condition("owner_defends", text="you are defending")
def owner_defends(state: State, card: str) -> bool:
    """The card's owner is the defender."""
    return state.numbers.get("defends", 0) == 1


@registry.condition("in_cover", text="the defender is in cover")
def in_cover(state: State, card: str) -> bool:
    """The defender stands in cover."""
    return state.numbers.get("cover", 0) == 1


@registry.condition("at_least", text="there are at least {amount} {what}")
def at_least(state: State, card: str, what: str, amount: Quantity) -> bool:
    """A number on the table is large enough."""
    return state.numbers.get(what, 0) >= amount


@registry.quantity("cards_in_hand", text="card in your hand|cards in your hand")
def cards_in_hand(state: State, card: str) -> int:
    """The cards in the owner's hand."""
    return state.numbers.get("hand", 0)


@registry.quantity("tokens_of", text="{colour} token|{colour} tokens")
def tokens_of(state: State, card: str, colour: Literal["red", "blue"]) -> int:
    """The tokens of one colour."""
    return state.numbers.get(colour, 0)


class Face(Part, frozen=True, kw_only=True):
    """One face of a die."""

    range: int = 0
    damage: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    miss: bool = False


class Die(Item, frozen=True, kw_only=True):
    """A die with its faces."""

    faces: tuple[Face, ...]


class Weapon(Item, frozen=True, kw_only=True):
    """A weapon and the dice it rolls."""

    dice: tuple[DieId, ...]
    bonus: Amount = Amount.of(0)


class Answer(Block, frozen=True, kw_only=True):
    """What a card does at a moment."""

    moment: Moment


class Card(Item, frozen=True, kw_only=True):
    """A card."""

    kind: Literal["reaction", "event"]
    text: str
    copies: Annotated[int, msgspec.Meta(ge=1)] = 1
    reaction: Answer | None = None
    options: tuple[Answer, ...] = ()
    weapons: dict[WeaponId, int] = {}


class Goal(Part, frozen=True, kw_only=True, tag_field="when", tag="rounds"):
    """A victory after some rounds."""

    number: int


class Hunt(Part, frozen=True, kw_only=True, tag_field="when", tag="hunt"):
    """A victory by taking weapons."""

    weapon: WeaponId


class Scenario(Item, frozen=True, kw_only=True):
    """A drawn map with its legend."""

    map: str
    legend: dict[str, dict[str, str]]
    victory: dict[str, Goal | Hunt] = {}


def check_scenario(scenario: Scenario, pack: Pack) -> Iterable[tuple[str, str]]:
    """Every letter of the map stands in the legend."""
    for letter in sorted(set(scenario.map) - set("#. \n")):
        if letter not in scenario.legend:
            yield "map", f'the letter "{letter}" is not in the legend'


DICE = Kind("dice", Die)
WEAPONS = Kind("weapons", Weapon)
CARDS = Kind("cards", Card)
SCENARIOS = Kind("scenarios", Scenario, check_scenario)
SCHEMA = Schema("tiny", (DICE, WEAPONS, CARDS, SCENARIOS), registry)
