"""Running a server: bind the port, open the database, serve until told to stop."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
from asyncio import get_running_loop
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import uvicorn

from grimtable.kernel.errors import GrimtableError
from grimtable.server import logging as server_logging
from grimtable.server.application import STATIC, make_app
from grimtable.server.database import Database
from grimtable.server.hall import Hall
from grimtable.server.limits import Limits
from grimtable.server.metrics import Metrics
from grimtable.server.retention import Retention

#: The thread that commits must not wait long for the one that draws: seconds between two changes of turn.
SWITCH_SECONDS = 0.0005
#: A look through everything in memory stops all tables for a tenth of a second; hardly anything here lives in
#: circles, so it may come seldom (the usual numbers are 700, 10, 10).
COLLECTOR = (50_000, 20, 200)
#: Seconds that open requests have to finish at the end.
GOODBYE_SECONDS = 2


class CannotServe(GrimtableError):
    """The server cannot start; one sentence."""


def run(
    host: str,
    port: int,
    database: str,
    *,
    quiet: bool,
    say: Callable[[str], object],
    log_format: server_logging.LogFormat = "text",
) -> None:
    """Serve until interrupted; CannotServe or StorageError in a sentence when it cannot begin.

    When threads are still busy with something that nobody waits for any more, the process ends here.
    """
    limits = Limits.from_environment(os.environ)
    listening = bind(host, port)
    try:
        server_logging.set_up(access=not quiet, form=log_format)
        opened = Database(database)
        try:
            retention = Retention.from_environment(os.environ, opened)
        except GrimtableError:
            opened.close()
            raise
    except GrimtableError:
        listening.close()
        raise
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*COLLECTOR)
    metrics = Metrics()
    hall = Hall(opened, limits=limits, metrics=metrics, retention=retention)
    origins = [origin for origin in os.environ.get("GRIMTABLE_ORIGINS", "").split(",") if origin]
    config = uvicorn.Config(
        make_app(hall, origins=origins),
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=4 * limits.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
        proxy_headers=True,
    )
    if log_format == "json":
        say = log_the_greeting
    server = _Server(config, lambda: say(_greeting(listening, opened)))
    lost: list[str] = []

    def give_up(sentence: str) -> None:
        lost.append(sentence)
        server.should_exit = True

    hall.give_up = give_up
    # Whoever manages services says SIGTERM; the server's library raises it again once it has closed.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        # Ctrl-C is how a server is closed; by now everything has been written and everybody told.
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listening])
    finally:
        opened.close()
        listening.close()
    if not server.started:
        raise CannotServe("the server could not start; the log above says why")
    if lost:
        raise CannotServe(lost[0])
    server.threads.leave()


def log_the_greeting(greeting: str) -> None:
    """Where every line is JSON, the greeting is an entry like the others."""
    logging.getLogger(__name__).info("the server is open: %s", " ".join(greeting.split()))


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen at; a taken port is a sentence."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=1024)
    except OverflowError:
        raise CannotServe(f"there is no port {port}; choose one from 1 to 65535") from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotServe(
            f"port {port} at {host} cannot be used: {reason.lower()}; choose another one with --port"
        ) from None


def _greeting(listening: socket.socket, database: Database) -> str:
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        shown = f"http://localhost:{port}/ (and at this machine's address for everybody in your network)"
    else:
        shown = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    hint = (
        "" if (STATIC / "index.html").is_file() else "\nThe browser client is not built yet: run `make web`."
    )
    return f"Grimtable is open at {shown}\nTables are kept in {database.shown}. Ctrl-C closes it.{hint}"


class Threads(ThreadPoolExecutor):
    """Where the server draws catalogues, replays and warm-ups; at the end nobody waits for them.

    A thread cannot be interrupted, and Python joins every one before it ends: a server closed while it was
    still loading its games took seconds to go.
    """

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Take nothing more and drop what has not begun, without waiting for what has."""
        super().shutdown(wait=False, cancel_futures=True)

    @property
    def are_busy(self) -> bool:
        """Whether any of them still lives; an idle one ends as soon as it hears of the shutdown."""
        for thread in self._threads:
            thread.join(timeout=0.02)
        return any(thread.is_alive() for thread in self._threads)

    def leave(self) -> None:
        """End the process if a thread would keep it; the store has written everything and is closed."""
        if self.are_busy:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(0)


class _Server(uvicorn.Server):
    """Says its address when it really listens."""

    def __init__(self, config: uvicorn.Config, greet: Callable[[], object]) -> None:
        super().__init__(config)
        self.threads = Threads(thread_name_prefix="grimtable")
        self._greet = greet

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        get_running_loop().set_default_executor(self.threads)
        await super().startup(sockets)
        if self.started:
            self._greet()
        else:
            logging.getLogger(__name__).error("the server did not start")
