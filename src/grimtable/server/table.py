"""A table in memory: the session, who sits and watches, and what each of them is told."""

from __future__ import annotations

import asyncio
import time
import weakref
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from grimtable.kernel import CHANCE, Event, Game, SeatId, Setup, TeamId
from grimtable.picture import Picture
from grimtable.picture.patch import diff
from grimtable.records.record import Played, Redone, Repair, Sealed, Step, Undone
from grimtable.records.session import Session
from grimtable.server import replies
from grimtable.server.agreements import TableShape, dice_shown, is_alone, table_shown
from grimtable.server.careful import CarefulPresenter
from grimtable.server.chain import Damage
from grimtable.server.channels import GOING_AWAY, Channel, Watcher
from grimtable.server.faults import Faults
from grimtable.server.limits import Bucket
from grimtable.server.presenting import Line, Presenter, Told, presenter_of
from grimtable.server.replies import Cause
from grimtable.server.store import StoredSeat, StoredTable
from grimtable.server.stored import Said, StoredKey
from grimtable.server.undo import undo_shown

#: The events of so many decisions are kept for the log of newcomers.
CHRONICLE = 120
#: So many keys of answers are remembered without asking the database.
_KEYS = 64


@dataclass(frozen=True, slots=True)
class Happening:
    """What one decision brought, secrets included."""

    decision: int
    seat: str
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class News:
    """One entry that watchers have not been told of yet."""

    cause: Cause
    happenings: tuple[Happening, ...]
    by: str = ""
    count: int = 1


class LiveTable:
    """One table. Whoever changes it, or must see it unchanged, holds `lock`."""

    def __init__(
        self,
        stored: StoredTable,
        keys: dict[str, StoredKey],
        session: Session[Any, Any],
        chronicle: Iterable[Happening],
        rested: int,
        link: bytes,
        damage: Damage | None = None,
    ) -> None:
        """`link` is the digest of the last entry. With `damage` it can be looked at and saved, not played."""
        self.stored = stored
        self.keys = keys
        self.session = session
        self.chronicle: deque[Happening] = deque(chronicle, maxlen=CHRONICLE)
        self.seats: dict[str, StoredSeat] = {seat.seat: seat for seat in stored.seats}
        self.lock = asyncio.Lock()
        self.reporting = asyncio.Lock()  #: whoever writes a problem report; `lock` is taken inside it
        self.channels: dict[tuple[SeatId | None, str], Channel] = {}
        self.news: list[News] = []
        self.is_presented = asyncio.Event()
        self.is_presented.set()
        self.thinking: set[str] = set()
        self.faults = Faults(stored.id)
        self.stuck_at = -1  #: the revision at which the rules could not carry out what was decided
        self._presenters: dict[str, CarefulPresenter] = {}
        #: how many decisions each undo took back that could still be put back
        self.undone = undone_counts(session)
        #: label of a decision by language, as its seat read it
        self.labels: OrderedDict[int, dict[str, str]] = OrderedDict()
        #: numbers of decisions that are taken back together with the one before them; forgotten in sleep
        self.bound: OrderedDict[int, None] = OrderedDict()
        self.answered: OrderedDict[str, int] = OrderedDict()
        self.rested = rested  #: entries at the newest snapshot
        self.link = link
        self.woken_at = len(session.entries)
        #: until when a table of this status and last change is kept, in seconds since 1970
        self.kept_until: Callable[[str, float], float | None] = lambda status, touched: None
        self.damage = damage
        self.users = 0  #: who works with it now, besides watchers
        self.used = time.monotonic()
        #: when somebody was last connected to a seat; before the table was woken nobody knows
        self.seen: dict[str, float] = {}
        self.woken = time.monotonic()
        self.patience = 120.0  #: seconds without a connection after which somebody may be replaced
        self.is_gone = False  #: deleted, or unusable
        self.talking: dict[str, Bucket] = {}  #: how much a seat may still say at once
        self._said = stored.talk[-1].number if stored.talk else 0  #: the last line that was told
        self._telling_table: asyncio.TimerHandle | None = None

    # --- facts --------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def game(self) -> Game[Any, Any]:
        return self.session.game

    @property
    def setup(self) -> Setup:
        return self.session.setup

    @property
    def revision(self) -> int:
        return len(self.session.entries)

    @property
    def status(self) -> str:
        if self.stored.status == "waiting" or self.damage is not None:
            return self.stored.status
        return "over" if self.session.state.over else "playing"

    @property
    def people(self) -> list[str]:
        """Seats held by people."""
        return [seat for seat in self.setup.order if self.seats[seat].player == "human"]

    @property
    def watchers(self) -> list[Watcher]:
        return [watcher for channel in self.channels.values() for watcher in channel.watchers]

    @property
    def is_alone(self) -> bool:
        """Whether one person at most has ever played here, and nobody is expected."""
        return is_alone(self.stored) and not self._is_expecting()

    def _is_expecting(self) -> bool:
        """Whether somebody sat down for the series whose seat a bot still plays at this table."""
        held = (self.seats.get(key.sits) for key in self.keys.values() if key.of_series and key.sits)
        return any(seat is not None and seat.player == "bot" and not seat.is_hosts for seat in held)

    def is_valid(self, hash: str) -> bool:
        """Whether the token with this hash still opens something."""
        key = self.keys.get(hash)
        return key is not None and key.role != "spent"

    def is_here(self, seat: str) -> bool:
        """Whether somebody is connected to this seat."""
        return any(channel.viewer == seat and channel.watchers for channel in self.channels.values())

    def is_held(self, seat: str) -> bool:
        """Whether a person other than the host has sat down there and has not handed the seat over."""
        held = self.seats[seat]
        is_persons = held.player == "human" and not held.is_hosts
        return is_persons and any(key.sits == seat for key in self.keys.values())

    def is_deserted(self, seat: str) -> bool:
        """Whether nobody has been connected to a seat for so long that it may be given to somebody else."""
        away = time.monotonic() - self.seen.get(seat, self.woken)
        return not self.is_here(seat) and away >= self.patience

    def away(self) -> set[str]:
        """Seats of people who may be replaced."""
        return {seat for seat in self.people if self.is_deserted(seat)}

    def may_seat(self, seat: str | None, *, is_host: bool) -> bool:
        """Whether somebody decides about seats alone: the host, and whom the host named."""
        return is_host or (seat is not None and seat == self.stored.deputy)

    def team_mates(self, seat: str) -> list[str]:
        """Every seat of this one's team, itself included."""
        teams = {str(each.id): each.team for each in self.setup.seats}
        return [other for other, team in teams.items() if team == teams[seat]]

    def team_of(self, seat: str) -> TeamId:
        """The team of a seat."""
        return next(each.team for each in self.setup.seats if each.id == seat)

    def heard_by(self, watcher: Watcher, lines: Iterable[Said]) -> list[replies.SpokenLine]:
        """The lines that are for somebody: what a team said alone, only since they are one of it."""
        team = None if watcher.seat is None else str(self.team_of(watcher.seat))
        key = None if watcher.key is None else self.keys.get(watcher.key)
        since = 0.0 if key is None else key.since
        return [
            replies.SpokenLine(
                # The moment, not the place in the store, which would count what others say among themselves.
                round(line.at * 1_000_000),
                line.seat,
                line.who,
                team=bool(line.team),
                text=line.text,
                at=line.at,
            )
            for line in lines
            if not line.team or (line.team == team and line.at >= since)
        ]

    def bot_asked(self) -> StoredSeat | None:
        """The seat to be played by a bot now, if any."""
        asked = self.session.state.asked
        if (
            self.damage is not None
            or self.status != "playing"
            or self.stored.paused
            or asked is None
            or asked == CHANCE
        ):
            return None
        seat = self.seats[asked]
        return seat if seat.player == "bot" else None

    def presenter(self, language: str) -> CarefulPresenter:
        """What this table looks and reads like; it never fails, and what it could not show is noted."""
        found = self._presenters.get(language)
        if found is None:
            shared = presenter_of(self.game, self.setup, language)
            found = self._presenters[language] = CarefulPresenter(shared, self.faults)
        return found

    def picture(self, presenter: CarefulPresenter, viewer: SeatId | None) -> Picture:
        """The table as it is; what cannot be drawn is shown as it was before the last decision."""
        session = self.session
        return presenter.picture(
            session.state, viewer, earlier=lambda: session.state_after(max(0, session.decisions - 1))
        )

    def remember(self, key: str, revision: int) -> None:
        """A key has been answered with this revision."""
        self.answered[key] = revision
        while len(self.answered) > _KEYS:
            self.answered.popitem(last=False)

    def bind(self, number: int) -> None:
        """This decision is taken back together with the one before it."""
        self.bound[number] = None
        while len(self.bound) > 2 * CHRONICLE:
            self.bound.popitem(last=False)

    # --- what has happened --------------------------------------------------------------------------------

    def note_entry(self, happenings: Sequence[Happening]) -> None:
        """The session has one more entry: keep the chronicle in step and line up the news."""
        entry = self.session.entries[-1]
        cause: Cause = "decision"
        by, count = "", 1
        if isinstance(entry, Undone):
            cause, by, count = "undo", entry.by, entry.decisions
            self.undone.append(count)
            while self.chronicle and self.chronicle[-1].decision > self.session.decisions:
                self.chronicle.pop()
            for number in [number for number in self.labels if number > self.session.decisions]:
                del self.labels[number]
            for number in [number for number in self.bound if number > self.session.decisions]:
                del self.bound[number]
        elif isinstance(entry, Redone):
            cause, by, count = "redo", entry.by, entry.decisions
            _put_back(self.undone, count)
            for number in range(self.session.decisions - count + 2, self.session.decisions + 1):
                self.bind(number)
        else:
            if isinstance(entry, Repair):
                cause, by = "repair", entry.by
            self.undone.clear()
        self.chronicle.extend(happenings)
        while len(self.labels) > 2 * CHRONICLE:
            self.labels.popitem(last=False)
        self.news.append(News(cause, tuple(happenings), by, count))
        self.is_presented.clear()
        self.used = time.monotonic()

    def happened_now(self, events: tuple[Event, ...]) -> Happening:
        """The decision just made."""
        return Happening(self.session.decisions, who_decided(self.session.steps[-1]), events)

    # --- telling watchers ---------------------------------------------------------------------------------

    async def present(self) -> None:
        """Tell every channel what is new, one after the other; the caller holds the lock."""
        news, self.news = self.news, []
        known: dict[str, Told] = {}
        try:
            for channel in list(self.channels.values()):
                message = self._message(channel, news, known)
                for watcher in channel.watchers:
                    watcher.show(message)
                # Pictures take a while; acknowledgements of other tables go out in between.
                await asyncio.sleep(0)
        finally:
            if not self.news:
                self.is_presented.set()

    def _message(self, channel: Channel, news: Sequence[News], known: dict[str, Told]) -> str:
        """What a channel is told; plainly where that cannot be put together."""
        presenter = channel.presenter
        try:
            return self._update(channel, presenter, news, known.setdefault(presenter.language, {}))
        except Exception as error:  # noqa: BLE001  (no fault of a drawing stops the table)
            presenter.note("update", error, self.session.state, channel.viewer)
            return self._update(channel, presenter.plainly, news, {})

    def _update(
        self, channel: Channel, presenter: CarefulPresenter, news: Sequence[News], known: Told
    ) -> str:
        viewer, state = channel.viewer, self.session.state
        picture = self.picture(presenter, viewer)
        lines: list[Line] = []
        cues: list[Any] = []
        turn = channel.turn
        for item in news:
            if item.cause in ("undo", "redo"):
                cues.clear()  # what was animated before it is no longer true
                while channel.lines and channel.lines[-1].decision > self.session.decisions:
                    channel.lines.pop()
                lines = [line for line in lines if line.decision <= self.session.decisions]
                left = lines or channel.lines
                turn = left[-1].turn if left else ""  # the one that it is again
                lines.append(self._line_about(presenter, item, turn))
            for happening in item.happenings:
                if happening.decision > self.session.decisions:
                    continue
                told, shown, turn = presenter.told(
                    state,
                    happening.events,
                    viewer,
                    decision=happening.decision,
                    seat=happening.seat,
                    turn=turn,
                    known=known,
                )
                lines += told
                if item.cause != "redo":
                    cues += shown
        decision = self._decision(presenter, viewer, picture)
        causes = [item.cause for item in news]
        message = encode(
            replies.Update(
                revision=self.revision,
                after=channel.revision,
                decisions=self.session.decisions,
                cause=next((cause for cause in causes if cause != "decision"), "decision"),
                lines=lines,
                cues=cues,
                patch=diff(channel.picture, picture),
                decision=decision,
                undo=undo_shown(self, viewer, presenter),
                result=self._result(presenter),
            )
        )
        # Now that it can be sent, it is what the channel has been told.
        channel.lines.extend(lines)
        channel.turn = turn
        channel.revision, channel.picture, channel.decision = self.revision, picture, decision
        return message

    def _decision(self, presenter: Presenter, viewer: SeatId | None, picture: Any) -> Any:
        if self.status == "waiting" or self.damage is not None:
            return None
        return presenter.decision(self.session.state, viewer, picture=picture)

    def _result(self, presenter: Presenter) -> replies.Ended | None:
        result = self.session.state.result
        if result is None:
            return None
        return replies.Ended(result.winners, presenter.sentences.ending(result), result.rule)

    def _line_about(self, presenter: Presenter, item: News, turn: str) -> Line:
        key = "line-undone" if item.cause == "undo" else "line-redone"
        return presenter.line(
            presenter.say(key, seat=presenter.names.of(item.by), count=item.count),
            rule="KRN-10" if item.cause == "undo" else "KRN-15",
            decision=self.session.decisions,
            kind=item.cause,
            seat=item.by,
            turn=turn,
        )

    # --- joining and leaving ------------------------------------------------------------------------------

    async def join(self, watcher: Watcher) -> None:
        """Welcome a connection; the caller holds the lock."""
        if self.news:
            await self.present()
        presenter = self.presenter(watcher.language)
        channel = await self._channel(watcher.seat, presenter)
        welcome = self._welcome(channel, watcher)
        channel.watchers.append(watcher)
        watcher.show(welcome)
        self.used = time.monotonic()
        self.tell_table()

    async def _channel(self, seat: SeatId | None, presenter: CarefulPresenter) -> Channel:
        found = self.channels.get((seat, presenter.language))
        if found is not None:
            return found
        state = self.session.state
        if not presenter.is_warm:
            await asyncio.to_thread(presenter.warm, state.copy())
        picture = self.picture(presenter, seat)
        channel = Channel(seat, presenter, picture, self.revision, self._decision(presenter, seat, picture))
        if self.chronicle:
            lines, channel.turn = await asyncio.to_thread(
                told_lines, presenter, state.copy(), list(self.chronicle), seat
            )
            channel.lines.extend(lines)
        self.channels[channel.key] = channel
        return channel

    def _welcome(self, channel: Channel, watcher: Watcher) -> str:
        """The whole table for a connection; plainly where that cannot be put together."""
        presenter = channel.presenter
        try:
            return self._welcome_with(presenter, channel, watcher)
        except Exception as error:  # noqa: BLE001  (as above: whoever comes is let in)
            presenter.note("welcome", error, self.session.state, channel.viewer)
            plain = presenter.plainly
            channel.picture = self.picture(plain, channel.viewer)
            channel.decision = self._decision(plain, channel.viewer, channel.picture)
            channel.lines.clear()
            return self._welcome_with(plain, channel, watcher)

    def _welcome_with(self, presenter: CarefulPresenter, channel: Channel, watcher: Watcher) -> str:
        return encode(
            replies.Welcome(
                table=self.shape(presenter, is_host=watcher.is_host),
                seat=channel.viewer,
                revision=self.revision,
                decisions=self.session.decisions,
                picture=channel.picture,
                decision=channel.decision,
                log=list(channel.lines),
                talk=self.heard_by(watcher, self.stored.talk),
                mates=watcher.seat is not None and len(self.team_mates(watcher.seat)) > 1,
                undo=undo_shown(self, channel.viewer, presenter),
                result=self._result(presenter),
            )
        )

    async def show_anew(self, watcher: Watcher) -> None:
        """A connection has missed pictures and is ready for them again; the caller holds the lock."""
        if self.news:
            await self.present()
        watcher.is_behind = False
        channel = self.channels.get((watcher.seat, watcher.language))
        if channel is not None and watcher in channel.watchers:
            watcher.show(self._welcome(channel, watcher))

    def welcome_all(self) -> None:
        """Show everybody the table anew: the game has begun; the caller holds the lock."""
        for channel in self.channels.values():
            channel.decision = self._decision(channel.presenter, channel.viewer, channel.picture)
            for watcher in channel.watchers:
                watcher.show(self._welcome(channel, watcher))

    def leave(self, watcher: Watcher) -> None:
        """A connection has ended."""
        channel = self.channels.get((watcher.seat, watcher.language))
        if channel is not None and watcher in channel.watchers:
            channel.watchers.remove(watcher)
            if watcher.seat is not None:
                self.seen[watcher.seat] = time.monotonic()
            if not channel.watchers:
                del self.channels[channel.key]
            self.used = time.monotonic()
            self.tell_table()
            self.tell_of_absence()

    def tell_of_absence(self) -> None:
        """Tell everybody when whoever is not here now has been away for long."""
        # Weakly: a table that went to sleep is not kept in memory for it.
        asyncio.get_running_loop().call_later(self.patience + 0.1, _tell_if_awake, weakref.ref(self))

    def dismiss(self, code: int = GOING_AWAY, text: str | None = None) -> None:
        """Close every connection."""
        for watcher in self.watchers:
            watcher.leave(code, text)

    # --- the table itself ---------------------------------------------------------------------------------

    def shape(self, presenter: Presenter, *, is_host: bool) -> TableShape:
        """The table as a browser is told, without anything about the game in progress."""
        channels = self.channels.values()
        session = self.session
        # An end that is being written, or being taken back, may still come to nothing.
        is_over = self.stored.status == "over" and session.state.over
        return table_shown(
            self.stored,
            self.setup,
            presenter,
            dice_shown(self.setup, self.stored, session.streams.key, is_over=is_over),
            status=self.status,
            is_host=is_host,
            here={str(channel.viewer) for channel in channels if channel.viewer and channel.watchers},
            thinking=self.thinking,
            away=self.away(),
            watching=sum(len(channel.watchers) for channel in channels if channel.viewer is None),
            kept_until=self._kept_until(),
            alone=self.is_alone,
            damage=None if self.damage is None else presenter.say("note-damaged", **damage_told(self)),
        )

    def _kept_until(self) -> float | None:
        """As if everybody left now: a game that goes on counts from today."""
        touched = self.stored.touched if self.status == "over" else time.time()
        return self.kept_until(self.status, touched)

    def tell_table(self, after: float = 0.03) -> None:
        """Tell everybody about seats, presence and proposals; changes that come together are told once."""
        if self._telling_table is None:
            self._telling_table = asyncio.get_running_loop().call_later(after, self._tell_table)

    def _tell_table(self) -> None:
        self._telling_table = None
        messages: dict[tuple[str, bool], str] = {}
        for watcher in self.watchers:
            key = watcher.language, watcher.is_host
            if key not in messages:
                shape = self.shape(self.presenter(watcher.language), is_host=watcher.is_host)
                messages[key] = encode(replies.Table(table=shape))
            watcher.show(messages[key])

    def replace(self, stored: StoredTable) -> None:
        """The table itself was changed: by us, or by another server that shares the database."""
        before = msgspec.structs.replace(self.stored, talk=stored.talk, touched=stored.touched)
        self.stored = stored
        self.seats = {seat.seat: seat for seat in stored.seats}
        self.used = time.monotonic()
        self._tell_talk()
        if stored != before:  # whoever is told of nothing but talk sees when the others make plans
            self.tell_table()

    def _tell_talk(self) -> None:
        """Tell each watcher the lines that are new and for them."""
        lines = [line for line in self.stored.talk if line.number > self._said]
        if not lines:
            return
        self._said = lines[-1].number
        for watcher in self.watchers:
            heard = self.heard_by(watcher, lines)
            if heard:
                watcher.send(encode(replies.Talk(lines=heard)))


def _tell_if_awake(table: weakref.ref[LiveTable]) -> None:
    found = table()
    if found is not None:
        found.tell_table()


def damage_told(table: LiveTable) -> dict[str, object]:
    """The arguments of a sentence about damage."""
    assert table.damage is not None
    return {"entry": table.damage.entry, "decisions": table.session.decisions}


def happenings(session: Session[Any, Any], first: int) -> tuple[Happening, ...]:
    """What the decisions in force from `first` on brought; 0 is the set-up."""
    steps = session.steps
    return tuple(
        Happening(number, who_decided(steps[number - 1]) if number else "", events)
        for number, events in session.history(first)
        if number >= first
    )


def who_decided(step: Step) -> str:
    """The seat whose decision or repair this is."""
    return step.seat if isinstance(step, Played) else step.by


def told_lines(
    presenter: Presenter, state: Any, happenings: Sequence[Happening], viewer: SeatId | None, turn: str = ""
) -> tuple[list[Line], str]:
    """The log of these decisions as the viewer saw them; for threads, so the state is a copy."""
    lines: list[Line] = []
    for happening in happenings:
        told, _, turn = presenter.told(
            state, happening.events, viewer, decision=happening.decision, seat=happening.seat, turn=turn
        )
        lines += told
    return lines, turn


def undone_counts(session: Session[Any, Any]) -> list[int]:
    """How many decisions each undo took back that could still be put back, the last undo last."""
    counts: list[int] = []
    for entry in session.entries:
        if isinstance(entry, Undone):
            counts.append(entry.decisions)
        elif isinstance(entry, Redone):
            _put_back(counts, entry.decisions)
        elif not isinstance(entry, Sealed):
            counts.clear()
    return counts


def _put_back(counts: list[int], decisions: int) -> None:
    while decisions and counts:
        if counts[-1] > decisions:
            counts[-1] -= decisions
            return
        decisions -= counts.pop()


encode_bytes: Callable[[Any], bytes] = msgspec.json.Encoder().encode


def encode(message: Any) -> str:
    """A message as it goes over the wire."""
    return encode_bytes(message).decode()
