"""Threads of a server, each sort for itself, so that none can starve another.

* `storage` asks the database;
* `tables` wakes tables and prepares what is shown of them;
* `study` does what a visitor may ask for as often as they like: replays, moments, forecasts, overlays, logs.
  It takes so many at a time from everybody, and so many from each address; who asks for more is refused;
* closing has a thread of its own.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import ParamSpec, TypeVar
from weakref import WeakSet

from grimtable.server.limits import Limits, Turns

A = TypeVar("A")
P = ParamSpec("P")

_all: WeakSet[Threads] = WeakSet()


class Threads(ThreadPoolExecutor):
    """A few threads; at the end nobody waits for them.

    A thread cannot be interrupted, and Python joins every one before it ends: a server closed while it was
    still loading its games took seconds to go.
    """

    def __init__(self, most: int, name: str) -> None:
        super().__init__(most, thread_name_prefix=f"grimtable-{name}")
        _all.add(self)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Take nothing more and drop what has not begun, without waiting for what has."""
        super().shutdown(wait=False, cancel_futures=True)

    @property
    def are_busy(self) -> bool:
        """Whether any of them still lives; an idle one ends as soon as it hears of the shutdown."""
        for thread in self._threads:
            thread.join(timeout=0.02)
        return any(thread.is_alive() for thread in self._threads)

    async def run(self, function: Callable[P, A], *args: P.args, **kwargs: P.kwargs) -> A:
        """Do it in one of these threads."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self, partial(function, *args, **kwargs))


class Study(Threads):
    """The threads for what visitors start; bounded in all and for each address."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(limits.study_threads, "study")
        self.turns = Turns("busy", all=limits.studies, each=limits.studies_per_address)

    async def work(self, address: str, function: Callable[P, A], *args: P.args, **kwargs: P.kwargs) -> A:
        """Do it for this address; LimitReached when too much is under way already."""
        self.turns.take(address)
        loop = asyncio.get_running_loop()

        def give_back(_: object) -> None:
            with suppress(RuntimeError):  # the loop has ended, and every turn with it
                loop.call_soon_threadsafe(self.turns.give_back, address)

        future = self.submit(partial(function, *args, **kwargs))
        # The turn lasts as long as the work, even if whoever asked has gone: a thread cannot be stopped.
        future.add_done_callback(give_back)
        return await asyncio.wrap_future(future)


def leave(*, at_once: bool = False) -> None:
    """End the process if a thread would keep it, or at once; the store has written everything."""
    everybody = list(_all)
    for threads in everybody:
        threads.shutdown()
    if at_once or any(threads.are_busy for threads in everybody):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)
