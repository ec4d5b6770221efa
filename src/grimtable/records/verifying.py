"""Verifying: a record is played again, and everything written in it is compared."""

from __future__ import annotations

import msgspec

from grimtable.kernel.errors import RecordError
from grimtable.kernel.game import Game
from grimtable.kernel.keyed import Key
from grimtable.kernel.state import B, T
from grimtable.records.record import Record
from grimtable.records.session import Session


class Verified(msgspec.Struct, frozen=True):
    """What a verification found."""

    decisions: int
    digest: str
    dice: str  #: what is proved about dice and shuffles, in a sentence
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
    key = session.streams.key
    if session.state.over and key is not None and key.is_locked:
        raise RecordError(
            f"the game is over, but the secret behind the seal {key.seal} is not in the record, so nobody "
            "can prove its dice; use the record as it was saved after the end"
        )
    dice = "the dice are not proved" if from_outcomes else _proof(session)
    return Verified(session.decisions, session.state.digest(), dice, session.remarks)


def _proof(session: Session[T, B]) -> str:
    """What the record proves about its dice, source by source."""
    if session.setup.chance == "external":
        return "the dice were typed in, so nothing can be proved about them"
    parts = []
    streams = session.streams.all
    for place, stream in enumerate(streams):
        # What was sealed anew before anything was decided under it decided only the set-up, or nothing.
        later = streams[place + 1].first if place + 1 < len(streams) else None
        if place and later is not None and later <= stream.first:
            continue
        since = f"from decision {min(stream.first, session.decisions) + 1} on " if place else ""
        parts.append(since + _proved(session.setup.seed, stream.key))
    return "; ".join(parts)


def _proved(seed: int, key: Key | None) -> str:
    if key is None:
        return f"the dice follow from the seed {seed}, which could be known beforehand"
    if key.is_locked:
        return f"the dice are not proved, because the secret behind the seal {key.seal} is not in the record"
    return f"the dice are proved by the seal {key.seal}"
