"""The table of DOOM 2004: Marines, invaders, doors, tokens, areas and decks, as plain data."""

from __future__ import annotations

from typing import Final, NewType

import msgspec

from grimtable.games.doom2004.marks import DrawnScene
from grimtable.kernel import Data, Deck, SeatId

Space = NewType("Space", int)

INVADER: Final = SeatId("invader")  #: the seat that runs all monsters
COLOURS: Final = ("red", "green", "blue")
AMMUNITION: Final = ("bullets", "rockets", "cells")
ORDERS: Final = ("aim", "guard", "dodge", "heal")
OFF_BOARD: Final = -1


class Marine(Data):
    """A Marine: his figure, his bin and what lies beside him. His id is the colour of his seat."""

    id: str
    space: int = OFF_BOARD
    wounds: int = 0  #: wound tokens left in the bin (D04-DMG-07)
    armor: int = 0
    ammo: dict[str, int] = {}
    weapons: list[str] = []  #: weapon tokens; a second one of a kind counts twice (D04-EQP-25)
    adrenaline: int = 0
    berserk: list[int] = []  #: one clock for each token: own turns it still lasts (D04-R-36)
    order: str = ""
    cards: list[str] = []
    fragged_at: int = OFF_BOARD  #: where he fell; he waits for his next turn (D04-FRG-02)
    left: bool = False  #: through the exit, out of the game (D04-R-84)


class Invader(Data):
    """A monster on the board. A large one's space is the north-west one that it covers.

    D04-MAP-03: figures face nowhere; only a Demon lies one way or the other.
    """

    id: str
    kind: str
    space: int
    wide: bool = False  #: a Demon lying east-west
    wounds: int = 0
    activated: bool = False  #: in this turn's step 3 (D04-INV-19)


class Table(Data):
    """Everything on the table."""

    drawn: DrawnScene | None = None  #: a map of its own; None means the scenario's
    round: int = 0
    active: str = ""  #: the seat whose turn it is
    frags: int = 0  #: the Invader's frag points
    marines: dict[str, Marine] = {}
    invaders: dict[str, Invader] = {}
    supply: dict[str, int] = {}  #: kind → figures of the colours in play that are off the board
    doors: dict[str, str] = {}  #: door → closed, open or destroyed
    keys: list[str] = []  #: colours found (D04-EQP-13)
    areas: list[str] = []  #: areas discovered, in order
    tokens: dict[int, list[str]] = {}  #: space → equipment on the board, known areas only
    barrels: list[int] = []  #: barrels on the board, known areas only
    encounters: dict[int, str] = {}  #: space → encounter not yet met, known areas only
    flags: dict[str, int] = {}  #: what a scenario counts: rescued, codes, seals, timers
    removed: dict[str, int] = {}  #: tokens out of the game
    deck: Deck = msgspec.field(default_factory=Deck)
    hand: list[str] = []  #: the Invader's cards
    playing: list[str] = []  #: cards being resolved
    marine_deck: list[str] = []  #: Marine cards nobody drew
