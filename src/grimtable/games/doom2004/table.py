"""The table of DOOM 2004: Marines, invaders, doors, tokens, areas and decks, as plain data."""

from __future__ import annotations

from typing import Annotated, Final, final

import msgspec

from grimtable.games.doom2004.marks import DrawnScene
from grimtable.kernel import Data, Deck, SeatId, TeamId
from grimtable.kernel.bounds import (
    AtCard,
    AtFigure,
    AtSeat,
    CardPile,
    Clock,
    Count,
    Counts,
    Name,
    Pile,
    Spot,
    Sum,
    Sums,
    Tokens,
)
from grimtable.kernel.identity import NO_SPACE, CardId, Space

Clocks = Annotated[list[Tokens], msgspec.Meta(max_length=99)]
"""For each token of a kind, the own turns it still lasts; 0 is a token without a clock."""

INVADER: Final = SeatId("invader")  #: the seat that runs all monsters
MARINES: Final = TeamId("marines")  #: the team of all Marines of a scenario
INVADERS: Final = TeamId("invader")  #: the Invader's team, who is alone in it
EVERYBODY: Final = "all"  #: in place of a colour: a card that all Marines share
NOBODY: Final = TeamId("")  #: the side of figures that no seat runs: enemies of all
COLOURS: Final = ("red", "green", "blue")
#: D4X-SET-15: the second figure of each colour; the saw is only a mark
SAWS: Final = tuple(f"{colour}_saw" for colour in COLOURS)
AMMUNITION: Final = ("bullets", "rockets", "cells")
ORDERS: Final = ("aim", "guard", "dodge", "heal")
OFF_BOARD: Final = NO_SPACE
#: the controllers of monsters: asked of all of them after every activation, so without a property for each
RUN_BY_INVADER: Final = (msgspec.UNSET, INVADER)


@final  # so that `type(figure) is Marine` tells a Marine from an invader: quicker than `isinstance`
class Marine(Data):
    """A Marine: his figure, his bin and what lies beside him. His id is the colour of his seat."""

    id: AtFigure
    space: Spot = OFF_BOARD
    wounds: Count = 0  #: wound tokens left in the bin (D04-DMG-07)
    armor: Count = 0
    ammo: Counts = {}
    weapons: Pile = []  #: weapon tokens; a second one of a kind counts twice (D04-EQP-25)
    adrenaline: Tokens = 0
    #: one clock for each token: own turns it still lasts (D04-R-36)
    berserk: Clocks = []
    order: Name = ""
    cards: CardPile = []
    fragged_at: Spot = OFF_BOARD  #: where he fell; he waits for his next turn (D04-FRG-02)
    left: bool = False  #: through the exit, out of the game (D04-R-84)
    #: every token without a field of its own; not there while he has none, as in games saved before it was
    kept: Annotated[dict[Name, Clocks], msgspec.Meta(max_length=500)] | msgspec.UnsetType = msgspec.UNSET
    #: D4X-R-52: weapons without a token that he has lost until he comes back; not there while there are none
    lost: Pile | msgspec.UnsetType = msgspec.UNSET

    def has_lost(self, weapon: str) -> bool:
        """Whether a weapon that everybody has is gone for now."""
        return not isinstance(self.lost, msgspec.UnsetType) and weapon in self.lost

    def lose_weapon(self, weapon: str) -> None:
        """A weapon that everybody has is gone for now."""
        self.lost = [*([] if isinstance(self.lost, msgspec.UnsetType) else self.lost), weapon]

    def held(self, token: str) -> int:
        """How many tokens of a kind he has.

        >>> marine = Marine("red", ammo={"bullets": 3})
        >>> marine.add("lamp"); marine.held("bullets"), marine.held("lamp"), marine.held("rope")
        (3, 1, 0)
        """
        if token in self.ammo:
            return self.ammo[token]
        if token in _NUMBERS:
            return int(getattr(self, token))
        return self.weapons.count(token) or len(self.clocks(token))

    def clocks(self, token: str) -> list[int]:
        """The clocks of the tokens of a kind, in the order in which he got them."""
        if token == "berserk":
            return self.berserk
        return [] if isinstance(self.kept, msgspec.UnsetType) else self.kept.get(token, [])

    def set_clocks(self, token: str, clocks: list[int]) -> None:
        """From now on he has so many tokens of a kind as there are clocks."""
        if token == "berserk":
            self.berserk = clocks
            return
        if token in _NUMBERS:
            setattr(self, token, len(clocks))
            return
        kept = {} if isinstance(self.kept, msgspec.UnsetType) else self.kept
        if clocks:
            kept[token] = clocks
        else:
            kept.pop(token, None)
        self.kept = kept or msgspec.UNSET

    def add(self, token: str, clock: int = 0) -> None:
        """One token more."""
        if token in self.ammo:
            self.ammo[token] += 1
        elif token in _NUMBERS:
            setattr(self, token, getattr(self, token) + 1)
        else:
            self.set_clocks(token, [*self.clocks(token), clock])

    def drop(self, token: str) -> None:
        """One token less; of several with clocks the oldest."""
        if token in self.ammo:
            self.ammo[token] -= 1
        elif token in _NUMBERS:
            setattr(self, token, getattr(self, token) - 1)
        elif token in self.weapons:
            self.weapons.remove(token)
        else:
            self.set_clocks(token, self.clocks(token)[1:])

    def tokens(self) -> list[str]:
        """The kinds of tokens that he has, armor and wounds apart, each once."""
        ammo = (ammo for ammo, number in self.ammo.items() if number)
        return [*dict.fromkeys(self.weapons), *ammo, *self.others()]

    def others(self) -> dict[str, list[int]]:
        """What he has besides wounds, armor, ammunition and weapons: token → clocks."""
        if not self.adrenaline and not self.berserk and self.kept is msgspec.UNSET:
            return {}
        found = {"adrenaline": [0] * self.adrenaline, "berserk": self.berserk}
        if not isinstance(self.kept, msgspec.UnsetType):
            found.update(self.kept)
        return {token: clocks for token, clocks in found.items() if clocks}


#: tokens that are a number of a Marine; they and berserk have fields of their own in every saved game
_NUMBERS: Final = ("armor", "adrenaline")


class Invader(Data):
    """A monster on the board. A large one's space is the north-west one that it covers.

    D04-MAP-03: figures face nowhere; only a Demon lies one way or the other.
    """

    id: AtFigure
    kind: Name
    space: Spot
    wide: bool = False  #: a Demon lying east-west
    wounds: Count = 0
    activated: bool = False  #: in this turn's step 3 (D04-INV-19)
    #: the seat that runs it, empty for nobody; where it is not written, as in older games, the Invader does
    controller: AtSeat | msgspec.UnsetType = msgspec.UNSET

    @property
    def seat(self) -> SeatId:
        """Who runs it."""
        controller = self.controller
        return INVADER if controller is msgspec.UNSET else controller


class Arena(Data):
    """What lies beside the board when Marines fight each other (chapters DM and CTF)."""

    score: Sums = {}  #: team → frag tokens, or points; may be below zero (D4X-DM-45)
    pool: Sums = {}  #: D4X-DM-06: token → how many are left in the item pool
    acted: Pile = []  #: D4X-CTF-11: the Marines whose turn of this round is over
    missing: Pile = []  #: D4X-CTF-17: those who must miss their next turn
    guards: Pile = []  #: D4X-DM-35: who has a Guard order, the oldest first
    #: D4X-DM-16: Marine → the cards dealt to him, which nobody else knows
    dealt: Annotated[dict[Name, CardPile], msgspec.Meta(max_length=12)] = {}
    boxed: CardPile = []  #: D4X-DM-15: Marine cards that take no part
    common: Annotated[dict[Name, AtCard], msgspec.Meta(max_length=12)] = {}  #: colour, or all → open card
    point: Sum = 0  #: D4X-DM-49: the number that was rolled for a respawn
    keys_used: Pile = []  #: D4X-DM-56: keys that go home when this turn ends
    exchanged: bool = False  #: D4X-MAP-05: the two marked teleporters have changed places
    overtime: Sum = 0  #: D4X-CTF-16: rounds since the timer ran out at a tie
    time_is_up: bool = False  #: D4X-DM-27: the last card has left the timer
    #: D4X-R-96: who has come back at the beginning of this turn; not there if nobody has
    returned: Name | msgspec.UnsetType = msgspec.UNSET
    #: D4X-R-51: Marine → tokens of adrenaline that his card has given him and he has not used yet; not there
    #: before the first of them was given or used, as in games saved before it was
    given: Sums | msgspec.UnsetType = msgspec.UNSET

    def shared_by(self, marine: str) -> list[CardId]:
        """D4X-MOD-17, D4X-MOD-19: the card of all, or that of his colour."""
        colour = marine.removesuffix("_saw")
        return [card for whose, card in self.common.items() if whose in (EVERYBODY, colour)]


class Table(Data):
    """Everything on the table."""

    drawn: DrawnScene | None = None  #: a map of its own; None means the scenario's
    round: Clock = 0
    active: Name = ""  #: the seat whose turn it is
    frags: Sum = 0  #: the Invader's frag points
    marines: Annotated[dict[Name, Marine], msgspec.Meta(max_length=12)] = {}
    invaders: Annotated[dict[Name, Invader], msgspec.Meta(max_length=300)] = {}
    supply: Sums = {}  #: kind → figures of the colours in play that are off the board
    doors: Annotated[dict[Name, Name], msgspec.Meta(max_length=500)] = {}  #: door → closed, open or destroyed
    keys: Pile = []  #: colours found (D04-EQP-13)
    areas: Pile = []  #: areas discovered, in order
    #: space → equipment on the board, known areas only
    tokens: Annotated[dict[Spot, Pile], msgspec.Meta(max_length=2_000)] = {}
    #: barrels on the board, known areas only
    barrels: Annotated[list[Spot], msgspec.Meta(max_length=2_000)] = []
    #: space → encounter not yet met, known areas only
    encounters: Annotated[dict[Spot, Name], msgspec.Meta(max_length=2_000)] = {}
    flags: Sums = {}  #: what a scenario counts: rescued, codes, seals, timers
    removed: Annotated[dict[Name, Clock], msgspec.Meta(max_length=500)] = {}  #: tokens out of the game
    deck: Deck = msgspec.field(default_factory=Deck)
    hand: CardPile = []  #: the Invader's cards
    playing: CardPile = []  #: cards being resolved
    marine_deck: CardPile = []  #: Marine cards nobody drew
    #: space → whether its flame jet is on, known areas only; not there on a table without jets
    jets: Annotated[dict[Spot, bool], msgspec.Meta(max_length=2_000)] | msgspec.UnsetType = msgspec.UNSET
    #: only where Marines fight each other
    arena: Arena | msgspec.UnsetType = msgspec.UNSET

    def plays(self, colour: str) -> bool:
        """D04-SET-04, D4X-SET-08: whether a Marine of this colour takes part, with gun or with saw."""
        return colour in self.marines or f"{colour}_saw" in self.marines

    @property
    def is_arena(self) -> bool:
        """Whether Marines fight each other."""
        return self.arena is not msgspec.UNSET

    def shared_by(self, marine: str) -> list[CardId]:
        """The open cards whose abilities he has in common with others."""
        return [] if isinstance(self.arena, msgspec.UnsetType) else self.arena.shared_by(marine)

    @property
    def beside(self) -> Arena:
        """What lies beside the board of an arena."""
        assert not isinstance(self.arena, msgspec.UnsetType)
        return self.arena

    #: colour → stand-in → figures swapped in (D4X-SET-09); not there in a game without any
    swapped: Annotated[dict[Name, Counts], msgspec.Meta(max_length=3)] | msgspec.UnsetType = msgspec.UNSET

    def swapped_in(self, colour: str) -> dict[str, int]:
        """The stand-ins of a colour that are in the pool, and how many."""
        return {} if isinstance(self.swapped, msgspec.UnsetType) else self.swapped.get(colour, {})

    def swap_in(self, colour: str, kind: str, number: int) -> None:
        """Figures of a stand-in come into the pool."""
        swapped = {} if isinstance(self.swapped, msgspec.UnsetType) else self.swapped
        there = swapped.get(colour, {})
        self.swapped = {**swapped, colour: {**there, kind: there.get(kind, 0) + number}}

    def jet_spaces(self) -> dict[Space, bool]:
        """Every flame jet that is laid out, and whether it is on (D4X-FLM-01)."""
        return {} if isinstance(self.jets, msgspec.UnsetType) else self.jets

    def lay_jet(self, space: Space, on: bool) -> None:
        """A flame jet comes onto the board."""
        self.jets = {**self.jet_spaces(), space: on}
