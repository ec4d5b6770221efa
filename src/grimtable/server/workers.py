"""Workers: processes in which the server lets others work, with a limit on time and memory.

Bots think in them, and what strangers send is examined in them. Processes start when they are first needed, a
killed one is replaced, and one that overruns is killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import grimtable
from grimtable.games.packs import VARIABLE as PACKS
from grimtable.server.bot_worker import LENGTH, Question, Reply, pack

if TYPE_CHECKING:
    from grimtable.server.metrics import Metrics

#: Who asks for less is never kept waiting by those who think longer: one worker is left to them.
QUICK_SECONDS = 0.25
#: What a worker may need besides thinking: reading the state, writing the answer, a busy processor.
GRACE_SECONDS = 1.0
#: Starting Python and loading a game, on a slow machine.
LOADING_SECONDS = 30.0
#: A worker that has had this share of its memory makes room for a fresh one.
WORN_OUT = 0.75


class Failed(Exception):
    """One attempt of one worker: `failed`, `overran` or `died`, and what exactly."""

    def __init__(self, why: str, problem: str) -> None:
        super().__init__(problem)
        self.why = why
        self.problem = problem


class Workers:
    """A bounded number of processes that run one program."""

    def __init__(
        self,
        program: Sequence[str],
        *,
        most: int,
        bytes: int,
        grace: float = GRACE_SECONDS,
        metrics: Metrics | None = None,
    ) -> None:
        """`program` is what Python runs as a worker, `bytes` the memory that each may have.

        `grace` is in seconds: what a worker may need besides thinking.
        """
        self.program = tuple(program)
        self.most = most
        self.bytes = bytes
        self.grace = grace
        self.metrics = metrics
        self._anybody = asyncio.Semaphore(self.most)
        self._thinkers = asyncio.Semaphore(max(1, self.most - 1))
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._leaving: set[asyncio.Task[None]] = set()
        self._waiting = 0
        self._closed = False

    async def close(self) -> None:
        """End every worker; what is still being thought about is dropped."""
        self._closed = True
        workers, self._idle = list(self._all), []
        for worker in workers:
            self._dismiss(worker)
        await asyncio.gather(*self._leaving)

    # --- the processes --------------------------------------------------------------------------------

    async def _attempt(self, question: Question) -> Reply:
        """Ask; once more when the process died, for that need not be the bot's fault."""
        try:
            return await self._ask(question)
        except Failed as failed:
            if failed.why != "died" or self._closed:
                raise
            return await self._ask(question)

    async def _ask(self, question: Question) -> Reply:
        if self._closed:
            raise Failed("died", "the server is shutting down")
        self._waiting += 1
        try:
            if question.seconds > QUICK_SECONDS:
                async with self._thinkers, self._anybody:
                    return await self._ask_somebody(question)
            async with self._anybody:
                return await self._ask_somebody(question)
        finally:
            self._waiting -= 1

    async def _ask_somebody(self, question: Question) -> Reply:
        worker = await self._somebody(question.game)
        patience = question.seconds + self.grace
        if question.game not in worker.games:
            patience += LOADING_SECONDS
        reply: Reply | None = None
        try:
            async with asyncio.timeout(patience):
                reply = await worker.ask(question)
        except TimeoutError:
            raise Failed("overran", f"no answer within {question.seconds:.2f} seconds") from None
        except (OSError, EOFError) as error:
            raise Failed("died", f"its process ended ({type(error).__name__})") from None
        finally:
            # Anything but an answer, a cancelled question included, leaves a process nobody can trust.
            if reply is None or reply.memory > WORN_OUT * self.bytes or self._closed:
                self._dismiss(worker)
            else:
                self._idle.append(worker)
        if reply.problem:
            raise Failed("failed", reply.problem)
        worker.games.add(question.game)
        return reply

    async def _somebody(self, game: str) -> _Worker:
        """An idle worker, preferably one that has the game loaded, or a new one."""
        for place in range(len(self._idle) - 1, -1, -1):
            if self._idle[place].is_alive and game in self._idle[place].games:
                return self._idle.pop(place)
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive:
                return worker
            self._dismiss(worker)
        starting = asyncio.ensure_future(
            _Worker.start(self.program, LOADING_SECONDS + self.grace + 5.0, self.bytes)
        )
        try:
            worker = await asyncio.shield(starting)
        except OSError as error:
            raise Failed("died", f"no process could be started ({error.strerror})") from None
        except asyncio.CancelledError:
            # Nobody waits for it any more, but a process that is half started has to be seen to its end.
            with contextlib.suppress(OSError):
                self._welcome(await starting)
                self._dismiss(starting.result())
            raise
        self._welcome(worker)
        return worker

    def _welcome(self, worker: _Worker) -> None:
        self._all.add(worker)
        self._gauge()

    def _dismiss(self, worker: _Worker) -> None:
        """Kill it, and see it to the end, so that nothing of it is left in the system."""
        if worker not in self._all:
            return
        worker.kill()
        self._all.discard(worker)
        self._gauge()
        leaving = asyncio.get_running_loop().create_task(worker.gone())
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    def _gauge(self) -> None:
        if self.metrics is not None:
            self.metrics.bot_workers.set(len(self._all))


class _Worker:
    """One process with its pipes."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.games: set[str] = set()

    @classmethod
    async def start(cls, program: Sequence[str], patience: float, bytes: int) -> _Worker:
        # The same Grimtable that runs here, however it was found, with the same packs; a bot needs nothing
        # else of the environment, least of all the address of the database.
        source = str(Path(grimtable.__file__).parents[1])
        kept = {key: os.environ[key] for key in ("PATH", "SYSTEMROOT", "LANG", PACKS) if key in os.environ}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *program,
            str(patience),
            str(bytes),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**kept, "PYTHONPATH": source, "PYTHONHASHSEED": "0"},
        )
        return cls(process)

    @property
    def is_alive(self) -> bool:
        return self.process.returncode is None

    async def ask(self, question: Question) -> Reply:
        questions, answers = self.process.stdin, self.process.stdout
        assert questions is not None
        assert answers is not None
        questions.write(pack(question))
        await questions.drain()
        (length,) = LENGTH.unpack(await answers.readexactly(LENGTH.size))
        return msgspec.msgpack.decode(await answers.readexactly(length), type=Reply)

    def kill(self) -> None:
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        if self.process.stdin is not None:
            self.process.stdin.close()

    async def gone(self) -> None:
        """Wait until the process has really ended and its pipes are closed."""
        await self.process.wait()
        if self.process.stdin is not None:
            with contextlib.suppress(OSError):
                await self.process.stdin.wait_closed()
