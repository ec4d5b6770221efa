"""Every answer carries the headers that keep foreign code and foreign pages out."""

import asyncio

import pytest

from grimtable.server.security import CONTENT_SECURITY_POLICY, SecurityHeaders, is_own_page
from tests.server.asgi import Wire, echo, request


def headers_of(path: str, scheme: str = "http") -> dict[bytes, bytes]:
    return asyncio.run(request(SecurityHeaders(echo), path, scheme=scheme))[1]


def test_every_answer_carries_the_headers() -> None:
    headers = headers_of("/")
    assert headers[b"x-content-type-options"] == b"nosniff"
    assert headers[b"x-frame-options"] == b"DENY"
    assert headers[b"referrer-policy"] == b"no-referrer"
    assert headers[b"content-type"] == b"text/plain", "what the application says stays"
    assert b"strict-transport-security" not in headers


def test_answers_of_the_interface_are_kept_by_no_cache() -> None:
    assert headers_of("/api/tables/k7f2")[b"cache-control"] == b"no-store"
    assert b"cache-control" not in headers_of("/assets/index.js")


def test_https_is_asked_for_only_where_there_is_https() -> None:
    assert headers_of("/", "https")[b"strict-transport-security"].startswith(b"max-age=")


def test_no_script_but_files_of_ours() -> None:
    rules = dict(part.split(" ", 1) for part in CONTENT_SECURITY_POLICY.split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["connect-src"] == rules["style-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert "unsafe-eval" not in CONTENT_SECURITY_POLICY
    assert "*" not in CONTENT_SECURITY_POLICY


@pytest.mark.parametrize(
    ("host", "origin", "expected"),
    [
        (b"table.example", b"https://table.example", True),
        (b"table.example:443", b"https://table.example", True),
        (b"127.0.0.1:8000", b"http://127.0.0.1:8000", True),
        (b"[::1]:8000", b"http://[::1]:8000", True),
        (b"TABLE.example", b"https://table.EXAMPLE", True),
        (b"127.0.0.1:8000", b"", True),
        (b"127.0.0.1:8000", b"http://127.0.0.1:9000", False),
        (b"127.0.0.1:8000", b"http://127.0.0.1", False),
        (b"table.example", b"https://evil.example", False),
        (b"table.example", b"https://table.example.evil.example", False),
        (b"table.example", b"https://table.example@evil.example", False),
        (b"table.example", b"null", False),
        (b"table.example", b"file://", False),
        (b"table.example", b"https://table.example:port", False),
        (b"table.example", b"https://[table.example", False),
        (b"", b"https://", False),
        (b"table.example", b"\xff\xfe", False),
    ],
)
def test_a_page_is_ours_when_it_came_from_here(host: bytes, origin: bytes, expected: bool) -> None:
    assert is_own_page([(b"host", host), (b"origin", origin)]) is expected


def test_a_foreign_page_gets_no_connection() -> None:
    async def scene(origins: tuple[str, ...]) -> Wire:
        wire = Wire(headers=[(b"host", b"table.example"), (b"origin", b"http://localhost:5173")])
        wire.says("join")
        wire.leaves()
        await SecurityHeaders(echo, origins=origins)(wire.scope, wire.receive, wire.send)
        return wire

    refused = asyncio.run(scene(()))
    assert refused.close_code == 4403
    assert not refused.texts
    assert asyncio.run(scene(("http://localhost:5173",))).texts == ["join"]
