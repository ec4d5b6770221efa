"""A stand-in for the web server: calls an ASGI application and keeps what it says."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

Message = MutableMapping[str, Any]
App = Callable[[Any, Any, Any], Awaitable[None]]


async def request(
    app: App,
    path: str = "/api/games",
    *,
    method: str = "GET",
    body: Iterable[bytes] = (b"",),
    headers: Iterable[tuple[bytes, bytes]] = (),
    address: str = "192.0.2.1",
    query: bytes = b"",
    scheme: str = "http",
) -> tuple[int, dict[bytes, bytes], bytes]:
    """One request: status, headers and body of the answer."""
    pieces = list(body)
    said: list[Message] = []

    async def receive() -> Message:
        if not pieces:
            await asyncio.sleep(3_600)
        return {"type": "http.request", "body": pieces.pop(0), "more_body": bool(pieces)}

    async def send(message: Message) -> None:
        said.append(message)

    scope = {
        "type": "http", "method": method, "path": path, "raw_path": path.encode(), "query_string": query,
        "headers": list(headers), "client": (address, 50_000), "scheme": scheme,
    }  # fmt: skip
    await app(scope, receive, send)
    return (
        said[0]["status"],
        dict(said[0]["headers"]),
        b"".join(message.get("body", b"") for message in said[1:]),
    )


class Wire:
    """A WebSocket as the server holds it: what the browser sends is put in, what it hears is kept."""

    def __init__(self, *, address: str = "192.0.2.1", headers: Iterable[tuple[bytes, bytes]] = ()) -> None:
        self.scope = {
            "type": "websocket", "path": "/api/tables/k7f2/live", "headers": list(headers),
            "client": (address, 50_000), "query_string": b"", "scheme": "ws",
        }  # fmt: skip
        self.incoming: asyncio.Queue[Message] = asyncio.Queue()
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.said: list[Message] = []
        self.blocked = False

    async def receive(self) -> Message:
        return await self.incoming.get()

    async def send(self, message: Message) -> None:
        if self.blocked:
            await asyncio.sleep(3_600)
        self.said.append(message)

    def says(self, text: str | None = None, data: bytes | None = None) -> None:
        """The browser sends this."""
        message: Message = {"type": "websocket.receive"}
        if text is not None:
            message["text"] = text
        if data is not None:
            message["bytes"] = data
        self.incoming.put_nowait(message)

    def leaves(self) -> None:
        """The browser closes the connection."""
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})

    @property
    def close_code(self) -> int | None:
        """With which code the server closed it."""
        for message in self.said:
            if message["type"] == "websocket.close":
                code: int = message["code"]
                return code
        return None

    @property
    def texts(self) -> list[str]:
        """What the browser heard."""
        return [message["text"] for message in self.said if message["type"] == "websocket.send"]


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """The smallest application: says back what it hears."""
    if scope["type"] == "http":
        body = b""
        while True:
            message = await receive()
            body += message["body"]
            if not message["more_body"]:
                break
        await send(
            {"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/plain")]}
        )
        await send({"type": "http.response.body", "body": body})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})
