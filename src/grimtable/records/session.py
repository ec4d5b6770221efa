"""Sessions: a game being played, with its whole history: play, take back, put back, repair, save, resume.

The state knows only the present. A session keeps the record beside it, in the order in which everything
was lived, and a few snapshots of the past; `docs/records.md` tells it from the player's side.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import Any, Generic, NoReturn

import msgspec

from grimtable.kernel.action import Action
from grimtable.kernel.aside import CARD_FAULTS, OnFault, culprit, named, note
from grimtable.kernel.chance import Outcome
from grimtable.kernel.errors import FAULTS, IllegalAction, RecordError, StateError, StuckGame, UnreadableText
from grimtable.kernel.event import Event, Journal, seen_by
from grimtable.kernel.game import Game
from grimtable.kernel.identity import SeatId
from grimtable.kernel.keyed import Key, keyed
from grimtable.kernel.oddities import MAX_TEXT
from grimtable.kernel.refusal import Refusal, unreadable
from grimtable.kernel.setup import Setup
from grimtable.kernel.state import B, State, T
from grimtable.records.living import act, follow, live_step, mended
from grimtable.records.record import (
    FORMAT,
    AnyEntry,
    Played,
    Record,
    Redone,
    Repair,
    Sealed,
    Step,
    Undone,
    UndoPolicy,
    write_whole,
)
from grimtable.records.repair_wording import misworded
from grimtable.records.replay import checked_setup, digests_of, live_on, replay
from grimtable.records.resting import Mark, Rest, timeline_with_takers
from grimtable.records.sealing import Known, Streams, drawing, first_stream, streams_of
from grimtable.records.undo import EVERY, Snapshots, not_agreed, why_not_seats, why_not_take_back


class Session(Generic[T, B]):
    """A game being played. Decisions and repairs in force are numbered together, from 1.

    `state` is the present, with a journal attached; taking back, putting back and repairing replace the
    object, so ask the session for it each time. A seat is refused with `IllegalAction`, which carries the
    refusal; the `why_not…` questions give the same refusal without trying.
    """

    def __init__(
        self,
        game: Game[T, B],
        setup: Setup,
        undo: UndoPolicy,
        *,
        dealt: Sequence[Outcome] = (),
        known: Known | None = None,
        from_outcomes: bool = False,
    ) -> None:
        """Set up a table; use `start` or `resume`.

        Results that are written down decide instead of the source of chance with `from_outcomes`, and where
        they were drawn from a secret that is not `known`: `dealt` are those of the set-up.
        """
        self.game = game
        self.setup = setup
        self.undo_policy: UndoPolicy = undo
        self.entries: list[AnyEntry] = []
        #: told of every card that fails, which is then set aside (KRN-17); without it a fault is raised
        self.on_fault: OnFault | None = None
        #: what there is to say about how this game was resumed
        self.remarks: tuple[str, ...] = ()
        # The first so many decisions replay from their written chance results whatever the source; -1 when
        # the set-up does not either.
        self._written = 0 if from_outcomes else -1
        self.known = Known() if known is None else known
        self.streams = Streams([first_stream(setup, self.known)])
        self._steps: list[Step] = []
        self._taken_back: list[tuple[Step, str]] = []  # and by whom, the first to be put back at the end
        self._seen = array("q")  # after each step: how much had been revealed
        #: every so many decisions: fingerprints of the whole state, and of it without chance
        self.digests: dict[int, tuple[str, str]] = {}
        self._snapshots: Snapshots[T, B] = Snapshots()
        journal = Journal()
        self.dealt = tuple(dealt)
        self.state = self._set_up(journal)
        self.dealt = tuple(journal.take()[1])
        self._seen.append(_seen(self.state))
        self.digests[0] = digests_of(self.state)
        self._snapshots.offer(0, self.state, 0)

    # --- beginning --------------------------------------------------------------------------------

    @classmethod
    def start(
        cls,
        game: Game[T, B],
        setup: Setup,
        *,
        undo: UndoPolicy = "until-revealed",
        key: Key | None = None,
    ) -> Session[T, B]:
        """A new game, run up to its first decision; keyed chance gets a secret that nobody knows yet."""
        if setup.chance != "keyed":
            return cls(game, checked_setup(game, setup), undo)
        known, key = Known(), key or Key.new()
        known.add(key)
        setup = msgspec.structs.replace(setup, seal=key.seal)
        return cls(game, checked_setup(game, setup), undo, known=known)

    @classmethod
    def resume(
        cls,
        game: Game[T, B],
        record: Record,
        *,
        from_outcomes: bool = False,
        other_content: bool = False,
    ) -> Session[T, B]:
        """Live a record through again, every entry in its order, and stand where it ended.

        Every chance result, every digest and the result are compared; the first difference is a
        RecordError. `from_outcomes` takes the written chance results instead of the seed's, and then
        compares the tables; so does what was drawn from a secret that the record does not tell.
        `other_content` permits a changed content pack as long as all comes out the same. An older rules
        version is tried in the same way.
        """
        return replay(cls, game, record, from_outcomes=from_outcomes, other_content=other_content)

    @classmethod
    def wake(
        cls,
        game: Game[T, B],
        setup: Setup,
        undo: UndoPolicy,
        entries: Sequence[AnyEntry],
        rest: Rest | None = None,
        *,
        secrets: Iterable[str] = (),
        dealt: Sequence[Outcome] = (),
    ) -> Session[T, B]:
        """Go on with a game of which all entries are known, living only those again that came after a rest.

        Unlike `resume` it trusts what it is given; chance results after the rest are still compared. What
        was `dealt` in the set-up has to be known where its secret is none of the `secrets`.
        """
        if rest is not None and not dealt:
            dealt = rest.dealt
        session = cls(game, setup, undo, dealt=dealt, known=Known(secrets))
        if rest is not None:
            session._take_up(entries[: rest.entries], rest)
        live_on(session, entries[len(session.entries) :])
        return session

    def _take_up(self, entries: Sequence[AnyEntry], rest: Rest) -> None:
        self.entries = list(entries)
        self._steps, self._taken_back = timeline_with_takers(entries)
        self._seen = array("q", rest.seen)
        self.digests = dict(rest.digests)
        self.dealt = rest.dealt
        self.streams = streams_of(self.setup, entries, self.known)
        self.state = self.game.from_plain(rest.state)
        self.state.chance = drawing(self.state.chance, self.streams.key_of(self.decisions))
        if self.decisions == 0:
            self._snapshots = Snapshots()  # a prepared table: its past begins here
        self._snapshots.offer(self.decisions, self.state, self.decisions)
        self.state.journal = Journal()

    def _set_up(self, journal: Journal) -> State[T, B]:
        key = self.streams.key_of(0)
        state = self.game.before_first_step(self.setup, None if key is None else keyed(key))
        state.journal = journal
        if self.is_written(0):
            follow(state, self.dealt, state.start)
        else:
            state.start()
        return state

    # --- sealing ----------------------------------------------------------------------------------

    @property
    def is_locked(self) -> bool:
        """Whether the secret behind the next die is not known here: only written results can follow."""
        key = self.streams.key
        return key is not None and key.is_locked

    def is_written(self, number: int) -> bool:
        """Whether this decision is lived from its written results; 0 is the set-up."""
        key = self.streams.key_of(number)
        return number <= self._written or (key is not None and key.is_locked)

    def reseal(self, key: Key | None = None) -> None:
        """From here on draw from another secret: somebody may know what the old source would have brought."""
        if self.setup.chance == "external":
            raise RecordError("the dice of this game are typed in, so there is nothing to seal")
        key = self._take_key(key)
        self.entries.append(Sealed(key.seal))

    def continued(self, number: int, key: Key | None = None) -> Session[T, B]:
        """Another game that begins after this decision, under a new seal; it knows only what may be told."""
        entries: list[AnyEntry] = []
        for place, step in enumerate(self._steps[:number]):
            now = self.streams.key_of(place + 1)
            if now is not None and now != self.streams.key_of(place):
                entries.append(Sealed(now.seal))
            entries.append(step)
        session = self.wake(
            self.game,
            self.setup,
            self.undo_policy,
            entries,
            secrets=self.record.secrets,
            dealt=self.dealt,
        )
        if self.setup.chance != "external":
            session.reseal(key)
        return session

    def _take_key(self, key: Key | None) -> Key:
        key = Key.new() if key is None else key
        self.known.add(key)
        # What can be put back was drawn from the older source.
        self.streams.add(key, self.decisions + len(self._taken_back))
        return key

    @property
    def seed_of_bots(self) -> int:
        """What the choices of bots follow from: the seed, or the secret where there is one."""
        key = self.streams.key
        return self.setup.seed if key is None or key.is_locked else key.seed_of_bots()

    # --- playing ----------------------------------------------------------------------------------

    @property
    def decisions(self) -> int:
        """How many decisions and repairs are in force."""
        return len(self._steps)

    @property
    def steps(self) -> Sequence[Step]:
        """The decisions and repairs in force; the first is number 1."""
        return self._steps

    def read(self, text: str) -> Action:
        """The action a line of text names, legal or not."""
        if len(text) > MAX_TEXT or not text.strip().isprintable():
            said = f"an action is one line of at most {MAX_TEXT} printable letters"
            raise UnreadableText(said, "one_line", most=MAX_TEXT)
        return self.game.language.read(self.state, text)

    def why_not(self, action: Action | str) -> Refusal | None:
        """Why this action, or what this line of text says, is not legal now."""
        if isinstance(action, str):
            try:
                action = self.read(action)
            except UnreadableText as error:
                return unreadable(error)
        return self.state.why_not(action)

    def play(self, action: Action | str) -> tuple[Event, ...]:
        """Carry out a decision and everything that follows; returns all that happened, secrets included."""
        if isinstance(action, str):
            action = self.read(action)
        return self._play(action, None)

    def play_again(self, entry: Played) -> tuple[Event, ...]:
        """Play a decision that was made elsewhere; what failed in it then is set aside here too."""
        return self._play(self.read(entry.action), None, entry.aside)

    def _play(
        self, action: Action, written: Sequence[Outcome] | None, aside: tuple[str, ...] = ()
    ) -> tuple[Event, ...]:
        """Play with chance as it comes, or, in a replay, with the results written down for it."""
        if action not in self.state.legal:
            refusal = self.state.why_not(action)
            assert refusal is not None
            raise IllegalAction(refusal)
        text = self.game.language.spell(self.state, action)
        failed: list[tuple[str, Exception]] = []
        while (fault := self._try(action, written, aside)) is not None:
            item, error = fault
            if self.on_fault is None or not item or item in aside:
                self._raise(item, error)
            failed.append(fault)
            aside = (*aside, item)
        for item, error in failed:
            assert self.on_fault is not None
            self.on_fault(item, named(item, error))
        assert self.state.journal is not None
        events, outcomes = self.state.journal.take()
        self._decided(Played(text, tuple(outcomes), aside), is_written=written is not None)
        return tuple(events)

    def _try(
        self, action: Action, written: Sequence[Outcome] | None, aside: tuple[str, ...]
    ) -> tuple[str, Exception] | None:
        """Carry out an action; what failed, if the rules did, with the item that was carried out then."""
        state = self.state
        try:
            act(state, action, written, self.streams.key, aside)
        except BaseException as error:
            # Half a decision must not stay on the table, whatever stopped it.
            self._go_to(self.decisions)
            if not isinstance(error, CARD_FAULTS):
                raise
            return culprit(state, error), error
        return None

    def _raise(self, item: str, error: Exception) -> NoReturn:
        """The rules failed, and nothing can be set aside for it."""
        if isinstance(error, FAULTS) and any(isinstance(step, Repair) for step in self._steps):
            raise StuckGame(
                f"the rules cannot go on from the repaired table ({type(error).__name__}: {error}); "
                "take the repair back or repair the table again"
            ) from error
        note(error, item)
        raise error

    def _decided(self, step: Step, *, is_written: bool) -> None:
        """Something new is in force: what was taken back before it is only history now."""
        self._add(step)
        self.entries.append(step)
        self._taken_back.clear()
        self.streams.decided(self.decisions)
        if is_written and self._written >= 0:
            self._written = self.decisions
        elif self._written >= self.decisions:
            self._written = self.decisions - 1

    def _add(self, step: Step) -> None:
        """The present state is the one after this step."""
        self._steps.append(step)
        self._seen.append(_seen(self.state))
        if self.decisions % EVERY == 0:
            self.digests[self.decisions] = digests_of(self.state)
            self._snapshots.offer(self.decisions, self.state, self.decisions)

    # --- taking back ------------------------------------------------------------------------------

    def why_not_undo(self, by: str, agreed: Collection[str] = (), decisions: int = 1) -> Refusal | None:
        """Why this seat cannot take back the last decisions; `agreed` are the seats that say yes."""
        refusal = why_not_seats(self.setup.order, by, agreed)
        if refusal is not None:
            return refusal
        if not 1 <= decisions <= self.decisions:
            if self.decisions:
                said = f"{self.decisions} decisions can be taken back, not {decisions}"
                return Refusal("KRN-10", "too_many", (("count", self.decisions), ("wanted", decisions)), said)
            return Refusal("KRN-10", "nothing", (), "nothing has been decided yet that could be taken back")
        first = self.decisions - decisions
        revealed = [self._seen[place + 1] - self._seen[place] for place in range(first, self.decisions)]
        return why_not_take_back(
            self.undo_policy, self.setup.order, by, agreed, self._steps[first:], revealed
        )

    def undo(
        self, by: str, agreed: Collection[str] = (), decisions: int = 1, *, key: Key | None = None
    ) -> None:
        """Take back the last decisions: the state is as if they had not been made.

        After the end the secret of keyed chance is known, so who takes the end back goes on under a new seal:
        that of the `key`, or of a fresh one.
        """
        refusal = self.why_not_undo(by, agreed, decisions)
        if refusal is not None:
            raise IllegalAction(refusal)
        target = self.decisions - decisions
        is_told = self.state.over and (key is not None or self.streams.key is not None)
        self._go_to(target)
        for _ in range(decisions):
            self._taken_back.append((self._steps.pop(), by))
            self._seen.pop()
        self.digests = {number: pair for number, pair in self.digests.items() if number <= target}
        seal = self._take_key(key).seal if is_told else ""
        self.entries.append(Undone(by, decisions, _in_order(self.setup, agreed), seal))

    def why_not_redo(self, by: str | None = None, decisions: int = 1) -> Refusal | None:
        """Why this seat cannot put back what was taken back; None stands for the seat that took it back."""
        if by is not None and (refusal := why_not_seats(self.setup.order, by, ())) is not None:
            return refusal
        if not 1 <= decisions <= len(self._taken_back):
            count = len(self._taken_back)
            said = f"{count} decisions can be put back, not {decisions}"
            return Refusal("KRN-15", "too_many", (("count", count), ("wanted", decisions)), said)
        for _, taker in self._taken_back[-decisions:]:
            if by not in (None, taker) and self.undo_policy != "free":
                said = f"{taker} took this back, so only {taker} can put it back"
                return Refusal("KRN-15", "not_yours", (("seat", taker),), said)
        return None

    def redo(self, by: str | None = None, decisions: int = 1) -> tuple[Event, ...]:
        """Put back decisions that were taken back, as long as nothing new has been decided."""
        refusal = self.why_not_redo(by, decisions)
        if refusal is not None:
            raise IllegalAction(refusal)
        by = self._taken_back[-1][1] if by is None else by
        events: list[Event] = []
        for _ in range(decisions):
            step, _ = self._taken_back.pop()
            self.state = self._carry_out(self.state, step, self.decisions, self.state.journal)
            assert self.state.journal is not None
            events.extend(self.state.journal.take()[0])
            self._add(step)
        self.entries.append(Redone(by, decisions))
        return tuple(events)

    # --- repairing --------------------------------------------------------------------------------

    def why_not_repair(self, by: str, agreed: Collection[str] = ()) -> Refusal | None:
        """Why this seat cannot repair the table: whatever the undo policy, every other seat must agree."""
        refusal = why_not_seats(self.setup.order, by, agreed)
        if refusal is not None:
            return refusal
        missing = not_agreed(self.setup.order, by, agreed)
        if missing:
            verb = "has" if len(missing) == 1 else "have"
            said = f"{' and '.join(missing)} {verb} not agreed to repair the table"
            return Refusal("KRN-13", "not_agreed", (("seats", missing),), said)
        return None

    def repair(
        self,
        by: str,
        agreed: Collection[str],
        reason: str,
        changes: Mapping[str, Any],
        *,
        leave: str | None = None,
    ) -> tuple[Event, ...]:
        """Set the table right by hand: `path.to.value` → value, and perhaps a procedure to leave."""
        refusal = self.why_not_repair(by, agreed)
        if refusal is not None:
            raise IllegalAction(refusal)
        wrong = misworded(type(self.state.table), reason, changes, leave)
        if wrong is not None:
            raise IllegalAction(wrong.refusal)
        reason = " ".join(reason.split())
        wanted = Repair(by, reason, _in_order(self.setup, agreed), dict(changes), leave)
        try:
            return self._repair(wanted, None)
        except StateError as error:
            said = f"the repair is impossible: {error}"
            raise IllegalAction(Refusal("KRN-16", "impossible", (), said)) from error

    def _repair(self, wanted: Repair, written: Sequence[Outcome] | None) -> tuple[Event, ...]:
        journal = Journal()
        self.state = mended(self.state, wanted, journal, written, self.streams.key)
        events, outcomes = journal.take()
        step = msgspec.structs.replace(wanted, chance=tuple(outcomes))
        self._decided(step, is_written=written is not None)
        return tuple(events)

    # --- the past ---------------------------------------------------------------------------------

    def _carry_out(self, state: State[T, B], step: Step, number: int, journal: Journal | None) -> State[T, B]:
        """Live one step again after `number` decisions."""
        written = step.chance if self.is_written(number + 1) else None
        return live_step(state, step, journal, written, self.streams.key_of(number + 1))

    def _go_to(self, target: int) -> None:
        """Make the state after `target` decisions the present one."""
        number, snapshot = self._snapshots.nearest(target)
        state = snapshot.copy()
        self._snapshots.forget_after(target)
        while number < target:
            state = self._carry_out(state, self._steps[number], number, None)
            number += 1
            if number % EVERY == 0:
                self._snapshots.offer(number, state, target)
        state.journal = Journal()
        self.state = state

    def mark(self) -> Mark:
        """Where the session stands, to be `put_back` there when what follows could not be kept."""
        snapshots = self._snapshots
        return Mark(
            len(self.entries),
            tuple(self._steps),
            tuple(self._taken_back),
            self._seen[:],
            dict(self.digests),
            tuple(snapshots.numbers),
            tuple(snapshots.states),
            self._written,
            self.streams.all,
        )

    def put_back(self, mark: Mark) -> None:
        """Forget everything since the mark, as if it had never been done: no entry tells of it."""
        del self.entries[mark.entries :]
        self._steps = list(mark.steps)
        self._taken_back = list(mark.taken_back)
        self._seen = mark.seen[:]
        self.digests = dict(mark.digests)
        self._snapshots.numbers = list(mark.numbers)
        self._snapshots.states = list(mark.states)
        self._written = mark.written
        self.streams.all = mark.streams
        self._go_to(self.decisions)

    def rest(self) -> Rest:
        """What `wake` needs besides the entries, to go on from here without living through them again."""
        if self._written >= 0:
            raise RecordError("a game replayed from written chance results cannot be put to rest")
        plain = self.state.plain()
        return Rest(len(self.entries), plain, tuple(self._seen), dict(self.digests), self.dealt)

    def aside(self) -> Session[T, B]:
        """A second session at the same place, to look at the past in a thread while this one goes on."""
        other = copy(self)
        other.entries = self.entries[:]
        other._steps = self._steps[:]
        other._taken_back = self._taken_back[:]
        other._seen = self._seen[:]
        other.digests = dict(self.digests)
        other._snapshots = copy(self._snapshots)
        other.streams = copy(self.streams)
        other.state = self.state.copy()
        other.state.journal = Journal()
        return other

    def state_after(self, number: int) -> State[T, B]:
        """A copy of the state as it was after this decision; 0 is after the set-up."""
        if not 0 <= number <= self.decisions:
            raise RecordError(f"there are {self.decisions} decisions, so there is no state after {number}")
        at, snapshot = self._snapshots.nearest(number)
        state = snapshot.copy()
        for place in range(at, number):
            state = self._carry_out(state, self._steps[place], place, None)
        return state

    def states(self) -> Iterator[tuple[int, State[T, B]]]:
        """The state after each decision, 0 after the set-up; mostly the same object, so look and let go."""
        state = self.state_after(0)
        yield 0, state
        for number, step in enumerate(self._steps):
            state = self._carry_out(state, step, number, None)
            yield number + 1, state

    def history(self, first: int = 0, last: int | None = None) -> Iterator[tuple[int, tuple[Event, ...]]]:
        """What happened, decision by decision: (number, events), 0 for the set-up. Rebuilt by replay.

        These events hold every secret; `history_for` gives what one seat learnt.
        """
        steps = self._steps[: self.decisions if last is None else max(last, 0)]
        journal = Journal()
        if first <= 0:
            number = 0
            state = self._set_up(journal)
            yield 0, tuple(journal.take()[0])
        else:
            number = min(first - 1, self.decisions)
            state = self.state_after(number)
            state.journal = journal
        for step in steps[number:]:
            state = self._carry_out(state, step, number, journal)
            number += 1
            yield number, tuple(journal.take()[0])

    def history_for(
        self, viewer: SeatId | None, first: int = 0, last: int | None = None
    ) -> Iterator[tuple[int, tuple[Event, ...]]]:
        """What this seat learnt, decision by decision; None is a spectator."""
        for number, events in self.history(first, last):
            yield number, seen_by(viewer, events)

    # --- saving -----------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The whole game as data, as of now; the secret that is in use is told after the end."""
        return self._record(self.streams.secrets(with_newest=self.state.over))

    def _record(self, secrets: tuple[str, ...]) -> Record:
        pairs = {**self.digests, self.decisions: digests_of(self.state)}
        return Record(
            FORMAT,
            self.game.id,
            self.game.version,
            self.game.content_hash,
            self.undo_policy,
            self.setup,
            self.dealt,
            tuple(self.entries),
            {number: pair[0] for number, pair in pairs.items()},
            {number: pair[1] for number, pair in pairs.items()},
            self.state.result,
            secrets,
        )

    def to_json(self) -> bytes:
        """The record as a JSON document with one entry per line."""
        return self.record.to_json()

    def save(self, path: Path) -> None:
        """Write the record; a reader finds the old file or the new one, never half of it.

        It holds every secret, so that the game goes on with the same dice whenever it is resumed: a save
        is for whoever keeps the table. `to_json` is for others.
        """
        write_whole(path, self._record(self.streams.secrets(with_newest=True)).to_json())


def _seen(state: State[Any, Any]) -> int:
    """How much of chance and secrets has been seen: a result typed in counts before its step has run."""
    return state.reveals + len(state.supplied)


def _in_order(setup: Setup, agreed: Collection[str]) -> tuple[str, ...]:
    return tuple(seat for seat in setup.order if seat in agreed)
