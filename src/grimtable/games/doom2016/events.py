"""Everything that can happen at a DOOM 2016 table."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from grimtable.games.doom2016.table import INVADER
from grimtable.kernel import Event, SeatId
from grimtable.kernel.identity import CardId, DoorId, FigureId, Space


class RoundBegan(Event, frozen=True):
    rule: ClassVar[str] = "D16-RND-01"
    weight: ClassVar[int] = 3
    round: int


class RoundEnded(Event, frozen=True):
    rule: ClassVar[str] = "D16-RND-13"
    weight: ClassVar[int] = 1
    round: int


class InitiativeShuffled(Event, frozen=True):
    rule: ClassVar[str] = "D16-RND-05"
    weight: ClassVar[int] = 1
    marines: int
    invaders: int


class InitiativeRevealed(Event, frozen=True):
    rule: ClassVar[str] = "D16-RND-12"
    weight: ClassVar[int] = 3
    seat: SeatId


class InitiativeMoved(Event, frozen=True):
    rule: ClassVar[str] = "D16-RND-12"
    card: SeatId
    first: bool  #: on top of the deck, or to its bottom


class DemonsReadied(Event, frozen=True):
    rule: ClassVar[str] = "D16-RND-09"
    weight: ClassVar[int] = 1


class ClassTaken(Event, frozen=True):
    rule: ClassVar[str] = "D16-SET-11"
    seat: SeatId
    item: str


class SquadTaken(Event, frozen=True):
    rule: ClassVar[str] = "D16-SET-16"
    seat: SeatId
    item: str


class EventSetsTaken(Event, frozen=True):
    rule: ClassVar[str] = "D16-SET-12"
    items: tuple[str, ...]


class InvasionTaken(Event, frozen=True):
    """The Invader has chosen his invasion card; nobody else sees which (D16-HID-01)."""

    rule: ClassVar[str] = "D16-SET-14"
    weight: ClassVar[int] = 1
    item: str

    def seen_by(self, viewer: SeatId | None) -> InvasionTaken:
        return self if viewer == INVADER else msgspec.structs.replace(self, item="")


class ClassReadied(Event, frozen=True):
    rule: ClassVar[str] = "D16-MAR-02"
    weight: ClassVar[int] = 1
    seat: SeatId


class CardExhausted(Event, frozen=True):
    """A class, squad or demon card was exhausted (D16-ABL-03)."""

    rule: ClassVar[str] = "D16-ABL-04"
    seat: SeatId
    item: str


class MarineActivated(Event, frozen=True):
    rule: ClassVar[str] = "D16-RND-14"
    weight: ClassVar[int] = 3
    seat: SeatId


class MarineDone(Event, frozen=True):
    rule: ClassVar[str] = "D16-MAR-09"
    weight: ClassVar[int] = 1
    seat: SeatId


class TypeActivated(Event, frozen=True):
    rule: ClassVar[str] = "D16-RND-15"
    weight: ClassVar[int] = 3
    demon: str


class NothingToActivate(Event, frozen=True):
    rule: ClassVar[str] = "D16-R-28"
    weight: ClassVar[int] = 1


class DemonActivated(Event, frozen=True):
    rule: ClassVar[str] = "D16-DEM-03"
    weight: ClassVar[int] = 1
    figure: FigureId


class FigurePlaced(Event, frozen=True):
    """A figure came onto the map: summoned, or respawned."""

    rule: ClassVar[str] = "D16-SUM-09"
    figure: FigureId
    kind: str
    space: Space


class FigureMoved(Event, frozen=True):
    rule: ClassVar[str] = "D16-MOV-01"
    figure: FigureId
    from_space: Space
    to_space: Space


class FigureRotated(Event, frozen=True):
    rule: ClassVar[str] = "D16-BIG-08"
    figure: FigureId
    space: Space


class FigureDisplaced(Event, frozen=True):
    rule: ClassVar[str] = "D16-BIG-13"
    figure: FigureId
    from_space: Space
    to_space: Space


class MarineTeleported(Event, frozen=True):
    rule: ClassVar[str] = "D16-TEL-03"
    figure: FigureId
    from_space: Space
    to_space: Space


class MarineRespawned(Event, frozen=True):
    rule: ClassVar[str] = "D16-TEL-08"
    weight: ClassVar[int] = 3
    figure: FigureId
    space: Space


class TeleporterActivated(Event, frozen=True):
    rule: ClassVar[str] = "D16-TEL-02"
    space: Space


class DoorOpened(Event, frozen=True):
    rule: ClassVar[str] = "D16-DOR-04"
    door: DoorId
    figure: FigureId


class PointsGained(Event, frozen=True):
    rule: ClassVar[str] = "D16-MOV-02"
    weight: ClassVar[int] = 1
    figure: FigureId
    amount: int


class CardPlayed(Event, frozen=True):
    """An action card, reaction, event or Glory Kill card was played."""

    rule: ClassVar[str] = "D16-MAR-10"
    weight: ClassVar[int] = 3
    seat: SeatId
    card: CardId


class AbilityUsed(Event, frozen=True):
    rule: ClassVar[str] = "D16-ABL-02"
    weight: ClassVar[int] = 3
    seat: SeatId
    ability: str
    figure: FigureId


class RuleApplied(Event, frozen=True):
    """A text of an objective, a threat or another card took effect by itself."""

    rule: ClassVar[str] = "D16-MIS-03"
    weight: ClassVar[int] = 1
    ability: str


class MarineSprinted(Event, frozen=True):
    rule: ClassVar[str] = "D16-MAR-13"
    seat: SeatId
    card: CardId


class CardDiscarded(Event, frozen=True):
    rule: ClassVar[str] = "D16-ABL-14"
    weight: ClassVar[int] = 1
    seat: SeatId
    card: CardId


class CardKept(Event, frozen=True):
    rule: ClassVar[str] = "D16-R-48"
    weight: ClassVar[int] = 1
    seat: SeatId
    card: CardId


class CardDrawn(Event, frozen=True):
    """A card moved from a deck to a hand."""

    rule: ClassVar[str] = "D16-MAR-20"
    weight: ClassVar[int] = 1
    seat: SeatId
    card: CardId | None  #: None in the copy that other seats receive

    def seen_by(self, viewer: SeatId | None) -> CardDrawn:
        return self if viewer == self.seat else msgspec.structs.replace(self, card=None)


class GloryDrawn(Event, frozen=True):
    """A marine gained a Glory Kill card."""

    rule: ClassVar[str] = "D16-STG-06"
    weight: ClassVar[int] = 1
    seat: SeatId
    card: CardId | None

    def seen_by(self, viewer: SeatId | None) -> GloryDrawn:
        return self if viewer == self.seat else msgspec.structs.replace(self, card=None)


class DeckReshuffled(Event, frozen=True):
    rule: ClassVar[str] = "D16-CRD-11"
    weight: ClassVar[int] = 1
    deck: str


class ItemGained(Event, frozen=True):
    rule: ClassVar[str] = "D16-ITM-02"
    seat: SeatId
    item: str


class GrenadePlaced(Event, frozen=True):
    rule: ClassVar[str] = "D16-ITM-11"
    seat: SeatId
    item: str
    space: Space


class GrenadeRecovered(Event, frozen=True):
    rule: ClassVar[str] = "D16-ITM-13"
    seat: SeatId
    item: str


class AttackDeclared(Event, frozen=True):
    rule: ClassVar[str] = "D16-ATT-02"
    attacker: FigureId
    defender: FigureId
    cover: bool


class DiceAdded(Event, frozen=True):
    rule: ClassVar[str] = "D16-CRD-22"
    weight: ClassVar[int] = 1
    figure: FigureId
    colour: str
    amount: int


class DieRemoved(Event, frozen=True):
    rule: ClassVar[str] = "D16-STN-05"
    weight: ClassVar[int] = 1
    figure: FigureId
    colour: str


class AttackRolled(Event, frozen=True):
    rule: ClassVar[str] = "D16-ATT-06"
    weight: ClassVar[int] = 1
    attacker: FigureId
    faces: tuple[int, ...]
    damage: int


class DiceRerolled(Event, frozen=True):
    rule: ClassVar[str] = "D16-R-41"
    weight: ClassVar[int] = 1
    attacker: FigureId
    faces: tuple[int, ...]
    damage: int


class DamageRolled(Event, frozen=True):
    """Dice outside an attack: somebody rolls, somebody else suffers what they show."""

    rule: ClassVar[str] = "D16-DEF-11"
    weight: ClassVar[int] = 1
    figure: FigureId
    target: FigureId
    colour: str
    faces: tuple[int, ...]
    damage: int


class DefenceRevealed(Event, frozen=True):
    rule: ClassVar[str] = "D16-ATT-09"
    figure: FigureId
    card: CardId


class NoDefence(Event, frozen=True):
    rule: ClassVar[str] = "D16-ATT-13"
    weight: ClassVar[int] = 1
    figure: FigureId


class DefenceReplaced(Event, frozen=True):
    rule: ClassVar[str] = "D16-COV-01"
    figure: FigureId
    card: CardId


class ShieldsGained(Event, frozen=True):
    rule: ClassVar[str] = "D16-DEF-02"
    weight: ClassVar[int] = 1
    figure: FigureId
    amount: int


class ShieldsLost(Event, frozen=True):
    rule: ClassVar[str] = "D16-DEF-02"
    weight: ClassVar[int] = 1
    figure: FigureId
    amount: int


class DamageAdded(Event, frozen=True):
    rule: ClassVar[str] = "D16-ATT-15"
    weight: ClassVar[int] = 1
    figure: FigureId
    amount: int


class AttackDodged(Event, frozen=True):
    rule: ClassVar[str] = "D16-ATT-17"
    figure: FigureId


class AttackWarded(Event, frozen=True):
    """No damage was left after the shields."""

    rule: ClassVar[str] = "D16-ATT-16"
    figure: FigureId


class AttackLapsed(Event, frozen=True):
    rule: ClassVar[str] = "D16-R-43"
    weight: ClassVar[int] = 1
    attacker: FigureId
    defender: FigureId


class DamageSuffered(Event, frozen=True):
    rule: ClassVar[str] = "D16-DMG-01"
    figure: FigureId
    amount: int


class DamageHealed(Event, frozen=True):
    rule: ClassVar[str] = "D16-DMG-15"
    figure: FigureId
    amount: int


class FigureStunned(Event, frozen=True):
    rule: ClassVar[str] = "D16-STN-01"
    figure: FigureId


class StunEnded(Event, frozen=True):
    rule: ClassVar[str] = "D16-STN-06"
    weight: ClassVar[int] = 1
    figure: FigureId


class GloryKilled(Event, frozen=True):
    rule: ClassVar[str] = "D16-STG-04"
    weight: ClassVar[int] = 3
    seat: SeatId
    figure: FigureId


class Telefragged(Event, frozen=True):
    rule: ClassVar[str] = "D16-TEL-05"
    weight: ClassVar[int] = 3
    seat: SeatId
    figure: FigureId


class DemonKilled(Event, frozen=True):
    rule: ClassVar[str] = "D16-DMG-07"
    weight: ClassVar[int] = 3
    figure: FigureId
    space: Space


class DemonCardTurned(Event, frozen=True):
    rule: ClassVar[str] = "D16-DEM-12"
    weight: ClassVar[int] = 1
    demon: str
    face_up: bool


class MarineKilled(Event, frozen=True):
    rule: ClassVar[str] = "D16-DMG-09"
    weight: ClassVar[int] = 3
    figure: FigureId
    space: Space


class KillTokens(Event, frozen=True):
    rule: ClassVar[str] = "D16-KIL-01"
    amount: int
    total: int


class ArgentGained(Event, frozen=True):
    rule: ClassVar[str] = "D16-ARG-03"
    weight: ClassVar[int] = 1
    place: str
    amount: int


class ArgentSpent(Event, frozen=True):
    """Argent Power was paid, or discarded with nothing to show for it (D16-ARG-07, D16-SUM-20)."""

    rule: ClassVar[str] = "D16-ARG-05"
    weight: ClassVar[int] = 1
    place: str
    amount: int


class PortalTurned(Event, frozen=True):
    rule: ClassVar[str] = "D16-SUM-04"
    space: Space
    level: str
    face_up: bool


class PortalGone(Event, frozen=True):
    rule: ClassVar[str] = "D16-SUM-18"
    space: Space
    level: str


class Summoning(Event, frozen=True):
    rule: ClassVar[str] = "D16-SUM-05"
    weight: ClassVar[int] = 3
    space: Space
    level: str


class DemonsMissing(Event, frozen=True):
    """Demons of a group that could not be placed: no figure left, or no room (D16-SUM-21, D16-R-22).

    It is a line of the invasion card, which stays face-down: nobody but the Invader is told (D16-HID-01).
    """

    rule: ClassVar[str] = "D16-SUM-21"
    weight: ClassVar[int] = 1
    demon: str
    amount: int

    def seen_by(self, viewer: SeatId | None) -> DemonsMissing | None:
        return self if viewer == INVADER else None


class TokenPlaced(Event, frozen=True):
    rule: ClassVar[str] = "D16-OBJ-01"
    token: str
    space: Space


class TokenTaken(Event, frozen=True):
    rule: ClassVar[str] = "D16-OBJ-01"
    figure: FigureId
    token: str


class TokenGone(Event, frozen=True):
    rule: ClassVar[str] = "D16-OBJ-01"
    token: str
    space: Space


class CounterChanged(Event, frozen=True):
    """Progress or threat tokens came or went."""

    rule: ClassVar[str] = "D16-OBJ-05"
    counter: str
    total: int


class EffectBegan(Event, frozen=True):
    rule: ClassVar[str] = "D16-ABL-02"
    weight: ClassVar[int] = 1
    name: str
    subject: str
    source: str


class EffectEnded(Event, frozen=True):
    rule: ClassVar[str] = "D16-ABL-02"
    weight: ClassVar[int] = 1
    name: str
    subject: str
    source: str


class GameWon(Event, frozen=True):
    rule: ClassVar[str] = "D16-R-68"
    weight: ClassVar[int] = 3
    seats: tuple[SeatId, ...]
    sentence: str
