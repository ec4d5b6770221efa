"""A server killed in the middle of play loses nothing it acknowledged. `make crash` kills it 20 times."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.live import Browser
from tests.server.postgres import postgres as postgres  # noqa: PLC0414 - a fixture
from tools.crash import Outcome, crash
from tools.players import Acknowledged, SeatedTable
from tools.postgres import NoPostgres, Postgres, programs, running_postgres
from tools.serving import Server
from tools.stored import StoredAction
from tools.witness import disagreements

RECORD = Path(__file__).parents[1] / "records" / "doom2004" / "six_frags_of_three_marines.json"
#: The Invader is about to bring four monsters, which is what a nightmare thinks about.
INVADERS_TURN = 811


def check(outcome: Outcome, *, joins: int = 2, acknowledged: int = 50) -> None:
    assert not outcome.problems
    assert outcome.acknowledged > acknowledged
    assert outcome.joined > outcome.tables * joins, "the players came back after the kills"


def run(database: str) -> Outcome:
    with Server(database) as server:
        return asyncio.run(crash(server, 1, tables=6, seed=7))


def test_a_kill_on_sqlite(tmp_path: Path) -> None:
    check(run(str(tmp_path / "tables.sqlite3")))


def test_a_kill_on_postgresql(postgres: Postgres) -> None:
    check(run(postgres.database()))


def test_a_crash_of_postgresql_under_a_running_server() -> None:
    """The database loses its power in mid-commit; the server waits for it and says nothing false."""
    try:
        programs()
    except NoPostgres as missing:
        pytest.skip(str(missing))
    with running_postgres() as postgres, Server(postgres.database()) as server:
        outcome = asyncio.run(crash(server, 1, tables=4, seed=7, strike=postgres.crash))
    # Most of the time goes into the database's start.
    check(outcome, joins=0, acknowledged=20)


def test_a_server_killed_while_a_bot_thinks_goes_on_after_the_restart(tmp_path: Path) -> None:
    """The thought is lost, nothing else: the bot thinks again and plays on."""
    with Server(str(tmp_path / "tables.sqlite3")) as server:
        asyncio.run(_kill_the_thinker(server))


async def _kill_the_thinker(server: Server) -> None:
    people = {seat: {"player": "human"} for seat in ("red", "green", "blue")}
    seats = {**people, "invader": {"player": "bot", "level": "nightmare"}}
    status, shown = server.ask("POST", "/api/records", json.loads(RECORD.read_bytes()))
    assert status == 201, shown
    status, made = server.ask(
        "POST",
        f"/api/tables/{shown['table']}/continue",
        {"decision": INVADERS_TURN, "seats": seats},
        token=shown["host_token"],
    )
    assert status == 201, made
    path, token = f"/api/tables/{made['table']}", made["tokens"]["red"]
    _, claimed = server.ask("POST", f"{path}/claim", {}, token=token)
    token = claimed["token"]
    server.ask("POST", f"{path}/start", {}, token=made["host_token"])
    async with Browser(server, made["table"], token) as red:
        # What it does at once is not a thought; wait for one that is shown.
        await red.hear("table", lambda message: message["table"]["seats"]["invader"]["thinking"])
        told = red.revision
        server.kill()
    server.start()
    async with Browser(server, made["table"], token) as red:
        welcome = red.heard[0]
        assert welcome["revision"] >= told
        assert welcome["decision"]["seat"] == "invader"
        await red.until(welcome["revision"] + 3)
        played = [line for message in red.heard if message["type"] == "update" for line in message["lines"]]
        assert {line["seat"] for line in played} == {"invader"}
    _, table = server.ask("GET", path)
    assert table["status"] == "playing"
    assert not any("bot" in note for note in table["notes"]), "the bot did not fail, its server did"


# --- the witness itself: a comparison that cannot fail proves nothing ---


def told(*actions: tuple[str, str, int]) -> SeatedTable:
    table = SeatedTable("k7f2", "skirmish", {}, "")
    table.acknowledged = [
        Acknowledged(key, "red", text, revision - 1, revision, 0.001, 0) for key, text, revision in actions
    ]
    return table


def kept(*actions: str) -> dict[str, list[StoredAction]]:
    return {"k7f2": [StoredAction(number, None, text) for number, text in enumerate(actions, 1)]}


def test_the_witness_agrees_with_a_faithful_server() -> None:
    assert not disagreements(
        [told(("a", "red: pass", 1), ("b", "red: end turn", 2))], kept("red: pass", "red: end turn")
    )


@pytest.mark.parametrize(
    ("table", "history", "complaint"),
    [
        (told(("a", "red: pass", 1), ("b", "red: pass", 2)), kept("red: pass"), "is lost"),
        (told(("a", "red: pass", 1)), kept("red: pass", "red: pass"), "never told"),
        (told(("a", "red: pass", 1)), kept("red: end turn"), "where red: end turn stands"),
        (told(("a", "red: pass", 1), ("b", "red: pass", 1)), kept("red: pass"), "acknowledged as one"),
        (told(("a", "red: pass", 1), ("a", "red: pass", 2)), kept("red: pass", "red: pass"), "2 times"),
        (told(("a", "red: pass", 1)), {"k7f2": [StoredAction(2, None, "red: pass")]}, "gaps or twice"),
    ],
)
def test_the_witness_notices(
    table: SeatedTable, history: dict[str, list[StoredAction]], complaint: str
) -> None:
    assert any(complaint in each for each in disagreements([table], history))
