"""The doors: every socket is watched, from before its first request to after its last word.

The web server itself waits for ever: for a request whose headers come one letter a minute, for a reader who
takes nothing, for a goodbye that nobody hears. Here each has its time, and a number of sockets is let in from
each address and from all. `protocols` gives the web server's own protocols with this watch around them.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, ClassVar

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from grimtable.server.guard import address_of, error_body
from grimtable.server.limits import LimitReached, Limits, Places

if TYPE_CHECKING:
    from collections.abc import Collection

    from grimtable.server.metrics import Metrics

#: Seconds between two looks at all sockets.
LOOK_SECONDS = 0.5
#: Seconds that a socket has to say goodbye.
CLOSE_SECONDS = 5.0


class Watch:
    """What is known of one socket: since when it owes us something."""

    __slots__ = ("address", "closing", "deaf", "header_bytes", "transport", "waiting")

    def __init__(self, transport: asyncio.Transport, address: str, now: float) -> None:
        self.transport = transport
        self.address = address
        self.waiting: float | None = now  #: since when the headers of a request are waited for
        self.header_bytes = 0
        self.deaf: float | None = None  #: since when it does not take what is sent
        self.closing: float | None = None

    def why_not(self, now: float, limits: Limits) -> str:
        """Why this socket is cut, as the code of a limit; nothing when it may stay."""
        if self.transport.is_closing():
            self.closing = now if self.closing is None else self.closing
            return "too-slow" if now - self.closing > CLOSE_SECONDS else ""
        if self.waiting is not None and now - self.waiting > limits.header_seconds:
            return "too-slow"
        if self.deaf is not None and now - self.deaf > limits.send_seconds:
            return "too-slow"
        return "too-large" if self.header_bytes > limits.header_bytes else ""


class Doors:
    """All sockets of one server."""

    def __init__(
        self, limits: Limits, metrics: Metrics | None = None, proxies: Collection[str] = ("127.0.0.1",)
    ) -> None:
        """Sockets of `proxies` stand for many people: they are watched and counted only all together."""
        self.limits = limits
        self.metrics = metrics
        self.proxies = frozenset(proxies)
        self.places = Places(all=limits.sockets, each=limits.sockets_per_address)
        self.watches: dict[asyncio.Transport, Watch] = {}
        self._looking: asyncio.TimerHandle | None = None

    def enter(self, transport: asyncio.Transport) -> Watch | None:
        """Watch a new socket; None, and it is closed, when there is no place for it."""
        client = get_remote_addr(transport)
        is_proxy = client is None or client[0] in self.proxies or "*" in self.proxies
        address = str(client) if is_proxy else address_of({"client": client})
        try:
            self.places.take(address)
        except LimitReached as refused:
            self._refuse(transport, refused)
            return None
        loop = asyncio.get_running_loop()
        watch = self.watches[transport] = Watch(transport, address, loop.time())
        if self._looking is None:
            self._looking = loop.call_later(LOOK_SECONDS, self._look)
        return watch

    def leave(self, transport: asyncio.Transport) -> None:
        """A socket has ended."""
        watch = self.watches.pop(transport, None)
        if watch is not None:
            self.places.give_back(watch.address)

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        self.look(loop.time())
        self._looking = loop.call_later(LOOK_SECONDS, self._look) if self.watches else None

    def look(self, now: float) -> None:
        """Cut every socket whose time is over."""
        for watch in list(self.watches.values()):
            code = watch.why_not(now, self.limits)
            if code:
                self.cut(watch, code)

    def cut(self, watch: Watch, code: str) -> None:
        """End a socket at once; one that only has been slow to ask is told why."""
        transport = watch.transport
        if self.metrics is not None:
            self.metrics.refused(code)
        if watch.header_bytes and watch.closing is None and watch.deaf is None:
            sentence = (
                "The request did not arrive in time; send it again."
                if code == "too-slow"
                else f"The headers are too large; at most {self.limits.header_bytes:,} bytes are read."
            )
            transport.write(_last_words(408 if code == "too-slow" else 431, code, sentence))
            transport.close()
            watch.waiting = None
        else:
            transport.abort()

    def _refuse(self, transport: asyncio.Transport, refused: LimitReached) -> None:
        if self.metrics is not None:
            self.metrics.refused(refused.code)
        transport.write(_last_words(503, refused.code, refused.sentence))
        transport.close()


def _last_words(status: int, code: str, sentence: str) -> bytes:
    body = error_body(code, sentence)
    head = f"HTTP/1.1 {status} -\r\ncontent-type: application/json\r\nconnection: close\r\n"
    return f"{head}content-length: {len(body)}\r\n\r\n".encode() + body


class _Watched(asyncio.Protocol):
    """A protocol whose socket is watched; in front of the web server's own, which has loop and transport."""

    doors: ClassVar[Doors]
    watch: Watch | None = None
    loop: asyncio.AbstractEventLoop
    transport: Any

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.watch is not None:
            self.watch.deaf = self.loop.time()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.watch is not None:
            self.watch.deaf = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.transport)
        super().connection_lost(exc)


class _Http(_Watched, AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # one of two, whichever is installed
    """Requests over one socket."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.watch = self.doors.enter(transport)

    def data_received(self, data: bytes) -> None:
        watch, begun = self.watch, self.cycle
        if watch is None:
            return
        if watch.waiting is None and (begun is None or begun.response_complete):
            watch.waiting, watch.header_bytes = self.loop.time(), 0
        super().data_received(data)
        if watch.waiting is None:
            return
        if self.cycle is not begun or self.transport.get_protocol() is not self:
            watch.waiting, watch.header_bytes = None, 0
        else:
            watch.header_bytes += len(data)
            if watch.header_bytes > self.doors.limits.header_bytes:
                self.doors.cut(watch, "too-large")


class _WebSocket(_Watched, WebSocketsSansIOProtocol):
    """A live connection: the same socket after its first request."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.watch = self.doors.watches.get(transport)


def protocols(doors: Doors) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """What speaks HTTP and what speaks WebSocket behind these doors."""
    return type("Http", (_Http,), {"doors": doors}), type("WebSocket", (_WebSocket,), {"doors": doors})
