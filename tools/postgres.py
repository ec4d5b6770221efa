"""A PostgreSQL of our own for tests and measurements: made anew, on loopback only, gone afterwards."""

from __future__ import annotations

import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

#: Debian keeps the server's programs out of the search path, one folder for each version.
DEBIAN = Path("/usr/lib/postgresql")
#: The server refuses to run as root; these accounts exist where it was installed, or everywhere.
ACCOUNTS = ("postgres", "nobody")
ROLE = "grimtable"
START_SECONDS = 60.0


class NoPostgres(Exception):
    """No PostgreSQL can be started here; says why in one sentence."""


def programs() -> Path:
    """The folder with `initdb` and `postgres`, of the newest version there is."""
    if DEBIAN.is_dir():
        versions = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3].split(".")[0]))
        if versions:
            return versions[-1].parent
    found = shutil.which("initdb")
    if found is None:
        raise NoPostgres("PostgreSQL is not installed (no initdb); install the package postgresql")
    return Path(found).resolve().parent


class Account(NamedTuple):
    """Whom to be while running PostgreSQL, as `subprocess` wants it; without a user, oneself."""

    user: int | None = None
    group: int | None = None
    extra_groups: tuple[int, ...] | None = None


def _account() -> Account:
    """Oneself, unless one is root."""
    if os.geteuid() != 0:
        return Account()
    for name in ACCOUNTS:
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return Account(found.pw_uid, found.pw_gid, ())
    raise NoPostgres("PostgreSQL does not run as root, and there is no account postgres or nobody")


class Postgres:
    """A running server."""

    def __init__(self, bin: Path, folder: Path, account: Account, *, durable: bool) -> None:
        self.bin = bin
        self.folder = folder
        self.account = account
        self.durable = durable
        self._databases = 0
        self.process, self.port = _start(bin, folder, account, durable=durable)

    def crash(self) -> None:
        """`kill -9` for every process of it, as a machine that loses its power does; and start it again."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        everybody = [self.process.pid, *map(int, children.read_text(encoding="ascii").split())]
        for pid in everybody:  # the first starts the others anew, so it goes first
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()
        until = time.monotonic() + START_SECONDS
        while any(Path(f"/proc/{pid}").exists() for pid in everybody) and time.monotonic() < until:
            time.sleep(0.01)
        self.process, self.port = _start(
            self.bin, self.folder, self.account, durable=self.durable, port=self.port
        )

    def stop(self) -> None:
        """A fast shutdown: ends the connections, writes everything."""
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def database(self) -> str:
        """Make a new empty database; its address as `GRIMTABLE_DATABASE_URL` takes it."""
        self._databases += 1
        name = f"table_{self._databases}"
        self.run(f"CREATE DATABASE {name}", database="postgres")
        return f"postgresql://{ROLE}@127.0.0.1:{self.port}/{name}"

    def run(self, statement: str, *, database: str) -> str:
        """Carry out one statement and return what `psql` prints, without headings."""
        command = [str(self.bin / "psql"), "--no-psqlrc", "--quiet", "--tuples-only", "--no-align"]
        command += ["--set", "ON_ERROR_STOP=1", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--username", ROLE, "--dbname", database, "--command", statement]
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
        return done.stdout.strip()


@contextmanager
def running_postgres(*, durable: bool = True, parent: Path | None = None) -> Iterator[Postgres]:
    """Start a server in a temporary folder, and stop and remove it afterwards.

    Without `durable` it may lose data when the machine fails, which no test does; it is then
    a good deal faster.
    """
    bin = programs()
    account = _account()
    folder = Path(tempfile.mkdtemp(prefix="grimtable-postgres-", dir=parent))
    try:
        if account.user is not None and account.group is not None:
            os.chown(folder, account.user, account.group)
        _initialise(bin, folder, account)
        postgres = Postgres(bin, folder, account, durable=durable)
        try:
            yield postgres
        finally:
            postgres.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _initialise(bin: Path, folder: Path, account: Account) -> None:
    command = [str(bin / "initdb"), "--pgdata", str(folder / "data"), "--username", ROLE, "--auth", "trust"]
    command += ["--encoding", "UTF8", "--no-locale", "--no-sync"]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        cwd=folder,
        user=account.user,
        group=account.group,
        extra_groups=account.extra_groups,
    )
    if done.returncode:
        raise NoPostgres(f"initdb failed: {done.stderr.strip().splitlines()[-1:]}")


def _start(
    bin: Path, folder: Path, account: Account, *, durable: bool, port: int | None = None
) -> tuple[subprocess.Popen[bytes], int]:
    """Start the server, at a free port where none is named; another program may take it, so try again."""
    wanted = port
    for _ in range(5):
        port = free_port() if wanted is None else wanted
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(port),
            "unix_socket_directories": str(folder),
            "max_connections": "60",
            "shared_buffers": "32MB",
        }
        if not durable:
            settings |= {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
        command = [str(bin / "postgres"), "-D", str(folder / "data")]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        log = folder / "log"
        with log.open("wb") as output:
            process = subprocess.Popen(
                command,
                stdout=output,
                stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL,
                cwd=folder,
                user=account.user,
                group=account.group,
                extra_groups=account.extra_groups,
            )
        if _is_ready(bin, process, port):
            return process, port
        process.kill()
        process.wait()
    last = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()[-1:]
    raise NoPostgres(f"PostgreSQL did not start: {last}")


def _is_ready(bin: Path, process: subprocess.Popen[bytes], port: int) -> bool:
    ready = [str(bin / "pg_isready"), "--quiet", "--host", "127.0.0.1", "--port", str(port)]
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until and process.poll() is None:
        if subprocess.run(ready, check=False, timeout=30).returncode == 0:
            return True
        time.sleep(0.05)
    return False


#: Below the ports that systems give to clients: while a server is down, a client that dials its port from the
#: same port would reach itself, and any client might take the port away from it.
_OF_SERVERS = range(20_000, 32_000)


def free_port() -> int:
    """A port of the loopback that nobody uses at this moment, and no client is given."""
    while True:
        port = random.SystemRandom().choice(_OF_SERVERS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
