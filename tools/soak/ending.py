"""Ending what goes on after its time, with all it has started, however busy the machine is."""

from __future__ import annotations

import multiprocessing
import os
import resource
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

#: Seconds between two rings of the alarm: whoever cleans up after the first one is not disturbed at once.
AGAIN = 30.0


class TimeUp(BaseException):
    """Rung in the middle of work; no `except Exception` on the way keeps it."""


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """TimeUp after so many seconds of the clock, and processes that the work has started are ended then."""

    def ring(*_: object) -> None:
        for child in multiprocessing.active_children():
            child.kill()
        raise TimeUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, max(0.001, seconds), AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def own_seconds() -> float:
    """Processor time of this process and of those it has waited for."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def group_seconds(group: int) -> float:
    """Processor time of every process of a group, those that have ended and were waited for among them."""
    ticks = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
        except OSError:  # it has ended in between
            continue
        if int(fields[2]) == group:
            ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def end_group(group: int) -> None:
    """Every process of the group, at once."""
    with suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)
