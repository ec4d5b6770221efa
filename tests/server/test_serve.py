"""The command `grimtable serve`: starting, stopping, and mistakes in one sentence."""

import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from grimtable.cli.main import main
from grimtable.server.database import Database

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def loggers_are_put_back() -> Iterator[None]:
    """A server in this process would leave its log writing to a stream that the test has closed."""
    root = logging.getLogger()
    kept, level = root.handlers[:], root.level
    yield
    root.handlers[:] = kept
    root.setLevel(level)


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_it_prints_its_address_serves_and_stops(tmp_path: Path, ending: signal.Signals) -> None:
    """Ctrl-C at a terminal; SIGTERM from whoever manages services and containers."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "grimtable", "serve", "--port", "0", "--quiet"]
    with subprocess.Popen(
        [*command, "--database", str(tmp_path / "new" / "tables.sqlite3")],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
        assert found is not None
        with urllib.request.urlopen(f"{found[0]}health", timeout=20) as answer:
            assert answer.status == 200
        process.send_signal(ending)
        _, errors = process.communicate(timeout=30)
        assert "Traceback" not in errors
        assert process.returncode == 0
    assert (tmp_path / "new" / "tables.sqlite3").is_file()


def test_with_json_logs_every_line_is_an_object(tmp_path: Path) -> None:
    """The greeting included: containers mix both streams."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "grimtable", "serve", "--port", "0", "--log-format", "json"]
    with subprocess.Popen(
        [*command, "--database", str(tmp_path / "tables.sqlite3")],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        greeting = json.loads(process.stdout.readline())
        found = re.search(r"http://127\.0\.0\.1:\d+/", greeting["message"])
        assert found is not None
        with urllib.request.urlopen(f"{found[0]}health", timeout=20) as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGTERM)
        output, _ = process.communicate(timeout=30)
    lines = [json.loads(line) for line in output.splitlines()]
    assert [(line["event"], line["path"]) for line in lines if "path" in line] == [("request", "/health")]


def test_a_taken_port_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--database", str(tmp_path / "x.sqlite3")]) == 1
    message = capsys.readouterr().err
    assert message.count("\n") == 1
    assert f"port {port}" in message


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("mysql://x/y", "SQLite path"),
        ("postgresql://nobody:hunter2@127.0.0.1:1/x", "cannot be used"),
        ("sqlite://", "needs a path"),
    ],
)
def test_a_bad_database_is_one_sentence(
    place: str, words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRIMTABLE_DATABASE_URL", place)
    assert main(["serve", "--port", "0"]) == 1
    message = capsys.readouterr().err
    assert message.count("\n") == 1
    assert words in message
    assert "hunter2" not in message


def test_a_file_that_is_no_database_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 100, encoding="utf-8")
    assert main(["serve", "--port", "0", "--database", str(path)]) == 1
    assert "not a database" in capsys.readouterr().err


def test_a_sqlite_file_belongs_to_one_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "tables.sqlite3"
    database = Database(str(path))
    assert main(["serve", "--port", "0", "--database", str(path)]) == 1
    assert "another server uses" in capsys.readouterr().err
    database.close()
    Database(str(path)).close()


BUSY = """
import time
from grimtable.server.threads import Threads, leave

threads = Threads(1, "catalogue")
threads.submit(time.sleep, {seconds})
time.sleep(0.1)
threads.shutdown()
print("closed", threads.are_busy)
leave()
print("left by the usual way")
"""


@pytest.mark.parametrize(
    ("seconds", "said"), [(120, "closed True\n"), (0, "closed False\nleft by the usual way\n")]
)
def test_the_end_waits_for_no_thread(seconds: int, said: str) -> None:
    """A catalogue that is still being drawn keeps nobody from closing the server."""
    process = subprocess.run(
        [sys.executable, "-c", BUSY.format(seconds=seconds)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        text=True,
        timeout=60,
        check=True,
    )
    assert process.stdout == said
