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
Point = tuple[float, float]
DoorState = Literal["closed", "open", "destroyed"]
DoorLook = Literal["leaves", "hatch", "bars", "switched"]


class Shape(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Anything drawn. Shapes are never changed, so that those that look the same may be the same object."""


# --- the board ------------------------------------------------------------------------------------


class Mark(Shape, frozen=True, kw_only=True):
    """Something printed on a place: an exit, a teleporter pad, an encounter, or what waits in the dark."""

    icon: str
    name: str
    colour: str | None = None
    shape: str | None = None  #: drawn instead of the icon: triangle, square, circle, diamond, cross, star
    dim: bool = False  #: it is there and does nothing yet: a closed portal


class TextBox(Shape, frozen=True, kw_only=True):
    """Words printed on a place, too long for the board: read on demand."""

    title: str
    text: str


class Place(Shape, frozen=True, kw_only=True):
    """A space or region. Without `w` and `h` it is one by one; without `points` it is a rectangle.

    A place with points is large: several figures and cards have room on it, and its label is its name.
    """

    x: float
    y: float
    w: float = 1
    h: float = 1
    points: tuple[Point, ...] = ()
    terrain: str
    marks: tuple[Mark, ...] = ()
    area: str | None = None
    label: str | None = None
    boxes: tuple[TextBox, ...] = ()
    colour: str | None = None
    dim: bool = False  #: known to this viewer, but not laid out on the table yet


class Plate(Shape, frozen=True, kw_only=True):
    """A surface under places that belong together: a tier, a room."""

    name: str
    points: tuple[Point, ...]


class Caption(Shape, frozen=True, kw_only=True):
    """Words between the places: what a region is called."""

    text: str
    x: float
    y: float
    turn: int = 0  #: degrees, clockwise
    colour: str | None = None


class Link(Shape, frozen=True, kw_only=True):
    """A way printed on the board that joins two places which are not neighbours otherwise."""

    from_: str = msgspec.field(name="from")
    to: str
    name: str


class Door(Shape, frozen=True, kw_only=True):
    """A door along a line between places."""

    line: Line
    state: DoorState
    colour: str | None = None
    name: str
    look: DoorLook = "leaves"  #: what it is like: two leaves, a hatch that shuts by itself, bars, a switch
    note: str = ""  #: what is special about it


class Zone(Shape, frozen=True, kw_only=True):
    """Places that count together: where something must be brought, what must be held."""

    name: str
    places: tuple[str, ...]


class Barrier(Shape, frozen=True, kw_only=True):
    """Lines printed between places that are no walls: what they stop, `kind` and `name` say."""

    kind: str
    name: str
    lines: tuple[Line, ...]


class Board(Shape, frozen=True, kw_only=True):
    """The part of the map that is known to the viewer."""

    style: str
    frame: Line  #: x, y, width, height
    places: dict[str, Place]
    walls: tuple[Line, ...]
    doors: dict[str, Door]
    fog: tuple[Line, ...]
    plates: tuple[Plate, ...] = ()
    captions: tuple[Caption, ...] = ()
    links: tuple[Link, ...] = ()
    zones: tuple[Zone, ...] = ()
    barriers: tuple[Barrier, ...] = ()
    sightless: bool = False  #: nobody looks along lines on this board


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
    """A figure on the board. A large one covers several places; `place` is the north-west one.

    Several small ones may share a place with points; each has its own corner of it.
    """

    id: str
    name: str
    kind: str
    item: str
    seat: str
    icon: str
    x: float
    y: float
    w: float
    h: float
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
    colour: str | None = None
    card: str | None = None  #: it is a card of the picture, lying open
    seat: str | None = None  #: whose it is, where it has a seat's colour and shape


# --- seats and cards ------------------------------------------------------------------------------


class Fact(Shape, frozen=True, kw_only=True):
    """One value of a seat."""

    icon: str
    label: str
    value: str
    tone: Tone = "plain"


class Track(Shape, frozen=True, kw_only=True):
    """A row of steps on which a seat advances; `steps` says what each of them brings."""

    icon: str
    label: str
    value: int
    of: int
    steps: tuple[str, ...] = ()


class CardArea(Shape, frozen=True, kw_only=True):
    """Cards of one kind before a seat; `hidden` of them lie facedown to this viewer."""

    id: str
    icon: str
    label: str
    cards: tuple[str, ...] = ()
    hidden: int = 0
    value: str = ""  #: what they are worth together
    limit: int | None = None
    tone: Tone = "plain"


class SeatPanel(Shape, frozen=True, kw_only=True):
    """What lies before a seat for everybody to see.

    `dials` are the large values of a player board, `facts` the small ones; `cards` lie in no area.
    """

    id: str
    name: str
    lines: tuple[str, ...]
    facts: tuple[Fact, ...]
    cards: tuple[str, ...]
    out: bool
    title: str = ""  #: whom the seat plays
    icon: str | None = None
    dials: tuple[Fact, ...] = ()
    track: Track | None = None
    areas: tuple[CardArea, ...] = ()


class Number(Shape, frozen=True, kw_only=True):
    """A key number of a card."""

    label: str
    value: str
    large: bool = False  #: what one looks for first
    steps: tuple[str, ...] = ()  #: the same in lines, where it is a list of steps
    dice: tuple[str, ...] = ()  #: the same as dice, each by its colour


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
    foot: tuple[Fact, ...] = ()  #: what it is worth in its other use, at its lower edge: as a defence


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


class Chance(Shape, frozen=True, kw_only=True):
    """One way in which something may end, between 0 and 1."""

    label: str
    chance: float
    tone: Tone


class Part(Shape, frozen=True, kw_only=True):
    """One thing that counts on a side of a contest: a value, a bonus, or dice."""

    label: str
    value: int
    icon: str
    dice: tuple[Die, ...] = ()
    waiting: bool = False  #: it is not known yet


class Side(Shape, frozen=True, kw_only=True):
    """One of the two sides of a contest; the total is the sum of what is known."""

    name: str
    icon: str
    parts: tuple[Part, ...]
    total: int
    seat: str | None = None
    cards: tuple[str, ...] = ()
    tone: Tone = "plain"


class Contest(Shape, frozen=True, kw_only=True):
    """Two totals that are compared, as they build up: a battle, a test."""

    title: str
    steps: tuple[str, ...]
    step: int  #: the present one, counted from 1
    sides: tuple[Side, Side]
    odds: tuple[Chance, ...] = ()
    outcome: str | None = None
    tone: Tone = "plain"  #: of the outcome


class Clock(Shape, frozen=True, kw_only=True):
    """How late it is."""

    label: str
    value: int
    of: int | None = None


class Queue(Shape, frozen=True, kw_only=True):
    """In which order seats act: those that had their turn, the last of them now, and who is still to come.

    Who comes when is not known: `left` says only how often each seat will.
    """

    label: str
    had: tuple[str, ...] = ()
    left: tuple[tuple[str, int], ...] = ()


class Counter(Shape, frozen=True, kw_only=True):
    """Something that the scenario counts."""

    id: str
    icon: str
    label: str
    value: int
    of: int | None = None
    tone: Tone
    colour: str | None = None  #: of what is counted, where it has one; else its tone


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
    queue: Queue | None = None
    counters: tuple[Counter, ...]
    scenario: str | None = None  #: what is played, where the set-up left it open
    objective: str
    situation: Situation | None = None
    contest: Contest | None = None
    on_cards: dict[str, tuple[Token, ...]] | None = None  #: what lies on cards, by card
    leads: dict[str, str] | None = None  #: text form of an action → the place where it ends
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
    hit: float | None = None
    outcomes: tuple[Chance, ...] = ()
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


class Stretch(Shape, frozen=True, kw_only=True):
    """A part of a plan: a deed in words, or a way with its places."""

    label: str = ""
    places: tuple[str, ...] = ()
    cost: int = 0


class Plan(Shape, frozen=True, kw_only=True):
    """What somebody may have meant by pointing at something: deeds one after the other, and their price."""

    means: str  #: how it differs from the other plans for the same thing: a weapon, an action, a place
    actions: tuple[str, ...]  #: in their text form; the first one is offered now
    stretches: tuple[Stretch, ...]
    piece: str = ""  #: who walks
    forecast: Forecast | None = None  #: the odds of its last deed
    warnings: tuple[str, ...] = ()  #: who may answer on the way, and what hurts there
    wounds: float = 0  #: to be expected on the way
    leaves: tuple[str, ...] = ()  #: what may still be done afterwards
    light: bool = False  #: nothing in it has to be weighed, so that one click may do it


class Ray(Shape, frozen=True, kw_only=True):
    """A line of sight from point to point, as the board is measured, and how it fares."""

    line: tuple[float, float, float, float]
    tone: Tone


class Ordered(Shape, frozen=True, kw_only=True):
    """One of several figures that go together: what it is to do, and the plan that does it."""

    piece: str
    name: str
    text: str  #: what it is going to do, in a few words
    target: str = ""  #: whom it goes for
    place: str = ""  #: or where it goes
    hold: bool = False  #: or that it stays
    plan: Plan | None = None  #: nothing where it stays, or where nothing can be done


class Overlay(Shape, frozen=True, kw_only=True):
    """Places to tint, and lines between them."""

    title: str
    light: tuple[str, ...]
    dark: tuple[str, ...]
    lines: tuple[tuple[str, str], ...]
    rays: tuple[Ray, ...] = ()
    notes: tuple[str, ...] = ()  #: what the title leaves open: reasons, one sentence each
