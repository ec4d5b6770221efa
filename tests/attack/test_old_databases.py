"""A stored database of every older schema is opened, played on, and loses nothing."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from grimtable.games import game_for
from grimtable.records.record import read_record
from grimtable.records.session import Session
from grimtable.server import series_store
from grimtable.server.database import Database, migrations, url_of
from grimtable.server.store import Store
from grimtable.server.waking import load
from tests.server.postgres import postgres as postgres  # noqa: PLC0414 - a fixture
from tests.server.support import House, MadeTable
from tools.make_old_databases import FOLDER, RECORD, SERIES, TABLES, revisions
from tools.postgres import Postgres

REVISIONS = sorted(path.stem for path in FOLDER.glob("*.sql"))
GOING = TABLES["going"] or 0

#: Columns that SQLite keeps as numbers.
BOOLEANS = ("paused", "is_hosts", "together", "looked", "closed")


def restored(path: Path, revision: str) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.executescript((FOLDER / f"{revision}.sql").read_text(encoding="utf-8"))


def test_there_is_one_of_every_older_schema() -> None:
    assert revisions() == REVISIONS, "after a new migration: python -m tools.make_old_databases"


@pytest.mark.parametrize("revision", REVISIONS)
def test_an_old_database_is_opened_and_played_on(tmp_path: Path, revision: str) -> None:
    restored(tmp_path / "tables.sqlite3", revision)
    house = House(tmp_path)
    try:
        seats = {seat: f"going {seat}" for seat in ("red", "keeper")}
        going = MadeTable(house, "going", "going host", seats, "going spectator")
        with going.seated("red", "keeper") as players:
            assert players[0].revision == GOING
            assert players[0].shape["notes"] == ["A recorded game."]
            asked = next(player for player in players if player.decision["mine"])
            assert asked.act()["type"] == "ack"
            # The key of a decision from back then is still known.
            assert players[0].act(key="key 3", revision=2) == {
                "type": "ack",
                "key": "key 3",
                "revision": 3,
            }
        answer = house.request("GET", "/api/tables/over/record", token="over red")
        record = read_record(answer.body)
        assert record.entries == read_record(RECORD.read_bytes()).entries
        Session.resume(game_for(record.setup), record)
        for id in TABLES:
            assert house.registry.store.history(id).damage is None
        if revision >= "0008":
            told = house.ask("GET", f"/api/series/{SERIES}", token=f"{SERIES} red")
            assert [stage["status"] for stage in told["road"]] == ["over", "next"]
            second = house.ask("POST", f"/api/series/{SERIES}/next", {}, f"{SERIES} red", 201)["table"]
            assert house.ask("GET", f"/api/series/{SERIES}")["running"] == second
    finally:
        house.close()
    with closing(sqlite3.connect(house.path)) as file:
        assert file.execute("SELECT count(*) FROM entries WHERE digest IS NULL").fetchone() == (0,)
        assert file.execute("SELECT count(*) FROM snapshots WHERE digest IS NULL").fetchone() == (0,)
        assert file.execute("SELECT count(*) FROM set_aside").fetchone() == (0,)
        # From now on damage to the old part is found too.
        file.execute("UPDATE entries SET entry = x'7b7d' WHERE table_id = 'going' AND number = 9")
        file.commit()
    database = Database(str(house.path))
    store = Store(database)
    damage = store.history("going").damage
    store.close()
    database.close()
    assert damage is not None
    assert damage.entry == 9


@pytest.mark.parametrize("revision", REVISIONS)
def test_an_old_postgresql_is_opened(tmp_path: Path, postgres: Postgres, revision: str) -> None:
    from alembic import command

    restored(tmp_path / "old.sqlite3", revision)
    place = postgres.database()
    engine = create_engine(url_of(place))
    config = migrations()
    with engine.connect() as connection, closing(sqlite3.connect(tmp_path / "old.sqlite3")) as file:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        connection.execute(text("SET session_replication_role = replica"))  # in any order
        names = ["tables", "keys", "seats", "entries", "snapshots", "notes"]
        names += ["series", "series_keys", "series_seats", "series_games"] if revision >= "0008" else []
        for name in names:
            cursor = file.execute(f"SELECT * FROM {name}")
            columns = [column[0] for column in cursor.description]
            for row in cursor.fetchall():
                values = {
                    key: bool(value) if key in BOOLEANS else value
                    for key, value in zip(columns, row, strict=True)
                }
                named = ", ".join(f":{column}" for column in columns)
                connection.execute(
                    text(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({named})"), values
                )
        connection.commit()
    engine.dispose()
    database = Database(place)
    store = Store(database)
    try:
        table = load(store, "going")
        assert table.damage is None
        assert table.revision == GOING
        assert load(store, "over").session.state.over
        if revision >= "0008":
            series = series_store.read(store, SERIES)
            assert series is not None and series.is_whole and series.games[0].is_whole
    finally:
        store.close()
        database.close()


def test_a_damaged_table_does_not_keep_a_migration_from_the_others(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    restored(path, "0002")
    with closing(sqlite3.connect(path)) as file:
        file.execute("UPDATE entries SET entry = x'ff' WHERE table_id = 'going' AND number = 30")
        file.execute("UPDATE snapshots SET rest = x'ff' WHERE table_id = 'going'")
        file.commit()
    database = Database(str(path))
    store = Store(database)
    try:
        table = load(store, "going")
        assert table.damage is not None
        assert table.damage.entry == 30
        assert table.revision == 29
        assert load(store, "over").session.state.over
    finally:
        store.close()
        database.close()
