"""Replay: live a record through again, entry by entry, and compare everything that was written down."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from grimtable.kernel.chance import Outcome
from grimtable.kernel.errors import FAULTS, GrimtableError, IllegalAction, RecordError, SetupError
from grimtable.kernel.game import Game
from grimtable.kernel.setup import Result, Setup
from grimtable.kernel.state import B, State, T
from grimtable.records.record import (
    AnyEntry,
    Played,
    Record,
    Redone,
    Repair,
    Sealed,
    Step,
    Undone,
    timeline,
)
from grimtable.records.sealing import Known, check_secrets

if TYPE_CHECKING:
    from grimtable.records.session import Session


def digests_of(state: State[Any, Any]) -> tuple[str, str]:
    """The fingerprint of the whole state, and of the state without its chance source."""
    plain = state.plain()
    whole = msgspec.json.encode(plain)
    del plain["chance"]
    table = msgspec.json.encode(plain)
    return _fingerprint(whole), _fingerprint(table)


def _fingerprint(document: bytes) -> str:
    return hashlib.blake2b(document, digest_size=12).hexdigest()


def checked_setup(game: Game[T, B], setup: Setup) -> Setup:
    """The same set-up as the game makes it; SetupError when the game would make another one."""
    if setup.game != game.id:
        raise SetupError(f"this is a set-up of {setup.game}, not of {game.id}")
    if setup.chance == "scripted":
        raise SetupError("scripted chance is for cases; a game that is recorded has another source")
    if (setup.chance == "keyed") != isinstance(setup.seal, str):
        raise SetupError("a set-up has a seal if its chance is keyed, and only then")
    other_packs = game.why_not_packs(setup)
    if other_packs is not None:
        raise SetupError(other_packs)
    if setup.carried is not msgspec.UNSET:
        unfit = game.why_not_carried(setup)
        if unfit is not None:
            raise SetupError(unfit)
    # What was agreed before packs could be chosen stays as it was, so that its digests do.
    former = {
        key: setup.options[key]
        for key in game.packed_options
        if setup.packs is msgspec.UNSET and isinstance(setup.options.get(key), bool)
    }
    made = game.setup(
        players=len(setup.seats),
        scenario=setup.scenario,
        options={key: value for key, value in setup.options.items() if key not in former},
        seed=setup.seed,
        windows=setup.windows,
        chance=setup.chance,
    )
    # An option that came later holds with its default at a table that was agreed before it.
    known = {
        key: value
        for key, value in made.options.items()
        if key in setup.options or key not in game.later_options
    }
    made = msgspec.structs.replace(made, options={**former, **known})
    for part in ("seats", "scenario", "options"):
        if getattr(made, part) != getattr(setup, part):
            raise SetupError(
                f"the {part} are not those that {game.id} makes for {len(setup.seats)} players; "
                "make the set-up with the game's own `setup`"
            )
    return msgspec.structs.replace(made, seal=setup.seal, packs=setup.packs, carried=setup.carried)


def replay(
    begin: type[Session[T, B]],
    game: Game[T, B],
    record: Record,
    *,
    from_outcomes: bool = False,
    other_content: bool = False,
) -> Session[T, B]:
    """The session that the record tells of; RecordError names the first difference."""
    _check_edition(game, record, other_content)
    same = record.rules == game.version and game.has_content(record.content)
    if record.setup.chance == "external":
        from_outcomes = False  # results that were typed in are decisions of their own
    try:
        session = _begin(begin, game, record, from_outcomes)
        _Replay(session, record, from_outcomes).run()
    except RecordError as error:
        if same:
            raise
        raise RecordError(
            f"this record was made with {_edition(record.rules, record.content)} of {game.id} and cannot "
            f"be continued with {_edition(game.version, game.content_hash)}: {error}"
        ) from error
    remarks = []
    if not same:
        remarks.append(
            f"made with {_edition(record.rules, record.content)}; everything so far comes out the same with "
            f"{_edition(game.version, game.content_hash)}"
        )
    if from_outcomes:
        remarks.append("replayed from the written chance results, not from the seed")
    session.remarks = tuple(remarks)
    return session


def _edition(rules: int, content: str) -> str:
    return f"rules version {rules} and content {content[:12]}"


def _check_edition(game: Game[Any, Any], record: Record, other_content: bool) -> None:
    if record.game != game.id:
        raise RecordError(f"this is a record of {record.game}, not of {game.id}")
    if record.rules > game.version:
        raise RecordError(
            f"this record was made with rules version {record.rules} of {game.id}, and this is version "
            f"{game.version}; update Grimtable to open it"
        )
    if not game.has_content(record.content) and not other_content:
        raise RecordError(
            f"this game was played with other content ({record.content[:12]}, and this is "
            f"{game.content_hash[:12]}); load the pack it was played with, or permit other content to try"
        )


def _begin(
    begin: type[Session[T, B]], game: Game[T, B], record: Record, from_outcomes: bool
) -> Session[T, B]:
    known = Known(record.secrets)
    check_secrets(record.setup, record.entries, known)
    try:
        setup = checked_setup(game, record.setup)
        return begin(game, setup, record.undo, dealt=record.dealt, known=known, from_outcomes=from_outcomes)
    except GrimtableError as error:
        raise RecordError(f"the set-up cannot be made again: {error}") from None
    except FAULTS as error:
        raise RecordError(
            f"the set-up cannot be made again ({type(error).__name__}: {error}); "
            "use the record as it was saved"
        ) from error


def live_on(session: Session[Any, Any], entries: Sequence[AnyEntry]) -> None:
    """Live these entries through after those the session has; RecordError names the first difference."""
    if not entries:
        return
    replaying = _Replay(session, session.record, from_outcomes=False)
    for entry in entries:
        replaying.where = f"entry {len(session.entries) + 1}"
        replaying.live(entry)


class _Replay:
    """One replay in progress."""

    def __init__(self, session: Session[Any, Any], record: Record, from_outcomes: bool) -> None:
        self.session = session
        self.record = record
        self.from_outcomes = from_outcomes
        self.where = "the set-up"

    def run(self) -> None:
        record, session = self.record, self.session
        in_force, _ = timeline(record.entries)
        self._compare_chance(session.dealt, record.dealt)
        self._compare_digests()
        for place, entry in enumerate(record.entries):
            is_step = isinstance(entry, Played | Repair)
            self.where = f"decision {session.decisions + 1}" if is_step else f"entry {place + 1}"
            self.live(entry)
            # The digests speak of the decisions in force at the end, not of those taken back.
            number = session.decisions
            if is_step and number <= len(in_force) and in_force[number - 1] == place:
                self._compare_digests()
        if session.state.result != record.result:
            raise RecordError(
                f"after decision {session.decisions} {_ending(session.state.result)}, "
                f"but the record says that {_ending(record.result)}; use the record as it was saved"
            )

    def live(self, entry: AnyEntry) -> None:
        """Live one entry; whatever goes wrong is a sentence that says where."""
        session = self.session
        try:
            if isinstance(entry, Sealed):
                session.reseal(session.known.key(entry.seal))
            elif isinstance(entry, Undone):
                self._take_back(entry)
            elif isinstance(entry, Redone):
                session.redo(entry.by, entry.decisions)
            else:
                self._take_step(entry)
        except RecordError:
            raise
        except GrimtableError as error:
            raise RecordError(f"{self.where}: {error}") from None
        except FAULTS as error:
            raise RecordError(
                f"{self.where}: the rules cannot carry it out ({type(error).__name__}: {error})"
            ) from error

    def _take_back(self, entry: Undone) -> None:
        session = self.session
        key = session.known.key(entry.seal) if entry.seal else None
        session.undo(entry.by, entry.agreed, entry.decisions, key=key)
        done = session.entries[-1]
        if isinstance(done, Undone) and done.seal != entry.seal:
            raise RecordError(
                f"{self.where}: a new seal goes with taking back the end, and with nothing else; "
                "use the record as it was saved"
            )

    def _take_step(self, entry: Step) -> None:
        session = self.session
        written = entry.chance if self.from_outcomes or session.is_locked else None
        if isinstance(entry, Played):
            try:
                session._play(session.read(entry.action), written, entry.aside)
            except IllegalAction as error:
                raise RecordError(
                    f"{self.where}: `{entry.action[:80]}` is refused: {error.refusal}"
                ) from None
        else:
            refusal = session.why_not_repair(entry.by, entry.agreed)
            if refusal is not None:
                raise IllegalAction(refusal)
            session._repair(entry, written)
        self._compare_chance(session.steps[-1].chance, entry.chance)

    def _compare_chance(self, now: Sequence[Outcome], then: Sequence[Outcome]) -> None:
        if list(now) == list(then):
            return
        for place in range(max(len(now), len(then))):
            here = _told(now[place]) if place < len(now) else "nothing more is decided by chance"
            there = _told(then[place]) if place < len(then) else "nothing more"
            if place >= min(len(now), len(then)) or now[place] != then[place]:
                raise RecordError(f"{self.where}: {here}, but the record has {there}; {self._remedy()}")

    def _remedy(self) -> str:
        session = self.session
        key = session.streams.key_of(session.decisions)
        if key is not None and not key.is_locked:
            return f"what the record has does not follow from the secret behind the seal {key.seal}"
        return (
            "use the record as it was saved, or, if the chance generator has changed since, replay it from "
            "its written results"
        )

    def _compare_digests(self) -> None:
        number = self.session.decisions
        # What is lived from written results leaves the source of chance where it was.
        is_written = self.session.is_written(number)
        expected = (self.record.tables if is_written else self.record.digests).get(number)
        if expected is None:
            return
        pair = self.session.digests.get(number) or digests_of(self.session.state)
        found = pair[1 if is_written else 0]
        if found != expected:
            raise RecordError(
                f"{self.where}: the table is not as it was recorded (digest {found}, recorded {expected}); "
                "the record or the rules have changed since, so use the record as it was saved and the "
                "version that made it"
            )


def _told(outcome: Outcome) -> str:
    if outcome.kind == "roll":
        return f"{outcome.what} shows face {_short(outcome.value)}"
    if outcome.kind == "pick":
        return f"{_short(outcome.value)} comes from {outcome.what}"
    return f"{outcome.what} is shuffled to {_short(outcome.value)}"


def _short(value: Any) -> str:
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return text if len(text) <= 80 else f"{text[:80]}…"


def _ending(result: Result | None) -> str:
    if result is None:
        return "the game is not over"
    return f"the game is won by {', '.join(result.winners) or 'nobody'} ({result.rule})"
