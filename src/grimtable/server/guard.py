"""The guard at the door: ASGI middleware that holds every request and connection to the server's limits.

It stands outside the tables and knows nothing of them. What it refuses has cost a few microseconds and no
memory; what it lets through is whole, small enough and not too fast.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import math
from collections import deque
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, unquote_plus

import msgspec

from grimtable.kernel.oddities import Odd, odd_text, odd_value
from grimtable.server import replies
from grimtable.server.limits import Bucket, Buckets, LimitReached, Limits, Places, too_large, too_many
from grimtable.server.messages import SAID
from grimtable.server.presenting import language_of, server_texts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from grimtable.server.metrics import Metrics

#: The one address that takes a whole record.
RECORDS = "/api/records"
TOO_SLOW = 4408
BAD_MESSAGE = 4400
TOO_MANY = 4429


class Guard:
    """ASGI middleware: sizes, rates and counts, before anything else sees a request or a message."""

    def __init__(self, app: ASGIApp, limits: Limits | None = None, metrics: Metrics | None = None) -> None:
        self.app = app
        self.limits = limits = Limits() if limits is None else limits
        self.metrics = metrics
        self.requests = Buckets(limits.requests_per_second, limits.requests_burst)
        self.joins = Buckets(limits.joins_per_second, limits.joins_burst)
        self.places = Places(all=limits.connections, each=limits.connections_per_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connection(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _count(self, refused: LimitReached) -> None:
        if self.metrics is not None:
            self.metrics.refused(refused.code)

    # --- HTTP -----------------------------------------------------------------------------------------

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = self._why_not_request(scope)
        if refused is None:
            try:
                body = await self._body(scope, receive)
                refused = None if body is None else why_not_read(scope, body)
            except LimitReached as reached:
                refused = reached
        if refused is not None:
            self._count(refused)
            await _answer(send, refused)
        elif body is not None:
            await self.app(scope, _again(body, receive), send)

    def _why_not_request(self, scope: Scope) -> LimitReached | None:
        wait = self.requests.take(address_of(scope))
        if wait:
            return too_many("requests", wait)
        if len(scope.get("raw_path") or b"") + len(scope["query_string"]) > self.limits.url_bytes:
            return LimitReached(
                "too-large",
                f"The address is too long; at most {self.limits.url_bytes:,} letters are read.",
                status=414,
            )
        return None

    async def _body(self, scope: Scope, receive: Receive) -> bytes | None:
        """The whole body, so that nobody behind the guard waits for a slow sender; None when he hung up."""
        most = self.limits.record_bytes if scope["path"] == RECORDS else self.limits.body_bytes
        for name, value in scope["headers"]:
            if name == b"content-length" and (not value.isdigit() or int(value[:20]) > most):
                raise too_large("the request", most)
        pieces: list[bytes] = []
        length = 0
        try:
            async with asyncio.timeout(self.limits.body_seconds):
                while True:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        return None
                    piece = message.get("body", b"")
                    length += len(piece)
                    if length > most:
                        raise too_large("the request", most)
                    pieces.append(piece)
                    if not message.get("more_body", False):
                        return b"".join(pieces)
        except TimeoutError:
            raise LimitReached(
                "too-slow", "The request did not arrive in time; send it again.", status=408
            ) from None

    # --- WebSocket ------------------------------------------------------------------------------------

    async def _connection(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        wait = self.joins.take(address)
        refused = too_many("connections", wait) if wait else self.places.why_not(address)
        if refused is not None:
            self._count(refused)
            await receive()
            await send({"type": "websocket.accept"})
            await _close(send, refused)
            return
        with self.places.taken(address):
            guarded = Connection(self.limits, receive, send)
            try:
                await self.app(scope, guarded.receive, guarded.send)
            finally:
                if guarded.refused is not None:
                    self._count(guarded.refused)


class Connection:
    """One guarded WebSocket: what the application receives from it and sends to it."""

    __slots__ = ("_bucket", "_floods", "_joined", "_limits", "_patience", "_receive", "_send", "refused")

    def __init__(self, limits: Limits, receive: Receive, send: Send) -> None:
        self.refused: LimitReached | None = None  #: why the guard has closed it
        self._limits = limits
        self._receive = receive
        self._send = send
        self._bucket = Bucket(limits.messages_per_second, limits.messages_burst)
        self._joined = False
        self._patience: asyncio.Timeout | None = None
        self._floods = 0

    async def receive(self) -> Message:
        """The next message, slowed down when they come too fast; after a refusal, the end."""
        if self.refused is not None:
            return self._end(self.refused)
        try:
            # Not only for joining: a reader found stuck while sending ends the waiting here as well.
            async with asyncio.timeout(None if self._joined else self._limits.join_seconds) as self._patience:
                message = await self._receive()
        except TimeoutError:
            stuck = self._stuck()
            if stuck is not None:
                return self._end(stuck)
            return await self._refuse(
                LimitReached(
                    "too-slow", "Nobody joined over this connection; open the table again.", close=TOO_SLOW
                )
            )
        finally:
            self._patience = None
        if message["type"] != "websocket.receive":
            return message
        self._joined = True
        limits = self._limits
        text = message.get("text")
        if text is None:
            return await self._refuse(
                LimitReached("no-text", "A message is JSON as text, not binary data.", close=BAD_MESSAGE)
            )
        # Letters first: counting bytes of a large text would be work done for a flood.
        if len(text) > limits.message_bytes or len(text.encode()) > limits.message_bytes:
            return await self._refuse(too_large("the message", limits.message_bytes))
        while wait := self._bucket.take():
            self._floods += 1
            if self._floods > limits.floods:
                return await self._refuse(too_many("messages", wait))
            await asyncio.sleep(wait)
        return message

    async def send(self, message: Message) -> None:
        """Send within the time a reader has; nothing more once the connection was refused."""
        if self.refused is not None:
            return
        try:
            async with asyncio.timeout(self._limits.send_seconds):
                await self._send(message)
        except TimeoutError:
            # Its buffer is full, so a last word would not arrive either.
            self.refused = LimitReached("too-slow", "The reader did not take what was sent.", close=TOO_SLOW)
            if self._patience is not None:
                self._patience.reschedule(0.0)

    def _stuck(self) -> LimitReached | None:
        """Why the connection was given up in the meantime, by whoever sends."""
        return self.refused

    async def _refuse(self, refused: LimitReached) -> Message:
        self.refused = refused
        try:
            async with asyncio.timeout(1.0):
                await _close(self._send, refused)
        except (TimeoutError, OSError, RuntimeError):
            # The other side reads nothing, or has gone: then it needs no reason.
            pass
        return self._end(refused)

    @staticmethod
    def _end(refused: LimitReached) -> Message:
        return {"type": "websocket.disconnect", "code": refused.close, "reason": refused.code}


# --- what both need ---------------------------------------------------------------------------------------


def address_of(scope: Mapping[str, object]) -> str:
    """Whose limits count: the peer's address; of IPv6 the network, for a household has a whole one.

    >>> address_of({"client": ("2001:db8:1:2:3:4:5:6", 4711)})
    '2001:db8:1:2::/64'
    """
    client = scope.get("client")
    if not isinstance(client, tuple | list) or not client:
        return "unknown"
    host = str(client[0])
    if ":" not in host:
        return host
    try:
        return str(ipaddress.ip_network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host


def why_not_read(scope: Scope, body: bytes) -> LimitReached | None:
    """Why nobody behind the guard reads this request: letters nobody types, numbers without end, no JSON.

    A record is read elsewhere, by the same questions and some more.
    """
    address = f"{scope['path']} {unquote_plus(scope['query_string'].decode('latin-1'), errors='replace')}"
    odd = odd_text(address)
    if odd is None and body and scope["path"] != RECORDS:
        try:
            # Python's own reader, as behind the guard: it takes half letters and NaN, which are found here.
            odd = odd_value(json.loads(body), lines=True)
        except RecursionError:
            odd = Odd("nested")
        except (json.JSONDecodeError, UnicodeDecodeError):
            return None  # whoever reads it says what is wrong
        except ValueError:  # more digits than Python reads
            odd = Odd("number", "…")
    if odd is None:
        return None
    words = server_texts().text(SAID[odd.what], _language(scope), what=odd.detail)
    return LimitReached("bad-request", words, status=422)


def _language(scope: Scope) -> str:
    wanted = parse_qs(scope["query_string"].decode("latin-1")).get("language", [""])[0]
    accepted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    return language_of(wanted or accepted.decode("latin-1"))


def error_body(code: str, sentence: str) -> bytes:
    """An error as every answer of the server says it.

    >>> error_body("too-large", "The request is too large.")
    b'{"error":{"code":"too-large","sentence":"The request is too large."}}'
    """
    return msgspec.json.encode({"error": {"code": code, "sentence": sentence}})


async def _answer(send: Send, refused: LimitReached) -> None:
    body = error_body(refused.code, refused.sentence)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        # What is left of a refused body is not read, so the connection ends here.
        (b"connection", b"close"),
    ]
    if refused.after:
        headers.append((b"retry-after", b"%d" % math.ceil(refused.after)))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _close(send: Send, refused: LimitReached) -> None:
    error = replies.Error(code=refused.code, sentence=refused.sentence)
    await send({"type": "websocket.send", "text": msgspec.json.encode(error).decode()})
    await send({"type": "websocket.close", "code": refused.close, "reason": refused.code})


def _again(body: bytes, receive: Receive) -> Receive:
    """Hand on a body that has been read already; afterwards, whatever really comes."""
    waiting: deque[Message] = deque([{"type": "http.request", "body": body, "more_body": False}])

    async def receiving() -> Message:
        return waiting.popleft() if waiting else await receive()

    return receiving
