"""Everything that can happen at a table of Relic."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from grimtable.kernel import Event, SeatId


class ScenarioChosen(Event, frozen=True):
    rule: ClassVar[str] = "REL-SET-03"
    scenario: str


class SheetsDealt(Event, frozen=True):
    """Two character sheets for one player; the others see only that they were dealt."""

    rule: ClassVar[str] = "REL-SET-08"
    weight: ClassVar[int] = 1
    seat: str
    heroes: tuple[str, ...]

    def seen_by(self, viewer: SeatId | None) -> SheetsDealt:
        return self if viewer == self.seat else msgspec.structs.replace(self, heroes=())


class SheetKept(Event, frozen=True):
    """A secret choice: the others see only that it was made."""

    rule: ClassVar[str] = "REL-SET-09"
    weight: ClassVar[int] = 1
    seat: str
    hero: str | None

    def seen_by(self, viewer: SeatId | None) -> SheetKept:
        return self if viewer == self.seat else msgspec.structs.replace(self, hero=None)


class HeroRevealed(Event, frozen=True):
    rule: ClassVar[str] = "REL-SET-10"
    seat: str
    hero: str
    space: int


class ColourTaken(Event, frozen=True):
    rule: ClassVar[str] = "REL-SET-12"
    seat: str
    colour: str


class RoundBegan(Event, frozen=True):
    rule: ClassVar[str] = "REL-TRN-04"
    round: int


class TurnBegan(Event, frozen=True):
    rule: ClassVar[str] = "REL-TRN-01"
    seat: str


class TurnEnded(Event, frozen=True):
    rule: ClassVar[str] = "REL-TRN-05"
    seat: str
    early: bool


class TurnSkipped(Event, frozen=True):
    rule: ClassVar[str] = "REL-SKP-04"
    seat: str


class TurnLost(Event, frozen=True):
    """The figure is laid on its side."""

    rule: ClassVar[str] = "REL-SKP-01"
    seat: str


class PhaseBegan(Event, frozen=True):
    rule: ClassVar[str] = "REL-TRN-02"
    weight: ClassVar[int] = 1
    seat: str
    phase: str


class FigureMoved(Event, frozen=True):
    """One step along a ring or the Inner path."""

    rule: ClassVar[str] = "REL-MOV-05"
    weight: ClassVar[int] = 1
    seat: str
    from_space: int
    to_space: int


class FigurePlaced(Event, frozen=True):
    rule: ClassVar[str] = "REL-MOV-20"
    seat: str
    from_space: int
    to_space: int


class MovementRolled(Event, frozen=True):
    rule: ClassVar[str] = "REL-MOV-02"
    weight: ClassVar[int] = 1
    seat: str
    value: int


class AttributeChanged(Event, frozen=True):
    rule: ClassVar[str] = "REL-CHR-03"
    seat: str
    attribute: str
    amount: int
    value: int


class LifeChanged(Event, frozen=True):
    rule: ClassVar[str] = "REL-CHR-09"
    seat: str
    amount: int
    value: int


class InfluenceChanged(Event, frozen=True):
    rule: ClassVar[str] = "REL-INF-02"
    seat: str
    amount: int
    value: int


class LevelGained(Event, frozen=True):
    rule: ClassVar[str] = "REL-CHR-10"
    weight: ClassVar[int] = 3
    seat: str
    level: int


class PowerDrawn(Event, frozen=True):
    """A Power card came to a hand; the others see only that."""

    rule: ClassVar[str] = "REL-POW-03"
    weight: ClassVar[int] = 1
    seat: str
    card: str | None

    def seen_by(self, viewer: SeatId | None) -> PowerDrawn:
        return self if viewer == self.seat else msgspec.structs.replace(self, card=None)


class PowerPlayed(Event, frozen=True):
    rule: ClassVar[str] = "REL-POW-05"
    seat: str
    card: str
    value: bool  #: for its value, not for its ability


class ThreatDrawn(Event, frozen=True):
    rule: ClassVar[str] = "REL-EXP-05"
    seat: str
    card: str
    space: int


class ThreatMoved(Event, frozen=True):
    rule: ClassVar[str] = "REL-R-58"
    card: str
    from_space: int
    to_space: int


class CardDiscarded(Event, frozen=True):
    rule: ClassVar[str] = "REL-DSC-04"
    weight: ClassVar[int] = 1
    card: str
    seat: str = ""  #: whose it was


class DeckReshuffled(Event, frozen=True):
    rule: ClassVar[str] = "REL-DSC-07"
    weight: ClassVar[int] = 1
    deck: str


class CardResolved(Event, frozen=True):
    """An event or an encounter is carried out."""

    rule: ClassVar[str] = "REL-ENG-05"
    seat: str
    card: str


class BoxCarriedOut(Event, frozen=True):
    rule: ClassVar[str] = "REL-ENG-14"
    seat: str
    space: int
    box: str


class EnemyEvaded(Event, frozen=True):
    rule: ClassVar[str] = "REL-EVD-03"
    seat: str
    card: str


class BattleBegan(Event, frozen=True):
    rule: ClassVar[str] = "REL-BAT-02"
    seat: str
    attribute: str
    enemies: tuple[str, ...]


class BonusDeclared(Event, frozen=True):
    rule: ClassVar[str] = "REL-BAT-04"
    weight: ClassVar[int] = 1
    seat: str
    card: str
    amount: int


class DiceRolled(Event, frozen=True):
    """The dice of a battle or test, each with the dice its sixes brought."""

    rule: ClassVar[str] = "REL-DIE-01"
    weight: ClassVar[int] = 1
    seat: str
    what: str  #: enemy, battle or test
    dice: tuple[tuple[int, ...], ...]
    by: str = ""  #: who rolls for the enemy (REL-BAT-06)


class BattleValued(Event, frozen=True):
    rule: ClassVar[str] = "REL-BAT-15"
    seat: str
    enemy: int
    player: int
    outcome: str


class TestEnded(Event, frozen=True):
    rule: ClassVar[str] = "REL-TST-03"
    seat: str
    attribute: str
    target: int
    value: int
    passed: bool


class TableRolled(Event, frozen=True):
    """The die of a text box or a card; it never explodes."""

    rule: ClassVar[str] = "REL-DIE-04"
    weight: ClassVar[int] = 1
    seat: str
    result: int


class TrophyTaken(Event, frozen=True):
    rule: ClassVar[str] = "REL-BAT-21"
    seat: str
    card: str


class AssetTaken(Event, frozen=True):
    rule: ClassVar[str] = "REL-ENG-13"
    seat: str
    card: str


class CardsRevealed(Event, frozen=True):
    rule: ClassVar[str] = "REL-RLC-02"
    cards: tuple[str, ...]


class DecksLookedAt(Event, frozen=True):
    """The top cards of decks, seen by one player only."""

    rule: ClassVar[str] = "REL-C-75"
    shows: ClassVar[bool] = True
    seat: str
    cards: tuple[str, ...]

    def seen_by(self, viewer: SeatId | None) -> DecksLookedAt:
        return self if viewer == self.seat else msgspec.structs.replace(self, cards=())


class DeckCardPut(Event, frozen=True):
    """A card that was looked at goes back to the top or to the bottom of its deck."""

    rule: ClassVar[str] = "REL-C-37"
    weight: ClassVar[int] = 1
    seat: str
    deck: str
    place: str


class ChargesChanged(Event, frozen=True):
    rule: ClassVar[str] = "REL-CHG-03"
    weight: ClassVar[int] = 1
    card: str
    charges: int


class TokensChanged(Event, frozen=True):
    rule: ClassVar[str] = "REL-CHR-21"
    seat: str
    place: str
    tokens: int


class MissionReceived(Event, frozen=True):
    rule: ClassVar[str] = "REL-MIS-02"
    seat: str
    card: str


class MissionCompleted(Event, frozen=True):
    rule: ClassVar[str] = "REL-MIS-05"
    weight: ClassVar[int] = 3
    seat: str
    card: str


class MissionGained(Event, frozen=True):
    """A completed mission laid facedown, unread."""

    rule: ClassVar[str] = "REL-MIS-11"
    seat: str


class CorruptionDrawn(Event, frozen=True):
    """A Corruption card; facedown ones show their face to the owner only."""

    rule: ClassVar[str] = "REL-COR-01"
    seat: str
    card: str | None
    activated: bool

    def seen_by(self, viewer: SeatId | None) -> CorruptionDrawn:
        if self.activated or viewer == self.seat:
            return self
        return msgspec.structs.replace(self, card=None)


class CorruptionTurned(Event, frozen=True):
    rule: ClassVar[str] = "REL-COR-07"
    seat: str
    card: str
    activated: bool


class Vanquished(Event, frozen=True):
    rule: ClassVar[str] = "REL-DEF-01"
    weight: ClassVar[int] = 3
    seat: str


class Corrupted(Event, frozen=True):
    rule: ClassVar[str] = "REL-COR-10"
    weight: ClassVar[int] = 3
    seat: str
    hero: str


class SeatEliminated(Event, frozen=True):
    rule: ClassVar[str] = "REL-ELM-01"
    weight: ClassVar[int] = 3
    seat: str


class AbilityUsed(Event, frozen=True):
    rule: ClassVar[str] = "REL-CLR-07"
    seat: str
    card: str


class EffectBegan(Event, frozen=True):
    rule: ClassVar[str] = "REL-CLR-01"
    weight: ClassVar[int] = 1
    name: str
    subject: str | None
    source: str


class EffectEnded(Event, frozen=True):
    rule: ClassVar[str] = "REL-TIM-02"
    weight: ClassVar[int] = 1
    name: str
    subject: str | None
    source: str


class MovementGranted(Event, frozen=True):
    rule: ClassVar[str] = "REL-CLR-04"
    seat: str
    movement: str


class GameWon(Event, frozen=True):
    rule: ClassVar[str] = "REL-WIN-03"
    weight: ClassVar[int] = 3
    seat: str
    sentence: str
