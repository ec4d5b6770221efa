"""The table of DOOM 2016: figures, marines with their decks, the Invader's cards, tokens, as plain data."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from grimtable.kernel import Data, Deck, SeatId
from grimtable.kernel.bounds import (
    AtFigure,
    AtSeat,
    CardPile,
    Clock,
    Count,
    Counts,
    Drawing,
    Name,
    Names,
    Pile,
    Spot,
    Sums,
)

INVADER: Final = SeatId("invader")
MARINES: Final = "marines"
MARINE_SEATS: Final = ("alpha", "bravo", "charlie", "delta")
MARINE: Final = "marine"  #: the kind of a marine's figure
HEALTH: Final = "health"  #: a health pack among items


class Figure(Data):
    """A figure on the map. A large figure's space is the north-west one it covers (D16-FIG-09).

    A marine's id is his seat: one figure, one marine card for each player (D16-FIG-01, D16-FIG-02).
    """

    id: AtFigure
    kind: Name  #: `marine` or a demon type
    seat: AtSeat
    space: Spot
    turned: bool = False  #: an oblong base turned by a quarter
    damage: Count = 0
    stunned: bool = False
    activated: bool = False  #: demons: in this exhausting of its card (D16-R-31)
    carries: Names = ()  #: objective tokens


class Marine(Data):
    """A marine card with everything around it (D16-FIG-11)."""

    deck: Deck
    hand: CardPile = []
    play: CardPile = []  #: face-up action cards
    kept: Names = ()  #: those of them that stay in play (D16-R-48)
    sets: Names = ()  #: weapon sets in his deck, each by its copy: `plasma_rifle_1`
    found: Names = ()  #: those of them gained in this mission (D16-MIS-10)
    placed: Names = ()  #: grenades whose token lies on the map (D16-ITM-11)
    glory: CardPile = []
    marine_class: Name = ""
    exhausted: bool = False
    squad: Name = ""
    squad_exhausted: bool = False
    dead: bool = False
    used: Names = ()  #: abilities used that have a limit, by `round card:key` or `game card:key`


class DemonCard(Data):
    """A demon card of the Invader; face-up while a figure of its type is on the map (D16-DEM-12)."""

    exhausted: bool = False
    argent: Count = 0


class Portal(Data):
    """A portal token."""

    level: Name
    face_up: bool = False


#: space → what lies there
Lying = Annotated[dict[Spot, Names], msgspec.Meta(max_length=500)]


class Table(Data):
    """Everything on the table."""

    drawing: Drawing = ""  #: the map in text notation; empty means the mission's own
    round: Clock = 0
    active: Name = ""  #: the seat whose activation it is, if any
    figures: Annotated[dict[Name, Figure], msgspec.Meta(max_length=300)] = {}
    marines: Annotated[dict[Name, Marine], msgspec.Meta(max_length=12)] = {}
    demons: Annotated[dict[Name, DemonCard], msgspec.Meta(max_length=100)] = {}
    supply: Sums = {}  #: demon type → figures not on the map
    sets: Annotated[
        dict[Name, Names], msgspec.Meta(max_length=100)
    ] = {}  #: weapon set → copies in the supply
    argent: Count = 0  #: tokens in the supply
    events: Deck = msgspec.field(default_factory=Deck)
    hand: CardPile = []  #: the Invader's event cards
    event_sets: Names = ()  #: in use
    playing: CardPile = []  #: event and Glory Kill cards being resolved, defence cards being used
    invasion: Name = ""
    stored: Count = 0  #: Argent Power on the invasion card
    used: Names = ()  #: abilities of the Invader's cards used that have a limit
    glory: Deck = msgspec.field(default_factory=Deck)
    initiative: Pile = []  #: face-down; the top card is the last
    revealed: Pile = []
    second: Name = ""  #: the initiative card that counts as a second one of a lone marine (D16-RND-07)
    doors: Annotated[dict[Name, bool], msgspec.Meta(max_length=500)] = {}  #: door → closed
    portals: Annotated[dict[Spot, Portal], msgspec.Meta(max_length=500)] = {}
    teleporters: Annotated[dict[Spot, bool], msgspec.Meta(max_length=500)] = {}  #: space → active
    items: Lying = {}  #: D16-ITM-01: weapons and health packs
    tokens: Lying = {}  #: objective tokens on the map
    grenades: Lying = {}  #: face-down grenade tokens: `frag_grenade alpha`
    starts: Annotated[dict[Name, Spot], msgspec.Meta(max_length=12)] = {}  #: seat → start space (D16-R-59)
    kills: Count = 0
    counters: Counts = {}  #: progress and threat tokens, by name (D16-OBJ-05)
