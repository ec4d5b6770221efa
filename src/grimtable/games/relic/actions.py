"""What a player may want to do, in words: `alpha: go clockwise`, `alpha: fight strength`.

No action attacks another player (REL-TRN-06), and none gives anything to one (REL-R-97).
"""

from __future__ import annotations

from typing import ClassVar

from grimtable.kernel import Action
from grimtable.kernel.identity import CardId, HeroId, SeatId, Space


class KeepSheet(Action, frozen=True):
    """Keep one of the two dealt character sheets (REL-SET-09)."""

    form: ClassVar[str] = "keep sheet {hero:hero}"
    hero: HeroId


class TakeColour(Action, frozen=True):
    """Take a character board (REL-SET-12)."""

    form: ClassVar[str] = "take colour {colour:colour}"
    colour: str


class Roll(Action, frozen=True):
    """Roll the dice, without a Power card in their place (REL-MOV-02, REL-BAT-09, REL-TST-02)."""

    form: ClassVar[str] = "roll"


class PlayValue(Action, frozen=True):
    """Play a Power card for its value, in place of a die (REL-POW-06)."""

    form: ClassVar[str] = "replace die with {card:card}"
    card: CardId


class Go(Action, frozen=True):
    """Move clockwise or counter-clockwise (REL-MOV-04)."""

    form: ClassVar[str] = "go {direction:direction}"
    direction: str


class UseMovementBox(Action, frozen=True):
    """Spend a movement point on the movement box of the space (REL-MOV-10)."""

    form: ClassVar[str] = "use movement box"


class MoveOn(Action, frozen=True):
    """Pass a movement box without using it."""

    form: ClassVar[str] = "move on"


class DrawFrom(Action, frozen=True):
    """Draw the next Threat card from this deck (REL-R-17, REL-D-36)."""

    form: ClassVar[str] = "draw {deck:deck}"
    deck: str


class CarryOut(Action, frozen=True):
    """Carry out one of two text boxes (REL-ENG-15)."""

    form: ClassVar[str] = "carry out {box:box}"
    box: str


class EndPhase(Action, frozen=True):
    """Carry out neither of two text boxes (REL-ENG-16)."""

    form: ClassVar[str] = "end phase"


class Resolve(Action, frozen=True):
    """Which card comes next, where several do (REL-ENG-05, REL-ENG-10, REL-TIM-04)."""

    form: ClassVar[str] = "resolve {card:source}"
    card: CardId


class Fight(Action, frozen=True):
    """Which enemies are fought next, or the type of a battle that leaves the choice (REL-BAT-27)."""

    form: ClassVar[str] = "fight {attribute:attribute}"
    attribute: str


class Evade(Action, frozen=True):
    """Leave an enemy unfought (REL-EVD-02)."""

    form: ClassVar[str] = "evade {card:card}"
    card: CardId


class Declare(Action, frozen=True):
    """Declare the bonus of a card or a hero (REL-BAT-04, REL-BON-03)."""

    form: ClassVar[str] = "declare {card:source}"
    card: CardId


class Ready(Action, frozen=True):
    """Declare no more bonuses."""

    form: ClassVar[str] = "ready"


class RerollDie(Action, frozen=True):
    """Which die is thrown again, counted from 1 (REL-DIE-11)."""

    form: ClassVar[str] = "reroll die {number:number}"
    number: int


class Use(Action, frozen=True):
    """Use an optional ability (REL-CLR-07)."""

    form: ClassVar[str] = "use {card:source}"
    card: CardId


class PlayCard(Action, frozen=True):
    """Play a Power card for its ability (REL-POW-05)."""

    form: ClassVar[str] = "play {card:card}"
    shows: ClassVar[int] = 1
    card: CardId


class Discard(Action, frozen=True):
    """Discard one of the own cards (REL-DSC-01)."""

    form: ClassVar[str] = "discard {card:card}"
    card: CardId


class DiscardUnread(Action, frozen=True):
    """Discard a completed mission that nobody has read; its owner cannot tell it from others (REL-MIS-11)."""

    form: ClassVar[str] = "discard an unread mission"


class Done(Action, frozen=True):
    """No more of this."""

    form: ClassVar[str] = "done"


class Accept(Action, frozen=True):
    """Do what may be done."""

    form: ClassVar[str] = "accept"


class Decline(Action, frozen=True):
    """Leave what may be done."""

    form: ClassVar[str] = "decline"


class ChooseOption(Action, frozen=True):
    """Choose one of several effects."""

    form: ClassVar[str] = "choose {option:option}"
    option: str


class ChooseAttribute(Action, frozen=True):
    """Name the attribute that rises or falls (REL-D-42)."""

    form: ClassVar[str] = "change {attribute:attribute}"
    attribute: str


class PointAt(Action, frozen=True):
    """Choose a player."""

    form: ClassVar[str] = "point at {player:player}"
    player: SeatId


class ChooseSpace(Action, frozen=True):
    """Choose a space."""

    form: ClassVar[str] = "choose space {space:space}"
    space: Space


class SpendInfluence(Action, frozen=True):
    """How much influence goes into it (REL-D-27, REL-D-28, REL-D-31)."""

    form: ClassVar[str] = "spend {number:number} influence"
    number: int


class SpendTrophy(Action, frozen=True):
    """Put a trophy among those that are spent (REL-XP-03)."""

    form: ClassVar[str] = "spend trophy {card:card}"
    card: CardId


class TakeCard(Action, frozen=True):
    """Take one of the cards laid open, paying where it has a price (REL-WAR-01, REL-RLC-02)."""

    form: ClassVar[str] = "take {card:card}"
    card: CardId


class KeepMission(Action, frozen=True):
    """Which mission stays active (REL-MIS-04)."""

    form: ClassVar[str] = "keep {card:card}"
    card: CardId


class LeaveOnTop(Action, frozen=True):
    """The card looked at stays on its deck (REL-D-32)."""

    form: ClassVar[str] = "leave {deck:deck} on top"
    deck: str


class PutToBottom(Action, frozen=True):
    """The card looked at goes to the bottom of its deck (REL-D-32)."""

    form: ClassVar[str] = "put {deck:deck} to the bottom"
    deck: str


class ExchangeMissions(Action, frozen=True):
    """Spend completed missions for a relic (REL-XP-08)."""

    form: ClassVar[str] = "exchange missions"


class DrawMission(Action, frozen=True):
    """Draw the mission that is due now rather than later (REL-R-51)."""

    form: ClassVar[str] = "draw mission"


class TakeNewHero(Action, frozen=True):
    """Play on with a new hero after being corrupted (REL-COR-15)."""

    form: ClassVar[str] = "take a new hero"


class GiveUp(Action, frozen=True):
    """Leave the game after being corrupted (REL-COR-23)."""

    form: ClassVar[str] = "give up"


ACTIONS: tuple[type[Action], ...] = (
    KeepSheet,
    TakeColour,
    Roll,
    PlayValue,
    Go,
    UseMovementBox,
    MoveOn,
    DrawMission,
    DrawFrom,
    CarryOut,
    EndPhase,
    Resolve,
    Fight,
    Evade,
    Declare,
    Ready,
    RerollDie,
    Use,
    PlayCard,
    Discard,
    Done,
    Accept,
    Decline,
    ChooseSpace,
    ChooseOption,
    ChooseAttribute,
    PointAt,
    SpendInfluence,
    SpendTrophy,
    TakeNewHero,
    TakeCard,
    KeepMission,
    LeaveOnTop,
    PutToBottom,
    ExchangeMissions,
    GiveUp,
    DiscardUnread,
)
