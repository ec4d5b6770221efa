"""Logs tell what happened and never how to sit in somebody's seat."""

import asyncio
import io
import logging
import secrets
from collections.abc import Iterator

import pytest

from grimtable.server.logging import AccessLog, set_up, without_tokens
from tests.server.asgi import Wire, echo, request


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What the logs say; the loggers are put back afterwards."""
    root = logging.getLogger()
    kept, level = root.handlers[:], root.level
    others = {
        name: logging.getLogger(name).level for name in ("grimtable", "grimtable.access", "uvicorn.error")
    }
    stream = io.StringIO()
    set_up(stream=stream)
    try:
        yield stream
    finally:
        root.handlers[:] = kept
        root.setLevel(level)
        for name, was in others.items():
            logging.getLogger(name).setLevel(was)


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
