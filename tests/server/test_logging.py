"""Logs tell what happened and never how to sit in somebody's seat."""

import ast
import asyncio
import io
import json
import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import grimtable.server
from grimtable.server.logging import AccessLog, LogFormat, set_up, without_tokens
from tests.server.asgi import Wire, echo, request


@contextmanager
def logs(form: LogFormat) -> Iterator[io.StringIO]:
    """What the logs say; the loggers are put back afterwards."""
    root = logging.getLogger()
    kept, level = root.handlers[:], root.level
    others = {
        name: logging.getLogger(name).level for name in ("grimtable", "grimtable.access", "uvicorn.error")
    }
    stream = io.StringIO()
    set_up(stream=stream, form=form)
    try:
        yield stream
    finally:
        root.handlers[:] = kept
        root.setLevel(level)
        for name, was in others.items():
            logging.getLogger(name).setLevel(was)


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """The log in lines for people."""
    with logs("text") as stream:
        yield stream


@pytest.fixture
def objects() -> Iterator[io.StringIO]:
    """The log in JSON."""
    with logs("json") as stream:
        yield stream


def entries(stream: io.StringIO) -> list[dict[str, Any]]:
    """Every line as the object it is."""
    return [json.loads(line) for line in stream.getvalue().splitlines()]


@pytest.mark.parametrize(
    "line",
    [
        "Authorization: Bearer {}",
        "{{'token': '{}'}}",
        '{{"tokens": ["x", "{}"]}}',
        "GET /api/tables/k7f2?token={}",
        "/#/table/k7f2?seat=red&token={}",
        "no such page /table/k7f2/{}",
        "host_token={}, seat=red",
        "{}",
        "KeyError: '{}'",
    ],
)
def test_a_token_is_hidden_wherever_it_stands(line: str) -> None:
    for _ in range(50):
        token = secrets.token_urlsafe(24)
        shown = without_tokens(line.format(token))
        assert token not in shown
        assert "[hidden]" in shown


@pytest.mark.parametrize(
    "line",
    [
        "the token is wrong",
        "no token was sent",
        "GET /api/tables/k7f2mnpqrs/replay/12 200 3.1 ms",
        "skirmish: red: activate red_scout_1",
        "File src/grimtable/server/bot_workers.py, line 12, in test_each_shield_cancels_one_hit",
        "AttributeError: 'WebSocketsSansIOProtocol' object has no attribute 'seat'",
    ],
)
def test_what_is_no_token_stays_readable(line: str) -> None:
    assert without_tokens(line) == line


def test_the_password_of_a_database_is_hidden() -> None:
    line = without_tokens("cannot reach postgresql+psycopg://grim:hunter2@db.example:5432/tables")
    assert line == "cannot reach postgresql+psycopg://grim:[hidden]@db.example:5432/tables"


def test_tracebacks_and_arguments_are_cleaned_too(written: io.StringIO) -> None:
    token = secrets.token_urlsafe(24)
    try:
        raise ValueError(f"cannot open {token}")
    except ValueError:
        logging.getLogger("grimtable.server").exception("seat %s", token)
    assert token not in written.getvalue()
    assert "Traceback" in written.getvalue()
    assert "ValueError: cannot open [hidden]" in written.getvalue()


def test_a_stranger_cannot_write_lines_or_colours_into_the_log(written: io.StringIO) -> None:
    logging.getLogger("grimtable.server").warning("bad name %s", "x\n2026-01-01 ERROR forged\x1b[31m\r")
    lines = written.getvalue().splitlines()
    assert len(lines) == 2
    assert lines[1].startswith("  "), "what follows a line end is set in, so it is no entry of its own"
    assert "\x1b" not in written.getvalue()
    assert "\r" not in written.getvalue()


def test_a_long_message_is_cut(written: io.StringIO) -> None:
    logging.getLogger("grimtable.server").warning("bad name %s", "x" * 1_000_000)
    assert len(written.getvalue()) < 10_000


def test_a_request_is_one_line_without_its_query(written: io.StringIO) -> None:
    asyncio.run(request(AccessLog(echo), "/api/games", query=b"token=abc"))
    (line,) = written.getvalue().splitlines()
    assert "192.0.2.1 GET /api/games 200" in line
    assert "abc" not in line


def test_a_connection_is_one_line_when_it_ends(written: io.StringIO) -> None:
    async def scene() -> None:
        wire = Wire()
        wire.says("join")
        wire.leaves()
        await AccessLog(echo)(wire.scope, wire.receive, wire.send)

    asyncio.run(scene())
    (line,) = written.getvalue().splitlines()
    assert "192.0.2.1 LIVE /api/tables/k7f2/live closed" in line


def test_broken_letters_of_a_stranger_are_no_defect(written: io.StringIO) -> None:
    try:
        b"\xff".decode()
    except UnicodeDecodeError:
        logging.getLogger("uvicorn.error").exception("Invalid UTF-8 sequence received from client.")
    assert "Traceback" not in written.getvalue()


def test_as_json_every_entry_is_one_object(objects: io.StringIO) -> None:
    logging.getLogger("grimtable.server.commands").warning(
        "table %s: refused for %s", "k7f2", "red\n{}\x1b[31m"
    )
    (entry,) = entries(objects)
    assert entry.pop("time").endswith("+00:00")
    assert entry == {
        "level": "warning",
        "logger": "grimtable.server.commands",
        "table": "k7f2",
        "event": "refused for %s",
        "message": "table k7f2: refused for red·{}·[31m",
    }


def test_as_json_a_request_tells_its_parts(objects: io.StringIO) -> None:
    asyncio.run(request(AccessLog(echo), "/api/tables/k7f2/claim", query=b"token=abc"))
    asyncio.run(request(AccessLog(echo), "/api/tables/mine", method="POST"))
    first, second = entries(objects)
    assert first.pop("milliseconds") >= 0
    assert first.pop("time") and first.pop("message")
    assert first == {
        "level": "info",
        "logger": "grimtable.access",
        "table": "k7f2",
        "event": "request",
        "address": "192.0.2.1",
        "method": "GET",
        "path": "/api/tables/k7f2/claim",
        "outcome": "200",
    }
    assert second["table"] is None, "`mine` is no table"
    assert "abc" not in objects.getvalue()


def test_as_json_no_token_is_written_either(objects: io.StringIO) -> None:
    token = secrets.token_urlsafe(24)
    log = logging.getLogger("grimtable.server")
    try:
        raise ValueError(f"cannot open {token}\nforged")
    except ValueError:
        log.exception("table %s: seat %s", token, token)
    log.warning(f"ready made: {token}")
    asyncio.run(request(AccessLog(echo), f"/table/{token}"))
    broken, _, _ = entries(objects)
    assert token not in objects.getvalue()
    assert broken["table"] == "[hidden]"
    assert broken["traceback"][0].startswith("Traceback")
    assert "ValueError: cannot open [hidden]" in broken["traceback"]


def test_a_sentence_about_a_table_begins_with_it() -> None:
    """So that JSON can name the table without taking sentences apart."""
    found = []
    for path in sorted(Path(grimtable.server.__file__).parent.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.args):
                continue
            sentence = call.args[0]
            if ast.unparse(call.func.value) == "log" and isinstance(sentence, ast.Constant):
                if "table %s" in str(sentence.value):
                    found.append((path.name, sentence.value))
    assert found
    assert [place for place in found if not str(place[1]).startswith("table %s")] == []
