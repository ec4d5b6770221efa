"""A server that can be brought to a standstill by a request: the program of `test_closing`."""

import asyncio
import sys
import threading
import time
from typing import Any

from grimtable.cli.main import main
from grimtable.server import running

#: Longer than any test waits.
FOR_EVER = 600.0

make_app = running.make_app  # type: ignore[attr-defined]  # it is put in its place below


def make_stuck_app(registry: Any, **more: Any) -> Any:
    """The usual application, and two addresses at which it gets stuck."""
    inner = make_app(registry, **more)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["path"] == "/stuck/loop":
            time.sleep(FOR_EVER)
        elif scope["type"] == "http" and scope["path"] == "/stuck/threads":
            loop = asyncio.get_running_loop()
            for executor in (None, registry.storage, registry.study):
                for _ in range(40):
                    loop.run_in_executor(executor, threading.Event().wait, FOR_EVER)
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body", "body": b""})
        else:
            await inner(scope, receive, send)

    return app


if __name__ == "__main__":
    running.make_app = make_stuck_app  # type: ignore[attr-defined]  # as above
    raise SystemExit(main(["serve", *sys.argv[1:]]))
