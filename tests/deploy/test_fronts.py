"""The shipped examples for nginx and Caddy under the real programs, in front of a real server process."""

import http.client
import json
import ssl
import subprocess
from collections.abc import Iterator
from http.client import RemoteDisconnected
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus
from websockets.sync.client import ClientConnection

from tests.deploy import fronts
from tests.deploy.fronts import NAME, Front
from tools.serving import Server

#: Few enough that a test reaches them; every test comes from addresses of its own.
FEW = {"GRIMTABLE_LIMIT_TABLES_PER_ADDRESS": "2", "GRIMTABLE_LIMIT_CONNECTIONS_PER_ADDRESS": "2"}
_addresses = (f"127.0.{third}.{fourth}" for third in count(1) for fourth in range(1, 255))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(str(tmp_path_factory.mktemp("server") / "tables.sqlite3"), FEW) as opened:
        yield opened


@pytest.fixture(scope="module")
def nginx(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    with fronts.nginx(server.port, tmp_path_factory.mktemp("nginx")) as opened:
        yield opened


@pytest.fixture(scope="module")
def caddy(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    with fronts.caddy(server.port, tmp_path_factory.mktemp("caddy")) as opened:
        yield opened


@pytest.fixture(params=["nginx", "caddy"])
def front(request: pytest.FixtureRequest) -> Front:
    """Both, one after the other."""
    found: Front = request.getfixturevalue(request.param)
    return found


@pytest.fixture
def address() -> str:
    """An address of the loopback network that no other test has."""
    return next(_addresses)


def make_table(front: Front, address: str, **headers: str) -> tuple[int, dict[str, Any]]:
    wanted = {"game": "skirmish", "seats": {"red": {"player": "human"}, "keeper": {"player": "human"}}}
    answer = front.ask("POST", "/api/tables", json.dumps(wanted).encode(), address=address, headers=headers)
    return answer.status, json.loads(answer.body)


def started_table(front: Front, address: str) -> dict[str, Any]:
    status, made = make_table(front, address)
    assert status == 201, made
    for seat, token in made["tokens"].items():
        own = {"Authorization": f"Bearer {token}"}
        claimed = front.ask("POST", f"/api/tables/{made['table']}/claim", b"{}", headers=own)
        made["tokens"][seat] = json.loads(claimed.body)["token"]
    key = {"Authorization": f"Bearer {made['host_token']}"}
    assert front.ask("POST", f"/api/tables/{made['table']}/start", b"{}", headers=key).status == 200
    return made


def hear(line: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=20))
        if message["type"] in kinds:
            return message


def join(line: ClientConnection, token: str) -> dict[str, Any]:
    line.send(json.dumps({"type": "join", "token": token}))
    return hear(line, "welcome")


def test_requests_and_answers_pass_with_their_headers(front: Front) -> None:
    answer = front.ask("GET", "/api/games")
    assert answer.status == 200
    assert json.loads(answer.body)["games"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-cache", "the same for everybody: kept, and asked about"
    again = front.ask("GET", "/api/games", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status, again.body) == (304, b"")


def test_answers_about_a_table_are_kept_nowhere(front: Front, address: str) -> None:
    made = started_table(front, address)
    for path in ("", "/record", "/replay"):
        own = {"Authorization": f"Bearer {made['host_token']}"}
        answer = front.ask("GET", f"/api/tables/{made['table']}{path}", headers=own)
        assert answer.headers["cache-control"] == "no-store", path
        assert "etag" not in answer.headers, path


def test_the_server_hears_that_the_visitor_came_over_https(nginx: Front, caddy: Front) -> None:
    assert "strict-transport-security" in nginx.ask("GET", "/health").headers
    forged = caddy.ask("GET", "/health", headers={"X-Forwarded-Proto": "https"})
    assert "strict-transport-security" not in forged.headers, "a visitor's own claim counts for nothing"


def test_a_table_is_played_through_it(front: Front, address: str) -> None:
    made = started_table(front, address)
    with (
        front.live(made["table"], address=address, origin=front.origin) as red,
        front.live(made["table"], address=address, origin=front.origin) as keeper,
    ):
        seats = {"red": red, "keeper": keeper}
        welcome = {seat: join(line, made["tokens"][seat]) for seat, line in seats.items()}
        asked = seats[welcome["red"]["decision"]["seat"]]
        action = {"type": "act", "key": "1", "revision": welcome["red"]["revision"], "action": "0"}
        asked.send(json.dumps(action))
        revision = hear(asked, "ack", "refusal")["revision"]
        assert revision > welcome["red"]["revision"]
        for line in seats.values():
            assert hear(line, "update")["revision"] == revision


def test_each_visitors_own_address_is_counted(front: Front, address: str) -> None:
    """Two tables from one address, and no third one; also not for who claims to come from elsewhere."""
    assert [make_table(front, address)[0] for _ in range(3)] == [201, 201, 429]
    claims = {"X-Forwarded-For": "203.0.113.7", "Forwarded": "for=203.0.113.7", "X-Real-IP": "203.0.113.7"}
    status, refused = make_table(front, address, **claims)
    assert (status, refused["error"]["code"]) == (429, "too-many-tables")
    assert make_table(front, next(_addresses))[0] == 201


def test_connections_are_counted_for_each_address_too(front: Front, address: str) -> None:
    table = started_table(front, address)["table"]
    with front.live(table, address=address), front.live(table, address=address):
        with front.live(table, address=address) as third:
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    third.recv(timeout=20)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
        with front.live(table, address=next(_addresses)) as other:
            other.send('{"type": "join"}')
            hear(other, "welcome")


def test_a_page_of_another_site_gets_no_connection(front: Front, address: str) -> None:
    table = started_table(front, address)["table"]
    for origin in ("https://evil.example", f"{front.origin}.evil.example", "null"):
        with pytest.raises(InvalidStatus) as refused:
            front.live(table, address=address, origin=origin)
        assert refused.value.response.status_code == 403


def test_another_name_is_not_answered(nginx: Front, address: str) -> None:
    """A foreign name that points here (rebinding) reaches nothing, over HTTPS or plain."""
    with pytest.raises(RemoteDisconnected):
        nginx.ask("GET", "/health", host="evil.example")
    with pytest.raises(ssl.SSLError):
        nginx.dial(address, name="evil.example")
    assert nginx.plain_port is not None
    with pytest.raises(RemoteDisconnected):
        Front(nginx.plain_port).ask("GET", "/health", host="evil.example")
    with pytest.raises((InvalidMessage, EOFError)):
        nginx.live("k7f2", origin=f"https://evil.example:{nginx.port}", host="evil.example")


def test_another_name_does_not_reach_the_server_behind_caddy(caddy: Front) -> None:
    answer = caddy.ask("GET", "/health", host="evil.example")
    assert (answer.body, "x-content-type-options" in answer.headers) == (b"", False)


def test_plain_http_is_sent_on_to_https(nginx: Front) -> None:
    assert nginx.plain_port is not None
    answer = Front(nginx.plain_port).ask("GET", "/health?x=1", host=NAME)
    assert (answer.status, answer.headers["location"]) == (301, f"https://{NAME}/health?x=1")


def test_large_bodies_are_refused_and_records_may_be_large(front: Front, address: str) -> None:
    def status(path: str, size: int) -> int | None:
        try:
            return front.ask("POST", path, b" " * size, address=address).status
        except (ConnectionError, http.client.HTTPException):
            return None

    # Caddy before 2.7 stops such a body as well, but says that its gateway is bad, half of that, or nothing.
    refused = (413,) if front.trust is not None else (413, 502, None)
    assert status("/api/tables", 300_000) in refused
    assert status("/api/records", 9_000_000) in refused
    assert status("/api/records", 5_000_000) == 422, "read by the server, and no record"


def test_metrics_are_for_this_machine_only(front: Front, address: str) -> None:
    assert front.ask("GET", "/metrics", address=address).status == 403
    assert b"grimtable_connections" in front.ask("GET", "/metrics").body


def test_caddy_finds_the_shipped_file_valid(tmp_path: Path) -> None:
    """As it is, with its certificates."""
    done = subprocess.run(
        [
            fronts.program("caddy"),
            "validate",
            "--config",
            str(fronts.DEPLOY / "Caddyfile"),
            "--adapter",
            "caddyfile",
        ],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)},
    )
    assert done.returncode == 0, done.stderr
    assert not [line for line in done.stderr.splitlines() if '"level":"warn"' in line]
