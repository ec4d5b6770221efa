"""Running a server: bind the port, open the database, serve until told to stop."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import threading
from asyncio import get_running_loop
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

from grimtable.kernel.errors import GrimtableError
from grimtable.server import logging as server_logging
from grimtable.server.application import STATIC, make_app
from grimtable.server.database import Database
from grimtable.server.doors import Doors, protocols
from grimtable.server.limits import Limits
from grimtable.server.metrics import Metrics
from grimtable.server.retention import Retention
from grimtable.server.tables import TableRegistry
from grimtable.server.threads import Threads, leave

#: The thread that commits must not wait long for the one that draws: seconds between two changes of turn.
SWITCH_SECONDS = 0.0005
#: A look through everything in memory stops all tables for a tenth of a second; hardly anything here lives in
#: circles, so it may come seldom (the usual numbers are 700, 10, 10).
COLLECTOR = (50_000, 20, 200)
#: Seconds that open requests have to finish at the end.
GOODBYE_SECONDS = 2
#: Seconds after which a server that was told to close closes, whatever keeps it.
LAST_SECONDS = 6.0
#: Seconds that the writer has then.
LAST_WORDS = 3.0


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
    registry = TableRegistry(opened, limits=limits, metrics=metrics, retention=retention)
    origins = [origin for origin in os.environ.get("GRIMTABLE_ORIGINS", "").split(",") if origin]
    config = settings(make_app(registry, origins=origins), limits, metrics)
    if log_format == "json":
        say = log_the_greeting
    server = _Server(config, registry, lambda: say(_greeting(listening, opened)))
    lost: list[str] = []

    def give_up(sentence: str) -> None:
        lost.append(sentence)
        server.should_exit = True

    registry.give_up = give_up
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
    leave()


def settings(app: ASGIApp, limits: Limits, metrics: Metrics) -> uvicorn.Config:
    """How the web server runs an application of ours."""
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").split(",")
    http, live = protocols(Doors(limits, metrics, [proxy.strip() for proxy in proxies]))
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=http,
        ws=live,
        ws_max_size=4 * limits.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
        proxy_headers=True,
    )


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


class _Server(uvicorn.Server):
    """Says its address when it really listens, and closes in time when it is told to."""

    def __init__(self, config: uvicorn.Config, registry: TableRegistry, greet: Callable[[], object]) -> None:
        super().__init__(config)
        self.threads = Threads(4, "other")
        self._registry = registry
        self._greet = greet
        self._last: threading.Timer | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Close; if that takes too long, a thread ends the process.

        A signal is heard even while the loop is busy, so nothing that keeps the loop keeps the server open.
        """
        if self._last is None:
            self._last = threading.Timer(LAST_SECONDS, self._close_now)
            self._last.daemon = True
            self._last.start()
        super().handle_exit(sig, frame)

    def _close_now(self) -> None:
        """What was acknowledged is on the disk; what waits to be written is written, and that is the end."""
        logging.getLogger(__name__).error(
            "closing took longer than %d seconds; it is cut short", LAST_SECONDS
        )
        self._registry.store.writer.close(LAST_WORDS)
        leave(at_once=True)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        get_running_loop().set_default_executor(self.threads)
        await super().startup(sockets)
        if self.started:
            self._greet()
        else:
            logging.getLogger(__name__).error("the server did not start")
