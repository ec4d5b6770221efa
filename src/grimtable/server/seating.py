"""Seating: sitting down, starting, handing a seat to a bot and taking it back, resigning, pausing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grimtable import bots
from grimtable.kernel import SeatId
from grimtable.server.deeds import Refused
from grimtable.server.holding import Note
from grimtable.server.store import NOTES_SHOWN, Statement, StoredSeat
from grimtable.server.table import LiveTable

if TYPE_CHECKING:
    from grimtable.server.hall import Hall


def default_level() -> str:
    """Who plays when nobody chose a level: the rule of thumb where there is one."""
    return "recruit" if "recruit" in bots.LEVELS else next(iter(bots.LEVELS))


def checked_level(level: str | None) -> str:
    """A level that exists; Refused names those there are."""
    if level is None:
        return default_level()
    known = (*bots.LEVELS, *bots.STRENGTHS)
    if level not in known:
        raise Refused("refused-no-level", levels=", ".join(known))
    return level


class Seating:
    """Who sits where, at the tables of one server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

    async def claim(self, table: LiveTable, seat: SeatId, name: str, *, is_hosts: bool) -> None:
        """Sit down under a name."""
        async with table.lock:
            held = table.seats[seat]
            taken = StoredSeat(seat, "human", None, name or held.who, is_hosts or held.is_hosts)
            notes = []
            if held.player == "bot" and table.status == "playing":
                notes.append(Note("note-to-human", {"who": name or seat, "seat": seat}))
            await self._seat(table, [taken], notes)

    async def start(self, table: LiveTable, level: str | None) -> None:
        """The game begins; seats that nobody took become bots."""
        level = checked_level(level)
        async with table.lock:
            if table.status != "waiting":
                return
            filled = [
                msgspec.structs.replace(seat, player="bot", level=level)
                for seat in table.seats.values()
                if seat.player == "open"
            ]
            status = "over" if table.session.state.over else "playing"
            await self._seat(table, filled, (), self.store.changing(table.id, status=status), status=status)
            table.welcome_all()

    async def change(
        self,
        table: LiveTable,
        seat: SeatId,
        player: str,
        level: str | None,
        *,
        by: SeatId | None,
        is_host: bool,
    ) -> None:
        """Hand a seat to a bot or take it back: one's own, or as host one that no person holds."""
        async with table.lock:
            held = table.seats.get(seat)
            if held is None:
                raise Refused("refused-no-seat")
            if by != seat:
                if not is_host:
                    raise Refused("refused-not-host")
                if held.player == "human" and not held.is_hosts and (held.who or self._is_here(table, seat)):
                    raise Refused("refused-held", seat=seat)
            if player == "open" and table.status != "waiting":
                player = "human"  # whoever has the link may sit down
            notes = []
            if player == "bot":
                changed = msgspec.structs.replace(held, player="bot", level=checked_level(level))
                if table.status != "waiting" and held.player != "bot":
                    notes.append(Note("note-to-bot", {"seat": seat, "level": str(changed.level)}))
            else:
                # Who takes back their own seat keeps their name; one that the host frees waits for somebody.
                who = held.who if by == seat else ""
                changed = msgspec.structs.replace(held, player=player, level=None, who=who)
                if table.status != "waiting" and held.player == "bot":
                    notes.append(Note("note-to-human", {"who": who or seat, "seat": seat}))
            await self._seat(table, [changed], notes)

    async def resign(self, table: LiveTable, seat: SeatId) -> None:
        """The seat is played by a bot from now on."""
        async with table.lock:
            held = table.seats[seat]
            if held.player == "bot":
                return
            level = default_level()
            note = Note("note-resigned", {"who": held.who or seat, "seat": seat, "level": level})
            await self._seat(table, [msgspec.structs.replace(held, player="bot", level=level)], [note])

    async def demote(self, table: LiveTable, seat: str, level: str) -> None:
        """A bot has failed; a simpler one plays on."""
        async with table.lock:
            held = table.seats[seat]
            if held.player == "bot" and held.level != level:
                await self._seat(table, [msgspec.structs.replace(held, level=level)], ())

    async def pause(self, table: LiveTable, *, on: bool) -> None:
        """Nobody acts while the table is paused."""
        async with table.lock:
            if table.stored.paused != on:
                await self.hall.write(table, self.store.changing(table.id, paused=on))
                table.replace(msgspec.structs.replace(table.stored, paused=on))
                self.hall.drive(table)

    async def note(self, table: LiveTable, note: Note) -> None:
        """Write something into the table's notes."""
        async with table.lock:
            await self._seat(table, (), [note])

    @staticmethod
    def _is_here(table: LiveTable, seat: str) -> bool:
        return any(channel.viewer == seat and channel.watchers for channel in table.channels.values())

    async def _seat(
        self,
        table: LiveTable,
        changed: list[StoredSeat] | tuple[StoredSeat, ...],
        notes: list[Note] | tuple[Note, ...],
        *more: Statement,
        status: str | None = None,
    ) -> None:
        statements = [*more, *(self.store.seating(table.id, seat) for seat in changed)]
        statements += [self.store.noting(table.id, note.encoded()) for note in notes]
        if not statements:
            return
        await self.hall.write(table, *statements)
        by_seat = {**table.seats, **{seat.seat: seat for seat in changed}}
        said = (*table.stored.notes, *(note.encoded() for note in notes))
        table.replace(
            msgspec.structs.replace(
                table.stored,
                seats=tuple(by_seat.values()),
                notes=said[-NOTES_SHOWN:],
                status=status or table.stored.status,
            )
        )
        if table.stored.proposals:
            # A person who leaves no longer has to be asked.
            await self.hall.deeds.carry_out_agreed(table)
        self.hall.drive(table)
