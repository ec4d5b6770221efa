"""Messages a browser sends over a live connection, as typed records; anything else is a bad message."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from grimtable.kernel.oddities import Odd, odd_value

#: Chosen by the browser; makes a repetition harmless.
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Revision = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Word = Annotated[str, msgspec.Meta(max_length=200)]
#: A token that a browser chose at random.
NewToken = Annotated[str, msgspec.Meta(min_length=32, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """Anything a browser sends."""


class Join(Message, frozen=True):
    """The first message."""

    token: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    language: Word = "en"


class Act(Message, frozen=True):
    """Choose an offered action."""

    key: Key
    revision: Revision
    action: Word
    #: what follows, in text forms, as long as nothing happens that the plan does not know of
    then: Annotated[tuple[Word, ...], msgspec.Meta(max_length=60)] = ()
    #: nobody was asked: taking back goes on to the decision before it
    made: bool = False


class Undo(Message, frozen=True):
    """Take back."""

    key: Key
    revision: Revision


class Redo(Message, frozen=True):
    """Put back."""

    key: Key
    revision: Revision


class Repair(Message, frozen=True):
    """Propose to set the table right by hand."""

    key: Key
    revision: Revision
    reason: Annotated[str, msgspec.Meta(max_length=1000)]
    changes: Annotated[dict[str, Any], msgspec.Meta(max_length=200)] = {}
    leave: Word | None = None


class Agree(Message, frozen=True):
    """Answer a proposal."""

    key: Key
    proposal: Revision
    yes: bool


class Pause(Message, frozen=True):
    """Pause the table, or let it go on."""

    key: Key
    on: bool


class Seat(Message, frozen=True):
    """Hand a seat to a bot or take it back."""

    key: Key
    seat: Word
    player: Literal["open", "human", "bot"]
    level: Word | None = None


class Replace(Message, frozen=True):
    """Give the seat of somebody who has been away for long to a bot or to somebody new.

    The host, who shows their token, decides alone; everybody else proposes a vote.
    """

    key: Key
    seat: Word
    player: Literal["open", "bot"]
    level: Word | None = None
    #: the invitation to the seat, chosen at random by the browser that will hand it on
    invitation: NewToken | None = None
    host: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class Resign(Message, frozen=True):
    """Let a bot play on."""

    key: Key


class Language(Message, frozen=True):
    """Speak another language from now on."""

    language: Word


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one of several figures is to do."""

    piece: Word
    target: Word = ""
    place: Word = ""
    hold: bool = False
    first: bool = False


class Ask(Message, frozen=True):
    """A question that changes nothing."""

    key: Key
    what: Literal["forecast", "route", "plan", "group", "overlay", "why_not", "hint", "log", "moment"]
    offer: Word | None = None
    piece: Word | None = None
    place: Word | None = None
    card: Word | None = None
    door: Word | None = None
    text: Annotated[str, msgspec.Meta(max_length=1000)] | None = None
    kind: Literal["sight", "reach", "threat"] = "sight"
    before: Revision | None = None
    decision: Revision | None = None
    stops: bool = False
    orders: Annotated[tuple[Order, ...], msgspec.Meta(max_length=60)] = ()


class Say(Message, frozen=True):
    """Say something to everybody at the table, or to one's own team."""

    key: Key
    text: Annotated[str, msgspec.Meta(max_length=300)]
    to: Literal["all", "team"] = "all"


class Ping(Message, frozen=True):
    """Is anybody there?"""


AnyMessage = (
    Join | Act | Undo | Redo | Repair | Agree | Pause | Seat | Replace | Resign | Language | Ask | Say | Ping
)

_decoder: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


#: The table's sentence for each oddity.
SAID: Final = {
    "hidden": "refused-odd-hidden",
    "marks": "refused-odd-marks",
    "number": "refused-odd-number",
    "nested": "refused-odd-nested",
}


def odd_in(text: str, message: AnyMessage) -> Odd | None:
    """What is odd about a message that was read from this text: signs nobody types, numbers without end."""
    # Plain letters and no escapes: what nearly every message is, found out in a microsecond.
    if not isinstance(message, Repair) and text.isascii() and text.isprintable() and "\\" not in text:
        return None
    return odd_value(msgspec.to_builtins(message), lines=True)


class BadMessage(Exception):
    """A message that is not one of these; says what is wrong with it."""


def read_message(text: str) -> AnyMessage:
    """The message in a text; BadMessage when it is none.

    >>> read_message('{"type": "ping"}')
    Ping()
    """
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError, ValueError) as error:
        words = "".join(letter if letter.isprintable() else "·" for letter in str(error))
        raise BadMessage(f"This message cannot be read: {words[:200]}.") from None
