"""What browsers send: requests, and messages of live connections, to a whole server in this process."""

from __future__ import annotations

import asyncio
import json
import logging
import tempfile
import traceback
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from grimtable.server.application import make_app
from grimtable.server.database import Database
from grimtable.server.limits import Limits
from grimtable.server.tables import TableRegistry
from tests.server.asgi import App, Wire, request
from tools.fuzz.target import Prepared, Target, Wrong, checked

#: Nobody is turned away for being quick, and nothing is kept for long.
LIMITS = Limits(
    requests_burst=10**9,
    requests_per_second=1e9,
    joins_burst=10**9,
    joins_per_second=1e9,
    messages_burst=10**9,
    messages_per_second=1e9,
    tables_per_address=10**9,
    tables=10**9,
    tables_in_memory=20,
    bot_workers=1,
)
#: Seconds for one request or one connection; what takes longer is stuck.
PATIENCE = 60.0
GAME = {"game": "skirmish", "seats": {"red": {"player": "human"}, "keeper": {"player": "human"}}, "seed": 5}


class Ears(logging.Handler):
    """Hears what the server calls a defect."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info
        shown = "".join(traceback.format_exception(error[1])) if error and error[1] is not None else ""
        self.heard.append(f"{record.getMessage()}\n{shown}"[-3_000:])


class Served:
    """A server, and a table of two people made anew for each input."""

    def __init__(self) -> None:
        folder = Path(tempfile.mkdtemp())
        self.loop = asyncio.new_event_loop()
        (folder / "static").mkdir()
        (folder / "static" / "index.html").write_text("<!doctype html>", encoding="utf-8")
        self.registry = TableRegistry(Database(str(folder / "tables.sqlite3")), limits=LIMITS)
        self.app: App = make_app(self.registry, static=folder / "static")
        self.ears = Ears()
        logging.getLogger().addHandler(self.ears)
        self.run(self.registry.open())

    def warmed(self, prepared: Prepared) -> Prepared:
        """Read the seeds once, so that catalogues, pages and games are there before anybody counts."""
        for seed in prepared.seeds:
            checked(prepared, seed)
        # Threads are watched from their beginning or not at all, so the next ones are new.
        self.loop.set_default_executor(ThreadPoolExecutor())
        return prepared

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do it in the server's loop."""
        return self.loop.run_until_complete(asyncio.wait_for(work, PATIENCE))

    async def ask(self, method: str, path: str, body: bytes = b"", token: str = "") -> tuple[int, bytes]:
        """One request: status and body."""
        path, _, query = path.partition("?")
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        if token:
            headers.append((b"authorization", b"Bearer " + token.encode("latin-1", "replace")))
        status, _, answer = await request(
            self.app,
            path,
            method=method,
            body=[body],
            headers=headers,
            query=query.encode("latin-1", "replace"),
        )
        return status, answer

    async def table(self, *seated: str) -> dict[str, str]:
        """A table that has begun: its id and the tokens, by the words that stand for them in inputs.

        The `seated` have sat down and have tokens of their own; other seats have their invitations.
        """
        _, answer = await self.ask("POST", "/api/tables", json.dumps(GAME).encode())
        made = json.loads(answer)
        names = {"TABLE": made["table"], "HOST": made["host_token"], "SPECTATOR": made["spectator_token"]}
        for seat, token in made["tokens"].items():
            if seat in seated:
                _, answer = await self.ask("POST", f"/api/tables/{names['TABLE']}/claim", b"{}", token)
                token = json.loads(answer)["token"]
            names[seat.upper()] = token
        status, answer = await self.ask("POST", f"/api/tables/{names['TABLE']}/start", b"{}", names["HOST"])
        if status != 200:
            raise Wrong(f"a table does not begin: {answer[:300]!r}")
        return names

    async def away(self, names: dict[str, str]) -> None:
        """The table is not needed any more."""
        await self.ask("DELETE", f"/api/tables/{names['TABLE']}", b"", names["HOST"])

    def judge(self) -> None:
        """Nothing of it was a defect."""
        heard, self.ears.heard = self.ears.heard, []
        if heard:
            raise Wrong(f"the log tells of a defect: {heard[0]}")


def filled(data: bytes, names: dict[str, str]) -> bytes:
    """The input with the table's own words put in."""
    for word, value in names.items():
        data = data.replace(b"<" + word.encode() + b">", value.encode())
    return data


# --- requests ---------------------------------------------------------------------------------------------

REQUESTS: tuple[tuple[Any, ...], ...] = (
    ("GET", "/api/games?language=de"), ("GET", "/api/settings"), ("GET", "/api/games/skirmish/rules"),
    ("POST", "/api/tables", GAME),
    ("POST", "/api/tables", {**GAME, "options": {"hand_limit": 4}, "timer": 60}),
    ("POST", "/api/tables/mine", {"tokens": ["<RED>", "<HOST>", "x"]}),
    ("GET", "/api/tables/<TABLE>"),
    ("POST", "/api/tables/<TABLE>/claim", {"name": "Anna", "host_token": "<HOST>"}),
    ("POST", "/api/tables/<TABLE>/claim", {"name": "Bo", "token": "abcdefghijklmnopqrstuvwxyz_ABCDEF-1"}),
    ("POST", "/api/tables/<TABLE>/seats/keeper/invite", {}),
    ("POST", "/api/tables/<TABLE>/start", {"level": "recruit"}),
    ("PATCH", "/api/tables/<TABLE>/seats/red", {"player": "bot", "level": "recruit"}),
    ("GET", "/api/tables/<TABLE>/record"), ("GET", "/api/tables/<TABLE>/replay?open=true&seat=red"),
    ("GET", "/api/tables/<TABLE>/replay/0?language=pl"),
    ("GET", "/api/tables/<TABLE>/replay/0/hint?language=pl"),
    ("POST", "/api/tables/<TABLE>/continue", {"decision": 0}),
    ("POST", "/api/tables/<TABLE>/report", {"text": "it is wrong"}), ("GET", "/api/tables/<TABLE>/reports"),
    ("GET", "/api/tables/<TABLE>/report/1"), ("POST", "/api/records", {"format": 1, "game": "skirmish"}),
    ("GET", "/health"), ("GET", "/metrics"), ("GET", "/table/x"), ("DELETE", "/api/tables/<TABLE>"),
)  # fmt: skip
METHODS = ("GET", "POST", "PATCH", "PUT", "DELETE", "HEAD", "OPTIONS")


def prepare_requests() -> Prepared:
    """Input: `METHOD TOKEN path?query`, then the body."""
    served = Served()

    async def scene(data: bytes) -> None:
        names = await served.table("red")
        try:
            head, _, body = filled(data, names).partition(b"\n")
            method, token, path, *_ = [*head.decode("latin-1").split(" "), "", "", ""]
            path = "/" + path.lstrip("/")
            status, answer = await served.ask(method if method in METHODS else "POST", path, body, token)
        finally:
            await served.away(names)
        if status >= 500:
            raise Wrong(f"status {status}: {answer[:300]!r}")
        if status >= 400 and path.startswith("/api/") and not json.loads(answer)["error"]["sentence"].strip():
            raise Wrong(f"status {status} without a sentence")

    def read(data: bytes) -> None:
        try:
            served.run(scene(data))
        finally:
            served.judge()

    seeds = [
        f"{method} <HOST> {path}\n{json.dumps(body[0]) if body else ''}".encode()
        for method, path, *body in REQUESTS
    ]
    for word, bearer in ((b"/claim", b"<KEEPER>"), (b"/report", b"<RED>")):
        seeds += [seed.replace(b"<HOST>", bearer, 1) for seed in seeds if word in seed]
    return served.warmed(Prepared(read, seeds, ()))


# --- messages ---------------------------------------------------------------------------------------------

MESSAGES: tuple[dict[str, object], ...] = (
    {"type": "act", "key": "1", "revision": 0, "action": "0"},
    {"type": "undo", "key": "2", "revision": 1},
    {"type": "redo", "key": "3", "revision": 2},
    {
        "type": "repair",
        "key": "4",
        "revision": 0,
        "reason": "a die fell",
        "changes": {"round": 2},
        "leave": None,
    },
    {
        "type": "repair",
        "key": "4",
        "revision": 1,
        "reason": "x",
        "changes": {"figures.red_scout_1.wounds": 1},
    },
    {"type": "agree", "key": "5", "proposal": 1, "yes": True},
    {"type": "pause", "key": "6", "on": True},
    {"type": "seat", "key": "7", "seat": "keeper", "player": "bot", "level": "recruit"},
    {"type": "resign", "key": "8"},
    {"type": "language", "language": "de"},
    {"type": "ping"},
    {"type": "ask", "key": "9", "what": "forecast", "offer": "0"},
    {"type": "ask", "key": "10", "what": "route", "piece": "red_scout_1", "place": "2,2"},
    {"type": "ask", "key": "11", "what": "overlay", "piece": "red_scout_1", "kind": "sight"},
    {"type": "ask", "key": "12", "what": "why_not", "text": "red: attack ghoul_1"},
    {"type": "ask", "key": "13", "what": "why_not", "piece": "red_scout_1", "place": "3,1"},
    {"type": "ask", "key": "14", "what": "why_not", "card": "brace_1"},
    {"type": "ask", "key": "15", "what": "hint"},
    {"type": "ask", "key": "16", "what": "log", "before": 5},
    {"type": "ask", "key": "17", "what": "moment", "decision": 0},
)


def prepare_messages() -> Prepared:
    """Input: one message a line; `<RED>` and the like stand for tokens. A second seat listens."""
    served = Served()

    async def scene(data: bytes) -> None:
        names = await served.table("red", "keeper")
        try:
            other = Wire()
            other.scope["path"] = f"/api/tables/{names['TABLE']}/live"
            other.says(json.dumps({"type": "join", "token": names["KEEPER"]}))
            listening = asyncio.ensure_future(served.app(other.scope, other.receive, other.send))
            wire = Wire()
            wire.scope["path"] = other.scope["path"]
            for line in filled(data, names).split(b"\n")[:40]:
                wire.says(line.decode("utf-8", "replace"))
            wire.leaves()
            await served.app(wire.scope, wire.receive, wire.send)
            other.leaves()
            await listening
        finally:
            await served.away(names)
        for text in wire.texts:
            json.loads(text)
        if not other.texts or json.loads(other.texts[0])["type"] != "welcome":
            raise Wrong(f"the other seat is not let in: {other.texts[:1]}")
        if wire.close_code is not None and not 4400 <= wire.close_code < 4500:
            raise Wrong(f"closed with {wire.close_code}")

    def read(data: bytes) -> None:
        try:
            served.run(scene(data))
        finally:
            served.judge()

    join = {"type": "join", "token": "<RED>", "language": "en"}
    seeds = ["\n".join(json.dumps(each) for each in (join, message)).encode() for message in MESSAGES]
    seeds.append("\n".join(json.dumps(each) for each in (join, *MESSAGES[:3], *MESSAGES[11:])).encode())
    seeds += [b'{"type": "join"}', b'{"type": "join", "token": "<SPECTATOR>"}\n{"type": "ping"}']
    return served.warmed(Prepared(read, seeds, ()))


TARGETS = (
    Target("requests", "HTTP requests and their bodies", prepare_requests, ("<TABLE>", "<RED>", "<KEEPER>")),
    Target("messages", "messages of live connections", prepare_messages, ("<RED>", "<KEEPER>", "<HOST>")),
)
