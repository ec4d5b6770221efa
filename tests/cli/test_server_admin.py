"""`grimtable server-admin`: looking, taking out, changing, and a sentence where it is not safe."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from grimtable.cli.main import main
from grimtable.games import game_for
from grimtable.records.record import read_record
from grimtable.records.session import Session
from grimtable.server.database import Database
from grimtable.server.store import Store
from grimtable.server.waking import load
from tests.attack.stores import PLAYED, long_table, recorded, while_closed
from tests.server.postgres import postgres as postgres  # noqa: PLC0414 - a fixture
from tests.server.support import House, MadeTable
from tools.postgres import Postgres


class Owner:
    """Types commands."""

    def __init__(self, capsys: pytest.CaptureFixture[str], database: str) -> None:
        self.capsys = capsys
        self.database = database

    def says(self, *words: object, code: int = 0) -> str:
        """What a command prints; on failure its one sentence."""
        self.capsys.readouterr()
        found = main(["server-admin", *map(str, words), "--database", self.database])
        output, errors = self.capsys.readouterr()
        assert found == code, errors
        assert "Traceback" not in errors
        if code:
            assert errors.count("\n") == 1, errors
        return output if not code else output + errors


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[tuple[House, MadeTable, MadeTable]]:
    """A running server, a game that goes on and one that is over."""
    house = House(tmp_path)
    yield house, long_table(house), long_table(house, entries=len(recorded().entries))
    if house._thread.is_alive():
        house.close()


@pytest.fixture
def owner(tables: tuple[House, MadeTable, MadeTable], capsys: pytest.CaptureFixture[str]) -> Owner:
    return Owner(capsys, str(tables[0].path))


def test_looking_while_the_server_runs(
    tables: tuple[House, MadeTable, MadeTable], owner: Owner, tmp_path: Path
) -> None:
    _, going, over = tables
    shown = owner.says("list")
    assert going.id in shown
    assert over.id in shown
    assert "2 tables" in shown
    told = owner.says("show", going.id)
    assert "240 entries" in told
    assert "red: human Anna" in told
    assert "whole" in told
    assert "2 tables are whole" in owner.says("check", "--replay")
    assert "2 records written" in owner.says("export", "--all", tmp_path / "out")
    record = read_record((tmp_path / "out" / f"skirmish-{going.id}.json").read_bytes())
    assert record.entries == recorded().entries[:PLAYED]
    assert "0 tables would go" in owner.says("prune", "--dry-run")


def test_changing_while_the_server_runs_is_one_sentence(
    tables: tuple[House, MadeTable, MadeTable], owner: Owner, tmp_path: Path
) -> None:
    house, going, _ = tables
    owner.says("backup", tmp_path / "copy.sqlite3")
    for words in (
        ("delete", going.id, "--yes"),
        ("prune",),
        ("vacuum",),
        ("mend", going.id),
        ("restore", tmp_path / "copy.sqlite3", "--replace"),
    ):
        assert "another server uses the database" in owner.says(*words, code=1)
    assert house.ask("GET", "/health") == {"status": "well"}
    with going.join("red") as red:
        assert red.revision == PLAYED


def test_a_backup_of_a_running_server_is_restored(
    tables: tuple[House, MadeTable, MadeTable], owner: Owner, tmp_path: Path
) -> None:
    house, going, over = tables
    copy = tmp_path / "copy.sqlite3"
    owner.says("backup", copy)
    assert not list(tmp_path.glob("copy.sqlite3-*")), "one file"
    assert "exists already" in owner.says("backup", copy, code=1)
    house.close()
    owner.says("delete", going.id, "--yes")
    assert going.id not in owner.says("list")
    assert "say --replace" in owner.says("restore", copy, code=1)
    told = owner.says("restore", copy, "--replace")
    assert "what was there before is" in told
    assert len(list(tmp_path.glob("tables.sqlite3.before-*"))) == 1
    house.open()
    with going.join("red") as red:
        assert red.revision == PLAYED
    assert house.request("GET", f"{over.path}/record", token=over.host).status == 200


def test_a_backup_of_an_older_version_is_brought_up_to_date(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from tests.attack.test_old_databases import restored

    restored(tmp_path / "old.sqlite3", "0001")
    before = (tmp_path / "old.sqlite3").read_bytes()
    owner = Owner(capsys, str(tmp_path / "new" / "tables.sqlite3"))
    owner.says("restore", tmp_path / "old.sqlite3")
    assert (tmp_path / "old.sqlite3").read_bytes() == before
    assert "2 tables are whole" in owner.says("check", "--replay")


def test_from_sqlite_to_postgresql_and_back(
    tables: tuple[House, MadeTable, MadeTable],
    owner: Owner,
    postgres: Postgres,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    _, going, over = tables
    owner.says("backup", tmp_path / "copy.sqlite3")
    shared = Owner(capsys, postgres.database())
    shared.says("restore", tmp_path / "copy.sqlite3")
    assert "2 tables are whole" in shared.says("check", "--replay")
    assert "say --replace" in shared.says("restore", tmp_path / "copy.sqlite3", code=1)
    shared.says("restore", tmp_path / "copy.sqlite3", "--replace")
    shared.says("vacuum")
    shared.says("backup", tmp_path / "again.sqlite3")
    shared.says("delete", over.id, "--yes")
    assert over.id not in shared.says("list")
    with (
        closing(sqlite3.connect(tmp_path / "copy.sqlite3")) as one,
        closing(sqlite3.connect(tmp_path / "again.sqlite3")) as other,
    ):
        for name in ("tables", "keys", "seats", "entries", "snapshots", "notes"):
            question = f"SELECT * FROM {name} ORDER BY 1, 2"
            assert one.execute(question).fetchall() == other.execute(question).fetchall(), name
    database = Database(shared.database)
    store = Store(database)
    assert load(store, going.id).revision == PLAYED
    store.write_and_wait(going.id, store.noting(going.id, '{"key":"note-imported"}'))
    store.close()
    database.close()


def test_nobody_restores_under_a_connected_server(
    tables: tuple[House, MadeTable, MadeTable],
    owner: Owner,
    postgres: Postgres,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    owner.says("backup", tmp_path / "copy.sqlite3")
    place = postgres.database()
    database = Database(place)
    with database.engine.connect():
        told = Owner(capsys, place).says("restore", tmp_path / "copy.sqlite3", "--replace", code=1)
    assert "somebody is connected" in told
    database.close()


def test_damage_is_found_saved_and_mended(
    tables: tuple[House, MadeTable, MadeTable], owner: Owner, tmp_path: Path
) -> None:
    house, going, over = tables
    while_closed(
        house,
        lambda file: file.execute("DELETE FROM entries WHERE table_id = ? AND number = 57", (going.id,)),
    )
    told = owner.says("check", code=1)
    assert f"table {going.id}: entry 57 of 239 is damaged; the 56 before it are whole" in told
    assert over.id not in told
    assert "entry 57" in owner.says("show", going.id)
    owner.says("export", going.id, tmp_path)
    record = read_record((tmp_path / f"skirmish-{going.id}.json").read_bytes())
    assert len(Session.resume(game_for(record.setup), record).entries) == 56
    house.close()
    assert "goes on after entry 56" in owner.says("mend", going.id, "--yes")
    assert "nothing to mend" in owner.says("mend", going.id, "--yes", code=1)
    with closing(sqlite3.connect(house.path)) as file:
        assert file.execute("SELECT min(number), max(number), count(*) FROM set_aside").fetchone() == (
            58,
            240,
            183,
        )
    house.open()
    with going.join("red") as red:
        assert red.revision == 56
        seat = red.decision["seat"]
    with going.join(seat) as player:
        assert player.act()["type"] == "ack"


def test_pruning(
    tables: tuple[House, MadeTable, MadeTable],
    owner: Owner,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house, going, over = tables
    house.close()
    with closing(sqlite3.connect(house.path)) as file:
        file.execute("UPDATE tables SET touched = 0 WHERE id = ?", (over.id,))
        file.commit()
    monkeypatch.setenv("GRIMTABLE_ARCHIVE", str(tmp_path / "kept"))
    told = owner.says("prune", "--dry-run")
    assert "1 tables would go" in told
    assert over.id in told
    assert not (tmp_path / "kept").exists()
    assert "1 tables have gone" in owner.says("prune")
    assert (tmp_path / "kept" / f"skirmish-{over.id}.json").is_file()
    size = house.path.stat().st_size
    owner.says("vacuum")
    assert house.path.stat().st_size < size
    assert going.id in owner.says("list")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("show", "nothing"), "there is no table nothing"),
        (("export", "nothing", "folder"), "there is no table nothing"),
        (("export", "folder"), "name tables and a folder"),
        (("export", "--all", "a", "b"), "name tables and a folder"),
        (("restore", "nothing.sqlite3"), "there is no backup"),
    ],
)
def test_mistakes_are_one_sentence(
    tables: tuple[House, MadeTable, MadeTable], owner: Owner, words: tuple[str, ...], sentence: str
) -> None:
    assert sentence in owner.says(*words, code=1)


def test_a_database_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "nothing.sqlite3"
    assert "there is no database" in Owner(capsys, str(path)).says("list", code=1)
    assert not path.exists()


def test_a_database_of_an_older_version_is_only_looked_at(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from tests.attack.test_old_databases import restored

    restored(tmp_path / "old.sqlite3", "0002")
    assert "start `grimtable serve`" in Owner(capsys, str(tmp_path / "old.sqlite3")).says("list", code=1)
