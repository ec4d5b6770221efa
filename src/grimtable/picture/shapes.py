"""Shapes: what a screen draws, as plain data. The other end of it is `docs/table-protocol.md`.

A key that the protocol marks with `?`, or whose value may be null, is left out where there is nothing to say:
in a JSON merge patch null takes a key away, so no value inside a picture is ever null.

Ids of places, pieces and cards are those of the game's text forms (`7,4`, `imp_1`, `ambush_1`). Icons are
names of the game-icons set; `web/icons.txt` lists those the client carries.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Tone = Literal["plain", "act", "info", "caution", "damage", "good"]
#: x and y of one end of a line, then of the other
Line = tuple[int, int, int, int]
DoorState = Literal["closed", "open", "destroyed"]


class Shape(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Anything drawn. Shapes are never changed, so that those that look the same may be the same object."""


# --- the board ------------------------------------------------------------------------------------


class Mark(Shape, frozen=True, kw_only=True):
    """Something printed on a place: an exit, a teleporter pad, an encounter, or what waits in the dark."""

    icon: str
    name: str
    colour: str | None = None


class Place(Shape, frozen=True, kw_only=True):
    """A space or region. Without `w` and `h` it is one by one; without `points` it is a rectangle."""

    x: int
    y: int
    w: int = 1
    h: int = 1
    points: tuple[tuple[float, float], ...] = ()
    terrain: str
    marks: tuple[Mark, ...] = ()
    area: str | None = None
    label: str | None = None
    dim: bool = False  #: known to this viewer, but not laid out on the table yet


class Door(Shape, frozen=True, kw_only=True):
    """A door along a line between places."""

    line: Line
    state: DoorState
    colour: str | None = None
    name: str


class Board(Shape, frozen=True, kw_only=True):
    """The part of the map that is known to the viewer."""

    style: str
    frame: Line  #: x, y, width, height
    places: dict[str, Place]
    walls: tuple[Line, ...]
    doors: dict[str, Door]
    fog: tuple[Line, ...]


# --- what stands and lies on it -------------------------------------------------------------------


class Pip(Shape, frozen=True, kw_only=True):
    """A value shown beside a figure: wounds, armor."""

    name: str
    value: int
    of: int
    tone: Tone


class Badge(Shape, frozen=True, kw_only=True):
    """Something true of a figure for a while: an order, a rage."""

    icon: str
    name: str
    tone: Tone


class Piece(Shape, frozen=True, kw_only=True):
    """A figure on the board. A large one covers several places; `place` is the north-west one."""

    id: str
    name: str
    kind: str
    item: str
    seat: str
    icon: str
    x: int
    y: int
    w: int
    h: int
    place: str
    places: tuple[str, ...]
    pips: tuple[Pip, ...] = ()
    badges: tuple[Badge, ...] = ()
    states: tuple[str, ...] = ()  #: `acting`, `done`, `target`


class Token(Shape, frozen=True, kw_only=True):
    """Something lying on a place."""

    icon: str
    name: str
    item: str | None = None
    count: int = 1
    tone: Tone = "plain"


# --- seats and cards ------------------------------------------------------------------------------


class Fact(Shape, frozen=True, kw_only=True):
    """One value of a seat."""

    icon: str
    label: str
    value: str
    tone: Tone = "plain"


class SeatPanel(Shape, frozen=True, kw_only=True):
    """What lies before a seat for everybody to see."""

    id: str
    name: str
    lines: tuple[str, ...]
    facts: tuple[Fact, ...]
    cards: tuple[str, ...]
    out: bool


class Number(Shape, frozen=True, kw_only=True):
    """A key number of a card."""

    label: str
    value: str


class CardFace(Shape, frozen=True, kw_only=True):
    """A card or any other printed item, as it looks in play."""

    id: str
    item: str
    kind: str
    title: str
    timing: str
    text: str
    numbers: tuple[Number, ...] = ()
    icon: str
    rule: str | None = None
    provenance: str


class Pile(Shape, frozen=True, kw_only=True):
    """A deck with its open discard pile, the last card on top."""

    id: str
    name: str
    count: int
    discard: tuple[str, ...] = ()


# --- dice and counting ----------------------------------------------------------------------------


class DiePart(Shape, frozen=True, kw_only=True):
    """One thing on the face of a die."""

    icon: str
    value: str
    tone: Tone


class Die(Shape, frozen=True, kw_only=True):
    """A die as it lies on the table."""

    name: str
    colour: str
    parts: tuple[DiePart, ...]
    again: bool = False  #: it was rolled again


class Roll(Shape, frozen=True, kw_only=True):
    """The dice on the table."""

    title: str
    dice: tuple[Die, ...]
    total: str


class Clock(Shape, frozen=True, kw_only=True):
    """How late it is."""

    label: str
    value: int
    of: int | None = None


class Counter(Shape, frozen=True, kw_only=True):
    """Something that the scenario counts."""

    id: str
    icon: str
    label: str
    value: int
    of: int | None = None
    tone: Tone


class Situation(Shape, frozen=True, kw_only=True):
    """What is going on, to be drawn as a miniature beside a question."""

    title: str
    text: str
    places: tuple[str, ...]
    pieces: tuple[str, ...]


class Picture(Shape, frozen=True, kw_only=True):
    """Everything that one viewer sees."""

    board: Board
    pieces: dict[str, Piece]
    tokens: dict[str, tuple[Token, ...]]
    seats: dict[str, SeatPanel]
    hand: tuple[str, ...]
    cards: dict[str, CardFace]
    piles: tuple[Pile, ...]
    playing: tuple[str, ...]
    roll: Roll | None = None
    clock: Clock | None = None
    counters: tuple[Counter, ...]
    objective: str
    situation: Situation | None = None
    description: str


# --- answers to questions -------------------------------------------------------------------------


class Prospect(Shape, frozen=True, kw_only=True):
    """What an attack may bring to one figure."""

    name: str
    piece: str
    friend: bool
    kill: float
    wounds: tuple[tuple[int, float], ...]  #: number of wounds, its chance


class Scatter(Shape, frozen=True, kw_only=True):
    """Where a failed attack may come down."""

    place: str
    chance: float


class Forecast(Shape, frozen=True, kw_only=True):
    """The exact odds of an action. Chances are between 0 and 1."""

    title: str
    lines: tuple[str, ...]
    hit: float
    targets: tuple[Prospect, ...]
    ammunition: float | None = None
    scatter: tuple[Scatter, ...] = ()
    warnings: tuple[str, ...]


class Route(Shape, frozen=True, kw_only=True):
    """A way: the places after the start, and the actions in their text form that lead along it."""

    places: tuple[str, ...]
    actions: tuple[str, ...]
    cost: int
    reactions: tuple[str, ...]


class Overlay(Shape, frozen=True, kw_only=True):
    """Places to tint, and lines between them."""

    title: str
    light: tuple[str, ...]
    dark: tuple[str, ...]
    lines: tuple[tuple[str, str], ...]
