"""Replies: everything the server sends over a live connection, as typed records.

`web/src/protocol/types.ts` is written from these, from the shapes of a picture and from the shapes of the
HTTP interface (`make references`), so that the browser cannot expect what nobody sends.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from grimtable.picture import Cue, Forecast, Ordered, Overlay, Picture, Plan, Route
from grimtable.server.agreements import TableShape
from grimtable.server.presenting import DecisionShape, Line

Cause = Literal["decision", "undo", "redo", "repair"]


class Reply(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """Anything the server sends."""


# --- what replies are made of -------------------------------------------------------------------------------


class Labelled(msgspec.Struct, frozen=True):
    """A button that can be pressed, and what it says."""

    label: str


class Denied(msgspec.Struct, frozen=True):
    """A button that cannot be pressed, and why."""

    refusal: str
    rule: str


class Undoing(msgspec.Struct, frozen=True):
    """What the buttons for taking back and putting back say."""

    undo: Labelled | Denied
    redo: Labelled | None


class Ended(msgspec.Struct, frozen=True):
    """How the game ended."""

    winners: tuple[str, ...]
    sentence: str
    rule: str


class OtherCourse(msgspec.Struct, frozen=True):
    """What else could be done, and why it is worse."""

    action: str
    text: str


class Reason(msgspec.Struct, frozen=True):
    """Why something cannot be done: a rule and a sentence."""

    rule: str
    sentence: str


class Hint(msgspec.Struct, frozen=True):
    """What a good player would do in the asking seat's place: goal, reason, price, and what to draw."""

    action: str  #: the offer it begins with
    text: str
    alternatives: list[OtherCourse]  #: best first
    route: list[str]  #: the places of the way, the first one included
    targets: list[str]  #: places it is aimed at
    dangers: list[str]  #: places from which trouble may come
    then: list[str]  #: text forms of what the same course does after its first offer


class Past(msgspec.Struct, frozen=True):
    """The board after an earlier decision."""

    decision: int
    picture: Picture


class SpokenLine(msgspec.Struct, frozen=True):
    """What somebody said."""

    number: int  #: rises with time; the same line comes twice after a lost connection
    seat: str
    who: str  #: the person's name then, if they gave one
    team: bool  #: only their own team hears it
    text: str
    at: float  #: seconds since 1970


# --- the replies --------------------------------------------------------------------------------------------


class Welcome(Reply, frozen=True, kw_only=True):
    """The whole table, for who has just come, speaks another language now, or missed something."""

    table: TableShape
    seat: str | None
    revision: int
    decisions: int  #: how many are in force
    picture: Picture
    decision: DecisionShape | None
    log: list[Line]
    talk: list[SpokenLine]  #: what was said, as far as it is for this seat
    mates: bool  #: there are others in one's team, to whom one may talk alone
    undo: Undoing
    result: Ended | None


class Update(Reply, frozen=True, kw_only=True):
    """Something happened."""

    revision: int
    after: int  #: the revision of the picture that the patch fits
    decisions: int  #: how many are in force; after a take-back fewer than before
    cause: Cause
    lines: list[Line]
    cues: list[Cue]
    patch: Any  #: a JSON Merge Patch (RFC 7396) that turns the last picture into the new one
    decision: DecisionShape | None
    undo: Undoing
    result: Ended | None


class Table(Reply, frozen=True, kw_only=True):
    """Seats, presence, pause or proposals changed."""

    table: TableShape


class Talk(Reply, frozen=True, kw_only=True):
    """Somebody said something."""

    lines: list[SpokenLine]


class Ack(Reply, frozen=True, kw_only=True):
    """Committed to storage."""

    key: str
    revision: int


class Refused(Reply, frozen=True, kw_only=True, tag="refusal"):
    """Nothing was changed."""

    key: str
    rule: str
    sentence: str
    revision: int


class Answer(Reply, frozen=True, kw_only=True):
    """To a question; which part is there hangs on what was asked."""

    key: str
    forecast: Forecast | msgspec.UnsetType | None = msgspec.UNSET
    route: Route | msgspec.UnsetType | None = msgspec.UNSET
    plans: list[Plan] | msgspec.UnsetType = msgspec.UNSET
    group: list[Ordered] | msgspec.UnsetType = msgspec.UNSET
    refusal: Reason | msgspec.UnsetType | None = msgspec.UNSET
    overlay: Overlay | msgspec.UnsetType = msgspec.UNSET
    hint: Hint | msgspec.UnsetType = msgspec.UNSET
    lines: list[Line] | msgspec.UnsetType = msgspec.UNSET
    moment: Past | msgspec.UnsetType = msgspec.UNSET


class Error(Reply, frozen=True, kw_only=True):
    """Something is wrong with the connection itself; it may close after this."""

    code: str
    sentence: str


class Pong(Reply, frozen=True):
    """The answer to a ping."""


AnyReply = Welcome | Update | Table | Talk | Ack | Refused | Answer | Error | Pong
