"""Tables: the registry of a server's tables, woken when somebody comes, asleep when all have gone."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec

from grimtable.games import game_for, installed, load_game
from grimtable.kernel import Game, Setup
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.keyed import Key
from grimtable.kernel.readable import make_readable
from grimtable.records.record import UndoPolicy
from grimtable.server.agreements import TableShape, dice_shown, people_at, table_shown
from grimtable.server.automation import Driver
from grimtable.server.bluffing import Bluff
from grimtable.server.bot_workers import BotWorkers
from grimtable.server.channels import GOING_AWAY, NO_TABLE, Post
from grimtable.server.cluster import Leading, Listener
from grimtable.server.commands import Commands, Refused, check_there
from grimtable.server.database import Database, StorageError
from grimtable.server.examining import Examining
from grimtable.server.faults import Fault
from grimtable.server.health import Health
from grimtable.server.keeping import Listed, listed
from grimtable.server.limits import LimitReached, Limits
from grimtable.server.metrics import Metrics
from grimtable.server.presenting import presenter_of
from grimtable.server.reporting import report_fault
from grimtable.server.retention import Retention, retire
from grimtable.server.seating import Seating
from grimtable.server.series import SeriesHall
from grimtable.server.series_keeping import due, listed_series, retire_series
from grimtable.server.store import OutcomeUnknown, Statement, Store, StoredKey, StoredSeat, StoredTable
from grimtable.server.table import LiveTable
from grimtable.server.talk import Talk
from grimtable.server.threads import Study, Threads
from grimtable.server.tokens import hash_of, new_table_id, new_token
from grimtable.server.waking import NoSuchTable, load, no_such_table, setup_of

log = logging.getLogger(__name__)

#: Seconds after which a table that nobody watches is put to sleep, and between two rounds of doing so.
IDLE_SECONDS = 90.0
_ROUND = 10.0
#: Seconds between two looks for tables whose time has come, and how many go at once.
_PRUNE_ROUND = 3600.0
_PRUNED_AT_ONCE = 50
#: Seconds that processes and tasks have to stop at the end.
CLOSING_SECONDS = 3.0
#: Threads that ask the database.
STORAGE_THREADS = 4


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a table that is being made."""

    player: str
    level: str | None = None
    who: str = ""
    is_hosts: bool = False


@dataclass(frozen=True, slots=True)
class Made:
    """A new table and its tokens, which are told once and never again."""

    table: str
    host_token: str
    tokens: dict[str, str]
    spectator_token: str


class TableRegistry:
    """All tables of one server."""

    def __init__(
        self,
        database: Database,
        *,
        limits: Limits | None = None,
        metrics: Metrics | None = None,
        idle_seconds: float = IDLE_SECONDS,
        retention: Retention | None = None,
    ) -> None:
        make_readable()
        self.limits = Limits() if limits is None else limits
        self.metrics = Metrics() if metrics is None else metrics
        self.retention = Retention() if retention is None else retention
        self.database = database
        self.store = Store(database)
        self.store.noticed = lambda what: self.metrics.damaged.labels(what).inc()
        self.workers = BotWorkers(self.limits, self.metrics)
        self.bluff = Bluff()
        self.examining = Examining(self.limits)
        self.storage = Threads(STORAGE_THREADS, "storage")
        self.study = Study(self.limits)
        self.post = Post(
            messages=self.limits.outgoing_messages,
            each=self.limits.outgoing_bytes,
            all=self.limits.outgoing_bytes_in_all,
        )
        self.leading = Leading(database)
        self.commands = Commands(self)
        self.health = Health(self)
        #: called with a sentence when this server can never be right again
        self.give_up: Callable[[str], object] = log.critical
        self.seating = Seating(self)
        self.talk = Talk(self)
        self.series = SeriesHall(self)
        self.tables: dict[str, LiveTable] = {}
        self.is_closing = False
        self._idle_seconds = idle_seconds
        self._drivers: dict[str, Driver] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._to_present: asyncio.Queue[LiveTable] = asyncio.Queue()
        self._queued: set[str] = set()
        self._stale: set[str] = set()  #: tables that another server has changed
        self._tasks: set[asyncio.Task[Any]] = set()
        self._listener: Listener | None = None
        self.metrics.count_with(lambda: len(self.tables))

    # --- opening and closing ------------------------------------------------------------------------------

    async def open(self) -> None:
        """Begin to serve."""
        self.loop = loop = asyncio.get_running_loop()
        self.spawn(self._present_on())
        self.spawn(self._sweep_on())
        self.spawn(self.health.check_pages_on())
        self.spawn(self._prune_on())
        self.spawn(self._warm_up())
        if not self.database.is_sqlite:
            self._listener = Listener(
                self.database,
                self.store.process,
                lambda tables: loop.call_soon_threadsafe(self._heard, tables),
            )

    async def _warm_up(self) -> None:
        """Load the games before somebody asks for them."""
        is_new = False
        for id in installed():
            game = await asyncio.to_thread(load_game, id)
            setup = game.setup()
            presenter = presenter_of(game, setup, "en")
            if presenter.is_warm:  # by an earlier server of this process
                continue
            is_new = True
            state = await asyncio.to_thread(game.begin, setup)
            try:
                await asyncio.to_thread(presenter.warm, state)
            except Exception:  # tables show it plainly, and the other games are warmed all the same
                log.exception("%s cannot be drawn", id)
        if is_new:
            # Games, catalogues and libraries stay for good: the collector need not look at them again.
            gc.collect()
            gc.freeze()

    async def close(self) -> None:
        """Tell everybody, finish what is being written, and stop."""
        self.is_closing = True
        for table in self.tables.values():
            table.dismiss(GOING_AWAY)
            self._note_asked(table)
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._stop_working()
        except TimeoutError:
            log.warning("something did not stop in time; closing goes on without it")
        # On a thread of its own: whatever keeps the others busy, what was acknowledged is on the disk.
        closing = Threads(1, "closing")
        await closing.run(self._close_storage)
        for threads in (closing, self.storage, self.study):
            threads.shutdown()

    async def _stop_working(self) -> None:
        """End processes and tasks."""
        await asyncio.gather(self.workers.close(), self.examining.close())  # so that all are seen to end
        for driver in list(self._drivers.values()):
            await driver.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        # Again: one of these tasks may have been starting a process.
        await asyncio.gather(self.workers.close(), self.examining.close())

    def _close_storage(self) -> None:
        self.store.close()
        if self._listener is not None:
            self._listener.close()
        self.leading.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside; a fault in it is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task has failed", exc_info=task.exception())

    # --- making tables ------------------------------------------------------------------------------------

    async def make(
        self,
        game: Game[Any, Any],
        setup: Setup,
        seats: dict[str, Seat],
        *,
        undo: UndoPolicy = "until-revealed",
        timer: int | None = None,
        name: str = "",
        watching: str = "anybody",
        status: str = "waiting",
        paused: bool = False,
        are_hosts: bool = False,
        looked: bool = False,
        entries: Sequence[bytes] = (),
        rests: Sequence[tuple[int, bytes]] = (),
        note: str | None = None,
        asked: str = "",
        chosen_seed: int | None = None,
        dealt: bytes | None = None,
        secrets: Sequence[str] = (),
        series: str = "",
        more: Sequence[Callable[[str], Statement]] = (),
    ) -> Made:
        """Store a new table, perhaps with a history; its tokens are told here and nowhere else.

        Those of the seats are invitations, the maker's own seats included: sitting down brings another one.

        `secrets` decide its dice; what was `dealt` has to be stored where none of them does. A table of a
        `series` has no tokens of its own: those of the series open it. `more` is written with it
        (each is given its id), or nothing.
        """
        if await self.storage.run(self.store.count) >= self.limits.tables:
            raise LimitReached(
                "server-full", "This server keeps no more tables; delete one first.", status=503
            )
        id = new_table_id()
        host, spectator = new_token(), new_token()
        tokens = {str(seat): new_token() for seat in setup.order}
        keys = [
            StoredKey(hash_of(host), id, "host", None),
            StoredKey(hash_of(spectator), id, "spectator", None),
            *(StoredKey(hash_of(token), id, "invite", seat) for seat, token in tokens.items()),
        ]
        held = tuple(
            StoredSeat(id, seat.player, seat.level, seat.who, are_hosts or seat.is_hosts)
            for id, seat in seats.items()
        )
        table = StoredTable(
            id=id,
            game=game.id,
            name=name,
            created=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
            status=status,
            asked=asked,
            paused=paused,
            undo=undo,
            timer=timer,
            watching=watching,
            together=status != "waiting" and people_at(held) > 1,
            looked=looked,
            setup=msgspec.json.encode(setup).decode(),
            rules=game.version,
            content=game.content_hash,
            chosen_seed=chosen_seed,
            dealt=dealt,
            seats=held,
            series=series,
        )
        statements = self.store.creating(table, [] if series else keys, entries, rests, secrets)
        if note is not None:
            statements.append(self.store.noting(id, note))
        statements += (at_table(id) for at_table in more)
        await self.store.write(id, *statements)
        if any(seat.player == "bot" for seat in seats.values()):
            self.spawn(self.workers.prepare(game.id))  # the first decision need not wait for a process
        return Made(id, host, tokens, spectator)

    async def write(self, table: LiveTable, *statements: Statement) -> None:
        """Store something about a table; Refused when that failed. The caller holds the lock."""
        check_there(table)
        try:
            await self.store.write(table.id, *statements)
        except OutcomeUnknown:
            self.forget(table)  # whoever is here joins again and sees what is stored
            raise
        except StorageError as error:
            raise Refused("refused-storage") from error

    async def delete(self, table: LiveTable) -> None:
        """Remove a table with everything that belongs to it."""
        async with table.lock:
            await self.store.write(table.id, *self.store.deleting(table.id))
            self.forget(table, NO_TABLE)

    async def glance(self, id: str, language: str, *, is_host: bool) -> tuple[TableShape, str]:
        """A table as a browser is told, and whose decision it is, without waking it."""
        table = self.tables.get(id)
        if table is not None:
            shape = table.shape(table.presenter(language), is_host=is_host)
            return shape, str(table.session.state.asked or "")
        # The secrets first: should another server take back the end now, the new one is not among them.
        secrets = await self.storage.run(self.store.secrets, id)
        stored = await self.storage.run(self.store.table, id)
        if stored is None:
            raise no_such_table(id)
        setup = setup_of(stored)
        presenter = presenter_of(await asyncio.to_thread(game_for, setup), setup, language)
        key = Key.of(secrets[-1]) if secrets else None
        if key is None and setup.chance == "keyed":
            key = Key(str(setup.seal))
        dice = dice_shown(setup, stored, key, is_over=stored.status == "over")
        kept = self.retention.until(stored.status, stored.touched, stored.series)
        shape = table_shown(
            stored, setup, presenter, dice, status=stored.status, is_host=is_host, kept_until=kept
        )
        return shape, stored.asked

    # --- waking and sleeping ------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[LiveTable]:
        """A table that stays awake while the block runs; NoSuchTable if there is none."""
        table = await self._awake(id)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            table.used = time.monotonic()

    async def _awake(self, id: str) -> LiveTable:
        table = self.tables.get(id)
        if table is not None:
            return table
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda task: self._loaded(id, task))
        return await asyncio.shield(loading)

    def _loaded(self, id: str, task: asyncio.Task[LiveTable]) -> None:
        self._loading.pop(id, None)
        if not task.cancelled():
            task.exception()  # whoever waited has got it

    async def _load(self, id: str) -> LiveTable:
        if len(self.tables) >= self.limits.tables_in_memory:
            self._make_room()
        table = await asyncio.to_thread(load, self.store, id)
        if not table.stored.series:
            table.kept_until = self._kept_until
        table.patience = self.limits.deserted_seconds
        table.tell_of_absence()
        game = table.stored.game
        # By its id: a table that its own faults hold would stay in memory until the collector comes by.
        table.faults.listener = lambda fault, is_new: self._note_fault(id, game, fault, is_new=is_new)
        self.tables[id] = table
        self.drive(table)
        return table

    def _note_fault(self, id: str, game: str, fault: Fault, *, is_new: bool) -> None:
        """A table could not show or do something; from any thread."""
        self.metrics.faults.labels(game, fault.what).inc()
        if is_new and not self.is_closing:
            self.loop.call_soon_threadsafe(self._report_fault, id, fault)

    def _report_fault(self, id: str, fault: Fault) -> None:
        table = self.tables.get(id)
        if table is not None:
            self.spawn(report_fault(self, table, fault))

    def _make_room(self) -> None:
        """The table that rested longest goes to sleep."""
        resting = [table for table in self.tables.values() if self._may_sleep(table)]
        if not resting:
            raise LimitReached(
                "server-full", "The server has no place for another table; try again later.", status=503
            )
        self._put_to_sleep(min(resting, key=lambda table: table.used))

    def _may_sleep(self, table: LiveTable) -> bool:
        driver = self._drivers.get(table.id)
        is_driven = driver is not None and driver.is_running
        return not (table.channels or table.users or table.news or table.lock.locked() or is_driven)

    def _note_asked(self, table: LiveTable) -> None:
        """Write down whose decision it is, so that lists of tables need not wake it."""
        asked = table.session.state.asked or ""
        # The same write tells that it was played at, which keeps it for longer.
        if asked != table.stored.asked or table.revision != table.woken_at:
            self.spawn(self._write_asked(table.id, asked))

    async def _write_asked(self, table: str, asked: str) -> None:
        try:
            await self.store.write(table, self.store.changing(table, asked=asked))
        except StorageError as error:
            log.warning("table %s: whose decision it is was not written down: %s", table, error)

    def _put_to_sleep(self, table: LiveTable) -> None:
        self._note_asked(table)
        del self.tables[table.id]
        table.is_gone = True
        self._drivers.pop(table.id, None)
        if not self.database.is_sqlite:
            self.spawn(self._let_go(table.id))

    async def _let_go(self, table: str) -> None:
        await self.storage.run(self.leading.let_go, table)

    def forget(self, table: LiveTable, code: int = GOING_AWAY) -> None:
        """Drop a table from memory at once; its watchers join again, if it still exists."""
        table.is_gone = True
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        self._drivers.pop(table.id, None)
        table.dismiss(code)

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(_ROUND)
            self.sweep(self._idle_seconds)
            lost = self.database.why_lost()
            if lost is not None:
                self.give_up(lost)
                return

    def sweep(self, idle_seconds: float) -> None:
        """Put tables to sleep that nobody has used for so long."""
        now = time.monotonic()
        for table in list(self.tables.values()):
            if now - table.used >= idle_seconds and self._may_sleep(table):
                self._put_to_sleep(table)

    # --- tables whose time has come -----------------------------------------------------------------------

    async def _prune_on(self) -> None:
        while True:
            await asyncio.sleep(_PRUNE_ROUND)
            try:
                if await self.storage.run(self.leading.lead, "retention"):
                    await self.prune()
            except StorageError as error:
                log.warning("tables whose time has come stay for now: %s", error)

    def _kept_until(self, status: str, touched: float) -> float | None:
        return self.retention.until(status, touched)

    async def prune(self) -> int:
        """Archive and remove tables by the policy of the owner; how many went."""
        tables = await self.storage.run(listed, self.store)
        gone = 0
        for each in self.retention.due(tables, time.time())[:_PRUNED_AT_ONCE]:
            table = self.tables.get(each.id)
            if table is not None and not self._may_sleep(table):
                continue  # somebody looks at it
            try:
                await asyncio.to_thread(retire, self.store, each, self.retention.archive)
            except GrimtableError as error:
                log.warning("table %s stays: %s", each.id, error)
                continue
            gone += 1
            table = self.tables.get(each.id)
            if table is not None:
                self.forget(table, NO_TABLE)
        return gone + await self._prune_series(tables)

    async def _prune_series(self, tables: list[Listed]) -> int:
        """The same for series; a series at which somebody looks stays. How many tables and series went."""
        gone = 0
        series = await self.storage.run(listed_series, self.store, tables)
        for each in due(self.retention, series, time.time())[:_PRUNED_AT_ONCE]:
            awake = [table for game in each.series.games if (table := self.tables.get(game.table))]
            if not all(map(self._may_sleep, awake)):
                continue
            try:
                await asyncio.to_thread(retire_series, self.store, each, self.retention.archive)
            except GrimtableError as error:
                log.warning("series %s stays: %s", each.series.id, error)
                continue
            gone += 1 + len(each.tables)
            for table in awake:
                self.forget(table, NO_TABLE)
        return gone

    # --- telling ------------------------------------------------------------------------------------------

    def present(self, table: LiveTable) -> None:
        """Watchers of this table have news coming."""
        if table.id not in self._queued:
            self._queued.add(table.id)
            self._to_present.put_nowait(table)

    async def _present_on(self) -> None:
        """One picture at a time, so that drawing never keeps acknowledgements waiting."""
        while True:
            table = await self._to_present.get()
            if table.lock.locked() and not self._to_present.empty():
                self._to_present.put_nowait(table)  # it is deciding something; the others first
                await asyncio.sleep(0)
                continue
            self._queued.discard(table.id)
            try:
                async with table.lock:
                    await table.present()
            except Exception:  # one table's trouble is not that of all others
                log.exception("table %s cannot be shown", table.id)
                self.forget(table)
            del table  # or it would stay in memory until the next one comes
            await asyncio.sleep(0)

    def drive(self, table: LiveTable) -> None:
        """Bots and timers of this table may have something to do."""
        if self.is_closing or table.is_gone:
            return
        driver = self._drivers.get(table.id)
        if driver is None or driver.table is not table:
            driver = self._drivers[table.id] = Driver(self, table)
        driver.poke()

    # --- other servers ------------------------------------------------------------------------------------

    def _heard(self, tables: list[str] | None) -> None:
        """Another server has changed these tables; None: perhaps all of them."""
        for id in list(self.tables) if tables is None else tables:
            table = self.tables.get(id)
            if table is not None and id not in self._stale and not self.is_closing:
                self._stale.add(id)
                self.spawn(self._refresh(table))

    async def _refresh(self, table: LiveTable) -> None:
        async with table.lock:
            self._stale.discard(table.id)
            try:
                stored = await self.storage.run(self.store.table, table.id)
            except StorageError:
                self.forget(table)  # it would show something old; its watchers join again
                return
            if stored is None:
                self.forget(table, NO_TABLE)
                return
            if table.damage is not None:
                self.forget(table)  # it may have been mended
                return
            begun = table.stored.status == "waiting" != stored.status
            if stored != table.stored:
                try:
                    # Whoever takes a seat or invites touches the table. Who had to go is told nothing more.
                    await self.seating.rekey(table)
                except StorageError:
                    self.forget(table)
                    return
                table.replace(stored)
            try:
                await self.commands.catch_up(table)
            except Refused:
                return
            except StorageError:
                self.forget(table)
                return
            if begun:
                table.welcome_all()
            self.drive(table)


__all__ = ["TableRegistry", "Made", "NoSuchTable", "Seat", "StorageError"]
