"""Limits: how much one person, one address and one server may ask for; every bound stands here.

A bound that is reached is a `LimitReached` with a code and one sentence; nobody else notices. Each can be set
from the environment: `GRIMTABLE_LIMIT_TABLES=50 grimtable serve`.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

import msgspec

from grimtable.kernel.errors import GrimtableError

if TYPE_CHECKING:
    from collections.abc import Iterator

#: Where the environment sets a bound: this, then the name in capitals.
PREFIX = "GRIMTABLE_LIMIT_"


class LimitReached(GrimtableError):
    """Somebody asked for more than the server gives; says which bound, in one sentence."""

    def __init__(
        self, code: str, sentence: str, *, status: int = 429, close: int = 4429, after: float = 0.0
    ) -> None:
        """`status` is for HTTP, `close` for a WebSocket; after `after` seconds it is worth another try."""
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.status = status
        self.close = close
        self.after = after


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every bound of a server. Real play stays far below each of them."""

    # --- sizes ---
    message_bytes: int = (
        32_768  #: of one WebSocket message from a browser: an action has 60, a repair a few hundred
    )
    body_bytes: int = 262_144  #: of one HTTP request
    record_bytes: int = 8_388_608  #: of an uploaded record: the longest games played so far have 1.5 MB
    url_bytes: int = 2_048  #: of a path with its query
    header_bytes: int = 65_536  #: of the head of a request
    name_letters: int = 40  #: of a person's or a table's name
    text_letters: int = 2_000  #: of a problem report or the reason of a repair
    key_letters: int = 64  #: of the key that makes a repetition harmless
    tokens_asked: int = 200  #: in one list of `my tables`

    # --- counts ---
    tables: int = 10_000  #: kept in storage
    report_bytes: int = 268_435_456  #: of all problem reports together
    tables_in_memory: int = 1_000  #: awake at once; the one that rested longest goes to sleep
    tables_per_address: int = 60  #: created from one address within an hour
    connections: int = 5_000  #: open at once
    connections_per_address: int = 200  #: a club behind one router, each with several seats
    sockets: int = 6_000  #: open at once, requests and connections together
    sockets_per_address: int = 400  #: proxies of one's own excepted, which stand for many
    connections_per_table: int = 64  #: seats and spectators together
    deserted_seconds: float = 120.0  #: without a connection; then a seat may be given away
    proposals: int = 8  #: waiting for agreement at one table
    outgoing_messages: int = 256  #: that wait for one slow reader before pictures are dropped
    outgoing_bytes: int = 2_097_152  #: of them; a picture of the largest table has 0.3 million
    outgoing_bytes_in_all: int = 134_217_728  #: that wait for all readers together
    waiting_choices: int = 500  #: decisions of bots that wait for a worker

    imports: int = 8  #: records that wait to be lived through, from everybody
    imports_per_address: int = 2
    study_threads: int = 2  #: threads for replays, moments, forecasts, overlays and logs
    studies: int = 64  #: of them that wait or are under way, for everybody
    studies_per_address: int = 16

    # --- rates ---
    messages_per_second: float = 20.0  #: of one connection in the long run
    lines_per_second: float = 0.5  #: of talk from one seat in the long run
    lines_burst: int = 8
    messages_burst: int = 60  #: at once: a walk along a route, or a browser that catches up
    requests_per_second: float = 20.0  #: HTTP requests from one address in the long run
    requests_burst: int = 200  #: at once: the page with everything it loads, for several people
    joins_per_second: float = 10.0  #: new connections from one address in the long run
    joins_burst: int = 200
    floods: int = 400  #: messages over the rate that are slowed down before the connection is closed

    # --- patience, in seconds ---
    join_seconds: float = 10.0  #: from connecting to the first message
    header_seconds: float = 10.0  #: from connecting, or from the first letter, to the whole head of a request
    send_seconds: float = 20.0  #: for a reader to take what was sent
    body_seconds: float = 30.0  #: for a request to arrive whole

    import_seconds: float = 30.0  #: for living through a record that somebody sends
    repair_seconds: float = 1.0  #: of the processor, to judge a repaired table and draw it for everybody

    # --- bots ---
    bot_workers: int = 0  #: processes that think; 0 means one less than the processors, at least 2, at most 8
    bot_seconds: float = 5.0  #: for one decision, whatever the level asked for
    bot_bytes: int = 1_610_612_736  #: of memory of one worker
    import_bytes: int = 1_073_741_824  #: of memory of a process that looks at what strangers send

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Limits:
        """The bounds with those the environment sets; one that is unknown or no number is a LimitError.

        >>> Limits.from_environment({"GRIMTABLE_LIMIT_TABLES": "50"}).tables
        50
        """
        names = {field.name: field.type for field in msgspec.structs.fields(cls)}
        chosen: dict[str, int | float] = {}
        for key in sorted(environment):
            if not key.startswith(PREFIX):
                continue
            name = key.removeprefix(PREFIX).lower()
            if name not in names:
                raise LimitError(f"{key} sets no bound; the bounds are {', '.join(names)}")
            chosen[name] = _number(key, environment[key], names[name])
        return cls(**chosen)  # type: ignore[arg-type]  # checked above, by name


class LimitError(GrimtableError):
    """A bound in the environment cannot be used."""


def _number(key: str, text: str, kind: type[int | float]) -> int | float:
    try:
        number = kind(text)
    except ValueError:
        raise LimitError(f"{key} takes a number, not {text[:40]!r}") from None
    if not 0 <= number < 2**40:
        raise LimitError(f"{key} takes a number from 0 on, not {text[:40]!r}")
    return number


# --- rates ------------------------------------------------------------------------------------------------


class Bucket:
    """A token bucket: so many at once, then so many per second.

    >>> now = iter([0.0, 0.0, 0.0, 1.0])
    >>> bucket = Bucket(rate=1.0, burst=2, clock=lambda: next(now))
    >>> bucket.take(), bucket.take(), bucket.take()
    (0.0, 0.0, 0.0)
    >>> bucket = Bucket(rate=2.0, burst=1, clock=lambda: 5.0)
    >>> bucket.take(), bucket.take()
    (0.0, 0.5)
    """

    __slots__ = ("burst", "clock", "left", "rate", "seen")

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.left = float(burst)
        self.clock = clock
        self.seen = clock()

    def take(self) -> float:
        """Take one: 0.0, or nothing is taken and this many seconds must pass first."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left >= 1.0:
            self.left -= 1.0
            return 0.0
        return (1.0 - self.left) / self.rate if self.rate > 0 else 3_600.0

    @property
    def is_full(self) -> bool:
        """Whether so much time has passed that nothing is remembered against its owner."""
        return self.left + (self.clock() - self.seen) * self.rate >= self.burst


class Buckets:
    """A bucket for each address; those that are full again are forgotten, so strangers cost no memory."""

    #: Whoever has so many addresses at once has to be stopped elsewhere; the longest unseen are forgotten.
    MOST = 20_000

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> float:
        """Take one for this address: 0.0, or the seconds to wait."""
        buckets = self._by_address
        bucket = buckets.get(address)
        if bucket is None:
            bucket = buckets[address] = Bucket(self.rate, self.burst, self.clock)
            self._forget()
        else:
            buckets.move_to_end(address)
        return bucket.take()

    def _forget(self) -> None:
        """Two old ones for a new one, so that the list shrinks by itself."""
        for _ in range(2):
            oldest = next(iter(self._by_address))
            if len(self._by_address) <= self.MOST and not self._by_address[oldest].is_full:
                return
            if len(self._by_address) == 1:
                return
            del self._by_address[oldest]

    def __len__(self) -> int:
        return len(self._by_address)


# --- counts -----------------------------------------------------------------------------------------------


class Places:
    """How many connections are open, in all and from each address.

    >>> places = Places(all=10, each=1)
    >>> with places.taken("192.0.2.7"):
    ...     places.why_not("192.0.2.7").code
    'too-many-connections'
    >>> places.why_not("192.0.2.7") is None
    True
    """

    def __init__(self, *, all: int, each: int) -> None:
        self.all = all
        self.each = each
        self.open = 0
        self._by_address: dict[str, int] = {}

    def here(self, address: str) -> int:
        """How many of them are this address's."""
        return self._by_address.get(address, 0)

    def why_not(self, address: str) -> LimitReached | None:
        """Why one more connection from this address is refused."""
        if self.open >= self.all:
            return LimitReached(
                "server-full",
                "The server has no place for another connection; try again in a minute.",
                after=60,
            )
        here = self.here(address)
        if here >= self.each:
            return LimitReached(
                "too-many-connections",
                f"From your address {here} connections are open already; close some tables first.",
                after=60,
            )
        return None

    def take(self, address: str) -> None:
        """One more; the reason in `why_not` when there is no place."""
        refused = self.why_not(address)
        if refused is not None:
            raise refused
        self.open += 1
        self._by_address[address] = self.here(address) + 1

    def give_back(self, address: str) -> None:
        """One less."""
        self.open -= 1
        left = self._by_address[address] - 1
        if left:
            self._by_address[address] = left
        else:
            del self._by_address[address]

    @contextmanager
    def taken(self, address: str) -> Iterator[None]:
        """One more while the block runs."""
        self.take(address)
        try:
            yield
        finally:
            self.give_back(address)


class Turns(Places):
    """How much work visitors have under way: in all and from each address.

    >>> turns = Turns("busy", all=10, each=1)
    >>> with turns.taken("192.0.2.7"):
    ...     turns.why_not("192.0.2.7").sentence
    'You have asked for much already; try again when it is there.'
    """

    def __init__(self, code: str, *, all: int, each: int) -> None:
        super().__init__(all=all, each=each)
        self.code = code

    def why_not(self, address: str) -> LimitReached | None:
        if self.open >= self.all:
            return LimitReached(
                f"server-{self.code}",
                "The server has much to look up for others; try again in a moment.",
                status=503,
                after=5,
            )
        if self.here(address) >= self.each:
            return LimitReached(
                f"too-{self.code}", "You have asked for much already; try again when it is there.", after=5
            )
        return None


def too_many(what: str, seconds: float) -> LimitReached:
    """The refusal of somebody who asks faster than allowed."""
    wait = max(1, round(seconds))
    unit = "second" if wait == 1 else "seconds"
    return LimitReached(
        "too-many-requests", f"These are too many {what} at once; try again in {wait} {unit}.", after=seconds
    )


def too_large(what: str, most: int) -> LimitReached:
    """The refusal of something larger than allowed.

    >>> too_large("the message", 32768).sentence
    'The message is too large; at most 32,768 bytes are read.'
    """
    return LimitReached(
        "too-large",
        f"{what[:1].upper()}{what[1:]} is too large; at most {most:,} bytes are read.",
        status=413,
        close=4400,
    )
