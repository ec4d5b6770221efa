"""Hostile connections are refused, and other tables and connections notice nothing."""

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.live import Browser, Closed
from tools.players import Company, Pace, SeatedTable, create
from tools.serving import Server
from tools.stored import histories
from tools.witness import disagreements

#: Small bounds, so that each is reached within a test.
BOUNDS = {
    "GRIMTABLE_LIMIT_JOIN_SECONDS": "4",
    "GRIMTABLE_LIMIT_SEND_SECONDS": "1",
    "GRIMTABLE_LIMIT_FLOODS": "40",
    "GRIMTABLE_LIMIT_OUTGOING_MESSAGES": "64",
}
REFUSED = (4400, 4401, 4404, 4408, 4429)

Attack = Callable[[Server], Awaitable[None]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all attacks: what one leaves behind, the next would find."""
    with Server(str(tmp_path_factory.mktemp("hostile") / "tables.sqlite3"), BOUNDS) as server:
        yield server
        assert "Traceback" not in server.last_words(1_000_000), "no attack is worth a traceback"


def notice_nothing(server: Server, attack: Attack) -> None:
    """Run an attack while four people play at another table."""

    async def scene() -> None:
        table = create(server, "skirmish", 4, seed=1)
        company = Company(server, Pace(0.02, 0.06))
        company.sit_down(table)
        try:
            await asyncio.sleep(0.2)
            before = len(table.acknowledged)
            await attack(server)
            await asyncio.sleep(0.3)
        finally:
            await company.stop()
        assert not table.errors
        assert not table.refusals
        assert not table.gaps
        assert len(table.acknowledged) > before
        assert not disagreements([table], histories(server.database))

    asyncio.run(scene())
    assert server.ask("GET", "/health")[0] == 200


async def asked_browser(server: Server, table: SeatedTable, stack: AsyncExitStack) -> tuple[str, Browser]:
    """The seat that has to decide, and its connection."""
    first = await stack.enter_async_context(Browser(server, table.id, next(iter(table.tokens.values()))))
    assert first.decision is not None
    seat = first.decision["seat"]
    if seat == next(iter(table.tokens)):
        return seat, first
    return seat, await stack.enter_async_context(Browser(server, table.id, table.tokens[seat]))


# --- messages that are none -------------------------------------------------------------------------------

DEEP = "[" * 20_000
BROKEN: list[str] = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    "true",
    "7",
    '"act"',
    "{}",
    DEEP,
    '{"a":' * 5_000,
    json.dumps({"type": None}),
    json.dumps({"type": 7}),
    json.dumps({"type": ["act"]}),
    json.dumps({"type": "deal"}),
    json.dumps({"type": "welcome"}),
    json.dumps({"type": "act"}),
    json.dumps({"type": "act", "key": "k", "revision": 0}),
    json.dumps({"type": "act", "key": 5, "revision": 0, "action": "0"}),
    json.dumps({"type": "act", "key": "k", "revision": "0", "action": "0"}),
    json.dumps({"type": "act", "key": "k", "revision": 0, "action": 0}),
    json.dumps({"type": "act", "key": "k", "revision": 0.5, "action": "0"}),
    json.dumps({"type": "act", "key": "k", "revision": None, "action": None}),
    json.dumps({"type": "act", "key": ["k"], "revision": {"a": 1}, "action": ["0"]}),
    '{"type":"act","key":"k","revision":1e400,"action":"0"}',
    '{"type":"act","key":"k","revision":NaN,"action":"0"}',
    '{"type":"act","key":"k","revision":' + "9" * 4_000 + ',"action":"0"}',
    '{"type":"act","key":"\\ud800","revision":0,"action":"99"}',
    json.dumps({"type": "act", "key": "k" * 5_000, "revision": 0, "action": "99"}),
    json.dumps({"type": "join", "token": 5}),
    json.dumps({"type": "join", "token": ["x"], "language": {}}),
    json.dumps({"type": "undo", "key": "k"}),
    json.dumps({"type": "undo", "key": None, "revision": []}),
    json.dumps({"type": "redo", "revision": 0}),
    json.dumps({"type": "repair", "key": "k", "revision": 0}),
    json.dumps({"type": "repair", "key": "k", "revision": 0, "reason": 5, "changes": []}),
    json.dumps({"type": "agree", "key": "k", "proposal": "first", "yes": "certainly"}),
    json.dumps({"type": "pause", "key": "k", "on": "yes"}),
    json.dumps({"type": "seat", "key": "k", "seat": 5, "player": None, "level": {}}),
    json.dumps({"type": "resign", "key": {}}),
    json.dumps({"type": "language", "language": 5}),
    json.dumps({"type": "ask", "key": "q"}),
    json.dumps({"type": "ask", "key": "q", "what": 5}),
    json.dumps({"type": "ask", "key": "q", "what": "overlay", "kind": "sight", "place": "x" * 900}),
    json.dumps({"type": "act", "key": "a6", "revision": -1, "action": "0"}),
    json.dumps({"type": "act", "key": "a7", "revision": 2**62, "action": "0"}),
    json.dumps({"type": "act", "key": "", "revision": 1, "action": "0"}),
    json.dumps({"type": "seat", "key": "s2", "seat": "red", "player": "ghost", "level": "random"}),
    json.dumps({"type": "ask", "key": "q1", "what": "secrets"}),
    json.dumps({"type": "ask", "key": "q5", "what": "overlay", "kind": "everything", "piece": "x"}),
    json.dumps({"type": "ask", "key": "q8", "what": "log", "before": -5}),
    json.dumps({"type": "ask", "key": "q9", "what": "moment", "decision": 10**9}),
    json.dumps({"type": "ask", "key": "q10", "what": "moment", "decision": -1}),
]

#: Well formed, and nothing that may be done: refused or answered, and the connection stays.
REFUSABLE: list[dict[str, Any]] = [
    {"type": "act", "key": "a1", "revision": 0, "action": "99999"},
    {"type": "act", "key": "a2", "revision": 0, "action": "-1"},
    {"type": "act", "key": "a3", "revision": 0, "action": "٣"},
    {"type": "act", "key": "a4", "revision": 0, "action": "red: end turn"},
    {"type": "act", "key": "a5", "revision": 0, "action": "\x00"},
    {"type": "undo", "key": "u1", "revision": 0},
    {"type": "undo", "key": "u2", "revision": 5},
    {"type": "redo", "key": "u3", "revision": 0},
    {"type": "agree", "key": "g1", "proposal": 77, "yes": True},
    {"type": "repair", "key": "r1", "revision": 0, "reason": "", "changes": {"table.hands": {}}},
    {"type": "repair", "key": "r2", "revision": 0, "reason": "x", "changes": {"__class__": 1}},
    {"type": "repair", "key": "r3", "revision": 0, "reason": "x", "changes": {"..": 1, "": 2}},
    {"type": "repair", "key": "r4", "revision": 0, "reason": "x", "changes": {"figurs": 2**63}},
    {"type": "repair", "key": "r5", "revision": 0, "reason": "x", "changes": {}, "leave": None},
    {"type": "seat", "key": "s1", "seat": "nobody", "player": "bot", "level": "random"},
    {"type": "seat", "key": "s3", "seat": "red", "player": "bot", "level": "../../etc/passwd"},
    {"type": "ask", "key": "q2", "what": "forecast", "offer": "-7"},
    {"type": "ask", "key": "q3", "what": "forecast"},
    {"type": "ask", "key": "q4", "what": "route", "piece": "nobody", "place": "9999,9999"},
    {"type": "ask", "key": "q6", "what": "overlay", "kind": "sight", "place": "nowhere"},
    {"type": "ask", "key": "q7", "what": "why_not", "text": "\x1b[31m; DROP TABLE entries"},
]


def test_messages_that_are_none_are_refused(server: Server) -> None:
    async def attack(server: Server) -> None:
        table = create(server, "skirmish", 4, seed=11)
        async with AsyncExitStack() as stack:
            seat, _ = await asked_browser(server, table, stack)
            for raw in BROKEN:
                async with Browser(server, table.id, table.tokens[seat]) as browser:
                    await browser.say(raw)
                    await browser.say({"type": "ping"})
                    try:
                        await browser.hear("pong")
                    except Closed as closed:
                        assert closed.code in REFUSED, (raw[:80], closed.code)
                    told = [each for each in browser.heard if each["type"] in ("error", "refusal", "answer")]
                    assert told, f"{raw[:80]} was passed over in silence"
        assert table.id not in histories(server.database), "nothing of this is a decision"

    notice_nothing(server, attack)


def test_what_may_not_be_done_is_refused_and_the_connection_stays(server: Server) -> None:
    async def attack(server: Server) -> None:
        table = create(server, "skirmish", 4, seed=12)
        async with AsyncExitStack() as stack:
            _, browser = await asked_browser(server, table, stack)
            for number, message in enumerate(REFUSABLE):
                await browser.say(message)
                told = await browser.answer(message["key"])
                assert told["type"] in ("refusal", "answer"), message
                if number % 15 == 14:
                    await asyncio.sleep(0.5)
            assert browser.revision == 0
            await browser.act("now really")
            assert (await browser.answer("now really"))["type"] == "ack"
        assert len(histories(server.database)[table.id]) == 1

    notice_nothing(server, attack)


def test_the_first_message_must_be_a_join(server: Server) -> None:
    async def attack(server: Server) -> None:
        table = create(server, "skirmish", 4, seed=13)
        for raw in [*BROKEN[:20], json.dumps(REFUSABLE[0]), json.dumps({"type": "ping"})]:
            browser = Browser(server, table.id)
            await browser.connect()
            await browser.say(raw)
            assert await browser.until_closed() in REFUSED, raw[:80]
            assert [each["type"] for each in browser.heard] == ["error"], raw[:80]

    notice_nothing(server, attack)


# --- size and speed ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("compression", [None, "deflate"])
@pytest.mark.parametrize("is_joined", [False, True])
def test_ten_megabytes_in_one_message(server: Server, compression: str | None, is_joined: bool) -> None:
    async def attack(server: Server) -> None:
        table = create(server, "skirmish", 4, seed=14)
        before = server.memory()
        for payload in ("x" * 10_000_000, b"\x00" * 10_000_000):
            async with connect(
                f"{server.live}/api/tables/{table.id}/live", compression=compression, max_size=None
            ) as raw:
                if is_joined:
                    await raw.send(json.dumps({"type": "join", "token": next(iter(table.tokens.values()))}))
                    await raw.recv()
                with suppress(ConnectionClosed):
                    await raw.send(payload)
                await asyncio.wait_for(raw.wait_closed(), 20)
                assert raw.close_code in (1009, 4400, 1006), raw.close_code
        assert server.memory() - before < 40_000_000

    notice_nothing(server, attack)


def test_ten_megabytes_in_small_pieces(server: Server) -> None:
    async def attack(server: Server) -> None:
        table = create(server, "skirmish", 4, seed=15)
        async with connect(f"{server.live}/api/tables/{table.id}/live", compression=None) as raw:
            with suppress(ConnectionClosed):
                await raw.send(["x" * 1_000] * 10_000)
            await asyncio.wait_for(raw.wait_closed(), 20)
            assert raw.close_code in (1009, 4400, 1006), raw.close_code

    notice_nothing(server, attack)


def test_binary_messages_are_refused(server: Server) -> None:
    async def attack(server: Server) -> None:
        table = create(server, "skirmish", 4, seed=16)
        browser = Browser(server, table.id, next(iter(table.tokens.values())))
        await browser.connect()
        await browser.join()
        await browser.say(json.dumps({"type": "ping"}).encode())
        assert await browser.until_closed() == 4400
        assert browser.heard[-1]["type"] == "error"

    notice_nothing(server, attack)


def test_letters_that_are_none_are_refused(server: Server) -> None:
    """Text frames must be UTF-8; this one is written by hand, for no library sends it."""

    async def attack(server: Server) -> None:
        table = create(server, "skirmish", 4, seed=17)
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(
            f"GET /api/tables/{table.id}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.write(bytes([0x81, 0x84, 0, 0, 0, 0]) + b"\xff\xfe\xff\xfe")  # FIN text, masked with zeros
        rest = await asyncio.wait_for(reader.read(), 20)
        assert rest[:1] == b"\x88", "a close frame"
        writer.close()

    notice_nothing(server, attack)


def test_a_flood_of_messages_closes_only_its_own_connection(server: Server) -> None:
    async def attack(server: Server) -> None:
        table = create(server, "skirmish", 4, seed=18)
        seats = iter(table.tokens.values())
        async with Browser(server, table.id, next(seats)) as calm:
            flood = Browser(server, table.id, next(seats))
            await flood.connect()
            await flood.join()

            async def pour() -> None:
                with suppress(Closed):
                    for _ in range(5_000):
                        await flood.say({"type": "ping"})

            _, code = await asyncio.gather(pour(), flood.until_closed())
            assert code in (4429, 1006)
            pongs = sum(each["type"] == "pong" for each in flood.heard)
            assert pongs < 500, "most of it was never looked at"
            await calm.say({"type": "ping"})
            await calm.hear("pong")

    notice_nothing(server, attack)


def test_those_who_never_join_are_let_go(server: Server) -> None:
    async def attack(server: Server) -> None:
        table = create(server, "skirmish", 4, seed=19)
        silent = [Browser(server, table.id) for _ in range(30)]
        for browser in silent:
            await browser.connect()
        codes = await asyncio.gather(*(browser.until_closed() for browser in silent))
        assert set(codes) == {4408}

    notice_nothing(server, attack)


def test_a_slow_reader_is_let_go_while_its_own_table_plays_on(server: Server) -> None:
    async def attack(server: Server) -> None:
        table = create(server, "doom2004", 4, seed=20)
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        small.connect(("127.0.0.1", server.port))
        before = server.memory()
        company = Company(server, Pace(0.02, 0.06))
        company.sit_down(table)
        slow = await connect(
            f"{server.live}/api/tables/{table.id}/live",
            sock=small, max_queue=1, compression=None, ping_interval=None,
        )  # fmt: skip
        try:
            await slow.send(json.dumps({"type": "join", "language": "en"}))
            # It asks for the whole picture again and again, and reads none of it.
            for _ in range(400):
                await slow.send(json.dumps({"type": "language", "language": "en"}))
                if slow.close_code is not None:
                    break
                await asyncio.sleep(0.02)
        except ConnectionClosed:
            pass
        finally:
            await company.stop()
            slow.transport.abort()
        assert not table.errors
        assert not table.refusals
        assert len(table.acknowledged) > 20
        assert server.memory() - before < 40_000_000

    notice_nothing(server, attack)


# --- tokens and old answers -------------------------------------------------------------------------------


def test_a_token_opens_its_own_seat_at_its_own_table_only(server: Server) -> None:
    async def attack(server: Server) -> None:
        mine = create(server, "skirmish", 4, seed=21)
        other = create(server, "skirmish", 4, seed=22)
        guesses = [
            next(iter(other.tokens.values())),
            other.host_token,
            "x" * 32,
            "",
            " ",
            mine.id,
            next(iter(mine.tokens.values())) + "x",
            next(iter(mine.tokens.values()))[:-1],
            "x" * 3_000,
            "\x00" * 32,
            "пароль",
            "' OR 1=1 --",
        ]
        for guess in guesses:
            browser = Browser(server, mine.id, guess)
            await browser.connect()
            with pytest.raises(Closed) as closed:
                await browser.join()
            assert closed.value.code in (4400, 4401), repr(guess[:40])
            assert browser.heard[-1]["type"] == "error"
            assert guess not in json.dumps(browser.heard) or len(guess) < 3, "an error repeats no token"

    notice_nothing(server, attack)


#: What only somebody who plays may do.
FORBIDDEN: list[dict[str, Any]] = [
    {"type": "act", "key": "k1", "revision": 0, "action": "0"},
    {"type": "undo", "key": "k2", "revision": 0},
    {"type": "pause", "key": "k3", "on": True},
    {"type": "resign", "key": "k4"},
    {"type": "seat", "key": "k5", "seat": "red", "player": "bot", "level": "random"},
    {"type": "agree", "key": "k6", "proposal": 1, "yes": True},
    {"type": "repair", "key": "k7", "revision": 0, "reason": "x", "changes": {"a": 1}},
    {"type": "ask", "key": "k8", "what": "hint"},
]


def test_a_spectator_decides_nothing(server: Server) -> None:
    async def attack(server: Server) -> None:
        table = create(server, "skirmish", 4, seed=23)
        async with Browser(server, table.id) as spectator:
            assert spectator.decision is not None
            assert not spectator.decision["mine"]
            assert "offers" not in spectator.decision
            for message in FORBIDDEN:
                await spectator.say(message)
                assert (await spectator.answer(message["key"]))["type"] == "refusal"
        assert table.id not in histories(server.database)

    notice_nothing(server, attack)


def test_another_seats_decision_is_refused(server: Server) -> None:
    async def attack(server: Server) -> None:
        table = create(server, "skirmish", 4, seed=24)
        async with AsyncExitStack() as stack:
            seat, browser = await asked_browser(server, table, stack)
            for other, token in table.tokens.items():
                if other == seat:
                    continue
                async with Browser(server, table.id, token) as stranger:
                    await stranger.act("k", "0", browser.revision)
                    assert (await stranger.answer("k"))["type"] == "refusal"
        assert table.id not in histories(server.database)

    notice_nothing(server, attack)


def test_old_answers_replayed_change_nothing(server: Server) -> None:
    async def attack(server: Server) -> None:
        table = create(server, "skirmish", 4, seed=25)
        async with AsyncExitStack() as stack:
            browsers = {
                seat: await stack.enter_async_context(Browser(server, table.id, token))
                for seat, token in table.tokens.items()
            }
            watcher = next(iter(browsers.values()))
            said: list[tuple[Browser, str, int]] = []
            for number in range(10):
                assert watcher.decision is not None
                browser = browsers[watcher.decision["seat"]]
                await browser.until(number)
                await browser.act(f"k{number}", "0", number)
                assert (await browser.answer(f"k{number}"))["revision"] == number + 1
                said.append((browser, f"k{number}", number))
                await watcher.until(number + 1)
            for browser, key, revision in said:
                await browser.act(key, "0", revision)
                again = await browser.answer(key)
                assert (again["type"], again["revision"]) == ("ack", revision + 1), "the same answer again"
                await browser.act(key, "1", revision)
                assert (await browser.answer(key))["revision"] == revision + 1, "whatever it says this time"
                await browser.act(f"new {key}", "0", revision)
                assert (await browser.answer(f"new {key}"))["type"] == "refusal"
            assert watcher.revision == 10
        assert len(histories(server.database)[table.id]) == 10

    notice_nothing(server, attack)


def test_a_key_belongs_to_its_seat(server: Server) -> None:
    """Two seats may choose the same key; neither gets the other's answer."""

    async def attack(server: Server) -> None:
        table = create(server, "skirmish", 4, seed=26)
        async with AsyncExitStack() as stack:
            browsers = {
                seat: await stack.enter_async_context(Browser(server, table.id, token))
                for seat, token in table.tokens.items()
            }
            first = next(iter(browsers.values()))
            assert first.decision is not None
            seat = first.decision["seat"]
            await browsers[seat].act("same", "0", 0)
            assert (await browsers[seat].answer("same"))["type"] == "ack"
            other = next(each for each in browsers if each != seat)
            await browsers[other].act("same", "0", 0)
            assert (await browsers[other].answer("same"))["type"] == "refusal"

    notice_nothing(server, attack)


# --- connecting -------------------------------------------------------------------------------------------


def test_a_foreign_page_gets_no_connection(server: Server) -> None:
    async def attack(server: Server) -> None:
        table = create(server, "skirmish", 4, seed=27)
        address = f"{server.live}/api/tables/{table.id}/live"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, origin="https://evil.example")  # type: ignore[arg-type]  # a plain text
        assert refused.value.response.status_code == 403
        async with connect(address, origin=server.address):  # type: ignore[arg-type]  # a plain text
            pass

    notice_nothing(server, attack)


@pytest.mark.parametrize("table", ["nowhere", "..%2F..%2Fetc", "x" * 500, "%00", "k7f2%0d%0aSet-Cookie:x"])
def test_a_table_that_does_not_exist(server: Server, table: str) -> None:
    async def attack(server: Server) -> None:
        browser = Browser(server, table)
        try:
            await browser.connect()
        except InvalidStatus as refused:
            assert 400 <= refused.response.status_code < 500
            return
        with pytest.raises(Closed) as closed:
            await browser.join()
        assert closed.value.code in (4404, 4400)

    notice_nothing(server, attack)


def test_bounds_of_one_address(tmp_path: Path) -> None:
    """Connections, tables and requests of one address end at their bounds, with a sentence."""
    bounds = {
        "GRIMTABLE_LIMIT_CONNECTIONS_PER_ADDRESS": "5",
        "GRIMTABLE_LIMIT_TABLES_PER_ADDRESS": "3",
        "GRIMTABLE_LIMIT_CONNECTIONS_PER_TABLE": "3",
    }

    async def scene(server: Server) -> None:
        tables = [create(server, "skirmish", 4, seed=seed) for seed in range(3)]
        status, told = server.ask("POST", "/api/tables", {"game": "skirmish"})
        assert status == 429
        assert told["error"]["sentence"]
        async with AsyncExitStack() as stack:
            for token in list(tables[0].tokens.values())[:3]:
                await stack.enter_async_context(Browser(server, tables[0].id, token))
            fourth = Browser(server, tables[0].id)
            await fourth.connect()
            with pytest.raises(Closed) as closed:
                await fourth.join()
            assert closed.value.code == 4429, "the table is full"
            for token in list(tables[1].tokens.values())[:2]:
                await stack.enter_async_context(Browser(server, tables[1].id, token))
            sixth = Browser(server, tables[2].id)
            await sixth.connect()
            assert await sixth.until_closed() == 4429
            assert sixth.heard[0]["code"] == "too-many-connections"
        async with Browser(server, tables[0].id):
            pass

    with Server(str(tmp_path / "tables.sqlite3"), bounds) as server:
        asyncio.run(scene(server))
