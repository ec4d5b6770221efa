"""Verifying: a record is played again, and everything written in it is compared."""

from __future__ import annotations

import msgspec

from grimtable.kernel.errors import RecordError
from grimtable.kernel.game import Game
from grimtable.kernel.record import Record
from grimtable.kernel.session import Session
from grimtable.kernel.state import B, T


class Verified(msgspec.Struct, frozen=True):
    """What a verification found."""

    decisions: int
    digest: str
    remarks: tuple[str, ...] = ()


def verify(
    game: Game[T, B], record: Record, *, from_outcomes: bool = False, other_content: bool = False
) -> Verified:
    """Replay a record and compare everything written in it; RecordError names the first difference."""
    written = record.tables if from_outcomes else record.digests
    if len(record.steps) not in written:
        raise RecordError(
            "the record has no digest after its last decision, so nothing shows that it is whole; "
            "resume it and save it again"
        )
    session = Session.resume(game, record, from_outcomes=from_outcomes, other_content=other_content)
    return Verified(session.decisions, session.state.digest(), session.remarks)
