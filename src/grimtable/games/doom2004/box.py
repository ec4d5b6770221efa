"""What lies in the box besides cards, dice, figures and weapons: tokens, doors, hazards and plain components.

Each says as data what the rules ask it: how a token is kept, who may work a door, when a hazard wounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple

import msgspec

from grimtable.content import Block, Effect, Given, Item, Part, Word

#: No component prints more; a pack with larger numbers could keep the rules busy for hours.
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Signed = Annotated[int, msgspec.Meta(ge=-99, le=99)]


class Skill(Part, frozen=True, kw_only=True):
    """Something a Marine card or a token makes different for its owner as long as he has it (D04-SET-21)."""

    changes: Annotated[str, Word("skills")]
    amount: Signed = 1


class Spend(Block, frozen=True, kw_only=True):
    """What giving a token up does at a moment."""

    moment: Annotated[str, Word("moments")]


class Component(Item, frozen=True, kw_only=True):
    """Anything that rules ask nothing but its number: orders, obstacles, teleporters (D04-R-07)."""

    count: Count
    what: str  #: what is counted: order tokens, map features
    text: str = ""

    @property
    def in_the_box(self) -> tuple[int, str]:
        """How many the printed game has, and of what."""
        return self.count, self.what


KeyColour = Literal["red", "green", "blue", "yellow"]
#: Where a token goes when a Marine gets it: into his bin, beside it, out of the game at once, or to the
#: compass, where it is for everybody.
Keep = Literal["bin", "beside", "at_once", "compass"]


class Token(Item, frozen=True, kw_only=True):
    """A token that Marines take: equipment, a key, or something that a scenario counts (chapter EQP)."""

    keep: Keep
    count: Count = 0  #: in the box; 0 is as many as a scenario likes
    pool: str = ""  #: tokens of one pool have their numbers together, as ammunition has
    text: str = ""
    glyph: Annotated[str, msgspec.Meta(max_length=3)] = ""  #: on a drawn map; else letters of its name
    hand_over: bool = False  #: D04-EQP-06: may be given to a neighbour
    lasts: Count = 0  #: own turns after the one in which it is taken; 0 is until it is used
    when_fragged: Literal["kept", "lost", "dropped"] = "kept"
    most: Count = 0  #: so many a Marine has at most; 0 is any number
    only_hurt: bool = False  #: D04-EQP-12: not taken by a Marine who has all his wounds
    skills: tuple[Skill, ...] = ()  #: what is different for its owner while he has it
    on_take: Annotated[Effect | None, Given("finder")] = None
    #: the modes whose maps may lay it out; empty is all of them (D4X-SOC-13, D4X-EQP-13)
    modes: tuple[str, ...] = ()
    breath: bool = False  #: D4X-AIR-02: paid for the end of a turn without air
    #: what its owner may do by giving it up, at each of some moments (D4X-SCN-37)
    spend: Annotated[tuple[Spend, ...], Given("finder", "owner")] = ()
    worth: Count = 3  #: to a bot, in steps it goes out of its way

    @property
    def in_the_box(self) -> tuple[int, str]:
        """How many the printed game has, and of what."""
        return self.count, "tokens"

    def gives(self, verb: str) -> tuple[dict[str, object], ...]:
        """The parameters of each such instruction that is carried out when it is taken."""
        return tuple(dict(call.parameters) for call in self.on_take or () if call.verb == verb)

    @property
    def brings_tokens(self) -> bool:
        """Whether other tokens come with it, which no token may do."""
        return bool(self.gives("give_tokens") or self.gives("drop_tokens"))

    @property
    def is_wanted(self) -> bool:
        """Whether a scenario is about it: a key, or something that is counted; never mere equipment."""
        return bool(self.gives("unlock") or self.gives("count"))


class DoorKind(Item, frozen=True, kw_only=True):
    """A kind of doors that is not the usual one (chapter DOR); the map's `kind` names it."""

    count: Count = 0  #: in the box; 0 is as many as a scenario likes
    what: str = "doors"
    text: str = ""
    worked_by: Literal["all", "marines", "nobody"] = (
        "all"  #: who opens and closes it (D04-DOR-06, D04-DOR-15)
    )
    keys: Annotated[
        tuple[KeyColour, ...], msgspec.Meta(max_length=9)
    ] = ()  #: all of them, once found, unlock it
    #: D4X-DM-54, D4X-DM-55: it stays closed, and whoever has its key walks through
    lets_through: bool = False
    #: D4X-MAP-07, D4X-MAP-08: it closes when a turn ends and nobody stands where an encounter opens it
    held_open: bool = False
    closes_itself: bool = False  #: D4X-LCK-02: at the end of every turn, on whoever lies across its line
    destructible: bool = True  #: D04-DOR-10

    @property
    def in_the_box(self) -> tuple[int, str]:
        """How many the printed game has, and of what."""
        return self.count, self.what


class Hazard(Item, frozen=True, kw_only=True):
    """Ground that hurts: how many wounds, whatever the armor, for what (chapters OBS, FLM and AIR).

    The map says where it lies (`terrain`, `jet`, `airless`).
    """

    text: str = ""
    enters: Count = 0  #: for coming onto it
    leaves: Count = 0  #: for going off it
    stays: Count = 0  #: for a whole turn without leaving it
    ends: Count = 0  #: for a turn that ends there
    begins: Count = 0  #: for standing there when it comes on


#: the hazards of the rules, by the names that maps know; a pack may say otherwise what one of them costs
HAZARDS: Mapping[str, Hazard] = {
    "damaging": Hazard(id="damaging", provenance="rulebook", enters=1, stays=1),
    "flame_jet": Hazard(id="flame_jet", provenance="rulebook", enters=1, leaves=1, ends=1, begins=1),
    "airless": Hazard(id="airless", provenance="rulebook", ends=2),
}


#: what the rules ask each of them
HAZARD_KEYS: Mapping[str, tuple[str, ...]] = {
    "damaging": ("enters", "leaves", "stays"),
    "flame_jet": ("enters", "leaves", "ends", "begins"),
    "airless": ("ends",),
}

#: what a door is whose kind nobody names, and a security door, which carries the colour of its key
PLAIN_DOOR = DoorKind(id="door", provenance="rulebook")


class Box(NamedTuple):
    """All that a pack holds of it, by name: what a scenario can be set up from."""

    tokens: Mapping[str, Token]  #: weapons too
    doors: Mapping[str, DoorKind]  #: every kind, the plain one too
    hazards: Mapping[str, Hazard]  #: what each kind of ground costs
    counts: Mapping[str, int]  #: how many there are of each plain component

    def pools(self) -> dict[str, tuple[int, tuple[str, ...]]]:
        """What runs out: the words for it, how many there are, and the tokens that share them."""
        found: dict[str, tuple[int, tuple[str, ...]]] = {}
        for token in self.tokens.values():
            if token.count:
                name = f"{(token.pool or token.id).replace('_', ' ')} tokens"
                count, tokens = found.get(name, (0, ()))
                found[name] = (count + token.count, (*tokens, token.id))
        return found
