"""Whoever asks for too much is refused in a sentence, and nobody else notices."""

import asyncio
import json
from typing import Any

import msgspec
import pytest

from grimtable.server.guard import Guard, address_of
from grimtable.server.limits import Bucket, Buckets, LimitError, Limits, Places
from grimtable.server.metrics import Metrics
from tests.server.asgi import Wire, echo, request


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def error_of(body: bytes) -> dict[str, str]:
    error: dict[str, str] = json.loads(body)["error"]
    return error


# --- the bounds themselves --------------------------------------------------------------------------------


def test_every_bound_can_be_set_from_the_environment() -> None:
    for field in msgspec.structs.fields(Limits):
        limits = Limits.from_environment({f"GRIMTABLE_LIMIT_{field.name.upper()}": "7"})
        assert getattr(limits, field.name) == 7
        assert isinstance(getattr(limits, field.name), field.type)


@pytest.mark.parametrize("value", ["many", "", "-1", "nan", "inf", "1e400", "9" * 50])
def test_a_bound_that_is_no_number_is_refused_by_name(value: str) -> None:
    for name in ("TABLES", "JOIN_SECONDS"):
        with pytest.raises(LimitError, match=f"GRIMTABLE_LIMIT_{name} takes a number"):
            Limits.from_environment({f"GRIMTABLE_LIMIT_{name}": value})


def test_an_unknown_bound_is_refused_with_the_known_ones() -> None:
    with pytest.raises(LimitError, match=r"GRIMTABLE_LIMIT_TABELS sets no bound; the bounds are .*tables"):
        Limits.from_environment({"GRIMTABLE_LIMIT_TABELS": "5", "PATH": "/bin"})


def test_a_bucket_gives_a_burst_and_then_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(rate=2.0, burst=3, clock=clock)
    assert [bucket.take() for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    clock.now += 0.5
    assert bucket.take() == 0.0
    assert bucket.take() == 0.5
    clock.now += 1_000
    assert [bucket.take() for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]


def test_addresses_do_not_use_up_each_others_rate() -> None:
    clock = Clock()
    buckets = Buckets(1.0, 1, clock)
    assert buckets.take("192.0.2.1") == 0.0
    assert buckets.take("192.0.2.1") == 1.0
    assert buckets.take("192.0.2.2") == 0.0


def test_strangers_are_forgotten_when_nothing_is_remembered_against_them() -> None:
    clock = Clock()
    buckets = Buckets(1.0, 1, clock)
    for number in range(1_000):
        clock.now += 2.0
        buckets.take(f"192.0.2.{number}")
    assert len(buckets) < 5


def test_a_million_addresses_at_once_do_not_fill_the_memory() -> None:
    buckets = Buckets(0.001, 1, Clock())
    for number in range(buckets.MOST + 500):
        buckets.take(str(number))
    assert len(buckets) <= buckets.MOST + 1


def test_places_are_given_back_even_after_an_error() -> None:
    places = Places(all=2, each=1)
    with pytest.raises(RuntimeError), places.taken("192.0.2.1"):
        assert places.why_not("192.0.2.1") is not None
        assert places.why_not("192.0.2.2") is None
        raise RuntimeError
    assert places.open == 0
    assert places.why_not("192.0.2.1") is None


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.1", 1), "192.0.2.1"),
        (("2001:db8::1", 1), "2001:db8::/64"),
        (("2001:db8::2%eth0", 1), "2001:db8::/64"),
        (("not:an:address", 1), "not:an:address"),
        (None, "unknown"),
        ((), "unknown"),
    ],
)
def test_a_household_with_many_addresses_of_version_6_is_one(client: object, address: str) -> None:
    assert address_of({"client": client}) == address


# --- requests ---------------------------------------------------------------------------------------------


def test_an_ordinary_request_passes_with_its_body() -> None:
    status, _, body = asyncio.run(request(Guard(echo), method="POST", body=[b"one ", b"two"]))
    assert (status, body) == (200, b"one two")


def test_too_many_requests_from_one_address_are_refused_and_others_are_not() -> None:
    async def scene() -> None:
        metrics = Metrics()
        guard = Guard(echo, Limits(requests_burst=3, requests_per_second=0.1), metrics)
        statuses = [(await request(guard))[0] for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
        _, headers, body = await request(guard)
        assert error_of(body)["code"] == "too-many-requests"
        assert "try again in" in error_of(body)["sentence"]
        assert 1 <= int(headers[b"retry-after"]) <= 10
        assert (await request(guard, address="192.0.2.2"))[0] == 200
        refused = metrics.registry.get_sample_value(
            "grimtable_limits_reached_total", {"code": "too-many-requests"}
        )
        assert refused == 3.0

    asyncio.run(scene())


@pytest.mark.parametrize("announced", [True, False])
def test_a_body_that_is_too_large_is_refused_before_it_is_read(announced: bool) -> None:
    headers = [(b"content-length", b"10000000")] if announced else []
    pieces = [b"x" * 1_000] * 10_000
    status, headers_back, body = asyncio.run(
        request(Guard(echo, Limits(body_bytes=5_000)), method="POST", body=pieces, headers=headers)
    )
    assert status == 413
    assert error_of(body) == {
        "code": "too-large",
        "sentence": "The request is too large; at most 5,000 bytes are read.",
    }
    assert headers_back[b"connection"] == b"close"


@pytest.mark.parametrize("value", [b"-1", b"many", b"9" * 400, b""])
def test_a_length_that_is_no_length_is_refused(value: bytes) -> None:
    status, _, _ = asyncio.run(request(Guard(echo), method="POST", headers=[(b"content-length", value)]))
    assert status == 413


def test_a_record_may_be_larger_than_other_requests() -> None:
    limits = Limits(body_bytes=10, record_bytes=100)
    guard = Guard(echo, limits)
    assert asyncio.run(request(guard, "/api/records", method="POST", body=[b"x" * 50]))[0] == 200
    assert asyncio.run(request(guard, "/api/tables", method="POST", body=[b"x" * 50]))[0] == 413


def test_an_address_that_is_too_long_is_refused() -> None:
    status, _, body = asyncio.run(request(Guard(echo, Limits(url_bytes=100)), query=b"q" * 200))
    assert status == 414
    assert "at most 100 letters" in error_of(body)["sentence"]


def test_a_body_that_does_not_arrive_is_not_waited_for() -> None:
    async def scene() -> tuple[int, Any, bytes]:
        async def slow(scope: Any, receive: Any, send: Any) -> None:
            guard = Guard(echo, Limits(body_seconds=0.02))

            async def never() -> dict[str, Any]:
                await asyncio.sleep(3_600)
                return {}

            await guard(scope, never, send)

        return await request(slow)

    status, _, body = asyncio.run(scene())
    assert status == 408
    assert error_of(body)["code"] == "too-slow"


# --- connections ------------------------------------------------------------------------------------------


async def talk(guard: Guard, wire: Wire) -> None:
    """Run one connection to its end, which must come by itself."""
    async with asyncio.timeout(10):
        await guard(wire.scope, wire.receive, wire.send)


def test_an_ordinary_conversation_passes() -> None:
    wire = Wire()
    wire.says("hello")
    wire.says("again")
    wire.leaves()
    asyncio.run(talk(Guard(echo), wire))
    assert wire.texts == ["hello", "again"]
    assert wire.close_code is None


@pytest.mark.parametrize(
    ("text", "data", "code"),
    [
        ("x" * 101, None, "too-large"),
        ("é" * 60, None, "too-large"),
        (None, b"\x00\x01", "no-text"),
        (None, None, "no-text"),
    ],
)
def test_a_message_that_cannot_be_one_closes_the_connection_with_the_reason(
    text: str | None, data: bytes | None, code: str
) -> None:
    wire = Wire()
    wire.says(text, data)
    wire.says("never heard")
    asyncio.run(talk(Guard(echo, Limits(message_bytes=100)), wire))
    assert wire.close_code == 4400
    (error,) = map(json.loads, wire.texts)
    assert (error["type"], error["code"]) == ("error", code)


def test_whoever_never_joins_is_let_go() -> None:
    wire = Wire()
    asyncio.run(talk(Guard(echo, Limits(join_seconds=0.02)), wire))
    assert wire.close_code == 4408
    assert json.loads(wire.texts[0])["code"] == "too-slow"


def test_whoever_has_joined_may_be_silent() -> None:
    async def scene() -> Wire:
        wire = Wire()
        wire.says("join")
        guard = Guard(echo, Limits(join_seconds=0.02))
        talking = asyncio.create_task(talk(guard, wire))
        await asyncio.sleep(0.1)
        wire.says("still here")
        wire.leaves()
        await talking
        return wire

    wire = asyncio.run(scene())
    assert wire.texts == ["join", "still here"]


def test_a_flood_is_slowed_down_and_then_closed() -> None:
    async def scene() -> tuple[Wire, Wire]:
        guard = Guard(echo, Limits(messages_burst=5, messages_per_second=200.0, floods=5))
        flood, calm = Wire(), Wire()
        for number in range(1_000):
            flood.says(str(number))
        calm.says("join")
        flooding = asyncio.create_task(talk(guard, flood))
        calmly = asyncio.create_task(talk(guard, calm))
        await flooding
        calm.says("I noticed nothing")
        calm.leaves()
        await calmly
        return flood, calm

    flood, calm = asyncio.run(scene())
    assert flood.close_code == 4429
    assert flood.texts[:5] == ["0", "1", "2", "3", "4"]
    assert 5 < len(flood.texts) < 30, "slowed down first, closed then"
    assert json.loads(flood.texts[-1])["code"] == "too-many-requests"
    assert calm.texts == ["join", "I noticed nothing"]


@pytest.mark.parametrize("apart", [False, True])
def test_a_reader_who_takes_nothing_is_let_go_while_others_hear_everything(apart: bool) -> None:
    """Whether the application sends where it listens, or in a task of its own while it waits for messages."""

    async def tells(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        telling = asyncio.create_task(send({"type": "websocket.send", "text": "news"}))
        if not apart:
            await telling
        while (await receive())["type"] != "websocket.disconnect":
            pass
        await telling

    async def scene() -> None:
        guard = Guard(tells, Limits(send_seconds=0.02))
        stuck, other = Wire(), Wire()
        talking = [asyncio.create_task(talk(guard, wire)) for wire in (stuck, other)]
        await asyncio.sleep(0.001)
        stuck.blocked = True
        stuck.says("join")
        other.says("join")
        await talking[0]
        assert not stuck.texts
        assert other.texts == ["news"]
        assert guard.places.open == 1
        other.leaves()
        await talking[1]

    asyncio.run(scene())


def test_connections_beyond_the_bound_hear_why() -> None:
    async def scene() -> None:
        guard = Guard(echo, Limits(connections=3, connections_per_address=2))
        wires = [Wire(), Wire(), Wire(), Wire(address="192.0.2.2"), Wire(address="192.0.2.3")]
        talking = [asyncio.create_task(talk(guard, wire)) for wire in wires]
        await asyncio.sleep(0.01)
        assert [wire.close_code for wire in wires] == [None, None, 4429, None, 4429]
        assert json.loads(wires[2].texts[0])["code"] == "too-many-connections"
        assert json.loads(wires[4].texts[0])["code"] == "server-full"
        for wire in wires:
            wire.leaves()
        await asyncio.gather(*talking)
        again = Wire()
        again.says("join")
        again.leaves()
        await talk(guard, again)
        assert again.texts == ["join"], "places are free again"

    asyncio.run(scene())


def test_connecting_again_and_again_is_refused() -> None:
    async def scene() -> list[int | None]:
        guard = Guard(echo, Limits(joins_burst=3, joins_per_second=0.1))
        codes = []
        for _ in range(5):
            wire = Wire()
            wire.leaves()
            await talk(guard, wire)
            codes.append(wire.close_code)
        return codes

    assert asyncio.run(scene()) == [None, None, None, 4429, 4429]


def test_other_kinds_of_events_pass() -> None:
    heard: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        heard.append(scope["type"])

    asyncio.run(Guard(app)({"type": "lifespan"}, None, None))  # type: ignore[arg-type]  # nothing is said
    assert heard == ["lifespan"]
