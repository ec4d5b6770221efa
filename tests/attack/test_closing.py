"""Whatever keeps a server busy, it closes when it is told to, and what was acknowledged is on the disk."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live import Browser
from tools.players import SeatedTable, create
from tools.serving import Server
from tools.stored import histories

#: Seconds before a test gives up: far more than the ten that closing may take, far less than for ever.
PATIENCE = 120


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    command = [sys.executable, "-m", "tests.attack.stuck_server"]
    with Server(str(tmp_path / "tables.sqlite3"), command=command) as server:
        yield server


def get_stuck(server: Server, what: str) -> socket.socket:
    """Ask for the standstill; the answer may never come."""
    connection = socket.create_connection(("127.0.0.1", server.port))
    connection.sendall(f"GET /stuck/{what} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
    return connection


async def decide(server: Server, table: SeatedTable, decisions: int) -> Browser:
    """So many decisions, each acknowledged; whoever is connected last stays."""
    for number in range(decisions):
        async with Browser(server, table.id) as watching:
            assert watching.decision is not None
            seat = watching.decision["seat"]
        async with Browser(server, table.id, table.tokens[seat]) as browser:
            await browser.act(f"decision {number}")
            assert (await browser.answer(f"decision {number}"))["type"] == "ack"
    staying = Browser(server, table.id)
    await staying.connect()
    await staying.join()
    return staying


def ends_well(server: Server) -> None:
    """The process has ended by itself, and the database lies there whole, without a log beside it."""
    assert server.process is not None
    assert server.process.wait(timeout=PATIENCE) == 0
    log = Path(f"{server.database}-wal")
    assert not log.exists() or log.stat().st_size == 0


def test_starved_threads_keep_no_server_open(server: Server) -> None:
    table = create(server, "skirmish", 2, seed=5)

    async def scene() -> None:
        browser = await decide(server, table, 3)
        with get_stuck(server, "threads") as connection:
            assert connection.recv(1000).startswith(b"HTTP/1.1 204")
            os.kill(server.pid, signal.SIGTERM)
            assert await browser.until_closed() == 1012, "the browser is told to come back"

    asyncio.run(scene())
    ends_well(server)
    assert "cut short" not in server.last_words(100_000), "it closed in good order"
    assert len(histories(server.database)[table.id]) == 3


def test_a_loop_that_stands_still_keeps_no_server_open(server: Server) -> None:
    table = create(server, "skirmish", 2, seed=5)

    async def scene() -> None:
        await (await decide(server, table, 3)).leave()

    asyncio.run(scene())
    with get_stuck(server, "loop"):
        # Only when the request has been taken up does the loop stand still.
        while is_answering(server):
            pass
        os.kill(server.pid, signal.SIGTERM)
        ends_well(server)
    assert "cut short" in server.last_words(100_000)
    assert len(histories(server.database)[table.id]) == 3


def is_answering(server: Server) -> bool:
    """Whether the server still answers within a moment."""
    try:
        with socket.create_connection(("127.0.0.1", server.port), timeout=1) as connection:
            connection.settimeout(1)
            connection.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            return bool(connection.recv(100))
    except TimeoutError:
        return False
