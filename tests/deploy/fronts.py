"""Real web servers in front of a real Grimtable: the shipped examples with other ports and paths put in."""

from __future__ import annotations

import http.client
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from websockets.sync.client import ClientConnection, connect

from tools.postgres import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
#: The name in the examples.
NAME = "table.example"
START_SECONDS = 30.0
#: Debian keeps nginx where only root looks.
PLACES = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin"))


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes


@dataclass(frozen=True)
class Front:
    """A web server in front; visitors come from any address of the loopback network."""

    port: int
    plain_port: int | None = None  #: where it only sends visitors on to HTTPS
    trust: ssl.SSLContext | None = None

    @property
    def origin(self) -> str:
        """Where a browser says our page comes from."""
        return f"{'http' if self.trust is None else 'https'}://{NAME}:{self.port}"

    def ask(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        *,
        address: str = "127.0.0.1",
        host: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        """One request of a visitor from this address, who means this host."""
        line = http.client.HTTPConnection(NAME, self.port, timeout=30)
        line.sock = self.dial(address)
        try:
            json = {"Content-Type": "application/json"} if body is not None else {}
            named = {"Host": host or f"{NAME}:{self.port}"}
            # Who refuses a body may answer before all of it was sent.
            with suppress(BrokenPipeError, ConnectionResetError):
                line.request(method, path, body, {**named, **json, **(headers or {})})
            with line.getresponse() as answer:
                kept = {name.lower(): value for name, value in answer.getheaders()}
                return Answer(answer.status, kept, answer.read())
        finally:
            line.close()

    def live(
        self, table: str, *, address: str = "127.0.0.1", origin: str | None = None, host: str = NAME
    ) -> ClientConnection:
        """A live connection as a browser opens it."""
        scheme = "ws" if self.trust is None else "wss"
        # The TLS is done by `dial`, so the library is told of a plain connection to the same place.
        return connect(
            f"ws://{host}:{self.port}/api/tables/{table}/live",
            sock=self.dial(address),
            origin=None if origin is None else origin,  # type: ignore[arg-type]  # a NewType of str
            additional_headers={"X-Forwarded-Proto": scheme},
            max_size=None,
            proxy=None,
            open_timeout=30,
        )

    def dial(self, address: str, name: str = NAME) -> socket.socket:
        """A connection from this address, encrypted where the front wants it."""
        line = socket.create_connection(("127.0.0.1", self.port), timeout=30, source_address=(address, 0))
        return line if self.trust is None else self.trust.wrap_socket(line, server_hostname=name)


def nginx_site(*, upstream: int, plain: int, encrypted: int, certificate: Path, key: Path) -> str:
    """The shipped site with the test's ports and files; every place has to be found."""
    return put_in(
        (DEPLOY / "nginx.conf").read_text(encoding="utf-8"),
        {
            "server 127.0.0.1:8404;": f"server 127.0.0.1:{upstream};",
            "listen 80": f"listen 127.0.0.1:{plain}",
            "listen 443": f"listen 127.0.0.1:{encrypted}",
            "/etc/ssl/table.example.pem": str(certificate),
            "/etc/ssl/private/table.example.key": str(key),
        },
    )


def caddy_site(*, upstream: int, port: int) -> str:
    """The shipped site without encryption, for its certificate would be asked for far away."""
    # What everything below hangs on: nothing but the site's own address is changed.
    own = "{\n\tadmin off\n\tauto_https off\n}\n"
    return own + put_in(
        (DEPLOY / "Caddyfile").read_text(encoding="utf-8"),
        {"\ntable.example {": f"\nhttp://{NAME}:{port} {{", "127.0.0.1:8404": f"127.0.0.1:{upstream}"},
    )


def put_in(text: str, values: dict[str, str]) -> str:
    """The text with these places filled; a place that is not there is an error."""
    for old, new in values.items():
        assert old in text, f"the example does not say {old!r} any more"
        text = text.replace(old, new)
    return text


@contextmanager
def nginx(upstream: int, folder: Path) -> Iterator[Front]:
    """The shipped example under a real nginx, with a certificate of its own."""
    certificate, key = make_certificate(folder)
    plain, encrypted = free_port(), free_port()
    site = folder / "site.conf"
    site.write_text(
        nginx_site(upstream=upstream, plain=plain, encrypted=encrypted, certificate=certificate, key=key),
        encoding="utf-8",
    )
    temporary = "".join(
        f"    {each}_temp_path {folder}/{each};\n"
        for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    main = folder / "nginx.conf"
    main.write_text(
        f"{'user root;' if os.geteuid() == 0 else ''}\ndaemon off;\nworker_processes 1;\npid {folder}/pid;\n"
        f"error_log {folder}/errors;\nevents {{ worker_connections 256; }}\n"
        f"http {{\n    access_log off;\n{temporary}    include {site};\n}}\n",
        encoding="utf-8",
    )
    command = [program("nginx"), "-e", str(folder / "errors"), "-p", str(folder), "-c", str(main)]
    with running(command, encrypted, folder):
        trust = ssl.create_default_context(cafile=str(certificate))
        yield Front(encrypted, plain, trust)


@contextmanager
def caddy(upstream: int, folder: Path) -> Iterator[Front]:
    """The shipped example under a real Caddy."""
    port = free_port()
    site = folder / "Caddyfile"
    site.write_text(caddy_site(upstream=upstream, port=port), encoding="utf-8")
    command = [program("caddy"), "run", "--config", str(site), "--adapter", "caddyfile"]
    with running(command, port, folder):
        yield Front(port)


@contextmanager
def running(command: list[str], port: int, folder: Path) -> Iterator[None]:
    """The program until the end of the block, from the moment it listens."""
    with (folder / "output").open("wb") as output:
        home = {
            **os.environ,
            "HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder),
            "XDG_DATA_HOME": str(folder),
        }
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, cwd=folder, env=home
        )
    try:
        until = time.monotonic() + START_SECONDS
        while not listens(port):
            said = (folder / "output").read_text(encoding="utf-8", errors="replace")[-2_000:]
            assert process.poll() is None and time.monotonic() < until, f"{command[0]} does not start: {said}"
            time.sleep(0.02)
        yield
    finally:
        process.terminate()
        process.wait(timeout=20)


def listens(port: int) -> bool:
    """Whether somebody answers at this port."""
    try:
        socket.create_connection(("127.0.0.1", port), timeout=5).close()
    except OSError:
        return False
    return True


def program(name: str) -> str:
    """Where a program of the system is; tools/prepare_system installs what is missing."""
    found = shutil.which(name, path=PLACES)
    assert found is not None, f"{name} is not installed: run tools/prepare_system"
    return found


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for the example's name that only this test trusts, and its key."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    command = [program("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    command += ["-nodes", "-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    command += ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    return certificate, key
