"""Who reads nothing, says nothing or asks one letter at a time: each costs little, and not for long."""

import asyncio
import logging
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grimtable.server import doors
from grimtable.server.channels import BEHIND, TOO_SLOW, Goodbye, Post, Watcher
from grimtable.server.doors import Doors, Watch
from grimtable.server.limits import Limits
from grimtable.server.metrics import Metrics
from tests.server.support import LIMITS, House

# --- deaf readers ---------------------------------------------------------------------------------------


def watcher(post: Post) -> Watcher:
    return Watcher(None, "en", is_host=False, post=post)


def test_pictures_that_nobody_takes_are_dropped_and_shown_anew() -> None:
    async def scene() -> None:
        post = Post(messages=100, each=1_000, all=10_000)
        deaf = watcher(post)
        for number in range(50):
            deaf.show(f"{number:0100}")
        # What is being sent, a mark where the others were, and nothing more.
        assert deaf.waiting == post.waiting == 100
        assert await deaf.next() == f"{0:0100}"
        deaf.send("an answer")
        deaf.sent()
        assert await deaf.next() is BEHIND
        deaf.sent()
        deaf.is_behind = False
        deaf.show("the table as it is now")
        assert await deaf.next() == "an answer"
        deaf.sent()
        assert await deaf.next() == "the table as it is now"
        deaf.sent()
        assert deaf.waiting == post.waiting == 0

    asyncio.run(scene())


def test_who_does_not_take_answers_either_is_let_go() -> None:
    async def scene() -> None:
        post = Post(messages=10, each=1_000, all=10_000)
        deaf = watcher(post)
        for _ in range(50):
            deaf.send("x" * 10)
        assert deaf.is_leaving
        for _ in range(10):
            await deaf.next()
            deaf.sent()
        assert await deaf.next() == Goodbye(TOO_SLOW)
        deaf.forget()
        assert post.waiting == 0

    asyncio.run(scene())


def test_all_deaf_readers_together_have_a_bound_and_others_are_still_shown_the_table() -> None:
    async def scene() -> None:
        post = Post(messages=100, each=1_000, all=2_000)
        everybody = [watcher(post) for _ in range(10)]
        for _ in range(9):
            for deaf in everybody:
                deaf.show("x" * 100)
        assert post.waiting <= 2_000 + 10 * 100
        newcomer = watcher(post)
        newcomer.show("welcome")
        assert await newcomer.next() == "welcome"
        for deaf in (*everybody, newcomer):
            deaf.forget()
        assert post.waiting == 0

    asyncio.run(scene())


@pytest.fixture
def small(tmp_path: Path) -> Iterator[House]:
    """A server with little patience."""
    limits = msgspec.structs.replace(
        LIMITS, outgoing_bytes=200_000, header_seconds=0.3, send_seconds=0.5, sockets_per_address=20
    )
    house = House(tmp_path, limits)
    yield house
    house.close()


def test_a_reader_who_wakes_up_is_shown_the_table_anew(small: House) -> None:
    """Many updates are dropped, and the picture that comes instead is the right one."""
    table = small.make(undo_policy="free")
    with table.seated("red", "keeper") as players, table.join("red") as dozing:
        live = small.registry.tables[table.id]
        (watching,) = [each for each in live.watchers if each.seat == "red"][1:]

        async def doze() -> None:
            """As if the network had stood still: everything but what is being sent has been dropped."""
            watching.show('{"type":"pong"}')
            watching.show('{"type":"pong"}')
            watching._drop_pictures()

        asked = next(player for player in players if player.seat == players[0].decision["seat"])
        small.run(doze())
        answer = asked.act()
        for player in players:
            player.reach(answer["revision"])
        welcome = dozing.next("welcome")
        while dozing.revision < answer["revision"]:
            dozing.next("update", "welcome")
        assert welcome["type"] == "welcome"
        red = next(player for player in players if player.seat == "red")
        assert dozing.picture == red.picture


def test_a_reader_who_never_wakes_up_is_cut(small: House) -> None:
    """A page is asked for again and again and never read: its socket is ended, not kept for ever."""
    with socket.create_connection(("127.0.0.1", small.port)) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(60)
        request = b"GET /api/games/relic/items HTTP/1.1\r\nHost: localhost\r\n\r\n"
        with pytest.raises((ConnectionError, TimeoutError)) as end:
            while True:
                deaf.sendall(request)
        assert not isinstance(end.value, TimeoutError), "the server waits for ever"
    assert b'limits_reached_total{code="too-slow"}' in small.registry.metrics.text()


# --- silent sockets and slow requests -------------------------------------------------------------------


def last_words(connection: socket.socket) -> bytes:
    """Everything until the server ends the connection."""
    connection.settimeout(60)
    heard = b""
    try:
        while piece := connection.recv(10_000):
            heard += piece
    except ConnectionResetError:
        pass
    return heard


def test_a_socket_that_says_nothing_is_closed(small: House) -> None:
    with socket.create_connection(("127.0.0.1", small.port)) as silent:
        assert last_words(silent) == b""


@pytest.mark.parametrize("before", [b"", b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"])
def test_headers_that_never_end_are_refused_in_a_sentence(small: House, before: bytes) -> None:
    """Also those of a second request over the same socket."""
    with socket.create_connection(("127.0.0.1", small.port)) as slow:
        if before:
            slow.sendall(before)
            assert slow.recv(10_000).startswith(b"HTTP/1.1 200")
        slow.sendall(b"GET /api/games HTTP/1.1\r\nHost: local")
        assert b"did not arrive in time" in last_words(slow)
    assert b'limits_reached_total{code="too-slow"}' in small.registry.metrics.text()


def test_headers_without_end_are_refused_however_quickly_they_come(small: House) -> None:
    with socket.create_connection(("127.0.0.1", small.port)) as stranger:
        stranger.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        try:
            for number in range(3_000):
                stranger.sendall(b"X-%d: " % number + b"y" * 1_000 + b"\r\n")
        except ConnectionError:
            pass  # it was closed while we were still talking
        heard = last_words(stranger)
        assert heard == b"" or b"headers are too large" in heard
    assert b'limits_reached_total{code="too-large"}' in small.registry.metrics.text()


def test_sockets_of_one_address_are_counted_whatever_they_do(small: House) -> None:
    """This machine itself may be a proxy, so the stranger comes from its second address."""
    taken: list[socket.socket] = []
    try:
        for _ in range(20):
            taken.append(socket.create_connection(("127.0.0.1", small.port), source_address=("127.0.0.2", 0)))
            taken[-1].sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert taken[-1].recv(10_000).startswith(b"HTTP/1.1 200")
        with socket.create_connection(
            ("127.0.0.1", small.port), source_address=("127.0.0.2", 0)
        ) as one_too_many:
            assert b"too-many-connections" in last_words(one_too_many)
        assert small.ask("GET", "/health"), "others are let in"
    finally:
        for connection in taken:
            connection.close()


class FakeTransport:
    """A socket whose time is the test's."""

    def __init__(self) -> None:
        self.said = b""
        self.ended = ""

    def is_closing(self) -> bool:
        return self.ended == "closed"

    def write(self, data: bytes) -> None:
        self.said += data

    def close(self) -> None:
        self.ended = "closed"

    def abort(self) -> None:
        self.ended = "aborted"


def test_each_kind_of_slowness_has_its_time() -> None:
    limits = Limits()
    guarded = Doors(limits)

    def watch(**what: Any) -> tuple[FakeTransport, Watch]:
        transport: Any = FakeTransport()
        watched = guarded.watches[transport] = Watch(transport, "192.0.2.1", 0.0)
        for name, value in what.items():
            setattr(watched, name, value)
        return transport, watched

    silent, _ = watch()
    slow, _ = watch(header_bytes=10)
    deaf, _ = watch(waiting=None, deaf=0.0)
    playing, _ = watch(waiting=None)
    guarded.look(limits.header_seconds + 1)
    assert (silent.ended, slow.ended, deaf.ended, playing.ended) == ("aborted", "closed", "", "")
    assert b"did not arrive in time" in slow.said
    guarded.look(limits.send_seconds + 1)
    assert deaf.ended == "aborted"
    # A goodbye that nobody hears is cut as well.
    guarded.look(limits.send_seconds + doors.CLOSE_SECONDS + 2)
    assert slow.ended == "aborted"
    assert playing.ended == ""


def test_what_is_refused_is_counted_each_time_and_logged_once_a_minute(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = 0.0
    metrics = Metrics(clock=lambda: now)
    with caplog.at_level(logging.WARNING):
        for _ in range(1_000):
            metrics.refused("too-slow")
        metrics.refused("too-large")
        now = 61.0
        metrics.refused("too-slow")
    assert b'limits_reached_total{code="too-slow"} 1001.0' in metrics.text()
    assert [record.message for record in caplog.records] == [
        "limit reached: too-slow (1 since this was said last)",
        "limit reached: too-large (1 since this was said last)",
        "limit reached: too-slow (1000 since this was said last)",
    ]
