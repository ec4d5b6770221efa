"""The table of a skirmish: figures, doors, hidden areas, portals, hands and decks, as plain data."""

from __future__ import annotations

from typing import NewType

from grimtable.kernel import Data, Deck

FigureId = NewType("FigureId", str)
Space = NewType("Space", int)

SCOUTS = "scouts"
KEEPER = "keeper"


class Figure(Data):
    """A figure on the board. A large figure's space is the north-west one it covers."""

    id: FigureId
    kind: str
    seat: str
    space: Space
    wounds: int = 0
    activated: bool = False


class Area(Data):
    """A part of the map that starts hidden, and the find that lies in it."""

    find: str
    spaces: tuple[int, ...]
    revealed: bool = False
    known_to: tuple[str, ...] = ()  #: seats that have looked at the find


class Table(Data):
    """Everything on the table."""

    drawing: str = ""  #: the map in text notation; empty means the scenario's own
    round: int = 0
    active: str = ""  #: the seat whose turn it is
    figures: dict[str, Figure] = {}
    supply: dict[str, int] = {}  #: kind → the keeper's figures not on the board
    slain: dict[str, int] = {}  #: kind → figures out of the game
    doors: dict[str, bool] = {}  #: door → closed
    areas: dict[str, Area] = {}
    finds: list[str] = []  #: finds out of the game: taken up when their area was revealed
    portals: dict[int, bool] = {}  #: space → sealed
    hands: dict[str, list[str]] = {}
    vows: dict[str, list[str]] = {}  #: cards lying open before their owner
    decks: dict[str, Deck] = {}  #: one for each team
    playing: list[str] = []  #: cards being resolved
    eliminated: list[str] = []
    fallen: int = 0  #: scout figures slain
