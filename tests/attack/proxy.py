"""A proxy before PostgreSQL that loses a connection at the worst moment: while a COMMIT is under way."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Literal

#: When the connection is lost: before PostgreSQL hears of the COMMIT, during it, or after its answer.
Moment = Literal["before", "during", "after"]


class Proxy:
    """Passes everything on. `lose` arms it: the next COMMIT after `word` loses its line."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.lost = threading.Event()
        self.is_away = False  #: whether new connections are refused too
        self._moment: Moment | None = None
        self._word = b""
        self._stays_away = False
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._lines: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def lose(self, moment: Moment, word: str, *, stay_away: bool = False) -> None:
        """Lose the connection at the next COMMIT after `word` was sent over it."""
        self._moment, self._word, self._stays_away = moment, word.encode(), stay_away
        self.lost.clear()

    def close(self) -> None:
        self._listening.close()
        for line in self._lines:
            _end(line)

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listening.accept()
            except OSError:
                return
            if self.is_away:
                _end(client)
                continue
            server = socket.create_connection(("127.0.0.1", self.target))
            self._lines += [client, server]
            armed = threading.Event()
            threading.Thread(target=self._ask, args=(client, server, armed), daemon=True).start()
            threading.Thread(target=self._answer, args=(client, server, armed), daemon=True).start()

    def _ask(self, client: socket.socket, server: socket.socket, armed: threading.Event) -> None:
        """From our side to PostgreSQL."""
        said = False
        with suppress(OSError):
            while data := client.recv(65536):
                said = said or (self._moment is not None and self._word in data)
                if said and b"COMMIT" in data:
                    if self._moment == "before":
                        self._lose(client, server)
                        return
                    if self._moment == "during":
                        server.sendall(data)
                        self._lose(client, server)
                        return
                    armed.set()
                server.sendall(data)
        _end(server)

    def _answer(self, client: socket.socket, server: socket.socket, armed: threading.Event) -> None:
        with suppress(OSError):
            while data := server.recv(65536):
                if armed.is_set():
                    self._lose(client, server)
                    return
                client.sendall(data)
        _end(client)

    def _lose(self, client: socket.socket, server: socket.socket) -> None:
        self._moment = None
        self.is_away = self._stays_away
        _end(client)
        _end(server)
        self.lost.set()


def _end(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
    line.close()


@contextmanager
def proxy_before(port: int) -> Iterator[Proxy]:
    """A proxy before the PostgreSQL at this port."""
    proxy = Proxy(port)
    try:
        yield proxy
    finally:
        proxy.close()
