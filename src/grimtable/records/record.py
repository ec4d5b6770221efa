"""Records: a whole game as one JSON document that replays to the same digest on any machine.

Save, undo, replay viewer, bug report and test are all this one file. It holds what was agreed before the
game, then every entry in the order in which it was lived: decisions, what was taken back or put back, and
repairs. `docs/records.md` describes every key.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from grimtable.kernel.chance import Outcome
from grimtable.kernel.errors import RecordError
from grimtable.kernel.keyed import is_digits
from grimtable.kernel.oddities import MAX_DEPTH, MAX_ITEMS, MAX_TEXT, odd_text, odd_value
from grimtable.kernel.setup import Result, Setup

#: The number of this file format. A reader refuses a higher one; an old one must stay readable.
FORMAT = 1

#: Bounds of what is read: far above any real game, far below what could exhaust a machine.
MAX_BYTES = 32 * 1024 * 1024
MAX_ENTRIES = 200_000
MAX_REPAIRS = 1_000
#: What taking back costs besides: so many decisions are at most lived again from the last snapshot.
UNDO_COST = 25
MAX_SEALS = 1_000

#: When a decision may be taken back; `grimtable.records.undo` says what each means.
UndoPolicy = Literal["free", "until-revealed", "agreed"]


S = TypeVar("S", bound=msgspec.Struct)


class Entry(msgspec.Struct, frozen=True, tag_field="entry", tag=str.lower, forbid_unknown_fields=True):
    """One line of a record."""


class Played(Entry, frozen=True, omit_defaults=True):
    """A decision: the action in its text form and everything chance decided because of it."""

    action: str
    chance: tuple[Outcome, ...] = ()
    aside: tuple[str, ...] = ()  #: items that failed in it, and do nothing from here on (KRN-17)

    @property
    def seat(self) -> str:
        """Who decided: the word before the colon.

        >>> Played("red: pass").seat
        'red'
        """
        return self.action.partition(":")[0].strip()


class Undone(Entry, frozen=True, omit_defaults=True):
    """The last decisions were taken back."""

    by: str
    decisions: int = 1
    agreed: tuple[str, ...] = ()
    seal: str = ""  #: the end was taken back, after which the secret was known: from here on this seal


class Redone(Entry, frozen=True, omit_defaults=True):
    """Decisions that had been taken back were put back unchanged."""

    by: str
    decisions: int = 1


class Repair(Entry, frozen=True, omit_defaults=True, tag="repaired"):
    """The table was set right by hand; numbered like a decision."""

    by: str
    reason: str
    agreed: tuple[str, ...] = ()
    changes: dict[str, Any] = {}
    leave: str | None = None
    chance: tuple[Outcome, ...] = ()


class Sealed(Entry, frozen=True):
    """From here on chance draws from the secret of this seal; numbered with nothing."""

    seal: str


Step = Played | Repair
AnyEntry = Played | Undone | Redone | Repair | Sealed


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody reported about a game: a record with one is a problem report and still a record."""

    text: str  #: what went wrong, in one line
    table: str = ""
    number: int = 0
    seat: str = ""  #: who reported it
    decision: int = 0  #: the last decision then
    version: str = ""  #: of Grimtable
    python: str = ""
    state: dict[str, Any] | None = None  #: the position then, as `State.plain` writes it


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as it was played: plain data, no rules needed to read it."""

    format: int
    game: str
    rules: int  #: the version of the rules code
    content: str  #: the hash of the content pack
    undo: UndoPolicy
    setup: Setup
    dealt: tuple[Outcome, ...] = ()  #: what chance decided before the first decision
    entries: tuple[AnyEntry, ...] = ()
    digests: dict[int, str] = {}  #: decision → fingerprint of the whole state after it
    tables: dict[int, str] = {}  #: the same without the state of chance, for replays from written results
    result: Result | None = None
    secrets: tuple[str, ...] = ()  #: those behind its seals that may be told
    report: Report | None = None

    def to_json(self) -> bytes:
        """Plain JSON with one entry per line, so that two records can be compared line by line."""
        whole = msgspec.json.encode
        pieces = [
            b'"format": %d' % self.format,
            b'"game": ' + whole(self.game),
            b'"rules": %d' % self.rules,
            b'"content": ' + whole(self.content),
            b'"undo": ' + whole(self.undo),
            b'"setup": ' + whole(self.setup),
            b'"dealt": ' + _lines(b"[", (whole(each) for each in self.dealt), b"]"),
            b'"entries": ' + _lines(b"[", (whole(each) for each in self.entries), b"]"),
            b'"digests": ' + _table(self.digests),
            b'"tables": ' + _table(self.tables),
            b'"result": ' + whole(self.result),
        ]
        if self.secrets:
            pieces.append(b'"secrets": ' + _lines(b"[", map(whole, self.secrets), b"]"))
        if self.report is not None:
            pieces.append(b'"report": ' + whole(self.report))
        return b"{\n" + b",\n".join(pieces) + b"\n}\n"

    @property
    def steps(self) -> tuple[Step, ...]:
        """The decisions and repairs in force, without what was taken back: number 1 is the first."""
        in_force, _ = timeline(self.entries)
        return tuple(_as_step(self.entries[place]) for place in in_force)


def _lines(opening: bytes, lines: Iterable[bytes], closing: bytes) -> bytes:
    body = b",\n".join(lines)
    return opening + b"\n" + body + b"\n" + closing if body else opening + closing


def _table(digests: dict[int, str]) -> bytes:
    lines = (b'"%d": %s' % (number, msgspec.json.encode(digests[number])) for number in sorted(digests))
    return _lines(b"{", lines, b"}")


def _as_step(entry: AnyEntry) -> Step:
    assert isinstance(entry, Played | Repair)
    return entry


def timeline(entries: Sequence[AnyEntry]) -> tuple[list[int], list[int]]:
    """Which entries are in force, and which could be put back: places in `entries`, in order of play.

    >>> timeline([Played("red: pass"), Played("blue: pass"), Undone("blue")])
    ([0], [1])
    """
    in_force: list[int] = []
    taken_back: list[int] = []
    for place, entry in enumerate(entries):
        if isinstance(entry, Undone):
            _check_count(place, "takes back", entry.decisions, len(in_force))
            for _ in range(entry.decisions):
                taken_back.append(in_force.pop())
        elif isinstance(entry, Redone):
            _check_count(place, "puts back", entry.decisions, len(taken_back))
            for _ in range(entry.decisions):
                in_force.append(taken_back.pop())
        elif not isinstance(entry, Sealed):
            in_force.append(place)
            taken_back.clear()
    return in_force, taken_back[::-1]


def _check_count(place: int, deed: str, wanted: int, there: int) -> None:
    if not 1 <= wanted <= there:
        raise RecordError(
            f"entry {place + 1} of the record {deed} {wanted} decisions where {there} could be; "
            "use the record as it was saved"
        )


# --- reading --------------------------------------------------------------------------------------


class _Header(msgspec.Struct):
    format: int


def read_record(document: bytes) -> Record:
    """The record in these bytes. Whatever they are, the only error is a RecordError of one sentence.

    >>> read_record(b"once upon a time")
    Traceback (most recent call last):
    grimtable.kernel.errors.RecordError: this is no record: JSON is malformed: ...
    """
    if len(document) > MAX_BYTES:
        raise RecordError(
            f"this is no record: it has {len(document):,} bytes, and a record has at most {MAX_BYTES:,}"
        )
    header = _decode(document, _Header)
    if header.format != FORMAT:
        raise RecordError(
            f"the record has format {header.format}, and this version of Grimtable reads format {FORMAT}; "
            "open it with the version that wrote it"
        )
    record = _decode(document, Record)
    _check(record)
    return record


def _decode(document: bytes, kind: type[S]) -> S:
    remedy = "use the file as it was saved, or an earlier save"
    try:
        return msgspec.json.decode(document, type=kind)
    except msgspec.ValidationError as error:
        raise RecordError(f"this is no record that can be read: {_one_line(error)}; {remedy}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as error:
        raise RecordError(f"this is no record: {_one_line(error)}; {remedy}") from None
    except RecursionError:
        raise RecordError(f"this is no record: it is nested too deeply; {remedy}") from None


def _one_line(error: Exception) -> str:
    """The library's message on one printable line: it may quote the document."""
    return "".join(letter if letter.isprintable() else "·" for letter in str(error))[:200]


def _check(record: Record) -> None:
    """What the types cannot say: sizes, printable text, and that what is taken back was there."""
    _check_text("game", record.game)
    _check_text("content", record.content)
    _check_plain("rules", record.rules)
    _check_plain("setup", msgspec.to_builtins(record.setup))
    if record.setup.game != record.game:
        raise RecordError(
            f"the record is of {record.game}, but its set-up is of {record.setup.game}; "
            "use the record as it was saved"
        )
    _check_outcomes("the set-up", record.dealt)
    if len(record.entries) > MAX_ENTRIES:
        raise RecordError(
            f"the record has {len(record.entries):,} entries, and no game needs more than {MAX_ENTRIES:,}"
        )
    _check_sealing(record)
    carried_out = repairs = 0
    for place, entry in enumerate(record.entries):
        where = f"entry {place + 1}"
        if isinstance(entry, Sealed):
            continue
        if isinstance(entry, Played):
            carried_out += 1
            _check_text(where, entry.action)
            _check_outcomes(where, entry.chance)
            _check_plain(where, entry.aside)
        elif isinstance(entry, Redone):
            carried_out += max(entry.decisions, 0)
            _check_text(where, entry.by)
        else:
            _check_text(where, entry.by)
            _check_plain(where, entry.agreed)
            if isinstance(entry, Undone):
                # Taking back is a replay: of the last few decisions, or of half the way that is gone back.
                carried_out += UNDO_COST + max(entry.decisions, 0)
            if isinstance(entry, Repair):
                repairs += 1
                _check_text(where, entry.reason)
                _check_plain(where, entry.changes)
                _check_text(where, entry.leave or "")
                _check_outcomes(where, entry.chance)
    if carried_out > MAX_ENTRIES or repairs > MAX_REPAIRS:
        raise RecordError(
            f"living the record again carries out {carried_out:,} decisions and {repairs:,} repairs, "
            "what was taken back and put back included; "
            f"at most {MAX_ENTRIES:,} and {MAX_REPAIRS:,} are read"
        )
    in_force, _ = timeline(record.entries)
    for name, digests in (("digests", record.digests), ("tables", record.tables)):
        for number, digest in digests.items():
            _check_text(name, digest)
            if not 0 <= number <= len(in_force):
                raise RecordError(
                    f"the record has {len(in_force)} decisions, but {name} speaks of decision "
                    f"{str(number)[:20]}; use the record as it was saved"
                )
    if record.result is not None:
        _check_plain("result", msgspec.to_builtins(record.result))
    if record.report is not None:
        for part in ("text", "table", "seat", "version", "python"):
            _check_text(f"report.{part}", getattr(record.report, part))


def _check_sealing(record: Record) -> None:
    """Seals and secrets are written in one way only, and there are not too many."""
    setup = record.setup
    seals = {
        f"entry {place + 1}": entry.seal
        for place, entry in enumerate(record.entries)
        if isinstance(entry, Sealed) or (isinstance(entry, Undone) and entry.seal)
    }
    if (setup.chance == "keyed") != isinstance(setup.seal, str):
        raise RecordError("the set-up of the record needs a seal if its chance is keyed, and only then")
    if isinstance(setup.seal, str):
        seals["the set-up"] = setup.seal
    for where, seal in seals.items():
        if not is_digits(seal):
            raise RecordError(f"{where} of the record holds no seal: it has 64 digits from 0 to f")
    if not all(map(is_digits, record.secrets)):
        raise RecordError("the record holds no secret that can be used: it has 64 digits from 0 to f")
    if len(seals) > MAX_SEALS or len(record.secrets) > MAX_SEALS:
        raise RecordError(f"the record has more than {MAX_SEALS:,} seals or secrets; that is too many")


def _check_text(where: str, text: str) -> None:
    # A record may come from a stranger: no control characters that would write on a reader's terminal.
    if len(text) > MAX_TEXT or odd_text(text) is not None:
        raise RecordError(
            f"{where} of the record holds text that is too long or not printable; "
            f"use one line of at most {MAX_TEXT} letters"
        )


def _check_outcomes(where: str, outcomes: tuple[Outcome, ...]) -> None:
    if len(outcomes) > MAX_ITEMS:
        raise RecordError(f"{where} of the record holds {len(outcomes):,} chance results; that is too many")
    for outcome in outcomes:
        _check_text(where, outcome.what)
        _check_plain(where, outcome.value)
        if outcome.kind == "order" and not (
            isinstance(outcome.value, list) and all(isinstance(item, str) for item in outcome.value)
        ):
            raise RecordError(f"{where} of the record: the order of {outcome.what} must be a list of names")


def _check_plain(where: str, value: Any, depth: int = 0) -> None:
    """JSON from a stranger: shallow, short, printable."""
    if isinstance(value, str):
        _check_text(where, value)
    elif isinstance(value, dict | list | tuple):
        if depth >= MAX_DEPTH or len(value) > MAX_ITEMS:
            raise RecordError(f"{where} of the record holds data that is too deep or too long")
        for item in value:
            _check_plain(where, item, depth + 1)
        if isinstance(value, dict):
            for item in value.values():
                _check_plain(where, item, depth + 1)
    elif (odd := odd_value(value)) is not None:
        raise RecordError(f"{where} of the record: {odd.sentence}")


# --- files ----------------------------------------------------------------------------------------


def read_record_file(path: Path) -> Record:
    """The record in a file; every problem is a sentence that names the file."""
    try:
        with path.open("rb") as file:
            document = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror or error}") from None
    try:
        return read_record(document)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None


def write_whole(path: Path, document: bytes) -> None:
    """Write a file so that a reader finds the old one or the new one, whatever happens in between."""
    path = path.resolve()  # a link keeps pointing where it did
    temporary: Path | None = None
    try:
        mode = path.stat().st_mode & 0o777 if path.exists() else 0o644
        descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
        temporary = Path(name)
        with os.fdopen(descriptor, "wb") as file:
            file.write(document)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(mode)
        temporary.replace(path)
        temporary = None
    except OSError as error:
        raise RecordError(
            f"{path} could not be written: {error.strerror or error}; what was there before is unchanged"
        ) from None
    finally:
        if temporary is not None:
            temporary.unlink(missing_ok=True)
    _settle(path.parent)


def _settle(folder: Path) -> None:
    """Make the new name itself survive a power cut, where the system can; the file is whole either way."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
