"""Automation: what moves a table without a person: bots that think elsewhere, and timers of windows."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from grimtable import bots
from grimtable.kernel import SeatId
from grimtable.server import bluffing
from grimtable.server.agreements import Note
from grimtable.server.bot_workers import BotsUnavailable
from grimtable.server.commands import Refused, pass_text
from grimtable.server.database import StorageError
from grimtable.server.store import StoredSeat
from grimtable.server.table import LiveTable

if TYPE_CHECKING:
    from grimtable.server.tables import TableRegistry

log = logging.getLogger(__name__)

#: Seconds a bot of each level may think; another level gets the last.
BUDGETS = {"random": 0.2, "recruit": 0.2, "veteran": 1.0, "nightmare": 2.0}
_BUDGET = 1.0
#: A bot that takes longer than this is shown to be thinking.
_SHOWN_AFTER = 0.3
#: Seconds before a table whose bots cannot answer, or whose bots another server plays, is looked at again.
_LATER = 2.0
#: Refused answers of a bot in a row after which its table waits for a person.
_MOST_REFUSED = 3


class Driver:
    """Drives one table for as long as it needs that."""

    def __init__(self, registry: TableRegistry, table: LiveTable) -> None:
        self.registry = registry
        self.table = table
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._refused = 0  #: answers of bots in a row that brought nothing

    @property
    def is_running(self) -> bool:
        return self._task is not None and not self._task.done()

    def poke(self) -> None:
        """Something has changed: drive if there is something to drive."""
        if self.is_running:
            self._again = True
        elif self._has_work():
            self._task = self.registry.spawn(self._drive())

    async def stop(self) -> None:
        """Stop at once."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _has_work(self) -> bool:
        table = self.table
        if table.is_gone or not (table.watchers or table.people):
            return False  # nobody is there to play for
        return table.bot_asked() is not None or self._timed_seat() is not None

    def _timed_seat(self) -> SeatId | None:
        """The person who has a limited time to answer a window."""
        table = self.table
        decision = table.session.state.decision
        if (
            table.stored.timer is None
            or table.damage is not None
            or table.status != "playing"
            or table.stored.paused
            or decision is None
        ):
            return None
        is_persons = decision.seat in table.seats and table.seats[decision.seat].player == "human"
        return decision.seat if decision.is_window and is_persons else None

    async def _drive(self) -> None:
        while self._has_work() and not self.registry.is_closing:
            self._again = False
            try:
                await self._go_on()
            except Exception:  # whatever it was, nobody else would wake the table's bots again
                log.exception("table %s: its bots stumbled; they go on in a moment", self.table.id)
                await asyncio.sleep(_LATER)
        if self._again and self._has_work() and not self.registry.is_closing:
            self._task = self.registry.spawn(self._drive())

    async def _go_on(self) -> None:
        """The next thing that has to be done without a person."""
        table = self.table
        is_shared = not self.registry.database.is_sqlite
        if is_shared and not await self.registry.storage.run(self.registry.leading.lead, table.id):
            await asyncio.sleep(_LATER)  # another server plays; it may end without a word
            return
        seat = table.bot_asked()
        if seat is None:
            await self._time()
        elif await self._play(seat):
            self._refused = 0
        else:
            self._refused += 1
            if table.stuck_at == table.revision and await self._play_anything(seat):
                self._refused = 0
            elif self._refused >= _MOST_REFUSED:
                await asyncio.sleep(_LATER)

    # --- bots ---------------------------------------------------------------------------------------------

    async def _play_anything(self, seat: StoredSeat) -> bool:
        """The rules broke on what the bot chose, and it would choose the same again: try the other offers."""
        table = self.table
        revision, level = table.revision, seat.level or next(iter(bots.LEVELS))
        note = Note("note-bot-failed", {"level": level, "why": "failed", "instead": "random"})
        state = table.session.state
        for text in [table.game.language.spell(state, action) for action in state.legal]:
            if table.bot_asked() != seat or table.revision != revision or self.registry.is_closing:
                return True  # somebody has taken something back, or the seat
            if await self.registry.commands.act_for(table, SeatId(seat.seat), revision, text, note):
                return True
        return False

    async def _play(self, seat: StoredSeat) -> bool:
        """One decision of a bot; False when it brought nothing."""
        table, registry = self.table, self.registry
        # Watchers see one decision after the other, and a slow picture is never overtaken by a quick bot.
        await table.is_presented.wait()
        async with table.lock:
            if table.bot_asked() != seat:
                return True
            revision = table.revision
            state = table.session.state.to_json()
            decision = table.session.state.decision
        level = seat.level or next(iter(bots.LEVELS))
        seconds = min(BUDGETS.get(level, _BUDGET), registry.limits.bot_seconds)
        # Where everybody is asked, neither the time of an answer nor a sign of thinking may tell of a hand.
        bluffs = decision is not None and decision.is_window and table.setup.windows == "ask"
        if bluffs:
            seconds = min(seconds, bluffing.THINKING)
        asked = registry.bluff.clock()
        shown = None if bluffs else seat.seat
        showing = asyncio.get_running_loop().call_later(_SHOWN_AFTER, self._show_thinking, shown)
        try:
            choice = await registry.workers.choose(
                table.stored.game,
                level,
                bots.seed_for(table.session.seed_of_bots, seat.seat),
                seat.seat,
                state,
                seconds,
                secretly=bluffs,
            )
            if bluffs:
                await registry.bluff.wait(asked)
        except BotsUnavailable:
            if registry.is_closing:
                return False
            log.warning("table %s: no bot can answer for %s", table.id, seat.seat)
            try:
                await registry.seating.note(table, Note("note-bots-away"))
            except (Refused, StorageError) as error:
                log.warning("table %s: and it could not be noted: %s", table.id, error)
            await asyncio.sleep(_LATER)
            return False
        finally:
            showing.cancel()
            self._show_thinking(None)
        notes = [
            Note("note-bot-failed", {"level": note.level, "why": note.why, "instead": note.instead})
            for note in choice.notes
        ]
        moved = await registry.commands.act_for(table, SeatId(seat.seat), revision, choice.action, *notes)
        if choice.level != level and moved:
            try:
                await registry.seating.demote(table, seat.seat, choice.level)
            except (Refused, StorageError) as error:
                log.warning("table %s: the level of %s stays: %s", table.id, seat.seat, error)
        return moved or table.revision != revision

    def _show_thinking(self, seat: str | None) -> None:
        thinking = {seat} if seat is not None else set()
        if thinking != self.table.thinking:
            self.table.thinking = thinking
            self.table.tell_table()

    # --- timers -------------------------------------------------------------------------------------------

    async def _time(self) -> None:
        """Wait for an answer to a window; when time is up, pass for the seat."""
        table = self.table
        seat, revision = self._timed_seat(), table.revision
        timer = table.stored.timer
        if seat is None or timer is None:
            return
        deadline = asyncio.get_running_loop().time() + timer
        while self._timed_seat() == seat and table.revision == revision and not self.registry.is_closing:
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0:
                await self.registry.commands.act_for(
                    table, seat, revision, pass_text(seat), Note("note-timed-out", {"seat": seat})
                )
                return
            await asyncio.sleep(min(left, 0.25))
