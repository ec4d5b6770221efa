"""Commands: deciding, taking back, putting back, repairing. Validated, written, committed, only then told.

Each is refused with `Refused`, and then nothing has changed. A key that was answered before gets the same
answer again, and an answer to a question that is no longer asked is refused harmlessly.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from grimtable.kernel import CHANCE, Refusal, SeatId
from grimtable.kernel.action import Action, Pass
from grimtable.kernel.errors import FAULTS, GrimtableError, IllegalAction, RecordError, UnreadableText
from grimtable.kernel.keyed import Key
from grimtable.records.record import AnyEntry, Redone, Repair, Sealed, Undone
from grimtable.records.repair_wording import UNFIT, misworded
from grimtable.records.sealing import Known
from grimtable.records.undo import EVERY
from grimtable.server.agreements import (
    Note,
    RepairDetail,
    ReplaceDetail,
    UndoDetail,
    is_carried,
    missing_from,
    voters_about,
)
from grimtable.server.chain import link
from grimtable.server.database import StorageError
from grimtable.server.faults import RULES
from grimtable.server.keeping import thinning
from grimtable.server.store import NOTES_SHOWN, Append, Conflict, OutcomeUnknown, Statement, StoredProposal
from grimtable.server.table import CHRONICLE, Happening, LiveTable, damage_told, encode_bytes, happenings
from grimtable.server.undo import machines, needs_agreement, steps_back

if TYPE_CHECKING:
    from grimtable.server.tables import TableRegistry

log = logging.getLogger(__name__)

#: A snapshot is stored after this many entries, at the next decision for which the session keeps one too.
_ENTRIES_PER_REST = 100
#: What is said of a repair that is not worded as one.
_MISWORDED = {
    "reason": "refused-repair-reason",
    "nothing": "refused-repair-nothing",
    "path": "refused-repair-path",
}


class Refused(GrimtableError):
    """Something is not done, and why: a refusal, or the key of one of the table's own sentences."""

    def __init__(self, refusal: Refusal | str, **arguments: object) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.arguments = arguments


def check_there(table: LiveTable) -> None:
    """Refused for whoever waited for a table that was removed or dropped in the meantime."""
    if table.is_gone:
        raise Refused("refused-late")


class Commands:
    """What seats do at the tables of one server."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = registry.store

    # --- deciding -----------------------------------------------------------------------------------------

    async def act(
        self,
        table: LiveTable,
        seat: SeatId,
        key: str,
        revision: int,
        action: str,
        then: Sequence[str] = (),
        made: bool = False,
    ) -> int:
        """Choose an offered action by its number among those offered; returns the new revision.

        `then` follows, each as long as it is offered and nothing has happened that a plan cannot know of. All
        of it is taken back together; what was `made` for its player goes with the decision before it.
        """
        key = f"{seat}:{key}"
        async with table.lock:
            known = await self._known(table, key, revision)
            if known is not None:
                return known
            if table.seats[seat].player == "bot":
                raise Refused("refused-bot-plays")
            self._check_running(table)
            self._check_asked(table, seat)
            if revision != table.revision:
                raise Refused("refused-late")
            legal = table.session.state.legal_actions()
            place = int(action) if action.isascii() and action.isdecimal() and len(action) < 6 else len(legal)
            if place >= len(legal):
                raise Refused(Refusal("KRN-04", ""), key="refused-no-offer")
            self._keep_label(table, seat, place)
            number = table.session.decisions + 1
            seen = table.session.state.reveals + legal[place].shows
            reached = await self._decide(table, key, legal[place])
            if made:
                table.bind(number)
            for text in then:
                following = self._next_of_plan(table, seat, text, seen)
                if following is None:
                    break
                number = table.session.decisions + 1
                seen += following.shows
                try:
                    reached = await self._decide(table, None, following)
                except Refused:
                    break  # what was done so far stands; the rest of a plan is nobody's right
                table.bind(number)
            return reached

    def _next_of_plan(self, table: LiveTable, seat: SeatId, text: str, seen: int) -> Action | None:
        """The next deed of a plan; None where somebody else is asked, or something was revealed."""
        state = table.session.state
        decision = state.decision
        if decision is None or decision.seat != seat or decision.is_window or state.reveals != seen:
            return None
        if table.status != "playing" or table.stored.paused or table.seats[seat].player == "bot":
            return None
        spell = state.game.language.spell
        return next((action for action in state.legal_actions() if spell(state, action) == text), None)

    async def act_for(self, table: LiveTable, seat: SeatId, revision: int, text: str, *notes: Note) -> bool:
        """A bot's decision, or a pass when time is up; False when the table has moved on."""
        async with table.lock:
            if table.revision != revision or table.status != "playing" or table.stored.paused:
                return False
            try:
                action = table.session.read(text)
                await self._decide(table, f"{seat}:auto {revision}", action, self._noting(table, notes))
            except (Refused, StorageError, UnreadableText) as error:
                log.warning("table %s: what was decided for %s is refused: %s", table.id, seat, error)
                return False
            if notes:
                self._note(table, notes)
            return True

    async def _decide(
        self, table: LiveTable, key: str | None, action: Action, more: Sequence[Statement] = ()
    ) -> int:
        session = table.session

        def note(item: str, error: Exception) -> None:
            table.faults.note(RULES, error, session.decisions, session.state.asked)

        def play() -> tuple[Happening, ...]:
            # At a table of people a card that fails is set aside (KRN-17), and counted like any other fault.
            session.on_fault = note
            try:
                return (table.happened_now(session.play(action)),)
            finally:
                session.on_fault = None

        return await self._enter(table, key, play, more)

    def _keep_label(self, table: LiveTable, seat: SeatId, place: int) -> None:
        """How the offer read, for the undo button; whoever saw it saw it in their language."""
        labels = {}
        for (viewer, language), channel in table.channels.items():
            shown = channel.decision
            if viewer == seat and channel.revision == table.revision and shown is not None:
                if shown.offers and place < len(shown.offers):
                    labels[language] = shown.offers[place].label
        table.labels[table.session.decisions + 1] = labels

    # --- taking back and putting back ---------------------------------------------------------------------

    async def undo(self, table: LiveTable, seat: SeatId, key: str, revision: int) -> int:
        """Take back to the last decision of a person, or propose it where people have to agree."""
        key = f"{seat}:{key}"
        async with table.lock:
            known = await self._known_or_due(table, key, revision)
            if known is not None:
                return known
            everybody = [other for other in table.setup.order if other != seat]
            count = steps_back(table)
            refusal = table.session.why_not_undo(seat, everybody, count)
            if refusal is not None:
                raise Refused(refusal)
            if needs_agreement(table, seat, count):
                return await self.propose(table, seat, key, "undo", UndoDetail(count))
            return await self._undo(table, seat, key, count, machines(table, seat))

    async def _undo(
        self,
        table: LiveTable,
        by: str,
        key: str | None,
        count: int,
        agreed: Sequence[str],
        more: Sequence[Statement] = (),
    ) -> int:
        session = table.session
        if session.why_not_undo(by, (), count) is None:
            agreed = ()  # nobody had to be asked
        # After the end the record tells where the dice come from. A seed that was chosen was known anyway.
        is_known = session.state.over and table.stored.chosen_seed is None
        fresh = Key.new() if is_known and session.setup.chance != "external" else None

        def take_back() -> tuple[Happening, ...]:
            session.undo(by, agreed, count, key=fresh)
            return ()

        return await self._enter(table, key, take_back, more)

    async def redo(self, table: LiveTable, seat: SeatId, key: str, revision: int) -> int:
        """Put back what was taken back last."""
        key = f"{seat}:{key}"
        async with table.lock:
            known = await self._known_or_due(table, key, revision)
            if known is not None:
                return known
            session = table.session
            count = table.undone[-1] if table.undone else 1
            refusal = session.why_not_redo(seat, count)
            if refusal is not None:
                raise Refused(refusal)

            def put_back() -> tuple[Happening, ...]:
                before = session.decisions
                session.redo(seat, count)
                return happenings(session, before + 1)

            return await self._enter(table, key, put_back)

    # --- repairing ----------------------------------------------------------------------------------------

    async def repair(
        self,
        table: LiveTable,
        seat: SeatId,
        key: str,
        revision: int,
        reason: str,
        changes: Mapping[str, Any],
        leave: str | None,
    ) -> int:
        """Set the table right by hand, at once when no other person plays, else by a proposal.

        A proposal is judged when everybody has agreed and not before: whether it fits depends on hidden
        things, and whoever could try as often as they liked would read them.
        """
        key = f"{seat}:{key}"
        async with table.lock:
            known = await self._known_or_due(table, key, revision)
            if known is not None:
                return known
            wrong = misworded(type(table.session.state.table), reason, changes, leave)
            if wrong is not None:
                there = ", ".join(wrong.near)
                raise Refused(wrong.refusal, key=_MISWORDED[wrong.what], path=wrong.path, known=there)
            if leave is not None and leave not in table.game.procedures:
                # What can be left at all is in the rules; whether it is in progress now is not asked here.
                known_ones = ", ".join(sorted(table.game.procedures)[:12])
                raise Refused(UNFIT, key="refused-repair-path", path=leave[:60], known=known_ones)
            detail = RepairDetail(" ".join(reason.split()), dict(changes), leave)
            if len(machines(table, seat)) + 1 < len(table.setup.order):
                return await self.propose(table, seat, key, "repair", detail)
            return await self._repair(table, seat, key, detail)

    async def _repair(
        self, table: LiveTable, by: str, key: str | None, detail: RepairDetail, more: Sequence[Statement] = ()
    ) -> int:
        everybody = [other for other in table.setup.order if other != by]
        # In a process of its own first: the changed table may be more than anybody can judge or draw.
        repair = Repair(by, detail.reason, tuple(everybody), detail.changes, detail.leave)
        await self.registry.examining.repair(table.stored.game, table.session.state.to_json(), repair)

        def mend() -> tuple[Happening, ...]:
            try:
                events = table.session.repair(
                    by, everybody, detail.reason, detail.changes, leave=detail.leave
                )
            except IllegalAction:
                # The reason names cards and numbers that nobody may read, not even alone with bots.
                raise Refused(UNFIT, key="refused-repair-unfit") from None
            return (table.happened_now(events),)

        return await self._enter(table, key, mend, more)

    # --- proposals ----------------------------------------------------------------------------------------

    async def propose(
        self,
        table: LiveTable,
        seat: SeatId,
        key: str,
        what: str,
        detail: UndoDetail | RepairDetail | ReplaceDetail,
    ) -> int:
        """Lay a proposal on the table; the caller holds the lock."""
        for proposal in table.stored.proposals:
            is_twin = proposal.what == what in ("undo", "replace") and proposal.seat == seat
            if proposal.key == key or is_twin:
                return table.revision  # it lies on the table already
        if len(table.stored.proposals) >= self.registry.limits.proposals:
            raise Refused("refused-proposals")
        number = await self.registry.storage.run(self.store.next_proposal, table.id)
        document = msgspec.json.encode(detail).decode()
        proposal = StoredProposal(number, key, what, seat, table.revision, document, ())
        await self.registry.write(table, *self.store.proposing(table.id, proposal))
        await self.reload(table)
        return table.revision

    async def agree(self, table: LiveTable, seat: SeatId, number: int, *, yes: bool) -> int:
        """Answer a proposal; the last yes carries it out, the first no ends it."""
        async with table.lock:
            proposal = next((each for each in table.stored.proposals if each.number == number), None)
            if proposal is None:
                raise Refused("refused-no-proposal")
            voters = self._voters(table, proposal)
            # Of three or more one may be against it, and the others still decide.
            if not yes and proposal.seat != seat and voters is not None and len(voters) > 2:
                note = Note("note-declined", {"seat": seat})
                await self.registry.write(table, self.store.noting(table.id, note.encoded()))
                await self.reload(table)
                return table.revision
            if not yes:
                note = Note("note-declined", {"seat": seat})
                await self.registry.write(
                    table,
                    self.store.settling(table.id, [number], "refused"),
                    self.store.noting(table.id, note.encoded()),
                )
                await self.reload(table)
                return table.revision
            await self.registry.write(table, self.store.agreeing(table.id, number, seat))
            await self.reload(table)
            return await self.carry_out_agreed(table)

    async def carry_out_agreed(self, table: LiveTable) -> int:
        """Carry out proposals to which everybody has agreed; the caller holds the lock."""
        for proposal in table.stored.proposals:
            if proposal.what == "replace":
                await self._settle_vote(table, proposal)
                continue
            if missing_from(proposal, table.setup, table.seats):
                continue
            done = [self.store.settling(table.id, [proposal.number], "done")]
            others = [seat for seat in table.setup.order if seat != proposal.seat]
            key = f"{proposal.key} agreed"
            if proposal.what == "undo":
                undo = msgspec.json.decode(proposal.detail, type=UndoDetail)
                await self._undo(table, proposal.seat, key, undo.decisions, others, done)
            else:
                repair = msgspec.json.decode(proposal.detail, type=RepairDetail)
                try:
                    await self._repair(table, proposal.seat, key, repair, done)
                except Refused as refused:
                    if refused.refusal is not UNFIT:
                        raise
                    # Everybody agreed, so everybody hears of it, and nobody more than the others.
                    note = Note("note-repair-unfit", {"seat": proposal.seat})
                    await self.registry.write(
                        table,
                        self.store.settling(table.id, [proposal.number], "lapsed"),
                        self.store.noting(table.id, note.encoded()),
                    )
            await self.reload(table)
        return table.revision

    def _voters(self, table: LiveTable, proposal: StoredProposal) -> tuple[str, ...] | None:
        """Who has a vote; None about what everybody has to agree to."""
        if proposal.what != "replace":
            return None
        detail = msgspec.json.decode(proposal.detail, type=ReplaceDetail)
        here = [seat for seat in table.setup.order if table.is_here(seat)]
        return voters_about(detail.seat, table.setup, table.seats, here)

    async def _settle_vote(self, table: LiveTable, proposal: StoredProposal) -> None:
        """Carry out a vote that most have agreed to; who came back in the meantime keeps the seat."""
        detail = msgspec.json.decode(proposal.detail, type=ReplaceDetail)
        is_away = table.seats[detail.seat].player == "human" and table.is_deserted(detail.seat)
        if is_away and not is_carried({proposal.seat, *proposal.agreed}, self._voters(table, proposal) or ()):
            return
        # Off the table first: changing a seat looks at all proposals again.
        left = tuple(each for each in table.stored.proposals if each.number != proposal.number)
        table.replace(msgspec.structs.replace(table.stored, proposals=left))
        settled = self.store.settling(table.id, [proposal.number], "done" if is_away else "lapsed")
        if is_away:
            await self.registry.seating.replace(table, detail, by_host=False, done=[settled])
        else:
            await self.registry.write(table, settled)

    # --- entering -----------------------------------------------------------------------------------------

    async def _enter(
        self,
        table: LiveTable,
        key: str | None,
        deed: Callable[[], tuple[Happening, ...]],
        more: Sequence[Statement] = (),
    ) -> int:
        """Do it in memory, commit it, and line up the news; when it cannot be kept, it has not happened."""
        check_there(table)
        self._check_whole(table)
        if table.stored.closed:
            raise Refused("refused-series-goes-on")
        session = table.session
        mark = session.mark()
        before = table.status
        try:
            happened = deed()
        except IllegalAction as error:
            raise Refused(error.refusal) from None
        except Refused:
            raise
        except Exception as error:  # whatever the rules raise, the table stays as it was
            session.put_back(mark)
            table.faults.note(RULES, error, session.decisions, session.state.asked)
            table.stuck_at = table.revision
            raise Refused("refused-fault") from error
        document = encode_bytes(session.entries[-1])
        at = link(table.link, table.revision, key, document)
        statements, rested = self._besides(table, before, at)
        statements.extend(more)
        try:
            await self.store.append(table.id, Append(table.revision, key, document, at), statements)
        except Conflict:
            session.put_back(mark)
            await self.catch_up(table)
            number = (
                None if key is None else await self.registry.storage.run(self.store.number_of, table.id, key)
            )
            if number is None:
                raise Refused("refused-late") from None
            return number
        except OutcomeUnknown:
            # Neither yes nor no would be honest. Whoever is here joins again, says it again with the same
            # key, and finds it as the database has it.
            self.registry.forget(table)
            raise
        except StorageError as error:
            session.put_back(mark)
            raise Refused("refused-storage") from error
        if key is not None:
            table.remember(key, table.revision)
        table.link = at
        table.rested = rested
        table.note_entry(happened)
        self._after(table, before)
        return table.revision

    def _besides(self, table: LiveTable, before: str, at: bytes) -> tuple[list[Statement], int]:
        """What is written together with an entry: the end of the game, a snapshot, proposals that lapse.

        Also the number of entries at the newest snapshot.
        """
        statements: list[Statement] = []
        session, rested = table.session, table.rested
        entry, key = session.entries[-1], session.streams.key
        if isinstance(entry, Undone) and entry.seal and key is not None:
            statements.append(self.store.hiding(table.id, len(session.streams.all), key.secret))
        if table.status != before:
            # What was open to all after the end is known to whoever looked, now that the game goes on again.
            looked = table.stored.looked or before == "over"
            statements.append(self.store.changing(table.id, status=table.status, looked=looked))
            if before == "over":
                statements.append(self.store.noting(table.id, Note("note-reopened").encoded()))
        if session.decisions % EVERY == 0 and table.revision - table.rested >= _ENTRIES_PER_REST:
            rest = msgspec.json.encode(session.rest())
            statements.append(self.store.resting(table.id, table.revision, rest, at))
            statements.append(thinning(table.id, table.revision, is_over=False, window=CHRONICLE))
            rested = table.revision
        if table.status == "over" != before:
            statements.append(thinning(table.id, table.revision, is_over=True, window=CHRONICLE))
        lapsed = [each.number for each in table.stored.proposals if each.what == "undo"]
        if lapsed:
            statements.append(self.store.settling(table.id, lapsed, "lapsed"))
        return statements, rested

    def _after(self, table: LiveTable, before: str) -> None:
        proposals = tuple(each for each in table.stored.proposals if each.what != "undo")
        if table.status != before or proposals != table.stored.proposals:
            looked = table.stored.looked or (before == "over" and table.status != before)
            table.replace(
                msgspec.structs.replace(
                    table.stored, status=table.status, looked=looked, proposals=proposals, touched=time.time()
                )
            )
            if before == "over" and table.status != before:
                self._note(table, [Note("note-reopened")])
        self.registry.present(table)
        self.registry.drive(table)

    async def catch_up(self, table: LiveTable) -> None:
        """Live through what another server has written; the caller holds the lock."""
        before = table.status
        history = await self.registry.storage.run(self.store.history, table.id, table.revision, table.link)
        if history.damage is not None:
            self.registry.forget(table)  # waking it says what is damaged
            raise Refused("refused-late")
        if any(isinstance(entry, Undone) and entry.seal for entry in history.entries):
            table.session.known = Known(await self.registry.storage.run(self.store.secrets, table.id))
        for entry, at in zip(history.entries, history.links[1:], strict=True):
            try:
                happened = _live(table, entry)
                if table.session.entries[-1] != entry:
                    raise RecordError("it came out otherwise here")
            except (GrimtableError, *FAULTS):
                log.exception(
                    "table %s: entry %d of another server cannot be lived", table.id, table.revision + 1
                )
                self.registry.forget(table)
                raise Refused("refused-late") from None
            table.link = at
            table.note_entry(happened)
        if history.entries:
            self._after(table, before)

    # --- checks -------------------------------------------------------------------------------------------

    async def _known(self, table: LiveTable, key: str, revision: int) -> int | None:
        """The revision with which this key was answered before."""
        known = table.answered.get(key)
        if known is None and revision < table.revision:
            known = await self.registry.storage.run(self.store.number_of, table.id, key)
        return known

    async def _known_or_due(self, table: LiveTable, key: str, revision: int) -> int | None:
        """The same; Refused for a new command at a table that is not in play or has changed meanwhile."""
        known = await self._known(table, key, revision)
        if known is None:
            self.check_begun(table)
            if revision != table.revision:
                raise Refused("refused-late")
        return known

    @staticmethod
    def _check_whole(table: LiveTable) -> None:
        if table.damage is not None:
            raise Refused("refused-damaged", **damage_told(table))

    def check_begun(self, table: LiveTable) -> None:
        self._check_whole(table)
        if table.status == "waiting":
            raise Refused("refused-waiting")
        if table.stored.paused:
            raise Refused("refused-paused")

    def _check_running(self, table: LiveTable) -> None:
        self.check_begun(table)
        if table.status == "over":
            raise Refused(Refusal("KRN-03", ""), key="refused-over")

    @staticmethod
    def _check_asked(table: LiveTable, seat: SeatId) -> None:
        asked = table.session.state.asked
        assert asked is not None
        # Results of real dice are typed in by whoever sits at the table.
        if asked not in (seat, CHANCE):
            raise Refused(Refusal("KRN-01", ""), key="refused-not-asked", seat=asked)

    # --- writing around the game --------------------------------------------------------------------------

    def _noting(self, table: LiveTable, notes: Sequence[Note]) -> list[Statement]:
        return [self.store.noting(table.id, note.encoded()) for note in notes]

    @staticmethod
    def _note(table: LiveTable, notes: Sequence[Note]) -> None:
        said = (*table.stored.notes, *(note.encoded() for note in notes))
        table.replace(msgspec.structs.replace(table.stored, notes=said[-NOTES_SHOWN:]))

    async def reload(self, table: LiveTable) -> None:
        """The table itself as it is stored now."""
        stored = await self.registry.storage.run(self.store.table, table.id)
        if stored is not None:
            table.replace(stored)


def _live(table: LiveTable, entry: AnyEntry) -> tuple[Happening, ...]:
    """Carry out an entry that somebody else has written."""
    session = table.session
    if isinstance(entry, Sealed):
        session.reseal(session.known.key(entry.seal))
        return ()
    if isinstance(entry, Undone):
        key = session.known.key(entry.seal) if entry.seal else None
        session.undo(entry.by, entry.agreed, entry.decisions, key=key)
        return ()
    if isinstance(entry, Redone):
        before = session.decisions
        session.redo(entry.by, entry.decisions)
        return happenings(session, before + 1)
    if isinstance(entry, Repair):
        return (
            table.happened_now(
                session.repair(entry.by, entry.agreed, entry.reason, entry.changes, leave=entry.leave)
            ),
        )
    return (table.happened_now(session.play_again(entry)),)


def pass_text(seat: str) -> str:
    """The text form of passing."""
    return f"{seat}: {Pass.form}"
