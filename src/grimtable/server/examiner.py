"""One examining process: it lives through what strangers send, so that the server need not.

`grimtable.server.examining` starts it and gives it a limit on time and memory. A record is verified and made
ready to be stored; a repair is tried, and the table it leaves is drawn for every seat. What is wrong is a
sentence; what takes too long is the server's to stop.
"""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Literal

import msgspec

from grimtable.games import UnknownGame, UnknownPack, game_for, game_of_state
from grimtable.kernel import State
from grimtable.kernel.errors import FAULTS, GrimtableError, StateError
from grimtable.kernel.playout import chooser
from grimtable.kernel.setup import Setup
from grimtable.records.record import Repair, UndoPolicy, read_record
from grimtable.records.repair import repaired
from grimtable.records.resting import earlier_rest
from grimtable.records.session import Session
from grimtable.server import bot_worker
from grimtable.server.bot_worker import Question, Reply
from grimtable.server.presenting import presenter_of
from grimtable.server.table import CHRONICLE, encode_bytes

log = logging.getLogger(__name__)

#: What is wrong, as far as the answer depends on it; `heavy`: the table is too much work to show.
Fault = Literal["", "record", "game", "state", "heavy"]


class Kept(msgspec.Struct, frozen=True):
    """A game as it is stored with a new table."""

    asked: str
    entries: list[bytes]
    rests: list[tuple[int, bytes]]  #: snapshots: after how many entries, and what
    dealt: bytes | None  #: what has to be stored of the set-up, because its secret is not known here
    secrets: list[str]

    @classmethod
    def of(cls, session: Session[Any, Any]) -> Kept:
        """With a snapshot at its end, and one far enough back to tell its last decisions without a replay."""
        rests = [earlier_rest(session, CHRONICLE), session.rest()]
        return cls(
            str(session.state.asked or ""),
            [encode_bytes(entry) for entry in session.entries],
            [(rest.entries, encode_bytes(rest)) for rest in rests if rest is not None],
            encode_bytes(session.dealt) if session.is_written(0) else None,
            list(session.streams.secrets(with_newest=True)),
        )


class Imported(msgspec.Struct, frozen=True):
    """A record that was lived through, ready to be stored."""

    game: str
    setup: Setup
    undo: UndoPolicy
    over: bool
    kept: Kept


class Verdict(msgspec.Struct, frozen=True):
    """What an examination found."""

    fault: Fault = ""
    sentence: str = ""
    imported: Imported | None = None


class ImportTrial(msgspec.Struct, frozen=True):
    """A record file."""

    document: bytes
    seconds: float  #: of the processor that drawing its last table may take


class RepairTrial(msgspec.Struct, frozen=True):
    """A table and how it shall be set right."""

    state: bytes
    repair: Repair
    seconds: float  #: of the processor that judging and drawing it may take


def answer(question: Question) -> Reply:
    """Examine; whatever is wrong with what was sent is in the verdict."""
    try:
        if question.what == "import":
            verdict = _import(msgspec.msgpack.decode(question.state, type=ImportTrial))
        else:
            verdict = _repair(msgspec.msgpack.decode(question.state, type=RepairTrial))
    except (UnknownGame, UnknownPack) as error:
        verdict = Verdict("game", str(error))
    except StateError as error:
        verdict = Verdict("state", str(error))
    except (GrimtableError, *FAULTS, MemoryError) as error:
        verdict = Verdict("record", " ".join(str(error).split()) or type(error).__name__)
    return Reply(explanation=msgspec.msgpack.encode(verdict))


def _import(trial: ImportTrial) -> Verdict:
    record = read_record(trial.document)
    game = game_for(record.setup)
    session = Session.resume(game, record)
    if _seconds_to_show(session.state) > trial.seconds:
        return Verdict("heavy")
    if not session.state.over and session.setup.chance != "external":
        session.reseal()  # whoever has the file may know what would come
    return Verdict(
        imported=Imported(game.id, session.setup, session.undo_policy, session.state.over, Kept.of(session))
    )


def _repair(trial: RepairTrial) -> Verdict:
    state = game_of_state(trial.state).load(trial.state)
    # The secret behind the dice stays with the server; others take as long.
    state.chance = state.chance.imagine(chooser(0))
    _seconds_to_show(state)  # what is prepared at the first drawing does not count
    started = time.process_time()
    mended = repaired(state, trial.repair)
    judged = time.process_time() - started
    return Verdict("heavy") if judged + _seconds_to_show(mended) > trial.seconds else Verdict()


def _seconds_to_show(state: State[Any, Any]) -> float:
    """What it takes to draw this table for everybody."""
    presenter = presenter_of(state.game, state.setup, "en")
    try:
        if not presenter.is_warm:
            presenter.warm(state.copy())
        started = time.process_time()
        for viewer in (*state.order, None):
            picture = presenter.picture(state, viewer)
            encode_bytes(presenter.decision(state, viewer, picture=picture))
    except Exception:  # a fault in drawing is not what is asked here: tables show it plainly
        log.exception("a table of %s cannot be drawn", state.game.id)
        return 0.0
    return time.process_time() - started


if __name__ == "__main__":
    raise SystemExit(bot_worker.main(sys.argv[1:], answer))
