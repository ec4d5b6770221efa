"""Databases that a server must not use: of a newer version, of another server, or taken away."""

import os
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from grimtable.cli.main import main
from grimtable.server.database import Database, StorageError
from tools.serving import Server

Begin = Callable[[str | Path], tuple[int, str]]


@pytest.fixture
def begin(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Begin:
    """Try to serve a database in this process: the exit code and what is said; it must not succeed."""

    def serves(*_: object, **__: object) -> None:
        raise AssertionError("it begins to serve")

    monkeypatch.setattr("grimtable.server.running.server_logging.set_up", lambda **_: None)
    monkeypatch.setattr("grimtable.server.running.TableRegistry", serves)

    def begin(database: str | Path) -> tuple[int, str]:
        code = main(["serve", "--port", "0", "--database", str(database)])
        return code, capsys.readouterr().err

    return begin


def one_sentence(ended: tuple[int, str], *words: str) -> None:
    code, said = ended
    assert code == 1
    assert said.count("\n") == 1, said
    for word in words:
        assert word in said


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "tables.sqlite3"
    Database(str(path)).close()
    return path


@pytest.mark.parametrize("revision", ["0099", "a7c3", "'; DROP TABLE tables; --"])
def test_a_newer_schema_is_one_sentence(begin: Begin, path: Path, revision: str) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        file.commit()
    before = path.read_bytes()
    one_sentence(begin(path), "update Grimtable", revision[:40])
    assert path.read_bytes() == before, "nothing is touched"


def test_a_second_server_behind_links(begin: Begin, path: Path) -> None:
    soft, hard = path.with_name("soft.sqlite3"), path.with_name("hard.sqlite3")
    soft.symlink_to(path)
    os.link(path, hard)
    with Server(str(path)) as server:
        for other in (path, soft, hard, path.parent / "." / ".." / path.parent.name / path.name):
            one_sentence(begin(other), "another server uses")
        assert server.ask("GET", "/health")[0] == 200
        assert server.ask("POST", "/api/tables", {"game": "skirmish"})[0] == 201


def test_a_lock_that_was_deleted_still_holds(begin: Begin, path: Path) -> None:
    """A tidy person removes the file beside the database."""
    with Server(str(path)):
        path.with_name(f"{path.name}-lock").unlink()
        one_sentence(begin(path), "another server uses")


def test_a_second_opening_in_one_process_leaves_the_first_alone(path: Path) -> None:
    """Closing any descriptor of a file ends all of a process's locks on it, those of SQLite included."""
    hard = path.with_name("hard.sqlite3")
    os.link(path, hard)
    first = Database(str(path))
    with first.engine.connect() as connection:
        connection.exec_driver_sql("UPDATE writers SET seen = 1")
        with pytest.raises(StorageError, match="another server uses"):
            Database(str(hard))
        with (
            closing(sqlite3.connect(path, timeout=0)) as other,
            pytest.raises(sqlite3.OperationalError, match="locked"),
        ):
            other.execute("UPDATE writers SET seen = 2")
        connection.rollback()
    first.close()


def test_a_server_whose_file_is_taken_away_stops_with_a_sentence(path: Path) -> None:
    with Server(str(path)) as server:
        path.rename(path.with_name("elsewhere.sqlite3"))
        assert server.process is not None
        assert server.process.wait(timeout=60) == 1
        assert "was moved, deleted or replaced while the server ran" in server.last_words()
        assert "Traceback" not in server.last_words()
        server.process = None


def test_a_killed_server_lets_go(path: Path) -> None:
    with Server(str(path)) as server:
        os.kill(server.pid, signal.SIGKILL)
        assert server.process is not None
        server.process.wait()
        server.start()


def test_a_folder_where_nothing_can_be_written(begin: Begin, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    one_sentence(begin(tmp_path / "file" / "tables.sqlite3"), "cannot be opened")
    one_sentence(begin(tmp_path), "cannot be")
