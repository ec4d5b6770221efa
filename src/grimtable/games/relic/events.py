"""Everything that can happen at a table of Relic."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from grimtable.kernel import Event, SeatId
from grimtable.kernel.identity import NO_SEAT, CardId, HeroId, Space


class ScenarioChosen(Event, frozen=True):
    rule: ClassVar[str] = "REL-SET-03"
    scenario: str


class SheetsDealt(Event, frozen=True):
    """Two character sheets for one player; the others see only that they were dealt."""

    rule: ClassVar[str] = "REL-SET-08"
    weight: ClassVar[int] = 1
    seat: SeatId
    heroes: tuple[HeroId, ...]

    def seen_by(self, viewer: SeatId | None) -> SheetsDealt:
        return self if viewer == self.seat else msgspec.structs.replace(self, heroes=())


class SheetKept(Event, frozen=True):
    """A secret choice: the others see only that it was made."""

    rule: ClassVar[str] = "REL-SET-09"
    weight: ClassVar[int] = 1
    seat: SeatId
    hero: HeroId | None

    def seen_by(self, viewer: SeatId | None) -> SheetKept:
        return self if viewer == self.seat else msgspec.structs.replace(self, hero=None)


class HeroRevealed(Event, frozen=True):
    rule: ClassVar[str] = "REL-SET-10"
    seat: SeatId
    hero: HeroId
    space: Space


class ColourTaken(Event, frozen=True):
    rule: ClassVar[str] = "REL-SET-12"
    seat: SeatId
    colour: str


class RoundBegan(Event, frozen=True):
    rule: ClassVar[str] = "REL-TRN-04"
    round: int


class TurnBegan(Event, frozen=True):
    rule: ClassVar[str] = "REL-TRN-01"
    seat: SeatId


class TurnEnded(Event, frozen=True):
    rule: ClassVar[str] = "REL-TRN-05"
    seat: SeatId
    early: bool


class TurnSkipped(Event, frozen=True):
    rule: ClassVar[str] = "REL-SKP-04"
    seat: SeatId


class TurnLost(Event, frozen=True):
    """The figure is laid on its side."""

    rule: ClassVar[str] = "REL-SKP-01"
    seat: SeatId


class PhaseBegan(Event, frozen=True):
    rule: ClassVar[str] = "REL-TRN-02"
    weight: ClassVar[int] = 1
    seat: SeatId
    phase: str


class FigureMoved(Event, frozen=True):
    """One step along a ring or the Inner path."""

    rule: ClassVar[str] = "REL-MOV-05"
    weight: ClassVar[int] = 1
    seat: SeatId
    from_space: Space
    to_space: Space


class FigurePlaced(Event, frozen=True):
    rule: ClassVar[str] = "REL-MOV-20"
    seat: SeatId
    from_space: Space
    to_space: Space


class MovementRolled(Event, frozen=True):
    rule: ClassVar[str] = "REL-MOV-02"
    weight: ClassVar[int] = 1
    seat: SeatId
    value: int


class AttributeChanged(Event, frozen=True):
    rule: ClassVar[str] = "REL-CHR-03"
    seat: SeatId
    attribute: str
    amount: int
    value: int


class LifeChanged(Event, frozen=True):
    rule: ClassVar[str] = "REL-CHR-09"
    seat: SeatId
    amount: int
    value: int


class InfluenceChanged(Event, frozen=True):
    rule: ClassVar[str] = "REL-INF-02"
    seat: SeatId
    amount: int
    value: int


class LevelGained(Event, frozen=True):
    rule: ClassVar[str] = "REL-CHR-10"
    weight: ClassVar[int] = 3
    seat: SeatId
    level: int


class PowerDrawn(Event, frozen=True):
    """A Power card came to a hand; the others see only that."""

    rule: ClassVar[str] = "REL-POW-03"
    weight: ClassVar[int] = 1
    seat: SeatId
    card: CardId | None

    def seen_by(self, viewer: SeatId | None) -> PowerDrawn:
        return self if viewer == self.seat else msgspec.structs.replace(self, card=None)


class PowerPlayed(Event, frozen=True):
    rule: ClassVar[str] = "REL-POW-05"
    seat: SeatId
    card: CardId
    value: bool  #: for its value, not for its ability


class ThreatDrawn(Event, frozen=True):
    rule: ClassVar[str] = "REL-EXP-05"
    seat: SeatId
    card: CardId
    space: Space


class ThreatMoved(Event, frozen=True):
    rule: ClassVar[str] = "REL-R-58"
    card: CardId
    from_space: Space
    to_space: Space


class CardDiscarded(Event, frozen=True):
    rule: ClassVar[str] = "REL-DSC-04"
    weight: ClassVar[int] = 1
    card: CardId
    seat: SeatId = NO_SEAT  #: whose it was


class DeckReshuffled(Event, frozen=True):
    rule: ClassVar[str] = "REL-DSC-07"
    weight: ClassVar[int] = 1
    deck: str


class CardResolved(Event, frozen=True):
    """An event or an encounter is carried out."""

    rule: ClassVar[str] = "REL-ENG-05"
    seat: SeatId
    card: CardId


class BoxCarriedOut(Event, frozen=True):
    rule: ClassVar[str] = "REL-ENG-14"
    seat: SeatId
    space: Space
    box: str


class EnemyEvaded(Event, frozen=True):
    rule: ClassVar[str] = "REL-EVD-03"
    seat: SeatId
    card: CardId


class BattleBegan(Event, frozen=True):
    rule: ClassVar[str] = "REL-BAT-02"
    seat: SeatId
    attribute: str
    enemies: tuple[CardId, ...]


class BonusDeclared(Event, frozen=True):
    rule: ClassVar[str] = "REL-BAT-04"
    weight: ClassVar[int] = 1
    seat: SeatId
    card: CardId
    amount: int


class DiceRolled(Event, frozen=True):
    """The dice of a battle or test, each with the dice its sixes brought."""

    rule: ClassVar[str] = "REL-DIE-01"
    weight: ClassVar[int] = 1
    seat: SeatId
    what: str  #: enemy, battle or test
    dice: tuple[tuple[int, ...], ...]
    by: SeatId = NO_SEAT  #: who rolls for the enemy (REL-BAT-06)


class BattleValued(Event, frozen=True):
    rule: ClassVar[str] = "REL-BAT-15"
    seat: SeatId
    enemy: int
    player: int
    outcome: str


class TestEnded(Event, frozen=True):
    rule: ClassVar[str] = "REL-TST-03"
    seat: SeatId
    attribute: str
    target: int
    value: int
    passed: bool


class TableRolled(Event, frozen=True):
    """The die of a text box or a card; it never explodes."""

    rule: ClassVar[str] = "REL-DIE-04"
    weight: ClassVar[int] = 1
    seat: SeatId
    result: int


class TrophyTaken(Event, frozen=True):
    rule: ClassVar[str] = "REL-BAT-21"
    seat: SeatId
    card: CardId


class AssetTaken(Event, frozen=True):
    rule: ClassVar[str] = "REL-ENG-13"
    seat: SeatId
    card: CardId


class CardsRevealed(Event, frozen=True):
    rule: ClassVar[str] = "REL-RLC-02"
    cards: tuple[CardId, ...]


class DecksLookedAt(Event, frozen=True):
    """The top cards of decks, seen by one player only."""

    rule: ClassVar[str] = "REL-C-75"
    shows: ClassVar[bool] = True
    seat: SeatId
    cards: tuple[CardId, ...]

    def seen_by(self, viewer: SeatId | None) -> DecksLookedAt:
        return self if viewer == self.seat else msgspec.structs.replace(self, cards=())


class DeckCardPut(Event, frozen=True):
    """A card that was looked at goes back to the top or to the bottom of its deck."""

    rule: ClassVar[str] = "REL-C-37"
    weight: ClassVar[int] = 1
    seat: SeatId
    deck: str
    place: str


class ChargesChanged(Event, frozen=True):
    rule: ClassVar[str] = "REL-CHG-03"
    weight: ClassVar[int] = 1
    card: CardId
    charges: int


class TokensChanged(Event, frozen=True):
    rule: ClassVar[str] = "REL-CHR-21"
    seat: SeatId
    place: str
    tokens: int


class MissionReceived(Event, frozen=True):
    rule: ClassVar[str] = "REL-MIS-02"
    seat: SeatId
    card: CardId


class MissionCompleted(Event, frozen=True):
    rule: ClassVar[str] = "REL-MIS-05"
    weight: ClassVar[int] = 3
    seat: SeatId
    card: CardId


class MissionGained(Event, frozen=True):
    """A completed mission laid facedown, unread."""

    rule: ClassVar[str] = "REL-MIS-11"
    seat: SeatId


class CorruptionDrawn(Event, frozen=True):
    """A Corruption card; facedown ones show their face to the owner only."""

    rule: ClassVar[str] = "REL-COR-01"
    seat: SeatId
    card: CardId | None
    activated: bool

    def seen_by(self, viewer: SeatId | None) -> CorruptionDrawn:
        if self.activated or viewer == self.seat:
            return self
        return msgspec.structs.replace(self, card=None)


class CorruptionTurned(Event, frozen=True):
    rule: ClassVar[str] = "REL-COR-07"
    seat: SeatId
    card: CardId
    activated: bool


class Vanquished(Event, frozen=True):
    rule: ClassVar[str] = "REL-DEF-01"
    weight: ClassVar[int] = 3
    seat: SeatId


class Corrupted(Event, frozen=True):
    rule: ClassVar[str] = "REL-COR-10"
    weight: ClassVar[int] = 3
    seat: SeatId
    hero: HeroId


class SeatEliminated(Event, frozen=True):
    rule: ClassVar[str] = "REL-ELM-01"
    weight: ClassVar[int] = 3
    seat: SeatId


class AbilityUsed(Event, frozen=True):
    rule: ClassVar[str] = "REL-CLR-07"
    seat: SeatId
    card: CardId


class EffectBegan(Event, frozen=True):
    rule: ClassVar[str] = "REL-CLR-01"
    weight: ClassVar[int] = 1
    name: str
    subject: SeatId | None
    source: str


class EffectEnded(Event, frozen=True):
    rule: ClassVar[str] = "REL-TIM-02"
    weight: ClassVar[int] = 1
    name: str
    subject: SeatId | None
    source: str


class MovementGranted(Event, frozen=True):
    rule: ClassVar[str] = "REL-CLR-04"
    seat: SeatId
    movement: str


class GameWon(Event, frozen=True):
    rule: ClassVar[str] = "REL-WIN-03"
    weight: ClassVar[int] = 3
    seat: SeatId
    sentence: str
