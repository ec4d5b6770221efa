"""After the end: who finds what was played and what was written, when all they have is the id of a table."""

import msgspec
import pytest

from grimtable.games import game_for
from grimtable.records.record import read_record
from grimtable.records.session import Session
from grimtable.server.tables import Seat
from tests.server.support import House, MadeTable
from tests.server.test_record_routes import finished_record

WORDS = "Anna cheats, I saw it"


def finished(house: House, watching: str) -> MadeTable:
    """A game of two people that is over, with what one of them wrote about the other."""
    record = read_record(finished_record())
    session = Session.resume(game_for(record.setup), record)
    made = house.run(
        house.registry.make(
            session.game,
            session.setup,
            {seat: Seat("human") for seat in session.setup.order},
            undo="free",
            status="over",
            watching=watching,
            entries=[msgspec.json.encode(entry) for entry in session.entries],
        )
    )
    table = MadeTable(house, made.table, made.host_token, made.tokens, made.spectator_token)
    for seat in made.tokens:
        table.sit(seat)
    house.ask("POST", f"{table.path}/report", {"text": WORDS}, table.tokens["red"], 201)
    return table


PAST = (
    ("GET", "/record", None),
    ("GET", "/replay", None),
    ("GET", "/replay/3", None),
    ("GET", "/replay/3/hint?open=true", None),
    ("GET", "/replay?open=true", None),
    ("GET", "/replay/3?seat=keeper", None),
    ("GET", "/report/1", None),
    ("GET", "/reports", None),
    ("POST", "/continue", {"decision": 3}),
    ("POST", "/report", {"text": "hello"}),
)


@pytest.mark.parametrize(("method", "path", "body"), PAST)
def test_a_stranger_finds_nothing_of_an_invited_table(
    house: House, method: str, path: str, body: object
) -> None:
    table, other = finished(house, "invited"), house.make()
    for token in (None, other.host, other.tokens["red"], "guessed"):
        answer = house.request(method, table.path + path, body, token)
        assert answer.status == 401, answer.body
        assert WORDS.encode() not in answer.body


@pytest.mark.parametrize(("method", "path", "body"), PAST)
def test_who_sat_there_finds_everything(house: House, method: str, path: str, body: object) -> None:
    table = finished(house, "invited")
    for token in (table.tokens["red"], table.tokens["keeper"], table.host):
        assert house.request(method, table.path + path, body, token).status in (200, 201)


@pytest.mark.parametrize("watching", ["anybody", "invited"])
def test_what_people_wrote_is_for_those_who_sat_there(house: House, watching: str) -> None:
    """The replay may be everybody's; reports are words of people and stay at the table."""
    table = finished(house, watching)
    invitation = house.make(seats={"red": "open", "keeper": "bot"}, start=False)
    for token in (table.spectator, *([None] if watching == "anybody" else [])):
        assert house.ask("GET", f"{table.path}/reports", token=token)["reports"] == []
        status, code, _ = house.error("GET", f"{table.path}/report/1", token=token)
        assert (status, code) == (401 if token is None else 403, "not-seated")
        assert house.request("GET", f"{table.path}/replay?open=true", token=token).status == 200
        record = house.request("GET", f"{table.path}/record", token=token)
        assert read_record(record.body).report is None
        assert WORDS.encode() not in record.body
    assert house.error("GET", f"{table.path}/reports", token=invitation.tokens["red"])[0] == 401
    every = house.ask("GET", f"{table.path}/reports", token=table.tokens["keeper"])["reports"]
    assert [report["text"] for report in every] == [WORDS]


def test_spectators_of_a_running_game_find_no_reports_of_each_other(house: House) -> None:
    """Whoever watched had no seat, and everybody without a seat found what they had written."""
    table = house.make()
    house.ask("POST", f"{table.path}/report", {"text": WORDS}, table.spectator, 201)
    for token in (None, table.spectator, table.tokens["red"], table.host):
        assert house.ask("GET", f"{table.path}/reports", token=token)["reports"] == []


def test_a_spent_link_is_a_strangers_after_the_end(house: House) -> None:
    """The host's copies of the links show no more than the id of the table does."""
    table = finished(house, "anybody")
    for token in table.invitations.values():
        for method, path, body in PAST:
            assert house.error(method, table.path + path, body, token)[:2] == (401, "spent-link")


def test_an_end_that_is_taken_back_is_told(house: House) -> None:
    """Over for a moment, everything read, and on with the game: whoever plays on knows that it was open."""
    table = finished(house, "invited")
    assert house.ask("GET", table.path)["looked"] is False
    with table.seated("red", "keeper") as (red, keeper):
        assert house.request("GET", f"{table.path}/record", token=table.tokens["red"]).status == 200
        assert red.do("undo")["type"] == "ack"
        for proposal in house.ask("GET", table.path)["proposals"]:
            keeper.do("agree", proposal=proposal["id"], yes=True)
        shape = house.ask("GET", table.path)
        assert shape["status"] == "playing"
        assert shape["looked"] is True
        assert "anybody could have opened its secrets" in shape["notes"][-1]
    house.restart()
    shape = house.ask("GET", table.path)
    assert shape["looked"] is True
    assert "anybody could have opened its secrets" in shape["notes"][-1]
    assert house.error("GET", f"{table.path}/record", token=table.host)[1] == "not-over"
