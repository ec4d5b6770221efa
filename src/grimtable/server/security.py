"""Security headers for every answer, and the check that a WebSocket comes from a page of this server.

The client is files of this server and nothing else: no script of another host, none inside the page, no frame
around it. Tokens are never cookies, so a foreign page has nothing to borrow; the check of the origin keeps it
from talking to a server that only the visitor's network can reach.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

#: What a page of ours may load. Styles are files too; Svelte writes positions into `style` attributes.
CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode("ascii")),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
#: Answers of the interface hold seats' secrets; no cache on the way keeps them.
NO_STORE = (b"cache-control", b"no-store")
#: Said only over HTTPS: come back over HTTPS for half a year.
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=15552000")

#: The close code of a connection whose page belongs to another server.
FOREIGN_ORIGIN = 4403

DEFAULT_PORTS = {"http": 80, "ws": 80, "https": 443, "wss": 443}


class SecurityHeaders:
    """ASGI middleware: the headers above on every answer, and no WebSocket from a foreign page."""

    def __init__(self, app: ASGIApp, *, origins: Collection[str] = ()) -> None:
        """`origins` may connect besides our own: the address of a development server, for instance."""
        self.app = app
        self.origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.app(scope, receive, _adding(send, _headers_for(scope)))
        elif scope["type"] == "websocket" and not is_own_page(scope["headers"], self.origins):
            await receive()
            await send({"type": "websocket.close", "code": FOREIGN_ORIGIN, "reason": "foreign page"})
        else:
            await self.app(scope, receive, send)


def _headers_for(scope: Scope) -> tuple[tuple[bytes, bytes], ...]:
    headers = HEADERS
    if scope["path"].startswith("/api/"):
        headers = (*headers, NO_STORE)
    if scope.get("scheme") == "https":
        headers = (*headers, STRICT_TRANSPORT)
    return headers


def _adding(send: Send, added: tuple[tuple[bytes, bytes], ...]) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            there = {name.lower() for name, _ in message.get("headers", ())}
            missing = [pair for pair in added if pair[0] not in there]
            message = {**message, "headers": [*message.get("headers", ()), *missing]}
        await send(message)

    return sending


def is_own_page(headers: Iterable[tuple[bytes, bytes]], origins: Collection[str] = ()) -> bool:
    """Whether a WebSocket was opened by our own page, or by no page at all (a program says no origin).

    >>> is_own_page([(b"host", b"table.example"), (b"origin", b"https://table.example")])
    True
    >>> is_own_page([(b"host", b"table.example"), (b"origin", b"https://elsewhere.example")])
    False
    """
    host = origin = ""
    for name, value in headers:
        if name == b"host":
            host = value.decode("latin-1")
        elif name == b"origin":
            origin = value.decode("latin-1")
    if not origin or origin in origins:
        return True
    try:
        page = urlsplit(origin)
        here = urlsplit(f"//{host}")
        default = DEFAULT_PORTS.get(page.scheme)
        # A proxy that ends TLS may pass the host without its port, so a default port equals none.
        return (
            default is not None
            and page.hostname is not None
            and page.hostname == here.hostname
            and (page.port or default) == (here.port or default)
        )
    except ValueError:  # a port that is no number, a bracket without its pair
        return False
