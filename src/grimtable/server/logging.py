"""Logs of a running server: one line for each request and each surprise, and never a token.

Whoever has a token sits in the seat, so nothing that looks like one is written, wherever it came from: a
header, a body quoted by an error, an address somebody pasted the wrong way.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from datetime import UTC, datetime
from typing import IO, TYPE_CHECKING, Literal

from grimtable.server.guard import address_of

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

#: Lines for people, or one JSON object for each entry.
LogFormat = Literal["text", "json"]

ACCESS = "grimtable.access"
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
#: How much of one message is written, letters: a stranger's input must not fill the disk.
LONGEST = 4_000
HIDDEN = "[hidden]"

#: What follows these words is hidden, whatever it looks like.
_NAMED = re.compile(
    r"""(?ix)
    (\b (?: authorization | bearer | [a-z_]*token s? | password | secret )
        ["']? \s* [:=]? \s* (?: bearer \s+ )? [\["']* )
    ( [^\s"',;&}\])]+ )
    """
)
#: A database address with a password: what stands between the colon and the @ is hidden.
_PASSWORD = re.compile(r"(?i)(\b[a-z][a-z0-9+.-]*://[^\s:/@]*:)([^\s@]+)(?=@)")
#: Unguessable text: a long run of letters of base 64 that mixes capitals and small letters, and digits unless
#: it is very long.
_TOKEN = re.compile(
    r"""(?x) (?<! [\w-] ) (?= [\w-]* [a-z] ) (?= [\w-]* [A-Z] )
    (?: (?= [\w-]* \d ) [A-Za-z0-9_-]{20,} | [A-Za-z0-9_-]{30,} ) (?! [\w-] )
    """
)


def without_tokens(text: str) -> str:
    """The text with everything hidden that could open a seat, on one line and not too long.

    >>> without_tokens("Authorization: Bearer abc.def-123 for /api/tables/k7f2")
    'Authorization: Bearer [hidden] for /api/tables/k7f2'
    >>> without_tokens("postgresql://grim:hunter2@db.example/grim")
    'postgresql://grim:[hidden]@db.example/grim'
    """
    text = _PASSWORD.sub(rf"\g<1>{HIDDEN}", text[:LONGEST])
    text = _NAMED.sub(_hide, text)
    return _TOKEN.sub(HIDDEN, text)


#: Words that follow "token" in a sentence and are no token.
_PLAIN = re.compile(r"[a-z]{1,12}\.?|\[hidden\]?")


def _hide(found: re.Match[str]) -> str:
    if _PLAIN.fullmatch(found[2]) and not any(mark in found[1] for mark in ":=\"'"):
        return found[0]
    return f"{found[1]}{HIDDEN}"


class WithoutTokens(logging.Formatter):
    """Writes a log line, and its traceback if there is one, without tokens."""

    def format(self, record: logging.LogRecord) -> str:
        # The whole line is cleaned, so that a token in an argument, a traceback or a name is found too.
        lines = super().format(record).splitlines() or [""]
        # What strangers send may hold line ends and colours of a terminal; a log line is one line.
        return "\n  ".join(_printable(without_tokens(line)) for line in lines)


class JsonLines(logging.Formatter):
    """Writes one JSON object for each entry, for programs that collect logs; without tokens as well.

    `event` is the sentence before its values are filled in, so that equal things can be counted; `message` is
    the whole sentence. A sentence about one table begins with `table %s`, so the object names it.
    """

    def format(self, record: logging.LogRecord) -> str:
        event = str(record.msg)
        entry: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "table": None,
            "event": _clean(event),
            "message": _clean(record.getMessage()),
        }
        if event.startswith(_OF_A_TABLE) and isinstance(record.args, tuple) and record.args:
            entry["table"] = _clean(str(record.args[0]))
            entry["event"] = _clean(event.removeprefix(_OF_A_TABLE).lstrip(": "))
        request: dict[str, object] = getattr(record, REQUEST, {})
        entry |= {name: _clean(value) if isinstance(value, str) else value for name, value in request.items()}
        if record.exc_info:
            lines = self.formatException(record.exc_info).splitlines()
            entry["traceback"] = [_clean(line) for line in lines]
        return json.dumps(entry, ensure_ascii=False)


#: How a sentence about one table begins.
_OF_A_TABLE = "table %s"
#: The attribute of a log record with the fields of a request.
REQUEST = "request"
_TABLE_PATH = re.compile(r"/api/tables/(?!mine(?:/|$))([0-9a-z]{1,32})(?:/|$)")


def _clean(text: str) -> str:
    return _printable(without_tokens(text))


def _printable(line: str) -> str:
    return line if line.isprintable() else "".join(each if each.isprintable() else "·" for each in line)


class _WithoutStrangersMistakes(logging.Filter):
    """A stranger's broken message is no defect of ours: one line without a traceback."""

    def filter(self, record: logging.LogRecord) -> bool:
        if "Invalid UTF-8" in str(record.msg):
            record.exc_info = None
            record.levelno, record.levelname = logging.INFO, "INFO"
            return record.levelno >= logging.getLogger(record.name).level
        return True


def set_up(
    *, level: str = "info", access: bool = True, form: LogFormat = "text", stream: IO[str] | None = None
) -> None:
    """Send the logs of server, storage and libraries to the error stream, cleaned."""
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(JsonLines() if form == "json" else WithoutTokens(LINE))
    handler.addFilter(_WithoutStrangersMistakes())
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("grimtable").setLevel(level.upper())
    logging.getLogger(ACCESS).setLevel(logging.INFO if access else logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "sqlalchemy", "alembic"):
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True
        library.setLevel(logging.WARNING)


class AccessLog:
    """ASGI middleware: one line for each request: who, what, status, time. The query is left out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.log = logging.getLogger(ACCESS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not self.log.isEnabledFor(logging.INFO):
            await self.app(scope, receive, send)
            return
        outcome = "broke off"

        async def sending(message: Message) -> None:
            nonlocal outcome
            kind = message["type"]
            if kind == "http.response.start":
                outcome = str(message["status"])
            elif kind == "websocket.accept":
                outcome = "closed"
            elif kind == "websocket.close":
                outcome = f"closed {message.get('code', 1000)}"
            await send(message)

        started = time.perf_counter()
        try:
            await self.app(scope, receive, sending)
        finally:
            took = (time.perf_counter() - started) * 1_000
            method = scope.get("method", "LIVE")
            address, path = address_of(scope), scope["path"]
            of_table = _TABLE_PATH.match(path)
            fields = {
                "table": of_table[1] if of_table else None,
                "event": "request" if scope["type"] == "http" else "connection",
                "address": address,
                "method": method,
                "path": path,
                "outcome": outcome,
                "milliseconds": round(took, 1),
            }
            self.log.info(
                "%s %s %s %s %.1f ms", address, method, path, outcome, took, extra={REQUEST: fields}
            )
