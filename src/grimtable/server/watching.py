"""Watching: connections to a table, and the channels by which all who see the same are told the same."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

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


class Watcher:
    """One connection: who it is, and what waits to be sent to it."""

    def __init__(self, seat: SeatId | None, language: str, *, is_host: bool, most: int) -> None:
        self.seat = seat
        self.language = language
        self.is_host = is_host
        self.outgoing: asyncio.Queue[str | Goodbye] = asyncio.Queue()
        self._most = most
        self.is_leaving = False

    def send(self, text: str) -> None:
        """Put a message in the line. Who lets too many pile up is let go, and joins again when they can."""
        if self.is_leaving:
            return
        if self.outgoing.qsize() >= self._most:
            self.leave(TOO_SLOW)
            return
        self.outgoing.put_nowait(text)

    def leave(self, code: int, text: str | None = None) -> None:
        """Close the connection after what is in the line."""
        if not self.is_leaving:
            self.is_leaving = True
            self.outgoing.put_nowait(Goodbye(code, text))


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
