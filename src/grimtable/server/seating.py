"""Seating: sitting down, starting, handing a seat to a bot and taking it back, resigning, pausing."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from grimtable import bots
from grimtable.kernel import SeatId
from grimtable.server import messages, replies
from grimtable.server.agreements import Note, ReplaceDetail, people_at
from grimtable.server.channels import WRONG_TOKEN
from grimtable.server.commands import Refused
from grimtable.server.keyring import forgetting, keying, sitting_since, spending
from grimtable.server.presenting import server_texts
from grimtable.server.store import NOTES_SHOWN, Statement, StoredSeat
from grimtable.server.stored import StoredKey
from grimtable.server.table import LiveTable, encode
from grimtable.server.tokens import hash_of, new_token

if TYPE_CHECKING:
    from grimtable.server.tables import TableRegistry


#: So many spent tokens of a seat are remembered; then all of them are forgotten.
_MOST_SPENT = 20


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

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = registry.store

    async def claim(
        self, table: LiveTable, with_token: str, name: str, *, is_hosts: bool, token: str | None = None
    ) -> str:
        """Sit down under a name, with an invitation or once more with one's own token; the new token.

        Whatever opened the seat before is spent. The new token may be chosen by whoever sits down: then a
        repetition, because the answer was lost, is harmless.
        """
        async with table.lock:
            key = table.keys[hash_of(with_token)]
            assert key.seat is not None
            seat = SeatId(key.seat)
            if key.role == "spent":
                again = table.keys.get(hash_of(token)) if token is not None else None
                if token is None or again is None or again.sits != seat:
                    raise Refused("link-spent")
                return token
            if key.of_series:
                # It is the person's own already, here and at the other tables of the series.
                held = table.seats[seat]
                taken = StoredSeat(seat, "human", None, name or held.who, is_hosts or held.is_hosts)
                if taken != held:
                    said = {"who": taken.who or seat, "seat": seat}
                    news = [Note("note-to-human", dict(said))] if held.player == "bot" else []
                    changing = self.store.changing(table.id)
                    await self._seat(table, [taken], news, changing, is_guest=not is_hosts)
                return with_token
            if key.role == "invite" and table.is_held(seat) and not table.is_deserted(seat):
                raise Refused("refused-held", seat=seat)
            token = new_token() if token is None else token
            if hash_of(token) in table.keys:
                raise Refused("refused-token")
            held = table.seats[seat]
            taken = StoredSeat(seat, "human", None, name or held.who, is_hosts)
            notes = []
            if table.status == "playing" and (held.player == "bot" or table.is_held(seat)):
                notes.append(Note("note-to-human", {"who": name or seat, "seat": seat}))
            await self._seat(
                table,
                [taken],
                notes,
                self.store.changing(table.id),
                spending(table.id, seat, "invite", "seat"),
                keying(StoredKey(hash_of(token), table.id, "seat", seat, since=sitting_since(key))),
                is_guest=not is_hosts,
            )
            table.seen[seat] = time.monotonic()
            await self.rekey(table)
            return token

    async def invite(self, table: LiveTable, seat: SeatId) -> str:
        """A new invitation to a seat that nobody holds, or whose person has been away for long; told to all.

        Older invitations to it are spent. Who held the seat keeps it until somebody accepts.
        """
        async with table.lock:
            held = table.seats.get(seat)
            if held is None:
                raise Refused("refused-no-seat")
            if table.is_held(seat) and not table.is_deserted(seat):
                raise Refused("refused-held", seat=seat)
            token = new_token()
            notes = []
            if table.is_held(seat):
                notes.append(Note("note-invited-anew", {"seat": seat, "who": held.who or seat}))
            elif table.status != "waiting":
                notes.append(Note("note-invited", {"seat": seat}))
            spent = [key for key in table.keys.values() if key.role == "spent" and key.seat == seat]
            await self._seat(
                table,
                (),
                notes,
                self.store.changing(table.id),
                *([forgetting(table.id, seat)] if len(spent) >= _MOST_SPENT else []),
                spending(table.id, seat, "invite"),
                keying(StoredKey(hash_of(token), table.id, "invite", seat)),
            )
            await self.rekey(table)
            return token

    async def rekey(self, table: LiveTable) -> None:
        """The tokens as they are stored now; who came with a spent one has to go. Call it with the lock."""
        table.keys = await self.registry.storage.run(self.store.keys_of, table.id)
        for watcher in table.watchers:
            if watcher.key is not None and not table.is_valid(watcher.key):
                sentence = server_texts().text("link-spent", watcher.language)
                watcher.leave(WRONG_TOKEN, encode(replies.Error(code="spent-link", sentence=sentence)))

    async def look(self, table: LiveTable) -> None:
        """Somebody opens every secret of a game that is not over; whoever comes later is told."""
        async with table.lock:
            if table.status != "over" and not table.stored.looked:
                await self._seat(
                    table,
                    (),
                    [Note("note-looked", {"decision": table.session.decisions})],
                    self.store.changing(table.id, looked=True),
                    looked=True,
                )

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
                if table.is_held(seat) and not table.is_deserted(seat):
                    raise Refused("refused-held", seat=seat)
            if player == "open" and table.status != "waiting":
                player = "human"  # whoever has the link may sit down
            notes = []
            if player == "bot":
                changed = msgspec.structs.replace(held, player="bot", level=checked_level(level))
                is_news = held.player != "bot" or held.level != changed.level
                if table.status != "waiting" and is_news:
                    notes.append(Note("note-to-bot", {"seat": seat, "level": str(changed.level)}))
            else:
                # Who takes back their own seat keeps their name; one that the host frees waits for somebody.
                who = held.who if by == seat else ""
                changed = msgspec.structs.replace(held, player=player, level=None, who=who)
                if table.status != "waiting" and held.player == "bot":
                    notes.append(Note("note-to-human", {"who": who or seat, "seat": seat}))
            await self._seat(table, [changed], notes)

    async def give_away(self, table: LiveTable, by: SeatId, key: str, wanted: messages.Replace) -> int:
        """Give away the seat of somebody who has been away for long: the host alone, others by a vote."""
        async with table.lock:
            self.registry.commands.check_begun(table)
            seat = wanted.seat
            held = table.seats.get(seat)
            if held is None:
                raise Refused("refused-no-seat")
            if held.player != "human" or seat == by or not table.is_deserted(seat):
                minutes = max(1, round(table.patience / 60))
                raise Refused("refused-not-away", seat=seat, minutes=minutes)
            if wanted.player == "open" and wanted.invitation is None:
                raise Refused("refused-token")
            token = None if wanted.invitation is None else hash_of(wanted.invitation)
            if token is not None and token in table.keys:
                raise Refused("refused-token")
            level = checked_level(wanted.level) if wanted.player == "bot" else None
            detail = ReplaceDetail(seat, wanted.player, level, token if wanted.player == "open" else None)
            shown = None if wanted.host is None else table.keys.get(hash_of(wanted.host))
            if table.may_seat(by, is_host=shown is not None and shown.role == "host"):
                await self.replace(table, detail, by_host=True)
                return table.revision
            await self.registry.commands.propose(table, by, f"{by}:{key}", "replace", detail)
            return await self.registry.commands.carry_out_agreed(table)

    async def replace(
        self,
        table: LiveTable,
        detail: ReplaceDetail,
        *,
        by_host: bool,
        done: Sequence[Statement] = (),
    ) -> None:
        """Somebody's seat goes to a bot or is offered to somebody new; call it with the lock.

        Their token stays good until somebody else sits down: who comes back to a bot takes the seat back.
        """
        seat = SeatId(detail.seat)
        held = table.seats[seat]
        said: dict[str, str | int] = {"seat": seat, "who": held.who or seat, "level": detail.level or ""}
        if detail.player == "bot":
            changed = [msgspec.structs.replace(held, player="bot", level=checked_level(detail.level))]
            await self._seat(
                table, changed, [Note("note-away-bot-host" if by_host else "note-away-bot-vote", said)], *done
            )
            return
        assert detail.invitation is not None
        spent = [key for key in table.keys.values() if key.role == "spent" and key.seat == seat]
        await self._seat(
            table,
            (),
            [Note("note-away-new-host" if by_host else "note-away-new-vote", said)],
            *done,
            *([forgetting(table.id, seat)] if len(spent) >= _MOST_SPENT else []),
            spending(table.id, seat, "invite"),
            keying(StoredKey(detail.invitation, table.id, "invite", seat)),
        )
        await self.rekey(table)

    async def name_deputy(self, table: LiveTable, seat: SeatId | None) -> None:
        """The host names somebody who decides about seats as well; told to all."""
        async with table.lock:
            if seat is not None and (seat not in table.seats or table.seats[seat].player != "human"):
                raise Refused("refused-no-seat")
            deputy = seat or ""
            if deputy == table.stored.deputy:
                return
            note = Note("note-deputy", {"seat": seat}) if seat is not None else Note("note-no-deputy")
            await self.registry.write(
                table,
                self.store.changing(table.id, deputy=deputy),
                self.store.noting(table.id, note.encoded()),
            )
            said = (*table.stored.notes, note.encoded())[-NOTES_SHOWN:]
            table.replace(msgspec.structs.replace(table.stored, deputy=deputy, notes=said))

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
                await self.registry.write(table, self.store.changing(table.id, paused=on))
                table.replace(msgspec.structs.replace(table.stored, paused=on))
                self.registry.drive(table)

    async def note(self, table: LiveTable, note: Note) -> None:
        """Write something into the table's notes."""
        async with table.lock:
            await self._seat(table, (), [note])

    async def _seat(
        self,
        table: LiveTable,
        changed: list[StoredSeat] | tuple[StoredSeat, ...],
        notes: list[Note] | tuple[Note, ...],
        *more: Statement,
        status: str | None = None,
        is_guest: bool = False,
        looked: bool = False,
    ) -> None:
        by_seat = {**table.seats, **{seat.seat: seat for seat in changed}}
        statements = [*more, *(self.store.seating(table.id, seat) for seat in changed)]
        # Before the start a host may still say which seats are their own; a guest who has sat down counts.
        has_begun = (status or table.status) != "waiting"
        together = table.stored.together or (people_at(by_seat.values()) > 1 and (has_begun or is_guest))
        if together != table.stored.together:
            statements.append(self.store.changing(table.id, together=True))
            if table.setup.windows == "skip" and table.status == "playing":
                # Begun for one person, so nobody has chosen this for several.
                notes = [*notes, Note("note-windows-skip")]
        statements += [self.store.noting(table.id, note.encoded()) for note in notes]
        if not statements:
            return
        await self.registry.write(table, *statements)
        said = (*table.stored.notes, *(note.encoded() for note in notes))
        table.replace(
            msgspec.structs.replace(
                table.stored,
                seats=tuple(by_seat.values()),
                notes=said[-NOTES_SHOWN:],
                status=status or table.stored.status,
                together=together,
                looked=looked or table.stored.looked,
            )
        )
        if table.stored.proposals:
            # A person who leaves no longer has to be asked.
            await self.registry.commands.carry_out_agreed(table)
        self.registry.drive(table)
