"""Channels: connections to a table, and the channels by which all who see the same are told the same."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, Final

from grimtable.kernel import SeatId

if TYPE_CHECKING:
    from grimtable.picture import Picture
    from grimtable.server.careful import CarefulPresenter
    from grimtable.server.presenting import DecisionShape, Line

#: So many lines of the log a newcomer is given.
LOG_LINES = 200

# Why a connection is closed; the browser knows these numbers.
GOING_AWAY = 1012
BAD_MESSAGE = 4400
WRONG_TOKEN = 4401
NO_TABLE = 4404
TOO_SLOW = 4408
TOO_MANY = 4429


@dataclass(frozen=True, slots=True)
class Goodbye:
    """The last thing a connection is sent."""

    code: int
    text: str | None = None  #: a message before it closes


class Post:
    """Everything that waits to be sent, of all connections of a server."""

    def __init__(self, *, messages: int, each: int, all: int) -> None:
        """So many messages, and bytes, may wait for one reader; so many bytes for all together."""
        self.messages = messages
        self.each = each
        self.all = all
        self.waiting = 0  #: bytes

    def is_full(self) -> bool:
        return self.waiting >= self.all


#: Stands in the line where pictures were dropped: the reader is shown the table anew from here.
BEHIND: Final = Goodbye(0)


class Watcher:
    """One connection: who it is, and what waits to be sent to it.

    Who reads too slowly for the pictures misses some, and is shown the table anew when everything before has
    been taken; who does not even take answers is let go, and joins again when they can.
    """

    def __init__(
        self,
        seat: SeatId | None,
        language: str,
        *,
        is_host: bool,
        post: Post,
        address: str = "",
        key: str | None = None,
    ) -> None:
        self.seat = seat
        self.key = key  #: the hash of the token that let it in
        self.address = address  #: whose limits count
        self.language = language
        self.is_host = is_host
        self.is_leaving = False
        self.is_behind = False  #: pictures were dropped, and it has not been shown the table since
        self.waiting = 0  #: bytes
        self._post = post
        self._line: deque[tuple[str | Goodbye, bool]] = deque()
        self._comes = asyncio.Event()

    def send(self, text: str) -> None:
        """Put an answer in the line."""
        if self.is_leaving:
            return
        if self._is_too_much(text) and any(is_picture for _, is_picture in islice(self._line, 1, None)):
            self._drop_pictures()
        if self._is_too_much(text):
            self.leave(TOO_SLOW)
        else:
            self._put(text, is_picture=False)

    def show(self, text: str) -> None:
        """Put a picture in the line, or drop all of them: the next one would be built on what is missing."""
        if self.is_leaving or self.is_behind:
            return
        # Alone in the line it is always taken, or nobody could be shown anything on a busy day.
        if self._line and (self._is_too_much(text) or self._post.is_full()):
            self._drop_pictures()
        else:
            self._put(text, is_picture=True)

    def leave(self, code: int, text: str | None = None) -> None:
        """Close the connection after what is in the line."""
        if not self.is_leaving:
            self.is_leaving = True
            self._put(Goodbye(code, text), is_picture=False)

    async def next(self) -> str | Goodbye:
        """What is to be sent now; it counts as waiting until `sent`."""
        while not self._line:
            self._comes.clear()
            await self._comes.wait()
        return self._line[0][0]

    def sent(self) -> None:
        """What was next has been taken."""
        self._count(-_size(self._line.popleft()[0]))

    def forget(self) -> None:
        """The connection has ended: nothing waits any more."""
        self.is_leaving = True
        while self._line:
            self.sent()

    def _put(self, message: str | Goodbye, *, is_picture: bool) -> None:
        self._line.append((message, is_picture))
        self._count(_size(message))
        self._comes.set()

    def _is_too_much(self, text: str) -> bool:
        return len(self._line) >= self._post.messages or self.waiting + len(text) > self._post.each

    def _drop_pictures(self) -> None:
        """All but what is being sent; where they were, the table will be shown anew."""
        if self.is_behind or not self._line:
            return
        self.is_behind = True
        first, *others = self._line
        kept = [item for item in others if not item[1]]
        self._count(sum(_size(item[0]) for item in kept) - sum(_size(item[0]) for item in others))
        self._line = deque([first, (BEHIND, False), *kept])

    def _count(self, bytes: int) -> None:
        self.waiting += bytes
        self._post.waiting += bytes


def _size(message: str | Goodbye) -> int:
    return len(message) if isinstance(message, str) else 0


@dataclass(eq=False)
class Channel:
    """All watchers of one table with the same seat and language: they are sent the same bytes."""

    viewer: SeatId | None
    presenter: CarefulPresenter
    picture: Picture
    revision: int  #: of the picture
    decision: DecisionShape | None
    turn: str = ""
    lines: deque[Line] = field(default_factory=lambda: deque(maxlen=LOG_LINES))
    watchers: list[Watcher] = field(default_factory=list)

    @property
    def key(self) -> tuple[SeatId | None, str]:
        return self.viewer, self.presenter.language
