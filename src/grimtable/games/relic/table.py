"""The table of Relic: players with their dials and cards, eight decks, cards lying on spaces; plain data."""

from __future__ import annotations

from typing import Final

from grimtable.kernel import Data, Deck

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
SCENARIO_SPACE: Final = 48
SPACES: Final = 49
WARP_RIFT: Final = 40

#: Whoever owns what lies on the board in the index of answers: nobody.
BOARD: Final = "board"

#: Character tokens on the scenario sheet lie at this place.
SHEET: Final = "scenario"


class Player(Data):
    """One player: person and hero at once (REL-CHR-01). Only values that copies may share."""

    seat: str
    colour: str = ""
    sheets: tuple[str, ...] = ()  #: dealt in set-up, not yet decided
    hero: str = ""
    space: int = -1  #: -1 is off the board
    level: int = 0
    strength: int = 0
    willpower: int = 0
    cunning: int = 0
    life: int = 0
    influence: int = 0
    power: tuple[str, ...] = ()  #: hidden from the others
    assets: tuple[str, ...] = ()  #: Threat assets, Wargear, Relics, missions kept as assets
    trophies: tuple[str, ...] = ()
    mission: str = ""  #: the active mission
    completed: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()  #: completed missions that were gained facedown and nobody has read
    corruption: tuple[str, ...] = ()  #: all of them in the order drawn
    facedown: tuple[str, ...] = ()  #: those of them that are not activated
    shown: tuple[str, ...] = ()  #: facedown ones that everybody has seen, because they were activated once
    movements: tuple[str, ...] = ()  #: special movements that are due
    lying: bool = False  #: the figure lies on its side: the next turn is lost
    extra_turns: int = 0
    breaks: int = 0  #: how often everything this player was doing was cut short
    eliminated: bool = False


class Table(Data):
    """Everything on the table but the supplies, which never run out (REL-SET-07, REL-INF-04, REL-CHG-07)."""

    scenario: str = ""
    round: int = 0
    turn: int = 0  #: turns begun
    active: str = ""
    first: str = ""  #: who had the first turn
    phase: str = ""
    turn_over: bool = False  #: the present turn ends early
    players: dict[str, Player] = {}
    decks: dict[str, Deck] = {}
    spaces: list[tuple[str, ...]] = []  #: the Threat cards on each space
    charges: dict[str, int] = {}
    tokens: dict[str, int] = {}  #: "seat@place" → character tokens there
    spent: tuple[str, ...] = ()  #: what gave a charge, or was used, in this turn
    once: tuple[str, ...] = ()  #: what may be used only once in the game and was
    evaded: tuple[str, ...] = ()  #: enemies ignored for the rest of this turn
    clean_up: tuple[int, ...] = ()  #: spaces whose Threat cards go at the end of this turn
    box: tuple[str, ...] = ()  #: character sheets that nobody has used
    gone: tuple[str, ...] = ()  #: heroes that are out of the game
    open: tuple[str, ...] = ()  #: cards laid open between their deck and their place
    peeked: dict[str, tuple[str, ...]] = {}  #: seat → cards in decks whose place this seat knows
    counts: dict[str, int] = {}  #: what a scenario counts
    timed: int = 0  #: lasting effects that end at a stated moment


def token_key(seat: str, place: str) -> str:
    """Where the table keeps the number of a player's tokens at a place: a card, a space or the sheet."""
    return f"{seat}@{place}"
