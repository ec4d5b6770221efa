"""Health: whether this server can keep what it is told, and have its bots played; one sentence when not."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, NamedTuple

from grimtable.games import installed
from grimtable.server.database import StorageError

if TYPE_CHECKING:
    from grimtable.server.tables import TableRegistry

#: Whoever asks more often than this gets the last answer: a probe is a write.
PROBE_SECONDS = 2.0
#: A write that takes longer has failed, as far as people are concerned.
PATIENCE = 5.0
#: Less room than this on the disk is too little: the log of SQLite alone grows to so much.
LEAST_BYTES = 64 * 1024 * 1024
#: Seconds between two looks through all pages of a SQLite file, and how often longer than the look itself.
PAGES_SECONDS = 900.0
PAGES_SHARE = 50


class Ailment(NamedTuple):
    """What is wrong: which part, and one sentence."""

    part: str
    sentence: str


class Health:
    """Feels the pulse of one server."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._probed = float("-inf")
        self._found: Ailment | None = None
        self._lock = asyncio.Lock()

    async def ailment(self) -> Ailment | None:
        """What is wrong, or None; probes at bounded frequency, however many ask."""
        async with self._lock:
            if time.monotonic() - self._probed >= PROBE_SECONDS:
                self._found = await self._probe()
                self._probed = time.monotonic()
        return self._found

    async def _probe(self) -> Ailment | None:
        registry = self.registry
        if not registry.store.writer.is_alive:
            return Ailment("writer", "The thread that stores decisions has stopped; restart the server.")
        lost = registry.database.why_lost()
        if lost is not None:
            return Ailment("storage", f"{lost[:1].upper()}{lost[1:]}.")
        try:
            async with asyncio.timeout(PATIENCE):
                await registry.store.probe()
        except TimeoutError:
            return Ailment("storage", f"The storage has not answered a write within {PATIENCE:.0f} seconds.")
        except StorageError as error:
            return Ailment("storage", f"Nothing can be stored: {error}.")
        if registry.database.damage is not None:
            return Ailment(
                "damage",
                f"The database is damaged ({registry.database.damage}); restore it from a backup, "
                "see `grimtable server-admin check`.",
            )
        free = registry.database.bytes_free
        if free is not None and free < LEAST_BYTES:
            return Ailment("disk", f"The disk of the database is full: {free // 2**20} MB are left.")
        if registry.workers.trouble is not None:
            await registry.workers.prepare(installed()[0])  # perhaps it has passed
        if registry.workers.trouble is not None:
            return Ailment("bots", f"No bot can answer: {registry.workers.trouble}.")
        return None

    async def check_pages_on(self) -> None:
        """Look through the file now and then."""
        while True:
            started = time.monotonic()
            await self.registry.storage.run(self.registry.database.check_pages)
            took = time.monotonic() - started
            await asyncio.sleep(max(PAGES_SECONDS, PAGES_SHARE * took))
