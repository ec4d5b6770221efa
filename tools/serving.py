"""A Grimtable server in a process of its own, for tests and measurements that start, watch and kill it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

from tools.postgres import free_port

ROOT = Path(__file__).resolve().parents[1]
START_SECONDS = 60.0

#: One machine plays everybody here, so bounds for each address make no sense; the others stay as they are.
ONE_ADDRESS = {
    "GRIMTABLE_LIMIT_CONNECTIONS_PER_ADDRESS": "5000",
    "GRIMTABLE_LIMIT_TABLES_PER_ADDRESS": "100000",
    "GRIMTABLE_LIMIT_REQUESTS_PER_SECOND": "100000",
    "GRIMTABLE_LIMIT_REQUESTS_BURST": "100000",
    "GRIMTABLE_LIMIT_JOINS_PER_SECOND": "100000",
    "GRIMTABLE_LIMIT_JOINS_BURST": "100000",
}
#: Faster than people ever are: for measuring without a pace.
NO_PACE = {
    "GRIMTABLE_LIMIT_MESSAGES_PER_SECOND": "1000000",
    "GRIMTABLE_LIMIT_MESSAGES_BURST": "1000000",
}


class ServerFailed(Exception):
    """The server did not start or did not stop; says what its log says."""


class Server:
    """`grimtable serve` on a free port of the loopback, with one database."""

    def __init__(
        self, database: str, environment: Mapping[str, str] | None = None, *, command: list[str] | None = None
    ) -> None:
        """`command` is another program that takes the same options, for comparison."""
        self.database = database
        self.environment = {**ONE_ADDRESS, **(environment or {})}
        self.port = free_port()
        self.command = command or [sys.executable, "-m", "grimtable", "serve"]
        self.process: subprocess.Popen[bytes] | None = None
        descriptor, name = tempfile.mkstemp(prefix="grimtable-server-", suffix=".log")
        os.close(descriptor)
        self.log = Path(name)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def live(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        ended = None if self.process is None else self.process.poll()
        self.stop()
        if kind is not None:  # whoever looks for the cause will want to read it
            print(f"the server {'ran' if ended is None else f'had ended with {ended}'}; its log ends with:")
            print(self.last_words())
        self.log.unlink(missing_ok=True)

    def start(self) -> None:
        """Start, and wait until the server says it is well."""
        environment = {**os.environ, **self.environment}
        environment["PYTHONPATH"] = f"{ROOT / 'src'}{os.pathsep}{ROOT}"
        options = ["--host", "127.0.0.1", "--port", str(self.port), "--database", self.database]
        with self.log.open("ab") as output:
            self.process = subprocess.Popen(
                [*self.command, *options],
                cwd=ROOT,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=5) as answer:
                    if answer.status == 200:
                        return
            except (urllib.error.URLError, OSError):
                time.sleep(0.03)
        self.stop()
        raise ServerFailed(f"the server did not start:\n{self.last_words()}")

    def kill(self) -> None:
        """`kill -9`: no warning, no goodbye."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.process = None

    def kill_and_start(self) -> None:
        """What whoever manages services does after a crash."""
        self.kill()
        self.start()

    def stop(self) -> None:
        """Stop as Ctrl-C does, and insist after a while."""
        if self.process is None:
            return
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.process = None

    def last_words(self, letters: int = 4_000) -> str:
        """The end of the server's log."""
        return self.log.read_text(encoding="utf-8", errors="replace")[-letters:]

    def memory(self) -> int:
        """What the process holds in memory now, in bytes (not the bots' processes)."""
        for line in Path(f"/proc/{self.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise ServerFailed("the system does not say how much memory the server has")

    def processor_seconds(self) -> float:
        """How much processor time the process has used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def ask(
        self, method: str, path: str, body: object = None, *, token: str | None = None
    ) -> tuple[int, Any]:
        """One HTTP request: status, and the answer's JSON (its text when it is none)."""
        request = urllib.request.Request(self.address + path, method=method)
        if token is not None:
            request.add_header("Authorization", f"Bearer {token}")
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request, data, timeout=30) as answer:
                return answer.status, _read(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return error.code, _read(error.read())


def _read(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return body.decode("utf-8", errors="replace")
