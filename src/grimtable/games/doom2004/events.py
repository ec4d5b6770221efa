"""Everything that can happen at a DOOM 2004 table."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from grimtable.games.doom2004.table import INVADER
from grimtable.kernel import Event, SeatId
from grimtable.kernel.identity import CardId, DoorId, FigureId, Space


class RoundBegan(Event, frozen=True):
    rule: ClassVar[str] = "D04-RND-01"
    round: int


class TurnBegan(Event, frozen=True):
    rule: ClassVar[str] = "D04-RND-02"
    seat: SeatId


class TurnEnded(Event, frozen=True):
    rule: ClassVar[str] = "D04-MAR-14"
    weight: ClassVar[int] = 1
    seat: SeatId


class ActionAnnounced(Event, frozen=True):
    rule: ClassVar[str] = "D04-MAR-02"
    marine: FigureId
    action: str
    adrenaline: int


class MarinePlaced(Event, frozen=True):
    rule: ClassVar[str] = "D04-SET-11"
    weight: ClassVar[int] = 1
    marine: FigureId
    space: Space


class MarineRespawned(Event, frozen=True):
    rule: ClassVar[str] = "D04-FRG-09"
    marine: FigureId
    space: Space


class FigureMoved(Event, frozen=True):
    rule: ClassVar[str] = "D04-MOV-03"
    figure: FigureId
    from_space: Space
    to_space: Space


class MarineTeleported(Event, frozen=True):
    rule: ClassVar[str] = "D04-TEL-01"
    marine: FigureId
    from_space: Space
    to_space: Space


class DuctUsed(Event, frozen=True):
    rule: ClassVar[str] = "D04-TEL-08"
    figure: FigureId
    from_space: Space
    to_space: Space


class FigurePushed(Event, frozen=True):
    rule: ClassVar[str] = "D04-ABL-21"
    figure: FigureId
    from_space: Space
    to_space: Space


class FigurePutBack(Event, frozen=True):
    rule: ClassVar[str] = "D04-R-25"
    figure: FigureId
    space: Space


class DoorOpened(Event, frozen=True):
    rule: ClassVar[str] = "D04-DOR-02"
    door: DoorId


class DoorClosed(Event, frozen=True):
    rule: ClassVar[str] = "D04-DOR-03"
    door: DoorId


class DoorDestroyed(Event, frozen=True):
    rule: ClassVar[str] = "D04-DOR-10"
    door: DoorId


class FigureCrushed(Event, frozen=True):
    rule: ClassVar[str] = "D4X-LCK-04"
    weight: ClassVar[int] = 3
    figure: FigureId
    door: DoorId


class DoorsUnlocked(Event, frozen=True):
    rule: ClassVar[str] = "D04-DOR-13"
    weight: ClassVar[int] = 3
    colour: str


class TokenTaken(Event, frozen=True):
    rule: ClassVar[str] = "D04-EQP-03"
    marine: FigureId
    token: str
    space: Space


class TokenGained(Event, frozen=True):
    rule: ClassVar[str] = "D04-EXP-07"
    marine: FigureId
    token: str


class TokenSpent(Event, frozen=True):
    """D4X-SCN-37: a token is given up for what it does."""

    rule: ClassVar[str] = "D4X-SCN-37"
    weight: ClassVar[int] = 2
    marine: FigureId
    token: str


class ImprovementBought(Event, frozen=True):
    """A Marine has bought something before the next scenario."""

    rule: ClassVar[str] = "D4X-CMP-04"
    marine: FigureId
    thing: str
    cost: int
    left: int


class WeaponBroke(Event, frozen=True):
    """A weapon that was to be kept has broken."""

    rule: ClassVar[str] = "D4X-CMP-07"
    marine: FigureId
    weapon: str


class RuleUsed(Event, frozen=True):
    """A special rule of the scenario happens, or the Invader uses it."""

    rule: ClassVar[str] = "D04-SET-08"
    weight: ClassVar[int] = 2
    name: str
    what: str
    text: str


class EncounterRolledAgain(Event, frozen=True):
    """D4X-SCN-37: the die of an encounter is rolled again."""

    rule: ClassVar[str] = "D4X-SCN-37"
    marine: FigureId
    encounter: str
    rolled: int


class BlastSpread(Event, frozen=True):
    """D4X-SCN-42: something on the board explodes, and whoever is near is wounded."""

    rule: ClassVar[str] = "D4X-SCN-42"
    weight: ClassVar[int] = 3
    encounter: str
    space: Space
    figures: tuple[FigureId, ...]


class TokenDropped(Event, frozen=True):
    rule: ClassVar[str] = "D04-EQP-01"
    token: str
    space: Space


class TokenReturned(Event, frozen=True):
    """A key or a flag lies where it belongs again."""

    rule: ClassVar[str] = "D4X-DM-56"
    token: str
    space: Space


class WeaponLost(Event, frozen=True):
    rule: ClassVar[str] = "D4X-DM-31"
    marine: FigureId
    weapon: str


class TokenHandedOver(Event, frozen=True):
    rule: ClassVar[str] = "D04-EQP-05"
    marine: FigureId
    to: FigureId
    token: str


class AmmoSpent(Event, frozen=True):
    rule: ClassVar[str] = "D04-AMM-05"
    weight: ClassVar[int] = 1
    marine: FigureId
    ammo: str
    left: int


class OrderPlaced(Event, frozen=True):
    rule: ClassVar[str] = "D04-MAR-10"
    marine: FigureId
    order: str


class OrderRemoved(Event, frozen=True):
    rule: ClassVar[str] = "D04-ORD-03"
    weight: ClassVar[int] = 1
    marine: FigureId
    order: str


class TokenFaded(Event, frozen=True):
    """The clock of a token has gone on: of berserk, or of another one that lasts for a while."""

    rule: ClassVar[str] = "D04-EQP-22"
    marine: FigureId
    ended: bool
    token: str = "berserk"


class AirPaid(Event, frozen=True):
    rule: ClassVar[str] = "D4X-AIR-05"
    marine: FigureId
    token: str
    left: int


class AirMissed(Event, frozen=True):
    rule: ClassVar[str] = "D4X-AIR-03"
    weight: ClassVar[int] = 3
    marine: FigureId


class AttackDeclared(Event, frozen=True):
    rule: ClassVar[str] = "D04-ATT-01"
    attacker: FigureId
    weapon: str
    space: Space
    on: tuple[FigureId, ...] = ()  #: who stands there
    cause: str = ""  #: watch, guard or a card, where it is no attack of one's own turn


class AttackWithdrawn(Event, frozen=True):
    rule: ClassVar[str] = "D04-R-51"
    attacker: FigureId


class DiceRolled(Event, frozen=True):
    rule: ClassVar[str] = "D04-ATT-10"
    weight: ClassVar[int] = 1
    attacker: FigureId
    dice: tuple[str, ...]
    faces: tuple[str, ...]
    again: tuple[str, ...] = ()  #: the dice that were rolled again
    range: int = 0  #: what the dice add up to, without cards and skills
    damage: int = 0


class RerollCancelled(Event, frozen=True):
    rule: ClassVar[str] = "D04-RRL-04"
    weight: ClassVar[int] = 1
    attacker: FigureId


class AttackHit(Event, frozen=True):
    rule: ClassVar[str] = "D04-ATT-12"
    attacker: FigureId
    space: Space
    damage: int
    on: tuple[FigureId, ...] = ()


class AttackMissed(Event, frozen=True):
    rule: ClassVar[str] = "D04-ATT-13"
    attacker: FigureId
    space: Space
    because: str  #: miss or range
    on: tuple[FigureId, ...] = ()


class AttackScattered(Event, frozen=True):
    rule: ClassVar[str] = "D04-SCT-04"
    card: CardId
    scatter: str
    space: Space  #: where it comes down; -1 for nowhere


class WoundsSuffered(Event, frozen=True):
    rule: ClassVar[str] = "D04-DMG-04"
    figure: FigureId
    amount: int
    cause: str = ""  #: a card or a kind of ground, where no other event has just said it


class WoundsHealed(Event, frozen=True):
    rule: ClassVar[str] = "D04-ORD-24"
    figure: FigureId
    amount: int


class InvaderKilled(Event, frozen=True):
    rule: ClassVar[str] = "D04-DMG-10"
    weight: ClassVar[int] = 3
    figure: FigureId
    kind: str
    space: Space


class MarineFragged(Event, frozen=True):
    rule: ClassVar[str] = "D04-FRG-01"
    weight: ClassVar[int] = 3
    marine: FigureId
    space: Space


class FragScored(Event, frozen=True):
    rule: ClassVar[str] = "D04-FRG-03"
    weight: ClassVar[int] = 3
    points: int
    total: int
    because: str


class TeamScored(Event, frozen=True):
    rule: ClassVar[str] = "D4X-DM-40"
    weight: ClassVar[int] = 3
    team: str
    points: int
    total: int


class FlagCaptured(Event, frozen=True):
    rule: ClassVar[str] = "D4X-CTF-13"
    weight: ClassVar[int] = 3
    team: str


class TurnMissed(Event, frozen=True):
    rule: ClassVar[str] = "D4X-CTF-17"
    marine: FigureId


class StarterDrawn(Event, frozen=True):
    rule: ClassVar[str] = "D4X-DM-18"
    team: str


class CardKept(Event, frozen=True):
    """D4X-DM-17: what everybody has kept is turned up at the same time."""

    rule: ClassVar[str] = "D4X-DM-17"
    marine: FigureId
    card: CardId


class CardShared(Event, frozen=True):
    """D4X-MOD-17, D4X-MOD-19: a card lies open for all Marines, or for those of a colour."""

    rule: ClassVar[str] = "D4X-MOD-17"
    colour: str
    card: CardId


class RespawnRolled(Event, frozen=True):
    rule: ClassVar[str] = "D4X-DM-49"
    marine: FigureId
    number: int


class TimeRanOut(Event, frozen=True):
    rule: ClassVar[str] = "D4X-DM-27"
    weight: ClassVar[int] = 3


class PadsExchanged(Event, frozen=True):
    rule: ClassVar[str] = "D4X-MAP-05"


class JetsTurned(Event, frozen=True):
    rule: ClassVar[str] = "D4X-FLM-02"
    lit: int  #: how many burn now
    out: int


class JetBurned(Event, frozen=True):
    rule: ClassVar[str] = "D4X-FLM-08"
    figure: FigureId


class BarrelExploded(Event, frozen=True):
    rule: ClassVar[str] = "D04-OBS-09"
    weight: ClassVar[int] = 3
    space: Space


class InvaderPlaced(Event, frozen=True):
    rule: ClassVar[str] = "D04-INV-10"
    figure: FigureId
    kind: str
    space: Space


class FiguresSwapped(Event, frozen=True):
    rule: ClassVar[str] = "D4X-SET-09"
    number: int
    colour: str
    kind: str
    instead: str  #: the kind whose figures go back to the box


class PoolFixed(Event, frozen=True):
    rule: ClassVar[str] = "D4X-SET-06"
    swapped: int  #: figures of new species that play


class InvaderRecycled(Event, frozen=True):
    rule: ClassVar[str] = "D04-INV-17"
    figure: FigureId


class InvaderActivated(Event, frozen=True):
    rule: ClassVar[str] = "D04-INV-19"
    weight: ClassVar[int] = 1
    figure: FigureId


class CardDrawn(Event, frozen=True):
    """The Invader drew a card; the Marines see only that he did."""

    rule: ClassVar[str] = "D04-INV-02"
    weight: ClassVar[int] = 1
    card: CardId | None

    def seen_by(self, viewer: SeatId | None) -> CardDrawn:
        return self if viewer == INVADER else msgspec.structs.replace(self, card=None)


class CardDiscarded(Event, frozen=True):
    rule: ClassVar[str] = "D04-EVT-03"
    weight: ClassVar[int] = 1
    card: CardId


class EventPlayed(Event, frozen=True):
    rule: ClassVar[str] = "D04-EVT-01"
    weight: ClassVar[int] = 3
    card: CardId


class EventCancelled(Event, frozen=True):
    rule: ClassVar[str] = "D04-EVT-03"
    card: CardId
    by: str


class EffectBegan(Event, frozen=True):
    """A card makes something different for a while; what it is called and whom it concerns."""

    rule: ClassVar[str] = "D04-EVT-03"
    name: str
    subject: FigureId | None
    source: str


class SkillUsed(Event, frozen=True):
    rule: ClassVar[str] = "D04-SET-21"
    marine: FigureId
    card: CardId


class SpawnPlayed(Event, frozen=True):
    rule: ClassVar[str] = "D04-INV-09"
    card: CardId
    group: int


class DeckReshuffled(Event, frozen=True):
    rule: ClassVar[str] = "D04-INV-07"
    cards: int


class AreaDiscovered(Event, frozen=True):
    rule: ClassVar[str] = "D04-EXP-01"
    weight: ClassVar[int] = 3
    area: str
    text: str


class EncounterMet(Event, frozen=True):
    rule: ClassVar[str] = "D04-EXP-07"
    weight: ClassVar[int] = 3
    marine: FigureId
    encounter: str
    text: str
    rolled: int = 0


class Told(Event, frozen=True):
    rule: ClassVar[str] = "D04-SET-08"
    text: str


class CounterChanged(Event, frozen=True):
    rule: ClassVar[str] = "D04-SET-08"
    weight: ClassVar[int] = 3
    flag: str
    value: int


class MarineCardPicked(Event, frozen=True):
    rule: ClassVar[str] = "D4X-MOD-31"
    marine: FigureId
    card: CardId


class MarineCardReturned(Event, frozen=True):
    rule: ClassVar[str] = "D4X-MOD-10"
    marine: FigureId
    card: CardId


class CardsTraded(Event, frozen=True):
    """A Marine gave a card for another Marine's."""

    rule: ClassVar[str] = "D4X-MOD-33"
    marine: FigureId
    other: FigureId
    card: CardId
    wanted: CardId


class BotActivated(Event, frozen=True):
    """A Marine has made an inactive bot his."""

    rule: ClassVar[str] = "D4X-BOT-05"
    weight: ClassVar[int] = 3
    figure: FigureId
    marine: FigureId


class BotDestroyed(Event, frozen=True):
    rule: ClassVar[str] = "D4X-BOT-18"
    weight: ClassVar[int] = 3
    figure: FigureId
    space: Space


class PricePaid(Event, frozen=True):
    """Tokens are paid when an attack is declared; how many are left."""

    rule: ClassVar[str] = "D4X-SOC-04"
    marine: FigureId
    token: str
    amount: int
    left: int


class TokensGathered(Event, frozen=True):
    """A weapon has gathered tokens for its carrier; how many he has now."""

    rule: ClassVar[str] = "D4X-SOC-01"
    marine: FigureId
    token: str
    amount: int
    held: int


class TokensLost(Event, frozen=True):
    """What a weapon had gathered is lost with it."""

    rule: ClassVar[str] = "D4X-SOC-03"
    marine: FigureId
    token: str
    amount: int


class MarineLeft(Event, frozen=True):
    rule: ClassVar[str] = "D04-R-84"
    weight: ClassVar[int] = 3
    marine: FigureId


class MovementLost(Event, frozen=True):
    rule: ClassVar[str] = "D04-EVT-03"
    figure: FigureId
    points: int


class GameWon(Event, frozen=True):
    rule: ClassVar[str] = "D04-VIC-05"
    weight: ClassVar[int] = 3
    seats: tuple[SeatId, ...]
    sentence: str
