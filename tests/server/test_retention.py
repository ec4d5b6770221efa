"""Retention: what goes when, said before it goes, and never a game that is not in the archive."""

import asyncio
import logging
import time
from pathlib import Path

import pytest

from grimtable.games import game_for
from grimtable.kernel.errors import GrimtableError
from grimtable.records.record import read_record
from grimtable.records.session import Session
from grimtable.server.database import Database
from grimtable.server.keeping import listed
from grimtable.server.limits import Limits
from grimtable.server.retention import DAY, Retention, RetentionError, retire
from tests.attack.stores import SNAPSHOTS, long_table, recorded, while_closed
from tests.server.support import LIMITS, House, MadeTable, play


@pytest.fixture
def archive(house: House, tmp_path: Path) -> Path:
    """Where the records go; everything has a hundred days."""
    folder = tmp_path / "archive"
    house.registry.retention = Retention(100, 100, 100, str(folder))
    return folder


def age(house: House, table: MadeTable, days: float) -> None:
    """Nobody has touched it for so long; it sleeps."""
    live = house.registry.tables.get(table.id)
    if live is not None:
        house.registry.forget(live)
    store = house.registry.store
    statement, _ = store.changing(table.id)
    house.run(store.write(table.id, (statement.values(touched=time.time() - days * DAY), {})))  # type: ignore[attr-defined]  # an update


def there(house: House) -> set[str]:
    return {table.id for table in listed(house.registry.store)}


def test_a_finished_game_is_archived_and_removed(
    house: House, archive: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = long_table(house, entries=len(recorded().entries))
    house.ask("POST", f"{table.path}/report", {"text": "odd"}, table.host, 201)
    age(house, table, 99)
    assert house.run(house.registry.prune()) == 0
    age(house, table, 101)
    with caplog.at_level(logging.INFO):
        assert house.run(house.registry.prune()) == 1
    path = archive / f"skirmish-{table.id}.json"
    record = read_record(path.read_bytes())
    assert record.entries == recorded().entries
    Session.resume(game_for(record.setup), record)
    assert (archive / f"report-{table.id}-1.json").is_file()
    assert f"table {table.id} (skirmish, over" in caplog.text
    assert str(path) in caplog.text
    assert there(house) == set()
    assert house.error("GET", table.path)[:2] == (404, "no-such-table")


def test_abandoned_games_and_empty_tables_have_times_of_their_own(house: House, archive: Path) -> None:
    house.registry.retention = Retention(finished=10, abandoned=20, waiting=5, archive=str(archive))
    going, empty = house.make(), house.make(start=False)
    with going.seated("red", "keeper") as players:
        play(players, 3)
    for days, left in ((6, {going.id}), (21, set())):
        for table in (going, empty):
            if table.id in there(house):
                age(house, table, days)
        house.run(house.registry.prune())
        assert there(house) & {going.id, empty.id} == left
    assert [path.name for path in archive.glob("*.json")] == [f"skirmish-{going.id}.json"]


def test_without_an_archive_games_stay_for_ever(house: House) -> None:
    house.registry.retention = Retention(1, 1, 1, "")
    table, empty = long_table(house), house.make(start=False)
    age(house, table, 1000)
    age(house, empty, 1000)
    assert house.run(house.registry.prune()) == 1
    assert there(house) == {table.id}


def test_an_archive_that_cannot_be_written_keeps_the_table(house: House, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    house.registry.retention = Retention(1, 1, 1, str(tmp_path / "file"))
    table = long_table(house)
    age(house, table, 1000)
    assert house.run(house.registry.prune()) == 0
    assert there(house) == {table.id}


def test_a_damaged_game_is_not_archived_by_itself(house: House, archive: Path) -> None:
    table = long_table(house)
    while_closed(house, lambda file: file.execute("DELETE FROM entries WHERE number = 57"))
    house.registry.retention = Retention(1, 1, 1, str(archive))
    age(house, table, 1000)
    assert house.run(house.registry.prune()) == 0
    assert there(house) == {table.id}


def test_who_sits_at_a_table_keeps_it(house: House, archive: Path) -> None:
    table = long_table(house)
    age(house, table, 1000)
    with table.join("red"):
        assert house.run(house.registry.prune()) == 0
    assert there(house) == {table.id}


def test_a_table_played_at_between_listing_and_removing_stays(house: House, archive: Path) -> None:
    table = long_table(house)
    age(house, table, 1000)
    (before,) = listed(house.registry.store)
    with table.join("red") as red:
        seat = red.decision["seat"]
    with table.join(seat) as player:
        assert player.act()["type"] == "ack"
    with pytest.raises(GrimtableError, match="stays"):
        retire(house.registry.store, before, str(archive))
    assert there(house) == {table.id}


def test_playing_keeps_a_table_although_the_same_seat_is_asked(house: House) -> None:
    """What a table tells when it goes to sleep is also that it was played at."""
    table = house.make(seats={"red": "human", "keeper": "human"})
    age(house, table, 50)
    with table.seated("red", "keeper") as players:
        first = players[0].decision["seat"]
        play(players, 1)
        while players[0].decision["seat"] != first:
            play(players, 1)
    house.run(_asleep(house))
    (found,) = listed(house.registry.store)
    assert time.time() - found.touched < DAY


async def _asleep(house: House) -> None:
    while house.registry.tables:  # until the server has noticed that everybody left
        house.registry.sweep(0.0)
        await asyncio.sleep(0.01)
    await house.registry.store.probe()  # behind what was handed in before


def test_every_table_says_until_when_it_is_kept(house: House, archive: Path) -> None:
    table = long_table(house, entries=len(recorded().entries))
    age(house, table, 10)
    day = time.strftime("%Y-%m-%d", time.gmtime(time.time() + 90 * DAY))
    (mine,) = house.ask("POST", "/api/tables/mine", {"tokens": [table.host]})["tables"]
    assert mine["table"]["kept_until"] == day
    assert house.ask("GET", table.path)["kept_until"] == day
    assert mine["table"]["notes"] == []
    house.registry.retention = Retention()
    (mine,) = house.ask("POST", "/api/tables/mine", {"tokens": [table.host]})["tables"]
    assert mine["table"]["kept_until"] is None


@pytest.mark.parametrize(
    ("language", "word"), [("en", "kept until"), ("de", "bleibt bis"), ("pl", "pozostanie do")]
)
def test_in_its_last_weeks_a_table_has_a_note(house: House, archive: Path, language: str, word: str) -> None:
    table = long_table(house, entries=len(recorded().entries))
    age(house, table, 95)
    shape = house.ask("GET", f"{table.path}?language={language}")
    assert word in shape["notes"][-1]
    assert shape["kept_until"] in shape["notes"][-1]


def test_snapshots_that_are_needed_no_more_go(house: House) -> None:
    """A finished game keeps the one a look back wakes from."""
    record = recorded()
    last = len(record.entries) - 1
    table = long_table(house, entries=last)
    with table.join(record.entries[last].seat) as player:  # type: ignore[union-attr]  # it was played
        offers = [offer["text"] for offer in player.decision["offers"]]
        assert player.act(offers.index(record.entries[last].action))["type"] == "ack"  # type: ignore[union-attr]
        player.reach(last + 1)
        assert player.result is not None
    with house.registry.store.reading() as connection:
        kept = connection.exec_driver_sql("SELECT entries FROM snapshots").scalars().all()
    assert kept == [SNAPSHOTS[-1]]


def test_reports_are_bounded(tmp_path: Path) -> None:
    from msgspec.structs import replace

    limits: Limits = replace(LIMITS, report_bytes=1000)
    house = House(tmp_path, limits)
    try:
        table = house.make()
        house.ask("POST", f"{table.path}/report", {"text": "odd"}, table.host, 201)
        assert house.error("POST", f"{table.path}/report", {"text": "odd"}, table.host)[0] == 409
    finally:
        house.close()


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("GRIMTABLE_KEEP_FINISHED_DAYS", "soon", "takes a number of days"),
        ("GRIMTABLE_KEEP_FINISHED_DAYS", "-1", "takes a number of days"),
        ("GRIMTABLE_KEEP_EVERYTHING", "1", "is not known; there are"),
        ("GRIMTABLE_KEEP_FINISHED", "1", "is not known; there are"),
    ],
)
def test_a_policy_that_cannot_be_read(tmp_path: Path, name: str, value: str, words: str) -> None:
    database = Database(str(tmp_path / "tables.sqlite3"))
    with pytest.raises(RetentionError, match=words):
        Retention.from_environment({name: value}, database)
    database.close()


def test_a_policy_from_the_environment(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "tables.sqlite3"))
    chosen = Retention.from_environment(
        {"GRIMTABLE_KEEP_FINISHED_DAYS": "7", "GRIMTABLE_KEEP_WAITING_DAYS": "0", "PATH": "/bin"}, database
    )
    assert chosen == Retention(7, 365, 0, str(tmp_path / "archive"))
    assert chosen.until("waiting", 0.0) is None
    database.close()
