"""What the small procedures remember that only ask something: which card, player, space, number, option."""

from __future__ import annotations

from typing import Annotated

import msgspec

from grimtable.games.relic.remembering import NOWHERE, Address
from grimtable.kernel.bounds import AtCard, AtSeat, Cards, Clock, Name, Names, Seats, Spot, Spots, Sum
from grimtable.kernel.identity import NO_CARD


class Discarding(msgspec.Struct, gc=False):
    """A player discards cards of a kind and chooses which (REL-DSC-01)."""

    seat: AtSeat
    breaks: Clock
    what: Name  #: power, assets, relics, trophies, corruption, completed
    amount: Sum
    trait: Name = ""
    optional: bool = False  #: the player may stop at any number
    done: Sum = 0
    points: Sum = 0  #: discard trophies worth at least so much instead of a number
    worth: Sum = 0  #: trophy points discarded so far
    stopped: bool = False


class SpendingMissions(msgspec.Struct, gc=False):
    """A player discards completed missions and chooses which (REL-DSC-01, REL-MIS-08)."""

    seat: AtSeat
    breaks: Clock
    left: Sum


class MayDo(msgspec.Struct, gc=False):
    """A player may do something, or not (REL-CLR-07)."""

    seat: AtSeat
    breaks: Clock
    card: AtCard
    do: Address
    otherwise: Address = NOWHERE
    influence: Sum = 0  #: the price


class ChoosingOption(msgspec.Struct, gc=False):
    """A player chooses one of several effects."""

    seat: AtSeat
    breaks: Clock
    card: AtCard
    names: Names
    effects: Annotated[tuple[Address, ...], msgspec.Meta(max_length=200)]


class ChoosingPlayer(msgspec.Struct, gc=False):
    """A player points at another one."""

    seat: AtSeat
    breaks: Clock
    card: AtCard
    among: Seats
    do: Address
    by_target: bool = False  #: the effect is carried out for the one pointed at


class EachPlayer(msgspec.Struct, gc=False):
    """An effect for one player after the other."""

    card: AtCard
    seats: Seats
    do: Address


class ChoosingSpace(msgspec.Struct, gc=False):
    """A player names a space."""

    seat: AtSeat
    breaks: Clock
    card: AtCard
    spaces: Spots
    do: Address


class ChoosingAttribute(msgspec.Struct, gc=False):
    """A player names the attribute that rises or falls."""

    seat: AtSeat
    breaks: Clock
    among: Names
    amount: Sum


class ChoosingAsset(msgspec.Struct, gc=False):
    """A player names one of the own assets, for charges."""

    seat: AtSeat
    breaks: Clock
    cards: Cards
    amount: Sum


class Buying(msgspec.Struct, gc=False):
    """More Life or Power cards for 1 influence each, announced at once (REL-POW-02, REL-R-37)."""

    seat: AtSeat
    breaks: Clock
    what: Name  #: life, power
    capped: bool = False


class Selling(msgspec.Struct, gc=False):
    """Trophies or assets for influence, any number of them."""

    seat: AtSeat
    breaks: Clock
    what: Name  #: trophies, assets
    price: Sum = 0  #: for each asset
    worth: Sum = 0  #: influence earned so far
    stopped: bool = False


class OfferingWargear(msgspec.Struct, gc=False):
    """Wargear laid open: to be bought, or some of it for nothing (REL-WAR-01, REL-WAR-03)."""

    seat: AtSeat
    breaks: Clock
    amount: Sum  #: cards revealed
    free: Sum = 0  #: so many may be taken without paying; nothing is for sale then
    stopped: bool = False


class TakingRelic(msgspec.Struct, gc=False):
    """Two relics laid open, one of them to be taken (REL-RLC-02)."""

    seat: AtSeat
    breaks: Clock
    taken: Name = ""


class ReceivingMissions(msgspec.Struct, gc=False):
    """Missions drawn, one of them kept (REL-MIS-04)."""

    seat: AtSeat
    breaks: Clock
    amount: Sum
    setup: bool = False
    extra: bool = False  #: the hero's permission to draw one more was used
    cards: Cards = ()  #: laid open
    kept: AtCard = NO_CARD


class CompletingMission(msgspec.Struct, gc=False):
    """A mission whose objective is met (REL-MIS-05)."""

    seat: AtSeat
    card: AtCard
    as_asset: bool = False


class DrawingCorruption(msgspec.Struct, gc=False):
    """Corruption cards drawn and checked one after another (REL-COR-08)."""

    seat: AtSeat
    breaks: Clock
    left: Sum
    drawn: Sum = 0


class FallingToChaos(msgspec.Struct, gc=False):
    """A corrupted player and what follows (REL-COR-12)."""

    seat: AtSeat
    gives_up: bool = False


class Levelling(msgspec.Struct, gc=False):
    """Levels gained one after the other, each with its column (REL-R-48)."""

    seat: AtSeat
    breaks: Clock
    left: Sum
    rewards: Names = ()


class Looking(msgspec.Struct, gc=False):
    """The top cards of decks, looked at by one player; perhaps put to the bottom (REL-D-32)."""

    seat: AtSeat
    breaks: Clock
    decks: Names
    reorder: bool = False


class DrawingThreats(msgspec.Struct, gc=False):
    """Threat cards drawn by an effect, from a deck of the player's choice perhaps (REL-D-36)."""

    seat: AtSeat
    breaks: Clock
    deck: Name
    left: Sum
    resolve: bool
    space: Spot
    cards: Cards = ()


class Rerolling(msgspec.Struct, gc=False):
    """A die of a roll is thrown anew (REL-DIE-11)."""

    seat: AtSeat
    breaks: Clock
    enemy: bool = False


class MovingThreat(msgspec.Struct, gc=False):
    """A Threat card goes to a space that the player names (REL-D-23)."""

    seat: AtSeat
    breaks: Clock
    card: AtCard
    spaces: Spots


class RollingTable(msgspec.Struct, gc=False):
    """A die looked up in a table; influence may raise it where the box says so (REL-INF-05)."""

    seat: AtSeat
    breaks: Clock
    card: AtCard
    #: lowest, highest, where the effect stands
    rows: Annotated[tuple[tuple[Sum, Sum, Name, Name, Name], ...], msgspec.Meta(max_length=200)]
    influence: bool = False
    result: Sum = 0
    raised: Sum = 0


class Walking(msgspec.Struct, gc=False):
    """Steps along the ring outside the Movement phase, in a direction of the player's choice."""

    seat: AtSeat
    breaks: Clock
    steps: Sum


class Jumping(msgspec.Struct, gc=False):
    """The jump from the Warp Rift (REL-INN-08)."""

    seat: AtSeat
    breaks: Clock
    influence: bool = False
    trophies: bool = False


class Choosing(msgspec.Struct, gc=False):
    """A player evades enemies before the battles begin (REL-EVD-02)."""

    seat: AtSeat
    breaks: Clock
    left: Sum
    stopped: bool = False
