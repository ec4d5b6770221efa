"""The least a server can do, for comparison: asyncio, WebSocket, the rules, a SQLite commit for each action.

It keeps no promises about seats, keys, limits, logs, undo or restarts. For each action it plays the action,
commits it, acknowledges it, and sends every seat its view; with `--pictures` what a browser really needs
instead: the change of its picture, and the offers with their labels. `make load` measures Grimtable beside
both.
"""

from __future__ import annotations

import argparse
import sqlite3
from contextlib import suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from grimtable.games import load_game
from grimtable.kernel import SeatId, State
from grimtable.picture.patch import diff
from grimtable.server.presenting import presenter_of

_read = msgspec.json.Decoder().decode
_write = msgspec.json.Encoder().encode


@dataclass
class BareTable:
    """One game with whoever is connected."""

    state: State[Any, Any]
    revision: int = 0
    seats: dict[str, ServerConnection] = field(default_factory=dict)

    def told(self, seat: str) -> dict[str, Any]:
        """What this seat hears: its view and, when it is asked, what it may do."""
        state = self.state
        decision: dict[str, Any] | None = None
        if state.decision is not None:
            mine = state.asked == seat
            decision = {"seat": state.asked, "mine": mine, "question": state.decision.question}
            if mine:
                spell = state.game.language.spell
                offers = enumerate(spell(state, action) for action in state.legal)
                decision["offers"] = [{"id": str(number), "text": text} for number, text in offers]
        return {
            "revision": self.revision,
            "decision": decision,
            "result": msgspec.to_builtins(state.result),
            "picture": state.game.view_of(state, SeatId(seat)),
        }


@dataclass
class DrawnTable(BareTable):
    """The same with pictures as browsers draw them."""

    pictures: dict[str, Any] = field(default_factory=dict)

    def told(self, seat: str) -> dict[str, Any]:
        """The change of the picture since the last time, and the question in words."""
        presenter = presenter_of(self.state.game, self.state.setup, "en")
        before, picture = self.pictures.get(seat), presenter.picture(self.state, SeatId(seat))
        self.pictures[seat] = picture
        return {
            "revision": self.revision,
            "decision": presenter.decision(self.state, SeatId(seat), picture=picture),
            "result": msgspec.to_builtins(self.state.result),
            "patch": picture if before is None else diff(before, picture),
        }


class Bare:
    """The server."""

    def __init__(self, database: str, kind: type[BareTable]) -> None:
        self.kind = kind
        self.tables: dict[str, BareTable] = {}
        self.database = sqlite3.connect(database, isolation_level=None)
        self.database.execute("PRAGMA journal_mode = WAL")
        self.database.execute("PRAGMA synchronous = FULL")
        self.database.execute("CREATE TABLE entries (table_id TEXT, number INTEGER, key TEXT, entry BLOB)")

    async def live(self, connection: ServerConnection) -> None:
        """One seat's connection; the table is named by the path, the seat by the token."""
        assert connection.request is not None
        id = connection.request.path.split("/")[3]
        seat = _read(await connection.recv())["token"]
        table = self.tables.get(id)
        if table is None:
            game, _, seed = id.partition("-")
            table = self.tables[id] = self.kind(load_game(game).new(players=4, seed=int(seed)))
        table.seats[seat] = connection
        await connection.send(_write({"type": "welcome", **table.told(seat)}).decode())
        async for message in connection:
            act = _read(message)
            state = table.state
            if act["revision"] != table.revision or state.asked != seat:
                continue
            action = state.legal[int(act["action"])]
            text = state.game.language.spell(state, action)
            state.apply(action)
            table.revision += 1
            entry = _write({"entry": "played", "action": text})
            self.database.execute("BEGIN")
            self.database.execute(
                "INSERT INTO entries VALUES (?, ?, ?, ?)", (id, table.revision, act["key"], entry)
            )
            self.database.execute("COMMIT")
            await connection.send(
                _write({"type": "ack", "key": act["key"], "revision": table.revision}).decode()
            )
            for other, reader in table.seats.items():
                update = {"type": "update", "after": table.revision - 1, **table.told(other)}
                await reader.send(_write(update).decode())


def _health(_: ServerConnection, request: Request) -> Response | None:
    if request.path == "/health":
        from websockets.datastructures import Headers

        return Response(HTTPStatus.OK, "OK", Headers({"Content-Length": "2"}), b"ok")
    return None


async def main() -> None:
    """Serve until interrupted."""
    options = argparse.ArgumentParser()
    options.add_argument("--host")
    options.add_argument("--port", type=int)
    options.add_argument("--database")
    options.add_argument("--pictures", action="store_true")
    chosen = options.parse_args()
    bare = Bare(chosen.database, DrawnTable if chosen.pictures else BareTable)
    async with serve(
        bare.live, chosen.host, chosen.port, process_request=_health, compression=None, ping_interval=None
    ) as server:
        await server.serve_forever()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        uvloop.run(main())
