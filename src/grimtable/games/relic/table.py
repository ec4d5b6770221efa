"""The table of Relic: players with their dials and cards, eight decks, cards lying on spaces; plain data."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from grimtable.kernel import Data, Deck
from grimtable.kernel.bounds import (
    AtCard,
    AtHero,
    AtSeat,
    Cards,
    Clock,
    Count,
    Counts,
    Heroes,
    Name,
    Names,
    Spot,
    Spots,
    Sums,
    Tokens,
)
from grimtable.kernel.identity import NO_CARD, NO_HERO, NO_SEAT, NO_SPACE, Space

#: Never Life, which is a dial of its own (REL-CHR-02, REL-CHR-06).
ATTRIBUTES: Final = ("strength", "willpower", "cunning")
COLOURS: Final = ("grey", "brown", "green", "purple")
THREATS: Final = ("red", "blue", "yellow")
DECKS: Final = ("corruption", "mission", "power", "relic", "red", "blue", "yellow", "wargear")

#: The dials end here (REL-CHR-03, REL-CHR-07).
HIGHEST: Final = 12
TOP_LEVEL: Final = 12

#: Spaces are numbered: the Outer ring clockwise, the Middle ring clockwise, the Inner path, the centre.
OUTER: Final = range(24)
MIDDLE: Final = range(24, 40)
INNER: Final = range(40, 48)
SCENARIO_SPACE: Final = Space(48)
SPACES: Final = 49
WARP_RIFT: Final = Space(40)

#: Whoever owns what lies on the board in the index of answers: nobody.
BOARD: Final = "board"

#: Character tokens on the scenario sheet lie at this place.
SHEET: Final = "scenario"


class Player(Data):
    """One player: person and hero at once (REL-CHR-01). Only values that copies may share."""

    seat: AtSeat
    colour: Name = ""
    sheets: Heroes = ()  #: dealt in set-up, not yet decided
    hero: AtHero = NO_HERO
    space: Spot = NO_SPACE  #: -1 is off the board
    level: Tokens = 0
    strength: Tokens = 0
    willpower: Tokens = 0
    cunning: Tokens = 0
    life: Tokens = 0
    influence: Count = 0
    power: Cards = ()  #: hidden from the others
    assets: Cards = ()  #: Threat assets, Wargear, Relics, missions kept as assets
    trophies: Cards = ()
    mission: AtCard = NO_CARD  #: the active mission
    completed: Cards = ()
    unread: Cards = ()  #: completed missions that were gained facedown and nobody has read
    corruption: Cards = ()  #: all of them in the order drawn
    facedown: Cards = ()  #: those of them that are not activated
    shown: Cards = ()  #: facedown ones that everybody has seen, because they were activated once
    movements: Names = ()  #: special movements that are due
    lying: bool = False  #: the figure lies on its side: the next turn is lost
    extra_turns: Tokens = 0
    breaks: Clock = 0  #: how often everything this player was doing was cut short
    eliminated: bool = False


class Table(Data):
    """Everything on the table but the supplies, which never run out (REL-SET-07, REL-INF-04, REL-CHG-07)."""

    scenario: Name = ""
    round: Clock = 0
    turn: Clock = 0  #: turns begun
    active: AtSeat = NO_SEAT
    first: AtSeat = NO_SEAT  #: who had the first turn
    phase: Name = ""
    turn_over: bool = False  #: the present turn ends early
    players: Annotated[dict[Name, Player], msgspec.Meta(max_length=12)] = {}
    decks: Annotated[dict[Name, Deck], msgspec.Meta(max_length=50)] = {}
    spaces: Annotated[list[Cards], msgspec.Meta(max_length=200)] = []  #: the Threat cards on each space
    charges: Counts = {}
    tokens: Counts = {}  #: "seat@place" → character tokens there
    spent: Names = ()  #: what gave a charge, or was used, in this turn
    once: Names = ()  #: what may be used only once in the game and was
    evaded: Cards = ()  #: enemies ignored for the rest of this turn
    clean_up: Spots = ()  #: spaces whose Threat cards go at the end of this turn
    box: Heroes = ()  #: character sheets that nobody has used
    gone: Heroes = ()  #: heroes that are out of the game
    open: Cards = ()  #: cards laid open between their deck and their place
    #: seat → cards in decks whose place this seat knows
    peeked: Annotated[dict[Name, Cards], msgspec.Meta(max_length=12)] = {}
    counts: Sums = {}  #: what a scenario counts
    timed: Tokens = 0  #: lasting effects that end at a stated moment


def token_key(seat: str, place: str) -> str:
    """Where the table keeps the number of a player's tokens at a place: a card, a space or the sheet."""
    return f"{seat}@{place}"
