"""What the small procedures remember that only ask something: which card, player, space, number, option."""

from __future__ import annotations

import msgspec

from grimtable.games.relic.remembering import NOWHERE

Address = tuple[str, str, str]


class Discarding(msgspec.Struct, gc=False):
    """A player discards cards of a kind and chooses which (REL-DSC-01)."""

    seat: str
    breaks: int
    what: str  #: power, assets, relics, trophies, corruption, completed
    amount: int
    trait: str = ""
    optional: bool = False  #: the player may stop at any number
    done: int = 0
    points: int = 0  #: discard trophies worth at least so much instead of a number
    worth: int = 0  #: trophy points discarded so far
    stopped: bool = False


class MayDo(msgspec.Struct, gc=False):
    """A player may do something, or not (REL-CLR-07)."""

    seat: str
    breaks: int
    card: str
    do: Address
    otherwise: Address = NOWHERE
    influence: int = 0  #: the price


class ChoosingOption(msgspec.Struct, gc=False):
    """A player chooses one of several effects."""

    seat: str
    breaks: int
    card: str
    names: tuple[str, ...]
    effects: tuple[Address, ...]


class ChoosingPlayer(msgspec.Struct, gc=False):
    """A player points at another one."""

    seat: str
    breaks: int
    card: str
    among: tuple[str, ...]
    do: Address
    by_target: bool = False  #: the effect is carried out for the one pointed at


class EachPlayer(msgspec.Struct, gc=False):
    """An effect for one player after the other."""

    card: str
    seats: tuple[str, ...]
    do: Address


class ChoosingSpace(msgspec.Struct, gc=False):
    """A player names a space."""

    seat: str
    breaks: int
    card: str
    spaces: tuple[int, ...]
    do: Address


class ChoosingAttribute(msgspec.Struct, gc=False):
    """A player names the attribute that rises or falls."""

    seat: str
    breaks: int
    among: tuple[str, ...]
    amount: int


class ChoosingAsset(msgspec.Struct, gc=False):
    """A player names one of the own assets, for charges."""

    seat: str
    breaks: int
    cards: tuple[str, ...]
    amount: int


class Buying(msgspec.Struct, gc=False):
    """More Life or Power cards for 1 influence each, announced at once (REL-POW-02, REL-R-37)."""

    seat: str
    breaks: int
    what: str  #: life, power
    capped: bool = False


class Selling(msgspec.Struct, gc=False):
    """Trophies or assets for influence, any number of them."""

    seat: str
    breaks: int
    what: str  #: trophies, assets
    price: int = 0  #: for each asset
    worth: int = 0  #: influence earned so far
    stopped: bool = False


class OfferingWargear(msgspec.Struct, gc=False):
    """Wargear laid open: to be bought, or some of it for nothing (REL-WAR-01, REL-WAR-03)."""

    seat: str
    breaks: int
    amount: int  #: cards revealed
    free: int = 0  #: so many may be taken without paying; nothing is for sale then
    stopped: bool = False


class TakingRelic(msgspec.Struct, gc=False):
    """Two relics laid open, one of them to be taken (REL-RLC-02)."""

    seat: str
    breaks: int
    taken: str = ""


class ReceivingMissions(msgspec.Struct, gc=False):
    """Missions drawn, one of them kept (REL-MIS-04)."""

    seat: str
    breaks: int
    amount: int
    setup: bool = False
    extra: bool = False  #: the hero's permission to draw one more was used
    cards: tuple[str, ...] = ()  #: laid open
    kept: str = ""


class CompletingMission(msgspec.Struct, gc=False):
    """A mission whose objective is met (REL-MIS-05)."""

    seat: str
    card: str
    as_asset: bool = False


class DrawingCorruption(msgspec.Struct, gc=False):
    """Corruption cards drawn and checked one after another (REL-COR-08)."""

    seat: str
    breaks: int
    left: int


class FallingToChaos(msgspec.Struct, gc=False):
    """A corrupted player and what follows (REL-COR-12)."""

    seat: str
    gives_up: bool = False


class Levelling(msgspec.Struct, gc=False):
    """Levels gained one after the other, each with its column (REL-R-48)."""

    seat: str
    breaks: int
    left: int
    rewards: tuple[str, ...] = ()


class Looking(msgspec.Struct, gc=False):
    """The top cards of decks, looked at by one player; perhaps put to the bottom (REL-D-32)."""

    seat: str
    breaks: int
    decks: tuple[str, ...]
    reorder: bool = False


class DrawingThreats(msgspec.Struct, gc=False):
    """Threat cards drawn by an effect, from a deck of the player's choice perhaps (REL-D-36)."""

    seat: str
    breaks: int
    deck: str
    left: int
    resolve: bool
    space: int
    cards: tuple[str, ...] = ()


class Rerolling(msgspec.Struct, gc=False):
    """A die of a roll is thrown anew (REL-DIE-11)."""

    seat: str
    breaks: int
    enemy: bool = False


class MovingThreat(msgspec.Struct, gc=False):
    """A Threat card goes to a space that the player names (REL-D-23)."""

    seat: str
    breaks: int
    card: str
    spaces: tuple[int, ...]


class RollingTable(msgspec.Struct, gc=False):
    """A die looked up in a table; influence may raise it where the box says so (REL-INF-05)."""

    seat: str
    breaks: int
    card: str
    rows: tuple[tuple[int, int, str, str, str], ...]  #: lowest, highest, where the effect stands
    influence: bool = False
    result: int = 0
    raised: int = 0


class Walking(msgspec.Struct, gc=False):
    """Steps along the ring outside the Movement phase, in a direction of the player's choice."""

    seat: str
    breaks: int
    steps: int


class Jumping(msgspec.Struct, gc=False):
    """The jump from the Warp Rift (REL-INN-08)."""

    seat: str
    breaks: int
    influence: bool = False
    trophies: bool = False


class Choosing(msgspec.Struct, gc=False):
    """A player evades enemies before the battles begin (REL-EVD-02)."""

    seat: str
    breaks: int
    left: int
    stopped: bool = False
