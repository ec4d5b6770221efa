"""The table of a skirmish: figures, doors, hidden areas, portals, hands and decks, as plain data."""

from __future__ import annotations

from typing import Annotated

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
    Spots,
    Sums,
)

#: seat → cards
Hands = Annotated[dict[AtSeat, CardPile], msgspec.Meta(max_length=12)]

SCOUTS = "scouts"
KEEPER = SeatId("keeper")


class Figure(Data):
    """A figure on the board. A large figure's space is the north-west one it covers."""

    id: AtFigure
    kind: Name
    seat: AtSeat
    space: Spot
    wounds: Count = 0
    activated: bool = False


class Area(Data):
    """A part of the map that starts hidden, and the find that lies in it."""

    find: Name
    spaces: Spots
    revealed: bool = False
    known_to: Names = ()  #: seats that have looked at the find


class Table(Data):
    """Everything on the table."""

    drawing: Drawing = ""  #: the map in text notation; empty means the scenario's own
    round: Clock = 0
    active: Name = ""  #: the seat whose turn it is
    figures: Annotated[dict[Name, Figure], msgspec.Meta(max_length=300)] = {}
    supply: Sums = {}  #: kind → the keeper's figures not on the board
    slain: Counts = {}  #: kind → figures out of the game
    doors: Annotated[dict[Name, bool], msgspec.Meta(max_length=500)] = {}  #: door → closed
    areas: Annotated[dict[Name, Area], msgspec.Meta(max_length=500)] = {}
    finds: Pile = []  #: finds out of the game: taken up when their area was revealed
    portals: Annotated[dict[Spot, bool], msgspec.Meta(max_length=500)] = {}  #: space → sealed
    hands: Hands = {}
    vows: Hands = {}  #: cards lying open before their owner
    decks: Annotated[dict[Name, Deck], msgspec.Meta(max_length=50)] = {}  #: one for each team
    playing: CardPile = []  #: cards being resolved
    eliminated: Pile = []
    fallen: Count = 0  #: scout figures slain
