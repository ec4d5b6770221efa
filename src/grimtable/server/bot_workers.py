"""Bot workers: processes in which the bots think, so that no table waits for another table's bot.

    workers = BotWorkers(limits, metrics)
    choice = await workers.choose("skirmish", "veteran", seed, "keeper", state.to_json(), budget=1.0)
    choice.action, choice.level, choice.notes

A bot that fails, answers too late or takes its process with it is replaced by the next simpler level, down to
`random`; `choice.notes` says so for the table's log, and `choice.level` is who plays on. Processes start when
they are first needed, a killed one is replaced, and one that overruns is killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import grimtable
from grimtable import bots
from grimtable.kernel.errors import GrimtableError
from grimtable.server.bot_worker import LENGTH, Question, Reply, pack
from grimtable.server.limits import LimitReached, Limits

if TYPE_CHECKING:
    from grimtable.server.metrics import Metrics

log = logging.getLogger(__name__)

#: Who asks for less is never kept waiting by those who think longer: one worker is left to them.
QUICK_SECONDS = 0.25
#: What a worker may need besides thinking: reading the state, writing the answer, a busy processor.
GRACE_SECONDS = 1.0
#: Starting Python and loading a game, on a slow machine.
LOADING_SECONDS = 30.0
#: A worker that has had this share of its memory makes room for a fresh one.
WORN_OUT = 0.75


class BotsUnavailable(GrimtableError):
    """Not even a random bot could answer; the machine is out of processes or memory."""


class Note(msgspec.Struct, frozen=True):
    """Something for the table's log: a bot could not answer, and who plays on.

    >>> Note("veteran", "overran", "recruit").sentence
    'A bot of level veteran took too long; recruit plays on.'
    """

    level: str
    why: str  #: `failed`, `overran` or `died`
    instead: str
    problem: str = ""  #: what exactly, for the server's log

    @property
    def sentence(self) -> str:
        happened = {"overran": "took too long", "died": "broke down"}.get(self.why, "failed")
        return f"A bot of level {self.level} {happened}; {self.instead} plays on."


class Choice(msgspec.Struct, frozen=True):
    """What a bot does: the action as text, the level that chose it, and notes if that is another one."""

    action: str
    level: str
    notes: tuple[Note, ...] = ()
    seconds: float = 0.0  #: of thinking


class _Failed(Exception):
    """One attempt of one bot; `why` as in `Note`."""

    def __init__(self, why: str, problem: str) -> None:
        super().__init__(problem)
        self.why = why
        self.problem = problem


class BotWorkers:
    """A bounded number of bot processes, shared by all tables of a server."""

    def __init__(
        self,
        limits: Limits | None = None,
        metrics: Metrics | None = None,
        *,
        levels: Sequence[str] = tuple(bots.LEVELS),
        program: Sequence[str] = ("-m", "grimtable.server.bot_worker"),
    ) -> None:
        """`levels` go from the simplest to the best; `program` is what Python runs as a worker."""
        self.limits = limits = Limits() if limits is None else limits
        self.metrics = metrics
        self.levels = tuple(levels)
        self.program = tuple(program)
        self.most = limits.bot_workers or max(2, min(8, (os.cpu_count() or 1) - 1))
        self._anybody = asyncio.Semaphore(self.most)
        self._thinkers = asyncio.Semaphore(max(1, self.most - 1))
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._leaving: set[asyncio.Task[None]] = set()
        self._waiting = 0
        self._closed = False
        #: why not even the simplest bot could answer, until one answers again
        self.trouble: str | None = None

    # --- what tables ask ------------------------------------------------------------------------------

    async def choose(
        self, game: str, level: str, seed: int, seat: str, state: bytes, budget: float
    ) -> Choice:
        """The text of one offered action. `budget` is in seconds; only `BotsUnavailable` is raised."""
        started = time.perf_counter()
        notes: list[Note] = []
        for rung in simpler(level, self.levels):
            question = Question("choose", game, rung, seed, seat, state, self._seconds(budget))
            try:
                reply = await self._attempt(question)
            except _Failed as failed:
                notes.append(self._note(question, failed))
                continue
            if self.metrics is not None:
                self.metrics.bot_choices.labels(rung).inc()
                self.metrics.bot_seconds.labels(rung).observe(time.perf_counter() - started)
            return Choice(reply.action, rung, tuple(notes), reply.seconds)
        if not self._closed:
            self.trouble = notes[-1].problem or notes[-1].why
        raise BotsUnavailable("no bot can answer now; the table goes on when the server has room again")

    async def explain(
        self, game: str, level: str, seed: int, seat: str, state: bytes, budget: float
    ) -> bots.Explanation:
        """What a bot of this level would do, and what it thinks of each offered action: for hints."""
        if self._waiting >= self.limits.waiting_choices:
            raise LimitReached(
                "bots-busy", "All bots are thinking; ask for a hint again in a moment.", status=503
            )
        question = Question("explain", game, level, seed, seat, state, self._seconds(budget))
        try:
            reply = await self._attempt(question)
        except _Failed as failed:
            self._note(question, failed)
            raise BotsUnavailable("there is no hint for this decision") from failed
        return msgspec.json.decode(reply.explanation, type=bots.Explanation)

    async def prepare(self, game: str) -> None:
        """Start a worker and load this game in it, so that the first decision is quick; may fail quietly."""
        with contextlib.suppress(_Failed):
            await self._ask(Question("prepare", game, "", 0, "", b"", 0.0))

    async def close(self) -> None:
        """End every worker; what is still being thought about is dropped."""
        self._closed = True
        workers, self._idle = list(self._all), []
        for worker in workers:
            self._dismiss(worker)
        await asyncio.gather(*self._leaving)

    def _seconds(self, budget: float) -> float:
        return max(0.01, min(budget, self.limits.bot_seconds))

    def _note(self, question: Question, failed: _Failed) -> Note:
        instead = (*simpler(question.level, self.levels), "nobody")[1]
        note = Note(question.level, failed.why, instead, failed.problem)
        log.warning(
            "bot %s of %s, seat %s, %s: %s",
            question.level,
            question.game,
            question.seat,
            failed.why,
            failed.problem,
        )
        if self.metrics is not None:
            self.metrics.bot_failures.labels(question.level, failed.why).inc()
        return note

    # --- the processes --------------------------------------------------------------------------------

    async def _attempt(self, question: Question) -> Reply:
        """Ask; once more when the process died, for that need not be the bot's fault."""
        try:
            return await self._ask(question)
        except _Failed as failed:
            if failed.why != "died" or self._closed:
                raise
            return await self._ask(question)

    async def _ask(self, question: Question) -> Reply:
        if self._closed:
            raise _Failed("died", "the server is shutting down")
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
        patience = question.seconds + GRACE_SECONDS
        if question.game not in worker.games:
            patience += LOADING_SECONDS
        reply: Reply | None = None
        try:
            async with asyncio.timeout(patience):
                reply = await worker.ask(question)
        except TimeoutError:
            raise _Failed("overran", f"no answer within {question.seconds:.2f} seconds") from None
        except (OSError, EOFError) as error:
            raise _Failed("died", f"its process ended ({type(error).__name__})") from None
        finally:
            # Anything but an answer, a cancelled question included, leaves a process nobody can trust.
            if reply is None or reply.memory > WORN_OUT * self.limits.bot_bytes or self._closed:
                self._dismiss(worker)
            else:
                self._idle.append(worker)
        if reply.problem:
            raise _Failed("failed", reply.problem)
        worker.games.add(question.game)
        self.trouble = None
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
        starting = asyncio.ensure_future(_Worker.start(self.program, self.limits))
        try:
            worker = await asyncio.shield(starting)
        except OSError as error:
            raise _Failed("died", f"no process could be started ({error.strerror})") from None
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


def simpler(level: str, levels: Sequence[str] = tuple(bots.LEVELS)) -> tuple[str, ...]:
    """This level and all simpler ones, the simplest last; of an unknown level the simplest only.

    >>> simpler("recruit")
    ('recruit', 'random')
    >>> simpler("strength-0.5")
    ('strength-0.5', 'recruit', 'random')
    """
    known = tuple(levels)
    if level in bots.STRENGTHS:
        return (level, *simpler("recruit", levels))
    return known[known.index(level) :: -1] if level in known else known[:1]


class _Worker:
    """One process with its pipes."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.games: set[str] = set()

    @classmethod
    async def start(cls, program: Sequence[str], limits: Limits) -> _Worker:
        # The same Grimtable that runs here, however it was found; a bot needs nothing else of the
        # environment, least of all the address of the database.
        source = str(Path(grimtable.__file__).parents[1])
        kept = {key: os.environ[key] for key in ("PATH", "SYSTEMROOT", "LANG") if key in os.environ}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *program,
            str(LOADING_SECONDS + GRACE_SECONDS + 5.0),
            str(limits.bot_bytes),
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
