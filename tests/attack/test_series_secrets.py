"""Attacks on series: what the host does with seats between games, what strangers ask, damaged lines."""

import sqlite3
import threading
from collections.abc import Mapping
from contextlib import closing
from typing import Any

import msgspec
import pytest

import grimtable.games
from grimtable.games import load_game
from grimtable.kernel import SetupError
from grimtable.kernel.bounds import unbounded
from grimtable.records.replay import checked_setup
from grimtable.server.checking import damages
from grimtable.server.series_store import NOTES_KEPT
from tests.server.support import House
from tests.server.test_series import PEOPLE, Begun, people


def change(house: House, sql: str, *values: object) -> None:
    """A hand in the database; the server is told nothing."""
    with closing(sqlite3.connect(house.path)) as file:
        assert file.execute(sql, values).rowcount == 1
        file.commit()


# --- the host and the seats -------------------------------------------------------------------------------


def test_everybody_is_told_when_the_host_gives_a_seat_away_between_games(house: House) -> None:
    series = people(house)
    first = series.next(series.host)
    series.finish(first)
    said = "The host offers Keeper to somebody new; Ben plays there no longer."
    with first.join("red") as red:
        token = house.ask("POST", f"{series.path}/seats/keeper/invite", {}, series.host)["token"]
        while said not in red.shape["notes"]:  # whoever still looks at the last game
            red.next("table")
    assert series.look(series.tokens["red"])["notes"] == [said]
    series.tokens["keeper"] = token
    series.sit("keeper", "Cleo")
    assert series.look()["notes"] == [said, "Cleo plays Keeper now."]
    second = series.next(series.host)
    assert house.ask("GET", second.path)["notes"] == series.look()["notes"]


def test_everybody_is_told_when_a_seat_goes_to_a_bot_and_by_whom(house: House) -> None:
    series = people(house)
    bot = {"player": "bot", "level": "random"}
    house.ask("PATCH", f"{series.path}/seats/keeper", bot, series.tokens["keeper"])
    assert series.look()["notes"] == ["Ben has left Keeper to a bot (random)."]
    other = people(house)
    house.ask("PATCH", f"{other.path}/seats/keeper", bot, other.host)
    said = "The host has given Keeper to a bot (random); Ben plays there no longer."
    assert other.look()["notes"] == [said]
    assert house.ask("GET", other.next(other.host).path)["notes"] == [said]


def test_notes_of_a_series_do_not_grow_without_end(house: House) -> None:
    series = people(house)
    series.finish(series.next(series.host))
    for _ in range(NOTES_KEPT):
        series.tokens["keeper"] = house.ask(
            "POST", f"{series.path}/seats/keeper/invite", {}, series.host
        )["token"]  # fmt: skip
        series.sit("keeper", "Ben")
    with closing(sqlite3.connect(house.path)) as file:
        (kept,) = file.execute("SELECT count(*) FROM series_notes").fetchone()
    assert kept == NOTES_KEPT
    assert len(series.look()["notes"]) == 12


def test_the_host_reads_no_running_record_once_somebody_sat_down_for_the_series(house: House) -> None:
    """Their seat is still a bot's at the table, but they may take it at any moment."""
    series = Begun(house, seats=PEOPLE)
    series.sit("red", is_hosts=True)
    table = series.next(series.tokens["red"], level="random")
    assert house.ask("GET", table.path)["alone"]
    series.sit("keeper", "Ben")
    assert not house.ask("GET", table.path)["alone"]
    for path in ("record", "replay?open=true"):
        assert house.error("GET", f"{table.path}/{path}", token=series.host)[:2] == (403, "not-over")
    assert house.error("POST", f"{table.path}/continue", {"decision": 0}, series.host)[0] == 403
    # And when they take it, the others are told.
    house.ask("POST", f"{table.path}/claim", {"name": "Ben"}, series.tokens["keeper"])
    assert "Ben plays Keeper now." in house.ask("GET", table.path)["notes"]


def test_where_somebody_is_expected_everybody_is_asked(house: House) -> None:
    series = Begun(house, seats=PEOPLE)
    series.sit("red", is_hosts=True)
    assert house.ask("GET", series.next(series.tokens["red"]).path)["windows"] == "ask"
    alone = Begun(house, seats={"red": {"player": "human"}, "keeper": {"player": "bot"}})
    assert house.ask("GET", alone.next(alone.host).path)["windows"] == "skip"


def test_who_plays_on_from_a_game_of_one_person_is_told_that_pauses_speak(house: House) -> None:
    table = house.make(seats={"red": "human", "keeper": "bot"})
    seats = {"red": {"player": "human"}, "keeper": {"player": "open"}}
    said = "This table asks only players who can respond"
    made = house.ask("POST", f"{table.path}/continue", {"decision": 0, "seats": seats}, table.host, 201)
    assert any(note.startswith(said) for note in house.ask("GET", f"/api/tables/{made['table']}")["notes"])
    made = house.ask("POST", f"{table.path}/continue", {"decision": 0}, table.host, 201)
    assert not any(
        note.startswith(said) for note in house.ask("GET", f"/api/tables/{made['table']}")["notes"]
    )


# --- strangers --------------------------------------------------------------------------------------------


def test_a_stranger_learns_and_does_nothing_in_a_series_for_invited_people(house: House) -> None:
    series = people(house, watching="invited")
    table = series.next(series.host)
    other = people(house)
    for token in (None, "no such token", other.host, other.tokens["red"], other.spectator):
        for method, path, body in (
            ("GET", series.path, None),
            ("POST", f"{series.path}/next", {}),
            ("POST", f"{series.path}/claim", {"name": "Eve"}),
            ("POST", f"{series.path}/seats/red/invite", {}),
            ("PATCH", f"{series.path}/seats/red", {"player": "bot"}),
            ("DELETE", series.path, None),
            ("GET", f"{table.path}/replay", None),
            ("GET", f"{table.path}/record", None),
            ("POST", f"{table.path}/report", {"text": "?"}),
        ):
            assert house.error(method, path, body, token)[0] == 401, (method, path, token)
    for token in (series.spectator, series.tokens["red"]):
        assert house.error("POST", f"{series.path}/seats/keeper/invite", {}, token)[0] == 403
        assert house.error("PATCH", f"{series.path}/seats/keeper", {"player": "bot"}, token)[0] == 403
        assert house.error("DELETE", series.path, None, token)[0] == 403
        assert house.error("GET", f"{table.path}/record", None, token)[:2] == (403, "not-over")
    assert house.error("POST", f"{series.path}/next", {}, series.spectator)[0] == 403


def test_no_request_loads_a_game_on_the_event_loop(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Packs that nobody has used yet take a second; meanwhile everybody else would wait."""
    load = grimtable.games._load
    loop: list[int] = []
    house.run(_note_thread(loop))
    where: list[int] = []

    def noting(*wanted: Any) -> Any:
        where.append(threading.get_ident())
        return load(*wanted)

    monkeypatch.setattr(grimtable.games, "_load", noting)
    bots = {seat: {"player": "bot", "level": "random"} for seat in ("red", "keeper")}
    made = house.ask("POST", "/api/tables", {"game": "skirmish"}, status=201)
    path = f"/api/tables/{made['table']}"
    record = house.request("GET", f"{path}/record", token=made["host_token"]).body
    assert house.request("POST", "/api/records", record).status == 201
    series = Begun(house, seats=bots)
    series.look()
    series.next(series.host)
    house.ask("POST", "/api/tables/mine", {"tokens": [made["host_token"], series.host]})
    house.ask("GET", "/api/settings")
    assert len(where) > 8
    assert loop[0] not in where


async def _note_thread(found: list[int]) -> None:
    found.append(threading.get_ident())


# --- damage -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE series_games SET finished = x'ff' WHERE number = 1",
        "UPDATE series_games SET finished = replace(CAST(finished AS TEXT), 'decisions\":', 'decisions\":9')"
        " WHERE number = 1",
        "UPDATE series_games SET scenario = 'nowhere' WHERE number = 1",
        "UPDATE series_games SET finished = NULL WHERE number = 1",
    ],
)
def test_a_damaged_line_of_a_series_is_found_again_at_its_table(house: House, sql: str) -> None:
    series = people(house)
    series.finish(series.next(series.host))
    series.next(series.host)
    whole = series.look()["road"]
    change(house, sql)
    (told,) = damages(house.registry.store)
    assert told.startswith(f"series {series.id}: the line of game 1 is damaged")
    assert series.look()["road"] == whole
    assert damages(house.registry.store) == []
    assert 'grimtable_damaged_total{what="series"} 1.0' in house.request("GET", "/metrics").body.decode()


def test_what_cannot_be_found_again_is_said_in_a_sentence(house: House) -> None:
    series, other = people(house), people(house)
    table = series.next(series.host)
    change(house, "UPDATE series SET spec = replace(spec, 'match', 'march') WHERE id = ?", series.id)
    status, code, sentence = house.error("GET", series.path)
    assert (status, code) == (422, "bad-record")
    assert sentence.startswith(f"What was agreed about series {series.id} is damaged")
    assert house.error("POST", f"{series.path}/next", {}, series.host)[0] == 422
    assert "what was agreed is damaged" in damages(house.registry.store)[0]
    house.ask("GET", table.path)  # its games, and other series, go on
    mine = house.ask("POST", "/api/tables/mine", {"tokens": [series.host, other.host]})["series"]
    assert [each["id"] for each in mine] == [other.id]
    table = other.next(other.host)
    change(house, "UPDATE series_games SET table_id = 'nowhere' WHERE series_id = ?", other.id)
    assert house.error("GET", other.path)[:2] == (422, "bad-record")
    change(house, "UPDATE series_games SET number = 7, table_id = ? WHERE series_id = ?", table.id, other.id)
    assert "missing" in house.error("GET", other.path)[2]


# --- what a game hands on ---------------------------------------------------------------------------------


def test_nothing_that_is_handed_on_is_without_a_bound() -> None:
    from grimtable.games.doom2004.topics.campaign import Carried

    assert unbounded(Carried) == []


@pytest.mark.parametrize(
    "carried",
    [
        {"points": 150_000},
        {"stake": 150_000},
        {"stake": 999},
        {"marines": {"red": {"cards": 150_000}}},
        {"marines": {"red": {"weapons": ["shotgun"] * 1000}}},
        {"marines": {"red": {"weapons": ["x" * 200]}}},
        {"marines": {f"red{number}": {} for number in range(1000)}},
        {"junk": "x" * 1000},
    ],
)
def test_a_record_with_a_bomb_from_an_earlier_game_is_refused(carried: Mapping[str, Any]) -> None:
    game = load_game("doom2004", ["amendments", "expansion", "expansion_deck"])
    setup = msgspec.structs.replace(game.setup(players=2), carried=dict(carried))
    with pytest.raises(SetupError):
        checked_setup(game, setup)


@pytest.mark.parametrize("game_id", ["skirmish", "doom2016", "relic"])
def test_games_that_take_nothing_over_refuse_whatever_is_handed_to_them(game_id: str) -> None:
    game = load_game(game_id)
    setup = msgspec.structs.replace(game.setup(), carried={"points": 1})
    with pytest.raises(SetupError, match="takes nothing over"):
        checked_setup(game, setup)


def test_a_long_campaign_never_hands_on_more_than_the_next_game_reads() -> None:
    from grimtable.games.doom2004 import counters
    from grimtable.games.doom2004.topics.campaign import handed_on

    game: Any = load_game("doom2004", ["amendments", "expansion", "expansion_deck"])
    setup = msgspec.structs.replace(game.setup(players=2), carried={"points": 990})
    state = game.begin(setup)
    state.table.flags[counters.killed("cyberdemon")] = 20
    following = msgspec.structs.replace(setup, carried=handed_on(state))
    assert game.why_not_carried(following) is None
