"""Everything that can happen at a skirmish table."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from grimtable.kernel import Event, SeatId
from grimtable.kernel.identity import CardId, DoorId, FigureId, Space


class RoundBegan(Event, frozen=True):
    rule: ClassVar[str] = "SKI-RND-01"
    round: int


class TurnBegan(Event, frozen=True):
    rule: ClassVar[str] = "SKI-TRN-01"
    seat: SeatId


class TurnEnded(Event, frozen=True):
    rule: ClassVar[str] = "SKI-TRN-06"
    weight: ClassVar[int] = 1
    seat: SeatId


class FigurePlaced(Event, frozen=True):
    rule: ClassVar[str] = "SKI-SET-02"
    weight: ClassVar[int] = 1
    figure: FigureId
    kind: str
    seat: SeatId
    space: Space


class FigureActivated(Event, frozen=True):
    rule: ClassVar[str] = "SKI-ACT-01"
    weight: ClassVar[int] = 1
    figure: FigureId


class FigureMoved(Event, frozen=True):
    rule: ClassVar[str] = "SKI-MOV-01"
    figure: FigureId
    from_space: Space
    to_space: Space


class DoorWorked(Event, frozen=True):
    rule: ClassVar[str] = "SKI-DOR-01"
    door: DoorId
    closed: bool


class PortalSealed(Event, frozen=True):
    rule: ClassVar[str] = "SKI-POR-02"
    weight: ClassVar[int] = 3
    space: Space
    figure: FigureId


class AttackDeclared(Event, frozen=True):
    rule: ClassVar[str] = "SKI-ATK-01"
    attacker: FigureId
    defender: FigureId


class AttackRolled(Event, frozen=True):
    rule: ClassVar[str] = "SKI-ATK-05"
    weight: ClassVar[int] = 1
    attacker: FigureId
    faces: tuple[str, ...]
    hits: int
    pierce: int


class ShieldsGained(Event, frozen=True):
    rule: ClassVar[str] = "SKI-ATK-06"
    figure: FigureId
    amount: int


class HitsGained(Event, frozen=True):
    rule: ClassVar[str] = "SKI-ATK-06"
    figure: FigureId
    amount: int


class AttackCancelled(Event, frozen=True):
    rule: ClassVar[str] = "SKI-ATK-04"
    attacker: FigureId
    defender: FigureId


class WoundsSuffered(Event, frozen=True):
    rule: ClassVar[str] = "SKI-ATK-07"
    figure: FigureId
    amount: int


class WoundsHealed(Event, frozen=True):
    rule: ClassVar[str] = "SKI-DMG-04"
    figure: FigureId
    amount: int


class FigureSlain(Event, frozen=True):
    rule: ClassVar[str] = "SKI-DMG-02"
    weight: ClassVar[int] = 3
    figure: FigureId
    space: Space


class SeatEliminated(Event, frozen=True):
    rule: ClassVar[str] = "SKI-DMG-03"
    weight: ClassVar[int] = 3
    seat: SeatId


class CardDrawn(Event, frozen=True):
    """A card moved from a deck to a hand."""

    rule: ClassVar[str] = "SKI-CRD-01"
    weight: ClassVar[int] = 1
    seat: SeatId
    card: CardId | None  #: None in the copy that other seats receive

    def seen_by(self, viewer: SeatId | None) -> CardDrawn:
        return self if viewer == self.seat else msgspec.structs.replace(self, card=None)


class CardPlayed(Event, frozen=True):
    rule: ClassVar[str] = "SKI-CRD-02"
    weight: ClassVar[int] = 3
    seat: SeatId
    card: CardId


class CardCancelled(Event, frozen=True):
    rule: ClassVar[str] = "SKI-CRD-04"
    card: CardId


class CardDiscarded(Event, frozen=True):
    rule: ClassVar[str] = "SKI-CRD-05"
    weight: ClassVar[int] = 1
    card: CardId


class VowMade(Event, frozen=True):
    rule: ClassVar[str] = "SKI-VOW-01"
    seat: SeatId
    card: CardId


class DeckReshuffled(Event, frozen=True):
    rule: ClassVar[str] = "SKI-CRD-08"
    weight: ClassVar[int] = 1
    deck: str


class AreaRevealed(Event, frozen=True):
    rule: ClassVar[str] = "SKI-FOG-02"
    weight: ClassVar[int] = 3
    area: str
    find: str


class FindSeen(Event, frozen=True):
    """A seat looked at the find of an area that stays hidden."""

    rule: ClassVar[str] = "SKI-FOG-06"
    seat: SeatId
    area: str
    find: str | None  #: None in the copy that others receive

    def seen_by(self, viewer: SeatId | None) -> FindSeen:
        return self if viewer == self.seat else msgspec.structs.replace(self, find=None)


class EffectBegan(Event, frozen=True):
    rule: ClassVar[str] = "SKI-LST-01"
    name: str
    subject: FigureId | None
    source: str


class EffectEnded(Event, frozen=True):
    rule: ClassVar[str] = "SKI-LST-02"
    name: str
    subject: FigureId | None
    source: str


class GameWon(Event, frozen=True):
    rule: ClassVar[str] = "SKI-WIN-04"
    weight: ClassVar[int] = 3
    seats: tuple[SeatId, ...]
    sentence: str
