"""Talk: what people say to each other at a table, to everybody or to their own team alone.

It is no part of a game: no rule hears it, no record holds it, and it goes when the table goes.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from grimtable.kernel import SeatId
from grimtable.server.commands import Refused
from grimtable.server.limits import Bucket
from grimtable.server.stored import Said

if TYPE_CHECKING:
    from grimtable.server import messages
    from grimtable.server.table import LiveTable
    from grimtable.server.tables import TableRegistry


class Talk:
    """Says things at the tables of one server."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = registry.store

    async def say(self, table: LiveTable, seat: SeatId, wanted: messages.Say) -> int:
        """Store a line and tell those it is for; Refused for an empty one, too many, or a team of one."""
        text = " ".join(wanted.text.split())
        async with table.lock:
            key = f"{seat}:{wanted.key}"
            if key in table.answered:
                return table.revision
            held = table.seats[seat]
            if held.player != "human":
                raise Refused("refused-bot-plays")
            if not text:
                raise Refused("refused-talk-empty")
            if wanted.to == "team" and len(table.team_mates(seat)) < 2:
                raise Refused("refused-talk-alone")
            # One bucket for a seat, however many connections it has.
            limits = self.registry.limits
            bucket = table.talking.setdefault(seat, Bucket(limits.lines_per_second, limits.lines_burst))
            if bucket.take() > 0:
                raise Refused("refused-talk-fast")
            team = str(table.team_of(seat)) if wanted.to == "team" else ""
            # Never earlier than the line before, whatever a clock does: browsers go by it.
            last = table.stored.talk[-1].at + 1e-6 if table.stored.talk else 0.0
            said = Said(0, str(seat), held.who, team, text, max(time.time(), last))
            await self.registry.write(table, *self.store.saying(table.id, key, said))
            spoken = await self.registry.storage.run(self.store.talk, table.id)
            table.remember(key, table.revision)
            table.replace(msgspec.structs.replace(table.stored, talk=spoken))
        return table.revision
