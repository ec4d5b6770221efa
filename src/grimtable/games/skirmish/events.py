"""Everything that can happen at a skirmish table."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from grimtable.kernel import Event, SeatId


class RoundBegan(Event, frozen=True):
    rule: ClassVar[str] = "SKI-RND-01"
    round: int


class TurnBegan(Event, frozen=True):
    rule: ClassVar[str] = "SKI-TRN-01"
    seat: str


class TurnEnded(Event, frozen=True):
    rule: ClassVar[str] = "SKI-TRN-06"
    weight: ClassVar[int] = 1
    seat: str


class FigurePlaced(Event, frozen=True):
    rule: ClassVar[str] = "SKI-SET-02"
    weight: ClassVar[int] = 1
    figure: str
    kind: str
    seat: str
    space: int


class FigureActivated(Event, frozen=True):
    rule: ClassVar[str] = "SKI-ACT-01"
    weight: ClassVar[int] = 1
    figure: str


class FigureMoved(Event, frozen=True):
    rule: ClassVar[str] = "SKI-MOV-01"
    figure: str
    from_space: int
    to_space: int


class DoorWorked(Event, frozen=True):
    rule: ClassVar[str] = "SKI-DOR-01"
    door: str
    closed: bool


class PortalSealed(Event, frozen=True):
    rule: ClassVar[str] = "SKI-POR-02"
    weight: ClassVar[int] = 3
    space: int
    figure: str


class AttackDeclared(Event, frozen=True):
    rule: ClassVar[str] = "SKI-ATK-01"
    attacker: str
    defender: str


class AttackRolled(Event, frozen=True):
    rule: ClassVar[str] = "SKI-ATK-05"
    weight: ClassVar[int] = 1
    attacker: str
    faces: tuple[str, ...]
    hits: int
    pierce: int


class ShieldsGained(Event, frozen=True):
    rule: ClassVar[str] = "SKI-ATK-06"
    figure: str
    amount: int


class HitsGained(Event, frozen=True):
    rule: ClassVar[str] = "SKI-ATK-06"
    figure: str
    amount: int


class AttackCancelled(Event, frozen=True):
    rule: ClassVar[str] = "SKI-ATK-04"
    attacker: str
    defender: str


class WoundsSuffered(Event, frozen=True):
    rule: ClassVar[str] = "SKI-ATK-07"
    figure: str
    amount: int


class WoundsHealed(Event, frozen=True):
    rule: ClassVar[str] = "SKI-DMG-04"
    figure: str
    amount: int


class FigureSlain(Event, frozen=True):
    rule: ClassVar[str] = "SKI-DMG-02"
    weight: ClassVar[int] = 3
    figure: str
    space: int


class SeatEliminated(Event, frozen=True):
    rule: ClassVar[str] = "SKI-DMG-03"
    weight: ClassVar[int] = 3
    seat: str


class CardDrawn(Event, frozen=True):
    """A card moved from a deck to a hand."""

    rule: ClassVar[str] = "SKI-CRD-01"
    weight: ClassVar[int] = 1
    seat: str
    card: str | None  #: None in the copy that other seats receive

    def seen_by(self, viewer: SeatId | None) -> CardDrawn:
        return self if viewer == self.seat else msgspec.structs.replace(self, card=None)


class CardPlayed(Event, frozen=True):
    rule: ClassVar[str] = "SKI-CRD-02"
    weight: ClassVar[int] = 3
    seat: str
    card: str


class CardCancelled(Event, frozen=True):
    rule: ClassVar[str] = "SKI-CRD-04"
    card: str


class CardDiscarded(Event, frozen=True):
    rule: ClassVar[str] = "SKI-CRD-05"
    weight: ClassVar[int] = 1
    card: str


class VowMade(Event, frozen=True):
    rule: ClassVar[str] = "SKI-VOW-01"
    seat: str
    card: str


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
    seat: str
    area: str
    find: str | None  #: None in the copy that others receive

    def seen_by(self, viewer: SeatId | None) -> FindSeen:
        return self if viewer == self.seat else msgspec.structs.replace(self, find=None)


class EffectBegan(Event, frozen=True):
    rule: ClassVar[str] = "SKI-LST-01"
    name: str
    subject: str | None
    source: str


class EffectEnded(Event, frozen=True):
    rule: ClassVar[str] = "SKI-LST-02"
    name: str
    subject: str | None
    source: str


class GameWon(Event, frozen=True):
    rule: ClassVar[str] = "SKI-WIN-04"
    weight: ClassVar[int] = 3
    seats: tuple[str, ...]
    sentence: str
