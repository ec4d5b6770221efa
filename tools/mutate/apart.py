"""Work in a process of its own, which nothing it changes outlives, with bounds on its time and memory."""

from __future__ import annotations

import json
import os
import resource
import select
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

#: Bytes that a process may take: a mutant that fills the memory is noticed, not waited for.
MOST_MEMORY = 3 * 1024**3


class Lost(Exception):
    """The process has said nothing: it hung, or died."""


class TooLong(BaseException):
    """The rules go on and on. Not an Exception: nobody on the way may take it for his own."""


@contextmanager
def bounded(seconds: float) -> Iterator[None]:
    """So many processor seconds for what is done within; else TooLong."""

    def out_of_time(number: int, frame: FrameType | None) -> None:
        raise TooLong

    signal.signal(signal.SIGVTALRM, out_of_time)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def apart(work: Callable[[], Any], cpu_seconds: int, wall_seconds: float) -> Any:
    """What a function returns, as JSON keeps it, asked in a process of its own; Lost if it says nothing."""
    reader, writer = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child == 0:
        os.close(reader)
        _work(work, writer, cpu_seconds)
    os.close(writer)
    said = _read(reader, child, wall_seconds)
    _, status = os.waitpid(child, 0)
    if not said:
        by = (
            f"signal {signal.Signals(os.WTERMSIG(status)).name}" if os.WIFSIGNALED(status) else "a silent end"
        )
        raise Lost(by)
    answer = json.loads(said)
    if "error" in answer:
        raise RuntimeError(answer["error"])
    return answer["answer"]


def _work(work: Callable[[], Any], writer: int, cpu_seconds: int) -> None:
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (cpu_seconds, cpu_seconds + 5))
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        with open(os.devnull, "r+b", buffering=0) as nothing:  # noqa: PTH123  (a file number is needed)
            for number in (0, 1, 2):
                os.dup2(nothing.fileno(), number)
        answer = {"answer": work()}
    except BaseException:  # noqa: BLE001  (told to the parent, whatever it is)
        answer = {"error": traceback.format_exc()}
    with os.fdopen(writer, "w", encoding="utf-8") as pipe:
        pipe.write(json.dumps(answer))
    os._exit(0)


def _read(reader: int, child: int, wall_seconds: float) -> bytes:
    """All that the child writes; when its time is up, it is ended."""
    until = time.monotonic() + wall_seconds
    said = b""
    while True:
        ready, _, _ = select.select([reader], [], [], max(0.0, until - time.monotonic()))
        if not ready:
            os.kill(child, signal.SIGKILL)
            said = b""
            break
        part = os.read(reader, 1 << 16)
        if not part:
            break
        said += part
    os.close(reader)
    return said
