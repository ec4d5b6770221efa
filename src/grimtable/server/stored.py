"""What is stored around a game: tables, their seats, proposals and keys, as they are read and written."""

from __future__ import annotations

import msgspec


class StoredSeat(msgspec.Struct, frozen=True):
    """Who holds a seat."""

    seat: str
    player: str
    level: str | None
    who: str
    is_hosts: bool


class StoredProposal(msgspec.Struct, frozen=True):
    """A proposal that waits for agreement."""

    number: int
    key: str | None
    what: str
    seat: str
    revision: int
    detail: str
    agreed: tuple[str, ...]


class Said(msgspec.Struct, frozen=True):
    """A line of what people say to each other."""

    number: int
    seat: str
    who: str  #: who held the seat then
    team: str  #: for whom it is; empty: for everybody
    text: str
    at: float  #: seconds since 1970


class StoredTable(msgspec.Struct, frozen=True):
    """One table without its history."""

    id: str
    game: str
    name: str
    created: str
    status: str
    paused: bool
    undo: str
    timer: int | None
    watching: str
    setup: str
    rules: int
    content: str
    seats: tuple[StoredSeat, ...] = ()
    asked: str = ""
    together: bool = False  #: whether more than one person has played here; never falls
    looked: bool = False  #: whether somebody may have seen the secrets before the end
    proposals: tuple[StoredProposal, ...] = ()
    notes: tuple[str, ...] = ()
    talk: tuple[Said, ...] = ()  #: the newest lines
    chosen_seed: int | None = None
    dealt: bytes | None = None
    deputy: str = ""  #: the seat whose person decides about seats like the host, who named it
    touched: float = 0.0  #: seconds since 1970, when somebody last changed it
    series: str = ""  #: the series that it belongs to, if any
    closed: bool = False  #: the next game of its series has begun, so its end stays as it is


class StoredSeries(msgspec.Struct, frozen=True):
    """A series with its seats and games."""

    id: str
    name: str
    created: str
    spec: str
    undo: str
    timer: int | None
    watching: str
    windows: str
    touched: float = 0.0
    is_whole: bool = True  #: what was agreed is as it was written
    seats: tuple[StoredSeat, ...] = ()
    games: tuple[StoredGame, ...] = ()
    notes: tuple[tuple[int, str], ...] = ()  #: each with how many games there were then


class StoredGame(msgspec.Struct, frozen=True):
    """A game of a series; `finished` once the next one has begun."""

    number: int
    table: str
    scenario: str
    finished: bytes | None = None
    is_whole: bool = True  #: this line is as it was written


class StoredKey(msgspec.Struct, frozen=True):
    """What a token opens."""

    hash: str
    table: str
    role: str  #: `host`, `spectator`, `invite`, `seat` or `spent`
    seat: str | None
    of_series: bool = False  #: it opens every table of a series
    since: float = (
        0.0  #: seconds since 1970, when its person sat down: what a team said before is not for them
    )

    @property
    def sits(self) -> str | None:
        """The seat whose eyes and hands the bearer has; an invitation has neither until it is taken."""
        return self.seat if self.role == "seat" else None
