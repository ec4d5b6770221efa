"""Bot workers: processes in which the bots think, so that no table waits for another table's bot.

    workers = BotWorkers(limits, metrics)
    choice = await workers.choose("skirmish", "veteran", seed, "keeper", state.to_json(), budget=1.0)
    choice.action, choice.level, choice.notes

A bot that fails, answers too late or takes its process with it is replaced by the next simpler level, down to
`random`; `choice.notes` says so for the table's log, and `choice.level` is who plays on.
"""

from __future__ import annotations

import contextlib
import logging
import os
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from grimtable import bots
from grimtable.bots.coaching import Hint
from grimtable.kernel.errors import GrimtableError
from grimtable.server.bot_worker import Question, Reply
from grimtable.server.limits import LimitReached, Limits
from grimtable.server.workers import Failed, Workers

if TYPE_CHECKING:
    from grimtable.server.metrics import Metrics

log = logging.getLogger(__name__)

#: For the courses of a turn: a tenth of a second mostly, but a new worker reads its game first, which
#: may take long on a busy machine. A late hint is better than none.
HINT_SECONDS = 20.0


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


class BotWorkers(Workers):
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
        self.levels = tuple(levels)
        most = limits.bot_workers or max(2, min(8, (os.cpu_count() or 1) - 1))
        super().__init__(program, most=most, bytes=limits.bot_bytes, metrics=metrics)
        #: why not even the simplest bot could answer, until one answers again
        self.trouble: str | None = None

    # --- what tables ask ------------------------------------------------------------------------------

    async def choose(
        self,
        game: str,
        level: str,
        seed: int,
        seat: str,
        state: bytes,
        budget: float,
        *,
        secretly: bool = False,
    ) -> Choice:
        """The text of one offered action. `budget` is in seconds; only `BotsUnavailable` is raised.

        How long a choice took that is made `secretly` is not counted: the metrics may be anybody's to read.
        """
        started = time.perf_counter()
        notes: list[Note] = []
        for rung in simpler(level, self.levels):
            question = Question("choose", game, rung, seed, seat, state, self._seconds(budget))
            try:
                reply = await self._attempt(question)
            except Failed as failed:
                notes.append(self._note(question, failed))
                continue
            if self.metrics is not None and not secretly:
                self.metrics.bot_choices.labels(rung).inc()
                self.metrics.bot_seconds.labels(rung).observe(time.perf_counter() - started)
            return Choice(reply.action, rung, tuple(notes), reply.seconds)
        if not self._closed:
            self.trouble = notes[-1].problem or notes[-1].why
        raise BotsUnavailable("no bot can answer now; the table goes on when the server has room again")

    async def hint(self, game: str, seed: int, seat: str, state: bytes, language: str, budget: float) -> Hint:
        """What a good player would do in this seat's place, in sentences; BotsUnavailable if nobody knows."""
        if self._waiting >= self.limits.waiting_choices:
            raise LimitReached(
                "bots-busy", "All bots are thinking; ask for a hint again in a moment.", status=503
            )
        # What a bot may take for a decision is for turns that others wait for; nobody waits for a hint.
        question = Question("hint", game, "", seed, seat, state, budget, language)
        try:
            reply = await self._attempt(question)
        except Failed as failed:
            self._note(question, failed)
            raise BotsUnavailable("there is no hint for this decision") from None
        return msgspec.json.decode(reply.explanation, type=Hint)

    async def prepare(self, game: str) -> None:
        """Start a worker and load this game in it, so that the first decision is quick; may fail quietly."""
        with contextlib.suppress(Failed):
            await self._ask(Question("prepare", game, "", 0, "", b"", 0.0))

    async def _ask(self, question: Question) -> Reply:
        reply = await super()._ask(question)
        self.trouble = None
        return reply

    def _seconds(self, budget: float) -> float:
        return max(0.01, min(budget, self.limits.bot_seconds))

    def _note(self, question: Question, failed: Failed) -> Note:
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
