"""Players over real WebSockets who choose among what they are offered, and write down what they were told.

They speak the protocol of `docs/table-protocol.md` and know nothing else. Each key is sent until it is
acknowledged, over as many connections as that takes, so a server may be killed under their hands.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from grimtable.games import load_game
from tools.serving import Server

_read = msgspec.json.Decoder().decode
_write = msgspec.json.Encoder().encode

#: How long to wait before knocking again at a server that does not answer.
RETRY_SECONDS = 0.3
#: How long an action may still be on its way after the end.
LAST_SECONDS = 30.0


class ProtocolBroken(Exception):
    """The server said something that the protocol does not allow here."""


@dataclass(slots=True)
class Sent:
    """An action on its way."""

    key: str
    revision: int
    action: str
    text: str
    at: float
    repeated: int = 0


@dataclass(slots=True)
class Acknowledged:
    """An action that the server says is committed: it must never be lost, nor appear twice."""

    key: str
    seat: str
    text: str
    answered: int  #: the revision of the decision it answered
    revision: int  #: the revision it made
    seconds: float
    repeated: int


@dataclass(slots=True)
class Pace:
    """How quick the players are: seconds from being asked to answering."""

    shortest: float
    longest: float

    def wait(self, chance: random.Random) -> float:
        return chance.uniform(self.shortest, self.longest) if self.longest > 0 else 0.0


@dataclass
class SeatedTable:
    """A table with everything its players know together."""

    id: str
    game: str
    tokens: dict[str, str]
    host_token: str
    acknowledged: list[Acknowledged] = field(default_factory=list)
    refusals: list[dict[str, Any]] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    joined: int = 0
    gaps: int = 0
    over: bool = False


def create(server: Server, game: str, seats: int, *, seed: int, scenario: str | None = None) -> SeatedTable:
    """A table whose seats are all held by people, begun."""
    rules = load_game(game)
    setup = rules.setup(players=seats, scenario=scenario)
    wanted = {
        "game": game,
        "scenario": setup.scenario,
        "seats": {seat: {"player": "human"} for seat in setup.order},
        "name": f"load {seed}",
        "seed": seed,
        "windows": "skip",  # players here answer what they are asked and are in no need of bluffing
    }
    status, made = server.ask("POST", "/api/tables", wanted)
    if status not in (200, 201):
        raise ProtocolBroken(f"creating a table: {status} {made}")
    id = made["table"]["id"] if isinstance(made["table"], dict) else made["table"]
    tokens = {}
    for seat, token in made["tokens"].items():
        status, claimed = server.ask("POST", f"/api/tables/{id}/claim", {}, token=token)
        if status != 200:
            raise ProtocolBroken(f"sitting down at {seat}: {status} {claimed}")
        tokens[seat] = claimed["token"]
    status, begun = server.ask("POST", f"/api/tables/{id}/start", {}, token=made["host_token"])
    if status not in (200, 204, 409):
        raise ProtocolBroken(f"starting a table: {status} {begun}")
    return SeatedTable(id, game, tokens, made["host_token"])


class Player:
    """One seat's connection, for as long as it is told to play."""

    def __init__(
        self, server: Server, table: SeatedTable, seat: str, pace: Pace, *, seed: int, patient: bool = False
    ) -> None:
        """`patient` players wait for a server that has gone away; others report it as an error."""
        self.server = server
        self.table = table
        self.seat = seat
        self.pace = pace
        self.patient = patient
        self.chance = random.Random(f"{seed} {table.id} {seat}")
        self.pending: Sent | None = None
        self.revision = -1
        self._asked: dict[str, Any] | None = None  # the newest question, whoever is asked
        self._keys = 0
        self._stopping = False
        self._waiting: asyncio.Task[None] | None = None
        self._socket: ClientConnection | None = None

    async def play(self) -> None:
        """Play until told to stop; what is on its way then is still finished."""
        while not self._is_done():
            try:
                async with connect(
                    f"{self.server.live}/api/tables/{self.table.id}/live",
                    max_size=None,
                    compression=None,
                    ping_interval=None,
                    open_timeout=30,
                    close_timeout=2,
                ) as socket:
                    self._socket = socket
                    await self._sit(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError) as error:
                if self._is_done():
                    return
                if not self.patient:
                    self.table.errors.append(f"{self.seat}: the connection ended: {error!r}")
                    return
                await asyncio.sleep(RETRY_SECONDS * self.chance.uniform(0.5, 1.5))
            finally:
                self._socket = None
                if self._waiting is not None:
                    self._waiting.cancel()
                    self._waiting = None

    async def stop(self) -> None:
        """Answer nothing new; go when what is on its way has been acknowledged."""
        self._stopping = True
        if self.pending is None and self._socket is not None:
            await self._socket.close()

    def _is_done(self) -> bool:
        return (self._stopping or self.table.over) and self.pending is None

    async def _sit(self, socket: ClientConnection) -> None:
        join = {"type": "join", "token": self.table.tokens[self.seat], "language": "en"}
        await socket.send(_write(join).decode())
        async for message in socket:
            await self._take(socket, _read(message))
            if self._is_done():
                return

    async def _take(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        table = self.table
        if kind == "update":
            if message["after"] != self.revision:
                table.gaps += 1
            self.revision = message["revision"]
            await self._consider(socket, message)
        elif kind == "ack":
            self._acknowledge(message)
            await self._go_on(socket, message["revision"])
        elif kind == "welcome":
            table.joined += 1
            self.revision = message["revision"]
            if self.pending is not None:
                # Whether it arrived before the server went away nobody knows: the key makes this harmless.
                self.pending.repeated += 1
                await self._send(socket, self.pending)
            await self._consider(socket, message)
        elif kind == "refusal":
            table.refusals.append(message)
            if self.pending is not None and message.get("key") == self.pending.key:
                refused, self.pending = self.pending, None
                await self._go_on(socket, refused.revision + 1)
        elif kind == "error" and self.patient and message.get("code") == "storage":
            pass  # the server cannot reach its database; it closes the connection, and we come back
        elif kind == "error":
            table.errors.append(f"{self.seat}: {message.get('code')}: {message.get('sentence')}")

    async def _go_on(self, socket: ClientConnection, revision: int) -> None:
        """Look again at a question that came while an answer was on its way.

        After a server died between committing and acknowledging, the next server's welcome already asks the
        next question, and nothing but the acknowledgement follows it.
        """
        if self._asked is not None and self.revision >= revision:
            await self._consider(socket, self._asked)

    async def _consider(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Answer the question, if it is ours and nothing is on its way."""
        self._asked = message
        if message.get("result") is not None:
            self.table.over = True
            return
        decision = message.get("decision")
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        if decision is None or not decision["mine"] or self.pending is not None or self._stopping:
            return
        offer = self.chance.choice(decision["offers"])
        wait = self.pace.wait(self.chance)
        if wait > 0:
            self._waiting = asyncio.create_task(self._later(socket, offer, self.revision, wait))
        else:
            await self._answer(socket, offer, self.revision)

    async def _later(
        self, socket: ClientConnection, offer: dict[str, Any], revision: int, wait: float
    ) -> None:
        await asyncio.sleep(wait)
        self._waiting = None
        try:
            await self._answer(socket, offer, revision)
        except ConnectionClosed:
            return  # whoever reads from the connection notices it too, and comes back

    async def _answer(self, socket: ClientConnection, offer: dict[str, Any], revision: int) -> None:
        self._keys += 1
        key = f"{self.seat}-{self._keys}"
        self.pending = Sent(key, revision, offer["id"], offer["text"], time.perf_counter())
        await self._send(socket, self.pending)

    @staticmethod
    async def _send(socket: ClientConnection, sent: Sent) -> None:
        act = {"type": "act", "key": sent.key, "revision": sent.revision, "action": sent.action}
        await socket.send(_write(act).decode())

    def _acknowledge(self, message: dict[str, Any]) -> None:
        sent = self.pending
        if sent is None or message["key"] != sent.key:
            self.table.errors.append(f"{self.seat}: {message['key']} was acknowledged, but not awaited")
            return
        self.pending = None
        seconds = time.perf_counter() - sent.at
        self.table.acknowledged.append(
            Acknowledged(
                sent.key, self.seat, sent.text, sent.revision, message["revision"], seconds, sent.repeated
            )
        )


class Company:
    """All players at all tables, playing until they are told to stop."""

    def __init__(self, server: Server, pace: Pace, *, patient: bool = False, seed: int = 1) -> None:
        self.server = server
        self.pace = pace
        self.patient = patient
        self.seed = seed
        self.players: list[Player] = []
        self._playing: list[asyncio.Task[None]] = []

    def sit_down(self, table: SeatedTable) -> None:
        """Every seat of this table begins to play."""
        for seat in table.tokens:
            player = Player(self.server, table, seat, self.pace, seed=self.seed, patient=self.patient)
            self.players.append(player)
            self._playing.append(asyncio.create_task(player.play()))

    @property
    def is_done(self) -> bool:
        """Whether every game is over."""
        return all(task.done() for task in self._playing)

    async def stop(self) -> None:
        """Nobody answers anything new; what is on its way is finished."""
        await asyncio.gather(*(player.stop() for player in self.players))
        if self._playing:
            _, late = await asyncio.wait(self._playing, timeout=LAST_SECONDS)
            for task in late:
                task.cancel()
        for done in await asyncio.gather(*self._playing, return_exceptions=True):
            if isinstance(done, Exception):
                raise done
        for player in self.players:
            if player.pending is not None:
                player.table.errors.append(f"{player.seat}: {player.pending.key} was never answered")


async def play_tables(
    server: Server,
    tables: list[SeatedTable],
    pace: Pace,
    seconds: float,
    *,
    seed: int = 1,
    progress: Callable[[float], None] | None = None,
) -> float:
    """Play at all tables at once for a while, or until every game is over; returns how long it really was."""
    company = Company(server, pace, seed=seed)
    for table in tables:
        company.sit_down(table)
    started = time.perf_counter()
    try:
        while (passed := time.perf_counter() - started) < seconds and not company.is_done:
            if progress is not None:
                progress(passed)
            await asyncio.sleep(min(0.2, seconds - passed))
        return time.perf_counter() - started
    finally:
        await company.stop()
