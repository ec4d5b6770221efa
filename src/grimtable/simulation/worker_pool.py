"""Crews: who plays the chunks of a batch. Here: this process itself, or worker processes of this machine."""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for
from typing import Protocol

from grimtable.simulation.batch_spec import BatchSpec, SimulationError
from grimtable.simulation.playing import Chunk, play_chunk


class WorkerPool(Protocol):
    """Somebody who plays chunks of games and hands them back in whatever order they are finished."""

    @property
    def size(self) -> int:
        """How many chunks can be played at the same time."""
        ...

    @property
    def largest(self) -> int:
        """How many games a chunk may hold."""
        ...

    def send(self, spec: BatchSpec, numbers: Sequence[int]) -> None:
        """Have these games played."""
        ...

    @property
    def busy(self) -> int:
        """Chunks that were sent and have not come back."""
        ...

    def receive(self) -> Chunk:
        """Wait for the next finished chunk."""
        ...

    def recall(self) -> None:
        """Take back what was sent and nobody has begun with."""
        ...

    def close(self) -> None:
        """Send everybody home; what is still being played is given up."""
        ...


class Alone:
    """Everything in this process, one game at a time: a stop loses the game being played and no other."""

    size = 1
    largest = 1

    def __init__(self) -> None:
        self._waiting: deque[tuple[BatchSpec, Sequence[int]]] = deque()

    def send(self, spec: BatchSpec, numbers: Sequence[int]) -> None:
        self._waiting.append((spec, numbers))

    @property
    def busy(self) -> int:
        return len(self._waiting)

    def receive(self) -> Chunk:
        spec, numbers = self._waiting[0]
        chunk = play_chunk(spec, numbers)
        self._waiting.popleft()
        return chunk

    def recall(self) -> None:
        self._waiting.clear()

    close = recall


class Workers:
    """Worker processes. They are started fresh: a fork would copy the parent's threads in mid-work."""

    largest = 256

    def __init__(self, size: int) -> None:
        self.size = size
        self._pool = ProcessPoolExecutor(size, mp_context=get_context("spawn"), initializer=begin_work)
        self._waiting: set[Future[Chunk]] = set()

    def send(self, spec: BatchSpec, numbers: Sequence[int]) -> None:
        self._waiting.add(self._pool.submit(play_chunk, spec, numbers))

    @property
    def busy(self) -> int:
        return len(self._waiting)

    def receive(self) -> Chunk:
        done, _ = wait(self._waiting, return_when=FIRST_COMPLETED)
        future = next(iter(done))
        self._waiting.discard(future)
        try:
            return future.result()
        except BrokenProcessPool:
            raise SimulationError(
                "a worker process has died, perhaps for want of memory; finished games are kept, "
                "and the same command goes on with fewer --jobs"
            ) from None

    def recall(self) -> None:
        self._waiting = {future for future in self._waiting if not future.cancel()}

    def close(self) -> None:
        # Workers would finish the chunk in hand first; whoever closes early does not want to wait for it.
        busy = bool(self._waiting)
        processes = list((getattr(self._pool, "_processes", None) or {}).values())
        self._pool.shutdown(wait=not busy, cancel_futures=True)
        if busy:
            for process in processes:
                process.terminate()
            for process in processes:
                process.join()


def begin_work() -> None:
    """A worker leaves Ctrl-C to its parent, and goes when the parent has gone without a word."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    wait_for([sentinel])
    os._exit(1)


def processors() -> int:
    """The processors that this process may use, where the system can say it."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed is not None else os.cpu_count() or 1


def make_pool(jobs: int) -> WorkerPool:
    """As many processes as wanted; a single one plays in this very process."""
    return Alone() if jobs <= 1 else Workers(jobs)
