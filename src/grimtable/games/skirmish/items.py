"""What a skirmish pack holds: dice, figures, cards and scenarios."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

from grimtable.content import (
    Block,
    Conditions,
    Effect,
    Given,
    Item,
    Kind,
    Pack,
    Part,
    Reference,
    Schema,
    Word,
)
from grimtable.content.wording import other_words
from grimtable.games.skirmish.effects import registry
from grimtable.games.skirmish.scenario_check import check_scenario

TeamName = Literal["scouts", "keeper"]

#: No component prints more; a pack with larger numbers could keep the rules busy for hours.
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1, le=999)]


class Face(Part, frozen=True, kw_only=True):
    """One face of an attack die."""

    hits: Count = 0
    pierce: Count = 0  #: shields that do not count

    def __str__(self) -> str:
        return f"{self.hits}{'!' * self.pierce}"


class Die(Item, frozen=True, kw_only=True):
    """A die with its faces."""

    faces: Annotated[tuple[Face, ...], msgspec.Meta(min_length=1, max_length=99)]


class FigureKind(Item, frozen=True, kw_only=True):
    """The values printed on a figure's card."""

    team: TeamName
    speed: Count
    health: AtLeastOne
    armour: Count = 0
    dice: Count
    range: AtLeastOne = 1
    watch: bool = False
    side: Literal[1, 2] = 1  #: spaces along one side of its base
    glyph: str  #: one or two letters for the text board
    count: Count  #: figures in the box


class Reaction(Block, frozen=True, kw_only=True):
    """A card that answers a moment."""

    moment: Annotated[str, Word("moments")]


class Order(Block, frozen=True, kw_only=True):
    """A card played in one's own activation."""


class Vow(Part, frozen=True, kw_only=True):
    """A card that stays before its owner: what is different while it lies there."""

    changes: Annotated[str, Word("changes")]
    amount: Annotated[int, msgspec.Meta(ge=-99, le=99)] = 1


class Card(Item, frozen=True, kw_only=True):
    """A card; exactly one of reaction, order and vow."""

    team: Literal["scouts", "keeper", "both"]
    copies: Count  #: in each team's deck
    text: str
    own_words: bool = False  #: the words are meant as they stand; nobody compares them with the meaning
    rules: tuple[str, ...] = ()
    reaction: Reaction | None = None
    order: Annotated[Order | None, Given("activation")] = None
    vow: Vow | None = None


class Find(Part, frozen=True, kw_only=True):
    """What may lie in a hidden area: figures of the keeper, or a card for who revealed it."""

    figures: tuple[Annotated[str, Reference("figures")], ...] = ()
    heals: Count = 0
    draws: Count = 0


class Mark(Part, frozen=True, kw_only=True):
    """What stands on a marked space: several keys may go together."""

    scout: Annotated[str, Reference("figures")] = ""
    seat: Count = 0  #: which scout seat the figure belongs to: 1, 2 or 3
    keeper: Annotated[str, Reference("figures")] = ""
    scouts: Count = 1  #: the keeper's figure stands here only with at least so many scout seats
    portal: bool = False
    area: str = ""


class Scenario(Item, frozen=True, kw_only=True):
    """A map with everything on it, and how it is won."""

    map: str
    legend: dict[str, Mark]
    finds: dict[str, Find] = {}
    rounds: AtLeastOne
    #: scout figures the keeper must slay, with 1, 2 and 3 scout seats
    quota: tuple[AtLeastOne, AtLeastOne, AtLeastOne]
    reinforcement: Annotated[str, Reference("figures")]  #: what the keeper may place each turn
    briefing: str = ""


def one_use(card: Card, pack: object) -> list[tuple[str, str]]:
    """A card is a reaction, an order or a vow, and only one of them."""
    uses = [use for use in ("reaction", "order", "vow") if getattr(card, use) is not None]
    if len(uses) == 1:
        return []
    return [("", f"a card needs exactly one of reaction, order and vow, and this one has {len(uses)}")]


def _words(card: Card, pack: Pack) -> Iterable[tuple[str, str]]:
    """The words printed on a card are those that its meaning gives."""
    from grimtable.games.skirmish.wording import wording

    return other_words("text", card.text, wording(card, pack), own=card.own_words)


SCHEMA = Schema(
    "skirmish",
    [
        Kind("dice", Die),
        Kind("figures", FigureKind),
        Kind("cards", Card, one_use, _words),
        Kind("scenarios", Scenario, check_scenario),
    ],
    registry,
)

__all__ = ["SCHEMA", "Card", "Conditions", "Die", "Effect", "Face", "FigureKind", "Find", "Scenario"]
