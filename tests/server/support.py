"""A server in the test's own process, and seats that speak the protocol with it."""

from __future__ import annotations

import asyncio
import http.client
import secrets
import shutil
import socket
import tempfile
import threading
import time
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from grimtable.kernel import Game, State
from grimtable.picture.patch import apply
from grimtable.records.record import UndoPolicy
from grimtable.records.resting import Rest
from grimtable.server.application import make_app
from grimtable.server.chain import link
from grimtable.server.database import Database
from grimtable.server.limits import Limits
from grimtable.server.running import settings
from grimtable.server.store import Append, Statement, Store
from grimtable.server.tables import Seat, TableRegistry

A = TypeVar("A")

LIMITS = Limits(
    requests_burst=100_000,
    joins_burst=100_000,
    tables_per_address=100_000,
    messages_burst=100_000,
    bot_workers=1,
)


@lru_cache(maxsize=1)
def _empty_database() -> Path:
    """A migrated database to be copied: making one takes longer than most tests."""
    path = Path(tempfile.mkdtemp(prefix="grimtable-tests-")) / "empty.sqlite3"
    Database(str(path)).close()
    return path


class PromptServer(uvicorn.Server):
    """A server that looks every hundredth of a second whether it is to stop; uvicorn's looks every tenth."""

    async def main_loop(self) -> None:
        ticks = 0
        while not await self.on_tick(ticks):
            ticks += 1
            await asyncio.sleep(0.01)


@dataclass(frozen=True)
class Answered:
    """An HTTP answer."""

    status: int
    headers: dict[str, str]
    body: bytes


class House:
    """One server with its database; `restart` is a new server on the same one."""

    def __init__(self, folder: Path, limits: Limits = LIMITS) -> None:
        self.path = folder / "tables.sqlite3"
        self.static = folder / "static"
        self.limits = limits
        if not self.path.exists():
            shutil.copy(_empty_database(), self.path)
        self.open()

    def open(self) -> None:
        """Serve at a free port, in a thread."""
        self.database = Database(str(self.path))
        self.registry = TableRegistry(self.database, limits=self.limits)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        app = make_app(self.registry, static=self.static)
        self._server = PromptServer(settings(app, self.limits, self.registry.metrics))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._listening]})
        self._thread.start()
        until = time.monotonic() + 30
        while not self._server.started:
            assert self._thread.is_alive() and time.monotonic() < until, "the server does not start"
            time.sleep(0.005)

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join(timeout=30)
        self.database.close()
        self._listening.close()
        assert not self._thread.is_alive(), "the server does not stop"

    def run(self, work: Coroutine[Any, Any, A]) -> A:
        """Do something inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self.registry.loop).result(timeout=30)

    def adopt(self, game: Game[Any, Any], state: State[Any, Any], *, undo: UndoPolicy = "free") -> MadeTable:
        """A table of people that begins with a prepared state."""
        rest = msgspec.json.encode(Rest(0, state.plain(), (state.reveals,), {}))
        seats = {str(seat): Seat("human") for seat in state.order}
        made = self.run(
            self.registry.make(
                game, state.setup, seats, undo=undo, status="playing", rests=[(0, rest)], watching="invited"
            )
        )
        table = MadeTable(self, made.table, made.host_token, made.tokens, made.spectator_token)
        for seat in seats:
            table.sit(seat)
        return table

    def restart(self) -> None:
        """A new server on the same database."""
        self.close()
        self.open()

    # --- asking ---------------------------------------------------------------------------------

    def request(
        self,
        method: str,
        path: str,
        body: object = None,
        token: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> Answered:
        """One HTTP request; `body` is sent as JSON, bytes as they are."""
        sent = dict(headers or {})
        if token is not None:
            sent["Authorization"] = f"Bearer {token}"
        document: bytes | None = None
        if body is not None:
            document = body if isinstance(body, bytes) else msgspec.json.encode(body)
            sent.setdefault("Content-Type", "application/json")
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            connection.request(method, path, document, sent)
            answer = connection.getresponse()
            return Answered(
                answer.status, {key.lower(): value for key, value in answer.getheaders()}, answer.read()
            )
        finally:
            connection.close()

    def ask(
        self, method: str, path: str, body: object = None, token: str | None = None, status: int = 200
    ) -> Any:
        """The JSON of an answer that must have this status."""
        answer = self.request(method, path, body, token)
        assert answer.status == status, answer.body
        return msgspec.json.decode(answer.body) if answer.body else None

    def error(
        self, method: str, path: str, body: object = None, token: str | None = None
    ) -> tuple[int, str, str]:
        """Status, code and sentence of an error."""
        answer = self.request(method, path, body, token)
        error = msgspec.json.decode(answer.body)["error"]
        return answer.status, error["code"], error["sentence"]

    def make(self, game: str = "skirmish", *, start: bool = True, **more: Any) -> MadeTable:
        """A table of people, unless `seats` says otherwise; seed 7, and nobody is asked in vain."""
        if "seats" not in more:
            more["seats"] = {"red": "human", "keeper": "human"}
        seats = {
            seat: {"player": "bot", "level": "random"} if player == "bot" else {"player": player}
            for seat, player in more.pop("seats").items()
        }
        body = {"game": game, "seats": seats, "seed": 7, "windows": "skip", **more}
        made = self.ask("POST", "/api/tables", body, status=201)
        table = MadeTable(self, made["table"], made["host_token"], made["tokens"], made["spectator_token"])
        for seat, wanted in seats.items():
            if wanted["player"] == "human":
                table.sit(seat)
        if start:
            table.start()
        return table


class MadeTable:
    """A table and its tokens."""

    def __init__(self, house: House, id: str, host: str, tokens: dict[str, str], spectator: str) -> None:
        self.house = house
        self.id = id
        self.host = host
        self.invitations = dict(tokens)  #: as the host was told
        self.tokens = tokens  #: of those who have sat down since
        self.spectator = spectator

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def start(self, **body: Any) -> Any:
        return self.house.ask("POST", f"{self.path}/start", body, self.host)

    def sit(self, seat: str, name: str = "", *, is_hosts: bool = False) -> str:
        """Accept the invitation to a seat; from now on its token is the seat's own."""
        claim = {"name": name, **({"host_token": self.host} if is_hosts else {})}
        claimed = self.house.ask("POST", f"{self.path}/claim", claim, self.tokens[seat])
        self.tokens[seat] = claimed["token"]
        return self.tokens[seat]

    def join(self, seat: str | None = None, *, token: str | None = None, language: str = "en") -> Player:
        """A connection of a seat, or of a spectator without one."""
        if token is None and seat is not None:
            token = self.tokens[seat]
        return Player(self, token, language)

    @contextmanager
    def seated(self, *seats: str) -> Iterator[list[Player]]:
        """Connections of these seats."""
        players = [self.join(seat) for seat in seats]
        try:
            yield players
        finally:
            for player in players:
                player.close()


class Closed(Exception):
    """The server closed the connection."""

    def __init__(self, code: int, last: Any) -> None:
        super().__init__(code)
        self.code = code
        self.last = last  #: the last message before


class Player:
    """One connection that follows the table as a browser does."""

    def __init__(self, table: MadeTable, token: str | None, language: str) -> None:
        self.table = table
        self.raw: list[str] = []  #: everything received
        self._open = ExitStack()
        address = f"ws://127.0.0.1:{table.house.port}{table.path}/live"
        self._socket = self._open.enter_context(connect(address, compression=None, max_size=None))
        join = {"type": "join", "language": language}
        self.send(join if token is None else {**join, "token": token})
        self.welcome = self.next("welcome")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def send(self, message: Any) -> None:
        self._socket.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    def receive(self) -> Any:
        """The next message; Closed at the end."""
        try:
            text = str(self._socket.recv(timeout=20))
        except ConnectionClosed as end:
            code = end.rcvd.code if end.rcvd is not None else 1006
            raise Closed(code, self.raw[-1] if self.raw else None) from None
        self.raw.append(text)
        message = msgspec.json.decode(text)
        if message["type"] == "welcome":
            self.follow(message, message["picture"])
            self.seat = message["seat"]
            self.shape = message["table"]
            self.log = message["log"]
        elif message["type"] == "update":
            assert message["after"] == self.revision, "a number is missing"
            self.follow(message, apply(self.picture, message["patch"]))
            self.log += message["lines"]
        elif message["type"] == "table":
            self.shape = message["table"]
        return message

    def follow(self, message: Any, picture: Any) -> None:
        self.revision = message["revision"]
        self.picture = picture
        self.decision = message["decision"]
        self.undo = message["undo"]
        self.result = message["result"]

    def next(self, *kinds: str) -> Any:
        """The next message of one of these kinds; others are followed and passed over."""
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message
            if message["type"] == "error":
                raise AssertionError(message)

    def key(self) -> str:
        """Never the same twice, not even over another connection."""
        return secrets.token_hex(6)

    def do(self, type: str, **more: Any) -> Any:
        """Send a deed and wait for its ack or refusal."""
        key = more.pop("key", None) or self.key()
        message = {"type": type, "key": key, **more}
        if type in ("act", "undo", "redo", "repair"):
            message.setdefault("revision", self.revision)
        self.send(message)
        while True:
            answer = self.next("ack", "refusal", "answer")
            if answer["key"] == key:
                return answer

    def act(self, place: int | str = 0, **more: Any) -> Any:
        return self.do("act", action=str(place), **more)

    def reach(self, revision: int) -> None:
        """Follow the table up to a revision."""
        while self.revision < revision:
            self.next("update", "welcome")

    def ask(self, what: str, **more: Any) -> Any:
        return self.do("ask", what=what, **more)


def play(players: list[Player], decisions: int) -> None:
    """So many decisions: whoever is asked takes the offer whose turn it is, all follow."""
    for number in range(decisions):
        decision = players[0].decision
        if decision is None:
            return
        asked = next(player for player in players if player.seat == decision["seat"])
        answer = asked.act((number * 7) % len(asked.decision["offers"]))
        assert answer["type"] == "ack", answer
        for player in players:
            player.reach(answer["revision"])


def appended(
    store: Store,
    table: str,
    number: int,
    key: str | None,
    entry: bytes,
    more: Sequence[Statement] = (),
) -> Coroutine[Any, Any, None]:
    """Write one entry as a table does, with its link in the chain."""
    at = link(store.history(table, number - 1).links[0], number, key, entry)
    return store.append(table, Append(number, key, entry, at), more)
