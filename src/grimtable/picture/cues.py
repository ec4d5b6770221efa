"""Cues: what a screen animates, in order; each is drawn from something that happened and the viewer saw."""

from __future__ import annotations

import msgspec

from grimtable.picture import shapes
from grimtable.picture.shapes import Die


class Cue(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="cue", tag=str.lower):
    """One thing to animate."""


class Move(Cue, frozen=True, kw_only=True):
    """A step from one place to another."""

    piece: str
    from_: str = msgspec.field(name="from")
    to: str


class Jump(Cue, frozen=True, kw_only=True):
    """A way that is not walked: a teleporter, a duct, a push."""

    piece: str
    from_: str = msgspec.field(name="from")
    to: str


class Appear(Cue, frozen=True, kw_only=True):
    """A piece comes onto the board."""

    piece: str
    place: str


class Vanish(Cue, frozen=True, kw_only=True):
    """A piece leaves the board."""

    piece: str
    place: str


class Hurt(Cue, frozen=True, kw_only=True):
    """A piece is wounded."""

    piece: str
    amount: int
    place: str


class Heal(Cue, frozen=True, kw_only=True):
    """A piece gets wounds back."""

    piece: str
    amount: int


class Attack(Cue, frozen=True, kw_only=True):
    """A piece attacks a place."""

    piece: str
    place: str
    icon: str


class Roll(Cue, frozen=True, kw_only=True):
    """Dice are rolled."""

    dice: tuple[Die, ...]


class Contest(Cue, frozen=True, kw_only=True):
    """Two totals as they stand at this moment; one after the other, they build up."""

    contest: shapes.Contest


class Tally(Cue, frozen=True, kw_only=True):
    """The contest of the picture goes on: dice fall on one side of it, or it is decided."""

    step: int
    side: int = 0
    dice: tuple[Die, ...] = ()
    added: int = 0  #: what the dice add to that side
    totals: tuple[int, int] | None = None
    outcome: str | None = None
    tone: shapes.Tone = "plain"


class Card(Cue, frozen=True, kw_only=True):
    """A card is shown."""

    card: str
    seat: str


class Door(Cue, frozen=True, kw_only=True):
    """A door is worked."""

    door: str
    state: str


class Reveal(Cue, frozen=True, kw_only=True):
    """Places come onto the table."""

    places: tuple[str, ...]


class Turn(Cue, frozen=True, kw_only=True):
    """It is somebody's turn."""

    seat: str
    text: str


class Note(Cue, frozen=True, kw_only=True):
    """A few words that rise from a place and fade."""

    text: str
    place: str | None = None


AnyCue = (
    Move
    | Jump
    | Appear
    | Vanish
    | Hurt
    | Heal
    | Attack
    | Roll
    | Contest
    | Tally
    | Card
    | Door
    | Reveal
    | Turn
    | Note
)
