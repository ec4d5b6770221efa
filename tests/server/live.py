"""A browser's side of the live protocol, for tests: one connection, and everything it hears."""

import asyncio
import json
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tools.serving import Server

PATIENCE = 20.0


class Closed(Exception):
    """The server closed the connection."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


class Browser:
    """One connection. `hear` gives the next message of a kind; others that come before it are kept aside."""

    def __init__(self, server: Server, table: str, token: str | None = None, *, language: str = "en") -> None:
        self.server = server
        self.table = table
        self.token = token
        self.language = language
        self.heard: list[dict[str, Any]] = []  #: everything, in order
        self.revision = -1
        self.decision: dict[str, Any] | None = None
        self._unread: list[dict[str, Any]] = []
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        await self.connect()
        await self.join()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, place: TracebackType | None
    ) -> None:
        await self.leave()

    async def connect(self, **options: Any) -> None:
        """Open the connection without a word."""
        address = f"{self.server.live}/api/tables/{self.table}/live"
        self._socket = await connect(
            address, max_size=None, compression=None, ping_interval=None, open_timeout=PATIENCE, **options
        )

    async def join(self) -> dict[str, Any]:
        """Sit down or watch; the welcome."""
        message: dict[str, Any] = {"type": "join", "language": self.language}
        if self.token is not None:
            message["token"] = self.token
        await self.say(message)
        return await self.hear("welcome")

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def say(self, message: object) -> None:
        """Send a message: a dict as JSON, text and bytes as they are."""
        assert self._socket is not None
        raw = message if isinstance(message, str | bytes) else json.dumps(message)
        try:
            await self._socket.send(raw)
        except ConnectionClosed as closed:
            raise Closed(closed.rcvd.code if closed.rcvd is not None else 1006) from None

    async def hear(self, kind: str, where: Callable[[dict[str, Any]], bool] | None = None) -> dict[str, Any]:
        """The next message of this kind; Closed when the connection ends first."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for place, message in enumerate(self._unread):
                    if message["type"] == kind and (where is None or where(message)):
                        return self._unread.pop(place)
                await self._read()

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            message = json.loads(await self._socket.recv())
        except ConnectionClosed as closed:
            raise Closed(closed.rcvd.code if closed.rcvd is not None else 1006) from None
        self.heard.append(message)
        self._unread.append(message)
        if message["type"] in ("welcome", "update"):
            self.revision = message["revision"]
            self.decision = message["decision"]

    async def until_closed(self) -> int:
        """Read to the end; the code with which the server closed."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await self._read()
                except Closed as closed:
                    return closed.code

    async def until(self, revision: int) -> None:
        """Read until the table has come this far."""
        async with asyncio.timeout(PATIENCE):
            while self.revision < revision:
                await self._read()

    async def act(self, key: str, action: str = "0", revision: int | None = None) -> None:
        """Choose an offered action."""
        await self.say(
            {
                "type": "act",
                "key": key,
                "revision": self.revision if revision is None else revision,
                "action": action,
            }
        )

    async def answer(self, key: str) -> dict[str, Any]:
        """What the server says about this key: an acknowledgement, a refusal or an answer."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for place, message in enumerate(self._unread):
                    if message["type"] in ("ack", "refusal", "answer") and message.get("key") == key:
                        return self._unread.pop(place)
                await self._read()
