"""Series at a server: games that belong together, over weeks; each of them is an ordinary table.

A series has seats and tokens like a table, and its tokens open all its tables. What a game hands on is found
at its end, when the next one begins: then the table of the game that is over is closed, so that nobody takes
its end back, and what became of it is written down with the series.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from grimtable.kernel.errors import GrimtableError, RecordError
from grimtable.kernel.series import Finished
from grimtable.kernel.setup import OptionValue, Windows
from grimtable.records.record import UndoPolicy
from grimtable.records.session import Session
from grimtable.series import Coming, Course, Ended, SeriesSpec
from grimtable.server import series_store
from grimtable.server.agreements import Note
from grimtable.server.commands import Refused
from grimtable.server.database import StorageError
from grimtable.server.keyring import sitting_since
from grimtable.server.limits import LimitReached
from grimtable.server.store import Statement, Store
from grimtable.server.stored import StoredGame, StoredKey, StoredSeat, StoredSeries
from grimtable.server.tokens import hash_of, new_table_id, new_token

if TYPE_CHECKING:
    from grimtable.server.table import LiveTable
    from grimtable.server.tables import Made, Seat, TableRegistry

log = logging.getLogger(__name__)

#: What can be done about damage.
_ASK = "ask whoever runs the server to restore it"
#: So many spent tokens of a seat are remembered; then all of them are forgotten.
_MOST_SPENT = 20


class NoSuchSeries(GrimtableError):
    """There is no series of this name."""


def no_such_series(id: str) -> NoSuchSeries:
    """What whoever asks for it is told."""
    return NoSuchSeries(f"There is no series {id[:20]}; check the link you were sent.")


@dataclass(frozen=True, slots=True)
class Standing:
    """A series as it is stored, and where it has come to."""

    stored: StoredSeries
    course: Course
    running: StoredGame | None  #: the game that is going on
    keys: dict[str, StoredKey]

    @property
    def teams(self) -> dict[str, str]:
        """Seat → team."""
        scenario = self.course.road()[:1]
        setup = self.course.game.setup(
            players=self.course.spec.players, scenario=scenario[0] if scenario else None
        )
        return {str(seat.id): str(seat.team) for seat in setup.seats}

    def people_of(self, team: str) -> set[str]:
        """The seats of a team that people play."""
        held = {seat.seat for seat in self.stored.seats if seat.player == "human"}
        return {seat for seat, of in self.teams.items() if of == team and seat in held}

    def may_open(self, key: StoredKey | None) -> bool:
        """Whether the bearer may begin the next game: who sits there; where a team chooses, who is of it.

        For a team of bots the choice is made at random, and whoever sits there or is the host may ask for it.
        """
        if key is None or key.role not in ("host", "seat") or self.running is not None:
            return False
        coming = self.course.coming()
        if isinstance(coming, Ended):
            return False
        if len(coming.scenarios) > 1 and (people := self.people_of(coming.chooser)):
            return key.sits in people
        return True

    def may_choose(self, key: StoredKey | None) -> bool:
        """Whether the bearer says which game it is."""
        coming = self.course.coming()
        if isinstance(coming, Ended) or len(coming.scenarios) < 2:
            return False
        return self.may_open(key) and bool(self.people_of(coming.chooser))


class SeriesHall:
    """The series of one server."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = registry.store
        self._locks: dict[str, asyncio.Lock] = {}

    def lock(self, id: str) -> asyncio.Lock:
        """Whoever changes a series holds it; another server is kept out by the numbers of its games."""
        if len(self._locks) > 1000:
            self._locks = {key: lock for key, lock in self._locks.items() if lock.locked()}
        return self._locks.setdefault(id, asyncio.Lock())

    # --- making -------------------------------------------------------------------------------------------

    async def make(
        self,
        course: Course,
        seats: Mapping[str, Seat],
        *,
        name: str,
        undo: UndoPolicy,
        timer: int | None,
        watching: str,
        windows: Windows | None,
    ) -> Made:
        """Store a new series; its tokens are told here and nowhere else. Those of seats are invitations."""
        from grimtable.server.tables import Made

        if await self.registry.storage.run(series_store.count, self.store) >= self.registry.limits.tables:
            raise LimitReached(
                "server-full", "This server keeps no more series; delete one first.", status=503
            )
        id = new_table_id()
        host, spectator = new_token(), new_token()
        tokens = {str(seat): new_token() for seat in seats}
        keys = [
            StoredKey(hash_of(host), id, "host", None),
            StoredKey(hash_of(spectator), id, "spectator", None),
            *(StoredKey(hash_of(token), id, "invite", seat) for seat, token in tokens.items()),
        ]
        series = StoredSeries(
            id=id,
            name=name,
            created=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
            spec=msgspec.json.encode(course.spec).decode(),
            undo=undo,
            timer=timer,
            watching=watching,
            windows=windows or "",
            seats=tuple(
                StoredSeat(seat, each.player, each.level, each.who, each.is_hosts)
                for seat, each in seats.items()
            ),
        )
        await self.store.write(id, *series_store.creating(series, keys))
        return Made(id, host, tokens, spectator)

    # --- looking ------------------------------------------------------------------------------------------

    async def standing(self, id: str) -> Standing:
        """Where a series has come to; NoSuchSeries if there is none."""
        stored = await self.registry.storage.run(series_store.read, self.store, id)
        if stored is None:
            raise no_such_series(id)
        keys = await self.registry.storage.run(series_store.keys_of, self.store, id)
        course = await asyncio.to_thread(Course, _spec(stored))
        running = None
        if [game.number for game in stored.games] != list(range(1, len(stored.games) + 1)):
            raise RecordError(f"a game of series {stored.id} is missing; {_ASK}")
        for number, game in enumerate(stored.games):
            if not game.is_whole or (game.finished is not None and _finished(game) is None):
                game = await self._found_again(stored, course, game)
                games = (*stored.games[:number], game, *stored.games[number + 1 :])
                stored = msgspec.structs.replace(stored, games=games)
            if (finished := _finished(game)) is not None:
                course.finished.append(finished)
                continue
            if await self._goes_on(game.table):
                running = game
                continue
            async with self.registry.at(game.table) as table, table.lock:
                if table.session.state.over:
                    course.finished.append(course.finish(table.session.state))
                else:
                    running = game
        return Standing(stored, course, running, keys)

    async def _found_again(self, stored: StoredSeries, course: Course, game: StoredGame) -> StoredGame:
        """The line of a game that is damaged, written anew as its table has it."""
        from grimtable.server.tables import NoSuchTable

        try:
            async with self.registry.at(game.table) as table, table.lock:
                if table.stored.series != stored.id or table.damage is not None:
                    raise RecordError(f"game {game.number} of series {stored.id} is damaged; {_ASK}")
                state = table.session.state
                # Both were written together, so a table that is closed had its end written down.
                is_written = table.stored.closed and state.over
                finished = msgspec.json.encode(course.finish(state)) if is_written else None
                found = StoredGame(game.number, table.id, table.setup.scenario, finished)
                await self.registry.write(table, series_store.finishing(stored.id, found))
        except NoSuchTable:
            raise RecordError(f"game {game.number} of series {stored.id} is damaged; {_ASK}") from None
        log.error("series %s: the line of game %d was damaged; it is written anew", stored.id, game.number)
        self.store.noticed("series")
        return found

    async def _goes_on(self, table_id: str) -> bool:
        """Whether a game is not over, found out without waking its table."""
        table = self.registry.tables.get(table_id)
        if table is not None:
            return not table.session.state.over
        stored = await self.registry.storage.run(self.store.table, table_id)
        return stored is not None and stored.status != "over"

    # --- sitting down -------------------------------------------------------------------------------------

    async def claim(self, id: str, with_token: str, name: str, *, is_hosts: bool, token: str | None) -> str:
        """Sit down for the whole series; the new token, which opens all its tables."""
        async with self.lock(id):
            stored = await self.registry.storage.run(series_store.read, self.store, id)
            if stored is None:
                raise no_such_series(id)
            keys = await self.registry.storage.run(series_store.keys_of, self.store, id)
            key = keys.get(hash_of(with_token))
            if key is None or key.seat is None:
                raise Refused("link-spent")  # forgotten while somebody else was quicker
            seat = key.seat
            if key.role == "spent":
                again = keys.get(hash_of(token)) if token is not None else None
                if token is None or again is None or again.sits != seat:
                    raise Refused("link-spent")
                return token
            token = new_token() if token is None else token
            if hash_of(token) in keys:
                raise Refused("refused-token")
            held = next(each for each in stored.seats if each.seat == seat)
            taken = StoredSeat(seat, "human", None, name or held.who, is_hosts)
            spent = sum(each.role == "spent" and each.seat == seat for each in keys.values())
            current = _current(stored)
            notes: list[Statement] = []
            if stored.games and key.role == "invite":
                note = Note("note-to-human", {"who": taken.who or seat, "seat": seat})
                notes = series_store.noting(id, len(stored.games), note.encoded())
            await self.store.write(
                current or id,
                *([series_store.forgetting(id, seat)] if spent >= _MOST_SPENT else []),
                series_store.spending(id, seat, "invite", "seat"),
                series_store.keying(StoredKey(hash_of(token), id, "seat", seat, since=sitting_since(key))),
                series_store.seating(id, taken),
                series_store.touching(id),
                *([self.store.changing(current)] if current else []),
                *notes,
            )
            await self._rekey(current)
            return token

    async def invite(self, id: str, seat: str) -> str:
        """A new invitation to a seat, between two games: who held it holds it no longer."""
        async with self.lock(id):
            standing = await self._between(id)
            held = _seat(standing, seat)
            note = None
            if _is_held(standing, held):
                note = Note("note-series-invited", {"seat": seat, "who": held.who or seat})
            token = new_token()
            spent = sum(each.role == "spent" and each.seat == seat for each in standing.keys.values())
            await self.store.write(
                id,
                *([series_store.forgetting(id, seat)] if spent >= _MOST_SPENT else []),
                series_store.spending(id, seat, "invite", "seat"),
                series_store.keying(StoredKey(hash_of(token), id, "invite", seat)),
                series_store.seating(
                    id, msgspec.structs.replace(held, player="open", level=None, who="", is_hosts=False)
                ),
                series_store.touching(id),
                *_noting(standing.stored, note),
            )
            await self._rekey(_current(standing.stored))
            return token

    async def give_to_bot(self, id: str, seat: str, level: str, *, by_host: bool) -> None:
        """A bot plays a seat from the next game on; its person may be invited again."""
        async with self.lock(id):
            standing = await self._between(id)
            held = _seat(standing, seat)
            note = None
            if _is_held(standing, held):
                said = {"seat": seat, "who": held.who or seat, "level": level}
                note = Note("note-series-bot" if by_host else "note-series-left", dict(said))
            await self.store.write(
                id,
                series_store.spending(id, seat, "seat"),
                series_store.seating(
                    id, msgspec.structs.replace(held, player="bot", level=level, who="", is_hosts=False)
                ),
                series_store.touching(id),
                *_noting(standing.stored, note),
            )
            await self._rekey(_current(standing.stored))

    async def _between(self, id: str) -> Standing:
        standing = await self.standing(id)
        if standing.running is not None:
            raise Refused("refused-series-running")
        # Whoever sits down now must not find the last game open again: its end stays as it is.
        await self._close_last(standing)
        return standing

    async def _rekey(self, table_id: str | None) -> None:
        """The table that is awake learns of new tokens."""
        table = None if table_id is None else self.registry.tables.get(table_id)
        if table is not None:
            async with table.lock:
                await self.registry.commands.reload(table)
                await self.registry.seating.rekey(table)

    # --- going on -----------------------------------------------------------------------------------------

    async def next(
        self,
        id: str,
        key: StoredKey | None,
        scenario: str | None,
        options: Mapping[str, OptionValue],
        level: str,
    ) -> str:
        """Begin the next game; the id of its table. Whoever comes second finds the table that is there."""
        async with self.lock(id):
            standing = await self.standing(id)
            if standing.running is not None:
                return standing.running.table
            coming = standing.course.coming()
            if isinstance(coming, Ended):
                raise Refused("refused-series-over")
            if not standing.may_open(key):
                raise Refused("refused-series-chooser", team=coming.chooser or "")
            setup = standing.course.setup_for(
                coming, _chosen(standing, key, coming, scenario), self._windows(standing), options
            )
            session = await asyncio.to_thread(Session.start, standing.course.game, setup)
            await self._close_last(standing)
            try:
                return await self._open(standing, session, level)
            except StorageError:
                again = await self.standing(id)  # another server may have been first
                if again.running is None:
                    raise
                return again.running.table

    def _windows(self, standing: Standing) -> Windows:
        if standing.stored.windows:
            return "ask" if standing.stored.windows == "ask" else "skip"
        # Whoever is invited may sit down in the middle of the game, and nobody can change then how it asks.
        people = sum(seat.player != "bot" for seat in standing.stored.seats)
        return "ask" if people > 1 else "skip"

    async def _open(self, standing: Standing, session: Session[Any, Any], level: str) -> str:
        from grimtable.server.tables import Seat

        stored, number = standing.stored, len(standing.stored.games) + 1
        seats = {
            seat.seat: Seat("bot", seat.level or level)
            if seat.player != "human"
            else Seat("human", None, seat.who, seat.is_hosts)
            for seat in sorted(stored.seats, key=lambda each: session.setup.order.index(each.seat))
        }
        made = await self.registry.make(
            standing.course.game,
            session.setup,
            seats,
            secrets=session.streams.secrets(with_newest=True),
            asked=session.state.asked or "",
            undo=msgspec.convert(stored.undo, UndoPolicy),
            timer=stored.timer,
            name=stored.name,
            watching=stored.watching,
            status="over" if session.state.over else "playing",
            chosen_seed=standing.course.spec.seed,
            looked=standing.course.spec.seed is not None,
            series=stored.id,
            more=[
                lambda table: series_store.beginning(
                    stored.id, StoredGame(number, table, session.setup.scenario)
                ),
                lambda table: series_store.touching(stored.id),
                *(_copying(note) for after, note in stored.notes if after == number - 1),
            ],
        )
        return made.table

    async def _close_last(self, standing: Standing) -> None:
        """What became of the last game is written down, and its end cannot be taken back any more."""
        if not standing.stored.games:
            return
        last = standing.stored.games[-1]
        if last.finished is not None:
            return
        async with self.registry.at(last.table) as table, table.lock:
            if not table.session.state.over:
                raise Refused("refused-late")
            finished = msgspec.json.encode(standing.course.finish(table.session.state))
            await self.registry.write(
                table,
                self.store.changing(table.id, closed=True),
                series_store.finishing(
                    standing.stored.id, msgspec.structs.replace(last, finished=finished, is_whole=True)
                ),
            )
            table.replace(msgspec.structs.replace(table.stored, closed=True))

    async def delete(self, id: str) -> None:
        """Remove a series with all its tables and their histories."""
        from grimtable.server.channels import NO_TABLE

        async with self.lock(id):
            stored = await self.registry.storage.run(series_store.read, self.store, id)
            if stored is None:
                raise no_such_series(id)
            await self.store.write(id, *series_store.deleting(id))
            for game in stored.games:
                table: LiveTable | None = self.registry.tables.get(game.table)
                if table is not None:
                    self.registry.forget(table, NO_TABLE)


def _current(stored: StoredSeries) -> str | None:
    return stored.games[-1].table if stored.games else None


def _seat(standing: Standing, seat: str) -> StoredSeat:
    for held in standing.stored.seats:
        if held.seat == seat:
            return held
    raise Refused("refused-no-seat")


def _chosen(standing: Standing, key: StoredKey | None, coming: Coming, scenario: str | None) -> str:
    """Which one comes next: the only one, what the entitled have chosen, or what chance chooses for bots."""
    if len(coming.scenarios) == 1:
        return scenario or coming.scenarios[0]
    if standing.may_choose(key):
        if scenario is None:
            raise Refused("refused-series-choose")
        return scenario
    if scenario is not None:
        raise Refused("refused-series-chooser", team=coming.chooser)
    return secrets.choice(coming.scenarios)


def _spec(stored: StoredSeries) -> SeriesSpec:
    damaged = RecordError(f"what was agreed about series {stored.id} is damaged; {_ASK}")
    if not stored.is_whole:
        raise damaged
    try:
        return msgspec.json.decode(stored.spec, type=SeriesSpec)
    except (msgspec.DecodeError, UnicodeError):
        raise damaged from None


def _finished(game: StoredGame) -> Finished | None:
    """What became of a game; None before its end was written down, or when that is damaged."""
    if game.finished is None or not game.is_whole:
        return None
    try:
        return msgspec.json.decode(game.finished, type=Finished)
    except (msgspec.DecodeError, UnicodeError):
        return None


def _is_held(standing: Standing, held: StoredSeat) -> bool:
    """Whether a person other than the host has sat down there."""
    is_persons = held.player == "human" and not held.is_hosts
    return is_persons and any(key.sits == held.seat for key in standing.keys.values())


def _noting(stored: StoredSeries, note: Note | None) -> list[Statement]:
    """What tells everybody: on the page of the series, and at the table of the last game."""
    if note is None:
        return []
    statements = series_store.noting(stored.id, len(stored.games), note.encoded())
    current = _current(stored)
    return statements if current is None else [*statements, Store.noting(current, note.encoded())]


def _copying(note: str) -> Callable[[str], Statement]:
    return lambda table: Store.noting(table, note)
